//! §5.6.3: reactions. A window opens for the other side when a unit moves or fires; each of its units may answer once.
//!
//! Reactions to a move are resolved one after the other along the way; those to a shot join its exchange (§6.1).

use super::{c4_march, c5_events, c5_orders, c6_fire, room};
use crate::actions::{Action, Event};
use crate::geometry::polygon::is_near_segment;
use crate::geometry::{CM, Point, distance, is_within};
use crate::ids::{Side, UnitNo};
use crate::rules::c14_fog;
use crate::sight::Scene;
use crate::state::{Body, Duty, Frame, Moment, Order, PRONE, Place, Pool, State, TokenPlace, UNITS, Unit, bit};
use arrayvec::ArrayVec;
use frente_kernel::{EventSink, Illegal, Rng, below, must};

/// Whether a unit is free to react with fire.
fn check_fit(state: &State, unit: UnitNo) -> Result<(), Illegal> {
    let it = state.unit(unit);
    must(matches!(it.place, Place::Table | Place::Hidden | Place::Aboard(_)), "5.6.3", "not-on-table")?;
    it.check_acts()?;
    must(state.passed & bit(unit) == 0, "5.6.3", "has-reacted")?;
    c6_fire::check_fires(state, unit)?;
    must(!it.is_aboard() || c5_orders::has_loopholes(state, unit), "3-transport", "aboard")?;
    must(it.place != Place::Hidden || state.is_laid(unit), "14.3", "on-the-flank")
}

fn is_fit(state: &State, unit: UnitNo) -> bool {
    check_fit(state, unit).is_ok()
}

/// Whether the reacting side has tokens down: what they hide must not show in whether a window opens.
pub(crate) fn has_tokens(state: &State, side: Side) -> bool {
    state.tokens.iter().any(|token| token.side == side && matches!(token.at, TokenPlace::Square(_)))
}

/// The unit reacted to.
pub(crate) fn trigger(state: &State) -> UnitNo {
    match state.stack.top() {
        Some(Frame::MoveReact) => state.march.unit,
        _ => c6_fire::first_shooter(state).unwrap_or(state.march.unit),
    }
}

/// The way of the mover, from where it is to where it next stops. It is looked at to the centimetre: a part of it is left
/// out where the unit that looks certainly has nothing to shoot at, and halved where it may have.
struct Way<'a> {
    scene: Scene<'a>,
    /// The straight parts of it: how far along it each begins and ends.
    legs: ArrayVec<(i32, i32), 8>,
}

