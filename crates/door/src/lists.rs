//! What people build at home: decks and army lists.
//!
//! A game that has them gives its [`Stock`] (everything that may stand in a list, and lists to begin with) and checks a
//! list (a [`ListReport`]). A list itself is a JSON text in the game's own shape; a page holds it as a [`List`], which has one
//! shape for all games, and the game writes the text, reads it and lays lists down in a setup. So a page need know no game:
//! names and sentences are message keys, special rules are named by the titles of their paragraphs.

use crate::rules::Texts;
use frente_kernel::{Arg, Message};
use serde::de::{DeserializeOwned, IgnoredAny};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::collections::BTreeMap;

/// What people build for a game at home.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub enum ListKind {
    /// A deck of cards.
    Deck,
    /// An army list.
    Army,
}

/// A list as a page holds it, in one shape for all games.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub struct List {
    /// What its owner calls it.
    pub name: String,
    /// What it says of itself, by the ids of the stock's terms.
    pub terms: BTreeMap<String, String>,
    /// What it holds.
    pub entries: Vec<Entry>,
}

impl List {
    /// What it says of itself by this term, "" for nothing.
    pub fn term(&self, id: &str) -> &str {
        self.terms.get(id).map_or("", String::as_str)
    }
}

/// A card or a unit in a list.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub struct Entry {
    /// Its id in the stock.
    pub item: String,
    /// So many alike.
    pub copies: u32,
    /// How good it is; "" where all are alike.
    pub quality: String,
    /// What was bought for it.
    pub upgrades: Vec<String>,
    /// Platoon; 0 for none.
    pub group: u8,
    /// Zones behind its own edge a battery off the table stands in; 0 for on it.
    pub zone: u8,
}

/// The list that a seat plays.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub enum Laid {
    /// A ready one, drawn in secret.
    Lot,
    /// A ready one, by its id.
    Ready(String),
    /// One of the player's own.
    Own(List),
}

/// Everything that may stand in a list.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub struct Stock {
    /// What is built.
    pub kind: ListKind,
    /// What a list says of itself besides what it holds; the first says whose it is.
    pub terms: Vec<Term>,
    /// What it may hold.
    pub items: Vec<Item>,
    /// How good what it holds may be, the usual first; empty where all are alike.
    pub qualities: Vec<Choice>,
    /// What may be bought for an item.
    pub upgrades: Vec<Extra>,
    /// Lists to begin with.
    pub ready: Vec<Ready>,
}

/// Something a list says of itself.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub struct Term {
    /// Its name in the list.
    pub id: Cow<'static, str>,
    /// The key of its name.
    pub name: Cow<'static, str>,
    /// The paragraph that allows the choice.
    pub rule: Cow<'static, str>,
    /// What it may be, the usual first.
    pub choices: Vec<Choice>,
}

/// One of several values.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub struct Choice {
    /// As the list writes it.
    pub value: String,
    /// As people say it.
    pub name: Message,
    /// The one seat such a list can be played on, if it is only one.
    pub seat: Option<u8>,
    /// Whether what it holds costs the corrected price where there is one.
    pub corrected: bool,
}

/// A card or a unit.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub struct Item {
    /// As lists write it.
    pub id: String,
    /// What people call it.
    pub name: Texts,
    /// A short note on it.
    pub about: Option<Texts>,
    /// Whose lists may hold it, and how often.
    pub allowed: Vec<Allowed>,
    /// The key of its kind.
    pub kind: String,
    /// The keys of what it belongs to.
    pub factions: Vec<String>,
    /// What it costs.
    pub cost: u32,
    /// What it costs in a list at the corrected prices, where that is something else.
    pub corrected: Option<u32>,
    /// The numbers printed on it.
    pub stats: Vec<Stat>,
    /// The weapons it carries.
    pub weapons: Vec<Arms>,
    /// Its special rules.
    pub tags: Vec<Tag>,
    /// What it does.
    pub text: Vec<Paragraph>,
    /// What may be bought for it.
    pub upgrades: Vec<Purchase>,
    /// How many groups (platoons) there are to put it into, by number; 0: none.
    pub groups: u8,
    /// How many zones behind its own edge it may stand at most, off the table; 0: on the table alone.
    pub zones: u8,
    /// Where it comes from: `seed`, `public`, `mixed` or `reconstructed`.
    pub source: Cow<'static, str>,
}

/// How often a list of a side may hold an item.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub struct Allowed {
    /// A value of the stock's first term.
    pub side: String,
    /// So often at most.
    pub most: u32,
}

/// A number, or a word, with its name.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub struct Stat {
    /// The key of its name.
    pub name: Cow<'static, str>,
    /// How much it is, or what it says.
    pub value: Arg,
}

/// A weapon a piece of a list carries.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub struct Arms {
    /// What people call it.
    pub name: Message,
    /// What it costs, where it is bought in play.
    pub cost: Option<u32>,
    /// The numbers printed for it.
    pub stats: Vec<Stat>,
    /// Its special rules.
    pub tags: Vec<Tag>,
}

/// A special rule, named by the title of its paragraph.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub struct Tag {
    /// The paragraph of the special rule.
    pub rule: String,
    /// Its number, where it has one.
    pub value: Option<u8>,
}

/// When something happens, and what.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub struct Paragraph {
    /// When the paragraph applies.
    pub when: Message,
    /// What must be true.
    pub conditions: Vec<Vec<Message>>,
    /// What must be carried out in full.
    pub mandatory: Vec<Vec<Message>>,
    /// What happens; a line is said in parts.
    pub effects: Vec<Vec<Message>>,
}

