"""Many games played by bots: counted, in columns, the same on any number of threads and machines.

>>> import frente
>>> run = frente.simulate("amanecer", games=1000, seed=1)
>>> run.summary["games"], run.arrays["game"][-1]
(1000, np.uint64(999))
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from . import _core
from ._check import SEED_MAX, bots, extra, text, whole
from .errors import BadPlan
from .matches import Match, replay

if TYPE_CHECKING:
    import pandas

#: The columns of a run, and what they are made of. A game takes 24 bytes.
COLUMNS: Mapping[str, type[np.generic]] = {
    "game": np.uint64,
    "outcome": np.uint8,
    "grade": np.uint8,
    "score": np.int32,
    "decisions": np.uint32,
    "chances": np.uint32,
    "winners": np.uint8,
    "losers": np.uint8,
}


@dataclass(frozen=True)
class Plan:
    """What to play: a range of all the games a seed stands for."""

    game: str
    games: int
    bots: str = "random"
    seed: int = 1936
    setup: Mapping[str, Any] | None = None
    first: int = 0
    rows: bool = True

    @staticmethod
    def checked(game: str, games: int, named: object, seed: int, setup: Mapping[str, Any] | None, first: int, keep: str) -> Plan:
        """The plan of these arguments, each within its bounds."""
        if keep not in ("rows", "sums"):
            raise ValueError(f'keep = {keep!r}: expected "rows" or "sums"')
        games, first = whole("games", games, 1, 2**48), whole("first", first, 0, 2**63)
        return Plan(text("game", game), games, bots(named), whole("seed", seed, 0, SEED_MAX), setup, first, keep == "rows")

    def native(self, threads: int) -> dict[str, object]:
        """The plan as Rust reads it."""
        return {
            "game": self.game,
            "games": self.games,
            "bots": self.bots,
            "seed": self.seed,
            "setup": self.setup,
            "first": self.first,
            "rows": self.rows,
            "threads": threads,
        }

    def part(self, first: int, games: int) -> Plan:
        """A range of it."""
        return replace(self, first=first, games=games, rows=True)


class Run:
    """A run that was played."""

    def __init__(self, core: _core.Run, plan: Plan) -> None:
        self._core = core
        #: What was played.
        self.plan = plan
        self._arrays: dict[str, NDArray[Any]] | None = None

    @property
    def summary(self) -> dict[str, Any]:
        """The object that `frente sim --json` prints."""
        return self._core.summary

    @property
    def details(self) -> dict[str, Any]:
        """The same with intervals, grades, points and lengths: what `frente sim --out` writes as summary.json."""
        return self._core.details

    @property
    def reproducible(self) -> bool:
        """Whether the plan alone decides what is played: no bot thinks by the clock."""
        return self._core.reproducible

    @property
    def outcomes(self) -> list[str]:
        """What the codes of the column `outcome` stand for."""
        return self._core.labels[0]

    @property
    def grades(self) -> list[str]:
        """What the codes of the column `grade` stand for; "" where the book gives none."""
        return self._core.labels[1]

    @property
    def arrays(self) -> dict[str, NDArray[Any]]:
        """One row a game, in the order of their numbers. Seats that won or lost are bits."""
        if not self.plan.rows:
            raise BadPlan('no games were kept, only sums: simulate(…, keep="rows")')
        if self._arrays is None:
            self._arrays = self._core.columns()
        return self._arrays

    def to_pandas(self) -> pandas.DataFrame:
        """A data frame with named outcomes and grades, and a column of wins for each seat."""
        pandas = extra("pandas", "pandas", "Run.to_pandas")
        arrays = dict(self.arrays)
        frame = pandas.DataFrame({name: arrays[name] for name in COLUMNS if name not in ("winners", "losers")})
        frame["outcome"] = pandas.Categorical.from_codes(arrays["outcome"].astype(np.int16), self.outcomes)
        frame["grade"] = pandas.Categorical.from_codes(arrays["grade"].astype(np.int16), self.grades)
        for seat in range(len(self.summary["bots"])):
            frame[f"won_{seat}"] = (arrays["winners"] >> seat & 1).astype(bool)
        return frame

    def to_csv(self, path: str | os.PathLike[str]) -> None:
        """Writes the same bytes as the `games.csv` of `frente sim --out`."""
        _ = self.arrays
        Path(path).write_text(self._core.csv(), "utf-8", newline="")

    def to_parquet(self, path: str | os.PathLike[str]) -> None:
        """Writes the data frame as a Parquet file."""
        extra("pyarrow", "pandas", "Run.to_parquet")
        self.to_pandas().to_parquet(path, index=False)

    def report(self, folder: str | os.PathLike[str]) -> None:
        """Writes summary.json, games.csv and report.html into a new folder, as `frente sim --out` does."""
        _ = self.arrays
        self._core.report(folder)

    def play_again(self, game: int) -> Match:
        """A game of the run once more, alone."""
        return play_one(self.plan.game, bots=self.plan.bots, seed=self.plan.seed, index=game, setup=self.plan.setup)

    def __repr__(self) -> str:
        summary = self.summary
        return f"<Run {summary['game']}: {summary['games']} games, bots {','.join(summary['bots'])}, seed {summary['seed']}>"


def wilson(won: float, games: float, z: float = 1.959964) -> tuple[float, float]:
    """The 95 % interval of a rate.

    >>> low, high = wilson(50, 100)
    >>> round(low, 3), round(high, 3)
    (0.404, 0.596)
    """
    if games <= 0:
        return 0.0, 1.0
    rate, square = won / games, z * z
    middle = (rate + square / (2 * games)) / (1 + square / games)
    half = z / (1 + square / games) * (rate * (1 - rate) / games + square / (4 * games * games)) ** 0.5
    return max(0.0, middle - half), min(1.0, middle + half)


class Progress:
    """One line that is written anew on a terminal, a line every 30 seconds elsewhere."""

    def __init__(self, games: int, shown: bool | None) -> None:
        self.terminal = sys.stderr.isatty()
        self.shown = self.terminal if shown is None else shown
        self.games, self.start, self.last = games, time.monotonic(), 0.0

    def __call__(self, played: int, more: str = "") -> None:
        """So many games are played."""
        now = time.monotonic()
        if not self.shown or now - self.last < (0.1 if self.terminal else 30):
            return
        self.last = now
        rate = played / max(now - self.start, 1e-9)
        left = (self.games - played) / rate if rate else float("inf")
        line = f"{played}/{self.games} games  {rate:.0f}/s  {left:.0f} s left{more}"
        sys.stderr.write(f"\r\x1b[K{line}" if self.terminal else f"{line}\n")
        sys.stderr.flush()

    def end(self) -> None:
        """Leaves nothing on the terminal."""
        if self.shown and self.terminal:
            sys.stderr.write("\r\x1b[K")


def simulate(
    game: str,
    games: int,
    *,
    bots: str | Sequence[str] = "random",
    seed: int = 1936,
    setup: Mapping[str, Any] | None = None,
    first: int = 0,
    threads: int = 0,
    keep: str = "rows",
    records: str | os.PathLike[str] | None = None,
    progress: bool | Callable[[int], object] | None = None,
    on: str = "local",
    **on_ray: Any,
) -> Run:
    """Plays many games, on all cores (`threads=0`) or on a cluster (`on="ray"`, see `frente.ray`).

    Game i draws from (seed, i) alone: what comes out depends on rules, setup, bots, seed and range, and on nothing else.
    With `records` every game is played with verifiable dice and written into that new folder, as `frente sim --records` does.
    """
    plan = Plan.checked(game, games, bots, seed, setup, first, keep)
    if on == "ray":
        if records is not None:
            raise BadPlan('records: expected on="local"; a single game can be had again by Run.play_again')
        from . import ray

        return ray.simulate(plan, progress=progress, **on_ray)
    if on != "local" or on_ray:
        raise ValueError(f'on = {on!r}: expected "local" or "ray"; {", ".join(on_ray) or "nothing"} is for "ray"')
    threads = whole("threads", threads, 0, 1024) or available_cores()
    if callable(progress):
        return Run(_core.simulate(plan.native(threads), progress, records), plan)
    shown = Progress(games, progress)
    run = _core.simulate(plan.native(threads), shown if shown.shown else None, records)
    shown.end()
    return Run(run, plan)


def available_cores() -> int:
    """How many cores this program may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_one(
    game: str,
    *,
    bots: str | Sequence[str] = "random",
    seed: int = 1936,
    index: int = 0,
    setup: Mapping[str, Any] | None = None,
) -> Match:
    """Game `index` of a run once more, alone: its dice and cards are those of the run, written out.

    >>> import frente
    >>> run = frente.simulate("amanecer", games=20, seed=1)
    >>> match = frente.play_one("amanecer", seed=1, index=11)
    >>> match.steps == run.arrays["decisions"][11] + run.arrays["chances"][11]
    np.True_
    """
    plan = Plan.checked(game, 1, bots, seed, setup, 0, "rows")
    record = _core.one_game(plan.native(1), whole("index", index, 0, 2**63))
    return replay(record, referee=True)