impl<'a> Way<'a> {
    #[inline(always)]
    fn of(state: &'a State) -> Way<'a> {
        // What comes after the bogging dice has its own window.
        let (from, end) = (state.march.gone, c4_march::next_stop(&state.march));
        let mut after = 0;
        let legs = state.march.path.windows(2).map(|leg| {
            let before = after;
            after += distance(leg[0], leg[1]);
            (before.max(from), after.min(end))
        });
        let mut legs: ArrayVec<(i32, i32), 8> = legs.filter(|(from, to)| from < to).collect();
        if legs.is_empty() {
            legs.push((end, end));
        }
        Way { scene: Scene::of(state), legs }
    }

    /// The mover as it stands so far along its way.
    fn mover(&self, gone: i32) -> Unit {
        let march = &self.scene.state.march;
        let mut mover = *self.scene.state.unit(march.unit);
        let by = self.guide(gone).v() - mover.stands[usize::from(march.guide)].v();
        mover.stands = mover.stands.map(|at| (at.v() + by).point());
        mover
    }

    fn guide(&self, gone: i32) -> Point {
        c4_march::guide_at(self.scene.state, gone)
    }

    /// How far a unit shoots and sees, and what the bases add where only places are compared.
    fn reach(&self, unit: UnitNo) -> (i32, i32) {
        let reach = c6_fire::reach_of(self.scene.state, unit);
        let reach = self.scene.state.sight_limit().map_or(reach, |limit| reach.min(limit));
        (reach, reach + 30 * CM)
    }

    /// Whether a unit could shoot at the mover there.
    fn is_caught(&self, unit: UnitNo, gone: i32) -> bool {
        let (state, mover) = (self.scene.state, self.scene.state.march.unit);
        is_within(state.unit(unit).middle(), self.guide(gone), self.reach(unit).1)
            && c6_fire::can_shoot(&self.scene, unit, Body { it: &self.mover(gone), ..state.body(mover) })
    }

    /// Whether a unit certainly cannot shoot at the mover anywhere on a straight part of its way: out of its reach or its arc,
    /// or hidden by one thing all along.
    fn is_safe(&self, unit: UnitNo, from: i32, to: i32) -> bool {
        self.is_beyond(unit, from, to) || self.is_hidden(unit, from, to)
    }

    /// Whether all of a straight part of the way is hidden by one thing.
    fn is_hidden(&self, unit: UnitNo, from: i32, to: i32) -> bool {
        let there = self.scene.state.body(self.scene.state.march.unit);
        let (first, last) = (self.mover(from), self.mover(to));
        self.scene.hides_way(unit, [&first, &last].map(|it| Body { it, ..there }))
    }

    /// Whether all of a straight part of the way is out of a unit's reach or of its arc.
    fn is_beyond(&self, unit: UnitNo, from: i32, to: i32) -> bool {
        let state = self.scene.state;
        let (it, (reach, slack)) = (state.unit(unit), self.reach(unit));
        if !is_near_segment(it.middle().v(), self.guide(from).v(), self.guide(to).v(), slack) {
            return true;
        }
        let (own, there) = (state.body(unit), state.body(state.march.unit));
        let (first, last) = (self.mover(from), self.mover(to));
        let ends = [&first, &last].map(|it| Body { it, ..there });
        // In half of the way it comes no nearer than by that half.
        let half = (to - from) / 2 + 1;
        ends.iter().all(|end| !own.is_within(*end, reach + half))
            || ends.iter().all(|end| c6_fire::check_arc(state, unit, end.it.middle()).is_err())
    }

    /// The middle of a part of the way, whole centimetres from its beginning.
    const fn halfway(from: i32, to: i32) -> i32 {
        let half = (to - from) / 2 / CM * CM;
        from + if half < CM { CM } else { half }
    }

    /// The end of its way as far as this window goes.
    fn end(&self) -> i32 {
        self.legs.last().map_or(0, |(_, end)| *end)
    }

    /// Whether it is in the sights of a unit at the end.
    fn is_caught_last(&self, unit: UnitNo) -> bool {
        self.is_caught(unit, self.end())
    }

    /// The first place at which a unit could shoot at it.
    fn first(&self, unit: UnitNo) -> Option<i32> {
        let start = self.legs[0].0;
        if self.is_caught(unit, start) {
            return Some(start);
        }
        self.legs.iter().find_map(|(from, to)| self.first_between(unit, *from, *to))
    }

    /// The same after `from`, where it could not, up to `to`.
    fn first_between(&self, unit: UnitNo, from: i32, to: i32) -> Option<i32> {
        if from >= to {
            None
        } else if to - from <= CM {
            self.is_caught(unit, to).then_some(to)
        } else if self.is_safe(unit, from, to) {
            None
        } else {
            let middle = Way::halfway(from, to);
            self.first_between(unit, from, middle).or_else(|| self.first_between(unit, middle, to))
        }
    }

    /// Whether it comes into the sights of a unit as it goes.
    fn is_caught_ever(&self, unit: UnitNo) -> bool {
        let mut legs = self.legs.iter().rev();
        legs.any(|(from, to)| {
            !self.is_beyond(unit, *from, *to)
                && (self.is_caught(unit, *to)
                    || from < to
                        && !self.is_hidden(unit, *from, *to)
                        && (self.is_caught(unit, *from) || self.is_caught_between(unit, *from, *to)))
        })
    }

    /// The same between two places where it is not, and which nothing hides as one.
    fn is_caught_between(&self, unit: UnitNo, from: i32, to: i32) -> bool {
        let middle = Way::halfway(from, to);
        let parts = [(from, middle), (middle, to)];
        to - from > CM
            && (self.is_caught(unit, middle)
                || parts.into_iter().any(|(from, to)| {
                    to - from > CM
                        && !(to - from > 2 * CM && self.is_safe(unit, from, to))
                        && self.is_caught_between(unit, from, to)
                }))
    }

    /// The nearest place at which a unit could shoot at it, the first of several.
    fn nearest(&self, unit: UnitNo) -> Option<i32> {
        let mut best = None;
        for (from, to) in &self.legs {
            let far = [*from, *to].map(|gone| self.look(unit, gone, &mut best));
            self.nearest_between(unit, [*from, *to], far, &mut best);
        }
        best.map(|(_, gone)| gone)
    }

    /// How far a unit is from it there, and whether that is the best place to shoot at it so far.
    fn look(&self, unit: UnitNo, gone: i32, best: &mut Option<(i32, i32)>) -> i32 {
        let state = self.scene.state;
        let far = state.body(unit).distance(Body { it: &self.mover(gone), ..state.body(state.march.unit) });
        if best.is_none_or(|best| (far, gone) < best) && self.is_caught(unit, gone) {
            *best = Some((far, gone));
        }
        far
    }

    /// The same between two places that are so far from the unit.
    fn nearest_between(&self, unit: UnitNo, [from, to]: [i32; 2], far: [i32; 2], best: &mut Option<(i32, i32)>) {
        // A step of a centimetre brings it no nearer than a centimetre; two tenths of a millimetre for what is rounded.
        let least = (far[0] + far[1] - (to - from)) / 2 - 2;
        if to - from <= CM || best.is_some_and(|(nearest, _)| least > nearest) || self.is_safe(unit, from, to) {
            return;
        }
        let middle = Way::halfway(from, to);
        let there = self.look(unit, middle, best);
        self.nearest_between(unit, [from, middle], [far[0], there], best);
        self.nearest_between(unit, [middle, to], [there, far[1]], best);
    }

    /// Whether a unit may react to it at that moment.
    fn allows(&self, unit: UnitNo, moment: Moment) -> bool {
        if moment == Moment::Last { self.is_caught_last(unit) } else { self.is_caught_ever(unit) }
    }

    /// How far along its way it is at that moment for that unit; `None`: never in its sights.
    fn moment(&self, unit: UnitNo, moment: Moment) -> Option<i32> {
        match moment {
            Moment::Last => self.is_caught_last(unit).then(|| self.end()),
            Moment::First => self.first(unit),
            Moment::Nearest => self.nearest(unit),
        }
    }
}

/// How far along its way the mover is at that moment for that unit; `None`: never in its sights.
pub(crate) fn moment_of(state: &State, unit: UnitNo, moment: Moment) -> Option<i32> {
    Way::of(state).moment(unit, moment)
}

/// Whether a window to react to a move opens.
pub(crate) fn move_window(state: &State) -> bool {
    let side = state.active.other();
    if has_tokens(state, side) {
        return true;
    }
    let way = Way::of(state);
    let fit = || state.of_side(side).filter(|unit| is_fit(state, *unit));
    // Where it ends most of them see it: the rest of its way need not be looked at.
    fit().any(|unit| way.is_caught_last(unit)) || fit().any(|unit| way.is_caught_ever(unit))
}

/// Whether a window to answer a shot opens.
pub(crate) fn fire_window(state: &State) -> bool {
    let side = state.active.other();
    if has_tokens(state, side) || state.of_side(side).any(|unit| can_lie_down(state, unit)) {
        return true;
    }
    let (scene, target) = (Scene::of(state), state.body(trigger(state)));
    state.of_side(side).any(|unit| is_fit(state, unit) && c6_fire::can_shoot(&scene, unit, target))
}

/// §6.4.2: whether a unit is shot at and may still go down; a pinned one may.
fn can_lie_down(state: &State, unit: UnitNo) -> bool {
    is_shot_at(state, unit) && check_lies_down(state, unit).is_ok()
}

/// Whether a declared shot of the enemy is aimed at a unit.
fn is_shot_at(state: &State, unit: UnitNo) -> bool {
    let side = state.unit(unit).side;
    state.shots.iter().any(|shot| shot.target == unit && state.unit(shot.shooter).side != side)
}

/// §6.4.2: whether a unit could go prone at all.
pub(crate) fn check_lies_down(state: &State, unit: UnitNo) -> Result<(), Illegal> {
    let it = state.unit(unit);
    it.check_stands()?;
    must(!state.profile(unit).kind.is_vehicle(), "6.4.2", "is-a-vehicle")?;
    must(!it.mounted, "3-cavalry", "mounted")?;
    must(!it.panicked, "11.3", "panicked")?;
    must(it.prone == 0, "6.4.2", "prone-already")?;
    must(state.passed & bit(unit) == 0, "5.6.3", "has-reacted")?;
    must(!it.spent, "5.6.1", "spent")
}

pub(crate) fn candidates(state: &State, push: &mut impl FnMut(Action)) {
    push(Action::Pass);
    let side = state.active.other();
    let move_window = state.stack.top() == Some(Frame::MoveReact);
    for unit in state.of_side(side) {
        if is_fit(state, unit) {
            let moments: &[Moment] = if move_window { &Moment::ALL } else { &[Moment::Last] };
            moments.iter().for_each(|moment| push(Action::React { unit, moment: *moment }));
        }
        if !move_window && can_lie_down(state, unit) {
            push(Action::Prone(unit));
        }
    }
}

/// Leaves those reactions to a move that are legal; every unit is looked at once.
pub(crate) fn retain_legal(state: &State, actions: &mut Vec<Action>) {
    let way = Way::of(state);
    let mut known: Option<(UnitNo, bool, bool)> = None;
    actions.retain(|action| {
        let Action::React { unit, moment } = *action else { return true };
        let (_, ever, last) = known.filter(|(one, ..)| *one == unit).unwrap_or_else(|| {
            let last = way.is_caught_last(unit);
            (unit, last || way.is_caught_ever(unit), last)
        });
        known = Some((unit, ever, last));
        if moment == Moment::Last { last } else { ever }
    });
}

/// One legal reaction to a move, each as likely as the next: only those that come up are looked at.
pub(crate) fn draw(state: &State, rng: &mut impl Rng) -> Action {
    let mut offers: ArrayVec<Action, { 3 * UNITS + 1 }> = ArrayVec::new();
    candidates(state, &mut |action| offers.push(action));
    let mut next = || offers.swap_remove(below(rng, offers.len() as u32) as usize);
    let mut action = next();
    if action == Action::Pass {
        return action;
    }
    let way = Way::of(state);
    let mut never = 0;
    while let Action::React { unit, moment } = action {
        if never & bit(unit) == 0 {
            if way.allows(unit, moment) {
                return action;
            }
            never |= if moment == Moment::Last { 0 } else { bit(unit) };
        }
        action = next();
    }
    action
}

pub(crate) fn check(state: &State, action: Action) -> Result<(), Illegal> {
    let side = state.active.other();
    let moves = state.stack.top() == Some(Frame::MoveReact);
    let own =
        |unit: UnitNo| must(unit.index() < state.units.len() && state.unit(unit).side == side, "5.6.3", "not-own-unit");
    match action {
        Action::Pass => Ok(()),
        Action::Prone(unit) => {
            own(unit)?;
            check_lies_down(state, unit)?;
            must(!moves && is_shot_at(state, unit), "6.4.2", "not-shot-at")
        }
        Action::React { unit, moment } if moves => {
            own(unit)?;
            check_fit(state, unit)?;
            let way = Way::of(state);
            must(way.is_caught_ever(unit), "5.6.3", "never-in-its-sights")?;
            must(way.allows(unit, moment), "5.6.3", "not-at-the-end")
        }
        Action::React { unit, moment } => {
            own(unit)?;
            check_fit(state, unit)?;
            must(moment == Moment::Last, "5.6.3", "at-once")?;
            must(!state.shots.is_full(), "6.1", "too-many-shots")?;
            c6_fire::check_shoots(state, unit, trigger(state))
        }
        _ => Err(Illegal { rule: "5.6.3", why: "reaction-pending" }),
    }
}

pub(crate) fn apply(state: &mut State, action: Action, log: &mut impl EventSink<Event>) {
    match action {
        Action::React { unit, moment } => {
            if state.stack.top() == Some(Frame::MoveReact) {
                let gone = match moment {
                    Moment::Last => Some(c4_march::next_stop(&state.march)),
                    _ => moment_of(state, unit, moment),
                };
                if let Some(gone) = gone {
                    c4_march::advance(state, gone);
                }
            }
            log.emit(Event::Reacts(unit));
            let ambush = state.unit(unit).place == Place::Hidden;
            if ambush {
                c14_fog::reveal_unit(state, unit, log);
            }
            react(state, unit, Duty::ReactFire, log);
            state.order.ambush = ambush;
        }
        Action::Prone(unit) => react(state, unit, Duty::Prone, log),
        _ => close_window(state),
    }
}

/// Nobody reacts any more.
pub(crate) fn close_window(state: &mut State) {
    if matches!(state.stack.top(), Some(Frame::MoveReact | Frame::FireReact | Frame::BombReact(_))) {
        state.stack.pop();
    }
    state.passed = 0;
}

/// A unit reacts: its activation is spent, an officer near supervises, or its own event dice are thrown.
pub(crate) fn react(state: &mut State, unit: UnitNo, duty: Duty, log: &mut impl EventSink<Event>) {
    state.passed |= bit(unit);
    state.order = Order { unit, duty, ..Order::IDLE };
    c5_orders::spend(state, unit);
    c5_orders::interrupt(state, unit, log);
    state.stack.push(Frame::Respond);
    supervise(state, unit, log);
}

/// The officers who may, and so must, supervise a unit (§5.6.3, ruling PA-05).
pub(crate) fn supervisors(state: &State, unit: UnitNo) -> impl Iterator<Item = UnitNo> + '_ {
    let side = state.unit(unit).side;
    room::officers(state, side).filter(move |officer| c5_orders::can_speak(state, *officer, unit))
}