/// What may be bought for an item.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub struct Purchase {
    /// The id of the upgrade.
    pub upgrade: String,
    /// So often at most.
    pub most: u8,
    /// For so much each.
    pub cost: u32,
}

/// Something that may be bought.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub struct Extra {
    /// As lists write it.
    pub id: String,
    /// What people call it.
    pub name: Texts,
    /// What it gives.
    pub tags: Vec<Tag>,
}

/// A list to begin with.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub struct Ready {
    /// The name a setup may call it by.
    pub id: String,
    /// What people call it.
    pub name: Message,
    /// What it holds.
    pub list: List,
    /// Whether it is our own, not the book's.
    pub ours: bool,
}

/// What there is to say about a deck or an army list: errors make it unplayable, warnings do not.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub struct ListReport {
    /// Cards or units in it.
    pub count: u32,
    /// The fewest it needs, 0 for none.
    pub least: u32,
    /// What it comes to, and may come to.
    pub points: Option<Points>,
    /// How many cost 0, 1, 2, …
    pub curve: Vec<u32>,
    /// What it holds, by this and that.
    pub figures: Vec<Figures>,
    /// What it would take, and how much of it there is.
    pub needs: Vec<Need>,
    /// What it can do.
    pub can: Vec<Message>,
    /// What it cannot.
    pub cannot: Vec<Message>,
    /// What each entry comes to.
    pub entries: Vec<EntryReport>,
    /// Every reason against it.
    pub errors: Vec<Remark>,
    /// What its owner will regret.
    pub warnings: Vec<Remark>,
}

/// Points spent and allowed.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub struct Points {
    /// How many points the list spends.
    pub sum: u32,
    /// How many points it may spend.
    pub limit: u32,
}

/// A few numbers under a title.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub struct Figures {
    /// The key of the title.
    pub title: Cow<'static, str>,
    /// Keys and numbers.
    pub rows: Vec<(String, u32)>,
}

/// Something a list would take.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub struct Need {
    /// What they are needed for.
    pub about: Message,
    /// So many are there.
    pub have: u32,
    /// So many are needed.
    pub need: u32,
    /// The paragraph that demands them.
    pub rule: Cow<'static, str>,
}

/// What an entry comes to.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub struct EntryReport {
    /// What it costs, all copies and upgrades together.
    pub cost: u32,
    /// Its numbers as bought, where they can differ from the printed ones.
    pub stats: Vec<Stat>,
    /// Its special rules as bought.
    pub tags: Vec<Tag>,
    /// Its weapons as bought.
    pub weapons: Vec<Arms>,
    /// Boxes to tick as it is worn down, stand by stand; empty where there are none.
    pub boxes: Vec<u8>,
    /// Keys of what can be damaged.
    pub damage: Vec<Cow<'static, str>>,
}

/// One thing to say about a list.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub struct Remark {
    /// The place of the entry it is about, from 0; none: the whole list.
    pub entry: Option<usize>,
    /// The paragraph, "" for none.
    pub rule: Cow<'static, str>,
    /// The sentence, as a key and arguments.
    pub message: Message,
    /// The sentence in English, with the place it is about.
    pub detail: String,
}

/// Reads a list in the game's own shape; what is no list is told in a report.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, Box<ListReport>> {
    if !text.trim_start().starts_with('{') && serde_json::from_str::<IgnoredAny>(text).is_ok() {
        return Err(Box::new(ListReport::unreadable("expected an object, a list in braces", (1, 1))));
    }
    serde_json::from_str(text).map_err(|error| {
        let said = error.to_string();
        let reason = said.split(" at line ").next().unwrap_or(&said);
        Box::new(ListReport::unreadable(reason, (error.line(), error.column())))
    })
}

impl ListReport {
    /// A text that is no list at all.
    fn unreadable(reason: &str, (line, column): (usize, usize)) -> ListReport {
        let message = Message::new("list-unreadable").int("line", line as i64).int("column", column as i64);
        let message = message.arg("why", crate::verbatim(reason));
        let detail = format!("line {line}, column {column}: {reason}");
        ListReport { errors: vec![Remark { entry: None, rule: "".into(), message, detail }], ..ListReport::default() }
    }
}

/// A name that the data carry, as a sentence.
pub fn named(name: Arg) -> Message {
    Message::new("list-name").arg("name", name)
}

/// A number as a value.
pub fn stat(name: &'static str, value: impl Into<i64>) -> Stat {
    Stat { name: name.into(), value: Arg::Int(value.into()) }
}

/// A word as a value.
pub fn stat_term(name: &'static str, key: impl Into<Cow<'static, str>>) -> Stat {
    Stat { name: name.into(), value: Arg::Term { term: key.into() } }
}

/// Signs that read the same in every language as a value.
pub fn stat_text(name: &'static str, text: &str) -> Stat {
    Stat { name: name.into(), value: crate::verbatim(text) }
}

/// A paragraph as a tag.
pub fn tag(rule: impl Into<String>, value: Option<u8>) -> Tag {
    Tag { rule: rule.into(), value }
}

/// How many of each kind there are, in the order of the kinds.
pub fn tally<'a>(kinds: impl Iterator<Item = (&'a str, u32)>, order: &[String]) -> Vec<(String, u32)> {
    let mut counts = vec![0; order.len()];
    for (kind, count) in kinds {
        if let Some(at) = order.iter().position(|known| known == kind) {
            counts[at] += count;
        }
    }
    order.iter().cloned().zip(counts).filter(|(_, count)| *count > 0).collect()
}
