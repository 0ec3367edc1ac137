"""What is on the shelf: games, their rulebooks, their lists and data, and the referee.

>>> import frente
>>> game = frente.game("amanecer")
>>> game.titles["es"], game.seats, game.hidden
('Amanecer soviético', (1, 1), False)
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from . import _core
from ._check import text
from ._language import spoken


@dataclass(frozen=True, slots=True)
class Option:
    """One thing players may agree on: a field of the setup."""

    id: str
    values: tuple[int, ...]
    default: int
    rule: str


@dataclass(frozen=True, slots=True)
class Rule:
    """A paragraph of a rulebook, in our own words."""

    id: str
    printed: str
    title: str
    text: str
    status: str
    note: str
    tests: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Encoding:
    """How a position and an action are read as facts, yes or no, by number."""

    game: str
    #: Raised when a fact changes its meaning.
    version: int
    #: Differs where the schema does.
    hash: str
    #: The schema as text: groups of facts in their order.
    schema: str
    #: What each fact of a position says: "southern.box=3".
    facts: tuple[str, ...]
    #: What each fact of an action says.
    action_facts: tuple[str, ...]
    #: No list of offers is longer.
    offers: int
    #: No action has more facts.
    offer_facts: int
    #: Every action there is, where each has a number; else empty.
    actions: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Game:
    """A game on the shelf."""

    id: str
    titles: Mapping[str, str]
    blurbs: Mapping[str, str]
    #: The fewest and the most seats.
    seats: tuple[int, int]
    #: Whether a seat may know what another does not.
    hidden: bool
    scenarios: tuple[str, ...]
    options: tuple[Option, ...]
    rules_version: int
    #: No match takes more steps.
    max_steps: int
    data_files: tuple[str, ...]
    #: "deck", "army" or None: what people build for it.
    lists: str | None

    def setup(self) -> dict[str, Any]:
        """The usual setup.

        >>> import frente
        >>> frente.game("amanecer").setup()["political_victory_box"]
        9
        """
        setup: dict[str, Any] = _core.usual_setup(self.id)
        return setup

    def sheet(self, setup: Mapping[str, Any] | None = None) -> Any:
        """What the printed parts say under this setup: cards, map, tables."""
        return _core.sheet(self.id, setup)

    def stock(self, setup: Mapping[str, Any] | None = None) -> Any:
        """What decks or army lists are built from."""
        return _core.stock(self.id, setup)

    def read_list(self, written: str) -> Any:
        """The list of a file: its name, its terms, its entries. `BadList` where it is none."""
        return _core.read_list(self.id, text("written", written))

    def write_list(self, built: Mapping[str, Any]) -> Any:
        """A list as its file."""
        return _core.write_list(self.id, built)

    def check_list(
        self, written: str | Mapping[str, Any], setup: Mapping[str, Any] | None = None, language: str | None = None
    ) -> Any:
        """What there is to say about a deck or an army list: every fault by its place, and what it can do."""
        as_text = written if isinstance(written, str) else json.dumps(written)
        return _core.check_list(self.id, setup, as_text, spoken(language))

    def data(self) -> dict[str, str]:
        """The texts of the standard data pack, by file name."""
        return _core.data_texts(self.id)


@lru_cache(maxsize=1)
def _shelf() -> tuple[Game, ...]:
    def made(about: dict[str, Any]) -> Game:
        options = tuple(Option(one["id"], tuple(one["values"]), one["default"], one["rule"]) for one in about["options"])
        listed = {**about, "options": options, "seats": tuple(about["seats"])}
        listed["scenarios"], listed["data_files"] = tuple(about["scenarios"]), tuple(about["data_files"])
        return Game(**listed)

    return tuple(map(made, _core.all_games()))


def games() -> tuple[Game, ...]:
    """Every game, in the order of the shelf.

    >>> import frente
    >>> len(frente.games())
    5
    """
    return _shelf()


def game(id: str) -> Game:
    """The game of that id.

    >>> import frente
    >>> frente.game("pasaran").titles["en"]
    '¿Pasarán?'
    """
    for one in _shelf():
        if one.id == id:
            return one
    _core.usual_setup(text("game", id))  # Refuses, and says which there are.
    raise AssertionError("the shelf and the list differ")


def rules(game: str, words: str = "", language: str | None = None) -> list[Rule]:
    """The paragraphs that hold every one of these words, in the order of the book; all of them without words.

    >>> import frente
    >>> frente.rules("amanecer", "offensive")[0].status
    'done'
    """
    lang = spoken(language)
    rows = _core.rules(text("game", game), text("words", words), lang)

    def said(row: dict[str, Any], field: str) -> str:
        texts = row[field]
        return str(texts[lang] or texts["en"] or texts["es"]).strip()

    return [
        Rule(
            row["id"],
            row["printed"],
            said(row, "title"),
            said(row, "text"),
            row["status"],
            row["note"],
            tuple(row["tests"]),
        )
        for row in rows
    ]


@cache
def encoding(game: str) -> Encoding:
    """How positions and actions of a game are read as facts.

    >>> import frente
    >>> known = frente.encoding("amanecer")
    >>> known.version, len(known.facts) > 500, known.actions[12]
    (1, True, 'political')
    """
    about = _core.encoding(text("game", game))
    tuples = {name: tuple(about[name]) for name in ("facts", "action_facts", "actions")}
    return Encoding(game, **{**about, **tuples})


def referee(script: str | Mapping[str, Any], language: str | None = None) -> Any:
    """Runs a script with the dice written out, as `frente referee --json` does; every message has its `text`.

    >>> import frente
    >>> script = [{"chance": "card 10"}, {"act": "political"}, {"chance": "die 6"}]
    >>> ruling = frente.referee({"game": "amanecer", "script": script})
    >>> len(ruling["steps"])
    3
    """
    as_text = script if isinstance(script, str) else json.dumps(script)
    return _core.ruling(as_text, spoken(language))


def data_pack(game: str, files: Mapping[str, str] | str | Path) -> dict[str, Any]:
    """Loads a data pack, a folder or texts by file name: the part of a setup that says to be played with it.

    Files that are not given are those of the standard pack.

    >>> import frente
    >>> texts = frente.game("amanecer").data()
    >>> sorted(frente.data_pack("amanecer", {"board.ron": texts["board.ron"]}))
    ['pack']
    """
    if isinstance(files, (str, Path)):
        folder = Path(files)
        known = _core.data_texts(game)
        files = {path.name: path.read_text("utf-8") for path in sorted(folder.iterdir()) if path.name in known}
        if not files:
            raise ValueError(f"{folder}: no file of a data pack, expected one of {', '.join(known)}")
    pack: dict[str, Any] = _core.load_data(game, list(files.items()))
    return pack
