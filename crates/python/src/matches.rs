//! One match by the checked door: notation in, what a seat may know out.
//!
//! A seeded match draws its own dice and cards; without a seed they are handed in. What nobody at the table may see is given
//! out only where the match was opened by a referee, or is over.

use crate::catalogue::{self, found, replayed, speaker};
use crate::errors::{self, error};
use crate::json::{from_py, shown, to_py};
use frente_door::{AnyGame, AnyMatch, BranchOut, EventOut, IdeaOut, Lang, NodeOut, ReasonOut, Speaker};
use frente_kernel::record::{DiceProof, Publish};
use frente_kernel::{Limits, Message, Seat, VerifiableDice, Viewer};
use frente_lab::seeds::secret;
use pyo3::prelude::*;
use serde_json::{Value, json};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, PoisonError};

/// Something the deciding seat may choose. Its sentence is made when it is asked for.
#[pyclass(frozen, module = "frente._core")]
#[derive(Clone)]
pub struct Offer {
    #[pyo3(get)]
    action: String,
    #[pyo3(get)]
    rule: String,
    #[pyo3(get)]
    pieces: Vec<String>,
    message: Message,
    caution: Option<Message>,
    speaker: Arc<Speaker>,
}

#[pymethods]
impl Offer {
    #[getter]
    fn text(&self) -> String {
        self.speaker.say(&self.message)
    }

    #[getter]
    fn caution(&self) -> Option<String> {
        self.caution.as_ref().map(|caution| self.speaker.say(caution))
    }

    fn __repr__(&self) -> String {
        format!("Offer(action={:?}, text={:?}, rule={:?})", self.action, self.text(), self.rule)
    }
}

/// Something that happened, as the asking viewer may read it. Its sentence is made when it is asked for.
#[pyclass(frozen, module = "frente._core")]
#[derive(Clone)]
pub struct Event {
    #[pyo3(get)]
    step: usize,
    #[pyo3(get)]
    rule: String,
    message: Message,
    beat: Value,
    speaker: Arc<Speaker>,
}

#[pymethods]
impl Event {
    #[getter]
    fn key(&self) -> &str {
        &self.message.key
    }

    #[getter]
    fn text(&self) -> String {
        self.speaker.say(&self.message)
    }

    #[getter]
    fn beat<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_py(py, &self.beat)
    }

    fn __repr__(&self) -> String {
        format!("Event(step={}, key={:?}, text={:?}, rule={:?})", self.step, self.key(), self.text(), self.rule)
    }
}

struct Inner {
    table: Box<dyn AnyMatch>,
    dice: Option<VerifiableDice>,
    /// Something went wrong inside: it answers nothing more.
    broken: bool,
}

impl Inner {
    fn roll(&mut self) {
        if let Some(dice) = &self.dice {
            self.table.roll(dice);
        }
    }

    fn is_over(&self) -> bool {
        self.table.node().outcome().is_some()
    }
}

/// A match of any game.
#[pyclass(frozen, module = "frente._core")]
pub struct Match {
    inner: Mutex<Inner>,
    game: &'static dyn AnyGame,
    speaker: Arc<Speaker>,
    seed: Option<u64>,
    referee: bool,
}

/// The dice of a seeded match.
fn dice_of(seed: Option<u64>) -> Option<VerifiableDice> {
    seed.map(|seed| VerifiableDice::new(secret(seed), format!("frente {seed}")))
}

impl Match {
    fn of(
        py: Python<'_>,
        game: &'static dyn AnyGame,
        table: Box<dyn AnyMatch>,
        lang: Lang,
        seed: Option<u64>,
        referee: bool,
    ) -> PyResult<Match> {
        let inner = Mutex::new(Inner { table, dice: dice_of(seed), broken: false });
        let opened = Match { inner, game, speaker: speaker(game, lang), seed, referee };
        opened.with(py, Inner::roll)?;
        Ok(opened)
    }

