//! Log lines: a key, arguments and a paragraph for every event.

use super::{side_key, when, with_card, with_kind, with_place, with_unit};
use crate::events::{Ending, Event, Mode, Segment};
use crate::ids::{Side, Zone};
use crate::state::State;
use frente_kernel::{Message, RuleId};

fn zone(state: &State, key: &'static str, side: Side, zone: Zone) -> Message {
    Message::new(key).term("side", side_key(side)).arg("zone", state.data().zone(zone).name.arg())
}

/// An event as the log says it.
pub(super) fn message(state: &State, event: Event) -> Message {
    let about = |key: &'static str, side: Side| Message::new(key).term("side", side_key(side));
    let at = |key: &'static str, place| with_place(state, Message::new(key), place);
    let unit = |key: &'static str, unit| with_unit(state, Message::new(key), unit);
    let chit = |message: Message, chit| message.term("chit", format!("chit-{chit}"));
    match event {
        Event::TurnBegan(quarter) => when(Message::new("event-turn-began"), quarter),
        Event::SegmentBegan(side) => about("event-segment-began", side),
        Event::Moved { unit, to, mode, .. } => {
            let message = Message::new(format!("event-moved-{}", mode.name()));
            with_place(state, with_unit(state, message, unit), to)
        }
        Event::Waits(who) => unit("event-waits", who),
        Event::Regrouped { kept, .. } => unit("event-regrouped", kept),
        Event::InitiativeThrown { nationalist, republican } => {
            Message::new("event-initiative-thrown").int("nationalist", nationalist).int("republican", republican)
        }
        Event::Initiative(side) => about("event-initiative", side),
        Event::ActsFirst(side) => about("event-acts-first", side),
        Event::WeatherThrown(die) => Message::new("event-weather-thrown").int("die", die),
        Event::WeatherIs(weather) => Message::new("event-weather").term("weather", format!("weather-{weather}")),
        Event::ZoneTaken(side, which) => zone(state, "event-zone-taken", side, which),
        Event::CityTaken(side, which) => {
            with_place(state, about("event-city-taken", side), crate::ids::Place::city_of(which))
        }
        Event::TrenchBegun(_, place) => at("event-trench-begun", place),
        Event::TrenchFinished(_, place) => at("event-trench-finished", place),
        Event::TrenchLost(_, place) => at("event-trench-lost", place),
        Event::TrenchTakenUp(_, place) => at("event-trench-taken-up", place),
        Event::TrenchAbsorbed(_, place) => at("event-trench-absorbed", place),
        Event::AssaultAnnounced(place) => at("event-assault-announced", place),
        Event::SiegeAnnounced(place) => at("event-siege-announced", place),
        Event::AttackCalledOff(place) => at("event-attack-called-off", place),
        Event::BattleBegan(place) => at("event-battle-began", place),
        Event::ChitDrawn { side, chit: Some(which) } => chit(about("event-chit-drawn", side), which),
        Event::ChitDrawn { side, chit: None } => about("event-chit-drawn-unseen", side),
        Event::ChitPlayed { side, chit: which } => chit(about("event-chit-played", side), which),
        Event::ChitsCancelled(side) => about("event-chits-cancelled", side),
        Event::ChitCancelled { side, chit: which } => chit(about("event-chit-cancelled", side), which),
        Event::Marked { unit: who, chit: which } => chit(unit("event-marked", who), which),
        Event::RoundBegan(round) => Message::new("event-round-began").int("round", round),
        Event::Shifted(who, segment) => unit("event-shifted", who).term("segment", segment_key(segment)),
        Event::Shot { unit: who, die, strength } => {
            let hit = if die <= strength { "shot-hit" } else { "shot-miss" };
            unit("event-shot", who).int("die", die).int("needed", strength).term("result", hit)
        }
        Event::SupportShot { side, die, strength } => {
            let hit = if die <= strength { "shot-hit" } else { "shot-miss" };
            about("event-support-shot", side).int("die", die).int("needed", strength).term("result", hit)
        }
        Event::Suffers { side, ground, air } => about("event-suffers", side).int("ground", ground).int("air", air),
        Event::Reduced(who) => unit("event-reduced", who),
        Event::Eliminated(who) => unit("event-eliminated", who),
        Event::BattleWon { place, side } => with_place(state, about("event-battle-won", side), place),
        Event::BattleVoid(place) => at("event-battle-void", place),
        Event::SiegeThrown { unit: who, die, strength } => {
            let hit = if die <= strength { "shot-hit" } else { "shot-miss" };
            unit("event-siege-thrown", who).int("die", die).int("needed", strength).term("result", hit)
        }
        Event::SiegeEnded(place) => at("event-siege-ended", place),
        Event::CardTaken(card) => with_card(state, Message::new("event-card-taken"), card),
        Event::CardPlayed(side, card) => with_card(state, about("event-card-played", side), card),
        Event::CardAnnulled(card) => with_card(state, Message::new("event-card-annulled"), card),
        Event::CardLeft(card) => with_card(state, Message::new("event-card-left"), card),
        Event::CardReturned(card) => with_card(state, Message::new("event-card-returned"), card),
        Event::Released(kind) => with_kind(state, Message::new("event-released"), kind),
        Event::HqComing(who, quarter) => when(unit("event-hq-coming", who), quarter),
        Event::HqGone { unit: who, .. } => unit("event-hq-gone", who),
        Event::RevoltBegan => Message::new("event-revolt-began"),
        Event::RevoltEnded => Message::new("event-revolt-ended"),
        Event::Income { side, bp } => about("event-income", side).int("bp", bp),
        Event::CardSeen { side, card: Some(card) } => with_card(state, about("event-card-seen", side), card),
        Event::CardSeen { side, card: None } => about("event-card-drawn-unseen", side),
        Event::CardObsolete(card) => with_card(state, Message::new("event-card-obsolete"), card),
        Event::CardUnder { side, card: Some(card) } => with_card(state, about("event-card-under", side), card),
        Event::CardUnder { side, card: None } => about("event-card-under-unseen", side),
        Event::CardBought { side, card: Some(card), cost } => {
            with_card(state, about("event-card-bought", side), card).int("cost", cost)
        }
        Event::CardBought { side, card: None, cost } => about("event-card-bought-unseen", side).int("cost", cost),
        Event::Built(kind, quarter) => {
            let message = when(with_kind(state, Message::new("event-built"), kind), quarter);
            message.term("side", side_key(kind.side()))
        }
        Event::Repaired { unit: who, .. } => unit("event-repaired", who),
        Event::Rebuilding(who, quarter) => when(unit("event-rebuilding", who), quarter),
        Event::Ended(ending) => about("event-ended", ending.winner()).term("ending", ending_key(ending)),
    }
}

