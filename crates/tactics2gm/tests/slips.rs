//! Positions from played matches with one slip in them: each is refused, or is played on without a panic.

use frente_kernel::{Game, Node, Rng, Seat, Silent, Viewer, below};
use frente_tactics2gm::{Setup, State, Tactics2gm};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serde_json::{Value, json};

/// The paths of all that is no list and no object.
fn leaves(value: &Value, path: &str, out: &mut Vec<String>) {
    match value {
        Value::Object(map) => map.iter().for_each(|(key, inner)| leaves(inner, &format!("{path}/{key}"), out)),
        Value::Array(list) => {
            list.iter().enumerate().for_each(|(at, inner)| leaves(inner, &format!("{path}/{at}"), out));
        }
        _ => out.push(path.to_owned()),
    }
}

/// Something else of the same kind.
fn slip(value: &Value, rng: &mut impl Rng) -> Value {
    match value {
        Value::Number(_) if below(rng, 2) == 0 => json!(below(rng, 12)),
        Value::Number(_) => json!(below(rng, 256)),
        Value::Bool(is) => json!(!is),
        Value::String(text) if text.len() == 2 => {
            let column = char::from(b'a' + below(rng, 16) as u8);
            json!(format!("{column}{}", 1 + below(rng, 6)))
        }
        Value::String(_) => json!(["a", "b", "snow", "die", "volley", "drop", "end"][below(rng, 7) as usize]),
        _ => json!(below(rng, 12)),
    }
}

/// One step at random; false where the match is over.
fn step(state: &mut State, rng: &mut impl Rng) -> bool {
    match Tactics2gm::node(state) {
        Node::Over(_) => return false,
        Node::Chance => {
            let mut all = Vec::new();
            Tactics2gm::chance_outcomes(state, &mut all);
            let Some((chance, _)) = all.get(below(rng, (all.len() as u32).max(1)) as usize) else { return false };
            Tactics2gm::resolve(state, *chance, &mut Silent);
        }
        Node::Decision(_) => {
            let action = Tactics2gm::sample_action(state, rng);
            Tactics2gm::apply(state, action, &mut Silent);
        }
    }
    true
}

/// Reads a position and plays on from it; false where it is refused.
fn play_on(position: Value, seed: u64) -> bool {
    let Ok(mut state) = serde_json::from_value::<State>(position) else { return false };
    if !Tactics2gm::faults(&state).is_empty() {
        return false;
    }
    for seat in 0..Tactics2gm::seats(&state) {
        let seen = Tactics2gm::view(&state, Viewer::Seat(Seat(seat)));
        assert_eq!(seen.viewer, Some(Seat(seat)));
    }
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    (0..60).take_while(|_| step(&mut state, &mut rng)).count();
    true
}

#[test]
fn a_slip_is_refused_or_harmless() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
    let (mut taken, mut refused) = (0, 0);
    for (players, boards, scenario) in
        [(1, 1, "bc2"), (2, 1, "omaha"), (3, 1, "bc5"), (4, 1, "octubre_rojo"), (4, 2, "suministros")]
    {
        let setup = Setup { scenario: scenario.to_owned(), players, boards, ..Setup::default() };
        let mut state = Tactics2gm::initial(&setup).expect("a sound setup");
        let mut steps = 0;
        while steps < 600 && step(&mut state, &mut rng) {
            steps += 1;
            if steps % 10 != 0 {
                continue;
            }
            let sound = serde_json::to_value(state).expect("plain data");
            let mut paths = Vec::new();
            leaves(&sound, "", &mut paths);
            for _ in 0..4 {
                let path = &paths[below(&mut rng, paths.len() as u32) as usize];
                let mut slipped = sound.clone();
                let place = slipped.pointer_mut(path).expect("a path of the position");
                *place = slip(place, &mut rng);
                let (found, seed) = (place.clone(), rng.next_u64());
                match std::panic::catch_unwind(|| play_on(slipped, seed)) {
                    Ok(true) => taken += 1,
                    Ok(false) => refused += 1,
                    Err(_) => panic!("{path}: {found} in {}", sound["stack"]),
                }
            }
        }
    }
    assert!(taken > 100 && refused > 100, "{taken} taken, {refused} refused");
}
