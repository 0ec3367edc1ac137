"""How fast, beside other libraries: ratios of processor time within one run, as JSON lines.

    pip install pygame      # which PettingZoo's connect_four asks for
    python python/bench/peers.py [--rounds 5] [--seconds 0.5] [--only NAME]

Every round measures each contender once, in turn, by the processor time of this process; a ratio is taken within its round, and
the median of the rounds is told with its bounds. A step of ours is a decision with the dice after it; OpenSpiel counts dice apart.
"""

from __future__ import annotations

import argparse
import importlib
import json
import random
import statistics
import time
from collections.abc import Callable
from typing import Any

import frente
import frente.envs
import frente.envs.openspiel
import frente.envs.pettingzoo
import gymnasium
import numpy as np
import pyspiel

Contender = Callable[[float], tuple[int, float]]


def timed(play: Callable[[], int]) -> Contender:
    """Steps and seconds of processor time, for at least so long."""

    def run(seconds: float) -> tuple[int, float]:
        steps, begin = 0, time.process_time()
        while (spent := time.process_time() - begin) < seconds:
            steps += play()
        return steps, spent

    return run


def spiel(name: str, tensor: bool = False) -> Contender:
    """Random play of one of OpenSpiel's games, from Python: decisions."""
    game, chosen = pyspiel.load_game(name), random.Random(1)

    def play() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(chosen.choices([one for one, _ in outcomes], [chance for _, chance in outcomes])[0])
                continue
            if tensor:
                state.observation_tensor(state.current_player())
                state.legal_actions_mask()
            legal = state.legal_actions()
            state.apply_action(legal[chosen.randrange(len(legal))])
            steps += 1
        return steps

    return timed(play)


def position(game: str, seen: bool = False) -> Contender:
    """One by one, by numbers."""
    start, chosen, seeds = frente.Position(game), random.Random(1), iter(range(1 << 60))

    def play() -> int:
        one, steps = start.clone(next(seeds)), 0
        one.roll()
        step, legal, node = one.step, one.legal, one.node
        while node >= 0:
            if seen:
                one.observe(node)
                one.mask()
            numbers = legal()
            node = step(numbers[chosen.randrange(len(numbers))])
            steps += 1
        return steps

    return timed(play)


def match(game: str) -> Contender:
    """In notation."""
    chosen, seeds = random.Random(1), iter(range(1 << 60))

    def play() -> int:
        one, steps = frente.Match(game, seed=next(seeds)), 0
        while isinstance(node := one.node, frente.Decision) and steps < 400:
            actions = one.actions(node.seat)
            one.act(node.seat, actions[chosen.randrange(len(actions))])
            steps += 1
        return steps

    return timed(play)


def vector(game: str, count: int, threads: int = 1, opponents: bool = False) -> Contender:
    """Many at once, with observation and mask."""
    many: Any = (
        frente.VectorEnv(game, count, seed=1, threads=threads) if opponents else frente.Batch(game, count, seed=1, threads=threads)
    )
    noise = np.random.default_rng(1).random((64, *many.seen.mask.shape), np.float32) + 0.01
    turn = iter(range(1 << 60))
    seen = many.reset()
    # Choosing is no part of what is measured; its time is taken off.
    spare = [0.0]

    def play() -> int:
        for _ in range(8):
            begin = time.process_time()
            actions = (seen.mask * noise[next(turn) % 64]).argmax(axis=1)
            spare[0] += time.process_time() - begin
            many.step(actions)
        return 8 * count

    inner = timed(play)

    def run(seconds: float) -> tuple[int, float]:
        spare[0] = 0.0
        steps, spent = inner(seconds)
        return steps, spent - spare[0]

    return run


def gym_env(name: str, **terms: Any) -> Contender:
    """Gymnasium's loop over one environment."""
    env = gymnasium.make(name, disable_env_checker=True, **terms)
    chosen = random.Random(1)

    def play() -> int:
        _, info = env.reset()
        over, steps = False, 0
        while not over:
            mask = info.get("action_mask")
            action = int(chosen.choice(np.flatnonzero(mask).tolist())) if mask is not None else chosen.randrange(2)
            _, _, ended, cut, info = env.step(action)
            over, steps = ended or cut, steps + 1
        return steps

    return timed(play)


def gym_vector(make: Callable[[], Any], count: int) -> Contender:
    """Gymnasium's loop over a vector of CartPole."""
    envs = make()
    envs.reset()
    actions = [np.random.default_rng(at).integers(0, 2, count) for at in range(16)]

    def play() -> int:
        for chosen in actions:
            envs.step(chosen)
        return 16 * count

    return timed(play)


