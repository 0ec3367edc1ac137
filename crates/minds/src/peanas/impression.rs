//! The first impression of every action, in points: what a sensible player would think of it without reading ahead.

use super::plan::{Plan, cm, price};
use super::{moves, tokens};
use frente_kernel::Game;
use frente_peanas::cover;
use frente_peanas::data::Trait;
use frente_peanas::geometry::{CM, Facing, Point};
use frente_peanas::ids::EventKind;
use frente_peanas::state::{Channel, Frame, OrderKind, Place, Pool, Shot, points};
use frente_peanas::{Action, Formation, Peanas, Side, State, UnitNo, tactics};
use std::cell::RefCell;

thread_local! {
    /// The list of the last decision, kept for the next.
    static ACTIONS: RefCell<Vec<Action>> = const { RefCell::new(Vec::new()) };
}

/// The action that looks best.
pub(super) fn best(state: &State) -> Action {
    let plan = Plan::of_decider(state);
    ACTIONS.with_borrow_mut(|actions| {
        Peanas::legal_actions(state, actions);
        let (mut best, mut best_worth) = (actions[0], f32::MIN);
        for action in actions.iter() {
            let worth = of(state, &plan, *action);
            if worth > best_worth {
                (best, best_worth) = (*action, worth);
            }
        }
        best
    })
}

/// What an action looks like to whoever decides.
pub(super) fn of(state: &State, plan: &Plan, action: Action) -> f32 {
    match state.pending() {
        Some(Frame::Turn) => of_turn(state, plan, action),
        Some(Frame::Ordering) => of_dice(state, plan, action),
        Some(Frame::March) => of_march(state, plan, action),
        Some(Frame::Deploy(_) | Frame::Entry) => match action {
            Action::Enter { unit, square } => tokens::enter(state, plan, unit, square),
            _ => 0.0,
        },
        Some(Frame::MoveReact | Frame::FireReact) => of_reaction(state, action),
        _ => of_detail(state, plan, action),
    }
}

/// What is in a side's hand: dice not yet given, and an order about to be carried out.
pub(super) fn in_hand(state: &State, side: Side) -> f32 {
    let plan = Plan::of(state, side);
    let mut worth = 0.0;
    for unit in state.on_table(side) {
        let [plus, zero, _] = state.unit(unit).officer.dice;
        worth += 3.0 * f32::from(plus) + 2.0 * f32::from(zero);
    }
    let own = |unit: UnitNo| state.unit(unit).side == side;
    worth
        + match (state.pending(), tactics::under_way(state)) {
            (Some(Frame::Ordering), Some((unit, Some(kind), _))) if own(unit) => order(state, &plan, unit, kind),
            (Some(Frame::March), _) if own(tactics::marcher(state)) => {
                moves::prospect(state, &plan, tactics::marcher(state))
            }
            (Some(Frame::Target), Some((unit, _, modifier))) if own(unit) => best_shot(state, unit, modifier),
            _ => 0.0,
        }
}

/// What casualties, or damage, and the test that follows are worth.
pub(super) fn effect(state: &State, target: UnitNo, result: i8, suppression: u8) -> f32 {
    let (it, profile) = (state.unit(target), state.profile(target));
    let worth = price(state, target);
    let share = |faces: u8| f32::from(faces) / 6.0;
    if profile.kind.is_vehicle() {
        if result < 0 {
            return 0.0;
        }
        let [hurt, destroyed] = tactics::damage_faces(state, target, result).map(share);
        return worth * (destroyed + 0.25 * hurt);
    }
    let lost = result.max(0);
    let all = points(profile.kind);
    if it.losses + lost as u8 >= all {
        return worth;
    }
    if lost == 0 && (suppression == 0 || it.prone > 0) || it.panicked {
        return worth * 0.7 * f32::from(lost) / f32::from(all);
    }
    let modifier = if it.prone > 0 { 0 } else { -(suppression as i8) };
    let [pins, panic] = tactics::morale_faces(state, target, lost, modifier).map(share);
    worth * (0.7 * f32::from(lost) / f32::from(all) + 0.5 * panic + 0.16 * pins)
}

/// What a shot is worth to the one who fires it: friends hit count against it.
fn shot(state: &State, shooter: UnitNo, target: UnitNo, modifier: i8) -> f32 {
    tactics::shot(state, shooter, target, modifier).map_or(0.0, |(result, shot)| {
        let suppression = state.profile(shooter).weapon(shot.weapon).map_or(0, |weapon| weapon.suppression);
        weighed(state, target, effect(state, target, result, suppression))
    })
}

