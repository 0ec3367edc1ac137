//! What the door answers: plain data, ready for JSON.
//!
//! Nothing here is translated. A [`Message`] is a key with arguments, so one answer serves readers of three languages.

use frente_kernel::{Beat, Caution, Forecast, Message, Outcome, Seat, SeatSet, Spread, Tone, Touch};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::borrow::Cow;

/// Whose turn it is to move.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub enum NodeOut {
    /// A seat must choose.
    Decision {
        /// The seat that must choose.
        seat: Seat,
    },
    /// A die or a card is due.
    Chance,
    /// The match has ended.
    Over {
        /// How it has ended.
        outcome: OutcomeOut,
    },
}

impl NodeOut {
    /// The seat that must choose, if one must.
    pub fn deciding(&self) -> Option<Seat> {
        match self {
            NodeOut::Decision { seat } => Some(*seat),
            _ => None,
        }
    }

    /// How the match ended, if it has.
    pub fn outcome(&self) -> Option<&OutcomeOut> {
        match self {
            NodeOut::Over { outcome } => Some(outcome),
            _ => None,
        }
    }
}

impl std::fmt::Display for NodeOut {
    /// As scripts write it: `decision 0`, `chance`, `over`.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            NodeOut::Decision { seat } => write!(f, "decision {seat}"),
            NodeOut::Chance => write!(f, "chance"),
            NodeOut::Over { .. } => write!(f, "over"),
        }
    }
}

/// How a match ended.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub struct OutcomeOut {
    /// The seats that won.
    pub winners: Vec<Seat>,
    /// The seats that lost.
    pub losers: Vec<Seat>,
    /// The kind of ending.
    pub label: Cow<'static, str>,
    /// The book's grade, or "".
    pub grade: Cow<'static, str>,
    /// The points the grade was read from.
    pub score: i32,
    /// The ending as a sentence.
    pub message: Message,
}

impl From<Outcome> for OutcomeOut {
    fn from(outcome: Outcome) -> OutcomeOut {
        let seats = |set: SeatSet| set.iter().collect();
        let ending = format!("outcome-{}", outcome.label);
        let message = if outcome.grade.is_empty() {
            Message::new(ending)
        } else {
            Message::new("outcome-graded").term("outcome", ending).term("grade", format!("grade-{}", outcome.grade))
        };
        OutcomeOut {
            winners: seats(outcome.winners),
            losers: seats(outcome.losers),
            label: outcome.label.into(),
            grade: outcome.grade.into(),
            score: outcome.score,
            message,
        }
    }
}

/// A sentence and the paragraph it rests on ("" where it rests on none).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub struct Line {
    /// The sentence, as a key and arguments.
    pub message: Message,
    /// The paragraph it rests on.
    pub rule: Cow<'static, str>,
}

/// Something the deciding seat may choose now.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub struct Offer {
    /// The action in notation: what to hand back to take it.
    pub action: String,
    /// As a button says it.
    pub message: Message,
    /// The paragraph it rests on.
    pub rule: Cow<'static, str>,
    /// The pieces it is about.
    pub touch: Touch<String>,
    /// What to be careful of before it is taken.
    pub caution: Option<Caution>,
}

/// A decision that only asks whether to interrupt.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub struct WindowOut {
    /// What kind of window it is, as a message key: a player may let all windows of a kind run.
    pub kind: Cow<'static, str>,
    /// The action that lets things run, in notation.
    pub decline: String,
    /// Whether the answers depend on what only this seat knows.
    pub secret: bool,
}

/// One thing that happened, as far as the asking viewer may know.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub struct EventOut {
    /// The step that brought it about, counted from 1.
    pub step: usize,
    /// The event as the log says it.
    pub message: Message,
    /// The paragraph it rests on.
    pub rule: Cow<'static, str>,
    /// How it is shown on the board.
    pub beat: Beat<String>,
}

/// One step as records write it. Not redacted: for the referee's eyes and for finished matches.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct StepOut {
    /// The seat that acted; `None` for a chance.
    pub seat: Option<Seat>,
    /// The action or chance in notation.
    pub text: String,
}

/// What may follow from an action.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub struct OddsOut {
    /// The outcomes, likeliest first.
    pub branches: Vec<BranchOut>,
    /// Whether the numbers are exact.
    pub exact: bool,
    /// Samples drawn, 0 when exact.
    pub samples: u32,
    /// Whether they hold only if nobody interrupts: a window was passed on the way.
    #[serde(default)]
    pub passed: bool,
    /// Whether the position is the same whatever comes: a die is thrown that can change nothing.
    #[serde(default)]
    pub idle: bool,
    /// The one number to compare by, and what it is the chance of.
    #[serde(default)]
    pub headline: Option<Headline>,
    /// What comes of it when it is seen through, where the game can tell.
    pub forecast: Option<ForecastOut>,
}

/// The one number of some odds that a player compares by, and what it is the chance of.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub struct Headline {
    /// How likely it is, from 0 to 1.
    pub chance: f64,
    /// Its chance as a fraction, when exact.
    pub fraction: Option<(u64, u64)>,
    /// What it is to the asking seat: hoped for, feared, or neither.
    pub tone: Tone,
    /// Whether nothing is left to chance.
    pub certain: bool,
    /// What it is the chance of: one of these. Empty where nothing of note happens.
    pub subject: Vec<Message>,
    /// Whether the number in the subject may be larger.
    pub at_least: bool,
    /// Further things it is the chance of, which are not named.
    pub others: u32,
}

