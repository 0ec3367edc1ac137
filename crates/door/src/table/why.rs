//! Why a piece cannot do something with another: the refusal of the action that is meant.
//!
//! A player who presses a piece and then a place has named two pieces, not an action. The actions they may mean are found by
//! writing the names of the pieces into the notation of every kind of action, and keeping those whose touch names both.

use super::Table;
use super::plan::legal;
use crate::answers::{Line, WhyOut};
use crate::refusals::ActError;
use crate::shelf::Shelf;
use frente_kernel::{Illegal, Narrate, Node, Refusal, Seat, Silent, Step, Touch};
use std::collections::{BTreeMap, BTreeSet};

/// Positions a reason must hold in: one that would differ with what is hidden is not told.
const WORLDS: u64 = 4;

/// Actions tried of one kind, and reasons told.
const TRIES: usize = 400;
const TOLD: usize = 3;

/// The notations of one kind of action: its first word, and the words seen at each later place.
type Kinds = BTreeMap<(String, usize), Vec<BTreeSet<String>>>;

/// A reason against what was meant, with the most telling action it was given for.
struct Found<A> {
    /// How particular it is: no general word, a kind of action this piece may take now, a kind that any piece may.
    rank: (bool, bool, bool),
    /// How many actions it was given for.
    met: usize,
    illegal: Illegal,
    action: A,
}

impl<G: Narrate + Clone, S: Shelf<Game = G>> Table<S> {
    pub(super) fn reasons(&self, seat: Seat, on: &str, at: Option<&str>, seed: u64) -> Option<WhyOut> {
        let on: G::Piece = on.parse().ok()?;
        let at: Option<G::Piece> = at.map(str::parse).transpose().ok()?;
        if let Err(error) = self.turn_of(seat) {
            let line = Line { rule: error.rule().unwrap_or_default(), message: error.message() };
            return Some(WhyOut { legal: None, reasons: vec![line] });
        }
        let mut worlds = self.worlds(seat, WORLDS, seed);
        let offered = legal::<G>(&worlds[0]);
        let touch = |action: &G::Action| G::touch(&worlds[0], *action);
        let meant = |touch: &Touch<G::Piece>| {
            let acts = touch.on.contains(&on) || touch.pays.iter().any(|price| price.piece == on);
            acts && at.is_none_or(|at| touch.at.contains(&at) || touch.covers.contains(&at) || touch.on.contains(&at))
        };
        if let Some(action) = offered.iter().find(|action| meant(&touch(action))) {
            return Some(WhyOut { legal: Some(action.to_string()), reasons: Vec::new() });
        }
        // Where a piece is taken up before it is told where to go, the question is about what may follow.
        let alone = |action: &G::Action| touch(action).on == [on] && touch(action).at.is_empty();
        let taken_up = offered.iter().copied().find(alone);
        if let Some(taken_up) = taken_up {
            let mut later = worlds.clone();
            for world in &mut later {
                G::apply(world, taken_up, &mut Silent);
            }
            if later.iter().all(|world| G::node(world) == Node::Decision(seat)) {
                worlds = later;
                if let Some(action) =
                    legal::<G>(&worlds[0]).iter().find(|action| meant(&G::touch(&worlds[0], **action)))
                {
                    return Some(WhyOut { legal: Some(action.to_string()), reasons: Vec::new() });
                }
            }
        }
        Some(WhyOut { legal: None, reasons: self.refusals(&worlds, on, at, meant) })
    }

