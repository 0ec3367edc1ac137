//! Hidden troops: where to lay tokens, where to send them, when to turn them up.

use super::plan::{Plan, cm, threats};
use arrayvec::ArrayVec;
use frente_peanas::cover;
use frente_peanas::data::Trait;
use frente_peanas::geometry::Point;
use frente_peanas::ids::{Square, UnitKind};
use frente_peanas::sight;
use frente_peanas::state::{Place, TokenPlace};
use frente_peanas::{Side, State, UnitNo, tactics};

/// How early a unit is wanted on the table.
fn urgency(state: &State, unit: UnitNo) -> f32 {
    let Some(unit) = unit.some() else { return 4.0 };
    let profile = state.profile(unit);
    let on = || {
        let own = state.of_side(state.unit(unit).side);
        own.filter(|other| matches!(state.unit(*other).place, Place::Table | Place::Hidden))
    };
    let sections = on().filter(|other| state.profile(*other).kind.is_section()).count();
    let officers = on().filter(|other| state.profile(*other).has(Trait::Command)).count();
    match profile.kind {
        // Men on foot have the longest way; an officer for every other section or so.
        UnitKind::Infantry if sections < 5 => 20.0,
        UnitKind::Infantry => 13.0,
        UnitKind::Individual if profile.has(Trait::Command) && 2 * officers + 2 <= sections => 26.0,
        UnitKind::Individual if profile.has(Trait::Command) => 15.0 - 4.0 * officers as f32,
        UnitKind::Individual => 5.0,
        UnitKind::Tankette | UnitKind::LightTank | UnitKind::ArmouredCar | UnitKind::CivilArmouredCar => 15.0,
        UnitKind::Support => 14.0,
        UnitKind::Lorry | UnitKind::Cart | UnitKind::Tractor => 2.0,
        _ => 8.0,
    }
}

/// What laying a token there is worth: on deployment, or coming on.
pub(super) fn enter(state: &State, plan: &Plan, unit: UnitNo, square: Square) -> f32 {
    let at = state.measures().middle(square);
    let mates = state.tokens().iter().filter(|token| token.side == plan.side && token.at == TokenPlace::Square(square));
    let crowd = 4.0 * mates.count() as f32;
    let kind = unit.some().map(|unit| state.profile(unit).kind);
    let far = plan.goal_for(state, unit, at).map_or(0.0, |goal| cm(at, goal.at) + goal.detour);
    let near = match kind {
        Some(UnitKind::Infantry) => 6.0,
        Some(kind) if kind.is_individual() => 16.0,
        Some(kind) if kind.is_gun() => 35.0,
        Some(kind) if kind.is_crew() => 22.0,
        _ => 12.0,
    };
    let shelter = kind.map_or(0, |kind| cover::shelter(state, kind, at.v()));
    let guards = plan.goals.iter().any(|goal| tactics::is_near_objective(state, at, goal.objective));
    let on_ground = if guards && kind == Some(UnitKind::Infantry) { 8.0 } else { 0.0 };
    20.0 + 3.0 * urgency(state, unit) - 0.4 * (far - near).abs() - crowd + 2.0 * f32::from(shelter) + on_ground
}

/// What moving a token there is worth.
pub(super) fn step(state: &State, plan: &Plan, token: u8, square: Square) -> f32 {
    let it = &state.tokens()[usize::from(token)];
    let TokenPlace::Square(from) = it.at else { return 3.0 };
    let measures = state.measures();
    let (here, there) = (measures.middle(from), measures.middle(square));
    place(state, plan, it.unit, there) - place(state, plan, it.unit, here) - 0.6
}

/// What a square is worth to a hidden unit.
fn place(state: &State, plan: &Plan, unit: UnitNo, at: Point) -> f32 {
    let kind = unit.some().map(|unit| state.profile(unit).kind);
    let near = match kind {
        Some(UnitKind::Infantry) => 0.0,
        Some(kind) if kind.is_individual() => 24.0,
        Some(kind) if kind.is_vehicle() => 8.0,
        Some(_) => 25.0,
        None => 12.0,
    };
    let Some(goal) = plan.goal_for(state, unit, at) else { return 0.0 };
    let far = cm(at, goal.at);
    let mut worth = -plan.pull(goal) * ((far - near).max(0.0) + goal.detour);
    if goal.take || plan.side == Side::Defender {
        worth += if tactics::is_near_objective(state, at, goal.objective) { 6.0 } else { 0.0 };
    }
    // Room to form up: what is turned up on one square stands in its own way.
    let square = TokenPlace::Square(state.measures().square_of(at));
    let mates = state.tokens().iter().filter(|token| {
        token.side == plan.side && token.at == square && token.unit != unit && token.unit != UnitNo::NONE
    });
    let stands = state.on_table(plan.side).filter(|other| cm(state.unit(*other).middle(), at) < 9.0);
    worth -= 3.0 * (mates.count() + stands.count()) as f32;
    // Cover, and not to be seen.
    let shelter = kind.map_or(0, |kind| cover::shelter(state, kind, at.v()));
    worth += 0.8 * f32::from(shelter);
    // Who is seen is turned up, and then needs an officer for every step: as long as there is time, gather out of sight.
    let seen = tactics::would_be_seen(state, plan.side, state.measures().square_of(at));
    let shy = match plan.side {
        Side::Attacker if !plan.rush => 14.0,
        _ => 6.0,
    };
    worth - if seen { shy } else { 0.0 }
}

/// What turning a token up is worth now.
pub(super) fn reveal(state: &State, plan: &Plan, token: u8) -> f32 {
    let it = &state.tokens()[usize::from(token)];
    let (Some(unit), TokenPlace::Square(square)) = (it.unit.some(), it.at) else { return -10.0 };
    let at = state.measures().middle(square);
    let kind = state.profile(unit).kind;
    if kind.is_individual() {
        // An officer is of use where there is somebody to lead.
        let led = state
            .on_table(plan.side)
            .filter(|other| !state.profile(*other).kind.is_individual() && cm(state.unit(*other).head(), at) <= 19.0);
        let commands = state.profile(unit).has(Trait::Command);
        return if commands { 9.0 * led.count().min(3) as f32 - 4.0 } else { -4.0 };
    }
    for goal in plan.goals.iter().filter(|goal| tactics::is_near_objective(state, at, goal.objective)) {
        if goal.take {
            return 30.0;
        }
        let guarded = state.on_table(plan.side).any(|other| {
            tactics::can_hold(state, other)
                && tactics::is_near_objective(state, state.unit(other).middle(), goal.objective)
        });
        let reach = if plan.side == Side::Defender { 48.0 } else { 30.0 };
        let threatened = threats(state, plan.side).any(|enemy| cm(enemy, goal.at) <= reach);
        if threatened && !guarded {
            return 26.0;
        }
    }
    // Machine guns, guns and tanks show themselves where there is something to fire at.
    let targets: ArrayVec<f32, 8> = state
        .on_table(plan.side.other())
        .filter(|enemy| !state.unit(*enemy).panicked)
        .map(|enemy| (enemy, frente_peanas::geometry::distance(state.unit(enemy).middle(), at)))
        .filter(|(_, far)| tactics::firepower(state, unit, *far) >= 2)
        .filter(|(enemy, _)| sight::is_open(state, at, state.unit(*enemy).middle()))
        .map(|(_, far)| f32::from(tactics::firepower(state, unit, far)))
        .take(8)
        .collect();
    let best = targets.iter().copied().fold(0.0, f32::max);
    if best > 0.0 && !kind.is_section() { 3.0 * best } else { -3.0 }
}
