//! What holds of the facts of every game: they are sorted and within their schema, the schema is the same at every position,
//! and no seat reads what it cannot know. Twenty positions stand as named facts in a file that a person reads.

use crate::golden::compare;
use frente_kernel::{Encode, Eyes, Facts, Game, Node, Schema, Seat, Silent, below};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use std::fmt::Write as _;
use std::path::Path;

/// Redeals at each position and for each seat.
const REDEALS: usize = 3;
/// One position in so many is looked at.
const ONE_IN: u32 = 5;
/// Positions in the golden file, and the actions written out at each.
const POSITIONS: u32 = 20;
const ACTIONS: usize = 3;
/// Lines are folded here.
const WIDTH: usize = 118;

/// Checks the facts of positions and actions along random matches, then compares twenty positions with the file at `path`;
/// writes the file when `FRENTE_BLESS=1`.
///
/// # Panics
/// If something does not hold, or the text differs: with the first line that does.
pub fn encoding<G: Encode>(path: impl AsRef<Path>, setups: &[G::Setup], games: u32) {
    let schema = Schema::of::<G>();
    assert!(schema.width() <= 1 << 15 && schema.action_width() <= 1 << 12, "{}: too many facts", G::INFO.id);
    let mut looked = 0;
    for game in 0..games {
        let setup = &setups[game as usize % setups.len()];
        walk::<G>(setup, u64::from(game), |state, rng| {
            if below(rng, ONE_IN) == 0 {
                looked += 1;
                facts_are_sound::<G>(&schema, state);
                no_seat_reads_too_much::<G>(state, rng);
            }
            true
        });
    }
    assert!(looked > 0, "no position was looked at");
    let bless = std::env::var("FRENTE_BLESS").is_ok_and(|value| value == "1");
    if let Err(difference) = compare(path.as_ref(), &twenty_positions::<G>(&schema, setups), bless) {
        panic!("{difference}");
    }
}

/// Plays a match at random, handing each position to `look` until it says to stop.
fn walk<G: Game>(setup: &G::Setup, seed: u64, mut look: impl FnMut(&G::State, &mut Xoshiro256PlusPlus) -> bool) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut state = G::initial(setup).unwrap_or_else(|error| panic!("the setup is refused: {error}"));
    while look(&state, &mut rng) {
        match G::node(&state) {
            Node::Over(_) => return,
            Node::Chance => {
                let chance = G::sample_chance(&state, &mut rng);
                G::resolve(&mut state, chance, &mut Silent);
            }
            Node::Decision(_) => {
                let action = G::sample_action(&state, &mut rng);
                G::apply(&mut state, action, &mut Silent);
            }
        }
    }
}

fn is_sound(facts: &Facts, width: usize, what: &str) {
    let list = facts.list();
    assert_eq!(usize::from(facts.width()), width, "{what}: every group is written at every position");
    assert!(list.is_sorted_by(|a, b| a < b), "{what}: facts are sorted, each once: {list:?}");
    assert!(list.last().is_none_or(|last| usize::from(*last) < width), "{what}: a fact lies outside the schema");
}

fn facts_are_sound<G: Encode>(schema: &Schema, state: &G::State) {
    let mut facts = Facts::default();
    let seats = (0..G::seats(state)).map(|seat| Eyes::Seat(Seat(seat)));
    for eyes in seats.chain([Eyes::World]) {
        facts.read::<G>(state, eyes);
        is_sound(&facts, schema.width(), &format!("{eyes:?}"));
    }
    if let Node::Decision(_) = G::node(state) {
        let mut actions = Vec::new();
        G::legal_actions(state, &mut actions);
        assert!(actions.len() <= G::OFFERS, "{} actions are offered, more than OFFERS says", actions.len());
        for action in actions {
            facts.read_action::<G>(state, action);
            is_sound(&facts, schema.action_width(), &action.to_string());
            let count = facts.list().len();
            assert!((1..=G::OFFER_FACTS).contains(&count), "{action} has {count} facts: one to OFFER_FACTS are right");
            let number = G::number(action);
            assert_eq!(number.and_then(G::numbered), number.map(|_| action), "{action}: its number is read back");
            assert!(number.is_some_and(|number| number < G::ACTIONS) || G::ACTIONS == 0, "{action}: no number");
        }
    }
}

