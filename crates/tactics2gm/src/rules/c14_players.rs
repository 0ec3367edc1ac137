//! Chapter 14: pairs. Points are shared between marshal and general; each phase is played together.

use crate::actions::{Action, Event};
use crate::ids::Side;
use crate::state::State;
use frente_kernel::{EventSink, Illegal, Seat, must};

/// §14.4: points for a side are halved inside a pair, the odd one to the marshal; what the staff cannot store is lost.
pub(crate) fn share_points(state: &mut State, side: Side, points: u8) -> u8 {
    if state.agreed.boards == 2 {
        return state.members(side).map(|seat| gain(state, seat, points)).sum();
    }
    let marshal = state.marshal(side);
    let room = state.most_pa(marshal).saturating_sub(state.stored_pa(marshal));
    let points = points.min(room);
    match state.members(side).nth(1) {
        Some(general) => {
            state.player_mut(marshal).pa += points.div_ceil(2);
            state.player_mut(general).pa += points / 2;
        }
        None => state.player_mut(marshal).pa += points,
    }
    points
}

/// Points for one seat, cut at what the staff stores (ruling A11).
pub(crate) fn gain(state: &mut State, seat: Seat, points: u8) -> u8 {
    let points = points.min(state.most_pa(seat).saturating_sub(state.stored_pa(seat)));
    state.player_mut(seat).pa += points;
    points
}

/// §14.4, §14.5: what members of a pair may do beside their orders.
pub(crate) fn offers(state: &State, seat: Seat, offer: &mut impl FnMut(Action)) {
    if may_hand_over(state, seat).is_ok() {
        offer(Action::HandOver);
    }
    if may_give_point(state, seat).is_ok() {
        offer(Action::GivePoint);
    }
}

/// §14.5: whether a seat may let its partner go on.
#[inline]
pub(crate) fn may_hand_over(state: &State, seat: Seat) -> Result<(), Illegal> {
    let side = state.side_of(seat);
    must(state.is_pair(side), "14.5", "no-partner")?;
    let partner = state.members(side).find(|other| *other != seat);
    let partner = partner.ok_or(Illegal { rule: "14.5", why: "no-partner" })?;
    must(state.turn.passed >> partner.0 & 1 == 0, "14.5", "partner-has-passed")?;
    // Ruling G42: who was handed the turn gives an order before handing it back; only the opening may be handed on.
    must(state.turn.ordered || !state.turn.opened, "14.5", "an-order-first")
}

/// §14.4: whether a seat may hand a point to its General.
#[inline]
pub(crate) fn may_give_point(state: &State, seat: Seat) -> Result<(), Illegal> {
    let side = state.side_of(seat);
    let leads = state.is_pair(side) && state.marshal(side) == seat && state.agreed.boards == 1;
    must(leads, "14.4", "point-not-to-give")?;
    must(!state.turn.given, "14.4", "point-is-given")?;
    must(state.player(seat).pa > 0, "4.4", "too-dear")
}

/// §14.5: the partner goes on.
pub(crate) fn hand_over(state: &mut State, log: &mut impl EventSink<Event>) {
    let seat = Seat(state.turn.actor);
    let partner = state.members(state.side_of(seat)).find(|other| *other != seat).unwrap_or(seat);
    state.turn.actor = partner.0;
    state.turn.ordered = false;
    state.turn.opened = true;
    log.emit(Event::HandedOver(partner));
}

/// §14.4: the marshal hands a point to his general, once a turn.
pub(crate) fn give_point(state: &mut State, log: &mut impl EventSink<Event>) {
    let marshal = Seat(state.turn.actor);
    let general = state.members(state.side_of(marshal)).nth(1).unwrap_or(marshal);
    state.player_mut(marshal).pa -= 1;
    state.player_mut(general).pa += 1;
    state.turn.given = true;
    log.emit(Event::PointGiven(general));
}
