//! The shelf: what a game needs besides its rules to be put on the table, and the closed box as users pick it.
//!
//! [`Shelf`] is implemented once a game. [`AnyGame`] is the same box seen from outside, without
//! the game's types.

use crate::door::AnyMatch;
use crate::exercise::{self, Exercise};
use crate::lessons::{self, Lesson};
use crate::lists::{Laid, List, ListKind, ListReport, Stock};
use crate::naming::{Naming, Rows, Words};
use crate::patch::patched;
use crate::referee::Shapes;
use crate::refusals::{Faults, UnknownGame};
use crate::rules::{self, RuleRow};
use crate::speak::{self, Trio};
use crate::table::Table;
use frente_kernel::record::DiceProof;
use frente_kernel::{Game, GameInfo, Message, Narrate, Record, RecordError, RuleId, Text, Viewer};
use frente_search::{Player, Spec};
use serde::Serialize;
use serde_json::Value;
use std::marker::PhantomData;

/// The setup of the game that `S` puts on the shelf.
pub type SetupOf<S> = <<S as Shelf>::Game as Game>::Setup;
/// A position of the game that `S` puts on the shelf.
pub type StateOf<S> = <<S as Shelf>::Game as Game>::State;

/// What a game brings to the shelf besides its rules. It may be implemented for the game itself, or, where the game is of
/// another crate, for a type of its own.
pub trait Shelf: 'static {
    /// The game in the box.
    type Game: Narrate + Clone;
    /// The title on the lid.
    const TITLES: Trio;
    /// Two sentences on the lid.
    const BLURB: Trio;
    /// The text of the game's `RULES.toml`.
    const RULES: &'static str;
    /// The lessons of its guided first game, as TOML.
    const LESSONS: &'static str;
    /// Its lessons by doing, each as TOML.
    const EXERCISES: &'static [&'static str] = &[];
    /// Its Fluent texts.
    const LOCALE: Trio;
    /// Its Fluent texts for whoever draws the board: what is printed on it and what the game itself never says.
    const BOARD: Trio = Trio { es: "", en: "", fr: "" };
    /// The files a data pack may hold: their names, and the texts of the standard one.
    const DATA_FILES: &'static [(&'static str, &'static str)];

    /// Loads an owner's data pack, `(file name, text)`, and answers with what a setup must say to be played with it.
    fn load_data(files: &[(String, String)]) -> Result<Value, Faults>;

    /// What the printed parts say: cards, map, tables.
    type Sheet: Serialize;

    /// The printed parts under this setup.
    fn sheet(setup: &SetupOf<Self>) -> Self::Sheet;

    /// Answers what a board asks about a position beyond its view (distances, sight, reach), in a notation of the
    /// game's own. It rests on what `viewer` may know. `None`: no such question.
    fn ask(_state: &StateOf<Self>, _viewer: Viewer, _question: &str) -> Option<Value> {
        None
    }

    /// Setups `frente bench` plays besides the usual one, by name.
    fn bench_setups() -> Vec<(&'static str, SetupOf<Self>)> {
        Vec::new()
    }

    /// Runs the most expensive query of this game once for every pair of pieces, for `frente bench`: the name of the query
    /// and how often it was asked.
    fn bench_queries(_state: &StateOf<Self>) -> Option<(&'static str, u64)> {
        None
    }

    /// What people build for this game at home, if anything.
    const LISTS: Option<ListKind> = None;

    /// What they build it from, with the data pack of this setup.
    fn stock(_setup: &SetupOf<Self>) -> Option<Stock> {
        None
    }

    /// What there is to say about a deck or an army list, as JSON text, with the data pack of this setup.
    fn check_list(_setup: &SetupOf<Self>, _text: &str) -> ListReport {
        ListReport::default()
    }

    /// A list as its file, the JSON text that [`Shelf::check_list`] reads.
    fn write_list(_list: &List) -> Value {
        Value::Null
    }

    /// The list of a file, or what is wrong with the file.
    fn read_list(_text: &str) -> Result<List, Box<ListReport>> {
        Ok(List::default())
    }

    /// What a setup says of lists where the seats play these; a seat without one plays the usual list.
    fn lay_lists(_setup: &SetupOf<Self>, _seats: &[Option<Laid>]) -> Value {
        Value::Null
    }

    /// With how many seats a ready list may be drawn for one in secret.
    const LOT: Option<u8> = None;

    /// The lists of positions and views whose elements have names.
    const ROWS: &'static [Rows] = &[];

    /// The numbers of positions and views that scripts may write in words, with the data pack of this setup.
    fn words(_setup: &SetupOf<Self>) -> Vec<Words> {
        Vec::new()
    }

    /// A patch as people write it, in the form a position reads: for what takes more than a word for a number.
    fn written(_state: &StateOf<Self>, patch: &Value) -> Result<Value, Faults> {
        Ok(patch.clone())
    }

    /// The keys that [`Shelf::written`] reads in an element of a list, as JSON Schema.
    fn also() -> Vec<(&'static str, Value)> {
        Vec::new()
    }

    /// The starting positions in the data pack of this setup, with the names it gives them.
    fn scenarios(_setup: &SetupOf<Self>) -> Vec<(String, Option<Text>)> {
        <Self::Game as Game>::INFO.scenarios.iter().map(|id| ((*id).to_owned(), None)).collect()
    }

    /// Seats the bot that goes by `spec`, with what bots were taught of this game.
    fn player(spec: Spec, seed: u64) -> Player<Self::Game>;
}

