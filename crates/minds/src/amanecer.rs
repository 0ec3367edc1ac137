//! What bots know about *Amanecer soviético*.
//!
//! Search looks to the end of a turn, where a small network (`data/amanecer.net`) tells how often a strong player wins
//! from there. It was taught by the search itself, playing over and over (`examples/teach_amanecer.rs`).

pub mod features;
mod policy;

use crate::{Learned, Taught, Trained, is_warned_of};
use features::Features;
use frente_amanecer::state::Frame;
use frente_amanecer::{Action, Amanecer, PLAYER, Setup, State};
use frente_kernel::{Game, Narrate, Seat, Viewer, below};
use frente_search::net::Net;
use frente_search::{BotRng, Budget, Evaluator, Kind, Level, Player, Spec, Style, Tuning};
use std::sync::OnceLock;

impl Trained for Amanecer {
    type Evaluator = Strategist;

    fn tuned(spec: Spec, tuning: &Tuning, seed: u64) -> Player<Self> {
        spec.tuned(Strategist::default(), tuning, seed)
    }
}

impl Taught for Amanecer {
    /// One in four with victory in box 10, one in four with a treaty that costs another number of levels.
    fn deal(rng: &mut BotRng) -> Setup {
        let usual = Setup::default();
        let political_victory_box = if below(rng, 4) == 0 { 10 } else { usual.political_victory_box };
        let treaty_cost = if below(rng, 4) == 0 { below(rng, 2) as i8 } else { usual.treaty_cost };
        Setup { political_victory_box, treaty_cost, ..usual }
    }

    fn learned(spec: Spec, tuning: &Tuning, brain: Learned<Self>, seed: u64) -> Player<Self> {
        spec.tuned(brain, tuning, seed)
    }

    fn is_quiet(state: &State) -> bool {
        state.pending() == Some(Frame::Actions)
    }

    fn by_hand(state: &State) -> f32 {
        let view = Amanecer::view(state, Viewer::Seat(PLAYER));
        Strategist::default().net.logit(Features::of(&view).iter())
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
        let read = || Net::parse(include_str!("../data/amanecer.net"), &features::names());
        Strategist::with(NET.get_or_init(|| read().expect("the embedded weights were checked by the tests")))
    }
}

impl Evaluator<Amanecer> for Strategist {
    fn value(&self, state: &State, seat: Seat) -> f32 {
        let view = Amanecer::view(state, Viewer::Seat(seat));
        self.net.value(Features::of(&view).iter())
    }

    #[inline]
    fn playout_action(&self, state: &State, rng: &mut BotRng) -> Action {
        policy::draw(state, rng)
    }

    fn prior(&self, state: &State, action: Action) -> f32 {
        policy::weight(state, action).max(0.002)
    }

    fn decline(&self, state: &State) -> Option<Action> {
        Amanecer::decline(state)
    }

    /// A treaty that costs the last political level ends the game; a reorganization that can bring no marker and an offensive
    /// that cannot succeed, or whose success changes nothing, cost an action for nothing.
    fn is_senseless(&self, state: &State, action: Action) -> bool {
        let vain = ["caution-treaty", "caution-nothing-to-gain", "caution-last-box", "caution-hopeless-offensive"];
        is_warned_of::<Amanecer>(state, action, &vain)
    }

    fn veteran(&self) -> Kind {
        Kind::Ismcts(Budget { simulations: 30_000, milliseconds: Some(1_400) })
    }

    /// Even one action ahead this network plays well, so blunders make the first three levels; a search of less than some
    /// hundred simulations plays worse than that.
    fn level(&self, level: Level) -> Kind {
        match level {
            Level::Recruit => Kind::Greedy { blunders: 450 },
            Level::Soldier => Kind::Greedy { blunders: 250 },
            Level::Sergeant => Kind::Greedy { blunders: 100 },
            Level::Captain => Kind::Ismcts(Budget::simulations(400)),
            Level::General => Kind::Ismcts(Budget { simulations: 30_000, milliseconds: Some(1_400) }),
        }
    }

    fn style(&self) -> Style {
        Style { exploration: 0.3, narrow: 3, widening: 0.5, ..Style::default() }
    }

    /// The end of a turn: the next card is about to be drawn.
    #[inline]
    fn is_horizon(&self, state: &State, _: u32) -> bool {
        state.pending() == Some(Frame::Draw)
    }
}
