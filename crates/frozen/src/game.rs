//! A frozen game: its box, over a module.

use crate::engine::{Compiled, Cost, Running, Trouble};
use crate::table::FrozenMatch;
use frente_door::exercise::Exercise;
use frente_door::lists::{Laid, List};
use frente_door::rules::RuleRow;
use frente_door::wire::{Opened, Refused, Reply, Request};
use frente_door::{AnyGame, AnyMatch, Faults, Lesson, ListKind, ListReport, Stock, Trio};
use frente_kernel::record::DiceProof;
use frente_kernel::{GameInfo, Message, OptionInfo, Record, RecordError, RuleId, Text};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// What a question to the box may cost.
const BOX: Cost = Cost(5_000);

/// A game of an earlier version.
#[derive(Clone)]
pub struct FrozenGame(Arc<Inner>);

struct Inner {
    compiled: Compiled,
    lid: Lid,
    texts: OnceLock<Box<LidTexts>>,
    windows: OnceLock<&'static [&'static str]>,
    /// An instance that was asked about the box before.
    spare: Mutex<Option<Running>>,
}

/// What is read once and kept for as long as the program runs.
struct Lid {
    info: &'static GameInfo,
    no_draw: Option<RuleId>,
    titles: Trio,
    blurb: Trio,
    lists: Option<ListKind>,
    lot: Option<u8>,
}

struct LidTexts {
    common: Trio,
    lists: Trio,
    game: Trio,
    board: Trio,
}

#[derive(Deserialize)]
struct LidOut {
    info: InfoOut,
    no_draw: Option<String>,
    titles: TrioOut,
    blurb: TrioOut,
    lists: Option<ListKind>,
    lot: Option<u8>,
}

#[derive(Deserialize)]
struct InfoOut {
    id: String,
    rules_version: u32,
    seats: (u8, u8),
    hidden: bool,
    max_steps: u32,
    scenarios: Vec<String>,
    options: Vec<OptionOut>,
}

#[derive(Deserialize)]
struct OptionOut {
    id: String,
    values: Vec<i32>,
    default: i32,
    rule: String,
}

#[derive(Deserialize)]
struct TrioOut {
    es: String,
    en: String,
    fr: String,
}

#[derive(Deserialize)]
struct TextsOut {
    common: TrioOut,
    lists: TrioOut,
    game: TrioOut,
    board: TrioOut,
}

fn kept(text: String) -> &'static str {
    Box::leak(text.into_boxed_str())
}

impl TrioOut {
    fn kept(self) -> Trio {
        Trio { es: kept(self.es), en: kept(self.en), fr: kept(self.fr) }
    }
}

impl InfoOut {
    fn kept(self) -> &'static GameInfo {
        let option = |option: OptionOut| OptionInfo {
            id: kept(option.id),
            values: option.values.leak(),
            default: option.default,
            rule: kept(option.rule),
        };
        Box::leak(Box::new(GameInfo {
            id: kept(self.id),
            rules_version: self.rules_version,
            seats: self.seats,
            hidden: self.hidden,
            max_steps: self.max_steps,
            scenarios: self.scenarios.into_iter().map(kept).collect::<Vec<_>>().leak(),
            options: self.options.into_iter().map(option).collect::<Vec<_>>().leak(),
        }))
    }
}

impl FrozenGame {
    /// The game in a module. It is meant to be kept: a little of what its lid says is never given back.
    pub fn wake(module: &[u8]) -> Result<FrozenGame, String> {
        let compiled = Compiled::new(module)?;
        let mut running = compiled.instance().map_err(|trouble| trouble.to_string())?;
        let lid = match running.ask(&Request::Info, BOX).map_err(|trouble| trouble.to_string())? {
            Reply::Ok(value) => {
                LidOut::deserialize(value).map_err(|error| format!("its lid cannot be read: {error}"))?
            }
            Reply::Err(refused) => return Err(refused.to_string()),
        };
        let lid = Lid {
            info: lid.info.kept(),
            no_draw: lid.no_draw.map(kept),
            titles: lid.titles.kept(),
            blurb: lid.blurb.kept(),
            lists: lid.lists,
            lot: lid.lot,
        };
        let (texts, windows) = (OnceLock::new(), OnceLock::new());
        Ok(FrozenGame(Arc::new(Inner { compiled, lid, texts, windows, spare: Mutex::new(Some(running)) })))
    }

