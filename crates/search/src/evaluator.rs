//! What a game teaches its bots: how good a position is, which actions look promising, how to play on fast.
//!
//! Every method has a default that knows nothing, so a new game is playable by every bot from its first day.

use crate::{BotRng, Curve, Kind, Level, Style};
use frente_kernel::{Game, Node, Outcome, Seat};

/// The most seats a search can keep payoffs for. No game has more.
pub const MAX_SEATS: usize = 4;

/// What an ending, or an estimate of it, is worth to each seat: 0 lost, 1 won.
pub type Payoffs = [f32; MAX_SEATS];

/// The payoffs of an ending.
pub fn payoffs(outcome: &Outcome) -> Payoffs {
    std::array::from_fn(|seat| outcome.payoff(Seat(seat as u8)))
}

/// What bots know about a game beyond its rules.
pub trait Evaluator<G: Game>: Clone + Send + Sync + 'static {
    /// A static estimate of `seat`'s payoff, 0 to 1, at a position that is not over.
    fn value(&self, _state: &G::State, _seat: Seat) -> f32 {
        0.5
    }

    /// The next action of a playout. Must not allocate where the game is small.
    #[inline]
    fn playout_action(&self, state: &G::State, rng: &mut BotRng) -> G::Action {
        G::sample_action(state, rng)
    }

    /// How promising an action looks before anything is tried: a weight above 0, compared with those of its
    /// neighbours.
    fn prior(&self, _state: &G::State, _action: G::Action) -> f32 {
        1.0
    }

    /// Like [`Evaluator::prior`], but for nodes below the root. There only the most promising actions are tried, so a
    /// costlier estimate can pay off; at the root every action is tried anyway.
    fn foresight(&self, state: &G::State, action: G::Action) -> f32 {
        self.prior(state, action)
    }

    /// How promising each of these actions looks: [`Evaluator::prior`] at the root, [`Evaluator::foresight`] below it. An
    /// evaluator that must look at the position for any of them looks at it once for all.
    fn priors(&self, state: &G::State, actions: &[G::Action], at_root: bool, out: &mut Vec<f32>) {
        let prior = |action: &G::Action| {
            let weight = if at_root { self.prior(state, *action) } else { self.foresight(state, *action) };
            // The floor keeps a careless evaluator from dividing by nothing.
            weight.max(1e-6)
        };
        out.clear();
        out.extend(actions.iter().map(prior));
    }

    /// The action that looks best before anything is tried.
    fn first_sight(&self, state: &G::State, actions: &[G::Action]) -> G::Action {
        let mut best = (actions[0], f32::MIN);
        for action in actions {
            let prior = self.prior(state, *action);
            if prior > best.1 {
                best = (*action, prior);
            }
        }
        best.0
    }

    /// At a decision that is only a window to interrupt, the action that lets things run. One-ply bots look past it.
    fn decline(&self, _state: &G::State) -> Option<G::Action> {
        None
    }

    /// A choice that needs no thought: bots of every level make it at once.
    fn habit(&self, _state: &G::State) -> Option<G::Action> {
        None
    }

    /// A choice that needs no search: a searching bot takes it at once and keeps its time for the others. One-ply bots
    /// still compare it with the other choices.
    fn obvious(&self, state: &G::State) -> Option<G::Action> {
        self.habit(state)
    }

    /// Whether a legal action is senseless whatever the dice bring: it pays for what changes nothing, or loses at once
    /// what another action keeps. Asked of positions as the deciding seat sees them. No level takes such an action while
    /// there is another; `veteran` and the kinds named by themselves are not kept from it.
    fn is_senseless(&self, _state: &G::State, _action: G::Action) -> bool {
        false
    }

    /// How many samples one-ply bots take of what follows an action.
    fn samples(&self, _state: &G::State) -> Samples {
        Samples::default()
    }

    /// Whether a playout of `steps` steps may stop here and take [`Evaluator::value`] instead of playing to the end.
    #[inline]
    fn is_horizon(&self, _state: &G::State, _steps: u32) -> bool {
        false
    }

    /// Whether `seat` sees what the chance now due brings. Asked only where the game hides things: a search tree must
    /// not branch on what its seat cannot see, or it will plan as if it knew.
    fn sees_chance(&self, _state: &G::State, _seat: Seat) -> bool {
        true
    }

    /// Whether `seat` sees which action this is when another seat takes it: a card laid face down, a secret bid.
    fn sees_action(&self, _state: &G::State, _action: G::Action, _seat: Seat) -> bool {
        true
    }

    /// The bot behind a level, where a game wants another than the usual one.
    fn level(&self, level: Level) -> Kind {
        level.usual()
    }

    /// The bot behind the name `veteran`: the general of November 2026, by which later ones are measured.
    fn veteran(&self) -> Kind {
        Level::General.usual()
    }

    /// How often what the general expects of a match comes true.
    fn curve(&self) -> Curve {
        Curve::PLAIN
    }

    /// How to search this game.
    fn style(&self) -> Style {
        Style::default()
    }

    /// The estimate for every seat.
    fn values(&self, state: &G::State) -> Payoffs {
        match G::node(state) {
            Node::Over(outcome) => payoffs(&outcome),
            _ => {
                let seats = usize::from(G::seats(state));
                std::array::from_fn(|seat| if seat < seats { self.value(state, Seat(seat as u8)) } else { 0.0 })
            }
        }
    }
}

/// How often one-ply bots sample an action whose outcome is not reckoned exactly.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Samples {
    /// After so many samples of one worth, an action without dice counts as known.
    pub alike: u32,
    /// Samples at most.
    pub most: u32,
}

impl Default for Samples {
    fn default() -> Samples {
        Samples { alike: 4, most: 100 }
    }
}

/// Knows nothing but the rules.
#[derive(Clone, Copy, Debug, Default)]
pub struct Uninformed;

impl<G: Game> Evaluator<G> for Uninformed {}
