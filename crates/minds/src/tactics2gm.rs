//! What bots know about *2GM Tactics*: units are worth what they cost, a staff that can be shot at is half lost, and
//! what an enemy can reach in his next turn is not all one's own. One-ply players weigh each die exactly; the search
//! follows the few orders that look best one action ahead, and weighs the position after each.

mod weigh;

use crate::{Learned, Taught, Trained, is_warned_of};
use frente_kernel::{Game, Narrate, Node, Seat, Silent, below};
use frente_search::evaluator::payoffs;
use frente_search::{BotRng, Budget, Curve, Evaluator, Kind, Level, Payoffs, Player, Spec, Style, Tuning};
use frente_tactics2gm::ids::Side;
use frente_tactics2gm::state::Frame;
use frente_tactics2gm::{Action, Chance, Setup, State, Tactics2gm};
use weigh::Assessment;

impl Trained for Tactics2gm {
    type Evaluator = Tactician;

    fn tuned(spec: Spec, tuning: &Tuning, seed: u64) -> Player<Self> {
        spec.tuned(Tactician, tuning, seed)
    }
}

impl Taught for Tactics2gm {
    /// A pitched battle, in two of three cases `bc2`, by clear weather mostly.
    fn deal(rng: &mut BotRng) -> Setup {
        let battle = ["bc2", "bc2", "bc2", "bc2", "bc1", "bc5"][below(rng, 6) as usize];
        Setup { scenario: battle.to_owned(), ..Setup::default() }
    }

    fn learned(spec: Spec, tuning: &Tuning, brain: Learned<Self>, seed: u64) -> Player<Self> {
        spec.tuned(brain, tuning, seed)
    }

    /// An order is carried out, or a turn is over.
    fn is_quiet(state: &State) -> bool {
        matches!(state.pending(), Some(Frame::Phase(_) | Frame::Draw(..)))
    }

    fn by_hand(state: &State) -> f32 {
        let [a, b] = Assessment::of(state);
        (score(&a) - score(&b)) / SCALE
    }

    fn is_first(state: &State, seat: Seat) -> bool {
        state.side_of_seat(seat) == Side::A
    }

    /// The average over the die that is due.
    fn judge(state: &State, quiet: &mut dyn FnMut(&State) -> f32) -> f32 {
        if state.pending() == Some(Frame::Die) { over_the_die(state, quiet) } else { quiet(state) }
    }
}

/// Knows the game.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tactician;

/// What a side's assets add up to, in tenths of a point of cost.
fn score(own: &Assessment) -> f32 {
    own.force as f32
        + 1.3 * own.advance as f32
        + 34.0 * own.pi as f32
        + 4.5 * own.pa as f32
        + 5.0 * own.hand as f32
        + 12.0 * own.supply as f32
        + own.menace as f32
        + 0.34 * own.threat as f32
        + 25.0 * own.fighters as f32
        + 30.0 * own.crates as f32
        + 35.0 * own.goals as f32
        - 5.0 * own.lost as f32
        // The last impact points are worth more than the first.
        - 12.0 * (5 - own.pi).max(0) as f32
}

/// Points of difference that count as a clear advantage.
const SCALE: f32 = 110.0;

/// A difference in what is expected that makes one action clearly better than another.
const CLEARLY: f32 = 0.01;

/// The advantage of side A, 0 to 1.
fn standing(state: &State) -> f32 {
    let [a, b] = Assessment::of(state);
    1.0 / (1.0 + ((score(&b) - score(&a)) / SCALE).exp())
}

/// The same, averaged over the die that is due and what follows from it without a choice.
fn expected(state: &State) -> f32 {
    over_the_die(state, &mut outlook)
}

/// What a position is worth on average once the die that is due has fallen and what follows without a choice is done.
fn over_the_die(state: &State, judge: &mut dyn FnMut(&State) -> f32) -> f32 {
    let throws = weigh::throws(state).into_iter().filter(|(_, faces)| *faces > 0);
    let worth = |(face, faces): (u8, u8)| {
        let mut state = *state;
        Tactics2gm::resolve(&mut state, Chance::Die(face), &mut Silent);
        let_run(&mut state);
        f32::from(faces) * judge(&state)
    };
    throws.map(worth).sum::<f32>() / 10.0
}

/// The advantage of side A, or what the ending was worth to it.
fn outlook(state: &State) -> f32 {
    match Tactics2gm::node(state) {
        Node::Over(outcome) => side_payoff(state, &outcome),
        _ => standing(state),
    }
}

