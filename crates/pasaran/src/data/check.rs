//! Load checks: every fault of a pack, named with file and line.

mod scenarios;

use super::{AfterUse, CardDef, Condition, CountersDef, Effect, MapDef, ScenarioDef, TablesDef, Timing, ZoneDef};
use crate::ids::{Card, Chit, Class, Kind, Side, Terrain, Zone};
use frente_kernel::Fault;

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
    check_cards(&mut check, map, counters, cards);
    (check.file, check.text) = files[4];
    // Scenarios are checked against map and counters: only where those are whole.
    if check.faults.is_empty() {
        scenarios::check_all(&mut check, map, counters, cards, scenarios, tables.victory.bp);
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
    for row in &tables.terrain {
        let numbers = [
            row.attacker,
            row.defender,
            row.armour,
            row.defending_infantry,
            row.air,
            row.attacking_air,
            row.attacking_armour,
        ];
        let needle = format!("terrain: \"{}\"", row.terrain);
        let reason = format!("{}: what terrain adds is from -6 to 6", row.terrain);
        check.expect(numbers.iter().all(|number| (-6..=6).contains(number)), &needle, reason);
    }
    let others =
        [("city:", tables.city.armour), ("city:", tables.city.defending_infantry), ("river:", tables.river.crossing)];
    for (needle, number) in others {
        check.expect((-6..=6).contains(&number), needle, "what a city or a river adds is from -6 to 6");
    }
    check.expect(tables.victory.bp > 0, "victory:", "victory takes at least one point");
    for chit in Chit::ALL {
        let count = tables.chits.iter().filter(|def| def.chit == chit).count();
        check.expect(count == 1, "chits:", format!("the chit {chit} stands {count} times, expected once"));
    }
    let most = tables.chits.iter().all(|def| def.nationalist <= 9 && def.republican <= 9);
    check.expect(most, "chits:", "at most nine chits of a kind lie in a cup");
}

fn check_cards(check: &mut Check, map: &MapDef, counters: &CountersDef, cards: &[CardDef]) {
    for card in Card::ALL {
        let count = cards.iter().filter(|def| def.card == card).count();
        let needle = format!("card: \"{card}\"");
        check.expect(count == 1, &needle, format!("the card {card} stands {count} times, expected once"));
    }
    for def in cards {
        let needle = format!("card: \"{}\"", def.card);
        let named = |reason: &str| format!("{}: {reason}", def.card);
        let alone = cards.iter().filter(|other| other.number == def.number).count() == 1;
        check.expect(alone, &needle, named(&format!("another card bears the number {}", def.number)));
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
        check_effects(check, map, counters, def);
    }
}

/// What a card does must be something the rules can do, at the moment and for the side they do it.
fn check_effects(check: &mut Check, map: &MapDef, counters: &CountersDef, def: &CardDef) {
    let needle = format!("card: \"{}\"", def.card);
    let named = |reason: &str| format!("{}: {reason}", def.card);
    let solid = |zone: Zone| map.zones.iter().any(|def| def.zone == zone && def.land_units);
    let starred = |kind: &Kind| counters.units.iter().any(|unit| unit.kind == *kind && unit.star);
    let nationalist = def.side == Some(Side::Nationalist);
    let at = |when: Timing| def.when == when;
    for effect in &def.effects {
        let tests: &[(bool, &str)] = match effect {
            Effect::Invade { coasts, .. } => &[
                ((1..=2).contains(coasts), "an invasion goes one or two zones along the coast"),
                (at(Timing::OwnMovement), "an invasion is played in the own movement (OwnMovement)"),
            ],
            Effect::Airlift { from, to, .. } => &[
                (solid(*from) && solid(*to), "the airbridge joins zones in which land units may stand"),
                (at(Timing::OwnRail) && nationalist, "the airbridge is the Nationalist's, in his rail phase (OwnRail)"),
            ],
            Effect::Revolt { zone, .. } => &[
                (*zone == Zone::Barcelona, "the revolt breaks out in Barcelona"),
                (nationalist, "the revolt is a card of the Nationalist"),
            ],
            Effect::StormCities(by) => &[
                ((1..=6).contains(by), "what it adds against cities is from 1 to 6"),
                (at(Timing::OwnBattle), "it is played before an own battle (OwnBattle)"),
            ],
            Effect::ExtraChits(_) => {
                &[(at(Timing::OwnBattle), "more chits are drawn before an own battle (OwnBattle)")]
            }
            Effect::CancelChits => {
                &[(at(Timing::ChitsRevealed), "chits are cancelled once they lie open (ChitsRevealed)")]
            }
            Effect::CallOff => &[(at(Timing::EnemyBattle), "an attack is called off by its enemy (EnemyBattle)")],
            Effect::TurnWeather => &[(at(Timing::WeatherKnown), "the weather turns once it is known (WeatherKnown)")],
            Effect::Annul => &[(def.card == Card::Annulment, "only the card annulment annuls others")],
            Effect::Release(kinds) => &[
                (kinds.iter().all(starred), "it releases counters that bear no star"),
                (kinds.iter().all(|kind| def.side == Some(kind.side())), "it releases counters of its own side"),
            ],
            Effect::Production(..)
            | Effect::LeavesWith(_)
            | Effect::Withdraw(_)
            | Effect::ChooseHq { .. }
            | Effect::Restore(_) => &[],
        };
        for (holds, reason) in tests {
            check.expect_after(*holds, &needle, "effects:", named(reason));
        }
    }
}
