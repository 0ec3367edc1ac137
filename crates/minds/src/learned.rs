//! A player whose judgement of quiet positions is a network's ([`Brain`]); all else it knows is the game's own evaluator.

use crate::Trained;
use frente_kernel::{Encode, Eyes, Facts, Game, Narrate, Node, Seat};
use frente_search::brain::{Brain, LOGIT, chance};
use frente_search::evaluator::payoffs;
use frente_search::{BotRng, Curve, Evaluator, Kind, Level, Payoffs, Player, Samples, Spec, Style, Tuning};
use std::cell::RefCell;

/// What a game must say of itself so that a network can be taught to judge it.
pub trait Taught: Trained + Encode + Narrate {
    /// What lessons are played from: scenarios, decks and options by weight, two seats where there are two sides.
    fn deal(rng: &mut BotRng) -> Self::Setup;

    /// Whether a position can be judged as it stands.
    fn is_quiet(state: &Self::State) -> bool;

    /// How it stands for the first side by what was weighed by hand: a logit.
    fn by_hand(state: &Self::State) -> f32;

    /// Seats a bot that judges by a network. Each game writes it out, so that
    /// its search is compiled here, where the profile for playing optimises.
    fn learned(spec: Spec, tuning: &Tuning, brain: Learned<Self>, seed: u64) -> Player<Self>;

    /// How a search is done whose network also says what to try first, where that is another way than the usual one.
    fn guided(usual: Style) -> Style {
        usual
    }

    /// Whether a seat plays for the first side.
    fn is_first(_state: &Self::State, seat: Seat) -> bool {
        seat == Seat(0)
    }

    /// What a position where a search stops is worth to the first side: `quiet` judges it, and what is best made of it, or the
    /// average over its die, where it is not quiet.
    fn judge(state: &Self::State, quiet: &mut dyn FnMut(&Self::State) -> f32) -> f32 {
        quiet(state)
    }
}

thread_local! {
    /// Facts of one position or action at a time, written where there is room already.
    static FACTS: RefCell<Facts> = RefCell::default();
}

/// The hand-made score as a network takes it.
pub fn hand<G: Taught>(state: &G::State) -> i32 {
    (G::by_hand(state).clamp(-30.0, 30.0) * LOGIT as f32).round() as i32
}

/// Knows the game, and judges it by a network.
pub struct Learned<G: Taught> {
    inner: G::Evaluator,
    brain: &'static Brain,
    /// Whether it also says what to try first.
    policy: bool,
}

impl<G: Taught> Clone for Learned<G> {
    fn clone(&self) -> Learned<G> {
        Learned { inner: self.inner.clone(), brain: self.brain, policy: self.policy }
    }
}

impl<G: Taught> Learned<G> {
    /// With a network that was taught for the game; with `policy` it also says what to try first.
    pub fn new(brain: &'static Brain, policy: bool) -> Learned<G> {
        Learned { inner: G::Evaluator::default(), brain, policy }
    }

    /// How good each action looks to the network.
    fn logits(&self, state: &G::State, actions: &[G::Action]) -> Vec<i32> {
        FACTS.with_borrow_mut(|facts| {
            facts.read::<G>(state, Eyes::World);
            let thought = self.brain.think(facts.list());
            let logit = |action: &G::Action| {
                facts.read_action::<G>(state, *action);
                self.brain.policy(&thought, facts.list())
            };
            actions.iter().map(logit).collect()
        })
    }

    /// The chance of the first side at a quiet position.
    fn quiet(&self, state: &G::State) -> f32 {
        if let Node::Over(outcome) = G::node(state) {
            let first = (0..G::seats(state)).map(Seat).find(|seat| G::is_first(state, *seat));
            return first.map_or(0.5, |seat| outcome.payoff(seat));
        }
        FACTS.with_borrow_mut(|facts| {
            facts.read::<G>(state, Eyes::World);
            chance(self.brain.win(&self.brain.think(facts.list()), hand::<G>(state)))
        })
    }
}

impl<G: Taught> Evaluator<G> for Learned<G> {
    fn value(&self, state: &G::State, seat: Seat) -> f32 {
        let first = G::judge(state, &mut |state| self.quiet(state));
        if G::is_first(state, seat) { first } else { 1.0 - first }
    }

