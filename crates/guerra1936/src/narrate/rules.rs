//! The paragraph every event rests on.

use super::skill_rule;
use crate::actions::{Event, How, Why};
use crate::ids::LeaderAbility;
use frente_kernel::RuleId;

/// The paragraph an event rests on.
pub(super) fn of_event(event: Event) -> RuleId {
    match event {
        Event::TurnBegan { .. } => "7.1",
        Event::DeckDrawn { .. } | Event::DeckLot { .. } => "6.1",
        Event::CardDrawn { .. } => "3.11",
        Event::Discarded { .. } => "3.12",
        Event::EconomyChanged { .. } => "5.3",
        Event::MoralChanged { .. } => "5.4",
        Event::PointsScored { .. } => "5.20",
        Event::ResistanceChanged { .. } => "5.14",
        Event::TurnsChanged { .. } => "5.15",
        Event::DiplomacyMoved { .. } | Event::DiplomacyWasted(_) => "5.12",
        Event::Played { .. } => "7.10",
        Event::FactionMarked { .. } => "11.2",
        Event::Intervened { .. } => "7.20",
        Event::Mobilised { how: How::Enthusiasm, .. } => "9.6",
        Event::Mobilised { how: How::Extraordinary, .. } | Event::Demobilised { how: How::Extraordinary, .. } => "7.17",
        Event::Demobilised { how: How::Resolved, .. } => "7.25",
        Event::Mobilised { .. } | Event::Demobilised { .. } => "7.16",
        Event::LeaderNamed { .. } => "7.13",
        Event::LeaderLost { .. } => "10.4",
        Event::LeaderUsed { ability: LeaderAbility::General, .. } => "10.8",
        Event::LeaderUsed { ability: LeaderAbility::Faction, .. } => "7.14",
        Event::ObjectiveActivated { why: Why::LostDiplomacy, .. } | Event::ActivationDeclined(_) => "5.13",
        Event::ObjectiveActivated { .. } => "5.16",
        Event::CombatDeclared(_) => "7.22",
        Event::CombatRenounced(_) => "8.11",
        Event::SkillActivated { skill, .. } => skill_rule(skill),
        Event::RangedDamage { .. } => "9.3",
        Event::Grouped { .. } => "8.10",
        Event::Defends { .. } => "8.18",
        Event::Commands { .. } => "8.2",
        Event::GroupStrikes { .. } => "8.21",
        Event::Engaged { .. } => "8.23",
        Event::Withstood(_) | Event::Fell(_) => "8.24",
        Event::Eliminated(_) | Event::Returned { .. } | Event::Recovered { .. } | Event::PutInPlay { .. } => "3.16",
        Event::Found { .. } | Event::FoundNothing(_) => "3.11",
        Event::ForceGained { .. } => "8.4",
        Event::BonusGained { .. } => "8.1",
        Event::Blocked(_) | Event::Protected { .. } => "7.20",
        Event::ExtraAction(_) => "7.15",
        Event::Cheaper { .. } => "3.7",
        Event::HandLooked { .. } => "7.10",
        Event::ObjectiveWon { .. } => "7.25",
        Event::Bought { .. } => "7.30",
        Event::Ended(ending, _) => ending.rule(),
    }
}
