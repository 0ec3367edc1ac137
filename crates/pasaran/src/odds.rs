//! Exact combat odds: what comes of a battle if both sides stand and fight.
//!
//! The dice of a round are independent, so the hits of each side and segment follow from convolution; with a fixed way
//! to take losses ([`steady`]) a battle is a chain over few positions. Units only ever get fewer, so each position is
//! visited once, those with more left first, and rounds in which nobody is hurt are summed as the geometric series they
//! are: no limit on rounds, no float, no sampling. Shares are integers in units of 2⁻⁶⁰. Retreats, chits and cards are
//! left out: the panel says so.

use crate::actions::Action;
use crate::events::Segment;
use crate::flow;
use crate::ids::{Place, Side, Unit};
use crate::sets::{CardSet, UnitSet};
use crate::state::{Battle, Frame, Stage, State, Throw};
use frente_kernel::{Rng, Silent};
use serde::Serialize;
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// A probability in units of 2⁻⁶⁰.
pub type Share = u64;

/// Certainty.
pub const WHOLE: Share = 1 << 60;

/// What may come of a battle. Shares too small to count (together less than a millionth) are in none.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct BattleOdds {
    /// The side in phase holds the place in the end.
    pub won: Share,
    /// The other side does.
    pub held: Share,
    /// Nobody is left, or only aircraft flew off: the place keeps its owner.
    pub void: Share,
    /// For each side, the share of battles that cost it so many steps: Nationalist, Republican.
    pub losses: [Vec<Share>; 2],
}

/// What weighs less than this is dropped: a battle has fewer ways to go than would make it show.
const DUST: Share = 1 << 22;

/// Ways a battle may go that are reckoned for an answer at once; a larger battle is sampled.
const AT_ONCE: usize = 4_000;

/// Battles a sampled answer is made of.
const SAMPLES: Share = 256;

/// Rounds after which a sampled battle is broken off.
const ROUNDS: usize = 400;

/// How a side takes losses and stands its ground: the way the odds assume. `None` where no battle asks.
pub fn steady(state: &State) -> Option<Action> {
    let frame = state.pending()?;
    let menu = flow::menu(state);
    match frame {
        Frame::Losses(_) => {
            let mut actions = Vec::new();
            menu.list(&mut actions);
            actions.into_iter().min_by_key(|action| price(state, *action))
        }
        Frame::Leaving(..) if menu.contains(Action::Pass) => Some(Action::Pass),
        Frame::Leaving(..) => menu.first(),
        Frame::Segments(_) | Frame::RetreatChoice(_) | Frame::Window(..) | Frame::Reply(..) | Frame::PlayChits(_) => {
            Some(Action::Pass)
        }
        _ => None,
    }
}

/// What a hit costs here: trenches go first, then the least strength, generals last.
fn price(state: &State, action: Action) -> (i8, u8) {
    let Action::Lose(unit) = action else { return (-1, 0) };
    let tables = state.tables();
    let kind = unit.kind().index();
    let dies = tables.one_step[kind] || state.is_reduced(unit);
    let left = if dies { 0 } else { tables.strength[kind][1] };
    let general = if tables.hqs.contains(unit) { 50 } else { 0 };
    (state.printed(unit) - left + general, unit.0)
}

/// The odds of the battle that is due in `place`, or of the one on the board. `None` where both sides have no counters.
pub fn battle_odds(state: &State, place: Place) -> Option<BattleOdds> {
    is_contested(state, place).then(|| Walk::new(state, place).finish(usize::MAX).0)
}

/// The same for an answer at once: exact where the battle is small enough, else sampled; and whether it is exact.
pub fn battle_odds_at_once(state: &State, place: Place, rng: &mut impl Rng) -> Option<(BattleOdds, bool)> {
    is_contested(state, place).then(|| {
        let (odds, exact) = Walk::new(state, place).finish(AT_ONCE);
        if exact { (odds, true) } else { (Walk::new(state, place).sample(rng), false) }
    })
}

fn is_contested(state: &State, place: Place) -> bool {
    Side::ALL.into_iter().all(|side| state.board.units(place, side).any())
}

/// What tells positions of one battle apart. Those with more left come first, so that every way into a position is known
/// before it is left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Key {
    left: Reverse<u32>,
    later: bool,
    stack: u128,
    reduced: u128,
    air: u128,
    trenches: u8,
}

