//! The tables the rules read: sets instead of lists, indexed by the nouns.

use super::{AfterUse, CardDef, Commands, CountersDef, Effect, MapDef, TablesDef, Tag};
use crate::ids::{Card, Chit, Class, Kind, Side, Terrain, Unit, Zone};
use crate::sets::{UnitSet, ZoneSet};

/// What a place adds to the strength of those who fight there (§1.1-combat).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Ground {
    /// To attacking land units.
    pub attacker: i8,
    /// To defending land units.
    pub defender: i8,
    /// To armour of both sides.
    pub armour: i8,
    /// To defending infantry.
    pub defending_infantry: i8,
    /// To aircraft over it.
    pub air: i8,
    /// To attacking aircraft.
    pub attacking_air: i8,
    /// To attacking armour.
    pub attacking_armour: i8,
}

/// What the rules need of a pack.
#[derive(Clone, Debug)]
pub struct Tables {
    /// Where land units may go from a zone.
    pub(crate) land: [ZoneSet; Zone::HELD],
    /// Where aircraft may go from a zone.
    pub(crate) air: [ZoneSet; Zone::ALL.len()],
    /// Zones that can be held within two flights, the own one included.
    pub(crate) air2: [ZoneSet; Zone::HELD],
    /// The same within four.
    pub(crate) air4: [ZoneSet; Zone::HELD],
    /// Neighbours across a river.
    pub(crate) rivers: [ZoneSet; Zone::HELD],
    /// Neighbouring zones the city of a zone touches.
    pub(crate) touches: [ZoneSet; Zone::HELD],
    /// Zones whose city touches this zone.
    pub(crate) touched: [ZoneSet; Zone::HELD],
    /// Zones at each distance along the coast, up to two steps (§C-invasion).
    pub(crate) coast: [[ZoneSet; 2]; Zone::HELD],
    /// Zones with a city.
    pub(crate) cities: ZoneSet,
    /// Zones land units may enter.
    pub(crate) dry: ZoneSet,
    pub(crate) coastal: ZoneSet,
    /// Zones whose city is a port.
    pub(crate) ports: ZoneSet,
    pub(crate) france: ZoneSet,
    /// Mountains and seas.
    pub(crate) wild: ZoneSet,
    pub(crate) bp: [u8; Zone::HELD],
    pub(crate) ground: [Ground; Zone::HELD],
    pub(crate) city_ground: Ground,
    pub(crate) crossing: i8,
    /// Faces that bring bad weather, one bit each, by quarter.
    pub(crate) bad_weather: [u8; 4],
    pub(crate) victory_bp: u8,
    pub(crate) class: [Class; Kind::ALL.len()],
    /// Strength of the front and of the back.
    pub(crate) strength: [[i8; 2]; Kind::ALL.len()],
    /// Kinds whose back is blank: they die on the first hit.
    pub(crate) one_step: [bool; Kind::ALL.len()],
    pub(crate) cost: [u8; Kind::ALL.len()],
    pub(crate) repair: [u8; Kind::ALL.len()],
    pub(crate) quarters: [u8; Kind::ALL.len()],
    pub(crate) level: [u8; Kind::ALL.len()],
    pub(crate) commands: [Commands; Kind::ALL.len()],
    /// The permanent card a starred kind comes with (ruling P55).
    pub(crate) brought: [Option<Card>; Kind::ALL.len()],
    /// Every counter of the pack.
    pub(crate) all: UnitSet,
    pub(crate) of: [UnitSet; 2],
    pub(crate) infantry: UnitSet,
    pub(crate) armour: UnitSet,
    pub(crate) aircraft: UnitSet,
    pub(crate) hqs: UnitSet,
    /// Infantry and armour.
    pub(crate) combat: UnitSet,
    /// Infantry, armour and headquarters.
    pub(crate) land_units: UnitSet,
    /// Militia, its headquarters included.
    pub(crate) militia: UnitSet,
    pub(crate) starred: UnitSet,
    pub(crate) condor: UnitSet,
    pub(crate) international: UnitSet,
    pub(crate) trenches: [u8; 2],
    /// Chits in each cup.
    pub(crate) cups: [[u8; Chit::ALL.len()]; 2],
}

