//! What the log says of each event.

use super::{side_key, square_of, with_dice, with_place, with_unit};
use crate::actions::{Blow, Event, Limit, Loss, Prey, Way};
use crate::geometry::{CM, Point, distance};
use crate::ids::{PieceKind, Side, UnitNo};
use crate::state::{Ending, Fate, OrderKind, State};
use crate::sum::Part;
use frente_kernel::{Message, RuleId};

/// An event as the log says it.
pub(super) fn message(state: &State, event: Event) -> Message {
    let new = Message::new(format!("event-{}", event.name()));
    match event {
        Event::ColumnRolled { .. }
        | Event::ColumnTaken { .. }
        | Event::PieceLaid { .. }
        | Event::ObjectivePlaced(_)
        | Event::WorksBuilt(..)
        | Event::WorksAppear(..)
        | Event::SeasonIs(_)
        | Event::SkyDice { .. }
        | Event::SkyTest { .. }
        | Event::WeatherIs(_)
        | Event::WindBlows(_)
        | Event::SmokeRises(_)
        | Event::SmokeGone(_)
        | Event::Degraded { .. }
        | Event::Ruined { .. } => of_ground(state, new, event),
        Event::TokenPlaced { side, number, square } | Event::TokenMoved { side, number, square, .. } => {
            square_of(token(new, side, number), square)
        }
        Event::TokenFlanks { side, number, .. }
        | Event::DecoyFound { side, number }
        | Event::TokenPinned { side, number }
        | Event::TokenOrderLost { side, number }
        | Event::HidesAgain(side, number) => token(new, side, number),
        Event::TokenOrdered { side, number, kind } => token(new, side, number).term("order", order_key(kind)),
        Event::TokenEvent { side, number, event } => {
            token(new, side, number).term("event", format!("event-name-{event}"))
        }
        Event::RoundBegins(round) => new.int("round", round),
        Event::TurnBegins(side) | Event::TurnEnds(side) => new.term("side", side_key(side)),
        Event::MeleeBegins | Event::HitsNobody => new,
        Event::ObjectiveTaken(number, side) => new.int("number", number).term("side", side_key(side)),
        Event::EventLost(event) => new.term("event", format!("event-name-{event}")),
        Event::AimPoint(at) => with_place(new, at),
        Event::Scattered { to, way, cm, .. } => with_place(new.int("cm", cm).term("way", format!("way-{way}")), to),
        Event::Ended(Ending::Collapse(side)) => Message::new("event-collapse").term("side", side_key(side)),
        Event::Ended(Ending::Time(held)) => Message::new("event-time-up").int("held", held),
        _ => of_units(state, new, event),
    }
}

/// What happens to the ground and in the sky.
fn of_ground(state: &State, new: Message, event: Event) -> Message {
    let piece = |kind: PieceKind| state.data().piece(kind).name.arg();
    let on = |new: Message, kind: PieceKind, at: Point| with_place(new.arg("kind", piece(kind)), at);
    match event {
        Event::ColumnRolled { column, die } => new.int("column", column).int("die", die),
        Event::ColumnTaken { column, sector } => new.int("column", column).int("sector", sector),
        Event::PieceLaid { kind, at, .. }
        | Event::WorksBuilt(kind, at)
        | Event::WorksAppear(kind, at)
        | Event::Ruined { kind, at } => on(new, kind, at),
        Event::Degraded { kind, at, markers } => on(new, kind, at).int("markers", markers),
        Event::ObjectivePlaced(at) | Event::SmokeRises(at) | Event::SmokeGone(at) => with_place(new, at),
        Event::SeasonIs(season) => new.term("season", format!("season-{season}")),
        Event::SkyDice { first, second } => new.int("first", first).int("second", second).int("sum", first + second),
        Event::SkyTest { first, second } => {
            let (sum, outcome) = (first + second, if first + second >= 10 { "sky-changes" } else { "sky-stays" });
            new.int("first", first).int("second", second).int("sum", sum).term("outcome", outcome)
        }
        Event::WeatherIs(weather) => new.term("weather", format!("weather-{weather}")),
        Event::WindBlows(way) => new.term("way", format!("way-{way}")),
        _ => new,
    }
}

