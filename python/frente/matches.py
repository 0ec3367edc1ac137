"""One match by the checked door: what a seat may choose and see, what came of it, its record.

>>> import frente
>>> match = frente.Match("guerra1936", setup={"scenario": "duel"}, seed=7)
>>> seat = match.node.seat
>>> offer = match.offers(seat)[0]
>>> events = match.act(seat, offer.action)
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from ._check import seed as checked_seed
from ._check import text, whole
from ._core import Event as Event
from ._core import Match as CoreMatch
from ._core import Offer as Offer
from ._language import spoken

Viewer: TypeAlias = "int | Literal['spectator', 'referee']"


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended."""

    winners: tuple[int, ...]
    losers: tuple[int, ...]
    label: str
    grade: str
    score: int
    text: str


@dataclass(frozen=True, slots=True)
class Decision:
    """A seat must choose."""

    seat: int


@dataclass(frozen=True, slots=True)
class Chance:
    """A die or a card is due."""


@dataclass(frozen=True, slots=True)
class Over:
    """The match has ended."""

    outcome: Outcome


Node: TypeAlias = "Decision | Chance | Over"


@dataclass(frozen=True, slots=True)
class Branch:
    """One thing that may come of an action."""

    #: From 0 to 1.
    chance: float
    #: The same as a fraction, where it is exact.
    fraction: tuple[int, int] | None
    #: What happens, in order; nothing of note where it is empty.
    texts: tuple[str, ...]
    #: "good", "bad" or "plain", for the seat that asks.
    tone: str


@dataclass(frozen=True, slots=True)
class Odds:
    """What may come of an action, the likeliest first."""

    branches: tuple[Branch, ...]
    exact: bool
    samples: int


@dataclass(frozen=True, slots=True)
class Illegal:
    """Why an action is not legal: the paragraph and the reason."""

    rule: str
    text: str


@dataclass(frozen=True, slots=True)
class Choice:
    """What a bot would do, and what it thought on the way."""

    action: str
    #: What it expects for its seat: 0 lost, 1 won.
    value: float
    simulations: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Reason:
    """Something that happens more often, or less, soon after an action than after the others."""

    text: str
    #: How often it happens after this action, from 0 to 1.
    chance: float
    #: How often after the others.
    otherwise: float


@dataclass(frozen=True, slots=True)
class Idea:
    """An action, how it compares, and what speaks for it and against it."""

    action: str
    text: str
    rule: str
    #: How likely the seat is to win with it.
    chance: float
    #: By how much it falls short of the first idea, in the same worlds with the same dice, and the standard error of that.
    behind: float
    error: float
    gains: tuple[Reason, ...]
    risks: tuple[Reason, ...]
    caution: str | None


@dataclass(frozen=True, slots=True)
class Hint:
    """What a strong player would do, and why; the best first."""

    chance: float
    simulations: int
    ideas: tuple[Idea, ...]


