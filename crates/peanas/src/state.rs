//! A position: plain data without a heap, valid by construction.
//!
//! Invariants (checked by `invariants.rs`): every unit of the lists is in exactly one place; a token that stands for
//! a unit and that unit name each other; stands on the table lie on it; casualties and stands agree; an officer holds
//! no more dice than he rolled; something is pending until the battle has ended.

mod body;
mod frame;
mod unit;

use crate::data::{Data, Pack, Profile, Trait};
use crate::geometry::polygon::Base;
use crate::geometry::{Facing, Point};
use crate::ground::{Measures, PIECES, Piece};
use crate::ids::{Season, Side, Size, Square, Terrain, UnitNo, Weather};
use crate::setup::Options;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

pub(crate) use body::Body;
pub use frame::*;
pub use unit::*;

/// Most units of both sides together.
pub const UNITS: usize = 120;
/// Most tokens of both sides together.
pub const TOKENS: usize = 160;

/// A set of units, one bit each.
pub type UnitSet = u128;

/// Sets are written as two halves: JSON has no numbers of 128 bits.
pub(crate) mod halves {
    use super::UnitSet;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    pub fn serialize<S: Serializer>(set: &UnitSet, serializer: S) -> Result<S::Ok, S::Error> {
        [*set as u64, (*set >> 64) as u64].serialize(serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<UnitSet, D::Error> {
        let [low, high] = <[u64; 2]>::deserialize(deserializer)?;
        Ok(UnitSet::from(low) | UnitSet::from(high) << 64)
    }
}

/// A numbered token (§14.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Token {
    /// The side that laid it.
    pub side: Side,
    /// The number on its face, counted by side in order of placement.
    pub number: u8,
    /// The unit it stands for; `UnitNo::NONE` is a decoy.
    pub unit: UnitNo,
    /// Where it stands.
    pub at: TokenPlace,
    /// It once went two squares in a turn: a vehicle or a decoy.
    pub fast: bool,
    /// It moved or was ordered this round.
    pub spent: bool,
    /// The order it carries out without being revealed (ruling PA-65): no decoy.
    pub ordered: Option<OrderKind>,
    /// It has moved: no gun.
    pub moved: bool,
    /// It came on after the battle began.
    pub late: bool,
}

/// Where a token is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "peanas.ts"))]
pub enum TokenPlace {
    /// On this square.
    Square(Square),
    /// §14.3: off the table on a flank march; it comes back at that row of that edge.
    Flank {
        /// The right-hand edge, seen from the attacker.
        right: bool,
        /// The row it has reached.
        row: u8,
    },
    /// Revealed or removed.
    Gone,
}

/// A cloud of smoke (§14.7).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "peanas.ts"))]
pub struct Smoke {
    /// The middle of the cloud.
    pub at: Point,
    /// The radius of the cloud.
    pub radius: i16,
    /// Rounds until it disperses; 0: dispersed. `FIRE` for a burning wreck.
    pub thick: u8,
    /// Rounds until it is gone.
    pub left: u8,
}

/// A burning wreck smokes for ever.
pub const FIRE: u8 = u8::MAX;

/// An order on its way (§5.4.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Messenger {
    /// The officer who sent it.
    pub from: UnitNo,
    /// Who is to get it.
    pub to: UnitNo,
    /// The order, face down.
    pub kind: OrderKind,
    /// The dice that were given with it.
    pub pool: Pool,
    /// Where the runner is.
    pub at: Point,
    /// It has walked this turn.
    pub walked: bool,
    /// The event of a Regular officer that travels with it.
    pub event: Option<crate::ids::EventKind>,
}

/// A bombardment in progress (§7).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mission {
    /// The pieces that fire.
    #[serde(with = "halves")]
    pub battery: UnitSet,
    /// The side that fires.
    pub side: Side,
    /// Where the shells fall, once the scatter is known.
    pub at: Point,
    /// Turns still to fire, face down.
    pub left: u8,
    /// Turns it has fired.
    pub fired: u8,
    /// Where the observer's messenger to the battery is (§7.1-link); none is needed, or he is there.
    pub runner: Option<Point>,
    /// It fires smoke shells, no explosive ones.
    pub smoke: bool,
    /// Observed and scattered: fires from the next own turn on.
    pub ready: bool,
    /// It has fired this turn.
    pub done: bool,
}

/// An aircraft called (§13, ruling B-75).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "peanas.ts"))]
pub struct Sortie {
    /// The aircraft that was called.
    pub unit: UnitNo,
    /// Own turns until it is over the table.
    pub turns: u8,
}

