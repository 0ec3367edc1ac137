"""Many games between two bots, in columns: who wins, and how long it takes.

python python/examples/many_games.py
"""

from __future__ import annotations

import os

import frente
from frente.lab import wilson

GAMES = 4 if os.environ.get("FRENTE_QUICK") else 200


def main() -> None:
    """Each game between a soldier and a recruit, from both sides."""
    for game in frente.games():
        if game.seats[0] < 2:
            continue
        won, played, decisions = 0, 0, 0
        for bots, bit in ((["soldier", "recruit"], 0), (["recruit", "soldier"], 1)):
            run = frente.simulate(game.id, GAMES // 2, bots=bots, seed=1)
            won += int((run.arrays["winners"] >> bit & 1).sum())
            played += GAMES // 2
            decisions += int(run.arrays["decisions"].sum())
        low, high = wilson(won, played)
        share = f"{won} of {played} ({low:.0%} to {high:.0%})"
        print(f"{game.titles['en']}: the soldier won {share}, {decisions // played} choices a game")


if __name__ == "__main__":
    main()
