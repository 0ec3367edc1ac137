//! Decks of *1936 Guerra Civil* (§6.1).

use frente_door::lists::{
    Allowed, Choice, Entry, EntryReport, Figures, Item, Laid, List, ListKind, ListReport, Need, Paragraph, Ready,
    Remark, Stat, Stock, Tag, Term, named, read, stat, stat_term, tag, tally,
};
use frente_door::rules::Texts;
use frente_guerra1936::data::{
    AbilityDef, ArmyAbility, ArmyDef, CardRef, CardSource, CharacterDef, Data, MeasureDef, Source, Standing, Text,
};
use frente_guerra1936::lists::{self, DeckFile, Flaw};
use frente_guerra1936::narrate::{Line, ability_text};
use frente_guerra1936::setup::{LOT, Setup};
use frente_guerra1936::{CardNo, Faction, Side};
use frente_kernel::{Arg, Message};
use serde_json::{Value, json};

const KINDS: [&str; 4] = ["list-kind-civilian", "list-kind-commander", "list-kind-army", "list-kind-measure"];

/// Every card but the objectives, and the sample decks.
pub fn stock(data: &'static Data) -> Stock {
    let side = |side: Side| Choice {
        value: side.name().to_owned(),
        name: Message::new(format!("side-{side}")),
        seat: Some(side as u8),
        corrected: false,
    };
    let characters = data.characters.iter().map(character);
    let items = characters.chain(data.armies.iter().map(army)).chain(data.measures.iter().map(measure));
    let ready = data.decks.iter().map(|deck| Ready {
        id: deck.id.clone(),
        name: named(deck.name.arg()),
        list: list(deck.side, String::new(), &deck.cards),
        ours: is_ours(deck.source),
    });
    Stock {
        kind: ListKind::Deck,
        terms: vec![Term {
            id: "side".into(),
            name: "list-term-side".into(),
            rule: "6.1".into(),
            choices: [Side::Republic, Side::National].map(side).into(),
        }],
        items: items.collect(),
        qualities: Vec::new(),
        upgrades: Vec::new(),
        ready: ready.collect(),
    }
}

fn list(side: Side, name: String, cards: &[CardNo]) -> List {
    let entry = |card: &CardNo| Entry { item: card.to_string(), copies: 1, ..Entry::default() };
    List {
        name,
        terms: [("side".to_owned(), side.name().to_owned())].into(),
        entries: cards.iter().map(entry).collect(),
    }
}

/// The numbers of its cards; what is no number is left for the check to name.
fn cards(list: &List) -> Vec<Value> {
    list.entries
        .iter()
        .map(|one| one.item.parse::<u32>().map_or_else(|_| json!(one.item), |card| json!(card)))
        .collect()
}

/// A deck as its file.
pub fn write(list: &List) -> Value {
    json!({ "game": "guerra1936", "side": list.term("side"), "name": list.name, "cards": cards(list) })
}

/// The deck of a file.
pub fn read_list(text: &str) -> Result<List, Box<ListReport>> {
    read(text).map(|DeckFile { side, name, cards, .. }| list(side, name, &cards))
}

/// The decks of a setup.
pub fn lay(setup: &Setup, seats: &[Option<Laid>]) -> Value {
    let deck = |(seat, laid): (usize, &Option<Laid>)| match laid {
        Some(Laid::Lot) => json!(LOT),
        Some(Laid::Ready(id)) => json!(id),
        Some(Laid::Own(list)) => json!(cards(list)),
        None => json!(setup.usual_deck(seat as u8)),
    };
    json!({ "decks": seats.iter().enumerate().map(deck).collect::<Vec<Value>>() })
}

