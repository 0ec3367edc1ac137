//! One random match under test, and what is said when it fails.
//!
//! Checks are written as plain assertions. [`Table::each_game`] plays the matches and turns a panic, whether from an
//! assertion or from the rules themselves, into a [`Failure`] that can be played again.

use crate::Plan;
use frente_kernel::play::StepOf;
use frente_kernel::record::Publish;
use frente_kernel::{Game, Match, Node, Record, Seat, Secret, Step, VerifiableDice, Viewer, below};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use std::any::Any;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// The salt of every match under test: not empty, with a space and a letter outside ASCII.
pub(crate) const SALT: &str = "España, 1936";

/// A random match under test.
pub(crate) struct Trial<G: Game> {
    /// The match so far.
    pub played: Match<G>,
    /// Randomness for what a check does aside; the walk has its own, so that every check sees the same matches.
    pub look: Xoshiro256PlusPlus,
    walk: Xoshiro256PlusPlus,
    taste: Taste,
    dice: VerifiableDice,
    attempt: Option<String>,
    close_looks: u32,
}

/// How the walk chooses. Uniform play alone seldom reaches the corners of a game.
#[derive(Clone, Copy)]
enum Taste {
    Uniform,
    /// Leans to the front of the list.
    Front,
    /// Leans to the back.
    Back,
}

impl<G: Game> Trial<G> {
    pub fn new(setup: &G::Setup, seed: u64) -> Trial<G> {
        let played = Match::new(setup.clone()).unwrap_or_else(|error| panic!("the setup is refused: {error}"));
        let mut walk = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut secret = [0; 32];
        walk.fill_bytes(&mut secret);
        Trial {
            played,
            look: Xoshiro256PlusPlus::seed_from_u64(!seed),
            taste: [Taste::Uniform, Taste::Front, Taste::Back][below(&mut walk, 3) as usize],
            walk,
            dice: VerifiableDice::new(Secret(secret), SALT),
            attempt: None,
            close_looks: 1,
        }
    }

    pub fn state(&self) -> &G::State {
        self.played.state()
    }

    pub fn node(&self) -> Node {
        G::node(self.state())
    }

    /// Whether this position is one of the few that get a costly look: fewer as the match grows long, and by nothing
    /// but its seed, so that a match played again is looked at in the same places.
    pub fn is_close_look(&mut self) -> bool {
        let one_in = 16 + self.played.steps().len() as u32;
        below(&mut self.look, one_in) < self.close_looks
    }

    /// The step the walk takes from here; `None` when the match is over. Fails at a dead end or past the bound.
    pub fn next_step(&mut self) -> Option<StepOf<G>> {
        let node = self.node();
        if !matches!(node, Node::Over(_)) {
            let (taken, bound) = (self.played.steps().len(), G::INFO.max_steps as usize);
            assert!(taken < bound, "not over after {taken} steps, the game's bound (INFO.max_steps) is {bound}");
        }
        match node {
            Node::Over(_) => None,
            Node::Decision(seat) => {
                let actions = legal_actions::<G>(self.state());
                assert!(!actions.is_empty(), "dead end: seat {seat} must choose and has no legal action");
                Some(Step::Act(seat, actions[self.choose(actions.len())]))
            }
            Node::Chance => {
                let outcomes = chance_outcomes::<G>(self.state());
                let weight: u64 = outcomes.iter().map(|(_, weight)| u64::from(*weight)).sum();
                assert!(weight > 0, "dead end: a chance is due and nothing can come");
                self.played.next_chance(&self.dice).map(Step::Chance)
            }
        }
    }

    fn choose(&mut self, count: usize) -> usize {
        let mut pick = || below(&mut self.walk, count as u32) as usize;
        match self.taste {
            Taste::Uniform => pick(),
            Taste::Front => pick().min(pick()),
            Taste::Back => pick().max(pick()),
        }
    }

    /// Takes a step by the checked door and hands back its events.
    pub fn take(&mut self, step: StepOf<G>) -> Vec<G::Event> {
        let mut log = Vec::new();
        self.attempt = Some(step_text::<G>(step));
        let taken = self.played.take(step, &mut log);
        if let Err(refusal) = taken {
            panic!("a step from the list was refused: {refusal}");
        }
        self.attempt = None;
        log
    }

    /// Plays to the end.
    pub fn finish(&mut self) {
        while let Some(step) = self.next_step() {
            self.take(step);
        }
    }

    /// The match so far as a record with verifiable dice.
    pub fn record(&self, publish: Publish) -> Record {
        Record::of(&self.played, Some(&self.dice), publish)
    }

    /// Turns a caught panic into a failure that can be played again.
    pub fn failure(
        &self,
        check: &'static str,
        setup: usize,
        seed: Option<u64>,
        panic: &(dyn Any + Send),
    ) -> Box<Failure> {
        let record = catch_unwind(AssertUnwindSafe(|| {
            let drawn = self.record(Publish::Secret);
            // A check that chose its chances by hand has a record without dice to prove.
            let by_hand = || Record::of(&self.played, None, Publish::CommitmentOnly);
            if drawn.verify::<G>().is_ok() { drawn } else { by_hand() }.to_string()
        }));
        let steps = || self.played.steps().iter().map(|step| step_text::<G>(*step) + "\n").collect();
        Box::new(Failure {
            game: G::INFO.id,
            check,
            setup,
            seed,
            step: self.played.steps().len(),
            message: panic_text(panic),
            attempt: self.attempt.clone(),
            record: record.unwrap_or_else(|_| steps()),
        })
    }
}

