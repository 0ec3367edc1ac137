"""Frente: five historical wargames with every rule enforced.

The rules are in Rust; here is what one needs to play, to ask, to simulate and to learn.

>>> import frente
>>> [game.id for game in frente.games()]
['amanecer', 'guerra1936', 'pasaran', 'tactics2gm', 'peanas']
>>> match = frente.Match("amanecer", seed=7)
>>> match.node
Decision(seat=0)
>>> match.act(0, match.offers(0)[0].action)[0].step >= 1
True
"""

from __future__ import annotations

from . import errors
from ._core import version as __version__
from .catalogue import Encoding, Game, Option, Rule, data_pack, encoding, game, games, referee, rules
from .errors import (
    BadList,
    BadPlan,
    BadPolicy,
    BadRecord,
    BadScript,
    BadSetup,
    Error,
    Hidden,
    IllegalAction,
    InternalError,
    MatchOver,
    MissingExtra,
    NotAnAction,
    NotYourTurn,
    UnknownBot,
    UnknownGame,
)
from .lab import Run, play_one, simulate
from .matches import (
    Branch,
    Chance,
    Choice,
    Decision,
    Event,
    Hint,
    Idea,
    Illegal,
    Match,
    Node,
    Odds,
    Offer,
    Outcome,
    Over,
    Reason,
    Verified,
    replay,
    verify,
)
from .position import Position
from .vector import Batch, VectorEnv

#: The language of what is said, where a call does not name one: "en", "es" or "fr".
language = "en"

__all__ = [
    "BadList",
    "BadPlan",
    "BadPolicy",
    "BadRecord",
    "BadScript",
    "BadSetup",
    "Batch",
    "Branch",
    "Chance",
    "Choice",
    "Decision",
    "Encoding",
    "Error",
    "Event",
    "Game",
    "Hidden",
    "Hint",
    "Idea",
    "Illegal",
    "IllegalAction",
    "InternalError",
    "Match",
    "MatchOver",
    "MissingExtra",
    "Node",
    "NotAnAction",
    "NotYourTurn",
    "Odds",
    "Offer",
    "Option",
    "Outcome",
    "Over",
    "Position",
    "Reason",
    "Rule",
    "Run",
    "UnknownBot",
    "UnknownGame",
    "VectorEnv",
    "Verified",
    "__version__",
    "data_pack",
    "encoding",
    "errors",
    "game",
    "games",
    "language",
    "play_one",
    "referee",
    "replay",
    "rules",
    "simulate",
    "verify",
]