    /// The compiled module of the rules.
    pub fn compiled(&self) -> &Compiled {
        &self.0.compiled
    }

    /// A new instance that knows the owners' data packs.
    pub(crate) fn instance(&self) -> Result<Running, Trouble> {
        let mut running = self.0.compiled.instance()?;
        for files in crate::packs_of(self.0.lid.info.id) {
            // A pack that these rules refuse is one no match of theirs was begun with.
            running.ask(&Request::LoadData { files }, BOX)?;
        }
        Ok(running)
    }

    /// Asks the box. An answer is a fact about the module: trouble is a fault of the module, not of the question.
    fn asked(&self, request: &Request, cost: Cost) -> Result<Value, Refused> {
        let mut spare = self.0.spare.lock().unwrap_or_else(PoisonError::into_inner);
        let mut running = match spare.take() {
            Some(running) => running,
            None => self.instance().unwrap_or_else(|trouble| self.broke(&trouble)),
        };
        match running.ask(request, cost) {
            Ok(reply) => {
                *spare = Some(running);
                match reply {
                    Reply::Ok(value) => Ok(value),
                    Reply::Err(refused) => Err(refused),
                }
            }
            Err(trouble) => {
                drop(spare);
                self.broke(&trouble)
            }
        }
    }

    /// Ends the question as a panic of rules does: whoever keeps the match catches it.
    pub(crate) fn broke(&self, trouble: &Trouble) -> ! {
        match trouble {
            Trouble::Overrun(overrun) => std::panic::panic_any(*overrun),
            Trouble::Broke(said) => {
                panic!("frozen rules {} of {}: {said}", self.0.lid.info.rules_version, self.0.lid.info.id)
            }
        }
    }

    /// A plain answer of the box.
    fn fact<T: DeserializeOwned>(&self, request: &Request) -> T {
        let value = self.asked(request, BOX).unwrap_or_else(|refused| self.broke(&Trouble::Broke(refused.to_string())));
        self.read(value)
    }

    /// An answer that may be a list of faults.
    fn judged<T: DeserializeOwned>(&self, request: &Request) -> Result<T, Faults> {
        match self.asked(request, BOX) {
            Ok(value) => Ok(self.read(value)),
            Err(Refused::Faults(faults)) => Err(faults),
            Err(refused) => self.broke(&Trouble::Broke(refused.to_string())),
        }
    }

    pub(crate) fn read<T: DeserializeOwned>(&self, value: Value) -> T {
        let read = serde_json::from_value(value);
        read.unwrap_or_else(|error| self.broke(&Trouble::Broke(format!("an answer that cannot be read: {error}"))))
    }

    fn texts(&self) -> &LidTexts {
        self.0.texts.get_or_init(|| {
            let texts: TextsOut = self.fact(&Request::Texts);
            let TextsOut { common, lists, game, board } = texts;
            let [common, lists, game, board] = [common, lists, game, board].map(TrioOut::kept);
            Box::new(LidTexts { common, lists, game, board })
        })
    }

    /// The kinds of windows of this game, as the first match asked said.
    pub(crate) fn windows(&self, ask: impl FnOnce() -> Vec<String>) -> &'static [&'static str] {
        self.0.windows.get_or_init(|| ask().into_iter().map(kept).collect::<Vec<_>>().leak())
    }

    /// Opens the match of a record in an instance of its own.
    fn opened(&self, request: &Request, steps: usize) -> Result<(FrozenMatch, Option<DiceProof>), RecordError> {
        let cost = Cost(5_000 + 5 * steps as u64);
        let mut running = self.instance().unwrap_or_else(|trouble| self.broke(&trouble));
        let reply = running.ask(request, cost).unwrap_or_else(|trouble| self.broke(&trouble));
        match reply {
            Reply::Ok(value) => {
                let opened: Opened = self.read(value);
                let proof = opened.proof;
                Ok((FrozenMatch::seated(self.clone(), running, opened), proof))
            }
            Reply::Err(Refused::Record(error)) => Err(error),
            Reply::Err(refused) => self.broke(&Trouble::Broke(refused.to_string())),
        }
    }
}

