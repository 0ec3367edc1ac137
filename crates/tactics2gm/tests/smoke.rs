use frente_kernel::{Game, Node, Silent};
use frente_tactics2gm::{Setup, Tactics2gm};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

#[test]
fn random_games_end() {
    let mut labels = std::collections::BTreeMap::new();
    for (setup, games) in setups() {
        let start = Tactics2gm::initial(&setup).unwrap_or_else(|e| panic!("{e}"));
        let (mut steps, mut rounds, mut most) = (0u64, 0u64, 0);
        for seed in 0..games {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
            let mut state = start;
            loop {
                let f = Tactics2gm::faults(&state);
                assert!(f.is_empty(), "{f:?} {:?} seed {seed}", state.pending());
                match Tactics2gm::node(&state) {
                    Node::Over(o) => {
                        *labels.entry((setup.scenario.clone(), setup.players, o.label, o.winners.0)).or_insert(0) += 1;
                        rounds += o.score as u64;
                        break;
                    }
                    Node::Chance => {
                        let c = Tactics2gm::sample_chance(&state, &mut rng);
                        Tactics2gm::resolve(&mut state, c, &mut Silent);
                    }
                    Node::Decision(_) => {
                        let mut v = Vec::new();
                        Tactics2gm::legal_actions(&state, &mut v);
                        assert!(!v.is_empty(), "dead end {:?}", state.pending());
                        most = most.max(v.len());
                        for p in v.windows(2) { assert!(p[0] < p[1], "dup {:?} {:?}", p[0], state.pending()); }
                        let a = Tactics2gm::sample_action(&state, &mut rng);
                        Tactics2gm::apply(&mut state, a, &mut Silent);
                    }
                }
                steps += 1;
                if steps % 5000 == 4999 { println!("{steps} {:?} round {}", state.pending(), state.turn().round); }
                assert!(steps < 2_000_000);
            }
        }
        println!("{} p{} b{}: steps/game {} rounds {} most {}", setup.scenario, setup.players, setup.boards, steps / games, rounds / games, most);
    }
    println!("{labels:#?} {}", size_of::<frente_tactics2gm::State>());
}

fn setups() -> Vec<(Setup, u64)> {
    let d = Setup::default;
    let mut all = Vec::new();
    for s in ["bc1", "bc2", "bc3", "bc4", "bc5", "bc6", "omaha", "arnhem", "bastogne", "octubre_rojo"] {
        all.push((Setup { scenario: s.into(), ..d() }, 60));
    }
    all.push((Setup { players: 3, ..d() }, 30));
    all.push((Setup { players: 4, ..d() }, 30));
    all.push((Setup { players: 4, boards: 2, ..d() }, 30));
    all
}
