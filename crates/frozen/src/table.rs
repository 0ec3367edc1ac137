//! A match of a frozen game, over an instance of its own.
//!
//! The host keeps the setup and the steps; the instance is only where they are played. So an instance can be thrown away
//! whenever it is spoilt or not needed, and the next question opens the match again in a new one. A copy shares the instance
//! until one of the two takes a step, and never waits for the other: where the instance is busy, it has one opened for itself.

use crate::engine::{Cost, Overrun, Running, Trouble};
use crate::game::{FrozenGame, cost_of};
use frente_door::wire::{Ask, Number, Opened, Refused, Reply, Request, Stand};
use frente_door::{
    ActError, AnyGame as _, AnyMatch, BotError, BotOut, EventOut, Faults, Line, NoRecord, NodeOut, OddsOut, Offer,
    PlanOut, RewindError, StepOut, WhyOut, WindowOut,
};
use frente_kernel::record::Publish;
use frente_kernel::{GameInfo, Limits, RuleId, Seat, VerifiableDice, Viewer};
use frente_search::Level;
use serde::de::DeserializeOwned;
use serde_json::Value;
use serde_json::value::RawValue;
use std::cell::{Cell, RefCell};
use std::sync::{Arc, Mutex, TryLockError};

/// What a look at the table, or a step, may cost.
const LOOK: Cost = Cost(2_000);
/// What a question that tries things out may cost.
const QUESTION: Cost = Cost(4_000);
/// How long a bot thinks at most where every thought is an interpreter's.
const THOUGHT: u32 = 1_500;

/// A match of a frozen game.
pub struct FrozenMatch {
    game: FrozenGame,
    setup: Value,
    edits: Vec<Value>,
    steps: Vec<StepOut>,
    /// How many seats play and whose turn it is, once known.
    stand: RefCell<Option<(u8, NodeOut)>>,
    room: RefCell<Arc<Mutex<Option<Seated>>>>,
    /// How often an instance broke over this position.
    broken: Cell<u32>,
}

/// An instance with the match open in it.
struct Seated {
    running: Running,
    at: u32,
}

impl FrozenMatch {
    /// A match that was just opened.
    pub(crate) fn seated(game: FrozenGame, running: Running, opened: Opened) -> FrozenMatch {
        let Opened { at, setup, stand, proof: _ } = opened;
        FrozenMatch {
            game,
            setup,
            edits: Vec::new(),
            steps: stand.taken,
            stand: RefCell::new(Some((stand.seats, stand.node))),
            room: RefCell::new(Arc::new(Mutex::new(Some(Seated { running, at })))),
            broken: Cell::new(0),
        }
    }

    /// The match as it stood after its first `count` steps, opened when it is first asked.
    fn earlier(&self, count: usize) -> FrozenMatch {
        FrozenMatch {
            game: self.game.clone(),
            setup: self.setup.clone(),
            edits: self.edits.clone(),
            steps: self.steps[..count].to_vec(),
            stand: RefCell::new(None),
            room: RefCell::default(),
            broken: Cell::new(0),
        }
    }

    /// Opens the match in a new instance.
    fn open(&self) -> Result<Seated, Trouble> {
        let mut running = self.game.instance()?;
        let (setup, edits, steps) = (self.setup.clone(), self.edits.clone(), self.steps.clone());
        let cost = cost_of(steps.len());
        match running.ask(&Request::Open { setup, edits, steps }, cost)? {
            Reply::Ok(value) => {
                let opened: Opened = self.game.read(value);
                Ok(Seated { running, at: opened.at })
            }
            Reply::Err(refused) => Err(Trouble::Broke(refused.to_string())),
        }
    }

