//! The paragraph each event rests on, and each action: most stand with the notation.

use crate::actions::{Action, Draw, Event, First, Futile, How};
use crate::data::Card;
use crate::ids::Phase;
use crate::state::State;
use frente_kernel::RuleId;

/// The paragraph an action rests on: that of its card, where it plays one that has its own.
pub(super) fn of_action(state: &State, action: Action) -> RuleId {
    match action {
        Action::Play(card)
        | Action::PlayOn(card, _)
        | Action::PlayArms(card, ..)
        | Action::PlayAt(card, ..)
        | Action::PlayLine(card, ..)
        | Action::PlayAgainst(card, _)
        | Action::LayMine(card)
            if matches!(state.data().card(card), Some(Card::Support(_))) =>
        {
            state.warrant(card).name()
        }
        _ => action.rule(),
    }
}

/// The paragraph a phase is played under.
const fn of_phase(phase: Phase) -> RuleId {
    match phase {
        Phase::Movement => "11.4",
        Phase::Deployment => "11.5",
        Phase::Shooting => "11.6",
        Phase::Flip => "11.8",
        Phase::Discard => "11.9",
    }
}

pub(super) fn of_event(event: Event) -> RuleId {
    match event {
        Event::TileLaid(..) => "6.1",
        Event::BidMade(_) | Event::BidRevealed(..) => "6.2",
        Event::InitiativeThrown { .. } | Event::InitiativeTied | Event::FirstChosen(_) => "6.3",
        Event::TerrainBought(..) | Event::BidLost(..) => "6.4",
        Event::CardDrawn { at: Draw::FirstHand, .. } => "7.1",
        Event::CardDrawn { at: Draw::Mulligan, .. } => "7.2",
        Event::CardDrawn { at: Draw::Turn, .. } | Event::DeckEmpty(_) => "11.3",
        Event::HandReturned(_) | Event::HandKept(_) => "7.2",
        Event::TurnBegan(..) => "11",
        Event::PhaseBegan(_, phase) => of_phase(phase),
        Event::SmokeLifted(_) => "11.1",
        Event::Income { .. } => "11.2",
        Event::PointGiven(_) => "14.4",
        Event::HandedOver(_) => "14.5",
        Event::Moved { .. } => "11.4",
        Event::Swapped { .. } | Event::Rotated(..) => "11.4.1",
        Event::EngineThrown { .. } => "16-unreliable",
        Event::Marched { .. } => "16-march",
        Event::Embarked { .. } => "21.1",
        Event::Disembarked { .. } => "21.2",
        Event::MineSprung { warrant, .. }
        | Event::Landing { warrant, .. }
        | Event::CardPlayed { warrant, .. }
        | Event::Worked { warrant, .. }
        | Event::Healed { warrant, .. }
        | Event::Reloaded { warrant, .. }
        | Event::PointsGained { warrant, .. }
        | Event::CardAttached { warrant, .. }
        | Event::TerrainCleared { warrant, .. }
        | Event::Barraged { warrant, .. }
        | Event::ThrownAgain(_, warrant) => warrant.name(),
        Event::AmbushSprung { .. } => "17-emboscada",
        Event::FirstStrike { why: First::Expert, .. } => "16-assault-expert",
        Event::AssaultDeclared { .. }
        | Event::FirstStrike { .. }
        | Event::NoStrikeBack { .. }
        | Event::Struck { .. }
        | Event::StruckBack { .. }
        | Event::Advanced { .. } => "11.4.3",
        Event::HurrahShouted(..) => "16-hurrah",
        Event::Deployed { aboard: Some(_), .. } => "21.3",
        Event::Deployed { .. } => "11.5",
        Event::Equipped { .. } => "11.5.2",
        Event::FighterStationed(..)
        | Event::PlaneLeft { .. }
        | Event::EscortJoined(..)
        | Event::FighterRose(..)
        | Event::DogfightFired { .. } => "13.2",
        Event::PointsLost(..) => "17-sabotaje",
        Event::SmokeLaid { .. } => "17-cortina_humo",
        Event::FurtherMoves(_) => "17-blitzkrieg",
        Event::GeneralTaken(..) => "4.5",
        Event::HandSeen(..) | Event::CardTaken { .. } => "17-reconocimiento_aereo",
        Event::CardDiscarded(..) => "11.9",
        Event::CardRecovered(..) => "17-refuerzos",
        Event::StoodFast(_) => "17-ni_un_paso",
        Event::Steadied(..) => "18-zhukov",
        Event::SmokePopped(..) => "20-granada_humo",
        Event::HqRecovered { .. } => "18-rundstedt",
        Event::ShotFired { .. } => "11.6",
        Event::Covered { .. } => "19-area-line",
        Event::Printed { .. } => "8.4",
        Event::Modified(..) => "11.6.4",
        Event::DieThrown { .. } | Event::Missed(_) | Event::Critical { .. } => "11.6.3",
        Event::HitWithoutDie(_) => "17-impacto",
        Event::NotPenetrated { .. } => "11.6.5",
        Event::NoEffect(Futile::StaffSpared) => "4.2",
        Event::NoEffect(Futile::Skirts) => "20-schurzen",
        Event::NoEffect(Futile::Unarmed) => "13.2",
        Event::Wounded { .. } | Event::Destroyed { .. } => "11.6.6",
        Event::StructureHit { .. } | Event::StructureDestroyed { .. } => "12.7",
        Event::HqHit { .. } => "4.2",
        Event::Suppressed(..) => "11.6.8",
        Event::PlaneAnnounced { .. } | Event::Raided { .. } | Event::PlaneHit { .. } => "13.1",
        Event::AntiAirFired { .. } => "13.4",
        Event::PassengerThrown { .. } | Event::Survived { .. } => "21.4",
        Event::SetUp { .. } | Event::Packed { .. } => "16-set-up",
        Event::TokensBack(..) => "11.8",
        Event::CrateTaken(..) | Event::CrateDropped(_) | Event::CrateDelivered { .. } => "22.5",
        Event::ColumnThrown(_) => "23.3",
        Event::Ended(How::StaffDestroyed, _) => "3.1",
        Event::Ended(How::Surrender | How::CannotWin, _) => "3.3",
        Event::Ended(How::NoCards, _) => "3.4",
        Event::Ended(How::RoundsOver, _) => "3.5",
        Event::Ended(..) => "3.2",
    }
}
