//! What bots know about *¿Pasarán?*
//!
//! A position is worth the points of the zones held, the armies in being, what comes in each turn, the battles that are
//! about to be fought and the zones that lie open to a stronger neighbour ([`weigh`]). The Nationalist must take twenty
//! points or Madrid in time, the Republic only has to last: points in Nationalist hands weigh more as the war goes on.
//! One-ply bots see a battle to its end; search tries first what the evaluator likes and looks no further than it needs.

mod weigh;

use crate::{Learned, Taught, Trained, is_warned_of};
use frente_kernel::{Game, Narrate, Node, Schema, Seat, Silent, below};
use frente_pasaran::actions::Mode;
use frente_pasaran::odds::steady;
use frente_pasaran::state::{Frame, Throw};
use frente_pasaran::{Action, Pasaran, Setup, Side, State, seat, side};
use frente_search::brain::Brain;
use frente_search::{BotRng, Budget, Curve, Evaluator, Kind, Level, Player, Samples, Spec, Style, Tuning};
use std::sync::OnceLock;
use weigh::{Draft, Weighing};

impl Trained for Pasaran {
    type Evaluator = Strategist;

    /// The veteran and the levels below the general judge by what was weighed by hand, the others by the network, which guides
    /// a search too.
    fn tuned(spec: Spec, tuning: &Tuning, seed: u64) -> Player<Self> {
        let searches = !matches!(spec, Spec::Kind(Kind::Random | Kind::Instinct { .. } | Kind::Greedy { .. }));
        match spec {
            Spec::Level(Level::General) | Spec::Kind(_) => {
                spec.tuned(Learned::<Pasaran>::new(brain(), searches), tuning, seed)
            }
            _ => spec.tuned(Strategist, tuning, seed),
        }
    }
}

/// The network of this game: what it was taught with is said at its beginning.
fn brain() -> &'static Brain {
    static BRAIN: OnceLock<Brain> = OnceLock::new();
    let read = || Brain::read(include_bytes!("../data/pasaran.net"), &Schema::of::<Pasaran>());
    BRAIN.get_or_init(|| read().expect("the embedded network was checked by the tests").0)
}

impl Taught for Pasaran {
    /// The campaign in half of the games, the two others in a quarter each.
    fn deal(rng: &mut BotRng) -> Setup {
        let scenario = ["campaign1936", "campaign1936", "war1937", "madrid1936"][below(rng, 4) as usize];
        Setup { scenario: scenario.to_owned(), ..Setup::default() }
    }

    fn learned(spec: Spec, tuning: &Tuning, brain: Learned<Self>, seed: u64) -> Player<Self> {
        spec.tuned(brain, tuning, seed)
    }

    /// What a network tells apart lies closer together than what was weighed by hand.
    fn guided(usual: Style) -> Style {
        Style { exploration: 0.01, trust: 0.5, ..usual }
    }

    /// No battle is on the board, and nothing is in anybody's hand.
    fn is_quiet(state: &State) -> bool {
        Strategist.is_horizon(state, 0) && !is_open(state)
    }

    fn by_hand(state: &State) -> f32 {
        Weighing::of(state).score(Side::Nationalist)
    }

    fn judge(state: &State, quiet: &mut dyn FnMut(&State) -> f32) -> f32 {
        match Pasaran::node(state) {
            Node::Decision(decider) => best_by(state, decider, AHEAD, quiet),
            _ => quiet(state),
        }
    }
}

/// What is best made of a position for the deciding seat, as the Nationalist's chance.
fn best_by(state: &State, decider: Seat, ahead: u32, quiet: &mut dyn FnMut(&State) -> f32) -> f32 {
    if !is_open(state) || ahead == 0 || Pasaran::node(state) != Node::Decision(decider) {
        return quiet(state);
    }
    let mut actions = Vec::new();
    Pasaran::legal_actions(state, &mut actions);
    let mut next = state.clone();
    let values = actions.into_iter().map(|action| {
        next.clone_from(state);
        Pasaran::apply(&mut next, action, &mut Silent);
        best_by(&next, decider, ahead - 1, quiet)
    });
    if side(decider) == Side::Nationalist { values.fold(0.0, f32::max) } else { values.fold(1.0, f32::min) }
}

/// Knows the game.
#[derive(Clone, Copy, Debug, Default)]
pub struct Strategist;

impl Evaluator<Pasaran> for Strategist {
    fn value(&self, state: &State, seat: Seat) -> f32 {
        match Pasaran::node(state) {
            Node::Decision(decider) => {
                let own = best(state, decider, AHEAD);
                if decider == seat { own } else { 1.0 - own }
            }
            _ => worth(state, seat),
        }
    }

    fn playout_action(&self, state: &State, _: &mut BotRng) -> Action {
        self.decline(state).unwrap_or(Action::Pass)
    }

