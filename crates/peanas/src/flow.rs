//! The game as the kernel sees it: decisions, chances, and what follows from each.

use crate::actions::{Action, Chance, Event};
use crate::hidden;
use crate::ids::{Season, Side, UnitNo};
use crate::rules::{
    c1_scenario, c4_formation, c4_march, c4_offers, c5_events, c5_orders, c5_reactions, c5_turns, c6_effects, c6_fire,
    c7_bombardment, c9_assault, c10_vehicles, c11_morale, c13_air, c14_fog, c15_weather,
};
use crate::setup::{self, Setup};
use crate::state::{Ending, Frame, March, Order, Place, Pool, State};
use crate::view::View;
use arrayvec::ArrayVec;
use frente_kernel::{
    Digest, EventSink, Game, GameInfo, Illegal, Node, Outcome, Rng, Seat, SeatSet, SetupError, Viewer, below, must,
};

/// The game *Peanas*, as the kernel plays it.
#[derive(Clone, Copy, Debug)]
pub struct Peanas;

/// More choices than are ever offered at once.
const OFFERS: usize = 2048;

impl Game for Peanas {
    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;

    const INFO: GameInfo = GameInfo {
        id: "peanas",
        rules_version: 8,
        seats: (2, 2),
        hidden: true,
        max_steps: 60_000,
        scenarios: &["battle"],
        options: setup::OPTIONS,
    };

    fn initial(setup: &Setup) -> Result<State, SetupError> {
        let mut state = setup.begin()?;
        run(&mut state, &mut frente_kernel::Silent);
        Ok(state)
    }

    fn seats(_: &State) -> u8 {
        2
    }

    #[inline]
    fn node(state: &State) -> Node {
        if let Some(ending) = state.ending {
            return Node::Over(outcome(ending));
        }
        match state.stack.top() {
            Some(frame) if is_chance(frame) => Node::Chance,
            Some(frame) => Node::Decision(Seat(decider(state, frame).index() as u8)),
            None => Node::Over(outcome(Ending::Time(c11_morale::held(state)))),
        }
    }

    fn legal_actions(state: &State, out: &mut Vec<Action>) {
        out.clear();
        if let Some(frame) = decision(state) {
            candidates(state, frame, &mut |action| out.push(action));
            out.sort_unstable();
            out.dedup();
            match frame {
                Frame::MoveReact => c5_reactions::retain_legal(state, out),
                _ => out.retain(|action| check(state, frame, *action).is_ok()),
            }
        }
    }

    fn check(state: &State, action: Action) -> Result<(), Illegal> {
        match decision(state) {
            Some(frame) => check(state, frame, action),
            None => Err(Illegal { rule: "5.1", why: "nothing-to-choose" }),
        }
    }

    fn chance_outcomes(state: &State, out: &mut Vec<(Chance, u32)>) {
        out.clear();
        match state.stack.top() {
            Some(Frame::SeasonDie) => out.extend(Season::ALL.iter().map(|season| (Chance::Season(*season), 1))),
            Some(Frame::WindDie | Frame::DirectionDie(_)) => out.extend((1..=8).map(|way| (Chance::Direction(way), 1))),
            Some(frame) if is_chance(frame) && state.ending.is_none() => {
                out.extend((1..=6).map(|face| (Chance::Die(face), 1)));
            }
            _ => {}
        }
    }

    #[inline]
    fn sample_chance(state: &State, rng: &mut impl Rng) -> Chance {
        match state.stack.top() {
            Some(Frame::SeasonDie) => Chance::Season(Season::ALL[below(rng, 4) as usize]),
            Some(Frame::WindDie | Frame::DirectionDie(_)) => Chance::Direction(1 + below(rng, 8) as u8),
            _ => Chance::Die(1 + below(rng, 6) as u8),
        }
    }

    /// One candidate that passes the check, each as likely as the next; the list itself is never checked as a whole.
    fn sample_action(state: &State, rng: &mut impl Rng) -> Action {
        let Some(frame) = decision(state) else { return Action::Pass };
        if frame == Frame::MoveReact {
            return c5_reactions::draw(state, rng);
        }
        let mut offers: ArrayVec<Action, OFFERS> = ArrayVec::new();
        candidates(state, frame, &mut |action| {
            let _ = offers.try_push(action);
        });
        while !offers.is_empty() {
            let at = below(rng, offers.len() as u32) as usize;
            let action = offers.swap_remove(at);
            if check(state, frame, action).is_ok() {
                return action;
            }
        }
        Action::Pass
    }

