"""Many games: the same as `frente sim`, in columns."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import frente
import numpy as np
import pytest
from frente.lab import COLUMNS, wilson

ROOT = Path(__file__).parents[2]


def program() -> Path:
    """The program that `make test` has built."""
    built = Path(os.environ.get("CARGO_TARGET_DIR", ROOT / "target")) / "debug" / "frente"
    return Path(os.environ.get("FRENTE_BIN", built))


def test_columns_and_sums_agree(game: str) -> None:
    run = frente.simulate(game, 3, seed=2, threads=1)
    arrays = run.arrays
    assert list(arrays) == list(COLUMNS) and all(arrays[name].dtype == kind for name, kind in COLUMNS.items())
    assert sum(array.itemsize for array in arrays.values()) == 24
    summary = run.summary
    assert summary["decisions"] == arrays["decisions"].sum() and summary["chances"] == arrays["chances"].sum()
    counted = np.bincount(arrays["outcome"], minlength=len(run.outcomes))
    assert summary["outcomes"] == {name: int(n) for name, n in zip(run.outcomes, counted, strict=True)}
    won = {str(seat): int((arrays["winners"] >> seat & 1).sum()) for seat in range(len(summary["bots"]))}
    assert summary["wins"] == won
    assert not (arrays["winners"] & arrays["losers"]).any()


def test_threads_and_ranges_change_nothing() -> None:
    whole = frente.simulate("amanecer", 3000, seed=5, threads=1)
    for threads in (2, 3):
        other = frente.simulate("amanecer", 3000, seed=5, threads=threads)
        assert all((whole.arrays[name] == other.arrays[name]).all() for name in COLUMNS)
    part = frente.simulate("amanecer", 500, seed=5, first=1200)
    plain = [name for name in COLUMNS if name not in ("outcome", "grade")]
    assert all((whole.arrays[name][1200:1700] == part.arrays[name]).all() for name in plain)
    # A part names its own endings.
    named = [[run.outcomes[code] for code in run.arrays["outcome"]] for run in (whole, part)]
    assert named[0][1200:1700] == named[1]


def test_any_game_of_a_run_can_be_had_alone() -> None:
    for bots in ("random", "recruit"):
        run = frente.simulate("guerra1936", 4, seed=5, bots=bots, threads=1)
        match = run.play_again(3)
        assert match.steps == run.arrays["decisions"][3] + run.arrays["chances"][3]
        assert isinstance(match.node, frente.Over) and match.node.outcome.label == run.outcomes[run.arrays["outcome"][3]]
        assert frente.verify(match.record()).dice == "none"


def test_what_frente_sim_writes_is_the_same(tmp_path: Path) -> None:
    binary = program()
    assert binary.exists(), f"{binary} is missing: make test builds it"
    arguments = ["sim", "amanecer", "--games", "700", "--first", "40", "--seed", "11", "--bots", "greedy", "--threads", "1"]
    done = subprocess.run([binary, *arguments, "--out", tmp_path / "cli", "--json"], capture_output=True, check=True, text=True)
    run = frente.simulate("amanecer", 700, first=40, seed=11, bots="greedy", threads=2)
    run.report(tmp_path / "python")
    run.to_csv(tmp_path / "games.csv")
    csv = (tmp_path / "cli" / "games.csv").read_bytes()
    assert csv == (tmp_path / "python" / "games.csv").read_bytes() == (tmp_path / "games.csv").read_bytes()
    free = {"seconds", "threads", "games_per_s", "steps_per_s"}
    for told, own in (
        (json.loads(done.stdout), run.summary),
        (json.loads((tmp_path / "cli/summary.json").read_text()), run.details),
    ):
        assert told.keys() == own.keys()
        assert {name: value for name, value in told.items() if name not in free} == {
            name: value for name, value in own.items() if name not in free
        }


def test_records_are_those_of_the_program(tmp_path: Path) -> None:
    subprocess.run(
        [program(), "sim", "amanecer", "--games", "3", "--seed", "4", "--records", tmp_path / "cli"],
        check=True,
        capture_output=True,
    )
    frente.simulate("amanecer", 3, seed=4, records=tmp_path / "python")
    names = sorted(path.name for path in (tmp_path / "cli").iterdir())
    assert len(names) == 3
    for name in names:
        record = (tmp_path / "python" / name).read_text()
        assert record == (tmp_path / "cli" / name).read_text()
        assert frente.verify(record).dice == "proved"
    with pytest.raises(OSError, match="not empty"):
        frente.simulate("amanecer", 3, seed=4, records=tmp_path / "python")


def test_frames_and_files(tmp_path: Path) -> None:
    import pandas

    run = frente.simulate("guerra1936", 5, seed=3, threads=1)
    frame = run.to_pandas()
    assert frame["won_0"].sum() + frame["won_1"].sum() <= 5 and set(frame["outcome"]) <= set(run.outcomes)
    run.to_parquet(tmp_path / "run.parquet")
    assert pandas.read_parquet(tmp_path / "run.parquet")["score"].tolist() == run.arrays["score"].tolist()


def test_sums_alone_keep_no_games() -> None:
    run = frente.simulate("amanecer", 100, keep="sums")
    assert run.summary["games"] == 100
    with pytest.raises(frente.BadPlan, match="rows"):
        _ = run.arrays


def test_plans_are_checked() -> None:
    with pytest.raises(ValueError, match="games = 0"):
        frente.simulate("amanecer", 0)
    with pytest.raises(TypeError, match=r"games = 1\.0"):
        frente.simulate("amanecer", 1.0)  # type: ignore[arg-type]
    with pytest.raises(frente.UnknownBot, match="admiral"):
        frente.simulate("amanecer", 1, bots="admiral")
    with pytest.raises(frente.BadPlan, match="3 bots for 2 seats"):
        frente.simulate("guerra1936", 1, bots=["random"] * 3)
    with pytest.raises(frente.UnknownGame):
        frente.simulate("chess", 1)
    with pytest.raises(frente.BadSetup, match="political_victory_box"):
        frente.simulate("amanecer", 1, setup={"political_victory_box": 11})
    with pytest.raises(ValueError, match="on = 'moon'"):
        frente.simulate("amanecer", 1, on="moon")
    with pytest.raises(ValueError, match="keep"):
        frente.simulate("amanecer", 1, keep="all")


def test_a_run_with_a_clock_says_so() -> None:
    assert frente.simulate("amanecer", 2, bots="soldier").reproducible
    assert not frente.simulate("amanecer", 1, bots="ismcts:1ms").reproducible


def test_progress_is_told_and_may_stop_it() -> None:
    told: list[int] = []
    frente.simulate("amanecer", 150_000, threads=1, progress=told.append)
    assert told == sorted(told) and len(told) >= 1

    def enough(played: int) -> None:
        raise RuntimeError(f"enough after {played}")

    with pytest.raises(RuntimeError, match="enough after"):
        frente.simulate("amanecer", 5_000_000, threads=1, progress=enough)


def test_ctrl_c_stops_it_within_a_second() -> None:
    code = "import frente; print('go', flush=True); frente.simulate('pasaran', 100_000, bots='soldier', threads=1)"
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as run:
        assert run.stdout is not None and run.stdout.readline() == "go\n"
        time.sleep(0.5)
        run.send_signal(signal.SIGINT)
        begin = time.monotonic()
        _, said = run.communicate(timeout=120)
        spent = time.monotonic() - begin
    assert "KeyboardInterrupt" in said and run.returncode != 0
    # A tenth of a second, and as much as a busy machine takes to end a program.
    assert spent < 5


def test_the_interval_is_wilsons() -> None:
    assert wilson(0, 10)[0] == 0 and wilson(10, 10)[1] == pytest.approx(1)
    run = frente.simulate("amanecer", 400, bots="greedy")
    rate = run.details["win_rates"]["0"]
    low, high = wilson(run.summary["wins"]["0"], 400)
    assert (rate["low"], rate["high"]) == pytest.approx((low, high), abs=1e-6)
