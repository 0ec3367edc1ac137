//! The bots on *1936 Guerra Civil*: what they know is sound, and a level is better than blind play.

use frente_bots::games::guerra1936::Strategist;
use frente_bots::{BotRng, Evaluator, Spec, Trained, table};
use frente_guerra1936::{Action, CardNo, Chance, Guerra1936, Setup, State};
use frente_kernel::{Game, Node, Seat, Silent};
use rand_core::SeedableRng;

fn spec(name: &str) -> Spec {
    name.parse().expect("a bot goes by this name")
}

/// How much of `games` the first bot wins, the seats changing from game to game.
fn share(first: &str, second: &str, games: u64) -> f32 {
    let mut won = 0.0;
    for game in 0..games {
        let seat = Seat((game % 2) as u8);
        let names = if seat.0 == 0 { [first, second] } else { [second, first] };
        let mut players = names.map(|name| Guerra1936::player(spec(name), game));
        let start = Guerra1936::initial(&Setup::default()).expect("the usual setup is sound");
        let played = table::play::<Guerra1936>(start, &mut players, &mut BotRng::seed_from_u64(game));
        won += played.outcome.payoff(seat);
    }
    won / games as f32
}

fn dealt() -> State {
    let mut state = Guerra1936::initial(&Setup::default()).expect("the usual setup is sound");
    for card in [120, 9, 23, 34, 77, 203, 16, 3, 98, 116, 177, 225] {
        Guerra1936::resolve(&mut state, Chance::Card(CardNo(card)), &mut Silent);
    }
    state
}

#[test]
fn one_action_ahead_beats_blind_play() {
    let won = share("sergeant", "random", 8);
    assert!(won > 0.8, "sergeant won {won} against random");
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
fn the_values_of_both_seats_sum_to_one_and_a_gift_is_worth_taking() {
    let state = dealt();
    let value = |state: &State, seat| Strategist.value(state, Seat(seat));
    assert!((value(&state, 0) + value(&state, 1) - 1.0).abs() < 1e-5);
    let mut richer = state;
    Guerra1936::apply(&mut richer, Action::Play(CardNo(120)), &mut Silent);
    assert!(value(&richer, 0) > value(&state, 0), "three coins for a card");
}

#[test]
fn the_general_keeps_to_his_time() {
    let decision = Guerra1936::player(spec("general"), 1).choose(&dealt(), Seat(0));
    assert!(decision.simulations > 0);
    assert!(decision.seconds < 1.5, "thought for {} s", decision.seconds);
}
