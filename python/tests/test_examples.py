"""The examples and the pages run as they stand."""

from __future__ import annotations

import doctest
import importlib
import os
import pkgutil
import subprocess
import sys
from pathlib import Path

import frente
import pytest

ROOT = Path(__file__).parents[2]
EXAMPLES = sorted((ROOT / "python" / "examples").glob("*.py"))
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: str(path.stem))
def test_an_example_runs(example: Path, tmp_path: Path) -> None:
    environment = {**os.environ, "FRENTE_QUICK": "1", "OMP_NUM_THREADS": "1"}
    done = subprocess.run([sys.executable, example], capture_output=True, text=True, cwd=tmp_path, env=environment, timeout=600)
    assert done.returncode == 0, done.stderr
    assert done.stdout


@pytest.mark.parametrize("page", ["docs/python.md"])
def test_a_page_runs(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    failed, tried = doctest.testfile(str(ROOT / page), module_relative=False, optionflags=FLAGS, encoding="utf-8")
    assert tried > 20 and not failed


MODULES = [name.name for name in pkgutil.walk_packages(frente.__path__, "frente.") if "_core" not in name.name]


@pytest.mark.parametrize("module", ["frente", *MODULES])
def test_what_the_docstrings_show_is_so(module: str) -> None:
    failed, _ = doctest.testmod(importlib.import_module(module), optionflags=FLAGS)
    assert not failed


def test_every_public_name_has_a_docstring() -> None:
    bare = [name for name in frente.__all__ if not isinstance(getattr(frente, name), str) and not getattr(frente, name).__doc__]
    assert set(bare) <= {"Node"}


def test_a_policy_is_learnt() -> None:
    """Half a million decisions of the example take it well beyond what chance wins (0.04 %)."""
    sys.path.insert(0, str(ROOT / "python" / "examples"))
    train_amanecer = importlib.import_module("train_amanecer")
    policy, _ = train_amanecer.train(1, 500_000, say=False)
    assert train_amanecer.judge(policy, 1000) > 0.05
