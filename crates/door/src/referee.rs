//! The referee: a script of choices with the dice written out.
//!
//! For rule questions, for people who play on a real table, and for tests. A script names a game and a setup, may lay
//! out a position, and then takes steps and states what it expects:
//! ```json
//! {"game": "amanecer", "setup": {}, "state": {}, "script": [
//!   {"chance": "card 14"}, {"act": "offensive eastern"}, {"chance": "die 5"},
//!   {"expect": {"node": "decision 0", "events": ["offensive-won"], "legal": ["political"]}},
//!   {"refused": {"act": "offensive finland", "rule": "6.1"}}]}
//! ```
//! Several scenes may share a beginning. A key it does not know is an error: a misspelt expectation would otherwise always
//! hold.

mod answer;
mod expect;
mod refused;
mod schema;
mod script;
mod told;

pub use answer::{RulingOut, SceneOut, StandsOut, ToldOut, WrongOut, answer};
pub use expect::Expect;
pub use refused::Refused;
pub use schema::{Shapes, schema};
pub use script::{FileText, Inline, Scene, Script, ScriptError, Step};

use crate::answers::{EventOut, Offer};
use crate::door::AnyMatch;
use crate::guard::guarded;
use crate::refusals::{ActError, Faults, UnknownGame};
use crate::shelf::{self, AnyGame};
use frente_kernel::{Message, Seat, Viewer};
use serde::Serialize;
use serde_json::Value;
use std::borrow::Cow;

/// A script that ran to its end.
pub struct Ruling {
    /// What the script asks.
    pub note: String,
    /// The match, as the script left it.
    pub table: Box<dyn AnyMatch>,
    /// Each step of the match, and what came of it.
    pub steps: Vec<Told>,
}

/// A step of the match and what came of it.
pub struct Told {
    /// The place of its step in the script, counted from 1; of a step that was taken by itself, of the next written one.
    pub at: usize,
    /// The action or chance in notation.
    pub text: String,
    /// How it came to be taken.
    pub why: Taken,
    /// What happened, as the log tells it.
    pub events: Vec<EventOut>,
}

