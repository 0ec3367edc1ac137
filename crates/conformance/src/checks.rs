//! The checks, one a file.

use crate::trial::{Failure, Table};
use crate::{Plan, Playouts};
use frente_kernel::Narrate;

pub(crate) mod dead_ends;
mod digests;
mod invariants;
pub(crate) mod leaks;
pub(crate) mod legality;
mod odds;
pub(crate) mod playouts;
pub(crate) mod records;
mod sampling;
pub(crate) mod saves;
mod undo;
mod vocabulary;

/// One thing every game must pass.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Check {
    /// No dead end, an end within the bound, lists sorted and unique, weights positive.
    DeadEnds,
    /// `check` agrees with the list, and the doors refuse what they must without touching the position.
    Legality,
    /// The fast paths draw what is listed, as often as it is listed.
    Sampling,
    /// A record reads back, replays, verifies; a changed or a missing byte is found.
    Records,
    /// Positions have the same digest exactly when they are the same.
    Digests,
    /// Positions, setups, actions and chances survive being written and read.
    Saves,
    /// The game's own invariants hold in every position.
    Invariants,
    /// No seat, and no spectator, can tell apart what only others know.
    Leaks,
    /// Undo stays within one seat's own choices since the last chance or reveal.
    Undo,
    /// Odds sum to one and agree with what really comes.
    Odds,
    /// Whatever the game says is in its vocabulary.
    Vocabulary,
    /// A playout allocates nothing, where the plan asks for that.
    Playouts,
}

impl Check {
    /// Every check, in the order in which a new game should pass them.
    pub const ALL: [Check; 12] = [
        Check::DeadEnds,
        Check::Legality,
        Check::Invariants,
        Check::Saves,
        Check::Digests,
        Check::Records,
        Check::Sampling,
        Check::Vocabulary,
        Check::Undo,
        Check::Odds,
        Check::Leaks,
        Check::Playouts,
    ];

    /// What a failure calls it.
    pub fn name(self) -> &'static str {
        match self {
            Check::DeadEnds => "never a dead end",
            Check::Legality => "check agrees with the list",
            Check::Sampling => "samples follow the lists",
            Check::Records => "records replay and show tampering",
            Check::Digests => "digests tell positions apart",
            Check::Saves => "save and load",
            Check::Invariants => "invariants hold",
            Check::Leaks => "nothing leaks",
            Check::Undo => "undo stops at chance, seat and reveal",
            Check::Odds => "odds are right",
            Check::Vocabulary => "every message is in the vocabulary",
            Check::Playouts => "playouts allocate nothing",
        }
    }
}

/// Runs one check and hands back the first failure.
pub fn find_failure<G: Narrate>(check: Check, setups: &[G::Setup], plan: &Plan) -> Result<(), Box<Failure>> {
    let table = Table::<G>::new(check.name(), setups, plan);
    match check {
        Check::DeadEnds => dead_ends::run(&table),
        Check::Legality => legality::run(&table),
        Check::Sampling => sampling::run(&table),
        Check::Records => records::run(&table),
        Check::Digests => digests::run(&table),
        Check::Saves => saves::run(&table),
        Check::Invariants => invariants::run(&table),
        Check::Leaks => leaks::run(&table),
        Check::Undo => undo::run(&table),
        Check::Odds => odds::run(&table),
        Check::Vocabulary => vocabulary::run(&table),
        Check::Playouts if plan.playouts == Playouts::MayAllocate => Ok(()),
        Check::Playouts => playouts::run(&table),
    }
}