class Match:
    """A match of any game.

    `setup` is laid over the usual one. With a `seed` the match draws its own dice and cards, verifiably; without one they
    are handed in by `chance`. What nobody at the table may see is given out only with `referee=True`, or at the end.

    >>> import frente
    >>> match = frente.Match("amanecer")
    >>> match.node
    Chance()
    >>> events = match.chance("card 10")
    >>> match.explain(0, "gold die 3")
    Illegal(rule='7.5.7', text=...)
    """

    __slots__ = ("_core",)
    _core: CoreMatch

    def __init__(
        self,
        game: str,
        setup: Mapping[str, Any] | None = None,
        seed: int | None = None,
        *,
        language: str | None = None,
        referee: bool = False,
    ) -> None:
        self._core = CoreMatch(text("game", game), setup, checked_seed(seed), spoken(language), bool(referee))

    @classmethod
    def _of(cls, core: CoreMatch) -> Match:
        match = cls.__new__(cls)
        match._core = core
        return match

    @property
    def game(self) -> str:
        """The id of the game."""
        return self._core.game

    @property
    def rules_version(self) -> int:
        """The version of the rules it is played by."""
        return self._core.rules_version

    @property
    def seed(self) -> int | None:
        """What the dice come from, where the match draws its own."""
        return self._core.seed

    @property
    def language(self) -> str:
        """The language of what it says."""
        return self._core.language

    @property
    def seats(self) -> int:
        """How many seats play."""
        return self._core.seats

    @property
    def setup(self) -> dict[str, Any]:
        """What was agreed. Where players keep decks secret, the referee's alone."""
        setup: dict[str, Any] = self._core.setup
        return setup

    @property
    def node(self) -> Node:
        """Whose turn it is: `Decision(seat)`, `Chance()` or `Over(outcome)`."""
        kind, more = self._core.node()
        if kind == "decision":
            return Decision(more)
        if kind == "chance":
            return Chance()
        winners, losers = tuple(more["winners"]), tuple(more["losers"])
        return Over(Outcome(winners, losers, more["label"], more["grade"], more["score"], more["text"]))

    @property
    def over(self) -> bool:
        """Whether it has ended."""
        return self._core.node()[0] == "over"

    def prompt(self, viewer: Viewer = "spectator") -> str:
        """What must be decided, as far as the viewer may know."""
        return self._core.prompt(viewer)[0]

    def actions(self, seat: int) -> list[str]:
        """What the seat may choose, in notation; empty where another must choose."""
        return self._core.actions(seat)

    def offers(self, seat: int) -> list[Offer]:
        """What the seat may choose, with its sentence, its paragraph, the pieces it is about and what to be careful of."""
        return self._core.offers(seat)

    def view(self, viewer: Viewer) -> dict[str, Any]:
        """What a seat, a spectator or the referee may see, as plain data."""
        view: dict[str, Any] = self._core.view(viewer)
        return view

    def state(self) -> dict[str, Any]:
        """The whole position. The referee's alone where seats have secrets."""
        state: dict[str, Any] = self._core.state()
        return state

    def edit(self, patch: Mapping[str, Any]) -> None:
        """Lays a patch over the first position, before the first step."""
        self._core.edit(patch)

    def log(self, viewer: Viewer, since: int = 0) -> list[Event]:
        """What happened after the first `since` steps, as far as the viewer may know."""
        return self._core.log(viewer, whole("since", since, 0, 2**32))

    def act(self, seat: int, action: str) -> list[Event]:
        """The seat chooses; a seeded match draws what is due then. What happened, as the seat sees it."""
        return self._core.act(seat, action)

    def chance(self, chance: str) -> list[Event]:
        """A die or a card that was thrown elsewhere, in notation."""
        return self._core.chance(chance)

    def chances(self) -> list[tuple[str, int]]:
        """What may come now, with its weight."""
        return self._core.chances()

    def odds(self, seat: int, action: str, *, nodes: int = 20_000, samples: int = 4_000, seed: int = 1) -> Odds:
        """What may come of an action: exact where the tree of chances is small, else from samples.

        >>> import frente
        >>> match = frente.Match("amanecer")
        >>> events = match.chance("card 10")
        >>> odds = match.odds(0, "political")
        >>> odds.exact, sum(branch.chance for branch in odds.branches)
        (True, 1.0)
        """
        nodes, samples = whole("nodes", nodes, 0, 2**32 - 1), whole("samples", samples, 1, 2**32 - 1)
        odds = self._core.odds(seat, action, nodes, samples, whole("seed", seed, 0, 2**64 - 1))

        def branch(one: dict[str, Any]) -> Branch:
            fraction = one["fraction"] and (one["fraction"][0], one["fraction"][1])
            return Branch(one["chance"], fraction, tuple(one["texts"]), one["tone"])

        return Odds(tuple(map(branch, odds["branches"])), odds["exact"], odds["samples"])

    def explain(self, seat: int, action: str) -> Illegal | None:
        """None where the seat may do this now, else the paragraph and the reason."""
        refused = self._core.explain(seat, action)
        return refused and Illegal(*refused)

    def why(self, seat: int, on: str, at: str | None = None, *, seed: int = 1) -> list[Illegal]:
        """Why nothing can be done with a piece, or with one and another: the most particular reasons first."""
        found = self._core.why(seat, on, at, whole("seed", seed, 0, 2**64 - 1))
        if found is None:
            raise ValueError(f"{on!r}, {at!r}: expected pieces of {self.game}")
        return [Illegal(*reason) for reason in found]

    def ask(self, viewer: Viewer, question: str) -> Any:
        """A question of the game's own, such as a distance, answered from what the viewer may know."""
        return self._core.ask(viewer, question)

    def bot(self, seat: int, level: str = "captain", *, seed: int = 1, milliseconds: int | None = None) -> Choice:
        """What a bot would do, decided on what the seat may know.

        >>> import frente
        >>> match = frente.Match("amanecer", seed=7)
        >>> match.bot(0, "soldier").action in match.actions(0)
        True
        """
        limit = None if milliseconds is None else whole("milliseconds", milliseconds, 1, 2**32 - 1)
        return Choice(*self._core.bot(seat, text("level", level), whole("seed", seed, 0, 2**64 - 1), limit))

    def hint(self, seat: int, level: str = "general", *, seed: int = 1, milliseconds: int | None = None) -> Hint:
        """What a strong player advises on what the seat may know, with what it gains and what it risks.

        >>> import frente
        >>> match = frente.Match("amanecer", seed=7)
        >>> hint = match.hint(0, "captain")
        >>> hint.ideas[0].action in match.actions(0), hint.ideas[0].behind
        (True, 0.0)
        """
        limit = None if milliseconds is None else whole("milliseconds", milliseconds, 1, 2**32 - 1)
        told = self._core.hint(seat, text("level", level), whole("seed", seed, 0, 2**64 - 1), limit)
        ideas = []
        for idea in told["ideas"]:
            sides = {side: tuple(Reason(*reason) for reason in idea[side]) for side in ("gains", "risks")}
            ideas.append(Idea(**{**idea, **sides}))
        return Hint(told["chance"], told["simulations"], tuple(ideas))

    @property
    def steps(self) -> int:
        """How many steps were taken, dice and cards included."""
        return self._core.steps

    @property
    def undo_floor(self) -> int:
        """The fewest steps it may be taken back to now."""
        return self._core.undo_floor

    def undo(self) -> None:
        """Takes back the last step: never a die, a reveal or another seat's choice."""
        self._core.undo()

    def prefix(self, count: int) -> Match:
        """The match as it stood after its first `count` steps: a match of its own."""
        return Match._of(self._core.prefix(whole("count", count, 0, 2**32)))

    def fork(self) -> Match:
        """A copy that goes its own way. Its dice are the same."""
        return Match._of(self._core.fork())

    def record(self) -> str:
        """The match as text: see `replay` and `verify`. With the secret of its dice once it is over."""
        return self._core.record()

    def text(self, viewer: Viewer | None = None) -> str:
        """The table in words: what the viewer sees, by default the seat that must choose."""
        if viewer is None:
            node = self.node
            viewer = node.seat if isinstance(node, Decision) else "spectator"
        lines = [f"{self.game}, {self.steps} steps: {self.prompt(viewer)}"]
        _in_lines(self.view(viewer), "", lines)
        return "\n".join(lines)

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"<Match {self.game}: {self.steps} steps, {self.node}>"

    def __copy__(self) -> Match:
        return self.fork()

    def __deepcopy__(self, memo: dict[int, Any]) -> Match:
        return self.fork()

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuilt, (self._core.written(), self.seed, self.language, self._core.referee)


