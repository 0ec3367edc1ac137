"""Policies that were taught here sit at the table."""

from __future__ import annotations

from pathlib import Path

import frente
import frente.bots
import numpy as np
import pytest
from frente.bots import Policy


def policy(game: str, seed: int = 1) -> Policy:
    """Weights nobody taught."""
    random, known = np.random.default_rng(seed), frente.encoding(game)
    hidden = [
        (random.standard_normal((len(known.facts), 12)) / 8, random.standard_normal(12)),
        (random.standard_normal((12, 10)), random.standard_normal(10)),
    ]
    if known.actions:
        return Policy(game, hidden, (random.standard_normal((10, len(known.actions))), np.zeros(len(known.actions))))
    offer = random.standard_normal((len(known.action_facts), 6)), random.standard_normal(6)
    return Policy(game, hidden, (random.standard_normal((10, 6)), random.standard_normal(6)), offer)


def test_the_bot_does_what_the_policy_says(game: str) -> None:
    """Rust and Python agree on every choice of a match."""
    taught = policy(game)
    name = frente.bots.add(taught, f"taught-{game}")
    envs = frente.Batch(game, 1, seed=3, autoreset="disabled")
    seen = envs.reset()
    for _ in range(40):
        if seen.over[0]:
            break
        scores = taught.scores(seen.facts[0], None if seen.offers is None else seen.offers[0])
        best = int(np.where(seen.mask[0] > 0, scores, -np.inf).argmax())
        match = envs.match()
        seat = int(seen.seat[0])
        choice = match.bot(seat, name).action
        ranked = np.sort(scores[seen.mask[0] > 0])
        if len(ranked) == 1 or ranked[-1] - ranked[-2] > 1e-4:
            text = frente.encoding(game).actions[best] if envs.actions == "codes" else match.actions(seat)[best]
            assert choice == text
        seen = envs.step(np.array([best]))


def test_a_policy_goes_through_a_file(tmp_path: Path) -> None:
    taught = policy("guerra1936")
    frente.bots.export(taught, tmp_path / "mine.policy")
    name = frente.bots.load(tmp_path / "mine.policy")
    assert name == "net:mine"
    run = frente.simulate("guerra1936", 2, bots=[name, "random"], seed=3, threads=1)
    assert run.summary["bots"] == ["net:mine", "random"] and run.reproducible
    again = frente.simulate("guerra1936", 2, bots=[frente.bots.add(taught, "again"), "random"], seed=3, threads=2)
    assert (again.arrays["winners"] == run.arrays["winners"]).all() and (again.arrays["chances"] == run.arrays["chances"]).all()
    with pytest.raises(frente.UnknownBot, match="net:mine in amanecer"):
        frente.simulate("amanecer", 1, bots=name)
    with pytest.raises(frente.UnknownBot, match="net:mine in amanecer"):
        frente.Match("amanecer", seed=1).bot(0, name)
    with pytest.raises(frente.UnknownBot):
        frente.simulate("amanecer", 1, bots="net:stranger")


def test_what_is_no_policy_is_refused(tmp_path: Path) -> None:
    text = policy("amanecer").to_text()
    refusals = {
        'unknown game ""': "not a policy\n",
        "frente-policy 1": text.replace("frente-policy 1", "frente-policy 2"),
        "other facts": text.replace("fact level one-of 12", "fact level one-of 13"),
        "head numbers, or head offers": text.replace("head numbers", "head tails"),
        "12 finite numbers": text.replace("layer 580 12\n", "layer 580 12\nnan "),
        "end of the file": text + "more\n",
        "layer 12 N": text.replace("layer 12 10", "layer 13 10"),
    }
    for said, wrong in refusals.items():
        file = tmp_path / "wrong.policy"
        file.write_text(wrong)
        with pytest.raises(frente.BadPolicy) as refused:
            frente.bots.load(file)
        assert said in str(refused.value)
    with pytest.raises(ValueError, match="commas"):
        frente.bots.add(policy("amanecer"), "a,b")
    wide = policy("amanecer")
    wide.last = wide.last[0][:, :5], wide.last[1][:5]
    with pytest.raises(frente.BadPolicy, match="5 outputs"):
        wide.to_text()