/// Whoever stands on an objective is worth more of a shot: while he is there it cannot change hands. So is whoever is
/// about to be charged.
fn weighed(state: &State, target: UnitNo, effect: f32) -> f32 {
    let it = state.unit(target);
    let at = it.middle();
    if effect <= 0.0 {
        return effect;
    }
    let holds = tactics::can_hold(state, target) && state.objectives().iter().any(|one| cm(one.at, at) <= 18.0);
    let worth = if holds { 2.0 * effect + 8.0 } else { effect };
    let charged = it.pinned == 0
        && state.profile(target).kind.is_section()
        && state.on_table(it.side.other()).any(|unit| {
            let that = state.unit(unit);
            that.can_act() && state.profile(unit).kind.is_section() && cm(that.middle(), at) <= 22.0
        });
    if charged { 1.5 * worth + 6.0 } else { worth }
}

/// The best shot a unit has now.
fn best_shot(state: &State, unit: UnitNo, modifier: i8) -> f32 {
    let it = state.unit(unit);
    let reach = tactics::fire_reach(state, unit) + 30 * CM;
    if reach <= 30 * CM {
        return 0.0;
    }
    let near = |enemy: &UnitNo| frente_peanas::geometry::distance(it.middle(), state.unit(*enemy).middle()) <= reach;
    let enemies = state.on_table(it.side.other()).filter(near);
    enemies.map(|enemy| shot(state, unit, enemy, modifier)).fold(0.0, f32::max)
}

/// What an order is worth to a unit.
fn order(state: &State, plan: &Plan, unit: UnitNo, kind: OrderKind) -> f32 {
    let it = state.unit(unit);
    let hidden = it.place == Place::Hidden;
    let worth = match kind {
        // Once the attack is on, sections had better go than fire.
        OrderKind::Fire => {
            let eager = if plan.rush && state.profile(unit).kind.is_section() { 0.7 } else { 1.0 };
            eager * best_shot(state, unit, i8::from(hidden)) - if hidden { 6.0 } else { 0.0 }
        }
        OrderKind::QuickFire => 0.8 * best_shot(state, unit, 0) - 4.0,
        OrderKind::Aim => -2.0,
        OrderKind::Move if hidden => -6.0, // a token moves without an order
        OrderKind::Move if state.profile(unit).kind.is_individual() => -6.0, // and an officer freely
        OrderKind::Move => moves::prospect(state, plan, unit) + escape(state, plan, unit),
        OrderKind::Dig => {
            let open = cover::shelter(state, state.profile(unit).kind, it.middle().v()) == 0;
            let keeps = plan.goal(it.middle()).is_some_and(|goal| !goal.take && cm(goal.at, it.middle()) < 16.0);
            if open && keeps { 5.0 } else { -4.0 }
        }
        OrderKind::Observe => {
            if state.on_table(plan.side.other()).next().is_some() {
                9.0
            } else {
                -4.0
            }
        }
        OrderKind::Regroup => 10.0,
        OrderKind::Motivate => 5.0,
        OrderKind::Deploy => 7.0,
        OrderKind::Rescue => 6.0,
    };
    worth - 1.0 - if is_in_voice(state, plan, unit) { 0.0 } else { 25.0 }
}

/// Whether an officer with dice left can speak to a unit.
fn is_in_voice(state: &State, plan: &Plan, unit: UnitNo) -> bool {
    let head = state.unit(unit).head();
    state
        .on_table(plan.side)
        .any(|officer| state.unit(officer).officer.dice != [0; 3] && cm(state.unit(officer).head(), head) <= 21.0)
}

/// Under fire in the open with nobody to fire at: get away.
fn escape(state: &State, plan: &Plan, unit: UnitNo) -> f32 {
    let it = state.unit(unit);
    if cover::shelter(state, state.profile(unit).kind, it.middle().v()) > 0 {
        return 0.0;
    }
    let near = state.on_table(plan.side.other()).any(|enemy| cm(state.unit(enemy).middle(), it.middle()) < 25.0);
    if near { 2.0 } else { 0.0 }
}

