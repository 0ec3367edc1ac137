//! What a bot does that players are warned of, and which verbs it uses where it may.

use super::pupil::Pupil;
use super::{Series, each};
use crate::seeds::{bot_seed, game_seed};
use frente_kernel::{Node, Silent};
use frente_minds::Taught;
use frente_search::BotRng;
use rand_core::SeedableRng;
use serde::Serialize;
use std::collections::BTreeMap;

/// What was counted.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Count {
    /// Choices between two actions or more.
    pub decisions: u64,
    /// How often an action with this caution was taken though one without it was there, and how often it might have been.
    pub warned: BTreeMap<String, [u64; 2]>,
    /// How often each verb was taken where it was legal, and how often it was.
    pub verbs: BTreeMap<String, [u64; 2]>,
}

/// Counts over a series of games of a bot against itself.
pub fn foolish<G: Taught>(bot: &Pupil, series: Series) -> Count {
    let games = each(series, |game| one::<G>(bot, game_seed(series.seed, game.into())));
    let mut sum = Count::default();
    for count in games {
        sum.decisions += count.decisions;
        for (into, from) in [(&mut sum.warned, count.warned), (&mut sum.verbs, count.verbs)] {
            for (key, [done, could]) in from {
                let entry = into.entry(key).or_default();
                *entry = [entry[0] + done, entry[1] + could];
            }
        }
    }
    sum
}

fn one<G: Taught>(bot: &Pupil, seed: u64) -> Count {
    let mut rng = BotRng::seed_from_u64(seed);
    let mut state = G::initial(&G::deal(&mut rng)).expect("what is dealt is sound");
    let mut players: Vec<_> = (0..G::seats(&state)).map(|seat| bot.player::<G>(bot_seed(seed, seat))).collect();
    let (mut count, mut actions) = (Count::default(), Vec::new());
    loop {
        match G::node(&state) {
            Node::Over(_) => return count,
            Node::Chance => {
                let chance = G::sample_chance(&state, &mut rng);
                G::resolve(&mut state, chance, &mut Silent);
            }
            Node::Decision(seat) => {
                G::legal_actions(&state, &mut actions);
                let taken = players[usize::from(seat.0)].choose(&state, seat).action;
                if actions.len() > 1 {
                    count.decisions += 1;
                    note(&mut count.verbs, actions.iter().map(|action| (verb(action), *action == taken)));
                    let warned = |action: &G::Action| {
                        (G::caution(&state, *action).map(|caution| caution.message.key.to_string()), *action == taken)
                    };
                    note(&mut count.warned, avoidable(actions.iter().map(warned)));
                }
                G::apply(&mut state, taken, &mut Silent);
            }
        }
    }
}

/// The first word of an action's notation.
fn verb(action: &impl ToString) -> String {
    action.to_string().split(' ').next().unwrap_or_default().to_owned()
}

/// What some of the actions are warned of and others are not.
fn avoidable(actions: impl Iterator<Item = (Option<String>, bool)>) -> impl Iterator<Item = (String, bool)> {
    let all: Vec<(Option<String>, bool)> = actions.collect();
    let everywhere = |word: &String| all.iter().all(|(other, _)| other.as_ref() == Some(word));
    let found: Vec<(String, bool)> = all
        .iter()
        .filter_map(|(word, taken)| word.clone().filter(|word| !everywhere(word)).map(|word| (word, *taken)))
        .collect();
    found.into_iter()
}

/// Notes once each word that stood to choose, and whether it was taken.
fn note(counts: &mut BTreeMap<String, [u64; 2]>, words: impl Iterator<Item = (String, bool)>) {
    let mut seen: BTreeMap<String, bool> = BTreeMap::new();
    for (word, taken) in words {
        *seen.entry(word).or_default() |= taken;
    }
    for (word, taken) in seen {
        let entry = counts.entry(word).or_default();
        *entry = [entry[0] + u64::from(taken), entry[1] + 1];
    }
}
