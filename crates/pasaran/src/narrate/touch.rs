//! What an action is about: what is taken up, where it is put, what it costs.

use crate::actions::{Action, Mode};
use crate::flow;
use crate::ids::{Card, Place, Side, Unit, Zone};
use crate::pieces::Piece;
use crate::rules::c6_retreat;
use crate::rules::c7_production::REBUILDING;
use crate::state::{Frame, State};
use frente_kernel::Touch;

/// The pieces an action is about at this position.
pub(super) fn of_action(state: &State, action: Action) -> Touch<Piece> {
    let frame = state.pending().filter(|_| state.ending.is_none());
    let tables = state.tables();
    match action {
        Action::Pick(unit) => picked(state, unit, frame),
        Action::To(place) => sent(state, place, frame),
        Action::Rail(unit) => {
            Touch::on(Piece::Unit(unit)).then(goals(state, unit, Mode::Rail)).pays(Piece::Train, 1u16)
        }
        Action::Ship(unit) => Touch::on(Piece::Unit(unit)).then(goals(state, unit, Mode::Sea)).pays(Piece::Ship, 1u16),
        Action::Play(card) => match frame {
            Some(Frame::Reply(answered, _)) => Touch::on(Piece::Card(card)).at(Piece::Card(answered)),
            _ => Touch::on(Piece::Card(card)),
        },
        Action::Annul(target) => Touch::on(Piece::Card(Card::Annulment)).at(Piece::Card(target)),
        Action::Take(card) => Touch::on(Piece::Card(card)).at(Piece::Hand(Side::Nationalist)),
        Action::Buy(card) => {
            let touch = Touch::on(Piece::Card(card));
            match frame {
                Some(Frame::BuyCard(side)) => touch.pays(Piece::Points(side), state.data().card(card).cost),
                _ => touch,
            }
        }
        Action::Under(card) => Touch::on(Piece::Card(card)).at(Piece::Pile),
        Action::Build(kind) => Touch::on(Piece::Kind(kind)).pays(Piece::Points(kind.side()), tables.cost[kind.index()]),
        Action::Repair(unit) => {
            Touch::on(Piece::Unit(unit)).pays(Piece::Points(unit.side()), tables.repair[unit.kind().index()])
        }
        Action::Rebuild(unit) => Touch::on(Piece::Unit(unit)).pays(Piece::Points(unit.side()), REBUILDING),
        Action::Regroup(unit)
        | Action::Entrench(unit)
        | Action::Show(unit)
        | Action::Shift(unit)
        | Action::Lose(unit)
        | Action::Fly(unit) => Touch::on(Piece::Unit(unit)),
        Action::Dismantle(place) => Touch::on(Piece::Trench(place)),
        Action::LoseTrench => Touch::on(Piece::Trench(state.battle.place)),
        Action::Assault(place) | Action::Besiege(place) | Action::Fight(place) => Touch::none().at(Piece::Place(place)),
        Action::Chit(chit) => Touch::on(Piece::Chit(chit)),
        Action::Cancel(chit) => Touch::none().at(Piece::Chit(chit)),
        Action::Pass | Action::Retreat | Action::First | Action::Second => Touch::none(),
    }
}

/// A counter is chosen: to be taken up, or as what something else is laid on.
fn picked(state: &State, unit: Unit, frame: Option<Frame>) -> Touch<Piece> {
    let piece = Piece::Unit(unit);
    match frame {
        Some(Frame::Regroup(kept)) => Touch::on(piece).at(Piece::Unit(kept)),
        Some(Frame::Mark(_, chit, _)) => Touch::on(Piece::Chit(chit)).at(piece),
        Some(Frame::ChooseHq(card, _)) => Touch::on(Piece::Card(card)).at(piece),
        Some(Frame::Restore(..)) => Touch::on(Piece::Card(Card::Replacements)).at(piece),
        Some(Frame::Force(place) | Frame::Landing(place, _) | Frame::Champion(place, _)) => {
            Touch::on(piece).at(Piece::Place(place))
        }
        Some(Frame::Revolt(_)) => Touch::on(piece).at(Piece::Place(Place::zone_of(Zone::Barcelona))),
        Some(Frame::Exits) => Touch::on(piece).at(Piece::Place(Place::zone_of(state.place_of(unit).zone()))),
        Some(Frame::Move) => Touch::on(piece).then(goals(state, unit, Mode::Move)),
        Some(Frame::React) => Touch::on(piece).then(goals(state, unit, Mode::Reaction)),
        Some(Frame::Rebase) => Touch::on(piece).then(goals(state, unit, Mode::Rebase)),
        // It lies nowhere on the table yet.
        Some(Frame::Reinforce(_)) => Touch::none().then(goals(state, unit, Mode::Arrival)),
        Some(Frame::Airlift(_)) => Touch::on(piece).then(goals(state, unit, Mode::Airlift)),
        _ => Touch::on(piece),
    }
}

/// Where a counter can be put once it is taken up.
fn goals(state: &State, unit: Unit, mode: Mode) -> Vec<Piece> {
    let menu = flow::menu_of(state, Frame::Carry(unit, mode));
    menu.iter()
        .filter_map(|action| if let Action::To(place) = action { Some(Piece::Place(place)) } else { None })
        .collect()
}

/// A place is chosen: the goal of the counter in hand, or a coast.
fn sent(state: &State, place: Place, frame: Option<Frame>) -> Touch<Piece> {
    let goal = Piece::Place(place);
    let unit = match frame {
        Some(Frame::Carry(unit, Mode::Rail)) => return Touch::on(Piece::Unit(unit)).at(goal).pays(Piece::Train, 1u16),
        Some(Frame::Carry(unit, Mode::Sea)) => return Touch::on(Piece::Unit(unit)).at(goal).pays(Piece::Ship, 1u16),
        Some(Frame::Carry(unit, _) | Frame::GoOn(unit, _)) => Some(unit),
        Some(Frame::Leaving(..)) => c6_retreat::next_out(state),
        Some(Frame::Invade(_)) => return Touch::on(Piece::Card(Card::Invasion)).at(goal),
        _ => None,
    };
    unit.map_or(Touch::none(), |unit| Touch::on(Piece::Unit(unit))).at(goal)
}
