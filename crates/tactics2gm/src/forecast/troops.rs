//! What stands on the table, for those who weigh a position: units, their guns, the staffs, and the die that is due.
//! Everything here is read from what everybody sees; what it is worth is theirs to say.

use crate::board::{Cell, CellSet, FARTHEST, ring};
use crate::ids::{Ability, Class, Side, Slot, Tag, UnitIx};
use crate::rules::c11_attack::armour_on_foot;
use crate::rules::c12_terrain::{self, Against};
use crate::rules::{c11_movement, c11_shooting};
use crate::state::{Hq, Mark, State, Unit};
use frente_kernel::Seat;

/// A unit in play.
#[derive(Clone, Copy, Debug)]
pub struct Troop<'a> {
    state: &'a State,
    at: UnitIx,
}

/// A weapon of a unit, ready or not.
#[derive(Clone, Copy, Debug)]
pub struct Gun<'a> {
    troop: Troop<'a>,
    slot: Slot,
    /// The printed numbers: to hit, to destroy outright, penetration and damage.
    pub hit: i8,
    pub crit: i8,
    pub pen: u8,
    pub damage: u8,
    /// The cells below which it cannot fire.
    pub least: u8,
    /// How far it reaches today.
    pub most: u8,
}

/// A staff that is in play.
#[derive(Clone, Copy, Debug)]
pub struct Staff<'a> {
    pub number: u8,
    pub side: Side,
    pub hq: &'a Hq,
}

impl State {
    /// Every unit in play, those aboard others included.
    pub fn troops(&self) -> impl Iterator<Item = Troop<'_>> {
        self.units.iter().map(|at| Troop { state: self, at })
    }

    /// The cells the units of a side stand on.
    pub fn stood_by(&self, side: Side) -> CellSet {
        self.stood[side]
    }

    /// The staffs in play.
    pub fn staffs(&self) -> impl Iterator<Item = Staff<'_>> {
        let staff = |number| Staff { number, side: self.hq_side(number), hq: &self.hqs[usize::from(number)] };
        self.hq_list().map(staff)
    }

    /// The supplied lines in front of a staff (§10.3).
    pub fn supplied_lines(&self, number: u8) -> u8 {
        self.supply(number)
    }

    /// Steps from a cell to a staff (§4.1).
    pub fn steps_to_staff(&self, number: u8, cell: Cell) -> u8 {
        self.hq_distance(number, cell)
    }

    /// The points and the cards in hand of a side.
    pub fn means_of(&self, side: Side) -> (i32, i32) {
        let players = || self.members(side).map(|seat| self.player(seat));
        (players().map(|player| i32::from(player.pa)).sum(), players().map(|player| i32::from(player.hand.len())).sum())
    }

    /// Units a side has lost.
    pub fn lost_by(&self, side: Side) -> u8 {
        self.lost[side]
    }

    /// Crates a side has brought home.
    pub fn delivered_by(&self, side: Side) -> u8 {
        self.delivered[side]
    }

    /// The side of a seat.
    pub fn side_of_seat(&self, seat: Seat) -> Side {
        self.side_of(seat)
    }

    /// The numbers of the attack whose die is due: to hit, and to destroy outright.
    pub fn numbers_due(&self) -> Option<(i8, i8)> {
        self.attack.map(|attack| (attack.hit, attack.crit))
    }
}

impl<'a> Troop<'a> {
    /// The unit as it lies on the table.
    #[inline]
    pub fn unit(self) -> &'a Unit {
        &self.state.units[self.at]
    }

    #[inline]
    pub fn side(self) -> Side {
        self.state.side(self.at)
    }

    /// The printed cost.
    #[inline]
    pub fn cost(self) -> u8 {
        self.state.rules(self.at).cost
    }

    #[inline]
    pub fn class(self) -> Class {
        self.state.rules(self.at).class
    }

    #[inline]
    pub fn has(self, ability: Ability) -> bool {
        self.state.rules(self.at).has(ability)
    }

    /// How many tokens lie on its card beside the printed weapons.
    #[inline]
    pub fn tokens(self) -> u32 {
        self.unit().arms.without(self.state.rules(self.at).printed).len()
    }

    /// Wounds that destroy it, promotions included.
    #[inline]
    pub fn most_wounds(self) -> u8 {
        self.state.wounds_of(self.at)
    }

    /// Its armour on `cell`, walls included (§8.6).
    #[inline]
    pub fn armour_on(self, cell: Cell) -> u8 {
        let walls = self.state.card_at(cell).map_or(0, |card| card.armour_bonus);
        armour_on_foot(self.state, self.at) + walls
    }

    /// What the ground of `cell` and lying down add to the number of a shooter (§11.6.4).
    #[inline]
    pub fn cover_on(self, cell: Cell) -> i8 {
        let cover = c12_terrain::ground_cover(self.state, self.at, cell, Against::Direct).modifier().0;
        cover + i8::from(self.unit().active().meets(self.state.rules(self.at).prone))
    }

    /// Whether it may still walk in this turn of its side, if it is one.
    #[inline]
    pub fn is_mobile(self) -> bool {
        let walks = self.state.rules(self.at).movement > 0;
        walks && !self.unit().has(Mark::Stopped) && !c11_movement::is_set_up(self.state, self.at)
    }

    /// Its weapons against what is on the ground.
    #[inline]
    pub fn guns(self) -> impl Iterator<Item = Gun<'a>> {
        let gun = move |slot| {
            let weapon = self.state.weapon(self.at, slot);
            let profile = weapon.profile;
            let (hit, crit, pen, damage) = (profile.hit, profile.crit, profile.pen, profile.damage);
            let most = c11_shooting::reach(self.state, self.at, slot, weapon);
            let gun = Gun { troop: self, slot, hit, crit, pen, damage, least: weapon.least, most };
            (!weapon.is(Tag::AntiAir)).then_some(gun)
        };
        self.unit().arms.and(self.state.rules(self.at).weapons).iter().filter_map(gun)
    }
}

impl Gun<'_> {
    /// Whether it was fired in the present Shooting phase.
    #[inline]
    pub fn has_fired(&self) -> bool {
        self.troop.unit().fired.contains(self.slot)
    }

    /// Whether its token lies grey side up.
    #[inline]
    pub fn is_grey(&self) -> bool {
        self.troop.unit().grey.contains(self.slot)
    }

    /// Whether cover does not count against a weapon (§19-ignores-cover).
    #[inline]
    pub fn ignores_cover(&self) -> bool {
        self.troop.state.weapon(self.troop.at, self.slot).is(Tag::IgnoresCover)
    }

    /// The cells it reaches from `cell` after up to `stride` steps forward.
    #[inline]
    pub fn reach_from(&self, cell: Cell, stride: u8) -> CellSet {
        ring(cell, self.least, (self.most + stride).min(FARTHEST as u8))
    }
}
