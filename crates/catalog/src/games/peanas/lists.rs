//! Army lists of *Peanas* (§2).

use frente_door::lists::{
    self as lists, Allowed, Arms, Choice, EntryReport, Extra, Figures, Item, Laid, List, ListKind, ListReport, Need,
    Points, Purchase, Ready, Remark, Stat, Stock, Tag, Term, named, read, stat, stat_text, tag, tally,
};
use frente_door::rules::Texts;
use frente_kernel::{Arg, Message};
use frente_peanas::card::Card;
use frente_peanas::data::{Ability, Category, Data, Text, UnitDef, WeaponDef};
use frente_peanas::ids::{Army, Quality, Side, Size, UnitKind, Upgrade};
use frente_peanas::roster::{self, Entry, Roster, What};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// An army list as a file: the list, and the game it is for.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ArmyFile {
    #[serde(default, rename = "game")]
    _game: String,
    #[serde(default)]
    name: String,
    army: Army,
    size: Size,
    side: Side,
    /// Whether it is reckoned with the misprinted prices put right (ruling B-18).
    #[serde(default)]
    erratum_prices: bool,
    units: Vec<Entry>,
}

const KINDS: [&str; 10] = [
    "list-kind-section",
    "list-kind-individual",
    "list-kind-support",
    "list-kind-light-vehicle",
    "list-kind-tank",
    "list-kind-anti-tank-gun",
    "list-kind-artillery",
    "list-kind-anti-aircraft",
    "list-kind-aircraft",
    "list-kind-vehicle-transport",
];

/// So many platoons a list may number (§5.4.6); the book sets no bound.
const PLATOONS: u8 = 6;

/// As lists write it.
fn written(value: impl Serialize) -> String {
    match serde_json::to_value(value) {
        Ok(Value::String(text)) => text,
        _ => String::new(),
    }
}

/// Every unit of both armies, and the ready lists.
pub fn stock(data: &'static Data) -> Stock {
    let choice = |value: String, key: String, seat: Option<u8>| {
        let corrected = key == "list-prices-erratum";
        Choice { value, name: Message::new(key), seat, corrected }
    };
    let armies = Army::ALL.iter().map(|army| choice(written(army), format!("list-army-{army}"), None));
    let sizes = Size::ALL.iter().map(|size| choice(written(size), format!("list-size-{size}"), None));
    let sides =
        Side::ALL.iter().map(|side| choice(written(side), format!("list-stance-{side}"), Some(side.index() as u8)));
    let prices = [false, true].map(|right| {
        choice(right.to_string(), format!("list-prices-{}", if right { "erratum" } else { "printed" }), None)
    });
    let usual = [Quality::Regular, Quality::Green, Quality::Veteran, Quality::Elite];
    let qualities = usual.map(|quality| choice(written(quality), format!("list-quality-{quality}"), None));
    let upgrades = Upgrade::ALL.iter().map(|upgrade| Extra {
        id: written(upgrade),
        name: texts(&data.upgrade(*upgrade).name),
        tags: tags(&data.upgrade(*upgrade).rules),
    });
    let ready = roster::ready_names().into_iter().filter_map(|id| {
        let roster = roster::ready(id)?;
        let name = Message::new("list-ready-army").term("army", format!("list-army-{}", roster.army));
        let name = name.term("size", format!("list-size-{}", roster.size));
        let name = name.term("stance", format!("list-stance-{}", roster.side));
        Some(Ready { id: id.to_owned(), name, list: list(roster, false), ours: true })
    });
    Stock {
        kind: ListKind::Army,
        terms: vec![
            Term { id: "army".into(), name: "list-term-army".into(), rule: "2.5".into(), choices: armies.collect() },
            Term { id: "size".into(), name: "list-term-size".into(), rule: "2.1".into(), choices: sizes.collect() },
            Term { id: "side".into(), name: "list-term-stance".into(), rule: "2.1".into(), choices: sides.collect() },
            Term {
                id: "erratum_prices".into(),
                name: "list-term-prices".into(),
                rule: "2.3".into(),
                choices: prices.into(),
            },
        ],
        items: (0..data.units.len()).filter_map(|def| unit(data, def)).collect(),
        qualities: qualities.into(),
        upgrades: upgrades.collect(),
        ready: ready.collect(),
    }
}

