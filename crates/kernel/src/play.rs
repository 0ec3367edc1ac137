//! The checked door to the rules, and a match as setup and steps.

use crate::game::pick;
use crate::{EventSink, Game, Illegal, Node, Outcome, Seat, SetupError, Silent, VerifiableDice};

/// Why a step was not taken. Nothing has changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// The match has ended.
    #[error("the match is over")]
    Over,
    /// A die or a card is due first.
    #[error("a die or a card is due before the next choice")]
    ChanceDue,
    /// No die or card is due.
    #[error("no die or card is due: seat {0} must choose")]
    NoChanceDue(Seat),
    /// Another seat must choose.
    #[error("seat {0} must choose now")]
    OtherSeat(Seat),
    /// The rules forbid it.
    #[error("§{}: {}", .0.rule, .0.why)]
    Illegal(Illegal),
    /// The die or card cannot come up now.
    #[error("that die or card cannot come up now")]
    ImpossibleChance,
}

/// Whether `seat` is to choose now.
pub fn on_turn<G: Game>(state: &G::State, seat: Seat) -> Result<(), Refusal> {
    match G::node(state) {
        Node::Over(_) => Err(Refusal::Over),
        Node::Chance => Err(Refusal::ChanceDue),
        Node::Decision(deciding) if deciding != seat => Err(Refusal::OtherSeat(deciding)),
        Node::Decision(_) => Ok(()),
    }
}

/// Whether `seat` may take `action` now.
pub fn allowed<G: Game>(state: &G::State, seat: Seat, action: G::Action) -> Result<(), Refusal> {
    on_turn::<G>(state, seat)?;
    G::check(state, action).map_err(Refusal::Illegal)
}

/// Checks that `seat` may take `action` now, then applies it.
pub fn submit<G: Game>(
    state: &mut G::State,
    seat: Seat,
    action: G::Action,
    log: &mut impl EventSink<G::Event>,
) -> Result<(), Refusal> {
    allowed::<G>(state, seat, action)?;
    G::apply(state, action, log);
    Ok(())
}

/// Checks that `chance` can come up now, then resolves it.
pub fn submit_chance<G: Game>(
    state: &mut G::State,
    chance: G::Chance,
    log: &mut impl EventSink<G::Event>,
) -> Result<(), Refusal> {
    match G::node(state) {
        Node::Over(_) => Err(Refusal::Over),
        Node::Decision(seat) => Err(Refusal::NoChanceDue(seat)),
        Node::Chance => {
            let mut outcomes = Vec::new();
            G::chance_outcomes(state, &mut outcomes);
            if !outcomes.iter().any(|(possible, _)| *possible == chance) {
                return Err(Refusal::ImpossibleChance);
            }
            G::resolve(state, chance, log);
            Ok(())
        }
    }
}

/// One step of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step<A, C> {
    /// A seat chose.
    Act(Seat, A),
    /// A die or a card came.
    Chance(C),
}

/// The step type of a game.
pub type StepOf<G> = Step<<G as Game>::Action, <G as Game>::Chance>;

/// A match in progress: the setup, the steps, and the position they lead to.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    setup: G::Setup,
    steps: Vec<StepOf<G>>,
    state: G::State,
    /// How far the undo barrier has been looked for ([`Match::settle_floor`]).
    pub(crate) known: Option<Box<Known<G::State>>>,
}

/// The undo barrier, as it stood when it was looked for last.
#[derive(Clone, Debug)]
pub(crate) struct Known<S> {
    /// After so many steps.
    pub steps: usize,
    /// The barrier there.
    pub floor: usize,
    /// The position there.
    pub state: S,
}

impl<G: Game> Match<G> {
    /// A match before its first step.
    pub fn new(setup: G::Setup) -> Result<Match<G>, SetupError> {
        let state = G::initial(&setup)?;
        Ok(Match { setup, steps: Vec::new(), state, known: None })
    }

    /// What was agreed.
    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// Everything that happened, from the first step on.
    pub fn steps(&self) -> &[StepOf<G>] {
        &self.steps
    }

    /// The position the steps lead to.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// How it ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        match G::node(&self.state) {
            Node::Over(outcome) => Some(outcome),
            _ => None,
        }
    }

    /// Takes a step of either kind, by the checked doors.
    pub fn take(&mut self, step: StepOf<G>, log: &mut impl EventSink<G::Event>) -> Result<(), Refusal> {
        match step {
            Step::Act(seat, action) => submit::<G>(&mut self.state, seat, action, log)?,
            Step::Chance(chance) => submit_chance::<G>(&mut self.state, chance, log)?,
        }
        self.steps.push(step);
        Ok(())
    }

    /// A seat chooses.
    pub fn act(&mut self, seat: Seat, action: G::Action, log: &mut impl EventSink<G::Event>) -> Result<(), Refusal> {
        self.take(Step::Act(seat, action), log)
    }

    /// How many dice and cards have come so far.
    pub fn chances(&self) -> u32 {
        self.steps.iter().filter(|step| matches!(step, Step::Chance(_))).count() as u32
    }

    /// The chance the verifiable dice bring now, if one is due.
    pub fn next_chance(&self, dice: &VerifiableDice) -> Option<G::Chance> {
        (G::node(&self.state) == Node::Chance).then(|| {
            let mut outcomes = Vec::new();
            G::chance_outcomes(&self.state, &mut outcomes);
            pick(&outcomes, &mut dice.stream(self.chances()))
        })
    }

    /// Draws every chance that is due, up to the next decision or the end.
    pub fn roll(&mut self, dice: &VerifiableDice, log: &mut impl EventSink<G::Event>) {
        while let Some(chance) = self.next_chance(dice) {
            G::resolve(&mut self.state, chance, log);
            self.steps.push(Step::Chance(chance));
        }
    }

    /// The position after the first `count` steps.
    pub fn state_at(&self, count: usize) -> G::State {
        let mut state = G::initial(&self.setup).expect("the setup was accepted when the match began");
        for step in &self.steps[..count] {
            run_step::<G>(&mut state, *step, &mut Silent);
        }
        state
    }

    /// The match as it stood after its first `count` steps: for undo (within [`Match::undo_floor`]) and for forks.
    #[must_use]
    pub fn prefix(&self, count: usize) -> Match<G> {
        let (setup, steps, state) = (self.setup.clone(), self.steps[..count].to_vec(), self.state_at(count));
        Match { setup, steps, state, known: None }
    }
}

/// Runs a step that is known to be legal.
pub(crate) fn run_step<G: Game>(state: &mut G::State, step: StepOf<G>, log: &mut impl EventSink<G::Event>) {
    match step {
        Step::Act(_, action) => G::apply(state, action, log),
        Step::Chance(chance) => G::resolve(state, chance, log),
    }
}
