//! Parts of a position as JSON has them: a number a fact, and 255 where there is nothing. A page and a position written by
//! hand read the same words; what they name is looked up before it becomes a part of a position.

use crate::actions::Target;
use crate::board::Cell;
use crate::ids::{Arm, GeneralNo, Slot, Slots, SupportNo, UnitIx, UnitNo};
use crate::state::{
    Assault, Attack, AttackKind, Cry, Fighter, Hit, Hq, Maker, Marks, Mission, Role, Shooter, Unit, Victim,
};
use frente_kernel::{By, Seat};
use serde::{Deserialize, Serialize};

/// What JSON writes for a unit, slot or card that is not there.
pub(super) const NONE: u8 = u8::MAX;
/// In place of a carrier: thrown from a wreck (§21.4).
pub(super) const WRECKED: u8 = 254;
/// Fighters that fired at a unit are numbered from here on (§11.6.8).
const FIGHTERS: u8 = 128;

/// The place of a unit, if the number is one.
fn unit_at(place: u8) -> Option<UnitIx> {
    (place != NONE).then(|| UnitIx::at(place))
}

fn number_of(unit: Option<UnitIx>) -> u8 {
    unit.map_or(NONE, UnitIx::place)
}

/// The place of a unit that may not be there, written as a number: for `#[serde(with = …)]`.
pub(crate) mod place_or_255 {
    use super::{UnitIx, number_of, unit_at};
    use serde::{Deserialize, Deserializer, Serializer};

    pub fn serialize<S: Serializer>(unit: &Option<UnitIx>, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(number_of(*unit))
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<UnitIx>, D::Error> {
        u8::deserialize(deserializer).map(unit_at)
    }
}

/// A unit in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Unit", export_to = "tactics2gm.ts"))]
pub struct UnitForm {
    pub kind: UnitNo,
    /// Who deployed it and commands it.
    pub owner: Seat,
    /// Where it stands; none while it is carried.
    pub cell: Option<Cell>,
    /// The unit that carries it; 254: thrown from a wreck; 255: none.
    pub carrier: u8,
    pub wounds: u8,
    /// Its weapons and tokens, one bit a slot.
    pub arms: u8,
    /// Those that lie grey side up.
    pub grey: u8,
    /// Those turned grey in its owner's present turn (§11.8).
    pub fresh: u8,
    /// Weapons fired in this Shooting phase.
    pub fired: u8,
    pub left: u8,
    /// Movement given by cards.
    pub extra: u8,
    /// The slot that binoculars help; 255: none.
    pub scoped: u8,
    /// The first enemy that fired at it in this Shooting phase: a unit, or from 128 on a fighter; 255: none.
    pub shot_by: u8,
    /// What is true of it for a while.
    pub marks: Marks,
    /// Support cards on it, one bit each.
    pub cards: u32,
    /// Support cards that touched it this turn (ruling A34).
    pub touched: u32,
}

impl From<&Unit> for UnitForm {
    fn from(unit: &Unit) -> UnitForm {
        UnitForm {
            kind: unit.kind,
            owner: unit.owner,
            cell: unit.cell,
            carrier: if unit.is_thrown_out() { WRECKED } else { number_of(unit.carrier) },
            wounds: unit.wounds,
            arms: unit.arms.bits(),
            grey: unit.grey.bits(),
            fresh: unit.fresh.bits(),
            fired: unit.fired.bits(),
            left: unit.left,
            extra: unit.extra,
            scoped: unit.scoped.first().map_or(NONE, |slot| slot.0),
            shot_by: match unit.shot_by {
                Some(Shooter::Unit(at)) => at.place(),
                Some(Shooter::Fighter(waiting)) => FIGHTERS + waiting,
                None => NONE,
            },
            marks: unit.marks,
            cards: unit.cards,
            touched: unit.touched,
        }
    }
}

impl From<&UnitForm> for Unit {
    fn from(form: &UnitForm) -> Unit {
        Unit {
            cell: form.cell,
            carrier: if form.carrier == WRECKED { None } else { unit_at(form.carrier) },
            wounds: form.wounds,
            arms: Slots::of(form.arms),
            grey: Slots::of(form.grey),
            fresh: Slots::of(form.fresh),
            fired: Slots::of(form.fired),
            left: form.left,
            extra: form.extra,
            scoped: Slots::only(Slot(form.scoped)),
            shot_by: match form.shot_by {
                NONE => None,
                FIGHTERS.. => Some(Shooter::Fighter(form.shot_by - FIGHTERS)),
                place => Some(Shooter::Unit(UnitIx::at(place))),
            },
            marks: form.marks,
            cards: form.cards,
            touched: form.touched,
            ..Unit::new(form.kind, form.owner)
        }
    }
}

/// The attack whose die is due.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Attack", export_to = "tactics2gm.ts"))]
pub struct AttackForm {
    pub kind: AttackKind,
    pub seat: Seat,
    /// The attacking unit; 255: none.
    pub by: u8,
    /// Its weapon, 254 for the crew of a gun; of a barrage, its support card; 255: none.
    pub slot: u8,
    /// The attacking plane, in the air.
    pub plane: Role,
    pub on: Victim,
    /// The number to hit, every modifier in it.
    pub hit: i8,
    /// The number to destroy outright.
    pub crit: i8,
    pub pen: u8,
    pub damage: u8,
    /// Whether it hits without a die (§17-impacto).
    pub sure: bool,
    /// Whether its die was thrown again.
    pub again: bool,
    /// The die, 0 before it has fallen.
    pub roll: u8,
}

impl AttackForm {
    /// What is written while no attack is under way.
    pub(crate) const NONE: AttackForm = AttackForm {
        kind: AttackKind::Shot,
        seat: Seat(0),
        by: NONE,
        slot: NONE,
        plane: Role::Mission,
        on: Victim::Hq(0),
        hit: 0,
        crit: 0,
        pen: 0,
        damage: 0,
        sure: false,
        again: false,
        roll: 0,
    };

