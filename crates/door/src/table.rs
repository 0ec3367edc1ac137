//! A match at the door: the rules behind [`AnyMatch`].
//!
//! Keeps every event unredacted beside the course of the match and redacts on the way out, so that one table serves
//! seats, spectators and the referee.

use crate::answers::{
    BotOut, BranchOut, EventOut, ForecastOut, HintOut, Line, NodeOut, OddsOut, Offer, PlanOut, StepOut, WhyOut,
    WindowOut,
};
use crate::course::Course;
use crate::door::AnyMatch;
use crate::patch::patched;
use crate::refusals::{ActError, BotError, Faults, NoRecord, RewindError};
use crate::shelf::{Shelf, laid_over_usual};
use frente_kernel::play::StepOf;
use frente_kernel::record::Publish;
use frente_kernel::{
    Fault, Game, GameInfo, Limits, Match, Message, Narrate, Node, Refusal, RuleId, Seat, Step, Tone, VerifiableDice,
    Viewer, allowed, odds,
};
use frente_search::Spec;
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};

/// A match of the game that `S` puts on the shelf, with its log.
#[derive(Clone, Debug)]
pub struct Table<S: Shelf> {
    course: Course<S::Game>,
    /// Every event and the number of the step that brought it about.
    events: Vec<(usize, <S::Game as Game>::Event)>,
}

impl<G: Narrate, S: Shelf<Game = G>> Table<S> {
    /// A match before its first step; `setup` is laid over the usual one.
    pub fn open(setup: &Value) -> Result<Table<S>, Faults> {
        let played = Match::new(laid_over_usual::<S>(setup)?).map_err(|error| Faults(error.0))?;
        Ok(Table { course: Course::Setup(played), events: Vec::new() })
    }

    /// A match that was played elsewhere, its log told again.
    pub fn of(played: &Match<G>) -> Table<S> {
        Table::retold(Course::Setup(played.prefix(0)), played.steps())
    }

    /// What `viewer` may see, in the game's own type.
    pub fn seen(&self, viewer: Viewer) -> G::View {
        G::view(self.course.state(), viewer)
    }

    /// What the printed parts say, in the game's own type.
    pub fn printed(&self) -> S::Sheet {
        S::sheet(self.course.setup())
    }

    fn retold(course: Course<G>, steps: &[StepOf<G>]) -> Table<S> {
        let events = Vec::new();
        let mut table = Table { course, events };
        for step in steps {
            table.take(*step).expect("a step that was taken once can be taken again");
        }
        table
    }

    fn take(&mut self, step: StepOf<G>) -> Result<(), Refusal> {
        let mut log = Vec::new();
        self.course.take(step, &mut log)?;
        let at = self.course.steps().len();
        self.events.extend(log.into_iter().map(|event| (at, event)));
        Ok(())
    }

    fn checked(&self, seat: Seat, text: &str) -> Result<G::Action, ActError> {
        let action = parse_action::<G>(text)?;
        match allowed::<G>(self.course.state(), seat, action) {
            Ok(()) => Ok(action),
            Err(refusal) => Err(self.refused(refusal, text, action)),
        }
    }

    fn refused(&self, refusal: Refusal, text: &str, action: G::Action) -> ActError {
        ActError::refused(refusal, text, || G::action_message(self.course.state(), action))
    }
}

/// What several events are to a seat together: a streak that ends in a failure was still worth something.
fn together(tones: impl Iterator<Item = Tone>) -> Tone {
    tones.fold(Tone::Plain, |sum, tone| match (sum, tone) {
        (Tone::Good, _) | (_, Tone::Good) => Tone::Good,
        (Tone::Bad, _) | (_, Tone::Bad) => Tone::Bad,
        _ => Tone::Plain,
    })
}

fn parse_action<G: Game>(text: &str) -> Result<G::Action, ActError> {
    let text = text.trim();
    text.parse().map_err(|_| ActError::NotAnAction { text: text.to_owned() })
}