/// How a step came to be taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub enum Taken {
    /// The script says so.
    Written,
    /// The script leaves it out, and there was nothing else to choose or to come.
    Automatic,
    /// The script says so for the case that it is asked; it was not.
    NotAsked,
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
    /// A position from which the rules cannot go on.
    #[error("step {at}: the position does not hold together, so the rules cannot go on from it ({said})")]
    Broken {
        /// The place in the script, counted from 1.
        at: usize,
        /// Where they stopped.
        said: String,
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

/// Choices that may be left out one after the other.
const LEFT_OUT: usize = 24;

/// Runs a script for one of `games`; of several scenes the first that fails, else the last.
pub fn run(games: &[&'static dyn AnyGame], script: &Script) -> Result<Ruling, RefereeError> {
    let game = shelf::find(games, &script.game)?;
    let mut last = None;
    for scene in script.scenes() {
        last = Some(run_scene(game, &scene)?);
    }
    Ok(last.expect("a script has a scene"))
}

/// Runs a script that has no scenes.
pub fn run_scene(game: &'static dyn AnyGame, script: &Script) -> Result<Ruling, RefereeError> {
    match run_partly(game, script) {
        (_, Some(error)) => Err(error),
        (ruling, None) => Ok(ruling.expect("what began and has no error has a ruling")),
    }
}

/// Runs a script that has no scenes as far as it goes: what came of it, unless it could not begin, and what stopped it.
fn run_partly(game: &'static dyn AnyGame, script: &Script) -> (Option<Ruling>, Option<RefereeError>) {
    let (table, setup) = match begun(game, script) {
        Ok(begun) => begun,
        Err(faults) => return (None, Some(faults.into())),
    };
    let mut run = Run { script, game, setup, table, steps: Vec::new(), seen_from: 0 };
    let mut error = None;
    for (at, step) in (1..).zip(&script.script) {
        let taken = guarded(|| run.take(at, step)).unwrap_or_else(|said| Err(RefereeError::Broken { at, said }));
        if let Err(refused) = taken {
            error = Some(refused);
            break;
        }
    }
    // What is told of the end may not hold together either.
    let ending = || {
        let _ = (run.table.view(Viewer::Referee), run.table.prompt(Viewer::Referee), run.table.chances());
        run.table.node().deciding().map(|seat| run.table.offers(seat))
    };
    if let Err(said) = guarded(ending) {
        error = Some(RefereeError::Broken { at: script.script.len(), said });
    }
    (Some(Ruling { note: script.note.clone(), table: run.table, steps: run.steps }), error)
}

/// The match at its beginning, and its setup with the script's own data.
fn begun(game: &'static dyn AnyGame, script: &Script) -> Result<(Box<dyn AnyMatch>, Value), Faults> {
    let mut setup = script.setup.clone();
    let files = script.data.as_ref().map(Inline::files).unwrap_or_default();
    if !files.is_empty() {
        setup = crate::patch::laid_over(&game.load_data(&files)?, &setup);
    }
    let mut table = game.open(&setup)?;
    if let Some(patch) = &script.state {
        table.edit(patch)?;
    }
    Ok((table, setup))
}

/// A script under way.
struct Run<'a> {
    script: &'a Script,
    game: &'static dyn AnyGame,
    setup: Value,
    table: Box<dyn AnyMatch>,
    steps: Vec<Told>,
    seen_from: usize,
}

impl Run<'_> {
    fn take(&mut self, at: usize, step: &Step) -> Result<(), RefereeError> {
        let unmet = |sentence| RefereeError::Unmet { at, sentence };
        match step {
            Step::Act { action, seat } => self.written(at, action, |table| {
                let seat = seat.or_else(|| table.node().deciding());
                // Where no seat must choose, any will do to hear why.
                table.act(seat.unwrap_or(Seat(0)), action)
            }),
            Step::Chance(chance) => self.written(at, chance, |table| table.chance(chance)),
            Step::IfAsked(action) => {
                let seat = self.table.node().deciding();
                match seat.filter(|seat| self.table.explain(*seat, action).is_ok()) {
                    Some(seat) => self.written(at, action, |table| table.act(seat, action)),
                    None => {
                        self.steps.push(Told { at, text: action.clone(), why: Taken::NotAsked, events: Vec::new() });
                        Ok(())
                    }
                }
            }
            Step::Expect(expect) => {
                expect.check(&*self.table, self.seen_from).map_err(unmet)?;
                self.seen_from = self.table.steps();
                Ok(())
            }
            Step::Refused(refused) => {
                let state = self.script.state.as_ref();
                refused.check(self.game, &*self.table, &self.setup, state).map_err(unmet)
            }
        }
    }

    /// Takes what is written, or first what it leaves out because nothing else could be chosen or come.
    fn written(
        &mut self,
        at: usize,
        text: &str,
        take: impl Fn(&mut dyn AnyMatch) -> Result<(), ActError>,
    ) -> Result<(), RefereeError> {
        let since = self.table.steps();
        if let Err(refusal) = take(&mut *self.table) {
            let left_out = self.script.automatic.then(|| self.leave_out(at, &take)).flatten();
            let Some((table, told)) = left_out else { return Err(RefereeError::Refused { at, refusal }) };
            self.table = table;
            self.steps.extend(told);
        }
        let since = since.max(self.table.steps() - 1);
        let events = self.table.log(Viewer::Referee, since);
        self.steps.push(Told { at, text: text.to_owned(), why: Taken::Written, events });
        Ok(())
    }

    /// The match after the choices that are the only ones, up to where `take` works, and with it; `None` where it never does.
    fn leave_out(
        &self,
        at: usize,
        take: &impl Fn(&mut dyn AnyMatch) -> Result<(), ActError>,
    ) -> Option<(Box<dyn AnyMatch>, Vec<Told>)> {
        let (mut table, mut told) = (self.table.fork(), Vec::new());
        for _ in 0..LEFT_OUT {
            let since = table.steps();
            let text = match (table.forced(true), table.chances().as_slice()) {
                (Some((seat, action)), _) => {
                    table.act(seat, &action).ok()?;
                    action
                }
                (None, [(only, _)]) => {
                    let only = only.clone();
                    table.chance(&only).ok()?;
                    only
                }
                _ => return None,
            };
            told.push(Told { at, text, why: Taken::Automatic, events: table.log(Viewer::Referee, since) });
            if take(&mut *table).is_ok() {
                return Some((table, told));
            }
        }
        None
    }
}