/// A game on the shelf.
pub trait AnyGame: Sync {
    /// Its name, its bounds and its options.
    fn info(&self) -> &'static GameInfo;
    /// The paragraph that says that no match of this game is drawn, if there is one.
    fn no_draw(&self) -> Option<RuleId> {
        None
    }
    /// The title on the lid.
    fn titles(&self) -> Trio;
    /// Two sentences on the lid.
    fn blurb(&self) -> Trio;
    /// Its Fluent texts.
    fn locale(&self) -> Trio;
    /// Its Fluent texts for whoever draws the board.
    fn board_locale(&self) -> Trio {
        Trio { es: "", en: "", fr: "" }
    }
    /// The Fluent texts of what every game says, as they were when this version of the rules was made.
    fn common(&self) -> Trio {
        speak::COMMON
    }
    /// The Fluent texts of decks and army lists, as they were when this version of the rules was made.
    fn list_texts(&self) -> Trio {
        speak::LISTS
    }
    /// Every paragraph of its rulebook.
    fn rules(&self) -> Vec<RuleRow>;
    /// The lessons of its guided first game.
    fn lessons(&self) -> Vec<Lesson>;
    /// Its lessons by doing, in the order they are best taken in.
    fn exercises(&self) -> Vec<Exercise> {
        Vec::new()
    }
    /// What the guided first game is played with, laid over the usual setup; `null`: the usual one.
    fn first_setup(&self) -> Value;
    /// One of every message it can send.
    fn vocabulary(&self) -> Vec<Message>;
    /// The usual setup.
    fn setup(&self) -> Value;
    /// A match before its first step; `setup` is laid over the usual one (`null`: the usual one).
    fn open(&self, setup: &Value) -> Result<Box<dyn AnyMatch>, Faults>;
    /// The match a record is of, every seal and step checked.
    fn replay(&self, record: &Record) -> Result<Box<dyn AnyMatch>, RecordError>;
    /// Like [`AnyGame::replay`], and every die and card is redrawn where the record publishes its secret.
    fn verify(&self, record: &Record) -> Result<(Box<dyn AnyMatch>, DiceProof), RecordError>;
    /// The names of the files a data pack may hold.
    fn data_files(&self) -> Vec<&'static str>;
    /// What the printed parts say under this setup.
    fn sheet(&self, setup: &Value) -> Result<Value, Faults>;
    /// What people build for this game at home, if anything.
    fn lists(&self) -> Option<ListKind>;
    /// What they build it from, with the data pack `setup` names.
    fn stock(&self, setup: &Value) -> Result<Option<Stock>, Faults>;
    /// What there is to say about a deck or an army list, as JSON text, with the data pack `setup` names.
    fn check_list(&self, setup: &Value, text: &str) -> Result<ListReport, Faults>;
    /// A list as its file.
    fn write_list(&self, _list: &List) -> Value {
        Value::Null
    }
    /// The list of a file, or what is wrong with the file.
    fn read_list(&self, _text: &str) -> Result<List, Box<ListReport>> {
        Ok(List::default())
    }
    /// What `setup` says of lists where the seats play these; a seat without one plays the usual list.
    fn lay_lists(&self, _setup: &Value, _seats: &[Option<Laid>]) -> Result<Value, Faults> {
        Ok(Value::Null)
    }
    /// With how many seats a ready list may be drawn for one in secret.
    fn lot(&self) -> Option<u8> {
        None
    }
    /// How scripts name its lists and numbers, under the usual setup.
    fn naming(&self) -> Naming {
        Naming::default()
    }
    /// What its scripts may hold, as far as some matches show it.
    fn shapes(&self) -> Shapes {
        Shapes::default()
    }
    /// The starting positions in the data pack `setup` names, with the names it gives them.
    fn scenarios(&self, setup: &Value) -> Result<Vec<(String, Option<Text>)>, Faults>;
    /// Loads an owner's data pack and answers with what a setup must say to be played with it.
    fn load_data(&self, files: &[(String, String)]) -> Result<Value, Faults>;
}

