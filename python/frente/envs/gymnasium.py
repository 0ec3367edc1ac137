"""Gymnasium: one learning seat, the others are bots.

>>> import gymnasium, frente.envs
>>> frente.envs.register()
>>> env = gymnasium.make("frente/amanecer-v0")
>>> seen, info = env.reset(seed=7)
>>> action = env.action_space.sample(mask=info["action_mask"])
>>> seen, reward, terminated, truncated, info = env.step(action)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from .._check import extra
from ..catalogue import encoding
from ..matches import Match
from ..vector import Actions, Autoreset, Seen
from ..vector import VectorEnv as Many
from . import register

gymnasium = extra("gymnasium", "gym", "frente.envs.gymnasium")

import gymnasium as gym  # noqa: E402  (its types; the line above says how to install it)
from gymnasium import spaces  # noqa: E402
from gymnasium.vector import AutoresetMode  # noqa: E402
from gymnasium.vector.utils import batch_space  # noqa: E402

register()

Observation = dict[str, NDArray[Any]]


def observation_space(game: str, actions: str) -> Any:
    """What an observation is made of: facts that hold, a mask of what is legal and, without codes, the facts of each offer."""
    known = encoding(game)
    count = len(known.actions) if actions == "codes" else known.offers
    parts: dict[str, spaces.Space[Any]] = {
        "observation": spaces.MultiBinary(len(known.facts)),
        "action_mask": spaces.MultiBinary(count),
    }
    if actions == "offers":
        shape = (known.offers, known.offer_facts)
        parts["offers"] = spaces.Box(-1, len(known.action_facts) - 1, shape, np.int16)
    return spaces.Dict(parts)


def _observed(seen: Seen, at: int | slice) -> Observation:
    observed: Observation = {"observation": seen.facts[at].copy(), "action_mask": seen.mask[at].copy()}
    if seen.offers is not None:
        observed["offers"] = seen.offers[at].copy()
    return observed


class Env(gym.Env[Observation, np.int64]):
    """A game from one seat.

    `reset(seed=s)` begins game 0 of run s, `reset()` the next one; `info["game"]` says which it is, and `record()` is the match.
    The reward is 0 until the end, then 1 won, -1 lost, 0 neither; with `reward="score"`, the points. An illegal action raises
    `frente.IllegalAction`, or ends the game as lost with `illegal="end"`.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 4}  # noqa: RUF012  (as Gymnasium has it)

    def __init__(
        self,
        game: str,
        *,
        setup: Mapping[str, Any] | None = None,
        seat: int = 0,
        opponents: str | list[str] = "recruit",
        actions: Actions | None = None,
        reward: Literal["outcome", "score"] = "outcome",
        illegal: Literal["raise", "end"] = "raise",
        render_mode: str | None = None,
    ) -> None:
        if reward not in ("outcome", "score"):
            raise ValueError(f'reward = {reward!r}: expected "outcome" or "score"')
        if render_mode not in (None, "ansi"):
            raise ValueError(f'render_mode = {render_mode!r}: expected None or "ansi"')
        self._many = Many(
            game, 1, setup=setup, seat=seat, opponents=opponents, actions=actions, autoreset="disabled", illegal=illegal
        )
        self.seat, self._reward, self.render_mode = seat, reward, render_mode
        self.observation_space = observation_space(game, self._many.actions)
        self.action_space = spaces.Discrete(self._many.seen.mask.shape[1])
        self._action = np.zeros(1, np.int64)
        self._begun = False

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._many.seen.mask[0].copy(), "game": int(self._many.seen.episode[0])}

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        """Begins game 0 of run `seed`, or the next game."""
        super().reset(seed=seed)
        if seed is None and not self._begun:
            seed = int(self.np_random.integers(2**63))
        self._begun = True
        seen = self._many.reset(seed)
        return _observed(seen, 0), self._info()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Takes an action, then plays on to where the seat must choose again, or to the end."""
        self._action[0] = action
        seen = self._many.step(self._action)
        over, info = bool(seen.over[0]), self._info()
        reward = float(seen.rewards[0])
        if over:
            info["score"], info["outcome"] = int(seen.score[0]), self._many.labels[seen.label[0]]
            if self._reward == "score" and info["outcome"] != "illegal":
                reward = float(seen.score[0])
        return _observed(seen, 0), reward, over, False, info

    def record(self) -> str:
        """The match so far, with its dice and cards written out."""
        return self._many.record(0)

    @property
    def match(self) -> Match:
        """The same as a match."""
        return self._many.match(0)

    def render(self) -> str | None:
        """The table in words, as the seat sees it."""
        return self.match.text(self.seat) if self.render_mode == "ansi" else None


class VectorEnv(gym.vector.VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """Many games from one seat each, stepped in Rust: Gymnasium's vector of `frente.VectorEnv`.

    With `copy=False` observations are the arrays themselves, which the next step overwrites.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        setup: Mapping[str, Any] | None = None,
        seat: int = 0,
        opponents: str | list[str] = "recruit",
        actions: Actions | None = None,
        autoreset: Autoreset = "same_step",
        illegal: Literal["raise", "end"] = "raise",
        threads: int = 1,
        copy: bool = True,
    ) -> None:
        self._many = Many(
            game,
            num_envs,
            setup=setup,
            seat=seat,
            opponents=opponents,
            actions=actions,
            autoreset=autoreset,
            illegal=illegal,
            threads=threads,
        )
        modes = {
            "same_step": AutoresetMode.SAME_STEP,
            "next_step": AutoresetMode.NEXT_STEP,
            "disabled": AutoresetMode.DISABLED,
        }
        self.metadata = {"render_modes": [], "autoreset_mode": modes[autoreset]}
        self.num_envs, self._copy, self._begun = num_envs, copy, False
        self.single_observation_space = observation_space(game, self._many.actions)
        self.single_action_space = spaces.Discrete(self._many.seen.mask.shape[1])
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def _seen(self) -> Observation:
        seen = self._many.seen
        if self._copy:
            return _observed(seen, slice(None))
        observed: Observation = {"observation": seen.facts, "action_mask": seen.mask}
        return observed if seen.offers is None else {**observed, "offers": seen.offers}

    def _info(self) -> dict[str, Any]:
        seen = self._many.seen
        everywhere = np.ones(self.num_envs, np.bool_)
        mask = seen.mask.copy() if self._copy else seen.mask
        return {"action_mask": mask, "_action_mask": everywhere, "game": seen.episode.copy(), "_game": everywhere}

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begins game 0 of run `seed` in each, or the next one; with `options["reset_mask"]` in some alone."""
        if seed is not None and not isinstance(seed, (int, np.integer)):
            raise TypeError("seed: expected one whole number; environment i draws from (seed, i)")
        super().reset(seed=None if seed is None else int(seed))
        if seed is None and not self._begun:
            seed = int(self.np_random.integers(2**63))
        self._begun = True
        which = (options or {}).get("reset_mask")
        self._many.reset(None if seed is None else int(seed), which)
        return self._seen(), self._info()

    def step(self, actions: NDArray[np.int64]) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Takes an action in each. All are checked before any is taken."""
        seen = self._many.step(np.asarray(actions))
        info, over = self._info(), seen.over.copy()
        if over.any():
            info["score"], info["_score"] = seen.score.copy(), over.copy()
            if self._many.autoreset == "same_step":
                last = np.full(self.num_envs, None, dtype=object)
                empty = np.zeros_like(seen.mask[0])
                for at in np.flatnonzero(over):
                    last[at] = {"observation": seen.last_facts[at].copy(), "action_mask": empty}
                    if seen.offers is not None:
                        last[at]["offers"] = np.full_like(seen.offers[0], -1)
                info["final_obs"], info["_final_obs"] = last, over.copy()
        return self._seen(), seen.rewards.astype(np.float64), over, np.zeros_like(over), info

    def record(self, at: int = 0) -> str:
        """The match environment `at` plays now."""
        return self._many.record(at)
