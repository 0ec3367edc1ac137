//! How fast frozen rules are: `speed` measures of the newest kept version of each game, in milliseconds of processor time, the
//! least of five: waking the module, opening a match of so many steps, a step by hand (the act, the view, the offers and the log of the
//! seat that chooses), verifying the longest record of its corpus.

use frente_door::{AnyGame as _, AnyMatch, StepOut};
use frente_frozen::{FrozenGame, index, proof};
use frente_kernel::{Record, Viewer};
use std::hint::black_box;
use std::io::Read as _;
use std::path::Path;
use std::time::Duration;

/// A match somebody comes back to is seldom longer.
const STEPS: usize = 500;

fn main() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../frozen");
    println!(
        "| game, rules | waking | steps | opening | a step by hand | verifying, steps |\n|---|---|---|---|---|---|"
    );
    for row in index::rows() {
        let bytes = index::module(row).expect("it is kept");
        let packed = std::fs::read(folder.join(format!("{}/v{}.records.br", row.game, row.rules))).expect("its corpus");
        let mut corpus = String::new();
        brotli_decompressor::Decompressor::new(&*packed, 1 << 16).read_to_string(&mut corpus).expect("a text");
        let records = proof::records(&corpus).into_iter().map(|text| Record::parse(text).expect("a record"));
        let record = records.max_by_key(|record| record.steps.len()).expect("one at least");
        let (waking, game) = least(|| FrozenGame::wake(&bytes).expect("it plays"));
        let setup = serde_json::from_str(&record.setup).expect("JSON");
        let steps: Vec<StepOut> =
            record.steps.iter().take(STEPS).map(|line| StepOut { seat: line.seat, text: line.text.clone() }).collect();
        let (opening, mut table) =
            least(|| game.resume(&setup, &steps).map_err(|error| error.to_string()).expect("it opens"));
        let mut hands = Vec::new();
        // A die between two hands is nobody's waiting.
        while let Some(chance) = table.chances().first().map(|(chance, _)| chance.clone()) {
            table.chance(&chance).expect("it may come up");
        }
        while let Some(seat) = table.node().deciding().filter(|_| hands.len() < 20) {
            let offered = table.offers(seat).first().expect("a choice").action.clone();
            let before = busy();
            table.act(seat, &offered).expect("an offer");
            looked_at(&*table);
            hands.push(busy() - before);
            while let Some(chance) = table.chances().first().map(|(chance, _)| chance.clone()) {
                table.chance(&chance).expect("it may come up");
            }
        }
        hands.sort();
        let (verifying, _) = least(|| game.verify(&record).map(drop).expect("it holds"));
        let hand = hands
            .last()
            .map_or_else(|| "–".to_owned(), |most| format!("{} to {}", ms(hands[hands.len() / 2]), ms(*most)));
        println!(
            "| {}, {} | {} | {} | {} | {hand} | {}, {} |",
            row.game,
            row.rules,
            ms(waking),
            steps.len(),
            ms(opening),
            ms(verifying),
            record.steps.len()
        );
    }
}

/// What a page is sent after a step.
fn looked_at(table: &dyn AnyMatch) {
    let Some(seat) = table.node().deciding() else { return };
    let viewer = Viewer::Seat(seat);
    black_box((
        table.view(viewer),
        table.offers(seat),
        table.prompt(viewer),
        table.log(viewer, table.steps() - 1),
        table.undo_floor(),
    ));
}

fn least<T>(mut work: impl FnMut() -> T) -> (Duration, T) {
    let mut timed = || {
        let before = busy();
        let done = work();
        (busy() - before, done)
    };
    let (mut best, mut done) = timed();
    for _ in 1..5 {
        let (time, again) = timed();
        (best, done) = (best.min(time), again);
    }
    (best, done)
}

/// Processor time this thread has used: other work on the machine does not count.
fn busy() -> Duration {
    let said = std::fs::read_to_string("/proc/self/schedstat").expect("Linux says how long a process has run");
    Duration::from_nanos(said.split(' ').next().and_then(|first| first.parse().ok()).expect("nanoseconds"))
}

fn ms(time: Duration) -> String {
    format!("{:.1}", time.as_secs_f64() * 1e3)
}
