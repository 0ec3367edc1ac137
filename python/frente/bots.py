"""The way back: a policy that was taught here takes a seat as a bot.

>>> import numpy as np, frente, frente.bots
>>> known = frente.encoding("amanecer")
>>> weights = np.zeros((len(known.facts), 8)), np.zeros(8)
>>> scores = np.zeros((8, len(known.actions))), np.arange(float(len(known.actions)))
>>> name = frente.bots.add(frente.bots.Policy("amanecer", [weights], scores), "last-resort")
>>> name
'net:last-resort'
>>> frente.simulate("amanecer", games=10, bots=name).summary["bots"]
['net:last-resort']
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from . import _core
from ._check import text
from .catalogue import encoding
from .errors import BadPolicy

Floats = NDArray[np.floating[Any]]
#: Weights, a row for each input, and biases.
Layer = tuple[Floats, Floats]

#: The text of every policy this program has loaded, by name: what machines of a cluster are sent.
LOADED: dict[str, str] = {}


@dataclass
class Policy:
    """A network over facts. Every layer but the last is clipped below at 0.

    Without `offer`, `last` gives every action its score: for games whose actions have numbers. With it, what `last` says is
    added to what the facts of an offer say, clipped, and weighed: `offer` is weights over the facts of an action, and what
    each sum is worth.
    """

    game: str
    hidden: Sequence[Layer]
    last: Layer
    offer: tuple[Floats, Floats] | None = None

    def to_text(self) -> str:
        """The policy as a file."""
        known = encoding(self.game)
        head = "head numbers" if self.offer is None else "head offers"
        lines = ["frente-policy 1", head, f"hidden {len(self.hidden)}", *known.schema.splitlines(), ""]
        inputs = len(known.facts)
        for weights, bias in (*self.hidden, self.last):
            inputs = _layer(weights, bias, inputs, lines)
        if self.offer is None:
            if inputs != len(known.actions):
                raise BadPolicy(f"the last layer has {inputs} outputs, {self.game} has {len(known.actions)} numbered actions")
        else:
            weights, worth = self.offer
            width = _layer(weights, np.zeros(inputs), len(known.action_facts), lines)
            _layer(np.reshape(worth, (width, 1)), np.zeros(1), inputs, lines)
        return "\n".join(lines) + "\n"

    def scores(self, facts: NDArray[np.int8], offers: NDArray[np.int16] | None = None) -> Floats:
        """A score for each action or offer, as the bot reckons it: for one observation."""
        values = facts.astype(np.float32)
        for weights, bias in self.hidden:
            values = np.maximum(values @ weights.astype(np.float32) + bias.astype(np.float32), 0)
        last: Floats = values @ self.last[0].astype(np.float32) + self.last[1].astype(np.float32)
        if self.offer is None:
            return last
        if offers is None:
            raise BadPolicy("this policy weighs offers: hand in their facts")
        weights, worth = self.offer
        padded = np.vstack([weights, np.zeros((1, weights.shape[1]))]).astype(np.float32)
        mixed: Floats = np.maximum(padded[offers].sum(axis=1) + last, 0) @ worth.astype(np.float32)
        return mixed


def _layer(weights: Floats, bias: Floats, inputs: int, lines: list[str]) -> int:
    weights, bias = np.asarray(weights, np.float64), np.asarray(bias, np.float64)
    if weights.ndim != 2 or weights.shape[0] != inputs or bias.shape != weights.shape[1:]:
        raise BadPolicy(f"a layer has weights {weights.shape} and biases {bias.shape}, expected ({inputs}, n) and (n,)")
    if not (np.isfinite(weights).all() and np.isfinite(bias).all()):
        raise BadPolicy("a layer has weights that are no finite numbers")
    lines.append(f"layer {inputs} {weights.shape[1]}")
    for row in (bias, *weights):
        lines.append(" ".join(f"{number:.6g}" for number in row) if row.any() else "0")
    return int(weights.shape[1])


def export(policy: Policy, path: str | os.PathLike[str]) -> None:
    """Writes a policy as a file: for `load` here, and for `frente sim --net FILE` and `frente play --net FILE`."""
    written = policy.to_text()
    _core.add_policy("exported", written)  # Read back before it is written: a file that nobody can read helps nobody.
    Path(path).write_text(written, "utf-8")


def load(path: str | os.PathLike[str], name: str | None = None) -> str:
    """Reads a policy: the name it goes by as a bot from now on, `net:` and the file's name."""
    file = Path(path)
    return _added(name or file.stem, file.read_text("utf-8"))


def add(policy: Policy, name: str) -> str:
    """Takes a policy as it is: the name it goes by as a bot from now on."""
    return _added(name, policy.to_text())


def _added(name: str, written: str) -> str:
    if not text("name", name) or any(letter in name for letter in ", \n"):
        raise ValueError(f"name = {name!r}: expected letters without commas and spaces")
    added = _core.add_policy(name, written)
    LOADED[name] = written
    return added