/// A position of the battle.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    pub(crate) pack: Pack,
    pub(crate) options: Options,
    pub(crate) size: Size,
    pub(crate) terrain: Terrain,
    pub(crate) season: Season,
    pub(crate) weather: Weather,
    /// Where the wind blows to, 1 to 8; 0: no wind.
    pub(crate) wind: u8,
    pub(crate) scenario: Scenario,
    pub(crate) pieces: ArrayVec<Piece, PIECES>,
    pub(crate) objectives: ArrayVec<Objective, 3>,
    pub(crate) units: ArrayVec<Unit, UNITS>,
    pub(crate) tokens: ArrayVec<Token, TOKENS>,
    /// Decoys not yet placed, by side.
    pub(crate) decoys: [u8; 2],
    /// Tokens numbered so far, by side.
    pub(crate) numbered: [u8; 2],
    pub(crate) smoke: ArrayVec<Smoke, 32>,
    pub(crate) messengers: ArrayVec<Messenger, 16>,
    pub(crate) missions: ArrayVec<Mission, 8>,
    pub(crate) sorties: ArrayVec<Sortie, 12>,
    /// Counted from 1; 0 before the battle.
    pub(crate) round: u8,
    /// Player turns since the last look at the sky.
    pub(crate) sky: u8,
    pub(crate) active: Side,
    /// Tokens that may still come on this turn.
    pub(crate) entries: u8,
    pub(crate) stack: Stack,
    pub(crate) order: Order,
    /// The order of a command vehicle whose platoon has yet to follow.
    pub(crate) hen: Order,
    pub(crate) march: March,
    pub(crate) shots: ArrayVec<Shot, SHOTS>,
    pub(crate) hits: ArrayVec<Hit, HITS>,
    /// Dice on the table: the first of two, or a running sum.
    pub(crate) dice: [u8; 2],
    /// Friends who saw a unit panic and have yet to test.
    #[serde(with = "halves")]
    pub(crate) witnesses: UnitSet,
    /// Units that panicked and have yet to run.
    #[serde(with = "halves")]
    pub(crate) fleeing: UnitSet,
    /// Units that withdraw from an assault once the blows have fallen.
    #[serde(with = "halves")]
    pub(crate) leaving: UnitSet,
    /// Units that declined, or have been dealt with, in the pending window.
    #[serde(with = "halves")]
    pub(crate) passed: UnitSet,
    pub(crate) ending: Option<Ending>,
}

/// An objective (§1.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "peanas.ts"))]
pub struct Objective {
    /// Where its marker lies.
    pub at: Point,
    /// Who holds it.
    pub holder: Side,
}

/// How far the making of the scenario has come (§1.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "peanas.ts"))]
pub struct Scenario {
    /// The column of each sector, 1 to 4; 0: none yet.
    pub columns: [u8; 4],
    /// The dice of the columns.
    pub dice: [u8; 4],
    /// How many of each element the sector at hand gets.
    pub counts: [u8; 8],
    /// Build points left (§8.5).
    pub build: u8,
}

/// How a battle ends (§11.7, ruling B-09).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "peanas.ts"))]
pub enum Ending {
    /// The battalion of a side gave way.
    Collapse(Side),
    /// Time is up; the attacker holds so many objectives.
    Time(u8),
}

