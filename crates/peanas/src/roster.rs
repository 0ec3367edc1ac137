//! Army lists (§2): what a side brings, what it costs, and everything that is wrong with it.
//!
//! Errors make a list unplayable; warnings name what its owner will regret. Both name the unit and the rule, and all
//! are found, not the first.

use crate::data::Capacity;
use crate::data::{Category, Data, Trait};
use crate::ids::{Army, Quality, Side, Size, UnitKind, Upgrade};
use frente_kernel::{Fault, RuleId};
use serde::{Deserialize, Serialize};
use std::sync::OnceLock;

/// An army list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Roster {
    /// What its owner calls it.
    pub name: String,
    /// Which lists it draws on.
    pub army: Army,
    /// The size it is made for.
    pub size: Size,
    /// The side it is made for.
    pub side: Side,
    /// Its units.
    pub units: Vec<Entry>,
}

/// A unit bought.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// The unit's id in the lists.
    pub unit: String,
    /// How good it is.
    #[serde(default = "regular")]
    pub quality: Quality,
    /// What was bought for it, in any order; some may be bought more than once.
    #[serde(default)]
    pub upgrades: Vec<Upgrade>,
    /// The platoon of a vehicle (§5.4.6); 0: none.
    #[serde(default)]
    pub platoon: u8,
    /// §12: zones of 180 cm behind its own edge it stands in; 0: on the table.
    #[serde(default)]
    pub zone: u8,
}

fn regular() -> Quality {
    Quality::Regular
}

/// One thing to say about a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Remark {
    /// The unit, or the whole list.
    pub place: String,
    /// The rule.
    pub rule: RuleId,
    /// What is wrong and what was expected.
    pub reason: String,
}

/// What there is to say about a list.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Report {
    /// Points it costs.
    pub points: u32,
    /// Points it may cost.
    pub limit: u32,
    /// The cost of each unit, upgrades included.
    pub costs: Vec<u32>,
    /// What makes it unplayable.
    pub errors: Vec<Remark>,
    /// What its owner will regret.
    pub warnings: Vec<Remark>,
}

/// Reads a list from JSON text; the fault names line and column.
pub fn parse(text: &str) -> Result<Roster, Fault> {
    serde_json::from_str(text).map_err(|error| Fault {
        place: format!("line {} column {}", error.line(), error.column()),
        reason: error.to_string(),
    })
}

/// §2.3: the cost of a unit of that quality: its price and so many per cent, half a point up (ruling B-15).
pub fn price(data: &Data, def: usize, quality: Quality, erratum: bool) -> u32 {
    let unit = &data.units[def];
    // Ruling B-18: the republican Tiznao and its command version have clearly been swapped.
    let base = match &*unit.id {
        "rep-tiznao" if erratum => 15,
        "rep-tiznao-mando" if erratum => 30,
        _ => i32::from(unit.cost),
    };
    let per_cent = 100 + i32::from(data.quality(quality).cost);
    ((base * per_cent + 50) / 100) as u32
}

/// The price of an upgrade.
pub fn upgrade_price(data: &Data, upgrade: Upgrade, army: Army) -> u32 {
    let (national, republican) = data.upgrade(upgrade).costs;
    u32::from(if army == Army::National { national } else { republican })
}

/// Everything there is to say about a list for a battle of that size and side.
pub fn check(roster: &Roster, data: &Data, size: Size, side: Side, erratum: bool) -> Report {
    let limits = data.size(size).points;
    let limit = u32::from(if side == Side::Attacker { limits.0 } else { limits.1 });
    let mut report = Report { limit, ..Report::default() };
    let (mut guns_and_planes, mut sections, mut officers, mut veterans) = (0, 0, 0, 0);
    for (at, entry) in roster.units.iter().enumerate() {
        let place = format!("unit {} ({})", at + 1, entry.unit);
        let Some(def) = data.unit(&entry.unit) else {
            report.costs.push(0);
            report.error(&place, "2.5", "no unit of the lists has this id".to_owned());
            continue;
        };
        let (unit, profile) = (&data.units[def], &data.profiles[def]);
        let bought: u32 = entry.upgrades.iter().map(|one| upgrade_price(data, *one, roster.army)).sum();
        let cost = price(data, def, entry.quality, erratum) + bought;
        report.costs.push(cost);
        report.points += cost;
        if unit.side != roster.army {
            let reason = format!("a unit of the {} lists in a {} army", unit.side, roster.army);
            report.error(&place, "2.5", reason);
        }
        if unit.category == Category::HandWeapon {
            report.error(&place, "2.5", "a hand weapon is bought as an upgrade, not as a unit".to_owned());
        }
        if matches!(unit.category, Category::Artillery | Category::Aircraft) {
            guns_and_planes += cost;
        }
        sections += u32::from(profile.kind.is_section());
        officers += u32::from(profile.kind == UnitKind::Individual && profile.has(Trait::Command));
        veterans += u32::from(entry.upgrades.contains(&Upgrade::Veterans));
        upgrades(entry, data, def, &place, &mut report);
    }
    let place = "list";
    if report.points > limit {
        let reason = format!("{} points, at most {limit} allowed", report.points);
        report.error(place, "2.1", reason);
    }
    if roster.units.is_empty() {
        report.error(place, "2.1", "no unit at all".to_owned());
    }
    if roster.units.len() > 60 {
        report.error(place, "2.1", format!("{} units, at most 60 fit a side", roster.units.len()));
    }
    if officers == 0 {
        report.error(place, "5.2", "at least one officer on foot is needed to give orders".to_owned());
    }
    let needed = report.points.min(limit) / 500;
    if sections < needed {
        let reason = format!("{sections} infantry sections, at least one for each full 500 points expected: {needed}");
        report.error(place, "2.1", reason);
    }
    if 3 * guns_and_planes > limit {
        let reason = format!("{guns_and_planes} points of artillery and aircraft, at most a third of {limit} allowed");
        report.error(place, "2.1", reason);
    }
    if 4 * veterans > roster.units.len() as u32 {
        let reason = format!("{veterans} units with Veterans, at most one in four allowed");
        report.error(place, "3-veterancy", reason);
    }
    warnings(roster, data, &mut report);
    report
}

