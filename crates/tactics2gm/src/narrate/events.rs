//! Log lines: a key and arguments for every event. Only the data pack lends names.

use super::{Say, area_of, slot_name, slot_names};
use crate::actions::{Event, How};
use crate::board::COLUMNS;
use crate::data::{Area, Data};
use crate::ids::Side;
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
    Arg::verbatim(format!("{number:+}"))
}

/// An event as the log says it.
pub(super) fn message(data: &'static Data, event: Event) -> Message {
    let say = |key: &'static str| Message::new(key);
    match event {
        Event::TileLaid(tile, lie) => {
            let id = data.board.tiles[tile.index()].id.clone();
            say("event-tile-laid").arg("tile", Arg::verbatim(id)).int("lie", lie)
        }
        Event::BidMade(seat) => say("event-bid-made").seat(seat),
        Event::BidRevealed(seat, points) => say("event-bid-revealed").seat(seat).int("points", points),
        Event::InitiativeThrown { side, die, total } => {
            say("event-initiative-thrown").side(side).int("die", die).int("total", total)
        }
        Event::InitiativeTied => say("event-initiative-tied"),
        Event::FirstChosen(side) => say("event-first-chosen").side(side),
        Event::TerrainBought(seat, card, cell) => {
            say("event-terrain-bought").seat(seat).terrain(data, card).cell("cell", cell)
        }
        Event::CardDrawn { seat, card: None, .. } => say("event-card-drawn-unseen").seat(seat),
        Event::CardDrawn { seat, card: Some(card), .. } => say("event-card-drawn").seat(seat).card(data, card),
        Event::HandReturned(seat) => say("event-hand-returned").seat(seat),
        Event::DeckEmpty(seat) => say("event-deck-empty").seat(seat),
        Event::TurnBegan(side, round) => say("event-turn-began").side(side).int("round", round),
        Event::Income { seat, lines, command, gained } => {
            say("event-income").seat(seat).int("lines", lines).int("command", command).int("gained", gained)
        }
        Event::PointGiven(seat) => say("event-point-given").seat(seat),
        Event::HandedOver(seat) => say("event-handed-over").seat(seat),
        Event::Moved { unit, from, to, .. } => say("event-moved").unit(data, unit).cell("from", from).cell("to", to),
        Event::Swapped(_, from, to) => say("event-swapped").cell("from", from).cell("to", to),
        Event::Rotated(_, cell, _) => say("event-rotated").cell("cell", cell),
        Event::EngineThrown { unit, cell, die, .. } => {
            let key = if die == 1 { "event-engine-failed" } else { "event-engine-started" };
            say(key).unit(data, unit).cell("cell", cell).int("die", die)
        }
        Event::Marched(_, unit, cell) => say("event-marched").unit(data, unit).cell("cell", cell),
        Event::Embarked { unit, carrier, .. } => say("event-embarked").unit(data, unit).cell("cell", carrier),
        Event::Disembarked { unit, to, .. } => say("event-disembarked").unit(data, unit).cell("cell", to),
        Event::MineSprung { seat, card, cell, .. } => {
            say("event-mine-sprung").seat(seat).card(data, card).cell("cell", cell)
        }
        Event::AmbushSprung { seat, cell } => say("event-ambush-sprung").seat(seat).cell("cell", cell),
        Event::AssaultDeclared { unit, from, at, .. } => {
            say("event-assault-declared").unit(data, unit).cell("from", from).aim(at, Area::Cell, WIDEST, None)
        }
        Event::HurrahShouted(_, unit, cell) => say("event-hurrah").unit(data, unit).cell("cell", cell),
        Event::Advanced { unit, to, .. } => say("event-advanced").unit(data, unit).cell("cell", to),
        Event::Deployed { seat, unit, cell } => say("event-deployed").seat(seat).unit(data, unit).cell("cell", cell),
        Event::Landing { seat, unit, cell } => say("event-landing").seat(seat).unit(data, unit).cell("cell", cell),
        Event::Equipped { unit, slots, paid, .. } => {
            say("event-equipped").unit(data, unit).arg("tokens", slot_names(data, unit, slots)).int("paid", paid)
        }
        Event::FighterStationed(seat, unit) => say("event-fighter-stationed").seat(seat).unit(data, unit),
        Event::CardPlayed { seat, card, paid, .. } => {
            say("event-card-played").seat(seat).card(data, card).int("paid", paid)
        }
        Event::Healed { unit, cell, wounds, .. } => {
            say("event-healed").unit(data, unit).cell("cell", cell).int("wounds", wounds)
        }
        Event::Reloaded(_, unit, cell) => say("event-reloaded").unit(data, unit).cell("cell", cell),
        Event::PointsGained(seat, points) => say("event-points-gained").seat(seat).int("points", points),
        Event::PointsLost(seat, points) => say("event-points-lost").seat(seat).int("points", points),
        Event::SmokeLaid(_, cell) => say("event-smoke-laid").cell("cell", cell),
        Event::CardAttached { card, unit, cell, .. } => {
            say("event-card-attached").card(data, card).unit(data, unit).cell("cell", cell)
        }
        Event::FurtherMoves(side) => say("event-further-moves").side(side),
        Event::GeneralTaken(seat, general) => say("event-general-taken").seat(seat).general(data, general),
        Event::HandSeen(seat, other) => say("event-hand-seen").seat(seat).int("other", other.0 + 1),
        Event::CardDiscarded(seat, card) => say("event-card-discarded").seat(seat).card(data, card),
        Event::CardRecovered(seat, card) => say("event-card-recovered").seat(seat).card(data, card),
        Event::StoodFast(side) => say("event-stood-fast").side(side),
        Event::TerrainCleared(card, cell) => say("event-terrain-cleared").terrain(data, card).cell("cell", cell),
        Event::Steadied(_, unit, cell) => say("event-steadied").unit(data, unit).cell("cell", cell),
        Event::SmokePopped(_, unit, cell) => say("event-smoke-popped").unit(data, unit).cell("cell", cell),
        Event::HqRecovered { hq, by } => say("event-staff-recovered").int("staff", hq + 1).int("points", by),
        Event::ShotFired { unit, from, slot, at, .. } => say("event-shot-fired")
            .unit(data, unit)
            .cell("from", from)
            .arg("weapon", slot_name(data, unit, slot))
            .aim(at, area_of(data, unit, slot), WIDEST, None),
        Event::Barraged(_, card, cell) => say("event-barraged").card(data, card).cell("cell", cell),
        Event::Modified(modifier, hit, crit) => say("event-modified")
            .term("modifier", format!("modifier-{modifier}"))
            .arg("hit", signed(hit))
            .arg("crit", signed(crit)),
        Event::DieThrown { die, hit, crit, .. } => {
            say("event-die-thrown").int("die", die).int("hit", hit).int("crit", crit)
        }
        Event::HitWithoutDie(_) => say("event-hit-without-die"),
        Event::Missed(_) => say("event-missed"),
        Event::NotPenetrated { pen, armour, .. } => say("event-not-penetrated").int("pen", pen).int("armour", armour),
        Event::Wounded { unit, damage, .. } => {
            say("event-wounded").unit(data, unit).nation(data, unit).int("damage", damage)
        }
        Event::Critical { unit, .. } => say("event-critical").unit(data, unit),
        Event::Destroyed { unit, side, .. } => say("event-destroyed").unit(data, unit).side(side),
        Event::StructureHit { card, cell, left, .. } => {
            say("event-structure-hit").terrain(data, card).cell("cell", cell).int("left", left)
        }
        Event::StructureDestroyed { card, cell, .. } => {
            say("event-structure-destroyed").terrain(data, card).cell("cell", cell)
        }
        Event::HqHit { hq, damage, left } => {
            say("event-staff-hit").int("staff", hq + 1).int("damage", damage).int("left", left)
        }
        Event::Suppressed(_, unit, cell) => say("event-suppressed").unit(data, unit).cell("cell", cell),
        Event::ThrownAgain(seat) => say("event-thrown-again").seat(seat),
        Event::PlaneAnnounced { seat, unit, at } => {
            let area = data.tables.units[unit.index()].area;
            say("event-plane-announced").seat(seat).unit(data, unit).aim(at, area, WIDEST, None)
        }
        Event::EscortJoined(_, unit) => say("event-escort-joined").unit(data, unit),
        Event::FighterRose(seat, unit) => say("event-fighter-rose").seat(seat).unit(data, unit),
        Event::AntiAirFired { unit, from, slot, at, .. } => {
            let role = at.map_or_else(|| "role-lander".to_owned(), |role| format!("role-{}", role.name()));
            let message = say("event-anti-air-fired").unit(data, unit).cell("cell", from);
            message.arg("weapon", slot_name(data, unit, slot)).term("role", role)
        }
        Event::DogfightFired { by, .. } => say("event-dogfight-fired").term("role", format!("role-{}", by.name())),
        Event::PlaneHit { unit, damage, .. } => {
            say("event-plane-hit").unit(data, unit).nation(data, unit).int("damage", damage)
        }
        Event::PassengerThrown { unit, die, .. } => say("event-passenger-thrown").unit(data, unit).int("die", die),
        Event::Survived { unit, to, .. } => say("event-survived").unit(data, unit).nation(data, unit).cell("cell", to),
        Event::SetUp(_, unit, cell) => say("event-set-up").unit(data, unit).cell("cell", cell),
        Event::Packed(_, unit, cell) => say("event-packed").unit(data, unit).cell("cell", cell),
        Event::CrateTaken(_, unit, cell) => say("event-crate-taken").unit(data, unit).cell("cell", cell),
        Event::CrateDropped(cell) => say("event-crate-dropped").cell("cell", cell),
        Event::CrateDelivered { side, points, .. } => say("event-crate-delivered").side(side).int("points", points),
        Event::ColumnThrown(die) => say("event-column-thrown").int("die", die),
        Event::Ended(how, winner) => ending(how, winner),
    }
}