    /// Who or what makes the attack.
    pub(super) fn maker(&self) -> Maker {
        match self.kind {
            AttackKind::Barrage => Maker::Card(SupportNo(self.slot)),
            AttackKind::Raid | AttackKind::Dogfight => Maker::Plane(self.plane),
            _ => Maker::Unit(UnitIx::at(self.by), Arm::of_number(self.slot)),
        }
    }
}

impl From<&Attack> for AttackForm {
    fn from(attack: &Attack) -> AttackForm {
        let form = AttackForm {
            kind: attack.kind,
            seat: attack.seat,
            on: attack.on,
            hit: attack.hit,
            crit: attack.crit,
            pen: attack.pen,
            damage: attack.damage,
            sure: attack.is_sure(),
            again: attack.again,
            roll: attack.roll.unwrap_or(0),
            ..AttackForm::NONE
        };
        match attack.by {
            Maker::Unit(unit, arm) => AttackForm { by: unit.place(), slot: arm.number(), ..form },
            Maker::Plane(plane) => AttackForm { plane, ..form },
            Maker::Card(support) => AttackForm { slot: support.0, ..form },
        }
    }
}

impl From<&AttackForm> for Attack {
    fn from(form: &AttackForm) -> Attack {
        Attack {
            hit: form.hit,
            crit: form.crit,
            pen: form.pen,
            damage: form.damage,
            how: if form.sure { Hit::Sure } else { Hit::Thrown },
            again: form.again,
            roll: (form.roll > 0).then_some(form.roll),
            ..Attack::new(form.kind, form.seat, form.maker(), form.on)
        }
    }
}

/// An assault in progress (§11.4.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Assault", export_to = "tactics2gm.ts"))]
pub struct AssaultForm {
    /// The attacking unit.
    pub by: u8,
    /// The slot of its weapon.
    pub slot: u8,
    /// The defending unit; 255: a staff.
    pub on: u8,
    /// The staff; 255: none.
    pub hq: u8,
    /// Where the defender stood.
    pub cell: Cell,
    /// The defender's weapon; 255: none, 254: its own crew (artillery).
    pub back: u8,
    /// With a hurrah.
    pub hurrah: bool,
}

impl AssaultForm {
    /// What is written while no assault is in progress.
    pub(crate) const NONE: AssaultForm =
        AssaultForm { by: NONE, slot: NONE, on: NONE, hq: NONE, cell: Cell(0), back: NONE, hurrah: false };
}

impl From<&Assault> for AssaultForm {
    fn from(assault: &Assault) -> AssaultForm {
        AssaultForm {
            by: assault.by.place(),
            slot: assault.slot.0,
            on: number_of(assault.defender()),
            hq: match assault.on {
                Victim::Hq(hq) => hq,
                _ => NONE,
            },
            cell: assault.cell,
            back: assault.back.map_or(NONE, Arm::number),
            hurrah: assault.cry == Cry::Hurrah,
        }
    }
}

impl From<&AssaultForm> for Assault {
    fn from(form: &AssaultForm) -> Assault {
        Assault {
            by: UnitIx::at(form.by),
            slot: Slot(form.slot),
            on: unit_at(form.on).map_or(Victim::Hq(form.hq), Victim::Unit),
            cell: form.cell,
            back: (form.back != NONE).then(|| Arm::of_number(form.back)),
            cry: if form.hurrah { Cry::Hurrah } else { Cry::Silent },
        }
    }
}

/// A fighter as a position may write it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct FighterForm {
    pub kind: UnitNo,
    /// Who commands it; none: the seat that leads its staff.
    pub owner: Option<Seat>,
    pub wounds: u8,
    pub grey: bool,
    pub fresh: bool,
}

