//! Many environments of one game at once, with its own types: each a match that begins anew when it has ended.
//!
//! Environment i of a run plays the episodes (seed, i, 0), (seed, i, 1), …, whatever other environments stand beside it and
//! however many threads there are.

use crate::position::{Numbers, hot, marked, offered};
use frente_kernel::play::StepOf;
use frente_kernel::{Encode, Eyes, Facts, Game, Match, Narrate, Node, Outcome, Record, Schema, Seat, Silent, Step};
use frente_lab::seeds::{bot_seed, game_seed};
use frente_search::{BotRng, Player, Spec};
use pyo3::prelude::*;
use rand_core::SeedableRng;
use rayon::prelude::*;

/// When a match that has ended begins anew.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Autoreset {
    /// In the step that ends it.
    Same,
    /// In the step after that, whatever is chosen in it.
    Next,
    /// When it is asked for.
    Never,
}

/// What a step writes: so many numbers for each environment.
pub struct Out<'a> {
    pub facts: &'a mut [i8],
    pub mask: &'a mut [i8],
    /// The facts of what is offered; empty where nobody asks for them.
    pub offers: &'a mut [i16],
    /// One for each seat, or for the learning seat alone.
    pub rewards: &'a mut [f32],
    pub over: &'a mut [bool],
    /// Who must choose; -1 where the match is over.
    pub seat: &'a mut [i8],
    pub episode: &'a mut [u64],
    /// The points of a match that has ended, its decisions, and how it ended, as its label among [`AnySlots::labels`].
    pub score: &'a mut [i32],
    pub length: &'a mut [u32],
    pub label: &'a mut [i16],
    /// The facts at the end of a match that ended and has begun anew.
    pub last_facts: &'a mut [i8],
}

/// What the environments of one run share.
pub struct Terms<G: Game> {
    pub setup: G::Setup,
    pub initial: G::State,
    pub numbers: Numbers,
    pub width: usize,
    /// The seat that learns, and the bots of all seats; without it, every seat is played from outside.
    pub learner: Option<(Seat, Vec<Spec>)>,
    pub player: fn(Spec, u64) -> Player<G>,
    pub autoreset: Autoreset,
    /// An action that is not legal ends the match as lost, instead of being refused.
    pub ends: bool,
    /// The number of the first environment.
    pub first: u64,
}

struct Slot<G: Game> {
    state: G::State,
    rng: BotRng,
    players: Vec<Player<G>>,
    /// Everything the environment draws from.
    seed: u64,
    episode: u64,
    steps: Vec<StepOf<G>>,
    legal: Vec<G::Action>,
    /// Who must choose, where somebody must.
    seat: Option<Seat>,
    outcome: Option<Outcome>,
    /// An illegal action ended it.
    forfeited: bool,
    facts: Facts,
}

/// The part of [`Out`] that is one environment's.
struct Row<'a> {
    facts: &'a mut [i8],
    mask: &'a mut [i8],
    offers: &'a mut [i16],
    rewards: &'a mut [f32],
    over: &'a mut bool,
    seat: &'a mut i8,
    episode: &'a mut u64,
    score: &'a mut i32,
    length: &'a mut u32,
    label: &'a mut i16,
    last_facts: &'a mut [i8],
}