fn of_turn(state: &State, plan: &Plan, action: Action) -> f32 {
    match action {
        Action::EndTurn => 0.0,
        Action::Activate(officer) => 4.0 + 4.0 * listeners(state, plan, officer).min(4) as f32,
        Action::Order { unit, kind } => order(state, plan, unit, kind),
        // A pinned officer leads nobody.
        Action::Recover(unit) if state.profile(unit).has(Trait::Command) => 60.0,
        Action::Recover(unit) => 6.0 + 0.05 * price(state, unit),
        Action::FreeMove(unit) => {
            let it = state.unit(unit);
            if !state.profile(unit).kind.is_individual() {
                return moves::prospect(state, plan, unit) - 1.0;
            }
            // Up to the troops that are nearest to what they are after, before he speaks if they cannot hear him.
            match moves::spearhead(state, plan, unit) {
                Some(front) => {
                    let far = cm(front, it.head());
                    let deaf = far > 21.0 && listeners(state, plan, unit) < 3;
                    0.9 * (far - 10.0).clamp(-4.0, 15.0) + if deaf { 40.0 } else { 0.0 }
                }
                None => 0.05 * plan.far(it.head()),
            }
        }
        Action::SetUp(unit) => 3.0 + 0.5 * best_reach(state, plan, unit),
        Action::MoveToken { token, square } => tokens::step(state, plan, token, square),
        Action::Flank(_) => -8.0,
        Action::Reveal(token) => tokens::reveal(state, plan, token),
        Action::Reinforce(_) => 15.0,
        Action::Call(_) => 6.0,
        _ => -1.0,
    }
}

/// Troops that could do something and hear an officer.
fn listeners(state: &State, plan: &Plan, officer: UnitNo) -> usize {
    let at = state.unit(officer).head();
    let hears =
        |unit: &UnitNo| *unit != officer && state.unit(*unit).can_act() && cm(state.unit(*unit).head(), at) <= 21.0;
    state.on_table(plan.side).filter(hears).count()
}

/// Enemies within reach of a weapon that is not yet set up.
fn best_reach(state: &State, plan: &Plan, unit: UnitNo) -> f32 {
    let at = state.unit(unit).middle();
    let near = state.on_table(plan.side.other()).filter(|enemy| {
        let far = frente_peanas::geometry::distance(state.unit(*enemy).middle(), at);
        tactics::firepower(state, unit, far) > 1
    });
    8.0 * near.count().min(1) as f32
}

/// Which dice for an order: one, and a good one where it counts.
fn of_dice(state: &State, plan: &Plan, action: Action) -> f32 {
    let Some((unit, Some(kind), _)) = tactics::under_way(state) else { return 0.0 };
    let weight = match kind {
        OrderKind::Fire => 0.08 * price(state, unit).max(60.0),
        OrderKind::Move => 4.0 * plan.haste,
        OrderKind::Motivate | OrderKind::Regroup | OrderKind::Observe => 4.0,
        _ => 2.0,
    };
    let pool = |pool: Pool| {
        let [plus, zero, minus] = pool.dice().map(f32::from);
        let more = (plus + zero + minus - 1.0).max(0.0);
        weight * (plus - minus) - 3.0 * plus - 2.0 * zero - 7.0 * more
    };
    match action {
        Action::Give { channel, pool: given, .. } => {
            pool(given)
                + match channel {
                    Channel::Voice => 0.0,
                    Channel::Chicks => 3.0,
                    Channel::Signals => -3.0,
                    Channel::Messenger => -4.0,
                }
        }
        Action::GiveTwo { first, second, .. } => pool(first) + pool(second),
        _ => 0.0,
    }
}

fn of_march(state: &State, plan: &Plan, action: Action) -> f32 {
    let unit = tactics::marcher(state);
    let it = state.unit(unit);
    let gain = |to: Point| moves::spot(state, plan, unit, to) - moves::spot(state, plan, unit, it.middle());
    match action {
        Action::Walk { to, .. } | Action::Follow(to) => gain(to),
        Action::Ford { to, .. } => gain(to) - 3.0,
        Action::Drive { facing, length } => {
            let to = (it.stands[0].v() + facing.offset(i32::from(length), 0)).point();
            gain(to) + looks_at_enemy(state, plan, to, facing)
        }
        Action::Charge(target) => moves::charge(state, plan, unit, target) + 0.5 * gain(state.unit(target).middle()),
        Action::Leave { to, .. } => 4.0 - 0.02 * plan.far(to),
        Action::Remount => -3.0,
        Action::Via(_) | Action::Board(_) => -6.0,
        _ => 0.0,
    }
}