/// The legal actions in a list of their own; none where nobody chooses, whatever the game lists there.
pub(crate) fn legal_actions<G: Game>(state: &G::State) -> Vec<G::Action> {
    let mut out = Vec::new();
    if let Node::Decision(_) = G::node(state) {
        G::legal_actions(state, &mut out);
        // Listed again into a buffer that holds something: a game that only adds to it lists everything twice.
        G::legal_actions(state, &mut out);
    }
    out
}

/// What chance may bring, in a list of its own; nothing where no chance is due, whatever the game lists there.
pub(crate) fn chance_outcomes<G: Game>(state: &G::State) -> Vec<(G::Chance, u32)> {
    let mut out = Vec::new();
    if let Node::Chance = G::node(state) {
        G::chance_outcomes(state, &mut out);
        G::chance_outcomes(state, &mut out);
    }
    out
}

/// A step as a record writes it: the seat or `*`, and the notation.
pub(crate) fn step_text<G: Game>(step: StepOf<G>) -> String {
    match step {
        Step::Act(seat, action) => format!("{seat} {action}"),
        Step::Chance(chance) => format!("* {chance}"),
    }
}

/// Every viewer who may not see everything: each seat, and the spectator.
pub(crate) fn viewers<G: Game>(state: &G::State) -> impl Iterator<Item = Viewer> + use<G> {
    (0..G::seats(state)).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Spectator])
}

/// The name of a viewer in failures and playthroughs.
pub(crate) fn viewer_name(viewer: Viewer) -> String {
    match viewer {
        Viewer::Seat(Seat(seat)) => format!("seat {seat}"),
        Viewer::Spectator => "spectator".to_owned(),
        Viewer::Referee => "referee".to_owned(),
    }
}

pub(crate) fn panic_text(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().cloned();
    let text = text.or_else(|| panic.downcast_ref::<&str>().map(ToString::to_string));
    text.unwrap_or_else(|| "a panic without words".to_owned())
}

/// A check a game did not pass, with all it takes to play the match again.
#[derive(Clone, PartialEq, Debug)]
pub struct Failure {
    /// The game's id.
    pub game: &'static str,
    /// The name of the check that failed.
    pub check: &'static str,
    /// Which of the setups, counted from 0.
    pub setup: usize,
    /// The seed of the match; none where it was picked by bytes.
    pub seed: Option<u64>,
    /// Steps taken before it failed.
    pub step: usize,
    /// What was expected and what was found.
    pub message: String,
    /// The step being taken when it failed, if it was one.
    pub attempt: Option<String>,
    /// The match so far, as a record.
    pub record: String,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Failure { game, check, setup, step, .. } = self;
        let seed = self.seed.map(|seed| format!(", seed {seed}")).unwrap_or_default();
        writeln!(f, "{game} does not pass \"{check}\" (setup {setup}{seed}, after step {step})")?;
        writeln!(f, "  {}", self.message.trim_end().replace('\n', "\n  "))?;
        if let Some(attempt) = &self.attempt {
            writeln!(f, "  while taking step {}: {attempt}", step + 1)?;
        }
        if let Some(seed) = self.seed {
            writeln!(f, "  again: setup {setup} alone with Plan {{ games: 1, seed: {seed}, ..Plan::default() }}")?;
        }
        write!(f, "  the match so far:\n{}", self.record)
    }
}

impl std::error::Error for Failure {}

/// The matches one check is run on.
pub(crate) struct Table<'a, G: Game> {
    pub check: &'static str,
    pub setups: &'a [G::Setup],
    pub plan: &'a Plan,
}

impl<'a, G: Game> Table<'a, G> {
    pub fn new(check: &'static str, setups: &'a [G::Setup], plan: &'a Plan) -> Table<'a, G> {
        Table { check, setups, plan }
    }

    /// Runs `body` on every match of the plan.
    pub fn each_game(&self, mut body: impl FnMut(&mut Trial<G>)) -> Result<(), Box<Failure>> {
        for (at, setup) in self.setups.iter().enumerate() {
            for game in 0..self.plan.games {
                let seed = self.plan.seed.wrapping_add(u64::from(game));
                self.one_game(at, setup, seed, &mut body)?;
            }
        }
        Ok(())
    }

    fn one_game(
        &self,
        at: usize,
        setup: &G::Setup,
        seed: u64,
        body: &mut impl FnMut(&mut Trial<G>),
    ) -> Result<(), Box<Failure>> {
        let mut trial = catch_unwind(AssertUnwindSafe(|| Trial::<G>::new(setup, seed)))
            .map_err(|panic| self.bare_failure(at, seed, &panic_text(&*panic)))?;
        trial.close_looks = self.plan.close_looks;
        catch_unwind(AssertUnwindSafe(|| body(&mut trial)))
            .map_err(|panic| trial.failure(self.check, at, Some(seed), &*panic))?;
        Ok(())
    }

    /// A failure that belongs to no single match.
    pub fn bare_failure(&self, setup: usize, seed: u64, message: &str) -> Box<Failure> {
        Box::new(Failure {
            game: G::INFO.id,
            check: self.check,
            setup,
            seed: Some(seed),
            step: 0,
            message: message.to_owned(),
            attempt: None,
            record: String::new(),
        })
    }
}
