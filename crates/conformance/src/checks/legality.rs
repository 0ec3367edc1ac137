//! `check` and the list agree: what is listed passes, what is not is refused with a rule, and with a particular reason
//! wherever others of its kind are offered; and the two doors, for actions
//! and for chances, refuse what is not due without touching the position.

use crate::List;
use crate::trial::{Failure, Table, Trial, chance_outcomes, legal_actions};
use frente_kernel::play::submit_chance;
use frente_kernel::{Game, Narrate, Node, Refusal, Seat, below, submit};
use rand_core::Rng;
use std::collections::HashSet;
use std::fmt::Display;
use std::hash::Hash;
use std::str::FromStr;

/// Actions tried at a position beside those listed.
const TRIED: usize = 64;

pub(crate) fn run<G: Narrate>(table: &Table<G>) -> Result<(), Box<Failure>> {
    let (mut actions, mut chances) = (Universe::default(), Universe::default());
    table.each_game(|trial| {
        loop {
            actions.learn(&legal_actions::<G>(trial.state()));
            chances.learn(&chance_outcomes::<G>(trial.state()).iter().map(|(chance, _)| *chance).collect::<Vec<_>>());
            if let Node::Decision(_) = trial.node() {
                list_and_check_agree(trial, &actions, table.plan.list);
            }
            doors_refuse(trial, &actions, &chances);
            let Some(step) = trial.next_step() else { break };
            trial.take(step);
        }
    })
}

fn list_and_check_agree<G: Narrate>(trial: &mut Trial<G>, universe: &Universe<G::Action>, list: List) {
    let state = trial.played.state();
    let listed = legal_actions::<G>(state);
    for action in &listed {
        let checked = G::check(state, *action);
        assert!(checked.is_ok(), "\"{action}\" is listed, but refused: {checked:?}");
    }
    let kind = |action| G::action_message(state, action).key;
    let kinds: HashSet<_> = listed.iter().map(|action| kind(*action)).collect();
    for action in universe.some(&mut trial.look) {
        if listed.contains(&action) {
            continue;
        }
        match G::check(state, action) {
            Ok(()) => assert!(list == List::Suggestions, "\"{action}\" passes the check, but is not listed"),
            Err(illegal) => {
                assert!(
                    !illegal.rule.is_empty() && !illegal.why.is_empty(),
                    "\"{action}\" is refused without a rule and a reason: {illegal:?}"
                );
                assert!(
                    !G::GENERAL.contains(&illegal.why) || !kinds.contains(&kind(action)),
                    "\"{action}\" is refused only as \"{}\", though others of its kind ({}) are offered: it wants a \
                     particular reason",
                    illegal.why,
                    kind(action)
                );
            }
        }
    }
    if let Some(window) = G::window(state) {
        assert!(G::WINDOWS.contains(&window.kind), "the window {:?} is not one of {:?}", window.kind, G::WINDOWS);
        assert!(G::decline(state) == Some(window.decline), "a window is declined in two ways");
    }
    if let Some(action) = G::decline(state) {
        assert!(listed.contains(&action), "declining means \"{action}\", which is not listed");
    }
}