/// A vehicle had better show its front.
fn looks_at_enemy(state: &State, plan: &Plan, at: Point, facing: Facing) -> f32 {
    let middles = state.on_table(plan.side.other()).map(|enemy| state.unit(enemy).middle());
    let nearest = middles.min_by_key(|enemy| frente_peanas::geometry::distance(*enemy, at));
    match nearest {
        Some(enemy) if facing.turn_to(Facing::of(enemy.v() - at.v())) > 48 => -4.0,
        _ => 0.0,
    }
}

/// Fire at what moves or fires where it hurts; lie down where one would be hurt and has nothing to answer with.
fn of_reaction(state: &State, action: Action) -> f32 {
    match action {
        Action::React { unit, moment } => {
            let shot = if state.pending() == Some(Frame::MoveReact) {
                tactics::reaction(state, unit, moment)
            } else {
                let shooter = tactics::shots(state).first().map(|shot| shot.shooter);
                shooter.and_then(|shooter| tactics::shot(state, unit, shooter, 0))
            };
            let Some((result, shot)) = shot else { return -1.0 };
            let suppression = state.profile(unit).weapon(shot.weapon).map_or(0, |weapon| weapon.suppression);
            let hidden = if state.unit(unit).place == Place::Hidden { 5.0 } else { 0.0 };
            // In the last turn of a round nothing is lost by firing: the activation would lapse.
            let saved = if state.unit(unit).side == Side::Attacker { 0.5 } else { 5.0 };
            effect(state, shot.target, result, suppression) - saved - hidden
        }
        Action::Prone(unit) => {
            let at_it = tactics::shots(state).iter().filter(|shot| shot.target == unit);
            let saved = at_it.filter_map(|shot| {
                let with = (shot.weapon, shot.ammo);
                let (result, _) = tactics::shot_with(state, shot.shooter, unit, with, shot.modifier)?;
                let suppression = state.profile(shot.shooter).weapon(shot.weapon)?.suppression;
                Some(effect(state, unit, result, suppression) - effect(state, unit, result - 2, 0))
            });
            saved.sum::<f32>() - 6.0 - if awaits_recovery(state, unit) { 12.0 } else { 0.0 }
        }
        _ => 0.0,
    }
}

/// What a second target is worth to a shot already declared: what it gains, less what both lose by it.
fn also(state: &State, first: &Shot, second: UnitNo) -> f32 {
    let with = (first.weapon, first.ammo);
    let gun = state.profile(first.shooter).weapon(first.weapon);
    let less = i8::from(!gun.is_some_and(|gun| gun.twin));
    let suppression = gun.map_or(0, |gun| gun.suppression);
    let worth = |target: UnitNo, modifier: i8| {
        let shot = tactics::shot_with(state, first.shooter, target, with, modifier);
        shot.map_or(0.0, |(result, _)| weighed(state, target, effect(state, target, result, suppression)))
    };
    if matches!(tactics::under_way(state), Some((_, Some(OrderKind::QuickFire), _))) {
        // Each has half of D.
        return 0.6 * worth(second, first.modifier - 1) - 4.0;
    }
    let (whole, shared) = (worth(first.target, first.modifier), worth(first.target, first.modifier - less));
    worth(second, first.modifier - less) + shared - whole - 1.0
}

/// Whether a pinned unit would use up the activation with which it could recover in its own turn, still to come this round.
fn awaits_recovery(state: &State, unit: UnitNo) -> bool {
    let it = state.unit(unit);
    it.pinned > 0 && it.side == Side::Defender
}

