//! Games to learn from: bots play each other, quiet positions are noted with how the game went on, and some choices with
//! what the search made of them.

use super::pupil::Pupil;
use super::{Series, each};
use crate::seeds::{bot_seed, game_seed};
use frente_kernel::{Eyes, Facts, Node, Seat, Silent, below};
use frente_minds::{Taught, learned};
use frente_search::brain::LOGIT;
use frente_search::brain::fit::Lesson;
use frente_search::{BotRng, Decision, Evaluator};
use rand_core::SeedableRng;

/// Tries a search must have made for its choice to be noted; of a bot that tries less, what looks promising is noted.
const TRIES: u64 = 24;
/// A choice that was tried no more often than this tells nothing: a bot that looks at each once prefers none by its tries.
const CLEAR: u32 = 4;
/// One quiet choice in so many is made blindly, so that what nobody would do is seen too.
const BLIND: u32 = 40;
/// One seat in so many is taken by the second bot: people play unlike the first.
const SECOND: u32 = 5;

/// A quiet position on the way.
struct Noted {
    facts: Vec<u16>,
    hand: f32,
    thought: Option<f32>,
    blind: bool,
}

/// What a game taught.
#[derive(Clone, PartialEq, Debug)]
pub struct Taken {
    /// The first side's share of the outcome.
    pub won: f32,
    /// What a pupil may learn from the game.
    pub lessons: Vec<Lesson>,
}

/// Plays a series, the first bot most seats, and keeps so many lessons and choices of a game at most.
pub fn play<G: Taught>(bots: &[Pupil; 2], most: [usize; 2], series: Series) -> Vec<Taken> {
    each(series, |game| one::<G>(bots, most, game, game_seed(series.seed, game.into())))
}

fn one<G: Taught>(bots: &[Pupil; 2], [most, most_choices]: [usize; 2], game: u32, seed: u64) -> Taken {
    let mut rng = BotRng::seed_from_u64(seed);
    let mut state = G::initial(&G::deal(&mut rng)).expect("what is dealt is sound");
    let seats = G::seats(&state);
    let mut players: Vec<_> = (0..seats)
        .map(|seat| bots[usize::from(below(&mut rng, SECOND) == 0)].player::<G>(bot_seed(seed, seat)))
        .collect();
    let (mut noted, mut choices) = (Vec::<Noted>::new(), Sample::new(most_choices));
    let (mut facts, judge) = (Facts::default(), G::Evaluator::default());
    let outcome = loop {
        match G::node(&state) {
            Node::Over(outcome) => break outcome,
            Node::Chance => {
                let chance = G::sample_chance(&state, &mut rng);
                G::resolve(&mut state, chance, &mut Silent);
            }
            Node::Decision(seat) => {
                let quiet = G::is_quiet(&state);
                let blind = quiet && below(&mut rng, BLIND) == 0;
                let decision = players[usize::from(seat.0)].choose(&state, seat);
                if quiet {
                    facts.read::<G>(&state, eyes(seats, &mut rng));
                    let first = |value: f32| if G::is_first(&state, seat) { value } else { 1.0 - value };
                    let thought = is_searched(&decision).then(|| first(decision.value));
                    let hand = learned::hand::<G>(&state) as f32 / LOGIT as f32;
                    noted.push(Noted { facts: facts.list().to_vec(), hand, thought, blind });
                }
                if decision.choices.len() > 1 && judge.obvious(&state).is_none() {
                    choices.offer(&mut rng, |rng| choice::<G>(&state, &decision, eyes(seats, rng), &mut facts));
                }
                let action = if blind { G::sample_action(&state, &mut rng) } else { decision.action };
                G::apply(&mut state, action, &mut Silent);
            }
        }
    };
    let first = (0..seats).map(Seat).find(|seat| G::is_first(&state, *seat)).unwrap_or(Seat(0));
    let won = outcome.payoff(first);
    let mut kept = Sample::new(most);
    let mut target = won;
    // What the search thought on the way smooths the end of the game, in long games as much as in short ones.
    let whole = 1.0 - 1.0 / noted.len().max(2) as f32;
    for Noted { facts, hand, thought, blind } in noted.into_iter().rev() {
        if let Some(thought) = thought {
            // What followed a blind choice says less about good play before it.
            let patience = if blind { 0.7 * whole } else { whole };
            target = patience * target + (1.0 - patience) * thought;
        }
        kept.offer(&mut rng, |_| Lesson { game, facts, hand, target, choices: Vec::new() });
    }
    let mut lessons = kept.kept;
    // A noted choice teaches the outcome too, from where it was made.
    lessons.extend(choices.kept.into_iter().map(|lesson| Lesson { game, target: won, ..lesson }));
    Taken { won, lessons }
}

/// Whether a choice was searched for. What a bot thinks that hardly looks ahead is its own judgement of the position, which
/// is not to be copied.
fn is_searched<A>(decision: &Decision<A>) -> bool {
    decision.simulations >= TRIES && decision.choices.iter().any(|choice| choice.visits >= CLEAR)
}

/// Half of the positions are read as the world is, the others as one seat sees it.
fn eyes(seats: u8, rng: &mut BotRng) -> Eyes {
    match below(rng, 2 * u32::from(seats)) as u8 {
        seat if seat < seats => Eyes::Seat(Seat(seat)),
        _ => Eyes::World,
    }
}

/// A position with what there was to choose, and how much of its attention the bot gave to each choice: the share of its
/// tries, or, where it hardly tried any, how promising they look to its evaluator.
fn choice<G: Taught>(state: &G::State, decision: &Decision<G::Action>, eyes: Eyes, facts: &mut Facts) -> Lesson {
    facts.read::<G>(state, eyes);
    let own = facts.list().to_vec();
    let (actions, visits): (Vec<_>, Vec<_>) =
        decision.choices.iter().map(|choice| (choice.action, choice.visits)).unzip();
    let mut weights: Vec<f32> = visits.iter().map(|visits| *visits as f32).collect();
    if !is_searched(decision) {
        G::Evaluator::default().priors(state, &actions, false, &mut weights);
    }
    let total: f32 = weights.iter().sum();
    let choices = actions.iter().zip(weights).map(|(action, weight)| {
        facts.read_action::<G>(state, *action);
        (facts.list().to_vec(), weight / total)
    });
    let choices = choices.collect();
    let hand = learned::hand::<G>(state) as f32 / LOGIT as f32;
    Lesson { game: 0, facts: own, hand, target: 0.0, choices }
}

/// A few of many, each as likely to be kept as any other.
struct Sample<T> {
    kept: Vec<T>,
    most: usize,
    offered: u32,
}

impl<T> Sample<T> {
    fn new(most: usize) -> Sample<T> {
        Sample { kept: Vec::with_capacity(most), most, offered: 0 }
    }

    fn offer(&mut self, rng: &mut BotRng, make: impl FnOnce(&mut BotRng) -> T) {
        self.offered += 1;
        if self.kept.len() < self.most {
            let made = make(rng);
            self.kept.push(made);
        } else {
            let at = below(rng, self.offered) as usize;
            if at < self.most {
                self.kept[at] = make(rng);
            }
        }
    }
}