    fn prior(&self, state: &State, action: Action) -> f32 {
        let Node::Decision(decider) = Pasaran::node(state) else { return 1.0 };
        let mut next = state.clone();
        Pasaran::apply(&mut next, action, &mut Silent);
        let value = match Pasaran::node(&next) {
            Node::Over(outcome) => outcome.payoff(decider),
            _ => self.value(&next, decider),
        };
        (SHARPNESS * (value - 0.5)).exp()
    }

    /// Answers that no plan depends on: cards are kept, hits are taken where they hurt least, a lost battle is left.
    fn decline(&self, state: &State) -> Option<Action> {
        match state.pending() {
            Some(Frame::RetreatChoice(own)) => {
                let hopeless =
                    Weighing::odds_to_hold(state, own) < GIVE_UP && Pasaran::check(state, Action::Retreat).is_ok();
                Some(if hopeless { Action::Retreat } else { Action::Pass })
            }
            Some(Frame::Champion(..) | Frame::Mark(..) | Frame::CancelChit(_)) => {
                let mut actions = Vec::new();
                Pasaran::legal_actions(state, &mut actions);
                actions.last().copied()
            }
            _ => steady(state).or_else(|| Pasaran::decline(state)),
        }
    }

    /// Losses are taken where they hurt least, of counters alike any will do.
    fn habit(&self, state: &State) -> Option<Action> {
        match state.pending() {
            Some(Frame::Losses(_)) => steady(state),
            Some(Frame::Champion(..) | Frame::Mark(..)) => self.decline(state),
            _ => None,
        }
    }

    /// Without fog nothing that is hidden changes what a position is worth.
    fn samples(&self, state: &State) -> Samples {
        Samples { alike: if state.options().fog { 4 } else { 1 }, most: 24 }
    }

    /// Once no battle is on the board a position can be judged as it stands.
    fn is_horizon(&self, state: &State, _: u32) -> bool {
        !matches!(
            state.pending(),
            Some(
                Frame::Window(..)
                    | Frame::Reply(..)
                    | Frame::Throw(Throw::Shot | Throw::Siege(_))
                    | Frame::DrawChits(..)
                    | Frame::PlayChits(_)
                    | Frame::CancelChit(_)
                    | Frame::Mark(..)
                    | Frame::Segments(_)
                    | Frame::Losses(_)
                    | Frame::RetreatChoice(_)
                    | Frame::Leaving(..)
                    | Frame::Champion(..)
            )
        )
    }

    fn sees_chance(&self, state: &State, viewer: Seat) -> bool {
        match state.pending() {
            Some(Frame::DrawCards(drawer, _) | Frame::DrawChits(drawer, _)) => seat(drawer) == viewer,
            _ => true,
        }
    }

    fn sees_action(&self, _: &State, action: Action, _: Seat) -> bool {
        !matches!(action, Action::Buy(_) | Action::Under(_) | Action::Chit(_))
    }

    /// What arrives or may be played only after the last turn, cards that do nothing now, and moves that leave Madrid empty.
    fn is_senseless(&self, state: &State, action: Action) -> bool {
        let vain = [
            "caution-arrives-too-late",
            "caution-repaired-too-late",
            "caution-card-never-played",
            "caution-card-expires",
            "caution-nothing-to-cancel",
            "caution-storm-idle",
            "caution-madrid-left-empty",
        ];
        is_warned_of::<Pasaran>(state, action, &vain)
    }

    fn veteran(&self) -> Kind {
        Kind::Greedy { blunders: 0 }
    }

    fn level(&self, level: Level) -> Kind {
        match level {
            Level::Recruit => Kind::Greedy { blunders: 700 },
            Level::Soldier => Kind::Greedy { blunders: 400 },
            Level::Sergeant => Kind::Greedy { blunders: 200 },
            Level::Captain => Kind::Greedy { blunders: 80 },
            Level::General => Kind::Ismcts(Budget { simulations: 1_000, milliseconds: Some(1_400) }),
        }
    }

    /// Of the network; what is weighed by hand is no forecast.
    fn curve(&self) -> Curve {
        Curve { slope: 1.25, shift: 0.09 }
    }

    fn style(&self) -> Style {
        Style { exploration: 0.05, trust: 0.15, narrow: 5, widening: 0.5, ..Style::default() }
    }
}

/// How much more likely a better action is to be tried first.
const SHARPNESS: f32 = 60.0;
/// Below these odds a battle is left.
const GIVE_UP: f32 = 0.2;

/// Choices that belong to one thought: a counter and its way, a card and its counters.
const AHEAD: u32 = 2;

