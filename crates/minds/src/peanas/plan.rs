//! Where a side wants its troops: the objectives that matter to it now.

use arrayvec::ArrayVec;
use frente_kernel::{Game, Node};
use frente_peanas::geometry::{CM, Point, distance};
use frente_peanas::state::{Place, TokenPlace};
use frente_peanas::{Peanas, Side, State, UnitNo, tactics};

/// What a side is after.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    pub side: Side,
    /// Objectives wanted, the one to be had at the least cost first.
    pub goals: ArrayVec<Goal, 3>,
    /// How much a centimetre towards a goal counts.
    pub haste: f32,
    /// Rounds left, this one included.
    pub left: f32,
    /// The attack is on: enough troops are there, or there is no more time to wait for them.
    pub rush: bool,
    /// How many of the goals an attacker still goes for: the first ones.
    wanted: usize,
    /// Units that go for the second objective an attacker lacks, one bit each; the others go for the first.
    second: u128,
}

/// An objective wanted.
#[derive(Clone, Copy, Debug)]
pub(super) struct Goal {
    pub objective: usize,
    pub at: Point,
    /// Held by the enemy: to be taken. Otherwise to be kept.
    pub take: bool,
    /// Centimetres it seems farther than it is: crowded or of less use.
    pub detour: f32,
    /// How time presses: 1 as long as there is enough of it.
    pub press: f32,
    /// Rounds to spare before those who go for it would be late.
    pub slack: f32,
    /// Enemies, or tokens that may be some, stand around it.
    pub guarded: bool,
    /// What it may cost to get there, in centimetres: the way and whoever stands in it.
    cost: f32,
}

/// Centimetres between two places.
pub(super) fn cm(a: Point, b: Point) -> f32 {
    distance(a, b) as f32 / CM as f32
}

/// Centimetres a section makes in a round, halts included.
const PACE: f32 = 13.0;

impl Plan {
    /// What a side is after now.
    pub fn of(state: &State, side: Side) -> Plan {
        let rounds = state.data().size(state.size()).rounds;
        let left = f32::from(rounds.saturating_sub(state.round())) + 1.0;
        let held = state.objectives().iter().filter(|objective| objective.holder == side).count();
        let mut goals: ArrayVec<Goal, 3> = ArrayVec::new();
        for (objective, it) in state.objectives().iter().enumerate() {
            let take = it.holder != side;
            let goal =
                Goal { objective, at: it.at, take, detour: 0.0, press: 1.0, slack: left, guarded: true, cost: 0.0 };
            goals.push(match side {
                Side::Attacker => attacked(state, goal),
                Side::Defender => {
                    let friends = troops(state, side).filter(|at| cm(*at, it.at) <= 22.0).count() as f32;
                    let keep = if take { 0.0 } else { 14.0 };
                    Goal { detour: 9.0 * (friends - 2.0).max(0.0) + keep, ..goal }
                }
            });
        }
        let mut wanted = 0;
        if side == Side::Attacker {
            // Two are enough: those to be had at the least cost. With both in hand they are to be kept.
            wanted = 2usize.saturating_sub(held);
            goals.sort_by(|a, b| b.take.cmp(&a.take).then(a.cost.total_cmp(&b.cost)));
            match wanted {
                0 => goals.iter_mut().filter(|goal| goal.take).for_each(|goal| goal.detour = 25.0),
                2 if goals.len() == 3 && goals[2].take => pair_up(&mut goals),
                _ => {}
            }
            if wanted == 2 && goals.len() > 1 {
                // Whoever takes the first is wanted at the second.
                goals[0].slack = goals[0].slack.min(goals[1].slack - 1.0);
            }
            for goal in goals.iter_mut().filter(|goal| goal.take) {
                goal.press = match goal.slack as i32 {
                    i32::MIN..=1 => 2.4,
                    2 => 1.8,
                    3 => 1.35,
                    _ => 1.0,
                };
            }
        }
        let spare = goals.iter().take(wanted).map(|goal| goal.slack).fold(f32::MAX, f32::min);
        let rush = side == Side::Attacker && (spare <= 2.0 || is_assembled(state, side));
        let haste = match side {
            Side::Attacker if held < 2 => 1.6,
            Side::Attacker => 0.7,
            Side::Defender if held < 2 => 0.9 + 2.0 / left,
            Side::Defender => 0.45,
        };
        Plan { side, goals, haste, left, rush, wanted, second: second_wing(state, side) }
    }

    /// The plan of whoever decides.
    pub fn of_decider(state: &State) -> Plan {
        let side = match Peanas::node(state) {
            Node::Decision(seat) => Side::of_seat(seat.0),
            _ => state.active(),
        };
        Plan::of(state, side)
    }

    /// The goal that seems nearest from there: among those an attacker still goes for, if there are any.
    pub fn goal(&self, at: Point) -> Option<&Goal> {
        let seems = |goal: &&Goal| cm(at, goal.at) + goal.detour;
        let wanted = if self.wanted > 0 { &self.goals[..self.wanted] } else { &self.goals[..] };
        wanted.iter().min_by(|a, b| seems(a).total_cmp(&seems(b)))
    }

