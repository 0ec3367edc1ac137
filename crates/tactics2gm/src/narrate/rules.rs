//! The paragraph each event rests on; that of an action stands with its notation.

use crate::actions::{Draw, Event, How, Play};
use frente_kernel::RuleId;

/// The paragraph a card is played under.
fn of_play(play: Play) -> RuleId {
    match play {
        Play::Unit => "11.5",
        Play::Plane => "13.1",
        Play::Support => "11.5.1",
        Play::SureHit => "17-impacto",
        Play::AimedFire => "17-fuego_certero",
        Play::TankMine => "17-mina_anticarro",
        Play::PersonnelMine => "17-mina_antipersona",
        Play::Ambush => "17-emboscada",
    }
}

pub(super) fn of_event(event: Event) -> RuleId {
    match event {
        Event::TileLaid(..) => "6.1",
        Event::BidMade(_) | Event::BidRevealed(..) => "6.2",
        Event::InitiativeThrown { .. } | Event::InitiativeTied | Event::FirstChosen(_) => "6.3",
        Event::TerrainBought(..) => "6.4",
        Event::CardDrawn { at: Draw::FirstHand, .. } => "7.1",
        Event::CardDrawn { at: Draw::Mulligan, .. } => "7.2",
        Event::CardDrawn { at: Draw::Turn, .. } | Event::DeckEmpty(_) => "11.3",
        Event::HandReturned(_) => "7.2",
        Event::TurnBegan(..) => "11.1",
        Event::Income { .. } => "11.2",
        Event::PointGiven(_) => "14.4",
        Event::HandedOver(_) => "14.5",
        Event::Moved { .. } => "11.4",
        Event::Swapped(..) | Event::Rotated(..) => "11.4.1",
        Event::EngineThrown { .. } => "16-unreliable",
        Event::Marched(..) => "16-march",
        Event::Embarked { .. } => "21.1",
        Event::Disembarked { .. } => "21.2",
        Event::MineSprung { play, .. } => of_play(play),
        Event::AmbushSprung { .. } => "17-emboscada",
        Event::AssaultDeclared { .. } | Event::Advanced { .. } => "11.4.3",
        Event::HurrahShouted(..) => "16-hurrah",
        Event::Deployed { .. } => "11.5",
        Event::Landing { .. } => "13.5",
        Event::Equipped { .. } => "11.5.2",
        Event::FighterStationed(..)
        | Event::EscortJoined(..)
        | Event::FighterRose(..)
        | Event::DogfightFired { .. } => "13.2",
        Event::CardPlayed { play, .. } => of_play(play),
        Event::Healed { .. } => "11.7",
        Event::Reloaded(..) => "9.2",
        Event::PointsGained(..) => "4.4",
        Event::PointsLost(..) => "17-sabotaje",
        Event::SmokeLaid(..) => "17-cortina_humo",
        Event::CardAttached { .. } => "2.6",
        Event::FurtherMoves(_) => "17-blitzkrieg",
        Event::GeneralTaken(..) => "4.5",
        Event::HandSeen(..) => "17-reconocimiento_aereo",
        Event::CardDiscarded(..) => "11.9",
        Event::CardRecovered(..) => "17-refuerzos",
        Event::StoodFast(_) => "17-ni_un_paso",
        Event::TerrainCleared(..) => "12.3",
        Event::Steadied(..) => "18-zhukov",
        Event::SmokePopped(..) => "20-granada_humo",
        Event::HqRecovered { .. } => "18-rundstedt",
        Event::ShotFired { .. } => "11.6",
        Event::Barraged(..) => "17-bombardeo_artilleria",
        Event::Modified(..) => "11.6.4",
        Event::DieThrown { .. } | Event::Missed(_) | Event::Critical { .. } => "11.6.3",
        Event::HitWithoutDie(_) => "17-impacto",
        Event::NotPenetrated { .. } => "11.6.5",
        Event::Wounded { .. } | Event::Destroyed { .. } => "11.6.6",
        Event::StructureHit { .. } | Event::StructureDestroyed { .. } => "12.7",
        Event::HqHit { .. } => "4.2",
        Event::Suppressed(..) => "11.6.8",
        Event::ThrownAgain(_) => "17-fuego_certero",
        Event::PlaneAnnounced { .. } | Event::PlaneHit { .. } => "13.1",
        Event::AntiAirFired { .. } => "13.4",
        Event::PassengerThrown { .. } | Event::Survived { .. } => "21.4",
        Event::SetUp(..) | Event::Packed(..) => "16-set-up",
        Event::CrateTaken(..) | Event::CrateDropped(_) | Event::CrateDelivered { .. } => "22.5",
        Event::ColumnThrown(_) => "23.3",
        Event::Ended(How::StaffDestroyed, _) => "3.1",
        Event::Ended(How::Surrender | How::CannotWin, _) => "3.3",
        Event::Ended(How::NoCards, _) => "3.4",
        Event::Ended(How::RoundsOver, _) => "3.5",
        Event::Ended(..) => "3.2",
    }
}