/// Environments without their game's types.
pub trait AnySlots: Send {
    fn begin(&mut self, seed: Option<u64>, which: Option<&[bool]>, out: Out<'_>) -> PyResult<()>;
    fn check(&self, actions: &[i64]) -> PyResult<()>;
    fn step(&mut self, actions: &[i64], out: Out<'_>) -> PyResult<()>;
    fn record(&self, at: usize) -> Option<String>;
    /// Facts, numbers of actions, offers, facts of an offer, seats.
    fn sizes(&self) -> [usize; 5];
    fn labels(&self) -> Vec<&'static str>;
}

pub struct Slots<G: Game> {
    terms: Terms<G>,
    slots: Vec<Slot<G>>,
    pool: Option<rayon::ThreadPool>,
    labels: Vec<&'static str>,
}

impl<G: Narrate + Encode> Slots<G> {
    pub fn new(terms: Terms<G>, count: usize, seed: u64, pool: Option<rayon::ThreadPool>) -> Slots<G> {
        let slot = |at| Slot {
            state: terms.initial.clone(),
            rng: BotRng::seed_from_u64(0),
            players: Vec::new(),
            seed: game_seed(seed, terms.first + at as u64),
            episode: 0,
            steps: Vec::new(),
            legal: Vec::new(),
            seat: None,
            outcome: None,
            forfeited: false,
            facts: Facts::default(),
        };
        let slots = (0..count).map(slot).collect();
        Slots { terms, slots, pool, labels: Vec::new() }
    }

    /// Does something with each environment and its part of what is written.
    fn each(
        &mut self,
        out: Out<'_>,
        work: impl Fn(usize, &Terms<G>, &mut Slot<G>, &mut Row<'_>) + Sync,
    ) -> PyResult<()> {
        let rewards = out.rewards.len() / self.slots.len().max(1);
        let terms = &self.terms;
        // No offers are asked for: a row of none for each.
        let mut none: Vec<[i16; 0]> = vec![[]; self.slots.len()];
        let wide = G::OFFERS * G::OFFER_FACTS;
        let offers: Vec<&mut [i16]> = match out.offers.is_empty() {
            true => none.iter_mut().map(|row| &mut row[..]).collect(),
            false => out.offers.chunks_exact_mut(wide).collect(),
        };
        let rows = out
            .facts
            .chunks_exact_mut(terms.width)
            .zip(out.mask.chunks_exact_mut(terms.numbers.size::<G>()))
            .zip(offers)
            .zip(out.rewards.chunks_exact_mut(rewards.max(1)))
            .zip(out.over)
            .zip(out.seat)
            .zip(out.episode)
            .zip(out.score)
            .zip(out.length)
            .zip(out.label)
            .zip(out.last_facts.chunks_exact_mut(terms.width));
        let row = |(
            (((((((((facts, mask), offers), rewards), over), seat), episode), score), length), label),
            last_facts,
        )| {
            Row { facts, mask, offers, rewards, over, seat, episode, score, length, label, last_facts }
        };
        let mut work_list: Vec<(usize, &mut Slot<G>, Row<'_>)> =
            self.slots.iter_mut().zip(rows.map(row)).enumerate().map(|(at, (slot, row))| (at, slot, row)).collect();
        let one = |(at, slot, row): &mut (usize, &mut Slot<G>, Row<'_>)| work(*at, terms, slot, row);
        match &self.pool {
            Some(pool) => pool.install(|| work_list.par_iter_mut().with_min_len(8).for_each(one)),
            None => work_list.iter_mut().for_each(one),
        }
        let bound = G::INFO.max_steps as usize;
        if let Some((at, slot, _)) = work_list.iter().find(|(_, slot, _)| slot.steps.len() > bound) {
            let text = format!(
                "environment {at}, episode {}: no end within {bound} steps, a bug in the rules of {}",
                slot.episode,
                G::INFO.id
            );
            return Err(crate::errors::error("InternalError", text, &[("replay", serde_json::Value::Null)]));
        }
        let most = work_list.iter().map(|(_, slot, _)| slot.legal.len()).max().unwrap_or(0);
        drop(work_list);
        if most > G::OFFERS {
            let text = format!("{most} actions are offered in {}, more than {} fit", G::INFO.id, G::OFFERS);
            return Err(crate::errors::error("InternalError", text, &[("replay", serde_json::Value::Null)]));
        }
        Ok(())
    }
}

impl<G: Narrate + Encode> Slot<G> {
    /// Begins the episode of this number.
    fn begin(&mut self, terms: &Terms<G>) {
        let seed = game_seed(self.seed, self.episode);
        self.rng = BotRng::seed_from_u64(seed);
        self.state.clone_from(&terms.initial);
        if let Some((_, bots)) = &terms.learner {
            self.players = (0..).zip(bots).map(|(seat, bot)| (terms.player)(*bot, bot_seed(seed, seat))).collect();
        }
        self.steps.clear();
        self.outcome = None;
        self.forfeited = false;
        self.go_on(terms);
    }

    /// Goes on to where somebody outside must choose, or to the end.
    fn go_on(&mut self, terms: &Terms<G>) {
        self.seat = None;
        self.legal.clear();
        while self.steps.len() <= G::INFO.max_steps as usize {
            match G::node(&self.state) {
                Node::Chance => {
                    let chance = G::sample_chance(&self.state, &mut self.rng);
                    G::resolve(&mut self.state, chance, &mut Silent);
                    self.steps.push(Step::Chance(chance));
                }
                Node::Decision(seat) if terms.learner.as_ref().is_some_and(|(learner, _)| *learner != seat) => {
                    let action = self.players[usize::from(seat.0)].choose(&self.state, seat).action;
                    self.act(seat, action);
                }
                Node::Decision(seat) => {
                    self.seat = Some(seat);
                    G::legal_actions(&self.state, &mut self.legal);
                    return;
                }
                Node::Over(outcome) => {
                    self.outcome = Some(outcome);
                    return;
                }
            }
        }
    }

    fn act(&mut self, seat: Seat, action: G::Action) {
        G::apply(&mut self.state, action, &mut Silent);
        self.steps.push(Step::Act(seat, action));
    }

    fn is_over(&self) -> bool {
        self.outcome.is_some() || self.forfeited
    }

    /// Writes the position as whoever must choose sees it; at the end, as the learning seat or the first does.
    fn show(&mut self, terms: &Terms<G>, row: &mut Row<'_>) {
        let learner = terms.learner.as_ref().map_or(Seat(0), |(seat, _)| *seat);
        self.facts.read::<G>(&self.state, Eyes::Seat(self.seat.unwrap_or(learner)));
        hot(&self.facts, row.facts);
        if self.legal.len() <= G::OFFERS {
            marked::<G>(terms.numbers, &self.legal, row.mask);
            if !row.offers.is_empty() {
                offered::<G>(&self.state, &self.legal, &mut self.facts, row.offers);
            }
        }
        *row.seat = self.seat.map_or(-1, |seat| seat.0 as i8);
        *row.episode = self.episode;
    }

    /// What the end is worth: 1 won, -1 lost, 0 neither.
    fn worth(&self, terms: &Terms<G>, row: &mut Row<'_>) {
        let worth = |seat: Seat| match self.outcome {
            Some(outcome) => 2.0 * outcome.payoff(seat) - 1.0,
            // Whoever does what is not legal has lost.
            None if self.forfeited && terms.learner.as_ref().is_none_or(|(learner, _)| *learner == seat) => -1.0,
            None => 0.0,
        };
        match &terms.learner {
            Some((seat, _)) => row.rewards[0] = worth(*seat),
            None => (0..).map(Seat).zip(row.rewards.iter_mut()).for_each(|(seat, reward)| *reward = worth(seat)),
        }
        *row.over = self.is_over();
        *row.score = self.outcome.map_or(0, |outcome| outcome.score);
        *row.length = self.steps.len() as u32;
    }
}

impl<G: Narrate + Encode> AnySlots for Slots<G> {
    fn begin(&mut self, seed: Option<u64>, which: Option<&[bool]>, out: Out<'_>) -> PyResult<()> {
        let first = self.terms.first;
        self.each(out, |at, terms, slot, row| {
            if which.is_none_or(|which| which[at]) {
                // The first of a new run, or the one after the last.
                match seed {
                    Some(seed) => (slot.seed, slot.episode) = (game_seed(seed, first + at as u64), 0),
                    None if slot.steps.is_empty() => {}
                    None => slot.episode += 1,
                }
                slot.begin(terms);
                row.rewards.fill(0.0);
                *row.over = false;
                *row.label = -1;
                slot.show(terms, row);
            }
        })
    }

    fn check(&self, actions: &[i64]) -> PyResult<()> {
        for (at, (slot, action)) in self.slots.iter().zip(actions).enumerate() {
            let place = || format!("actions[{at}]");
            if slot.is_over() {
                if self.terms.autoreset == Autoreset::Next {
                    continue;
                }
                let text = format!("{}: the match is over, expected a reset", place());
                return Err(crate::errors::error("MatchOver", text, &[]));
            }
            if slot.seat.is_none() {
                let text = format!("{}: nothing has begun, expected a reset", place());
                return Err(crate::errors::error("MatchOver", text, &[]));
            }
            let numbers = self.terms.numbers;
            let within = (0..numbers.size::<G>() as i64).contains(action);
            if !within || !self.terms.ends && numbers.read::<G>(*action, &slot.legal).is_none() {
                return Err(numbers.refusal::<G>(&place(), *action, &slot.legal));
            }
        }
        Ok(())
    }

    fn step(&mut self, actions: &[i64], out: Out<'_>) -> PyResult<()> {
        let labels: std::sync::Mutex<Vec<(usize, &'static str)>> = std::sync::Mutex::default();
        let mut label_rows = vec![-1i16; self.slots.len()];
        let Out { label, .. } = out;
        let out = Out { label: &mut label_rows, ..out };
        self.each(out, |at, terms, slot, row| {
            if slot.is_over() {
                slot.episode += 1;
                slot.begin(terms);
                row.rewards.fill(0.0);
                *row.over = false;
                return slot.show(terms, row);
            }
            match (terms.numbers.read::<G>(actions[at], &slot.legal), slot.seat) {
                (Some(action), Some(seat)) => {
                    slot.act(seat, action);
                    slot.go_on(terms);
                }
                _ => {
                    slot.forfeited = true;
                    slot.legal.clear();
                }
            }
            slot.worth(terms, row);
            if slot.is_over() {
                let label = slot.outcome.map_or("illegal", |outcome| outcome.label);
                labels.lock().unwrap_or_else(std::sync::PoisonError::into_inner).push((at, label));
                if terms.autoreset == Autoreset::Same {
                    slot.show(terms, row);
                    row.last_facts.copy_from_slice(row.facts);
                    slot.episode += 1;
                    slot.begin(terms);
                }
            }
            slot.show(terms, row);
        })?;
        label.copy_from_slice(&label_rows);
        for (at, name) in labels.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner) {
            let known = self.labels.iter().position(|known| *known == name);
            label[at] = known.unwrap_or_else(|| {
                self.labels.push(name);
                self.labels.len() - 1
            }) as i16;
        }
        Ok(())
    }

    fn record(&self, at: usize) -> Option<String> {
        let mut played = Match::<G>::new(self.terms.setup.clone()).ok()?;
        for step in &self.slots.get(at)?.steps {
            played.take(*step, &mut Silent).ok()?;
        }
        Some(Record::of(&played, None, frente_kernel::record::Publish::CommitmentOnly).to_string())
    }

    fn sizes(&self) -> [usize; 5] {
        let seats = G::seats(&self.terms.initial).into();
        [self.terms.width, self.terms.numbers.size::<G>(), G::OFFERS, G::OFFER_FACTS, seats]
    }

    fn labels(&self) -> Vec<&'static str> {
        self.labels.clone()
    }
}

/// How many facts a position of a game has.
pub fn width<G: Encode>() -> usize {
    Schema::of::<G>().width()
}