def zoo(make: Callable[[], Any]) -> Contender:
    """PettingZoo's loop."""
    env, chosen = make(), random.Random(1)

    def play() -> int:
        env.reset()
        steps = 0
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            env.step(None if ended or cut else chosen.choice(np.flatnonzero(seen["action_mask"]).tolist()))
            steps += not (ended or cut)
        return steps

    return timed(play)


def playouts(game: str) -> Contender:
    """Bare random playouts in Rust, on one thread: decisions."""
    seeds = iter(range(1 << 60))

    def play() -> int:
        games = 2000 if game == "amanecer" else 4
        return int(frente.simulate(game, games, seed=next(seeds), threads=1, keep="sums").summary["decisions"])

    return timed(play)


def contenders() -> dict[str, Contender]:
    """Everything that is measured."""
    from pettingzoo.classic import connect_four_v3

    for name in ("kuhn_poker", "tic_tac_toe"):
        importlib.import_module(f"open_spiel.python.games.{name}")  # Made known to OpenSpiel by being loaded.
    frente.envs.openspiel.register()
    found: dict[str, Contender] = {
        "spiel backgammon": spiel("backgammon"),
        "spiel leduc_poker": spiel("leduc_poker"),
        "spiel backgammon, tensor and mask": spiel("backgammon", tensor=True),
        "position amanecer": position("amanecer"),
        "position amanecer, facts and mask": position("amanecer", seen=True),
        "vector amanecer 256": vector("amanecer", 256, opponents=True),
        "match amanecer": match("amanecer"),
        "match guerra1936": match("guerra1936"),
        "zoo connect_four": zoo(connect_four_v3.env),
        "zoo amanecer": zoo(lambda: frente.envs.pettingzoo.env("amanecer")),
        "gym CartPole-v1": gym_env("CartPole-v1"),
        "gym amanecer": gym_env("frente/amanecer-v0"),
        "gym sync vector CartPole 64": gym_vector(lambda: gymnasium.make_vec("CartPole-v1", 64, vectorization_mode="sync"), 64),
        "gym numpy vector CartPole 256": gym_vector(
            lambda: gymnasium.make_vec("CartPole-v1", 256, vectorization_mode="vector_entry_point"), 256
        ),
        "spiel frente_amanecer": spiel("frente_amanecer"),
        "spiel python_tic_tac_toe": spiel("python_tic_tac_toe"),
        "spiel python_kuhn_poker": spiel("python_kuhn_poker"),
    }
    for game in frente.games():
        found[f"playouts {game.id}"] = playouts(game.id)
        if game.id != "amanecer":
            found[f"vector {game.id} 16"] = vector(game.id, 16)
    return found


#: What is faster than what, by how much: the goal.
GOALS = [
    ("position amanecer", "spiel leduc_poker", 3.0),
    ("position amanecer", "spiel backgammon", 8.0),
    ("position amanecer, facts and mask", "spiel backgammon, tensor and mask", 8.0),
    ("match amanecer", "zoo connect_four", 10.0),
    ("gym amanecer", "gym CartPole-v1", 2.0),
    ("zoo amanecer", "zoo connect_four", 1.3),
    ("spiel frente_amanecer", "spiel python_tic_tac_toe", 2.0),
    ("spiel frente_amanecer", "spiel python_kuhn_poker", 0.6),
    ("vector amanecer 256", "position amanecer, facts and mask", 5.0),
    ("vector amanecer 256", "gym sync vector CartPole 64", 30.0),
    ("vector amanecer 256", "gym numpy vector CartPole 256", 0.8),
    *((f"vector {game} 16", f"playouts {game}", 1 / 6) for game in ("guerra1936", "pasaran", "tactics2gm", "peanas")),
]


def main() -> None:
    """Measures in rounds, prints rates and ratios."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.5)
    asked = parser.parse_args()
    known = contenders()
    rates: dict[str, list[float]] = {name: [] for name in known}
    for run in known.values():
        run(0.05)
    for _ in range(asked.rounds):
        for name, run in known.items():
            steps, spent = run(asked.seconds)
            rates[name].append(steps / spent)
    for name, found in rates.items():
        print(
            json.dumps(
                {
                    "steps_per_s": name,
                    "median": round(statistics.median(found)),
                    "least": round(min(found)),
                    "most": round(max(found)),
                }
            )
        )
    for ours, other, goal in GOALS:
        ratios = [one / two for one, two in zip(rates[ours], rates[other], strict=True)]
        told = {"median": statistics.median(ratios), "least": min(ratios), "most": max(ratios)}
        print(
            json.dumps(
                {"ratio": f"{ours} / {other}", **{key: round(value, 2) for key, value in told.items()}, "goal": round(goal, 3)}
            )
        )


if __name__ == "__main__":
    main()
