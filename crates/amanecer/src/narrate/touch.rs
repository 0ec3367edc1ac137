//! Which pieces an action is about.

use crate::actions::Action;
use crate::ids::Asset;
use crate::pieces::Piece;
use crate::state::{Frame, State};
use frente_kernel::Touch;

/// What is taken up, where it is put, and what pays. What only lets things run is about no piece.
pub(super) fn of_action(state: &State, action: Action) -> Touch<Piece> {
    let card = || state.turn.card.map_or_else(Touch::none, |card| Touch::none().at(Piece::Card(card)));
    let gold = |touch: Touch<Piece>| touch.pays(Piece::Asset(Asset::ImperialGold), 1u8);
    match action {
        Action::Offensive(front) => Touch::none().at(Piece::Front(front)).pays(Piece::Actions, 1u8),
        Action::ArmouredOffensive(front) => {
            Touch::on(Piece::Asset(Asset::ArmouredTrains)).at(Piece::Front(front)).pays(Piece::Actions, 1u8)
        }
        Action::Political => Touch::none().at(Piece::Political).pays(Piece::Actions, 1u8),
        Action::Reorganize => Touch::none().at(Piece::Reorganization).pays(Piece::Actions, 1u8),
        Action::AssignTanks(front) => {
            Touch::on(Piece::Asset(Asset::TankCorps)).at(Piece::Front(front)).pays(Piece::Actions, 1u8)
        }
        Action::Forgo => Touch::on(Piece::Actions).pays(Piece::Actions, 1u8),
        Action::Fortify => Touch::none().at(Piece::Petrograd).pays(Piece::Actions, state.turn.actions),
        Action::ReserveOffensive(front) => {
            Touch::on(Piece::Reserves).at(Piece::Front(front)).pays(Piece::Reserves, 1u8)
        }
        Action::DecreePolitical => Touch::on(Piece::Decrees).at(Piece::Political).pays(Piece::Decrees, 1u8),
        Action::DecreeReorganize => Touch::on(Piece::Decrees).at(Piece::Reorganization).pays(Piece::Decrees, 1u8),
        Action::UseCheka => {
            let cheka = Piece::Asset(Asset::Cheka);
            Touch { on: vec![cheka], ..card() }.pays(cheka, 1u8)
        }
        Action::KeepCard | Action::SignTreaty | Action::Bukharin => card(),
        Action::SwapPhases => Touch::on(Piece::Asset(Asset::CommunistSubversion)),
        Action::BlockAdvance => {
            let halted = match state.pending() {
                Some(Frame::GoldAdvance(front, _)) => vec![Piece::Front(front)],
                _ => Vec::new(),
            };
            gold(Touch { at: halted, ..Touch::on(Piece::Asset(Asset::ImperialGold)) })
        }
        Action::SetDie(face) => gold(Touch::on(Piece::Face(face)).at(Piece::Die)),
        Action::SetExpertise(face) => gold(Touch::on(Piece::Face(face)).at(Piece::ExpertiseDie)),
        Action::Decline | Action::EndPhase | Action::KeepPhases | Action::AllowAdvance | Action::AcceptDice => {
            Touch::none()
        }
    }
}
