//! Cards, map and tables as typed data (`data/*.ron`), checked once when loaded, then `&'static`.
//!
//! The standard pack is embedded. An owner of the printed game may load his own files in its place with [`load_pack`];
//! a match names its pack in the setup, so tables with different packs play side by side.

mod board;
mod cards;
mod check;
mod compile;

use crate::ids::{CardNo, Front, Period, Unit};
use frente_kernel::{Arg, CardSet, Fault};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::sync::{Mutex, OnceLock};

pub use board::*;
pub use cards::*;
pub(crate) use compile::{CardRules, Instruction, Tables};

/// A text in the three languages of the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "amanecer.ts"))]
pub struct Text {
    /// Spanish.
    pub es: String,
    /// English.
    pub en: String,
    /// French.
    pub fr: String,
}

impl Text {
    /// The text as an argument of a message.
    pub fn arg(&'static self) -> Arg {
        Arg::Text { es: Cow::from(&*self.es), en: Cow::from(&*self.en), fr: Cow::from(&*self.fr) }
    }
}

/// Where a value comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "amanecer.ts"))]
pub enum Source {
    /// The rulebook states it.
    Seed,
    /// A public page states it.
    Public,
    /// It follows from the rulebook.
    Inferred,
    /// Part of it is stated, part is ours.
    Mixed,
    /// Our proposal, not a fact about the published game.
    Reconstructed,
}

/// A whole data pack: what was loaded, and the tables the rules read.
#[derive(Debug)]
pub struct Data {
    /// `standard`, or `sha256:` and a hash of an owner's files.
    pub id: String,
    /// The cards by rising number.
    pub cards: Vec<CardDef>,
    /// Everything else.
    pub board: BoardDef,
    pub(crate) tables: Tables,
}

impl Data {
    /// The card of that number.
    ///
    /// # Panics
    /// If the pack has no such card; states only hold cards of their pack.
    pub fn card(&self, number: CardNo) -> &CardDef {
        let at = self.cards.binary_search_by_key(&number, |card| card.number);
        &self.cards[at.expect("a state holds only cards of its pack")]
    }

    /// The counter's entry.
    pub fn unit(&self, unit: Unit) -> &UnitDef {
        &self.board.units[unit.index()]
    }

    /// The name of a box; 0 is Moscow.
    pub fn place(&self, front: Front, number: u8) -> &Text {
        match number {
            0 => &self.board.moscow,
            number => &self.board.tracks[front.index()].boxes[usize::from(number) - 1].name,
        }
    }

    /// The cards of a period.
    pub fn period(&self, period: Period) -> CardSet {
        self.tables.periods[period.index()]
    }
}

/// A data pack by reference: what a setup names.
#[derive(Clone, Copy)]
pub struct Pack(&'static Data);

impl Pack {
    /// The pack's data.
    #[inline]
    pub fn data(self) -> &'static Data {
        self.0
    }
}

impl Default for Pack {
    /// The standard pack.
    fn default() -> Pack {
        static STANDARD: OnceLock<Pack> = OnceLock::new();
        *STANDARD.get_or_init(|| {
            let data = build("standard".to_owned(), STANDARD_FILES).map_err(|faults| faults[0].to_string());
            register(data.expect("the embedded data were checked by the tests"))
        })
    }
}

impl PartialEq for Pack {
    fn eq(&self, other: &Pack) -> bool {
        self.0.id == other.0.id
    }
}

impl std::fmt::Debug for Pack {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Pack({})", self.0.id)
    }
}

impl Serialize for Pack {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.0.id)
    }
}

impl<'de> Deserialize<'de> for Pack {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let id = String::deserialize(deserializer)?;
        let standard = Pack::default();
        if id == standard.0.id {
            return Ok(standard);
        }
        let unknown = || serde::de::Error::custom(format!("the data pack {id} is not loaded; load its files first"));
        known(&id).ok_or_else(unknown)
    }
}

/// The files of a pack, and the embedded ones.
pub const STANDARD_FILES: [(&str, &str); 2] =
    [("cards.ron", include_str!("../data/cards.ron")), ("board.ron", include_str!("../data/board.ron"))];

/// Packs loaded so far. They live as long as the program: a state points into them.
static PACKS: Mutex<Vec<Pack>> = Mutex::new(Vec::new());

fn known(id: &str) -> Option<Pack> {
    let packs = PACKS.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    packs.iter().find(|pack| pack.0.id == id).copied()
}

fn register(data: Data) -> Pack {
    if let Some(pack) = known(&data.id) {
        return pack;
    }
    let pack = Pack(Box::leak(Box::new(data)));
    PACKS.lock().unwrap_or_else(std::sync::PoisonError::into_inner).push(pack);
    pack
}

/// Loads an owner's pack: `(file name, text)` pairs of `cards.ron` and `board.ron`; one that is missing is taken from
/// the standard pack. Every fault is named with its file and line.
pub fn load_pack(files: &[(String, String)]) -> Result<Pack, Vec<Fault>> {
    let mut faults = Vec::new();
    for (name, _) in files {
        if !STANDARD_FILES.iter().any(|(known, _)| known == name) {
            let reason = "not a file of this game's data pack, expected cards.ron or board.ron".to_owned();
            faults.push(Fault { place: name.clone(), reason });
        }
    }
    if !faults.is_empty() {
        return Err(faults);
    }
    let given = |name: &str| files.iter().find(|(given, _)| given == name).map(|(_, text)| &**text);
    let texts = STANDARD_FILES.map(|(name, standard)| (name, given(name).unwrap_or(standard)));
    if texts == STANDARD_FILES {
        return Ok(Pack::default());
    }
    build(pack_id(&texts), texts).map(register)
}

fn pack_id(files: &[(&str, &str)]) -> String {
    use sha2::Digest as _;
    let mut hash = sha2::Sha256::new();
    for (name, text) in files {
        hash.update(format!("{name} {}\n{text}", text.len()));
    }
    let hash = hash.finalize();
    "sha256:"
        .chars()
        .chain(hash[..16].iter().flat_map(|byte| format!("{byte:02x}").into_bytes()).map(char::from))
        .collect()
}

fn build(id: String, [(_, cards_text), (_, board_text)]: [(&str, &str); 2]) -> Result<Data, Vec<Fault>> {
    let cards: Result<Vec<CardDef>, Fault> = parse("cards.ron", cards_text);
    let board: Result<BoardDef, Fault> = parse("board.ron", board_text);
    let (mut cards, board) = match (cards, board) {
        (Ok(cards), Ok(board)) => (cards, board),
        (cards, board) => return Err(cards.err().into_iter().chain(board.err()).collect()),
    };
    let faults = check::faults(&cards, cards_text, &board, board_text);
    if !faults.is_empty() {
        return Err(faults);
    }
    cards.sort_by_key(|card| card.number);
    let tables = Tables::compile(&cards, &board);
    Ok(Data { id, cards, board, tables })
}

fn parse<T: serde::de::DeserializeOwned>(file: &str, text: &str) -> Result<T, Fault> {
    ron::from_str(text).map_err(|error| Fault {
        place: format!("{file}:{}:{}", error.span.start.line, error.span.start.col),
        reason: error.code.to_string(),
    })
}
