//! The JSON door: one object-safe trait over every match, whatever the game.
//!
//! The server, the command line, Python and the browser talk to this and know no rule. Actions and chances go through
//! in notation, views and events as JSON, sentences as message keys. Whatever leaves by a method that takes a
//! [`Viewer`] or a seat holds nothing that viewer may not know; the methods marked *unredacted* are for the keeper of
//! the match alone.

use crate::answers::{BotOut, EventOut, HintOut, Line, NodeOut, OddsOut, Offer, PlanOut, StepOut, WhyOut, WindowOut};
use crate::naming::Naming;
use crate::refusals::{ActError, BotError, Faults, NoRecord, RewindError};
use crate::shelf::Shelf;
use crate::table::Table;
use frente_kernel::record::Publish;
use frente_kernel::{GameInfo, Limits, RuleId, Seat, VerifiableDice, Viewer};
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};
use std::any::Any;

/// A match of any game.
pub trait AnyMatch: Any + Send {
    /// Which game this is.
    fn info(&self) -> &'static GameInfo;
    /// The paragraph that says that no match of this game is drawn, if there is one.
    fn no_draw(&self) -> Option<RuleId> {
        None
    }
    /// What was agreed, as JSON.
    fn setup(&self) -> Value;
    /// What the printed parts say: cards, map, tables.
    fn sheet(&self) -> Value;
    /// How many seats play.
    fn seats(&self) -> u8;
    /// Whose turn it is to move.
    fn node(&self) -> NodeOut;
    /// How many steps have been taken.
    fn steps(&self) -> usize;
    /// Step `n`, counted from 1, as records write it. *Unredacted.*
    fn step(&self, n: usize) -> Option<StepOut>;

    /// What `viewer` may see.
    fn view(&self, viewer: Viewer) -> Value;
    /// The same as text: a large view is written once, and no tree of it is built.
    fn view_text(&self, viewer: Viewer) -> Box<RawValue> {
        to_raw_value(&self.view(viewer)).expect("a view is plain data")
    }
    /// What must be decided, and by which seat, as far as `viewer` may know.
    fn prompt(&self, viewer: Viewer) -> Line;
    /// Everything `seat` may choose now; empty when another must choose.
    fn offers(&self, seat: Seat) -> Vec<Offer>;
    /// The kinds of windows to interrupt that this game has.
    fn windows(&self) -> &'static [&'static str];
    /// The window this decision of `seat` is, where it only asks whether to interrupt.
    fn window(&self, seat: Seat) -> Option<WindowOut>;
    /// What may follow from an action `seat` is offered. `seed` feeds the samples where the answer is not exact.
    fn odds(&self, seat: Seat, action: &str, limits: Limits, seed: u64) -> Result<OddsOut, ActError>;
    /// Whether `seat` may take `action` now, and if not, why.
    fn explain(&self, seat: Seat, action: &str) -> Result<(), ActError>;
    /// Why `seat` cannot do anything with the piece `on`, or with it and the piece `at`: the most particular reasons first.
    /// `None` where one of them is no piece of this game. `seed` feeds the redeals behind the answer.
    fn why(&self, seat: Seat, on: &str, at: Option<&str>, seed: u64) -> Option<WhyOut>;
    /// What `seat` would see and might choose after these actions, on a copy in which what it cannot know is dealt again. It
    /// goes as far as the first die, the first choice of another seat, and what would tell something hidden.
    fn plan(&self, seat: Seat, actions: &[String], seed: u64) -> Result<PlanOut, ActError>;
    /// The deciding seat and its action, where there is only one. Without `secrets`, only if every seat can tell that there is
    /// no other.
    fn forced(&self, secrets: bool) -> Option<(Seat, String)>;
    /// Answers what a board asks beyond the view, in the game's own notation, from what `viewer` may know; `None` where
    /// it is no question of this game.
    fn ask(&self, viewer: Viewer, question: &str) -> Option<Value>;
    /// What happened after the first `since` steps, as far as `viewer` may know.
    fn log(&self, viewer: Viewer, since: usize) -> Vec<EventOut>;

    /// `seat` chooses. Read what came of it with [`AnyMatch::log`].
    fn act(&mut self, seat: Seat, action: &str) -> Result<(), ActError>;
    /// A die or card thrown elsewhere, in notation.
    fn chance(&mut self, chance: &str) -> Result<(), ActError>;
    /// Everything chance may bring now, in notation, with its weight. *Unredacted.*
    fn chances(&self) -> Vec<(String, u32)>;
    /// Draws every chance that is due from the verifiable dice, up to the next decision or the end.
    fn roll(&mut self, dice: &VerifiableDice);
    /// The chance the verifiable dice bring now, if one is due. *Unredacted.*
    fn next_chance(&self, dice: &VerifiableDice) -> Option<String>;
    /// What a bot of this level would choose for `seat`, from what that seat may know. It thinks as long as its level does,
    /// and no longer than `most` milliseconds where they are given.
    fn bot_choice(&self, seat: Seat, level: &str, seed: u64, most: Option<u32>) -> Result<BotOut, BotError>;
    /// What a bot of this level would choose for `seat`, what else is worth a thought, and why, from what that seat may know.
    /// The bot thinks no longer than `most` milliseconds where they are given; the reasons take about half a second more.
    fn hint(&self, _seat: Seat, _level: &str, _seed: u64, _most: Option<u32>) -> Result<HintOut, BotError> {
        Err(BotError::NoHints)
    }

    /// The fewest steps the match may be taken back to now.
    fn undo_floor(&self) -> usize;
    /// The same, remembered: whoever asks after every choice asks the rules about that choice alone.
    fn settle_floor(&mut self) -> usize {
        self.undo_floor()
    }
    /// Takes the match back to its first `count` steps, never below [`AnyMatch::undo_floor`].
    fn rewind(&mut self, count: usize) -> Result<(), RewindError>;
    /// A match of its own, as this one stands. Nothing is replayed.
    fn fork(&self) -> Box<dyn AnyMatch>;
    /// A match of its own, as this one stood after its first `count` steps: to look back, or to play on from there.
    fn prefix(&self, count: usize) -> Result<Box<dyn AnyMatch>, RewindError>;
    /// The match as text. *Unredacted.*
    fn record(&self, dice: Option<&VerifiableDice>, publish: Publish) -> Result<String, NoRecord>;

    /// How scripts name this game's lists and numbers.
    fn naming(&self) -> Naming {
        Naming::default()
    }
    /// The position as JSON. *Unredacted.*
    fn state(&self) -> Value;
    /// Lays `patch` over the first position and begins there, for the referee. Refused once a step was taken, and
    /// where the position breaks an invariant.
    fn edit(&mut self, patch: &Value) -> Result<(), Faults>;
}

impl dyn AnyMatch {
    /// The match with its game's own types, where it is of the game that `S` puts on the shelf: for boards that draw it
    /// without a detour over JSON.
    pub fn of_game<S: Shelf>(&self) -> Option<&Table<S>> {
        (self as &dyn Any).downcast_ref()
    }
}