impl AnyGame for FrozenGame {
    fn info(&self) -> &'static GameInfo {
        self.0.lid.info
    }

    fn no_draw(&self) -> Option<RuleId> {
        self.0.lid.no_draw
    }

    fn titles(&self) -> Trio {
        self.0.lid.titles
    }

    fn blurb(&self) -> Trio {
        self.0.lid.blurb
    }

    fn locale(&self) -> Trio {
        self.texts().game
    }

    fn board_locale(&self) -> Trio {
        self.texts().board
    }

    fn common(&self) -> Trio {
        self.texts().common
    }

    fn list_texts(&self) -> Trio {
        self.texts().lists
    }

    fn rules(&self) -> Vec<RuleRow> {
        self.fact(&Request::Rules)
    }

    fn lessons(&self) -> Vec<Lesson> {
        self.fact(&Request::Lessons)
    }

    fn exercises(&self) -> Vec<Exercise> {
        self.fact(&Request::Exercises)
    }

    fn first_setup(&self) -> Value {
        self.fact(&Request::FirstSetup)
    }

    fn vocabulary(&self) -> Vec<Message> {
        self.fact(&Request::Vocabulary)
    }

    fn setup(&self) -> Value {
        self.fact(&Request::Setup)
    }

    fn open(&self, setup: &Value) -> Result<Box<dyn AnyMatch>, Faults> {
        let mut running = self.instance().unwrap_or_else(|trouble| self.broke(&trouble));
        let request = Request::Open { setup: setup.clone(), edits: Vec::new(), steps: Vec::new() };
        match running.ask(&request, BOX).unwrap_or_else(|trouble| self.broke(&trouble)) {
            Reply::Ok(value) => Ok(Box::new(FrozenMatch::seated(self.clone(), running, self.read(value)))),
            Reply::Err(Refused::Faults(faults)) => Err(faults),
            Reply::Err(refused) => self.broke(&Trouble::Broke(refused.to_string())),
        }
    }

    fn replay(&self, record: &Record) -> Result<Box<dyn AnyMatch>, RecordError> {
        let (table, _) = self.opened(&Request::Replay { record: record.to_string() }, record.steps.len())?;
        Ok(Box::new(table))
    }

    fn verify(&self, record: &Record) -> Result<(Box<dyn AnyMatch>, DiceProof), RecordError> {
        let (table, proof) = self.opened(&Request::Verify { record: record.to_string() }, record.steps.len())?;
        Ok((Box::new(table), proof.unwrap_or(DiceProof::None)))
    }

    fn data_files(&self) -> Vec<&'static str> {
        let names: Vec<String> = self.fact(&Request::DataFiles);
        names.into_iter().map(kept).collect()
    }

    fn sheet(&self, setup: &Value) -> Result<Value, Faults> {
        self.judged(&Request::Sheet { setup: setup.clone() })
    }

    fn lists(&self) -> Option<ListKind> {
        self.0.lid.lists
    }

    fn stock(&self, setup: &Value) -> Result<Option<Stock>, Faults> {
        self.judged(&Request::Stock { setup: setup.clone() })
    }

    fn check_list(&self, setup: &Value, text: &str) -> Result<ListReport, Faults> {
        self.judged(&Request::CheckList { setup: setup.clone(), text: text.to_owned() })
    }

    fn write_list(&self, list: &List) -> Value {
        self.fact(&Request::WriteList { list: list.clone() })
    }

    fn read_list(&self, text: &str) -> Result<List, Box<ListReport>> {
        self.fact(&Request::ReadList { text: text.to_owned() })
    }

    fn lay_lists(&self, setup: &Value, seats: &[Option<Laid>]) -> Result<Value, Faults> {
        self.judged(&Request::LayLists { setup: setup.clone(), seats: seats.to_vec() })
    }

    fn lot(&self) -> Option<u8> {
        self.0.lid.lot
    }

    fn scenarios(&self, setup: &Value) -> Result<Vec<(String, Option<Text>)>, Faults> {
        self.judged(&Request::Scenarios { setup: setup.clone() })
    }

    fn load_data(&self, files: &[(String, String)]) -> Result<Value, Faults> {
        self.judged(&Request::LoadData { files: files.to_vec() })
    }
}
