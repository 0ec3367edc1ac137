//! The door across a wire: every question to a box and to a match as a line of JSON, and whoever answers them.
//!
//! Rules that run as a module of their own (an old version, the browser) are asked by [`Request`] and answer by
//! [`Reply`]. A [`Clerk`] sits inside the module, between the wire and the game. What would not survive a reader that
//! counts in floating point, seeds and secrets, travels as text. No request makes a clerk panic: what it cannot read or does
//! not know it refuses.

use crate::answers::{NodeOut, StepOut};
use crate::attempt::Attempt;
use crate::door::AnyMatch;
use crate::exercise::Exercise;
use crate::home::{self, Answer, Home};
use crate::lid::{GameOut, Guide, Laying, Opening, Paragraph, Written};
use crate::lists::{Laid, List};
use crate::refusals::{ActError, BotError, Faults, RewindError};
use crate::shelf::AnyGame;
use frente_kernel::record::Publish;
use frente_kernel::{Limits, Record, RecordError, Salt, Seat, Secret, VerifiableDice, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// The version of what goes over the wire. What a clerk of an earlier one was asked, later ones answer too; version 2 added
/// tables at home.
pub const ABI: u32 = 2;

/// One question to the box or to a match.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "op", rename_all = "snake_case")]
pub enum Request {
    /// What stands on the lid: id, version, bounds, titles, blurb, what is built at home.
    Info,
    /// The texts of every language.
    Texts,
    /// The usual setup.
    Setup,
    /// What the guided first game is played with.
    FirstSetup,
    /// Every paragraph of the rulebook.
    Rules,
    /// The lessons of the guided first game.
    Lessons,
    /// The lessons by doing.
    Exercises,
    /// One of every message.
    Vocabulary,
    /// The names of the files of a data pack.
    DataFiles,
    /// What the printed parts say under `setup`.
    Sheet {
        /// Laid over the usual one.
        setup: Value,
    },
    /// What lists are built from.
    Stock {
        /// Laid over the usual one.
        setup: Value,
    },
    /// What there is to say about a list.
    CheckList {
        /// Laid over the usual one.
        setup: Value,
        /// The list as JSON text, in the game's own shape.
        text: String,
    },
    /// A list as its file.
    WriteList {
        /// The list in the shape all games share.
        list: List,
    },
    /// The list of a file.
    ReadList {
        /// The text of the file.
        text: String,
    },
    /// What a setup says of lists where the seats play these.
    LayLists {
        /// Laid over the usual one.
        setup: Value,
        /// The list of each seat; nothing for the usual one.
        seats: Vec<Option<Laid>>,
    },
    /// The starting positions and their names.
    Scenarios {
        /// Laid over the usual one.
        setup: Value,
    },
    /// Loads an owner's data pack: file names and texts.
    LoadData {
        /// The name and the text of each file.
        files: Vec<(String, String)>,
    },
    /// Opens a match and takes the steps it has seen.
    Open {
        /// Laid over the usual one.
        setup: Value,
        /// Patches laid over the first position, for the referee.
        #[serde(default)]
        edits: Vec<Value>,
        /// The steps to be taken.
        #[serde(default)]
        steps: Vec<StepOut>,
    },
    /// Opens the match a record is of.
    Replay {
        /// The record as text.
        record: String,
    },
    /// Opens the match a record is of and draws its dice again.
    Verify {
        /// The record as text.
        record: String,
    },
    /// Asks an open match.
    Match {
        /// The number it was opened under.
        at: u32,
        /// The question it is asked.
        ask: Ask,
    },
    /// Forgets a match.
    Close {
        /// The number it was opened under.
        at: u32,
    },
    /// Asks the box what a shelf and a page ask.
    House {
        /// The question that is asked.
        ask: House,
    },
    /// Sits down at a new match at home.
    Sit {
        /// Who sits where, with which dice.
        sitting: home::Sitting,
    },
    /// Goes on with a match at home that was stored.
    Resume {
        /// As it was handed out.
        header: Box<home::Header>,
        /// All its steps.
        steps: Vec<StepOut>,
    },
    /// Asks a match at home.
    Home {
        /// The number it was opened under.
        at: u32,
        /// The question that is asked.
        ask: home::Ask,
    },
    /// Several questions in one crossing.
    Batch {
        /// The questions, answered in this order.
        of: Vec<Request>,
    },
}

/// One question a page has before there is a match.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts", rename = "HomeHouse"))]
#[allow(missing_docs, reason = "each is the question of that name to a server")]
pub enum House {
    Lid,
    Rules,
    Guide,
    Exercises,
    Exercise {
        id: String,
        attempt: Attempt,
    },
    Stock,
    Opening {
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        setup: Value,
    },
    WriteList {
        list: List,
    },
    ReadList {
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        file: Value,
    },
    LayLists {
        laying: Laying,
    },
}

/// One question to a match: the methods of [`AnyMatch`] by name.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "each is the method of AnyMatch of that name, with its parameters")]
pub enum Ask {
    Node,
    Sheet,
    Windows,
    State,
    UndoFloor,
    Chances,
    Fork,
    Step { n: usize },
    View { viewer: Eyes },
    Prompt { viewer: Eyes },
    Offers { seat: Seat },
    Window { seat: Seat },
    Odds { seat: Seat, action: String, nodes: u32, samples: u32, seed: Number },
    Explain { seat: Seat, action: String },
    Why { seat: Seat, on: String, at: Option<String>, seed: Number },
    Plan { seat: Seat, actions: Vec<String>, seed: Number },
    Forced { secrets: bool },
    Ask { viewer: Eyes, question: String },
    Log { viewer: Eyes, since: usize },
    Act { seat: Seat, action: String },
    Chance { chance: String },
    Roll { dice: Dice },
    NextChance { dice: Dice },
    BotChoice { seat: Seat, level: String, seed: Number, most: Option<u32> },
    Rewind { count: usize },
    Prefix { count: usize },
    Record { dice: Option<Dice>, publish: Publish },
    Edit { patch: Value },
}

/// A [`Viewer`] on the wire.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Eyes {
    /// The player on a seat.
    Seat(Seat),
    /// Somebody without a seat.
    Spectator,
    /// The keeper of the record.
    Referee,
}