/// Whether a thought is under way: a counter in hand, an announced assault, a card that asks for counters.
fn is_open(state: &State) -> bool {
    matches!(
        state.pending(),
        Some(
            Frame::Carry(..)
                | Frame::GoOn(..)
                | Frame::Force(_)
                | Frame::Airlift(_)
                | Frame::Invade(_)
                | Frame::Landing(..)
                | Frame::Restore(..)
                | Frame::ChooseHq(..)
        )
    )
}

/// What a position is worth to the deciding seat. A counter on the move, an announced assault and a played card are worth
/// what is best made of them.
fn best(state: &State, decider: Seat, ahead: u32) -> f32 {
    if !is_open(state) || ahead == 0 || Pasaran::node(state) != Node::Decision(decider) {
        return worth(state, decider);
    }
    let mut actions = Vec::new();
    Pasaran::legal_actions(state, &mut actions);
    let mut draft = match state.pending() {
        Some(Frame::Carry(unit, Mode::Move)) => Draft::new(state, unit),
        _ => None,
    };
    let mut next = state.clone();
    let values = actions.into_iter().map(|action| {
        if let (Some(draft), Action::To(place)) = (&mut draft, action)
            && let Some(score) = draft.score_at(place)
        {
            return likely(score);
        }
        next.clone_from(state);
        Pasaran::apply(&mut next, action, &mut Silent);
        best(&next, decider, ahead - 1)
    });
    values.fold(0.0, f32::max)
}

fn worth(state: &State, seat: Seat) -> f32 {
    match Pasaran::node(state) {
        Node::Over(outcome) => outcome.payoff(seat),
        _ => likely(Weighing::of(state).score(side(seat))),
    }
}

/// Win probability for a given advantage: a logistic curve.
fn likely(score: f32) -> f32 {
    1.0 / (1.0 + (-score).exp())
}

#[cfg(test)]
mod tests {
    use super::*;
    use frente_pasaran::{Class, Setup};
    use rand_core::SeedableRng;

    #[test]
    fn the_general_judges_by_the_network_and_chooses_alike_from_one_seed() {
        let state = Pasaran::initial(&Setup::default()).expect("the usual setup");
        let learned = Learned::<Pasaran>::new(brain(), false);
        let [first, second] = [0, 1].map(|seat| learned.value(&state, Seat(seat)));
        assert!((first + second - 1.0).abs() < 1e-6 && (0.2..0.8).contains(&first), "{first} and {second}");
        let mut rng = BotRng::seed_from_u64(7);
        let mut state = state;
        for _ in 0..60 {
            match Pasaran::node(&state) {
                Node::Over(_) => return,
                Node::Chance => {
                    let chance = Pasaran::sample_chance(&state, &mut rng);
                    Pasaran::resolve(&mut state, chance, &mut Silent);
                }
                Node::Decision(decider) => {
                    let general =
                        |seed| Pasaran::player(Spec::Level(Level::General), seed).choose(&state, decider).action;
                    let action = general(7);
                    assert_eq!(action, general(7));
                    Pasaran::apply(&mut state, action, &mut Silent);
                }
            }
        }
    }

    /// Along games at random: what a draft says of a destination is what the position there is worth.
    #[test]
    fn a_draft_says_what_the_move_comes_to() {
        let mut rng = BotRng::seed_from_u64(1936);
        let (mut told, mut actions) = (0, Vec::new());
        for scenario in ["campaign1936", "war1937", "campaign1936", "war1937"] {
            let setup = Setup { scenario: scenario.to_owned(), ..Setup::default() };
            let mut state = Pasaran::initial(&setup).expect("a scenario of the pack");
            for _ in 0..4_000 {
                match Pasaran::node(&state) {
                    Node::Over(_) => break,
                    Node::Chance => {
                        let chance = Pasaran::sample_chance(&state, &mut rng);
                        Pasaran::resolve(&mut state, chance, &mut Silent);
                        continue;
                    }
                    Node::Decision(decider) => {
                        if let Some(Frame::Carry(unit, Mode::Move)) = state.pending()
                            && let Some(mut draft) = Draft::new(&state, unit)
                        {
                            Pasaran::legal_actions(&state, &mut actions);
                            for action in actions.iter().copied() {
                                let Action::To(place) = action else { continue };
                                let Some(score) = draft.score_at(place) else { continue };
                                let mut next = state.clone();
                                Pasaran::apply(&mut next, action, &mut Silent);
                                let whole = Weighing::of(&next).score(side(decider));
                                assert!((score - whole).abs() < 2e-4, "{unit} to {place}: {score} and {whole}");
                                assert_ne!(state.class_of(unit), Class::Air);
                                told += 1;
                            }
                        }
                    }
                }
                let action = Pasaran::sample_action(&state, &mut rng);
                Pasaran::apply(&mut state, action, &mut Silent);
            }
        }
        assert!(told > 5_000, "{told}");
    }
}
