//! A unit on the table: where it stands and what has become of it.

use super::OrderKind;
use crate::data::Trait;
use crate::geometry::polygon::Base;
use crate::geometry::{Facing, Point, V};
use crate::ids::{EventKind, Quality, Side, UnitKind, UnitNo};
use frente_kernel::{Illegal, must};
use serde::{Deserialize, Serialize};

/// A unit of the match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Unit {
    /// Its line in the lists.
    pub def: u8,
    /// The side it fights for.
    pub side: Side,
    /// How good, Veteranía included.
    pub quality: Quality,
    /// What was bought for it.
    pub gear: Gear,
    /// LMG and submachine-gun levels, upgrades included.
    pub guns: [u8; 2],
    /// Turns to dig in; 0: it cannot.
    pub dig: u8,
    /// Bombardments left, or points a transport brings.
    pub ammo: u8,
    /// Its platoon (§5.4.6); 0: none.
    pub platoon: u8,
    /// Where it is.
    pub place: Place,
    /// The other of two transports a section rides in (§3-transport); none: it is in one, or in none.
    #[serde(default)]
    pub second: Option<UnitNo>,
    /// Where its stands are: a section's first is the command stand.
    pub stands: [Point; 4],
    /// Which stands are left, one bit each.
    pub alive: u8,
    /// When it came to where it stands, counted over both sides: who was there first has the room (§8.1).
    #[serde(default)]
    pub came: u16,
    /// Where it looks.
    pub facing: Facing,
    /// Casualties so far (§11.8).
    pub losses: u8,
    /// Half of its casualty points were lost once: D is halved for good (§11.8).
    pub decimated: bool,
    /// How many Pinned markers it carries (§11.2).
    pub pinned: u8,
    /// It has panicked and not been regrouped (§11.3).
    pub panicked: bool,
    /// It has used its activation of the round.
    pub spent: bool,
    /// Its next shot is aimed.
    pub aimed: bool,
    /// §6.4.2: prone to the end of the turn: the modifier of its dice and [`PRONE`]; 0: upright.
    pub prone: u8,
    /// §5.4.1: +1 C to the end of the round.
    pub covered: bool,
    /// Attacked by troops that cause terror this turn.
    pub terror: bool,
    /// It has tested for a friend's panic this turn.
    pub shaken: bool,
    /// Shot at in the move that made contact this turn.
    pub met_fire: bool,
    /// It has struck in an assault, or withdrawn from it, this turn (ruling PA-56).
    pub struck: bool,
    /// Moved or fired this round.
    pub stirred: bool,
    /// Set down on the table this player turn (§3-poor-vision-last).
    pub fresh: bool,
    /// How far it went in its last own turn.
    pub moved: u16,
    /// Whether it can move.
    pub mobility: Mobility,
    /// Weapons lost, one bit each.
    pub lost: u8,
    /// Whether its weapon is ready to fire.
    pub readiness: Readiness,
    /// The cavalry is mounted (§3-cavalry).
    pub mounted: bool,
    /// A prolonged action.
    pub task: Task,
    /// An event that waits for its next order of the round.
    pub event: Option<EventKind>,
    /// What it holds as an officer.
    pub officer: Officer,
}

/// What [`Unit::prone`] holds where the modifier is 0.
pub const PRONE: u8 = 8;

/// Bought for a unit: a few of the traits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "peanas.ts"))]
pub struct Gear(pub u64);

impl Gear {
    /// Whether it was bought.
    #[inline]
    pub const fn has(self, one: Trait) -> bool {
        self.0 >> one as u32 & 1 == 1
    }

    /// Notes that it was bought.
    pub fn add(&mut self, one: Trait) {
        self.0 |= 1 << one as u32;
    }

    /// Uses it up.
    pub fn remove(&mut self, one: Trait) {
        self.0 &= !(1 << one as u32);
    }
}

/// Where a unit is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "peanas.ts"))]
pub enum Place {
    /// Not yet on the table.
    Reserve,
    /// On the table as a token.
    Hidden,
    /// On the table.
    Table,
    /// In, or towed by, this transport.
    Aboard(UnitNo),
    /// §12: off the table, so many zones behind its own edge: it bombards, and nothing reaches it.
    Behind(u8),
    /// Destroyed, abandoned, surrendered, or flown home.
    Gone(Fate),
}

/// How a unit left the battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "peanas.ts"))]
pub enum Fate {
    /// All casualty points, or damage 7+.
    Destroyed,
    /// Left by its crew (§10.4).
    Abandoned,
    /// Could not retreat (§11.3).
    Surrendered,
    /// An aircraft that has done its work.
    Home,
}

/// Whether a vehicle or a gun can move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "peanas.ts"))]
pub enum Mobility {
    /// Nothing keeps it from moving.
    Free,
    /// Stuck (§4.7): a tractor may free it.
    Bogged,
    /// Immobilised by damage, for good.
    Crippled,
}

/// Whether a weapon can fire.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "peanas.ts"))]
pub enum Readiness {
    /// The weapon can fire.
    Ready,
    /// Carried: one activation sets it up.
    Packed,
    /// The rule Despliegue(X) has to be carried out first.
    Undeployed,
}

/// A prolonged action (§5.7).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Task {
    /// No prolonged action is under way.
    None,
    /// Atrincherarse: turns left.
    Dig(u8),
    /// Observación, for a bombardment (§7.1).
    Observe {
        /// Turns until it is complete.
        left: u8,
        /// Turns of fire, face down.
        turns: u8,
        /// The battery is to fire smoke shells.
        smoke: bool,
        /// The first piece of the battery.
        battery: UnitNo,
        /// Where it is to fall; face down while a trained observer watches (ruling B-40).
        at: Point,
    },
    /// Reagrupar: turns left, and the unit it is for.
    Regroup(u8, UnitNo),
    /// Despliegue: turns left.
    Deploy(u8),
}

