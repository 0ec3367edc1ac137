//! Teaches the value network of *1936 Guerra Civil* by self-play:
//! `cargo run --release -p frente-minds --example teach_guerra1936 -- FILE ROUNDS GAMES BOT THREADS [PACK]`
//!
//! Each round the bot plays GAMES games with the network as it stands, over all pairings of the sample decks and over
//! random decks, notes positions of the main phase and how the game ended, and fits the network to what it saw in the
//! last rounds. Without FILE it begins with games of the playout policy alone. PACK is a folder of data files to be played
//! with in place of the standard ones.

use frente_guerra1936::{Deck, Guerra1936, Pack, Setup, State};
use frente_kernel::{Game, Node, Seat, Silent, below};
use frente_minds::guerra1936::features::{self, Features};
use frente_minds::guerra1936::{Strategist, policy};
use frente_search::net::Net;
use frente_search::teach::{Lesson, fit, fresh, loss};
use frente_search::{BotRng, Player, Spec};
use rand_core::SeedableRng;
use std::sync::Mutex;
use std::time::Instant;

#[path = "packs/guerra1936.rs"]
mod packs;

/// Rounds whose games are kept.
const MEMORY: usize = 8;
/// One choice in so many is made by the policy, so that habits are tested.
const BLIND: u32 = 50;
/// One position of the main phase in so many is noted.
const NOTED: u32 = 3;
/// How much of a lesson is the end of the game rather than what the search thought on the way: TD(λ).
const PATIENCE: f32 = 0.95;
/// Games of the policy alone that a new network begins with, and how many of their positions are skipped for one noted.
const FIRST: u32 = 12_000;
const FIRST_NOTED: u32 = 10;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let usage = "usage: teach_guerra1936 FILE ROUNDS GAMES BOT THREADS [PACK]";
    let number = |at: usize| words.get(at).and_then(|word| word.parse::<u32>().ok()).expect(usage);
    let (file, rounds, games, threads) = (words.first().expect(usage), number(1), number(2), number(4));
    let bot: Spec = words.get(3).expect(usage).parse().unwrap_or_else(|error| panic!("{error}"));
    let pack = words.get(5).map_or_else(Pack::default, |folder| packs::read(folder));
    let names = features::names();
    let known = std::fs::read_to_string(file).ok();
    let mut net = match &known {
        Some(text) => Net::parse(text, &names).expect("a network for these features"),
        None => fresh(features::COUNT, features::WIDE),
    };
    if known.is_none() {
        let (lessons, won) = play(&net, pack, FIRST, None, 1, threads);
        let kept = lessons.len() / 20;
        let (new, old) = (&lessons[..kept], lessons[kept..].to_vec());
        fit(&mut net, features::WIDE, &[old], 3, 0.002);
        println!("policy alone: {:.1} % National, {} lessons, loss {:.4}", 100.0 * won, lessons.len(), loss(&net, new));
        std::fs::write(file, net.write(&names)).expect("the file can be written");
    }
    let mut memory: Vec<Vec<Lesson>> = Vec::new();
    for round in 0..rounds {
        let start = Instant::now();
        let seed = start.elapsed().as_nanos() as u64 ^ std::process::id() as u64;
        let (lessons, won) = play(&net, pack, games, Some(bot), seed << 8 | u64::from(round), threads);
        let seconds = start.elapsed().as_secs_f64();
        let before = loss(&net, &lessons);
        memory.push(lessons);
        if memory.len() > MEMORY {
            memory.remove(0);
        }
        let rate = 0.0008 * 0.9f32.powi(round as i32);
        fit(&mut net, features::WIDE, &memory, 2, rate);
        println!(
            "round {round}: {:.1} % National ({:.1} games/s), {} lessons, loss {before:.4} on new games",
            100.0 * won,
            f64::from(games) / seconds,
            memory.last().map_or(0, Vec::len),
        );
        std::fs::write(file, net.write(&names)).expect("the file can be written");
    }
}

