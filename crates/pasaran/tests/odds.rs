//! Exact combat odds against the same battles fought out with dice.

use frente_kernel::{Forecast, Game, Narrate, Node, Rng, Silent, below};
use frente_pasaran::odds::{WHOLE, battle_odds, steady};
use frente_pasaran::state::Frame;
use frente_pasaran::{Action, Chance, Class, Pasaran, Place, Setup, Side, State, Unit, seat};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serde_json::{Value, json};

/// A position at the start of the combat phase with only these counters on the map.
fn position(units: &[(&str, &str)], weather: &str) -> State {
    standing(&Setup::default(), units, weather, |value| {
        value["turn"]["step"] = json!("combat");
        value["stack"] = json!(["battles"]);
    })
}

/// A position with only these counters on the map, at a moment `when` writes.
fn standing(setup: &Setup, units: &[(&str, &str)], weather: &str, when: impl Fn(&mut Value)) -> State {
    let start = Pasaran::initial(setup).expect("a sound setup");
    let mut value = serde_json::to_value(&start).expect("plain data");
    for (unit, spot) in value["board"]["at"].as_object_mut().expect("a map") {
        let hq = unit.parse::<Unit>().expect("a counter").kind().is_hq();
        *spot = json!(if hq { "locked" } else { "reserve" });
    }
    for (unit, place) in units {
        value["board"]["at"][*unit] = json!(place);
    }
    value["turn"]["weather"] = json!(weather);
    when(&mut value);
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
    if state.pending() == Some(Frame::Battles) {
        Pasaran::apply(&mut state, Action::Fight(at), &mut Silent);
    }
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
    let attacker = start.phasing();
    let stays = state.board().units(at, attacker).iter().any(|unit| state.class_of(unit) != Class::Air);
    (state.holds(attacker, at) && stays, lost)
}

/// Battles fought for one comparison; `FRENTE_BATTLES=1000000` for the record.
fn games() -> u32 {
    std::env::var("FRENTE_BATTLES").ok().and_then(|text| text.parse().ok()).unwrap_or(8_000)
}

/// The exact odds lie within four standard deviations of what the battles show.
fn agrees(units: &[(&str, &str)], at: &str, weather: &str) {
    agrees_from(&position(units, weather), units, at);
}

fn agrees_from(start: &State, units: &[(&str, &str)], at: &str) {
    let games = games();
    let odds = battle_odds(start, place(at)).expect("a battle");
    let names: Vec<Unit> = units.iter().map(|(unit, _)| unit.parse().expect("a counter")).collect();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1938);
    let mut won = 0;
    let mut losses = [vec![0_u32; odds.losses[0].len()], vec![0; odds.losses[1].len()]];
    for _ in 0..games {
        let (win, lost) = fight(start, place(at), &names, &mut rng);
        won += u32::from(win);
        for side in 0..2 {
            losses[side][lost[side]] += 1;
        }
    }
    let near = |count: u32, share: u64, what: &str| {
        let p = share as f64 / WHOLE as f64;
        let n = f64::from(games);
        let sigma = (n * p * (1.0 - p)).sqrt().max(0.5);
        let off = (f64::from(count) - n * p).abs();
        assert!(off <= 4.0 * sigma + 1.0, "{at}, {what}: {count} of {games}, the odds say {p:.5}");
    };
    near(won, odds.won, "won");
    for (side, (shares, counts)) in odds.losses.iter().zip(&losses).enumerate() {
        for (lost, (share, count)) in shares.iter().zip(counts).enumerate() {
            near(*count, *share, &format!("side {side} loses {lost}"));
        }
    }
    let sum = odds.won + odds.held + odds.void;
    assert!(WHOLE - sum < WHOLE / 1_000_000, "the shares sum to one: {sum}");
    for row in &odds.losses {
        assert_eq!(row.iter().sum::<u64>(), sum, "every battle costs each side something or nothing");
    }
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

/// Ten against ten, aircraft, armour and generals on both sides: the largest battles that bots come to.
const MADRID: [(&str, &str); 20] = [
    ("n-ter.1", "madrid"),
    ("n-ter.2", "madrid"),
    ("n-i3.1", "madrid"),
    ("n-i3.2", "madrid"),
    ("n-i2.1", "madrid"),
    ("n-arm2.1", "madrid"),
    ("n-a2.1", "madrid"),
    ("n-a2.2", "madrid"),
    ("n-a1", "madrid"),
    ("varela", "madrid"),
    ("r-i2.1", "madrid"),
    ("r-i2.2", "madrid"),
    ("r-i3.1", "madrid"),
    ("r-m2.1", "madrid"),
    ("r-m2.2", "madrid"),
    ("r-m1.1", "madrid"),
    ("r-arm1.1", "madrid"),
    ("r-a2.1", "madrid"),
    ("r-a1.1", "madrid"),
    ("miaja", "madrid"),
];

#[test]
fn the_largest_battles_are_exact_too() {
    agrees(&MADRID, "madrid", "fair");
}

