//! Load checks of scenarios: a starting position must be one the rules can play from (§4.1).

use super::Check;
use crate::data::{AfterUse, CardDef, CountersDef, Effect, MapDef, Piece, ScenarioDef, ZoneDef};
use crate::ids::{Card, Class, Kind, Place, Side, Zone};
use crate::rules::c7_production::MOST;
use std::collections::BTreeSet;

pub(super) fn check_all(
    check: &mut Check,
    map: &MapDef,
    counters: &CountersDef,
    cards: &[CardDef],
    scenarios: &[ScenarioDef],
    victory: u8,
) {
    check.expect(!scenarios.is_empty(), "[", "a pack has at least one scenario");
    let mut ids = BTreeSet::new();
    for scenario in scenarios {
        let start = format!("id: \"{}\"", scenario.id);
        let fresh = ids.insert(&scenario.id);
        check.expect(fresh, &start, format!("the scenario {} stands twice", scenario.id));
        let plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
        let named = !scenario.id.is_empty() && scenario.id.bytes().all(plain);
        check.expect(named, &start, format!("the scenario id {:?}: expected a-z, 0-9 and hyphens", scenario.id));
        check.expect(scenario.start <= scenario.end, &start, "a scenario ends when it has begun");
        let names = [&scenario.name.es, &scenario.name.en, &scenario.name.fr];
        let spoken = names.iter().all(|name| !name.trim().is_empty());
        check.expect(spoken, &start, format!("the scenario {} has a name in es, en and fr", scenario.id));
        let mut position = Position { check, map, start: &start, scenario };
        position.check(counters, cards);
        position.open(victory);
    }
}

/// One scenario under test.
struct Position<'a, 'b> {
    check: &'a mut Check<'b>,
    map: &'a MapDef,
    start: &'a str,
    scenario: &'a ScenarioDef,
}

impl Position<'_, '_> {
    fn check(&mut self, counters: &CountersDef, cards: &[CardDef]) {
        for (place, pieces) in &self.scenario.place {
            self.place(*place, pieces, counters);
        }
        for kind in Kind::ALL {
            self.count(kind, counters);
        }
        for (quarter, pieces) in &self.scenario.reinforcements {
            let inside = *quarter > self.scenario.start && *quarter <= self.scenario.end;
            self.expect(inside, &quarter.to_string(), format!("reinforcements of {quarter}: not a later turn"));
            for piece in pieces {
                self.face(*piece, counters);
            }
        }
        self.owners();
        self.cards(cards);
        for (at, points) in [self.scenario.saved.0, self.scenario.saved.1].into_iter().enumerate() {
            let side = Side::ALL[at];
            self.expect(points <= MOST, "saved:", format!("the {side} side keeps {points} points, {MOST} at most"));
        }
        let mut seen = BTreeSet::new();
        let twice = self.scenario.place.iter().find(|(place, _)| !seen.insert(*place));
        if let Some((place, _)) = twice {
            self.expect(false, &format!("(\"{place}\""), format!("{place} stands twice"));
        }
    }

    /// Who holds what where it differs from the map: places there are, each once.
    fn owners(&mut self) {
        let map = self.map;
        let def = |zone: Zone| map.zones.iter().find(|def| def.zone == zone);
        let lists = [(self.scenario.zones.clone(), "zones:"), (self.scenario.cities.clone(), "cities:")];
        for (list, needle) in lists {
            let mut seen = BTreeSet::new();
            for (zone, side) in list {
                let of_city = needle == "cities:";
                let there = def(zone).is_some_and(|def| if of_city { def.city.is_some() } else { def.owner.is_some() });
                let what = if of_city { "has no city to hold" } else { "cannot be held" };
                self.expect(there, needle, format!("{zone} {what}"));
                self.expect(seen.insert(zone), needle, format!("{zone} stands twice in {needle}"));
                // Ruling A41: where no land unit goes nobody takes anything.
                let fixed =
                    def(zone).is_some_and(|def| !def.land_units && def.owner.is_some_and(|owner| owner != side));
                self.expect(
                    !fixed,
                    needle,
                    format!("{zone} takes no land unit, so it stays with its owner on the map"),
                );
            }
        }
    }

