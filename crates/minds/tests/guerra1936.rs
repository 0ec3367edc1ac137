//! The bots on *1936 Guerra Civil*: what they know is sound, and they choose legally and in time.

use frente_guerra1936::{CardNo, Chance, Guerra1936, Scenario, Setup, State};
use frente_kernel::{Game, Node, Seat, Silent};
use frente_minds::Trained;
use frente_minds::guerra1936::Strategist;
use frente_minds::guerra1936::features::{self, Features};
use frente_search::{BotRng, Evaluator, Spec, table};
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

/// The start of a match of four.
fn four(scenario: Scenario) -> State {
    Guerra1936::initial(&Setup { scenario, ..Setup::default() }).expect("the variants are sound")
}

#[test]
fn every_level_chooses_legally() {
    let starts = [dealt(), four(Scenario::Independent), four(Scenario::Pairs)];
    for (start, name) in
        starts.into_iter().flat_map(|start| ["1", "2", "3", "random", "flat:8", "ismcts:8"].map(|name| (start, name)))
    {
        let (mut state, mut dice) = (start, BotRng::seed_from_u64(3));
        let mut bots = [0, 1, 2, 3].map(|seed| Guerra1936::player(spec(name), seed));
        for _ in 0..300 {
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
fn a_little_search_beats_blind_play_from_both_sides() {
    let mut won = 0.0;
    for game in 0..12 {
        let own = game % 2;
        let names = if own == 0 { ["ismcts:24", "random"] } else { ["random", "ismcts:24"] };
        let mut players: Vec<_> = names.into_iter().map(|name| Guerra1936::player(spec(name), game)).collect();
        let start = Guerra1936::initial(&Setup::default()).expect("the usual setup is sound");
        let played = table::play::<Guerra1936>(start, &mut players, &mut BotRng::seed_from_u64(game));
        won += played.outcome.payoff(Seat(own as u8));
    }
    assert!(won >= 10.0, "won {won} of 12");
}

#[test]
fn every_fact_has_a_name_and_a_position_names_each_once() {
    assert_eq!(features::names().len(), features::COUNT);
    let mut dice = BotRng::seed_from_u64(5);
    let mut state = dealt();
    while !matches!(Guerra1936::node(&state), Node::Over(_)) {
        let mut facts = Features::of(&state).list().to_vec();
        let told = facts.len();
        facts.sort_unstable();
        facts.dedup();
        assert_eq!(facts.len(), told);
        assert!(facts.iter().all(|fact| usize::from(*fact) < features::COUNT));
        match Guerra1936::node(&state) {
            Node::Chance => {
                let chance = Guerra1936::sample_chance(&state, &mut dice);
                Guerra1936::resolve(&mut state, chance, &mut Silent);
            }
            _ => {
                let action = Guerra1936::sample_action(&state, &mut dice);
                Guerra1936::apply(&mut state, action, &mut Silent);
            }
        }
    }
}

#[test]
fn the_values_of_both_seats_sum_to_one() {
    let state = dealt();
    let value = |seat| Strategist::default().value(&state, Seat(seat));
    assert!((value(0) + value(1) - 1.0).abs() < 1e-5);
}

#[test]
fn the_general_keeps_to_his_time() {
    let decision = Guerra1936::player(spec("general"), 1).choose(&dealt(), Seat(0));
    assert!(decision.simulations > 0);
    assert!(decision.seconds < 1.5, "thought for {} s", decision.seconds);
}
