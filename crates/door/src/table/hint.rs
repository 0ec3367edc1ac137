//! A hint: what a strong player would do here, and why, in words.
//!
//! The few actions a bot likes best are weighed in the same worlds with the same dice. Why one is better than another is told
//! by what happens then: each is played on a little in redealt positions, and what happens more often, or less, than after the
//! others is what it gains or risks, as far as it makes a headline. The sentences are the game's own.

use super::Table;
use crate::answers::{HintOut, IdeaOut, ReasonOut};
use crate::refusals::BotError;
use crate::shelf::Shelf;
use frente_kernel::{Message, Narrate, Node, Seat, Tone, Viewer};
use frente_search::{Decision, Kind, Player, Spec};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// How many ideas are told.
const IDEAS: usize = 3;
/// Simulations each idea is weighed by.
const SIMULATIONS: u32 = 96;
/// Positions each idea is played on in, and steps it is played on at most.
const WORLDS: u64 = 20;
const STEPS: usize = 40;
/// By how much more often something must happen than after the other ideas to be a reason.
const CLEAR: f64 = 0.2;
/// Reasons told for an idea, and as many against it.
const REASONS: usize = 3;

/// What happens, what it is to the seat, and in what share of the worlds.
type Happenings = Vec<(Message, Tone, f64)>;

impl<G: Narrate + Clone, S: Shelf<Game = G>> Table<S> {
    pub(super) fn hinted(&self, seat: Seat, level: &str, seed: u64, most: Option<u32>) -> Result<HintOut, BotError> {
        let state = self.course.state();
        if G::node(state) != Node::Decision(seat) {
            return Err(BotError::NotItsTurn(seat));
        }
        let player = S::player(level.parse()?, seed);
        let mut player = match most {
            Some(milliseconds) => player.within(milliseconds),
            None => player,
        };
        let decision = player.choose(state, seat);
        let actions = likeliest(&decision);
        let worth = player.weigh(state, seat, &actions, SIMULATIONS);
        let mut ideas: Vec<IdeaOut> = Vec::new();
        let after: Vec<Happenings> = actions.iter().map(|action| self.happenings(seat, *action, seed)).collect();
        for (at, action) in actions.iter().enumerate() {
            let (behind, error) = match (worth.first(), worth.get(at)) {
                (Some(best), Some(own)) => difference(best, own),
                _ => (f64::from(decision.value - said(&decision, *action)), 0.0),
            };
            // What is better by no more than chance explains is no better.
            let behind = if behind < 0.0 && behind > -2.0 * error { 0.0 } else { behind };
            let (gains, risks) = reasons(&after, at);
            ideas.push(IdeaOut {
                action: action.to_string(),
                message: G::action_message(state, *action),
                rule: G::action_rule(state, *action).into(),
                chance: player.chance(seat, decision.value - behind as f32),
                behind,
                error,
                gains,
                risks,
                caution: G::caution(state, *action),
            });
        }
        ideas.sort_by(|a, b| a.behind.total_cmp(&b.behind));
        let best = ideas.first().map_or(0.0, |idea| idea.behind);
        ideas.iter_mut().for_each(|idea| idea.behind -= best);
        Ok(HintOut { chance: player.chance(seat, decision.value), simulations: decision.simulations, ideas })
    }

    /// What happens after an action, in redealt positions, until the seat has a choice again that answers another's.
    fn happenings(&self, seat: Seat, action: G::Action, seed: u64) -> Happenings {
        let mut all: Vec<(Message, Tone, u64)> = Vec::new();
        for (n, mut world) in (0..).zip(self.worlds(seat, WORLDS, seed)) {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed ^ n);
            let player = |_| -> Player<G> { S::player(Spec::Kind(Kind::Instinct { blunders: 0 }), seed ^ n) };
            let mut players: Vec<_> = (0..G::seats(&world)).map(player).collect();
            let (mut log, mut answered) = (Vec::new(), false);
            G::apply(&mut world, action, &mut log);
            for _ in 0..STEPS {
                match G::node(&world) {
                    Node::Over(_) => break,
                    Node::Chance => {
                        let chance = G::sample_chance(&world, &mut rng);
                        G::resolve(&mut world, chance, &mut log);
                    }
                    Node::Decision(who) => {
                        let is_window = G::decline(&world).is_some();
                        if answered && who == seat && !is_window {
                            break;
                        }
                        answered |= who != seat && !is_window;
                        let next = players[usize::from(who.0)].choose(&world, who).action;
                        G::apply(&mut world, next, &mut log);
                    }
                }
            }
            let mut told: Happenings = Vec::new();
            let headlines = log.into_iter().filter(|event| G::is_headline(*event));
            for event in headlines.filter_map(|event| G::redact(event, Viewer::Seat(seat))) {
                let tone = G::beat(&world, event, Viewer::Seat(seat)).tone;
                let message = G::event_message(&world, event);
                if tone != Tone::Plain && !told.iter().any(|(known, ..)| *known == message) {
                    told.push((message, tone, 0.0));
                }
            }
            for (message, tone, _) in told {
                match all.iter_mut().find(|(known, ..)| *known == message) {
                    Some((.., count)) => *count += 1,
                    None => all.push((message, tone, 1)),
                }
            }
        }
        let share = |(message, tone, count): (Message, Tone, u64)| (message, tone, count as f64 / WORLDS as f64);
        all.into_iter().map(share).collect()
    }
}

