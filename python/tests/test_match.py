"""A match by the checked door."""

from __future__ import annotations

import copy
import json
import pickle
import re
import threading
from collections.abc import Callable

import frente
import pytest
from frente import Chance, Decision, Over


def played(game: str, seed: int, most: int = 10_000, pick: int = 7, **terms: object) -> frente.Match:
    """A match played to its end, or so many choices far, by a rule that never draws."""
    match = frente.Match(game, seed=seed, **terms)  # type: ignore[arg-type]
    for at in range(most):
        match_node = match.node
        if not isinstance(match_node, Decision):
            break
        actions = match.actions(match_node.seat)
        match.act(match_node.seat, actions[(at * pick) % len(actions)])
    return match


def test_every_game_is_played_to_its_end_and_its_dice_are_proved(game: str) -> None:
    match = played(game, 7)
    node = match.node
    assert isinstance(node, Over)
    assert set(node.outcome.winners).isdisjoint(node.outcome.losers)
    verified = frente.verify(match.record())
    assert (verified.game, verified.dice, verified.steps) == (game, "proved", match.steps)
    assert verified.drawn > 0


def test_a_seed_is_a_match_and_another_is_another(game: str) -> None:
    one, same, other = (played(game, seed, 300) for seed in (7, 7, 8))
    seat = 0
    assert one.view(seat) == same.view(seat)
    assert one.view(seat) != other.view(seat)


def test_offers_have_a_sentence_in_three_languages(game: str) -> None:
    said = {}
    for language in ("es", "en", "fr"):
        match = frente.Match(game, seed=3, language=language)
        node = match.node
        assert isinstance(node, Decision)
        offers = match.offers(node.seat)
        assert [offer.action for offer in offers] == match.actions(node.seat)
        assert all(offer.text and offer.rule for offer in offers)
        said[language] = (match.prompt(node.seat), *(offer.text for offer in offers))
    assert len({said[language] for language in said}) == 3


def test_what_is_chosen_is_told_with_its_paragraph(game: str) -> None:
    match = frente.Match(game, seed=3)
    for _ in range(30):
        node = match.node
        if not isinstance(node, Decision):
            break
        before = match.steps
        events = match.act(node.seat, match.actions(node.seat)[-1])
        assert all(event.step > before and event.text and event.key for event in events)
    assert match.log(0) and "text" in repr(match.log(0)[0])


def test_chances_are_handed_in_without_a_seed() -> None:
    match = frente.Match("amanecer")
    assert match.node == Chance()
    assert all(weight == 1 for _, weight in match.chances())
    match.chance("card 10")
    assert repr(match.node) == "Decision(seat=0)"
    match.act(0, "political")
    assert [die for die, _ in match.chances()] == [f"die {face}" for face in range(1, 7)]
    match.chance("die 6")
    with pytest.raises(frente.NotYourTurn):
        match.chance("die 6")
    assert frente.verify(match.record()).dice == "none"


def test_refusals_name_the_paragraph_and_change_nothing() -> None:
    match = frente.Match("amanecer", seed=7)
    before = match.record()
    with pytest.raises(frente.IllegalAction) as refused:
        match.act(0, "gold die 3")
    assert refused.value.rule == "7.5.7" and refused.value.action == "gold die 3" and refused.value.text
    assert match.explain(0, "gold die 3") == frente.Illegal(refused.value.rule, refused.value.text)
    assert match.explain(0, match.actions(0)[0]) is None
    with pytest.raises(frente.NotAnAction):
        match.act(0, "attack")
    with pytest.raises(frente.NotAnAction):
        match.explain(0, "attack")
    with pytest.raises(frente.NotYourTurn):
        match.chance("die 3")
    with pytest.raises(ValueError, match="seat = 1: expected 0 to 0"):
        match.act(1, "political")
    with pytest.raises(ValueError, match="seat = -1"):
        match.offers(-1)
    assert match.record() == before


def test_a_finished_match_refuses_more() -> None:
    match = played("amanecer", 7)
    with pytest.raises(frente.MatchOver):
        match.act(0, "political")
    assert match.actions(0) == [] and match.over


def test_odds_add_up(game: str) -> None:
    match = frente.Match(game, seed=5)
    node = match.node
    assert isinstance(node, Decision)
    odds = match.odds(node.seat, match.actions(node.seat)[0], nodes=200, samples=50)
    assert sum(branch.chance for branch in odds.branches) == pytest.approx(1)
    if odds.exact:
        assert all(branch.fraction is not None for branch in odds.branches)


