//! The bots on *Amanecer soviético*: what they were taught is sound, and the levels are levels.

use frente_amanecer::{Action, Amanecer, Chance, Front, PLAYER, Setup, State};
use frente_kernel::{Game, Match, Node, Silent, Step};
use frente_minds::Trained;
use frente_minds::amanecer::Strategist;
use frente_search::{BotRng, Evaluator, Spec, table};
use rand_core::SeedableRng;

fn spec(name: &str) -> Spec {
    name.parse().expect("a bot goes by this name")
}

fn share_won(name: &str, games: u64) -> f32 {
    let mut won = 0.0;
    for game in 0..games {
        let mut players = [Amanecer::player(spec(name), game)];
        let start = Amanecer::initial(&Setup::default()).expect("the default setup is sound");
        let played = table::play::<Amanecer>(start, &mut players, &mut BotRng::seed_from_u64(game));
        won += played.outcome.payoff(PLAYER);
    }
    won / games as f32
}

/// The position after these cards, actions and dice.
fn after(steps: &[&str]) -> State {
    let mut table = Match::<Amanecer>::new(Setup::default()).expect("the default setup is sound");
    for text in steps {
        let step = match text.parse::<Chance>() {
            Ok(chance) => Step::Chance(chance),
            Err(_) => Step::Act(PLAYER, text.parse().unwrap_or_else(|_| panic!("\"{text}\" is no action"))),
        };
        table.take(step, &mut Silent).unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
    }
    *table.state()
}

#[test]
fn some_hundred_simulations_win_more_than_one_action_ahead_and_that_more_than_blunders() {
    let (recruit, sergeant, captain) = (share_won("recruit", 80), share_won("sergeant", 80), share_won("captain", 80));
    assert!(recruit < 0.15, "recruit won {recruit}");
    assert!(sergeant > 0.14, "sergeant won {sergeant}");
    assert!(captain > 0.28, "captain won {captain}");
}

#[test]
fn every_level_chooses_legally_to_the_end() {
    for name in ["1", "2", "3", "4", "random", "flat:20", "ismcts:1"] {
        let mut bot = Amanecer::player(spec(name), 3);
        let mut dice = BotRng::seed_from_u64(3);
        let mut state = Amanecer::initial(&Setup::default()).expect("the default setup is sound");
        loop {
            match Amanecer::node(&state) {
                Node::Over(_) => break,
                Node::Chance => {
                    let chance = Amanecer::sample_chance(&state, &mut dice);
                    Amanecer::resolve(&mut state, chance, &mut Silent);
                }
                Node::Decision(seat) => {
                    let action = bot.choose(&state, seat).action;
                    assert_eq!(Amanecer::check(&state, action), Ok(()), "{name} at {state:?}");
                    Amanecer::apply(&mut state, action, &mut Silent);
                }
            }
        }
    }
}

#[test]
fn the_value_rises_with_the_level_and_falls_as_a_front_comes_on() {
    let value = |steps: &[&str]| Strategist::default().value(&after(steps), PLAYER);
    let quiet = value(&["card 10"]);
    assert!(value(&["card 10", "political", "die 6"]) > quiet);
    assert!(value(&["card 10", "offensive southern", "die 5"]) > quiet, "pushed back");
    assert!((0.0..=1.0).contains(&quiet));
}

#[test]
fn nobody_attacks_a_front_that_cannot_fall_back() {
    let state = after(&["card 10"]);
    assert_eq!(state.number(Front::Baltic), state.track_end(Front::Baltic));
    for name in ["sergeant", "captain", "ismcts:500"] {
        let decision = Amanecer::player(spec(name), 1).choose(&state, PLAYER);
        assert_ne!(decision.action, Action::Offensive(Front::Baltic), "{name}");
        assert_ne!(decision.action, Action::Decline, "{name}");
    }
}

#[test]
fn the_general_keeps_to_his_time() {
    let state = after(&["card 10"]);
    let decision = Amanecer::player(spec("general"), 1).choose(&state, PLAYER);
    assert!(decision.simulations > 0);
    assert!(decision.seconds < 1.5, "thought for {} s", decision.seconds);
}
