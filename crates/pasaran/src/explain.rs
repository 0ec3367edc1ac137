//! Why an action is not legal now: the paragraph and the reason.

use crate::actions::Action;
use crate::board::Spot;
use crate::events::Mode;
use crate::flow;
use crate::ids::{Side, Unit};
use crate::state::{Frame, State};
use frente_kernel::{Illegal, Node, RuleId};

/// Every reason this module can give, with its paragraph: the languages must know them all.
pub(crate) const REASONS: &[(RuleId, &str)] = &[
    ("8.0-table", "match-over"),
    ("5.0", "not-now"),
    ("2.1", "not-yours"),
    ("2.3", "not-on-the-map"),
    ("6.3", "moved-already"),
    ("9.4", "unit-digs"),
    ("C-barcelona-revolt", "militia-in-revolt"),
    ("6.5", "may-not-exploit"),
    ("6.3.1", "nowhere-to-go"),
    ("6.3", "like-another"),
    ("1.1-movement", "no-land-units-there"),
    ("1.3", "city-full"),
    ("6.3.1", "out-of-reach"),
    ("6.4.5", "city-attackers-full"),
    ("5.1", "no-reinforcements-there"),
    ("6.1", "no-rail-line"),
    ("6.1", "train-used"),
    ("6.1-sea", "no-sea-route"),
    ("6.1-sea", "ship-used"),
    ("7.2", "not-in-hand"),
    ("7.2", "bought-this-turn"),
    ("7.2", "card-not-now"),
    ("7.2", "not-drawn"),
    ("7.2", "too-dear"),
    ("7.2", "card-of-the-enemy"),
    ("7.3", "cannot-pay"),
    ("2.3", "none-in-reserve"),
    ("7.3.2", "not-reduced"),
    ("6.4.7", "takes-no-hit"),
    ("6.4.7", "hits-to-take"),
    ("6.4.8", "no-retreat"),
    ("6.4.3-shift", "may-not-shift"),
    ("6.4.5-siege", "cannot-besiege"),
    ("6.4.5", "cannot-assault"),
    ("6.4.1", "no-battle-there"),
    ("9.4", "no-trench-here"),
    ("9.1", "cannot-regroup"),
    ("9.5", "no-such-chit"),
    ("6.4.1", "must-choose"),
];

fn reason(why: &'static str) -> Illegal {
    let known = REASONS.iter().find(|(_, known)| *known == why);
    let (rule, why) = known.copied().unwrap_or(("5.0", "not-now"));
    Illegal { rule, why }
}

