//! A table at home: one screen, bots, no server. The one who runs the rules in a browser keeps what the table hands out and
//! hands it in again; nothing is stored here, and nothing is asked of a clock or of chance.
//!
//! It answers as a server's table does, in the same frames ([`crate::told`]) and conducted alike ([`crate::conduct`]). What only
//! a server has (other people, clocks, chat) is refused in a sentence.

mod refusal;

pub use refusal::Refusal;

use crate::answers::StepOut;
use crate::conduct::{self, answer_alone, floor_after};
use crate::door::AnyMatch;
use crate::ending::{self, Ending};
use crate::luck;
use crate::refusals::RewindError;
use crate::shelf::AnyGame;
use crate::speak::verbatim;
use crate::table::film::film;
use crate::told::{
    ClockRule, Explanation, Glance, Heard, MatchMeta, ParentOut, Past, Said, SeatOut, SeatWish, Status, Suits, Told,
};
use frente_kernel::record::Publish;
use frente_kernel::{Message, Salt, Seat, Secret, VerifiableDice, Viewer};
use frente_search::Level;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};

/// What the one at the screen brings to a new match.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub struct Sitting {
    /// The id of the match.
    pub id: String,
    /// Laid over the usual setup.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub setup: Value,
    /// Who sits where.
    #[serde(default)]
    pub seats: Vec<SeatWish>,
    /// Whether it comes with lessons.
    #[serde(default)]
    pub guided: bool,
    /// What the dice are drawn from: 64 hexadecimal digits nobody could foresee.
    pub secret: String,
    /// What the first seat at the screen gives to the dice.
    pub salt: String,
    /// When: milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at: i64,
}

/// What is stored of a match besides its steps. Only a table at home reads it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Header {
    id: String,
    game: String,
    rules: u32,
    setup: Value,
    secret: String,
    /// Whether every die of the match came from the secret: not so where it goes on from another.
    own_dice: bool,
    chairs: Vec<Chair>,
    guided: bool,
    parent: Option<ParentOut>,
    created: i64,
    updated: i64,
    seq: i64,
    /// The number of the last change of the position.
    position: i64,
    /// The seat that gave up.
    resigned: Option<Seat>,
    /// How many steps stood before each change: a gesture is taken back as one.
    changes: Vec<usize>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Chair {
    sitter: SeatWish,
    salt: String,
}

impl Chair {
    fn is_ours(&self) -> bool {
        matches!(self.sitter, SeatWish::Me | SeatWish::Local)
    }

    fn level(&self) -> Option<Level> {
        match &self.sitter {
            SeatWish::Bot { level } => Level::ALL.into_iter().find(|known| known.name() == level),
            _ => None,
        }
    }
}

/// What is to be stored, before anything is shown.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub struct Kept {
    /// To be handed in again as it is.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    header: Header,
    /// The steps after the first so many are these.
    from: usize,
    #[cfg_attr(feature = "ts", ts(type = "unknown[]"))]
    steps: Vec<StepOut>,
    /// For the list of matches.
    meta: MatchMeta,
    glance: Glance,
}

/// The bot that must choose.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub struct Due {
    /// The seat the person has.
    seat: Seat,
    /// The number of the position it must choose in.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    position: i64,
}

/// What comes of something said at a table at home.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub struct Done {
    /// What is to be stored first, where anything has changed.
    kept: Option<Kept>,
    /// The frames, as a server would send them.
    frames: Vec<String>,
    /// The bot that must choose now.
    due: Option<Due>,
}

