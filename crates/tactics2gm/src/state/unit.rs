//! A unit on the table, and the roster of all of them.

use crate::board::Cell;
use crate::data::{NONE, UnitRules};
use crate::ids::UnitNo;
use frente_kernel::Seat;
use serde::{Deserialize, Serialize};

/// What is true of a unit for a while.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "tactics2gm.ts"))]
pub enum Mark {
    /// Changed cell, swapped, embarked, disembarked or assaulted (ruling G12).
    Moved,
    /// Began to move: what it has left counts.
    Started,
    /// Has ended its move.
    Stopped,
    /// Came into play.
    Deployed,
    /// Marched (§16-march).
    Marched,
    /// Got on a transport.
    Embarked,
    /// Got off one.
    Disembarked,
    /// Came down by parachute (§13.5).
    Landed,
    /// Came ashore (§22.1).
    Ashore,
    /// Assaulted: it shoots no more.
    Assaulted,
    /// Threw for its engine (§16-unreliable).
    Tested,
    /// Used an ability that works once a turn.
    Worked,
    /// Zhukov looks on (§18-zhukov).
    Steadied,
    /// In its own smoke (§20-granada_humo).
    Smoked,
    /// Its turn to fire is over (ruling G17).
    Spent,
    /// Fired at a plane in this player turn.
    FiredAtPlane,
    /// Under suppressive fire (§11.6.8).
    Suppressed,
    /// Carries a supply crate (§22.5).
    Crate,
    /// Has thrown its miss again (§17-as_tanques).
    AceSpent,
    /// Stands on another cell than when its turn began.
    Shifted,
}

impl Mark {
    /// All of them.
    pub const ALL: [Mark; 20] = [
        Mark::Moved,
        Mark::Started,
        Mark::Stopped,
        Mark::Deployed,
        Mark::Marched,
        Mark::Embarked,
        Mark::Disembarked,
        Mark::Landed,
        Mark::Ashore,
        Mark::Assaulted,
        Mark::Tested,
        Mark::Worked,
        Mark::Steadied,
        Mark::Smoked,
        Mark::Spent,
        Mark::FiredAtPlane,
        Mark::Suppressed,
        Mark::Crate,
        Mark::AceSpent,
        Mark::Shifted,
    ];
}

/// A set of marks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "tactics2gm.ts"))]
#[cfg_attr(feature = "ts", ts(as = "Vec<Mark>"))]
pub struct Marks(pub(crate) u32);

impl Marks {
    /// What the start of the enemy's turn ends (rulings C6, A44).
    pub(crate) const BY_ENEMY: Marks = Marks(1 << Mark::FiredAtPlane as u8 | 1 << Mark::Suppressed as u8);
    /// What stays.
    pub(crate) const LASTING: Marks = Marks(Marks::BY_ENEMY.0 | 1 << Mark::Crate as u8 | 1 << Mark::AceSpent as u8);
    /// Whether a mark is set.
    #[inline]
    pub const fn has(self, mark: Mark) -> bool {
        self.0 >> mark as u8 & 1 != 0
    }
}

impl Serialize for Marks {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(Mark::ALL.into_iter().filter(|mark| self.has(*mark)))
    }
}

impl<'de> Deserialize<'de> for Marks {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let marks = Vec::<Mark>::deserialize(deserializer)?;
        Ok(marks.into_iter().fold(Marks(0), |marks, mark| Marks(marks.0 | 1 << mark as u8)))
    }
}

/// A unit's place on the table; `NONE` past the last.
pub(crate) type UnitIx = u8;

/// A unit in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "tactics2gm.ts"))]
pub struct Unit {
    /// Its card.
    pub kind: UnitNo,
    /// Who deployed it and commands it.
    pub owner: Seat,
    /// Where it stands; none while it is carried.
    #[serde(default)]
    pub cell: Option<Cell>,
    /// The unit that carries it; 255: none.
    #[serde(default = "none")]
    pub(crate) carrier: UnitIx,
    /// Its wounds.
    #[serde(default)]
    pub wounds: u8,
    /// Its weapons and tokens, one bit a slot.
    #[serde(default)]
    pub arms: u8,
    /// Those that lie grey side up.
    #[serde(default)]
    pub grey: u8,
    /// Those turned grey in its owner's present turn (§11.8).
    #[serde(default)]
    pub fresh: u8,
    /// Weapons fired in this Shooting phase.
    #[serde(default)]
    pub fired: u8,
    /// Movement left.
    #[serde(default)]
    pub left: u8,
    /// Movement given by cards.
    #[serde(default)]
    pub extra: u8,
    /// The slot that binoculars help; 255: none.
    #[serde(default = "none")]
    pub(crate) scoped: u8,
    /// The first enemy unit that fired at it in this Shooting phase; 255: none.
    #[serde(default = "none")]
    pub(crate) shot_by: u8,
    /// What is true of it for a while.
    #[serde(default)]
    pub marks: Marks,
    /// Support cards on it, one bit each.
    #[serde(default)]
    pub cards: u32,
    /// Support cards that touched it this turn (ruling A34).
    #[serde(default)]
    pub touched: u32,
}

fn none() -> u8 {
    NONE
}

impl Unit {
    pub(crate) const fn new(kind: UnitNo, owner: Seat) -> Unit {
        Unit {
            kind,
            owner,
            cell: None,
            carrier: NONE,
            wounds: 0,
            arms: 0,
            grey: 0,
            fresh: 0,
            fired: 0,
            left: 0,
            extra: 0,
            scoped: NONE,
            shot_by: NONE,
            marks: Marks(0),
            cards: 0,
            touched: 0,
        }
    }

