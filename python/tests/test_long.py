"""What takes too long for every change: `make soak` runs it (`pytest -m long`)."""

from __future__ import annotations

import importlib
import sys
import time
from pathlib import Path

import frente
import frente.ray
import pytest
from frente.lab import COLUMNS

pytestmark = pytest.mark.long
ROOT = Path(__file__).parents[2]


def example(name: str) -> object:
    sys.path.insert(0, str(ROOT / "python" / "examples"))
    return importlib.import_module(name)


def test_openspiels_checker_plays_every_game_whole(game: str) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    import frente.envs.openspiel

    frente.envs.openspiel.register()
    pyspiel.random_sim_test(pyspiel.load_game(f"frente_{game}"), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("seed", [1, 2, 3, 4, 5])
def test_amanecer_is_learnt_from_every_seed(seed: int) -> None:
    """At least 25 % of 2,000 unseen games, within three minutes of one core."""
    train = example("train_amanecer")
    begin = time.process_time()
    policy, _ = train.train(seed, 3_000_000, say=False)  # type: ignore[attr-defined]
    spent = time.process_time() - begin
    won = train.judge(policy, 2000)  # type: ignore[attr-defined]
    print(f"seed {seed}: {won:.1%} after {spent:.0f} s")
    assert won >= 0.25 and spent < 180


def test_1936_is_learnt_by_self_play() -> None:
    """Beats recruit in more than 60 % of 1,000 games, sides changing."""
    train = example("train_guerra1936")
    won, games = train.judge(train.train(1, 20, say=False), 1000)  # type: ignore[attr-defined]
    assert won / games > 0.6


def test_ten_million_games_are_the_same_on_ray(tmp_path: Path) -> None:
    """In columns, byte for byte, after half of the parts were lost."""
    plan = {"seed": 1, "bots": "random"}
    frente.simulate("amanecer", 10_000_000, **plan, on="ray", out=tmp_path / "run", task_games=1 << 18)  # type: ignore[arg-type]
    for part in sorted((tmp_path / "run" / "parts").iterdir())[::2]:
        part.unlink()
    spread = frente.simulate("amanecer", 10_000_000, **plan, on="ray", out=tmp_path / "run", resume=True)  # type: ignore[arg-type]
    alone = frente.simulate("amanecer", 10_000_000, **plan, threads=1)  # type: ignore[arg-type]
    assert all((alone.arrays[name] == spread.arrays[name]).all() for name in COLUMNS)
