//! The rules of one game, as a trait: what every tool of the table needs and nothing more.

use crate::{Digest, Seat, SeatSet, Viewer, below};
use rand_core::Rng;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

/// A paragraph of the rulebook, by its id in the game's `RULES.toml`.
pub type RuleId = &'static str;

/// The rules of one game. Pure: no I/O, no clock, no randomness of its own.
///
/// Actions and chances are small `Copy` values with a short readable notation (`Display` and `FromStr`), the same in
/// records, scripts, the command line and the web.
pub trait Game: Sized + 'static {
    /// What is agreed before the first step: scenario, options, data pack, decks.
    type Setup: Clone + PartialEq + Debug + Default + Serialize + DeserializeOwned + Send + Sync;
    /// A position. Valid by construction; plain data.
    type State: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What a seat may choose.
    type Action: Copy + Eq + Ord + Hash + Debug + Display + FromStr + Send + Sync;
    /// One die or one card, never a whole shuffle.
    type Chance: Copy + Eq + Ord + Hash + Debug + Display + FromStr + Send + Sync;
    /// What happened, as the log tells it.
    type Event: Copy + Eq + Debug + Serialize + Send + Sync;
    /// What one viewer may see. Another type than `State`: what is hidden is not in it.
    type View: PartialEq + Debug + Serialize;

    /// The name of the game, its bounds and its options.
    const INFO: GameInfo;

    /// The paragraph that says that no match is drawn, where the rulebook has one: then players cannot agree on a draw.
    const NO_DRAW: Option<RuleId> = None;

    /// The position before the first step. Collects every reason against the setup, not the first.
    fn initial(setup: &Self::Setup) -> Result<Self::State, SetupError>;

    /// How many seats play from this position.
    fn seats(state: &Self::State) -> u8;

    /// Whose turn it is to move: a seat, the dice, or nobody any more.
    fn node(state: &Self::State) -> Node;

    /// Everything the deciding seat may choose, into the caller's buffer, in place of what it held: sorted, unique, never
    /// empty at a decision.
    fn legal_actions(state: &Self::State, out: &mut Vec<Self::Action>);

    /// Whether the deciding seat may choose `action`; if not, the paragraph that forbids it and the reason.
    fn check(state: &Self::State, action: Self::Action) -> Result<(), Illegal>;

    /// Everything chance may bring now, with integer weights, sorted by chance, in place of what the buffer held.
    fn chance_outcomes(state: &Self::State, out: &mut Vec<(Self::Chance, u32)>);

    /// Draws one chance. The default walks the list; a game may know a faster way to the same distribution.
    fn sample_chance(state: &Self::State, rng: &mut impl Rng) -> Self::Chance {
        let mut outcomes = Vec::new();
        Self::chance_outcomes(state, &mut outcomes);
        pick(&outcomes, rng)
    }

    /// Draws one legal action, uniformly. The default picks from the list.
    fn sample_action(state: &Self::State, rng: &mut impl Rng) -> Self::Action {
        let mut actions = Vec::new();
        Self::legal_actions(state, &mut actions);
        actions[below(rng, actions.len() as u32) as usize]
    }

    /// Carries out a legal action. Total on legal actions; the checked door is [`crate::submit`].
    fn apply(state: &mut Self::State, action: Self::Action, log: &mut impl EventSink<Self::Event>);

    /// Carries out what chance brought.
    fn resolve(state: &mut Self::State, chance: Self::Chance, log: &mut impl EventSink<Self::Event>);

    /// What `viewer` may see.
    fn view(state: &Self::State, viewer: Viewer) -> Self::View;

    /// What `viewer` may read of an event; `None` if they may read nothing of it.
    fn redact(event: Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// Redeals everything `seat` cannot know, leaving its view as it is.
    fn determinize(state: &mut Self::State, seat: Seat, rng: &mut impl Rng);

    /// Whether an action surely shows something hidden, a card played from a hand: undo never crosses it. Most reveals
    /// are found by redealing ([`crate::undo`]); this is for those that most redeals would not show.
    fn is_reveal(_state: &Self::State, _action: Self::Action) -> bool {
        false
    }

    /// Whether an action surely shows nothing hidden to anybody: what it asks for and what it does lie open. Undo then needs
    /// no redeals, which cost more than everything else about a choice. `conformance` redeals all the same.
    fn is_open(_state: &Self::State, _action: Self::Action) -> bool {
        !Self::INFO.hidden
    }

    /// Writes the facts of the position, in an order that never changes within a rules version.
    fn digest(state: &Self::State, out: &mut Digest);

    /// Every invariant the position breaks, in words. Empty for each state that play can reach.
    fn faults(state: &Self::State) -> Vec<String>;
}