    /// Works on the match without the interpreter: another thread may hold the lock. A panic is an error of this match alone.
    fn with<T: Send>(&self, py: Python<'_>, work: impl FnOnce(&mut Inner) -> T + Send) -> PyResult<T> {
        let worked = py.detach(|| {
            let mut inner = self.inner.lock().unwrap_or_else(PoisonError::into_inner);
            if inner.broken {
                return Err(None);
            }
            catch_unwind(AssertUnwindSafe(|| work(&mut inner))).map_err(|_| {
                inner.broken = true;
                Some(self.kept(&inner))
            })
        });
        worked.map_err(|kept| match kept {
            None => error(
                "InternalError",
                "this match broke down before and answers nothing more",
                &[("replay", Value::Null)],
            ),
            Some(kept) => {
                let told = kept.as_deref().unwrap_or("a file that could not be written");
                let text = format!("a bug in {}: the match up to here is in {told}", self.game.info().id);
                error("InternalError", text, &[("replay", json!(kept))])
            }
        })
    }

    /// The record of a match that broke down, in a file.
    fn kept(&self, inner: &Inner) -> Option<String> {
        let dice = inner.dice.as_ref();
        let record = catch_unwind(AssertUnwindSafe(|| inner.table.record(dice, Publish::Secret).ok())).ok()??;
        let name = format!("frente-{}-{}-{}.record", self.game.info().id, std::process::id(), inner.table.steps());
        let path = std::env::temp_dir().join(name);
        std::fs::write(&path, record).ok()?;
        Some(path.display().to_string())
    }

    fn seat(&self, py: Python<'_>, seat: i64) -> PyResult<Seat> {
        let seats = self.with(py, |inner| inner.table.seats())?;
        let known = u8::try_from(seat).ok().filter(|seat| *seat < seats).map(Seat);
        known.ok_or_else(|| errors::value(format!("seat = {seat}: expected 0 to {}", seats - 1)))
    }

    fn viewer(&self, py: Python<'_>, viewer: &Bound<'_, PyAny>) -> PyResult<Viewer> {
        if let Ok(name) = viewer.extract::<String>() {
            return match name.as_str() {
                "spectator" => Ok(Viewer::Spectator),
                "referee" => self.refereed(py, "what the referee sees").map(|()| Viewer::Referee),
                _ => Err(errors::value(format!("viewer = {name:?}: expected a seat, \"spectator\" or \"referee\""))),
            };
        }
        let seat = viewer.extract::<i64>();
        let fault = |_| pyo3::exceptions::PyTypeError::new_err("viewer: expected a seat, \"spectator\" or \"referee\"");
        Ok(Viewer::Seat(self.seat(py, seat.map_err(fault)?)?))
    }

    /// Refuses what nobody at the table may see.
    fn refereed(&self, py: Python<'_>, what: &str) -> PyResult<()> {
        if self.referee || !self.game.info().hidden || self.with(py, |inner| inner.is_over())? {
            return Ok(());
        }
        let text =
            format!("{what} holds what no seat may know: open the match with referee=True, or play it to its end");
        Err(error("Hidden", text, &[]))
    }

    fn events(&self, log: Vec<EventOut>) -> Vec<Event> {
        let event = |event: EventOut| Event {
            step: event.step,
            rule: event.rule.into(),
            beat: serde_json::to_value(&event.beat).expect("a beat is plain data"),
            message: event.message,
            speaker: self.speaker.clone(),
        };
        log.into_iter().map(event).collect()
    }

    fn copied(&self, table: Box<dyn AnyMatch>) -> Match {
        let inner = Mutex::new(Inner { table, dice: dice_of(self.seed), broken: false });
        Match { inner, game: self.game, speaker: self.speaker.clone(), seed: self.seed, referee: self.referee }
    }

    fn branch(&self, branch: BranchOut) -> Value {
        let texts: Vec<String> = branch.messages.iter().map(|message| self.speaker.say(message)).collect();
        json!({ "chance": branch.chance, "fraction": branch.fraction, "texts": texts, "tone": branch.tone })
    }
}

#[pymethods]
impl Match {
    #[new]
    #[pyo3(signature = (game, setup, seed, language, referee))]
    fn new(
        py: Python<'_>,
        game: &str,
        setup: &Bound<'_, PyAny>,
        seed: Option<u64>,
        language: &str,
        referee: bool,
    ) -> PyResult<Match> {
        let lang = catalogue::language(language)?;
        let (game, setup) = (found(game)?, from_py("setup", setup)?);
        let table = py.detach(|| game.open(&setup)).map_err(|refused| errors::faults(&refused))?;
        Match::of(py, game, table, lang, seed, referee)
    }

