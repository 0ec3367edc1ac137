//! The chain behind the odds: pairs of remains, one for each side, and the share of battles that come through each.
//!
//! What a hit does to a side, and how a side fires, is asked of the rules once for each remains and kept; a round is then the
//! outer product of two short lists. Counters only ever get fewer, so pairs with more left are settled first and each is
//! settled once; rounds in which nobody is hurt are summed as the geometric series they are. While both sides have
//! aircraft, those are apart from the rest; afterwards the hits fall on all together. So there is a table of pairs for
//! each of the four cases, in each of which the remains of a side are few. Whatever ends a battle or is rare (generals
//! alone, aircraft alone, nobody who can throw a die) is put back on the map and left to the rules.

use super::{BattleOdds, Share, WHOLE, steady};
use crate::actions::Segment;
use crate::board::Spot;
use crate::flow;
use crate::ids::{Place, Side, Unit};
use crate::rules::c9_chits;
use crate::sets::{CardSet, UnitSet};
use crate::state::{Battle, Frame, Stack, Stage, State, Throw};
use frente_kernel::Silent;
use std::collections::BTreeMap;

/// Pairs that fewer battles come through are dropped: there are too few pairs for it to show.
const DUST: Share = 1 << 22;
/// The same for one way from a pair to another.
const SPECK: Share = 1 << 12;

/// The odds of a battle with counters of both sides.
pub(super) fn odds(state: &State, place: Place) -> BattleOdds {
    let mut start = state.clone();
    start.options.fog = false;
    start.hands = [CardSet::NONE; 2];
    start.stack = Stack::default();
    // Something to come back to when the battle is over.
    start.stack.push(Frame::Move);
    // The last battle stays on the board when it is over: only one that is pending goes on.
    let pending = state.stack.iter().any(|frame| matches!(frame, Frame::Battle(_)));
    let fought = pending && state.battle.place == place && state.battle.round > 0;
    // No chit is drawn, but ships that fire in every round are there to stay.
    start.options.chits &= fought;
    if fought {
        start.stack.push(Frame::Battle(Stage::Forced(2)));
    } else {
        start.battle = Battle { place, ..Battle::default() };
        start.stack.push(Frame::Battle(Stage::Start));
    }
    let chain = Chain::new(&start, place);
    play_on(&mut start);
    chain.finish(&start)
}

/// What is left of a side in a battle.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Default)]
struct Remains {
    here: u128,
    reduced: u128,
    /// Those in the air segment.
    air: u128,
    trenches: u8,
    /// Those who left and live, and where they are.
    away: Vec<(u8, u8)>,
}

/// Hits a side scores in a round with their shares: rows are hits in the air, columns on the ground.
struct Fire {
    rows: Vec<Vec<Share>>,
    /// Whether it throws a die at all.
    dice: bool,
}

/// Remains, and what the rules have said about them.
struct Party {
    remains: Remains,
    /// Hits it can take, trenches included.
    steps: u32,
    /// What a hit makes of it, in the air and on the ground; itself where nobody can take one.
    hit: [Option<usize>; 2],
    /// How it fires: at an enemy with land units, and at aircraft alone.
    fire: [Option<Fire>; 2],
    /// Its number in another case, once its aircraft have come down.
    down: [Option<usize>; 4],
}

/// The pairs of one case, settled by the steps that are left.
#[derive(Default)]
struct Pairs {
    parties: [Vec<Party>; 2],
    numbers: [BTreeMap<Remains, usize>; 2],
    /// Shares of pairs: the Nationalist's remains, then the Republican's.
    shares: Vec<Vec<Share>>,
    /// Pairs still to be settled, by steps left.
    waiting: Vec<Vec<(usize, usize)>>,
}

struct Chain {
    place: Place,
    /// Everybody who was in the battle.
    roll: UnitSet,
    steps: [u32; 2],
    /// The position without those in the battle.
    ground: State,
    odds: BattleOdds,
    /// By whether the Nationalist, and the Republican, has aircraft left.
    cases: [Pairs; 4],
}

impl Chain {
    fn new(start: &State, place: Place) -> Chain {
        let steps = Side::ALL.map(|side| steps_of(start, start.board.units(place, side)));
        let losses = steps.map(|steps| vec![0; steps as usize + 1]);
        let odds = BattleOdds { won: 0, held: 0, void: 0, losses };
        let roll = start.board.stack(place);
        Chain { place, roll, steps, ground: start.clone(), odds, cases: Default::default() }
    }