fn upgrades(entry: &Entry, data: &Data, def: usize, place: &str, report: &mut Report) {
    let profile = &data.profiles[def];
    let count = |one: Upgrade| entry.upgrades.iter().filter(|bought| **bought == one).count() as u8;
    for one in Upgrade::ALL {
        let times = count(*one);
        if times == 0 {
            continue;
        }
        let fits = match one {
            // Ruling PA-59: transports may bring ammunition too.
            Upgrade::Ammunition => profile.ammunition > 0 || profile.transport.is_some(),
            _ => profile.kind.is_section(),
        };
        if !fits {
            report.error(place, "2.4", format!("{one} cannot be bought for it"));
            continue;
        }
        let most = match one {
            Upgrade::LightMachineGun => 3 - profile.guns[0].min(3),
            Upgrade::SubmachineGuns => 3 - profile.guns[1].min(3),
            Upgrade::Ammunition => profile.transport.map_or(3, Capacity::ammunition),
            _ => 1,
        };
        if times > most {
            report.error(place, "2.4", format!("{one} is bought {times} times, at most {most} allowed"));
        }
    }
    let twice = [
        (Upgrade::HandGrenades, Trait::HandGrenades),
        (Upgrade::PetrolBombs, Trait::PetrolBombs),
        (Upgrade::Explosives, Trait::Explosives),
        (Upgrade::Helmets, Trait::Helmets),
        (Upgrade::Marksman, Trait::Marksman),
    ];
    for (upgrade, owned) in twice {
        if count(upgrade) > 0 && profile.has(owned) {
            report.warn(place, "2.4", format!("{upgrade} is bought, but the unit has it already"));
        }
    }
    if count(Upgrade::Veterans) > 0 && matches!(entry.quality, Quality::Green | Quality::Elite) {
        report.error(place, "3-veterancy", "Veterans cannot be bought for green or élite troops".to_owned());
    }
    let farthest = if profile.bombards() { crate::rules::c7_bombardment::zones(profile) } else { 0 };
    if entry.zone > farthest {
        report.error(place, "12", format!("it stands {} zones off the table, at most {farthest} for it", entry.zone));
    }
    if entry.platoon > 0 && !profile.kind.is_vehicle() {
        report.error(place, "5.4.6", "only vehicles form platoons".to_owned());
    }
}

fn warnings(roster: &Roster, data: &Data, report: &mut Report) {
    let units =
        || roster.units.iter().filter_map(|entry| data.unit(&entry.unit).map(|def| (entry, &data.profiles[def])));
    let transports = units().filter(|(_, profile)| profile.transport.is_some()).count();
    for (at, entry) in roster.units.iter().enumerate() {
        let Some(def) = data.unit(&entry.unit) else { continue };
        let profile = &data.profiles[def];
        let place = format!("unit {} ({})", at + 1, entry.unit);
        let towed = profile.has(Trait::LightTrain) || profile.has(Trait::MediumTrain) || profile.has(Trait::HeavyTrain);
        if towed && transports == 0 {
            report.warn(&place, "3-medium-train", "nothing in the list can tow it".to_owned());
        }
        if profile.has(Trait::Discipline) && !units().any(|(_, other)| other.has(Trait::Commissar)) {
            report.warn(&place, "3-discipline", "no unit of the list has the rule Commissar".to_owned());
        }
        if entry.platoon > 0 {
            let mates = || units().filter(|(other, _)| other.platoon == entry.platoon);
            if !mates().any(|(_, mate)| mate.has(Trait::Command)) {
                report.warn(&place, "5.4.6", format!("platoon {} has no command vehicle", entry.platoon));
            }
            if mates().count() > 5 {
                report.error(&place, "5.4.6", format!("platoon {} has more than five vehicles", entry.platoon));
            }
        }
    }
    let count = roster.units.len();
    let decoys = if roster.side == Side::Attacker { count / 4 } else { count / 3 };
    if count + decoys > 15 {
        let reason = format!("{count} units and {decoys} decoys: more than the 15 tokens of the book");
        report.warn("list", "14.1", reason);
    }
    if roster.side == Side::Attacker && count + decoys > 3 * usize::from(data.size(roster.size).rounds) {
        report.warn("list", "14.3", "not all of it can come on before the battle ends".to_owned());
    }
}

impl Report {
    fn error(&mut self, place: &str, rule: RuleId, reason: String) {
        self.errors.push(Remark { place: place.to_owned(), rule, reason });
    }

    fn warn(&mut self, place: &str, rule: RuleId, reason: String) {
        self.warnings.push(Remark { place: place.to_owned(), rule, reason });
    }
}

/// The ready lists, `(name, list)`: two for each army and size, playable on either side of the smaller budget.
fn shelf() -> &'static [(String, Roster)] {
    static READY: OnceLock<Vec<(String, Roster)>> = OnceLock::new();
    READY.get_or_init(|| {
        ron::from_str(include_str!("../data/lists.ron")).expect("the ready lists were checked by the tests")
    })
}

/// The ready list of that name.
pub fn ready(name: &str) -> Option<&'static Roster> {
    shelf().iter().find(|(known, _)| known == name).map(|(_, roster)| roster)
}

/// The names of the ready lists.
pub fn ready_names() -> Vec<&'static str> {
    shelf().iter().map(|(name, _)| &**name).collect()
}