/// Finds a supervisor; asks where there are several; event dice where a reaction has none.
pub(crate) fn supervise(state: &mut State, unit: UnitNo, log: &mut impl EventSink<Event>) {
    let mut near = supervisors(state, unit);
    let (first, second) = (near.next(), near.next());
    drop(near);
    match (first, second) {
        (Some(_), Some(_)) => state.stack.push(Frame::Supervise(unit)),
        (Some(officer), None) => under(state, unit, officer, log),
        _ => {
            // Ruling PA-32: automatic attacks without an officer throw no event dice.
            if matches!(state.order.duty, Duty::ReactFire | Duty::Prone) {
                state.stack.push(Frame::EventDie { unit, second: false });
            }
        }
    }
}

/// An officer supervises: he is activated if he had not been, then gives dice or none.
pub(crate) fn under(state: &mut State, unit: UnitNo, officer: UnitNo, log: &mut impl EventSink<Event>) {
    state.order.officer = officer;
    state.stack.push(Frame::Dice(unit));
    if !state.unit(officer).officer.active {
        c5_orders::activate(state, officer, log);
    }
}

pub(crate) fn check_supervise(state: &State, unit: UnitNo, action: Action) -> Result<(), Illegal> {
    let Action::Under(officer) = action else { return Err(Illegal { rule: "5.6.3", why: "supervision-pending" }) };
    let own = officer.index() < state.units.len() && state.unit(officer).side == state.unit(unit).side;
    must(own, "5.6.3", "not-own-unit")?;
    room::check_officer(state, officer)?;
    state.unit(officer).check_stands()?;
    must(supervisors(state, unit).any(|one| one == officer), "5.6.3", "out-of-voice")
}

