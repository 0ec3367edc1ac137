//! All sixteen pairings of the sample decks of *1936 Guerra Civil* between equal bots, or between two:
//! `cargo run --release -p frente-minds --example pairings_guerra1936 -- BOT[,RIVAL] GAMES [SEED [PACK [NET [PAIRING…]]]]`
//!
//! Against a RIVAL sides change from game to game, and the line before the last is a rung of the ladder of
//! `docs/bots.md`.
//! Prints the tables of `docs/balance.md`. The same seed gives the same games where the bot's budget is in simulations.
//! PACK is a folder with data files to be played with in place of the standard ones, NET a file with the weights of the
//! network, or two files with a comma, the rival's second: all can be tried without building anew; `-` means the standard
//! ones. PAIRING is `political-mixed`, the National
//! deck first; with none named, all are played.

use frente_guerra1936::{Deck, Guerra1936, Pack, Setup};
use frente_kernel::{Game, Node, Outcome, Seat, Silent};
use frente_minds::guerra1936::{Strategist, features};
use frente_search::net::Net;
use frente_search::{BotRng, Player, Spec};
use interval::{Rate, wilson};
use rand_core::SeedableRng;

#[path = "../../lab/src/interval.rs"]
mod interval;
#[path = "packs/guerra1936.rs"]
mod packs;

const KINDS: [&str; 4] = ["military", "political", "mixed", "defensive"];
const ENDINGS: [&str; 5] = ["military-victory", "political-victory", "mixed-victory", "demoralisation", "stalemate"];

/// What the games of a pairing came to.
#[derive(Clone, Default)]
struct Sum {
    games: u32,
    /// Won by the National side; a draw is half.
    national: f64,
    /// Won by the first bot named.
    first: f64,
    /// By ending, then by winner: National, Republic, nobody.
    endings: [[u32; 3]; 5],
    turns: Vec<u16>,
    decisions: u64,
}

fn main() {
    let usage = "usage: pairings_guerra1936 BOT[,RIVAL] GAMES [SEED [PACK [NET [PAIRING…]]]]";
    let mut words = std::env::args().skip(1);
    let bots = words.next().expect(usage);
    let bots: Vec<Spec> = bots.split(',').map(|name| name.parse().unwrap_or_else(|error| panic!("{error}"))).collect();
    let games: u64 = words.next().expect(usage).parse().expect(usage);
    let seed: u64 = words.next().map_or(0, |word| word.parse().expect(usage));
    let mut own = || words.next().filter(|word| word != "-");
    let pack = own().map_or_else(Pack::default, |folder| packs::read(&folder));
    let nets = own().map_or_else(|| vec![Strategist::default()], |files| files.split(',').map(read_net).collect());
    let chosen: Vec<String> = words.collect();
    let is_chosen = |at: usize| chosen.is_empty() || chosen.contains(&format!("{}-{}", KINDS[at / 4], KINDS[at % 4]));
    assert!(chosen.is_empty() || (0..16).filter(|at| is_chosen(*at)).count() == chosen.len(), "{usage}");
    let mut sums = vec![Sum::default(); 16];
    // Game by game through all pairings, so that a run that is cut short is still even.
    for game in 0..games {
        for (at, sum) in sums.iter_mut().enumerate().filter(|(at, _)| is_chosen(*at)) {
            let decks = [("national", KINDS[at / 4]), ("republic", KINDS[at % 4])];
            let decks = decks.map(|(side, kind)| Deck::named(&format!("{side}-{kind}"))).to_vec();
            let setup = Setup { pack, decks, turn_limit: 120, ..Setup::default() };
            let seed = seed << 20 | game << 5 | at as u64;
            let own = game % 2;
            let bot =
                |seat: u64| if seat == own { (bots[0], nets[0]) } else { (bots[bots.len() - 1], nets[nets.len() - 1]) };
            let players = [0, 1].map(|seat| {
                let (spec, strategist) = bot(seat);
                spec.player(strategist, seed * 2 + seat)
            });
            play(&setup, players, Seat(own as u8), seed, sum);
        }
        if (game + 1) % 10 == 0 || game + 1 == games {
            print(&sums);
        }
    }
}

