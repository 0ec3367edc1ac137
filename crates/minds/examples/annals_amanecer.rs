//! Many games of *Amanecer soviético* by one bot, and how they ended:
//! `cargo run --release -p frente-minds --example annals_amanecer -- GAMES BOT SEED THREADS [TIMES JUDGE]`
//!
//! Prints the lines of `docs/balance.md`. With TIMES and JUDGE, each position in which the choice of Brest-Litovsk came up is
//! played on so many times from either answer by the bot JUDGE, both answers with the same dice streams, to see which was
//! right. `PACK` names a folder with data files in place of the standard ones, `NET` a file with other weights, `BOX` the box
//! that wins politically, `COST` what the Treaty costs.

use frente_amanecer::state::{Brest, Frame};
use frente_amanecer::{Action, Amanecer, Front, PLAYER, Setup, State, War};
use frente_kernel::{Game, Node, Silent, Viewer};
use frente_minds::amanecer::{Strategist, features};
use frente_search::net::Net;
use frente_search::{BotRng, Spec};
use interval::{Rate, wilson};
use rand_core::SeedableRng;
use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

#[path = "../../lab/src/interval.rs"]
mod interval;
#[path = "packs/amanecer.rs"]
mod packs;

/// A position in which the choice came up.
struct Crossroads {
    answer: Brest,
    level: i8,
    baltic: u8,
    /// Mean and standard error of what the Treaty won more than Bukharin, where it was played on.
    gain: Option<(f64, f64)>,
}

/// What one game is remembered by.
struct Annals {
    ending: &'static str,
    grade: String,
    won: bool,
    third_act: bool,
    /// The front that stood in Moscow.
    fallen_to: Option<Front>,
    decisions: u32,
    turns: usize,
    crossroads: Option<Crossroads>,
    seconds: f64,
    longest: f64,
}

struct Plan {
    setup: Setup,
    bot: Spec,
    judge: Option<(u32, Spec)>,
    mind: Strategist,
    seed: u64,
}

fn main() {
    let usage = "usage: annals_amanecer GAMES BOT SEED THREADS [TIMES JUDGE]";
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize| words.get(at).and_then(|word| word.parse::<u64>().ok()).expect(usage);
    let bot = |at: usize| words.get(at).expect(usage).parse::<Spec>().unwrap_or_else(|error| panic!("{error}"));
    let option = |name: &str, usual: i8| std::env::var(name).map_or(usual, |value| value.parse().expect("a number"));
    let usual = Setup::default();
    let setup = Setup {
        pack: packs::pack(),
        political_victory_box: option("BOX", usual.political_victory_box),
        treaty_cost: option("COST", usual.treaty_cost),
    };
    let (games, threads) = (number(0), number(3));
    let judge = (words.len() > 4).then(|| (number(4) as u32, bot(5)));
    let mind = strategist();
    let plan = Plan { setup, bot: bot(1), judge, mind, seed: number(2) };
    let (next, found) = (AtomicU64::new(0), Mutex::new(Vec::new()));
    let work = || {
        loop {
            let game = next.fetch_add(1, Ordering::Relaxed);
            if game >= games {
                return;
            }
            let annals = play(&plan, plan.seed << 32 | game);
            found.lock().expect("no thread panicked").push(annals);
        }
    };
    std::thread::scope(|scope| (0..threads).for_each(|_| drop(scope.spawn(work))));
    print(&plan, &found.into_inner().expect("no thread panicked"));
}

/// Judges by the weights in the file that `NET` names, or by the usual ones.
fn strategist() -> Strategist {
    let Ok(file) = std::env::var("NET") else { return Strategist::default() };
    let text = std::fs::read_to_string(file).expect("a file of weights");
    let net = Net::parse(&text, &features::names()).expect("a network for these features");
    Strategist::with(Box::leak(Box::new(net)))
}

fn play(plan: &Plan, seed: u64) -> Annals {
    let mut player = plan.bot.player::<Amanecer, _>(plan.mind, seed);
    let mut dice = BotRng::seed_from_u64(!seed);
    let mut state = Amanecer::initial(&plan.setup).expect("a sound setup");
    let (mut decisions, mut crossroads, mut seconds, mut longest) = (0, None, 0.0, 0.0f64);
    let outcome = loop {
        match Amanecer::node(&state) {
            Node::Over(outcome) => break outcome,
            Node::Chance => {
                let chance = Amanecer::sample_chance(&state, &mut dice);
                Amanecer::resolve(&mut state, chance, &mut Silent);
            }
            Node::Decision(seat) => {
                let decision = player.choose(&state, seat);
                if state.pending() == Some(Frame::Brest) {
                    let signed = decision.action == Action::SignTreaty;
                    crossroads = Some(Crossroads {
                        answer: if signed { Brest::Treaty } else { Brest::Bukharin },
                        level: state.level(),
                        baltic: state.number(Front::Baltic),
                        gain: plan.judge.map(|(times, judge)| played_on(plan, &state, judge, times, seed)),
                    });
                }
                decisions += 1;
                seconds += decision.seconds;
                longest = longest.max(decision.seconds);
                Amanecer::apply(&mut state, decision.action, &mut Silent);
            }
        }
    };
    let view = Amanecer::view(&state, Viewer::Seat(PLAYER));
    Annals {
        ending: outcome.label,
        grade: outcome.grade.to_owned(),
        won: outcome.payoff(PLAYER) > 0.5,
        third_act: view.war == War::Over,
        fallen_to: Front::ALL.into_iter().find(|front| view.fronts[*front].number == 0),
        decisions,
        turns: view.discard.len() as usize,
        crossroads,
        seconds,
        longest,
    }
}