    /// Whether a mark is set.
    #[inline]
    pub const fn has(&self, mark: Mark) -> bool {
        self.marks.has(mark)
    }

    #[inline]
    pub(crate) const fn mark(&mut self, mark: Mark) {
        self.marks.0 |= 1 << mark as u8;
    }

    #[inline]
    pub(crate) const fn unmark(&mut self, mark: Mark) {
        self.marks.0 &= !(1 << mark as u8);
    }

    /// Weapons and tokens it has, colour side up.
    #[inline]
    pub(crate) const fn active(&self) -> u8 {
        self.arms & !self.grey
    }
}

/// Units in play have fixed places, so that a place can be remembered while others come and go.
pub(crate) const MOST_UNITS: usize = 64;

/// Every unit in play.
#[derive(Clone, Copy)]
pub(crate) struct Roster {
    list: [Unit; MOST_UNITS],
    pub live: u64,
    /// The living units of each seat.
    owned: [u64; 4],
    /// Those living that may carry others, that have something to do in Deployment, and that have weapons to set up:
    /// by their cards, so most units are never asked.
    carriers: u64,
    helpers: u64,
    crews: u64,
}

impl Roster {
    pub const fn new() -> Roster {
        Roster {
            list: [Unit::new(UnitNo(0), Seat(0)); MOST_UNITS],
            live: 0,
            owned: [0; 4],
            carriers: 0,
            helpers: 0,
            crews: 0,
        }
    }

    /// Whether one more finds a place.
    #[inline]
    pub const fn has_room(&self) -> bool {
        self.live.count_ones() + 2 <= MOST_UNITS as u32
    }

    pub(super) fn add(&mut self, unit: Unit, rules: &UnitRules) -> UnitIx {
        let at = self.live.trailing_ones() as u8;
        self.list[at as usize] = unit;
        self.live |= 1 << at;
        self.owned[usize::from(unit.owner.0)] |= 1 << at;
        self.carriers |= u64::from(rules.is_carrier()) << at;
        self.helpers |= u64::from(rules.is_helper()) << at;
        self.crews |= u64::from(rules.set_up != 0) << at;
        at
    }

    pub const fn remove(&mut self, at: UnitIx) {
        let owned = &mut self.owned[self.list[at as usize].owner.0 as usize];
        *owned &= !(1 << at);
        self.live &= !(1 << at);
        self.carriers &= self.live;
        self.helpers &= self.live;
        self.crews &= self.live;
    }

    #[inline]
    pub const fn is_live(&self, at: UnitIx) -> bool {
        at < MOST_UNITS as u8 && self.live >> at & 1 != 0
    }

    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = UnitIx> + use<> {
        places(self.live)
    }

    /// The living units of a seat.
    #[inline]
    pub fn of(&self, seat: Seat) -> impl Iterator<Item = UnitIx> + use<> {
        places(self.owned[usize::from(seat.0)])
    }

    /// The living units of several seats.
    #[inline]
    pub fn of_all<S: Iterator<Item = Seat>>(&self, seats: S) -> impl Iterator<Item = UnitIx> + use<S> {
        places(self.owned_by(seats))
    }

    /// The living units of a seat that have something to do in Deployment (chapter 16).
    #[inline]
    pub fn helpers_of(&self, seat: Seat) -> impl Iterator<Item = UnitIx> + use<> {
        places(self.owned[usize::from(seat.0)] & self.helpers)
    }

    /// The living units of a seat that have weapons to set up.
    #[inline]
    pub fn crews_of(&self, seat: Seat) -> impl Iterator<Item = UnitIx> + use<> {
        places(self.owned[usize::from(seat.0)] & self.crews)
    }

    /// The living units of several seats that may carry others.
    #[inline]
    pub fn carriers_of<S: Iterator<Item = Seat>>(&self, seats: S) -> impl Iterator<Item = UnitIx> + use<S> {
        places(self.owned_by(seats) & self.carriers)
    }

    #[inline]
    fn owned_by(&self, seats: impl Iterator<Item = Seat>) -> u64 {
        seats.fold(0, |units, seat| units | self.owned[usize::from(seat.0)])
    }
}

/// The places in a word.
#[inline]
fn places(mut bits: u64) -> impl Iterator<Item = UnitIx> {
    std::iter::from_fn(move || {
        (bits != 0).then(|| {
            let at = bits.trailing_zeros() as u8;
            bits &= bits - 1;
            at
        })
    })
}

/// The slots in a mask, in order.
#[inline]
pub(crate) fn slots(mask: u8) -> impl Iterator<Item = u8> {
    places(u64::from(mask))
}

impl Roster {
    /// The living units by place, `None` where there is none.
    pub fn to_list(self) -> Vec<Option<Unit>> {
        let last = 64 - self.live.leading_zeros() as u8;
        (0..last).map(|at| self.is_live(at).then(|| self[at])).collect()
    }
}

impl std::ops::Index<UnitIx> for Roster {
    type Output = Unit;
    #[inline]
    fn index(&self, at: UnitIx) -> &Unit {
        &self.list[usize::from(at)]
    }
}

impl std::ops::IndexMut<UnitIx> for Roster {
    #[inline]
    fn index_mut(&mut self, at: UnitIx) -> &mut Unit {
        &mut self.list[usize::from(at)]
    }
}

impl PartialEq for Roster {
    fn eq(&self, other: &Roster) -> bool {
        self.live == other.live && self.iter().all(|at| self[at] == other[at])
    }
}

impl std::fmt::Debug for Roster {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_map().entries(self.iter().map(|at| (at, self[at]))).finish()
    }
}
