//! Cards, numbers and sample decks as typed data (`data/*.ron`), checked once when loaded, then `&'static`.
//!
//! The standard pack is embedded. Owners of the printed game may load their own files in its place with [`load_pack`];
//! a match names its pack in the setup, so tables with different packs play side by side.

mod abilities;
mod bounds;
mod cards;
mod check;
mod compile;
mod numbers;
mod tables;

use crate::ids::{CardNo, Side};
use frente_kernel::{Fault, Reader};
pub use frente_kernel::{Source, Text};

pub use cards::*;
pub use numbers::*;
pub(crate) use tables::{Ability, COUNTS, Origin, PRICES, Pick, Place, SideTable, Tables};

/// A whole data pack: what was loaded, and the tables the rules read.
#[derive(Debug)]
pub struct Data {
    /// `standard`, or `sha256:` and a hash of an owner's files.
    pub id: String,
    /// The characters by rising number.
    pub characters: Vec<CharacterDef>,
    /// The armies by rising number.
    pub armies: Vec<ArmyDef>,
    /// The measures by rising number.
    pub measures: Vec<MeasureDef>,
    /// The objectives by rising number.
    pub objectives: Vec<ObjectiveDef>,
    /// The numbers that stand on no card.
    pub rules: RulesDef,
    /// The sample decks.
    pub decks: Vec<DeckDef>,
    pub(crate) tables: Tables,
}

/// A card or objective of any kind, by reference.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum CardRef {
    Character(&'static CharacterDef),
    Army(&'static ArmyDef),
    Measure(&'static MeasureDef),
    Objective(&'static ObjectiveDef),
}

impl CardRef {
    pub fn name(self) -> &'static Text {
        match self {
            CardRef::Character(card) => &card.name,
            CardRef::Army(card) => &card.name,
            CardRef::Measure(card) => &card.name,
            CardRef::Objective(card) => &card.name,
        }
    }
}

impl Data {
    /// The card or objective of that number, if the pack has it.
    pub fn find(&'static self, number: CardNo) -> Option<CardRef> {
        let character = || self.characters.binary_search_by_key(&number, |card| card.number).ok();
        let army = || self.armies.binary_search_by_key(&number, |card| card.number).ok();
        let measure = || self.measures.binary_search_by_key(&number, |card| card.number).ok();
        let objective = || self.objectives.binary_search_by_key(&number, |card| card.number).ok();
        (character().map(|at| CardRef::Character(&self.characters[at])))
            .or_else(|| army().map(|at| CardRef::Army(&self.armies[at])))
            .or_else(|| measure().map(|at| CardRef::Measure(&self.measures[at])))
            .or_else(|| objective().map(|at| CardRef::Objective(&self.objectives[at])))
    }

    /// Whether a card is what a selector asks for, wherever it lies.
    pub fn fits(&'static self, selector: &Selector, number: CardNo) -> bool {
        self.find(number).is_some_and(|card| abilities::fits(selector, card))
    }

    /// The numbers of a side's cards, rising.
    pub fn cards_of(&self, side: Side) -> &[CardNo] {
        &self.tables.sides[side].numbers
    }
}

/// A data pack by reference: what a setup names.
pub type Pack = frente_kernel::Pack<Data>;

/// The files of a pack, and the embedded ones.
pub const STANDARD_FILES: [(&str, &str); 6] = [
    ("characters.ron", include_str!("../data/characters.ron")),
    ("armies.ron", include_str!("../data/armies.ron")),
    ("measures.ron", include_str!("../data/measures.ron")),
    ("objectives.ron", include_str!("../data/objectives.ron")),
    ("rules.ron", include_str!("../data/rules.ron")),
    ("decks.ron", include_str!("../data/decks.ron")),
];

frente_kernel::data_pack!(Data, STANDARD_FILES, build);

/// Loads an owner's pack; every fault is named with its file and line.
pub fn load_pack(files: &[(String, String)]) -> Result<Pack, Vec<Fault>> {
    Pack::load(files)
}

fn build(id: String, files: [(&str, &str); 6]) -> Result<Data, Vec<Fault>> {
    let mut files = files.map(|(name, text)| Reader::new(name, text));
    let [one, two, three, four, five, six] = &mut files;
    let cards = (one.parse::<Vec<CharacterDef>>(), two.parse::<Vec<ArmyDef>>(), three.parse::<Vec<MeasureDef>>());
    let parsed = (cards, four.parse::<Vec<ObjectiveDef>>(), five.parse::<RulesDef>(), six.parse::<Vec<DeckDef>>());
    let ((Some(mut characters), Some(mut armies), Some(mut measures)), Some(mut objectives), Some(rules), Some(decks)) =
        parsed
    else {
        return Err(faults(files));
    };
    characters.sort_by_key(|card| card.number);
    armies.sort_by_key(|card| card.number);
    measures.sort_by_key(|card| card.number);
    objectives.sort_by_key(|card| card.number);
    let loose = check::Loose {
        characters: &characters,
        armies: &armies,
        measures: &measures,
        objectives: &objectives,
        rules: &rules,
        decks: &decks,
    };
    loose.check(&mut files);
    let faults = faults(files);
    if !faults.is_empty() {
        return Err(faults);
    }
    let tables = Tables::compile(&characters, &armies, &measures, &objectives, &rules);
    Ok(Data { id, characters, armies, measures, objectives, rules, decks, tables })
}

fn faults(files: check::Files) -> Vec<Fault> {
    files.into_iter().flat_map(Reader::into_faults).collect()
}
