//! Load checks: every fault of a pack, named with file and line.

use super::{AfterUse, CardDef, Condition, CountersDef, Effect, MapDef, Piece, ScenarioDef, TablesDef, ZoneDef};
use crate::ids::{Card, Chit, Class, Kind, Place, Side, Terrain, Zone};
use frente_kernel::Fault;
use std::collections::BTreeSet;

/// Everything wrong with a pack that parsed.
pub(super) fn faults(
    files: &[(&str, &str); 5],
    map: &MapDef,
    counters: &CountersDef,
    tables: &TablesDef,
    cards: &[CardDef],
    scenarios: &[ScenarioDef],
) -> Vec<Fault> {
    let mut check = Check { file: files[0].0, text: files[0].1, faults: Vec::new() };
    check_map(&mut check, map);
    (check.file, check.text) = files[1];
    check_counters(&mut check, counters);
    (check.file, check.text) = files[2];
    check_tables(&mut check, tables);
    (check.file, check.text) = files[3];
    check_cards(&mut check, map, cards);
    (check.file, check.text) = files[4];
    // Scenarios are checked against map and counters: only where those are whole.
    if check.faults.is_empty() {
        check_scenarios(&mut check, map, counters, cards, scenarios, tables.victory.bp);
    }
    check.faults
}

struct Check<'a> {
    file: &'a str,
    text: &'a str,
    faults: Vec<Fault>,
}

impl Check<'_> {
    /// Notes `reason` at the first line that holds `needle`, unless `holds`.
    fn expect(&mut self, holds: bool, needle: &str, reason: impl Into<String>) {
        self.expect_after(holds, "", needle, reason);
    }

    /// The same, looking only below the first line that holds `start`.
    fn expect_after(&mut self, holds: bool, start: &str, needle: &str, reason: impl Into<String>) {
        if holds {
            return;
        }
        let from = self.text.lines().position(|line| line.contains(start)).unwrap_or(0);
        let found = self.text.lines().skip(from).position(|line| line.contains(needle));
        let line = found.map_or(from + 1, |at| from + at + 1);
        self.faults.push(Fault { place: format!("{}:{line}", self.file), reason: reason.into() });
    }
}

fn check_map(check: &mut Check, map: &MapDef) {
    for zone in Zone::ALL {
        let count = map.zones.iter().filter(|def| def.zone == zone).count();
        let needle = format!("zone: \"{zone}\"");
        check.expect(count == 1, &needle, format!("the zone {zone} stands {count} times, expected once"));
    }
    let find = |zone: Zone| map.zones.iter().find(|def| def.zone == zone);
    for def in &map.zones {
        let needle = format!("zone: \"{}\"", def.zone);
        let wild = matches!(def.terrain, Terrain::Mountain | Terrain::Sea | Terrain::Neutral);
        let mut expect = |holds: bool, reason: String| check.expect(holds, &needle, format!("{}: {reason}", def.zone));
        expect(wild != def.zone.is_held(), "mountains, seas and neutral countries cannot be held, others can".into());
        expect(def.owner.is_some() == def.zone.is_held(), "a zone has an owner exactly if it can be held".into());
        let neutral = def.terrain == Terrain::Neutral;
        expect(!neutral || def.air.is_empty(), "nobody flies over a neutral country (§1.2-neutral)".into());
        expect(
            !wild || (def.land.is_empty() && !def.land_units),
            "land units may not stand there (§1.1-movement)".into(),
        );
        expect((def.terrain == Terrain::Madrid) == (def.zone == Zone::Madrid), "only Madrid has its terrain".into());
        expect(def.zone != Zone::Madrid || def.city.is_none(), "Madrid is one place, without a city inside".into());
        expect(def.land_units || def.city.is_none(), "a city lies where land units may stand".into());
        for (list, name) in [(&def.land, "land"), (&def.air, "air")] {
            for other in list {
                expect(*other != def.zone, format!("its {name} neighbours name itself"));
                let back = find(*other).is_some_and(|back| neighbours(back, name).contains(&def.zone));
                expect(back, format!("{other} is its {name} neighbour, but not the other way round"));
            }
        }
        let dry = |zone: &Zone| find(*zone).is_some_and(|other| other.land_units);
        expect(def.land.iter().all(dry), "land units may stand in every land neighbour".into());
        let flies = def.land.iter().all(|zone| def.air.contains(zone));
        expect(flies, "aircraft can go where land units can".into());
        let touches = def.city.iter().flat_map(|city| &city.touches);
        for zone in touches {
            expect(def.land.contains(zone), format!("its city touches {zone}, which is no land neighbour"));
        }
    }
    for river in &map.rivers {
        let (a, b) = river.between;
        let borders = find(a).is_some_and(|def| def.land.contains(&b));
        check.expect(borders, &format!("(\"{a}\", \"{b}\")"), format!("the river between {a} and {b} is no border"));
    }
    for zone in map.coasts.iter().flatten() {
        let coastal = find(*zone).is_some_and(|def| def.coastal && zone.is_held());
        check.expect_after(coastal, "coasts:", zone.name(), format!("{zone} is no coastal zone"));
    }
}

fn neighbours<'a>(def: &'a ZoneDef, name: &str) -> &'a [Zone] {
    if name == "land" { &def.land } else { &def.air }
}

