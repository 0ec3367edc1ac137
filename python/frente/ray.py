"""The lab on many machines, on Ray: the same games as on one, whatever becomes of a worker.

A task is a range of games. It shares nothing and reads no other's result, and results are put together in the order of their
games: so what comes out is what one thread of one machine gives, byte for byte.

On a private network only: whoever reaches a Ray cluster runs programs on it. See docs/python.md.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import secrets
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np

from . import _core
from . import bots as policies
from ._check import extra, whole
from .catalogue import games
from .errors import BadPlan, InternalError
from .lab import COLUMNS, Plan, Progress, Run, available_cores

#: A task should take so many seconds: long beside what it costs to hand out, short beside what is lost with a worker.
TASK_SECONDS = 8.0
#: No task brings back more games: 24 bytes each.
MOST_GAMES = 1 << 21
#: What Ray keeps results in until they are fetched.
STORE = 256 << 20

Part = dict[str, Any]


@lru_cache(maxsize=1)
def fingerprint() -> dict[str, str]:
    """What must be the same on every machine: versions, and a few games of each game."""
    known = {"frente": _core.version}
    for game in games():
        known[f"rules of {game.id}"] = str(game.rules_version)
    played = hashlib.sha256()
    for game in games()[:2]:
        run = _core.simulate(Plan(game.id, 3, "random", 1936).native(1), None, None)
        played.update(run.csv().encode())
    known["golden games"] = played.hexdigest()[:16]
    return known


def _differs(here: Mapping[str, str], there: Mapping[str, str]) -> str:
    names = [name for name in {**here, **there} if here.get(name) != there.get(name)]
    return "; ".join(f"{name}: {here.get(name, 'nothing')} here, {there.get(name, 'nothing')} there" for name in names)


def play_part(plan: Plan, wanted: Mapping[str, str], nets: Mapping[str, str]) -> Part:
    """What a worker does: a range of games, as columns."""
    own = fingerprint()
    if dict(wanted) != own:
        raise BadPlan(f"{os.uname().nodename} plays otherwise: {_differs(wanted, own)}")
    for name, text in nets.items():
        _core.add_policy(name, text)
    run = _core.simulate(plan.native(1), None, None)
    outcomes, grades = run.labels
    return {**run.columns(), "outcomes": outcomes, "grades": grades}


def start(address: str | None = None, cpus: int | None = None) -> Any:
    """Joins a cluster, or starts Ray on this machine: without dashboard, reachable with a fresh token alone."""
    loaded = "ray" in sys.modules
    if not loaded:
        # Ray reads these once, when it is loaded.
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        if address is None:
            os.environ.setdefault("RAY_AUTH_MODE", "token")
            if os.environ["RAY_AUTH_MODE"] == "token":
                os.environ.setdefault("RAY_AUTH_TOKEN", secrets.token_hex(32))
    ray = extra("ray", "ray", "frente.ray")
    if ray.is_initialized():
        return ray
    if address is not None:
        ray.init(address=address, logging_level="ERROR", log_to_driver=False)
        return ray
    if loaded and "RAY_AUTH_MODE" not in os.environ:
        text = "ray was loaded without a token, and whoever reaches it could run programs here"
        raise BadPlan(f"{text}: let frente.ray load it, or set RAY_AUTH_MODE and RAY_AUTH_TOKEN before")
    ray.init(
        num_cpus=cpus or available_cores(),
        include_dashboard=False,
        object_store_memory=STORE,
        logging_level="ERROR",
        log_to_driver=False,
        _node_ip_address="127.0.0.1",
    )
    return ray


def task_size(plan: Plan) -> int:
    """How many games a task plays: a power of two, from the time a few games take here."""
    games = 4
    while True:
        begin = time.perf_counter()
        _core.simulate({**plan.part(plan.first, min(games, plan.games)).native(1)}, None, None)
        spent = time.perf_counter() - begin
        if spent > 0.2 or games >= plan.games or games >= MOST_GAMES:
            break
        games *= 4
    wanted = TASK_SECONDS * min(games, plan.games) / max(spent, 1e-6)
    return int(min(2 ** max(0, round(float(np.log2(max(wanted, 1))))), MOST_GAMES))


def ranges(plan: Plan, size: int) -> list[tuple[int, int]]:
    """The ranges of a plan: they depend on the plan and the size alone."""
    end = plan.first + plan.games
    return [(first, min(size, end - first)) for first in range(plan.first, end, size)]


class Folder:
    """What is finished, on disk: a run that was broken off goes on from there."""

    def __init__(self, path: Path, plan: Plan, resume: bool, size: int | None) -> None:
        self.path, self.parts = path, path / "parts"
        about: dict[str, dict[str, Any]] = {
            "plan": {
                "game": plan.game,
                "games": plan.games,
                "bots": plan.bots,
                "seed": plan.seed,
                "first": plan.first,
                "setup": plan.setup,
            },
            "fingerprint": fingerprint(),
        }
        file = path / "plan.json"
        if resume:
            if not file.exists():
                raise BadPlan(f"{path}: there is no plan.json to go on from")
            kept = json.loads(file.read_text("utf-8"))
            if kept["plan"] != json.loads(json.dumps(about["plan"])):
                raise BadPlan(f"{path}: another plan was begun here: {_differs(_said(kept['plan']), _said(about['plan']))}")
            if kept["fingerprint"] != about["fingerprint"]:
                raise BadPlan(f"{path}: begun by another version: {_differs(kept['fingerprint'], fingerprint())}")
            self.size = int(kept["task_games"])
            return
        if path.exists() and any(path.iterdir()):
            raise BadPlan(f"{path}: the folder is not empty; resume=True goes on with what is there")
        self.parts.mkdir(parents=True, exist_ok=True)
        self.size = size or task_size(plan)
        file.write_text(json.dumps({**about, "task_games": self.size}, indent=1) + "\n", "utf-8")

    def read(self, first: int, count: int) -> Part | None:
        """A part that is there and whole."""
        file = self.parts / f"{first}-{count}.npz"
        if not file.exists():
            return None
        with np.load(file, allow_pickle=False) as kept:
            part: Part = {name: kept[name] for name in COLUMNS}
            part["outcomes"], part["grades"] = kept["outcomes"].tolist(), kept["grades"].tolist()
        if len(part["game"]) != count or int(part["game"][0]) != first:
            raise BadPlan(f"{file}: it does not hold games {first} to {first + count - 1}; remove it and resume")
        return part

    def write(self, first: int, count: int, part: Part) -> None:
        """Keeps a part: whole or not at all."""
        file, making = self.parts / f"{first}-{count}.npz", self.parts / f".{first}-{count}.{os.getpid()}"
        arrays: dict[str, Any] = {name: part[name] for name in COLUMNS}
        arrays |= {name: np.array(part[name], dtype=np.str_) for name in ("outcomes", "grades")}
        with making.open("wb") as file_made:
            np.savez(file_made, **arrays)
        making.replace(file)


def _said(plan: Mapping[str, Any]) -> dict[str, str]:
    return {name: json.dumps(value) for name, value in plan.items()}


def simulate(
    plan: Plan,
    *,
    out: str | os.PathLike[str] | None = None,
    resume: bool = False,
    address: str | None = None,
    cpus: int | None = None,
    task_games: int | None = None,
    clock: bool = False,
    progress: bool | Callable[[int], object] | None = None,
) -> Run:
    """What `frente.simulate(…, on="ray")` does: see there, and docs/python.md."""
    size = None if task_games is None else whole("task_games", task_games, 1, MOST_GAMES)
    if plan.games == 0 or (resume and out is None):
        raise BadPlan("resume=True needs out=…, the folder to go on from")
    # Refused here as a run on this machine would be, before anything is started; and whether it can be repeated is seen.
    probe = _core.simulate({**plan.part(plan.first, 1).native(1)}, None, None)
    if not probe.reproducible and not clock:
        raise BadPlan(f"{plan.bots}: a bot that thinks by the clock plays otherwise on another machine; clock=True allows it")
    folder = Folder(Path(out), plan, resume, size) if out is not None else None
    cut = ranges(plan, folder.size if folder else size or task_size(plan))
    done: dict[int, Part] = {}
    for first, count in cut:
        kept = folder.read(first, count) if folder and resume else None
        if kept is not None:
            done[first] = kept
    begin = time.monotonic()
    missing = [one for one in cut if one[0] not in done]
    if missing:
        ray = start(address, cpus)
        told = progress if callable(progress) else Progress(plan.games, progress)
        already = sum(len(part["game"]) for part in done.values())
        try:
            for first, count, part in _played(ray, plan, missing):
                if folder:
                    folder.write(first, count, part)
                done[first] = part
                already += count
                told(already)
        except KeyboardInterrupt:
            left = f"; {already} games are kept in {out}, resume=True goes on" if folder else ""
            sys.stderr.write(f"\nstopped after {already} of {plan.games} games{left}\n")
            raise
        finally:
            if isinstance(told, Progress):
                told.end()
    parts = [done[first] for first, _ in cut]
    run = Run(_core.joined(plan.native(1), parts, time.monotonic() - begin), plan)
    if folder and not (folder.path / "report").exists():
        run.report(folder.path / "report")
    return run


def _played(ray: Any, plan: Plan, missing: list[tuple[int, int]]) -> Iterator[tuple[int, int, Part]]:
    """Plays ranges on the cluster: each as soon as it is there, in whatever order."""
    # The function is sent by value: a machine of the cluster needs the package, and nothing of this program.
    task = ray.remote(max_retries=5, retry_exceptions=False)(play_part)
    nets = {name: policies.LOADED[name] for name in _nets(plan)}
    flying: dict[Any, tuple[int, int]] = {}
    waiting = iter(missing)
    most = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
    try:
        while True:
            while len(flying) < most and (one := next(waiting, None)) is not None:
                flying[task.remote(plan.part(*one), fingerprint(), nets)] = one
            if not flying:
                return
            ready, _ = ray.wait(list(flying), num_returns=1, timeout=1.0)
            for reference in ready:
                first, count = flying.pop(reference)
                part = _result(ray, plan, reference, first, count)
                # A worker's arrays lie in the store: a copy lets go of them.
                yield first, count, {name: np.array(v) if name in COLUMNS else v for name, v in part.items()}
    finally:
        for reference in flying:
            with contextlib.suppress(Exception):
                ray.cancel(reference, force=True)


def _result(ray: Any, plan: Plan, reference: Any, first: int, count: int) -> Part:
    try:
        part: Part = ray.get(reference)
        return part
    except ray.exceptions.RayTaskError as failed:
        cause = failed.cause
        raise (cause if isinstance(cause, Exception) else failed) from None
    except (ray.exceptions.WorkerCrashedError, ray.exceptions.OutOfMemoryError) as crashed:
        again = f'frente.simulate("{plan.game}", games={count}, first={first}, seed={plan.seed}, bots="{plan.bots}")'
        text = f"a worker died of games {first} to {first + count - 1} each time; alone: {again}"
        raise InternalError(text) from crashed


def _nets(plan: Plan) -> list[str]:
    return [bot[4:] for bot in plan.bots.split(",") if bot.startswith("net:") and bot[4:] in policies.LOADED]