    /// Follows every battle that goes on from `start` to its end.
    fn finish(mut self, start: &State) -> BattleOdds {
        if !is_fought(start) {
            self.count(start, WHOLE);
            return self.odds;
        }
        self.ground = start.clone();
        for unit in self.roll.iter() {
            self.ground.board.put(unit, Spot::RESERVE);
            self.ground.board.reduced.remove(unit);
        }
        // Everybody there fights the first round, the later ones only those who stay.
        let (case, i, j) = self.number(start);
        self.fight(case, i, j, WHOLE, true);
        for case in [3, 2, 1, 0] {
            for left in (0..self.cases[case].waiting.len()).rev() {
                while let Some((i, j)) = self.cases[case].waiting[left].pop() {
                    let share = std::mem::take(&mut self.cases[case].shares[i][j]);
                    if share >= DUST {
                        self.settle(case, i, j, share);
                    }
                }
            }
        }
        self.odds
    }

    /// A pair after a round: it ends, aircraft come up or down, or another round is fought.
    fn settle(&mut self, case: usize, i: usize, j: usize, share: Share) {
        let tables = self.ground.tables();
        let parties = [(Side::Nationalist, i), (Side::Republican, j)].map(|(side, number)| {
            let Remains { here, air, .. } = self.cases[case].parties[side.index()][number].remains;
            (UnitSet(here), UnitSet(air))
        });
        let [a, b] = parties.map(|(here, _)| here.and(tables.aircraft).len());
        let stands = parties.iter().all(|(here, _)| here.meets(tables.combat));
        let below = parties.iter().all(|(_, air)| air.is_empty());
        let above = parties.iter().all(|(_, air)| air.and(tables.aircraft).len() >= a.min(b));
        if !stands || (a > 0 && b > 0 && !above) {
            self.leave_to_the_rules(case, i, j, share, true);
        } else if (a == 0 || b == 0) && !below {
            // §6.4.3-air: without an enemy up there everybody fights on the ground.
            let other = 2 * usize::from(a > 0) + usize::from(b > 0);
            let [i, j] = [(Side::Nationalist, i), (Side::Republican, j)]
                .map(|(side, number)| self.come_down(case, other, side, number));
            self.cases[other].put(i, j, share);
        } else {
            self.fight(case, i, j, share, false);
        }
    }

    fn come_down(&mut self, case: usize, other: usize, side: Side, number: usize) -> usize {
        let party = &self.cases[case].parties[side.index()][number];
        if let Some(known) = party.down[other] {
            return known;
        }
        let remains = Remains { air: 0, ..party.remains.clone() };
        let new = self.cases[other].number(&self.ground, side, remains);
        self.cases[case].parties[side.index()][number].down[other] = Some(new);
        new
    }

    /// Puts a pair back on the map after a round in which dice were thrown or not, and sees what the rules make of it.
    fn leave_to_the_rules(&mut self, case: usize, i: usize, j: usize, share: Share, dice: bool) {
        let mut state = self.compose(case, i, j);
        state.battle.dice = dice;
        state.battle.hits = [[0; 2]; 2];
        state.stack = Stack::default();
        state.stack.push(Frame::Move);
        state.stack.push(Frame::Battle(Stage::Forced(0)));
        play_on(&mut state);
        if is_fought(&state) {
            let (case, i, j) = self.number(&state);
            self.cases[case].put(i, j, share);
        } else {
            self.count(&state, share);
        }
    }