impl<G: Narrate + Clone, S: Shelf<Game = G>> AnyMatch for Table<S> {
    fn info(&self) -> &'static GameInfo {
        &G::INFO
    }

    fn no_draw(&self) -> Option<RuleId> {
        G::NO_DRAW
    }

    fn setup(&self) -> Value {
        serde_json::to_value(self.course.setup()).expect("a setup is plain data")
    }

    fn sheet(&self) -> Value {
        serde_json::to_value(self.printed()).expect("a sheet is plain data")
    }

    fn seats(&self) -> u8 {
        G::seats(self.course.state())
    }

    fn node(&self) -> NodeOut {
        match G::node(self.course.state()) {
            Node::Decision(seat) => NodeOut::Decision { seat },
            Node::Chance => NodeOut::Chance,
            Node::Over(outcome) => NodeOut::Over { outcome: outcome.into() },
        }
    }

    fn steps(&self) -> usize {
        self.course.steps().len()
    }

    fn step(&self, n: usize) -> Option<StepOut> {
        let (seat, text) = match self.course.steps().get(n.checked_sub(1)?)? {
            Step::Act(seat, action) => (Some(*seat), action.to_string()),
            Step::Chance(chance) => (None, chance.to_string()),
        };
        Some(StepOut { seat, text })
    }

    fn view(&self, viewer: Viewer) -> Value {
        serde_json::to_value(self.seen(viewer)).expect("a view is plain data")
    }

    fn view_text(&self, viewer: Viewer) -> Box<RawValue> {
        to_raw_value(&G::view(self.course.state(), viewer)).expect("a view is plain data")
    }

    fn prompt(&self, viewer: Viewer) -> Line {
        let plain = |message| Line { message, rule: "".into() };
        match G::node(self.course.state()) {
            // In a game with secrets the question itself may tell what the seat holds.
            Node::Decision(seat) if G::INFO.hidden && !viewer.sees(seat) => {
                plain(Message::new("prompt-waiting").int("seat", seat.0))
            }
            Node::Decision(_) => {
                let (message, rule) = G::prompt(self.course.state());
                Line { message, rule: rule.into() }
            }
            Node::Chance => plain(Message::new("prompt-chance")),
            Node::Over(_) => plain(Message::new("prompt-over")),
        }
    }

    fn offers(&self, seat: Seat) -> Vec<Offer> {
        let state = self.course.state();
        if G::node(state) != Node::Decision(seat) {
            return Vec::new();
        }
        let mut actions = Vec::new();
        G::legal_actions(state, &mut actions);
        let offer = |action: G::Action| Offer {
            action: action.to_string(),
            message: G::action_message(state, action),
            rule: G::action_rule(state, action).into(),
            touch: G::touch(state, action).map(|piece| piece.to_string()),
            caution: G::caution(state, action),
        };
        actions.into_iter().map(offer).collect()
    }

    fn windows(&self) -> &'static [&'static str] {
        G::WINDOWS
    }

    fn window(&self, seat: Seat) -> Option<WindowOut> {
        let state = self.course.state();
        let window = (G::node(state) == Node::Decision(seat)).then(|| G::window(state)).flatten()?;
        Some(WindowOut { kind: window.kind.into(), decline: window.decline.to_string(), secret: window.secret })
    }

    fn odds(&self, seat: Seat, action: &str, limits: Limits, seed: u64) -> Result<OddsOut, ActError> {
        let action = self.checked(seat, action)?;
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let state = self.course.state();
        let odds = odds::<G>(state, seat, action, limits, &mut rng);
        let tone = |event: &G::Event| G::beat(state, *event, Viewer::Seat(seat)).tone;
        let branch = |branch: frente_kernel::Branch<G::Event>| BranchOut {
            tone: together(branch.events.iter().map(tone)),
            messages: branch.events.into_iter().map(|event| G::event_message(state, event)).collect(),
            chance: branch.chance,
            fraction: branch.fraction,
        };
        Ok(OddsOut {
            branches: odds.branches.into_iter().map(branch).collect(),
            exact: odds.exact,
            samples: odds.samples,
            forecast: G::forecast(state, seat, action, &mut rng).map(ForecastOut::from),
        })
    }

    fn explain(&self, seat: Seat, action: &str) -> Result<(), ActError> {
        self.checked(seat, action).map(|_| ())
    }

    fn why(&self, seat: Seat, on: &str, at: Option<&str>, seed: u64) -> Option<WhyOut> {
        self.reasons(seat, on, at, seed)
    }

    fn plan(&self, seat: Seat, actions: &[String], seed: u64) -> Result<PlanOut, ActError> {
        self.planned(seat, actions, seed)
    }

    fn forced(&self, secrets: bool) -> Option<(Seat, String)> {
        self.only_answer(secrets)
    }

    fn ask(&self, viewer: Viewer, question: &str) -> Option<Value> {
        S::ask(self.course.state(), viewer, question)
    }

    fn log(&self, viewer: Viewer, since: usize) -> Vec<EventOut> {
        let from = self.events.partition_point(|(step, _)| *step <= since);
        let told = |(step, event): &(usize, G::Event)| {
            let event = G::redact(*event, viewer)?;
            Some(EventOut {
                step: *step,
                message: G::event_message(self.course.state(), event),
                rule: G::event_rule(event).into(),
                beat: G::beat(self.course.state(), event, viewer).map(|piece| piece.to_string()),
            })
        };
        self.events[from..].iter().filter_map(told).collect()
    }

    fn act(&mut self, seat: Seat, action: &str) -> Result<(), ActError> {
        let taken = parse_action::<G>(action)?;
        self.take(Step::Act(seat, taken)).map_err(|refusal| self.refused(refusal, action, taken))
    }

    fn chance(&mut self, chance: &str) -> Result<(), ActError> {
        let text = chance.trim();
        let chance = text.parse().map_err(|_| ActError::NotAChance { text: text.to_owned() })?;
        self.take(Step::Chance(chance)).map_err(|refusal| ActError::refused(refusal, text, || Message::new("")))
    }

    fn chances(&self) -> Vec<(String, u32)> {
        let mut outcomes = Vec::new();
        if G::node(self.course.state()) == Node::Chance {
            G::chance_outcomes(self.course.state(), &mut outcomes);
        }
        outcomes.into_iter().map(|(chance, weight)| (chance.to_string(), weight)).collect()
    }

    fn roll(&mut self, dice: &VerifiableDice) {
        while let Some(chance) = self.course.next_chance(dice) {
            let taken = self.take(Step::Chance(chance));
            taken.expect("the dice bring what may come up");
        }
    }

    fn next_chance(&self, dice: &VerifiableDice) -> Option<String> {
        self.course.next_chance(dice).map(|chance| chance.to_string())
    }

    fn bot_choice(&self, seat: Seat, level: &str, seed: u64, most: Option<u32>) -> Result<BotOut, BotError> {
        let state = self.course.state();
        if G::node(state) != Node::Decision(seat) {
            return Err(BotError::NotItsTurn(seat));
        }
        let player = S::player(level.parse::<Spec>()?.of_game(G::INFO.id)?, seed);
        let mut player = match most {
            Some(milliseconds) => player.within(milliseconds),
            None => player,
        };
        let decision = player.choose(state, seat);
        Ok(BotOut {
            action: decision.action.to_string(),
            value: player.chance(seat, decision.value) as f32,
            simulations: decision.simulations,
            seconds: decision.seconds,
        })
    }

    fn hint(&self, seat: Seat, level: &str, seed: u64, most: Option<u32>) -> Result<HintOut, BotError> {
        self.hinted(seat, level, seed, most)
    }

    fn undo_floor(&self) -> usize {
        self.course.undo_floor()
    }

    fn settle_floor(&mut self) -> usize {
        self.course.settle_floor()
    }

    fn rewind(&mut self, count: usize) -> Result<(), RewindError> {
        let floor = self.undo_floor();
        if count < floor {
            return Err(RewindError::Barrier { floor });
        }
        self.course = self.course.prefix(count)?;
        self.events.retain(|(step, _)| *step <= count);
        Ok(())
    }

    fn fork(&self) -> Box<dyn AnyMatch> {
        Box::new(Table::<S> { course: self.course.clone(), events: self.events.clone() })
    }

    fn prefix(&self, count: usize) -> Result<Box<dyn AnyMatch>, RewindError> {
        let course = self.course.prefix(count)?;
        let events = self.events.iter().copied().filter(|(step, _)| *step <= count).collect();
        Ok(Box::new(Table::<S> { course, events }))
    }

    fn record(&self, dice: Option<&VerifiableDice>, publish: Publish) -> Result<String, NoRecord> {
        self.course.record(dice, publish)
    }

    fn state(&self) -> Value {
        serde_json::to_value(self.course.state()).expect("a state is plain data")
    }

    fn edit(&mut self, patch: &Value) -> Result<(), Faults> {
        if self.steps() > 0 {
            return Err(Faults::one("state", "a position can be edited only before the first step"));
        }
        let state: G::State = patched(self.course.state(), patch, "state")?;
        let faults = G::faults(&state);
        if !faults.is_empty() {
            let place = || "state".to_owned();
            let fault = |reason| Fault { place: place(), reason };
            return Err(Faults(faults.into_iter().map(fault).collect()));
        }
        self.course = Course::edited(self.course.setup().clone(), state);
        Ok(())
    }
}

pub mod film;
mod hint;
mod plan;
#[cfg(test)]
mod tests;
mod why;