impl State {
    /// The pack it is played with.
    #[inline]
    pub fn data(&self) -> &'static Data {
        self.pack.data()
    }

    /// The measures of the table.
    #[inline]
    pub fn measures(&self) -> Measures {
        Measures::of(self.data(), self.size)
    }

    /// The unit of that number.
    #[inline]
    pub fn unit(&self, unit: UnitNo) -> &Unit {
        &self.units[unit.index()]
    }

    #[inline]
    pub(crate) fn unit_mut(&mut self, unit: UnitNo) -> &mut Unit {
        &mut self.units[unit.index()]
    }

    /// What the rules read of a unit.
    #[inline]
    pub fn profile(&self, unit: UnitNo) -> &'static Profile {
        &self.data().profiles[usize::from(self.unit(unit).def)]
    }

    /// Whether a unit has a rule, by its list or by an upgrade.
    #[inline]
    pub fn has(&self, unit: UnitNo, one: Trait) -> bool {
        self.profile(unit).has(one) || self.unit(unit).gear.has(one)
    }

    /// All units, by number.
    pub fn all(&self) -> impl Iterator<Item = UnitNo> + use<> {
        (0..self.units.len() as u8).map(UnitNo)
    }

    /// The units of which something holds, by number.
    #[inline]
    fn such(&self, holds: impl Fn(&Unit) -> bool) -> impl Iterator<Item = UnitNo> {
        let all = self.units.iter().enumerate();
        all.filter(move |(_, it)| holds(it)).map(|(number, _)| UnitNo(number as u8))
    }

    /// The units of a side, by number.
    pub fn of_side(&self, side: Side) -> impl Iterator<Item = UnitNo> + '_ {
        self.such(move |it| it.side == side)
    }

    /// The revealed units of a side that stand on the table.
    pub fn on_table(&self, side: Side) -> impl Iterator<Item = UnitNo> + '_ {
        self.such(move |it| it.side == side && it.is_on_table())
    }

    /// The base of a stand.
    #[inline]
    pub fn base(&self, unit: UnitNo, stand: u8) -> Base {
        self.body(unit).base(stand)
    }

    /// A unit where it stands.
    #[inline]
    pub(crate) fn body(&self, unit: UnitNo) -> Body<'_> {
        Body { unit, it: self.unit(unit), kind: self.profile(unit).kind }
    }

    /// Notes that a unit has come to where it stands.
    pub(crate) fn has_come(&mut self, unit: UnitNo) {
        let last = self.units.iter().map(|it| it.came).max().unwrap_or(0);
        self.unit_mut(unit).came = last.saturating_add(1);
    }

    /// The distance between two units, nearest base to nearest base.
    pub fn distance(&self, a: UnitNo, b: UnitNo) -> i32 {
        self.body(a).distance(self.body(b))
    }

    /// Whether two units are within `limit` of each other.
    pub fn is_within(&self, a: UnitNo, b: UnitNo, limit: i32) -> bool {
        self.body(a).is_within(self.body(b), limit)
    }

    /// Whether two units touch.
    pub fn in_contact(&self, a: UnitNo, b: UnitNo) -> bool {
        self.body(a).touches(self.body(b))
    }

    /// What is pending.
    #[inline]
    pub fn pending(&self) -> Option<Frame> {
        self.stack.top()
    }

    /// The round, counted from 1; 0 before the battle.
    pub fn round(&self) -> u8 {
        self.round
    }

    /// How large the battle is.
    pub fn size(&self) -> Size {
        self.size
    }

    /// Whose turn it is.
    pub fn active(&self) -> Side {
        self.active
    }

    /// The officer whose dice are being asked for.
    pub fn supervisor(&self) -> Option<UnitNo> {
        self.order.officer.some()
    }

    /// How it ended.
    pub fn ending(&self) -> Option<Ending> {
        self.ending
    }

    /// The objectives, in the order of their sectors.
    pub fn objectives(&self) -> &[Objective] {
        &self.objectives
    }

    /// Scenery and works.
    pub fn pieces(&self) -> &[Piece] {
        &self.pieces
    }

    /// The units of the match, by number.
    pub fn units(&self) -> &[Unit] {
        &self.units
    }

    /// The tokens of both sides, those that are gone included.
    pub fn tokens(&self) -> &[Token] {
        &self.tokens
    }

    /// How far anybody sees under this weather; `None`: as far as he likes.
    #[inline]
    pub fn sight_limit(&self) -> Option<i32> {
        match self.data().climate(self.weather).sight {
            0 => None,
            mm => Some(crate::ground::units(mm)),
        }
    }

    /// The token a hidden unit goes by.
    pub fn token_of(&self, unit: UnitNo) -> Option<usize> {
        self.tokens.iter().position(|token| token.unit == unit && token.at != TokenPlace::Gone)
    }

    /// Whether a unit lies on the table as a token, not beside it on a flank march.
    pub fn is_laid(&self, unit: UnitNo) -> bool {
        let on_square = |token: usize| matches!(self.tokens[token].at, TokenPlace::Square(_));
        self.unit(unit).place == Place::Hidden && self.token_of(unit).is_some_and(on_square)
    }

    /// Which way a side looks: to the other's edge.
    pub const fn towards_enemy(side: Side) -> Facing {
        match side {
            Side::Attacker => Facing::UP,
            Side::Defender => Facing::DOWN,
        }
    }

    /// How far it is from a place to the side's own edge.
    pub fn to_own_edge(&self, side: Side, at: Point) -> i32 {
        match side {
            Side::Attacker => i32::from(at.y),
            Side::Defender => self.measures().depth - i32::from(at.y),
        }
    }
}

/// Bases nearer than this touch: two millimetres.
pub const CONTACT: i32 = 20;

/// No base reaches farther from its middle than this.
pub const HALF_DIAGONAL: i32 = 336;

/// The unit's bit in a set.
#[inline]
pub const fn bit(unit: UnitNo) -> UnitSet {
    1 << unit.0
}

/// The units of a set, by number.
#[inline]
pub(crate) fn members(mut set: UnitSet) -> impl Iterator<Item = UnitNo> {
    std::iter::from_fn(move || {
        let first = (set != 0).then(|| UnitNo(set.trailing_zeros() as u8));
        set &= set.wrapping_sub(1);
        first
    })
}
