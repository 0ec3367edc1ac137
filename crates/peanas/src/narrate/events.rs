//! Log lines.

use super::{side_key, with_place, with_unit};
use crate::actions::{Event, Prey};
use crate::ids::UnitNo;
use crate::state::{Ending, Fate, State};
use frente_kernel::{Message, RuleId};

/// An event as the log says it.
pub(super) fn message(state: &State, event: Event) -> Message {
    let of = |key: &'static str, unit: UnitNo| with_unit(state, Message::new(key), "unit", unit);
    let both = |key: &'static str, unit: UnitNo, target: UnitNo| with_unit(state, of(key, unit), "target", target);
    let piece = |kind| state.data().piece(kind).name.arg();
    match event {
        Event::ColumnRolled { column, die } => {
            Message::new("event-column-rolled").int("column", column).int("die", die)
        }
        Event::ColumnTaken { column, sector } => {
            Message::new("event-column-taken").int("column", column).int("sector", sector)
        }
        Event::PieceLaid { kind, at, .. } => with_place(Message::new("event-piece-laid").arg("kind", piece(kind)), at),
        Event::ObjectivePlaced(at) => with_place(Message::new("event-objective-placed"), at),
        Event::WorksBuilt(kind, at) => with_place(Message::new("event-works-built").arg("kind", piece(kind)), at),
        Event::SeasonIs(season) => Message::new("event-season").term("season", format!("season-{season}")),
        Event::WeatherIs(weather) => Message::new("event-weather").term("weather", format!("weather-{weather}")),
        Event::WindBlows(way) => Message::new("event-wind").int("way", way),
        Event::TokenPlaced { side, number, square } => Message::new("event-token-placed")
            .term("side", side_key(side))
            .int("number", number)
            .int("column", square.column + 1)
            .int("row", square.row + 1),
        Event::TokenMoved { side, number, square, .. } => Message::new("event-token-moved")
            .term("side", side_key(side))
            .int("number", number)
            .int("column", square.column + 1)
            .int("row", square.row + 1),
        Event::TokenFlanks { side, number, .. } => {
            Message::new("event-token-flanks").term("side", side_key(side)).int("number", number)
        }
        Event::DecoyFound { side, number } => {
            Message::new("event-decoy-found").term("side", side_key(side)).int("number", number)
        }
        Event::TokenOrdered { side, number, kind } => Message::new("event-token-ordered")
            .term("side", side_key(side))
            .int("number", number)
            .term("order", format!("order-{}", kind.word())),
        Event::TokenEvent { side, number, event } => Message::new("event-token-event")
            .term("side", side_key(side))
            .int("number", number)
            .term("event", format!("event-name-{event}")),
        Event::TokenPinned { side, number } => {
            Message::new("event-token-pinned").term("side", side_key(side)).int("number", number)
        }
        Event::TokenOrderLost { side, number } => {
            Message::new("event-token-order-lost").term("side", side_key(side)).int("number", number)
        }
        Event::Revealed { unit, .. } => of("event-revealed", unit),
        Event::RoundBegins(round) => Message::new("event-round").int("round", round),
        Event::TurnBegins(side) => Message::new("event-turn").term("side", side_key(side)),
        Event::OfficerActivated(unit) => of("event-officer-activated", unit),
        Event::OrderDie { officer, die } => of("event-order-die", officer).int("die", die),
        Event::EventDice { unit, first, second } => {
            of("event-event-dice", unit).int("first", first).int("second", second)
        }
        Event::EventApplied { unit, event } => {
            of("event-event-applied", unit).term("event", format!("event-name-{event}"))
        }
        Event::EventLost(event) => Message::new("event-event-lost").term("event", format!("event-name-{event}")),
        Event::OrderGiven { officer, unit, kind, modifier } => {
            with_unit(state, of("event-order-given", unit), "officer", officer)
                .term("order", format!("order-{}", kind.word()))
                .int("modifier", modifier)
        }
        Event::MessengerSent { officer, unit } => {
            with_unit(state, of("event-messenger-sent", unit), "officer", officer)
        }
        Event::MessengerArrives(unit) => of("event-messenger-arrives", unit),
        Event::OrderLost(unit) => of("event-order-lost", unit),
        Event::UnitMoved { unit, length, .. } => of("event-unit-moved", unit).int("cm", length / 100),
        Event::UnitHalted { unit, .. } => of("event-unit-halted", unit),
        Event::BogDice { unit, first, second } => of("event-bog-dice", unit).int("sum", first + second),
        Event::PullDice { unit, first, second } => of("event-pull-dice", unit).int("sum", first + second),
        Event::Bogged(unit) => of("event-bogged", unit),
        Event::Freed(unit) => of("event-freed", unit),
        Event::Boarded { unit, transport } => both("event-boarded", unit, transport),
        Event::Landed { unit, .. } => of("event-landed", unit),
        Event::Mounted(unit, mounted) => of(if mounted { "event-mounted" } else { "event-dismounted" }, unit),
        Event::Aimed(unit) => of("event-aimed", unit),
        Event::SetUp(unit) => of("event-set-up", unit),
        Event::TaskBegun(unit, turns) => of("event-task-begun", unit).int("turns", turns),
        Event::TaskBroken(unit) => of("event-task-broken", unit),
        Event::DugIn(unit) => of("event-dug-in", unit),
        Event::Deployed(unit) => of("event-deployed", unit),
        Event::Regrouped(unit) => of("event-regrouped", unit),
        Event::ShotDeclared { shooter, target } => both("event-shot-declared", shooter, target),
        Event::Reacts(unit) => of("event-reacts", unit),
        Event::GoesProne(unit) => of("event-goes-prone", unit),
        Event::ShotLost(unit) => of("event-shot-lost", unit),
        Event::ShotResult { shooter, target, result, .. } => {
            both("event-shot-result", shooter, target).int("result", result)
        }
        Event::Degraded { kind, markers, .. } => {
            Message::new("event-degraded").arg("kind", piece(kind)).int("markers", markers)
        }
        Event::Ruined { kind, .. } => Message::new("event-ruined").arg("kind", piece(kind)),
        Event::Casualties(unit, count) => of("event-casualties", unit).int("count", count),
        Event::StandLost { unit, .. } => of("event-stand-lost", unit),
        Event::Decimated(unit) => of("event-decimated", unit),
        Event::Reinforced(unit, count) => of("event-reinforced", unit).int("count", count),
        Event::Gone(unit, fate) => {
            let key = match fate {
                Fate::Destroyed => "event-destroyed",
                Fate::Abandoned => "event-abandoned",
                Fate::Surrendered => "event-surrendered",
                Fate::Home => "event-aircraft-leaves",
            };
            of(key, unit)
        }
        Event::DamageDie { unit, die, damage } => of("event-damage-die", unit).int("die", die).int("damage", damage),
        Event::ArmourHolds(unit) => of("event-armour-holds", unit),
        Event::WeaponLost(unit, weapon) => {
            of(if weapon == 0 { "event-main-weapon-lost" } else { "event-second-weapon-lost" }, unit)
        }
        Event::Crippled(unit) => of("event-crippled", unit),
        Event::MoraleDie { unit, die, result } => of("event-morale-die", unit).int("die", die).int("result", result),
        Event::Pinned(unit, markers) => of("event-pinned", unit).int("markers", markers),
        Event::Panicked(unit) => of("event-panicked", unit),
        Event::Retreated { unit, .. } => of("event-retreated", unit),
        Event::RecoveryDie { unit, die, bonus } => of("event-recovery-die", unit).int("die", die).int("bonus", bonus),
        Event::Recovered(unit) => of("event-recovered", unit),
        Event::AimPoint(at) => with_place(Message::new("event-aim-point"), at),
        Event::Scattered { to, .. } => with_place(Message::new("event-scattered"), to),
        Event::Bombards(unit, size) => of("event-bombards", unit).term("size", format!("template-{size}")),
        Event::MissionOver(unit) => of("event-mission-over", unit),
        Event::Assault { unit, target } => both("event-assault", unit, target),
        Event::StrikeResult { unit, target, result, .. } => {
            both("event-strike-result", unit, target).int("result", result)
        }
        Event::Withdraws(unit) => of("event-withdraws", unit),
        Event::HidesAgain(side, number) => {
            Message::new("event-hides-again").term("side", side_key(side)).int("number", number)
        }
        Event::SmokeRises(at) => with_place(Message::new("event-smoke-rises"), at),
        Event::SmokeGone => Message::new("event-smoke-gone"),
        Event::ObjectiveTaken(number, side) => {
            Message::new("event-objective-taken").int("number", number).term("side", side_key(side))
        }
        Event::AircraftCalled(unit) => of("event-aircraft-called", unit),
        Event::AircraftArrives(unit) => of("event-aircraft-arrives", unit),
        Event::AirDie { unit, die, result } => of("event-air-die", unit).int("die", die).int("result", result),
        Event::AircraftDown(unit) => of("event-aircraft-down", unit),
        Event::AircraftLeaves(unit) => of("event-aircraft-leaves", unit),
        Event::Ended(Ending::Collapse(side)) => Message::new("event-collapse").term("side", side_key(side)),
        Event::Ended(Ending::Time(held)) => Message::new("event-time-up").int("held", held),
    }
}