    fn values(&self, state: &G::State) -> Payoffs {
        if let Node::Over(outcome) = G::node(state) {
            return payoffs(&outcome);
        }
        let seats = G::seats(state);
        let first = G::judge(state, &mut |state| self.quiet(state));
        std::array::from_fn(|seat| match seat as u8 {
            seat if seat >= seats => 0.0,
            seat if G::is_first(state, Seat(seat)) => first,
            _ => 1.0 - first,
        })
    }

    /// With a policy: what lets things run, else what it likes best.
    fn playout_action(&self, state: &G::State, rng: &mut BotRng) -> G::Action {
        if !self.policy {
            return self.inner.playout_action(state, rng);
        }
        if let Some(action) = self.inner.decline(state) {
            return action;
        }
        let mut actions = Vec::new();
        G::legal_actions(state, &mut actions);
        let logits = self.logits(state, &actions);
        let best = logits.iter().zip(&actions).reduce(|a, b| if b.0 > a.0 { b } else { a });
        best.map_or_else(|| self.inner.playout_action(state, rng), |(_, action)| *action)
    }

    fn prior(&self, state: &G::State, action: G::Action) -> f32 {
        self.inner.prior(state, action)
    }

    fn foresight(&self, state: &G::State, action: G::Action) -> f32 {
        self.inner.foresight(state, action)
    }

    fn priors(&self, state: &G::State, actions: &[G::Action], at_root: bool, out: &mut Vec<f32>) {
        if !self.policy {
            return self.inner.priors(state, actions, at_root, out);
        }
        out.clear();
        let logits = self.logits(state, actions);
        // A chance against the best: near enough to a softmax, and the same on every machine.
        let best = logits.iter().copied().max().unwrap_or(0);
        out.extend(logits.into_iter().map(|logit| {
            let even = chance(logit - best).min(0.5);
            (even / (1.0 - even)).max(1e-3)
        }));
    }

    fn first_sight(&self, state: &G::State, actions: &[G::Action]) -> G::Action {
        self.inner.first_sight(state, actions)
    }

    fn decline(&self, state: &G::State) -> Option<G::Action> {
        self.inner.decline(state)
    }

    fn habit(&self, state: &G::State) -> Option<G::Action> {
        self.inner.habit(state)
    }

    fn obvious(&self, state: &G::State) -> Option<G::Action> {
        self.inner.obvious(state)
    }

    fn is_senseless(&self, state: &G::State, action: G::Action) -> bool {
        self.inner.is_senseless(state, action)
    }

    fn samples(&self, state: &G::State) -> Samples {
        self.inner.samples(state)
    }

    fn is_horizon(&self, state: &G::State, steps: u32) -> bool {
        // A policy plays on to where one look at the position tells enough.
        self.inner.is_horizon(state, steps) && (!self.policy || G::is_quiet(state))
    }

    fn sees_chance(&self, state: &G::State, seat: Seat) -> bool {
        self.inner.sees_chance(state, seat)
    }

    fn sees_action(&self, state: &G::State, action: G::Action, seat: Seat) -> bool {
        self.inner.sees_action(state, action, seat)
    }

    fn level(&self, level: Level) -> Kind {
        self.inner.level(level)
    }

    fn curve(&self) -> Curve {
        self.inner.curve()
    }

    fn veteran(&self) -> Kind {
        self.inner.veteran()
    }

    fn style(&self) -> Style {
        if self.policy { G::guided(self.inner.style()) } else { self.inner.style() }
    }
}

/// Something done with a game that is known by its id alone.
pub trait Visitor {
    /// What comes of it.
    type Out;

    /// Does it with the game.
    fn visit<G: Taught>(self) -> Self::Out;
}

/// Does something with the game of that id; `None` where there is none.
pub fn with_game<V: Visitor>(id: &str, visitor: V) -> Option<V::Out> {
    Some(match id {
        id if id == frente_amanecer::Amanecer::INFO.id => visitor.visit::<frente_amanecer::Amanecer>(),
        id if id == frente_guerra1936::Guerra1936::INFO.id => visitor.visit::<frente_guerra1936::Guerra1936>(),
        id if id == frente_pasaran::Pasaran::INFO.id => visitor.visit::<frente_pasaran::Pasaran>(),
        id if id == frente_peanas::Peanas::INFO.id => visitor.visit::<frente_peanas::Peanas>(),
        id if id == frente_tactics2gm::Tactics2gm::INFO.id => visitor.visit::<frente_tactics2gm::Tactics2gm>(),
        _ => return None,
    })
}