/// The evaluator with weights of a file.
fn read_net(file: &str) -> Strategist {
    let text = std::fs::read_to_string(file).expect("a readable file");
    let net = Net::parse(&text, &features::names()).expect("a network for these features");
    Strategist::with(Box::leak(Box::new(net)))
}

fn play(setup: &Setup, mut players: [Player<Guerra1936>; 2], own: Seat, seed: u64, sum: &mut Sum) {
    let mut state = Guerra1936::initial(setup).expect("sample decks are sound");
    let mut dice = BotRng::seed_from_u64(!seed);
    loop {
        match Guerra1936::node(&state) {
            Node::Over(outcome) => {
                sum.turns.push(state.turn());
                sum.first += f64::from(outcome.payoff(own));
                return sum.add(&outcome);
            }
            Node::Chance => {
                let chance = Guerra1936::sample_chance(&state, &mut dice);
                Guerra1936::resolve(&mut state, chance, &mut Silent);
            }
            Node::Decision(seat) => {
                let action = players[usize::from(seat.0)].choose(&state, seat).action;
                Guerra1936::apply(&mut state, action, &mut Silent);
                sum.decisions += 1;
            }
        }
    }
}

impl Sum {
    fn add(&mut self, outcome: &Outcome) {
        let payoff = f64::from(outcome.payoff(Seat(0)));
        let winner = if payoff > 0.75 {
            0
        } else if payoff < 0.25 {
            1
        } else {
            2
        };
        let ending = ENDINGS.iter().position(|ending| *ending == outcome.label).expect("a known ending");
        self.endings[ending][winner] += 1;
        self.national += payoff;
        self.games += 1;
    }
}

fn print(sums: &[Sum]) {
    let total = sums.iter().map(|sum| sum.games).max().unwrap_or(0);
    println!("\n{total} games a pairing. National wins, per cent (95 %):\n");
    println!("| National deck | {} |", KINDS.map(|kind| format!("against {kind}")).join(" | "));
    println!("|---|---|---|---|---|");
    for (row, kind) in KINDS.iter().enumerate() {
        let cell = |sum: &Sum| {
            if sum.games == 0 {
                return "–".to_owned();
            }
            let Rate { rate, low, high } = wilson(sum.national, f64::from(sum.games));
            format!("{:.0} ({:.0}–{:.0})", 100.0 * rate, 100.0 * low, 100.0 * high)
        };
        println!("| {kind} | {} |", sums[row * 4..row * 4 + 4].iter().map(cell).collect::<Vec<_>>().join(" | "));
    }
    println!("\n| pairing | military N/R | political N/R | mixed N/R | demoralised N/R | drawn | turns, 10–50–90 % |");
    println!("|---|---|---|---|---|---|---|");
    let line = |name: String, sum: &Sum| {
        let mut turns = sum.turns.clone();
        turns.sort_unstable();
        let at = |share: usize| turns[(turns.len() - 1) * share / 100];
        let won = |ending: usize| format!("{}/{}", sum.endings[ending][0], sum.endings[ending][1]);
        let ends = [0, 1, 2, 3].map(won).join(" | ");
        println!("| {name} | {ends} | {} | {} – {} – {} |", sum.endings[4][2], at(10), at(50), at(90));
    };
    let mut all = Sum::default();
    for (at, sum) in sums.iter().enumerate().filter(|(_, sum)| sum.games > 0) {
        line(format!("{} – {}", KINDS[at / 4], KINDS[at % 4]), sum);
        all.turns.extend(&sum.turns);
        all.national += sum.national;
        all.first += sum.first;
        all.games += sum.games;
        all.decisions += sum.decisions;
        for (all, one) in all.endings.iter_mut().flatten().zip(sum.endings.iter().flatten()) {
            *all += one;
        }
    }
    line("all".to_owned(), &all);
    let Rate { low, high, .. } = wilson(all.first, f64::from(all.games));
    println!("\nthe first bot won {} of {} ({:.0}–{:.0} %)", all.first, all.games, 100.0 * low, 100.0 * high);
    let Rate { low, high, .. } = wilson(all.national, f64::from(all.games));
    println!(
        "\nNational {:.1} % ({:.1}–{:.1}) of {}; {:.0} decisions a game",
        100.0 * all.national / f64::from(all.games),
        100.0 * low,
        100.0 * high,
        all.games,
        all.decisions as f64 / f64::from(all.games)
    );
}