fn list(roster: &Roster, right: bool) -> List {
    let terms = [
        ("army", written(roster.army)),
        ("size", written(roster.size)),
        ("side", written(roster.side)),
        ("erratum_prices", right.to_string()),
    ];
    let entry = |one: &Entry| lists::Entry {
        item: one.unit.clone(),
        copies: 1,
        quality: written(one.quality),
        upgrades: one.upgrades.iter().map(written).collect(),
        group: one.platoon,
        zone: one.zone,
    };
    List {
        name: roster.name.clone(),
        terms: terms.map(|(id, value)| (id.to_owned(), value)).into(),
        entries: roster.units.iter().map(entry).collect(),
    }
}

/// A list as a setup takes it.
fn roster(list: &List) -> Value {
    let unit = |one: &lists::Entry| {
        let quality = if one.quality.is_empty() { written(Quality::Regular) } else { one.quality.clone() };
        let mut unit = json!({ "unit": one.item, "quality": quality, "upgrades": one.upgrades, "platoon": one.group });
        if one.zone > 0 {
            unit["zone"] = json!(one.zone);
        }
        unit
    };
    json!({
        "name": list.name,
        "army": list.term("army"),
        "size": list.term("size"),
        "side": list.term("side"),
        "units": list.entries.iter().map(unit).collect::<Vec<Value>>(),
    })
}

fn is_right(list: &List) -> bool {
    list.term("erratum_prices") == "true"
}

/// A list as its file.
pub fn write(list: &List) -> Value {
    let mut file = roster(list);
    file["game"] = json!("peanas");
    if is_right(list) {
        file["erratum_prices"] = json!(true);
    }
    file
}

/// The list of a file.
pub fn read_list(text: &str) -> Result<List, Box<ListReport>> {
    let ArmyFile { name, army, size, side, erratum_prices, units, .. } = read(text)?;
    Ok(list(&Roster { name, army, size, side, units }, erratum_prices))
}

/// The lists of a setup, in the size of the larger one, with the options they need.
pub fn lay(seats: &[Option<Laid>]) -> Value {
    let laid: Vec<(&Laid, List)> = seats.iter().flatten().filter_map(|laid| Some((laid, known(laid)?))).collect();
    let sizes = || Size::ALL.iter().filter(|size| laid.iter().any(|(_, list)| list.term("size") == written(size)));
    let size = sizes().next_back().copied().unwrap_or(Size::Small);
    let national = written(Army::National);
    let foe =
        if laid.first().is_some_and(|(_, list)| list.term("army") == national) { "republican" } else { "national" };
    let choice = |seat: usize, stance: &str| match seats.get(seat).and_then(Option::as_ref) {
        Some(Laid::Own(list)) => roster(list),
        Some(Laid::Ready(id)) => json!(id),
        Some(Laid::Lot) | None => json!(format!("{foe}-{size}-{stance}")),
    };
    let mut setup = json!({ "size": size, "attacker": choice(0, "attack"), "defender": choice(1, "defence") });
    // §12: a battery off the table.
    if laid.iter().any(|(_, list)| list.entries.iter().any(|one| one.zone > 0)) {
        setup["off_table"] = json!(1);
    }
    if laid.iter().any(|(_, list)| is_right(list)) {
        setup["erratum_prices"] = json!(1);
    }
    setup
}

fn known(laid: &Laid) -> Option<List> {
    match laid {
        Laid::Own(list) => Some(list.clone()),
        Laid::Ready(id) => roster::ready(id).map(|roster| list(roster, false)),
        Laid::Lot => None,
    }
}

