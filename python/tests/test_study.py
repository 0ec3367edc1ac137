"""A designer turns numbers and sees what they do."""

from __future__ import annotations

from pathlib import Path

import frente
import pytest
from frente import study
from frente.study import Knob

DENIKIN = Knob("denikin", "board.ron", r"unit: Denikin,.*?battle: (\d)", 1, 6)
KOLCHAK = Knob("kolchak", "board.ron", r"unit: Kolchak,.*?battle: (\d)", 1, 6)


def test_a_number_is_found_and_turned() -> None:
    assert DENIKIN.read("amanecer") == 3
    assert study.turned("amanecer", {DENIKIN: 3}) == {}
    assert study.turned("amanecer", {DENIKIN: 4}) != study.turned("amanecer", {DENIKIN: 5})
    with pytest.raises(ValueError, match="denikin = 9: expected 1 to 6"):
        study.turned("amanecer", {DENIKIN: 9})
    with pytest.raises(ValueError, match="matches 0 times"):
        Knob("nobody", "board.ron", r"unit: Nobody, battle: (\d)", 1, 6).read("amanecer")
    with pytest.raises(ValueError, match=r"no file 'bord.ron'"):
        Knob("nobody", "bord.ron", r"(\d)", 1, 6).read("amanecer")
    with pytest.raises(frente.BadSetup):
        study.turned("amanecer", {Knob("boxes", "board.ron", r"front: Baltic, boxes: \[\s*\(number: (\d)", 1, 9): 9})


def test_a_weaker_enemy_is_beaten_more_often() -> None:
    found = study.compare("amanecer", {DENIKIN: 1, KOLCHAK: 1}, games=4000, bots="instinct", seed=3)
    assert found.difference > 0 and found.interval[0] > 0
    assert found.before.rate < found.after.rate and "difference +" in str(found)
    # The same change measured again is the same: the seeds are.
    assert study.compare("amanecer", {DENIKIN: 1, KOLCHAK: 1}, games=4000, bots="instinct", seed=3).difference == found.difference


def test_a_search_finds_a_balance(tmp_path: Path) -> None:
    before = study.measure("amanecer", {}, games=1000, bots="instinct")
    goal = min(0.9, before.rate + 0.15)
    found = study.balance("amanecer", [DENIKIN, KOLCHAK], goal=goal, trials=14, games=600, confirm=2000, bots="instinct", seed=5)
    assert abs(found.best.rate - goal) < abs(before.rate - goal) and len(found.tried) == 14
    study.chart([before, found.best], tmp_path / "chart.svg", goal)
    assert (tmp_path / "chart.svg").read_text().count("<circle") == 2
