//! What a player may regret: legal choices that lead somewhere other than it seems.

use super::{when, with_card, with_face, with_place};
use crate::actions::{Action, Mode};
use crate::data::Condition;
use crate::ids::{Card, Kind, Place, Quarter, Side, Unit, Zone};
use crate::rules::c7_cards::paragraph;
use crate::rules::{c6_battle, c6_movement, c6_retreat, c9_chits};
use crate::state::{Battle, Frame, State, Window};
use frente_kernel::{Caution, Message, Silent};

/// What to be careful of before a legal action, from what lies open to its seat.
pub(super) fn of_action(state: &State, action: Action) -> Option<Caution> {
    let frame = state.pending().filter(|_| state.ending.is_none())?;
    match (frame, action) {
        (Frame::Carry(unit, Mode::Move), Action::To(place)) => leaves_madrid(state, unit, place)
            .or_else(|| doubled(state, unit, place))
            .or_else(|| stands_alone(state, unit, place))
            .or_else(|| flies_alone(state, unit, place))
            .or_else(|| cannot_fire(state, unit, place)),
        (Frame::Carry(unit, _) | Frame::GoOn(unit, _), Action::To(place)) => {
            leaves_madrid(state, unit, place).or_else(|| stands_alone(state, unit, place))
        }
        (Frame::RetreatChoice(side), Action::Retreat) => left_behind(state, side),
        (Frame::Produce(_), Action::Build(kind)) => arrives_late(state, kind),
        (Frame::Produce(_), Action::Rebuild(unit)) => arrives_late(state, unit.kind()),
        (Frame::Produce(_), Action::Repair(unit)) if is_last_turn(state) => {
            Some(Caution::new(with_face(state, Message::new("caution-repaired-too-late"), unit), "8.0-table"))
        }
        (Frame::BuyCard(_), Action::Buy(card)) => expires(state, card),
        (Frame::PlayChits(side), Action::Chit(chit)) => c9_chits::idle(state, side, chit).map(|why| {
            let message = Message::new("caution-chit-idle").term("chit", format!("chit-{chit}"));
            Caution::new(message.term("why", format!("idle-{why}")), "9.5")
        }),
        (Frame::Window(..), Action::Play(Card::FifthColumn)) => storms_nothing(state),
        (Frame::Window(Window::Chits, side), Action::Play(Card::CancelChits)) => cancels_nothing(state, side),
        _ => None,
    }
}

/// §8.0-table: the last land combat unit leaves Madrid in a quarter that decides by Madrid.
fn leaves_madrid(state: &State, unit: Unit, place: Place) -> Option<Caution> {
    let madrid = Place::zone_of(Zone::Madrid);
    let decides = state.quarter.number() == 4 && state.quarter.year() <= 1937;
    let leaves = state.board.place(unit) == Some(madrid) && place != madrid;
    let combat = state.tables().combat;
    let stay = state.board.units(madrid, Side::Republican).and(combat).len();
    let last = decides && leaves && unit.side() == Side::Republican && combat.contains(unit) && stay == 1;
    last.then(|| Caution::new(Message::new("caution-madrid-left-empty"), "8.0-table"))
}

/// §6.3.2: a doubled move into a zone with an enemy city joins no attack on that city.
fn doubled(state: &State, unit: Unit, place: Place) -> Option<Caution> {
    let enemy = unit.side().enemy();
    let before_a_city = !place.is_city()
        && state.cities_of(enemy).and(state.board.in_cities(enemy)).contains(place.zone())
        && state.tables().combat.contains(unit);
    let strained = before_a_city && c6_movement::is_doubled(state, unit, place);
    strained.then(|| Caution::new(with_place(state, Message::new("caution-doubled-range"), place), "6.3.2"))
}

