//! Many wars of *¿Pasarán?* between two bots, and what history would say of them:
//! `cargo run --release -p frente-minds --example annals_pasaran -- SCENARIO GAMES BOT RIVAL [SEED [PACK]]`
//!
//! BOT and RIVAL change sides from game to game; name one bot twice to measure the balance of a scenario. Prints the lines of
//! `docs/bots.md` and `docs/balance.md`. The same seed gives the same games where budgets are in simulations. PACK is a
//! folder with data files to be played with in place of the standard ones: numbers can be tried without building anew.

use frente_kernel::{Game, Node, Seat, Silent};
use frente_minds::Trained;
use frente_pasaran::{Pack, Pasaran, Quarter, Setup, Side, State, Zone, load_pack, seat};
use frente_search::{BotRng, Spec, Tally};
use interval::{Rate, wilson};
use rand_core::SeedableRng;
use std::collections::BTreeMap;

#[path = "../../lab/src/interval.rs"]
mod interval;

const NORTH: [Zone; 4] = [Zone::Asturias, Zone::Santander, Zone::Vizcaya, Zone::Guipuzcoa];
const EAST: [Zone; 3] = [Zone::Madrid, Zone::Valencia, Zone::Barcelona];

/// What many wars came to.
#[derive(Default)]
struct Sum {
    games: u32,
    /// Won by BOT, by the side it had, and by the Nationalist.
    won: [u32; 2],
    nationalist: u32,
    endings: BTreeMap<&'static str, u32>,
    turns: u32,
    decisions: u64,
    thought: [Tally; 2],
    /// Wars in which 1936 was seen out, and those of them in which Madrid was never lost until then.
    years: u32,
    held: u32,
    /// Wars in which the North fell whole, before and after the first of Madrid, Valencia and Barcelona.
    north_first: u32,
    north_later: u32,
    east_alone: u32,
    /// By turn: wars that saw its end, and the points of both sides.
    points: BTreeMap<u8, (u32, [u32; 2])>,
}

/// What one war is remembered by.
#[derive(Default)]
struct Annals {
    madrid_lost: Option<Quarter>,
    north: Option<Quarter>,
    east: Option<Quarter>,
    points: BTreeMap<u8, [u32; 2]>,
}

impl Annals {
    fn look(&mut self, state: &State) {
        let held = state.zones_of(Side::Nationalist);
        let now = state.quarter();
        if held.contains(Zone::Madrid) {
            self.madrid_lost.get_or_insert(now);
        }
        if NORTH.iter().all(|zone| held.contains(*zone)) {
            self.north.get_or_insert(now);
        }
        if EAST.iter().any(|zone| held.contains(*zone)) {
            self.east.get_or_insert(now);
        }
        self.points.insert(now.0, Side::ALL.map(|side| u32::from(state.zone_points(side))));
    }
}

fn main() {
    let usage = "usage: annals_pasaran SCENARIO GAMES BOT RIVAL [SEED [PACK]]";
    let mut words = std::env::args().skip(1);
    let scenario = words.next().expect(usage);
    let games: u64 = words.next().expect(usage).parse().expect(usage);
    let mut bot = || -> Spec { words.next().expect(usage).parse().unwrap_or_else(|error| panic!("{error}")) };
    let bots = [bot(), bot()];
    let seed: u64 = words.next().map_or(0, |word| word.parse().expect(usage));
    let pack = words.next().map_or_else(Pack::default, |folder| read_pack(&folder));
    let setup = Setup { pack, scenario, ..Setup::default() };
    let mut sum = Sum::default();
    for game in 0..games {
        play(&setup, bots, seed << 20 | game, (game % 2) as usize, &mut sum);
        if (game + 1) % 20 == 0 || game + 1 == games {
            print(&sum, bots);
        }
    }
}

/// The files of a folder in place of the standard ones.
fn read_pack(folder: &str) -> Pack {
    let files = std::fs::read_dir(folder).expect("a folder of data files").map(|entry| {
        let path = entry.expect("a readable folder").path();
        let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        (name, std::fs::read_to_string(path).expect("a readable file"))
    });
    load_pack(&files.collect::<Vec<_>>()).unwrap_or_else(|faults| panic!("{faults:?}"))
}

