//! Data packs: the standard one is whole, an owner's replaces it, and bad data are refused with file, line and reason.

use frente_kernel::Game;
use frente_pasaran::data::{STANDARD_FILES, load_pack};
use frente_pasaran::{Pack, Pasaran, Setup, Zone};

const SCENARIO: &str = include_str!("packs/scenarios.ron");

fn file(name: &str) -> String {
    STANDARD_FILES.iter().find(|(known, _)| *known == name).expect("a file of the pack").1.to_owned()
}

/// The faults of a pack in which `file` had `old` replaced by `new`.
fn faults(name: &str, old: &str, new: &str) -> String {
    let text = if name == "scenarios.ron" { SCENARIO.to_owned() } else { file(name) };
    assert!(text.contains(old), "{name} says {old:?}");
    let changed = text.replacen(old, new, 1);
    match load_pack(&[(name.to_owned(), changed)]) {
        Ok(_) => String::new(),
        Err(faults) => faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"),
    }
}

#[test]
fn the_standard_pack_is_whole_and_its_borders_are_symmetric() {
    let map = &Pack::default().data().map;
    for def in &map.zones {
        for other in &def.air {
            assert!(map.zones[other.index()].air.contains(&def.zone), "{} and {other}", def.zone);
        }
        for other in &def.land {
            assert!(map.zones[other.index()].land.contains(&def.zone), "{} and {other}", def.zone);
        }
    }
    let bp: u32 = map.zones.iter().map(|def| u32::from(def.bp)).sum();
    assert_eq!(bp, 28);
    // The mainland is one piece; Morocco and Majorca stand alone.
    let mut known = vec![Zone::Madrid];
    let mut at = 0;
    while at < known.len() {
        for zone in &map.zones[known[at].index()].land {
            if !known.contains(zone) {
                known.push(*zone);
            }
        }
        at += 1;
    }
    assert_eq!(known.len(), 39);
}

#[test]
fn a_scenario_of_ones_own_is_a_pack_of_one_file_and_plays() {
    let pack = load_pack(&[("scenarios.ron".to_owned(), SCENARIO.to_owned())]).expect("the scenario is sound");
    assert_ne!(pack, Pack::default());
    let setup = Setup { pack, scenario: "ebro".to_owned(), ..Setup::default() };
    let state = Pasaran::initial(&setup).expect("it sets up");
    assert_eq!(state.quarter().to_string(), "1939-1");
    assert_eq!(state.board().spot("n-i2.1".parse().expect("a counter")).to_string(), "zaragoza:city");
    let usual = Pasaran::initial(&Setup { pack, ..Setup::default() }).expect_err("not in this pack").to_string();
    assert!(usual.contains("expected ebro"), "{usual}");
}

#[test]
fn the_standard_files_are_the_standard_pack() {
    let files: Vec<_> = STANDARD_FILES.iter().map(|(name, text)| (name.to_string(), text.to_string())).collect();
    assert_eq!(load_pack(&files).expect("sound"), Pack::default());
}

#[test]
fn a_stranger_among_the_files_is_refused() {
    let refused = load_pack(&[("chess.ron".to_owned(), String::new())]).expect_err("a stranger");
    assert!(refused[0].to_string().contains("expected one of map.ron"), "{refused:?}");
}

#[test]
fn unknown_fields_and_names_are_refused_with_line_and_column() {
    let unknown = faults("counters.ron", "count: 2", "number: 2");
    assert!(unknown.starts_with("counters.ron:4:"), "{unknown}");
    let zone = faults("scenarios.ron", "(\"tarragona\"", "(\"tarragone\"");
    assert!(zone.starts_with("scenarios.ron:11:") && zone.contains("tarragone"), "{zone}");
    let kind = faults("scenarios.ron", "\"n-arm2\"", "\"n-tank\"");
    assert!(kind.contains("n-tank"), "{kind}");
}

