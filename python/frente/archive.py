"""Many matches in one file: lines of JSON, as a server gives them away, packed with gzip or as they are.

>>> import frente
>>> import gzip, json, pathlib, tempfile
>>> match = frente.Match("amanecer", seed=7)
>>> while not match.over:
...     events = match.act(0, match.actions(0)[0])
>>> line = {"id": "a", "game": match.game, "ending": "x", "record": match.record()}
>>> file = pathlib.Path(tempfile.mkdtemp()) / "amanecer.jsonl.gz"
>>> _ = file.write_bytes(gzip.compress((json.dumps(line) + chr(10)).encode()))
>>> [frente.verify(one.record).dice for one in frente.read_matches(file)]
['proved']
"""

from __future__ import annotations

import gzip
import io
import json
from collections.abc import Iterator
from dataclasses import dataclass
from os import PathLike, fspath
from typing import Any

from .errors import BadRecord
from .matches import Match, replay

#: How a file begins that is packed with gzip.
_PACKED = b"\x1f\x8b"


@dataclass(frozen=True, slots=True)
class Kept:
    """A match of a file: what is told of it, and its record."""

    id: str
    game: str
    scenario: str
    ending: str
    rated: bool
    rating: int | None
    #: When it ended: milliseconds since 1970.
    at: int
    #: Who sat where: `name` or `level`, and `result`.
    seats: tuple[dict[str, Any], ...]
    #: The match as text: see `verify`.
    record: str

    def match(self) -> Match:
        """The match, replayed."""
        return replay(self.record)


def read_matches(file: str | PathLike[str]) -> Iterator[Kept]:
    """Every match of a file, one after the other: however long it is, one of them is in memory.

    A line that is none raises `BadRecord` and names its number; so does a packed file that breaks off.
    """
    name = fspath(file)
    with open(name, "rb") as plain:
        packed = plain.peek(2)[:2] == _PACKED
        lines: io.BufferedIOBase = gzip.GzipFile(fileobj=plain) if packed else plain
        number = 0
        while True:
            number += 1
            try:
                line = lines.readline()
            except (EOFError, OSError) as error:
                raise BadRecord(f"{name}: line {number}: the file breaks off or is damaged ({error})") from error
            if not line:
                return
            yield _kept(name, number, line)


def _kept(name: str, number: int, line: bytes) -> Kept:
    try:
        told = json.loads(line)
        return Kept(
            id=told["id"],
            game=told["game"],
            scenario=told.get("scenario", ""),
            ending=told.get("ending", ""),
            rated=told.get("rated", False),
            rating=told.get("rating"),
            at=told.get("at", 0),
            seats=tuple(told.get("seats", ())),
            record=told["record"],
        )
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        expected = "expected an object with id, game and record"
        raise BadRecord(f"{name}: line {number}: {expected}") from error
