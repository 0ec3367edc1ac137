"""A designer's study: turn a number of a data pack, see what it does to the balance, find a setting that is balanced.

>>> from frente import study
>>> denikin = study.Knob("denikin", "board.ron", r"unit: Denikin,.*?battle: (\\d)", 1, 6)
>>> weaker = study.compare("amanecer", {denikin: 1}, games=2000, bots="instinct", seed=1)
>>> weaker.after.rate > weaker.before.rate
True
"""

from __future__ import annotations

import html
import os
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from ._check import extra, whole
from .catalogue import data_pack
from .catalogue import game as game_of
from .lab import Run, simulate, wilson


@dataclass(frozen=True)
class Knob:
    """A number of a data pack: where it stands, and between which bounds it may be turned.

    `pattern` is a regular expression that matches once in the file; its only group is the number.
    """

    name: str
    file: str
    pattern: str
    low: int
    high: int

    def place(self, texts: Mapping[str, str]) -> tuple[int, int]:
        """Where the number stands in its file."""
        if self.file not in texts:
            raise ValueError(f"{self.name}: no file {self.file!r}, expected one of {', '.join(texts)}")
        found = list(re.finditer(self.pattern, texts[self.file], re.DOTALL))
        if len(found) != 1 or found[0].re.groups != 1:
            raise ValueError(
                f"{self.name}: {self.pattern!r} matches {len(found)} times in {self.file}, expected once, with one group"
            )
        return found[0].span(1)

    def read(self, game: str) -> int:
        """The number as it stands in the standard pack."""
        texts = game_of(game).data()
        first, last = self.place(texts)
        return int(texts[self.file][first:last])


def turned(game: str, values: Mapping[Knob, int]) -> dict[str, Any]:
    """What a setup says to be played with these numbers. `BadSetup` where the game refuses them."""
    texts = game_of(game).data()
    changed = dict(texts)
    for knob, value in values.items():
        whole(knob.name, value, knob.low, knob.high)
        first, last = knob.place(changed)
        changed[knob.file] = changed[knob.file][:first] + str(value) + changed[knob.file][last:]
    differing = {name: text for name, text in changed.items() if text != texts[name]}
    return data_pack(game, differing) if differing else {}


