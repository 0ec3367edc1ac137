//! Teaches the value network of *Amanecer soviético* by self-play:
//! `cargo run --release -p frente-minds --example teach_amanecer -- FILE ROUNDS GAMES SIMULATIONS THREADS`
//!
//! Each round the search plays GAMES games with the network as it stands, notes every position before a card is drawn
//! and how the game ended, and fits the network to what it saw in the last rounds. Without FILE it begins with games of
//! the playout policy alone. `PACK` names a folder with data files in place of the standard ones.

use frente_amanecer::state::Frame;
use frente_amanecer::{Amanecer, PLAYER, Setup, State};
use frente_kernel::{Game, Node, Silent, Viewer, below};
use frente_minds::amanecer::Strategist;
use frente_minds::amanecer::features::{self, Features};
use frente_search::net::Net;
use frente_search::teach::{Lesson, fit, fresh, loss};
use frente_search::{BotRng, Budget, Evaluator, Kind, Player, Spec};
use rand_core::SeedableRng;
use std::sync::Mutex;
use std::time::Instant;

#[path = "packs/amanecer.rs"]
mod packs;

/// Rounds whose games are kept.
const MEMORY: usize = 6;
/// One choice in so many is made blindly, one in `BREST_BLIND` at Brest-Litovsk, where a habit would never be tested.
const BLIND: u32 = 60;
const BREST_BLIND: u32 = 4;
/// How much of a lesson is the end of the game rather than what the search thought a turn later: TD(λ).
const PATIENCE: f32 = 0.7;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let usage = "usage: teach_amanecer FILE ROUNDS GAMES SIMULATIONS THREADS";
    let number = |at: usize| words.get(at).and_then(|word| word.parse::<u32>().ok()).expect(usage);
    let (file, rounds, games, simulations, threads) =
        (words.first().expect(usage), number(1), number(2), number(3), number(4));
    let names = features::names();
    let known = std::fs::read_to_string(file).ok();
    let mut net = match &known {
        Some(text) => Net::parse(text, &names).expect("a network for these features"),
        None => fresh(features::COUNT, features::COUNT),
    };
    let mut memory: Vec<Vec<Lesson>> = Vec::new();
    if known.is_none() {
        let (lessons, won) = play(&net, 60_000, 0, 1, threads);
        println!("policy alone: {:.1} % won, {} lessons", 100.0 * won, lessons.len());
        fit(&mut net, features::COUNT, &[lessons], 4, 0.003);
    }
    for round in 0..rounds {
        let start = Instant::now();
        let (lessons, won) = play(&net, games, simulations, 1 + u64::from(round), threads);
        let seconds = start.elapsed().as_secs_f64();
        let before = loss(&net, &lessons);
        memory.push(lessons);
        if memory.len() > MEMORY {
            memory.remove(0);
        }
        let rate = 0.001 * 0.85f32.powi(round as i32);
        fit(&mut net, features::COUNT, &memory, 1, rate);
        println!(
            "round {round}: {:.2} % won ({:.0} games/s), loss {before:.4} on new games, fitted in {:.0} s",
            100.0 * won,
            f64::from(games) / seconds,
            start.elapsed().as_secs_f64() - seconds
        );
        std::fs::write(file, net.write(&names)).expect("the file can be written");
    }
}

/// Plays games and returns their lessons and the share won. Without simulations the playout policy plays.
fn play(net: &Net, games: u32, simulations: u32, seed: u64, threads: u32) -> (Vec<Lesson>, f64) {
    let net: &'static Net = Box::leak(Box::new(net.clone()));
    let found = Mutex::new((Vec::new(), 0.0));
    let setup = Setup { pack: packs::pack(), ..Setup::default() };
    std::thread::scope(|scope| {
        for thread in 0..threads {
            let (found, setup) = (&found, &setup);
            scope.spawn(move || {
                for game in (thread..games).step_by(threads as usize) {
                    let (lessons, won) = play_one(net, setup, simulations, seed << 32 | u64::from(game));
                    let mut found = found.lock().expect("no thread panicked");
                    found.0.extend(lessons);
                    found.1 += f64::from(won);
                }
            });
        }
    });
    let (lessons, won) = found.into_inner().expect("no thread panicked");
    (lessons, won / f64::from(games))
}

/// A position before a card.
struct Noted {
    features: Features,
    /// What the search first thought after that card.
    thought: Option<f32>,
    /// What it thought where it then chose blindly.
    blind: Option<f32>,
}

fn play_one(net: &'static Net, setup: &Setup, simulations: u32, seed: u64) -> (Vec<Lesson>, f32) {
    let strategist = Strategist::with(net);
    let spec = Spec::Kind(Kind::Ismcts(Budget::simulations(simulations)));
    let mut player: Player<Amanecer> = spec.player(strategist, seed);
    let mut rng = BotRng::seed_from_u64(!seed);
    let mut state: State = Amanecer::initial(setup).expect("a sound setup");
    let mut positions: Vec<Noted> = Vec::new();
    let won = loop {
        match Amanecer::node(&state) {
            Node::Over(outcome) => break outcome.payoff(PLAYER),
            Node::Chance => {
                if state.pending() == Some(Frame::Draw) {
                    positions.push(Noted {
                        features: Features::of(&Amanecer::view(&state, Viewer::Seat(PLAYER))),
                        thought: None,
                        blind: None,
                    });
                }
                let chance = Amanecer::sample_chance(&state, &mut rng);
                Amanecer::resolve(&mut state, chance, &mut Silent);
            }
            Node::Decision(_) if simulations == 0 => {
                let action = strategist.playout_action(&state, &mut rng);
                Amanecer::apply(&mut state, action, &mut Silent);
            }
            Node::Decision(seat) => {
                let decision = player.choose(&state, seat);
                let mut action = decision.action;
                if let Some(noted) = positions.last_mut()
                    && decision.simulations > 0
                {
                    noted.thought.get_or_insert(decision.value);
                    let one_in = if state.pending() == Some(Frame::Brest) { BREST_BLIND } else { BLIND };
                    if below(&mut rng, one_in) == 0 {
                        noted.blind.get_or_insert(decision.value);
                        action = decision.choices[below(&mut rng, decision.choices.len() as u32) as usize].action;
                    }
                }
                Amanecer::apply(&mut state, action, &mut Silent);
            }
        }
    };
    let mut target = won;
    let mut lessons = Vec::with_capacity(positions.len());
    for Noted { features, thought, blind } in positions.into_iter().rev() {
        // What followed a blind choice says nothing about good play before it.
        target = blind.unwrap_or(target);
        target = thought.map_or(target, |thought| PATIENCE * target + (1.0 - PATIENCE) * thought);
        let features = features.iter().map(|feature| feature as u16).collect();
        lessons.push(Lesson { features, target });
    }
    (lessons, won)
}
