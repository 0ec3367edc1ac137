//! Cards, map and tables as typed data (`data/*.ron`), checked once when loaded, then `&'static`.
//!
//! The standard pack is embedded. An owner of the printed game may load his own files in its place with [`load_pack`];
//! a match names its pack in the setup, so tables with different packs play side by side.

mod check;
mod compile;

use crate::ids::{Asset, CardNo, Front, Marker, Period, Unit, War};
use frente_kernel::{Arg, CardSet, Fault};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::sync::{Mutex, OnceLock};

pub(crate) use compile::{CardRules, Instruction, Tables};

/// A text in the three languages of the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
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
        Arg::Text {
            es: Cow::from(&*self.es),
            en: Cow::from(&*self.en),
            fr: Cow::from(&*self.fr),
        }
    }
}

/// Where a value comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
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

/// An event card (§2.2).
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardDef {
    /// The printed number.
    pub number: CardNo,
    /// The deck it belongs to.
    pub period: Period,
    /// The headline.
    pub title: Text,
    /// What happened then, in our words.
    pub story: Text,
    /// Which fronts move and how far, in order; below 0 is a retreat.
    pub moves: Vec<(Front, i8)>,
    /// Actions for the player.
    pub actions: u8,
    /// What else it does.
    pub effects: Vec<Timed>,
    /// Where each part comes from.
    pub source: CardSource,
}

/// Where each part of a card comes from.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "named as in CardDef")]
pub struct CardSource {
    pub number: Source,
    pub title: Source,
    pub period: Source,
    pub moves: Source,
    pub actions: Source,
    pub effects: Vec<Source>,
}

/// An effect with its moment (§5.1) and condition.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Timed {
    /// The phase it acts in.
    pub at: At,
    /// When it acts at all.
    #[serde(default)]
    pub when: When,
    /// What it does.
    pub effect: Effect,
}

/// The phase an effect acts in (§4.0, §5.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum At {
    /// At the reveal.
    Headline,
    /// With the White armies, before the printed moves (ruling A13).
    BeforeMoves,
    /// With the White armies, after the printed moves (ruling B13).
    WhiteArmies,
    /// While the player acts.
    Actions,
    /// At the end of the turn.
    Dissent,
}

/// A condition on an effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
pub enum When {
    /// No condition.
    #[default]
    Always,
    /// The Treaty of Brest-Litovsk was signed.
    Treaty,
    /// The Bukharin option was taken.
    Bukharin,
    /// Germany has not capitulated yet.
    WarGoesOn,
}

/// What a card does. A closed list: an unknown word is a load error.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Effect {
    /// Treaty or Bukharin (§10.2-8).
    ChooseBrest,
    /// Places a marker.
    Place(Marker),
    /// Takes a marker off.
    Remove(Marker),
    /// The Czar is freed or executed (§10.2-21).
    CzarsFate,
    /// Turns a counter to its other face, which fights as well.
    Flip(Unit),
    /// Replaces the counter of a front (§10.1.2).
    Exchange(Unit),
    /// Turns a front to its active side (§10.1.1).
    Activate(Front),
    /// Turns a front to its inactive side.
    Deactivate(Front),
    /// Moves a front outside the White armies phase.
    Move(Front, i8),
    /// Makhno helps or hinders the southern Whites (§10.2-41).
    MakhnoDie,
    /// Denikin comes on until he is beaten (§10.2-40).
    DenikinLoop,
    /// This front cannot enter Moscow this turn (§10.2-60).
    MoscowSafeFrom(Front),
    /// The actions may be given up to fortify Petrograd (§10.2-46).
    OfferFortify,
    /// Something may not be done this turn.
    Ban(Ban),
    /// A die roll modifier for this turn (§7.1).
    Drm {
        /// Which throws.
        on: DrmOn,
        /// How much.
        by: i8,
    },
    /// Actions in place of the printed number.
    Actions(u8),
    /// A throw on the Political Dissent table (§7.6, §8.0).
    DissentRoll {
        /// Whether forgone actions help.
        forgo: Forgo,
    },
    /// Political throws until one fails (§10.2-30).
    PoliticalStreak {
        /// At exactly this modifier.
        drm: i8,
    },
    /// Changes the political level without a throw (§7.4.3).
    Political(i8),
    /// The political cost of the Treaty, by the option of that name (ruling A1).
    TreatyCost,
    /// A front may be eliminated (§10.1.3).
    RemovalCheck(Front),
    /// The Great War status marker (§5.2).
    War(War),
    /// Shuffles a period's cards into the deck (§5.2).
    AddDeck(Period),
    /// Puts this card into a period's waiting pile (§10.2-41).
    RecycleInto(Period),
}

