//! The log tells what happened: who did what to whom, with what, and why something did nothing.

use crate::table::*;
use frente_kernel::{Arg, Message, Narrate};
use frente_pasaran::actions::{Eviction, Idle, Mode, SiegeEnd, Sum};
use frente_pasaran::{Chit, Pasaran, Place, Unit};
use serde_json::json;

fn unit(name: &str) -> Unit {
    name.parse().expect("a counter")
}

fn place(name: &str) -> Place {
    name.parse().expect("a place")
}

/// The sums of the shots told so far, hits and misses alike.
fn sums(table: &Table) -> Vec<(String, Sum, u8)> {
    let shot = |event: &Event| match *event {
        Event::Shot { unit, sum, .. } | Event::NoShot { unit, sum } => Some((unit.to_string(), sum, sum.strength())),
        _ => None,
    };
    table.told().iter().filter_map(shot).collect()
}

fn number(message: &Message, name: &str) -> i64 {
    let found = message.args.iter().find(|(known, _)| known == name);
    match found {
        Some((_, Arg::Int(value))) => *value,
        other => panic!("{name} is {other:?} in {message:?}"),
    }
}

#[test]
fn a_shot_is_told_with_everything_its_strength_is_made_of() {
    let mut table = Table::empty()
        .put(&[("n-i3.1", "toledo"), ("n-arm2.1", "toledo"), ("r-i2.1", "madrid"), ("r-arm1.1", "madrid")])
        .owned(Nationalist, &["toledo"])
        .weather("bad")
        .moving(Nationalist);
    table.acts(&["pick n-i3.1", "to madrid", "pick n-arm2.1", "to madrid"]);
    while !table.is_chance() {
        table.act("pass");
    }
    table.dice(&[6, 6, 6]);
    let plain = Sum::default();
    let expected = [
        ("n-i3.1", Sum { printed: 3, terrain: -1, river: -1, weather: -1, ..plain }, 0),
        ("n-arm2.1", Sum { printed: 2, terrain: -2, river: -1, weather: -1, ..plain }, 0),
        ("r-i2.1", Sum { printed: 2, terrain: 1, ..plain }, 3),
        ("r-arm1.1", Sum { printed: 1, terrain: 1, ..plain }, 2),
    ];
    let told = sums(&table);
    for (name, sum, strength) in expected {
        assert!(told.contains(&(name.to_owned(), sum, strength)), "{name}: {told:?}");
    }
}

#[test]
fn a_reduced_unit_is_told_from_a_modifier() {
    let reduced = Event::Shot { unit: unit("n-i3.1"), die: 1, sum: Sum { printed: 1, ..Sum::default() } };
    let hindered = Event::Shot { unit: unit("n-i3.1"), die: 1, sum: Sum { printed: 3, terrain: -2, ..Sum::default() } };
    let table = Table::new();
    let [reduced, hindered] = [reduced, hindered].map(|event| Pasaran::event_message(table.state(), event));
    assert_eq!((number(&reduced, "reduced"), number(&hindered, "reduced")), (1, 0));
    assert_eq!((number(&reduced, "plain"), number(&hindered, "plain")), (1, 0));
    assert_eq!((number(&reduced, "needed"), number(&hindered, "needed")), (1, 1));
    assert_eq!((number(&reduced, "strength"), number(&hindered, "strength")), (3, 3), "it goes by its front");
}

#[test]
fn a_battle_begins_with_who_attacks_and_ends_with_who_holds_the_place() {
    let mut table = Table::empty().put(&[("n-i3.1", "soria"), ("r-m1.1", "guadalajara")]).moving(Nationalist);
    table.acts(&["pick n-i3.1", "to guadalajara", "pass"]);
    table.tells(Event::BattleBegan { side: Nationalist, place: place("guadalajara") });
    table.dice(&[1, 6]);
    table.tells(Event::BattleWon { side: Nationalist, place: place("guadalajara") });
}

#[test]
fn rc_rep_disorder_is_not_told_as_a_fought_battle() {
    let mut table = Table::empty()
        .hand(Nationalist, &["rep-disorder"])
        .put(&[("r-i2.1", "guadalajara"), ("n-i3.1", "soria")])
        .moving(Republican);
    table.acts(&["pick r-i2.1", "to soria", "pass"]);
    table.forget();
    table.act("play rep-disorder");
    let keys: Vec<&str> = table.told().iter().map(|event| event.name()).collect();
    assert!(!keys.contains(&"battle-began") && !keys.contains(&"battle-won"), "{keys:?}");
    table.tells(Event::AttackCalledOff { side: Republican, place: place("soria") });
    let back = table.told().iter().find_map(|event| match event {
        Event::Moved { unit, mode, .. } => Some((unit.to_string(), *mode, Pasaran::event_rule(*event))),
        _ => None,
    });
    assert_eq!(back, Some(("r-i2.1".to_owned(), Mode::Recall, "C-rep-disorder")));
    table.tells(Event::NotFought(place("soria")));
}

