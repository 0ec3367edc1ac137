//! What must hold of a data pack beyond its types; every fault is named with its place.

use super::{Tables, UnitDef, WEAPONS};
use crate::ids::{PieceKind, Quality, Range, Size, Terrain, Upgrade, Weather};
use frente_kernel::Fault;
use std::collections::BTreeSet;

pub(super) fn faults(units: &[UnitDef], text: &str, tables: &Tables) -> Vec<Fault> {
    let mut faults = faults_of_units(units, text);
    faults_of_tables(tables, &mut faults);
    faults
}

fn faults_of_units(units: &[UnitDef], text: &str) -> Vec<Fault> {
    let mut faults = Vec::new();
    let mut ids = BTreeSet::new();
    for unit in units {
        let needle = format!("\"{}\"", unit.id);
        let line = text.lines().position(|line| line.contains(&needle)).map_or(1, |at| at + 1);
        let mut say = |reason: String| {
            faults.push(Fault { place: format!("units.ron:{line}"), reason: format!("{}: {reason}", unit.id) });
        };
        if !ids.insert(&unit.id) {
            say("this id stands twice".to_owned());
        }
        if unit.weapons.len() > WEAPONS {
            say(format!("{} weapons, expected at most {WEAPONS}", unit.weapons.len()));
        }
        if unit.moves.1 < unit.moves.0 {
            say("a road move shorter than the move beside it".to_owned());
        }
        for weapon in &unit.weapons {
            let (short, medium, long) = weapon.d;
            if [short, medium, long].iter().any(|d| !(0..=20).contains(d)) {
                say(format!("{}: a D of {:?}, expected 0 to 20", weapon.name.en, weapon.d));
            }
        }
        if unit.kind.is_vehicle() && unit.moves.0 == 0 {
            say("a vehicle that cannot move".to_owned());
        }
    }
    if units.is_empty() || units.len() > 255 {
        let reason = format!("{} units, expected 1 to 255", units.len());
        faults.push(Fault { place: "units.ron".to_owned(), reason });
    }
    faults
}

fn faults_of_tables(tables: &Tables, faults: &mut Vec<Fault>) {
    complete("pieces", tables.pieces.iter().map(|row| row.kind), PieceKind::ALL, faults);
    complete("upgrades", tables.upgrades.iter().map(|row| row.upgrade), Upgrade::ALL, faults);
    complete("landscapes", tables.landscapes.iter().map(|row| row.terrain), Terrain::ALL, faults);
    complete("sizes", tables.sizes.iter().map(|row| row.size), Size::ALL, faults);
    complete("ranges", tables.ranges.iter().map(|row| row.range), Range::ALL, faults);
    complete("qualities", tables.qualities.iter().map(|row| row.quality), Quality::ALL, faults);
    complete("climates", tables.climates.iter().map(|row| row.weather), Weather::ALL, faults);
    let rolls: Vec<u8> = (2..=12).collect();
    complete("weather", tables.weather.iter().map(|row| row.roll), &rolls, faults);
    for landscape in &tables.landscapes {
        if landscape.columns.len() != 4 {
            let reason = format!("{} has {} columns, expected 4", landscape.terrain, landscape.columns.len());
            faults.push(Fault { place: "tables.ron: landscapes".to_owned(), reason });
        }
        for (kind, fewest, most) in landscape.columns.iter().flat_map(|column| &column.elements) {
            if fewest > most || *most > 6 {
                let reason = format!("{}: {kind} from {fewest} to {most}", landscape.terrain);
                faults.push(Fault { place: "tables.ron: landscapes".to_owned(), reason });
            }
        }
    }
    for size in &tables.sizes {
        if !(600..=2400).contains(&size.width) || !(1..=40).contains(&size.rounds) {
            let reason = format!("{}: a width of 600 to 2400 mm and 1 to 40 rounds are expected", size.size);
            faults.push(Fault { place: "tables.ron: sizes".to_owned(), reason });
        }
    }
    if tables.square == 0 || tables.depth != 8 * tables.square {
        let reason = "the depth must be eight squares".to_owned();
        faults.push(Fault { place: "tables.ron: depth".to_owned(), reason });
    }
}

/// A table must have one row for each of `all`, no more and no fewer.
fn complete<T: Copy + PartialEq + std::fmt::Debug>(
    table: &str,
    rows: impl Iterator<Item = T>,
    all: &[T],
    faults: &mut Vec<Fault>,
) {
    let rows: Vec<T> = rows.collect();
    for one in all {
        let count = rows.iter().filter(|row| *row == one).count();
        if count != 1 {
            let reason = format!("{one:?} has {count} rows, expected one");
            faults.push(Fault { place: format!("tables.ron: {table}"), reason });
        }
    }
}