    fn apply(state: &mut State, action: Action, log: &mut impl EventSink<Event>) {
        if let Some(frame) = decision(state) {
            apply(state, frame, action, log);
        }
        run(state, log);
    }

    fn resolve(state: &mut State, chance: Chance, log: &mut impl EventSink<Event>) {
        if let Some(frame) = state.stack.top() {
            resolve(state, frame, chance, log);
        }
        run(state, log);
    }

    fn view(state: &State, viewer: Viewer) -> View {
        View::of(state, viewer)
    }

    fn redact(event: Event, _: Viewer) -> Option<Event> {
        // Events never say what a token hides; see `Event::TokenPlaced`, `Event::TokenOrdered`.
        Some(event)
    }

    fn determinize(state: &mut State, seat: Seat, rng: &mut impl Rng) {
        hidden::redeal(state, Side::of_seat(seat.0).other(), rng);
    }

    /// What is done with a token tells something of what it hides: a gun does not move, a decoy takes no orders. Placing
    /// a token also counts as a reveal under fog: a redeal may already have put that unit on the table, so the placement
    /// could not be replayed.
    fn is_reveal(state: &State, action: Action) -> bool {
        let is_hidden = |unit: UnitNo| state.units.get(unit.index()).is_some_and(|it| it.place == Place::Hidden);
        match action {
            Action::MoveToken { .. } | Action::Flank(_) | Action::Reveal(_) => true,
            Action::Enter { .. } => state.options.fog,
            Action::Order { unit, .. } | Action::React { unit, .. } => is_hidden(unit),
            Action::Give { .. } | Action::GiveTwo { .. } | Action::Observe { .. } | Action::AimAt(_) => {
                is_hidden(state.order.unit)
            }
            _ => false,
        }
    }

    fn is_open(state: &State, _: Action) -> bool {
        hidden::lies_open(state)
    }

    fn digest(state: &State, out: &mut Digest) {
        crate::digest::write(state, out);
    }

    fn faults(state: &State) -> Vec<String> {
        crate::invariants::broken(state)
    }
}

/// The frame somebody must decide at.
#[inline]
fn decision(state: &State) -> Option<Frame> {
    state.stack.top().filter(|frame| state.ending.is_none() && !is_chance(*frame))
}

/// How an ending counts (ruling B-09).
pub(crate) fn outcome(ending: Ending) -> Outcome {
    let (winner, label, grade, score) = match ending {
        Ending::Collapse(Side::Attacker) => (Side::Defender, "collapse", "decisive", 0),
        Ending::Collapse(Side::Defender) => (Side::Attacker, "collapse", "decisive", 3),
        Ending::Time(3) => (Side::Attacker, "objectives", "decisive", 3),
        Ending::Time(2) => (Side::Attacker, "objectives", "marginal", 2),
        Ending::Time(1) => (Side::Defender, "objectives", "marginal", 1),
        Ending::Time(_) => (Side::Defender, "objectives", "decisive", 0),
    };
    Outcome {
        winners: SeatSet::only(Seat(winner.index() as u8)),
        losers: SeatSet::only(Seat(winner.other().index() as u8)),
        label,
        grade,
        score,
    }
}

#[inline]
fn is_chance(frame: Frame) -> bool {
    matches!(
        frame,
        Frame::ColumnDie(_)
            | Frame::SeasonDie
            | Frame::SkyDie { .. }
            | Frame::WindDie
            | Frame::OrderDie { .. }
            | Frame::EventDie { .. }
            | Frame::BogDie { .. }
            | Frame::RescueDie { .. }
            | Frame::SteppedDie(_)
            | Frame::DamageDie(_)
            | Frame::MoraleDie { .. }
            | Frame::WreckDie(_)
            | Frame::RecoveryDie { .. }
            | Frame::ScatterDie { .. }
            | Frame::DirectionDie(_)
            | Frame::AirDie { .. }
    )
}