/// What may not be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Ban {
    /// No offensive at all, reserves included.
    Offensives,
    /// No card offensive against one front.
    OffensivesAgainst(Front),
    /// No attempt to raise the political level.
    Political,
}

/// Which throws a modifier changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum DrmOn {
    /// Every offensive.
    Offensives,
    /// Offensives against one front.
    OffensivesAgainst(Front),
    /// Political throws.
    Political,
    /// Reorganization attempts.
    Reorganization,
}

/// Whether forgone actions help a dissent throw (§7.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Forgo {
    /// +1 each.
    Allowed,
    /// Not on this card.
    Refused,
}

/// The map, the counters and the tables.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoardDef {
    /// The six tracks.
    pub tracks: Vec<TrackDef>,
    /// The name of box 0.
    pub moscow: Text,
    /// The ten counters.
    pub units: Vec<UnitDef>,
    /// How a match begins (§3.0).
    pub start: StartDef,
    /// The political track (§7.4).
    pub political: PoliticalDef,
    /// The reorganization table (§7.5).
    pub reorganization: ReorganizationDef,
    /// What applied expertise adds by its die (§7.5.4).
    pub expertise: Vec<i8>,
    /// The Political Dissent table (§8.0).
    pub dissent: DissentDef,
    /// Makhno's die (§10.2-41).
    pub makhno: MakhnoDef,
    /// The Czar's fate (§10.2-21).
    pub czar: CzarDef,
    /// The grades of victory and defeat (§9.0).
    pub scoring: ScoringDef,
}

/// A track (§2.1).
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TrackDef {
    /// Whose.
    pub front: Front,
    /// Its boxes, from the one next to Moscow outward.
    pub boxes: Vec<BoxDef>,
}

/// A box of a track.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoxDef {
    /// 1 is next to Moscow.
    pub number: u8,
    /// The place.
    pub name: Text,
    /// Its fall costs a political level (§6.3).
    #[serde(default)]
    pub crisis: bool,
    /// The Curzon Line runs here (§10.2-51).
    #[serde(default)]
    pub curzon: bool,
    /// Where the name comes from.
    pub source: Source,
}

/// A front counter (§2.3).
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UnitDef {
    /// Which.
    pub unit: Unit,
    /// On which track.
    pub front: Front,
    /// Its name.
    pub name: Text,
    /// Its battle value.
    pub battle: u8,
    /// Whether its back says "inactive".
    pub may_be_inactive: bool,
    /// Where the battle value comes from.
    pub source: Source,
}

/// How a match begins (§3.0).
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the book's words")]
pub struct StartDef {
    pub fronts: Vec<FrontStart>,
    pub level: i8,
    pub reserves: u8,
    pub decrees: u8,
}

/// Where a front begins.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the book's words")]
pub struct FrontStart {
    pub front: Front,
    pub unit: Unit,
    pub number: u8,
    pub active: bool,
}