/// What the bot does, and what it thought of most besides.
fn likeliest<A: Copy + PartialEq>(decision: &Decision<A>) -> Vec<A> {
    let mut choices = decision.choices.clone();
    choices.sort_by(|a, b| {
        let taken = |action: &A| *action == decision.action;
        let tried = b.visits.cmp(&a.visits).then(b.value.total_cmp(&a.value));
        taken(&b.action).cmp(&taken(&a.action)).then(tried)
    });
    choices.into_iter().take(IDEAS).map(|choice| choice.action).collect()
}

/// What the bot thought an action worth.
fn said<A: Copy + PartialEq>(decision: &Decision<A>, action: A) -> f32 {
    decision.choices.iter().find(|choice| choice.action == action).map_or(decision.value, |choice| choice.value)
}

/// By how much the second falls short of the first on average, die by die, and the standard error of that.
fn difference(first: &[f32], second: &[f32]) -> (f64, f64) {
    let each: Vec<f64> = first.iter().zip(second).map(|(a, b)| f64::from(a - b)).collect();
    let count = each.len().max(2) as f64;
    let mean = each.iter().sum::<f64>() / count;
    let spread = each.iter().map(|one| (one - mean).powi(2)).sum::<f64>();
    (mean, (spread / (count - 1.0) / count).sqrt())
}

/// What speaks for an idea, and what against it: what happens after it otherwise than after the others.
fn reasons(after: &[Happenings], at: usize) -> (Vec<ReasonOut>, Vec<ReasonOut>) {
    let others = after.len() - 1;
    let share = |idea: &Happenings, message: &Message| {
        idea.iter().find(|(known, ..)| known == message).map_or(0.0, |(.., share)| *share)
    };
    let mut messages: Vec<(&Message, Tone)> = Vec::new();
    for (message, tone, _) in after.iter().flatten() {
        if !messages.iter().any(|(known, _)| *known == message) {
            messages.push((message, *tone));
        }
    }
    let (mut gains, mut risks) = (Vec::new(), Vec::new());
    for (message, tone) in messages.into_iter().filter(|_| others > 0) {
        let all: f64 = after.iter().map(|idea| share(idea, message)).sum();
        let chance = share(&after[at], message);
        let otherwise = (all - chance) / others as f64;
        if (chance - otherwise).abs() < CLEAR {
            continue;
        }
        let helps = (tone == Tone::Good) == (chance > otherwise);
        let reason = ReasonOut { message: message.clone(), chance, otherwise };
        if helps { gains.push(reason) } else { risks.push(reason) }
    }
    for reasons in [&mut gains, &mut risks] {
        let weight = |reason: &ReasonOut| (reason.chance - reason.otherwise).abs();
        reasons.sort_by(|a, b| weight(b).total_cmp(&weight(a)));
        reasons.truncate(REASONS);
    }
    (gains, risks)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn happens(key: &'static str, tone: Tone, share: f64) -> (Message, Tone, f64) {
        (Message::new(key), tone, share)
    }

    #[test]
    fn what_happens_otherwise_speaks_for_an_idea_or_against_it() {
        let bold =
            vec![happens("taken", Tone::Good, 0.6), happens("lost", Tone::Bad, 0.5), happens("same", Tone::Bad, 0.3)];
        let calm = vec![happens("same", Tone::Bad, 0.3), happens("lost", Tone::Bad, 0.1)];
        let keys = |reasons: Vec<ReasonOut>| reasons.into_iter().map(|one| one.message.key).collect::<Vec<_>>();
        let after = [bold, calm];
        let (gains, risks) = reasons(&after, 0);
        assert_eq!((keys(gains), keys(risks)), (vec!["taken".into()], vec!["lost".into()]));
        let (gains, risks) = reasons(&after, 1);
        assert_eq!((keys(gains), keys(risks)), (vec!["lost".into()], vec!["taken".into()]));
        let (gains, risks) = reasons(&after[..1], 0);
        assert!(gains.is_empty() && risks.is_empty(), "one idea has nothing to be compared with");
    }

    #[test]
    fn what_met_the_same_dice_differs_without_chance() {
        let (behind, error) = difference(&[0.5, 1.0, 0.5], &[0.25, 0.75, 0.25]);
        assert_eq!((behind, error), (0.25, 0.0));
    }
}
