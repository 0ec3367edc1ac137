//! Log lines: a key and arguments for every event. Only the data pack lends names.

use super::{Say, area_of, arm_name, covered, slot_name, slot_names};
use crate::actions::{Aimed, Event, Home, How, Modifier};
use crate::board::{COLUMNS, Cell, Dir};
use crate::data::{Area, Card, Data, Effect};
use crate::ids::{CardNo, Side, UnitNo};
use frente_kernel::{Arg, Message};

/// An event does not say how wide the field is; no area that was named leaves it.
const WIDEST: u8 = 2 * COLUMNS;

fn ending(how: How, winner: Option<Side>) -> Message {
    let told = |key: &'static str| Message::new(key).term("how", format!("outcome-{}", how.name()));
    match winner {
        Some(side) => told("event-ended").side(side),
        None => told("event-drawn"),
    }
}

/// A signed number as the log writes it.
fn signed(number: i8) -> Arg {
    let text = number.unsigned_abs().to_string();
    Arg::verbatim(if number < 0 { format!("−{text}") } else { format!("+{text}") })
}

/// A modifier by its name. Cover is told by its level, which its numbers say.
fn modifier(modifier: Modifier, hit: i8, crit: i8) -> String {
    match (modifier, hit, crit) {
        (Modifier::Cover, 1, 0) => "modifier-cover-light".to_owned(),
        (Modifier::Cover, 1, 1) => "modifier-cover-medium".to_owned(),
        (Modifier::Cover, ..) => "modifier-cover-heavy".to_owned(),
        _ => format!("modifier-{modifier}"),
    }
}

/// The other unit of an event, beside the one it is about.
fn other(message: Message, name: &'static str, data: &'static Data, unit: UnitNo) -> Message {
    message.arg(name, data.card_name(CardNo(unit.0)).arg())
}

/// The cells an event names, from one on.
fn cells(message: Message, cells: impl IntoIterator<Item = Cell>) -> Message {
    let names: Vec<String> = cells.into_iter().map(|cell| cell.to_string()).collect();
    message.arg("cells", Arg::verbatim(names.join(", ")))
}

/// The four cells of a turn, from its lower left one.
fn ring(corner: Cell, dir: Dir) -> Vec<Cell> {
    let side = if dir == Dir::North { Dir::East } else { Dir::North };
    let next = corner.step(dir, WIDEST);
    [Some(corner), next, next.and_then(|cell| cell.step(side, WIDEST)), corner.step(side, WIDEST)]
        .into_iter()
        .flatten()
        .collect()
}

/// The cells a barrage falls on.
fn barrage(data: &'static Data, card: CardNo, cell: Cell, dir: Dir) -> Vec<Cell> {
    let area = match data.card(card) {
        Some(Card::Support(support)) => match data.tables.support[support.index()] {
            Effect::Barrage { area, .. } => area,
            _ => Area::Cell,
        },
        _ => Area::Cell,
    };
    covered(area, cell, dir, WIDEST).iter().collect()
}