    /// Every way the dice of a round can fall. A round that changes nothing is repeated, but for the first.
    fn fight(&mut self, case: usize, i: usize, j: usize, share: Share, first: bool) {
        let alone = |units: u128| UnitSet(units).without(self.ground.tables().aircraft).is_empty();
        let [own, enemy] = &self.cases[case].parties;
        let kinds = [alone(enemy[j].remains.here), alone(own[i].remains.here)].map(usize::from);
        for (side, number) in [(Side::Nationalist, i), (Side::Republican, j)] {
            if self.cases[case].parties[side.index()][number].fire[kinds[side.index()]].is_none() {
                let state = self.compose(case, i, j);
                let fire = Fire { rows: hits_by(&state, side), dice: throws(&state, side) };
                self.cases[case].parties[side.index()][number].fire[kinds[side.index()]] = Some(fire);
            }
        }
        // Taken out, so that what the hits make of a side can be asked meanwhile.
        let fires = [(0, i), (1, j)].map(|(at, number)| self.cases[case].parties[at][number].fire[kinds[at]].take());
        let [Some(nationalist), Some(republican)] = fires else { return };
        let ways_i = self.suffer(case, Side::Nationalist, i, &republican.rows);
        let ways_j = self.suffer(case, Side::Republican, j, &nationalist.rows);
        let dice = nationalist.dice || republican.dice;
        self.cases[case].parties[0][i].fire[kinds[0]] = Some(nationalist);
        self.cases[case].parties[1][j].fire[kinds[1]] = Some(republican);
        let weight =
            |ways: &[(usize, Share)], same: usize| ways.iter().find(|way| way.0 == same).map_or(0, |way| way.1);
        let stays = if first { 0 } else { scaled(weight(&ways_i, i), weight(&ways_j, j)) };
        if !dice || stays >= WHOLE - SPECK {
            return self.leave_to_the_rules(case, i, j, share, false);
        }
        let pairs = &mut self.cases[case];
        for (to_i, weight_i) in &ways_i {
            let part = (u128::from(share) * u128::from(*weight_i) / u128::from(WHOLE - stays)) as Share;
            for (to_j, weight_j) in &ways_j {
                let weight = scaled(part, *weight_j);
                if weight >= SPECK && (first || (*to_i, *to_j) != (i, j)) {
                    pairs.put(*to_i, *to_j, weight);
                }
            }
        }
    }

    /// What so many hits make of a side, with the share of each remains.
    fn suffer(&mut self, case: usize, side: Side, number: usize, hits: &[Vec<Share>]) -> Vec<(usize, Share)> {
        let columns = hits.first().map_or(0, Vec::len);
        let mut ways: Vec<(usize, Share)> = Vec::with_capacity(hits.len() * columns);
        let mut row = vec![0; columns];
        let mut above = number;
        for (air, shares) in hits.iter().enumerate() {
            row.iter_mut().zip(shares).for_each(|(sum, share)| *sum += share);
            let next = if air + 1 < hits.len() { self.hit(case, side, above, Segment::Air) } else { above };
            if next == above && air + 1 < hits.len() {
                // Nobody is left up there: more hits do the same.
                continue;
            }
            let mut below = above;
            for (ground, share) in row.iter().enumerate() {
                let hurt = if ground == 0 { below } else { self.hit(case, side, below, Segment::Ground) };
                match ways.last_mut() {
                    Some(last) if ground > 0 && last.0 == hurt => last.1 += share,
                    _ => ways.push((hurt, *share)),
                }
                below = hurt;
            }
            above = next;
            row.fill(0);
        }
        ways
    }

    /// What one hit makes of a side.
    fn hit(&mut self, case: usize, side: Side, number: usize, segment: Segment) -> usize {
        let at = usize::from(segment == Segment::Ground);
        if let Some(known) = self.cases[case].parties[side.index()][number].hit[at] {
            return known;
        }
        let mut state = self.ground.clone();
        self.set_up(&mut state, side, &self.cases[case].parties[side.index()][number].remains);
        state.battle.hits = [[0; 2]; 2];
        state.battle.hits[side.index()][at] = 1;
        state.stack.push(Frame::Losses(side));
        if let Some(action) = steady(&state) {
            flow::act(&mut state, action, &mut Silent);
        }
        let after = self.remains(&state, side);
        let next = self.cases[case].number(&state, side, after);
        self.cases[case].parties[side.index()][number].hit[at] = Some(next);
        next
    }

    /// The position of a pair.
    fn compose(&self, case: usize, i: usize, j: usize) -> State {
        let mut state = self.ground.clone();
        for (side, number) in [(Side::Nationalist, i), (Side::Republican, j)] {
            self.set_up(&mut state, side, &self.cases[case].parties[side.index()][number].remains);
        }
        state
    }

    fn set_up(&self, state: &mut State, side: Side, remains: &Remains) {
        UnitSet(remains.here).iter().for_each(|unit| state.board.put(unit, Spot::on(self.place)));
        for (unit, place) in &remains.away {
            state.board.put(Unit(*unit), Spot::on(Place(*place)));
        }
        state.board.reduced = state.board.reduced.or(UnitSet(remains.reduced));
        let others = state.battle.air.without(state.tables().units_of(side));
        state.battle.air = others.or(UnitSet(remains.air));
        if side != state.phasing() {
            state.trenches[self.place] = remains.trenches;
        }
    }