impl Task {
    /// The order that began it; none where nothing is under way.
    pub const fn order(self) -> Option<OrderKind> {
        match self {
            Task::None => None,
            Task::Dig(_) => Some(OrderKind::Dig),
            Task::Observe { .. } => Some(OrderKind::Observe),
            Task::Regroup(..) => Some(OrderKind::Regroup),
            Task::Deploy(_) => Some(OrderKind::Deploy),
        }
    }
}

/// What an officer holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Officer {
    /// Activated since his last own turn began.
    pub active: bool,
    /// Dice not yet spent: +1, 0, −1.
    pub dice: [u8; 3],
    /// A Regular officer's event that waits for his first order.
    pub event: Option<EventKind>,
}

impl Unit {
    /// On the table as itself.
    #[inline]
    pub fn is_on_table(&self) -> bool {
        matches!(self.place, Place::Table)
    }

    /// In, or towed by, a transport.
    #[inline]
    pub fn is_aboard(&self) -> bool {
        matches!(self.place, Place::Aboard(_))
    }

    /// Fires with its battery: on the table, or off it behind its own edge (§12).
    #[inline]
    pub fn serves(&self) -> bool {
        matches!(self.place, Place::Table | Place::Behind(_))
    }

    /// Out of the battle.
    pub fn is_gone(&self) -> bool {
        matches!(self.place, Place::Gone(_))
    }

    /// Fit to act on orders: neither panicked, pinned nor spent.
    #[inline]
    pub(crate) fn check_acts(&self) -> Result<(), Illegal> {
        must(!self.panicked, "11.3", "panicked")?;
        must(self.pinned == 0, "11.2", "pinned")?;
        must(!self.spent, "5.6.1", "spent")
    }

    /// Whether it is fit to act on orders.
    #[inline]
    pub fn can_act(&self) -> bool {
        self.check_acts().is_ok()
    }

    /// Whether it stands on the table for all to see: asked of units whose owner may know where they are.
    pub(crate) fn check_stands(&self) -> Result<(), Illegal> {
        must(self.place != Place::Hidden, "14.1", "hidden")?;
        must(!self.is_aboard(), "3-transport", "aboard")?;
        must(self.is_on_table(), "5.6.2", "not-on-table")
    }

    /// Whether its weapon stands ready to fire.
    #[inline]
    pub(crate) fn check_ready(&self) -> Result<(), Illegal> {
        must(self.readiness != Readiness::Undeployed, "3-deploy", "not-deployed")?;
        must(self.readiness != Readiness::Packed, "3-easily-carried", "not-set-up")
    }

    /// The numbers of the stands that are left.
    #[inline]
    pub fn standing(&self) -> impl Iterator<Item = u8> + use<> {
        let alive = self.alive;
        (0..4).filter(move |stand| alive >> stand & 1 == 1)
    }

    /// The stand orders go to: the command stand, or the only one.
    #[inline]
    pub fn head(&self) -> Point {
        self.stands[self.alive.trailing_zeros().min(3) as usize]
    }

    /// A place near the middle of its stands.
    #[inline]
    pub fn middle(&self) -> Point {
        let mut sum = V::default();
        match self.alive {
            0 => return self.stands[0],
            1 | 2 | 4 | 8 => return self.stands[self.alive.trailing_zeros() as usize],
            0b1111 => {
                self.stands.iter().for_each(|at| sum = sum + at.v());
                return V::new(sum.x / 4, sum.y / 4).point();
            }
            _ => self.standing().for_each(|stand| sum = sum + self.stands[usize::from(stand)].v()),
        }
        let count = self.alive.count_ones() as i32;
        V::new(sum.x / count, sum.y / count).point()
    }

    /// The corners of the upright rectangle around the middles of its stands, fallen ones included: lowest, highest.
    #[inline]
    pub fn bounds(&self) -> (V, V) {
        let (mut low, mut high) = (self.stands[0], self.stands[0]);
        for at in &self.stands[1..] {
            low = Point { x: low.x.min(at.x), y: low.y.min(at.y) };
            high = Point { x: high.x.max(at.x), y: high.y.max(at.y) };
        }
        (low.v(), high.v())
    }

    /// What lying down takes off an attack that it makes worse by `base` (rulings PA-25, PA-26).
    #[inline]
    pub fn lying(&self, base: i8) -> i8 {
        if self.prone == 0 { 0 } else { (base + self.prone as i8 - PRONE as i8).max(0) }
    }

    /// Half of its casualty points, or more, are gone now.
    pub fn has_lost_half(&self, kind: UnitKind) -> bool {
        2 * self.losses >= points(kind)
    }
}

/// Casualty points (§11.8).
pub const fn points(kind: UnitKind) -> u8 {
    if kind.is_section() {
        14
    } else if kind.is_individual() {
        2
    } else {
        4
    }
}

/// Half the width and half the depth of a stand's base (ruling: sizes of stands).
#[inline]
pub const fn half_sizes(kind: UnitKind, stand: u8) -> (i32, i32) {
    match kind {
        UnitKind::Infantry if stand > 0 => (250, 150),
        UnitKind::Infantry | UnitKind::Individual => (125, 125),
        UnitKind::Lorry | UnitKind::Cart => (150, 300),
        kind if kind.is_vehicle() => (150, 250),
        _ => (250, 200),
    }
}

/// The base of a stand of that kind, there.
#[inline]
pub fn base_at(kind: UnitKind, stand: u8, at: Point, facing: Facing) -> Base {
    let (width, depth) = half_sizes(kind, stand);
    Base::base(at.v(), facing, width, depth)
}
