//! What bots know about *1936 Guerra Civil*.
//!
//! What a card brings often lies several choices after playing it. So search plays on by a policy to the next quiet
//! position, where somebody has the move in the main phase, and there a small network (`data/guerra1936.net`) tells how
//! often the National side wins. It was taught by the search itself, playing over and over with all sample decks and
//! random ones (`examples/teach_guerra1936.rs`).

pub mod features;
pub mod policy;

use crate::{Learned, Taught, Trained, is_warned_of};
use features::Features;
use frente_guerra1936::{Action, Deck, Guerra1936, Player, Setup, Side, State};
use frente_kernel::{Game, Narrate, Node, Seat, Silent, below};
use frente_search::net::Net;
use frente_search::playout::playout;
use frente_search::{BotRng, Budget, Evaluator, Kind, Level, Spec, Style, Tuning};
use rand_core::SeedableRng;
use std::sync::OnceLock;

/// How much better an action must be to be e times as likely to be tried.
const CLEARLY: f32 = 0.05;

impl Trained for Guerra1936 {
    type Evaluator = Strategist;

    fn tuned(spec: Spec, tuning: &Tuning, seed: u64) -> frente_search::Player<Self> {
        spec.tuned(Strategist::default(), tuning, seed)
    }
}

impl Taught for Guerra1936 {
    /// Three in four are a pairing of sample decks, the others are drawn at random.
    fn deal(rng: &mut BotRng) -> Setup {
        let random = below(rng, 4) == 0;
        let mut deck = |side: Side| {
            let kind = ["military", "political", "mixed", "defensive"][below(rng, 4) as usize];
            Deck::named(&if random { "random".to_owned() } else { format!("{side}-{kind}") })
        };
        Setup { decks: Side::ALL.map(&mut deck).into(), turn_limit: 120, ..Setup::default() }
    }

    fn learned(spec: Spec, tuning: &Tuning, brain: Learned<Self>, seed: u64) -> frente_search::Player<Self> {
        spec.tuned(brain, tuning, seed)
    }

    fn is_quiet(state: &State) -> bool {
        state.is_active_move()
    }

    fn by_hand(state: &State) -> f32 {
        Strategist::default().net.logit(Features::of(state).list().iter().map(|feature| usize::from(*feature)))
    }

    fn is_first(_: &State, seat: Seat) -> bool {
        Player(seat.0).side() == Side::National
    }
}

/// Knows the game.
#[derive(Clone, Copy, Debug)]
pub struct Strategist {
    net: &'static Net,
}

impl Strategist {
    /// With other weights than the usual ones.
    pub fn with(net: &'static Net) -> Strategist {
        Strategist { net }
    }
}

impl Default for Strategist {
    fn default() -> Strategist {
        static NET: OnceLock<Net> = OnceLock::new();
        let read = || Net::parse(include_str!("../data/guerra1936.net"), &features::names());
        Strategist::with(NET.get_or_init(|| read().expect("the embedded weights were checked by the tests")))
    }
}

impl Evaluator<Guerra1936> for Strategist {
    fn value(&self, state: &State, seat: Seat) -> f32 {
        let national = self.net.value(Features::of(state).list().iter().map(|feature| usize::from(*feature)));
        match Player(seat.0).side() {
            Side::National => national,
            Side::Republic => 1.0 - national,
        }
    }

    #[inline]
    fn playout_action(&self, state: &State, rng: &mut BotRng) -> Action {
        policy::draw(state, rng)
    }

    fn prior(&self, state: &State, action: Action) -> f32 {
        policy::weight(state, action)
    }

    /// One action ahead, by one playout to the next quiet position.
    fn foresight(&self, state: &State, action: Action) -> f32 {
        let Node::Decision(seat) = Guerra1936::node(state) else { return 1.0 };
        let mut next = *state;
        Guerra1936::apply(&mut next, action, &mut Silent);
        let (payoffs, _) =
            playout::<Guerra1936, _>(&mut next, self, &mut BotRng::seed_from_u64(u64::from(state.turn())));
        ((payoffs[usize::from(seat.0)] - 0.5) / CLEARLY).exp()
    }

    fn decline(&self, state: &State) -> Option<Action> {
        Guerra1936::decline(state)
    }

    /// Paying for nobody, declaring what can only be renounced, and a new leader of the old one's faction.
    fn is_senseless(&self, state: &State, action: Action) -> bool {
        if let (Action::Name(faction, _), Node::Decision(seat)) = (action, Guerra1936::node(state)) {
            return state.standing(Player(seat.0).side()).leader == Some(faction);
        }
        let vain =
            ["caution-nobody-can-attack", "caution-buys-nothing", "caution-no-commander", "caution-empty-reserve"];
        is_warned_of::<Guerra1936>(state, action, &vain)
    }

    fn veteran(&self) -> Kind {
        Kind::Ismcts(Budget { simulations: 400, milliseconds: Some(1_400) })
    }

    fn level(&self, level: Level) -> Kind {
        match level {
            Level::Recruit => Kind::Flat(Budget::simulations(1)),
            Level::Soldier => Kind::Flat(Budget::simulations(2)),
            Level::Sergeant => Kind::Flat(Budget::simulations(4)),
            Level::Captain => Kind::Ismcts(Budget::simulations(40)),
            Level::General => Kind::Ismcts(Budget { simulations: 4_000, milliseconds: Some(1_400) }),
        }
    }

    fn style(&self) -> Style {
        // Below the root what is best one action ahead comes first, and others only as a node is visited more: an average
        // over all that somebody might answer says little.
        Style { exploration: 0.15, trust: 0.3, first: Some(16), narrow: 1, widening: 0.4, ..Style::default() }
    }

    /// A quiet position: the active side has the move in the main phase. Not a chance to answer, and not the moment after
    /// a pass: what those are worth shows only when they have been let pass.
    #[inline]
    fn is_horizon(&self, state: &State, _: u32) -> bool {
        state.is_active_move()
    }

    /// Cards are drawn in secret.
    fn sees_chance(&self, state: &State, seat: Seat) -> bool {
        state.drawing().is_none_or(|drawing| drawing == seat)
    }

    fn values(&self, state: &State) -> frente_search::Payoffs {
        if let Node::Over(outcome) = Guerra1936::node(state) {
            return frente_search::evaluator::payoffs(&outcome);
        }
        let national = self.value(state, Seat(0));
        [national, 1.0 - national, national, 1.0 - national]
    }
}
