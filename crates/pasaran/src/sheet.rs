//! What the printed parts say, for those who draw them: the map, the counters, the cards, the chits.

use crate::data::{AfterUse, Data, Source, Tag, Text};
use crate::ids::{Card, Chit, Class, Kind, Quarter, Side, Terrain, Unit, Zone};
use crate::rules::c7_production::REBUILDING;
use serde::Serialize;

/// Everything printed, under one pack.
#[derive(Serialize)]
#[expect(missing_docs, reason = "the box's own words")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "pasaran.ts"))]
pub struct Sheet {
    pub zones: Vec<ZoneSheet>,
    pub rivers: Vec<(Zone, Zone, &'static str)>,
    pub units: Vec<UnitSheet>,
    pub cards: Vec<CardSheet>,
    pub chits: Vec<ChitSheet>,
    pub scenarios: Vec<ScenarioSheet>,
    pub victory_points: u8,
}

/// A scenario as its card says it.
#[derive(Serialize)]
#[expect(missing_docs, reason = "the box's own words")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "pasaran.ts"))]
pub struct ScenarioSheet {
    pub id: &'static str,
    pub name: &'static Text,
    /// Every turn of it, in order.
    pub quarters: Vec<Quarter>,
}

/// A zone as drawn.
#[derive(Serialize)]
#[expect(missing_docs, reason = "the box's own words")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "pasaran.ts"))]
pub struct ZoneSheet {
    pub zone: Zone,
    pub name: &'static Text,
    pub terrain: Terrain,
    pub bp: u8,
    pub at: (i16, i16),
    pub land: &'static [Zone],
    pub air: &'static [Zone],
    pub city: Option<CitySheet>,
    /// Shown with a sign.
    pub reconstructed: bool,
}

/// A city as drawn.
#[derive(Serialize)]
#[expect(missing_docs, reason = "the box's own words")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "pasaran.ts"))]
pub struct CitySheet {
    pub name: &'static Text,
    pub at: (i16, i16),
}

/// A type of counter as printed; a headquarters has a level and no strength.
#[derive(Serialize)]
#[expect(missing_docs, reason = "the box's own words")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "pasaran.ts"))]
pub struct UnitSheet {
    pub kind: Kind,
    /// Every counter of it.
    pub counters: Vec<Unit>,
    pub side: Side,
    pub name: Text,
    pub class: Class,
    pub front: u8,
    pub back: Option<u8>,
    pub level: u8,
    /// What it costs to build, or to rebuild (§7.3, §7.3.1).
    pub cost: u8,
    /// What it costs to repair (§7.3.2).
    pub repair: u8,
    /// Quarters until it is ready (§7.3.1).
    pub quarters: u8,
    pub count: u8,
    pub star: bool,
    pub tag: Option<Tag>,
    pub reconstructed: bool,
}

/// A card as printed.
#[derive(Serialize)]
#[expect(missing_docs, reason = "the box's own words")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "pasaran.ts"))]
pub struct CardSheet {
    pub card: Card,
    pub number: u8,
    pub title: &'static Text,
    pub text: &'static Text,
    pub side: Option<Side>,
    pub cost: u8,
    /// What becomes of it once it was played.
    pub after: AfterUse,
    pub reconstructed: bool,
}

/// A chit as printed.
#[derive(Serialize)]
#[expect(missing_docs, reason = "the box's own words")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "pasaran.ts"))]
pub struct ChitSheet {
    pub chit: Chit,
    pub name: &'static Text,
    pub reconstructed: bool,
}

fn is_ours(source: Source) -> bool {
    matches!(source, Source::Reconstructed | Source::Mixed)
}

impl Sheet {
    /// The sheet of a pack.
    pub fn of(data: &'static Data) -> Sheet {
        Sheet {
            zones: data.map.zones.iter().map(zone).collect(),
            rivers: data.map.rivers.iter().map(|river| (river.between.0, river.between.1, &*river.river)).collect(),
            units: units(data),
            cards: data
                .cards
                .iter()
                .map(|def| CardSheet {
                    card: def.card,
                    number: def.number,
                    title: &def.title,
                    text: &def.text,
                    side: def.side,
                    cost: def.cost,
                    after: def.after,
                    reconstructed: is_ours(def.source.effect) || is_ours(def.source.cost),
                })
                .collect(),
            chits: data
                .tables_def
                .chits
                .iter()
                .map(|def| ChitSheet { chit: def.chit, name: &def.name, reconstructed: is_ours(def.source) })
                .collect(),
            scenarios: data
                .scenarios
                .iter()
                .map(|def| ScenarioSheet {
                    id: &def.id,
                    name: &def.name,
                    quarters: (def.start.0..=def.end.0).map(Quarter).collect(),
                })
                .collect(),
            victory_points: data.tables_def.victory.bp,
        }
    }
}

fn zone(def: &'static crate::data::ZoneDef) -> ZoneSheet {
    ZoneSheet {
        zone: def.zone,
        name: &def.name,
        terrain: def.terrain,
        bp: def.bp,
        at: def.at,
        land: &def.land,
        air: &def.air,
        city: def.city.as_ref().map(|city| CitySheet { name: &city.name, at: city.at }),
        reconstructed: is_ours(def.source),
    }
}

fn counters(kind: Kind) -> Vec<Unit> {
    (0..Unit::COUNT as u8).map(Unit).filter(|unit| unit.kind() == kind).collect()
}

fn units(data: &'static Data) -> Vec<UnitSheet> {
    let fighting = data.counters.units.iter().map(|def| UnitSheet {
        kind: def.kind,
        counters: counters(def.kind),
        side: def.kind.side(),
        name: def.name.clone(),
        class: def.class,
        front: def.front,
        back: def.back,
        level: 0,
        cost: data.tables.cost[def.kind.index()],
        repair: data.tables.repair[def.kind.index()],
        quarters: data.tables.quarters[def.kind.index()],
        count: def.count,
        star: def.star,
        tag: def.tag,
        reconstructed: is_ours(def.source),
    });
    let generals = data.counters.headquarters.iter().map(|def| UnitSheet {
        kind: def.kind,
        counters: counters(def.kind),
        side: def.kind.side(),
        name: Text::verbatim(&def.name),
        class: Class::Headquarters,
        front: 0,
        back: None,
        level: def.level,
        cost: REBUILDING,
        repair: 0,
        quarters: data.tables.quarters[def.kind.index()],
        count: 1,
        star: false,
        tag: None,
        reconstructed: is_ours(def.source),
    });
    fighting.chain(generals).collect()
}
