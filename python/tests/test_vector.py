"""Many environments at once, and one position by numbers."""

from __future__ import annotations

from typing import Any

import frente
import numpy as np
import pytest
from frente.vector import Seen


def first(seen: Seen) -> Any:
    return seen.mask.argmax(axis=1)


def drawn(seen: Seen, random: np.random.Generator) -> Any:
    """One legal action each."""
    noise = random.random(seen.mask.shape, np.float32) + 0.01
    return (seen.mask * noise).argmax(axis=1)


def test_every_seat_is_played_from_outside_to_the_end(game: str) -> None:
    batch, random = frente.Batch(game, 3, seed=5, autoreset="disabled", actions="offers"), np.random.default_rng(1)
    seen = batch.reset()
    assert not seen.over.any() and (seen.seat >= 0).all()
    ended = [False] * 3
    limit = frente.game(game).max_steps
    singles = [frente.Batch(game, 1, seed=5, first=at, autoreset="disabled", actions="offers") for at in range(3)]
    ones = [single.reset() for single in singles]
    for _ in range(limit):
        actions = drawn(seen, random)
        live = [at for at in range(3) if not ended[at]]
        for at in live:
            assert (ones[at].facts[0] == seen.facts[at]).all()
            ones[at] = singles[at].step(actions[at : at + 1])
        if len(live) < 3:
            break
        seen = batch.step(actions)
        for at in np.flatnonzero(seen.over).tolist():
            ended[at] = True
            rewards = seen.rewards[at]
            assert set(rewards.tolist()) <= {-1.0, 0.0, 1.0} and seen.seat[at] == -1
            assert batch.labels[seen.label[at]] and seen.length[at] > 0
            match = batch.match(at)
            assert match.over and match.steps == seen.length[at]
    assert any(ended)


def test_facts_of_offers_are_those_of_the_encoding(game: str) -> None:
    batch, known = frente.Batch(game, 2, seed=1, actions="offers"), frente.encoding(game)
    seen = batch.reset()
    assert seen.offers is not None and seen.offers.shape == (2, known.offers, known.offer_facts)
    for _ in range(20):
        for at in range(2):
            count = int(seen.mask[at].sum())
            assert (seen.offers[at, :count, 0] >= 0).all() and (seen.offers[at, count:] == -1).all()
            assert seen.offers[at].max() < len(known.action_facts)
        seen = batch.step(first(seen))


def test_threads_and_neighbours_change_nothing() -> None:
    def walk(count: int, threads: int, begin: int = 0) -> list[Any]:
        envs = frente.VectorEnv("amanecer", count, seed=9, threads=threads, first=begin)
        seen, taken = envs.reset(), []
        for _ in range(120):
            taken.append((seen.facts.copy(), seen.rewards.copy(), seen.episode.copy()))
            seen = envs.step(first(seen))
        return taken

    many = walk(24, 1)
    for threads in (2, 4):
        for one, other in zip(many, walk(24, threads), strict=True):
            assert all((a == b).all() for a, b in zip(one, other, strict=True))
    for one, other in zip(many, walk(4, 1, begin=11), strict=True):
        assert all((a[11:15] == b).all() for a, b in zip(one, other, strict=True))


def test_a_vector_plays_what_a_bot_of_the_lab_plays(game: str) -> None:
    """Against bots, every match of a learning seat ends, from each seat there is."""
    seats = frente.Batch(game, 1).seats
    for seat in range(seats):
        envs = frente.VectorEnv(game, 1, seat=seat, opponents="random", seed=3, autoreset="disabled", actions="offers")
        seen, random = envs.reset(), np.random.default_rng(seat)
        assert seen.rewards.shape == (1,)
        while not seen.over[0]:
            assert seen.seat[0] == seat
            seen = envs.step(drawn(seen, random))
        assert envs.match().over


@pytest.mark.parametrize("autoreset", ["same_step", "next_step", "disabled"])
def test_a_match_begins_anew_when_it_should(autoreset: Any) -> None:
    envs = frente.VectorEnv("amanecer", 4, seed=2, autoreset=autoreset)
    seen = envs.reset()
    while not seen.over.any():
        seen = envs.step(first(seen))
    over = seen.over.copy()
    if autoreset == "same_step":
        assert (seen.episode == over).all() and (seen.seat >= 0).all()
        assert seen.last_facts[over].any() and not (seen.last_facts[over] == seen.facts[over]).all()
    else:
        assert (seen.episode == 0).all() and (seen.seat[over] == -1).all() and not seen.mask[over].any()
    if autoreset == "next_step":
        seen = envs.step(np.where(over, 52, first(seen)))
        assert (seen.episode == over).all() and not seen.over[over].any()
    if autoreset == "disabled":
        with pytest.raises(frente.MatchOver, match=rf"actions\[{int(np.flatnonzero(over)[0])}\]"):
            envs.step(first(seen))
        seen = envs.reset(which=over)
        assert (seen.episode == over).all() and (seen.seat >= 0).all()