/// What a seat reads is the same in every world it may imagine.
fn no_seat_reads_too_much<G: Encode>(state: &G::State, rng: &mut Xoshiro256PlusPlus) {
    let schema = Schema::of::<G>();
    let (mut here, mut there, mut actions) = (Facts::default(), Facts::default(), Vec::new());
    for seat in (0..G::seats(state)).map(Seat) {
        here.read::<G>(state, Eyes::Seat(seat));
        for _ in 0..REDEALS {
            let mut redealt = state.clone();
            G::determinize(&mut redealt, seat, rng);
            there.read::<G>(&redealt, Eyes::Seat(seat));
            differ(&here, &there, |fact| format!("seat {seat} reads what it cannot know: {}", schema.name(fact)));
            if G::node(state) != Node::Decision(seat) {
                continue;
            }
            G::legal_actions(state, &mut actions);
            let (mut own, mut other) = (Facts::default(), Facts::default());
            for action in &actions {
                own.read_action::<G>(state, *action);
                other.read_action::<G>(&redealt, *action);
                let name = |fact| format!("{action} tells seat {seat} too much: {}", schema.action_name(fact));
                differ(&own, &other, name);
            }
        }
    }
}

fn differ(here: &Facts, there: &Facts, name: impl Fn(u16) -> String) {
    let lone = |a: &Facts, b: &Facts| a.list().iter().copied().find(|fact| !b.list().contains(fact));
    if let Some(fact) = lone(here, there).or_else(|| lone(there, here)) {
        panic!("{}", name(fact));
    }
}

/// Twenty positions at which somebody chooses: what the decider reads, what the world adds, and a few actions.
fn twenty_positions<G: Encode>(schema: &Schema, setups: &[G::Setup]) -> String {
    let mut text = schema.to_text();
    let _ = writeln!(text, "{} facts, {} of an action", schema.width(), schema.action_width());
    for number in 0..POSITIONS {
        let setup = &setups[number as usize % setups.len()];
        let mut wait = 6 + 17 * number;
        let mut found = None;
        walk::<G>(setup, 1936 + u64::from(number), |state, _| {
            if let Node::Decision(seat) = G::node(state) {
                found = Some((state.clone(), seat));
                wait = wait.saturating_sub(1);
            }
            wait > 0
        });
        let Some((state, seat)) = found else { continue };
        let _ = writeln!(text, "\nposition {number}, seat {seat}");
        let (mut seen, mut world) = (Facts::default(), Facts::default());
        seen.read::<G>(&state, Eyes::Seat(seat));
        world.read::<G>(&state, Eyes::World);
        let more = world.list().iter().filter(|fact| !seen.list().contains(fact));
        fold(&mut text, "  sees", seen.list().iter().map(|fact| schema.name(*fact)));
        fold(&mut text, "  world adds", more.map(|fact| schema.name(*fact)));
        let mut actions = Vec::new();
        G::legal_actions(&state, &mut actions);
        let every = actions.len().div_ceil(ACTIONS);
        for action in actions.into_iter().step_by(every) {
            let mut facts = Facts::default();
            facts.read_action::<G>(&state, action);
            fold(&mut text, &format!("  {action}:"), facts.list().iter().map(|fact| schema.action_name(*fact)));
        }
    }
    text
}

fn fold(text: &mut String, head: &str, words: impl Iterator<Item = String>) {
    let mut line = head.to_owned();
    for word in words {
        if line.len() + 1 + word.len() > WIDTH {
            text.push_str(&line);
            text.push('\n');
            line = "   ".to_owned();
        }
        line.push(' ');
        line.push_str(&word);
    }
    text.push_str(&line);
    text.push('\n');
}
