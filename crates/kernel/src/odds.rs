//! Odds before you commit: what may follow from an action, up to the next real decision.
//!
//! The chance tree under the action is walked exactly while it is small; past a cap it is sampled, and the answer says
//! so. Windows that only ask whether to interrupt are passed by declining, and the answer says that too: such numbers hold
//! if nobody interrupts. Leaves are grouped by their headline events (what the game calls an outcome), so a throw of two dice
//! reads "repelled 5/12, holds 7/12"; where every leaf is the same position, nothing depends on the throw.
//!
//! Where a game hides things, the walk starts from redeals of what the asking seat cannot know, never from the truth. If
//! many redeals lead to the same chances to the last fraction, the hidden things have no part in it and those are the odds;
//! else they are sampled over redeals.

use crate::digest::Seal;
use crate::{Digest, Game, Message, Narrate, Node, Rng, Seat, Tone};
use serde::Serialize;

/// How much work odds may cost.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Chance nodes of the exact walk.
    pub nodes: u32,
    /// Samples where the walk is too large, or information hidden.
    pub samples: u32,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { nodes: 20_000, samples: 4_000 }
    }
}

/// What may follow from an action.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Odds<E> {
    /// The outcomes, likeliest first.
    pub branches: Vec<Branch<E>>,
    /// Whether the numbers are exact.
    pub exact: bool,
    /// Samples drawn, 0 when exact.
    pub samples: u32,
    /// Whether a window to interrupt was passed on the way: the numbers hold if nobody does.
    pub passed: bool,
    /// Whether the position is the same whatever comes.
    pub idle: bool,
}

/// One outcome and its chance.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Branch<E> {
    /// The headline events that make it up, in order.
    pub events: Vec<E>,
    /// How likely it is, from 0 to 1.
    pub chance: f64,
    /// Its chance as a fraction, when exact.
    pub fraction: Option<(u64, u64)>,
}

/// What an undertaking comes to when it is seen through, past the decisions on the way ([`Narrate::forecast`]).
#[derive(Clone, PartialEq, Debug)]
pub struct Forecast {
    /// What is assumed of those decisions.
    pub assumes: Message,
    /// Whether the numbers are exact under that assumption.
    pub exact: bool,
    /// What may come, seen from several sides; the first is the outcome.
    pub spreads: Vec<Spread>,
}

/// One way to look at what may come.
#[derive(Clone, PartialEq, Debug)]
pub struct Spread {
    /// What is counted.
    pub title: Message,
    /// What may come, what that is to the asking seat, and its weight; the chances are the weights over their sum.
    pub rows: Vec<(Message, Tone, u64)>,
}

/// The odds of `action` as `seat` may reckon them.
pub fn odds<G: Narrate>(
    state: &G::State,
    seat: Seat,
    action: G::Action,
    limits: Limits,
    rng: &mut impl Rng,
) -> Odds<G::Event> {
    if !G::INFO.hidden {
        if let Some(odds) = walk::<G>(state.clone(), seat, action, limits.nodes).and_then(exact) {
            return odds;
        }
    } else if let Some(odds) = same_in_every_deal::<G>(state, seat, action, limits, rng) {
        return odds;
    }
    sample::<G>(state, seat, action, limits.samples, rng)
}

/// A probability as an exact fraction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Ratio(u128, u128);

impl Ratio {
    const ONE: Ratio = Ratio(1, 1);

    fn reduced(self) -> Ratio {
        let (mut a, mut b) = (self.0, self.1);
        while b != 0 {
            (a, b) = (b, a % b);
        }
        Ratio(self.0 / a.max(1), self.1 / a.max(1))
    }

    fn times(self, numerator: u32, denominator: u32) -> Option<Ratio> {
        let part = Ratio(u128::from(numerator), u128::from(denominator)).reduced();
        Some(Ratio(self.0.checked_mul(part.0)?, self.1.checked_mul(part.1)?).reduced())
    }

    fn plus(self, other: Ratio) -> Option<Ratio> {
        let left = self.0.checked_mul(other.1)?;
        let right = other.0.checked_mul(self.1)?;
        Some(Ratio(left.checked_add(right)?, self.1.checked_mul(other.1)?).reduced())
    }
}

/// A walk that is repeated for many redeals: two dice one after the other are small enough.
const NODES_A_DEAL: u32 = 16;

type Leaves<E> = Vec<(Vec<E>, Ratio)>;

/// What follows from an action in this very position; `None` when that takes too many chance nodes.
fn walk<G: Narrate>(mut start: G::State, seat: Seat, action: G::Action, nodes: u32) -> Option<Walk<G>> {
    let mut walk =
        Walk::<G> { leaves: Vec::new(), nodes_left: nodes, seat, passed: false, count: 0, first: None, differ: false };
    let mut log = Vec::new();
    G::apply(&mut start, action, &mut log);
    walk.descend(start, log, Ratio::ONE)?;
    Some(walk)
}

struct Walk<G: Game> {
    leaves: Leaves<G::Event>,
    nodes_left: u32,
    seat: Seat,
    /// A window was passed.
    passed: bool,
    /// Leaves so far.
    count: u32,
    /// The position of the first leaf.
    first: Option<Seal>,
    /// Two leaves are different positions.
    differ: bool,
}

