//! The referee: a script of choices with the dice written out.
//!
//! For rule questions, for people who play on a real table, and for tests. A script names a game and a setup, may lay
//! out a position, and then takes steps and states what it expects:
//! ```json
//! {"game": "amanecer", "setup": {}, "state": {}, "script": [
//!   {"chance": "card 14"}, {"act": "offensive eastern"}, {"chance": "die 5"},
//!   {"expect": {"node": "decision 0", "events": ["offensive-won"], "legal": ["political"]}}]}
//! ```
//! A key it does not know is an error: a misspelt expectation would otherwise always hold.

mod expect;
mod script;

pub use expect::Expect;
pub use script::{Script, ScriptError, Step};

use crate::answers::{EventOut, Offer};
use crate::door::AnyMatch;
use crate::refusals::{ActError, Faults, UnknownGame};
use crate::shelf::{self, AnyGame};
use frente_kernel::{Message, Viewer};
use std::borrow::Cow;

/// A script that ran to its end.
pub struct Ruling {
    /// What the script asks.
    pub note: String,
    /// The match, as the script left it.
    pub table: Box<dyn AnyMatch>,
    /// Each step of the script that was a step of the match, and what came of it.
    pub steps: Vec<Told>,
}

/// A step of the script and what came of it.
pub struct Told {
    /// Its place in the script, counted from 1.
    pub at: usize,
    /// The action or chance in notation.
    pub text: String,
    /// What happened, as the log tells it.
    pub events: Vec<EventOut>,
}

impl Ruling {
    /// What may be chosen at the end; empty where no seat must choose.
    pub fn offers(&self) -> Vec<Offer> {
        let deciding = self.table.node().deciding();
        deciding.map_or_else(Vec::new, |seat| self.table.offers(seat))
    }
}

/// Why a script did not run to its end.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum RefereeError {
    /// No such game.
    #[error(transparent)]
    Game(#[from] UnknownGame),
    /// A setup or a position that is not accepted.
    #[error("{0}")]
    Start(#[from] Faults),
    /// A step the rules refuse.
    #[error("step {at}: {refusal}")]
    Refused {
        /// Its place in the script, counted from 1.
        at: usize,
        /// Why the step cannot be taken.
        refusal: ActError,
    },
    /// An expectation that does not hold.
    #[error("step {at}: {sentence}")]
    Unmet {
        /// Its place in the script, counted from 1.
        at: usize,
        /// What was expected and what was found.
        sentence: String,
    },
}

impl RefereeError {
    /// The sentence of a step the rules refuse, with its paragraph, for a [`crate::Speaker`].
    pub fn refusal(&self) -> Option<(usize, Message, Option<Cow<'static, str>>)> {
        match self {
            RefereeError::Refused { at, refusal } => Some((*at, refusal.message(), refusal.rule())),
            _ => None,
        }
    }
}

/// Runs a script for one of `games`.
pub fn run(games: &[&'static dyn AnyGame], script: &Script) -> Result<Ruling, RefereeError> {
    let mut table = shelf::find(games, &script.game)?.open(&script.setup)?;
    if let Some(patch) = &script.state {
        table.edit(patch)?;
    }
    let mut steps = Vec::new();
    let mut seen_from = 0;
    for (at, step) in (1..).zip(&script.script) {
        let since = table.steps();
        let refused = |refusal| RefereeError::Refused { at, refusal };
        let text = match step {
            Step::Act { action, seat } => {
                let seat = seat.or_else(|| table.node().deciding());
                // Where no seat must choose, any will do to hear why.
                table.act(seat.unwrap_or(frente_kernel::Seat(0)), action).map_err(refused)?;
                action
            }
            Step::Chance(chance) => {
                table.chance(chance).map_err(refused)?;
                chance
            }
            Step::Expect(expect) => {
                let events = table.log(Viewer::Referee, seen_from);
                let met = expect.check(&*table, &events);
                met.map_err(|sentence| RefereeError::Unmet { at, sentence })?;
                seen_from = since;
                continue;
            }
        };
        steps.push(Told { at, text: text.clone(), events: table.log(Viewer::Referee, since) });
    }
    Ok(Ruling { note: script.note.clone(), table, steps })
}
