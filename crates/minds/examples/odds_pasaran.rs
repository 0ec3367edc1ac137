//! How long the exact odds of a battle of *¿Pasarán?* take, and whether they hold:
//! `cargo run --release -p frente-minds --example odds_pasaran -- SCENARIO GAMES [CHECKED FOUGHT]`
//!
//! Sergeants play GAMES games; every battle they come to is reckoned before it is fought. CHECKED of them, spread over the
//! whole, are then fought out FOUGHT times with dice: every share must lie within four standard deviations.

use frente_kernel::{Game, Node, Seat, Silent};
use frente_minds::Trained;
use frente_pasaran::odds::{BattleOdds, WHOLE, battle_odds, steady};
use frente_pasaran::state::{Frame, Throw};
use frente_pasaran::{Action, Pasaran, Place, Setup, Side, State, Unit};
use frente_search::BotRng;
use rand_core::SeedableRng;
use std::time::Instant;

fn main() {
    let usage = "usage: odds_pasaran SCENARIO GAMES [CHECKED FOUGHT]";
    let mut words = std::env::args().skip(1);
    let setup = Setup { scenario: words.next().expect(usage), ..Setup::default() };
    let mut number = |usual: u32| words.next().map_or(usual, |word| word.parse().expect(usage));
    let (games, checked, fought) = (number(10), number(0), number(10_000));
    let mut battles = Vec::new();
    for game in 0..games {
        play(&setup, u64::from(game), &mut battles);
    }
    let mut times: Vec<(f64, usize)> = Vec::new();
    let mut chances = [[0; 5]; 2];
    for (state, place) in &battles {
        let (odds, seconds) = timed(|| battle_odds(state, *place).expect("a battle"));
        times.push((seconds, counters(state, *place).len()));
        let sum = odds.won + odds.held + odds.void;
        chances[state.phasing().index()][(5.0 * odds.won as f64 / sum as f64).min(4.0) as usize] += 1;
        assert!(WHOLE - sum < WHOLE / 1_000_000, "{place}: the shares sum to {}", sum as f64 / WHOLE as f64);
    }
    times.sort_by(|a, b| a.0.total_cmp(&b.0));
    let at = |share: f64| {
        let (seconds, units) = times[((times.len() - 1) as f64 * share) as usize];
        format!("{:.2} ms ({units} counters)", 1000.0 * seconds)
    };
    println!("{} battles: p50 {}, p99 {}, max {}", times.len(), at(0.5), at(0.99), at(1.0));
    let largest = battles.iter().map(|(state, place)| counters(state, *place).len()).max();
    println!("largest battle: {} counters", largest.unwrap_or(0));
    println!(
        "attacks with a chance of 0, 20, 40, 60, 80 % or more: Nationalist {:?}, Republican {:?}",
        chances[0], chances[1]
    );
    let mut worst = 0.0_f64;
    for check in 0..checked as usize {
        let (state, place) = &battles[check * battles.len() / checked as usize];
        let off = compare(state, *place, fought);
        if off > 4.0 {
            let names: Vec<String> = counters(state, *place).iter().map(Unit::to_string).collect();
            println!("{off:.1} σ at {place} for {}: {}", state.phasing(), names.join(" "));
        }
        worst = worst.max(off);
    }
    if checked > 0 {
        println!("{checked} battles fought {fought} times each: the share farthest off is at {worst:.2} σ");
    }
}

/// The quickest of three times: what the machine does beside it is no matter of ours.
fn timed<T>(work: impl Fn() -> T) -> (T, f64) {
    let once = || {
        let start = Instant::now();
        let done = work();
        (done, start.elapsed().as_secs_f64())
    };
    let [first, others @ ..] = [once(), once(), once()];
    let best = others.iter().fold(first.1, |best, other| best.min(other.1));
    (first.0, best)
}

fn counters(state: &State, place: Place) -> Vec<Unit> {
    state.board().stack(place).iter().collect()
}

/// Plays a game and keeps the position before every battle.
fn play(setup: &Setup, seed: u64, battles: &mut Vec<(State, Place)>) {
    let mut state = Pasaran::initial(setup).expect("a scenario of the pack");
    let bot = "sergeant".parse().expect("a level");
    let mut players = [0, 1].map(|seat| Pasaran::player(bot, seed * 2 + seat));
    let mut dice = BotRng::seed_from_u64(!seed);
    loop {
        match Pasaran::node(&state) {
            Node::Over(_) => return,
            Node::Chance => {
                let chance = Pasaran::sample_chance(&state, &mut dice);
                Pasaran::resolve(&mut state, chance, &mut Silent);
            }
            Node::Decision(Seat(at)) => {
                let action = players[usize::from(at)].choose(&state, Seat(at)).action;
                if let Action::Fight(place) = action
                    && battle_odds(&state, place).is_some()
                {
                    battles.push((state.clone(), place));
                }
                Pasaran::apply(&mut state, action, &mut Silent);
            }
        }
    }
}

fn steps(state: &State, units: &[Unit], side: Side) -> usize {
    let own = units.iter().filter(|unit| unit.side() == side && state.board().place(**unit).is_some());
    own.map(|unit| usize::from(state.steps_left(*unit))).sum()
}

/// Fights a battle out so many times: how many standard deviations the share farthest off is off.
fn compare(start: &State, place: Place, fought: u32) -> f64 {
    let odds = battle_odds(start, place).expect("a battle");
    let units = counters(start, place);
    let before = Side::ALL.map(|side| steps(start, &units, side));
    let mut rng = BotRng::seed_from_u64(1937);
    let mut losses = [vec![0_u32; before[0] + 1], vec![0; before[1] + 1]];
    let mut won = 0;
    let mut state = start.clone();
    for _ in 0..fought {
        state.clone_from(start);
        Pasaran::apply(&mut state, Action::Fight(place), &mut Silent);
        // A single battle that is left follows by itself: this one is over when another place is fought for.
        while state.battle().place() == place {
            match Pasaran::node(&state) {
                Node::Chance if state.pending() == Some(Frame::Throw(Throw::Shot)) => {
                    let die = Pasaran::sample_chance(&state, &mut rng);
                    Pasaran::resolve(&mut state, die, &mut Silent);
                }
                Node::Decision(_) => match steady(&state) {
                    Some(action) => Pasaran::apply(&mut state, action, &mut Silent),
                    None => break,
                },
                _ => break,
            }
        }
        won += u32::from(is_won(&state, place));
        for side in Side::ALL {
            losses[side.index()][before[side.index()] - steps(&state, &units, side)] += 1;
        }
    }
    let BattleOdds { losses: shares, .. } = &odds;
    let rows = shares.iter().flatten().zip(losses.iter().flatten());
    rows.chain([(&odds.won, &won)]).map(|(share, count)| deviation(*share, *count, fought)).fold(0.0, f64::max)
}

fn is_won(state: &State, place: Place) -> bool {
    let attacker = state.phasing();
    let land = |unit: Unit| state.class_of(unit) != frente_pasaran::Class::Air;
    state.holds(attacker, place) && state.board().units(place, attacker).iter().any(land)
}

/// How far a count lies from its share, in standard deviations; one battle more or less is nothing.
fn deviation(share: u64, count: u32, fought: u32) -> f64 {
    let (p, n) = (share as f64 / WHOLE as f64, f64::from(fought));
    let off = ((f64::from(count) - n * p).abs() - 1.0).max(0.0);
    off / (n * p * (1.0 - p)).sqrt().max(0.5)
}