/// The political track (§7.4, §9.1.3).
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PoliticalDef {
    /// The box that wins.
    pub victory: i8,
    /// The box that wins in the harder game.
    pub optional_victory: i8,
    /// Resistance of boxes 1, 2, …
    pub resistance: Vec<i8>,
    /// First and last box where the Allies hesitate.
    pub hesitation: (i8, i8),
    /// The same in the harder game (ruling A22).
    pub optional_hesitation: (i8, i8),
    /// Where each resistance comes from.
    pub sources: Vec<Source>,
}

/// The reorganization table (§7.5).
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReorganizationDef {
    /// An attempt succeeds at this or more.
    pub success: i8,
    /// The marker by the second die.
    pub table: Vec<Asset>,
    /// Where each face comes from.
    pub sources: Vec<Source>,
}

/// The Political Dissent table (§8.0).
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DissentDef {
    /// Rows by rising result.
    pub changes: Vec<DissentRow>,
    /// Where it comes from.
    pub source: Source,
}

/// A row of the Political Dissent table.
#[derive(Clone, Copy, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DissentRow {
    /// The highest modified result of this row.
    pub up_to: i8,
    /// What it does to the political level.
    pub change: i8,
}

/// Makhno's die (§10.2-41).
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MakhnoDef {
    /// Boxes the southern front moves, by face.
    pub southern: Vec<i8>,
    /// Where it comes from.
    pub source: Source,
}

/// The Czar's fate (§10.2-21).
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CzarDef {
    /// The eastern front frees him from this box inward.
    pub freed_up_to: u8,
    /// Where it comes from.
    pub source: Source,
}

/// The grades of victory and defeat (§9.1.1, §9.1.2, §9.2.1, §9.2.2).
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScoringDef {
    /// Points for an eliminated front.
    pub eliminated: i32,
    /// Points on top for an inactive one.
    pub inactive: i32,
    /// Points for a marker in the Available box.
    pub marker: i32,
    /// Points when neither later deck was added.
    pub neither_deck_added: i32,
    /// Points when only Dawn was not added.
    pub dawn_not_added: i32,
    /// Grades by points.
    pub political_victory: Vec<GradeDef>,
    /// Grades by points.
    pub military_victory: Vec<GradeDef>,
    /// Grades by cards played.
    pub political_defeat: Vec<GradeDef>,
    /// Grades by cards not played (ruling A2).
    pub military_defeat: Vec<GradeDef>,
}

/// A grade and the points it takes.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GradeDef {
    /// From this many points on.
    pub from: i32,
    /// Its key.
    pub grade: String,
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
pub const STANDARD_FILES: [(&str, &str); 2] = [
    ("cards.ron", include_str!("../data/cards.ron")),
    ("board.ron", include_str!("../data/board.ron")),
];

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
    PACKS
        .lock()
        .unwrap_or_else(std::sync::PoisonError::into_inner)
        .push(pack);
    pack
}

/// Loads an owner's pack: `(file name, text)` pairs of `cards.ron` and `board.ron`; one that is missing is taken from
/// the standard pack. Every fault is named with its file and line.
pub fn load_pack(files: &[(String, String)]) -> Result<Pack, Vec<Fault>> {
    let mut faults = Vec::new();
    for (name, _) in files {
        if !STANDARD_FILES.iter().any(|(known, _)| known == name) {
            let reason = "not a file of this game's data pack, expected cards.ron or board.ron".to_owned();
            faults.push(Fault {
                place: name.clone(),
                reason,
            });
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
        .chain(
            hash[..16]
                .iter()
                .flat_map(|byte| format!("{byte:02x}").into_bytes())
                .map(char::from),
        )
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
    Ok(Data {
        id,
        cards,
        board,
        tables,
    })
}

fn parse<T: serde::de::DeserializeOwned>(file: &str, text: &str) -> Result<T, Fault> {
    ron::from_str(text).map_err(|error| Fault {
        place: format!("{file}:{}:{}", error.span.start.line, error.span.start.col),
        reason: error.code.to_string(),
    })
}