/// §5.6.3: the dice an officer may give: none, or any he holds.
pub(crate) fn check_dice(state: &State, action: Action) -> Result<(), Illegal> {
    let held = state.unit(state.order.officer).officer.dice;
    match action {
        Action::Dice(pool) => must((0..3).all(|face| pool.dice()[face] <= held[face]), "5.3", "not-his-dice"),
        Action::GiveTwo { officer, first, second } => {
            must(officer == state.order.officer, "5.6.3", "another-supervises")?;
            must(state.order.duty == Duty::ReactFire, "5.6.4-reaction", "one-pool")?;
            must(first.count() > 0 && second.count() > 0, "6.2.3", "two-pools")?;
            let taken = |face: usize| first.dice()[face] + second.dice()[face];
            must((0..3).all(|face| taken(face) <= held[face]), "5.3", "not-his-dice")?;
            must(c6_fire::can_react_quickly(state), "6.2.3", "no-two-targets")
        }
        _ => Err(Illegal { rule: "5.6.3", why: "dice-pending" }),
    }
}

/// The dice he holds in every way; two pools where the shot may be a quick one (§5.6.4-reaction).
pub(crate) fn dice_candidates(state: &State, push: &mut impl FnMut(Action)) {
    let officer = state.order.officer;
    let held = state.unit(officer).officer.dice;
    c5_orders::pools(held, 0, &mut |pool| push(Action::Dice(pool)));
    if state.order.duty == Duty::ReactFire && held.iter().sum::<u8>() >= 2 && c6_fire::can_react_quickly(state) {
        c5_orders::two_pools(held, &mut |first, second| push(Action::GiveTwo { officer, first, second }));
    }
}