#[test]
fn who_must_leave_is_told_why() {
    let mut table = Table::empty().put(&[("n-a2.1", "segovia"), ("r-i2.1", "guadalajara")]).moving(Nationalist);
    table.acts(&["pick n-a2.1", "to guadalajara"]);
    while !table.is_chance() {
        table.act("pass");
    }
    table.dice(&[6, 6]);
    table.tells(Event::Evicted { side: Nationalist, why: Eviction::Aircraft });
    let mut table = Table::empty().put(&[("n-i3.1", "guadalajara"), ("miaja", "guadalajara")]).fighting(Nationalist);
    table.act("fight guadalajara");
    table.tells(Event::Evicted { side: Republican, why: Eviction::Headquarters });
}

#[test]
fn hits_that_find_nobody_are_told() {
    let mut table = Table::empty()
        .put(&[("n-i3.1", "guadalajara"), ("n-i3.2", "guadalajara"), ("r-m1.1", "guadalajara")])
        .fighting(Nationalist);
    table.act("fight guadalajara");
    table.dice(&[1, 1, 6]);
    table.tells(Event::HitsWasted { side: Republican, hits: 1 });
}

#[test]
fn chits_that_change_nothing_are_told_with_the_reason() {
    let mut table = Table::with(Setup { chits: 1, ..Setup::default() })
        .cleared()
        .put(&[("n-i3.1", "guadalajara"), ("r-i2.1", "guadalajara")])
        .fighting(Nationalist);
    table.act("fight guadalajara");
    table.chance("chit ignore-weather").chance("chit shore");
    table.acts(&["chit ignore-weather", "pass", "chit shore", "pass"]);
    table.tells(Event::ChitIdle { side: Nationalist, chit: Chit::IgnoreWeather, why: Idle::FairWeather });
    table.tells(Event::ChitIdle { side: Republican, chit: Chit::Shore, why: Idle::NoCoast });
}

#[test]
fn a_siege_says_how_it_ends() {
    let mut table = Table::empty()
        .zones(Nationalist, &["malaga"])
        .put(&[("n-i3.1", "malaga"), ("r-m1.1", "malaga:city")])
        .moving(Nationalist);
    table.acts(&["pass", "besiege malaga:city"]);
    while !table.is_chance() {
        table.act("pass");
    }
    table.tells(Event::SiegeBegan { side: Nationalist, place: place("malaga:city") });
    table.dice(&[6, 6]);
    table.tells(Event::SiegeEnded { place: place("malaga:city"), end: SiegeEnd::Stands });
}

#[test]
fn steps_begin_with_a_line_and_bad_weather_says_why_nobody_exploits() {
    let mut table = Table::empty().put(&[("n-i3.1", "soria")]).weather("bad").moving(Nationalist);
    table.act("pass");
    table.tells(Event::NoExploitation(Nationalist));
    assert!(table.told().contains(&Event::SegmentBegan(Republican)) || table.pending().contains("Rail"));
}

#[test]
fn what_a_card_changes_is_told() {
    let table = Table::empty().hand(Republican, &["int-brigade"]).put(&[("r-int3", "locked")]);
    let mut table = table.at_step("rail", Republican, json!(["rail", { "window": ["step", "republican"] }]));
    table.act("play int-brigade");
    table.tells(Event::ProductionChanged { side: Republican, by: 1 });
    table.tells(Event::Released { kind: frente_pasaran::Kind::RInt3, count: 1 });
    table.tells(Event::CardStays(frente_pasaran::Card::IntBrigade));
    let played = *table.told().iter().find(|event| matches!(event, Event::CardPlayed(..))).expect("it was played");
    assert_eq!(Pasaran::event_rule(played), "C-int-brigade");
}