    /// Asks the match. An instance that breaks is replaced once; one that breaks again over the same position breaks the
    /// match, as a panic of today's rules does.
    fn asked(&self, ask: Ask, cost: Cost) -> Result<Result<Value, Refused>, Overrun> {
        loop {
            match self.tried(ask.clone(), cost) {
                Ok(Reply::Ok(value)) => return Ok(Ok(value)),
                Ok(Reply::Err(refused)) => return Ok(Err(refused)),
                Err(Trouble::Overrun(overrun)) => return Err(overrun),
                Err(trouble) => {
                    self.broken.set(self.broken.get() + 1);
                    if self.broken.get() > 1 {
                        self.game.broke(&trouble);
                    }
                }
            }
        }
    }

    fn tried(&self, ask: Ask, cost: Cost) -> Result<Reply, Trouble> {
        let shared = self.room.borrow().clone();
        let room = match shared.try_lock() {
            Ok(free) => Some(free),
            Err(TryLockError::Poisoned(spoilt)) => Some(spoilt.into_inner()),
            Err(TryLockError::WouldBlock) => None,
        };
        if let Some(mut room) = room {
            return self.tried_in(&mut room, ask, cost);
        }
        let own = Arc::new(Mutex::new(None));
        let reply = self.tried_in(&mut own.lock().expect("nobody else knows of it yet"), ask, cost);
        *self.room.borrow_mut() = own;
        reply
    }

    fn tried_in(&self, room: &mut Option<Seated>, ask: Ask, cost: Cost) -> Result<Reply, Trouble> {
        // Out of the room while it is asked: an instance in trouble does not come back.
        let mut seated = match room.take() {
            Some(seated) => seated,
            None => self.open()?,
        };
        let reply = seated.running.ask(&Request::Match { at: seated.at, ask }, cost)?;
        *room = Some(seated);
        Ok(reply)
    }

    fn answer(&self, ask: Ask, cost: Cost) -> Result<Value, Refused> {
        self.asked(ask, cost).unwrap_or_else(|overrun| self.game.broke(&overrun.into()))
    }

    /// A plain answer.
    fn fact<T: DeserializeOwned>(&self, ask: Ask) -> T {
        match self.answer(ask, LOOK) {
            Ok(value) => self.game.read(value),
            Err(refused) => self.unexpected(&refused),
        }
    }

    fn unexpected(&self, refused: &Refused) -> ! {
        self.game.broke(&Trouble::Broke(refused.to_string()))
    }

    /// An answer that may be the refusal of an action.
    fn judged<T: DeserializeOwned>(&self, ask: Ask, cost: Cost) -> Result<T, ActError> {
        match self.answer(ask, cost) {
            Ok(value) => Ok(self.game.read(value)),
            Err(Refused::Act(refusal)) => Err(refusal),
            Err(refused) => self.unexpected(&refused),
        }
    }

    /// Changes the match in an instance no copy shares.
    fn change(&mut self, ask: Ask) -> Result<Stand, Refused> {
        let seated = self.room.borrow().try_lock().ok().and_then(|mut room| room.take());
        *self.room.borrow_mut() = Arc::new(Mutex::new(seated));
        let stand: Stand = self.game.read(self.answer(ask, LOOK)?);
        *self.stand.borrow_mut() = Some((stand.seats, stand.node.clone()));
        self.broken.set(0);
        Ok(stand)
    }

    fn step_taken(&mut self, ask: Ask) -> Result<(), ActError> {
        match self.change(ask) {
            Ok(stand) => {
                self.steps.extend(stand.taken);
                Ok(())
            }
            Err(Refused::Act(refusal)) => Err(refusal),
            Err(refused) => self.unexpected(&refused),
        }
    }

    fn stands(&self) -> (u8, NodeOut) {
        if let Some(stand) = &*self.stand.borrow() {
            return stand.clone();
        }
        let stand: Stand = self.fact(Ask::Node);
        self.stand.borrow_mut().insert((stand.seats, stand.node)).clone()
    }