impl From<Viewer> for Eyes {
    fn from(viewer: Viewer) -> Eyes {
        match viewer {
            Viewer::Seat(seat) => Eyes::Seat(seat),
            Viewer::Spectator => Eyes::Spectator,
            Viewer::Referee => Eyes::Referee,
        }
    }
}

impl From<Eyes> for Viewer {
    fn from(eyes: Eyes) -> Viewer {
        match eyes {
            Eyes::Seat(seat) => Viewer::Seat(seat),
            Eyes::Spectator => Viewer::Spectator,
            Eyes::Referee => Viewer::Referee,
        }
    }
}

/// A number too long for a reader that counts in floating point.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Number(pub u64);

impl TryFrom<String> for Number {
    type Error = std::num::ParseIntError;

    fn try_from(text: String) -> Result<Number, std::num::ParseIntError> {
        text.parse().map(Number)
    }
}

impl From<Number> for String {
    fn from(number: Number) -> String {
        number.0.to_string()
    }
}

/// Verifiable dice on the wire: the keeper of the match hands them in each time.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Dice {
    /// 64 hexadecimal digits.
    pub secret: String,
    /// The public part.
    pub salt: Salt,
}

impl From<&VerifiableDice> for Dice {
    fn from(dice: &VerifiableDice) -> Dice {
        Dice { secret: dice.secret().reveal(), salt: dice.salt().clone() }
    }
}

impl Dice {
    fn read(&self) -> Result<VerifiableDice, Refused> {
        let secret: Result<Secret, _> = self.secret.parse();
        secret.map(|secret| VerifiableDice::new(secret, self.salt.clone())).map_err(|error| unreadable(&error))
    }
}

/// What an open match has come to.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Stand {
    /// The steps the question added, or all of them where the match was opened.
    pub taken: Vec<StepOut>,
    /// How many seats play.
    pub seats: u8,
    /// Whose turn it is to move.
    pub node: NodeOut,
}