#[test]
fn aircraft_alone_fly_off_after_a_round() {
    let units = [("n-a2.1", "jaen"), ("n-a2.2", "jaen"), ("r-i2.1", "jaen"), ("r-m1.1", "jaen"), ("r-a2.1", "jaen")];
    agrees(&units, "jaen", "fair");
    let odds = battle_odds(&position(&units, "fair"), place("jaen")).expect("a battle");
    assert_eq!(odds.won, 0, "§6.6: aircraft never take a zone");
}

#[test]
fn a_battle_where_the_last_one_was_fought_begins_anew() {
    let units = [("n-a2.1", "jaen"), ("r-i2.1", "jaen"), ("r-m1.1", "jaen")];
    let start = position(&units, "fair");
    let mut value = serde_json::to_value(&start).expect("plain data");
    value["battle"]["place"] = json!("jaen");
    value["battle"]["round"] = json!(3);
    let again: State = serde_json::from_value(value).expect("it reads back");
    let [first, second] = [start, again].map(|state| battle_odds(&state, place("jaen")).expect("a battle"));
    assert_eq!(first, second);
    assert!(first.losses[1][0] < WHOLE, "the aircraft fire a round before they fly off");
}

#[test]
fn who_cannot_throw_a_die_goes_or_dies() {
    let units = [("n-i1.1", "toledo"), ("n-i2.1", "toledo"), ("r-m2.1", "toledo"), ("r-m1.1", "toledo")];
    let mut value = serde_json::to_value(position(&units, "bad")).expect("plain data");
    value["board"]["reduced"] = json!(["n-i1.1", "n-i2.1", "r-m2.1"]);
    let start: State = serde_json::from_value(value).expect("it reads back");
    agrees_from(&start, &units, "toledo");
}

#[test]
fn a_battle_with_aircraft_sent_down_agrees_with_simulation() {
    let start = then(&position(&MADRID, "fair"), "fight madrid");
    let mut state = then(&start, "shift n-a1");
    while state.pending().is_some_and(|frame| !matches!(frame, Frame::RetreatChoice(_))) {
        match Pasaran::node(&state) {
            // A round in which nobody hits.
            Node::Chance => Pasaran::resolve(&mut state, Chance::Die(6), &mut Silent),
            _ => state = then(&state, "pass"),
        }
    }
    let sent_down = serde_json::to_value(&state).expect("plain data")["battle"]["air"].clone();
    assert!(!sent_down.to_string().contains("n-a1"), "{sent_down}");
    agrees_from(&state, &MADRID, "madrid");
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
fn trenches_take_their_hits_first() {
    let units =
        [("n-i3.1", "toledo"), ("n-i2.1", "toledo"), ("n-i2.2", "toledo"), ("r-i2.1", "toledo"), ("r-m1.1", "toledo")];
    let setup = Setup { trenches: 1, ..Setup::default() };
    let dug = |trenches: u8| {
        standing(&setup, &units, "fair", |value| {
            value["turn"]["step"] = json!("combat");
            value["stack"] = json!(["battles"]);
            value["trenches"] = if trenches > 0 { json!({ "toledo": trenches }) } else { json!({}) };
        })
    };
    agrees_from(&dug(2), &units, "toledo");
    let won = |trenches| battle_odds(&dug(trenches), place("toledo")).expect("a battle").won;
    assert!(won(0) > won(1) && won(1) > won(2));
}

#[test]
fn ships_that_fire_in_every_round_are_counted_once_the_battle_is_on() {
    let units = [("n-i3.1", "valencia"), ("n-i2.1", "valencia"), ("r-i2.1", "valencia")];
    let setup = Setup { chits: 1, ..Setup::default() };
    let after_a_round = |republican: &str| {
        let start = standing(&setup, &units, "fair", |value| {
            value["turn"]["step"] = json!("combat");
            value["stack"] = json!(["battles"]);
        });
        let mut state = then(&start, "fight valencia");
        for chit in ["chit blank", republican] {
            Pasaran::resolve(&mut state, chit.parse().expect("notation"), &mut Silent);
        }
        state = then(&state, "pass");
        if republican != "chit blank" {
            state = then(&state, republican);
        }
        state = then(&state, "pass");
        // Nobody hits.
        while Pasaran::node(&state) == Node::Chance {
            Pasaran::resolve(&mut state, Chance::Die(6), &mut Silent);
        }
        state
    };
    let shelled = after_a_round("chit shore");
    agrees_from(&shelled, &units, "valencia");
    let won = |state: &State| battle_odds(state, place("valencia")).expect("a battle").won;
    assert!(won(&shelled) < won(&after_a_round("chit blank")));
    // A chit of the first round is spent.
    assert_eq!(won(&after_a_round("chit no-pasaran")), won(&after_a_round("chit blank")));
}

/// What the Nationalist is told of an action.
fn told(state: &State, action: &str) -> Option<Forecast> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let action: Action = action.parse().expect("notation");
    assert!(Pasaran::check(state, action).is_ok(), "{action} is offered");
    Pasaran::forecast(state, seat(Side::Nationalist), action, &mut rng)
}

