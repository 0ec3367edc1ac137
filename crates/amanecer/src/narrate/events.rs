//! Log lines: a key and arguments for every event.

use super::{front_key, with_card};
use crate::actions::Event;
use crate::ids::{Front, Unit};
use crate::state::State;
use frente_kernel::Message;

/// An event as the log says it.
pub(super) fn message(state: &State, event: Event) -> Message {
    let about = |key: &'static str, front: Front| Message::new(key).term("front", front_key(front));
    match event {
        Event::CardDrawn(card) => with_card(state, Message::new("event-card-drawn"), card),
        Event::CardReturned(card) => with_card(state, Message::new("event-card-returned"), card),
        Event::CardRecycled(card, period) => {
            with_card(state, Message::new("event-card-recycled"), card).term("period", format!("period-{period}"))
        }
        Event::PhasesSwapped => Message::new("event-phases-swapped"),
        Event::TreatySigned => Message::new("event-treaty-signed"),
        Event::BukharinChosen => Message::new("event-bukharin-chosen"),
        Event::MarkerPlaced(marker) => Message::new("event-marker-placed").term("marker", format!("marker-{marker}")),
        Event::MarkerRemoved(marker) => Message::new("event-marker-removed").term("marker", format!("marker-{marker}")),
        Event::CzarExecuted => Message::new("event-czar-executed"),
        Event::UnitFlipped(unit) => with_unit(state, Message::new("event-unit-flipped"), unit),
        Event::UnitExchanged(front, unit) => with_unit(state, about("event-unit-exchanged", front), unit),
        Event::FrontActivated(front) => about("event-front-activated", front),
        Event::FrontDeactivated(front) => about("event-front-deactivated", front),
        Event::MoveIgnored(front) => about("event-move-ignored", front),
        Event::MoveVoid(front) => about("event-move-void", front),
        Event::AlliesWaver => Message::new("event-allies-waver"),
        Event::AlliesResolve => Message::new("event-allies-resolve"),
        Event::AlliesHesitate => Message::new("event-allies-hesitate"),
        Event::MoscowSafe(front) => about("event-moscow-safe", front),
        Event::FrontAdvanced(front, number) => with_place(state, Message::new("event-front-advanced"), front, number),
        Event::FrontRetreated { front, number, .. } => {
            with_place(state, Message::new("event-front-retreated"), front, number)
        }
        Event::FrontCornered(front) => about("event-front-cornered", front),
        Event::AdvanceBlocked(front) => about("event-advance-blocked", front),
        Event::FellBefore(front, number) => with_place(state, Message::new("event-fell-before"), front, number),
        Event::CityFell(front, number) => with_place(state, Message::new("event-city-fell"), front, number),
        Event::FortificationThrown { front, die, battle } => {
            about("event-fortification-thrown", front).int("die", die).int("battle", battle)
        }
        Event::FortificationHeld(front) => about("event-fortification-held", front),
        Event::Modified(modifier, value) => Message::new("event-modified")
            .term("modifier", format!("modifier-{modifier}"))
            .int("value", value)
            .term("sign", if value < 0 { "sign-minus" } else { "sign-plus" })
            .int("size", value.abs()),
        Event::OffensiveThrown { front, die, drm, battle } => about("event-offensive-thrown", front)
            .int("die", die)
            .int("drm", drm)
            .int("result", i64::from(die) + i64::from(drm))
            .int("battle", battle),
        Event::ExpertiseThrown(die) => Message::new("event-expertise-thrown").int("die", die),
        Event::OffensiveWon(front) => about("event-offensive-won", front),
        Event::OffensiveLost(front) => about("event-offensive-lost", front),
        Event::PoliticalThrown { die, drm, resistance } => Message::new("event-political-thrown")
            .int("die", die)
            .int("drm", drm)
            .int("result", i64::from(die) + i64::from(drm))
            .int("resistance", resistance),
        Event::PoliticalFailed => Message::new("event-political-failed"),
        Event::LevelChanged { level, by, cause } => {
            let key = if by > 0 { "event-level-raised" } else { "event-level-lowered" };
            Message::new(key).int("level", level).int("by", by.abs()).term("cause", format!("cause-{cause}"))
        }
        Event::ReorganizationThrown { die, drm } => Message::new("event-reorganization-thrown")
            .int("die", die)
            .int("drm", drm)
            .int("result", i64::from(die) + i64::from(drm)),
        Event::ReorganizationFailed => Message::new("event-reorganization-failed"),
        Event::TableThrown(die) => Message::new("event-table-thrown").int("die", die),
        Event::AssetGained(asset) => Message::new("event-asset-gained").term("asset", format!("asset-{asset}")),
        Event::NothingGained => Message::new("event-nothing-gained"),
        Event::AssetReturned(asset) => Message::new("event-asset-returned").term("asset", format!("asset-{asset}")),
        Event::TanksAssigned { front, .. } => about("event-tanks-assigned", front),
        Event::TanksReturned(front) => about("event-tanks-returned", front),
        Event::ActionForgone { total, .. } => Message::new("event-action-forgone").int("total", total),
        Event::ActionsDeclined(count) => Message::new("event-actions-declined").int("count", count),
        Event::ReserveSpent(left) => Message::new("event-reserve-spent").int("left", left),
        Event::DecreeSpent(left) => Message::new("event-decree-spent").int("left", left),
        Event::GoldSpent => Message::new("event-gold-spent"),
        Event::DieTurned(face) => Message::new("event-die-turned").int("face", face),
        Event::ExpertiseTurned(face) => Message::new("event-expertise-turned").int("face", face),
        Event::DenikinComesOn => Message::new("event-denikin-comes-on"),
        Event::DenikinStopped => Message::new("event-denikin-stopped"),
        Event::MakhnoThrown { die, boxes } => {
            let key = if boxes > 0 { "event-makhno-helps-whites" } else { "event-makhno-hinders-whites" };
            Message::new(key).int("die", die)
        }
        Event::DissentThrown { die, drm } => Message::new("event-dissent-thrown")
            .int("die", die)
            .int("drm", drm)
            .int("result", i64::from(die) + i64::from(drm)),
        Event::DissentCalm => Message::new("event-dissent-calm"),
        Event::RemovalThrown { front, die, number } => {
            about("event-removal-thrown", front).int("die", die).int("number", number)
        }
        Event::FrontEliminated(front) => about("event-front-eliminated", front),
        Event::FrontSurvives(front) => about("event-front-survives", front),
        Event::WarStatus(war) => Message::new("event-war-status").term("war", format!("war-{war}")),
        Event::DeckAdded(period) => Message::new("event-deck-added").term("period", format!("period-{period}")),
        Event::Ended(ending, score) => Message::new(format!("event-ended-{ending}"))
            .term("grade", format!("grade-{}", state.grade(ending, score.into())))
            .int("score", score),
    }
}

fn with_place(state: &State, message: Message, front: Front, number: u8) -> Message {
    let place = state.data().place(front, number).arg();
    message.term("front", front_key(front)).int("number", number).arg("place", place)
}

fn with_unit(state: &State, message: Message, unit: Unit) -> Message {
    message.arg("unit", state.data().unit(unit).name.arg())
}
