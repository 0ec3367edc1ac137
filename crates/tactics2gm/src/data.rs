//! Units, weapons, cards, terrain, decks and scenarios as typed data (`data/*.ron`), checked once, then `&'static`.
//!
//! The standard pack is embedded. An owner of the printed game may load his own files in its place with [`load_pack`];
//! a match names its pack in the setup, so tables with different packs play side by side.

mod check;
mod compile;
mod defs;
mod scenarios;

use crate::ids::{CardNo, SupportNo, UnitNo};
use frente_kernel::{Fault, Reader};
pub use frente_kernel::{Source, Text};

pub(crate) use compile::{GeneralRules, MineRules, Profile, Tables, TerrainRules, UnitRules, WeaponRules};
pub use defs::*;
pub use scenarios::*;

/// A whole data pack: what was loaded, and the tables the rules read.
#[derive(Debug)]
pub struct Data {
    /// `standard`, or `sha256:` and a hash of an owner's files.
    pub id: String,
    /// Weapons and tokens.
    pub armoury: ArmouryDef,
    pub units: Vec<UnitDef>,
    /// Support cards and generals.
    pub cards: CardsDef,
    /// Nations, terrain, tiles.
    pub board: BoardDef,
    /// Ready decks and pitched battles.
    pub decks: DecksDef,
    pub scenarios: Vec<ScenarioDef>,
    pub(crate) tables: Tables,
}

/// What a card of a deck is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Card {
    Unit(UnitNo),
    /// A support card.
    Support(SupportNo),
}

impl Data {
    /// What the card of that number is; `None` past the last.
    #[inline]
    pub fn card(&self, card: CardNo) -> Option<Card> {
        let units = self.units.len();
        match card.index() {
            at if at < units => Some(Card::Unit(UnitNo(card.0))),
            at if at - units < self.cards.support.len() => Some(Card::Support(SupportNo((at - units) as u8))),
            _ => None,
        }
    }

    /// When a support card is played.
    pub fn timing(&self, card: Card) -> Option<Timing> {
        match card {
            Card::Support(support) => Some(self.cards.support[support.index()].timing),
            Card::Unit(_) => None,
        }
    }

    /// The card of that id.
    pub fn card_by_id(&self, id: &str) -> Option<CardNo> {
        let unit = self.units.iter().position(|unit| unit.id == id && unit.copies > 0);
        let support = || self.cards.support.iter().position(|card| card.id == id);
        let at = unit.or_else(|| support().map(|at| at + self.units.len()))?;
        Some(CardNo(at as u8))
    }

    /// The id of a card.
    pub fn card_id(&self, card: CardNo) -> &str {
        match self.card(card) {
            Some(Card::Unit(unit)) => &self.units[unit.index()].id,
            Some(Card::Support(support)) => &self.cards.support[support.index()].id,
            None => "",
        }
    }

    /// The name of a card.
    pub fn card_name(&'static self, card: CardNo) -> &'static Text {
        match self.card(card) {
            Some(Card::Support(support)) => &self.cards.support[support.index()].name,
            _ => &self.units[card.index().min(self.units.len() - 1)].name,
        }
    }

    /// The number of a support card in a deck.
    #[inline]
    pub fn support_card(&self, support: SupportNo) -> CardNo {
        CardNo(self.units.len() as u8 + support.0)
    }

    /// The unit of that id.
    pub fn unit_by_id(&self, id: &str) -> Option<UnitNo> {
        self.units.iter().position(|unit| unit.id == id).map(|at| UnitNo(at as u8))
    }

    /// The scenario of that id.
    pub fn scenario(&self, id: &str) -> Option<&ScenarioDef> {
        self.scenarios.iter().find(|scenario| scenario.id == id)
    }

    /// The ready deck of that id.
    pub fn deck(&self, id: &str) -> Option<&DeckDef> {
        self.decks.decks.iter().find(|deck| deck.id == id)
    }
}

/// A data pack by reference: what a setup names.
pub type Pack = frente_kernel::Pack<Data>;

/// The files of a pack, and the embedded ones.
pub const STANDARD_FILES: [(&str, &str); 6] = [
    ("armoury.ron", include_str!("../data/armoury.ron")),
    ("units.ron", include_str!("../data/units.ron")),
    ("support.ron", include_str!("../data/support.ron")),
    ("field.ron", include_str!("../data/field.ron")),
    ("decks.ron", include_str!("../data/decks.ron")),
    ("scenarios.ron", include_str!("../data/scenarios.ron")),
];

frente_kernel::data_pack!(Data, STANDARD_FILES, build);

/// Loads an owner's pack; every fault is named with its file and line.
pub fn load_pack(files: &[(String, String)]) -> Result<Pack, Vec<Fault>> {
    Pack::load(files)
}

fn build(id: String, files: [(&str, &str); 6]) -> Result<Data, Vec<Fault>> {
    let mut faults = Vec::new();
    let [armoury, units, cards, board, decks, scenarios] = files;
    let armoury_def = parse::<ArmouryDef>(armoury, &mut faults);
    let units_def = parse::<Vec<UnitDef>>(units, &mut faults);
    let cards_def = parse::<CardsDef>(cards, &mut faults);
    let board_def = parse::<BoardDef>(board, &mut faults);
    let decks_def = parse::<DecksDef>(decks, &mut faults);
    let scenarios_def = parse::<Vec<ScenarioDef>>(scenarios, &mut faults);
    let (Some(armoury), Some(units), Some(cards), Some(board), Some(decks), Some(scenarios)) =
        (armoury_def, units_def, cards_def, board_def, decks_def, scenarios_def)
    else {
        return Err(faults);
    };
    let mut data = Data { id, armoury, units, cards, board, decks, scenarios, tables: Tables::default() };
    let faults = check::faults(&data, &files);
    if !faults.is_empty() {
        return Err(faults);
    }
    data.tables = Tables::compile(&data);
    Ok(data)
}

fn parse<T: serde::de::DeserializeOwned>((file, text): (&str, &str), faults: &mut Vec<Fault>) -> Option<T> {
    let mut reader = Reader::new(file, text);
    let read = reader.parse();
    faults.extend(reader.into_faults());
    read
}