/// §6.4.9: a headquarters goes where it has no unit beside it and the enemy is next door.
fn stands_alone(state: &State, unit: Unit, place: Place) -> Option<Caution> {
    if !state.tables().hqs.contains(unit) {
        return None;
    }
    let (zone, enemy) = (place.zone(), unit.side().enemy());
    let guarded = state.board.units(place, unit.side()).meets(state.tables().combat);
    let around = state.land_from(zone).or(crate::sets::ZoneSet::only(zone));
    let threatened = around.meets(state.board.in_zones(enemy).or(state.board.in_cities(enemy)));
    let message = || with_face(state, Message::new("caution-headquarters-alone"), unit);
    (!guarded && threatened).then(|| Caution::new(message(), "6.4.9"))
}

/// §6.4.9: aircraft that attack without a land unit fight one round and leave.
fn flies_alone(state: &State, unit: Unit, place: Place) -> Option<Caution> {
    let own = state.board.units(place, unit.side());
    let attacks = state.board.units(place, unit.side().enemy()).any();
    let alone = attacks && state.tables().aircraft.contains(unit) && !own.meets(state.tables().combat);
    alone.then(|| Caution::new(with_place(state, Message::new("caution-aircraft-alone"), place), "6.4.9"))
}

/// §6.4.2: a unit whose strength comes to nothing where it attacks only absorbs losses.
fn cannot_fire(state: &State, unit: Unit, place: Place) -> Option<Caution> {
    let attacks = state.board.units(place, unit.side().enemy()).any();
    if !attacks || !state.tables().combat.contains(unit) {
        return None;
    }
    let mut next = state.clone();
    c6_movement::advance(&mut next, unit, place, &mut Silent);
    next.battle = Battle { place, ..Battle::default() };
    let message = || with_place(state, with_face(state, Message::new("caution-cannot-fire"), unit), place);
    (next.effective(unit) == 0).then(|| Caution::new(message(), "6.4.2"))
}

/// §C-fifth-column: no battle that is due is for a city or for Madrid.
fn storms_nothing(state: &State) -> Option<Caution> {
    let fortress = |place: Place| place.is_city() || place.zone() == Zone::Madrid;
    let any = fortress(state.battle.place) || c6_battle::due(state).iter().any(fortress);
    let message = || with_card(state, Message::new("caution-storm-idle"), Card::FifthColumn);
    (!any).then(|| Caution::new(message(), paragraph(Card::FifthColumn)))
}

/// §C-cancel-chits: the enemy has no chit in play.
fn cancels_nothing(state: &State, side: Side) -> Option<Caution> {
    let none = state.battle.played[side.enemy().index()].iter().all(|count| *count == 0);
    let message = || with_card(state, Message::new("caution-nothing-to-cancel"), Card::CancelChits);
    none.then(|| Caution::new(message(), paragraph(Card::CancelChits)))
}

/// §6.4.8: some of the units that retreat have nowhere to go, and fight on alone.
fn left_behind(state: &State, side: Side) -> Option<Caution> {
    let stay = c6_retreat::stranded(state, side).len();
    (stay > 0).then(|| Caution::new(Message::new("caution-units-left-behind").int("units", stay), "6.4.8"))
}

/// §7.3.1: what is ordered now arrives after the last turn.
fn arrives_late(state: &State, kind: Kind) -> Option<Caution> {
    let ready = Quarter(state.quarter.0 + state.tables().quarters[kind.index()]);
    let message = || when(Message::new("caution-arrives-too-late"), ready);
    (ready > state.last_quarter()).then(|| Caution::new(message(), "7.3.1"))
}

/// §7.2: a card is played from the next turn on, and this one has no time left then.
fn expires(state: &State, card: Card) -> Option<Caution> {
    let caution = |key, rule| Some(Caution::new(with_card(state, Message::new(key), card), rule));
    if is_last_turn(state) {
        return caution("caution-card-never-played", "7.2");
    }
    let late = |condition: &Condition| matches!(condition, Condition::NotAfter(quarter) if *quarter <= state.quarter);
    let over = state.data().card(card).conditions.iter().any(late);
    if over { caution("caution-card-expires", paragraph(card)) } else { None }
}

fn is_last_turn(state: &State) -> bool {
    state.quarter >= state.last_quarter()
}