/// What there is to say about a deck.
pub fn check(data: &'static Data, text: &str) -> ListReport {
    let file: DeckFile = match read(text) {
        Ok(file) => file,
        Err(report) => return *report,
    };
    let held = lists::report(data, file.side, &file.cards);
    let kinds = [held.civilians, held.commanders, held.armies, held.measures];
    let kinds = KINDS.into_iter().zip(kinds).map(|(kind, count)| (kind.to_owned(), count as u32));
    let factions: Vec<String> = Faction::ALL.into_iter().map(key).collect();
    let by_faction: Vec<(String, u32)> = held.factions.iter().map(|(one, count)| (key(*one), *count as u32)).collect();
    let by_faction = tally(by_faction.iter().map(|(faction, count)| (faction.as_str(), *count)), &factions);
    let need = |leader: &lists::LeaderReport| Need {
        about: Message::new("list-need-leader").term("faction", key(leader.faction)),
        have: leader.followers as u32,
        need: leader.needed as u32,
        rule: "10.2".into(),
    };
    let short = held.leaders.iter().filter(|leader| !leader.possible).map(|leader| {
        let message = Message::new("list-warn-leader").term("faction", key(leader.faction));
        let (have, need) = (leader.followers, leader.needed);
        Remark {
            entry: None,
            rule: "10.2".into(),
            message: message.int("have", have as i64).int("need", need as i64),
            detail: format!("cards: {} has a leader but {have} of the {need} characters it takes", leader.faction),
        }
    });
    let cost = |card: &CardNo| EntryReport {
        cost: data.find(*card).map_or(0, |card| u32::from(cost_of(card))),
        ..EntryReport::default()
    };
    let power = |power: &lists::Power| Message::new(format!("power-{}", power.name()));
    ListReport {
        count: file.cards.len() as u32,
        least: u32::from(data.rules.deck_minimum.0),
        points: None,
        curve: held.costs.iter().map(|count| *count as u32).collect(),
        figures: vec![
            Figures { title: "list-title-kinds".into(), rows: kinds.filter(|(_, count)| *count > 0).collect() },
            Figures { title: "list-title-force".into(), rows: vec![("list-figure-force".to_owned(), held.force)] },
            Figures { title: "list-title-factions".into(), rows: by_faction },
        ],
        needs: held.leaders.iter().map(need).collect(),
        can: held.can.iter().map(power).collect(),
        cannot: held.cannot.iter().map(power).collect(),
        entries: file.cards.iter().map(cost).collect(),
        errors: lists::flaws(data, file.side, &file.cards)
            .into_iter()
            .map(|(at, flaw)| remark(data, at, flaw))
            .collect(),
        warnings: short.collect(),
    }
}

fn remark(data: &'static Data, entry: Option<usize>, flaw: Flaw) -> Remark {
    let name = |card: CardNo| data.find(card).map_or(Arg::Int(i64::from(card.0)), |known| known.name().arg());
    let about = |key: &'static str, card: CardNo| Message::new(key).arg("item", name(card));
    let message = match flaw {
        Flaw::TooFew { found, least } => {
            Message::new("list-too-few").int("found", found as i64).int("least", least as i64)
        }
        Flaw::Twice(card) => about("list-one-of-each", card),
        Flaw::Unknown(card) => about("list-unknown-card", card),
        Flaw::Objective(card) => about("list-objective", card),
        Flaw::Foreign(card) => about("list-foreign", card),
        Flaw::NoMainFaction => Message::new("list-no-main-faction"),
    };
    Remark { entry, rule: "6.1".into(), message, detail: format!("cards: {flaw}") }
}

fn key(faction: Faction) -> String {
    format!("faction-{faction}")
}

fn texts(text: &Text) -> Texts {
    Texts { es: text.es.clone(), en: text.en.clone(), fr: text.fr.clone() }
}

fn is_ours(source: Source) -> bool {
    matches!(source, Source::Reconstructed | Source::Mixed)
}

/// A card is as good as the worst of its marks.
fn source(marks: CardSource) -> &'static str {
    let parts = [marks.number, marks.side, marks.kind, marks.name, marks.values];
    let any = |one: Source| parts.contains(&one);
    match () {
        () if parts.iter().all(|part| *part == Source::Reconstructed) => "reconstructed",
        () if any(Source::Reconstructed) || any(Source::Mixed) => "mixed",
        () if any(Source::Public) => "public",
        () => "seed",
    }
}