#[test]
fn r5_1_the_prompt_names_the_counter_to_be_placed() {
    let table = Table::empty().put(&[("varela", "due 1936-3"), ("n-i2.1", "due 1936-3")]);
    let table = table.at_step("reinforcements", Nationalist, json!([{ "reinforce": "nationalist" }]));
    let (message, rule) = Pasaran::prompt(table.state());
    assert_eq!((&*message.key, rule, number(&message, "due")), ("prompt-reinforce", "5.1", 2));
    let mut table = table;
    table.act("pick n-i2.1");
    let (message, rule) = Pasaran::prompt(table.state());
    assert_eq!((&*message.key, rule), ("prompt-carry-arrival", "5.1"));
    let named =
        message.args.iter().any(|(name, arg)| name == "unit" && matches!(arg, Arg::Text { en, .. } if en == "Brigade"));
    assert!(named, "{message:?}");
}

#[test]
fn r7_2_the_window_before_a_battle_names_it() {
    let mut table = Table::empty()
        .hand(Nationalist, &["fifth-column"])
        .put(&[("n-i3.1", "jaen"), ("r-i2.1", "jaen")])
        .fighting(Nationalist);
    table.act("fight jaen");
    let (message, _) = Pasaran::prompt(table.state());
    assert_eq!(&*message.key, "prompt-window-before");
    let named =
        message.args.iter().any(|(name, arg)| name == "place" && matches!(arg, Arg::Text { en, .. } if en == "Jaén"));
    assert!(named, "{message:?}");
}

/// The paragraphs each line of the log may rest on.
const CITED: &[(&str, &[&str])] = &[
    ("StepBegan", &["5.1", "6.1", "6.2", "6.3", "6.4.1", "6.5", "7.1", "7.2", "7.3"]),
    ("SegmentBegan", &["6.0"]),
    ("TurnBegan", &["3.0"]),
    ("Initiative ", &["5.2", "5.2-first"]),
    ("WeatherIs", &["5.3", "4.1", "C-weather-front"]),
    ("NoExploitation", &["5.3-effects"]),
    ("mode: Arrival", &["5.1"]),
    ("mode: Rail", &["6.1"]),
    ("mode: Sea", &["6.1-sea"]),
    ("mode: Rebase", &["6.2"]),
    ("mode: Move", &["6.3"]),
    ("mode: Exit", &["6.3.4-cities"]),
    ("mode: Assault", &["6.4.5"]),
    ("mode: Reaction", &["6.3.4"]),
    ("mode: Retreat", &["6.4.8"]),
    ("mode: Return", &["6.3.1-air"]),
    ("mode: Invasion", &["C-invasion"]),
    ("mode: Recall", &["C-rep-disorder"]),
    ("Shot {", &["6.4.1"]),
    ("NoShot {", &["6.4.2"]),
    ("SupportShot {", &["9.5"]),
    ("Suffers {", &["6.4.7"]),
    ("HitsWasted {", &["6.4.7"]),
    ("Reduced(", &["6.4.7"]),
    ("Eliminated {", &["6.4.7"]),
    ("Evicted {", &["6.4.9"]),
    ("BattleWon {", &["6.4.10"]),
    ("NotFought(", &["6.4.10"]),
    ("SiegeThrown {", &["6.4.5-siege"]),
    ("SiegeEnded {", &["6.4.5-siege"]),
    ("ZoneTaken(", &["6.6"]),
    ("CityTaken(", &["6.6"]),
    ("Income {", &["7.1"]),
    ("Built(", &["7.3"]),
    ("Repaired {", &["7.3.2"]),
    ("Trench", &["9.4"]),
    ("Chit", &["9.5", "C-cancel-chits"]),
    ("Card", &["7.2", "7.2-after"]),
];

#[test]
fn every_line_of_the_golden_playthroughs_cites_its_paragraph() {
    let mut lines = 0;
    for name in ["chits", "ebro-1", "ebro-2", "ebro-3", "trenches"] {
        let path = format!("{}/tests/golden/{name}.txt", env!("CARGO_MANIFEST_DIR"));
        let golden = std::fs::read_to_string(&path).expect("a playthrough");
        for line in golden.lines().filter_map(|line| line.trim().strip_prefix("event ")) {
            let (told, rule) = line.rsplit_once(" §").expect("a paragraph");
            let about =
                |what: &str| if what.starts_with("mode") { told.contains(what) } else { told.starts_with(what) };
            if told.starts_with("CardPlayed") || told.starts_with("CardIdle") {
                assert!(rule.starts_with("C-"), "{line}");
            } else if let Some((_, rules)) = CITED.iter().find(|(what, _)| about(what)) {
                assert!(rules.contains(&rule), "{line}");
                lines += 1;
            }
        }
    }
    assert!(lines > 300, "{lines}");
}