/// What a table at home is asked.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts", rename = "HomeAsk"))]
#[allow(missing_docs, reason = "each is the question of that name to a server's table; at: milliseconds since 1970")]
pub enum Ask {
    /// A frame as a page sends it.
    Hear {
        text: String,
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        at: i64,
    },
    /// What a bot chose in a position.
    Move {
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        position: i64,
        action: String,
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        at: i64,
    },
    /// What the bot that must choose chooses, in at most so many milliseconds.
    Think {
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        seed: crate::wire::Number,
        most: Option<u32>,
    },
    Snapshot,
    Sheet,
    Odds {
        action: Option<String>,
    },
    Explain {
        action: String,
    },
    /// How likely the seat that must choose is to win.
    Outlook,
    Ask {
        question: String,
    },
    At {
        step: usize,
    },
    Film {
        from: usize,
        to: Option<usize>,
    },
    Why {
        on: String,
        at: Option<String>,
    },
    Plan {
        seat: Seat,
        actions: Vec<String>,
    },
    Luck,
    /// The match as text; `whole`: also where it would tell secrets, for a server that is to keep it.
    Record {
        whole: bool,
    },
    /// A match of its own from a step on; the sitting says who and with which dice.
    Fork {
        step: usize,
        sitting: Sitting,
    },
    /// The same once more; the sitting says with which dice.
    Again {
        sitting: Sitting,
    },
}

/// A match that goes on at home.
pub struct Home {
    header: Header,
    dice: VerifiableDice,
    table: Box<dyn AnyMatch>,
    floor: usize,
}

/// For how long odds of everything offered are reckoned, in seconds.
const PATIENCE: f64 = 0.4;

impl Home {
    /// Sits down at a new match.
    pub fn sit(game: &dyn AnyGame, sitting: Sitting) -> Result<Home, Refusal> {
        let first = sitting.guided && sitting.setup.is_null();
        let setup = if first { game.first_setup() } else { sitting.setup.clone() };
        Home::begin(game.open(&setup)?, sitting, None)
    }

    fn begin(table: Box<dyn AnyMatch>, sitting: Sitting, parent: Option<ParentOut>) -> Result<Home, Refusal> {
        let Sitting { id, seats, guided, secret, salt, at, .. } = sitting;
        let mut chairs: Vec<Chair> = seats.into_iter().map(|sitter| Chair { sitter, salt: String::new() }).collect();
        let wrong = |why: &str| Err(Refusal::because("bad-seats", "error-bad-seats", &why));
        if chairs.len() != usize::from(table.seats()) {
            return wrong(&format!(
                "the game has {} seats under this setup, {} were given",
                table.seats(),
                chairs.len()
            ));
        }
        if chairs.iter().any(|chair| !chair.is_ours() && chair.level().is_none()) {
            return wrong("at home a seat is \"me\", \"local\" or a bot of a known level");
        }
        let Some(first) = chairs.iter_mut().find(|chair| chair.is_ours()) else {
            return wrong("nobody sits at this screen");
        };
        first.salt = salt;
        let chances = (1..=table.steps()).any(|n| table.step(n).is_some_and(|step| step.seat.is_none()));
        let header = Header {
            id,
            game: table.info().id.to_owned(),
            rules: table.info().rules_version,
            setup: table.setup(),
            secret,
            own_dice: !chances,
            chairs,
            guided,
            parent,
            created: at,
            updated: at,
            seq: 1,
            position: 1,
            resigned: None,
            changes: (0..table.steps()).collect(),
        };
        let mut home = Home::at(header, table)?;
        if home.table.node().outcome().is_none() {
            home.table.roll(&home.dice);
        }
        home.floor = home.table.settle_floor();
        Ok(home)
    }

    fn at(header: Header, mut table: Box<dyn AnyMatch>) -> Result<Home, Refusal> {
        let secret: Secret = header.secret.parse().map_err(|error| Refusal::malformed(&error))?;
        let salts = header.chairs.iter().map(|chair| chair.salt.clone()).collect();
        let dice = VerifiableDice::new(secret, Salt::Seats(salts));
        let floor = table.settle_floor();
        Ok(Home { header, dice, table, floor })
    }

