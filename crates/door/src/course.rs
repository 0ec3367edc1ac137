//! The course of a match: from its setup, or from a position a referee laid out.
//!
//! The kernel's [`Match`] always begins at the setup, which is what makes it a record. A rule question begins in the
//! middle ("South in box 1, one action left"), so the door needs this second kind, which can do all but be recorded.

use crate::refusals::{NoRecord, RewindError};
use frente_kernel::game::pick;
use frente_kernel::play::{StepOf, submit_chance};
use frente_kernel::record::Publish;
use frente_kernel::{EventSink, Game, Match, Node, Record, Refusal, Step, VerifiableDice, submit};

/// Where a match began and what happened since.
#[derive(Clone, Debug)]
pub enum Course<G: Game> {
    /// From the setup.
    Setup(Match<G>),
    /// From an edited position.
    Edited(Edited<G>),
}

/// A match from an edited position.
#[derive(Clone, Debug)]
pub struct Edited<G: Game> {
    setup: G::Setup,
    start: G::State,
    state: G::State,
    steps: Vec<StepOf<G>>,
}

impl<G: Game> Course<G> {
    /// A match of this setup, begun at `start`.
    pub fn edited(setup: G::Setup, start: G::State) -> Course<G> {
        Course::Edited(Edited { setup, state: start.clone(), start, steps: Vec::new() })
    }

    /// What was agreed.
    pub fn setup(&self) -> &G::Setup {
        match self {
            Course::Setup(played) => played.setup(),
            Course::Edited(edited) => &edited.setup,
        }
    }

    /// The position the course has come to.
    pub fn state(&self) -> &G::State {
        match self {
            Course::Setup(played) => played.state(),
            Course::Edited(edited) => &edited.state,
        }
    }

    /// The steps so far.
    pub fn steps(&self) -> &[StepOf<G>] {
        match self {
            Course::Setup(played) => played.steps(),
            Course::Edited(edited) => &edited.steps,
        }
    }

    /// Takes a step by the checked doors.
    pub fn take(&mut self, step: StepOf<G>, log: &mut impl EventSink<G::Event>) -> Result<(), Refusal> {
        match self {
            Course::Setup(played) => played.take(step, log),
            Course::Edited(edited) => {
                match step {
                    Step::Act(seat, action) => submit::<G>(&mut edited.state, seat, action, log)?,
                    Step::Chance(chance) => submit_chance::<G>(&mut edited.state, chance, log)?,
                }
                edited.steps.push(step);
                Ok(())
            }
        }
    }

    /// The chance the verifiable dice bring now, if one is due.
    pub fn next_chance(&self, dice: &VerifiableDice) -> Option<G::Chance> {
        match self {
            Course::Setup(played) => played.next_chance(dice),
            Course::Edited(edited) => (G::node(&edited.state) == Node::Chance).then(|| {
                let drawn = edited.steps.iter().filter(|step| matches!(step, Step::Chance(_)));
                let mut outcomes = Vec::new();
                G::chance_outcomes(&edited.state, &mut outcomes);
                pick(&outcomes, &mut dice.stream(drawn.count() as u32))
            }),
        }
    }

    /// How far it may be taken back. A referee's position may go back to where it was laid out.
    pub fn undo_floor(&self) -> usize {
        match self {
            Course::Setup(played) => played.undo_floor(),
            Course::Edited(_) => 0,
        }
    }

    /// The same, remembered so that the next to ask asks only about what has come since.
    pub fn settle_floor(&mut self) -> usize {
        match self {
            Course::Setup(played) => played.settle_floor(),
            Course::Edited(_) => 0,
        }
    }

    /// The course as it stood after its first `count` steps.
    pub fn prefix(&self, count: usize) -> Result<Course<G>, RewindError> {
        let steps = self.steps().len();
        if count > steps {
            return Err(RewindError::Beyond { steps });
        }
        Ok(match self {
            Course::Setup(played) => Course::Setup(played.prefix(count)),
            Course::Edited(edited) => {
                let mut course = Course::edited(edited.setup.clone(), edited.start.clone());
                for step in &edited.steps[..count] {
                    let taken = course.take(*step, &mut frente_kernel::Silent);
                    taken.expect("a step that was taken once can be taken again");
                }
                course
            }
        })
    }

    /// The match as text.
    pub fn record(&self, dice: Option<&VerifiableDice>, publish: Publish) -> Result<String, NoRecord> {
        match self {
            Course::Setup(played) => Ok(Record::of(played, dice, publish).to_string()),
            Course::Edited(_) => Err(NoRecord),
        }
    }
}
