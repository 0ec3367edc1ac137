"""OpenSpiel's own search over information sets plays *1936 Guerra Civil* against our bots.

    python python/examples/openspiel_search.py [--games 20] [--simulations 50] [--other recruit]

Its IS-MCTS deals anew what its seat cannot know (`resample_from_infostate`); where it stops, a short playout at random and a
look at how near each side is to victory stand in for the rest of the game.
"""

from __future__ import annotations

import argparse
import os
import random
import re
from typing import Any

import frente
import frente.envs.openspiel
import numpy as np
import pyspiel
from frente.lab import wilson
from open_spiel.python.algorithms import ismcts


class Near:
    """Judges a position by how near each side is to a victory."""

    def __init__(self, game: str) -> None:
        names = frente.encoding(game).facts
        self.weights = np.zeros(len(names))
        for at, name in enumerate(names):
            found = re.fullmatch(r"(national|republic)\.(military|political|mixed)-to-go=(\d+)", name)
            if found:
                self.weights[at] = int(found[3]) * (-1 if found[1] == "national" else 1)

    def evaluate(self, state: Any) -> Any:
        if state.is_terminal():
            return np.array(state.returns())
        ahead = float(np.tanh(state.position.observe(0) @ self.weights / 8))
        return np.array([ahead, -ahead])

    def prior(self, state: Any) -> Any:
        legal = state.legal_actions()
        return [(one, 1 / len(legal)) for one in legal]


def play(loaded: Any, seat: int, simulations: int, other: str, seed: int, most: int | None) -> float:
    """One game: what it is worth to the searcher. `most` breaks it off after so many choices, judged as it stands."""
    chosen, near = random.Random(seed), Near("guerra1936")
    search = ismcts.ISMCTSBot(
        game=loaded, uct_c=1.0, max_simulations=simulations, evaluator=near, random_state=np.random.RandomState(seed)
    )
    state, match, choices = loaded.new_initial_state(), frente.Match("guerra1936", referee=True), 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            number = chosen.choices([one for one, _ in outcomes], [chance for _, chance in outcomes])[0]
            match.chance(state.position.chance_text(number))
        else:
            choices += 1
            if most is not None and choices > most:
                return float(np.sign(near.evaluate(state)[seat]))
            player, legal = state.current_player(), state.legal_actions()
            if len(legal) == 1:
                number = legal[0]
            elif player == seat:
                number = search.step(state)
            else:
                number = match.actions(player).index(match.bot(player, other, seed=chosen.getrandbits(32)).action)
            match.act(player, state.position.action_text(number))
        state.apply_action(number)
    return float(state.returns()[seat])


def main() -> None:
    """Plays half of the games from each side."""
    quick = bool(os.environ.get("FRENTE_QUICK"))
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2 if quick else 20)
    parser.add_argument("--simulations", type=int, default=2 if quick else 50)
    parser.add_argument("--other", default="recruit")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    frente.envs.openspiel.register()
    loaded = pyspiel.load_game("frente_guerra1936")
    results = [
        play(loaded, game % 2, asked.simulations, asked.other, asked.seed + game // 2, 12 if quick else None)
        for game in range(asked.games)
    ]
    won = sum(result > 0 for result in results)
    low, high = wilson(won, asked.games)
    cut = " (broken off early)" if quick else ""
    how = f"{asked.simulations} simulations, against {asked.other}"
    print(f"IS-MCTS of OpenSpiel, {how}: won {won} of {asked.games}{cut}, {low:.0%} to {high:.0%}")


if __name__ == "__main__":
    main()