fn zones(list: &[Zone]) -> ZoneSet {
    list.iter().copied().collect()
}

impl Tables {
    pub(crate) fn compile(map: &MapDef, counters: &CountersDef, tables: &TablesDef, cards: &[CardDef]) -> Tables {
        let none = [ZoneSet::NONE; Zone::HELD];
        let mut all = Tables {
            land: none,
            air: [ZoneSet::NONE; Zone::ALL.len()],
            air2: none,
            air4: none,
            rivers: none,
            touches: none,
            touched: none,
            coast: [[ZoneSet::NONE; 2]; Zone::HELD],
            cities: ZoneSet::NONE,
            dry: ZoneSet::NONE,
            coastal: ZoneSet::NONE,
            ports: ZoneSet::NONE,
            france: ZoneSet::NONE,
            wild: ZoneSet::NONE,
            bp: [0; Zone::HELD],
            ground: [Ground::default(); Zone::HELD],
            city_ground: Ground {
                armour: tables.city.armour,
                defending_infantry: tables.city.defending_infantry,
                ..Ground::default()
            },
            crossing: tables.river.crossing,
            bad_weather: [0; 4],
            victory_bp: tables.victory.bp,
            class: [Class::Headquarters; Kind::ALL.len()],
            strength: [[0; 2]; Kind::ALL.len()],
            one_step: [true; Kind::ALL.len()],
            cost: [1; Kind::ALL.len()],
            repair: [0; Kind::ALL.len()],
            quarters: [4; Kind::ALL.len()],
            brought: [None; Kind::ALL.len()],
            level: [0; Kind::ALL.len()],
            commands: [Commands::Any; Kind::ALL.len()],
            all: UnitSet::NONE,
            of: [UnitSet::NONE; 2],
            infantry: UnitSet::NONE,
            armour: UnitSet::NONE,
            aircraft: UnitSet::NONE,
            hqs: UnitSet::NONE,
            combat: UnitSet::NONE,
            land_units: UnitSet::NONE,
            militia: UnitSet::NONE,
            starred: UnitSet::NONE,
            condor: UnitSet::NONE,
            international: UnitSet::NONE,
            trenches: [counters.trenches.0, counters.trenches.1],
            cups: [[0; Chit::ALL.len()]; 2],
        };
        all.take_map(map, tables);
        all.take_counters(counters);
        all.take_cards(cards);
        for (quarter, faces) in tables.weather.bad.iter().enumerate() {
            all.bad_weather[quarter] = faces.iter().fold(0, |bits, face| bits | 1 << face);
        }
        for def in &tables.chits {
            all.cups[0][def.chit.index()] = def.nationalist;
            all.cups[1][def.chit.index()] = def.republican;
        }
        all
    }