/// Who decides at a frame.
fn decider(state: &State, frame: Frame) -> Side {
    let of = |unit: UnitNo| state.unit(unit).side;
    match frame {
        Frame::TakeColumn(_) | Frame::Count { .. } | Frame::Lay { .. } => c1_scenario::decider(frame),
        Frame::Objective | Frame::Works | Frame::Deploy(_) => Side::Defender,
        Frame::EventOn { by, .. } => by,
        Frame::Target | Frame::SecondTarget | Frame::Mistake(_) | Frame::Observation | Frame::Whom => {
            of(state.order.unit)
        }
        Frame::WrongTarget => of(state.order.unit).other(),
        Frame::MoveReact | Frame::FireReact | Frame::BombReact(_) | Frame::Intercept(_) => state.active.other(),
        Frame::Supervise(unit)
        | Frame::Dice(unit)
        | Frame::Removal(unit)
        | Frame::AimPoint(unit)
        | Frame::SelfRegroup(unit) => of(unit),
        Frame::Template(mission) => state.missions[usize::from(mission)].side,
        Frame::Melee(side) => side,
        _ => state.active,
    }
}

/// What may be worth choosing at a frame; `check` has the last word.
pub(crate) fn candidates(state: &State, frame: Frame, push: &mut impl FnMut(Action)) {
    match frame {
        Frame::TakeColumn(_) | Frame::Count { .. } | Frame::Lay { .. } | Frame::Objective | Frame::Works => {
            c1_scenario::candidates(state, frame, push);
        }
        Frame::Deploy(_) | Frame::Entry => c14_fog::enter_candidates(state, frame, push),
        Frame::Turn => c5_turns::candidates(state, push),
        Frame::EventOn { officer, .. } => c5_events::candidates(state, officer, push),
        Frame::Ordering => c5_orders::ordering_candidates(state, push),
        Frame::March => c4_offers::candidates(state, push),
        Frame::Formation => c4_formation::candidates(push),
        Frame::Target => c6_fire::target_candidates(state, push),
        Frame::SecondTarget => c6_fire::second_candidates(state, push),
        Frame::WrongTarget => c6_fire::wrong_target_candidates(state, push),
        Frame::Mistake(other) => [Action::Refuse, Action::Mistaken(other)].into_iter().for_each(push),
        Frame::MoveReact | Frame::FireReact => c5_reactions::candidates(state, push),
        Frame::Supervise(unit) => c5_reactions::supervisors(state, unit).for_each(|one| push(Action::Under(one))),
        Frame::Dice(_) => c5_reactions::dice_candidates(state, push),
        Frame::Removal(unit) => c6_effects::removal_candidates(state, unit, push),
        Frame::Observation => c7_bombardment::observation_candidates(state, push),
        Frame::AimPoint(unit) => c7_bombardment::aim_candidates(state, unit, push),
        Frame::Template(_) => (0..3).for_each(|size| push(Action::Template(size))),
        Frame::BombReact(mission) => c7_bombardment::react_candidates(state, mission, push),
        Frame::Whom => c11_morale::whom_candidates(state, push),
        Frame::Melee(side) => c9_assault::candidates(state, side, push),
        Frame::Hide => {
            push(Action::Done);
            let own = state.on_table(state.active);
            own.filter(|unit| c14_fog::can_hide(state, *unit)).for_each(|unit| push(Action::Hide(unit)));
        }
        Frame::AirRaid(sortie) => c13_air::raid_candidates(state, sortie, push),
        Frame::Intercept(sortie) => c13_air::intercept_candidates(state, sortie, push),
        Frame::Chicks => c5_orders::chick_candidates(state, push),
        Frame::SelfRegroup(_) => [Action::Rally, Action::Pass].into_iter().for_each(push),
        _ => {}
    }
}

