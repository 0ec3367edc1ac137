"""`frente-lab`: the lab from a shell. (`frente` itself is the program in Rust.)

frente-lab run PLAN.json [--on local|ray] [--address ADDRESS] [--out DIR] [--resume]
"""

from __future__ import annotations

import argparse
import importlib
import json
import sys
from pathlib import Path
from typing import Any

from .errors import Error
from .lab import simulate

FIELDS = {"game", "games", "bots", "seed", "setup", "first"}


def read_plan(path: Path) -> dict[str, Any]:
    """A plan: an object of JSON, or a table of TOML, with the arguments of `frente.simulate`."""
    text = path.read_text("utf-8")
    if path.suffix == ".toml":
        if sys.version_info < (3, 11):
            raise ValueError(f"{path}: TOML needs Python 3.11; write the plan as JSON")
        plan = importlib.import_module("tomllib").loads(text)
    else:
        plan = json.loads(text)
    if not isinstance(plan, dict) or not {"game", "games"} <= plan.keys() <= FIELDS:
        known = ", ".join(sorted(FIELDS))
        raise ValueError(f'{path}: expected an object with "game" and "games", and of {known} nothing else')
    return plan


def main(arguments: list[str] | None = None) -> int:
    """Runs a plan; prints the summary as one line of JSON."""
    parser = argparse.ArgumentParser(prog="frente-lab", description="Plays many games, on this machine or on a cluster.")
    commands = parser.add_subparsers(dest="command", required=True)
    run = commands.add_parser("run", help="play a plan")
    run.add_argument("plan", type=Path, metavar="PLAN", help="a file: the arguments of frente.simulate as JSON or TOML")
    run.add_argument("--on", choices=["local", "ray"], default="local")
    run.add_argument("--address", help="of a Ray cluster; without it, Ray is started on this machine")
    run.add_argument("--out", type=Path, metavar="DIR", help="a new folder for what comes of it")
    run.add_argument("--resume", action="store_true", help="go on with what is in --out (on ray)")
    run.add_argument("--task-games", type=int, metavar="N", help="games a task (on ray)")
    asked = parser.parse_args(arguments)
    try:
        plan = read_plan(asked.plan)
        if asked.on == "ray":
            how = {"address": asked.address, "out": asked.out, "resume": asked.resume, "task_games": asked.task_games}
            done = simulate(**plan, on="ray", **how)
        elif asked.resume or asked.address or asked.task_games:
            raise ValueError("--address, --resume and --task-games are for --on ray")
        else:
            done = simulate(**plan)
            if asked.out:
                done.report(asked.out)
    except (Error, ValueError, OSError) as refused:
        sys.stderr.write(f"frente-lab: {refused}\n")
        return 2
    print(json.dumps(done.summary))
    return 0


if __name__ == "__main__":
    sys.exit(main())
