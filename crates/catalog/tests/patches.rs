//! Positions written by hand, as badly as can be: whatever is laid over a position of a real match is either a position that
//! can be looked at and played on, or refused with a sentence. Never an internal error.
//!
//! `FRENTE_PATCHES` says how many a game; `make soak` asks for more than `make test`.

use frente_catalog::AnyGame;
use frente_catalog::referee::{RefereeError, Script, run_scene};
use frente_kernel::below;
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus as Dice;
use serde_json::{Map, Value, json};

/// Patches tried in each game.
fn patches() -> u32 {
    std::env::var("FRENTE_PATCHES").ok().and_then(|number| number.parse().ok()).unwrap_or(80)
}

/// Of a thousand patches, so many at most may be caught by the net under the rules instead of being refused by them.
const CAUGHT: u32 = 25;

fn upto(dice: &mut Dice, most: usize) -> usize {
    below(dice, most.max(1) as u32) as usize
}

/// A position of a match played by nobody in particular.
fn position(game: &dyn AnyGame, setup: &Value, dice: &mut Dice) -> Value {
    let mut table = game.open(setup).expect("the usual match");
    for _ in 0..upto(dice, 120) {
        if let Some(seat) = table.node().deciding() {
            let offers = table.offers(seat);
            table.act(seat, &offers[upto(dice, offers.len())].action).expect("it is offered");
        } else {
            let chances = table.chances();
            if chances.is_empty() {
                break;
            }
            table.chance(&chances[upto(dice, chances.len())].0).expect("it may come");
        }
    }
    table.state()
}

/// Something else in place of a value: of its kind and out of bounds, of another kind, or taken from elsewhere.
fn other(value: &Value, whole: &Value, dice: &mut Dice) -> Value {
    let numbers = [0, 1, 2, 3, 5, 7, 12, 39, 63, 64, 99, 127, 128, 200, 254, 255, 256, 65_535];
    match (value, upto(dice, 8)) {
        (_, 0) => Value::Null,
        (Value::Number(_), 1..=5) => json!(numbers[upto(dice, numbers.len())]),
        (Value::Number(_), 6) => json!(-1),
        (Value::Bool(yes), _) => json!(!yes),
        (Value::Array(list), 1..=2) => Value::Array(list.iter().take(upto(dice, list.len())).cloned().collect()),
        (Value::Array(list), 3) => Value::Array(list.iter().chain(list).cloned().collect()),
        (Value::Array(_), 4) => json!([]),
        _ => leaf(whole, dice).1.clone(),
    }
}

/// Some place of a value and what stands there.
fn leaf<'a>(whole: &'a Value, dice: &mut Dice) -> (Vec<String>, &'a Value) {
    let (mut way, mut at) = (Vec::new(), whole);
    loop {
        let (key, next) = match at {
            Value::Object(fields) if !fields.is_empty() => {
                let (key, next) = fields.iter().nth(upto(dice, fields.len())).expect("there are so many");
                (key.clone(), next)
            }
            Value::Array(list) if !list.is_empty() => {
                let place = upto(dice, list.len());
                (place.to_string(), &list[place])
            }
            _ => return (way, at),
        };
        way.push(key);
        at = next;
        // Whole objects and lists are exchanged, too.
        if way.len() > 1 && upto(dice, 5) == 0 {
            return (way, at);
        }
    }
}

/// `value` put at a place of `whole`.
fn put(whole: &mut Value, way: &[String], value: Value) {
    match (whole, way) {
        (place, []) => *place = value,
        (Value::Object(fields), [key, rest @ ..]) => put(fields.entry(key.clone()).or_insert(Value::Null), rest, value),
        (Value::Array(list), [key, rest @ ..]) => {
            if let Some(element) = key.parse().ok().and_then(|at: usize| list.get_mut(at)) {
                put(element, rest, value);
            }
        }
        _ => {}
    }
}

/// A script that lays out a spoilt position and plays on from it as far as there is something to choose.
fn ask(game: &'static dyn AnyGame, setup: &Value, state: Value, dice: &mut Dice) -> Result<bool, String> {
    let mut script = json!({"game": game.info().id, "setup": setup, "state": state, "script": []});
    for _ in 0..10 {
        let read = Script::parse(&script.to_string()).map_err(|error| error.to_string())?;
        let ruling = match run_scene(game, &read) {
            Ok(ruling) => ruling,
            Err(RefereeError::Broken { .. }) => return Ok(true),
            Err(RefereeError::Start(faults)) => {
                let said = faults.to_string();
                assert!(faults.0.iter().all(|fault| !fault.place.is_empty() && !fault.reason.is_empty()), "{said}");
                return Ok(said.contains("does not hold together"));
            }
            Err(other) => return Err(other.to_string()),
        };
        let offers = ruling.offers();
        let step = match (offers.len(), ruling.table.chances()) {
            (0, chances) if chances.is_empty() => break,
            (0, chances) => json!({"chance": chances[upto(dice, chances.len())].0}),
            (count, _) => json!({"act": offers[upto(dice, count)].action}),
        };
        script["script"].as_array_mut().expect("a list").push(step);
    }
    Ok(false)
}

fn spoil(id: &str) {
    let game = frente_catalog::game(id).expect("it is on the shelf");
    let mut dice = Dice::seed_from_u64(1_936);
    let setups = [Value::Null, game.first_setup()];
    std::panic::set_hook(Box::new(|panic| {
        if !frente_catalog::is_guarded() {
            eprintln!("{panic}");
        }
    }));
    let (mut caught, mut begun) = (0, json!(null));
    let mut setup = &setups[0];
    for round in 0..patches() {
        if round % 8 == 0 {
            setup = &setups[upto(&mut dice, 2)];
            begun = position(game, setup, &mut dice);
        }
        let mut state = begun.clone();
        for _ in 0..1 + upto(&mut dice, 3) {
            let (way, value) = leaf(&begun, &mut dice);
            let value = other(value, &begun, &mut dice);
            put(&mut state, &way, value);
        }
        let setup = if setup.is_null() { Value::Object(Map::new()) } else { setup.clone() };
        match ask(game, &setup, state.clone(), &mut dice) {
            Ok(net) => caught += u32::from(net),
            Err(said) => panic!("{id}: an offered step was refused: {said}\n{state}"),
        }
    }
    println!("{id}: {caught} of {} patches were caught by the net", patches());
    assert!(caught * 1_000 <= CAUGHT * patches(), "{id}: {caught} of {} patches were caught by the net", patches());
}

#[test]
fn a_spoilt_position_of_amanecer_is_refused_or_played() {
    spoil("amanecer");
}

#[test]
fn a_spoilt_position_of_guerra1936_is_refused_or_played() {
    spoil("guerra1936");
}

#[test]
fn a_spoilt_position_of_pasaran_is_refused_or_played() {
    spoil("pasaran");
}

#[test]
fn a_spoilt_position_of_tactics2gm_is_refused_or_played() {
    spoil("tactics2gm");
}

#[test]
fn a_spoilt_position_of_peanas_is_refused_or_played() {
    spoil("peanas");
}