/// What a unit does, and what befalls it.
fn of_units(state: &State, new: Message, event: Event) -> Message {
    let of = |unit: UnitNo| with_unit(state, new.clone(), "unit", unit);
    let both = |unit: UnitNo, target: UnitNo| with_unit(state, of(unit), "target", target);
    match event {
        Event::Revealed { unit, number } => of(unit).int("token", number),
        Event::OrderDie { officer, die } => {
            let face = match die {
                6 => "face-plus",
                1 => "face-minus",
                _ => "face-zero",
            };
            of(officer).int("die", die).term("face", face)
        }
        Event::EventDice { unit, first, second } => {
            of(unit).int("first", first).int("second", second).int("equal", i32::from(first == second))
        }
        Event::EventApplied { unit, event } => of(unit).term("event", format!("event-name-{event}")),
        Event::EventWorks { unit, event, modifier } => {
            signed(of(unit).term("event", format!("event-name-{event}")), "modifier", modifier)
        }
        Event::OrderGiven { officer, unit, kind, pool, modifier } => {
            let message = with_unit(state, of(unit), "officer", officer).term("order", order_key(kind));
            signed(with_dice(message, pool), "modifier", modifier)
        }
        Event::DiceGiven { officer, unit, pool, modifier } => {
            signed(with_dice(with_unit(state, of(unit), "officer", officer), pool), "modifier", modifier)
        }
        Event::MessengerSent { officer, unit } => with_unit(state, of(unit), "officer", officer),
        Event::OrderLost(unit, loss) | Event::ShotLost(unit, loss) | Event::MissionLost(unit, loss) => {
            of(unit).term("why", loss_key(loss))
        }
        Event::UnitMoved { unit, length, .. } => of(unit).int("cm", length / CM as u16),
        Event::UnitHalted { unit, way } | Event::Retreated { unit, way } | Event::FallsBack { unit, way } => {
            of(unit).int("cm", gone(&way))
        }
        Event::BogDice { unit, first, second } => {
            let outcome = if first + second <= 3 { "bog-stuck" } else { "bog-through" };
            of(unit).int("first", first).int("second", second).int("sum", first + second).term("outcome", outcome)
        }
        Event::PullDice { unit, first, second } => {
            let outcome = if first + second >= 8 { "pull-free" } else { "pull-stuck" };
            of(unit).int("first", first).int("second", second).int("sum", first + second).term("outcome", outcome)
        }
        Event::Boarded { unit, transport } | Event::Landed { unit, transport } => both(unit, transport),
        Event::AmmunitionGiven { unit, target, points } => both(unit, target).int("points", points),
        Event::TaskBegun { unit, kind, turns } => of(unit).term("order", order_key(kind)).int("turns", turns),
        Event::TaskBroken(unit, kind) => of(unit).term("order", order_key(kind)),
        Event::RegroupFails { unit, target } | Event::FighterRises { unit, target } => both(unit, target),
        Event::ShotDeclared { shooter, target, weapon, ammo, far } => {
            let message = both(shooter, target).int("cm", i32::from(far) / CM);
            let gun = state.data().units[usize::from(state.unit(shooter).def)].weapons.get(usize::from(weapon));
            let message = match gun {
                Some(gun) => message.arg("weapon", gun.name.arg()),
                None => message.term("weapon", "no-weapon"),
            };
            message.term("ammo", format!("ammo-{}", ammo.word()))
        }
        Event::GoesProne(unit, less) => of(unit).int("less", less),
        Event::ShotResult { shooter, target, at, result, sum, limit, cover } => {
            let message = covered(state, sum.told(both(shooter, target), Part::of_shot()), cover);
            fallen(message, at, result, sum.total(), limit)
        }
        Event::BurstResult { by, target, at, result, sum, limit, cover } => {
            let message = covered(state, sum.told(both(by, target), Part::of_burst()), cover);
            fallen(message, at, result, sum.total(), limit)
        }
        Event::StrikeResult { unit, target, at, result, sum, limit } => {
            fallen(sum.told(both(unit, target), Part::of_blow()), at, result, sum.total(), limit)
        }
        Event::Casualties(unit, count) | Event::Reinforced(unit, count) => of(unit).int("count", count),
        Event::StandLost { unit, stands } => of(unit).int("count", stands.count_ones()),
        Event::Gone(unit, fate) => of(unit).int("fate", fate as u8),
        Event::DamageDie { unit, die, damage, steel } => {
            let message = signed(of(unit).int("die", die).int("damage", damage), "steel", steel);
            message.int("sum", i32::from(die) + i32::from(damage) + i32::from(steel))
        }
        Event::WeaponLost(unit, weapon) => of(unit).term("weapon", weapon_key(weapon)),
        Event::MoraleDie { unit, die, morale, size, losses, modifier, result } => {
            let message = of(unit).int("die", die).int("morale", morale).int("size", -size).int("losses", losses);
            let outcome = match result {
                6.. => "morale-holds",
                2..=5 => "morale-pinned",
                _ => "morale-panic",
            };
            signed(message, "modifier", modifier).int("result", result).term("outcome", outcome)
        }
        Event::Pinned(unit, markers) => of(unit).int("markers", markers),
        Event::RecoveryDie { unit, die, bonus, needed } => {
            let enough = i32::from(die) + i32::from(bonus) >= i32::from(needed);
            let outcome = if enough { "recovery-done" } else { "recovery-failed" };
            signed(of(unit).int("die", die), "bonus", bonus).int("needed", needed).term("outcome", outcome)
        }
        Event::Bombards(unit, size) => of(unit).term("size", format!("template-{size}")),
        Event::Assault { unit, target, blow } => both(unit, target).term("blow", blow_key(blow)),
        Event::AirDie { unit, target, die, attack, defence, result } => {
            both(unit, target).int("die", die).int("attack", attack).int("defence", defence).int("result", result)
        }
        Event::OfficerActivated(unit)
        | Event::TakesCover(unit)
        | Event::MessengerArrives(unit)
        | Event::Bogged(unit)
        | Event::Freed(unit)
        | Event::Mounted(unit)
        | Event::Dismounted(unit)
        | Event::Aimed(unit)
        | Event::SetUp(unit)
        | Event::DugIn(unit)
        | Event::Deployed(unit)
        | Event::Regrouped(unit)
        | Event::HoldsFire(unit)
        | Event::Reacts(unit)
        | Event::Decimated(unit)
        | Event::NoDamage(unit)
        | Event::ArmourHolds(unit)
        | Event::Glances(unit)
        | Event::Crippled(unit)
        | Event::Panicked(unit)
        | Event::StaysInContact(unit)
        | Event::Recovered(unit)
        | Event::MissionOver(unit)
        | Event::BatterySilent(unit)
        | Event::Withdraws(unit)
        | Event::AircraftCalled(unit)
        | Event::AircraftArrives(unit)
        | Event::AircraftDown(unit)
        | Event::AircraftLeaves(unit) => of(unit),
        _ => new,
    }
}