/// A match that was opened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Opened {
    /// The number to ask it by; none is used twice.
    pub at: u32,
    /// What was agreed.
    pub setup: Value,
    /// What it has come to.
    pub stand: Stand,
    /// What could be proved of its dice, where that was asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub proof: Option<frente_kernel::record::DiceProof>,
}

/// The answer to one request.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Reply {
    /// What was asked for.
    Ok(Value),
    /// Why not. Nothing has changed.
    Err(Refused),
}

/// Why a question was not answered.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, thiserror::Error)]
#[serde(tag = "kind", content = "why", rename_all = "kebab-case")]
pub enum Refused {
    /// An action or a chance was not taken.
    #[error(transparent)]
    Act(#[from] ActError),
    /// A match was not taken back.
    #[error(transparent)]
    Rewind(#[from] RewindError),
    /// A setup, a position or a data pack was not accepted.
    #[error(transparent)]
    Faults(#[from] Faults),
    /// A record does not hold.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// A bot did not choose.
    #[error(transparent)]
    Bot(#[from] BotError),
    /// A match begun from an edited position has no record.
    #[error("a match begun from an edited position cannot be written as a record")]
    NoRecord,
    /// A step that was taken once cannot be taken again.
    #[error("step {number} of a match that was to be opened: {refusal}")]
    Step {
        /// Counted from 1.
        number: usize,
        /// Why it cannot be taken.
        refusal: ActError,
    },
    /// A table at home did not do it.
    #[error(transparent)]
    Home(#[from] home::Refusal),
    /// Nobody knows a match of that number.
    #[error("no match is open under the number {at}")]
    NoMatch {
        /// What was asked for.
        at: u32,
    },
    /// A question that cannot be read.
    #[error("the question cannot be read: {reason}")]
    Unreadable {
        /// What was expected.
        reason: String,
    },
}

fn unreadable(error: &dyn std::fmt::Display) -> Refused {
    Refused::Unreadable { reason: error.to_string() }
}

/// Answers for one game.
pub struct Clerk {
    game: &'static dyn AnyGame,
    open: BTreeMap<u32, Box<dyn AnyMatch>>,
    homes: BTreeMap<u32, Home>,
    next: u32,
}

impl Clerk {
    /// A clerk who knows `game`.
    pub const fn new(game: &'static dyn AnyGame) -> Clerk {
        Clerk { game, open: BTreeMap::new(), homes: BTreeMap::new(), next: 1 }
    }

    /// Answers a question, both as JSON.
    pub fn answer(&mut self, question: &[u8]) -> Vec<u8> {
        let reply = match serde_json::from_slice(question) {
            Ok(request) => self.reply(request),
            Err(error) => Reply::Err(unreadable(&error)),
        };
        serde_json::to_vec(&reply).expect("an answer is plain data")
    }

    fn reply(&mut self, request: Request) -> Reply {
        match self.serve(request) {
            Ok(value) => Reply::Ok(value),
            Err(refused) => Reply::Err(refused),
        }
    }

    fn serve(&mut self, request: Request) -> Result<Value, Refused> {
        let game = self.game;
        Ok(match request {
            Request::Info => json!({
                "abi": ABI,
                "info": game.info(),
                "no_draw": game.no_draw(),
                "titles": game.titles(),
                "blurb": game.blurb(),
                "lists": game.lists(),
                "lot": game.lot(),
            }),
            Request::Texts => json!({
                "common": game.common(),
                "lists": game.list_texts(),
                "game": game.locale(),
                "board": game.board_locale(),
            }),
            Request::Setup => game.setup(),
            Request::FirstSetup => game.first_setup(),
            Request::Rules => json!(game.rules()),
            Request::Lessons => json!(game.lessons()),
            Request::Exercises => json!(game.exercises()),
            Request::Vocabulary => json!(game.vocabulary()),
            Request::DataFiles => json!(game.data_files()),
            Request::Sheet { setup } => game.sheet(&setup)?,
            Request::Stock { setup } => json!(game.stock(&setup)?),
            Request::CheckList { setup, text } => json!(game.check_list(&setup, &text)?),
            Request::WriteList { list } => game.write_list(&list),
            Request::ReadList { text } => json!(game.read_list(&text)),
            Request::LayLists { setup, seats } => game.lay_lists(&setup, &seats)?,
            Request::Scenarios { setup } => json!(game.scenarios(&setup)?),
            Request::LoadData { files } => game.load_data(&files)?,
            Request::Open { setup, edits, steps } => {
                let table = gone_on(game.open(&setup)?, &edits, &steps)?;
                self.opened(table, None)
            }
            Request::Replay { record } => self.opened(game.replay(&Record::parse(&record)?)?, None),
            Request::Verify { record } => {
                let (table, proof) = game.verify(&Record::parse(&record)?)?;
                self.opened(table, Some(proof))
            }
            Request::Match { at, ask } => {
                let table = self.open.get_mut(&at).ok_or(Refused::NoMatch { at })?;
                match ask {
                    Ask::Fork => {
                        let fork = table.fork();
                        self.opened(fork, None)
                    }
                    Ask::Prefix { count } => {
                        let earlier = table.prefix(count)?;
                        self.opened(earlier, None)
                    }
                    ask => asked(&mut **table, ask)?,
                }
            }
            Request::Close { at } => json!(self.open.remove(&at).is_some() || self.homes.remove(&at).is_some()),
            Request::House { ask } => house(game, ask)?,
            Request::Sit { sitting } => self.at_home(Home::sit(game, sitting)?),
            Request::Resume { header, steps } => self.at_home(Home::resume(game, *header, &steps)?),
            Request::Home { at, ask } => {
                let home = self.homes.get_mut(&at).ok_or(Refused::NoMatch { at })?;
                match home.answer(ask)? {
                    Answer::Told(value) => value,
                    Answer::Another(other) => self.at_home(*other),
                }
            }
            Request::Batch { of } => json!(of.into_iter().map(|request| self.reply(request)).collect::<Vec<_>>()),
        })
    }

    fn opened(&mut self, table: Box<dyn AnyMatch>, proof: Option<frente_kernel::record::DiceProof>) -> Value {
        let at = self.next;
        self.next += 1;
        let opened = Opened { at, setup: table.setup(), stand: stand(&*table, 0), proof };
        self.open.insert(at, table);
        json!(opened)
    }

    fn at_home(&mut self, home: Home) -> Value {
        let at = self.next;
        self.next += 1;
        let opened = json!({ "at": at, "done": home.opened() });
        self.homes.insert(at, home);
        opened
    }
}

fn house(game: &dyn AnyGame, ask: House) -> Result<Value, Refused> {
    let usual = Value::Null;
    let none = |code, key, detail| home::Refusal::new(code, key, detail);
    Ok(match ask {
        House::Lid => json!(GameOut::of(game, &usual)?),
        House::Rules => json!(game.rules().iter().map(Paragraph::from).collect::<Vec<_>>()),
        House::Guide => match game.lessons() {
            lessons if lessons.is_empty() => {
                return Err(none("no-guide", "error-no-guide", "this game has no guided first game").into());
            }
            lessons => json!(Guide { lessons }),
        },
        House::Exercises => json!(game.exercises().iter().map(Exercise::lid).collect::<Vec<_>>()),
        House::Exercise { id, attempt } => {
            let exercise = game.exercises().into_iter().find(|exercise| exercise.id == id);
            let missing = || none("no-exercise", "error-no-exercise", "this game has no lesson of that name");
            let tried = crate::attempt::attempt(game, &exercise.ok_or_else(missing)?, attempt);
            json!(tried.map_err(|error| home::Refusal::malformed(&error))?)
        }
        House::Stock => {
            let stock = game.stock(&usual).map_err(home::Refusal::from)?;
            json!(stock.ok_or_else(|| none("no-lists", "error-no-lists", "this game has no lists to build"))?)
        }
        House::Opening { setup } => json!(Opening::of(game, &setup).map_err(home::Refusal::from)?),
        House::WriteList { list } => json!(Written::of(game, &usual, &list).map_err(home::Refusal::from)?),
        House::ReadList { file } => json!(game.read_list(&file.to_string()).map_err(|report| {
            let wrong = report.errors.into_iter().next();
            let refusal = home::Refusal::malformed(&wrong.as_ref().map_or("", |wrong| &wrong.detail));
            wrong.map_or(refusal.clone(), |wrong| home::Refusal { message: wrong.message, ..refusal })
        })?),
        House::LayLists { laying } => laying.laid(game, &usual).map_err(home::Refusal::from)?,
    })
}

/// The match after these patches of its first position and these steps.
fn gone_on(mut table: Box<dyn AnyMatch>, edits: &[Value], steps: &[StepOut]) -> Result<Box<dyn AnyMatch>, Refused> {
    for patch in edits {
        table.edit(patch)?;
    }
    for (number, step) in (1..).zip(steps) {
        let taken = match step.seat {
            Some(seat) => table.act(seat, &step.text),
            None => table.chance(&step.text),
        };
        taken.map_err(|refusal| Refused::Step { number, refusal })?;
    }
    Ok(table)
}

/// What a match has come to since it had `since` steps.
fn stand(table: &dyn AnyMatch, since: usize) -> Stand {
    let taken = (since + 1..=table.steps()).filter_map(|n| table.step(n)).collect();
    Stand { taken, seats: table.seats(), node: table.node() }
}

fn asked(table: &mut dyn AnyMatch, ask: Ask) -> Result<Value, Refused> {
    let steps = table.steps();
    match ask {
        Ask::Act { seat, action } => table.act(seat, &action)?,
        Ask::Chance { chance } => table.chance(&chance)?,
        Ask::Roll { dice } => table.roll(&dice.read()?),
        Ask::Rewind { count } => table.rewind(count)?,
        Ask::Edit { patch } => table.edit(&patch)?,
        ask => return told(table, ask),
    }
    Ok(json!(stand(table, steps)))
}

fn told(table: &dyn AnyMatch, ask: Ask) -> Result<Value, Refused> {
    Ok(match ask {
        Ask::Node => json!(stand(table, table.steps())),
        Ask::Sheet => table.sheet(),
        Ask::Windows => json!(table.windows()),
        Ask::State => table.state(),
        Ask::UndoFloor => json!(table.undo_floor()),
        Ask::Chances => json!(table.chances()),
        Ask::Step { n } => json!(table.step(n)),
        Ask::View { viewer } => table.view(viewer.into()),
        Ask::Prompt { viewer } => json!(table.prompt(viewer.into())),
        Ask::Offers { seat } => json!(table.offers(seat)),
        Ask::Window { seat } => json!(table.window(seat)),
        Ask::Odds { seat, action, nodes, samples, seed } => {
            json!(table.odds(seat, &action, Limits { nodes, samples }, seed.0)?)
        }
        Ask::Explain { seat, action } => json!(table.explain(seat, &action)?),
        Ask::Why { seat, on, at, seed } => json!(table.why(seat, &on, at.as_deref(), seed.0)),
        Ask::Plan { seat, actions, seed } => json!(table.plan(seat, &actions, seed.0)?),
        Ask::Forced { secrets } => json!(table.forced(secrets)),
        Ask::Ask { viewer, question } => json!(table.ask(viewer.into(), &question)),
        Ask::Log { viewer, since } => json!(table.log(viewer.into(), since)),
        Ask::NextChance { dice } => json!(table.next_chance(&dice.read()?)),
        Ask::BotChoice { seat, level, seed, most } => json!(table.bot_choice(seat, &level, seed.0, most)?),
        Ask::Record { dice, publish } => {
            let dice = dice.map(|dice| dice.read()).transpose()?;
            json!(table.record(dice.as_ref(), publish).map_err(|_| Refused::NoRecord)?)
        }
        Ask::Act { .. } | Ask::Chance { .. } | Ask::Roll { .. } | Ask::Rewind { .. } | Ask::Edit { .. } => {
            unreachable!("what changes a match was carried out before")
        }
        Ask::Fork | Ask::Prefix { .. } => unreachable!("what opens a match was carried out before"),
    })
}
