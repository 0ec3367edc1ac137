//! The shelf: what a game needs besides its rules to be put on the table, and the closed box as users pick it.
//!
//! [`Shelf`] is implemented once a game, in [`crate::games`]. [`AnyGame`] is the same box seen from outside, without
//! the game's types.

use crate::door::AnyMatch;
use crate::lessons::{self, Lesson};
use crate::lists::{ListKind, ListReport, Stock};
use crate::patch::patched;
use crate::refusals::Faults;
use crate::rules::{self, RuleRow};
use crate::speak::Trio;
use crate::table::Table;
use frente_bots::{Player, Spec};
use frente_kernel::record::DiceProof;
use frente_kernel::{GameInfo, Message, Narrate, Record, RecordError, Text, Viewer};
use serde_json::Value;
use std::marker::PhantomData;

/// What a game brings to the shelf besides its rules.
pub trait Shelf: Narrate {
    /// Its title.
    const TITLES: Trio;
    /// Two sentences on the lid.
    const BLURB: Trio;
    /// Its `RULES.toml`.
    const RULES: &'static str;
    /// The lessons of its guided first game, as TOML.
    const LESSONS: &'static str;
    /// Its Fluent texts.
    const LOCALE: Trio;
    /// The files a data pack may hold: their names, and the texts of the standard one.
    const DATA_FILES: &'static [(&'static str, &'static str)];

    /// Loads an owner's data pack, `(file name, text)`, and answers with what a setup must say to be played with it.
    fn load_data(files: &[(String, String)]) -> Result<Value, Faults>;

    /// What the printed parts say under this setup, for whoever draws them.
    fn sheet(setup: &Self::Setup) -> Value;

    /// Answers what a board asks about a position beyond its view (distances, sight, reach), in a notation of the
    /// game's own. It rests on what `viewer` may know. `None`: no such question.
    fn ask(_state: &Self::State, _viewer: Viewer, _question: &str) -> Option<Value> {
        None
    }

    /// Setups `frente bench` plays besides the usual one, by name.
    fn bench_setups() -> Vec<(&'static str, Self::Setup)> {
        Vec::new()
    }

    /// Asks a position the question that costs this game most, once all round: what it is called and how often it was
    /// asked. For `frente bench`.
    fn bench_queries(_state: &Self::State) -> Option<(&'static str, u64)> {
        None
    }

    /// What people build for this game at home, if anything.
    const LISTS: Option<ListKind> = None;

    /// What they build it from, with the data pack of this setup.
    fn stock(_setup: &Self::Setup) -> Option<Stock> {
        None
    }

    /// What there is to say about a deck or an army list, as JSON text, with the data pack of this setup.
    fn check_list(_setup: &Self::Setup, _text: &str) -> ListReport {
        ListReport::default()
    }

    /// The starting positions in the data pack of this setup, with the names it gives them.
    fn scenarios(_setup: &Self::Setup) -> Vec<(String, Option<Text>)> {
        Self::INFO.scenarios.iter().map(|id| ((*id).to_owned(), None)).collect()
    }

    /// Seats the bot that goes by `spec`, with what bots were taught of this game.
    fn player(spec: Spec, seed: u64) -> Player<Self>;
}

/// A game on the shelf.
pub trait AnyGame: Sync {
    /// Who it is.
    fn info(&self) -> &'static GameInfo;
    /// Its title.
    fn titles(&self) -> Trio;
    /// Two sentences on the lid.
    fn blurb(&self) -> Trio;
    /// Its Fluent texts.
    fn locale(&self) -> Trio;
    /// Every paragraph of its rulebook.
    fn rules(&self) -> Vec<RuleRow>;
    /// The lessons of its guided first game.
    fn lessons(&self) -> Vec<Lesson>;
    /// What that is played with, laid over the usual setup; `null`: the usual one.
    fn first_setup(&self) -> Value;
    /// One of every message it can send.
    fn vocabulary(&self) -> Vec<Message>;
    /// The usual setup.
    fn setup(&self) -> Value;
    /// A match before its first step; `setup` is laid over the usual one (`null`: the usual one).
    fn open(&self, setup: &Value) -> Result<Box<dyn AnyMatch>, Faults>;
    /// The match a record is of, every seal and step checked.
    fn replay(&self, record: &Record) -> Result<Box<dyn AnyMatch>, RecordError>;
    /// The same, and every die and card redrawn where the record publishes its secret.
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
    /// The starting positions in the data pack `setup` names, with the names it gives them.
    fn scenarios(&self, setup: &Value) -> Result<Vec<(String, Option<Text>)>, Faults>;
    /// Loads an owner's data pack and answers with what a setup must say to be played with it.
    fn load_data(&self, files: &[(String, String)]) -> Result<Value, Faults>;
}

