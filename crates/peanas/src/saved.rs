//! A position as a person writes it: a unit by its middle, its facing and its formation instead of stand by stand.
//!
//! `{"units": {"u3": {"middle": {"x": 5250, "y": 3000}, "facing": "down", "formation": "line"}}}` puts a unit on the table;
//! its stands, its token and its place follow. Without a formation it stands as it is set down by the rules (§14.4).

use crate::actions::Formation;
use crate::data::{Data, Trait};
use crate::geometry::{Facing, Point};
use crate::ids::UnitNo;
use crate::rules::{c4_formation, room};
use crate::state::{Place, State, TokenPlace, UNITS};
use frente_kernel::Fault;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};

/// Directions with a name.
const FACINGS: [(&str, Facing); 4] =
    [("up", Facing::UP), ("down", Facing::DOWN), ("right", Facing(0)), ("left", Facing(128))];

/// The names of units in scripts and notations, by their numbers.
pub fn unit_names() -> impl Iterator<Item = String> {
    (0..UNITS).map(|unit| format!("u{unit}"))
}

/// What may be bought for a unit, by the bit it takes in [`crate::state::Gear`].
pub fn gear_names() -> impl Iterator<Item = String> {
    Trait::ALL.iter().map(|one| format!("{one:?}"))
}

/// The directions that have a name, by their numbers; "" for the others.
pub fn facing_names() -> Vec<String> {
    let name = |number| FACINGS.iter().find(|(_, facing)| facing.0 == number).map_or("", |(name, _)| name);
    (0..=u8::MAX).map(|number| name(number).to_owned()).collect()
}

/// The ids of the lists, by the numbers a position has for them.
pub fn list_ids(data: &Data) -> impl Iterator<Item = String> + '_ {
    data.units.iter().map(|unit| unit.id.clone())
}

/// A patch of `state` in which each unit that is given a middle stands there.
pub fn written(state: &State, patch: &Value) -> Result<Value, Fault> {
    let mut patch = patch.clone();
    let Some(units) = patch.get_mut("units").and_then(Value::as_object_mut) else { return Ok(patch) };
    let mut after = state.clone();
    let mut moved = Vec::new();
    for (name, fields) in units.iter_mut() {
        let Some(fields) = fields.as_object_mut() else { continue };
        if let Some(unit) = set_down(&mut after, name, fields)? {
            moved.push(unit);
        }
    }
    if moved.is_empty() {
        return Ok(patch);
    }
    // Who stands on the table has no token any more.
    let tokens = after.tokens.iter().enumerate().filter(|(_, token)| moved.contains(&token.unit));
    let gone: Map<String, Value> = tokens.map(|(at, _)| (at.to_string(), json!({"at": TokenPlace::Gone}))).collect();
    if let Some(object) = patch.as_object_mut().filter(|object| !gone.is_empty() && !object.contains_key("tokens")) {
        object.insert("tokens".to_owned(), Value::Object(gone));
    }
    Ok(patch)
}

/// Sets down the unit called `name` where its fields say, and writes into them what follows from that; `None` where they do
/// not say it.
fn set_down(state: &mut State, name: &str, fields: &mut Map<String, Value>) -> Result<Option<UnitNo>, Fault> {
    let place = |field: &str| format!("state.units.{name}.{field}");
    let Some(middle) = fields.remove("middle") else {
        return match fields.get("formation") {
            None => Ok(None),
            Some(_) => Err(fault(place("formation"), "a formation is given around a \"middle\", which is missing")),
        };
    };
    let middle: Point = read(middle, &place("middle"), "{\"x\": …, \"y\": …} in hundredths of a centimetre")?;
    let number = name.strip_prefix('u').unwrap_or(name).parse().ok().map(UnitNo);
    let unit = number.filter(|unit: &UnitNo| unit.index() < state.units.len());
    let unit = unit.ok_or_else(|| {
        fault(
            format!("state.units.{name}"),
            &format!("there is no such unit, expected u0 to u{}", state.units.len() - 1),
        )
    })?;
    let facing = match fields.get("facing") {
        None => State::towards_enemy(state.unit(unit).side),
        Some(Value::String(word)) => {
            let named = FACINGS.iter().find(|(name, _)| name == word).map(|(_, facing)| *facing);
            named.ok_or_else(|| fault(place("facing"), "expected up, down, left, right or a number from 0 to 255"))?
        }
        Some(number) => read(number.clone(), &place("facing"), "up, down, left, right or a number from 0 to 255")?,
    };
    if !state.measures().holds(middle.v()) {
        return Err(fault(place("middle"), "expected a place on the table"));
    }
    match fields.remove("formation") {
        None => room::set_down(state, unit, middle, facing),
        Some(Value::String(word)) => {
            let formation = Formation::ALL.into_iter().find(|formation| formation.word() == word);
            let formation = formation
                .filter(|_| state.profile(unit).kind.is_section())
                .ok_or_else(|| fault(place("formation"), "expected line, column, box or huddle, of a section"))?;
            let stands = c4_formation::around(middle, formation, facing);
            let it = state.unit_mut(unit);
            (it.place, it.second, it.facing, it.stands) = (Place::Table, None, facing, stands);
            state.has_come(unit);
        }
        Some(_) => return Err(fault(place("formation"), "expected line, column, box or huddle")),
    }
    let it = state.unit(unit);
    fields.insert("facing".to_owned(), json!(it.facing));
    fields.insert("stands".to_owned(), json!(it.stands));
    fields.entry("place").or_insert(json!(it.place));
    fields.entry("came").or_insert(json!(it.came));
    Ok(Some(unit))
}

fn read<T: DeserializeOwned>(value: Value, place: &str, expected: &str) -> Result<T, Fault> {
    let found = value.to_string();
    serde_json::from_value(value).map_err(|_| fault(place.to_owned(), &format!("expected {expected}, found {found}")))
}

fn fault(place: String, reason: &str) -> Fault {
    Fault { place, reason: reason.to_owned() }
}
