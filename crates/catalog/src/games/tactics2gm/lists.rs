//! Decks of *2GM Tactics* (§2.1, §2.2).

use frente_door::lists::{
    Allowed, Arms, Choice, Entry, EntryReport, Figures, Item, Laid, List, ListKind, ListReport, Points, Ready, Remark,
    Stat, Stock, Tag, Term, named, read, stat, stat_term, stat_text, tag, tally,
};
use frente_door::rules::Texts;
use frente_kernel::{Arg, Message};
use frente_tactics2gm::data::{
    Card, Data, ProfileDef, Source, SupportDef, SupportKind, Text, Timing, TokenDef, UnitDef, WeaponDef,
};
use frente_tactics2gm::ids::{Ability, Nation, Tag as WeaponTag};
use frente_tactics2gm::lists::{Collection, DeckList, Flaw, copies_in_box, points};
use frente_tactics2gm::{CardNo, Setup};
use serde::Deserialize;
use serde_json::{Value, json};

/// A deck file: the list, and what it is checked against.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DeckFile {
    #[serde(default, rename = "game")]
    _game: String,
    #[serde(default)]
    name: String,
    #[serde(default = "usual_points")]
    points: u16,
    #[serde(default)]
    open_collection: bool,
    nation: Nation,
    cards: Vec<(String, u8)>,
}

fn usual_points() -> u16 {
    120
}

/// The limits people agree on; the last is as good as none.
const LIMITS: [u16; 5] = [120, 80, 100, 240, 1000];

const KINDS: [&str; 8] = [
    "list-kind-infantry",
    "list-kind-artillery",
    "list-kind-tank",
    "list-kind-transport",
    "list-kind-plane",
    "list-kind-supplies",
    "list-kind-promotion",
    "list-kind-equipment",
];

/// Every card a deck may hold, and the ready decks.
pub fn stock(data: &'static Data) -> Stock {
    let choice = |value: String, name: Message| Choice { value, name, seat: None, corrected: false };
    let nations = data.board.nations.iter().map(|one| choice(one.nation.name().to_owned(), named(one.name.arg())));
    let limit = |points: u16| match points {
        1000 => choice(points.to_string(), Message::new("list-points-free")),
        _ => choice(points.to_string(), Message::new("list-points-of").int("points", points)),
    };
    let collections = [("false", "list-collection-box"), ("true", "list-collection-open")]
        .map(|(value, key)| choice(value.to_owned(), Message::new(key)));
    let units = data.units.iter().filter(|unit| unit.copies > 0).map(|def| unit(data, def));
    let support = data.cards.support.iter().map(|card| support(data, card));
    let ready = data.decks.decks.iter().map(|deck| Ready {
        id: deck.id.clone(),
        name: named(deck.name.arg()),
        list: list(deck.nation, deck.points, false, String::new(), &deck.cards),
        ours: deck.source == Source::Reconstructed,
    });
    Stock {
        kind: ListKind::Deck,
        terms: vec![
            Term {
                id: "nation".into(),
                name: "list-term-nation".into(),
                rule: "2.1".into(),
                choices: nations.collect(),
            },
            Term {
                id: "points".into(),
                name: "list-term-points".into(),
                rule: "2.1".into(),
                choices: LIMITS.map(limit).into(),
            },
            Term {
                id: "open_collection".into(),
                name: "list-term-collection".into(),
                rule: "2.1".into(),
                choices: collections.into(),
            },
        ],
        items: units.chain(support).collect(),
        qualities: Vec::new(),
        upgrades: Vec::new(),
        ready: ready.collect(),
    }
}

fn list(nation: Nation, points: u16, open_collection: bool, name: String, cards: &[(String, u8)]) -> List {
    let terms = [
        ("nation", nation.name().to_owned()),
        ("points", points.to_string()),
        ("open_collection", open_collection.to_string()),
    ];
    let entry =
        |(id, copies): &(String, u8)| Entry { item: id.clone(), copies: u32::from(*copies), ..Entry::default() };
    List {
        name,
        terms: terms.map(|(id, value)| (id.to_owned(), value)).into(),
        entries: cards.iter().map(entry).collect(),
    }
}

