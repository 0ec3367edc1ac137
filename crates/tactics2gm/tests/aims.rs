//! What a shot is said to be before it is fired is what it is when its die is thrown.

use frente_kernel::{Game, Node, Silent, Viewer};
use frente_tactics2gm::forecast::Throw;
use frente_tactics2gm::saved::AttackForm as Attack;
use frente_tactics2gm::state::{Frame, State};
use frente_tactics2gm::{Setup, Tactics2gm};
use proptest::prelude::*;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// The die due in a position, if it is one of an attack.
fn due(state: &State) -> Option<Attack> {
    let attack = Tactics2gm::view(state, Viewer::Spectator).attack?;
    (state.pending() == Some(Frame::Die)).then_some(attack)
}

fn same(throw: &Throw, attack: &Attack) {
    let said = (throw.kind, throw.by.unwrap_or(255), throw.on, throw.hit, throw.crit, throw.pen);
    assert_eq!(said, (attack.kind, attack.by, attack.on, attack.hit, attack.crit, attack.pen));
    let (hit, crit) = throw.modifiers.iter().fold(throw.printed, |sum, (_, hit, crit)| (sum.0 + hit, sum.1 + crit));
    assert_eq!((throw.hit, throw.crit), (hit.clamp(2, 10), crit.clamp(2, 10).max(throw.hit)));
    assert!(throw.destroys <= throw.harms && throw.harms <= 10);
}

/// Plays on at random and compares every attack with what it was said to be.
fn compare(setup: &Setup, seed: u64, steps: usize) -> usize {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut state = Tactics2gm::initial(setup).expect("a sound setup");
    let mut compared = 0;
    for _ in 0..steps {
        match Tactics2gm::node(&state) {
            Node::Over(_) => break,
            Node::Chance => {
                if let Some(attack) = due(&state) {
                    let dice = Tactics2gm::view(&state, Viewer::Spectator).dice;
                    let throw = dice.iter().find(|throw| throw.kind == attack.kind && throw.on == attack.on);
                    same(throw.expect("the die that is due is shown"), &attack);
                }
                let chance = Tactics2gm::sample_chance(&state, &mut rng);
                Tactics2gm::resolve(&mut state, chance, &mut Silent);
            }
            Node::Decision(seat) => {
                let action = Tactics2gm::sample_action(&state, &mut rng);
                let aims = Tactics2gm::view(&state, Viewer::Seat(seat)).aims;
                let said = aims.iter().find(|aim| aim.action == action.to_string());
                Tactics2gm::apply(&mut state, action, &mut Silent);
                if let (Some(aim), Some(attack)) = (said, due(&state)) {
                    same(&aim.dice[0], &attack);
                    compared += 1;
                }
            }
        }
    }
    compared
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(6))]
    #[test]
    fn an_offered_attack_is_thrown_with_the_numbers_it_was_offered_with(seed: u64) {
        let setup = Setup { scenario: "octubre_rojo".to_owned(), ..Setup::default() };
        prop_assert!(compare(&setup, seed, 6_000) > 0, "nobody fired");
    }
}

#[test]
fn only_who_decides_is_told_what_he_could_fire_at() {
    let mut state = Tactics2gm::initial(&Setup { scenario: "arnhem".to_owned(), ..Setup::default() }).expect("a setup");
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    for _ in 0..2_000 {
        match Tactics2gm::node(&state) {
            Node::Over(_) => break,
            Node::Chance => {
                let chance = Tactics2gm::sample_chance(&state, &mut rng);
                Tactics2gm::resolve(&mut state, chance, &mut Silent);
            }
            Node::Decision(seat) => {
                let other = frente_kernel::Seat(1 - seat.0);
                assert!(Tactics2gm::view(&state, Viewer::Seat(other)).aims.is_empty());
                assert!(Tactics2gm::view(&state, Viewer::Spectator).aims.is_empty());
                let action = Tactics2gm::sample_action(&state, &mut rng);
                Tactics2gm::apply(&mut state, action, &mut Silent);
            }
        }
    }
}