    fn take_map(&mut self, map: &MapDef, tables: &TablesDef) {
        for def in &map.zones {
            self.air[def.zone.index()] = zones(&def.air);
            if matches!(def.terrain, Terrain::Mountain | Terrain::Sea) {
                self.wild.insert(def.zone);
            }
            if !def.zone.is_held() {
                continue;
            }
            let at = def.zone.index();
            self.land[at] = zones(&def.land);
            self.bp[at] = def.bp;
            for (set, holds) in [
                (&mut self.dry, def.land_units),
                (&mut self.coastal, def.coastal),
                (&mut self.france, def.france),
                (&mut self.cities, def.city.is_some()),
                (&mut self.ports, def.city.as_ref().is_some_and(|city| city.coastal)),
            ] {
                if holds {
                    set.insert(def.zone);
                }
            }
            if let Some(city) = &def.city {
                self.touches[at] = zones(&city.touches);
                city.touches.iter().for_each(|zone| self.touched[zone.index()].insert(def.zone));
            }
            if let Some(row) = tables.terrain.iter().find(|row| row.terrain == def.terrain) {
                self.ground[at] = Ground {
                    attacker: row.attacker,
                    defender: row.defender,
                    armour: row.armour,
                    defending_infantry: row.defending_infantry,
                    air: row.air,
                    attacking_air: row.attacking_air,
                    attacking_armour: row.attacking_armour,
                };
            }
        }
        for river in &map.rivers {
            let (a, b) = river.between;
            self.rivers[a.index()].insert(b);
            self.rivers[b.index()].insert(a);
        }
        let held = ZoneSet((1 << Zone::HELD) - 1);
        for zone in held.iter() {
            let widen = |set: ZoneSet| set.iter().fold(set, |wide, zone| wide.or(self.air[zone.index()]));
            let two = widen(widen(ZoneSet::only(zone)));
            self.air2[zone.index()] = two.and(held);
            self.air4[zone.index()] = widen(widen(two)).and(held);
        }
        let mut next = [ZoneSet::NONE; Zone::HELD];
        for pair in map.coasts.iter().flat_map(|chain| chain.windows(2)) {
            next[pair[0].index()].insert(pair[1]);
            next[pair[1].index()].insert(pair[0]);
        }
        for zone in held.iter() {
            let one = next[zone.index()];
            let two = one.iter().fold(ZoneSet::NONE, |set, zone| set.or(next[zone.index()]));
            self.coast[zone.index()] = [one, two.without(one).without(ZoneSet::only(zone))];
        }
    }

    fn take_counters(&mut self, counters: &CountersDef) {
        for def in &counters.units {
            let at = def.kind.index();
            let double = if def.class == Class::Infantry { 1 } else { 2 };
            self.class[at] = def.class;
            self.strength[at] = [def.front as i8, def.back.unwrap_or(0) as i8];
            self.one_step[at] = def.back.is_none();
            self.cost[at] = double * def.front;
            self.repair[at] = double * (def.front - def.back.unwrap_or(0));
            self.quarters[at] = match def.class {
                Class::Infantry => 1,
                Class::Air => 2,
                Class::Armour => 3,
                Class::Headquarters => 4,
            };
            let units: UnitSet = (0..def.count).filter_map(|no| def.kind.unit(no)).collect();
            self.take_units(units, def.kind, def.class);
            for (set, holds) in [
                (&mut self.starred, def.star),
                (&mut self.militia, def.tag == Some(Tag::Militia)),
                (&mut self.condor, def.tag == Some(Tag::Condor)),
                (&mut self.international, def.tag == Some(Tag::International)),
            ] {
                if holds {
                    *set = set.or(units);
                }
            }
        }
        for def in &counters.headquarters {
            let units: UnitSet = def.kind.unit(0).into_iter().collect();
            self.level[def.kind.index()] = def.level;
            self.commands[def.kind.index()] = def.commands;
            self.take_units(units, def.kind, Class::Headquarters);
            if def.commands == Commands::Militia {
                self.militia = self.militia.or(units);
            }
        }
        self.combat = self.infantry.or(self.armour);
        self.land_units = self.combat.or(self.hqs);
    }

    fn take_cards(&mut self, cards: &[CardDef]) {
        for def in cards.iter().filter(|def| def.after == AfterUse::Permanent) {
            for effect in &def.effects {
                if let Effect::Release(kinds) = effect {
                    kinds.iter().for_each(|kind| self.brought[kind.index()] = Some(def.card));
                }
            }
        }
    }

    fn take_units(&mut self, units: UnitSet, kind: Kind, class: Class) {
        self.all = self.all.or(units);
        let side = &mut self.of[kind.side().index()];
        *side = side.or(units);
        let set = match class {
            Class::Infantry => &mut self.infantry,
            Class::Armour => &mut self.armour,
            Class::Air => &mut self.aircraft,
            Class::Headquarters => &mut self.hqs,
        };
        *set = set.or(units);
    }

    /// The class of a counter.
    #[inline]
    pub(crate) fn class_of(&self, unit: Unit) -> Class {
        self.class[unit.kind().index()]
    }

    /// The counters of a side.
    #[inline]
    pub(crate) fn units_of(&self, side: Side) -> UnitSet {
        self.of[side.index()]
    }
}