/// Draws from a weighted list by one bounded integer, in list order.
///
/// # Panics
/// If the list is empty or its weights sum to zero: chance was asked for where there is none.
pub fn pick<C: Copy>(outcomes: &[(C, u32)], rng: &mut impl Rng) -> C {
    let total = outcomes.iter().map(|(_, weight)| weight).sum();
    let mut at = below(rng, total);
    for (chance, weight) in outcomes {
        if at < *weight {
            return *chance;
        }
        at -= weight;
    }
    unreachable!("below() stays under the sum of the weights")
}

/// Who a game is, for lists and bounds.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct GameInfo {
    /// The id used everywhere: `amanecer`.
    pub id: &'static str,
    /// Grows when an old record would no longer replay the same.
    pub rules_version: u32,
    /// Fewest and most seats.
    pub seats: (u8, u8),
    /// Whether a seat may know what another does not.
    pub hidden: bool,
    /// No match takes more steps than this.
    pub max_steps: u32,
    /// Starting positions by name; the first is the usual one.
    pub scenarios: &'static [&'static str],
    /// What players may agree on before they start.
    pub options: &'static [OptionInfo],
}

/// One thing players may agree on, a field of the setup.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub struct OptionInfo {
    /// The field's name in the setup.
    pub id: &'static str,
    /// The values it may take.
    pub values: &'static [i32],
    /// The value it has when nobody says anything.
    pub default: i32,
    /// The paragraph it belongs to.
    pub rule: RuleId,
}

/// Whose turn it is to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Node {
    /// A seat must choose.
    Decision(Seat),
    /// A die or a card is due.
    Chance,
    /// The match has ended.
    Over(Outcome),
}

/// How a match ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Outcome {
    /// The seats that won.
    pub winners: SeatSet,
    /// The seats that lost. A seat in neither set has drawn.
    pub losers: SeatSet,
    /// The kind of ending, as statistics count it.
    pub label: &'static str,
    /// The grade the book gives it, or "" where it gives none.
    pub grade: &'static str,
    /// The points the grade was read from.
    pub score: i32,
}

impl Outcome {
    /// What the ending is worth to a seat: 1 won, 0 lost, ½ neither.
    pub fn payoff(&self, seat: Seat) -> f32 {
        if self.winners.contains(seat) {
            1.0
        } else if self.losers.contains(seat) {
            0.0
        } else {
            0.5
        }
    }
}

/// Why an action is not legal: the paragraph that forbids it and the key of the sentence that says so.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Illegal {
    /// The paragraph that forbids it.
    pub rule: RuleId,
    /// The sentence, as a message key; it may use the arguments of the action's own message.
    pub why: &'static str,
}

/// Legal if the condition holds, refused with the paragraph and the reason otherwise.
///
/// A rule states each of its conditions once, where it stands: the same function offers an action and says why not.
///
/// ```
/// use frente_kernel::{Illegal, must};
///
/// fn may_spend(coins: u8, cost: u8) -> Result<(), Illegal> {
///     must(cost <= coins, "7.2", "too-dear")
/// }
/// assert_eq!(may_spend(3, 4), Err(Illegal { rule: "7.2", why: "too-dear" }));
/// ```
#[inline]
pub fn must(holds: bool, rule: RuleId, why: &'static str) -> Result<(), Illegal> {
    if holds { Ok(()) } else { Err(Illegal { rule, why }) }
}

/// One thing wrong with a setup, a data file or a list, and where.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Fault {
    /// The place: `options.political_victory_box`, `cards.ron:112`.
    pub place: String,
    /// What is wrong and what was expected.
    pub reason: String,
}

impl Display for Fault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}: {}", self.place, self.reason)
    }
}

/// Every reason against a setup.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
pub struct SetupError(pub Vec<Fault>);

/// Where events go while rules run.
pub trait EventSink<E> {
    /// Takes note of an event.
    fn emit(&mut self, event: E);
}

/// The sink of playouts: forgets everything.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<E> EventSink<E> for Silent {
    #[inline(always)]
    fn emit(&mut self, _: E) {}
}

impl<E> EventSink<E> for Vec<E> {
    fn emit(&mut self, event: E) {
        self.push(event);
    }
}