fn cards(list: &List) -> Vec<(&str, u32)> {
    list.entries.iter().map(|one| (&*one.item, one.copies.min(u32::from(u8::MAX)))).collect()
}

fn limit(list: &List) -> u16 {
    list.term("points").parse().unwrap_or_else(|_| usual_points())
}

fn is_open(list: &List) -> bool {
    list.term("open_collection") == "true"
}

/// A deck as its file.
pub fn write(list: &List) -> Value {
    json!({
        "game": "tactics2gm",
        "name": list.name,
        "nation": list.term("nation"),
        "points": limit(list),
        "open_collection": is_open(list),
        "cards": cards(list),
    })
}

/// The deck of a file.
pub fn read_list(text: &str) -> Result<List, Box<ListReport>> {
    read(text).map(|file: DeckFile| list(file.nation, file.points, file.open_collection, file.name, &file.cards))
}

/// The decks of a setup: two, also where more play.
pub fn lay(setup: &Setup, seats: &[Option<Laid>]) -> Value {
    let data = setup.pack.data();
    let battles = &data.decks.battles;
    let battle = battles.iter().find(|battle| battle.id == setup.scenario).or(battles.first());
    let usual = battle.map_or(["", ""], |battle| [&*battle.decks.0, &*battle.decks.1]);
    let deck = |(seat, usual): (usize, &str)| match seats.get(seat).and_then(Option::as_ref) {
        Some(Laid::Own(list)) => json!({ "nation": list.term("nation"), "cards": cards(list) }),
        Some(Laid::Ready(id)) => json!(id),
        Some(Laid::Lot) | None => json!(usual),
    };
    let points = |laid: &Laid| match laid {
        Laid::Own(list) => limit(list),
        Laid::Ready(id) => data.deck(id).map_or_else(usual_points, |deck| deck.points),
        Laid::Lot => usual_points(),
    };
    let open = |laid: &Laid| matches!(laid, Laid::Own(list) if is_open(list));
    let laid = || seats.iter().flatten();
    json!({
        "decks": usual.into_iter().enumerate().map(deck).collect::<Vec<Value>>(),
        // Who brings the usual deck brings so many points.
        "points": laid().map(points).fold(usual_points(), u16::max),
        "open_collection": u8::from(laid().any(open)),
    })
}

/// What there is to say about a deck.
pub fn check(data: &'static Data, text: &str) -> ListReport {
    let file: DeckFile = match read(text) {
        Ok(file) => file,
        Err(report) => return *report,
    };
    let list = DeckList { nation: file.nation, cards: file.cards };
    let collection = if file.open_collection { Collection::Open } else { Collection::Box };
    let known = || list.cards.iter().filter_map(|(id, copies)| Some((data.card_by_id(id)?, u32::from(*copies))));
    let mut curve = Vec::new();
    for (card, copies) in known() {
        let cost = usize::from(points(data, card));
        curve.resize(curve.len().max(cost + 1), 0);
        curve[cost] += copies;
    }
    let cost = |(id, copies): &(String, u8)| EntryReport {
        cost: data.card_by_id(id).map_or(0, |card| u32::from(points(data, card)) * u32::from(*copies)),
        ..EntryReport::default()
    };
    let flaws = list.flaws(data, file.points, collection).into_iter();
    let stranded = list.stranded(data).into_iter().map(|at| Remark {
        entry: Some(at),
        rule: "16-tow".into(),
        message: Message::new("list-warn-tow").arg("item", name(data, &list.cards[at].0)),
        detail: format!("cards: {} cannot move and nothing in the deck can tow it (§16-tow)", list.cards[at].0),
    });
    let kinds = known().map(|(card, copies)| (kind(data, card), copies));
    ListReport {
        count: list.count(),
        least: 0,
        points: Some(Points { sum: list.points(data), limit: u32::from(file.points) }),
        curve,
        figures: vec![Figures { title: "list-title-kinds".into(), rows: tally(kinds, &KINDS.map(str::to_owned)) }],
        needs: Vec::new(),
        can: Vec::new(),
        cannot: Vec::new(),
        entries: list.cards.iter().map(cost).collect(),
        errors: flaws.map(|(at, flaw)| remark(data, at, &flaw)).collect(),
        warnings: stranded.collect(),
    }
}

