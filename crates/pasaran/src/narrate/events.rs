//! Log lines: a key, arguments and a paragraph for every event.

use super::{side_key, when, with_card, with_kind, with_place, with_unit};
use crate::actions::{Claim, Ending, Event, Face, Mode, Sky, Sum};
use crate::ids::{Chit, Place, Side, Unit};
use crate::rules::c7_cards::paragraph;
use crate::state::{State, Step};
use frente_kernel::{Message, RuleId};

/// The key of an event: its name, unless the sentence depends on what is in it.
fn key(event: Event) -> String {
    match event {
        Event::StepBegan(step) => format!("event-step-{step}"),
        Event::Moved { mode, .. } => format!("event-moved-{mode}"),
        Event::Initiative { claim, .. } => format!("event-initiative-{claim}"),
        Event::Evicted { why, .. } => format!("event-evicted-{why}"),
        Event::Eliminated { to, .. } => format!("event-eliminated-{to}"),
        Event::SiegeEnded { end, .. } => format!("event-siege-{end}"),
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
    let tables = state.tables();
    match event {
        Event::TurnBegan(quarter) => when(says, quarter),
        Event::StepBegan(_) | Event::RevoltBegan | Event::RevoltEnded => says,
        Event::SegmentBegan(side)
        | Event::NoExploitation(side)
        | Event::Initiative { side, .. }
        | Event::ActsFirst(side)
        | Event::ChitsCancelled(side)
        | Event::Evicted { side, .. }
        | Event::ChitDrawn { side, chit: None }
        | Event::CardSeen { side, card: None }
        | Event::CardUnder { side, card: None } => with_side(says, side),
        Event::Moved { unit, from, to, .. } => {
            with_way(state, with_place(state, with_unit(state, says, unit), to), from)
        }
        Event::Waits(unit)
        | Event::Regrouped { kept: unit, .. }
        | Event::Reduced(unit)
        | Event::Eliminated { unit, .. }
        | Event::Stranded(unit)
        | Event::Cornered(unit)
        | Event::SiegeSilent(unit)
        | Event::HqGone { unit, .. } => with_unit(state, says, unit),
        Event::Repaired { unit, at, .. } => {
            with_place(state, with_unit(state, says, unit), at).int("cost", tables.repair[unit.kind().index()])
        }
        Event::Restored { unit, at, .. } => with_place(state, with_unit(state, says, unit), at),
        Event::InitiativeThrown { nationalist, republican } => {
            says.int("nationalist", nationalist).int("republican", republican)
        }
        Event::WeatherThrown(die) => says.int("die", die),
        Event::WeatherIs { weather, sky } => {
            says.term("weather", format!("weather-{weather}")).int("card", i64::from(sky == Sky::Card))
        }
        Event::ZoneTaken(side, zone) => with_side(says, side).arg("zone", state.data().zone(zone).name.arg()),
        Event::NoIncome(zone) => says.arg("zone", state.data().zone(zone).name.arg()),
        Event::CityTaken(side, zone) => with_place(state, with_side(says, side), Place::city_of(zone)),
        Event::TrenchBegun(side, place)
        | Event::TrenchFinished(side, place)
        | Event::TrenchLost(side, place)
        | Event::TrenchAbandoned(side, place)
        | Event::TrenchTakenUp(side, place)
        | Event::TrenchAbsorbed(side, place)
        | Event::AssaultAnnounced { side, place }
        | Event::SiegeAnnounced { side, place }
        | Event::SiegeBegan { side, place }
        | Event::AttackCalledOff { side, place }
        | Event::BattleBegan { side, place }
        | Event::Retreats { side, place }
        | Event::BattleWon { place, side } => with_place(state, with_side(says, side), place),
        Event::NotFought(place) | Event::BattleVoid(place) | Event::SiegeEnded { place, .. } => {
            with_place(state, says, place)
        }
        Event::ChitDrawn { side, chit: Some(chit) }
        | Event::ChitPlayed { side, chit }
        | Event::ChitCancelled { side, chit } => with_chit(with_side(says, side), chit),
        Event::ChitIdle { side, chit, why } => {
            with_chit(with_side(says, side), chit).term("why", format!("idle-{why}"))
        }
        Event::ChitSaves { side, hits } => with_chit(with_side(says, side), Chit::Cover).int("hits", hits),
        Event::ChitAdds { side, hits } => with_chit(with_side(says, side), Chit::Heavy).int("hits", hits),
        Event::HitsWasted { side, hits } => with_side(says, side).int("hits", hits),
        Event::Marked { unit, chit } => {
            let by = if chit == Chit::Confusion { "sum-minus" } else { "sum-plus" };
            with_chit(with_unit(state, says, unit), chit).term("sign", by)
        }
        Event::RoundBegan(round) => says.int("round", round),
        Event::Shifted(unit, segment) => with_unit(state, says, unit).term("segment", format!("segment-{segment}")),
        Event::Shot { unit, die, sum } => {
            with_throw(with_sum(state, with_unit(state, says, unit), unit, sum), die, sum.strength())
        }
        Event::NoShot { unit, sum } => with_sum(state, with_unit(state, says, unit), unit, sum),
        Event::SiegeThrown { unit, die, strength } => with_throw(with_unit(state, says, unit), die, strength),
        Event::SupportShot { side, chit, die, strength } => {
            with_throw(with_chit(with_side(says, side), chit), die, strength)
        }
        Event::Suffers { side, ground, air } => with_side(says, side).int("ground", ground).int("air", air),
        Event::CardTaken(card)
        | Event::CardAnnulled(card)
        | Event::CardLeft(card)
        | Event::CardReturned(card)
        | Event::CardStays(card)
        | Event::CardObsolete(card) => with_card(state, says, card),
        Event::CardIdle { card, why } => with_card(state, says, card).term("why", format!("idle-{why}")),
        Event::CardPlayed(side, card)
        | Event::CardSeen { side, card: Some(card) }
        | Event::CardUnder { side, card: Some(card) } => with_card(state, with_side(says, side), card),
        Event::CardBought { side, card: Some(card), cost } => {
            with_card(state, with_side(says, side), card).int("cost", cost)
        }
        Event::CardBought { side, card: None, cost } => with_side(says, side).int("cost", cost),
        Event::Released { kind, count } | Event::Withdrawn { kind, count } => {
            with_side(with_kind(state, says, kind), kind.side()).int("count", count)
        }
        Event::ProductionChanged { side, by } => with_signed(with_side(says, side), "by", "sign", by),
        Event::CitiesStormed(by) | Event::MoreChits(by) => says.int("by", by),
        Event::HqComing(unit, quarter) => when(with_unit(state, says, unit), quarter),
        Event::Rebuilding(unit, quarter) => {
            when(with_unit(state, says, unit), quarter).int("cost", crate::rules::c7_production::REBUILDING)
        }
        Event::Income { side, zones, cards, has } => {
            let all = (i16::from(zones) + i16::from(cards)).max(0);
            let says = with_side(says, side).int("bp", all).int("zones", zones).int("has", has);
            with_signed(says, "cards", "cards-sign", cards)
        }
        Event::Built(kind, quarter) => {
            with_side(when(with_kind(state, says, kind), quarter), kind.side()).int("cost", tables.cost[kind.index()])
        }
        Event::Ended(ending) => with_side(says, ending.winner()).term("ending", format!("ending-{}", ending.label())),
    }
}

fn with_side(message: Message, side: Side) -> Message {
    message.term("side", side_key(side))
}

fn with_chit(message: Message, chit: Chit) -> Message {
    message.term("chit", format!("chit-{chit}"))
}

/// With where somebody came from, as far as that may be told.
fn with_way(state: &State, message: Message, from: Option<Place>) -> Message {
    let came = with_place(state, Message::new(""), from.unwrap_or(Place(0)));
    let [place, part] = [0, 1].map(|at| came.args[at].1.clone());
    message.int("told", i64::from(from.is_some())).arg("from", place).arg("from-part", part)
}

/// With a number apart from its sign.
fn with_signed(message: Message, name: &'static str, sign: &'static str, by: i8) -> Message {
    message.int(name, by.unsigned_abs()).term(sign, if by < 0 { "sum-minus" } else { "sum-plus" })
}

/// With how the strength of a unit adds up, and whether it shows its back.
fn with_sum(state: &State, message: Message, unit: Unit, sum: Sum) -> Message {
    let back = state.tables().strength[unit.kind().index()][0] != sum.printed;
    let mut message = message;
    message.args.retain(|(name, _)| name != "reduced");
    let message = message.int("reduced", i64::from(back)).int("plain", i64::from(sum.is_plain()));
    let message = message.int("printed", sum.printed).int("landing", sum.landing.unsigned_abs());
    let message = with_signed(message, "terrain", "terrain-sign", sum.terrain);
    let message = with_signed(message, "chits", "chits-sign", sum.chits);
    message
        .int("river", sum.river.unsigned_abs())
        .int("weather", sum.weather.unsigned_abs())
        .int("card", sum.card.unsigned_abs())
        .int("anti-air", i64::from(sum.anti_air))
        .int("needed", sum.strength())
}

/// With a throw of a battle or a siege: it hits with its strength or less (§6.4.1).
fn with_throw(message: Message, die: Face, strength: u8) -> Message {
    let result = if die <= strength { "shot-hit" } else { "shot-miss" };
    let mut message = message;
    message.args.retain(|(name, _)| name != "needed");
    message.int("die", die).int("needed", strength).term("result", result)
}

/// The paragraph an event rests on.
pub(super) fn rule(event: Event) -> RuleId {
    match event {
        Event::StepBegan(step) => match step {
            Step::Reinforcements => "5.1",
            Step::Initiative => "5.2",
            Step::Weather => "5.3",
            Step::Rail => "6.1",
            Step::Rebase => "6.2",
            Step::Movement => "6.3",
            Step::Combat => "6.4.1",
            Step::Exploitation | Step::Pursuit => "6.5",
            Step::Income => "7.1",
            Step::Cards => "7.2",
            Step::Production => "7.3",
        },
        Event::Initiative { claim: Claim::Opening, .. } => "5.2-first",
        Event::WeatherIs { sky: Sky::Scenario, .. } => "4.1",
        Event::WeatherIs { sky: Sky::Card, .. } => "C-weather-front",
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
            Mode::Recall => "C-rep-disorder",
        },
        Event::CardPlayed(_, card) | Event::CardIdle { card, .. } => paragraph(card),
        Event::HqComing(unit, _) if unit.side() == Side::Republican => "C-get-hq",
        Event::Ended(Ending::Production(_)) => "8.0-automatic",
        event => event.rule(),
    }
}