/// The chance of the first row of a forecast: the place is won.
fn chance(forecast: &Forecast) -> f64 {
    let rows = &forecast.spreads[0].rows;
    assert_eq!(rows[0].0.key, "forecast-win");
    rows[0].2 as f64 / rows.iter().map(|row| row.2).sum::<u64>() as f64
}

fn moving(setup: &Setup, units: &[(&str, &str)]) -> State {
    standing(setup, units, "fair", |value| {
        value["turn"]["step"] = json!("movement");
        value["stack"] = json!(["move"]);
    })
}

fn then(state: &State, action: &str) -> State {
    let mut next = state.clone();
    Pasaran::apply(&mut next, action.parse().expect("notation"), &mut Silent);
    next
}

#[test]
fn the_odds_before_an_attack_count_the_river_and_who_is_there() {
    let start = moving(&Setup::default(), &[("n-i3.1", "cordoba"), ("n-i3.2", "granada"), ("r-i2.1", "jaen")]);
    assert!(told(&start, "pick n-i3.1").is_none(), "nothing is attacked yet");
    let over_river = told(&then(&start, "pick n-i3.1"), "to jaen").expect("an attack");
    let over_land = told(&then(&start, "pick n-i3.2"), "to jaen").expect("an attack");
    assert!(over_river.exact && chance(&over_river) < chance(&over_land));
    assert!(told(&then(&start, "pick n-i3.1"), "to andalucia").is_none(), "nobody is there");
    let first = then(&then(&start, "pick n-i3.1"), "to jaen");
    let both = told(&then(&first, "pick n-i3.2"), "to jaen").expect("an attack");
    assert!(chance(&both) > chance(&over_land), "two attack better than one");
    let steps: Vec<_> = both.spreads[1].rows.iter().map(|row| row.0.args.clone()).collect();
    assert!(steps.len() > 2, "the losses of both sides are told: {steps:?}");
}

#[test]
fn the_odds_of_an_assault_say_whom_they_take_to_attack() {
    let units = [("r-i3.1", "asturias"), ("r-m2.1", "asturias"), ("n-i1.1", "asturias:city")];
    let start = standing(&Setup::default(), &units, "fair", |value| {
        value["turn"]["step"] = json!("movement");
        value["turn"]["phasing"] = json!("republican");
        value["stack"] = json!(["announce"]);
    });
    let assumes = |state: &State, action: &str| told(state, action).expect("an attack").assumes.key;
    assert_eq!(assumes(&start, "assault asturias:city"), "forecast-assumes-strongest");
    assert_eq!(assumes(&then(&start, "assault asturias:city"), "pick r-i3.1"), "forecast-assumes");
}

#[test]
fn to_fight_on_is_told_for_whoever_is_asked() {
    let units = [("n-i3.1", "toledo"), ("n-i2.1", "toledo"), ("r-i2.1", "toledo"), ("r-m2.1", "toledo")];
    let mut state = then(&position(&units, "fair"), "fight toledo");
    // A round in which nobody hits.
    while Pasaran::node(&state) == Node::Chance {
        Pasaran::resolve(&mut state, Chance::Die(6), &mut Silent);
    }
    let forecast = told(&state, "pass").expect("the battle goes on");
    assert!(told(&state, "retreat").is_none());
    let odds = battle_odds(&position(&units, "fair"), place("toledo")).expect("a battle");
    let before = odds.won as f64 / (odds.won + odds.held + odds.void) as f64;
    assert!((chance(&forecast) - before).abs() < 1e-9, "nothing has changed: {before}");
}

#[test]
fn under_fog_an_attack_is_reckoned_from_what_is_seen() {
    let setup = Setup { fog: 1, ..Setup::default() };
    let at_jaen = |strong: &'static str, weak: &'static str| {
        let units = [
            ("n-i3.1", "granada"),
            ("n-i3.2", "granada"),
            ("r-m1.1", "jaen"),
            (strong, "jaen"),
            ("r-i2.1", "cuenca"),
            (weak, "cuenca"),
        ];
        let state = standing(&setup, &units, "fair", |value| {
            value["turn"]["step"] = json!("movement");
            value["stack"] = json!(["move"]);
            value["tops"] = json!({ "jaen": "r-m1.1", "cuenca": "r-i2.1" });
        });
        let carried = then(&state, "pick n-i3.1");
        assert!(!told(&carried, "to jaen").expect("an attack").exact);
        let action = Action::To(place("jaen"));
        let mean = |seed: u64| {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
            chance(&Pasaran::forecast(&carried, seat(Side::Nationalist), action, &mut rng).expect("an attack"))
        };
        (0..60).map(mean).sum::<f64>() / 60.0
    };
    // What lies under the top counter is not known: a division or a brigade makes no difference to what is told, but for
    // the worlds that were dealt (720 of them: a spread of some tenths shrinks to less than a hundredth).
    let (one, other) = (at_jaen("r-i3.1", "r-i2.2"), at_jaen("r-i2.2", "r-i3.1"));
    assert!((one - other).abs() < 0.05, "{one} and {other}");
}
