"""PettingZoo: every seat an agent, one after the other, as the game has it.

>>> import frente.envs.pettingzoo
>>> env = frente.envs.pettingzoo.env("guerra1936")
>>> env.reset(seed=7)
>>> seen, reward, terminated, truncated, info = env.last()
>>> env.step(int(seen["action_mask"].argmax()))
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from .._check import extra
from ..catalogue import encoding
from ..position import Position
from ..vector import Actions

extra("gymnasium", "pettingzoo", "frente.envs.pettingzoo")
pettingzoo: Any = extra("pettingzoo", "pettingzoo", "frente.envs.pettingzoo")
wrappers: Any = extra("pettingzoo.utils.wrappers", "pettingzoo", "frente.envs.pettingzoo")

from gymnasium import spaces  # noqa: E402
from gymnasium.utils import EzPickle  # noqa: E402

from .gymnasium import observation_space  # noqa: E402


def env(game: str, **terms: Any) -> Any:
    """A game behind PettingZoo's usual wrappers: an illegal action ends it as lost."""
    wrapped = wrappers.TerminateIllegalWrapper(raw_env(game, **terms), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


class raw_env(pettingzoo.AECEnv, EzPickle):  # type: ignore[misc]
    """A game from all seats. `observe(agent)` is what that seat knows, at any time; its mask is all zeros unless it must choose."""

    metadata: ClassVar[dict[str, Any]] = {"name": "frente_v0", "is_parallelizable": False, "render_modes": ["ansi"]}

    def __init__(
        self,
        game: str,
        *,
        setup: Mapping[str, Any] | None = None,
        actions: Actions | None = None,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, game, setup=setup, actions=actions, render_mode=render_mode)
        super().__init__()
        self._start = Position(game, setup, actions=actions)
        self._position = self._start
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self._start.seats)]
        self.agents = self.possible_agents[:]
        known = encoding(game)
        count = len(known.actions) if self._start.actions == "codes" else known.offers
        self.action_spaces = {agent: spaces.Discrete(count) for agent in self.possible_agents}
        self.observation_spaces = {agent: observation_space(game, self._start.actions) for agent in self.possible_agents}
        self._random = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What the agent observes."""
        space: spaces.Space[Any] = self.observation_spaces[agent]
        return space

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What the agent may choose from."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a match; the same seed gives the same dice."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        for agent, space in self.action_spaces.items():
            if seed is not None:
                space.seed(seed + self.possible_agents.index(agent))
        self._position = self._start.clone(int(self._random.integers(2**63)))
        self._position.roll()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[max(self._position.node, 0)]

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        """What the agent knows now."""
        seat, position = self.possible_agents.index(agent), self._position
        decides = position.node == seat
        mask = position.mask()
        observed: dict[str, NDArray[Any]] = {
            "observation": position.observe(seat),
            "action_mask": mask if decides else np.zeros_like(mask),
        }
        if position.actions == "offers":
            offered = position.offered()
            observed["offers"] = offered if decides else np.full_like(offered, -1)
        return observed

    def step(self, action: int | None) -> None:
        """The agent that must choose takes an action."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        node = self._position.step(int(action) if action is not None else -1)
        self._cumulative_rewards[agent] = 0.0
        if node < 0:
            payoffs = self._position.payoffs()
            self.rewards = {one: payoffs[self.possible_agents.index(one)] for one in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[node]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The table in words, as the seat that must choose sees it."""
        if self.render_mode != "ansi":
            return None
        seat = self.possible_agents.index(self.agent_selection)
        view = self._position.view(seat)
        return "\n".join(f"{name}: {value}" for name, value in view.items())

    def close(self) -> None:
        """There is nothing to close."""