    /// Goes on with a match that was stored.
    pub fn resume(game: &dyn AnyGame, header: Header, steps: &[StepOut]) -> Result<Home, Refusal> {
        let mut table = game.open(&header.setup)?;
        for (number, step) in (1..).zip(steps) {
            let taken = match step.seat {
                Some(seat) => table.act(seat, &step.text),
                None => table.chance(&step.text),
            };
            taken
                .map_err(|error| Refusal::because("internal", "error-internal", &format!("step {number}: {error}")))?;
        }
        Home::at(header, table)
    }

    /// What is to be stored of all of it, and who must choose.
    pub fn opened(&self) -> Done {
        Done { kept: Some(self.kept(0)), frames: Vec::new(), due: self.due() }
    }

    fn bots(&self) -> Vec<bool> {
        self.header.chairs.iter().map(|chair| !chair.is_ours()).collect()
    }

    fn is_ours(&self, seat: Seat) -> bool {
        self.header.chairs.get(usize::from(seat.0)).is_some_and(Chair::is_ours)
    }

    /// Whose eyes look at the table: those of the seat that must choose, else of the first at the screen.
    fn viewer(&self) -> Viewer {
        let deciding = self.table.node().deciding().filter(|seat| self.is_ours(*seat));
        let first =
            || (0..).map(Seat).zip(&self.header.chairs).find(|(_, chair)| chair.is_ours()).map(|(seat, _)| seat);
        deciding.or_else(first).map_or(Viewer::Spectator, Viewer::Seat)
    }

    fn ending(&self) -> Option<Ending> {
        self.header.resigned.map(Ending::Resigned)
    }

    fn status(&self) -> Status {
        let over = self.ending().is_some() || self.table.node().outcome().is_some();
        if over { Status::Over } else { Status::Playing }
    }

    fn due(&self) -> Option<Due> {
        let seat = self.table.node().deciding()?;
        (self.status() == Status::Playing && !self.is_ours(seat))
            .then_some(Due { seat, position: self.header.position })
    }