    /// The match a record is of, and what is known of its dice.
    #[staticmethod]
    #[pyo3(signature = (text, seed, language, referee))]
    fn replay(
        py: Python<'_>,
        text: &str,
        seed: Option<u64>,
        language: &str,
        referee: bool,
    ) -> PyResult<(Match, &'static str, u32)> {
        let lang = catalogue::language(language)?;
        let (game, table, proof) = replayed(py, text)?;
        let (dice, drawn) = match proof {
            DiceProof::Redrawn(drawn) => ("proved", drawn),
            DiceProof::Unpublished => ("secret kept", 0),
            DiceProof::None => ("none", 0),
        };
        Ok((Match::of(py, game, table, lang, seed, referee)?, dice, drawn))
    }

    #[getter]
    fn game(&self) -> &'static str {
        self.game.info().id
    }

    #[getter]
    fn rules_version(&self) -> u32 {
        self.game.info().rules_version
    }

    #[getter]
    fn seed(&self) -> Option<u64> {
        self.seed
    }

    #[getter]
    fn referee(&self) -> bool {
        self.referee
    }

    #[getter]
    fn language(&self) -> &'static str {
        self.speaker.lang().code()
    }

    #[getter]
    fn seats(&self, py: Python<'_>) -> PyResult<u8> {
        self.with(py, |inner| inner.table.seats())
    }

    #[getter]
    fn steps(&self, py: Python<'_>) -> PyResult<usize> {
        self.with(py, |inner| inner.table.steps())
    }

    #[getter]
    fn setup<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        if self.game.info().hidden {
            self.refereed(py, "the setup")?;
        }
        to_py(py, &self.with(py, |inner| inner.table.setup())?)
    }

    /// `("decision", seat)`, `("chance", None)` or `("over", outcome)`.
    fn node<'py>(&self, py: Python<'py>) -> PyResult<(&'static str, Bound<'py, PyAny>)> {
        Ok(match self.with(py, |inner| inner.table.node())? {
            NodeOut::Decision { seat } => ("decision", shown(py, &seat)?),
            NodeOut::Chance => ("chance", to_py(py, &Value::Null)?),
            NodeOut::Over { outcome } => {
                let mut value = serde_json::to_value(&outcome).expect("an outcome is plain data");
                value["text"] = json!(self.speaker.say(&outcome.message));
                ("over", to_py(py, &value)?)
            }
        })
    }

    fn prompt(&self, py: Python<'_>, viewer: &Bound<'_, PyAny>) -> PyResult<(String, String)> {
        let viewer = self.viewer(py, viewer)?;
        let line = self.with(py, |inner| inner.table.prompt(viewer))?;
        Ok((self.speaker.say(&line.message), line.rule.into()))
    }

    fn actions(&self, py: Python<'_>, seat: i64) -> PyResult<Vec<String>> {
        let seat = self.seat(py, seat)?;
        self.with(py, |inner| inner.table.offers(seat).into_iter().map(|offer| offer.action).collect())
    }

    fn offers(&self, py: Python<'_>, seat: i64) -> PyResult<Vec<Offer>> {
        let seat = self.seat(py, seat)?;
        let offers = self.with(py, |inner| inner.table.offers(seat))?;
        let offer = |offer: frente_door::Offer| {
            let touch = offer.touch;
            let pieces = touch.on.into_iter().chain(touch.at);
            Offer {
                action: offer.action,
                rule: offer.rule.into(),
                pieces: pieces.collect(),
                message: offer.message,
                caution: offer.caution.map(|caution| caution.message),
                speaker: self.speaker.clone(),
            }
        };
        Ok(offers.into_iter().map(offer).collect())
    }

    fn view<'py>(&self, py: Python<'py>, viewer: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        let viewer = self.viewer(py, viewer)?;
        to_py(py, &self.with(py, |inner| inner.table.view(viewer))?)
    }

    fn state<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.refereed(py, "the position")?;
        to_py(py, &self.with(py, |inner| inner.table.state())?)
    }

    fn edit(&self, py: Python<'_>, patch: &Bound<'_, PyAny>) -> PyResult<()> {
        self.refereed(py, "a position that is laid out")?;
        let patch = from_py("state", patch)?;
        let edited = self.with(py, |inner| inner.table.edit(&patch))?;
        edited.map_err(|refused| errors::faults(&refused))
    }

    fn log(&self, py: Python<'_>, viewer: &Bound<'_, PyAny>, since: usize) -> PyResult<Vec<Event>> {
        let viewer = self.viewer(py, viewer)?;
        Ok(self.events(self.with(py, |inner| inner.table.log(viewer, since))?))
    }

    fn act(&self, py: Python<'_>, seat: i64, action: &str) -> PyResult<Vec<Event>> {
        let seat = self.seat(py, seat)?;
        let log = self.with(py, |inner| {
            let since = inner.table.steps();
            inner.table.act(seat, action)?;
            inner.roll();
            Ok(inner.table.log(Viewer::Seat(seat), since))
        })?;
        Ok(self.events(log.map_err(|refused| errors::act(&refused, &self.speaker))?))
    }

    fn chance(&self, py: Python<'_>, chance: &str) -> PyResult<Vec<Event>> {
        if let Some(seed) = self.seed {
            let text = format!("this match draws its own dice and cards (seed={seed}): open it without a seed");
            return Err(error("NotYourTurn", text, &[("rule", json!("")), ("action", json!(chance))]));
        }
        let viewer = if self.referee || !self.game.info().hidden { Viewer::Referee } else { Viewer::Spectator };
        let log = self.with(py, |inner| {
            let since = inner.table.steps();
            inner.table.chance(chance)?;
            Ok(inner.table.log(viewer, since))
        })?;
        Ok(self.events(log.map_err(|refused| errors::act(&refused, &self.speaker))?))
    }

    fn chances(&self, py: Python<'_>) -> PyResult<Vec<(String, u32)>> {
        // Which cards may still come tells what the others hold; whoever deals them knows.
        if self.seed.is_some() {
            self.refereed(py, "what chance may bring")?;
        }
        self.with(py, |inner| inner.table.chances())
    }

    fn odds<'py>(
        &self,
        py: Python<'py>,
        seat: i64,
        action: &str,
        nodes: u32,
        samples: u32,
        seed: u64,
    ) -> PyResult<Bound<'py, PyAny>> {
        let seat = self.seat(py, seat)?;
        let odds = self.with(py, |inner| inner.table.odds(seat, action, Limits { nodes, samples }, seed))?;
        let odds = odds.map_err(|refused| errors::act(&refused, &self.speaker))?;
        let branches: Vec<Value> = odds.branches.into_iter().map(|branch| self.branch(branch)).collect();
        to_py(py, &json!({ "branches": branches, "exact": odds.exact, "samples": odds.samples }))
    }

    /// `None` where it is legal, else the paragraph and the reason.
    fn explain(&self, py: Python<'_>, seat: i64, action: &str) -> PyResult<Option<(String, String)>> {
        let seat = self.seat(py, seat)?;
        match self.with(py, |inner| inner.table.explain(seat, action))? {
            Ok(()) => Ok(None),
            Err(refused @ frente_door::ActError::NotAnAction { .. }) => Err(errors::act(&refused, &self.speaker)),
            Err(refused) => {
                let text = self.speaker.say(&refused.message());
                Ok(Some((refused.rule().map_or(String::new(), Into::into), text)))
            }
        }
    }

    /// Why nothing can be done with a piece, or with two: paragraphs and reasons.
    fn why(
        &self,
        py: Python<'_>,
        seat: i64,
        on: &str,
        at: Option<&str>,
        seed: u64,
    ) -> PyResult<Option<Vec<(String, String)>>> {
        let seat = self.seat(py, seat)?;
        let why = self.with(py, |inner| inner.table.why(seat, on, at, seed))?;
        let reason = |line: frente_door::Line| (line.rule.into(), self.speaker.say(&line.message));
        Ok(why.map(|why| why.reasons.into_iter().map(reason).collect()))
    }

    fn ask<'py>(&self, py: Python<'py>, viewer: &Bound<'py, PyAny>, question: &str) -> PyResult<Bound<'py, PyAny>> {
        let viewer = self.viewer(py, viewer)?;
        let answer = self.with(py, |inner| inner.table.ask(viewer, question))?;
        to_py(py, &answer.ok_or_else(|| errors::value(format!("{question:?} is no question of {}", self.game())))?)
    }

    #[pyo3(signature = (seat, level, seed, milliseconds))]
    fn bot(
        &self,
        py: Python<'_>,
        seat: i64,
        level: &str,
        seed: u64,
        milliseconds: Option<u32>,
    ) -> PyResult<(String, f32, u64, f64)> {
        let seat = self.seat(py, seat)?;
        // It thinks about a copy: others may go on with the match meanwhile.
        let copy = self.with(py, |inner| inner.table.fork())?;
        let copy = self.copied(copy);
        let choice = copy.with(py, |inner| inner.table.bot_choice(seat, level, seed, milliseconds))?;
        let choice = choice.map_err(|refused| errors::bot(&refused))?;
        Ok((choice.action, choice.value, choice.simulations, choice.seconds))
    }

    #[pyo3(signature = (seat, level, seed, milliseconds))]
    fn hint<'py>(
        &self,
        py: Python<'py>,
        seat: i64,
        level: &str,
        seed: u64,
        milliseconds: Option<u32>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let seat = self.seat(py, seat)?;
        let copy = self.with(py, |inner| inner.table.fork())?;
        let copy = self.copied(copy);
        let hint = copy.with(py, |inner| inner.table.hint(seat, level, seed, milliseconds))?;
        let hint = hint.map_err(|refused| errors::bot(&refused))?;
        let say = |message: &Message| self.speaker.say(message);
        let reason = |it: &ReasonOut| json!([say(&it.message), it.chance, it.otherwise]);
        let idea = |it: &IdeaOut| {
            json!({
                "action": it.action,
                "text": say(&it.message),
                "rule": it.rule,
                "chance": it.chance,
                "behind": it.behind,
                "error": it.error,
                "gains": it.gains.iter().map(reason).collect::<Vec<_>>(),
                "risks": it.risks.iter().map(reason).collect::<Vec<_>>(),
                "caution": it.caution.as_ref().map(|caution| say(&caution.message)),
            })
        };
        let ideas: Vec<Value> = hint.ideas.iter().map(idea).collect();
        to_py(py, &json!({"chance": hint.chance, "simulations": hint.simulations, "ideas": ideas}))
    }

    #[getter]
    fn undo_floor(&self, py: Python<'_>) -> PyResult<usize> {
        self.with(py, |inner| inner.table.undo_floor())
    }

    fn undo(&self, py: Python<'_>) -> PyResult<()> {
        let undone = self.with(py, |inner| {
            let steps = inner.table.steps();
            inner.table.rewind(steps.saturating_sub(1))
        })?;
        undone.map_err(|refused| errors::rewind(&refused))
    }

    fn prefix(&self, py: Python<'_>, count: usize) -> PyResult<Match> {
        let table = self.with(py, |inner| inner.table.prefix(count))?;
        Ok(self.copied(table.map_err(|refused| errors::rewind(&refused))?))
    }

    fn fork(&self, py: Python<'_>) -> PyResult<Match> {
        Ok(self.copied(self.with(py, |inner| inner.table.fork())?))
    }

    fn record(&self, py: Python<'_>) -> PyResult<String> {
        self.refereed(py, "the record of an unfinished match")?;
        self.written(py)
    }

    /// The record for copies and pickles, which stay with whoever keeps the match.
    fn written(&self, py: Python<'_>) -> PyResult<String> {
        let record = self.with(py, |inner| {
            let publish = if inner.is_over() { Publish::Secret } else { Publish::CommitmentOnly };
            // Dice count the chances from the first: a match that was begun without them has none to show.
            inner.table.record(inner.dice.as_ref(), publish)
        })?;
        record.map_err(|refused| error("Error", refused.to_string(), &[]))
    }

    /// Breaks down, as a bug in the rules would: so that what is said of it can be tested.
    fn _break(&self, py: Python<'_>) -> PyResult<()> {
        self.with(py, |_| panic!("asked to"))
    }
}
