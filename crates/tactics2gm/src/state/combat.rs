//! Attacks: what a die is thrown for, what is still to be thrown for, and an assault in progress.

use super::Role;
use crate::actions::{Action, Target};
use crate::board::{Cell, CellSet};
use crate::ids::{Arm, Slot, SupportNo, UnitIx};
use frente_kernel::Seat;
use serde::{Deserialize, Serialize};

/// What kind of attack a die is thrown for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "tactics2gm.ts"))]
pub enum AttackKind {
    /// A shot in the own Shooting (§11.6).
    Shot,
    /// A shot out of an ambush (§17-emboscada).
    Ambush,
    /// §11.4.3: the attacker.
    Strike,
    /// §11.4.3: the defender.
    StrikeBack,
    /// Fire at a plane before it attacks (§13.4).
    AntiAir,
    /// §13.2: plane against plane.
    Dogfight,
    /// §13.2, §13.3: a plane against the ground.
    Raid,
    /// chapter 17: a card.
    Barrage,
}

/// What an attack is directed at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "tactics2gm.ts"))]
pub enum Victim {
    /// A unit, by its place.
    Unit(UnitIx),
    /// A terrain card.
    Structure(Cell),
    Hq(u8),
    /// A plane of the mission.
    Plane(Role),
}

/// Who or what makes an attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Maker {
    /// A unit on the table.
    Unit(UnitIx, Arm),
    /// A plane of the mission.
    Plane(Role),
    /// A barrage card.
    Card(SupportNo),
}

impl Maker {
    /// The unit, where it is one.
    #[inline]
    pub const fn unit(self) -> Option<UnitIx> {
        match self {
            Maker::Unit(unit, _) => Some(unit),
            Maker::Plane(_) | Maker::Card(_) => None,
        }
    }

    /// The unit and its weapon, where there is one.
    #[inline]
    pub const fn weapon(self) -> Option<(UnitIx, Slot)> {
        match self {
            Maker::Unit(unit, Arm::Slot(slot)) => Some((unit, slot)),
            _ => None,
        }
    }
}

/// How an attack comes to hit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Hit {
    /// By a die.
    Thrown,
    /// Without a die (§17-impacto).
    Sure,
}

impl Hit {
    /// §11.6: the action that fires a weapon so.
    pub const fn fire(self, cell: Cell, slot: Slot, target: Target) -> Action {
        match self {
            Hit::Thrown => Action::Fire(cell, slot, target),
            Hit::Sure => Action::SureFire(cell, slot, target),
        }
    }

    /// §13.2: the action that sends a waiting fighter so.
    pub const fn fly(self, place: u8, target: Target) -> Action {
        match self {
            Hit::Thrown => Action::Fly(place, target),
            Hit::Sure => Action::SureFly(place, target),
        }
    }
}

/// The attack whose die is due.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Attack {
    pub kind: AttackKind,
    pub seat: Seat,
    pub by: Maker,
    pub on: Victim,
    /// The number to hit, every modifier in it.
    pub hit: i8,
    /// The number to destroy outright.
    pub crit: i8,
    pub pen: u8,
    pub damage: u8,
    pub how: Hit,
    /// Whether the die was thrown again.
    pub again: bool,
    /// The die, once it has fallen.
    pub roll: Option<u8>,
}

impl Attack {
    /// An attack as it is announced: nothing is reckoned yet.
    pub const fn new(kind: AttackKind, seat: Seat, by: Maker, on: Victim) -> Attack {
        Attack { kind, seat, by, on, hit: 0, crit: 0, pen: 0, damage: 0, how: Hit::Thrown, again: false, roll: None }
    }

    /// Whether it hits without a die.
    #[inline]
    pub fn is_sure(&self) -> bool {
        self.how == Hit::Sure
    }
}

/// An attack on every unit of an area, one after another (§19-area-line, §13.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Salvo {
    pub kind: AttackKind,
    pub seat: Seat,
    pub by: Maker,
    /// How the next unit is hit: the card that hits without a die helps the first alone.
    pub how: Hit,
    /// The cells still to be thrown for.
    pub area: CellSet,
}

/// What a unit shouts as it assaults.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Cry {
    Silent,
    /// §16-hurrah: for a point, a wound more.
    Hurrah,
}

impl Cry {
    /// The damage of an assault beyond that of its weapon.
    #[inline]
    pub const fn damage(self) -> u8 {
        match self {
            Cry::Silent => 1,
            Cry::Hurrah => 2,
        }
    }
}

/// An assault in progress (§11.4.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Assault {
    pub by: UnitIx,
    pub slot: Slot,
    /// The defending unit or staff.
    pub on: Victim,
    /// Where the defender stood; before a staff, where the attacker does.
    pub cell: Cell,
    /// What the defender strikes back with.
    pub back: Option<Arm>,
    pub cry: Cry,
}

impl Assault {
    /// The defending unit; none where a staff is assaulted.
    #[inline]
    pub const fn defender(&self) -> Option<UnitIx> {
        match self.on {
            Victim::Unit(unit) => Some(unit),
            _ => None,
        }
    }
}
