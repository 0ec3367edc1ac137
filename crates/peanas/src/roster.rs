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
    /// The units that were bought, one entry each.
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
    /// The unit's place in the list; none: the whole list.
    pub at: Option<usize>,
    /// The unit, or the whole list.
    pub place: String,
    /// The paragraph that asks for it.
    pub rule: RuleId,
    /// What is wrong and what was expected.
    pub reason: String,
    /// The same, for whoever says it in another language.
    #[serde(skip)]
    pub what: What,
}

/// What there is to say.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[expect(missing_docs, reason = "each says what it is")]
pub enum What {
    #[error("no unit of the lists has this id")]
    Unknown,
    #[error("a unit of the {unit} lists in a {army} army")]
    Foreign { unit: Army, army: Army },
    #[error("a hand weapon is bought as an upgrade, not as a unit")]
    HandWeapon,
    #[error("{points} points, at most {limit} allowed")]
    Points { points: u32, limit: u32 },
    #[error("no unit at all")]
    Empty,
    #[error("{0} units, at most 60 fit a side")]
    TooMany(usize),
    #[error("at least one officer on foot is needed to give orders")]
    NoOfficer,
    #[error("{found} infantry sections, at least one for each full 500 points expected: {needed}")]
    Sections { found: u32, needed: u32 },
    #[error("{points} points of artillery and aircraft, at most a third of {limit} allowed")]
    Artillery { points: u32, limit: u32 },
    #[error("{0} units with Veterans, at most one in four allowed")]
    Veterans(u32),
    #[error("{0} cannot be bought for it")]
    Unfit(Upgrade),
    #[error("{upgrade} is bought {times} times, at most {most} allowed")]
    TooOften { upgrade: Upgrade, times: usize, most: u8 },
    #[error("{0} is bought, but the unit has it already")]
    Owned(Upgrade),
    #[error("Veterans cannot be bought for green or élite troops")]
    NoVeterans,
    #[error("it stands {zone} zones off the table, at most {farthest} for it")]
    FarOff { zone: u8, farthest: u8 },
    #[error("only vehicles form platoons")]
    NoPlatoon,
    #[error("nothing in the list can tow it")]
    NoTow,
    #[error("no unit of the list has the rule Commissar")]
    NoCommissar,
    #[error("platoon {0} has no command vehicle")]
    NoCommandVehicle(u8),
    #[error("platoon {0} mixes types of vehicle")]
    MixedPlatoon(u8),
    #[error("platoon {0} has more than five vehicles")]
    LargePlatoon(u8),
    #[error("{units} units and {decoys} decoys: more than the 15 tokens of the book")]
    Tokens { units: usize, decoys: usize },
    #[error("not all of it can come on before the battle ends")]
    TooSlow,
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
    let defs: Vec<Option<usize>> = roster.units.iter().map(|entry| data.unit(&entry.unit)).collect();
    for (at, entry) in roster.units.iter().enumerate() {
        let place = Place(Some((at, &entry.unit)));
        let Some(def) = defs[at] else {
            report.costs.push(0);
            report.error(place, "2.5", What::Unknown);
            continue;
        };
        let (unit, profile) = (&data.units[def], &data.profiles[def]);
        let bought: u32 = entry.upgrades.iter().map(|one| upgrade_price(data, *one, roster.army)).sum();
        let cost = price(data, def, entry.quality, erratum) + bought;
        report.costs.push(cost);
        report.points += cost;
        if unit.side != roster.army {
            report.error(place, "2.5", What::Foreign { unit: unit.side, army: roster.army });
        }
        if unit.category == Category::HandWeapon {
            report.error(place, "2.5", What::HandWeapon);
        }
        if matches!(unit.category, Category::Artillery | Category::Aircraft) {
            guns_and_planes += cost;
        }
        sections += u32::from(profile.kind.is_section());
        officers += u32::from(profile.kind == UnitKind::Individual && profile.has(Trait::Command));
        veterans += u32::from(entry.upgrades.contains(&Upgrade::Veterans));
        upgrades(entry, data, def, place, &mut report);
    }
    let place = Place(None);
    if report.points > limit {
        report.error(place, "2.1", What::Points { points: report.points, limit });
    }
    if roster.units.is_empty() {
        report.error(place, "2.1", What::Empty);
    }
    if roster.units.len() > 60 {
        report.error(place, "2.1", What::TooMany(roster.units.len()));
    }
    if officers == 0 {
        report.error(place, "5.2", What::NoOfficer);
    }
    let needed = report.points.min(limit) / 500;
    if sections < needed {
        report.error(place, "2.1", What::Sections { found: sections, needed });
    }
    if 3 * guns_and_planes > limit {
        report.error(place, "2.1", What::Artillery { points: guns_and_planes, limit });
    }
    if 4 * veterans > roster.units.len() as u32 {
        report.error(place, "3-veterancy", What::Veterans(veterans));
    }
    warnings(roster, data, &defs, &mut report);
    report
}