/// Whether an action is legal at a frame, and why not.
pub(crate) fn check(state: &State, frame: Frame, action: Action) -> Result<(), Illegal> {
    match frame {
        Frame::TakeColumn(_) | Frame::Count { .. } | Frame::Lay { .. } | Frame::Objective | Frame::Works => {
            c1_scenario::check(state, frame, action)
        }
        Frame::Deploy(_) | Frame::Entry => c14_fog::check_enter(state, frame, action),
        Frame::Turn => c5_turns::check(state, action),
        Frame::EventOn { officer, anywhere, .. } => c5_events::check(state, officer, anywhere, action),
        Frame::Ordering => c5_orders::check_give(state, action),
        Frame::March => c4_march::check(state, action),
        Frame::Formation => c4_formation::check(state, action),
        Frame::Target => c6_fire::check_target(state, action),
        Frame::SecondTarget => c6_fire::check_second_target(state, action),
        Frame::WrongTarget => c6_fire::check_wrong_target(state, action),
        Frame::Mistake(other) => c6_fire::check_mistake(other, action),
        Frame::MoveReact | Frame::FireReact => c5_reactions::check(state, action),
        Frame::Supervise(unit) => c5_reactions::check_supervise(state, unit, action),
        Frame::Dice(_) => c5_reactions::check_dice(state, action),
        Frame::Removal(unit) => c6_effects::check_removal(state, unit, action),
        Frame::Observation => c7_bombardment::check_observation(state, action),
        Frame::AimPoint(unit) => c7_bombardment::check_aim(state, unit, action),
        Frame::Template(mission) => c7_bombardment::check_template(state, mission, action),
        Frame::BombReact(mission) => c7_bombardment::check_react(state, mission, action),
        Frame::Whom => c11_morale::check_whom(state, action),
        Frame::Melee(side) => c9_assault::check(state, side, action),
        Frame::Hide => match action {
            Action::Done => Ok(()),
            Action::Hide(unit) => {
                must(unit.index() < state.units.len(), "3-concealment", "not-own-unit")?;
                c14_fog::check_hides(state, unit)
            }
            _ => Err(Illegal { rule: "3-concealment", why: "hide-pending" }),
        },
        Frame::AirRaid(sortie) => c13_air::check_raid(state, sortie, action),
        Frame::Intercept(sortie) => c13_air::check_intercept(state, sortie, action),
        Frame::Chicks => c5_orders::check_chick(state, action),
        Frame::SelfRegroup(_) => must(matches!(action, Action::Rally | Action::Pass), "3-fanatic", "rally-pending"),
        _ => Err(Illegal { rule: "5.1", why: "nothing-to-choose" }),
    }
}

fn apply(state: &mut State, frame: Frame, action: Action, log: &mut impl EventSink<Event>) {
    match frame {
        Frame::TakeColumn(_) | Frame::Count { .. } | Frame::Lay { .. } | Frame::Objective | Frame::Works => {
            c1_scenario::apply(state, frame, action, log);
        }
        Frame::Deploy(_) | Frame::Entry => match action {
            Action::Enter { unit, square } => {
                match frame {
                    Frame::Deploy(left) => state.stack.replace(Frame::Deploy(left - 1)),
                    _ => state.entries -= 1,
                }
                c14_fog::enter(state, unit, square, frame, log);
            }
            Action::Reinforce(unit) => c11_morale::reinforce(state, unit, log),
            _ => state.stack.pop(),
        },
        Frame::Turn => c5_turns::apply(state, action, log),
        Frame::EventOn { event, .. } => {
            state.stack.pop();
            if let Action::EventOn(unit) = action {
                c5_events::falls_on(state, unit, event, log);
            }
        }
        Frame::Ordering => c5_orders::give(state, action, log),
        Frame::March => c4_march::apply(state, action, log),
        Frame::Formation => c4_formation::apply(state, action, log),
        Frame::Target => c6_fire::choose_target(state, action, log),
        Frame::SecondTarget => c6_fire::choose_second(state, action, log),
        Frame::WrongTarget => c6_fire::choose_wrong_target(state, action, log),
        Frame::Mistake(_) => c6_fire::choose_mistake(state, action, log),
        Frame::MoveReact | Frame::FireReact => c5_reactions::apply(state, action, log),
        Frame::Supervise(unit) => {
            state.stack.pop();
            if let Action::Under(officer) = action {
                c5_reactions::under(state, unit, officer, log);
            }
        }
        Frame::Dice(_) => c5_reactions::give_dice(state, action, log),
        Frame::Removal(unit) => {
            if let Action::Remove(stand) = action {
                c6_effects::remove(state, unit, stand, log);
            }
        }
        Frame::Observation => c7_bombardment::begin(state, action, log),
        Frame::AimPoint(unit) => c7_bombardment::aim(state, unit, action, log),
        Frame::Template(mission) => {
            let size = if let Action::Template(size) = action { size } else { 0 };
            c7_bombardment::choose_template(state, mission, size, log);
        }
        Frame::BombReact(_) => match action {
            Action::Prone(unit) => c5_reactions::react(state, unit, crate::state::Duty::Prone, log),
            _ => c5_reactions::close_window(state),
        },
        Frame::Whom => {
            if let Action::Whom(unit) = action {
                c11_morale::begin_regroup(state, unit, log);
            }
        }
        Frame::Melee(side) => c9_assault::apply(state, side, action, log),
        Frame::Hide => match action {
            Action::Hide(unit) => c14_fog::hide(state, unit, log),
            _ => {
                state.stack.pop();
                state.passed = u128::MAX; // asked once
            }
        },
        Frame::AirRaid(sortie) => c13_air::raid(state, sortie, action, log),
        Frame::Intercept(sortie) => c13_air::intercept(state, sortie, action, log),
        Frame::Chicks => c5_orders::lead_chick(state, action, log),
        Frame::SelfRegroup(unit) => {
            state.stack.pop();
            if action == Action::Rally {
                c11_morale::rally(state, unit, log);
            } else {
                state.unit_mut(unit).spent = true;
                state.fleeing |= crate::state::bit(unit);
                state.stack.push(Frame::Aftermath);
            }
        }
        _ => {}
    }
}