fn name(data: &'static Data, id: &str) -> Arg {
    data.card_by_id(id).map_or_else(|| frente_door::verbatim(id), |card| data.card_name(card).arg())
}

fn remark(data: &'static Data, entry: Option<usize>, flaw: &Flaw) -> Remark {
    let about = |key: &'static str, id: &str| Message::new(key).arg("item", name(data, id));
    let (rule, message) = match flaw {
        Flaw::Twice(id) => ("2.1", about("list-twice", id)),
        Flaw::Unknown(id) => ("2.1", about("list-unknown-card", id)),
        Flaw::Foreign { id, .. } => ("2.1", about("list-foreign", id)),
        Flaw::Copies { id, copies, most } => {
            ("2.1", about("list-copies", id).int("copies", *copies).int("most", *most))
        }
        Flaw::NoCopy(id) => ("2.1", about("list-no-copy", id)),
        Flaw::Points { sum, limit } => ("2.1", Message::new("list-points").int("sum", *sum).int("limit", *limit)),
        Flaw::TooMany { cards, kinds } => {
            ("2.1", Message::new("list-too-many-cards").int("cards", *cards).int("kinds", *kinds as i64))
        }
        Flaw::Empty => ("3.4", Message::new("list-empty-deck")),
    };
    Remark { entry, rule: rule.into(), message, detail: format!("cards: {flaw}") }
}

fn kind(data: &Data, card: CardNo) -> &'static str {
    match data.card(card) {
        Some(Card::Unit(unit)) => KINDS[data.units[unit.index()].class.index()],
        Some(Card::Support(support)) => support_kind(&data.cards.support[support.index()]),
        None => "",
    }
}

fn support_kind(card: &SupportDef) -> &'static str {
    match card.kind {
        SupportKind::Supplies => KINDS[5],
        SupportKind::Promotion => KINDS[6],
        SupportKind::Equipment => KINDS[7],
    }
}

fn texts(text: &Text) -> Texts {
    Texts { es: text.es.clone(), en: text.en.clone(), fr: text.fr.clone() }
}

fn allowed(data: &'static Data, id: &str) -> Vec<Allowed> {
    let card = data.card_by_id(id);
    let of = |nation: Nation| {
        let card =
            card.filter(|card| frente_tactics2gm::lists::nation(data, *card).is_none_or(|only| only == nation))?;
        let most = u32::from(copies_in_box(data, card, nation));
        (most > 0).then(|| Allowed { side: nation.name().to_owned(), most })
    };
    Nation::ALL.into_iter().filter_map(of).collect()
}