/// What an undertaking comes to when it is seen through, past the decisions on the way.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub struct ForecastOut {
    /// What is assumed of those decisions.
    pub assumes: Message,
    /// Whether the numbers are exact under that assumption.
    pub exact: bool,
    /// What may come, seen from several sides; the first is the outcome.
    pub spreads: Vec<SpreadOut>,
}

/// One way to look at what may come.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub struct SpreadOut {
    /// What is counted.
    pub title: Message,
    /// What may come, in the game's order.
    pub branches: Vec<BranchOut>,
}

impl From<Forecast> for ForecastOut {
    fn from(forecast: Forecast) -> ForecastOut {
        let spread = |spread: Spread| {
            let total: f64 = spread.rows.iter().map(|(_, _, weight)| *weight as f64).sum();
            let branch = |(message, tone, weight): (Message, Tone, u64)| BranchOut {
                tone,
                messages: vec![message],
                chance: weight as f64 / total,
                fraction: None,
            };
            SpreadOut { title: spread.title, branches: spread.rows.into_iter().map(branch).collect() }
        };
        ForecastOut {
            assumes: forecast.assumes,
            exact: forecast.exact,
            spreads: forecast.spreads.into_iter().map(spread).collect(),
        }
    }
}

/// One outcome and its chance.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub struct BranchOut {
    /// What it is to the asking seat.
    pub tone: Tone,
    /// The headline events that make it up, in order; empty where nothing of note happens.
    pub messages: Vec<Message>,
    /// How likely it is, from 0 to 1.
    pub chance: f64,
    /// Its chance as a fraction, when exact.
    pub fraction: Option<(u64, u64)>,
}

/// What a bot would do.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct BotOut {
    /// The action in notation.
    pub action: String,
    /// What it expects of the match for its seat: 0 lost, 1 won.
    pub value: f32,
    /// Games it played in its head.
    pub simulations: u64,
    /// How long it thought.
    pub seconds: f64,
}

/// What a strong player would do, and why.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub struct HintOut {
    /// How likely the asking seat is to win.
    pub chance: f64,
    /// Games that were played in the head.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub simulations: u64,
    /// What it might do, the best first.
    pub ideas: Vec<IdeaOut>,
}

/// An action, how it compares, and what speaks for it and against it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub struct IdeaOut {
    /// The action in notation.
    pub action: String,
    /// As a button says it.
    pub message: Message,
    /// The paragraph it rests on.
    pub rule: Cow<'static, str>,
    /// How likely the seat is to win with it.
    pub chance: f64,
    /// By how much it falls short of the first idea, in the same worlds with the same dice.
    pub behind: f64,
    /// The standard error of that.
    pub error: f64,
    /// What it gains.
    pub gains: Vec<ReasonOut>,
    /// What it risks, or leaves undone.
    pub risks: Vec<ReasonOut>,
    /// What to be careful of.
    pub caution: Option<Caution>,
}

/// Something that happens more often after an action than after the others, or less.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub struct ReasonOut {
    /// What happens, as the log says it.
    pub message: Message,
    /// How often it happens soon after this action.
    pub chance: f64,
    /// How often after the others.
    pub otherwise: f64,
}

/// A stretch of a match, step by step.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub struct Film {
    /// How many steps stood before it.
    pub from: usize,
    /// The last step it shows.
    pub to: usize,
    /// The view before its first step.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub view: Value,
    /// The steps of which the viewer sees or hears something.
    pub shots: Vec<Shot>,
}

/// One step of a film.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub struct Shot {
    /// The step, counted from 1.
    pub step: usize,
    /// How the view differs from the one of the shot before.
    pub changes: Vec<Change>,
    /// What happened, as the log tells it.
    pub log: Vec<EventOut>,
}

/// One place of a view that differs.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub struct Change {
    /// The keys and indices that lead to it.
    #[cfg_attr(feature = "ts", ts(type = "(string | number)[]"))]
    pub path: Vec<Value>,
    /// What stands there now; left out where nothing does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "unknown"))]
    pub value: Option<Value>,
}

/// Why two pieces have nothing to do with each other now.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub struct WhyOut {
    /// A legal action that does what was asked about, in notation.
    pub legal: Option<String>,
    /// The reasons, the most particular first; empty where no action of the game is about both.
    pub reasons: Vec<Line>,
}

/// How things would stand after a plan.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub struct PlanOut {
    /// How many of its actions were carried out.
    pub taken: usize,
    /// Why it went no further; nothing where the seat still chooses.
    pub stopped: Option<Stop>,
    /// Whose turn it would be.
    pub node: NodeOut,
    /// The game's own view.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub view: Value,
    /// What would have to be decided, and by which seat.
    pub prompt: Line,
    /// What might be chosen next.
    pub offers: Vec<Offer>,
}

/// Where a plan ends.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub enum Stop {
    /// A die or a card is due.
    Chance,
    /// Another seat must choose.
    Seat,
    /// The match would be over.
    Over,
    /// What comes next depends on something the seat cannot know.
    Hidden,
    /// The next action would not be legal.
    Refused {
        /// The sentence that says why not.
        message: Message,
        /// The paragraph, or "".
        rule: Cow<'static, str>,
    },
}
