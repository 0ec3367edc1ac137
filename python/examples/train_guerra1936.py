"""Learns *1936 Guerra Civil* by playing against itself: numpy, `frente.Batch`, offers weighed one by one.

    python python/examples/train_guerra1936.py [--seed 1] [--minutes 20] [--out guerra1936.policy]

Both seats share one network. It reads the facts of the position and of each offer and says how good the offer looks, and what the
position is worth; it is taught by PPO. On the way each side is given what it comes nearer to its victory, and that is taken back
at the end, so that winning is all that counts. At the end it plays `recruit` from both sides.
"""

from __future__ import annotations

import argparse
import os
import re
import time
from typing import Any

import frente
import numpy as np
from frente.bots import Policy, export
from frente.lab import wilson
from numpy.typing import NDArray

GAME, ENVS, LENGTH, WIDTH, MIXED = "guerra1936", 96, 128, 64, 32
EPOCHS, BATCH, CLIP, ENTROPY, LAMBDA, RATE = 2, 1024, 0.2, 0.01, 0.97, 1.5e-3

Floats = NDArray[np.float32]


class Net:
    """Facts to 64 to 32; added to what the facts of an offer say, that is its score. The worth is of the first seat."""

    def __init__(self, random: np.random.Generator, facts: int, action_facts: int) -> None:
        def drawn(rows: int, columns: int, scale: float) -> Floats:
            return (random.standard_normal((rows, columns)) * scale).astype(np.float32)

        self.w = {
            "first": drawn(facts, WIDTH, 0.1), "first0": np.zeros(WIDTH, np.float32),
            "mix": drawn(WIDTH, MIXED, 0.1), "mix0": np.zeros(MIXED, np.float32),
            "offer": drawn(action_facts, MIXED, 0.2), "worth": drawn(MIXED, 1, 0.02),
            "value": drawn(WIDTH, 1, 0.01), "value0": np.zeros(1, np.float32),
        }  # fmt: skip
        self.moments = {name: (np.zeros_like(weight), np.zeros_like(weight)) for name, weight in self.w.items()}
        self.updates = 0

    def read(self, facts: Floats) -> tuple[Floats, Floats]:
        """What is thought of positions, and the first seat's prospects."""
        thought = np.maximum(facts @ self.w["first"] + self.w["first0"], 0)
        return thought, np.tanh(thought @ self.w["value"] + self.w["value0"])[:, 0]

    def weigh(self, thought: Floats, offers: Floats, owner: Any) -> tuple[Floats, Floats]:
        """What is mixed for each offer, and its score."""
        mixed = np.maximum(offers @ self.w["offer"] + (thought @ self.w["mix"] + self.w["mix0"])[owner], 0)
        return mixed, (mixed @ self.w["worth"])[:, 0]

    def descend(self, slopes: dict[str, Any], rate: float) -> None:
        """A step of Adam."""
        norm = float(np.sqrt(sum(float((slope**2).sum()) for slope in slopes.values())))
        self.updates += 1
        rate *= float(np.sqrt(1 - 0.999**self.updates) / (1 - 0.9**self.updates))
        for name, slope in slopes.items():
            slope = slope * min(1.0, 0.5 / (norm + 1e-9))
            mean, square = self.moments[name]
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            self.w[name] -= rate * mean / (np.sqrt(square) + 1e-5)


def softmax(scores: Floats, starts: Any, counts: Any) -> Floats:
    """Chances of the offers of each position, which follow one another."""
    scores = scores - np.repeat(np.maximum.reduceat(scores, starts), counts)
    power = np.exp(scores)
    chances: Floats = power / np.repeat(np.add.reduceat(power, starts), counts)
    return chances


def hot(lists: NDArray[np.int16], width: int) -> Floats:
    """Lists of facts, -1 where there are no more, as ones among zeros."""
    out = np.zeros((len(lists), width + 1), np.float32)
    out[np.arange(len(lists))[:, None], lists] = 1
    return out[:, :width]