def _in_lines(value: Any, name: str, lines: list[str]) -> None:
    """Plain data as lines a person reads, one a field."""
    if isinstance(value, dict):
        for key, inner in value.items():
            _in_lines(inner, f"{name}.{key}" if name else key, lines)
    else:
        lines.append(f"  {name}: {json.dumps(value, ensure_ascii=False)}")


def _rebuilt(record: str, seed: int | None, language: str, referee: bool) -> Match:
    return Match._of(CoreMatch.replay(record, seed, language, referee)[0])


@dataclass(frozen=True, slots=True)
class Verified:
    """A record that holds: every step legal, every seal intact."""

    game: str
    rules_version: int
    steps: int
    #: "proved": every die and card was drawn again; "secret kept": not published; "none": thrown elsewhere.
    dice: str
    #: How many dice and cards were drawn again.
    drawn: int


def replay(record: str, *, language: str | None = None, referee: bool = False) -> Match:
    """The match of a record, played by the rules it was begun with. `BadRecord` names the step at fault.

    >>> import frente
    >>> match = frente.Match("amanecer", seed=7)
    >>> frente.replay(match.record()).steps == match.steps
    True
    """
    return Match._of(CoreMatch.replay(text("record", record), None, spoken(language), bool(referee))[0])


def verify(record: str) -> Verified:
    """Checks every step, every seal, and every die and card whose secret is published.

    >>> import frente
    >>> match = frente.Match("amanecer", seed=7)
    >>> while not match.over:
    ...     events = match.act(0, match.actions(0)[0])
    >>> frente.verify(match.record()).dice
    'proved'
    """
    match, dice, drawn = CoreMatch.replay(text("record", record), None, "en", False)
    return Verified(match.game, match.rules_version, match.steps, dice, drawn)