struct Walk {
    place: Place,
    /// Everybody who is in the battle.
    roll: UnitSet,
    steps: [u32; 2],
    now: BTreeMap<Key, (State, Share)>,
    odds: BattleOdds,
}

impl Walk {
    fn new(state: &State, place: Place) -> Walk {
        let mut start = state.clone();
        start.options.chits = false;
        start.options.fog = false;
        start.hands = [CardSet::NONE; 2];
        start.stack = crate::state::Stack::default();
        // Something to come back to when the battle is over.
        start.stack.push(Frame::Move);
        if state.battle.place == place && state.battle.round > 0 {
            start.stack.push(Frame::Battle(Stage::Forced(2)));
        } else {
            start.battle = Battle { place, ..Battle::default() };
            start.stack.push(Frame::Battle(Stage::Start));
        }
        let steps = Side::ALL.map(|side| steps_of(&start, start.board.units(place, side)));
        let losses = steps.map(|steps| vec![0; steps as usize + 1]);
        let odds = BattleOdds { won: 0, held: 0, void: 0, losses };
        let roll = start.board.stack(place);
        let mut walk = Walk { place, roll, steps, now: BTreeMap::new(), odds };
        play_on(&mut start);
        walk.put(start, WHOLE);
        walk
    }

    /// The odds, and whether they are whole: after `most` ways the walk is broken off.
    fn finish(mut self, most: usize) -> (BattleOdds, bool) {
        let mut gone = 0;
        while let Some((key, (state, share))) = self.now.pop_first() {
            gone += self.fight_round(key, &state, share);
            if gone > most {
                return (self.odds, false);
            }
        }
        (self.odds, true)
    }

    /// The odds by so many battles, thrown.
    fn sample(mut self, rng: &mut impl Rng) -> BattleOdds {
        let Some((_, (start, _))) = self.now.pop_first() else { return self.odds };
        for _ in 0..SAMPLES {
            let mut state = start.clone();
            for _ in 0..ROUNDS {
                if !is_fought(&state) {
                    break;
                }
                let [republican, nationalist] = Side::ALL.map(|side| thrown(&hits_by(&state, side), rng));
                state.battle.dice = Side::ALL.into_iter().any(|side| throws(&state, side));
                state.stack.pop();
                state.battle.hits = [nationalist, republican];
                play_on(&mut state);
            }
            self.count(&state, WHOLE / SAMPLES);
        }
        self.odds
    }

    /// Every way the dice of a round can fall, with its weight; how many. Rounds that change nothing are repeated.
    fn fight_round(&mut self, key: Key, state: &State, share: Share) -> usize {
        let [on_republican, on_nationalist] = Side::ALL.map(|side| hits_by(state, side));
        let dice = Side::ALL.into_iter().any(|side| throws(state, side));
        let mut stays = 0;
        let mut ways = Vec::new();
        for (republican, first) in &on_republican {
            for (nationalist, second) in &on_nationalist {
                let weight = scaled(*first, *second);
                if scaled(share, weight) < DUST {
                    continue;
                }
                let mut next = state.clone();
                next.stack.pop();
                next.battle.hits = [*nationalist, *republican];
                next.battle.dice = dice;
                play_on(&mut next);
                if is_fought(&next) && self.key(&next) == key {
                    stays += weight;
                } else {
                    ways.push((next, weight));
                }
            }
        }
        let moves = u128::from(WHOLE - stays);
        let gone = ways.len();
        for (next, weight) in ways {
            self.put(next, (u128::from(share) * u128::from(weight) / moves) as Share);
        }
        gone
    }

    fn key(&self, state: &State) -> Key {
        let stack = state.board.stack(self.place);
        let trenches = state.trenches[self.place];
        Key {
            left: Reverse(steps_of(state, stack) + u32::from(trenches)),
            later: state.battle.round > 1,
            stack: stack.0,
            reduced: stack.and(state.board.reduced).0,
            air: state.battle.air.0,
            trenches,
        }
    }

    /// A position after a round: another round, or the end.
    fn put(&mut self, state: State, share: Share) {
        if !is_fought(&state) {
            return self.count(&state, share);
        }
        let key = self.key(&state);
        self.now.entry(key).and_modify(|(_, weight)| *weight += share).or_insert((state, share));
    }