fn resolve(state: &mut State, frame: Frame, chance: Chance, log: &mut impl EventSink<Event>) {
    match (frame, chance) {
        (Frame::SeasonDie, Chance::Season(season)) => {
            state.season = season;
            log.emit(Event::SeasonIs(season));
            state.stack.pop();
        }
        (Frame::WindDie, Chance::Direction(way)) => {
            state.wind = way;
            log.emit(Event::WindBlows(way));
            state.stack.pop();
        }
        (Frame::DirectionDie(mission), Chance::Direction(way)) => {
            c7_bombardment::direction_die(state, mission, way, log);
        }
        (frame, Chance::Die(die)) => die_fallen(state, frame, die, log),
        _ => {}
    }
}

fn die_fallen(state: &mut State, frame: Frame, die: u8, log: &mut impl EventSink<Event>) {
    // Two dice are two chances: the first waits on the table.
    let first = match frame {
        Frame::SkyDie { second: false, change } => Some(Frame::SkyDie { second: true, change }),
        Frame::EventDie { unit, second: false } => Some(Frame::EventDie { unit, second: true }),
        Frame::BogDie { second: false } => Some(Frame::BogDie { second: true }),
        Frame::RescueDie { unit, second: false } => Some(Frame::RescueDie { unit, second: true }),
        _ => None,
    };
    if let Some(next) = first {
        state.dice[0] = die;
        return state.stack.replace(next);
    }
    match frame {
        Frame::ColumnDie(column) => c1_scenario::column_die(state, column, die, log),
        Frame::SkyDie { change, .. } => c15_weather::sky(state, die, change, log),
        Frame::OrderDie { officer, left } => c5_orders::order_die(state, officer, left, die, log),
        Frame::EventDie { unit, .. } => c5_events::dice_fallen(state, unit, die, log),
        Frame::BogDie { .. } => c4_march::bog_dice(state, die, log),
        Frame::RescueDie { unit, .. } => c5_orders::pulled(state, unit, die, log),
        Frame::SteppedDie(hit) => c6_effects::stepped_die(state, hit, die, log),
        Frame::DamageDie(hit) => c6_effects::damage_die(state, hit, die, log),
        Frame::MoraleDie { unit, modifier } => c11_morale::morale_die(state, unit, modifier, die, log),
        Frame::WreckDie(unit) => c10_vehicles::wreck_die(state, unit, die, log),
        Frame::RecoveryDie { unit, bonus } => c11_morale::recovery_die(state, unit, bonus, die, log),
        Frame::ScatterDie { mission, left } => c7_bombardment::scatter_die(state, mission, left, die),
        Frame::AirDie { sortie, against, guns } => c13_air::air_die(state, sortie, against, guns, die, log),
        _ => {}
    }
}