fn token(message: Message, side: Side, number: u8) -> Message {
    message.term("side", side_key(side)).int("number", number)
}

fn order_key(kind: OrderKind) -> String {
    format!("order-{}", kind.word())
}

fn loss_key(loss: Loss) -> String {
    format!("loss-{}", loss.word())
}

fn blow_key(blow: Blow) -> String {
    format!("blow-{}", blow.word())
}

const fn weapon_key(weapon: u8) -> &'static str {
    if weapon == 0 { "weapon-main" } else { "weapon-second" }
}

/// The centimetres of a way.
fn gone(way: &Way) -> i32 {
    way.points().windows(2).map(|leg| distance(leg[0], leg[1])).sum::<i32>() / CM
}

/// A number that adds or takes: both are told, and one of them is 0.
fn signed(message: Message, name: &'static str, value: i8) -> Message {
    let less = match name {
        "modifier" => "modifier-less",
        "bonus" => "bonus-less",
        _ => "steel-less",
    };
    message.int(name, value.max(0)).int(less, (-value).max(0))
}

/// With the kind of the covers, where they are of one kind.
fn covered(state: &State, message: Message, cover: Option<PieceKind>) -> Message {
    match cover {
        Some(kind) => message.arg("kind", state.data().piece(kind).name.arg()),
        None => message.term("kind", "several-covers"),
    }
}

/// What an attack comes to, as its sum, and what that means.
fn fallen(message: Message, at: Prey, result: i8, total: i8, limit: Limit) -> Message {
    let outcome = match (at, result) {
        (Prey::Men, 1..) => "hits-men",
        (Prey::Vehicle, 0..) => "hits-vehicle",
        _ if limit == Limit::Impact => "misses-impact",
        _ => "misses",
    };
    let message = message.int("result", result).int("total", total).term("outcome", outcome);
    message.term("limit", format!("limit-{}", limit.word())).int("capped", i32::from(result < total && result > 0))
}

/// The paragraph an event rests on: some depend on whom or what it befalls.
pub(super) fn rule(event: Event) -> RuleId {
    match event {
        Event::ShotResult { at: Prey::Vehicle, .. } => "6.3.1",
        Event::BurstResult { at: Prey::Vehicle, .. } => "7.5.3",
        Event::StrikeResult { at: Prey::Vehicle, .. } => "10.3",
        Event::Assault { blow: Blow::Parting, .. } => "9.4",
        Event::Gone(_, Fate::Abandoned) => "10.4",
        Event::Gone(_, Fate::Surrendered) => "11.3",
        Event::Gone(_, Fate::Home) => "13",
        Event::OrderLost(_, Loss::Freeze | Loss::Pinned) => "5.4.1",
        Event::ShotLost(_, Loss::NobodyElse | Loss::OutOfReach | Loss::Refused) => "5.4.1",
        Event::Ended(Ending::Time(_)) => "5.9",
        _ => event.rule(),
    }
}

/// The terms that only log lines use.
pub(super) fn every_term() -> Vec<Message> {
    let words = [
        "several-covers",
        "hits-men",
        "hits-vehicle",
        "misses",
        "misses-impact",
        "face-plus",
        "face-zero",
        "face-minus",
        "weapon-main",
        "weapon-second",
        "sky-changes",
        "sky-stays",
        "bog-stuck",
        "bog-through",
        "pull-free",
        "pull-stuck",
        "morale-holds",
        "morale-pinned",
        "morale-panic",
        "recovery-done",
        "recovery-failed",
    ];
    let mut all: Vec<Message> = words.map(Message::new).into();
    all.extend(Loss::ALL.map(|loss| Message::new(loss_key(loss))));
    all.extend(Blow::ALL.map(|blow| Message::new(blow_key(blow))));
    all.extend(Limit::ALL.map(|limit| Message::new(format!("limit-{}", limit.word()))));
    all.extend((1..=8).map(|way| Message::new(format!("way-{way}"))));
    all
}
