//! The paragraph every event rests on.

use crate::actions::{Cause, Ending, Event, Modifier, Push};
use crate::ids::{Asset, Marker, Unit};
use frente_kernel::RuleId;

/// The paragraph an event rests on.
pub(super) fn of_event(event: Event) -> RuleId {
    match event {
        Event::CardDrawn(_) => "4.1",
        Event::CardReturned(_) => "7.5.1",
        Event::CardRecycled(..) => "10.2-41",
        Event::PhasesSwapped => "7.5.5",
        Event::TreatySigned | Event::BukharinChosen => "10.2-8",
        Event::MarkerPlaced(marker) => marker_rule(marker),
        Event::MarkerRemoved(_) => "10.2-54",
        Event::CzarExecuted => "10.2-21",
        Event::UnitFlipped(unit) => {
            if unit == Unit::Wrangel {
                "10.2-57"
            } else {
                "10.2-53"
            }
        }
        Event::UnitExchanged(..) => "10.1.2",
        Event::FrontActivated(_) => "10.1.1",
        Event::FrontDeactivated(_) => "10.1-baltic",
        Event::MoveIgnored(_) => "6.1",
        Event::MoveVoid(_) | Event::TanksReturned(_) => "10.1.3",
        Event::AlliesWaver | Event::AlliesResolve | Event::AlliesHesitate => "7.4.2",
        Event::MoscowSafe(_) => "10.2-60",
        Event::FrontAdvanced(_, 0) => "6.4",
        Event::FrontAdvanced(..) | Event::FrontRetreated { by: Push::Card, .. } => "6.0",
        Event::FrontRetreated { by: Push::Offensive, .. } | Event::OffensiveWon(_) | Event::OffensiveLost(_) => "7.3",
        Event::FrontCornered(_) => "6.2",
        Event::AdvanceBlocked(_) | Event::GoldSpent | Event::DieTurned(_) | Event::ExpertiseTurned(_) => "7.5.7",
        Event::CityFell(..) => "6.3",
        Event::FellBefore(..) => "6.3.2",
        Event::FortificationThrown { .. } | Event::FortificationHeld(_) => "10.2-46",
        Event::Modified(modifier, _) => modifier_rule(modifier),
        Event::OffensiveThrown { .. } => "7.3",
        Event::ExpertiseThrown(_) => "7.5.4",
        Event::PoliticalThrown { .. } | Event::PoliticalFailed => "7.4",
        Event::LevelChanged { cause, .. } => cause_rule(cause),
        Event::ReorganizationThrown { .. }
        | Event::ReorganizationFailed
        | Event::TableThrown(_)
        | Event::NothingGained => "7.5",
        Event::AssetGained(asset) | Event::AssetReturned(asset) => asset_rule(asset),
        Event::TanksAssigned { .. } => "7.5.2",
        Event::ActionForgone { .. } => "7.6",
        Event::ActionsDeclined(_) => "7.0",
        Event::ReserveSpent(_) | Event::DecreeSpent(_) => "7.7",
        Event::DenikinComesOn | Event::DenikinStopped => "10.2-40",
        Event::MakhnoThrown { .. } => "10.2-41",
        Event::DissentThrown { .. } | Event::DissentCalm => "8.0",
        Event::RemovalThrown { .. } | Event::FrontEliminated(_) | Event::FrontSurvives(_) => "10.1.3",
        Event::WarStatus(_) | Event::DeckAdded(_) => "5.2",
        Event::Ended(ending, _) => match ending {
            Ending::PoliticalVictory => "9.1.1",
            Ending::PoliticalDefeat => "9.1.2",
            Ending::MilitaryVictory => "9.2.1",
            Ending::MilitaryDefeat => "9.2.2",
        },
    }
}

fn marker_rule(marker: Marker) -> RuleId {
    match marker {
        Marker::CzechLegion => "10.2-14",
        Marker::CzarFreed => "10.2-21",
        Marker::PetrogradFortified => "10.2-46",
        Marker::CurzonLine => "10.2-51",
    }
}

fn modifier_rule(modifier: Modifier) -> RuleId {
    match modifier {
        Modifier::Card | Modifier::PoliticalCap => "7.1",
        Modifier::CzechLegion => "10.2-14",
        Modifier::CzarFreed | Modifier::CzarExecuted => "10.2-21",
        Modifier::TankCorps => "7.5.2",
        Modifier::ArmouredTrains => "7.5.3",
        Modifier::AppliedExpertise => "7.5.4",
        Modifier::Comintern => "7.5.6",
        Modifier::ForgoneActions => "7.6",
    }
}

fn cause_rule(cause: Cause) -> RuleId {
    match cause {
        Cause::Action => "7.4",
        Cause::Crisis => "6.3",
        Cause::CurzonLine => "10.2-51",
        Cause::Dissent => "7.4.4",
        Cause::Event => "7.4.3",
        Cause::Treaty => "10.2-8",
        Cause::Streak => "10.2-30",
    }
}

fn asset_rule(asset: Asset) -> RuleId {
    match asset {
        Asset::Cheka => "7.5.1",
        Asset::TankCorps => "7.5.2",
        Asset::ArmouredTrains => "7.5.3",
        Asset::AppliedExpertise => "7.5.4",
        Asset::CommunistSubversion => "7.5.5",
        Asset::Comintern => "7.5.6",
        Asset::ImperialGold => "7.5.7",
    }
}