impl From<Fighter> for FighterForm {
    fn from(Fighter { kind, owner, wounds, grey, fresh }: Fighter) -> FighterForm {
        FighterForm { kind, owner: Some(owner), wounds, grey, fresh }
    }
}

impl FighterForm {
    /// The fighter, commanded by `leader` where it names no owner.
    fn led_by(self, leader: Seat) -> Fighter {
        let FighterForm { kind, owner, wounds, grey, fresh } = self;
        Fighter { kind, owner: owner.unwrap_or(leader), wounds, grey, fresh }
    }
}

/// A staff as a position may write it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct HqForm {
    pub pi: u8,
    pub general: Option<GeneralNo>,
    pub recovered: bool,
    pub discounts: u8,
    pub free_marches: u8,
    pub helped: bool,
    pub fighters: [Option<FighterForm>; 2],
}

impl From<Hq> for HqForm {
    fn from(hq: Hq) -> HqForm {
        HqForm {
            pi: hq.pi,
            general: hq.general,
            recovered: hq.recovered,
            discounts: hq.discounts,
            free_marches: hq.free_marches,
            helped: hq.helped,
            fighters: hq.fighters.map(|plane| plane.map(FighterForm::from)),
        }
    }
}

impl HqForm {
    /// The staff; `leader` commands the fighters that name no owner.
    pub(super) fn led_by(self, leader: Seat) -> Hq {
        Hq {
            pi: self.pi,
            general: self.general,
            recovered: self.recovered,
            discounts: self.discounts,
            free_marches: self.free_marches,
            helped: self.helped,
            fighters: self.fighters.map(|plane| plane.map(|plane| plane.led_by(leader))),
        }
    }
}

/// An air mission in progress (chapter 13).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Mission", export_to = "tactics2gm.ts"))]
pub struct MissionForm {
    /// Who flies it.
    pub seat: Seat,
    pub target: Target,
    /// The mission plane, the escort and the interceptor.
    #[cfg_attr(feature = "ts", ts(as = "[Option<Fighter>; 3]"))]
    pub planes: [Option<FighterForm>; 3],
    /// The interceptor's seat.
    pub interceptor: Seat,
    /// Impact points its target staff has lost.
    pub hq_loss: u8,
    /// The unit that lands, where it is not a plane that flies; 255: none.
    pub lander: u8,
    /// Cells where troops may still come down.
    pub drops: u8,
    /// Wounds of the plane that answers the interceptor, before their exchange.
    pub before: u8,
    /// Whether its attack hits without a die (§17-impacto).
    pub sure: bool,
    /// Planes whose die was thrown again (§17-fuego_certero), one bit a role.
    pub aimed: u8,
}

impl From<&Mission> for MissionForm {
    fn from(mission: &Mission) -> MissionForm {
        MissionForm {
            seat: mission.seat,
            target: mission.target,
            planes: mission.planes.values().map(|plane| plane.map(FighterForm::from)),
            interceptor: mission.interceptor,
            hq_loss: mission.hq_loss,
            lander: number_of(mission.lander),
            drops: mission.drops,
            before: mission.before,
            sure: mission.how == Hit::Sure,
            aimed: mission.aimed,
        }
    }
}

impl From<&MissionForm> for Mission {
    fn from(form: &MissionForm) -> Mission {
        let [plane, escort, interceptor] = form.planes;
        let own = |plane: Option<FighterForm>| plane.map(|plane| plane.led_by(form.seat));
        Mission {
            seat: form.seat,
            target: form.target,
            planes: By::of([own(plane), own(escort), interceptor.map(|plane| plane.led_by(form.interceptor))]),
            interceptor: form.interceptor,
            hq_loss: form.hq_loss,
            lander: unit_at(form.lander),
            drops: form.drops,
            before: form.before,
            how: if form.sure { Hit::Sure } else { Hit::Thrown },
            aimed: form.aimed,
        }
    }
}
