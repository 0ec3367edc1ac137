"""Learns *Amanecer soviético* from nothing: PPO in numpy, on one core.

    python python/examples/train_amanecer.py [--seed 1] [--steps 3000000] [--out amanecer.policy]

Two layers of 64 over the facts of a position, 256 environments at once, masks for what is not legal. Random play wins 0.04 % of
games, too few to learn from alone: a political level is worth a little on the way, and that is taken back at the end (a potential:
it changes nothing about which policy is best). At the end the policy plays 2,000 games it has never seen, and is written as a
file that takes a seat anywhere as a bot. `FRENTE_QUICK=1` is the short form that the tests run.
"""

from __future__ import annotations

import argparse
import os
import time
from dataclasses import dataclass, field
from typing import Any

import frente
import numpy as np
from frente.bots import Policy, export
from frente.lab import wilson
from numpy.typing import NDArray

Floats = NDArray[np.float32]
ENVS, LENGTH, WIDTH = 256, 32, 64
LEVEL = 0.1
EPOCHS, BATCH, CLIP, ENTROPY, LAMBDA, RATE = 3, 1024, 0.2, 0.012, 0.97, 2.5e-3


@dataclass
class Net:
    """Two layers, then a score for each action and what the position is worth."""

    random: np.random.Generator
    facts: int
    actions: int
    weights: dict[str, Floats] = field(default_factory=dict)
    moments: dict[str, tuple[Floats, Floats]] = field(default_factory=dict)
    updates: int = 0

    def __post_init__(self) -> None:
        shapes = {"1": (self.facts, WIDTH), "2": (WIDTH, WIDTH), "p": (WIDTH, self.actions), "v": (WIDTH, 1)}
        for name, (rows, columns) in shapes.items():
            scale = 0.01 if name == "p" else np.sqrt(2 / (60 if name == "1" else rows))
            self.weights["w" + name] = (self.random.standard_normal((rows, columns)) * scale).astype(np.float32)
            self.weights["b" + name] = np.zeros(columns, np.float32)
        for name, weight in self.weights.items():
            self.moments[name] = (np.zeros_like(weight), np.zeros_like(weight))

    def forward(self, facts: Floats, mask: NDArray[np.int8]) -> tuple[Floats, Floats, Floats, Floats]:
        """Both layers, the logarithm of each action's chance, and the worth."""
        w = self.weights
        first = np.maximum(facts @ w["w1"] + w["b1"], 0)
        second = np.maximum(first @ w["w2"] + w["b2"], 0)
        logits = np.where(mask > 0, second @ w["wp"] + w["bp"], np.float32(-1e9))
        logits -= logits.max(axis=1, keepdims=True)
        logits -= np.log(np.exp(logits).sum(axis=1, keepdims=True))
        return first, second, logits, (second @ w["wv"] + w["bv"])[:, 0]

    def learn(
        self, facts: Floats, mask: NDArray[np.int8], action: Any, old: Floats, gain: Floats, goal: Floats, rate: float
    ) -> None:
        """One step of PPO over a batch, by Adam."""
        count, w = len(action), self.weights
        first, second, log, worth = self.forward(facts, mask)
        chance, rows = np.exp(log), np.arange(count)
        ratio = np.exp(log[rows, action] - old)
        inside = np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        pull = (inside * ratio * gain)[:, None]
        # Of the clipped gain, and of the entropy, by the logits.
        down = pull * chance
        down[rows, action] -= pull[:, 0]
        safe = np.where(mask > 0, log, 0)
        down += ENTROPY * chance * (safe - (chance * safe).sum(axis=1, keepdims=True))
        down = (down / count).astype(np.float32)
        missed = ((worth - goal) / count).astype(np.float32)[:, None]
        back = (down @ w["wp"].T + missed @ w["wv"].T) * (second > 0)
        deeper = (back @ w["w2"].T) * (first > 0)
        slopes = {
            "wp": second.T @ down, "bp": down.sum(axis=0), "wv": second.T @ missed, "bv": missed.sum(axis=0),
            "w2": first.T @ back, "b2": back.sum(axis=0), "w1": facts.T @ deeper, "b1": deeper.sum(axis=0),
        }  # fmt: skip
        norm = float(np.sqrt(sum(float((slope**2).sum()) for slope in slopes.values())))
        self.updates += 1
        rate *= float(np.sqrt(1 - 0.999**self.updates) / (1 - 0.9**self.updates))
        for name, slope in slopes.items():
            slope *= min(1.0, 0.5 / (norm + 1e-9))
            mean, square = self.moments[name]
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            w[name] -= rate * mean / (np.sqrt(square) + 1e-5)