def test_a_bot_chooses_what_is_legal_and_the_same_with_the_same_seed(game: str) -> None:
    match = frente.Match(game, seed=5)
    node = match.node
    assert isinstance(node, Decision)
    choices = [match.bot(node.seat, "soldier", seed=3) for _ in range(2)]
    assert choices[0].action == choices[1].action in match.actions(node.seat)
    assert 0 <= choices[0].value <= 1
    with pytest.raises(frente.UnknownBot, match="admiral"):
        match.bot(node.seat, "admiral")


@pytest.mark.parametrize("language", ["en", "es", "fr"])
def test_a_hint_compares_what_is_offered_and_says_why(language: str) -> None:
    match = frente.Match("amanecer", seed=7, language=language)
    hint = match.hint(0, "captain", seed=3)
    assert hint.simulations > 0 and 0 <= hint.chance <= 1
    assert 1 <= len(hint.ideas) <= len(match.actions(0))
    assert {idea.action for idea in hint.ideas} <= set(match.actions(0))
    assert hint.ideas[0].behind == 0 and all(idea.error >= 0 for idea in hint.ideas)
    reasons = [reason for idea in hint.ideas for reason in idea.gains + idea.risks]
    assert reasons and all(reason.text and "event-" not in reason.text for reason in reasons)
    assert match.hint(0, "captain", seed=3) == hint
    with pytest.raises(frente.UnknownBot):
        match.hint(0, "nobody")


def test_undo_stops_at_a_die() -> None:
    match = frente.Match("amanecer", seed=7)
    assert match.undo_floor == match.steps
    with pytest.raises(frente.Error, match="undo stops"):
        match.undo()
    by_hand = frente.Match("amanecer")
    by_hand.chance("card 10")
    assert by_hand.prefix(0).node == Chance()
    with pytest.raises(frente.Error):
        by_hand.prefix(2)


def test_copies_and_pickles_go_their_own_way(game: str) -> None:
    match = played(game, 9, 8)
    copies = [match.fork(), copy.copy(match), copy.deepcopy(match), pickle.loads(pickle.dumps(match))]
    node = match.node
    assert isinstance(node, Decision)
    action, before = match.actions(node.seat)[0], match.steps
    match.act(node.seat, action)
    for copied in copies:
        assert copied.steps == before and copied.seed == 9
        copied.act(node.seat, action)
        assert copied.view(node.seat) == match.view(node.seat)


def test_what_no_seat_may_know_is_refused() -> None:
    match = frente.Match("guerra1936", seed=7)
    secrets: list[Callable[[], object]] = [
        lambda: match.view("referee"), match.state, match.record, match.chances, lambda: match.setup,
        lambda: match.log("referee"), lambda: match.edit({}),
    ]  # fmt: skip
    for secret in secrets:
        with pytest.raises(frente.Hidden, match="referee=True"):
            secret()
    opened = frente.Match("guerra1936", seed=7, referee=True)
    assert opened.view("referee") and opened.state() and opened.record() and opened.setup
    # Where nothing is hidden there is nothing to refuse.
    assert frente.Match("amanecer", seed=7).state()


def test_a_seat_is_told_the_same_whatever_the_others_hold() -> None:
    """The hand of the other seat is in nothing that a seat is given."""
    match = played("guerra1936", 7, 30)
    for seat in (0, 1):
        text = json.dumps([match.view(seat), [event.text for event in match.log(seat)]])
        own = frente.replay(match._core.written(), referee=True)
        position = own.state()
        assert text != json.dumps(position)
    assert match.view(0) != match.view(1) != match.view("spectator")


def test_arguments_are_checked() -> None:
    with pytest.raises(TypeError, match=r"seed = 1\.5"):
        frente.Match("amanecer", seed=1.5)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="seed = True"):
        frente.Match("amanecer", seed=True)
    with pytest.raises(ValueError, match="seed = -1: expected 0 to"):
        frente.Match("amanecer", seed=-1)
    with pytest.raises(ValueError, match="seed"):
        frente.Match("amanecer", seed=2**64)
    with pytest.raises(TypeError, match="game = 3"):
        frente.Match(3)  # type: ignore[arg-type]
    with pytest.raises(frente.UnknownGame, match="expected one of: amanecer"):
        frente.Match("chess")
    with pytest.raises(ValueError, match="expected es, en or fr"):
        frente.Match("amanecer", language="de")
    with pytest.raises(frente.BadSetup) as refused:
        frente.Match("amanecer", {"political_victory_box": 11, "treaty_cost": 7})
    assert refused.value.faults
    with pytest.raises(TypeError, match=r"setup\.x: expected None, bool"):
        frente.Match("amanecer", {"x": object()})
    with pytest.raises(ValueError, match="no finite number"):
        frente.Match("amanecer", {"x": float("nan")})
    with pytest.raises(ValueError, match="expected a seat"):
        frente.Match("amanecer", seed=1).view("everybody")  # type: ignore[arg-type]


