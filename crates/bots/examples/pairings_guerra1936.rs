//! All sixteen pairings of the sample decks of *1936 Guerra Civil* between equal bots:
//! `cargo run --release -p frente-bots --example pairings_guerra1936 -- BOT GAMES [SEED [PACK]]`
//!
//! Prints the tables of `docs/balance.md`. The same seed gives the same games where the bot's budget is in simulations.
//! PACK is a folder with data files to be played with in place of the standard ones: numbers can be tried without
//! building anew.

use frente_bots::{BotRng, Spec, Trained};
use frente_guerra1936::{Deck, Guerra1936, Pack, Setup, load_pack};
use frente_kernel::{Game, Node, Outcome, Seat, Silent};
use rand_core::SeedableRng;

const KINDS: [&str; 4] = ["military", "political", "mixed", "defensive"];
const ENDINGS: [&str; 5] = ["military-victory", "political-victory", "mixed-victory", "demoralisation", "stalemate"];

/// What the games of a pairing came to.
#[derive(Clone, Default)]
struct Sum {
    games: u32,
    /// Won by the National side; a draw is half.
    national: f64,
    /// By ending, then by winner: National, Republic, nobody.
    endings: [[u32; 3]; 5],
    turns: Vec<u16>,
    decisions: u64,
}

fn main() {
    let usage = "usage: pairings_guerra1936 BOT GAMES [SEED [PACK]]";
    let mut words = std::env::args().skip(1);
    let bot: Spec = words.next().expect(usage).parse().unwrap_or_else(|error| panic!("{error}"));
    let games: u64 = words.next().expect(usage).parse().expect(usage);
    let seed: u64 = words.next().map_or(0, |word| word.parse().expect(usage));
    let pack = words.next().map_or_else(Pack::default, |folder| read_pack(&folder));
    let mut sums = vec![Sum::default(); 16];
    // Game by game through all pairings, so that a run that is cut short is still even.
    for game in 0..games {
        for (at, sum) in sums.iter_mut().enumerate() {
            let decks = [("national", KINDS[at / 4]), ("republic", KINDS[at % 4])];
            let decks = decks.map(|(side, kind)| Deck::named(&format!("{side}-{kind}"))).to_vec();
            let setup = Setup { pack, decks, ..Setup::default() };
            play(&setup, bot, seed << 20 | game << 5 | at as u64, sum);
        }
        if (game + 1) % 10 == 0 || game + 1 == games {
            print(&sums);
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

fn play(setup: &Setup, bot: Spec, seed: u64, sum: &mut Sum) {
    let mut state = Guerra1936::initial(setup).expect("sample decks are sound");
    let mut players = [0, 1].map(|seat| Guerra1936::player(bot, seed * 2 + seat));
    let mut dice = BotRng::seed_from_u64(!seed);
    loop {
        match Guerra1936::node(&state) {
            Node::Over(outcome) => {
                sum.turns.push(state.turn());
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
    let total = sums[0].games;
    println!("\n{total} games a pairing. National wins, per cent (95 %):\n");
    println!("| National deck | {} |", KINDS.map(|kind| format!("against {kind}")).join(" | "));
    println!("|---|---|---|---|---|");
    for (row, kind) in KINDS.iter().enumerate() {
        let cell = |sum: &Sum| {
            let (low, high) = wilson(sum.national, f64::from(sum.games));
            format!("{:.0} ({:.0}–{:.0})", 100.0 * sum.national / f64::from(sum.games), 100.0 * low, 100.0 * high)
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
    for (at, sum) in sums.iter().enumerate() {
        line(format!("{} – {}", KINDS[at / 4], KINDS[at % 4]), sum);
        all.turns.extend(&sum.turns);
        all.national += sum.national;
        all.games += sum.games;
        all.decisions += sum.decisions;
        for (all, one) in all.endings.iter_mut().flatten().zip(sum.endings.iter().flatten()) {
            *all += one;
        }
    }
    line("all".to_owned(), &all);
    let (low, high) = wilson(all.national, f64::from(all.games));
    println!(
        "\nNational {:.1} % ({:.1}–{:.1}) of {}; {:.0} decisions a game",
        100.0 * all.national / f64::from(all.games),
        100.0 * low,
        100.0 * high,
        all.games,
        all.decisions as f64 / f64::from(all.games)
    );
}

/// Wilson's interval at 95 %.
fn wilson(won: f64, games: f64) -> (f64, f64) {
    const Z: f64 = 1.96;
    let share = won / games;
    let middle = share + Z * Z / (2.0 * games);
    let reach = Z * (share * (1.0 - share) / games + Z * Z / (4.0 * games * games)).sqrt();
    let scale = 1.0 + Z * Z / games;
    ((middle - reach) / scale, (middle + reach) / scale)
}