    fn thought(&self, seat: Seat, level: &str, seed: u64, most: u32) -> Result<Result<BotOut, BotError>, Overrun> {
        // A bot has an instance to itself: the memory of its search goes with it.
        let own = self.earlier(self.steps.len());
        let (level, seed) = (level.to_owned(), Number(seed));
        let thought =
            own.asked(Ask::BotChoice { seat, level, seed, most: Some(most) }, Cost(u64::from(most) * 2 + 4_000))?;
        Ok(match thought {
            Ok(value) => Ok(self.game.read(value)),
            Err(Refused::Bot(error)) => Err(error),
            Err(refused) => self.unexpected(&refused),
        })
    }
}

impl AnyMatch for FrozenMatch {
    fn info(&self) -> &'static GameInfo {
        self.game.info()
    }

    fn no_draw(&self) -> Option<RuleId> {
        self.game.no_draw()
    }

    fn setup(&self) -> Value {
        self.setup.clone()
    }

    fn sheet(&self) -> Value {
        self.fact(Ask::Sheet)
    }

    fn seats(&self) -> u8 {
        self.stands().0
    }

    fn node(&self) -> NodeOut {
        self.stands().1
    }

    fn steps(&self) -> usize {
        self.steps.len()
    }

    fn step(&self, n: usize) -> Option<StepOut> {
        self.steps.get(n.checked_sub(1)?).cloned()
    }

    fn view(&self, viewer: Viewer) -> Value {
        self.fact(Ask::View { viewer: viewer.into() })
    }

    fn view_text(&self, viewer: Viewer) -> Box<RawValue> {
        serde_json::value::to_raw_value(&self.view(viewer)).expect("a view is plain data")
    }

    fn prompt(&self, viewer: Viewer) -> Line {
        self.fact(Ask::Prompt { viewer: viewer.into() })
    }

    fn offers(&self, seat: Seat) -> Vec<Offer> {
        self.fact(Ask::Offers { seat })
    }

    fn windows(&self) -> &'static [&'static str] {
        self.game.windows(|| self.fact(Ask::Windows))
    }

    fn window(&self, seat: Seat) -> Option<WindowOut> {
        self.fact(Ask::Window { seat })
    }

    fn odds(&self, seat: Seat, action: &str, limits: Limits, seed: u64) -> Result<OddsOut, ActError> {
        let Limits { mut nodes, mut samples } = limits;
        loop {
            let (action, seed) = (action.to_owned(), Number(seed));
            match self.asked(Ask::Odds { seat, action, nodes, samples, seed }, QUESTION) {
                Ok(Ok(value)) => return Ok(self.game.read(value)),
                Ok(Err(Refused::Act(refusal))) => return Err(refusal),
                Ok(Err(refused)) => self.unexpected(&refused),
                // Fewer samples are an answer too.
                Err(_) if samples > 20 => (nodes, samples) = (nodes / 16, samples / 16),
                Err(overrun) => self.game.broke(&overrun.into()),
            }
        }
    }

    fn explain(&self, seat: Seat, action: &str) -> Result<(), ActError> {
        self.judged(Ask::Explain { seat, action: action.to_owned() }, LOOK)
    }

    fn why(&self, seat: Seat, on: &str, at: Option<&str>, seed: u64) -> Option<WhyOut> {
        let ask = Ask::Why { seat, on: on.to_owned(), at: at.map(str::to_owned), seed: Number(seed) };
        match self.answer(ask, QUESTION) {
            Ok(value) => self.game.read(value),
            Err(refused) => self.unexpected(&refused),
        }
    }

    fn plan(&self, seat: Seat, actions: &[String], seed: u64) -> Result<PlanOut, ActError> {
        self.judged(Ask::Plan { seat, actions: actions.to_vec(), seed: Number(seed) }, QUESTION)
    }

    fn forced(&self, secrets: bool) -> Option<(Seat, String)> {
        self.fact(Ask::Forced { secrets })
    }

    fn ask(&self, viewer: Viewer, question: &str) -> Option<Value> {
        match self.answer(Ask::Ask { viewer: viewer.into(), question: question.to_owned() }, QUESTION) {
            Ok(Value::Null) => None,
            Ok(value) => Some(value),
            Err(refused) => self.unexpected(&refused),
        }
    }

    fn log(&self, viewer: Viewer, since: usize) -> Vec<EventOut> {
        self.fact(Ask::Log { viewer: viewer.into(), since })
    }

    fn act(&mut self, seat: Seat, action: &str) -> Result<(), ActError> {
        self.step_taken(Ask::Act { seat, action: action.to_owned() })
    }

    fn chance(&mut self, chance: &str) -> Result<(), ActError> {
        self.step_taken(Ask::Chance { chance: chance.to_owned() })
    }

    fn chances(&self) -> Vec<(String, u32)> {
        self.fact(Ask::Chances)
    }

    fn roll(&mut self, dice: &VerifiableDice) {
        let rolled = self.step_taken(Ask::Roll { dice: dice.into() });
        rolled.expect("the dice bring what may come up");
    }

    fn next_chance(&self, dice: &VerifiableDice) -> Option<String> {
        self.fact(Ask::NextChance { dice: dice.into() })
    }

    fn bot_choice(&self, seat: Seat, level: &str, seed: u64, most: Option<u32>) -> Result<BotOut, BotError> {
        let most = most.unwrap_or(THOUGHT).min(THOUGHT);
        let mut levels = Level::ALL.into_iter().rev().skip_while(|known| known.name() != level).skip(1);
        let mut level = level;
        loop {
            level = match self.thought(seat, level, seed, most) {
                // A level that came later is answered by the nearest below it.
                Ok(Err(error @ BotError::Unknown(_))) => levels.next().ok_or(error)?.name(),
                Ok(thought) => return thought,
                // What came to nothing in time is chosen blindly: the match goes on.
                Err(_) if level != "random" => "random",
                Err(overrun) => self.game.broke(&overrun.into()),
            };
        }
    }

    fn undo_floor(&self) -> usize {
        match self.answer(Ask::UndoFloor, QUESTION) {
            Ok(value) => self.game.read(value),
            Err(refused) => self.unexpected(&refused),
        }
    }

    fn settle_floor(&mut self) -> usize {
        self.undo_floor()
    }

    fn rewind(&mut self, count: usize) -> Result<(), RewindError> {
        match self.change(Ask::Rewind { count }) {
            Ok(_) => {
                self.steps.truncate(count);
                Ok(())
            }
            Err(Refused::Rewind(error)) => Err(error),
            Err(refused) => self.unexpected(&refused),
        }
    }

    fn fork(&self) -> Box<dyn AnyMatch> {
        let mut fork = self.earlier(self.steps.len());
        fork.stand = self.stand.clone();
        fork.room = RefCell::new(self.room.borrow().clone());
        Box::new(fork)
    }

    fn prefix(&self, count: usize) -> Result<Box<dyn AnyMatch>, RewindError> {
        let steps = self.steps.len();
        if count > steps {
            return Err(RewindError::Beyond { steps });
        }
        Ok(if count == steps { self.fork() } else { Box::new(self.earlier(count)) })
    }

    fn record(&self, dice: Option<&VerifiableDice>, publish: Publish) -> Result<String, NoRecord> {
        let dice = dice.map(frente_door::wire::Dice::from);
        match self.answer(Ask::Record { dice, publish }, QUESTION) {
            Ok(value) => Ok(self.game.read(value)),
            Err(Refused::NoRecord) => Err(NoRecord),
            Err(refused) => self.unexpected(&refused),
        }
    }

    fn state(&self) -> Value {
        self.fact(Ask::State)
    }

    fn edit(&mut self, patch: &Value) -> Result<(), Faults> {
        match self.change(Ask::Edit { patch: patch.clone() }) {
            Ok(_) => {
                self.edits.push(patch.clone());
                Ok(())
            }
            Err(Refused::Faults(faults)) => Err(faults),
            Err(refused) => self.unexpected(&refused),
        }
    }
}