fn segment_key(segment: Segment) -> &'static str {
    match segment {
        Segment::Air => "segment-air",
        Segment::Ground => "segment-ground",
    }
}

fn ending_key(ending: Ending) -> String {
    format!("ending-{}", ending.label())
}

/// The paragraph an event rests on.
pub(super) fn rule(event: Event) -> RuleId {
    match event {
        Event::TurnBegan(_) => "3.0",
        Event::SegmentBegan(_) => "6.0",
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
        Event::Waits(_) => "5.1",
        Event::Regrouped { .. } => "9.1",
        Event::InitiativeThrown { .. } | Event::Initiative(_) => "5.2",
        Event::ActsFirst(_) => "9.3",
        Event::WeatherThrown(_) | Event::WeatherIs(_) => "5.3",
        Event::ZoneTaken(..) | Event::CityTaken(..) => "6.6",
        Event::TrenchBegun(..)
        | Event::TrenchFinished(..)
        | Event::TrenchLost(..)
        | Event::TrenchTakenUp(..)
        | Event::TrenchAbsorbed(..) => "9.4",
        Event::AssaultAnnounced(_) => "6.4.5",
        Event::SiegeAnnounced(_) | Event::SiegeThrown { .. } | Event::SiegeEnded(_) => "6.4.5-siege",
        Event::AttackCalledOff(_) => "C-rep-disorder",
        Event::BattleBegan(_) | Event::RoundBegan(_) | Event::Shot { .. } => "6.4.1",
        Event::ChitDrawn { .. }
        | Event::ChitPlayed { .. }
        | Event::ChitCancelled { .. }
        | Event::Marked { .. }
        | Event::SupportShot { .. } => "9.5",
        Event::ChitsCancelled(_) => "C-cancel-chits",
        Event::Shifted(..) => "6.4.3-shift",
        Event::Suffers { .. } | Event::Reduced(_) | Event::Eliminated(_) => "6.4.7",
        Event::BattleWon { .. } | Event::BattleVoid(_) => "6.4.10",
        Event::CardTaken(_) => "C-ju52",
        Event::CardPlayed(..)
        | Event::CardSeen { .. }
        | Event::CardObsolete(_)
        | Event::CardUnder { .. }
        | Event::CardBought { .. } => "7.2",
        Event::CardAnnulled(_) => "C-annulment",
        Event::CardLeft(_) | Event::CardReturned(_) => "7.2-after",
        Event::Released(_) => "2.3",
        Event::HqComing(unit, _) if unit.side() == Side::Republican => "C-get-hq",
        Event::HqComing(..) | Event::HqGone { .. } => "C-hq",
        Event::RevoltBegan | Event::RevoltEnded => "C-barcelona-revolt",
        Event::Income { .. } => "7.1",
        Event::Built(..) => "7.3",
        Event::Rebuilding(..) => "7.3.1",
        Event::Repaired { .. } => "7.3.2",
        Event::Ended(Ending::Production(_)) => "8.0-automatic",
        Event::Ended(_) => "8.0-table",
    }
}