    /// What was played before, and what is not in the pile.
    fn cards(&mut self, cards: &[CardDef]) {
        let scenario = self.scenario;
        let def = |card: Card| cards.iter().find(|def| def.card == card);
        let effects = |card: Card| def(card).into_iter().flat_map(|def| &def.effects);
        for (list, needle) in [
            (&scenario.in_force, "in_force:"),
            (&scenario.removed, "removed:"),
            (&scenario.released_by, "released_by:"),
        ] {
            let mut seen = BTreeSet::new();
            for card in list {
                self.expect(seen.insert(*card), needle, format!("{card} stands twice in {needle}"));
            }
        }
        for card in &scenario.in_force {
            let lasts = def(*card).is_some_and(|def| def.after == AfterUse::Permanent);
            self.expect(lasts, "in_force", format!("{card} never stays in force"));
            self.expect(!scenario.removed.contains(card), "in_force", format!("{card} is in force and removed"));
            for effect in effects(*card) {
                if let Effect::LeavesWith(other) = effect {
                    let stands = scenario.in_force.contains(other);
                    self.expect(stands, "in_force", format!("{card} stays in force only as long as {other}"));
                }
            }
        }
        for card in &scenario.released_by {
            let releases = effects(*card).any(|effect| matches!(effect, Effect::Release(_)));
            self.expect(releases, "released_by", format!("{card} releases no counters"));
        }
        for (side, card) in &scenario.may_hold {
            let piled = !scenario.in_force.contains(card) && !scenario.removed.contains(card);
            self.expect(piled, "may_hold", format!("{card} is not in the pile and cannot be taken from it"));
            let own = def(*card).is_some_and(|def| def.side.is_none_or(|owner| owner == *side));
            self.expect(own, "may_hold", format!("{card} is no card of the {side} side"));
            let first = *side == Side::Nationalist;
            self.expect(first, "may_hold", "only the Nationalist is offered cards before the shuffle".to_owned());
        }
        let mut seen = BTreeSet::new();
        for kind in &scenario.gone {
            self.expect(seen.insert(*kind), "gone:", format!("{kind} stands twice in gone:"));
        }
    }

    fn expect(&mut self, holds: bool, needle: &str, reason: String) {
        let reason = format!("scenario {}: {reason}", self.scenario.id);
        self.check.expect_after(holds, self.start, needle, reason);
    }

    /// §8.0-automatic: nobody may have won before the first turn.
    fn open(&mut self, victory: u8) {
        for side in Side::ALL {
            let held = |zone: &&ZoneDef| {
                let places = [Place::zone_of(zone.zone), Place::city_of(zone.zone)];
                let own = |place: Place| self.owner(place).is_none_or(|owner| owner == side);
                zone.owner.is_some() && own(places[0]) && (zone.city.is_none() || own(places[1]))
            };
            let points: u8 = self.map.zones.iter().filter(held).map(|zone| zone.bp).sum();
            let reason =
                format!("the {side} side holds {points} points, {victory} end the game at once (§8.0-automatic)");
            self.expect(points < victory, "zones:", reason);
        }
    }

    fn owner(&self, place: Place) -> Option<Side> {
        let def = self.map.zones.iter().find(|def| def.zone == place.zone())?;
        let (changes, usual) = if place.is_city() {
            (&self.scenario.cities, def.city.as_ref().map(|city| city.owner))
        } else {
            (&self.scenario.zones, def.owner)
        };
        changes.iter().find(|(zone, _)| *zone == place.zone()).map(|(_, side)| *side).or(usual)
    }

    fn place(&mut self, place: Place, pieces: &[Piece], counters: &CountersDef) {
        let needle = format!("(\"{place}\"");
        let def = self.map.zones.iter().find(|def| def.zone == place.zone());
        let exists = def.is_some_and(|def| !place.is_city() || def.city.is_some());
        self.expect(exists, &needle, format!("{place} is no place of the map"));
        let owner = self.owner(place);
        let mut defenders = 0;
        for piece in pieces {
            let own = owner == Some(piece.kind.side());
            self.expect(own, &needle, format!("{piece} stands in {place}, which its side does not hold"));
            self.face(*piece, counters);
            let class = counters.units.iter().find(|def| def.kind == piece.kind).map(|def| def.class);
            let lands = class == Some(Class::Air) || def.is_some_and(|def| def.land_units);
            self.expect(lands, &needle, format!("{piece}: land units may not stand in {place}"));
            defenders += usize::from(matches!(class, Some(Class::Infantry | Class::Armour)));
        }
        let fits = !place.is_city() || defenders <= 3;
        self.expect(fits, &needle, format!("{defenders} units stand in {place}, a city holds three (§1.3)"));
    }

    fn face(&mut self, piece: Piece, counters: &CountersDef) {
        let def = counters.units.iter().find(|def| def.kind == piece.kind);
        let turned = !piece.reduced || def.is_some_and(|def| def.back.is_some());
        self.expect(turned, &piece.to_string(), format!("{piece}: its back is blank"));
    }

    fn count(&mut self, kind: Kind, counters: &CountersDef) {
        let placed = self.scenario.place.iter().flat_map(|(_, pieces)| pieces);
        let coming = self.scenario.reinforcements.iter().flat_map(|(_, pieces)| pieces);
        let used = placed.chain(coming).filter(|piece| piece.kind == kind).count();
        let gone = if self.scenario.gone.contains(&kind) { 1 } else { 0 };
        let there = counters.units.iter().find(|def| def.kind == kind).map_or(1, |def| usize::from(def.count));
        let needle = format!("\"{kind}");
        let reason = format!("{} of {kind} are used, there are {there}", used + gone);
        self.expect(used + gone <= there, &needle, reason);
    }
}
