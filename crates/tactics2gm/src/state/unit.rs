//! A unit on the table, and the roster of all of them.

use crate::board::Cell;
use crate::data::UnitRules;
use crate::ids::{Slots, UnitIx, UnitNo};
use frente_kernel::Seat;

frente_kernel::named! {
    in "tactics2gm.ts"
    /// What is true of a unit for a while.
    Mark {
        /// Changed cell, swapped, embarked, disembarked or assaulted (ruling G12).
        Moved = "moved",
        /// Began to move: what it has left counts.
        Started = "started",
        /// Has ended its move.
        Stopped = "stopped",
        /// Came into play.
        Deployed = "deployed",
        /// The unit has marched (§16-march).
        Marched = "marched",
        /// Got on a transport.
        Embarked = "embarked",
        /// Got off one.
        Disembarked = "disembarked",
        /// Came down by parachute (§13.5).
        Landed = "landed",
        /// Came ashore (§22.1).
        Ashore = "ashore",
        /// Assaulted: it shoots no more.
        Assaulted = "assaulted",
        /// Threw for its engine (§16-unreliable).
        Tested = "tested",
        /// Used an ability that works once a turn.
        Worked = "worked",
        /// Zhukov looks on (§18-zhukov).
        Steadied = "steadied",
        /// In its own smoke (§20-granada_humo).
        Smoked = "smoked",
        /// Its turn to fire is over (ruling G17).
        Spent = "spent",
        /// Fired at a plane in this player turn.
        FiredAtPlane = "fired-at-plane",
        /// Under suppressive fire (§11.6.8).
        Suppressed = "suppressed",
        /// Carries a supply crate (§22.5).
        Crate = "crate",
        /// Has thrown its miss again (§17-as_tanques).
        AceSpent = "ace-spent",
        /// Stands on another cell than when its turn began.
        Shifted = "shifted",
    }
}

frente_kernel::keyed!(Mark);

frente_kernel::set_of! {
    /// A set of marks.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "tactics2gm.ts"))]
    #[cfg_attr(feature = "ts", ts(as = "Vec<Mark>"))]
    pub Marks(u32) of Mark
}

impl Marks {
    /// What the start of the enemy's turn ends (rulings C6, A44).
    pub(crate) const BY_ENEMY: Marks = Marks(1 << Mark::FiredAtPlane as u8 | 1 << Mark::Suppressed as u8);
    /// What the start of the own turn leaves.
    pub(crate) const LASTING: Marks = Marks(Marks::BY_ENEMY.0 | 1 << Mark::Crate as u8 | 1 << Mark::AceSpent as u8);
}

/// The first enemy that fired at a unit in a Shooting phase (§11.6.8).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Shooter {
    /// A unit on the table.
    Unit(UnitIx),
    /// A fighter, known by how many of all fighters still waited ready as it attacked: each that flies leaves one fewer.
    Fighter(u8),
}

/// A unit in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unit {
    pub kind: UnitNo,
    /// Who deployed it and commands it.
    pub owner: Seat,
    /// Where it stands; none while it is carried, or thrown from a wreck.
    pub cell: Option<Cell>,
    /// The unit that carries it. With neither cell nor carrier it waits beside a wreck for its die (§21.4).
    pub(crate) carrier: Option<UnitIx>,
    pub wounds: u8,
    /// The weapons and tokens it has.
    pub arms: Slots,
    /// Those that lie grey side up.
    pub grey: Slots,
    /// Those turned grey in its owner's present turn (§11.8).
    pub fresh: Slots,
    /// Weapons fired in this Shooting phase.
    pub fired: Slots,
    pub left: u8,
    /// Movement given by cards.
    pub extra: u8,
    /// The slot that binoculars help, if there is one.
    pub(crate) scoped: Slots,
    /// The first enemy that fired at it in this Shooting phase.
    pub(crate) shot_by: Option<Shooter>,
    /// What is true of it for a while.
    pub marks: Marks,
    /// Support cards on it, one bit each.
    pub cards: u32,
    /// Support cards that touched it this turn (ruling A34).
    pub touched: u32,
}

impl Unit {
    pub(crate) const fn new(kind: UnitNo, owner: Seat) -> Unit {
        Unit {
            kind,
            owner,
            cell: None,
            carrier: None,
            wounds: 0,
            arms: Slots::NONE,
            grey: Slots::NONE,
            fresh: Slots::NONE,
            fired: Slots::NONE,
            left: 0,
            extra: 0,
            scoped: Slots::NONE,
            shot_by: None,
            marks: Marks::NONE,
            cards: 0,
            touched: 0,
        }
    }

    /// Whether a mark is set.
    #[inline]
    pub fn has(&self, mark: Mark) -> bool {
        self.marks.contains(mark)
    }

    #[inline]
    pub(crate) fn mark(&mut self, mark: Mark) {
        self.marks.insert(mark);
    }

    #[inline]
    pub(crate) fn unmark(&mut self, mark: Mark) {
        self.marks.remove(mark);
    }

    /// Weapons and tokens it has, colour side up.
    #[inline]
    pub const fn active(&self) -> Slots {
        self.arms.without(self.grey)
    }

    /// §21.4: whether it was thrown from a wreck and waits for its die.
    #[inline]
    pub(crate) fn is_thrown_out(&self) -> bool {
        self.cell.is_none() && self.carrier.is_none()
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
        self.crews |= u64::from(!rules.set_up.is_empty()) << at;
        UnitIx::at(at)
    }

    pub const fn remove(&mut self, at: UnitIx) {
        let bit = 1 << at.place();
        self.owned[self.list[at.index()].owner.0 as usize] &= !bit;
        self.live &= !bit;
        self.carriers &= self.live;
        self.helpers &= self.live;
        self.crews &= self.live;
    }

    #[inline]
    pub const fn is_live(&self, at: UnitIx) -> bool {
        at.index() < MOST_UNITS && self.live >> at.place() & 1 != 0
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
            UnitIx::at(at)
        })
    })
}

impl Roster {
    /// The living units by place, `None` where there is none.
    pub fn to_list(self) -> Vec<Option<Unit>> {
        let last = 64 - self.live.leading_zeros() as u8;
        (0..last).map(UnitIx::at).map(|at| self.is_live(at).then(|| self[at])).collect()
    }
}

impl std::ops::Index<UnitIx> for Roster {
    type Output = Unit;
    #[inline]
    fn index(&self, at: UnitIx) -> &Unit {
        &self.list[at.index()]
    }
}

impl std::ops::IndexMut<UnitIx> for Roster {
    #[inline]
    fn index_mut(&mut self, at: UnitIx) -> &mut Unit {
        &mut self.list[at.index()]
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