/// How often an upgrade may be bought for a unit (§2.4); 0: not at all.
pub fn most_of(data: &Data, def: usize, upgrade: Upgrade) -> u8 {
    let profile = &data.profiles[def];
    let fits = match upgrade {
        // Ruling PA-59: transports may bring ammunition too.
        Upgrade::Ammunition => profile.ammunition > 0 || profile.transport.is_some(),
        _ => profile.kind.is_section(),
    };
    match upgrade {
        _ if !fits => 0,
        Upgrade::LightMachineGun => 3 - profile.guns[0].min(3),
        Upgrade::SubmachineGuns => 3 - profile.guns[1].min(3),
        Upgrade::Ammunition => profile.transport.map_or(3, Capacity::ammunition),
        _ => 1,
    }
}

fn fits(data: &Data, def: usize, upgrade: Upgrade) -> bool {
    let levels = matches!(upgrade, Upgrade::LightMachineGun | Upgrade::SubmachineGuns);
    most_of(data, def, upgrade) > 0 || levels && data.profiles[def].kind.is_section()
}

fn upgrades(entry: &Entry, data: &Data, def: usize, place: Place, report: &mut Report) {
    let profile = &data.profiles[def];
    let count = |one: Upgrade| entry.upgrades.iter().filter(|bought| **bought == one).count();
    for one in Upgrade::ALL {
        let (times, most) = (count(*one), most_of(data, def, *one));
        if times == 0 {
            continue;
        }
        if !fits(data, def, *one) {
            report.error(place, "2.4", What::Unfit(*one));
        } else if times > usize::from(most) {
            report.error(place, "2.4", What::TooOften { upgrade: *one, times, most });
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
            report.warn(place, "2.4", What::Owned(upgrade));
        }
    }
    if count(Upgrade::Veterans) > 0 && matches!(entry.quality, Quality::Green | Quality::Elite) {
        report.error(place, "3-veterancy", What::NoVeterans);
    }
    let farthest = farthest_zone(data, def);
    if entry.zone > farthest {
        report.error(place, "12", What::FarOff { zone: entry.zone, farthest });
    }
    if entry.platoon > 0 && !profile.kind.is_vehicle() {
        report.error(place, "5.4.6", What::NoPlatoon);
    }
}

/// §12: how many zones behind its own edge a unit may stand at most, off the table.
pub fn farthest_zone(data: &Data, def: usize) -> u8 {
    let profile = &data.profiles[def];
    if profile.bombards() { crate::rules::c7_bombardment::zones(profile) } else { 0 }
}

/// The pieces of a list that its transports cannot all draw at once, each with the paragraph that asks for more: those that
/// ask for most are served first, each by the least that will do.
fn untowed(data: &Data, defs: &[Option<usize>]) -> Vec<(usize, RuleId)> {
    let profiles = || defs.iter().enumerate().filter_map(|(at, def)| def.map(|def| (at, &data.profiles[def])));
    // Carts, lorries, tractors.
    let mut free = [0u8; 3];
    for (_, profile) in profiles().filter(|(_, profile)| profile.transport.is_some()) {
        free[match profile.kind {
            UnitKind::Cart => 0,
            UnitKind::Tractor => 2,
            _ => 1,
        }] += 1;
    }
    let harness = |free: &mut [u8; 3], from: usize| {
        let team = (from..3).find(|kind| free[*kind] > 0);
        team.inspect(|kind| free[*kind] -= 1)
    };
    let mut left_over = Vec::new();
    for (at, profile) in profiles().filter(|(_, profile)| profile.has(Trait::HeavyTrain)) {
        // §3-heavy-train: two, one with a motor; §3-heavy: a tractor.
        let had = free;
        let motor = harness(&mut free, if profile.has(Trait::Heavy) { 2 } else { 1 });
        if motor.and_then(|_| harness(&mut free, 0)).is_none() {
            free = had;
            left_over.push((at, "3-heavy-train"));
        }
    }
    let medium = || profiles().filter(|(_, profile)| profile.has(Trait::MediumTrain));
    for (at, _) in medium().filter(|(_, profile)| profile.has(Trait::Heavy)) {
        if harness(&mut free, 2).is_none() {
            left_over.push((at, "3-heavy"));
        }
    }
    for (at, _) in medium().filter(|(_, profile)| !profile.has(Trait::Heavy)) {
        if harness(&mut free, 0).is_none() {
            left_over.push((at, "3-medium-train"));
        }
    }
    // §3-light-train: two to a transport.
    let mut room = 2 * free.iter().map(|count| usize::from(*count)).sum::<usize>();
    for (at, _) in profiles().filter(|(_, profile)| profile.has(Trait::LightTrain)) {
        match room {
            0 => left_over.push((at, "3-light-train")),
            _ => room -= 1,
        }
    }
    left_over
}