/// What there is to say about an army list.
pub fn check(data: &'static Data, text: &str) -> ListReport {
    let ArmyFile { name, army, size, side, erratum_prices, units, .. } = match read(text) {
        Ok(file) => file,
        Err(report) => return *report,
    };
    let list = Roster { name, army, size, side, units };
    let report = roster::check(&list, data, list.size, list.side, erratum_prices);
    let defs = || list.units.iter().filter_map(|entry| data.unit(&entry.unit)).map(|def| &data.units[def]);
    let count = |test: fn(&UnitDef) -> bool| defs().filter(|def| test(def)).count() as u32;
    let needs = vec![
        Need {
            about: Message::new("list-need-officer"),
            have: count(|def| def.kind == UnitKind::Individual && def.rules.contains(&Ability::Command)),
            need: 1,
            rule: "5.2".into(),
        },
        Need {
            about: Message::new("list-need-sections"),
            have: count(|def| def.kind.is_section()),
            need: report.points.min(report.limit) / 500,
            rule: "2.1".into(),
        },
    ];
    let entry = |(entry, cost): (&Entry, &u32)| {
        let Some((def, card)) = data.unit(&entry.unit).zip(Card::of(data, entry)) else {
            return EntryReport { cost: *cost, ..EntryReport::default() };
        };
        let arms = weapons(data, &data.units[def], &card);
        let damage = if card.vehicle { damage(arms.len()) } else { Vec::new() };
        EntryReport {
            cost: *cost,
            stats: stats(data, &data.units[def], &card),
            tags: tags(&card.rules),
            weapons: arms,
            boxes: card.casualties.to_vec(),
            damage: damage.into_iter().map(Into::into).collect(),
        }
    };
    ListReport {
        count: list.units.len() as u32,
        least: 0,
        points: Some(Points { sum: report.points, limit: report.limit }),
        curve: Vec::new(),
        figures: vec![Figures {
            title: "list-title-kinds".into(),
            rows: tally(defs().map(|def| (kind(def), 1)), &KINDS.map(str::to_owned)),
        }],
        needs,
        can: Vec::new(),
        cannot: Vec::new(),
        entries: list.units.iter().zip(&report.costs).map(entry).collect(),
        errors: report.errors.iter().map(|remark| said(data, &list, remark)).collect(),
        warnings: report.warnings.iter().map(|remark| said(data, &list, remark)).collect(),
    }
}

/// §6.3.2: what a vehicle with so many weapons loses.
fn damage(weapons: usize) -> Vec<&'static str> {
    let parts = [(2, "list-damage-second"), (1, "list-damage-main"), (0, "list-damage-mobility")];
    parts.iter().filter(|(least, _)| weapons >= *least).map(|(_, key)| *key).collect()
}

fn said(data: &'static Data, list: &Roster, remark: &roster::Remark) -> Remark {
    let name = match remark.at.map(|at| &*list.units[at].unit) {
        Some(id) => data.unit(id).map_or_else(|| frente_door::verbatim(id), |def| data.units[def].name.arg()),
        None => Arg::Int(0),
    };
    let about = |key: &'static str| Message::new(key).arg("item", name.clone());
    let bought = |key: &'static str, upgrade: Upgrade| about(key).arg("upgrade", data.upgrade(upgrade).name.arg());
    let message = match remark.what {
        What::Unknown => about("list-unknown-unit"),
        What::Foreign { .. } => about("list-foreign-unit"),
        What::HandWeapon => about("list-hand-weapon"),
        What::Points { points, limit } => Message::new("list-points").int("sum", points).int("limit", limit),
        What::Empty => Message::new("list-empty-army"),
        What::TooMany(units) => Message::new("list-too-many-units").int("units", units as i64),
        What::NoOfficer => Message::new("list-no-officer"),
        What::Sections { found, needed } => Message::new("list-sections").int("found", found).int("needed", needed),
        What::Artillery { points, limit } => Message::new("list-artillery").int("points", points).int("limit", limit),
        What::Veterans(units) => Message::new("list-veterans").int("units", units),
        What::Unfit(upgrade) => bought("list-unfit", upgrade),
        What::TooOften { upgrade, times, most } => {
            bought("list-too-often", upgrade).int("times", times as i64).int("most", most)
        }
        What::Owned(upgrade) => bought("list-owned", upgrade),
        What::NoVeterans => about("list-no-veterans"),
        What::FarOff { zone, farthest } => about("list-far-off").int("zone", zone).int("farthest", farthest),
        What::NoPlatoon => about("list-no-platoon"),
        What::NoTow => about("list-no-tow"),
        What::NoCommissar => about("list-no-commissar"),
        What::NoCommandVehicle(platoon) => about("list-no-command-vehicle").int("platoon", platoon),
        What::MixedPlatoon(platoon) => about("list-mixed-platoon").int("platoon", platoon),
        What::LargePlatoon(platoon) => about("list-large-platoon").int("platoon", platoon),
        What::Tokens { units, decoys } => {
            Message::new("list-tokens").int("units", units as i64).int("decoys", decoys as i64)
        }
        What::TooSlow => Message::new("list-too-slow"),
    };
    let detail = format!("{}: {} (§{})", remark.place, remark.reason, remark.rule);
    Remark { entry: remark.at, rule: remark.rule.into(), message, detail }
}

