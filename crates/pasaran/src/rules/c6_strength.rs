//! §1.1-combat, §5.3-effects, §6.4.2, §6.4.6: how strong a unit is in the battle on the board.
//!
//! One function adds up everything that changes a strength, so that the log can tell it as a sum.

use crate::actions::{Segment, Sum};
use crate::ids::{Chit, Class, Side, Unit, Weather, Zone};
use crate::sets::UnitSet;
use crate::state::State;

impl State {
    /// The units of a side in the battle.
    #[inline]
    pub(crate) fn force(&self, side: Side) -> UnitSet {
        self.board.units(self.battle.place, side)
    }

    /// The segment a unit fights in.
    #[inline]
    pub(crate) fn segment_of(&self, unit: Unit) -> Segment {
        if self.battle.air.contains(unit) { Segment::Air } else { Segment::Ground }
    }

    /// §9.5: how many chits of a kind a side has in effect.
    #[inline]
    pub(crate) fn in_effect(&self, side: Side, chit: Chit) -> u8 {
        // First round only, but for Shore Bombardment.
        let counts = self.options.chits && (self.battle.round <= 1 || chit == Chit::Shore);
        if counts { self.battle.played[side.index()][chit.index()] } else { 0 }
    }

    /// The effective strength of a unit in the battle on the board; 0 cannot fire.
    #[inline]
    pub(crate) fn effective(&self, unit: Unit) -> u8 {
        self.sum(unit).strength()
    }

    /// How the strength of a unit in the battle on the board adds up. A headquarters has none.
    pub(crate) fn sum(&self, unit: Unit) -> Sum {
        let tables = self.tables();
        let class = tables.class_of(unit);
        let mut sum = Sum::default();
        if class == Class::Headquarters {
            return sum;
        }
        let side = unit.side();
        let attacks = side == self.phasing();
        let place = self.battle.place;
        let ground = if place.is_city() { &tables.city_ground } else { &tables.ground[place.zone().index()] };
        let segment = self.segment_of(unit);
        sum.printed = self.printed(unit);
        let bad = self.turn.weather == Weather::Bad && self.in_effect(side, Chit::IgnoreWeather) == 0;
        let fortress = place.is_city() || place.zone() == Zone::Madrid;
        let deaf = attacks && self.in_effect(side, Chit::IgnoreTerrain) > 0 && place.zone() != Zone::Madrid;
        let terrain = |value: i8| if deaf { value.max(0) } else { value };
        if class == Class::Air {
            if segment == Segment::Ground {
                sum.terrain += terrain(ground.air);
                if attacks {
                    sum.terrain += terrain(ground.attacking_air);
                }
            }
            if bad {
                sum.weather = -1;
            }
        } else {
            if attacks && self.turn.invading.contains(unit) {
                sum.landing = sum.printed / 2 - sum.printed;
            }
            if class == Class::Armour {
                sum.terrain += terrain(ground.armour);
            }
            if attacks {
                sum.terrain += terrain(ground.attacker);
                if class == Class::Armour {
                    sum.terrain += terrain(ground.attacking_armour);
                }
                if self.turn.crossed.contains(unit) {
                    sum.river = terrain(tables.crossing);
                }
                if bad {
                    sum.weather = -1;
                }
                // §C-fifth-column: of the side in phase, which alone attacks.
                if class == Class::Infantry && fortress {
                    sum.card = self.turn.storm;
                }
            } else {
                sum.terrain += ground.defender;
                if class == Class::Infantry {
                    sum.terrain += ground.defending_infantry;
                    if fortress && self.in_effect(side, Chit::NoPasaran) > 0 {
                        sum.chits += 1;
                    }
                }
            }
        }
        if self.options.chits && self.battle.round <= 1 {
            sum.chits += i8::from(self.battle.boosted.contains(unit)) - i8::from(self.battle.confused.contains(unit));
        }
        sum.anti_air = class != Class::Air && (segment == Segment::Air || self.faces_aircraft_alone(side));
        sum
    }

    /// §6.4.6, ruling P33: whether the enemy has nothing but aircraft in the battle.
    #[inline]
    fn faces_aircraft_alone(&self, side: Side) -> bool {
        self.force(side.enemy()).without(self.tables().aircraft).is_empty()
    }

    /// §6.4.1: dice a unit of this effective strength throws in a round.
    #[inline]
    pub(crate) fn shots_at(&self, unit: Unit, strength: u8) -> u8 {
        match strength {
            0 => 0,
            _ if self.tables().armour.contains(unit) => 2,
            _ => 1,
        }
    }
}
