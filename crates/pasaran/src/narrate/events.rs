//! Log lines: a key, arguments and a paragraph for every event.

use super::{side_key, when, with_card, with_kind, with_place, with_unit};
use crate::actions::{Ending, Event, Face, Mode};
use crate::ids::{Chit, Place, Side};
use crate::state::State;
use frente_kernel::{Message, RuleId};

/// The key of an event: its name, unless the sentence depends on what is in it.
fn key(event: Event) -> String {
    match event {
        Event::Moved { mode, .. } => format!("event-moved-{mode}"),
        Event::ChitDrawn { chit: None, .. } => "event-chit-drawn-unseen".to_owned(),
        Event::CardSeen { card: None, .. } => "event-card-drawn-unseen".to_owned(),
        Event::CardUnder { card: None, .. } => "event-card-under-unseen".to_owned(),
        Event::CardBought { card: None, .. } => "event-card-bought-unseen".to_owned(),
        event => format!("event-{}", event.name()),
    }
}

/// An event as the log says it.
pub(super) fn message(state: &State, event: Event) -> Message {
    let says = Message::new(key(event));
    match event {
        Event::TurnBegan(quarter) => when(says, quarter),
        Event::SegmentBegan(side)
        | Event::Initiative(side)
        | Event::ActsFirst(side)
        | Event::ChitsCancelled(side)
        | Event::ChitDrawn { side, chit: None }
        | Event::CardSeen { side, card: None }
        | Event::CardUnder { side, card: None } => with_side(says, side),
        Event::Moved { unit, to, .. } => with_place(state, with_unit(state, says, unit), to),
        Event::Waits(unit)
        | Event::Regrouped { kept: unit, .. }
        | Event::Reduced(unit)
        | Event::Eliminated(unit)
        | Event::HqGone { unit, .. }
        | Event::Repaired { unit, .. } => with_unit(state, says, unit),
        Event::InitiativeThrown { nationalist, republican } => {
            says.int("nationalist", nationalist).int("republican", republican)
        }
        Event::WeatherThrown(die) => says.int("die", die),
        Event::WeatherIs(weather) => says.term("weather", format!("weather-{weather}")),
        Event::ZoneTaken(side, zone) => with_side(says, side).arg("zone", state.data().zone(zone).name.arg()),
        Event::CityTaken(side, zone) => with_place(state, with_side(says, side), Place::city_of(zone)),
        Event::TrenchBegun(_, place)
        | Event::TrenchFinished(_, place)
        | Event::TrenchLost(_, place)
        | Event::TrenchTakenUp(_, place)
        | Event::TrenchAbsorbed(_, place)
        | Event::AssaultAnnounced(place)
        | Event::SiegeAnnounced(place)
        | Event::AttackCalledOff(place)
        | Event::BattleBegan(place)
        | Event::BattleVoid(place)
        | Event::SiegeEnded(place) => with_place(state, says, place),
        Event::ChitDrawn { side, chit: Some(chit) }
        | Event::ChitPlayed { side, chit }
        | Event::ChitCancelled { side, chit } => with_chit(with_side(says, side), chit),
        Event::Marked { unit, chit } => with_chit(with_unit(state, says, unit), chit),
        Event::RoundBegan(round) => says.int("round", round),
        Event::Shifted(unit, segment) => with_unit(state, says, unit).term("segment", format!("segment-{segment}")),
        Event::Shot { unit, die, strength } | Event::SiegeThrown { unit, die, strength } => {
            with_throw(with_unit(state, says, unit), die, strength)
        }
        Event::SupportShot { side, die, strength } => with_throw(with_side(says, side), die, strength),
        Event::Suffers { side, ground, air } => with_side(says, side).int("ground", ground).int("air", air),
        Event::BattleWon { place, side } => with_place(state, with_side(says, side), place),
        Event::CardTaken(card)
        | Event::CardAnnulled(card)
        | Event::CardLeft(card)
        | Event::CardReturned(card)
        | Event::CardObsolete(card) => with_card(state, says, card),
        Event::CardPlayed(side, card)
        | Event::CardSeen { side, card: Some(card) }
        | Event::CardUnder { side, card: Some(card) } => with_card(state, with_side(says, side), card),
        Event::CardBought { side, card: Some(card), cost } => {
            with_card(state, with_side(says, side), card).int("cost", cost)
        }
        Event::CardBought { side, card: None, cost } => with_side(says, side).int("cost", cost),
        Event::Released(kind) => with_kind(state, says, kind),
        Event::HqComing(unit, quarter) | Event::Rebuilding(unit, quarter) => {
            when(with_unit(state, says, unit), quarter)
        }
        Event::RevoltBegan | Event::RevoltEnded => says,
        Event::Income { side, bp } => with_side(says, side).int("bp", bp),
        Event::Built(kind, quarter) => with_side(when(with_kind(state, says, kind), quarter), kind.side()),
        Event::Ended(ending) => with_side(says, ending.winner()).term("ending", format!("ending-{}", ending.label())),
    }
}

fn with_side(message: Message, side: Side) -> Message {
    message.term("side", side_key(side))
}

fn with_chit(message: Message, chit: Chit) -> Message {
    message.term("chit", format!("chit-{chit}"))
}

/// With a throw of a battle or a siege: it hits with its strength or less (§6.4.6).
fn with_throw(message: Message, die: Face, strength: u8) -> Message {
    let result = if die <= strength { "shot-hit" } else { "shot-miss" };
    message.int("die", die).int("needed", strength).term("result", result)
}

/// The paragraph an event rests on.
pub(super) fn rule(event: Event) -> RuleId {
    match event {
        Event::Moved { mode, .. } => match mode {
            Mode::Arrival => "5.1",
            Mode::Rail => "6.1",
            Mode::Sea => "6.1-sea",
            Mode::Rebase => "6.2",
            Mode::Move => "6.3",
            Mode::Airlift => "C-ju52",
            Mode::Invasion => "C-invasion",
            Mode::Exit => "6.3.4-cities",
            Mode::Assault => "6.4.5",
            Mode::Reaction => "6.3.4",
            Mode::Retreat => "6.4.8",
            Mode::Return => "6.3.1-air",
            Mode::Revolt => "C-barcelona-revolt",
        },
        Event::HqComing(unit, _) if unit.side() == Side::Republican => "C-get-hq",
        Event::Ended(Ending::Production(_)) => "8.0-automatic",
        event => event.rule(),
    }
}
