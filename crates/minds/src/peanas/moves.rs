//! Where to go: a place is worth the way it saves to an objective, the cover it gives, the fire it meets and the fire it
//! allows. Places are those the rules offer: covers, objectives, ranges, contact; no grid.

use super::impression::effect;
use super::plan::{Plan, cm, price};
use frente_peanas::cover;
use frente_peanas::geometry::{CM, Point};
use frente_peanas::ids::UnitKind;
use frente_peanas::sight;
use frente_peanas::state::Readiness;
use frente_peanas::{State, UnitNo, tactics};

/// What a place is worth to a unit, in points.
pub(super) fn spot(state: &State, plan: &Plan, unit: UnitNo, at: Point) -> f32 {
    let (it, profile) = (state.unit(unit), state.profile(unit));
    let kind = profile.kind;
    if kind.is_individual() {
        return shepherd(state, plan, unit, at);
    }
    let mut worth = 0.0;
    if let Some(goal) = plan.goal_for(state, unit, at) {
        let far = cm(at, goal.at);
        // Guns, mortars and machine guns fight from a distance.
        let near = if kind.is_section() || kind.is_vehicle() { 9.0 } else { 40.0 };
        worth -= plan.pull(goal) * ((far - near).max(0.0) + goal.detour);
        if tactics::is_near_objective(state, at, goal.objective) && tactics::can_hold(state, unit) {
            worth += if goal.take { 22.0 * goal.press } else { 6.0 };
        }
    }
    let shelter = if it.mounted { 0 } else { cover::shelter(state, kind, at.v()) };
    worth += 1.6 * f32::from(shelter);
    let own_reach = tactics::fire_reach(state, unit);
    let soft = 0.12 * price(state, unit);
    // Whoever must take ground in time cannot wait for the enemy to stop firing.
    let caution = if plan.rush { 0.14 } else { 0.35 };
    let mut best_shot: f32 = 0.0;
    for enemy in state.on_table(plan.side.other()) {
        let that = state.unit(enemy);
        let far = frente_peanas::geometry::distance(that.middle(), at);
        let theirs = if that.panicked { 0 } else { tactics::firepower(state, enemy, far) };
        let ours = if far <= own_reach { tactics::firepower(state, unit, far) } else { 0 };
        if (theirs == 0 && ours == 0) || far > 9_000 || !sight::is_open(state, that.middle(), at) {
            continue;
        }
        if theirs > 0 {
            let guard = if kind.is_vehicle() { f32::from(profile.protection[0]) } else { f32::from(shelter) };
            let spent = if that.spent || that.pinned > 0 { 0.35 } else { 0.8 };
            worth -= spent * soft * (f32::from(theirs) - guard).max(0.2) * caution;
        }
        if ours > 0 {
            let hidden = f32::from(cover::shelter(state, state.profile(enemy).kind, that.middle().v()));
            best_shot = best_shot.max((f32::from(ours) - hidden).max(0.3) * 0.05 * price(state, enemy));
        }
    }
    worth + 0.7 * best_shot
}

/// Where an officer, a commissar or an observer is of use: close behind the troops, out of fire.
fn shepherd(state: &State, plan: &Plan, unit: UnitNo, at: Point) -> f32 {
    let mut worth = 0.0;
    let led = state.on_table(plan.side).filter(|other| *other != unit && !state.profile(*other).kind.is_individual());
    for other in led {
        if cm(state.unit(other).head(), at) <= 19.0 {
            worth += 3.0 * need(state, plan, other);
        }
    }
    worth -= match spearhead(state, plan, unit) {
        Some(front) => 1.1 * (cm(front, at) - 11.0).max(0.0),
        None => 0.25 * plan.far(at),
    };
    let mut fear: f32 = 0.0;
    for enemy in state.on_table(plan.side.other()) {
        let far = cm(state.unit(enemy).middle(), at);
        if far < 60.0 && !state.unit(enemy).panicked && sight::is_open(state, state.unit(enemy).middle(), at) {
            fear += 1.0 + (60.0 - far) * 0.05;
        }
    }
    worth - fear.min(10.0) + 1.5 * f32::from(cover::shelter(state, UnitKind::Individual, at.v()))
}

/// How much a unit wants an officer near.
fn need(state: &State, plan: &Plan, unit: UnitNo) -> f32 {
    let it = state.unit(unit);
    let goes = plan.goal_for(state, unit, it.middle()).is_some_and(|goal| goal.take && cm(goal.at, it.middle()) > 12.0);
    if it.panicked {
        0.8
    } else if goes && state.profile(unit).kind.is_section() {
        1.6
    } else {
        1.0
    }
}

/// Where the troops are that an officer should be with: the middle of the two nearest to what they are after.
pub(super) fn spearhead(state: &State, plan: &Plan, officer: UnitNo) -> Option<Point> {
    let mut front: arrayvec::ArrayVec<(f32, Point), 4> = arrayvec::ArrayVec::new();
    let here = state.unit(officer).head();
    for unit in state.on_table(plan.side).filter(|unit| state.profile(*unit).kind.is_section()) {
        let it = state.unit(unit);
        // His own flock: those too far away have somebody else.
        if it.panicked || cm(it.head(), here) > 60.0 {
            continue;
        }
        let far = plan.goal_for(state, unit, it.middle()).map_or(0.0, |goal| cm(goal.at, it.middle()));
        front.push((far, it.head()));
        front.sort_by(|a, b| a.0.total_cmp(&b.0));
        front.truncate(2);
    }
    let count = front.len() as i32;
    let sum = front.iter().fold((0, 0), |sum, (_, at)| (sum.0 + i32::from(at.x), sum.1 + i32::from(at.y)));
    (count > 0).then(|| Point { x: (sum.0 / count) as i16, y: (sum.1 / count) as i16 })
}

