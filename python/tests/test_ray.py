"""The lab on Ray: the same bytes as on one thread, whatever becomes of a worker."""

from __future__ import annotations

import itertools
import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import frente
import frente.bots
import frente.ray
import pytest
from frente.lab import COLUMNS, Plan

pytestmark = pytest.mark.ray


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """One Ray for all of these tests: starting it takes longer than they do."""
    ray = frente.ray.start(cpus=2)
    yield ray
    ray.shutdown()


def the_same(one: frente.Run, other: frente.Run, tmp_path: Path) -> None:
    assert all((one.arrays[name] == other.arrays[name]).all() for name in COLUMNS)
    for name, run in (("one", one), ("other", other)):
        run.to_csv(tmp_path / name)
    assert (tmp_path / "one").read_bytes() == (tmp_path / "other").read_bytes()
    free = {"seconds", "threads", "games_per_s", "steps_per_s"}
    details = [{key: value for key, value in run.details.items() if key not in free} for run in (one, other)]
    assert details[0] == details[1]


def workers() -> list[int]:
    """The worker processes of Ray that play for us now."""
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                line = (entry / "cmdline").read_bytes()
            except OSError:
                continue
            if line.startswith(b"ray::play_part"):
                found.append(int(entry.name))
    return found


def test_ray_plays_what_one_thread_plays(cluster: Any, tmp_path: Path) -> None:
    alone = frente.simulate("guerra1936", 24, seed=5, bots="random", threads=1)
    spread = frente.simulate("guerra1936", 24, seed=5, bots="random", on="ray", task_games=5)
    the_same(alone, spread, tmp_path)


def test_workers_may_be_killed(cluster: Any, tmp_path: Path) -> None:
    killed: list[int] = []
    done = threading.Event()

    def kill() -> None:
        while not done.is_set() and len(killed) < 4:
            caught = workers()[:1]
            for worker in caught:
                os.kill(worker, signal.SIGKILL)
                killed.append(worker)
            # A part may be played in a moment: whoever is at work must be caught in it.
            done.wait(0.4 if caught else 0.01)

    killer = threading.Thread(target=kill)
    killer.start()
    try:
        spread = frente.simulate("guerra1936", 960, seed=6, bots="recruit", on="ray", task_games=120, out=tmp_path / "run")
    finally:
        done.set()
        killer.join()
    assert killed, "no worker was caught at work"
    the_same(frente.simulate("guerra1936", 960, seed=6, bots="recruit"), spread, tmp_path)
    assert (tmp_path / "run" / "report" / "games.csv").read_bytes() == (tmp_path / "one").read_bytes()


def test_a_run_that_was_broken_off_goes_on(cluster: Any, tmp_path: Path) -> None:
    out = tmp_path / "run"
    whole = frente.simulate("amanecer", 4000, seed=7, on="ray", task_games=512, out=out)
    parts = sorted((out / "parts").iterdir())
    assert len(parts) == 8
    for part in parts[::2]:
        part.unlink()
    (out / "parts" / ".0-512.1").write_bytes(b"half a part")
    again = frente.simulate("amanecer", 4000, seed=7, on="ray", out=out, resume=True)
    the_same(whole, again, tmp_path)
    assert sorted((out / "parts").glob("*.npz")) == parts
    with pytest.raises(frente.BadPlan, match="not empty"):
        frente.simulate("amanecer", 4000, seed=7, on="ray", out=out)
    with pytest.raises(frente.BadPlan, match="seed: 7 here, 8 there"):
        frente.simulate("amanecer", 4000, seed=8, on="ray", out=out, resume=True)
    plan = json.loads((out / "plan.json").read_text())
    plan["fingerprint"]["rules of amanecer"] = "0"
    (out / "plan.json").write_text(json.dumps(plan))
    with pytest.raises(frente.BadPlan, match="begun by another version: rules of amanecer"):
        frente.simulate("amanecer", 4000, seed=7, on="ray", out=out, resume=True)