def test_the_language_of_the_package_is_the_usual_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(frente, "language", "fr")
    assert frente.Match("amanecer", seed=1).language == "fr"
    assert frente.rules("amanecer", language="es")[0].title != frente.rules("amanecer")[0].title


def test_a_bug_breaks_one_match_and_leaves_a_replay() -> None:
    match, other = played("amanecer", 7, 4), frente.Match("amanecer", seed=8)
    with pytest.raises(frente.InternalError) as broken:
        match._core._break()
    assert broken.value.replay is not None
    with open(broken.value.replay, encoding="utf-8") as kept:
        assert frente.replay(kept.read()).game == "amanecer"
    with pytest.raises(frente.InternalError, match="before"):
        match.actions(0)
    assert other.actions(0)


def test_many_threads_share_one_match() -> None:
    match = frente.Match("amanecer", seed=7)
    wrong: list[BaseException] = []

    def look() -> None:
        try:
            for _ in range(50):
                match.view(0)
                match.bot(0, "recruit")
                match.offers(0)[0].text  # noqa: B018
        except BaseException as failed:
            wrong.append(failed)

    threads = [threading.Thread(target=look) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong


def test_the_table_in_words() -> None:
    match = frente.Match("amanecer", seed=7)
    assert str(match).startswith("amanecer, ") and "\n" not in repr(match)


def test_records_that_do_not_hold_name_their_step() -> None:
    record = played("amanecer", 7, 5).record()
    lines = record.splitlines()
    at = next(at for at, line in enumerate(lines) if " die " in line)
    other = "die 1" if "die 1" not in lines[at] else "die 2"
    lines[at] = re.sub(r"die \d", other, lines[at])
    with pytest.raises(frente.BadRecord, match="seal") as refused:
        frente.replay("\n".join(lines) + "\n")
    assert refused.value.step == int(lines[at].split()[0])
    with pytest.raises(frente.BadRecord):
        frente.verify("not a record")


def test_the_shelf_tells_what_there_is(game: str) -> None:
    about = frente.game(game)
    assert set(about.titles) == {"es", "en", "fr"} and about.setup() and about.sheet()
    rules = frente.rules(game)
    assert len({rule.id for rule in rules}) == len(rules) and all(rule.tests for rule in rules if rule.status == "done")
    known = frente.encoding(game)
    assert len(set(known.facts)) == len(known.facts) and known.offers > 10
    frente.data_pack(game, about.data())
    if about.lists:
        stock = about.stock()
        assert stock
        report = about.check_list("{}")
        assert report["errors"]
        with pytest.raises(frente.BadList):
            about.read_list("nonsense")


def test_the_referee_answers_and_refuses() -> None:
    script = [{"chance": "card 10"}, {"act": "political"}, {"chance": "die 6"}]
    ruling = frente.referee({"game": "amanecer", "script": script})
    assert [step["text"] for step in ruling["steps"]] == ["card 10", "political", "die 6"]
    assert ruling["legal"][0]["message"]["text"]
    with pytest.raises(frente.BadScript) as refused:
        frente.referee({"game": "amanecer", "script": [{"chance": "card 10"}, {"act": "gold die 3"}]}, language="es")
    assert refused.value.step == 2 and "step 2" in str(refused.value)
    with pytest.raises(frente.BadScript, match="unknown field"):
        frente.referee({"game": "amanecer", "scrip": []})


def test_no_match_is_left_behind() -> None:
    import resource

    def resident() -> int:
        with open("/proc/self/statm", encoding="ascii") as file:
            return int(file.read().split()[1]) * resource.getpagesize()

    for _ in range(200):
        played("amanecer", 1, 10)
    before = resident()
    for seed in range(3000):
        played("amanecer", seed, 3)
    assert resident() - before < 16 << 20
