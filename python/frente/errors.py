"""What can go wrong, as exceptions. Nothing has changed when one of them is raised.

>>> import frente
>>> try:
...     frente.Match("amanecr")
... except frente.UnknownGame as refused:
...     print(refused)
unknown game "amanecr", expected one of: amanecer, guerra1936, pasaran, tactics2gm, peanas
"""

from __future__ import annotations

from collections.abc import Sequence

__all__ = [
    "BadList",
    "BadPlan",
    "BadPolicy",
    "BadRecord",
    "BadScript",
    "BadSetup",
    "Error",
    "Hidden",
    "IllegalAction",
    "InternalError",
    "MatchOver",
    "MissingExtra",
    "NotAnAction",
    "NotYourTurn",
    "UnknownBot",
    "UnknownGame",
]


class Error(Exception):
    """Everything Frente refuses."""


class UnknownGame(Error):
    """No game has that id."""


class UnknownBot(Error):
    """No bot goes by that name, or not in this game."""


class BadSetup(Error):
    """A setup, a position or a data pack that the game refuses."""

    #: Every fault: the place and the reason.
    faults: Sequence[Sequence[str]] = ()


class NotAnAction(Error):
    """Text that is no notation of an action, a die or a card."""

    action: str = ""


class IllegalAction(Error):
    """The rules forbid it now."""

    #: The paragraph that forbids it, or "".
    rule: str = ""
    #: The reason as a sentence.
    text: str = ""
    #: What was tried, in notation or as a number.
    action: str = ""


class NotYourTurn(Error):
    """Another seat must choose, or a die or a card is due."""


class MatchOver(Error):
    """The match has ended."""


class Hidden(Error):
    """It holds what no seat may know, and the match was not opened by a referee."""


class BadRecord(Error):
    """A record that does not hold."""

    #: The step at fault, counted from 1, where one is.
    step: int | None = None


class BadScript(Error):
    """A referee's script that does not run to its end."""

    #: The step at fault, counted from 1, where one is.
    step: int | None = None


class BadList(Error):
    """A text that is no deck and no army list."""

    report: object = None


class BadPlan(Error):
    """A run that cannot be played as it was asked for."""


class BadPolicy(Error):
    """A text that is no policy of its game."""


class InternalError(Error):
    """A bug of Frente. The match it happened in answers nothing more; others go on."""

    #: The file that holds the match up to there, where it could be written.
    replay: str | None = None


class MissingExtra(Error, ImportError):
    """A library that this part of the package needs is not installed."""