#[test]
fn a_unit_on_enemy_ground_is_named_with_its_line() {
    let found = faults("scenarios.ron", "(\"castellon\", [\"n-arm2\"", "(\"valencia\", [\"n-arm2\"");
    assert!(found.contains("scenarios.ron:16: scenario ebro: n-arm2 stands in valencia"), "{found}");
}

#[test]
fn crowded_cities_missing_counters_and_wrong_dates_are_found() {
    let crowd = faults("scenarios.ron", "[\"n-i2\"]", "[\"n-i2\", \"n-i2\", \"n-i2\", \"n-i1\"]");
    assert!(crowd.contains("4 units stand in teruel:city"), "{crowd}");
    let many = faults("scenarios.ron", "\"n-arm2\"", "\"n-arm2\", \"n-arm2\", \"n-arm2\"");
    assert!(many.contains("3 of n-arm2 are used, there are 2"), "{many}");
    let late = faults("scenarios.ron", "[(\"1939-2\"", "[(\"1938-4\"");
    assert!(late.contains("reinforcements of 1938-4"), "{late}");
    let blank = faults("scenarios.ron", "\"r-a2\"", "\"r-m1 reduced\"");
    assert!(blank.contains("its back is blank"), "{blank}");
    let sea = faults("scenarios.ron", "(\"castellon\", [", "(\"mallorca\", [");
    assert!(sea.contains("land units may not stand in mallorca"), "{sea}");
}

#[test]
fn a_scenario_that_is_won_before_it_begins_is_refused() {
    let zones = "zones: [(\"madrid\", \"nationalist\"), (\"barcelona\", \"nationalist\"), (\"valencia\", \"nationalist\"), \
                 (\"vizcaya\", \"nationalist\"), ";
    let text = SCENARIO.replace("zones: [", zones);
    let cities = zones.replace("zones: [(\"madrid\", \"nationalist\"), ", "cities: [");
    let text = text.replace("cities: [", &cities);
    let text = text.replace("(\"barcelona:city\", [\"r-i2\", \"r-a2\"]),", "");
    let refused = load_pack(&[("scenarios.ron".to_owned(), text)]).expect_err("it is over");
    assert!(refused[0].to_string().contains("20 end the game at once"), "{refused:?}");
}

#[test]
fn every_fault_is_named_not_only_the_first() {
    let text = SCENARIO.replace("(\"castellon\", [\"n-arm2\"", "(\"valencia\", [\"n-arm2\"");
    let text = text.replace("start: \"1939-1\"", "start: \"1939-3\"");
    let refused = load_pack(&[("scenarios.ron".to_owned(), text)]).expect_err("several faults");
    assert!(refused.len() >= 3, "{refused:?}");
}

#[test]
fn a_border_known_to_one_side_only_is_found() {
    let found = faults("map.ron", "land: [\"asturias\", \"galicia-s\", \"leon\"]", "land: [\"asturias\", \"leon\"]");
    assert!(found.contains("galicia-s") && found.contains("not the other way round"), "{found}");
}

#[test]
fn cards_and_tables_are_checked_too() {
    let twice = faults("deck.ron", "card: \"hq\"", "card: \"condor\"");
    assert!(twice.contains("the card hq stands 0 times") && twice.contains("condor stands 2 times"), "{twice}");
    let fleeting = faults(
        "deck.ron",
        "effects: [Production(\"republican\", 3)], after: Permanent",
        "effects: [Production(\"republican\", 3)], after: Return",
    );
    assert!(fleeting.contains("must stay in force"), "{fleeting}");
    let faces = faults("tables.ron", "[1, 2, 3, 4]", "[1, 2, 3, 9]");
    assert!(faces.contains("from 1 to 6"), "{faces}");
}

#[test]
fn what_a_card_names_must_be_something_the_rules_can_do() {
    let far = faults("deck.ron", "coasts: 2", "coasts: 3");
    assert!(far.contains("invasion: an invasion goes one or two zones along the coast"), "{far}");
    let wet = faults("deck.ron", "to: \"andalucia\"", "to: \"mallorca\"");
    assert!(wet.contains("ju52: the airbridge joins zones in which land units may stand"), "{wet}");
    let elsewhere = faults("deck.ron", "Revolt(zone: \"barcelona\"", "Revolt(zone: \"valencia\"");
    assert!(elsewhere.contains("deck.ron:11: barcelona-revolt: the revolt breaks out in Barcelona"), "{elsewhere}");
}

