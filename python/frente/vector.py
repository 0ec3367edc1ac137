"""Many environments at once: one call steps them all, in Rust, into arrays that are made once.

`Batch` has no opponents inside: whoever must choose is asked. `VectorEnv` has one learning seat, the others are bots.

>>> import numpy as np, frente
>>> envs = frente.VectorEnv("amanecer", num_envs=4, seed=1)
>>> seen = envs.reset()
>>> choice = seen.mask.argmax(axis=1)        # the first legal action of each
>>> seen = envs.step(choice)
>>> seen.mask.shape
(4, 53)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from . import _core
from ._check import SEED_MAX, bots, text, whole
from .catalogue import Encoding, encoding
from .matches import Match, replay
from .position import numbering

Autoreset = Literal["same_step", "next_step", "disabled"]
Actions = Literal["codes", "offers"]


class Seen:
    """What a step writes, one row an environment. The same arrays every time: copy what must stay."""

    __slots__ = (
        "episode",
        "facts",
        "label",
        "last_facts",
        "length",
        "mask",
        "offers",
        "over",
        "rewards",
        "score",
        "seat",
    )

    def __init__(self, count: int, sizes: list[int], rewards: int, offers: bool) -> None:
        facts, actions, most, width, _ = sizes
        #: What the deciding seat knows: ones among zeros.
        self.facts: NDArray[np.int8] = np.zeros((count, facts), np.int8)
        #: Ones at the numbers of what is legal.
        self.mask: NDArray[np.int8] = np.zeros((count, actions), np.int8)
        #: The facts of each offer by number, -1 where there are no more; None where actions are codes.
        self.offers: NDArray[np.int16] | None = np.full((count, most, width), -1, np.int16) if offers else None
        #: 1 won, -1 lost, 0 neither or not over: of the learning seat, or of each.
        self.rewards: NDArray[np.float32] = np.zeros((count, rewards) if rewards else count, np.float32)
        #: Whether the match ended in this step.
        self.over: NDArray[np.bool_] = np.zeros(count, np.bool_)
        #: Who must choose; -1 where nobody must.
        self.seat: NDArray[np.int8] = np.full(count, -1, np.int8)
        #: The number of the match that stands now.
        self.episode: NDArray[np.uint64] = np.zeros(count, np.uint64)
        #: The points, the steps and the ending (a number, see `labels`) of the match that ended in this step.
        self.score: NDArray[np.int32] = np.zeros(count, np.int32)
        self.length: NDArray[np.uint32] = np.zeros(count, np.uint32)
        self.label: NDArray[np.int16] = np.full(count, -1, np.int16)
        #: The facts at the end of a match that has begun anew in this step.
        self.last_facts: NDArray[np.int8] = np.zeros((count, facts), np.int8)

    def _arrays(self) -> dict[str, NDArray[Any]]:
        arrays = {name: getattr(self, name) for name in self.__slots__}
        return {name: array for name, array in arrays.items() if array is not None}


class _Many:
    def __init__(
        self,
        game: str,
        count: int,
        setup: Mapping[str, Any] | None,
        seat: int | None,
        opponents: str,
        actions: Actions | None,
        autoreset: Autoreset,
        illegal: Literal["raise", "end"],
        first: int,
        seed: int,
        threads: int,
    ) -> None:
        if illegal not in ("raise", "end"):
            raise ValueError(f'illegal = {illegal!r}: expected "raise" or "end"')
        #: The id of the game.
        self.game = text("game", game)
        #: How many there are.
        self.num_envs = whole("num_envs", count, 1, 2**20)
        #: "codes" or "offers".
        self.actions = numbering(self.game, actions)
        #: When a match that has ended begins anew.
        self.autoreset = autoreset
        self._seed = whole("seed", seed, 0, SEED_MAX)
        self._envs = _core.Envs(
            self.game,
            self.num_envs,
            setup,
            self.actions,
            seat,
            opponents,
            text("autoreset", autoreset),
            illegal == "end",
            whole("first", first, 0, 2**63),
            self._seed,
            whole("threads", threads, 0, 1024),
        )
        sizes = self._envs.sizes
        #: How many seats play.
        self.seats = sizes[4]
        #: What the last call wrote.
        self.seen = Seen(self.num_envs, sizes, 0 if seat is not None else self.seats, self.actions == "offers")
        self._out = self.seen._arrays()

    @property
    def encoding(self) -> Encoding:
        """What the facts and the numbers of actions mean."""
        return encoding(self.game)

    @property
    def labels(self) -> list[str]:
        """How matches ended, by the numbers of `seen.label`."""
        return self._envs.labels

    def reset(self, seed: int | None = None, which: NDArray[np.bool_] | None = None) -> Seen:
        """Begins anew: episode 0 of run `seed`, or the next episode; of those in `which` alone, if it is given."""
        if which is not None and (which.dtype != np.bool_ or which.shape != (self.num_envs,)):
            raise TypeError(f"which: expected {self.num_envs} bools, got {which.dtype} of shape {which.shape}")
        seed = None if seed is None else whole("seed", seed, 0, SEED_MAX)
        self._envs.reset(self._out, seed, None if which is None else np.ascontiguousarray(which))
        return self.seen

    def step(self, actions: NDArray[np.integer[Any]]) -> Seen:
        """Takes an action in each, then plays on to where somebody must choose. All are checked before any is taken."""
        if not isinstance(actions, np.ndarray) or actions.shape != (self.num_envs,):
            shape = getattr(actions, "shape", type(actions).__name__)
            raise TypeError(f"actions: expected an array of {self.num_envs} whole numbers, got {shape}")
        if actions.dtype != np.int64:
            if not np.issubdtype(actions.dtype, np.integer):
                raise TypeError(f"actions: expected whole numbers, got {actions.dtype}")
            if actions.dtype == np.uint64 and actions.size and actions.max() > 2**62:
                raise ValueError(f"actions: {actions.max()} is too large")
            actions = actions.astype(np.int64)
        self._envs.step(np.ascontiguousarray(actions), self._out)
        return self.seen

    def record(self, at: int = 0) -> str:
        """The match environment `at` plays now, or has just ended, with its dice and cards written out."""
        return self._envs.record(whole("at", at, 0, self.num_envs - 1))

    def match(self, at: int = 0) -> Match:
        """The same as a match."""
        return replay(self.record(at), referee=True)


class VectorEnv(_Many):
    """One learning seat in each; the others are bots. `seen.rewards` is its own.

    Environment i of seed s plays the episodes (s, i, 0), (s, i, 1), …, whatever stands beside it.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        setup: Mapping[str, Any] | None = None,
        seat: int = 0,
        opponents: str | list[str] = "random",
        actions: Actions | None = None,
        autoreset: Autoreset = "same_step",
        illegal: Literal["raise", "end"] = "raise",
        first: int = 0,
        seed: int = 1936,
        threads: int = 1,
    ) -> None:
        seat = whole("seat", seat, 0, 255)
        named = bots(opponents, "opponents")
        super().__init__(game, num_envs, setup, seat, named, actions, autoreset, illegal, first, seed, threads)


class Batch(_Many):
    """Every seat is played from outside: `seen.seat` says who must choose, and the rest is what that seat knows.

    `seen.rewards` has one for each seat. Self-play and search in Python are built on this.

    >>> import frente
    >>> batch = frente.Batch("guerra1936", 2, seed=1)
    >>> batch.reset().rewards.shape
    (2, 2)
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        setup: Mapping[str, Any] | None = None,
        actions: Actions | None = None,
        autoreset: Autoreset = "same_step",
        illegal: Literal["raise", "end"] = "raise",
        first: int = 0,
        seed: int = 1936,
        threads: int = 1,
    ) -> None:
        super().__init__(game, num_envs, setup, None, "", actions, autoreset, illegal, first, seed, threads)
