"""OpenSpiel: chance is explicit, actions are codes or places in the list of offers, chances are places in theirs.

>>> import pyspiel, frente.envs.openspiel
>>> names = frente.envs.openspiel.register()
>>> game = pyspiel.load_game("frente_amanecer")
>>> state = game.new_initial_state()
>>> state.is_chance_node()
True
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import numpy as np

from .. import catalogue
from .._check import extra
from ..position import CHANCE, Position

pyspiel: Any = extra("pyspiel", "openspiel", "frente.envs.openspiel")

#: No die and no draw has more sides.
CHANCES = 512


def register() -> list[str]:
    """Makes every game known to OpenSpiel, as `frente_ID`: the names."""
    names = []
    for game in catalogue.games():
        name = f"frente_{game.id}"
        names.append(name)
        if name in pyspiel.registered_names():
            continue
        information = pyspiel.GameType.Information
        kind = pyspiel.GameType(
            short_name=name,
            long_name=f"Frente: {game.titles['en']}",
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
            information=information.IMPERFECT_INFORMATION if game.hidden else information.PERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.ZERO_SUM if game.seats[0] == 2 else pyspiel.GameType.Utility.GENERAL_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=game.seats[1],
            min_num_players=game.seats[0],
            provides_information_state_string=True,
            provides_information_state_tensor=False,
            provides_observation_string=True,
            provides_observation_tensor=True,
            parameter_specification={"scenario": "", "actions": ""},
        )
        pyspiel.register_game(kind, _maker(game, kind))
    return names


def _maker(game: catalogue.Game, kind: Any) -> Callable[[Any], Any]:
    class Registered(Game):
        def __init__(self, parameters: dict[str, Any] | None = None) -> None:
            super().__init__(game, kind, parameters or {})

    return Registered


class Game(pyspiel.Game):  # type: ignore[misc]
    """A game of Frente."""

    def __init__(self, game: catalogue.Game, kind: Any, parameters: dict[str, Any]) -> None:
        scenario, actions = parameters.get("scenario", ""), parameters.get("actions", "")
        setup = {"scenario": scenario} if scenario else None
        self.start = Position(game.id, setup, actions=actions or None, told=True)
        self.known = catalogue.encoding(game.id)
        seats = self.start.seats
        numbers = len(self.known.actions) if self.start.actions == "codes" else self.known.offers
        info = pyspiel.GameInfo(
            num_distinct_actions=numbers,
            max_chance_outcomes=CHANCES,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if seats == 2 else None,
            max_game_length=game.max_steps,
        )
        super().__init__(kind, info, parameters)

    def new_initial_state(self) -> State:
        """Before the first step."""
        return State(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        """Reads states for a player."""
        return Observer(len(self.known.facts), kind)


class Held:
    """A position, and the way to it: OpenSpiel copies and pickles what a state holds."""

    def __init__(self, position: Position, way: list[int] | None) -> None:
        self.position, self.way = position, way

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        return Held(self.position.clone(), None if self.way is None else list(self.way))

    def __reduce__(self) -> tuple[Any, ...]:
        if self.way is None:
            raise TypeError("a state in which hidden things were dealt anew has no history to be written as")
        return _held, (self.position.game, self.position.setup, self.position.actions, self.way)


def _held(game: str, setup: Any, actions: Any, way: list[int]) -> Held:
    position = Position(game, setup, actions=actions, told=True)
    for number in way:
        (position.chance if position.node == CHANCE else position.act)(number)
    return Held(position, way)


class State(pyspiel.State):  # type: ignore[misc]
    """A position. What it holds is one object of Rust, which `clone` copies."""

    def __init__(self, game: Game, held: Held | None = None) -> None:
        super().__init__(game)
        self.held = held or Held(game.start.clone(), [])

    @property
    def position(self) -> Position:
        """The position itself."""
        return self.held.position

    def current_player(self) -> int:
        """The player that must choose, chance, or nobody any more."""
        node = self.position.node
        if node >= 0:
            return node
        return int(pyspiel.PlayerId.CHANCE if node == CHANCE else pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal() if player >= 0 else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What may come, and how likely it is."""
        weights = self.position.chances()
        total = sum(weights)
        return [(at, weight / total) for at, weight in enumerate(weights)]

    def _apply_action(self, action: int) -> None:
        if self.position.node == CHANCE:
            self.position.chance(action)
        else:
            self.position.act(action)
        if self.held.way is not None:
            self.held.way.append(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.position.chance_text(action)
        return self.position.action_text(action)

    def is_terminal(self) -> bool:
        """Whether it has ended."""
        return self.position.node == -2

    def returns(self) -> list[float]:
        """1 for who won, -1 for who lost, else 0."""
        return self.position.payoffs()

    def information_state_string(self, player: int | None = None) -> str:
        """Everything the player was told, in order."""
        player = self.current_player() if player is None else player
        return f"{player}\n{self.position.told(player)}"

    def resample_from_infostate(self, player: int, sampler: Callable[[], float] = random.random) -> State:
        """A state that tells the player the same, the rest dealt anew."""
        return State(self.get_game(), Held(self.position.redeal(player, int(sampler() * 2**53)), None))

    def __str__(self) -> str:
        return f"{self.position!r}, {len(self.history())} steps"


class Observer:
    """What a player knows: the facts that hold as a tensor, the view or everything told as a string."""

    def __init__(self, size: int, kind: Any) -> None:
        self.recall = kind is not None and kind.perfect_recall
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"facts": self.tensor}

    def set_from(self, state: State, player: int) -> None:
        """Reads a state."""
        self.tensor[:] = state.position.observe(player)

    def string_from(self, state: State, player: int) -> str:
        """The same as text."""
        if self.recall:
            return state.information_state_string(player)
        return state.position.view_text(player)