    fn told(&self) -> Told<'_> {
        Told {
            table: &*self.table,
            status: self.status(),
            ending: self.ending(),
            floor: self.floor,
            seq: self.header.seq,
            thinking: self.due().map(|due| due.seat),
            clocks: &[],
        }
    }

    fn meta(&self) -> MatchMeta {
        let Header { id, game, created, updated, seq, guided, parent, .. } = &self.header;
        let over = self.status() == Status::Over;
        let seat = |(seat, chair): (u8, &Chair)| SeatOut {
            seat,
            kind: match chair.sitter {
                SeatWish::Me => "human",
                SeatWish::Local => "local",
                SeatWish::Bot { .. } => "bot",
                SeatWish::Open => "open",
            },
            name: String::new(),
            level: chair.level().map(Level::name),
            salt: chair.salt.clone(),
            you: chair.is_ours(),
            mark: None,
        };
        MatchMeta {
            id: id.clone(),
            game: game.clone(),
            rules: self.table.info().rules_version,
            created: *created,
            updated: *updated,
            seq: *seq,
            steps: self.table.steps(),
            status: self.status(),
            outcome: self.told().node().outcome().and_then(|outcome| serde_json::to_value(outcome).ok()),
            seats: (0..).zip(&self.header.chairs).map(seat).collect(),
            clock: ClockRule::None,
            public: false,
            invite: None,
            commitment: self.dice.secret().commitment().to_string(),
            salt: None,
            secret: over.then(|| self.header.secret.clone()),
            imported: false,
            guided: *guided,
            own_lists: false,
            parent: parent.clone(),
            rematch: None,
            proposal: None,
            turn: self.table.node().deciding().map(|seat| seat.0),
            lot: false,
            suits: Suits::Any,
            range: None,
            rated: false,
            asked: None,
            expires: None,
            why: None,
            tournament: None,
            title: None,
        }
    }

    fn kept(&self, from: usize) -> Kept {
        Kept {
            header: self.header.clone(),
            from,
            steps: (from + 1..=self.table.steps()).filter_map(|n| self.table.step(n)).collect(),
            meta: self.meta(),
            glance: self.told().glance(self.viewer()),
        }
    }

    /// Another number, another position.
    fn changed(&mut self, at: i64) {
        self.header.seq += 1;
        self.header.position = self.header.seq;
        self.header.updated = at;
    }

    /// What is stored and told of a change that left the first `from` steps as they were.
    fn done(&self, from: usize, answer: Option<String>) -> Done {
        let meta = (self.status() == Status::Over).then(|| self.meta());
        let update = text(&self.told().update(self.viewer(), from, meta));
        let frames = std::iter::once(update).chain(answer).collect();
        Done { kept: Some(self.kept(from)), frames, due: self.due() }
    }

    fn ready(&self) -> Result<(), Refusal> {
        match self.status() {
            Status::Over => Err(Refusal::new("over", "refused-over", "the match is over")),
            _ => Ok(()),
        }
    }

    fn own(&self, seat: Seat) -> Result<(), Refusal> {
        let ours = self.is_ours(seat);
        if ours { Ok(()) } else { Err(Refusal::new("seat", "refused-not-your-seat", "that seat is not yours")) }
    }

    fn fresh(&self, seq: i64) -> Result<(), Refusal> {
        let seen = (self.header.position..=self.header.seq).contains(&seq);
        if seen { Ok(()) } else { Err(Refusal::new("stale", "refused-stale", "the table has changed since")) }
    }

    /// `seat` makes one gesture, every die that falls due is thrown, and what has one answer is answered.
    fn act(&mut self, seat: Seat, actions: &[String], at: i64) -> Result<usize, Refusal> {
        let (steps, bots) = (self.table.steps(), self.bots());
        conduct::gesture(&mut *self.table, seat, actions)?;
        self.table.roll(&self.dice);
        answer_alone(&mut *self.table, Some(&self.dice), &bots, self.floor, steps);
        self.floor = floor_after(&mut *self.table, &bots, self.floor, steps);
        self.header.changes.push(steps);
        self.changed(at);
        Ok(steps)
    }

    fn undo(&mut self, to: usize, at: i64) -> Result<usize, Refusal> {
        let steps = self.table.steps();
        let own = self.table.node().deciding().is_some_and(|seat| self.is_ours(seat));
        let floor = if own { self.floor } else { steps };
        if to > steps {
            return Err(RewindError::Beyond { steps }.into());
        }
        if to < floor {
            return Err(RewindError::Barrier { floor }.into());
        }
        if to == steps {
            return Err(Refusal::new("bad", "refused-nothing-to-undo", "there is nothing to take back"));
        }
        // A gesture was one thing for whoever made it, and is taken back as one.
        let whole = self.header.changes.iter().rev().find(|began| **began <= to).map_or(to, |began| *began);
        let to = if whole >= floor { whole } else { to };
        self.table = self.table.prefix(to)?;
        self.floor = self.table.settle_floor();
        self.header.changes.retain(|began| *began < to);
        self.changed(at);
        Ok(to)
    }

    fn wish(&mut self, heard: Heard, at: i64) -> Result<(usize, Value), Refusal> {
        match heard {
            Heard::Act { id, seq, seat, action, actions } => {
                let actions = conduct::one_gesture(action, actions).map_err(|why| Refusal::malformed(&why))?;
                self.own(seat)?;
                self.ready()?;
                self.fresh(seq)?;
                Ok((self.act(seat, &actions, at)?, id))
            }
            Heard::Undo { id, seq, to } => {
                self.ready()?;
                self.fresh(seq)?;
                Ok((self.undo(to, at)?, id))
            }
            Heard::Resign { id, seat } => {
                self.own(seat)?;
                self.ready()?;
                self.header.resigned = Some(seat);
                self.floor = self.table.steps();
                self.changed(at);
                Ok((self.table.steps(), id))
            }
            Heard::Offer { .. } => {
                Err(Refusal::new("bad", "refused-nobody-to-agree", "nobody at this table could accept that"))
            }
            Heard::Chat { .. } | Heard::Ping {} => {
                Err(Refusal::new("seat", "refused-no-chat", "there is nobody to talk to at home"))
            }
        }
    }

    fn hear(&mut self, said: &str, at: i64) -> Done {
        let read = serde_json::from_str::<Value>(said).unwrap_or_default();
        let id = read.get("id").cloned().unwrap_or_default();
        let done = match serde_json::from_value(read) {
            Ok(Heard::Ping {}) => return Done { kept: None, frames: vec![text(&Said::Pong)], due: self.due() },
            Ok(heard) => self.wish(heard, at),
            Err(error) => Err(Refusal::malformed(&error)),
        };
        match done {
            Ok((from, id)) => self.done(from, Some(text(&Said::Ok { id: &id, seq: self.header.seq }))),
            Err(refusal) => {
                let stale = matches!(&*refusal.code, "stale" | "illegal" | "over" | "seat");
                let snapshot: Option<Box<RawValue>> = if stale { to_raw_value(&self.snapshot()).ok() } else { None };
                let refused = Said::Refused {
                    id: &id,
                    seq: self.header.seq,
                    message: &refusal.message,
                    rule: Some(&*refusal.rule).filter(|rule| !rule.is_empty()),
                    code: &refusal.code,
                    detail: &refusal.detail,
                    snapshot: snapshot.as_deref(),
                };
                Done { kept: None, frames: vec![text(&refused)], due: self.due() }
            }
        }
    }

    fn snapshot(&self) -> crate::told::Snapshot {
        self.told().snapshot(self.viewer(), self.meta(), Vec::new())
    }

    fn seat(&self) -> Result<Seat, Refusal> {
        match self.viewer() {
            Viewer::Seat(seat) => Ok(seat),
            _ => Err(Refusal::new("seat", "refused-not-your-seat", "that seat is not yours")),
        }
    }

    fn seed(&self) -> u64 {
        self.dice.secret().aside("frente odds", self.header.position)
    }

    /// Whether anybody may know everything: nothing is hidden, or nothing any more.
    fn is_no_secret(&self) -> bool {
        !self.table.info().hidden || self.status() == Status::Over
    }

    fn record(&self, whole: bool) -> Result<String, Refusal> {
        if !whole && !self.is_no_secret() {
            let detail = "this game hides things: its record is open when it is over";
            return Err(Refusal::new("hidden", "error-still-secret", detail));
        }
        let publish = if self.status() == Status::Over { Publish::Secret } else { Publish::CommitmentOnly };
        let written = self.table.record(Some(&self.dice).filter(|_| self.header.own_dice), publish);
        let written = written
            .map_err(|_| Refusal::new("no-record", "error-no-record", "this match cannot be written as a record"))?;
        Ok(ending::written(written, self.ending()))
    }

    /// Answers a question, as a server's table does.
    pub fn answer(&mut self, ask: Ask) -> Result<Answer, Refusal> {
        let viewer = self.viewer();
        Ok(Answer::Told(match ask {
            Ask::Hear { text, at } => json(&self.hear(&text, at)),
            Ask::Move { position, action, at } => {
                let due = self.due().filter(|due| due.position == position);
                let seat = due.ok_or_else(|| Refusal::new("stale", "refused-stale", "no bot must choose here"))?.seat;
                let from = self.act(seat, &[action], at)?;
                json(&self.done(from, None))
            }
            Ask::Think { seed, most } => {
                let due =
                    self.due().ok_or_else(|| Refusal::new("stale", "refused-stale", "no bot must choose here"))?;
                let level = self.header.chairs[usize::from(due.seat.0)].level().map_or("", Level::name);
                json(&self.table.bot_choice(due.seat, level, seed.0, most)?.action)
            }
            Ask::Snapshot => json(&self.snapshot()),
            Ask::Sheet => self.table.sheet(),
            Ask::Odds { action: Some(action) } => {
                json(&self.table.odds(self.seat()?, &action, conduct::ODDS, self.seed())?)
            }
            Ask::Odds { action: None } => {
                self.ready()?;
                let began = frente_search::budget::now();
                let patient = || frente_search::budget::now() - began < PATIENCE;
                json(&conduct::every_odds(&*self.table, self.seat()?, self.seed(), patient)?)
            }
            Ask::Explain { action } => {
                let refused = match self.ready() {
                    Ok(()) => {
                        let refused = self.table.explain(self.seat()?, &action).err();
                        refused.map(|error| (error.message(), error.rule()))
                    }
                    Err(refusal) => Some((refusal.message, None)),
                };
                json(&Explanation::of(refused))
            }
            Ask::Outlook => {
                self.ready()?;
                json(&conduct::outlook(&*self.table, self.seat()?, self.seed())?)
            }
            Ask::Ask { question } => self
                .table
                .ask(viewer, &question)
                .ok_or_else(|| Refusal::malformed(&"not a question this game answers now"))?,
            Ask::At { step } => json(&Past::of(&*self.table.prefix(step)?, viewer)),
            Ask::Film { from, to } => {
                let to = to.unwrap_or(self.table.steps()).min(from.saturating_add(conduct::REEL));
                json(&film(&*self.table, viewer, from, to)?)
            }
            Ask::Why { on, at } => {
                self.ready()?;
                let why = self.table.why(self.seat()?, &on, at.as_deref(), self.seed());
                json(&why.ok_or_else(|| Refusal::malformed(&"not a piece of this game"))?)
            }
            Ask::Plan { seat, actions } => {
                self.own(seat)?;
                self.ready()?;
                json(&self.table.plan(seat, &actions, self.seed())?)
            }
            Ask::Luck => {
                if !self.is_no_secret() {
                    let detail = "this game hides things: its record is open when it is over";
                    return Err(Refusal::new("hidden", "error-still-secret", detail));
                }
                let ledger = luck::ledger(&*self.table);
                json(&ledger.map_err(|error| Refusal::because("internal", "error-internal", &error))?)
            }
            Ask::Record { whole } => json(&self.record(whole)?),
            Ask::Fork { step, sitting } => {
                if !self.is_no_secret() {
                    let detail = "this game hides things: its record is open when it is over";
                    return Err(Refusal::new("hidden", "error-still-secret", detail));
                }
                let parent = ParentOut { id: self.header.id.clone(), step };
                return Home::begin(self.table.prefix(step)?, sitting, Some(parent))
                    .map(|other| Answer::Another(Box::new(other)));
            }
            Ask::Again { sitting } => {
                let seats = self.header.chairs.iter().map(|chair| chair.sitter.clone()).collect();
                let sitting = Sitting { seats, ..sitting };
                return Home::begin(self.table.prefix(0)?, sitting, None).map(|other| Answer::Another(Box::new(other)));
            }
        }))
    }
}

/// What a question comes to.
pub enum Answer {
    /// What was asked for.
    Told(Value),
    /// Another match takes its place.
    Another(Box<Home>),
}

fn json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("plain data")
}

fn text(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("plain data")
}

/// One of every refusal of its own, for the languages' test.
pub fn every_message() -> Vec<Message> {
    let keys = [
        "error-internal",
        "error-no-record",
        "error-still-secret",
        "refused-nobody-to-agree",
        "refused-no-chat",
        "refused-not-your-seat",
        "refused-nothing-to-undo",
        "refused-over",
        "refused-stale",
    ];
    let because = ["error-bad-record", "error-bad-seats", "error-bad-setup", "error-malformed"];
    let because = because.map(|key| Message::new(key).arg("why", verbatim("…")));
    keys.map(Message::new).into_iter().chain(because).collect()
}
