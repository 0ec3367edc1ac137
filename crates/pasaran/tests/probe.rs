use frente_conformance::{Check, Plan, find_failure};
use frente_kernel::{Game, Node, Silent};
use frente_pasaran::{Pasaran, Setup};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

#[test]
fn a_random() {
    let start = Pasaran::initial(&Setup::default()).expect("the usual setup");
    println!("state {} bytes", size_of_val(&start));
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1936);
    let (mut decisions, mut chances) = (0u64, 0u64);
    let mut frames = std::collections::BTreeMap::<String, u64>::new();
    let clock = std::time::Instant::now();
    let mut ends = std::collections::BTreeMap::<&str, u64>::new();
    for _ in 0..20 {
        let mut state = start.clone();
        for step in 0..60_000 {
            match Pasaran::node(&state) {
                Node::Over(o) => { *ends.entry(o.label).or_default() += 1; break },
                Node::Chance => {
                    chances += 1;
                    let chance = Pasaran::sample_chance(&state, &mut rng);
                    Pasaran::resolve(&mut state, chance, &mut Silent);
                }
                Node::Decision(_) => {
                    decisions += 1;
                    let name = format!("{:?}", state.pending());
                    let name: String = name.chars().take_while(|c| c.is_alphabetic() || *c == '(').take(18).collect();
                    *frames.entry(name).or_default() += 1;
                    let action = Pasaran::sample_action(&state, &mut rng);
                    Pasaran::apply(&mut state, action, &mut Silent);
                }
            }
            if step == 59_999 { println!("endless {:?} {:?}", state.pending(), state.quarter()); }
        }
    }
    println!("{decisions} decisions {chances} chances {:?} {ends:?}\n{frames:#?}", clock.elapsed());
}

macro_rules! one { ($($name:ident $check:ident),+) => { $(#[test] fn $name() {
    let later = Setup { scenario: "war1937".to_owned(), ..Setup::default() };
    let clock = std::time::Instant::now();
    let r = find_failure::<Pasaran>(Check::$check, &[Setup::default(), later], &Plan { games: 1, ..Plan::default() });
    println!("{} {:?}", stringify!($name), clock.elapsed());
    if let Err(f) = r { let s = f.to_string(); println!("{}\n...\n{}", &s[..s.len().min(300)], &s[s.len().saturating_sub(2500)..]); panic!("failed") }
})+ } }
one!(z_dead_ends DeadEnds, legality Legality, invariants Invariants, saves Saves, digests Digests, records Records, sampling Sampling, vocabulary Vocabulary, undo Undo, odds Odds, leaks Leaks);