/// Plays games and returns their lessons and the share the National side won. Without a bot the policy plays.
fn play(net: &Net, pack: Pack, games: u32, bot: Option<Spec>, seed: u64, threads: u32) -> (Vec<Lesson>, f64) {
    let net: &'static Net = Box::leak(Box::new(net.clone()));
    let found = Mutex::new((Vec::new(), 0.0));
    std::thread::scope(|scope| {
        for thread in 0..threads {
            let found = &found;
            scope.spawn(move || {
                for game in (thread..games).step_by(threads as usize) {
                    let (lessons, won) = play_one(net, pack, bot, seed << 32 | u64::from(game));
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

/// The decks of a game: three in four are a pairing of sample decks.
fn setup(pack: Pack, rng: &mut BotRng) -> Setup {
    let deck = |side: &str, which: u32| match which {
        0 => format!("{side}-military"),
        1 => format!("{side}-political"),
        2 => format!("{side}-mixed"),
        3 => format!("{side}-defensive"),
        _ => "random".to_owned(),
    };
    let kinds = if below(rng, 4) == 0 { [4, 4] } else { [below(rng, 4), below(rng, 4)] };
    let decks = vec![Deck::Named(deck("national", kinds[0])), Deck::Named(deck("republic", kinds[1]))];
    Setup { pack, decks, turn_limit: 120, ..Setup::default() }
}

/// A position of the main phase, and what the search expected there for the National side.
struct Noted {
    features: Features,
    thought: Option<f32>,
    /// Whether the choice made there was blind.
    blind: bool,
}

fn play_one(net: &'static Net, pack: Pack, bot: Option<Spec>, seed: u64) -> (Vec<Lesson>, f32) {
    let strategist = Strategist::with(net);
    let mut rng = BotRng::seed_from_u64(!seed);
    let player = |spec: Spec| [0, 1].map(|seat| spec.player(strategist, seed * 2 + seat));
    let mut players: Option<[Player<Guerra1936>; 2]> = bot.map(player);
    let mut state: State = Guerra1936::initial(&setup(pack, &mut rng)).expect("sample decks are sound");
    let mut positions: Vec<Noted> = Vec::new();
    let one_in = if bot.is_none() { FIRST_NOTED } else { NOTED };
    let won = loop {
        match Guerra1936::node(&state) {
            Node::Over(outcome) => break outcome.payoff(Seat(0)),
            Node::Chance => {
                let chance = Guerra1936::sample_chance(&state, &mut rng);
                Guerra1936::resolve(&mut state, chance, &mut Silent);
            }
            Node::Decision(seat) => {
                let quiet = state.is_active_move();
                let noted = quiet && below(&mut rng, one_in) == 0;
                let blind = bot.is_some() && quiet && below(&mut rng, BLIND) == 0;
                let (action, thought) = if let Some(players) = players.as_mut().filter(|_| noted || !blind) {
                    let decision = players[usize::from(seat.0)].choose(&state, seat);
                    let value = if seat == Seat(0) { decision.value } else { 1.0 - decision.value };
                    let action = if blind { policy::draw(&state, &mut rng) } else { decision.action };
                    (action, (decision.simulations > 0).then_some(value))
                } else {
                    (policy::draw(&state, &mut rng), None)
                };
                if noted {
                    positions.push(Noted { features: Features::of(&state), thought, blind });
                } else if blind && let Some(last) = positions.last_mut() {
                    last.blind = true;
                }
                Guerra1936::apply(&mut state, action, &mut Silent);
            }
        }
    };
    let mut target = won;
    let mut lessons = Vec::with_capacity(positions.len());
    for Noted { features, thought, blind } in positions.into_iter().rev() {
        if let Some(thought) = thought {
            // What followed a blind choice says less about good play before it.
            let patience = if blind { 0.7 * PATIENCE } else { PATIENCE };
            target = patience * target + (1.0 - patience) * thought;
        }
        lessons.push(Lesson { features: features.list().into(), target });
    }
    (lessons, won)
}