pub(crate) fn give_dice(state: &mut State, action: Action, log: &mut impl EventSink<Event>) {
    let Order { unit, officer, .. } = state.order;
    state.stack.pop();
    let quality = state.unit(unit).quality;
    let (pool, second) = match action {
        Action::Dice(pool) => (pool, Pool::NONE),
        Action::GiveTwo { first, second, .. } => (first, second),
        _ => (Pool::NONE, Pool::NONE),
    };
    let modifier = c5_orders::worth(pool, quality);
    state.order.modifier += modifier;
    if pool.count() > 0 {
        log.emit(Event::DiceGiven { officer, unit, pool, modifier });
    }
    if second.count() > 0 {
        state.order.duty = Duty::ReactQuick;
        let modifier = c5_orders::worth(second, quality);
        state.order.second += modifier;
        log.emit(Event::DiceGiven { officer, unit, pool: second, modifier });
    }
    // Ruling PA-33: in the middle of his own turn he may still give an order.
    let may_order = state.unit(officer).side == state.active && state.stack.iter().any(|frame| frame == Frame::Turn);
    let it = state.unit_mut(officer);
    for (face, left) in it.officer.dice.iter_mut().enumerate() {
        *left -= pool.dice()[face] + second.dice()[face];
    }
    if pool.count() > 0 {
        if let Some(event) = it.officer.event.take() {
            c5_events::joins(state, unit, event, log);
        }
    } else if !may_order {
        // Ruling PA-33: without dice the enemy applies the event at once.
        c5_events::unused(state, officer, log);
    }
}

/// The reaction is carried out.
pub(crate) fn respond(state: &mut State, log: &mut impl EventSink<Event>) {
    state.stack.pop();
    let unit = state.order.unit;
    if state.unit(unit).is_gone() || state.unit(unit).panicked {
        return;
    }
    c5_events::take_effect(state, log);
    match state.order.duty {
        // The third marker of an event: it runs.
        _ if state.unit(unit).panicked => {}
        Duty::Prone if !state.order.lost => {
            state.unit_mut(unit).prone = (PRONE as i8 + state.order.modifier).max(1) as u8;
            log.emit(Event::GoesProne(unit, state.unit(unit).lying(2) as u8));
        }
        Duty::ReactFire | Duty::ReactQuick if !state.order.lost => state.stack.push(Frame::Target),
        _ => {}
    }
}
