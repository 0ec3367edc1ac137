//! Measures bots: `cargo run --release -p frente-minds --example ladder -- GAME GAMES THREADS BOT…`
//!
//! A solitaire game is played GAMES times by each bot. Elsewhere each bot meets the one named before it, changing
//! seats from game to game. Seeds are fixed, so that two bots meet the same dice streams, and bots with a budget of
//! simulations give the same numbers on every machine.
//!
//! *Peanas* is fought on the five landscapes in turn, each table twice, the armies changing sides unless `ATTACKER`
//! (`national`, `republican`) names the one that always attacks; `SIZE` (`small`, `medium`, `large`) and `PACK` (a folder with data files in place of the standard ones, `lists.ron` with the ready
//! lists among them) change what is played.
//! For *2GM Tactics* `SCENARIO` names the battle, and `PACK` works as well.

use frente_kernel::{Game, Seat};
use frente_minds::Trained;
use frente_peanas::data::STANDARD_FILES;
use frente_peanas::roster::Roster;
use frente_peanas::setup::ListChoice;
use frente_peanas::{Peanas, Setup, Size, Terrain, load_pack};
use frente_search::{BotRng, MAX_SEATS, Spec, Tally, table};
use interval::{Rate, wilson};
use rand_core::SeedableRng;
use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

#[path = "../../lab/src/interval.rs"]
mod interval;

/// What many games came to.
#[derive(Default)]
struct Sum {
    payoff: f64,
    by_seat: [f64; MAX_SEATS],
    endings: BTreeMap<String, u32>,
    decisions: u64,
    tally: Tally,
}

fn main() {
    let mut words = std::env::args().skip(1);
    let usage = "usage: ladder GAME GAMES THREADS BOT…";
    let game = words.next().expect(usage);
    let games: u64 = words.next().expect(usage).parse().expect(usage);
    let threads: usize = words.next().expect(usage).parse().expect(usage);
    let bots: Vec<Spec> = words.map(|name| name.parse().unwrap_or_else(|error| panic!("{error}"))).collect();
    match game.as_str() {
        "amanecer" => ladder::<frente_amanecer::Amanecer>(games, threads, &bots, &|_| Default::default()),
        "guerra1936" => ladder::<frente_guerra1936::Guerra1936>(games, threads, &bots, &|_| Default::default()),
        "peanas" => ladder::<Peanas>(games, threads, &bots, &peanas()),
        "tactics2gm" => ladder::<frente_tactics2gm::Tactics2gm>(games, threads, &bots, &tactics2gm()),
        _ => panic!("no evaluator is known for \"{game}\""),
    }
}

/// What is set up for a game, by its number.
type Deal<'a, G> = &'a (dyn Fn(u64) -> <G as Game>::Setup + Sync);

/// Two battles on each table, one from either side.
fn peanas() -> impl Fn(u64) -> Setup + Sync {
    let size: Size = std::env::var("SIZE").map_or(Size::Small, |name| name.parse().expect("small, medium or large"));
    let pack = std::env::var("PACK").map_or(Setup::default().pack, |folder| {
        let files = STANDARD_FILES.map(|(name, text)| {
            let own = std::fs::read_to_string(format!("{folder}/{name}"));
            (name.to_owned(), own.unwrap_or_else(|_| text.to_owned()))
        });
        load_pack(&files).unwrap_or_else(|faults| panic!("{faults:?}"))
    });
    let lists =
        std::env::var("PACK").ok().and_then(|folder| std::fs::read_to_string(format!("{folder}/lists.ron")).ok());
    let lists: Vec<(String, Roster)> = lists.map_or(Vec::new(), |text| ron::from_str(&text).expect("ready lists"));
    let list = move |name: String| match lists.iter().find(|(known, _)| *known == name) {
        Some((_, list)) => ListChoice::Own(list.clone()),
        None => ListChoice::Ready(name),
    };
    let always = std::env::var("ATTACKER").ok();
    move |game| {
        let table = game / 2;
        let national = always.as_ref().map_or(table % 2 == 0, |army| army == "national");
        let (attacker, defender) = if national { ("national", "republican") } else { ("republican", "national") };
        Setup {
            pack,
            size,
            terrain: Terrain::ALL[table as usize % Terrain::ALL.len()],
            scenery: table as u32 + 1,
            attacker: list(format!("{attacker}-{size}-attack")),
            defender: list(format!("{defender}-{size}-defence")),
            ..Setup::default()
        }
    }
}