    /// The reasons against every action that is `meant`, the same in all `worlds`.
    fn refusals(
        &self,
        worlds: &[G::State],
        on: G::Piece,
        at: Option<G::Piece>,
        meant: impl Fn(&Touch<G::Piece>) -> bool,
    ) -> Vec<Line> {
        let world = &worlds[0];
        let offered = legal::<G>(world);
        let verb = |action: &G::Action| action.to_string().split(' ').next().unwrap_or_default().to_owned();
        let now: BTreeSet<String> = offered.iter().map(verb).collect();
        let its = |action: &&G::Action| G::touch(world, **action).on.contains(&on);
        let its_own: BTreeSet<String> = offered.iter().filter(its).map(verb).collect();
        let mut found: Vec<Found<G::Action>> = Vec::new();
        let values: Vec<String> = [Some(on), at].into_iter().flatten().flat_map(|piece| words(&piece)).collect();
        for ((first, _), slots) in self.kinds(&offered) {
            for text in written(&first, &slots, &values) {
                let Ok(action) = text.parse::<G::Action>() else { continue };
                let Err(illegal) = G::check(world, action) else { continue };
                if worlds.iter().any(|world| G::check(world, action) != Err(illegal))
                    || !meant(&G::touch(world, action))
                {
                    continue;
                }
                let rank = (!G::GENERAL.contains(&illegal.why), its_own.contains(&first), now.contains(&first));
                match found.iter_mut().find(|known| known.illegal == illegal) {
                    Some(known) => {
                        known.met += 1;
                        if known.rank < rank {
                            (known.rank, known.action) = (rank, action);
                        }
                    }
                    None => found.push(Found { rank, met: 1, illegal, action }),
                }
            }
        }
        found.sort_by_key(|found| std::cmp::Reverse((found.rank, found.met)));
        // Where there is a particular reason, a general one says nothing more.
        let particular = found.first().is_some_and(|found| found.rank.0);
        let told = found.into_iter().filter(|found| found.rank.0 || !particular).take(TOLD);
        let line = |Found { illegal, action, .. }: Found<G::Action>| {
            let told = || G::action_message(world, action);
            let error = ActError::refused(Refusal::Illegal(illegal), &action.to_string(), told);
            Line { rule: illegal.rule.into(), message: error.message() }
        };
        told.map(line).collect()
    }

    /// Every kind of action, with the words seen in its notation: in the game's samples, in what is offered, and in what
    /// this match has seen.
    fn kinds(&self, offered: &[G::Action]) -> Kinds {
        let taken = self.course.steps().iter().filter_map(|step| match step {
            Step::Act(_, action) => Some(*action),
            Step::Chance(_) => None,
        });
        let mut kinds = Kinds::new();
        for action in G::samples().into_iter().chain(offered.iter().copied()).chain(taken) {
            let text = action.to_string();
            let mut words = text.split(' ');
            let first = words.next().unwrap_or_default().to_owned();
            let rest: Vec<&str> = words.collect();
            let slots = kinds.entry((first, rest.len())).or_insert_with(|| vec![BTreeSet::new(); rest.len()]);
            for (slot, word) in slots.iter_mut().zip(rest) {
                slot.insert(word.to_owned());
            }
        }
        kinds
    }
}

/// What a notation may call a piece: `c3` for `cell:c3`; each part of a name of several.
fn words(piece: &impl ToString) -> Vec<String> {
    let text = piece.to_string();
    let Some((_, value)) = text.split_once(':') else { return vec![text] };
    let mut words = vec![value.to_owned()];
    words.extend(value.split(':').map(str::to_owned));
    words.extend(value.split('-').map(str::to_owned));
    words.dedup();
    words
}

/// The notations of one kind that name a piece in at least one place, not more than [`TRIES`].
fn written(first: &str, slots: &[BTreeSet<String>], values: &[String]) -> Vec<String> {
    let mut texts: Vec<(String, bool)> = vec![(first.to_owned(), slots.is_empty())];
    for slot in slots {
        let mut longer = Vec::new();
        for (text, named) in &texts {
            let named_here = values.iter().map(|word| (word, true));
            let seen = slot.iter().filter(|word| !values.contains(word)).map(|word| (word, *named));
            longer.extend(named_here.chain(seen).map(|(word, named)| (format!("{text} {word}"), named)));
        }
        // Where there are too many, those that name a piece go before those that do not.
        longer.sort_by_key(|(_, named)| !named);
        longer.truncate(TRIES);
        texts = longer;
    }
    texts.into_iter().filter(|(_, named)| *named).map(|(text, _)| text).collect()
}
