//! What is pending, as data: one variant for each step the rulebook names.

use crate::ids::{Board, Player, Side};
use crate::sets::Slot;
use serde::{Deserialize, Serialize};

/// A window in combat in which both sides move by turns (§8.9, §8.17, §8.20), and the reply before it (§7.24).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "guerra1936.ts"))]
pub enum Window {
    /// The reply to the declaration of combat.
    Reply,
    /// First strategy phase.
    First,
    /// Second strategy phase.
    Second,
    /// Third strategy phase.
    Third,
}

/// What is pending, innermost last.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "guerra1936.ts"))]
pub enum Frame {
    /// A random deck is drawn, card by card.
    Build { player: Player },
    /// §6.1: one of the sample decks of the side is drawn for a player.
    Lot { player: Player },
    /// §6.4: the opening hand.
    Deal { player: Player },
    /// The next turn begins.
    #[default]
    NextTurn,
    /// §7.4: influences of the adjustments are carried out: one bit for each that is still to come.
    Influences { queue: u32 },
    /// The objective the active side defends has a Resistance Turn less (§7.7).
    Resistance,
    /// The active side draws a card (§7.8).
    Reinforcement,
    /// Cards are drawn.
    Draw { player: Player, left: u8 },
    /// §3.12: the hand is too large.
    Overflow { player: Player },
    /// Cards are discarded.
    Discard { player: Player, left: u8 },
    /// §10.8: a card is discarded, another drawn.
    Exchange { player: Player },
    /// §7.9: a side moves. `after_pass`: the active side has just passed. `second`: the partner has passed already.
    Main { player: Player, after_pass: bool, second: bool },
    /// A side moves in a window of combat. `passed`: the other side has just passed.
    Window { window: Window, player: Player, passed: bool, second: bool },
    /// §11.3: the card is played as one of its factions.
    PlayAs {
        player: Player,
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        card: Slot,
    },
    /// The played measure goes to the limbo (§3.8).
    Discharge {
        player: Player,
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        card: Slot,
    },
    /// An ability runs, from this step on.
    Run { ability: u16, pc: u8, player: Player },
    /// An effect asks for cards.
    Pick { ability: u16, pc: u8, player: Player, left: u8 },
    /// An effect asks for a military objective.
    Front { ability: u16, pc: u8, player: Player },
    /// §5.12: which Diplomacy ring moves toward `toward`, and how far.
    Ring { player: Player, toward: Side, steps: u8 },
    /// §5.13: a political objective may be activated for the Diplomacy the enemy has lost.
    Offer { player: Player, steps: u8 },
    /// A card activates an objective.
    Activation { player: Player, board: Board },
    /// §11.12: an objective comes at random; `steps` of Diplomacy follow for the side of `player`.
    RandomObjective { player: Player, board: Board, ignoring: Ignoring, steps: u8 },
    /// §11.4: which of the two defends?
    Defender { player: Player },
    /// §8.10: groups are formed.
    Offensive,
    /// A group is being formed.
    Grouping { group: u8 },
    /// §8.18: armies are assigned to attacking groups.
    Defensive,
    /// §8.2: commanders are given armies.
    Commanding { player: Player },
    /// A commander is given armies.
    Leading {
        player: Player,
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        commander: Slot,
        left: u8,
    },
    /// §8.21: Resistance Points change and the first damage is reckoned.
    Resolution,
    /// §8.24: losses in a group on one side, in the pass of ranged damage or in the other.
    Losses { pass: u8, group: u8, side: Side },
    /// §8.26: characters fall with their armies.
    Commanders,
    /// The combat is over.
    EndCombat,
    /// §7.25: objectives are resolved, then victory is looked at.
    Armistice,
    /// §7.30: additional consequences, for as many points as are left.
    Consequences { player: Player, left: u8 },
}

/// Whether the conditions of activation count.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "guerra1936.ts"))]
pub enum Ignoring {
    /// The conditions count.
    Nothing,
    /// The conditions do not count.
    Conditions,
}

/// The most things that may be pending at once. A combat takes ten, an effect in it a handful; every fallen character
/// with a last effect takes one more.
const DEEPEST: usize = 24;

/// The pending frames.
pub(crate) type Stack = frente_kernel::Stack<Frame, DEEPEST>;