/// The paragraph an event rests on.
pub(super) fn rule(event: Event) -> RuleId {
    match event {
        Event::ColumnRolled { .. }
        | Event::ColumnTaken { .. }
        | Event::PieceLaid { .. }
        | Event::ObjectivePlaced(_) => "1.4",
        Event::WorksBuilt(..) => "8.5",
        Event::SeasonIs(_) | Event::WeatherIs(_) | Event::WindBlows(_) => "15.1",
        Event::TokenPlaced { .. } => "14.1",
        Event::TokenMoved { .. } | Event::TokenOrdered { .. } => "14.2",
        Event::TokenFlanks { .. } => "14.3",
        Event::DecoyFound { .. } | Event::Revealed { .. } => "14.4",
        Event::RoundBegins(_) | Event::TurnBegins(_) => "5.1",
        Event::OfficerActivated(_)
        | Event::EventDice { .. }
        | Event::EventApplied { .. }
        | Event::TokenEvent { .. }
        | Event::EventLost(_) => "5.4.1",
        Event::OrderDie { .. } => "5.2",
        Event::OrderGiven { .. } | Event::OrderLost(_) | Event::TokenOrderLost { .. } => "5.4",
        Event::MessengerSent { .. } | Event::MessengerArrives(_) => "5.4.3",
        Event::UnitMoved { .. } => "4.5",
        Event::UnitHalted { .. } | Event::Reacts(_) => "5.6.3",
        Event::BogDice { .. } | Event::PullDice { .. } | Event::Bogged(_) | Event::Freed(_) => "4.7",
        Event::Boarded { .. } | Event::Landed { .. } => "3-transport",
        Event::Mounted(..) => "3-cavalry",
        Event::Aimed(_) => "6.2.2",
        Event::SetUp(_) => "3-easily-carried",
        Event::TaskBegun(..) | Event::DugIn(_) => "5.7",
        Event::TaskBroken(_) => "5.8",
        Event::Deployed(_) => "3-deploy",
        Event::Regrouped(_) | Event::RecoveryDie { .. } | Event::Recovered(_) => "11.4",
        Event::ShotDeclared { .. } | Event::ShotLost(_) => "6.2.1",
        Event::GoesProne(_) => "6.4.2",
        Event::ShotResult { at: Prey::Men, .. } => "6.2.7",
        Event::ShotResult { at: Prey::Vehicle, .. } => "6.3.1",
        Event::Degraded { .. } | Event::Ruined { .. } => "8.3",
        Event::Casualties(..) | Event::StandLost { .. } | Event::Decimated(_) => "11.8",
        Event::Gone(_, Fate::Destroyed) => "11.8",
        Event::Gone(_, Fate::Abandoned) => "10.4",
        Event::Gone(_, Fate::Surrendered) => "11.3",
        Event::Gone(_, Fate::Home) => "13",
        Event::Reinforced(..) => "3-reinforcements",
        Event::DamageDie { .. } => "6.3.2",
        Event::ArmourHolds(_) => "3-stepped-armour",
        Event::WeaponLost(..) | Event::Crippled(_) => "6.3.4",
        Event::MoraleDie { .. } | Event::Pinned(..) | Event::TokenPinned { .. } => "11.2",
        Event::Panicked(_) | Event::Retreated { .. } => "11.3",
        Event::AimPoint(_) => "7.1",
        Event::Scattered { .. } => "7.2",
        Event::Bombards(..) => "7.4",
        Event::MissionOver(_) => "7.6",
        Event::Assault { .. } => "9.2",
        Event::StrikeResult { at: Prey::Men, .. } => "9.3",
        Event::StrikeResult { at: Prey::Vehicle, .. } => "10.3",
        Event::Withdraws(_) => "9.4",
        Event::HidesAgain(..) => "3-concealment",
        Event::SmokeRises(_) | Event::SmokeGone => "14.7",
        Event::ObjectiveTaken(..) => "1.4",
        Event::AircraftCalled(_)
        | Event::AircraftArrives(_)
        | Event::AirDie { .. }
        | Event::AircraftDown(_)
        | Event::AircraftLeaves(_) => "13",
        Event::Ended(_) => "11.7",
    }
}