def nearness(names: tuple[str, ...]) -> tuple[Floats, Floats]:
    """How near each side is to a victory, as weights over facts: the fewer to go the nearer."""
    sides = []
    for side in ("national", "republic"):
        near = np.zeros(len(names), np.float32)
        for at, name in enumerate(names):
            found = re.fullmatch(rf"{side}\.(military|political|mixed)-to-go=(\d+)", name)
            if found:
                near[at] = -int(found[2]) / 12
        sides.append(near)
    return sides[0], sides[1]


def train(seed: int, minutes: float, say: bool = True) -> Policy:
    """Plays against itself for so long."""
    random, known = np.random.default_rng(seed), frente.encoding(GAME)
    batch = frente.Batch(GAME, ENVS, seed=seed)
    seen, width = batch.reset(), len(known.action_facts)
    net = Net(random, len(known.facts), width)
    near = np.subtract(*nearness(known.facts))[:, None]
    begin, end, games, decided = time.process_time(), minutes * 60, 0, 0
    every = np.arange(ENVS)
    while True:
        steps: list[tuple[Any, ...]] = []
        for _ in range(LENGTH):
            assert seen.offers is not None
            facts, counts = seen.facts.astype(np.float32), seen.mask.sum(axis=1, dtype=np.int64)
            owner, starts = np.repeat(every, counts), np.cumsum(counts) - counts
            offers = seen.offers[seen.mask > 0]
            thought, prospects = net.read(facts)
            _, scores = net.weigh(thought, hot(offers, width), owner)
            chances = softmax(scores, starts, counts)
            noisy = np.log(chances + 1e-12) - np.log(-np.log(random.random(len(chances)) + 1e-12) + 1e-12)
            best = np.maximum.reduceat(noisy, starts)
            flat = np.flatnonzero(noisy == np.repeat(best, counts))
            _, place = np.unique(owner[flat], return_index=True)
            chosen = flat[place]
            actions, seat = chosen - starts, seen.seat.copy()
            steps.append(
                (seen.facts.copy(), offers.copy(), counts, actions, chances[chosen], prospects, seat, (facts @ near)[:, 0])
            )
            seen = batch.step(actions)
            steps[-1] += (seen.rewards[:, 0].copy(), seen.over.copy())
            games += int(seen.over.sum())
        _, prospects = net.read(seen.facts.astype(np.float32))
        # Everything is reckoned for the first seat, and turned round where the other chose.
        ahead, later, gain = prospects, (seen.facts.astype(np.float32) @ near)[:, 0], np.zeros(ENVS, np.float32)
        rows: list[tuple[Any, ...]] = []
        for facts8, offers, counts, actions, chance, worth, seat, potential, reward, over in reversed(steps):
            on = 1 - over.astype(np.float32)
            shaped = reward + 0.5 * (on * later - potential)
            gain = shaped + on * ahead - worth + LAMBDA * on * gain
            rows.append((facts8, offers, counts, actions, chance, gain * np.where(seat == 0, 1, -1), np.clip(gain + worth, -1, 1)))
            ahead, later = worth, potential
        decided += learn(net, rows, random, width, RATE * max(0.1, 1 - (time.process_time() - begin) / end))
        spent = time.process_time() - begin
        if say and len(rows) and net.updates % 40 < 20:
            print(f"{spent:6.0f} s  {games:6} games  {decided:9,} decisions", flush=True)
        if spent > end:
            break
    w = net.w
    return Policy(GAME, [(w["first"], w["first0"])], (w["mix"], w["mix0"]), (w["offer"], w["worth"][:, 0]))


