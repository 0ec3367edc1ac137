"""Files of many matches: read line by line, and what is wrong with one is said with its line."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import frente
import pytest


def written(file: Path, count: int) -> list[str]:
    """So many matches in a packed file; their records."""
    records = []
    with gzip.open(file, "wt") as out:
        for seed in range(count):
            match = frente.Match("amanecer", seed=seed)
            while not match.over:
                match.act(0, match.actions(0)[0])
            records.append(match.record())
            line = {
                "id": str(seed),
                "game": "amanecer",
                "scenario": "",
                "ending": "military-defeat",
                "rated": True,
                "rating": 1500,
                "steps": match.steps,
                "at": 1,
                "seats": [{"name": "Ana", "result": "lost"}],
                "record": records[-1],
            }
            out.write(json.dumps(line) + "\n")
    return records


def test_a_packed_file_is_read_match_by_match(tmp_path: Path) -> None:
    """Every record comes back as it was, and verifies; unpacked the same."""
    file = tmp_path / "amanecer.jsonl.gz"
    records = written(file, 3)
    kept = list(frente.read_matches(file))
    assert [one.record for one in kept] == records
    assert kept[0].seats[0]["name"] == "Ana" and kept[0].rating == 1500
    assert all(frente.verify(one.record).dice == "proved" for one in kept)
    assert kept[1].match().over
    plain = tmp_path / "amanecer.jsonl"
    plain.write_bytes(gzip.decompress(file.read_bytes()))
    assert list(frente.read_matches(str(plain))) == kept


def test_what_is_wrong_is_said_with_its_line(tmp_path: Path) -> None:
    """A line that is none, a field that is missing, a file that breaks off."""
    file = tmp_path / "broken.jsonl"
    for text, line in [("{}\n", 1), ("no\n", 1), ('{"id": "a", "game": "b", "record": "c"}\n[]\n', 2)]:
        file.write_text(text)
        with pytest.raises(frente.BadRecord, match=f"line {line}: expected an object"):
            list(frente.read_matches(file))
    whole = tmp_path / "whole.gz"
    written(whole, 2)
    file.write_bytes(whole.read_bytes()[:-20])
    with pytest.raises(frente.BadRecord, match="breaks off"):
        list(frente.read_matches(file))
    with pytest.raises(FileNotFoundError):
        list(frente.read_matches(tmp_path / "nothing"))