    fn count(&mut self, state: &State, share: Share) {
        let attacker = state.phasing();
        for side in Side::ALL {
            let own = self.roll.and(state.tables().units_of(side));
            let alive: UnitSet = own.iter().filter(|unit| state.board.place(*unit).is_some()).collect();
            let lost = self.steps[side.index()] - steps_of(state, alive);
            let row = &mut self.odds.losses[side.index()];
            row[lost as usize] += share;
        }
        let land = state.tables().land_units;
        if state.holds(attacker, self.place) && state.board.units(self.place, attacker).meets(land) {
            self.odds.won += share;
        } else if state.board.units(self.place, attacker.enemy()).meets(land) {
            self.odds.held += share;
        } else {
            self.odds.void += share;
        }
    }
}

/// Whether a shot is due.
fn is_fought(state: &State) -> bool {
    state.stack.top() == Some(Frame::Throw(Throw::Shot))
}

/// Plays a battle on without dice: until a shot is due or it is over.
fn play_on(state: &mut State) {
    flow::run(state, &mut Silent);
    while let Some(action) = steady(state) {
        flow::act(state, action, &mut Silent);
        flow::run(state, &mut Silent);
    }
}

/// Hits a unit can take before it is gone.
fn steps_of(state: &State, units: UnitSet) -> u32 {
    let step = |unit: Unit| {
        let two = !state.tables().one_step[unit.kind().index()] && !state.is_reduced(unit);
        if two { 2 } else { 1 }
    };
    units.iter().map(step).sum()
}

/// Whether a side has a die to throw.
fn throws(state: &State, side: Side) -> bool {
    state.force(side).iter().any(|unit| state.effective(unit) > 0)
}

/// The hits a side scores in a round, air and ground, each with its share. More than the enemy can take are as many as he
/// can.
fn hits_by(state: &State, side: Side) -> Vec<([u8; 2], Share)> {
    let mut shares = vec![vec![WHOLE]];
    for unit in state.force(side).iter() {
        let strength = state.effective(unit);
        for _ in 0..state.shots_at(unit, strength) {
            shares = convolve(&shares, strength, state.segment_of(unit));
        }
    }
    let enemy = state.force(side.enemy());
    let trenches = u32::from(state.trenches[state.battle.place]);
    let most_air = steps_of(state, enemy.and(state.battle.air)) as usize;
    let most_ground = (steps_of(state, enemy.without(state.battle.air)) + trenches) as usize;
    let mut capped: BTreeMap<[u8; 2], Share> = BTreeMap::new();
    for (air, row) in shares.iter().enumerate() {
        for (ground, share) in row.iter().enumerate() {
            *capped.entry([air.min(most_air) as u8, ground.min(most_ground) as u8]).or_default() += share;
        }
    }
    capped.into_iter().filter(|(_, share)| *share > 0).collect()
}

/// One of the ways, by its share.
fn thrown(ways: &[([u8; 2], Share)], rng: &mut impl Rng) -> [u8; 2] {
    let mut left = rng.next_u64() >> 4;
    for (hits, share) in ways {
        if left < *share {
            return *hits;
        }
        left -= share;
    }
    ways.last().map_or([0; 2], |(hits, _)| *hits)
}

/// One more die of this strength: rows are air hits, columns ground hits.
fn convolve(shares: &[Vec<Share>], strength: u8, segment: Segment) -> Vec<Vec<Share>> {
    let (rows, columns) = (shares.len(), shares[0].len());
    let (more_rows, more_columns) = match segment {
        Segment::Air => (1, 0),
        Segment::Ground => (0, 1),
    };
    let mut out = vec![vec![0; columns + more_columns]; rows + more_rows];
    let strength = u64::from(strength.min(6));
    for row in 0..rows {
        for column in 0..columns {
            let share = shares[row][column];
            // 2⁻⁶⁰ times six still fits a word.
            let hit = share * strength / 6;
            out[row + more_rows][column + more_columns] += hit;
            out[row][column] += share - hit;
        }
    }
    out
}

fn scaled(share: Share, by: Share) -> Share {
    ((u128::from(share) * u128::from(by)) >> 60) as Share
}