/// Runs what needs nobody's choice, up to the next decision, die or the end.
pub(crate) fn run(state: &mut State, log: &mut impl EventSink<Event>) {
    while state.ending.is_none() {
        let Some(frame) = state.stack.top() else { return };
        match frame {
            Frame::TakeColumn(_) | Frame::Count { .. } | Frame::Lay { .. } | Frame::Objective | Frame::Works => {
                if c1_scenario::settle(state, frame, log) {
                    return;
                }
            }
            Frame::Deploy(left) => {
                let any = c14_fog::reserves(state, Side::Defender).next().is_some();
                if left > 0 && any && !state.tokens.is_full() {
                    return;
                }
                state.stack.pop();
            }
            Frame::TurnStart(step) => c5_turns::start(state, step, log),
            Frame::Entry => {
                if c5_turns::is_beginning(state) {
                    return;
                }
                state.stack.pop();
            }
            Frame::TurnEnd(step) => c5_turns::end(state, step, log),
            Frame::RoundEnd => c5_turns::end_round(state, log),
            Frame::Execute => c5_orders::execute(state, log),
            Frame::MoveReact => {
                let mover = state.unit(state.march.unit);
                let stopped = mover.is_gone() || mover.panicked || mover.pinned > 0;
                if stopped {
                    state.march.halted = true;
                }
                if !stopped && c5_reactions::move_window(state) {
                    return;
                }
                c5_reactions::close_window(state);
            }
            Frame::MoveOn => c4_march::move_on(state, log),
            Frame::FireReact => {
                if c5_reactions::fire_window(state) {
                    return;
                }
                c5_reactions::close_window(state);
            }
            Frame::BombReact(mission) => {
                if c7_bombardment::bomb_window(state, mission) {
                    return;
                }
                c5_reactions::close_window(state);
            }
            Frame::Dice(unit) => {
                let it = state.unit(unit);
                let past_help = it.is_gone() || it.panicked;
                if !past_help && state.unit(state.order.officer).officer.dice != [0; 3] {
                    return;
                }
                c5_reactions::give_dice(state, Action::Dice(Pool::NONE), log);
            }
            Frame::Respond => c5_reactions::respond(state, log),
            Frame::Volley(group) => c6_fire::volley(state, group, log),
            Frame::Hits(at) => c6_effects::hits(state, at, log),
            Frame::Tests(at) => c6_effects::tests(state, at, log),
            Frame::Removal(unit) => {
                if !c6_effects::settle_removal(state, unit, log) {
                    return;
                }
            }
            Frame::Aftermath => c11_morale::aftermath(state, log),
            Frame::Bombard(mission) => c7_bombardment::fire(state, mission, log),
            Frame::Template(mission) => {
                if c7_bombardment::can_fire(state, mission) {
                    return;
                }
                c7_bombardment::break_off(state, mission);
            }
            Frame::Shells { mission, template } => c7_bombardment::shells(state, mission, template, log),
            Frame::Melee(side) => {
                if c9_assault::melee(state, side) {
                    return;
                }
            }
            Frame::StrikeReady(unit) => c9_assault::ready(state, unit, log),
            Frame::Clash => c9_assault::clash(state, log),
            Frame::Intercept(sortie) => {
                if c13_air::can_intercept(state, sortie) {
                    return;
                }
                state.stack.pop();
            }
            Frame::AirRaid(sortie) => {
                if c13_air::raid_pending(state, sortie, log) {
                    return;
                }
            }
            Frame::Bombs(sortie) => c13_air::bombs(state, sortie, log),
            Frame::Turn => {
                // Nothing is being carried out: no trace of what was.
                state.order = Order::IDLE;
                state.hen = Order::IDLE;
                state.march = March::none();
                state.dice = [0; 2];
                state.passed = 0;
                return;
            }
            _ => return,
        }
    }
}
