//! Why an action is not legal now: the paragraph and the reason.

use crate::actions::Action;
use crate::ids::{Asset, Marker};
use crate::state::{Frame, State};
use frente_kernel::{Illegal, RuleId};

/// Every reason this module can give, with its paragraph: the languages must know them all.
pub(crate) const REASONS: &[(RuleId, &str)] = &[
    ("9.0", "match-over"),
    ("4.0", "not-now"),
    ("7.0", "actions-used"),
    ("7.0", "markers-after-actions"),
    ("10.1.3", "front-eliminated"),
    ("6.1", "front-inactive"),
    ("7.0", "offensives-banned"),
    ("7.0", "front-shielded"),
    ("7.5.3", "no-trains"),
    ("7.5.3", "trains-used"),
    ("7.0", "political-banned"),
    ("7.5.2", "no-tanks"),
    ("7.5.2", "tanks-already-there"),
    ("7.6", "nothing-to-forgo-for"),
    ("10.2-46", "cannot-fortify"),
    ("10.2-46", "already-fortified"),
    ("10.2-46", "petrograd-was-occupied"),
    ("10.2-46", "already-acted"),
    ("7.7", "no-reserves"),
    ("7.7", "no-decrees"),
    ("7.7", "reserves-banned"),
    ("7.7", "decree-banned"),
    ("7.5.7", "same-face"),
    ("7.5.4", "no-expertise-die"),
];

fn reason(why: &'static str) -> Illegal {
    let known = REASONS.iter().find(|(_, known)| *known == why);
    let (rule, why) = known.copied().unwrap_or(("4.0", "not-now"));
    Illegal { rule, why }
}

/// The first reason that applies, from the general to the particular. Only for actions the menu does not hold.
pub(crate) fn why_not(state: &State, action: Action) -> Illegal {
    if state.ending.is_some() {
        return reason("match-over");
    }
    let frame = state.stack.top();
    match action {
        Action::Offensive(_)
        | Action::ArmouredOffensive(_)
        | Action::Political
        | Action::Reorganize
        | Action::AssignTanks(_)
        | Action::Forgo
        | Action::Fortify
        | Action::Decline => match frame {
            Some(Frame::Actions) => why_no_action(state, action),
            Some(Frame::Markers) => reason("actions-used"),
            _ => reason("not-now"),
        },
        Action::ReserveOffensive(_) | Action::DecreePolitical | Action::DecreeReorganize => match frame {
            Some(Frame::Markers) => why_no_marker(state, action),
            Some(Frame::Actions) => reason("markers-after-actions"),
            _ => reason("not-now"),
        },
        Action::SetExpertise(_) if matches!(frame, Some(Frame::GoldDice(_))) && state.turn.dice[1] == 0 => {
            reason("no-expertise-die")
        }
        Action::SetDie(_) | Action::SetExpertise(_) if matches!(frame, Some(Frame::GoldDice(_))) => reason("same-face"),
        _ => reason("not-now"),
    }
}

fn why_no_action(state: &State, action: Action) -> Illegal {
    let rules = state.card_rules();
    match action {
        Action::ArmouredOffensive(_) if !state.owns(Asset::ArmouredTrains) => reason("no-trains"),
        Action::ArmouredOffensive(_) if state.turn.trains_used => reason("trains-used"),
        Action::Offensive(_) | Action::ArmouredOffensive(_) if rules.is_some_and(|rules| rules.bans_offensives) => {
            reason("offensives-banned")
        }
        Action::Offensive(front) | Action::ArmouredOffensive(front) => {
            why_no_target(state, front).unwrap_or(reason("front-shielded"))
        }
        Action::Political => reason("political-banned"),
        Action::AssignTanks(_) if !state.owns(Asset::TankCorps) => reason("no-tanks"),
        Action::AssignTanks(front) if state.is_eliminated(front) => reason("front-eliminated"),
        Action::AssignTanks(_) => reason("tanks-already-there"),
        Action::Forgo => reason("nothing-to-forgo-for"),
        Action::Fortify if !rules.is_some_and(|rules| rules.offers_fortify) => reason("cannot-fortify"),
        Action::Fortify if state.has(Marker::PetrogradFortified) => reason("already-fortified"),
        Action::Fortify if !state.turn.petrograd_was_free => reason("petrograd-was-occupied"),
        Action::Fortify => reason("already-acted"),
        _ => reason("not-now"),
    }
}

fn why_no_marker(state: &State, action: Action) -> Illegal {
    match action {
        Action::ReserveOffensive(_) if state.reserves == 0 => reason("no-reserves"),
        Action::ReserveOffensive(front) => why_no_target(state, front).unwrap_or(reason("reserves-banned")),
        _ if state.decrees == 0 => reason("no-decrees"),
        _ => reason("decree-banned"),
    }
}

fn why_no_target(state: &State, front: crate::ids::Front) -> Option<Illegal> {
    if state.is_eliminated(front) {
        Some(reason("front-eliminated"))
    } else if !state.is_active(front) {
        Some(reason("front-inactive"))
    } else {
        None
    }
}