/// How much oftener the game is won after the Treaty than after Bukharin.
fn played_on(plan: &Plan, state: &State, judge: Spec, times: u32, seed: u64) -> (f64, f64) {
    let won = |answer: Action, stream: u64| {
        let mut world = *state;
        Amanecer::apply(&mut world, answer, &mut Silent);
        let mut players = [judge.player::<Amanecer, _>(plan.mind, stream)];
        let mut dice = BotRng::seed_from_u64(!stream);
        let played = frente_search::table::play::<Amanecer>(world, &mut players, &mut dice);
        f64::from(played.outcome.payoff(PLAYER))
    };
    let streams = (0..u64::from(times)).map(|time| seed ^ (time + 1) << 44);
    let gains: Vec<f64> =
        streams.map(|stream| won(Action::SignTreaty, stream) - won(Action::Bukharin, stream)).collect();
    let count = gains.len() as f64;
    let mean = gains.iter().sum::<f64>() / count;
    let spread = gains.iter().map(|gain| (gain - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
    (mean, (spread / count).sqrt())
}

fn print(plan: &Plan, all: &[Annals]) {
    let share = |won: usize, of: usize| {
        let Rate { rate, low, high } = wilson(won as f64, of as f64);
        format!("{won} of {of}, {:.1} % ({:.1}–{:.1})", 100.0 * rate, 100.0 * low, 100.0 * high)
    };
    let counted = |keys: &mut dyn Iterator<Item = String>| {
        let mut counts = BTreeMap::<String, u32>::new();
        keys.for_each(|key| *counts.entry(key).or_default() += 1);
        format!("{counts:?}")
    };
    let is = |test: &dyn Fn(&&Annals) -> bool| all.iter().filter(test).count();
    let won = is(&|one| one.won);
    let games = all.len();
    println!("{}, box {}: won {}", plan.bot, plan.setup.political_victory_box, share(won, games));
    println!("  endings {}", counted(&mut all.iter().map(|one| one.ending.to_owned())));
    println!("  grades {}", counted(&mut all.iter().map(|one| format!("{} {}", one.ending, one.grade))));
    println!("  military victories among victories {}", share(is(&|one| one.ending == "military-victory"), won));
    println!("  third act {}", share(is(&|one| one.third_act), games));
    let fallen = all.iter().filter_map(|one| one.fallen_to.map(|front| front.to_string()));
    println!("  Moscow falls to {}", counted(&mut fallen.into_iter()));
    let mean = |of: &dyn Fn(&Annals) -> f64| all.iter().map(of).sum::<f64>() / games.max(1) as f64;
    println!(
        "  {:.1} turns, {:.1} decisions, {:.2} s a game, the longest decision {:.0} ms",
        mean(&|one| one.turns as f64),
        mean(&|one| f64::from(one.decisions)),
        mean(&|one| one.seconds),
        1000.0 * all.iter().map(|one| one.longest).fold(0.0, f64::max)
    );
    let roads: Vec<&Crossroads> = all.iter().filter_map(|one| one.crossroads.as_ref()).collect();
    let signed = roads.iter().filter(|road| road.answer == Brest::Treaty).count();
    println!("  Brest-Litovsk comes up {}: the Treaty signed {}", roads.len(), share(signed, roads.len()));
    let states = roads.iter().map(|road| {
        format!("level {} baltic {} {}", road.level, road.baltic, if road.answer == Brest::Treaty { "T" } else { "B" })
    });
    println!("  {}", counted(&mut states.into_iter()));
    let gains: Vec<(f64, f64)> = roads.iter().filter_map(|road| road.gain).collect();
    if let Some((times, judge)) = plan.judge {
        let better = gains.iter().filter(|(mean, _)| *mean > 0.0).count();
        let clearly = |sign: f64| gains.iter().filter(|(mean, error)| sign * mean > 2.0 * error).count();
        println!(
            "  played on {times} times each by {judge}: the Treaty better {}; by two errors {} and worse {}; mean {:+.3}",
            share(better, gains.len()),
            clearly(1.0),
            clearly(-1.0),
            gains.iter().map(|gain| gain.0).sum::<f64>() / gains.len().max(1) as f64
        );
        let regret = roads.iter().filter_map(|road| {
            let (mean, _) = road.gain?;
            Some(if road.answer == Brest::Treaty { (-mean).max(0.0) } else { mean.max(0.0) })
        });
        let agreed = roads
            .iter()
            .filter(|road| road.gain.is_some_and(|(mean, _)| (mean > 0.0) == (road.answer == Brest::Treaty)));
        println!(
            "  answered so {}; lost by the others {:.4} a position",
            share(agreed.count(), gains.len()),
            regret.sum::<f64>() / gains.len().max(1) as f64
        );
    }
}
