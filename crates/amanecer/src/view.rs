//! What a viewer sees. The whole table is open: only the order of the deck is unknown, and it is in no state at all.
//!
//! The draw pile is shown as a set: anybody who has watched the discard pile knows which cards are still to come.

use crate::actions::{Ending, Face};
use crate::ids::{Asset, AssetSet, ByFront, CardNo, Front, MarkerSet, Unit, War};
use crate::rules::c7_player_actions;
use crate::state::{Brest, Frame, State};
use frente_kernel::CardSet;
use serde::Serialize;

/// The table as anybody sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "amanecer.ts"))]
pub struct View {
    /// Counted from 1; 0 before the first card.
    pub turn: u16,
    /// What is pending.
    pub pending: Option<Frame>,
    /// The card in force; none before the first and on a Cheka turn.
    pub card: Option<CardNo>,
    /// The six fronts.
    pub fronts: ByFront<FrontView>,
    /// The political level.
    pub level: i8,
    /// The level that wins.
    pub victory_box: i8,
    /// What a political throw must beat now.
    pub resistance: i8,
    /// The Great War.
    pub war: War,
    /// The choice made at Brest-Litovsk.
    pub brest: Option<Brest>,
    /// Reorganization markers owned.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Asset>"))]
    pub assets: AssetSet,
    /// Where the tanks stand.
    pub tanks_on: Option<Front>,
    /// Whether the armoured trains have run this turn.
    pub trains_used: bool,
    /// Whether the gold is gone for good.
    pub gold_spent: bool,
    /// Card markers on the map.
    #[cfg_attr(feature = "ts", ts(as = "Vec<crate::ids::Marker>"))]
    pub markers: MarkerSet,
    /// Reserve offensives left.
    pub reserves: u8,
    /// Political decrees left.
    pub decrees: u8,
    /// Actions left this turn.
    pub actions: u8,
    /// Actions forgone this turn.
    pub forgone: u8,
    /// Dice on the table: the die, and the expertise die.
    pub dice: Vec<Face>,
    /// Cards still to come, in no order.
    pub deck: CardSet,
    /// The cards played, the one in force included.
    pub discard: CardSet,
    /// Darkness cards that wait.
    pub darkness: CardSet,
    /// Dawn cards that wait.
    pub dawn: CardSet,
    /// How it ended.
    pub ending: Option<Ending>,
    /// The points the grade is read from.
    pub score: Option<i32>,
    /// The grade of the ending.
    pub grade: Option<&'static str>,
}

/// A front as anybody sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "amanecer.ts"))]
pub struct FrontView {
    /// Its box; 0 is Moscow.
    pub number: u8,
    /// The counter that stands for it.
    pub unit: Unit,
    /// The counter's battle value.
    pub battle: i8,
    /// Active, inactive, hesitating or eliminated.
    pub status: Status,
    /// Whether the tank corps stands against it.
    pub tanks: bool,
}

/// How a front stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "amanecer.ts"))]
pub enum Status {
    /// In the war.
    Active,
    /// Not in the war (§6.1).
    Inactive,
    /// The Allies of two minds (§10.1-allied).
    Hesitating,
    /// Out of the war (§10.1.3).
    Eliminated,
}

impl View {
    pub(crate) fn of(state: &State) -> View {
        let outcome = state.ending.map(|ending| state.outcome(ending));
        View {
            turn: state.turn.number,
            pending: state.pending().filter(|_| state.ending.is_none()),
            card: state.turn.card,
            fronts: ByFront::of(Front::ALL.map(|front| front_view(state, front))),
            level: state.level,
            victory_box: state.victory_box,
            resistance: c7_player_actions::resistance(state),
            war: state.war,
            brest: state.brest,
            assets: state.owned,
            tanks_on: state.tanks_on,
            trains_used: state.owns(Asset::ArmouredTrains) && state.turn.trains_used,
            gold_spent: state.gold_spent,
            markers: state.markers,
            reserves: state.reserves,
            decrees: state.decrees,
            actions: state.turn.actions,
            forgone: state.turn.forgone,
            dice: state.turn.dice.into_iter().filter(|face| *face > 0).collect(),
            deck: state.deck,
            discard: state.discard,
            darkness: state.waiting[0],
            dawn: state.waiting[1],
            ending: state.ending,
            score: outcome.map(|outcome| outcome.score),
            grade: outcome.map(|outcome| outcome.grade),
        }
    }
}

fn front_view(state: &State, front: Front) -> FrontView {
    let status = if state.is_eliminated(front) {
        Status::Eliminated
    } else if !state.is_active(front) {
        Status::Inactive
    } else if front == Front::Allied && state.allies_hesitate() {
        Status::Hesitating
    } else {
        Status::Active
    };
    FrontView {
        number: state.number(front),
        unit: state.units[front],
        battle: state.battle(front),
        status,
        tanks: state.tanks_on == Some(front),
    }
}
