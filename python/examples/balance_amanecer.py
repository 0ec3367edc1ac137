"""A designer's study: what does a stronger Denikin do to *Amanecer soviético*, and which numbers make it a fair fight?

python python/examples/balance_amanecer.py [--goal 0.65] [--games 2000] [--out study.svg]
"""

from __future__ import annotations

import argparse
import os

from frente import study
from frente.study import Knob

FRONTS = ("Denikin", "Kolchak", "Yudenich")
KNOBS = [Knob(front.lower(), "board.ron", rf"unit: {front},.*?battle: (\d)", 1, 6) for front in FRONTS]


def main() -> None:
    """Turns one number, then looks for a setting of three."""
    quick = bool(os.environ.get("FRENTE_QUICK"))
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--goal", type=float, default=0.65, help="how often the player should win")
    parser.add_argument("--games", type=int, default=200 if quick else 2000)
    parser.add_argument("--trials", type=int, default=6 if quick else 40)
    parser.add_argument("--bots", default="instinct")
    parser.add_argument("--out", default="study.svg")
    asked = parser.parse_args()
    denikin = KNOBS[0]
    shown = [study.measure("amanecer", {denikin: battle}, games=asked.games, bots=asked.bots) for battle in range(1, 6)]
    for measured in shown:
        print(measured)
    print(study.compare("amanecer", {denikin: denikin.read("amanecer") + 1}, games=asked.games, bots=asked.bots))
    found = study.balance(
        "amanecer", KNOBS, goal=asked.goal, trials=asked.trials, games=asked.games // 4, confirm=asked.games, bots=asked.bots
    )
    print(f"found after {len(found.tried)} settings: {found.best}")
    study.chart([*shown, found.best], asked.out, asked.goal)


if __name__ == "__main__":
    main()