/// A change of the scenario, and what is said of it.
fn refused(old: &str, new: &str, reason: &str) {
    let found = faults("scenarios.ron", old, new);
    assert!(found.contains(reason), "{new}: {found:?}");
}

#[test]
fn owners_of_a_scenario_are_places_there_are_each_once() {
    let zones = "zones: [(\"castellon\", \"nationalist\")";
    refused(
        zones,
        "zones: [(\"sea-cadiz\", \"nationalist\")",
        "scenarios.ron:5: scenario ebro: sea-cadiz cannot be held",
    );
    refused(zones, "zones: [(\"lerida\", \"nationalist\")", "lerida stands twice in zones:");
    refused(zones, "zones: [(\"mallorca\", \"republican\")", "mallorca takes no land unit");
    let cities = "cities: [(\"lerida\", \"nationalist\")";
    refused(
        cities,
        "cities: [(\"madrid\", \"nationalist\")",
        "scenarios.ron:6: scenario ebro: madrid has no city to hold",
    );
}

#[test]
fn cards_of_a_scenario_lie_where_they_can() {
    let hold = |card: &str| format!("may_hold: [{card}]");
    refused("may_hold: []", &hold("(\"nationalist\", \"ju52\")"), "ju52 is not in the pile");
    refused(
        "may_hold: []",
        &hold("(\"nationalist\", \"supply-of-arms\")"),
        "supply-of-arms is no card of the nationalist side",
    );
    refused("may_hold: []", &hold("(\"republican\", \"int-brigade\")"), "only the Nationalist is offered cards");
    refused(
        "in_force: [",
        "in_force: [\"border-closed\", ",
        "border-closed stays in force only as long as supply-of-arms",
    );
    refused("removed: [", "removed: [\"get-hq\", ", "get-hq stands twice in removed:");
    refused("released_by: [", "released_by: [\"fifth-column\", ", "fifth-column releases no counters");
    refused("gone: [", "gone: [\"durruti\", ", "durruti stands twice in gone:");
    refused("saved: (4, 3)", "saved: (255, 3)", "the nationalist side keeps 255 points, 250 at most");
    refused("en: \"The Ebro\"", "en: \"\"", "the scenario ebro has a name in es, en and fr");
}

#[test]
fn a_card_comes_when_and_for_whom_the_rules_can_play_it() {
    for (old, new, reason) in [
        ("when: OwnMovement", "when: Any", "invasion: an invasion is played in the own movement"),
        ("when: OwnRail", "when: Any", "ju52: the airbridge is the Nationalist's, in his rail phase"),
        ("when: EnemyBattle", "when: Any", "rep-disorder: an attack is called off by its enemy"),
        ("when: ChitsRevealed", "when: Any", "cancel-chits: chits are cancelled once they lie open"),
        ("when: WeatherKnown", "when: Any", "weather-front: the weather turns once it is known"),
        ("Release([\"r-int3\"])", "Release([\"n-it3\"])", "int-brigade: it releases counters of its own side"),
        ("Release([\"r-int3\"])", "Release([\"r-i2\"])", "int-brigade: it releases counters that bear no star"),
        ("(number: 2,", "(number: 1,", "barcelona-revolt: another card bears the number 1"),
        ("Restore(3)", "Annul", "replacements: only the card annulment annuls others"),
    ] {
        let found = faults("deck.ron", old, new);
        assert!(found.contains(reason), "{new}: {found:?}");
    }
    let steep = faults("tables.ron", "attacker: -1, defender: 1", "attacker: -99, defender: 1");
    assert!(steep.contains("madrid: what terrain adds is from -6 to 6"), "{steep}");
}
