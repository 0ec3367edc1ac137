//! Cards, map and tables as typed data (`data/*.ron`), checked once when loaded, then `&'static`.
//!
//! The standard pack is embedded. Owners of the printed game may load their own files in its place with [`load_pack`];
//! a match names its pack in the setup, so tables with different packs play side by side.

mod board;
mod cards;
mod check;
mod compile;

use crate::ids::{CardNo, Front, Period, Unit};
use frente_kernel::{CardSet, Fault, Reader};
pub use frente_kernel::{Source, Text};

pub use board::*;
pub use cards::*;
pub(crate) use compile::{CardRules, Instruction, Tables};

/// A whole data pack: what was loaded, and the tables the rules read.
#[derive(Debug)]
pub struct Data {
    /// `standard`, or `sha256:` and a hash of an owner's files.
    pub id: String,
    /// The cards by rising number.
    pub cards: Vec<CardDef>,
    /// The tracks, counters and tables.
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
pub type Pack = frente_kernel::Pack<Data>;

/// The files of a pack, and the embedded ones.
pub const STANDARD_FILES: [(&str, &str); 2] =
    [("cards.ron", include_str!("../data/cards.ron")), ("board.ron", include_str!("../data/board.ron"))];

frente_kernel::data_pack!(Data, STANDARD_FILES, build);

/// Loads an owner's pack; every fault is named with its file and line.
pub fn load_pack(files: &[(String, String)]) -> Result<Pack, Vec<Fault>> {
    Pack::load(files)
}

fn build(id: String, [cards, board]: [(&str, &str); 2]) -> Result<Data, Vec<Fault>> {
    let mut cards_file = Reader::new(cards.0, cards.1);
    let mut board_file = Reader::new(board.0, board.1);
    let parsed: (Option<Vec<CardDef>>, Option<BoardDef>) = (cards_file.parse(), board_file.parse());
    if let (Some(cards), Some(board)) = &parsed {
        check::check(cards, &mut cards_file, board, &mut board_file);
    }
    let faults: Vec<Fault> = [cards_file, board_file].into_iter().flat_map(Reader::into_faults).collect();
    match parsed {
        (Some(mut cards), Some(board)) if faults.is_empty() => {
            cards.sort_by_key(|card| card.number);
            let tables = Tables::compile(&cards, &board);
            Ok(Data { id, cards, board, tables })
        }
        _ => Err(faults),
    }
}