def learn(net: Net, rows: list[tuple[Any, ...]], random: np.random.Generator, width: int, rate: float) -> int:
    """Teaches what a stretch of play shows, where there was something to choose: how many choices that were."""
    facts = np.concatenate([row[0] for row in rows])
    counts, actions = (np.concatenate([row[at] for row in rows]) for at in (2, 3))
    chance, gain, goal = (np.concatenate([row[at] for row in rows]).astype(np.float32) for at in (4, 5, 6))
    offers = np.concatenate([row[1] for row in rows])
    begins = np.cumsum(counts) - counts
    real = np.flatnonzero(counts > 1)
    gain = (gain - gain[real].mean()) / (gain[real].std() + 1e-6)
    for _ in range(EPOCHS):
        order = random.permutation(real)
        for part in np.array_split(order, max(1, len(order) // BATCH)):
            step(
                net,
                facts[part],
                offers,
                begins[part],
                counts[part],
                actions[part],
                chance[part],
                gain[part],
                goal[part],
                width,
                rate,
            )
    return len(real)


def step(
    net: Net,
    facts8: Any,
    all_offers: Any,
    begins: Any,
    counts: Any,
    actions: Any,
    old: Any,
    gain: Any,
    goal: Any,
    width: int,
    rate: float,
) -> None:
    """One step of PPO over some choices."""
    size, w = len(counts), net.w
    starts = np.cumsum(counts) - counts
    owner = np.repeat(np.arange(size), counts)
    offers = hot(all_offers[np.repeat(begins - starts, counts) + np.arange(int(counts.sum()))], width)
    facts = facts8.astype(np.float32)
    thought, worth = net.read(facts)
    mixed, scores = net.weigh(thought, offers, owner)
    chances = softmax(scores, starts, counts)
    chosen = starts + actions
    ratio = chances[chosen] / np.maximum(old, 1e-6)
    pull = np.where(np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP), ratio * gain, 0)
    down = chances * pull[owner]
    down[chosen] -= pull
    log = np.log(chances + 1e-12)
    mean = np.add.reduceat(chances * log, starts)
    down = ((down + ENTROPY * chances * (log - mean[owner])) / size).astype(np.float32)[:, None]
    missed = (0.5 * (worth - goal) * (1 - worth**2) / size).astype(np.float32)[:, None]
    back = (down @ w["worth"].T) * (mixed > 0)
    pooled = np.add.reduceat(back, starts, axis=0)
    deeper = (pooled @ w["mix"].T + missed @ w["value"].T) * (thought > 0)
    net.descend(
        {
            "worth": mixed.T @ down, "offer": offers.T @ back, "mix": thought.T @ pooled, "mix0": pooled.sum(axis=0),
            "value": thought.T @ missed, "value0": missed.sum(axis=0), "first": facts.T @ deeper, "first0": deeper.sum(axis=0),
        },
        rate,
    )  # fmt: skip


def judge(policy: Policy, games: int, other: str = "recruit", seed: int = 30_000_000) -> tuple[int, int]:
    """How many of so many unseen games it wins, half of them from each side."""
    name, half = frente.bots.add(policy, "guerra1936-judged"), games // 2
    first = frente.simulate(GAME, half, bots=[name, other], seed=seed)
    second = frente.simulate(GAME, half, bots=[other, name], seed=seed + 1)
    won = int((first.arrays["winners"] & 1).sum() + (second.arrays["winners"] >> 1 & 1).sum())
    return won, 2 * half


def main() -> None:
    """Trains, judges and writes."""
    quick = bool(os.environ.get("FRENTE_QUICK"))
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=0.05 if quick else 20, help="of processor time")
    parser.add_argument("--games", type=int, default=10 if quick else 1000)
    parser.add_argument("--out")
    asked = parser.parse_args()
    policy = train(asked.seed, asked.minutes)
    if asked.out:
        export(policy, asked.out)
    for other in ("random", "recruit"):
        won, games = judge(policy, asked.games, other)
        low, high = wilson(won, games)
        print(f"against {other}: {won / games:.1%} of {games} unseen games ({low:.1%} to {high:.1%})")


if __name__ == "__main__":
    main()