    fn remains(&self, state: &State, side: Side) -> Remains {
        let here = state.board.units(self.place, side);
        let own = self.roll.and(state.tables().units_of(side));
        let away = own.without(here).iter().filter_map(|unit| state.board.place(unit).map(|place| (unit.0, place.0)));
        Remains {
            here: here.0,
            reduced: own.and(state.board.reduced).0,
            air: here.and(state.battle.air).0,
            trenches: if side == state.phasing() { 0 } else { state.trenches[self.place] },
            away: away.collect(),
        }
    }

    /// The case of a position in which a round is due, and the numbers of the remains of both sides in it.
    fn number(&mut self, state: &State) -> (usize, usize, usize) {
        let flies = |side: Side| usize::from(state.board.units(self.place, side).meets(state.tables().aircraft));
        let case = 2 * flies(Side::Nationalist) + flies(Side::Republican);
        let [i, j] = Side::ALL.map(|side| {
            let remains = self.remains(state, side);
            self.cases[case].number(state, side, remains)
        });
        (case, i, j)
    }

    fn count(&mut self, state: &State, share: Share) {
        let attacker = state.phasing();
        for side in Side::ALL {
            let own = self.roll.and(state.tables().units_of(side));
            let alive: UnitSet = own.iter().filter(|unit| state.board.place(*unit).is_some()).collect();
            let lost = self.steps[side.index()] - steps_of(state, alive);
            self.odds.losses[side.index()][lost as usize] += share;
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

impl Pairs {
    /// The number of remains, new or known.
    fn number(&mut self, state: &State, side: Side, remains: Remains) -> usize {
        let parties = &mut self.parties[side.index()];
        *self.numbers[side.index()].entry(remains).or_insert_with_key(|remains| {
            let steps = UnitSet(remains.here)
                .iter()
                .map(|unit| u32::from(!UnitSet(remains.reduced).contains(unit) && !one_step(state, unit)) + 1)
                .sum::<u32>();
            let steps = steps + u32::from(remains.trenches);
            parties.push(Party {
                remains: remains.clone(),
                steps,
                hit: [None; 2],
                fire: [None, None],
                down: [None; 4],
            });
            parties.len() - 1
        })
    }

    #[inline]
    fn put(&mut self, i: usize, j: usize, share: Share) {
        if self.shares.len() <= i {
            self.shares.resize_with(i + 1, Vec::new);
        }
        let row = &mut self.shares[i];
        if row.len() <= j {
            row.resize(j + 1, 0);
        }
        if row[j] == 0 {
            let left = (self.parties[0][i].steps + self.parties[1][j].steps) as usize;
            if self.waiting.len() <= left {
                self.waiting.resize_with(left + 1, Vec::new);
            }
            self.waiting[left].push((i, j));
        }
        row[j] += share;
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

fn one_step(state: &State, unit: Unit) -> bool {
    state.tables().one_step[unit.kind().index()]
}

/// Hits units can take before they are gone.
fn steps_of(state: &State, units: UnitSet) -> u32 {
    units.iter().map(|unit| u32::from(!one_step(state, unit) && !state.is_reduced(unit)) + 1).sum()
}

/// Whether a side has a die to throw.
fn throws(state: &State, side: Side) -> bool {
    c9_chits::ships(state, side) > 0 || state.force(side).iter().any(|unit| state.effective(unit) > 0)
}

/// The hits a side scores in a round.
fn hits_by(state: &State, side: Side) -> Vec<Vec<Share>> {
    let mut shares = vec![vec![WHOLE]];
    for unit in state.force(side).iter() {
        let strength = state.effective(unit);
        for _ in 0..state.shots_at(unit, strength) {
            shares = convolve(&shares, strength, state.segment_of(unit));
        }
    }
    for _ in 0..c9_chits::ships(state, side) {
        shares = convolve(&shares, c9_chits::SHIPS, Segment::Ground);
    }
    shares
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

#[inline]
fn scaled(share: Share, by: Share) -> Share {
    ((u128::from(share) * u128::from(by)) >> 60) as Share
}
