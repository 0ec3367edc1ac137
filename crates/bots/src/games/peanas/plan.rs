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
    /// Objectives wanted, with how much.
    pub goals: ArrayVec<Goal, 3>,
    /// How much a centimetre towards a goal counts.
    pub haste: f32,
    /// Rounds left, this one included.
    pub left: f32,
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
}

/// Centimetres between two places.
pub(super) fn cm(a: Point, b: Point) -> f32 {
    distance(a, b) as f32 / CM as f32
}

impl Plan {
    /// What a side is after now.
    pub fn of(state: &State, side: Side) -> Plan {
        let mut goals: ArrayVec<Goal, 3> = ArrayVec::new();
        let held = state.objectives().iter().filter(|objective| objective.holder == side).count();
        for (objective, it) in state.objectives().iter().enumerate() {
            let take = it.holder != side;
            let friends = troops(state, side).filter(|at| cm(*at, it.at) <= 22.0).count() as f32;
            // Two are enough for the attacker: the nearest to his edge first, the last one is a luxury.
            let detour = match side {
                Side::Attacker => 0.2 * f32::from(it.at.y) / CM as f32 + 6.0 * (friends - 3.0).max(0.0),
                Side::Defender => 9.0 * (friends - 2.0).max(0.0),
            };
            let keep = if take { 0.0 } else { 14.0 };
            goals.push(Goal { objective, at: it.at, take, detour: detour + keep });
        }
        let rounds = state.data().size(state.size()).rounds;
        let left = f32::from(rounds.saturating_sub(state.round())) + 1.0;
        let haste = match side {
            Side::Attacker if held < 2 => 1.3 + 3.0 / left,
            Side::Attacker => 0.7,
            Side::Defender if held < 2 => 0.9 + 2.0 / left,
            Side::Defender => 0.45,
        };
        Plan { side, goals, haste, left, second: second_wing(state, side) }
    }

    /// The plan of whoever decides.
    pub fn of_decider(state: &State) -> Plan {
        let side = match Peanas::node(state) {
            Node::Decision(seat) => Side::of_seat(seat.0),
            _ => state.active(),
        };
        Plan::of(state, side)
    }

    /// The goal that seems nearest from there.
    pub fn goal(&self, at: Point) -> Option<&Goal> {
        let seems = |goal: &&Goal| cm(at, goal.at) + goal.detour;
        self.goals.iter().min_by(|a, b| seems(a).total_cmp(&seems(b)))
    }

    /// The goal of a unit that stands there: an attacker sends two thirds of his troops to the nearest objective he
    /// lacks and the rest to the next, so that both fall in time.
    pub fn goal_for(&self, unit: UnitNo, at: Point) -> Option<&Goal> {
        if self.side == Side::Defender {
            return self.goal(at);
        }
        let mut wanted: ArrayVec<&Goal, 3> = self.goals.iter().filter(|goal| goal.take).collect();
        wanted.sort_by_key(|goal| goal.at.y);
        // One more is enough: everybody goes for the nearest.
        let one_more = wanted.len() < self.goals.len();
        let second = !one_more && unit != UnitNo::NONE && self.second >> unit.0 & 1 == 1;
        let lot = usize::from(second).min(wanted.len().saturating_sub(1));
        let seems = |(number, goal): &(usize, &&Goal)| {
            let stray = match number.abs_diff(lot) {
                0 => 0.0,
                _ if one_more => 20.0,
                apart => 30.0 + 30.0 * apart as f32,
            };
            cm(at, goal.at) + goal.detour + stray
        };
        let nearest = wanted.iter().enumerate().min_by(|a, b| seems(a).total_cmp(&seems(b)));
        nearest.map(|(_, goal)| *goal).or_else(|| self.goal(at))
    }

    /// How far the nearest goal seems.
    pub fn far(&self, at: Point) -> f32 {
        self.goal(at).map_or(0.0, |goal| cm(at, goal.at) + goal.detour)
    }
}

/// Every other officer, and two of five of the rest.
fn second_wing(state: &State, side: Side) -> u128 {
    let (mut officers, mut others, mut set) = (0, 0, 0);
    for unit in state.of_side(side) {
        let goes = if state.profile(unit).kind.is_individual() {
            officers += 1;
            officers % 2 == 0
        } else {
            others += 1;
            others % 5 == 2 || others % 5 == 4
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