/// An event as the log says it.
pub(super) fn message(data: &'static Data, event: Event) -> Message {
    let say = |key: &'static str| Message::new(key);
    let aim = |message: Message, at: Aimed| message.aim(data, at, Area::Cell, WIDEST);
    match event {
        Event::TileLaid(tile, lie) => say("event-tile-laid").tile(data, tile, lie),
        Event::BidMade(seat) => say("event-bid-made").seat(seat),
        Event::BidRevealed(seat, points) => say("event-bid-revealed").seat(seat).int("points", points),
        Event::InitiativeThrown { side, die, total } => {
            say("event-initiative-thrown").side(side).int("die", die).int("total", total)
        }
        Event::InitiativeTied => say("event-initiative-tied"),
        Event::FirstChosen(side) => say("event-first-chosen").side(side),
        Event::TerrainBought(seat, card, cell, paid) => {
            say("event-terrain-bought").seat(seat).terrain(data, card).cell("cell", cell).int("paid", paid)
        }
        Event::BidLost(seat, points) => say("event-bid-lost").seat(seat).int("points", points),
        Event::CardDrawn { seat, card: None, .. } => say("event-card-drawn-unseen").seat(seat),
        Event::CardDrawn { seat, card: Some(card), .. } => say("event-card-drawn").seat(seat).card(data, card),
        Event::HandKept(seat) => say("event-hand-kept").seat(seat),
        Event::HandReturned(seat) => say("event-hand-returned").seat(seat),
        Event::DeckEmpty(seat) => say("event-deck-empty").seat(seat),
        Event::TurnBegan(side, round) => say("event-turn-began").side(side).int("round", round),
        Event::PhaseBegan(side, phase) => say("event-phase-began").side(side).term("phase", format!("phase-{phase}")),
        Event::SmokeLifted(side) => say("event-smoke-lifted").side(side),
        Event::Income { seat, base, lines, command, general, level, novices, lost, gained } => say("event-income")
            .seat(seat)
            .int("base", base)
            .int("lines", lines)
            .int("command", command)
            .int("general", general)
            .int("level", level)
            .arg("by-level", signed(level))
            .int("novices", novices)
            .int("lost", lost)
            .int("gained", gained),
        Event::PointGiven(seat) => say("event-point-given").seat(seat),
        Event::HandedOver(seat) => say("event-handed-over").seat(seat),
        Event::Moved { unit, from, to, .. } => say("event-moved").unit(data, unit).cell("from", from).cell("to", to),
        Event::Swapped { one, other: second, from, to, .. } => {
            let message = say("event-swapped").unit(data, one).cell("from", from).cell("to", to);
            other(message, "other", data, second)
        }
        Event::Rotated(_, corner, dir) => cells(say("event-rotated"), ring(corner, dir)),
        Event::EngineThrown { unit, cell, die, .. } => {
            let key = if die == 1 { "event-engine-failed" } else { "event-engine-started" };
            say(key).unit(data, unit).cell("cell", cell).int("die", die)
        }
        Event::Marched { unit, cell, paid, .. } => {
            say("event-marched").unit(data, unit).cell("cell", cell).int("paid", paid)
        }
        Event::Embarked { unit, from, carrier, aboard, .. } => {
            let message = say("event-embarked").unit(data, unit).cell("from", from).cell("cell", carrier);
            other(message, "carrier", data, aboard)
        }
        Event::Disembarked { unit, from, to, aboard, .. } => {
            let message = say("event-disembarked").unit(data, unit).cell("from", from).cell("cell", to);
            other(message, "carrier", data, aboard)
        }
        Event::MineSprung { seat, card, unit, cell, .. } => {
            say("event-mine-sprung").seat(seat).card(data, card).unit(data, unit).cell("cell", cell)
        }
        Event::AmbushSprung { seat, unit, cell } => {
            say("event-ambush-sprung").seat(seat).unit(data, unit).cell("cell", cell)
        }
        Event::AssaultDeclared { unit, from, at, .. } => {
            aim(say("event-assault-declared").unit(data, unit).cell("from", from), at)
        }
        Event::HurrahShouted(_, unit, cell) => say("event-hurrah").unit(data, unit).cell("cell", cell),
        Event::FirstStrike { unit, cell, why, .. } => {
            say("event-first-strike").unit(data, unit).cell("cell", cell).term("why", format!("first-{why}"))
        }
        Event::NoStrikeBack { unit, cell, .. } => say("event-no-strike-back").unit(data, unit).cell("cell", cell),
        Event::Struck { unit, from, arm, at, .. } => {
            let message = say("event-struck").unit(data, unit).cell("from", from);
            aim(message.arg("weapon", arm_name(data, unit, arm)), at)
        }
        Event::StruckBack { unit, from, arm, at, .. } => {
            let message = say("event-struck-back").unit(data, unit).cell("from", from);
            aim(message.arg("weapon", arm_name(data, unit, arm)), at)
        }
        Event::Advanced { unit, to, .. } => say("event-advanced").unit(data, unit).cell("cell", to),
        Event::Deployed { seat, unit, cell, aboard: None } => {
            say("event-deployed").seat(seat).unit(data, unit).cell("cell", cell)
        }
        Event::Deployed { seat, unit, cell, aboard: Some(carrier) } => {
            let message = say("event-deployed-aboard").seat(seat).unit(data, unit).cell("cell", cell);
            other(message, "carrier", data, carrier)
        }
        Event::Landing { seat, unit, cell, .. } => say("event-landing").seat(seat).unit(data, unit).cell("cell", cell),
        Event::Equipped { unit, slots, packed, paid, .. } => say("event-equipped")
            .unit(data, unit)
            .arg("tokens", slot_names(data, unit, slots))
            .int("packed", i64::from(packed.len()))
            .int("paid", paid),
        Event::FighterStationed(seat, unit) => say("event-fighter-stationed").seat(seat).unit(data, unit),
        Event::CardPlayed { seat, card, paid, .. } => {
            say("event-card-played").seat(seat).card(data, card).int("paid", paid)
        }
        Event::Worked { unit, from, to, paid, warrant, .. } => say("event-worked")
            .unit(data, unit)
            .cell("from", from)
            .cell("to", to)
            .int("paid", paid)
            .term("work", format!("work-{warrant}")),
        Event::Healed { unit, cell, wounds, left, .. } => {
            say("event-healed").unit(data, unit).cell("cell", cell).int("wounds", wounds).int("left", left)
        }
        Event::Reloaded { unit, cell, slots, .. } => {
            say("event-reloaded").unit(data, unit).cell("cell", cell).arg("tokens", slot_names(data, unit, slots))
        }
        Event::PointsGained { seat, points, lost, .. } => {
            say("event-points-gained").seat(seat).int("points", points).int("lost", lost)
        }
        Event::PointsLost(seat, points) => say("event-points-lost").seat(seat).int("points", points),
        Event::SmokeLaid { cell, cells: count, .. } => {
            let row = std::iter::successors(Some(cell), |cell| cell.step(Dir::East, WIDEST)).take(count.into());
            cells(say("event-smoke-laid"), row)
        }
        Event::CardAttached { card, unit, cell, .. } => {
            say("event-card-attached").card(data, card).unit(data, unit).cell("cell", cell)
        }
        Event::FurtherMoves(side) => say("event-further-moves").side(side),
        Event::GeneralTaken(seat, general) => say("event-general-taken").seat(seat).general(data, general),
        Event::HandSeen(seat, victim) => say("event-hand-seen").seat(seat).int("other", victim.0 + 1),
        Event::CardDiscarded(seat, card) => say("event-card-discarded").seat(seat).card(data, card),
        Event::CardTaken { seat, victim, card } => {
            say("event-card-taken").seat(seat).int("other", victim.0 + 1).card(data, card)
        }
        Event::CardRecovered(seat, card) => say("event-card-recovered").seat(seat).card(data, card),
        Event::StoodFast(side) => say("event-stood-fast").side(side),
        Event::TerrainCleared { card, cell, by, .. } => {
            say("event-terrain-cleared").unit(data, by).terrain(data, card).cell("cell", cell)
        }
        Event::Steadied(_, unit, cell) => say("event-steadied").unit(data, unit).cell("cell", cell),
        Event::SmokePopped(_, unit, cell) => say("event-smoke-popped").unit(data, unit).cell("cell", cell),
        Event::HqRecovered { seat, by, .. } => say("event-staff-recovered").seat(seat).int("points", by),
        Event::ShotFired { unit, from, slot, at, .. } => say("event-shot-fired")
            .unit(data, unit)
            .cell("from", from)
            .arg("weapon", slot_name(data, unit, slot))
            .aim(data, at, area_of(data, unit, slot), WIDEST),
        Event::Barraged { card, cell, dir, .. } => {
            cells(say("event-barraged").card(data, card), barrage(data, card, cell, dir))
        }
        Event::Covered { unit, cell, .. } => say("event-covered").unit(data, unit).cell("cell", cell),
        Event::Printed { hit, crit } => say("event-printed").int("hit", hit).int("crit", crit),
        Event::Modified(source, hit, crit) => say("event-modified")
            .term("modifier", modifier(source, hit, crit))
            .arg("hit", signed(hit))
            .arg("crit", signed(crit)),
        Event::DieThrown { die, hit, crit: Some(crit), .. } => {
            say("event-die-thrown").int("die", die).int("hit", hit).int("crit", crit)
        }
        Event::DieThrown { die, hit, crit: None, .. } => say("event-die-thrown-plain").int("die", die).int("hit", hit),
        Event::HitWithoutDie(_) => say("event-hit-without-die"),
        Event::Missed(_) => say("event-missed"),
        Event::NotPenetrated { pen, armour, .. } => say("event-not-penetrated").int("pen", pen).int("armour", armour),
        Event::NoEffect(why) => say("event-no-effect").term("why", format!("futile-{why}")),
        Event::Wounded { unit, cell, damage, wounds, most, .. } => {
            let message = say("event-wounded").unit(data, unit).nation(data, unit).int("damage", damage);
            message.cell("cell", cell).int("wounds", wounds).int("most", most)
        }
        Event::Critical { unit, .. } => say("event-critical").unit(data, unit),
        Event::Destroyed { unit, side, .. } => say("event-destroyed").unit(data, unit).side(side),
        Event::StructureHit { card, cell, damage, left, .. } => {
            say("event-structure-hit").terrain(data, card).cell("cell", cell).int("damage", damage).int("left", left)
        }
        Event::StructureDestroyed { card, cell, .. } => {
            say("event-structure-destroyed").terrain(data, card).cell("cell", cell)
        }
        Event::HqHit { seat, damage, left, .. } => {
            say("event-staff-hit").seat(seat).int("damage", damage).int("left", left)
        }
        Event::Suppressed(_, unit, cell) => say("event-suppressed").unit(data, unit).cell("cell", cell),
        Event::ThrownAgain(seat, _) => say("event-thrown-again").seat(seat),
        Event::PlaneAnnounced { seat, unit, at } => {
            let area = data.tables.units[unit.index()].area;
            say("event-plane-announced").seat(seat).unit(data, unit).aim(data, at, area, WIDEST)
        }
        Event::EscortJoined(_, unit) => say("event-escort-joined").unit(data, unit),
        Event::FighterRose(seat, unit) => say("event-fighter-rose").seat(seat).unit(data, unit),
        Event::AntiAirFired { unit, from, slot, target, .. } => {
            let message = say("event-anti-air-fired").unit(data, unit).cell("cell", from);
            other(message.arg("weapon", slot_name(data, unit, slot)), "other", data, target)
        }
        Event::DogfightFired { unit, target, .. } => {
            other(say("event-dogfight-fired").unit(data, unit), "other", data, target)
        }
        Event::Raided { unit, at, .. } => {
            let area = data.tables.units[unit.index()].area;
            say("event-raided").unit(data, unit).aim(data, at, area, WIDEST)
        }
        Event::PlaneHit { unit, damage, .. } => {
            say("event-plane-hit").unit(data, unit).nation(data, unit).int("damage", damage)
        }
        Event::PlaneLeft { unit, home: Home::Beside, .. } => say("event-plane-returned").unit(data, unit),
        Event::PlaneLeft { unit, home: Home::Discarded, .. } => say("event-plane-discarded").unit(data, unit),
        Event::PassengerThrown { unit, die, .. } => say("event-passenger-thrown").unit(data, unit).int("die", die),
        Event::Survived { unit, to, .. } => say("event-survived").unit(data, unit).nation(data, unit).cell("cell", to),
        Event::SetUp { unit, cell, slot, .. } => {
            let message = say("event-set-up").unit(data, unit).cell("cell", cell);
            message.arg("weapon", slot_name(data, unit, slot))
        }
        Event::Packed { unit, cell, slot, .. } => {
            let message = say("event-packed").unit(data, unit).cell("cell", cell);
            message.arg("weapon", slot_name(data, unit, slot))
        }
        Event::TokensBack(side, count) => say("event-tokens-back").side(side).int("count", count),
        Event::CrateTaken(_, unit, cell) => say("event-crate-taken").unit(data, unit).cell("cell", cell),
        Event::CrateDropped(cell) => say("event-crate-dropped").cell("cell", cell),
        Event::CrateDelivered { side, points, lost, .. } => {
            say("event-crate-delivered").side(side).int("points", points).int("lost", lost)
        }
        Event::ColumnThrown(die) => say("event-column-thrown").int("die", die),
        Event::Ended(how, winner) => ending(how, winner),
    }
}