@dataclass(frozen=True)
class Measured:
    """How often a seat won."""

    values: dict[str, int]
    games: int
    won: int
    run: Run

    @property
    def rate(self) -> float:
        """The share of games it won."""
        return self.won / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of that."""
        return wilson(self.won, self.games)

    def __str__(self) -> str:
        low, high = self.interval
        said = ", ".join(f"{name} {value}" for name, value in self.values.items()) or "as it is"
        return f"{said}: {self.rate:.1%} ({low:.1%} to {high:.1%}) of {self.games} games"


@dataclass(frozen=True)
class Compared:
    """What a change does."""

    before: Measured
    after: Measured
    #: By how much the rate differs, and the 95 % interval of that. The games are paired: the same seeds before and after.
    difference: float
    interval: tuple[float, float]

    def __str__(self) -> str:
        low, high = self.interval
        return f"{self.before}\n{self.after}\ndifference {self.difference:+.1%} ({low:+.1%} to {high:+.1%})"


def measure(
    game: str,
    values: Mapping[Knob, int],
    *,
    games: int = 1000,
    bots: str = "soldier",
    seat: int = 0,
    seed: int = 1936,
    setup: Mapping[str, Any] | None = None,
    **how: Any,
) -> Measured:
    """Plays with these numbers. What `simulate` takes, `on="ray"` for one, is handed on."""
    played = simulate(game, games, bots=bots, seed=seed, setup={**(setup or {}), **turned(game, values)}, **how)
    won = int((played.arrays["winners"] >> whole("seat", seat, 0, 7) & 1).sum())
    return Measured({knob.name: value for knob, value in values.items()}, games, won, played)


def compare(game: str, values: Mapping[Knob, int], *, seat: int = 0, **how: Any) -> Compared:
    """The standard pack and these numbers, over the same games."""
    before, after = measure(game, {}, seat=seat, **how), measure(game, values, seat=seat, **how)

    def won(measured: Measured) -> Any:
        return (measured.run.arrays["winners"] >> seat & 1).astype(np.int8)

    change = won(after) - won(before)
    mean, error = float(change.mean()), float(change.std(ddof=1)) / len(change) ** 0.5
    return Compared(before, after, mean, (mean - 1.96 * error, mean + 1.96 * error))


@dataclass(frozen=True)
class Balanced:
    """A setting that a search found, and the way to it."""

    #: The best setting, played again with other seeds: its rate is not the luck of the search.
    best: Measured
    tried: list[Measured]


def balance(
    game: str,
    knobs: Sequence[Knob],
    *,
    goal: float = 0.5,
    trials: int = 30,
    games: int = 400,
    confirm: int = 4000,
    seed: int = 1936,
    **how: Any,
) -> Balanced:
    """Looks for numbers with which a seat wins as often as `goal`, by Optuna's tree of Parzen estimators.

    Of settings alike in that, the one that changes less is better. The best is played again, `confirm` games of another seed.
    """
    optuna = extra("optuna", "optuna", "frente.study.balance")
    optuna.logging.set_verbosity(optuna.logging.WARNING)
    usual = {knob: knob.read(game) for knob in knobs}
    tried: list[tuple[float, Measured, dict[Knob, int]]] = []

    def cost(trial: Any) -> float:
        values = {knob: trial.suggest_int(knob.name, knob.low, knob.high) for knob in knobs}
        measured = measure(game, values, games=games, seed=seed, **how)
        moved = sum(abs(values[knob] - usual[knob]) / max(1, knob.high - knob.low) for knob in knobs) / len(knobs)
        missed: float = abs(measured.rate - goal) + 0.02 * moved
        tried.append((missed, measured, values))
        return float(missed)

    study = optuna.create_study(sampler=optuna.samplers.TPESampler(seed=seed & 0xFFFF_FFFF))
    study.enqueue_trial({knob.name: value for knob, value in usual.items()})
    study.optimize(cost, n_trials=whole("trials", trials, 1, 100_000))
    _, _, values = min(tried, key=lambda one: one[0])
    best = measure(game, values, games=confirm, seed=seed ^ 0x5EED, **how)
    return Balanced(best, [measured for _, measured, _ in tried])


def chart(measured: Sequence[Measured], path: str | os.PathLike[str], goal: float | None = None) -> None:
    """Draws rates with their intervals, a line each, as an SVG."""
    row, left, width = 26, 260, 360
    height = row * len(measured) + 40
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {left + width + 80} {height}" font-family="Georgia, serif" '
        'font-size="13" fill="#2b2823"><rect width="100%" height="100%" fill="#f3ede0"/>'
    ]
    for share in (0, 25, 50, 75, 100):
        x = left + width * share / 100
        lines.append(f'<path d="M{x} 10V{height - 26}" stroke="#c9bfa8"/>')
        lines.append(f'<text x="{x}" y="{height - 8}" text-anchor="middle">{share} %</text>')
    if goal is not None:
        lines.append(f'<path d="M{left + width * goal} 10V{height - 26}" stroke="#8c2f1b" stroke-dasharray="4 3"/>')
    for at, one in enumerate(measured):
        y = 26 + row * at
        low, high = one.interval
        said = html.escape(", ".join(f"{name} {value}" for name, value in one.values.items()) or "as it is")
        lines.append(f'<text x="{left - 10}" y="{y + 4}" text-anchor="end">{said}</text>')
        lines.append(f'<path d="M{left + width * low} {y}H{left + width * high}" stroke="#2b2823" stroke-width="2"/>')
        lines.append(f'<circle cx="{left + width * one.rate}" cy="{y}" r="4"/>')
        lines.append(f'<text x="{left + width + 12}" y="{y + 4}">{one.rate:.1%}</text>')
    Path(path).write_text("\n".join([*lines, "</svg>\n"]), "utf-8")