/// The game of that id among `games`.
pub fn find(games: &[&'static dyn AnyGame], id: &str) -> Result<&'static dyn AnyGame, UnknownGame> {
    let found = games.iter().find(|game| game.info().id == id);
    found.copied().ok_or_else(|| unknown(games, id))
}

/// The refusal of an id that none of `games` has.
pub fn unknown(games: &[&'static dyn AnyGame], id: &str) -> UnknownGame {
    UnknownGame { asked: id.to_owned(), known: games.iter().map(|game| game.info().id).collect() }
}

/// The box of the game that `S` puts on the shelf.
pub struct GameBox<S>(PhantomData<fn() -> S>);

impl<S> GameBox<S> {
    /// A closed box.
    pub const fn new() -> GameBox<S> {
        GameBox(PhantomData)
    }
}

impl<S> Default for GameBox<S> {
    fn default() -> Self {
        GameBox::new()
    }
}

/// A setup laid over the usual one.
pub(crate) fn laid_over_usual<S: Shelf>(setup: &Value) -> Result<SetupOf<S>, Faults> {
    patched(&SetupOf::<S>::default(), setup, "setup")
}

/// How scripts name the lists and numbers of the game that `S` puts on the shelf.
pub(crate) fn naming<S: Shelf>(setup: &SetupOf<S>) -> Naming {
    Naming { rows: S::ROWS, words: S::words(setup), also: S::also() }
}

impl<G: Narrate + Clone, S: Shelf<Game = G>> AnyGame for GameBox<S> {
    fn info(&self) -> &'static GameInfo {
        &G::INFO
    }

    fn no_draw(&self) -> Option<RuleId> {
        G::NO_DRAW
    }

    fn titles(&self) -> Trio {
        S::TITLES
    }

    fn blurb(&self) -> Trio {
        S::BLURB
    }

    fn locale(&self) -> Trio {
        S::LOCALE
    }

    fn board_locale(&self) -> Trio {
        S::BOARD
    }

    fn rules(&self) -> Vec<RuleRow> {
        rules::parse(S::RULES).expect("the embedded rulebook was checked by the tests")
    }

    fn lessons(&self) -> Vec<Lesson> {
        lessons::parse(S::LESSONS).expect("the embedded lessons were checked by the tests")
    }

    fn exercises(&self) -> Vec<Exercise> {
        let read = |text: &&str| exercise::parse(text).expect("the embedded exercises were checked by the tests");
        S::EXERCISES.iter().map(read).collect()
    }

    fn first_setup(&self) -> Value {
        lessons::setup(S::LESSONS).expect("the embedded lessons were checked by the tests")
    }

    fn vocabulary(&self) -> Vec<Message> {
        G::vocabulary()
    }

    fn setup(&self) -> Value {
        serde_json::to_value(G::Setup::default()).expect("a setup is plain data")
    }

    fn open(&self, setup: &Value) -> Result<Box<dyn AnyMatch>, Faults> {
        Ok(Box::new(Table::<S>::open(setup)?))
    }

    fn replay(&self, record: &Record) -> Result<Box<dyn AnyMatch>, RecordError> {
        Ok(Box::new(Table::<S>::of(&record.replay()?)))
    }

    fn verify(&self, record: &Record) -> Result<(Box<dyn AnyMatch>, DiceProof), RecordError> {
        let verified = record.verify::<G>()?;
        Ok((Box::new(Table::<S>::of(&verified.played)), verified.dice))
    }

    fn data_files(&self) -> Vec<&'static str> {
        S::DATA_FILES.iter().map(|(name, _)| *name).collect()
    }

    fn sheet(&self, setup: &Value) -> Result<Value, Faults> {
        let sheet = S::sheet(&laid_over_usual::<S>(setup)?);
        Ok(serde_json::to_value(sheet).expect("a sheet is plain data"))
    }

    fn lists(&self) -> Option<ListKind> {
        S::LISTS
    }

    fn stock(&self, setup: &Value) -> Result<Option<Stock>, Faults> {
        Ok(S::stock(&laid_over_usual::<S>(setup)?))
    }

    fn check_list(&self, setup: &Value, text: &str) -> Result<ListReport, Faults> {
        Ok(S::check_list(&laid_over_usual::<S>(setup)?, text))
    }

    fn write_list(&self, list: &List) -> Value {
        S::write_list(list)
    }

    fn read_list(&self, text: &str) -> Result<List, Box<ListReport>> {
        S::read_list(text)
    }

    fn lay_lists(&self, setup: &Value, seats: &[Option<Laid>]) -> Result<Value, Faults> {
        Ok(S::lay_lists(&laid_over_usual::<S>(setup)?, seats))
    }

    fn lot(&self) -> Option<u8> {
        S::LOT
    }

    fn scenarios(&self, setup: &Value) -> Result<Vec<(String, Option<Text>)>, Faults> {
        Ok(S::scenarios(&laid_over_usual::<S>(setup)?))
    }

    fn load_data(&self, files: &[(String, String)]) -> Result<Value, Faults> {
        S::load_data(files)
    }

    fn naming(&self) -> Naming {
        naming::<S>(&SetupOf::<S>::default())
    }

    fn shapes(&self) -> Shapes {
        crate::table::shapes::<G, S>()
    }
}
