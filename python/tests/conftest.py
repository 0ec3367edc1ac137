"""What the tests share."""

from __future__ import annotations

import frente
import pytest

#: Every game, with the setup it is played in here.
GAMES = [game.id for game in frente.games()]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that asks for `game` runs once for each."""
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", GAMES)