def train(seed: int, steps: int, say: bool = True) -> tuple[Policy, list[tuple[float, int, float]]]:
    """A policy, and the curve: seconds, decisions, share of the last 2,000 games that were won."""
    random = np.random.default_rng(seed)
    envs = frente.VectorEnv("amanecer", ENVS, seed=seed)
    net = Net(random, len(envs.encoding.facts), len(envs.encoding.actions))
    potential = np.array([LEVEL * float(name[6:]) if name.startswith("level=") else 0 for name in envs.encoding.facts], np.float32)
    seen = envs.reset()
    shape = (LENGTH, ENVS)
    facts, masks = np.zeros((*shape, net.facts), np.int8), np.zeros((*shape, net.actions), np.int8)
    actions, logs = np.zeros(shape, np.int64), np.zeros(shape, np.float32)
    worths, rewards, overs = np.zeros(shape, np.float32), np.zeros(shape, np.float32), np.zeros(shape, np.bool_)
    endings: list[float] = []
    curve: list[tuple[float, int, float]] = []
    begin, rounds, every = time.process_time(), max(1, steps // (ENVS * LENGTH)), np.arange(ENVS)
    for turn in range(rounds):
        for at in range(LENGTH):
            facts[at], masks[at] = seen.facts, seen.mask
            _, _, log, worths[at] = net.forward(seen.facts.astype(np.float32), seen.mask)
            # The largest of so many draws from Gumbel's distribution is a draw from the policy.
            actions[at] = (log - np.log(-np.log(random.random(log.shape, np.float32) + 1e-12) + 1e-12)).argmax(axis=1)
            logs[at] = log[every, actions[at]]
            before = facts[at] @ potential
            seen = envs.step(actions[at])
            rewards[at] = seen.rewards + np.where(seen.over, 0, seen.facts @ potential) - before
            overs[at] = seen.over
            endings += seen.rewards[seen.over].tolist()
        _, _, _, ahead = net.forward(seen.facts.astype(np.float32), seen.mask)
        gains, gain = np.zeros(shape, np.float32), np.zeros(ENVS, np.float32)
        for at in reversed(range(LENGTH)):
            on = 1 - overs[at].astype(np.float32)
            gain = rewards[at] + on * ahead - worths[at] + LAMBDA * on * gain
            gains[at], ahead = gain, worths[at]
        goals = (gains + worths).reshape(-1)
        flat = (gains - gains.mean()) / (gains.std() + 1e-6)
        seen_facts, seen_masks = facts.reshape(-1, net.facts), masks.reshape(-1, net.actions)
        rate = RATE * (1 - turn / rounds)
        for _ in range(EPOCHS):
            order = random.permutation(ENVS * LENGTH)
            for batch in np.split(order, len(order) // BATCH):
                net.learn(
                    seen_facts[batch].astype(np.float32), seen_masks[batch], actions.reshape(-1)[batch],
                    logs.reshape(-1)[batch], flat.reshape(-1)[batch], goals[batch], rate,
                )  # fmt: skip
        endings = endings[-2000:]
        if turn % 50 == 49 or turn + 1 == rounds:
            won = float(np.mean(np.array(endings) > 0)) if endings else 0.0
            curve.append((time.process_time() - begin, (turn + 1) * ENVS * LENGTH, won))
            if say:
                print(
                    f"{curve[-1][0]:6.1f} s  {curve[-1][1]:9,} decisions  {won:.1%} of the last {len(endings)} games won",
                    flush=True,
                )
    w = net.weights
    return Policy("amanecer", [(w["w1"], w["b1"]), (w["w2"], w["b2"])], (w["wp"], w["bp"])), curve


def judge(policy: Policy, games: int = 2000, seed: int = 20_000_000) -> float:
    """The share of unseen games it wins, played by the bot that comes of it."""
    name = frente.bots.add(policy, "amanecer-judged")
    run = frente.simulate("amanecer", games, bots=name, seed=seed)
    return float((run.arrays["winners"] & 1).mean())


def main() -> None:
    """Trains, judges and writes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--steps", type=int, default=500_000 if os.environ.get("FRENTE_QUICK") else 3_000_000)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--out")
    asked = parser.parse_args()
    policy, _ = train(asked.seed, asked.steps)
    won = judge(policy, asked.games)
    low, high = wilson(won * asked.games, asked.games)
    print(f"seed {asked.seed}: {won:.1%} of {asked.games} unseen games ({low:.1%} to {high:.1%})")
    if asked.out:
        export(policy, asked.out)


if __name__ == "__main__":
    main()