def test_one_bad_action_moves_nothing() -> None:
    envs = frente.VectorEnv("amanecer", 8, seed=2)
    seen = envs.reset()
    before, good = seen.facts.copy(), first(seen)
    for wrong, said in ((99, r"actions\[5\] = 99: expected 0 to 52"), (-1, r"actions\[5\] = -1"), (2**40, "expected")):
        bad = good.copy()
        bad[5] = wrong
        with pytest.raises(frente.IllegalAction, match=said):
            envs.step(bad)
    illegal = good.copy()
    illegal[5] = int(np.flatnonzero(seen.mask[5] == 0)[0])
    with pytest.raises(frente.IllegalAction, match=r"is not legal now"):
        envs.step(illegal)
    assert (envs.seen.facts == before).all()
    with pytest.raises(TypeError, match="expected whole numbers, got float64"):
        envs.step(good.astype(np.float64))
    with pytest.raises(TypeError, match="expected whole numbers, got bool"):
        envs.step(good.astype(np.bool_))
    with pytest.raises(TypeError, match="array of 8"):
        envs.step(good[:3])
    with pytest.raises(TypeError, match="array of 8"):
        envs.step(good.tolist())
    assert (envs.step(good.astype(np.int32)).facts != before).any()


def test_before_the_first_reset_nothing_can_be_done() -> None:
    with pytest.raises(frente.MatchOver, match="expected a reset"):
        frente.VectorEnv("amanecer", 2).step(np.zeros(2, np.int64))


def test_an_illegal_action_may_end_the_match() -> None:
    envs = frente.VectorEnv("amanecer", 2, seed=2, illegal="end", autoreset="disabled")
    seen = envs.reset()
    actions = first(seen)
    actions[1] = int(np.flatnonzero(seen.mask[1] == 0)[0])
    seen = envs.step(actions)
    assert seen.over.tolist() == [False, True] and seen.rewards[1] == -1
    assert envs.labels[seen.label[1]] == "illegal"


def test_terms_are_checked() -> None:
    with pytest.raises(ValueError, match="num_envs = 0"):
        frente.VectorEnv("amanecer", 0)
    with pytest.raises(ValueError, match="seat = 1: expected 0 to 0"):
        frente.VectorEnv("amanecer", seat=1)
    with pytest.raises(ValueError, match="have no numbers"):
        frente.VectorEnv("peanas", actions="codes")
    with pytest.raises(ValueError, match="autoreset"):
        frente.VectorEnv("amanecer", autoreset="never")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="illegal"):
        frente.VectorEnv("amanecer", illegal="ignore")  # type: ignore[arg-type]
    with pytest.raises(frente.UnknownBot, match="admiral"):
        frente.VectorEnv("guerra1936", opponents="admiral")
    with pytest.raises(frente.BadPlan, match="opponents"):
        frente.VectorEnv("guerra1936", opponents="random,random,random")
    with pytest.raises(frente.BadSetup):
        frente.Batch("amanecer", setup={"political_victory_box": 11})


def test_a_position_goes_the_way_of_the_rules(game: str) -> None:
    position = frente.Position(game, seed=4, actions="offers", told=True)
    for at in range(60):
        node = position.node
        if node < 0:
            break
        legal = position.legal()
        assert position.mask().sum() == len(legal) and position.offered()[len(legal) - 1, 0] >= 0
        copied = position.clone()
        assert copied.step(legal[at % len(legal)]) == position.step(legal[at % len(legal)])
        assert (copied.observe(0) == position.observe(0)).all()
    assert position.told(0)


def test_what_a_seat_cannot_know_is_dealt_anew_and_nothing_else(game: str) -> None:
    position = frente.Position(game, seed=4, actions="offers")
    for at in range(40):
        node = position.node
        if node < 0:
            break
        for seat in range(position.seats):
            redealt = position.redeal(seat, at)
            assert (redealt.observe(seat) == position.observe(seat)).all()
            assert redealt.view(seat) == position.view(seat)
            if seat == node:
                assert redealt.legal() == position.legal() and (redealt.offered() == position.offered()).all()
        legal = position.legal()
        position.step(legal[(at * 5) % len(legal)])


def test_a_position_refuses_by_name() -> None:
    position = frente.Position("amanecer")
    with pytest.raises(frente.NotYourTurn):
        position.act(3)
    with pytest.raises(ValueError, match="chance = 99"):
        position.chance(99)
    position.chance(0)
    with pytest.raises(frente.NotYourTurn, match="no die"):
        position.chance(0)
    with pytest.raises(frente.IllegalAction, match="expected 0 to 52"):
        position.act(53)
    with pytest.raises(ValueError, match="told=True"):
        position.told(0)
    assert position.action_text(12) == "political"