fn warnings(roster: &Roster, data: &Data, defs: &[Option<usize>], report: &mut Report) {
    let units = || {
        let known = roster.units.iter().zip(defs);
        known.filter_map(|(entry, def)| def.map(|def| (entry, &data.profiles[def])))
    };
    let untowed = untowed(data, defs);
    let commissar = units().any(|(_, other)| other.has(Trait::Commissar));
    for (at, entry) in roster.units.iter().enumerate() {
        let Some(def) = defs[at] else { continue };
        let profile = &data.profiles[def];
        let place = Place(Some((at, &entry.unit)));
        if let Some((_, rule)) = untowed.iter().find(|(piece, _)| *piece == at) {
            report.warn(place, rule, What::NoTow);
        }
        if profile.has(Trait::Discipline) && !commissar {
            report.warn(place, "3-discipline", What::NoCommissar);
        }
        if entry.platoon > 0 {
            // Ruling B-51: vehicles of one type, tied to a command vehicle, up to five.
            let mates = || units().filter(|(other, _)| other.platoon == entry.platoon);
            if !mates().any(|(_, mate)| mate.has(Trait::Command)) {
                report.error(place, "5.4.6", What::NoCommandVehicle(entry.platoon));
            }
            if mates().next().is_some_and(|(_, first)| first.kind != profile.kind) {
                report.error(place, "5.4.6", What::MixedPlatoon(entry.platoon));
            }
            if mates().count() > 5 {
                report.error(place, "5.4.6", What::LargePlatoon(entry.platoon));
            }
        }
    }
    let count = roster.units.len();
    let decoys = if roster.side == Side::Attacker { count / 4 } else { count / 3 };
    if count + decoys > 15 {
        report.warn(Place(None), "14.1", What::Tokens { units: count, decoys });
    }
    if roster.side == Side::Attacker && count + decoys > 3 * usize::from(data.size(roster.size).rounds) {
        report.warn(Place(None), "14.3", What::TooSlow);
    }
}

/// A unit of the list, or the whole of it.
#[derive(Clone, Copy)]
struct Place<'a>(Option<(usize, &'a str)>);

impl Place<'_> {
    fn remark(self, rule: RuleId, what: What) -> Remark {
        let place = match self.0 {
            Some((at, unit)) => format!("unit {} ({unit})", at + 1),
            None => "list".to_owned(),
        };
        Remark { at: self.0.map(|(at, _)| at), place, rule, reason: what.to_string(), what }
    }
}

impl Report {
    fn error(&mut self, place: Place, rule: RuleId, what: What) {
        self.errors.push(place.remark(rule, what));
    }

    fn warn(&mut self, place: Place, rule: RuleId, what: What) {
        self.warnings.push(place.remark(rule, what));
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

/// A ready list by name, in the size of the battle: `national-small-attack` in a medium battle is
/// `national-medium-attack`.
pub fn ready_for(name: &str, size: Size) -> Option<&'static Roster> {
    let found = ready(name)?;
    if found.size == size { Some(found) } else { ready(&name.replacen(found.size.word(), size.word(), 1)) }
}

/// The names of the ready lists.
pub fn ready_names() -> Vec<&'static str> {
    shelf().iter().map(|(name, _)| &**name).collect()
}