fn cost_of(card: CardRef) -> u8 {
    match card {
        CardRef::Character(card) => card.cost,
        CardRef::Army(card) => card.cost,
        CardRef::Measure(card) => card.cost,
        CardRef::Objective(_) => 0,
    }
}

fn paragraphs(abilities: &'static [AbilityDef]) -> Vec<Paragraph> {
    let line = |line: Line| [vec![line.says], line.about].concat();
    let told = abilities.iter().map(ability_text).map(|text| Paragraph {
        when: text.when,
        conditions: text.conditions.into_iter().map(line).collect(),
        mandatory: text.mandatory.into_iter().map(line).collect(),
        effects: text.effects.into_iter().map(line).collect(),
    });
    told.collect()
}

/// What all kinds of cards have.
struct Face {
    number: CardNo,
    side: Side,
    kind: &'static str,
    cost: u8,
    source: CardSource,
}

fn item(face: Face, name: &Text, fact: &Text, factions: &[Faction], stats: Vec<Stat>) -> Item {
    Item {
        id: face.number.to_string(),
        name: texts(name),
        about: Some(texts(fact)),
        allowed: vec![Allowed { side: face.side.name().to_owned(), most: 1 }],
        kind: face.kind.to_owned(),
        factions: factions.iter().copied().map(key).collect(),
        cost: u32::from(face.cost),
        corrected: None,
        stats,
        weapons: Vec::new(),
        tags: Vec::new(),
        text: Vec::new(),
        upgrades: Vec::new(),
        groups: 0,
        zones: 0,
        source: source(face.source).into(),
    }
}

fn character(card: &'static CharacterDef) -> Item {
    let mut stats = Vec::new();
    if card.standing == Standing::Leadership {
        stats.push(stat_term("list-stat-standing", "list-leadership"));
    }
    stats.extend(card.sympathy.map(|faction| stat_term("list-stat-sympathy", key(faction))));
    if let Some(military) = card.military {
        stats.push(stat("list-stat-bonus", military.bonus));
        stats.push(stat("list-stat-command", military.command));
        stats.push(stat("list-stat-mobilisation", military.mobilisation));
    }
    let kind = KINDS[usize::from(card.military.is_some())];
    let face = Face { number: card.number, side: card.side, kind, cost: card.cost, source: card.source };
    Item { text: paragraphs(&card.abilities), ..item(face, &card.name, &card.fact, &card.factions, stats) }
}

fn army(card: &'static ArmyDef) -> Item {
    let stats = vec![
        stat("list-stat-force", card.force),
        stat("list-stat-mobilisation", card.mobilisation),
        stat_term("list-stat-class", format!("class-{}", card.class)),
    ];
    let skill = |ability: &ArmyAbility| -> Tag {
        match ability {
            ArmyAbility::Assimilation => tag("9.2", None),
            ArmyAbility::Ranged(cost) => tag("9.3", Some(*cost)),
            ArmyAbility::Conquest => tag("9.4", None),
            ArmyAbility::Discipline(cost) => tag("9.5", Some(*cost)),
            ArmyAbility::Enthusiasm(cost) => tag("9.6", Some(*cost)),
            ArmyAbility::Fury(cost) => tag("9.7", Some(*cost)),
        }
    };
    let face = Face { number: card.number, side: card.side, kind: KINDS[2], cost: card.cost, source: card.source };
    Item {
        tags: card.abilities.iter().map(skill).collect(),
        ..item(face, &card.name, &card.fact, &card.factions, stats)
    }
}

fn measure(card: &'static MeasureDef) -> Item {
    let face = Face { number: card.number, side: card.side, kind: KINDS[3], cost: card.cost, source: card.source };
    Item { text: paragraphs(&card.abilities), ..item(face, &card.name, &card.fact, &card.factions, Vec::new()) }
}