/// Whether friends stand right before a vehicle.
fn is_boxed_in(state: &State, unit: UnitNo) -> bool {
    let it = state.unit(unit);
    let ahead = (it.stands[0].v() + it.facing.offset(900, 0)).point();
    state.all().any(|other| {
        let that = state.unit(other);
        other != unit
            && that.is_on_table()
            && that.standing().any(|stand| cm(that.stands[usize::from(stand)], ahead) < 8.0)
    })
}

/// What an order to move may gain a unit: a guess before its ways are known.
pub(super) fn prospect(state: &State, plan: &Plan, unit: UnitNo) -> f32 {
    let (it, profile) = (state.unit(unit), state.profile(unit));
    let here = it.middle();
    let Some(goal) = plan.goal_for(state, unit, here) else { return 0.0 };
    let reach = tactics::reach(state, unit) as f32 / CM as f32;
    let far = cm(here, goal.at);
    let near = if profile.kind.is_section() || profile.kind.is_vehicle() { 9.0 } else { 40.0 };
    // Whoever cannot be there before the end need not set out.
    let late = far - 13.0 > reach * plan.left;
    let gain = plan.pull(goal) * (far - near).clamp(0.0, reach) * if late { 0.1 } else { 1.0 };
    let takes = goal.take && tactics::can_hold(state, unit) && far - reach <= 13.0 && far > 14.0;
    // What is set up and has somebody to fire at had better stay.
    let settled = profile.kind.is_crew() && it.readiness == Readiness::Ready && profile.kind != UnitKind::LightMortar;
    let gain = if settled { 0.4 * gain } else { gain };
    let gain = if profile.kind.is_vehicle() && is_boxed_in(state, unit) { 0.2 * gain - 2.0 } else { gain };
    // The nearest first: an order is worth most where it takes ground.
    let close = if gain > 0.0 { (60.0 - far).clamp(0.0, 40.0) * 0.15 } else { 0.0 };
    let mut worth = gain + close + if takes { 22.0 * goal.press } else { 0.0 };
    if profile.kind.is_section() {
        for enemy in state.on_table(plan.side.other()) {
            let apart = cm(state.unit(enemy).middle(), here);
            if apart <= reach + 9.0 {
                worth = worth.max(charge(state, plan, unit, enemy) - 0.4 * (apart - reach).max(0.0));
            }
        }
    }
    worth
}

/// What running at an enemy may bring: the assault, unless his fire stops it short of him.
pub(super) fn charge(state: &State, plan: &Plan, unit: UnitNo, target: UnitNo) -> f32 {
    let worth = assault(state, plan, unit, target);
    if state.in_contact(unit, target) || worth <= 0.0 {
        return worth;
    }
    let that = state.unit(target);
    let d = tactics::firepower(state, target, 0);
    if d == 0 || !that.can_act() {
        return worth;
    }
    let [pins, panics] = tactics::morale_faces(state, unit, d.min(3), 0);
    let stopped = f32::from(pins + panics) / 6.0;
    (1.0 - stopped) * worth - effect(state, unit, d.min(3), 0)
}

/// What an assault may bring: it is even at equal stands and bonuses.
pub(super) fn assault(state: &State, plan: &Plan, unit: UnitNo, target: UnitNo) -> f32 {
    let (it, that) = (state.unit(unit), state.unit(target));
    let kind = state.profile(target).kind;
    if kind.is_vehicle() {
        let armed = [4, 7, 8].into_iter().zip(hand_weapons(state, unit)).filter(|(_, has)| *has).map(|(d, _)| d).max();
        let Some(d) = armed else { return -20.0 };
        let damage = d - state.profile(target).protection[0];
        return price(state, target) * f32::from(damage.clamp(-1, 6)) / 10.0;
    }
    let (own_bonus, their_bonus) = (blows(state, unit, target), tactics::assault_bonus(state, target, unit));
    let base = |decimated: bool| if decimated { 1 } else { 3 };
    let defence = i8::from(kind.is_section());
    let dealt = (base(it.decimated) + own_bonus - their_bonus - defence).max(0);
    let back = base(that.decimated) + their_bonus - own_bonus - 1 - if that.pinned > 0 { 2 } else { 0 };
    let taken = if kind.is_section() && !that.panicked { back.max(0) } else { 0 };
    // He strikes one of those around him.
    let mates = state.on_table(plan.side).filter(|mate| *mate != unit && state.in_contact(*mate, target)).count();
    let share = 1.0 / (1.0 + mates as f32);
    let ground = plan.goals.iter().any(|goal| goal.take && cm(goal.at, that.middle()) <= 22.0);
    let press = plan.goal_for(state, unit, it.middle()).map_or(1.0, |goal| goal.press);
    // Blows fall at the end of this turn and of the next: the second round of them counts half.
    1.5 * effect(state, target, dealt, 0) - 1.3 * share * effect(state, unit, taken, 0)
        + if ground && dealt > taken { 16.0 * press } else { 0.0 }
        - 2.0
}

/// What a section's rules will add to its blows when it charges.
fn blows(state: &State, unit: UnitNo, target: UnitNo) -> i8 {
    let charging = state.unit(unit).moved == 0;
    tactics::assault_bonus(state, unit, target) + if charging { state.profile(unit).assault as i8 } else { 0 }
}

/// Grenades, petrol bombs, explosives.
fn hand_weapons(state: &State, unit: UnitNo) -> [bool; 3] {
    use frente_peanas::data::Trait;
    [Trait::HandGrenades, Trait::PetrolBombs, Trait::Explosives].map(|one| state.has(unit, one))
}
