"""Arguments: what came, and what was expected."""

from __future__ import annotations

import importlib
from types import ModuleType
from typing import SupportsIndex

from .errors import MissingExtra

SEED_MAX = 2**64 - 1


def whole(name: str, value: object, least: int, most: int) -> int:
    """A whole number within bounds; a bool is none."""
    if isinstance(value, bool) or not isinstance(value, SupportsIndex):
        raise TypeError(f"{name} = {value!r}: expected a whole number, got {type(value).__name__}")
    number = value.__index__()
    if not least <= number <= most:
        raise ValueError(f"{name} = {number}: expected {least} to {most}")
    return number


def seed(value: object) -> int | None:
    """A seed, or none."""
    return None if value is None else whole("seed", value, 0, SEED_MAX)


def text(name: str, value: object) -> str:
    """A string."""
    if not isinstance(value, str):
        raise TypeError(f"{name} = {value!r}: expected a string, got {type(value).__name__}")
    return value


def bots(value: object, name: str = "bots") -> str:
    """The names of bots, as one string."""
    if isinstance(value, str):
        return value
    if isinstance(value, (list, tuple)):
        return ",".join(text(f"{name}[{at}]", one) for at, one in enumerate(value))
    raise TypeError(f"{name} = {value!r}: expected a string or a list of strings, got {type(value).__name__}")


def extra(module: str, name: str, needed_by: str) -> ModuleType:
    """A library that is installed with an extra of this package."""
    try:
        return importlib.import_module(module)
    except ImportError as missing:
        raise MissingExtra(f'{needed_by} needs {module}: pip install "frente[{name}]"') from missing
