//! Exact combat odds against the same battles fought out with dice.

use frente_kernel::{Game, Node, Rng, Silent, below};
use frente_pasaran::odds::{WHOLE, attack_odds, battle_odds, steady};
use frente_pasaran::sets::UnitSet;
use frente_pasaran::{Action, Chance, Pasaran, Place, Setup, Side, State, Unit};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serde_json::json;

/// A position at the start of the combat phase with only these counters on the map.
fn position(units: &[(&str, &str)], weather: &str) -> State {
    let start = Pasaran::initial(&Setup::default()).expect("the usual setup");
    let mut value = serde_json::to_value(&start).expect("plain data");
    for (unit, spot) in value["board"]["at"].as_object_mut().expect("a map") {
        let hq = unit.parse::<Unit>().expect("a counter").kind().is_hq();
        *spot = json!(if hq { "locked" } else { "reserve" });
    }
    for (unit, place) in units {
        value["board"]["at"][*unit] = json!(place);
    }
    value["turn"]["step"] = json!("combat");
    value["turn"]["weather"] = json!(weather);
    value["stack"] = json!(["battles"]);
    serde_json::from_value(value).expect("it reads back")
}

fn place(name: &str) -> Place {
    name.parse().expect("a place")
}

/// Steps of a side's units on the map.
fn steps(state: &State, units: &[Unit], side: Side) -> usize {
    let counters = &state.data().counters.units;
    let step = |unit: &Unit| {
        let blank = counters.iter().find(|def| def.kind == unit.kind()).is_none_or(|def| def.back.is_none());
        if blank || state.is_reduced(*unit) { 1 } else { 2 }
    };
    units.iter().filter(|unit| unit.side() == side && state.board().place(**unit).is_some()).map(step).sum()
}

/// Fights the battle out: whether the attacker holds the place, and the steps each side lost.
fn fight(start: &State, at: Place, units: &[Unit], rng: &mut impl Rng) -> (bool, [usize; 2]) {
    let before = Side::ALL.map(|side| steps(start, units, side));
    let mut state = start.clone();
    Pasaran::apply(&mut state, Action::Fight(at), &mut Silent);
    loop {
        let fought = state.pending().is_some_and(|frame| format!("{frame:?}").contains("Shot"));
        match Pasaran::node(&state) {
            Node::Chance if fought => {
                Pasaran::resolve(&mut state, Chance::Die(1 + below(rng, 6) as u8), &mut Silent);
            }
            Node::Decision(_) => match steady(&state) {
                Some(action) => Pasaran::apply(&mut state, action, &mut Silent),
                None => break,
            },
            _ => break,
        }
    }
    let lost = Side::ALL.map(|side| before[side.index()] - steps(&state, units, side));
    (state.holds(Side::Nationalist, at), lost)
}

/// The exact odds lie within four standard deviations of what `GAMES` battles show.
fn agrees(units: &[(&str, &str)], at: &str, weather: &str) {
    const GAMES: u32 = 8_000;
    let start = position(units, weather);
    let odds = battle_odds(&start, place(at)).expect("a battle");
    let names: Vec<Unit> = units.iter().map(|(unit, _)| unit.parse().expect("a counter")).collect();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1938);
    let mut won = 0;
    let mut losses = [vec![0_u32; odds.losses[0].len()], vec![0; odds.losses[1].len()]];
    for _ in 0..GAMES {
        let (win, lost) = fight(&start, place(at), &names, &mut rng);
        won += u32::from(win);
        for side in 0..2 {
            losses[side][lost[side]] += 1;
        }
    }
    let near = |count: u32, share: u64, what: &str| {
        let p = share as f64 / WHOLE as f64;
        let n = f64::from(GAMES);
        let sigma = (n * p * (1.0 - p)).sqrt().max(0.5);
        let off = (f64::from(count) - n * p).abs();
        assert!(off <= 4.0 * sigma + 1.0, "{at}, {what}: {count} of {GAMES}, the odds say {p:.5}");
    };
    near(won, odds.won, "won");
    for (side, (shares, counts)) in odds.losses.iter().zip(&losses).enumerate() {
        for (lost, (share, count)) in shares.iter().zip(counts).enumerate() {
            near(*count, *share, &format!("side {side} loses {lost}"));
        }
    }
    let sum = odds.won + odds.held + odds.void + odds.open;
    assert!(WHOLE - sum < 1 << 30, "the shares sum to one: {sum}");
}

#[test]
fn a_plain_battle_agrees_with_simulation() {
    agrees(&[("n-i3.1", "toledo"), ("n-i2.1", "toledo"), ("r-i2.1", "toledo"), ("r-m2.1", "toledo")], "toledo", "fair");
}

#[test]
fn a_battle_with_aircraft_armour_and_generals_agrees_with_simulation() {
    let units = [
        ("n-i3.1", "jaen"),
        ("n-arm2.1", "jaen"),
        ("n-a2.1", "jaen"),
        ("varela", "jaen"),
        ("r-i2.1", "jaen"),
        ("r-m1.1", "jaen"),
        ("r-a2.1", "jaen"),
        ("miaja", "jaen"),
    ];
    agrees(&units, "jaen", "fair");
}

#[test]
fn madrid_in_bad_weather_agrees_with_simulation() {
    let units = [
        ("n-ter.1", "madrid"),
        ("n-ter.2", "madrid"),
        ("n-i3.1", "madrid"),
        ("n-i2.1", "madrid"),
        ("r-i2.1", "madrid"),
        ("r-i2.2", "madrid"),
        ("r-m2.1", "madrid"),
    ];
    agrees(&units, "madrid", "bad");
}

#[test]
fn one_die_against_one_die_is_reckoned_by_hand() {
    // 1 against 1 on clear ground, both die at the first hit or fight on: each round 1/6 and 1/6.
    let start = position(&[("n-i1.1", "toledo"), ("r-m1.1", "toledo")], "fair");
    let start: State = {
        let mut value = serde_json::to_value(&start).expect("plain data");
        value["board"]["reduced"] = json!([]);
        serde_json::from_value(value).expect("it reads back")
    };
    let odds = battle_odds(&start, place("toledo")).expect("a battle");
    // The column has two steps, the second at strength 0. Let a, b be the chances from (full, full) and (reduced, full).
    // The militia dies with p = 1/6 a round, the column suffers with 1/6; reduced it cannot hit and is hit for good:
    // then with no die of its own it only dies or retreats. So won = P(hit before being hit twice, or with it).
    // Per round from full: hit only 5/36, both 1/36 (militia dead, column reduced: won), hit back only 5/36, none 25/36.
    let won = 6.0 / 11.0;
    let share = odds.won as f64 / WHOLE as f64;
    assert!((share - won).abs() < 1e-6, "{share} and {won}");
}

#[test]
fn the_odds_before_an_attack_count_the_river() {
    let start = position(&[("n-i3.1", "cordoba"), ("n-i3.2", "granada"), ("r-i2.1", "jaen")], "fair");
    let unit = |name: &str| UnitSet::only(name.parse().expect("a counter"));
    let over_river = attack_odds(&start, unit("n-i3.1"), place("jaen")).expect("a battle");
    let over_land = attack_odds(&start, unit("n-i3.2"), place("jaen")).expect("a battle");
    assert!(over_river.won < over_land.won);
    assert!(attack_odds(&start, unit("n-i3.1"), place("toledo")).is_none(), "nobody is there");
}