    /// The goal of a unit that may stand there: an attacker sends one wing against each of the two objectives he is
    /// after, wherever its steps lead; a defender looks after what is near.
    pub fn goal_for(&self, state: &State, unit: UnitNo, at: Point) -> Option<&Goal> {
        if self.side == Side::Defender || self.wanted == 0 || unit == UnitNo::NONE {
            return self.goal(at);
        }
        let it = state.unit(unit);
        if self.wanted == 1 {
            return self.goals.first();
        }
        if it.place == Place::Reserve {
            return self.goals.get(self.lot(unit));
        }
        let stray = |number: usize| if number == self.lot(unit) { 0.0 } else { 35.0 };
        let seems = |(number, goal): &(usize, &Goal)| cm(it.middle(), goal.at) + stray(*number);
        let nearest = self.goals[..2].iter().enumerate().min_by(|a, b| seems(a).total_cmp(&seems(b)));
        nearest.map(|(_, goal)| goal)
    }

    /// Which of the two objectives a unit was told off for.
    fn lot(&self, unit: UnitNo) -> usize {
        usize::from(self.second >> unit.0 & 1 == 1)
    }

    /// What a centimetre towards that goal counts: before the attack is on, only what nobody keeps is hurried to.
    pub fn pull(&self, goal: &Goal) -> f32 {
        let waits = self.side == Side::Attacker && goal.take && goal.guarded && !self.rush;
        self.haste * goal.press * if waits { 0.35 } else { 1.0 }
    }

    /// How far the nearest goal seems.
    pub fn far(&self, at: Point) -> f32 {
        self.goal(at).map_or(0.0, |goal| cm(at, goal.at) + goal.detour)
    }
}

/// Puts the two objectives first that are near to be had and near to each other, so that one advance serves both.
fn pair_up(goals: &mut [Goal]) {
    let both = |one: usize, two: usize| goals[one].cost + 0.6 * goals[two].cost + cm(goals[one].at, goals[two].at);
    if both(0, 2) < both(0, 1) && both(0, 2) <= both(1, 2) {
        goals.swap(1, 2);
    } else if both(1, 2) < both(0, 1) {
        goals.rotate_left(1);
    }
}

/// An objective as the attacker sees it: what it may cost, and how much time there is to spare.
fn attacked(state: &State, goal: Goal) -> Goal {
    // The nearest of those who could take it; one alone takes nothing, so the second sets the pace.
    let mut nearest = [f32::MAX; 3];
    for at in troops(state, Side::Attacker) {
        let far = cm(at, goal.at);
        if far < nearest[2] {
            nearest[2] = far;
            nearest.sort_by(f32::total_cmp);
        }
    }
    let edge = f32::from(goal.at.y) / CM as f32;
    let known = nearest[2] < f32::MAX;
    let mut cost = if known { nearest.iter().sum::<f32>() / 3.0 } else { edge };
    let mut guarded = false;
    for enemy in threats(state, Side::Attacker) {
        let far = cm(enemy, goal.at);
        cost += (30.0 - far).clamp(0.0, 15.0) * 0.3;
        guarded |= far < 32.0;
    }
    let far = if known { nearest[1] } else { edge };
    Goal { slack: goal.slack - ((far - 12.0) / PACE).ceil().max(0.0), guarded, cost, ..goal }
}

/// Whether most of the sections fit to fight are on the table, or as many as one advance can lead: an attack in driblets
/// is shot down, and one that waits for a whole brigade never comes.
fn is_assembled(state: &State, side: Side) -> bool {
    let (mut here, mut all) = (0, 0);
    for unit in state.of_side(side).filter(|unit| state.profile(*unit).kind.is_section()) {
        let it = state.unit(unit);
        if !it.is_gone() && !it.panicked {
            all += 1;
            here += u32::from(it.place != Place::Reserve);
        }
    }
    10 * here >= 7 * all.min(9)
}

/// Every other officer, and three of five of the rest: the second objective is farther and better kept.
fn second_wing(state: &State, side: Side) -> u128 {
    let (mut officers, mut others, mut set) = (0, 0, 0);
    for unit in state.of_side(side) {
        let goes = if state.profile(unit).kind.is_individual() {
            officers += 1;
            officers % 2 == 0
        } else {
            others += 1;
            matches!(others % 5, 2 | 3 | 0)
        };
        set |= u128::from(goes) << unit.0;
    }
    set
}

/// Where a side has troops that hold ground: revealed, and, as far as tokens tell, hidden.
pub(super) fn troops(state: &State, side: Side) -> impl Iterator<Item = Point> + '_ {
    let seen = state.of_side(side).filter(|unit| {
        matches!(state.unit(*unit).place, Place::Table | Place::Hidden) && tactics::can_hold(state, *unit)
    });
    seen.map(|unit| state.unit(unit).middle())
}

/// Where the enemy is, or may be: units and tokens.
pub(super) fn threats(state: &State, side: Side) -> impl Iterator<Item = Point> + '_ {
    let units = state.on_table(side.other()).filter(|unit| !state.unit(*unit).panicked);
    let tokens = state.tokens().iter().filter(move |token| token.side != side);
    units.map(|unit| state.unit(unit).middle()).chain(tokens.filter_map(|token| match token.at {
        TokenPlace::Square(square) => Some(state.measures().middle(square)),
        _ => None,
    }))
}

/// What a unit is worth, in points.
pub(super) fn price(state: &State, unit: UnitNo) -> f32 {
    f32::from(state.profile(unit).cost) + 10.0
}