/// Everything that only carries out what has been decided.
fn of_detail(state: &State, plan: &Plan, action: Action) -> f32 {
    let own = |unit: UnitNo| state.unit(unit).side == plan.side;
    let near = |unit: UnitNo, at: Point, reach: f32| cm(state.unit(unit).middle(), at) <= reach;
    match action {
        Action::Shoot { target, weapon, ammo } => {
            let Some((unit, _, modifier)) = tactics::under_way(state) else { return 0.0 };
            let shot = tactics::shot_with(state, unit, target, (weapon, ammo), modifier);
            let suppression = state.profile(unit).weapon(weapon).map_or(0, |weapon| weapon.suppression);
            shot.map_or(0.0, |(result, _)| 0.5 + weighed(state, target, effect(state, target, result, suppression)))
        }
        Action::Also(unit) => tactics::shots(state).last().map_or(0.0, |first| also(state, first, unit)),
        Action::Mistaken(unit) => {
            if own(unit) {
                -8.0
            } else {
                4.0
            }
        }
        Action::Form(formation) => {
            let sheltered = {
                let unit = tactics::marcher(state);
                cover::shelter(state, state.profile(unit).kind, state.unit(unit).middle().v()) > 0
            };
            match (formation, sheltered) {
                (Formation::Line, false) | (Formation::Box, true) => 2.0,
                (Formation::Huddle, true) => 1.0,
                _ => 0.0,
            }
        }
        Action::Under(officer) => {
            let it = state.unit(officer);
            2.0 * f32::from(it.officer.dice[0]) + if it.officer.active { 1.0 } else { 0.0 }
        }
        Action::Dice(pool) => {
            let [plus, zero, minus] = pool.dice().map(f32::from);
            2.0 * plus.min(1.0) - 1.5 * (plus - 1.0).max(0.0) - 0.4 * zero - 3.0 * minus
        }
        Action::EventOn(unit) => {
            let Some(Frame::EventOn { event, .. }) = state.pending() else { return 0.0 };
            let it = state.unit(unit);
            let seasoned = it.quality.is_seasoned();
            let good = match event {
                EventKind::Opportunity => true,
                EventKind::Initiative | EventKind::TakeCover => seasoned,
                _ => false,
            };
            let counts = price(state, unit) * if it.spent || it.pinned > 0 { 0.2 } else { 1.0 };
            if good == own(unit) { counts } else { -counts }
        }
        Action::Observe { turns, smoke, .. } => {
            if smoke {
                -5.0
            } else {
                2.0 + f32::from(turns.min(2))
            }
        }
        Action::AimAt(at) => {
            let enemies = state.on_table(plan.side.other()).filter(|unit| near(*unit, at, 9.0));
            let friends = state.on_table(plan.side).filter(|unit| near(*unit, at, 17.0));
            enemies.map(|unit| price(state, unit)).sum::<f32>()
                - 1.5 * friends.map(|unit| price(state, unit)).sum::<f32>()
                + 1.0
        }
        Action::Template(size) => {
            let Some(Frame::Template(mission)) = state.pending() else { return 0.0 };
            let Some((at, radius)) = tactics::template(state, mission, size) else { return 0.0 };
            let reach = radius as f32 / CM as f32 + 4.0;
            let enemies = state.on_table(plan.side.other()).filter(|unit| near(*unit, at, reach)).count() as f32;
            let friends = state.on_table(plan.side).filter(|unit| near(*unit, at, reach)).count() as f32;
            enemies - 1.4 * friends - 0.45 * f32::from(size)
        }
        Action::Whom(unit) => price(state, unit),
        Action::Strike { unit, target } => 6.0 + moves::assault(state, plan, unit, target).max(-4.0),
        Action::Withdraw(unit) => {
            let it = state.unit(unit);
            if 2 * it.losses >= points(state.profile(unit).kind) && it.pinned > 0 { 4.0 } else { -4.0 }
        }
        Action::Hide(_) => 2.0,
        Action::Strafe(unit) => price(state, unit),
        Action::Intercept(_) | Action::Rally => 5.0,
        Action::Prone(_) => 1.0,
        Action::Build { kind, at, .. } => {
            let far = plan.goals.iter().map(|goal| cm(goal.at, at)).fold(f32::MAX, f32::min);
            let def = state.data().piece(kind);
            let c = def.cover.as_ref().map_or(0, |cover| cover.c);
            3.0 * f32::from(c) - 0.5 * (far - 6.0).max(0.0) - 0.4 * f32::from(def.cost)
        }
        Action::Objective(at) => 0.1 * f32::from(at.y) / CM as f32 + any(action),
        Action::Lay { .. } | Action::LayBand { .. } | Action::Count(_) => any(action),
        _ => 0.0,
    }
}

/// As good as any other: a number from 0 to 1 that differs from action to action.
fn any(action: Action) -> f32 {
    use std::hash::{DefaultHasher, Hash, Hasher};
    let mut hasher = DefaultHasher::new();
    action.hash(&mut hasher);
    (hasher.finish() % 1024) as f32 / 1024.0
}