/// Whatever is not due is refused for the right reason, tells nobody anything, and leaves the position as it was.
fn doors_refuse<G: Game>(trial: &mut Trial<G>, actions: &Universe<G::Action>, chances: &Universe<G::Chance>) {
    let (before, node) = (trial.state(), trial.node());
    let act = |seat: Seat, action: G::Action, expected: fn(&Refusal) -> bool| {
        let (mut state, mut log) = (before.clone(), Vec::new());
        let refusal = submit::<G>(&mut state, seat, action, &mut log);
        let told = || format!("seat {seat} submits \"{action}\" at {node:?}");
        assert!(refusal.is_err_and(|refusal| expected(&refusal)), "{}: answered {refusal:?}", told());
        assert!(state == *before && log.is_empty(), "{}: refused, but something changed", told());
    };
    let chance = |chance: G::Chance, expected: fn(&Refusal) -> bool| {
        let (mut state, mut log) = (before.clone(), Vec::new());
        let refusal = submit_chance::<G>(&mut state, chance, &mut log);
        let told = || format!("the chance \"{chance}\" comes at {node:?}");
        assert!(refusal.is_err_and(|refusal| expected(&refusal)), "{}: answered {refusal:?}", told());
        assert!(state == *before && log.is_empty(), "{}: refused, but something changed", told());
    };
    let any_action = actions.all.first().copied();
    let any_chance = chances.all.first().copied();
    match node {
        Node::Decision(deciding) => {
            let listed = legal_actions::<G>(before);
            for seat in (0..8).chain([u8::MAX]).map(Seat).filter(|seat| *seat != deciding) {
                act(seat, listed[0], |refusal| matches!(refusal, Refusal::OtherSeat(_)));
            }
            let illegal = actions.all.iter().find(|action| G::check(before, **action).is_err());
            illegal.inspect(|action| act(deciding, **action, |refusal| matches!(refusal, Refusal::Illegal(_))));
            any_chance.inspect(|any| chance(*any, |refusal| matches!(refusal, Refusal::NoChanceDue(_))));
        }
        Node::Chance => {
            let listed = chance_outcomes::<G>(before);
            let stray = |any: &&G::Chance| !listed.iter().any(|(possible, _)| possible == *any);
            let impossible = chances.all.iter().find(stray);
            impossible.inspect(|any| chance(**any, |refusal| *refusal == Refusal::ImpossibleChance));
            any_action.inspect(|any| act(Seat(0), *any, |refusal| *refusal == Refusal::ChanceDue));
        }
        Node::Over(_) => {
            any_action.inspect(|any| act(Seat(0), *any, |refusal| *refusal == Refusal::Over));
            any_chance.inspect(|any| chance(*any, |refusal| *refusal == Refusal::Over));
        }
    }
}

/// Every action (or chance) met so far, and those whose notation differs from one by a number: what a client might send.
pub(crate) struct Universe<T> {
    all: Vec<T>,
    known: HashSet<T>,
}

impl<T> Default for Universe<T> {
    fn default() -> Universe<T> {
        Universe { all: Vec::new(), known: HashSet::new() }
    }
}

impl<T: Copy + Eq + Hash + Display + FromStr> Universe<T> {
    pub(crate) fn learn(&mut self, met: &[T]) {
        for new in met {
            if self.known.insert(*new) {
                self.all.push(*new);
                for near in neighbours(&new.to_string()) {
                    if let Ok(near) = near.parse()
                        && self.known.insert(near)
                    {
                        self.all.push(near);
                    }
                }
            }
        }
    }

    pub(crate) fn some(&self, rng: &mut impl Rng) -> Vec<T> {
        if self.all.len() <= 2 * TRIED {
            return self.all.clone();
        }
        (0..TRIED).map(|_| self.all[below(rng, self.all.len() as u32) as usize]).collect()
    }
}

/// The notation with one of its numbers replaced.
fn neighbours(text: &str) -> Vec<String> {
    let mut out = Vec::new();
    let digit = |at: usize| text.as_bytes().get(at).is_some_and(u8::is_ascii_digit);
    for start in (0..text.len()).filter(|at| digit(*at) && (*at == 0 || !digit(at - 1))) {
        let end = (start..text.len()).find(|at| !digit(*at)).unwrap_or(text.len());
        let number: u64 = text[start..end].parse().unwrap_or(0);
        for other in [number + 1, number.saturating_sub(1), 0, 7, 8, 31, 63, 64, 100, 255, 65_535] {
            out.push(format!("{}{other}{}", &text[..start], &text[end..]));
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::neighbours;

    #[test]
    fn neighbours_change_one_number_at_a_time() {
        let near = neighbours("move 3 to 12");
        assert!(near.contains(&"move 4 to 12".to_owned()) && near.contains(&"move 3 to 11".to_owned()));
        assert!(neighbours("pass").is_empty());
    }
}