fn check_counters(check: &mut Check, counters: &CountersDef) {
    for kind in Kind::ALL {
        let units = counters.units.iter().filter(|def| def.kind == kind).count();
        let generals = counters.headquarters.iter().filter(|def| def.kind == kind).count();
        let expected = if kind.is_hq() { (0, 1) } else { (1, 0) };
        let needle = format!("kind: \"{kind}\"");
        check.expect((units, generals) == expected, &needle, format!("{kind} must stand once, in its own list"));
    }
    for def in &counters.units {
        let needle = format!("kind: \"{}\"", def.kind);
        let named = |reason: &str| format!("{}: {reason}", def.kind);
        check.expect(def.class != Class::Headquarters, &needle, named("a headquarters stands in the other list"));
        check.expect((1..=6).contains(&def.front), &needle, named("its strength must be from 1 to 6"));
        let weaker = def.back.is_none_or(|back| back < def.front);
        check.expect(weaker, &needle, named("its back must be weaker than its front (§2.1)"));
        let most = def.kind.slots();
        check.expect(def.count <= most, &needle, named(&format!("there are at most {most} of them")));
    }
    for def in &counters.headquarters {
        let needle = format!("kind: \"{}\"", def.kind);
        check.expect((1..=6).contains(&def.level), &needle, format!("{}: its level must be from 1 to 6", def.kind));
    }
}

fn check_tables(check: &mut Check, tables: &TablesDef) {
    check.expect(
        tables.weather.bad.len() == 4,
        "weather:",
        "the weather table has a list for each of the four quarters",
    );
    let faces = tables.weather.bad.iter().flatten().all(|face| (1..=6).contains(face));
    check.expect(faces, "weather:", "the faces of the weather table are from 1 to 6");
    for terrain in [Terrain::Clear, Terrain::Hills, Terrain::Sierra, Terrain::Madrid] {
        let count = tables.terrain.iter().filter(|row| row.terrain == terrain).count();
        check.expect(count == 1, "terrain:", format!("the terrain {terrain} has {count} rows, expected one"));
    }
    check.expect(tables.victory.bp > 0, "victory:", "victory takes at least one point");
    for chit in Chit::ALL {
        let count = tables.chits.iter().filter(|def| def.chit == chit).count();
        check.expect(count == 1, "chits:", format!("the chit {chit} stands {count} times, expected once"));
    }
    let most = tables.chits.iter().all(|def| def.nationalist <= 9 && def.republican <= 9);
    check.expect(most, "chits:", "at most nine chits of a kind lie in a cup");
}

fn check_cards(check: &mut Check, map: &MapDef, cards: &[CardDef]) {
    for card in Card::ALL {
        let count = cards.iter().filter(|def| def.card == card).count();
        let needle = format!("card: \"{card}\"");
        check.expect(count == 1, &needle, format!("the card {card} stands {count} times, expected once"));
    }
    for def in cards {
        let needle = format!("card: \"{}\"", def.card);
        let named = |reason: &str| format!("{}: {reason}", def.card);
        check.expect(!def.effects.is_empty(), &needle, named("a card does something"));
        let lasting = def.effects.iter().any(|effect| matches!(effect, Effect::Production(..) | Effect::LeavesWith(_)));
        let permanent = def.after == AfterUse::Permanent;
        check.expect(!lasting || permanent, &needle, named("what changes production must stay in force"));
        let cards_named = def.effects.iter().filter_map(|effect| match effect {
            Effect::LeavesWith(card) | Effect::Withdraw(card) => Some(*card),
            _ => None,
        });
        let in_force = def.conditions.iter().filter_map(|condition| match condition {
            Condition::InForce(card) => Some(*card),
            _ => None,
        });
        for other in cards_named.chain(in_force) {
            let other = cards.iter().find(|known| known.card == other);
            let lasts = other.is_some_and(|other| other.after == AfterUse::Permanent);
            check.expect(lasts, &needle, named("it names a card that never stays in force"));
        }
        let solid = |zone: Zone| map.zones.iter().any(|def| def.zone == zone && def.land_units);
        for effect in &def.effects {
            let (holds, reason) = match effect {
                Effect::Invade { coasts, .. } => {
                    ((1..=2).contains(coasts), "an invasion goes one or two zones along the coast")
                }
                Effect::Airlift { from, to, .. } => {
                    (solid(*from) && solid(*to), "the airbridge joins zones in which land units may stand")
                }
                Effect::Revolt { zone, .. } => (*zone == Zone::Barcelona, "the revolt breaks out in Barcelona"),
                _ => continue,
            };
            check.expect_after(holds, &needle, "effects:", named(reason));
        }
    }
}

fn check_scenarios(
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
        for card in &self.scenario.in_force {
            let lasts = cards.iter().any(|def| def.card == *card && def.after == AfterUse::Permanent);
            self.expect(lasts, "in_force", format!("{card} never stays in force"));
            self.expect(!self.scenario.removed.contains(card), "in_force", format!("{card} is in force and removed"));
        }
        let mut seen = BTreeSet::new();
        let twice = self.scenario.place.iter().find(|(place, _)| !seen.insert(*place));
        if let Some((place, _)) = twice {
            self.expect(false, &format!("(\"{place}\""), format!("{place} stands twice"));
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