impl<G: Narrate> Walk<G> {
    /// Walks on from `state`; `None` when the tree is too large for an exact answer.
    fn descend(&mut self, mut state: G::State, mut log: Vec<G::Event>, weight: Ratio) -> Option<()> {
        loop {
            match G::node(&state) {
                Node::Chance => break,
                Node::Decision(_) => match G::decline(&state) {
                    Some(action) => {
                        self.passed = true;
                        G::apply(&mut state, action, &mut log);
                    }
                    None => return self.leaf(state, &log, weight),
                },
                Node::Over(_) => return self.leaf(state, &log, weight),
            }
        }
        self.nodes_left = self.nodes_left.checked_sub(1)?;
        let mut outcomes = Vec::new();
        G::chance_outcomes(&state, &mut outcomes);
        let total = outcomes.iter().map(|(_, weight)| weight).sum();
        for (chance, part) in outcomes {
            let (mut next, mut log) = (state.clone(), log.clone());
            G::resolve(&mut next, chance, &mut log);
            self.descend(next, log, weight.times(part, total)?)?;
        }
        Some(())
    }

    fn leaf(&mut self, mut state: G::State, log: &[G::Event], weight: Ratio) -> Option<()> {
        self.count += 1;
        if !self.differ {
            G::settle(&mut state);
            let mut digest = Digest::default();
            G::digest(&state, &mut digest);
            let seal = digest.seal();
            self.differ = *self.first.get_or_insert(seal) != seal;
        }
        let events = headline_events::<G>(log, self.seat);
        match self.leaves.iter_mut().find(|(known, _)| *known == events) {
            Some((_, sum)) => *sum = sum.plus(weight)?,
            None => self.leaves.push((events, weight)),
        }
        Some(())
    }
}

fn exact<G: Narrate>(walk: Walk<G>) -> Option<Odds<G::Event>> {
    let mut branches = Vec::new();
    let (passed, idle) = (walk.passed, walk.count > 1 && !walk.differ);
    for (events, Ratio(numerator, denominator)) in walk.leaves {
        let fraction = (u64::try_from(numerator).ok()?, u64::try_from(denominator).ok()?);
        branches.push(Branch { events, chance: numerator as f64 / denominator as f64, fraction: Some(fraction) });
    }
    branches.sort_by(|a, b| b.chance.total_cmp(&a.chance));
    Some(Odds { branches, exact: true, samples: 0, passed, idle })
}

/// The odds where what is hidden has no part in them: as many redeals as cost no more than sampling, all with the same
/// chances. `None` where two differ, or where one walk is too large to be repeated often enough.
fn same_in_every_deal<G: Narrate>(
    state: &G::State,
    seat: Seat,
    action: G::Action,
    limits: Limits,
    rng: &mut impl Rng,
) -> Option<Odds<G::Event>> {
    let deal = |rng: &mut _| {
        let mut dealt = state.clone();
        G::determinize(&mut dealt, seat, rng);
        G::check(&dealt, action).ok()?;
        walk::<G>(dealt, seat, action, NODES_A_DEAL)
    };
    let mut first = deal(rng)?;
    let nodes = NODES_A_DEAL - first.nodes_left;
    // If a hidden card changes the odds in 2 % of deals, 200 deals miss it with probability 0.98²⁰⁰ ≈ 2 %.
    let deals = limits.samples / if nodes > 1 { 20 } else { 5 };
    for _ in 1..deals {
        let other = deal(rng)?;
        if other.leaves != first.leaves {
            return None;
        }
        first.passed |= other.passed;
        first.differ |= other.differ;
    }
    let mut odds = exact(first)?;
    for branch in &mut odds.branches {
        branch.fraction = None;
    }
    Some(Odds { exact: false, samples: deals.max(1), ..odds })
}

/// What the asking seat is told of the outcomes that make headlines.
fn headline_events<G: Narrate>(log: &[G::Event], seat: Seat) -> Vec<G::Event> {
    let told = log.iter().filter_map(|event| G::redact(*event, crate::Viewer::Seat(seat)));
    told.filter(|event| G::is_headline(*event)).collect()
}

fn sample<G: Narrate>(
    state: &G::State,
    seat: Seat,
    action: G::Action,
    samples: u32,
    rng: &mut impl Rng,
) -> Odds<G::Event> {
    let mut counts: Vec<(Vec<G::Event>, u32)> = Vec::new();
    let (mut drawn, mut passed) = (0, false);
    for _ in 0..samples.max(1) {
        let (mut state, mut log) = (state.clone(), Vec::new());
        G::determinize(&mut state, seat, rng);
        if G::check(&state, action).is_err() {
            continue;
        }
        G::apply(&mut state, action, &mut log);
        loop {
            match G::node(&state) {
                Node::Chance => {
                    let chance = G::sample_chance(&state, rng);
                    G::resolve(&mut state, chance, &mut log);
                }
                Node::Decision(_) => match G::decline(&state) {
                    Some(action) => {
                        passed = true;
                        G::apply(&mut state, action, &mut log);
                    }
                    None => break,
                },
                Node::Over(_) => break,
            }
        }
        let events = headline_events::<G>(&log, seat);
        drawn += 1;
        match counts.iter_mut().find(|(known, _)| *known == events) {
            Some((_, n)) => *n += 1,
            None => counts.push((events, 1)),
        }
    }
    let branch = |(events, n)| Branch { events, chance: f64::from(n) / f64::from(drawn.max(1)), fraction: None };
    let mut branches: Vec<_> = counts.into_iter().map(branch).collect();
    branches.sort_by(|a, b| b.chance.total_cmp(&a.chance));
    Odds { branches, exact: false, samples: drawn, passed, idle: false }
}
