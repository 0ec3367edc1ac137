"""One position by numbers: for search, for learning, for OpenSpiel.

A `Position` knows everything, dice to come excepted: what a seat may know is asked for by the seat.

>>> import frente
>>> position = frente.Position("amanecer", seed=7)
>>> while position.node >= 0:
...     node = position.step(position.legal()[0])
>>> position.payoffs()[0] in (-1.0, 0.0, 1.0)
True
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from . import _core
from ._check import SEED_MAX, text, whole
from .catalogue import encoding

#: What `Position.node` says instead of a seat.
CHANCE, OVER = -1, -2


def numbering(game: str, actions: str | None) -> str:
    """Which numbers stand for actions: what was asked for, or what suits the game."""
    if actions is None:
        return "codes" if encoding(game).actions else "offers"
    return text("actions", actions)


class Position:
    """A position of any game, its actions and chances as numbers.

    With `actions="codes"` a number always means the same action; with `"offers"` it is a place in the sorted list of what is
    offered. With `seed` the dice are drawn: at once, and in `step` and `roll`. With `told` it keeps what each seat was told.
    """

    __slots__ = ("_core", "actions", "legal", "setup", "step")

    def __init__(
        self,
        game: str,
        setup: Mapping[str, Any] | None = None,
        *,
        seed: int | None = None,
        actions: Literal["codes", "offers"] | None = None,
        told: bool = False,
    ) -> None:
        #: "codes" or "offers".
        self.actions = numbering(text("game", game), actions)
        #: What was laid over the usual setup.
        self.setup = setup
        self._bind(_core.Position(game, setup, self.actions, whole("seed", seed or 0, 0, SEED_MAX), bool(told)))
        if seed is not None:
            self._core.roll()

    def _bind(self, core: _core.Position) -> Position:
        self._core = core
        #: The numbers of what is legal, in order: `legal()`.
        self.legal = core.legal
        #: Takes a legal action, then draws what is due: `step(number)`, which answers as `node`.
        self.step = core.step
        return self

    def _copy(self, core: _core.Position) -> Position:
        copied = Position.__new__(Position)
        copied.actions, copied.setup = self.actions, self.setup
        return copied._bind(core)

    @property
    def game(self) -> str:
        """The id of the game."""
        return self._core.game

    @property
    def node(self) -> int:
        """The seat that must choose; -1 where a die or a card is due, -2 at the end."""
        return self._core.node

    @property
    def seats(self) -> int:
        """How many seats play."""
        return self._core.seats

    @property
    def outcome(self) -> dict[str, Any] | None:
        """How it ended, if it has."""
        return self._core.outcome

    def act(self, number: int) -> None:
        """Takes a legal action and draws nothing."""
        self._core.act(whole("action", number, -(2**62), 2**62))

    def chances(self) -> list[int]:
        """The weights of what chance may bring now."""
        return self._core.chances()

    def chance(self, number: int) -> None:
        """Brings what is at that place in the list of what may come."""
        self._core.chance(whole("chance", number, -(2**62), 2**62))

    def roll(self) -> None:
        """Draws every die and card that is due."""
        self._core.roll()

    def payoffs(self) -> list[float]:
        """At the end 1 for a seat that won, -1 for one that lost, else 0."""
        return self._core.payoffs()

    def action_text(self, number: int) -> str:
        """An action in notation."""
        return self._core.action_text(number)

    def chance_text(self, number: int) -> str:
        """What may come, in notation."""
        return self._core.chance_text(number)

    def observe(self, seat: int) -> NDArray[np.int8]:
        """The facts that hold as a seat sees them: ones among zeros, named by `frente.encoding`."""
        out = np.zeros(self._core.sizes[0], np.int8)
        self._core.observe(seat, out)
        return out

    def mask(self) -> NDArray[np.int8]:
        """Ones at the numbers of what is legal."""
        out = np.zeros(self._core.sizes[1], np.int8)
        self._core.mask(out)
        return out

    def offered(self) -> NDArray[np.int16]:
        """The facts of each offer by number, a row each, -1 where there are no more."""
        out = np.full(self._core.sizes[2:4], -1, np.int16)
        self._core.offered(out)
        return out

    def view(self, seat: int) -> Any:
        """What a seat may see, as plain data."""
        return self._core.view(seat)

    def view_text(self, seat: int) -> str:
        """The same as JSON."""
        return self._core.view_text(seat)

    def told(self, seat: int) -> str:
        """Everything the seat was told, an event a line."""
        told = self._core.told(seat)
        if told is None:
            raise ValueError("what seats were told is not kept: open the position with told=True")
        return told

    def redeal(self, seat: int, seed: int) -> Position:
        """A copy in which everything the seat cannot know is dealt anew."""
        return self._copy(self._core.redeal(seat, whole("seed", seed, 0, SEED_MAX)))

    def clone(self, seed: int | None = None) -> Position:
        """A copy, with dice of its own where a seed is given."""
        return self._copy(self._core.clone(seed))

    def __copy__(self) -> Position:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        return self.clone()

    def __repr__(self) -> str:
        return f"<Position {self.game}: node {self.node}>"