fn play(setup: &Setup, bots: [Spec; 2], seed: u64, own: usize, sum: &mut Sum) {
    let mut state = Pasaran::initial(setup).expect("a scenario of the pack");
    let mut players = [0, 1].map(|at: usize| Pasaran::player(bots[usize::from(at != own)], seed * 2 + at as u64));
    let mut dice = BotRng::seed_from_u64(!seed);
    let mut annals = Annals::default();
    let outcome = loop {
        match Pasaran::node(&state) {
            Node::Over(outcome) => break outcome,
            Node::Chance => {
                let chance = Pasaran::sample_chance(&state, &mut dice);
                Pasaran::resolve(&mut state, chance, &mut Silent);
            }
            Node::Decision(Seat(at)) => {
                let at = usize::from(at);
                let decision = players[at].choose(&state, Seat(at as u8));
                sum.thought[usize::from(at != own)].add(&decision);
                Pasaran::apply(&mut state, decision.action, &mut Silent);
                sum.decisions += 1;
                annals.look(&state);
            }
        }
    };
    annals.look(&state);
    sum.games += 1;
    sum.won[own] += u32::from(outcome.payoff(Seat(own as u8)) > 0.5);
    sum.nationalist += u32::from(outcome.payoff(seat(Side::Nationalist)) > 0.5);
    *sum.endings.entry(outcome.label).or_default() += 1;
    sum.turns += annals.points.len() as u32;
    let new_year = "1937-1".parse::<Quarter>().expect("a quarter");
    // The last position of a war that Madrid ends bears the year it fell in.
    if annals.points.keys().any(|turn| *turn >= new_year.0) || outcome.label == "madrid-falls" {
        sum.years += 1;
        sum.held += u32::from(annals.madrid_lost.is_none_or(|quarter| quarter >= new_year));
    }
    match (annals.north, annals.east) {
        (Some(north), Some(east)) if north > east => sum.north_later += 1,
        (Some(_), _) => sum.north_first += 1,
        (None, Some(_)) => sum.east_alone += 1,
        (None, None) => {}
    }
    for (turn, points) in annals.points {
        let (wars, all) = sum.points.entry(turn).or_default();
        *wars += 1;
        all.iter_mut().zip(points).for_each(|(all, one)| *all += one);
    }
}

fn print(sum: &Sum, bots: [Spec; 2]) {
    let games = f64::from(sum.games);
    let share = |won: u32, of: f64| {
        let Rate { rate, low, high } = wilson(f64::from(won), of);
        format!("{won} of {of}, {:.0} % ({:.0}–{:.0})", 100.0 * rate, 100.0 * low, 100.0 * high)
    };
    println!("\n{} against {}: {}", bots[0], bots[1], share(sum.won[0] + sum.won[1], games));
    let halves = [(games / 2.0).ceil(), (games / 2.0).floor().max(1.0)];
    println!("  as Nationalist {}, as Republican {}", share(sum.won[0], halves[0]), share(sum.won[1], halves[1]));
    println!("  Nationalist wins {}; endings {:?}", share(sum.nationalist, games), sum.endings);
    println!(
        "  Madrid held in 1936: {} of {}; the North fell first {}, later {}, not though the East did {}",
        sum.held, sum.years, sum.north_first, sum.north_later, sum.east_alone
    );
    let line = |(turn, (wars, points)): (&u8, &(u32, [u32; 2]))| {
        let mean = points.map(|all| f64::from(all) / f64::from(*wars));
        format!("{}: {wars} {:.1}-{:.1}", Quarter(*turn), mean[0], mean[1])
    };
    println!("  wars and points by turn: {}", sum.points.iter().map(line).collect::<Vec<_>>().join(", "));
    println!(
        "  {:.1} turns, {:.0} decisions, {:.2} s a war; a decision of BOT {:.2} ms (longest {:.0}), of RIVAL {:.2} ms",
        f64::from(sum.turns) / games,
        sum.decisions as f64 / games,
        (sum.thought[0].seconds + sum.thought[1].seconds) / games,
        1000.0 * sum.thought[0].mean(),
        1000.0 * sum.thought[0].longest,
        1000.0 * sum.thought[1].mean()
    );
}