/// The battle of the environment, with its data.
fn tactics2gm() -> impl Fn(u64) -> frente_tactics2gm::Setup + Sync {
    use frente_tactics2gm::data::{STANDARD_FILES, load_pack};
    let usual = frente_tactics2gm::Setup::default();
    let scenario = std::env::var("SCENARIO").unwrap_or(usual.scenario.clone());
    let pack = std::env::var("PACK").map_or(usual.pack, |folder| {
        let files = STANDARD_FILES.map(|(name, text)| {
            let own = std::fs::read_to_string(format!("{folder}/{name}"));
            (name.to_owned(), own.unwrap_or_else(|_| text.to_owned()))
        });
        load_pack(&files).unwrap_or_else(|faults| panic!("{faults:?}"))
    });
    let setup = frente_tactics2gm::Setup { scenario, pack, ..usual };
    move |_| setup.clone()
}

fn ladder<G: Trained>(games: u64, threads: usize, bots: &[Spec], deal: Deal<G>) {
    println!("{:<14} {:>6} {:>17}  ms/decision mean, max   sims/s    steps/s  endings", "bot", "won", "95 %");
    let solitaire = G::INFO.seats == (1, 1);
    for (at, bot) in bots.iter().enumerate() {
        let rival = match (solitaire, at) {
            (true, _) => *bot,
            (false, 0) => continue,
            (false, _) => bots[at - 1],
        };
        let sum = series::<G>(games, threads, *bot, rival, deal);
        let Rate { low, high, .. } = wilson(sum.payoff, games as f64);
        println!(
            "{:<14} {:>5.1}% {:>7.1}%..{:>5.1}%  {:>9.2} {:>9.1}  {:>10.0} {:>10.0}  {:.1} decisions a game, by seat {:?}, {:?}",
            bot.to_string(),
            100.0 * sum.payoff / games as f64,
            100.0 * low,
            100.0 * high,
            1000.0 * sum.tally.mean(),
            1000.0 * sum.tally.longest,
            sum.tally.simulations_per_second(),
            sum.tally.steps_per_second(),
            sum.decisions as f64 / games as f64,
            &sum.by_seat[..usize::from(G::INFO.seats.1)],
            sum.endings,
        );
    }
}

/// Plays `games` games of `bot` against `rival` and adds them up for `bot`.
fn series<G: Trained>(games: u64, threads: usize, bot: Spec, rival: Spec, deal: Deal<G>) -> Sum {
    let (next, sum) = (AtomicU64::new(0), Mutex::new(Sum::default()));
    let work = || {
        loop {
            let game = next.fetch_add(1, Ordering::Relaxed);
            if game >= games {
                return;
            }
            let state = G::initial(&deal(game)).expect("a sound setup");
            let seats = u64::from(G::seats(&state));
            let own = (game % seats) as usize;
            let mut players: Vec<_> = (0..seats)
                .map(|seat| G::player(if seat as usize == own { bot } else { rival }, game * 8 + seat))
                .collect();
            let mut dice = BotRng::seed_from_u64(0x00d1_ce00 + game);
            let played = table::play::<G>(state, &mut players, &mut dice);
            let mut sum = sum.lock().expect("no thread panicked");
            let payoff = f64::from(played.outcome.payoff(Seat(own as u8)));
            sum.payoff += payoff;
            sum.by_seat[own] += payoff;
            let grade = format!("{} {} {}", played.outcome.label, played.outcome.grade, played.outcome.score);
            *sum.endings.entry(grade).or_default() += 1;
            sum.decisions += played.decisions;
            sum.tally.merge(&played.thought[own]);
        }
    };
    std::thread::scope(|scope| (0..threads).for_each(|_| drop(scope.spawn(work))));
    sum.into_inner().expect("no thread panicked")
}