/// The box of `G`.
pub struct GameBox<G>(PhantomData<fn() -> G>);

impl<G> GameBox<G> {
    /// A closed box.
    pub const fn new() -> GameBox<G> {
        GameBox(PhantomData)
    }
}

impl<G> Default for GameBox<G> {
    fn default() -> Self {
        GameBox::new()
    }
}

/// A setup laid over the usual one.
pub(crate) fn laid_over_usual<G: Shelf>(setup: &Value) -> Result<G::Setup, Faults> {
    patched(&G::Setup::default(), setup, "setup")
}

impl<G: Shelf> AnyGame for GameBox<G> {
    fn info(&self) -> &'static GameInfo {
        &G::INFO
    }

    fn titles(&self) -> Trio {
        G::TITLES
    }

    fn blurb(&self) -> Trio {
        G::BLURB
    }

    fn locale(&self) -> Trio {
        G::LOCALE
    }

    fn rules(&self) -> Vec<RuleRow> {
        rules::parse(G::RULES).expect("the embedded rulebook was checked by the tests")
    }

    fn lessons(&self) -> Vec<Lesson> {
        lessons::parse(G::LESSONS).expect("the embedded lessons were checked by the tests")
    }

    fn first_setup(&self) -> Value {
        lessons::setup(G::LESSONS).expect("the embedded lessons were checked by the tests")
    }

    fn vocabulary(&self) -> Vec<Message> {
        G::vocabulary()
    }

    fn setup(&self) -> Value {
        serde_json::to_value(G::Setup::default()).expect("a setup is plain data")
    }

    fn open(&self, setup: &Value) -> Result<Box<dyn AnyMatch>, Faults> {
        Ok(Box::new(Table::<G>::open(setup)?))
    }

    fn replay(&self, record: &Record) -> Result<Box<dyn AnyMatch>, RecordError> {
        Ok(Box::new(Table::<G>::of(&record.replay()?)))
    }

    fn verify(&self, record: &Record) -> Result<(Box<dyn AnyMatch>, DiceProof), RecordError> {
        let verified = record.verify::<G>()?;
        Ok((Box::new(Table::of(&verified.played)), verified.dice))
    }

    fn data_files(&self) -> Vec<&'static str> {
        G::DATA_FILES.iter().map(|(name, _)| *name).collect()
    }

    fn sheet(&self, setup: &Value) -> Result<Value, Faults> {
        Ok(G::sheet(&laid_over_usual::<G>(setup)?))
    }

    fn lists(&self) -> Option<ListKind> {
        G::LISTS
    }

    fn stock(&self, setup: &Value) -> Result<Option<Stock>, Faults> {
        Ok(G::stock(&laid_over_usual::<G>(setup)?))
    }

    fn check_list(&self, setup: &Value, text: &str) -> Result<ListReport, Faults> {
        Ok(G::check_list(&laid_over_usual::<G>(setup)?, text))
    }

    fn scenarios(&self, setup: &Value) -> Result<Vec<(String, Option<Text>)>, Faults> {
        Ok(G::scenarios(&laid_over_usual::<G>(setup)?))
    }

    fn load_data(&self, files: &[(String, String)]) -> Result<Value, Faults> {
        G::load_data(files)
    }
}