fn unit(data: &'static Data, def: &'static UnitDef) -> Item {
    let mut stats = vec![
        stat("list-stat-movement", def.movement),
        stat("list-stat-armour", def.armour),
        stat("list-stat-wounds", def.wounds),
    ];
    if def.carries > 0 {
        stats.push(stat("list-stat-carries", def.carries));
    }
    let weapon = |id: &String| data.armoury.weapons.iter().find(|weapon| weapon.id == *id);
    let mut weapons: Vec<Arms> = def.weapons.iter().filter_map(weapon).map(|def| arms(def, None)).collect();
    let flown = [("list-arms-air", def.air), ("list-arms-ground", def.ground), ("list-arms-defence", def.defence)];
    weapons.extend(flown.into_iter().filter_map(|(key, profile)| {
        Some(Arms { name: Message::new(key), cost: None, stats: profile_stats(profile?), tags: Vec::new() })
    }));
    for (id, prices) in &def.tokens {
        let Some(token) = data.armoury.tokens.iter().find(|token| token.id == *id) else { continue };
        let gun = token.weapon.as_ref().and_then(weapon);
        let printed = prices.first().map_or(0, |price| u32::from(*price));
        let arms = gun.map(|gun| arms(gun, Some(printed)));
        weapons.push(Arms {
            name: named(token.name.arg()),
            ..arms.unwrap_or_else(|| Arms {
                name: Message::new("list-name"),
                cost: Some(printed),
                stats: Vec::new(),
                tags: vec![tag(token_rule(token), None)],
            })
        });
    }
    Item {
        id: def.id.clone(),
        name: texts(&def.name),
        about: None,
        allowed: allowed(data, &def.id),
        kind: KINDS[def.class.index()].to_owned(),
        factions: vec![format!("list-subtype-{}", def.subtype)],
        cost: u32::from(def.cost),
        corrected: None,
        stats,
        weapons,
        tags: def.abilities.iter().map(|ability| ability_tag(*ability)).collect(),
        text: Vec::new(),
        upgrades: Vec::new(),
        groups: 0,
        zones: 0,
        source: def.source.name().into(),
    }
}

fn ability_tag(ability: Ability) -> Tag {
    match ability {
        Ability::LandingCraft => tag("22.1", None),
        _ => tag(format!("16-{ability}"), None),
    }
}

/// Chapter 20 has a paragraph for each token that is no weapon.
fn token_rule(token: &TokenDef) -> String {
    if token.weapon.is_some() { "20-mg".to_owned() } else { format!("20-{}", token.id) }
}

fn profile_stats((hit, crit, pen, damage): ProfileDef) -> Vec<Stat> {
    vec![
        stat("list-stat-hit", hit),
        stat("list-stat-crit", crit),
        stat("list-stat-pen", pen),
        stat("list-stat-damage", damage),
    ]
}

fn arms(def: &'static WeaponDef, cost: Option<u32>) -> Arms {
    let (near, far) = def.range;
    let range = if near == far { near.to_string() } else { format!("{near}–{far}") };
    let mut stats = vec![stat_text("list-stat-range", &range)];
    stats.extend(profile_stats((def.hit, def.crit, def.pen, def.damage)));
    let told = |one: &&WeaponTag| !matches!(one, WeaponTag::Gun | WeaponTag::MachineGun);
    let tags = def.tags.iter().filter(told).map(|one| tag(format!("19-{one}"), None));
    Arms { name: named(def.name.arg()), cost, stats, tags: tags.collect() }
}

fn support(data: &'static Data, card: &'static SupportDef) -> Item {
    let timing = match card.timing {
        Timing::Movement => "list-timing-movement",
        Timing::Deployment => "list-timing-deployment",
        Timing::OwnShooting => "list-timing-shooting",
        Timing::EnemyMove => "list-timing-enemy-move",
    };
    let lasts = match card.lasts {
        frente_tactics2gm::data::Lasts::Once => "list-lasts-once",
        frente_tactics2gm::data::Lasts::Turn => "list-lasts-turn",
        frente_tactics2gm::data::Lasts::Permanent => "list-lasts-permanent",
    };
    Item {
        id: card.id.clone(),
        name: texts(&card.name),
        about: None,
        allowed: allowed(data, &card.id),
        kind: support_kind(card).to_owned(),
        factions: Vec::new(),
        cost: u32::from(card.points),
        corrected: None,
        stats: vec![
            stat("list-stat-play", card.cost),
            stat_term("list-stat-timing", timing),
            stat_term("list-stat-lasts", lasts),
        ],
        weapons: Vec::new(),
        tags: vec![tag(format!("17-{}", card.id), None)],
        text: Vec::new(),
        upgrades: Vec::new(),
        groups: 0,
        zones: 0,
        source: card.source.name().into(),
    }
}