/// The first reason that applies, from the general to the particular. Only for actions the menu does not hold.
pub(crate) fn why_not(state: &State, action: Action) -> Illegal {
    use frente_kernel::Game;
    let side = match flow::Pasaran::node(state) {
        Node::Over(_) => return reason("match-over"),
        Node::Chance => return reason("not-now"),
        Node::Decision(seat) => flow::side(seat),
    };
    let Some(frame) = state.stack.top() else { return reason("not-now") };
    reason(match (action, frame) {
        (Action::Pass, Frame::Losses(_)) => "hits-to-take",
        (Action::Pass, _) => "must-choose",
        (Action::Pick(_), Frame::Regroup(_)) => "cannot-regroup",
        (Action::Pick(unit), _) => why_no_pick(state, side, unit, frame),
        (Action::Rail(unit), Frame::Rail) => why_no_carriage(state, side, unit, Mode::Rail),
        (Action::Ship(unit), Frame::Rail) => why_no_carriage(state, side, unit, Mode::Sea),
        (Action::To(place), Frame::Carry(unit, _) | Frame::GoOn(unit, _)) => {
            let tables = state.tables();
            if tables.land_units.contains(unit) && !tables.dry.contains(place.zone()) {
                "no-land-units-there"
            } else if place.is_city() && tables.combat.contains(unit) && !state.has_room(place.zone(), side) {
                if state.holds(side, place) { "city-full" } else { "city-attackers-full" }
            } else {
                "out-of-reach"
            }
        }
        (Action::To(_), Frame::Reinforce(_)) => "no-reinforcements-there",
        (Action::To(_), Frame::Leaving(..)) => "no-retreat",
        (Action::Play(card), Frame::Window(..) | Frame::Reply(..)) => {
            if !state.hands[side.index()].contains(card) {
                "not-in-hand"
            } else if state.fresh[side.index()].contains(card) {
                "bought-this-turn"
            } else {
                "card-not-now"
            }
        }
        (Action::Annul(_), Frame::Window(..)) => "card-not-now",
        (Action::Buy(card), Frame::BuyCard(_)) => {
            if !state.drawn.contains(card) {
                "not-drawn"
            } else if crate::rules::c7_cards::suits(state, card, side) {
                "too-dear"
            } else {
                "card-of-the-enemy"
            }
        }
        (Action::Under(_), Frame::LayUnder(_)) => "not-drawn",
        (Action::Build(kind), Frame::Produce(_)) => {
            if kind.side() != side {
                "not-yours"
            } else if state.buildable(kind).is_none() || kind.is_hq() {
                "none-in-reserve"
            } else {
                "cannot-pay"
            }
        }
        (Action::Repair(unit), Frame::Produce(_)) => {
            if unit.side() != side {
                "not-yours"
            } else if !state.is_reduced(unit) || state.board.place(unit).is_none() {
                "not-reduced"
            } else if state.tables().repair[unit.kind().index()] > state.bp_of(side) {
                "cannot-pay"
            } else {
                "like-another"
            }
        }
        (Action::Rebuild(unit), Frame::Produce(_)) => {
            if state.board.spot(unit) == Spot::RESERVE {
                "cannot-pay"
            } else {
                "none-in-reserve"
            }
        }
        (Action::Regroup(_), Frame::Reinforce(_)) => "cannot-regroup",
        (Action::Entrench(_) | Action::Dismantle(_), Frame::Move) => "no-trench-here",
        (Action::Assault(_), Frame::Announce) => "cannot-assault",
        (Action::Besiege(_), Frame::Announce) => "cannot-besiege",
        (Action::Fight(_), Frame::Battles) => "no-battle-there",
        (Action::Shift(_), Frame::Segments(_)) => "may-not-shift",
        (Action::Lose(_) | Action::LoseTrench, Frame::Losses(_)) => "takes-no-hit",
        (Action::Retreat | Action::Fly(_), Frame::RetreatChoice(_)) => "no-retreat",
        (Action::Chit(_), Frame::PlayChits(_)) | (Action::Cancel(_), Frame::CancelChit(_)) => "no-such-chit",
        _ => "not-now",
    })
}

fn why_no_pick(state: &State, side: Side, unit: Unit, frame: Frame) -> &'static str {
    if !matches!(frame, Frame::Move | Frame::Rebase | Frame::React | Frame::Exits | Frame::Force(_)) {
        return "not-now";
    }
    if unit.side() != side {
        return "not-yours";
    }
    if state.board.place(unit).is_none() {
        return "not-on-the-map";
    }
    if state.turn.builders.contains(unit) {
        return "unit-digs";
    }
    if frame == Frame::Move {
        if state.turn.moved.contains(unit) {
            return "moved-already";
        }
        if crate::rules::c6_movement::eligible(state, crate::sets::UnitSet::only(unit)).is_empty() {
            return "may-not-exploit";
        }
        if crate::rules::c6_movement::reach(state, unit).all().any() {
            return "like-another";
        }
        if state.mutineers().contains(unit) {
            return "militia-in-revolt";
        }
    }
    "nowhere-to-go"
}

fn why_no_carriage(state: &State, side: Side, unit: Unit, mode: Mode) -> &'static str {
    let (used, none) = match mode {
        Mode::Rail => (state.turn.trains, "no-rail-line"),
        _ => (state.turn.ships || side == Side::Nationalist, "no-sea-route"),
    };
    if unit.side() != side {
        "not-yours"
    } else if state.board.place(unit).is_none() {
        "not-on-the-map"
    } else if used {
        if mode == Mode::Rail { "train-used" } else { "ship-used" }
    } else if state.turn.builders.contains(unit) {
        "unit-digs"
    } else if mode == Mode::Rail && state.turn.shipped.contains(unit) {
        "moved-already"
    } else if crate::rules::c6_rail::places(state, unit, mode).any() {
        "like-another"
    } else {
        none
    }
}
