//! The bots on *1936 Guerra Civil*: what they know is sound, and they choose legally and in time.

use frente_bots::games::guerra1936::Strategist;
use frente_bots::{BotRng, Evaluator, Spec, Trained};
use frente_guerra1936::{CardNo, Chance, Guerra1936, Setup, State};
use frente_kernel::{Game, Node, Seat, Silent};
use rand_core::SeedableRng;

fn spec(name: &str) -> Spec {
    name.parse().expect("a bot goes by this name")
}

fn dealt() -> State {
    let mut state = Guerra1936::initial(&Setup::default()).expect("the usual setup is sound");
    for card in [120, 9, 23, 34, 77, 203, 16, 3, 98, 116, 177, 225] {
        Guerra1936::resolve(&mut state, Chance::Card(CardNo(card)), &mut Silent);
    }
    state
}

#[test]
fn every_level_chooses_legally() {
    for name in ["1", "2", "3", "random", "flat:8", "ismcts:8"] {
        let (mut state, mut dice) = (dealt(), BotRng::seed_from_u64(3));
        let mut bots = [0, 1].map(|seed| Guerra1936::player(spec(name), seed));
        for _ in 0..60 {
            match Guerra1936::node(&state) {
                Node::Over(_) => break,
                Node::Chance => {
                    let chance = Guerra1936::sample_chance(&state, &mut dice);
                    Guerra1936::resolve(&mut state, chance, &mut Silent);
                }
                Node::Decision(seat) => {
                    let action = bots[usize::from(seat.0)].choose(&state, seat).action;
                    assert_eq!(Guerra1936::check(&state, action), Ok(()), "{name}");
                    Guerra1936::apply(&mut state, action, &mut Silent);
                }
            }
        }
    }
}

#[test]
fn the_values_of_both_seats_sum_to_one() {
    let state = dealt();
    let value = |seat| Strategist.value(&state, Seat(seat));
    assert!((value(0) + value(1) - 1.0).abs() < 1e-5);
}

#[test]
fn the_general_keeps_to_his_time() {
    let decision = Guerra1936::player(spec("general"), 1).choose(&dealt(), Seat(0));
    assert!(decision.simulations > 0);
    assert!(decision.seconds < 1.5, "thought for {} s", decision.seconds);
}
