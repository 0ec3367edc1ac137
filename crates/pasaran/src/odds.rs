//! Exact combat odds: what comes of a battle if both sides stand and fight.
//!
//! The dice of a round are independent, so the hits of each side and segment follow from convolution; with a fixed way
//! to take losses ([`steady`]) a battle is a chain over few positions, walked with its true weights. Shares are integers
//! in units of 2⁻⁶⁰: no float, and no sampling. Retreats, chits and cards are left out: the panel says so.

use crate::actions::Action;
use crate::events::{Mode, Segment};
use crate::flow;
use crate::ids::{Place, Side, Unit};
use crate::sets::{CardSet, UnitSet};
use crate::state::{Battle, Frame, Stage, State, Throw};
use frente_kernel::Silent;
use serde::Serialize;
use std::collections::BTreeMap;

/// A probability in units of 2⁻⁶⁰.
pub type Share = u64;

/// Certainty.
pub const WHOLE: Share = 1 << 60;

/// What may come of a battle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct BattleOdds {
    /// The side in phase holds the place in the end.
    pub won: Share,
    /// The other side does.
    pub held: Share,
    /// Nobody is left, or only aircraft flew off: the place keeps its owner.
    pub void: Share,
    /// Weight of battles not decided after a hundred rounds.
    pub open: Share,
    /// For each side, the share of battles that cost it so many steps: Nationalist, Republican.
    pub losses: [Vec<Share>; 2],
}

/// Positions whose weight is below this are dropped into `open`.
const DUST: Share = 1 << 14;
/// Rounds after which a battle counts as undecided.
const ROUNDS: u32 = 100;

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

/// What a hit on this unit costs: strength lost first, trenches never, generals last.
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
    let both = Side::ALL.into_iter().all(|side| state.board.units(place, side).any());
    both.then(|| Walk::new(state, place).finish())
}

/// The odds if these units of the side in phase joined an attack on `place`, each straight from where it stands.
pub fn attack_odds(state: &State, units: UnitSet, place: Place) -> Option<BattleOdds> {
    let mut state = state.clone();
    let rivers = state.tables().rivers[place.zone().index()];
    for unit in units.iter() {
        let from = state.board.place(unit)?.zone();
        let land = state.tables().land_units.contains(unit);
        if land && rivers.contains(from) {
            state.turn.crossed.insert(unit);
        }
        state.move_unit(unit, place, Mode::Move, &mut Silent);
    }
    battle_odds(&state, place)
}

/// What tells positions of one battle apart.
type Key = (u128, u128, u128, bool);

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
        start.stack = crate::state::Stack::empty();
        // Something to come back to when the battle is over.
        start.stack.push(Frame::Move);
        if !(state.battle.place == place && state.battle.round > 0) {
            start.battle = Battle { place, ..Battle::default() };
            start.stack.push(Frame::Battle(Stage::Start));
        } else {
            start.stack.push(Frame::Battle(Stage::Forced(2)));
        }
        let steps = Side::ALL.map(|side| steps_of(&start, start.board.units(place, side)));
        let losses = steps.map(|steps| vec![0; steps as usize + 1]);
        let odds = BattleOdds { won: 0, held: 0, void: 0, open: 0, losses };
        let roll = start.board.stack(place);
        let mut walk = Walk { place, roll, steps, now: BTreeMap::new(), odds };
        play_on(&mut start);
        walk.put(start, WHOLE);
        walk
    }

    fn finish(mut self) -> BattleOdds {
        for _ in 0..ROUNDS {
            if self.now.is_empty() {
                break;
            }
            for (_, (state, share)) in std::mem::take(&mut self.now) {
                self.fight_round(&state, share);
            }
        }
        self.odds.open += self.now.values().map(|(_, share)| share).sum::<Share>();
        self.odds
    }

    /// Every way the dice of a round can fall, with its weight.
    fn fight_round(&mut self, state: &State, share: Share) {
        let [nationalist, republican] = Side::ALL.map(|side| hits_by(state, side));
        for (on_republican, first) in &nationalist {
            for (on_nationalist, second) in &republican {
                let weight = scaled(scaled(share, *first), *second);
                if weight < DUST {
                    self.odds.open += weight;
                    continue;
                }
                let mut next = state.clone();
                next.stack.pop();
                next.battle.hits = [*on_nationalist, *on_republican];
                next.battle.dice = nationalist.len() + republican.len() > 2;
                play_on(&mut next);
                self.put(next, weight);
            }
        }
    }

    /// A position after a round: another round, or the end.
    fn put(&mut self, state: State, share: Share) {
        let fought = state.stack.top() == Some(Frame::Throw(Throw::Shot));
        if !fought {
            return self.count(&state, share);
        }
        let stack = state.board.stack(self.place);
        let key = (stack.0, stack.and(state.board.reduced).0, state.battle.air.0, state.battle.round > 1);
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

/// The hits a side scores in a round, air and ground, each with its share.
fn hits_by(state: &State, side: Side) -> Vec<([u8; 2], Share)> {
    let mut shares = vec![vec![WHOLE]];
    for unit in state.force(side).iter() {
        let strength = state.effective(unit);
        for _ in 0..state.shots_at(unit, strength) {
            shares = convolve(&shares, strength, state.segment_of(unit));
        }
    }
    let mut out = Vec::new();
    for (air, row) in shares.iter().enumerate() {
        for (ground, share) in row.iter().enumerate() {
            if *share > 0 {
                out.push(([air as u8, ground as u8], *share));
            }
        }
    }
    out
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