@pytest.mark.long
def test_a_driver_that_is_killed_leaves_its_parts(tmp_path: Path) -> None:
    """The whole program dies, not a worker alone; another goes on with what it left."""
    out, code = (
        tmp_path / "run",
        "import frente; frente.simulate('amanecer', 60_000, seed=9, bots='greedy', on='ray', task_games=2048, out={!r})",
    )
    with subprocess.Popen(
        [sys.executable, "-c", code.format(str(out))], stderr=subprocess.DEVNULL, start_new_session=True
    ) as driver:
        limit = time.monotonic() + 180
        while len(list((out / "parts").glob("*.npz"))) < 2:
            assert driver.poll() is None and time.monotonic() < limit, "no part was finished"
            time.sleep(0.05)
        os.killpg(driver.pid, signal.SIGKILL)
    kept = {path.name: path.stat().st_mtime_ns for path in (out / "parts").glob("*.npz")}
    spread = frente.simulate("amanecer", 60_000, seed=9, bots="greedy", on="ray", out=out, resume=True)
    assert all((out / "parts" / name).stat().st_mtime_ns == when for name, when in kept.items())
    the_same(frente.simulate("amanecer", 60_000, seed=9, bots="greedy"), spread, tmp_path)


def test_a_bad_plan_fails_once_and_at_once(cluster: Any) -> None:
    for wrong, said in (
        ({"game": "chess", "games": 5}, frente.UnknownGame),
        ({"game": "amanecer", "games": 5, "bots": "admiral"}, frente.UnknownBot),
        ({"game": "amanecer", "games": 5, "setup": {"treaty_cost": 9}}, frente.BadSetup),
    ):
        with pytest.raises(said):
            frente.simulate(**wrong, on="ray")  # type: ignore[arg-type]
    with pytest.raises(frente.BadPlan, match="clock"):
        frente.simulate("amanecer", 5, bots="ismcts:5ms", on="ray")
    with pytest.raises(frente.BadPlan, match="resume"):
        frente.simulate("amanecer", 5, on="ray", resume=True)


def test_a_machine_that_plays_otherwise_is_refused(cluster: Any) -> None:
    import ray

    other = {**frente.ray.fingerprint(), "golden games": "0"}
    task = ray.remote(max_retries=0)(frente.ray.play_part)
    with pytest.raises(Exception, match="plays otherwise: golden games"):
        ray.get(task.remote(Plan("amanecer", 5), other, {}))


def test_policies_travel_with_their_plan(cluster: Any, tmp_path: Path) -> None:
    from .test_bots import policy

    name = frente.bots.add(policy("amanecer", 4), "traveller")
    the_same(
        frente.simulate("amanecer", 300, bots=name), frente.simulate("amanecer", 300, bots=name, on="ray", task_games=64), tmp_path
    )


def test_ray_is_reachable_with_a_token_alone(cluster: Any) -> None:
    assert os.environ["RAY_AUTH_MODE"] == "token" and len(os.environ["RAY_AUTH_TOKEN"]) == 64


def test_a_task_is_a_power_of_two_and_ranges_hold_every_game() -> None:
    plan = Plan("amanecer", 100_000, seed=1, first=77)
    size = frente.ray.task_size(plan)
    assert size & (size - 1) == 0
    cut = frente.ray.ranges(plan, 4096)
    assert cut[0] == (77, 4096) and sum(count for _, count in cut) == 100_000
    assert all(one[0] + one[1] == other[0] for one, other in itertools.pairwise(cut))


def test_the_shell_runs_a_plan(cluster: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from frente.cli import main

    plan = tmp_path / "plan.json"
    plan.write_text(json.dumps({"game": "amanecer", "games": 200, "seed": 3}))
    assert main(["run", str(plan), "--out", str(tmp_path / "local")]) == 0
    assert main(["run", str(plan), "--on", "ray", "--out", str(tmp_path / "ray"), "--task-games", "64"]) == 0
    one, other = map(json.loads, capsys.readouterr().out.splitlines())
    assert one["wins"] == other["wins"] and one["games"] == 200
    assert (tmp_path / "local/games.csv").read_bytes() == (tmp_path / "ray/report/games.csv").read_bytes()
    assert main(["run", str(plan), "--resume"]) == 2
    plan.write_text('{"game": "amanecer", "gmes": 1}')
    assert main(["run", str(plan)]) == 2
    assert 'expected an object with "game" and "games"' in capsys.readouterr().err