/// What a seat may expect of an action, one die averaged.
fn look_ahead(state: &State, seat: Seat, action: Action) -> f32 {
    let mut next = *state;
    Tactics2gm::apply(&mut next, action, &mut Silent);
    let_run(&mut next);
    if let Some(Frame::Engine(..)) = next.pending() {
        Tactics2gm::resolve(&mut next, Chance::Die(10), &mut Silent);
        let_run(&mut next);
    }
    let a = if next.pending() == Some(Frame::Die) { expected(&next) } else { outlook(&next) };
    if state.side_of_seat(seat) == Side::A { a } else { 1.0 - a }
}

/// Passes the windows that only ask whether to interrupt.
fn let_run(state: &mut State) {
    while let Some(action) = Tactics2gm::decline(state) {
        Tactics2gm::apply(state, action, &mut Silent);
    }
}

/// What an ending is worth to side A; the automaton's side has no seat of its own.
fn side_payoff(state: &State, outcome: &frente_kernel::Outcome) -> f32 {
    let payoff = outcome.payoff(Seat(0));
    if state.side_of_seat(Seat(0)) == Side::A { payoff } else { 1.0 - payoff }
}

impl Evaluator<Tactics2gm> for Tactician {
    fn value(&self, state: &State, seat: Seat) -> f32 {
        self.values(state)[usize::from(seat.0)]
    }

    /// One look serves all seats: what one side gains the other loses.
    fn values(&self, state: &State) -> Payoffs {
        let a = match (Tactics2gm::node(state), state.pending()) {
            (Node::Over(outcome), _) => return payoffs(&outcome),
            (_, Some(Frame::Die)) => expected(state),
            _ => standing(state),
        };
        let seats = usize::from(Tactics2gm::seats(state));
        let of = |seat: usize| if state.side_of_seat(Seat(seat as u8)) == Side::A { a } else { 1.0 - a };
        std::array::from_fn(|seat| if seat < seats { of(seat) } else { 0.0 })
    }

    /// The best at first sight: what a simulation still has to decide before it may be weighed.
    fn playout_action(&self, state: &State, _: &mut BotRng) -> Action {
        let mut actions = Vec::new();
        Tactics2gm::legal_actions(state, &mut actions);
        let Node::Decision(seat) = Tactics2gm::node(state) else { return Action::Pass };
        let worth = |action: &Action| look_ahead(state, seat, *action);
        let best =
            actions.into_iter().map(|action| (worth(&action), action)).reduce(|a, b| if b.0 > a.0 { b } else { a });
        best.map_or(Action::Pass, |(_, action)| action)
    }

    /// One action ahead: what is best at once is tried first, and what is much worse hardly at all.
    fn prior(&self, state: &State, action: Action) -> f32 {
        let Node::Decision(seat) = Tactics2gm::node(state) else { return 1.0 };
        ((look_ahead(state, seat, action) - 0.5) / CLEARLY).exp()
    }

    fn decline(&self, state: &State) -> Option<Action> {
        Tactics2gm::decline(state)
    }

    /// An order is carried out, or a turn is over, or a die is due whose average is exact: what stands there can be
    /// weighed. Playing on at random would tell less.
    #[inline]
    fn is_horizon(&self, state: &State, steps: u32) -> bool {
        match state.pending() {
            Some(Frame::Die) => steps == 0,
            Some(Frame::Phase(_) | Frame::Draw(..)) => true,
            Some(Frame::Bid(_) | Frame::Mulligan(_)) => steps > 0,
            _ => false,
        }
    }

    fn sees_chance(&self, state: &State, seat: Seat) -> bool {
        !matches!(state.pending(), Some(Frame::Draw(other, _) | Frame::Deal(other, _)) if other != seat)
    }

    fn sees_action(&self, _: &State, action: Action, _: Seat) -> bool {
        !matches!(action, Action::Bid(_))
    }

    /// Giving up, shooting to pieces what shelters one's own men or was laid for them, and assaults that only draw the answer.
    fn is_senseless(&self, state: &State, action: Action) -> bool {
        let vain = ["caution-surrender", "caution-own-works", "caution-own-terrain", "caution-assault-harmless"];
        is_warned_of::<Tactics2gm>(state, action, &vain)
    }

    fn veteran(&self) -> Kind {
        Kind::Ismcts(Budget { simulations: 200, milliseconds: Some(1_400) })
    }

    fn level(&self, level: Level) -> Kind {
        match level {
            Level::Recruit => Kind::Greedy { blunders: 700 },
            Level::Soldier => Kind::Greedy { blunders: 520 },
            Level::Sergeant => Kind::Greedy { blunders: 300 },
            Level::Captain => Kind::Greedy { blunders: 100 },
            Level::General => Kind::Ismcts(Budget { simulations: 4_000, milliseconds: Some(1_400) }),
        }
    }

    fn curve(&self) -> Curve {
        Curve { slope: 0.76, shift: -0.43 }
    }

    fn style(&self) -> Style {
        Style { exploration: 0.03, trust: 0.2, narrow: 3, widening: 0.1, ..Style::default() }
    }
}