fn kind(def: &UnitDef) -> &'static str {
    match def.category {
        Category::Infantry if def.kind.is_section() => KINDS[0],
        Category::Infantry if def.kind.is_individual() => KINDS[1],
        Category::Infantry | Category::HandWeapon => KINDS[2],
        Category::LightVehicle => KINDS[3],
        Category::Tank => KINDS[4],
        Category::AntiTankGun => KINDS[5],
        Category::Artillery => KINDS[6],
        Category::AntiAircraft => KINDS[7],
        Category::Aircraft => KINDS[8],
        Category::Transport => KINDS[9],
    }
}

fn texts(text: &Text) -> Texts {
    Texts { es: text.es.clone(), en: text.en.clone(), fr: text.fr.clone() }
}

fn tags(rules: &[Ability]) -> Vec<Tag> {
    rules.iter().map(|rule| rule.paragraph()).map(|(rule, value)| tag(rule, value)).collect()
}

fn stats(data: &Data, def: &UnitDef, card: &Card) -> Vec<Stat> {
    let spirit = card.spirit(data);
    let (off, on) = def.moves;
    let moves = if off == on { format!("{off} cm") } else { format!("{off} / {on} cm") };
    let (front, side, rear) = def.protection;
    let cover = if front == side && side == rear { front.to_string() } else { format!("{front} / {side} / {rear}") };
    let mut out = Vec::new();
    if on > 0 {
        out.push(stat_text("list-stat-moves", &moves));
    }
    out.push(stat_text(if def.armoured { "list-stat-resistance" } else { "list-stat-cover" }, &cover));
    out.push(stat("list-stat-morale", spirit.morale));
    out.push(stat_text("list-stat-recovery", &format!("{}+", spirit.recovery)));
    if def.rules.contains(&Ability::Command) {
        out.push(stat("list-stat-dice", spirit.dice));
    }
    out
}

fn weapons(data: &Data, def: &'static UnitDef, card: &Card) -> Vec<Arms> {
    let arms = |(weapon, d): (&'static WeaponDef, &[i8; 3])| {
        let bands = data.tables.ranges.iter().find(|row| row.range == weapon.range);
        let (short, medium, long) = bands.map_or((0, 0, 0), |row| row.limits);
        let reach: Vec<String> =
            [short, medium, long].iter().filter(|far| **far > 0).map(|far| (far / 10).to_string()).collect();
        let force: Vec<String> = d.iter().take(reach.len().max(1)).map(ToString::to_string).collect();
        let mut stats = vec![stat_text("list-stat-d", &force.join(" / "))];
        if !reach.is_empty() {
            stats.push(stat_text("list-stat-bands", &format!("{} cm", reach.join(" / "))));
        }
        Arms { name: named(weapon.name.arg()), cost: None, stats, tags: tags(&weapon.rules) }
    };
    def.weapons.iter().zip(&card.d).map(arms).collect()
}

fn unit(data: &'static Data, at: usize) -> Option<Item> {
    let def = &data.units[at];
    if def.category == Category::HandWeapon {
        return None;
    }
    let plain = Entry { unit: def.id.clone(), quality: Quality::Regular, upgrades: Vec::new(), platoon: 0, zone: 0 };
    let card = Card::of(data, &plain)?;
    let purchase = |upgrade: &Upgrade| {
        let most = roster::most_of(data, at, *upgrade);
        let cost = roster::upgrade_price(data, *upgrade, def.side);
        (most > 0).then(|| Purchase { upgrade: written(upgrade), most, cost })
    };
    let cost = u32::from(def.cost);
    Some(Item {
        id: def.id.clone(),
        name: texts(&def.name),
        about: None,
        allowed: vec![Allowed { side: written(def.side), most: 60 }],
        kind: kind(def).to_owned(),
        factions: Vec::new(),
        cost,
        corrected: Some(roster::price(data, at, Quality::Regular, true)).filter(|right| *right != cost),
        stats: stats(data, def, &card),
        weapons: weapons(data, def, &card),
        tags: tags(&card.rules),
        text: Vec::new(),
        upgrades: Upgrade::ALL.iter().filter_map(purchase).collect(),
        groups: if def.kind.is_vehicle() { PLATOONS } else { 0 },
        zones: roster::farthest_zone(data, at),
        source: def.source.name().into(),
    })
}
