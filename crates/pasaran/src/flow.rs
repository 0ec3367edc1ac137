//! The game as the kernel sees it: decisions, chances, and what follows from each.

use crate::actions::{Action, Chance, Event, Mode};
use crate::hidden;
use crate::ids::{Card, Chit, Side};
use crate::menu::{Ask, Menu, Nothing};
use crate::rules::{c5_turn, c6_battle, c6_movement, c6_rail, c6_reaction, c6_retreat, c6_siege};
use crate::rules::{c7_cards, c7_effects, c7_production, c9_chits, c9_fog};
use crate::setup::{self, Setup};
use crate::state::{Frame, State, Throw};
use crate::view::View;
use frente_kernel::{
    Digest, EventSink, Game, GameInfo, Illegal, Node, Rng, RuleId, Seat, SetupError, Viewer, below, must,
};

/// The rules of *¿Pasarán?*.
#[derive(Clone, Copy, Debug)]
pub struct Pasaran;

/// The seat of a side.
#[inline]
pub const fn seat(side: Side) -> Seat {
    Seat(side as u8)
}

/// The side of a seat.
pub const fn side(seat: Seat) -> Side {
    if seat.0 == 0 { Side::Nationalist } else { Side::Republican }
}

/// The decisions of the game, one row each: at which frame, who chooses; what is offered; what the choice does. Nobody chooses at
/// the frames after `nobody`: there chance or [`run`] goes on.
macro_rules! decisions {
    (|$state:ident, $menu:ident, $action:ident, $log:ident|
     { $($frame:pat => $side:expr; $offers:expr; $does:expr;)+ }
     nobody: $automatic:pat) => {
        /// Who must choose at a frame; `None` where chance or the rules go on.
        #[allow(unused_variables, reason = "a row names what any of its three columns needs")]
        fn decider($state: &State, frame: Frame) -> Option<Side> {
            match frame { $($frame => Some($side),)+ $automatic => None }
        }

        #[allow(unused_variables, reason = "a row names what any of its three columns needs")]
        fn offer<A: Ask>($state: &State, frame: Frame, $menu: &mut Menu<A>) {
            match frame { $($frame => $offers,)+ $automatic => {} }
        }

        /// Carries out a choice at the top frame.
        #[allow(unused_variables, reason = "a row names what any of its three columns needs")]
        pub(crate) fn act($state: &mut State, $action: Action, $log: &mut impl EventSink<Event>) {
            let Some(frame) = $state.stack.top() else { return };
            $state.close_stacks(frame);
            match frame { $($frame => $does,)+ $automatic => {} }
        }
    };
}

decisions! { |state, menu, action, log|
{
    Frame::Opening => Side::Nationalist;
        c7_cards::opening_menu(state, menu); c7_cards::open(state, action, log);
    Frame::Window(window, side) => side;
        c7_cards::window_menu(state, window, side, menu); c7_cards::interrupt(state, side, action, log);
    Frame::Reply(card, side) => side;
        c7_cards::reply_menu(state, card, side, menu); c7_cards::reply(state, card, side, action, log);
    Frame::ChooseHq(card, side) => side;
        c7_effects::hq_menu(state, card, menu); c7_effects::choose_hq(state, action, log);
    Frame::Revolt(left) => Side::Nationalist;
        c7_effects::revolt_menu(state, menu); c7_effects::gather(state, left, action, log);
    Frame::Invade(units) => state.phasing();
        c7_effects::invade_menu(state, menu); c7_effects::invade(state, units, action);
    Frame::Landing(place, left) => state.phasing();
        c7_effects::landing_menu(state, place, menu); c7_effects::land(state, place, left, action, log);
    Frame::Airlift(left) => state.phasing();
        c7_effects::airlift_menu(state, menu); c7_effects::airlift(state, left, action, log);
    Frame::Restore(left, side) => side;
        c7_effects::restore_menu(state, side, menu); c7_effects::restore(state, left, side, action, log);
    Frame::Reinforce(side) => side;
        c5_turn::reinforce_menu(state, side, menu); c5_turn::reinforce(state, side, action, log);
    Frame::Regroup(unit) => unit.side();
        c5_turn::regroup_menu(state, unit, menu); c5_turn::regroup(state, unit, action, log);
    Frame::ChooseFirst(side) => side;
        c5_turn::first_menu(menu); c5_turn::choose_first(state, action, log);
    Frame::Rail => state.phasing();
        c6_rail::rail_menu(state, menu); c6_rail::choose(state, action);
    Frame::Rebase => state.phasing();
        c6_rail::rebase_menu(state, menu); c6_rail::choose(state, action);
    Frame::Move => state.phasing();
        c6_movement::move_menu(state, menu); c6_movement::choose(state, action, log);
    Frame::Carry(unit, Mode::Move) => unit.side();
        c6_movement::carry_menu(state, unit, menu);
        if let Action::To(to) = action { c6_movement::advance(state, unit, to, log) };
    Frame::Carry(unit, Mode::Reaction) => unit.side();
        c6_reaction::reaction_menu(state, unit, menu);
        if let Action::To(to) = action { c6_reaction::arrive(state, unit, to, log) };
    Frame::Carry(unit, Mode::Arrival) => unit.side();
        c5_turn::arrival_menu(state, unit, menu);
        if let Action::To(to) = action { c5_turn::arrive(state, unit, to, log) };
    Frame::Carry(unit, mode) => unit.side();
        c6_rail::carry_menu(state, unit, mode, menu);
        if let Action::To(to) = action { c6_rail::carry(state, unit, mode, to, log) };
    Frame::GoOn(unit, left) => unit.side();
        c6_movement::go_on_menu(state, unit, menu); c6_movement::go_on(state, unit, left, action, log);
    Frame::Exits => state.phasing().enemy();
        c6_reaction::exits_menu(state, menu); c6_reaction::exits(state, action, log);
    Frame::Announce => state.phasing();
        c6_reaction::announce_menu(state, menu); c6_reaction::announce(state, action, log);
    Frame::Force(place) => state.phasing();
        c6_reaction::force_menu(state, place, menu); c6_reaction::force(state, place, action, log);
    Frame::React => state.phasing().enemy();
        c6_reaction::react_menu(state, menu); c6_reaction::react(state, action);
    Frame::Battles => state.phasing();
        c6_battle::battles_menu(state, menu); c6_battle::choose(state, action);
    Frame::PlayChits(side) => side;
        c9_chits::play_menu(state, side, menu); c9_chits::play(state, side, action);
    Frame::CancelChit(side) => side;
        c9_chits::cancel_menu(state, side, menu); c9_chits::cancel(state, side, action, log);
    Frame::Mark(side, chit, left) => side;
        c9_chits::mark_menu(state, side, chit, menu); c9_chits::mark(state, (side, chit, left), action, log);
    Frame::Segments(side) => side;
        c6_battle::segments_menu(state, side, menu); c6_battle::shift(state, side, action, log);
    Frame::Losses(side) => side;
        c6_battle::losses_menu(state, side, menu); c6_battle::lose(state, side, action, log);
    Frame::RetreatChoice(side) => side;
        c6_retreat::choice_menu(state, side, menu); c6_retreat::choose(state, side, action, log);
    Frame::Leaving(side, why) => side;
        c6_retreat::leaving_menu(state, side, why, menu); c6_retreat::leave(state, why, action, log);
    Frame::Champion(place, side) => side;
        c6_siege::champion_menu(state, place, side, menu); c6_siege::name_champion(state, side, action);
    Frame::BuyCard(side) => side;
        c7_cards::buy_menu(state, side, menu); c7_cards::buy(state, side, action, log);
    Frame::LayUnder(side) => side;
        c7_cards::under_menu(state, menu); c7_cards::under(state, side, action, log);
    Frame::Produce(side) => side;
        c7_production::produce_menu(state, side, menu); c7_production::produce(state, side, action, log);
}
    nobody:
        Frame::Effect(..) | Frame::Throw(_) | Frame::Battle(_) | Frame::DrawChits(..) | Frame::Siege(_)
            | Frame::SiegeEnd(_) | Frame::DrawCards(..)
}

/// Everything that may be chosen at the top frame.
pub(crate) fn menu(state: &State) -> Menu {
    menu_about(state, Nothing)
}

/// Everything that may be chosen at the top frame, and why not what was asked about.
fn menu_about<A: Ask>(state: &State, asked: A) -> Menu<A> {
    let mut menu = Menu::about(asked);
    if let Some(frame) = state.stack.top().filter(|_| state.ending.is_none()) {
        offer(state, frame, &mut menu);
    }
    menu
}

/// What would be offered if `frame` were asked now.
pub(crate) fn menu_of(state: &State, frame: Frame) -> Menu {
    let mut menu = Menu::about(Nothing);
    offer(state, frame, &mut menu);
    menu
}

/// Runs automatic frames until a decision, a chance or the end.
pub(crate) fn run(state: &mut State, log: &mut impl EventSink<Event>) {
    while state.ending.is_none() {
        let Some(frame) = state.stack.top() else {
            c5_turn::next_step(state, log);
            continue;
        };
        match frame {
            Frame::Effect(card, side) => c7_effects::take_effect(state, card, side, log),
            Frame::Battle(stage) => c6_battle::run_stage(state, stage, log),
            Frame::Siege(place) => c6_siege::begin(state, place, log),
            Frame::SiegeEnd(place) => c6_siege::end(state, place, log),
            Frame::DrawCards(side, left) => {
                if c7_cards::draw_is_chance(state) {
                    return;
                }
                c7_cards::draw_known(state, side, left, log);
            }
            Frame::DrawChits(_, 0) => state.stack.pop(),
            Frame::DrawChits(..) => return,
            Frame::Throw(Throw::Shot) => {
                if c6_battle::aim(state, log) {
                    return;
                }
                state.stack.pop();
            }
            Frame::Throw(Throw::Siege(side)) if c6_siege::strength(state, side) == 0 => {
                c6_siege::stays_silent(state, side, log);
                state.stack.pop();
            }
            Frame::Throw(_) => return,
            Frame::Leaving(_, why) => {
                if !c6_retreat::settle_leaving(state, why, log) && !pass_by(state, log) {
                    return;
                }
            }
            Frame::Window(_, side) => {
                // Hand sizes lie open: who has nothing to play is not asked. Who holds only what everybody saw him take has
                // nothing to hide: he is asked where he can play it. Under fog even that would tell something.
                let held = state.hands[side.index()].without(state.fresh[side.index()]);
                let secret = held.any() && (state.options.fog || held.without(state.open_cards).any());
                if secret || menu(state).single().is_none() {
                    return;
                }
                state.stack.pop();
            }
            Frame::Move
            | Frame::Carry(..)
            | Frame::Reply(..)
            | Frame::PlayChits(_)
            | Frame::BuyCard(_)
            | Frame::Produce(_) => return,
            // Under fog even having nothing to do would tell something.
            Frame::Rail | Frame::Rebase | Frame::Exits | Frame::Announce | Frame::React | Frame::Reinforce(_)
                if state.options.fog =>
            {
                return;
            }
            _ => {
                if !pass_by(state, log) {
                    return;
                }
            }
        }
    }
}

/// Takes the only action there is; `false` where there is a choice.
fn pass_by(state: &mut State, log: &mut impl EventSink<Event>) -> bool {
    match menu(state).single() {
        Some(action) => {
            act(state, action, log);
            true
        }
        None => false,
    }
}

impl Game for Pasaran {
    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;

    const INFO: GameInfo = GameInfo {
        id: "pasaran",
        rules_version: 5,
        seats: (2, 2),
        hidden: true,
        max_steps: 100_000,
        scenarios: &["campaign1936", "war1937", "madrid1936"],
        options: setup::OPTIONS,
    };

    const NO_DRAW: Option<RuleId> = Some("8.0-no-surrender");

    fn initial(setup: &Setup) -> Result<State, SetupError> {
        let mut state = setup::initial(setup)?;
        run(&mut state, &mut frente_kernel::Silent);
        Ok(state)
    }

    fn seats(_: &State) -> u8 {
        2
    }

    #[inline]
    fn node(state: &State) -> Node {
        if let Some(ending) = state.ending {
            return Node::Over(state.outcome(ending));
        }
        match state.stack.top().and_then(|frame| decider(state, frame)) {
            Some(side) => Node::Decision(seat(side)),
            None => Node::Chance,
        }
    }

    fn legal_actions(state: &State, out: &mut Vec<Action>) {
        out.clear();
        menu(state).list(out);
    }

    fn check(state: &State, action: Action) -> Result<(), Illegal> {
        must(state.ending.is_none(), "8.0-table", "match-over")?;
        menu_about(state, action).verdict()
    }

    fn chance_outcomes(state: &State, out: &mut Vec<(Chance, u32)>) {
        out.clear();
        match state.stack.top().filter(|_| state.ending.is_none()) {
            Some(Frame::Throw(_)) => out.extend((1..=6).map(|face| (Chance::Die(face), 1))),
            Some(Frame::DrawCards(..)) => out.extend(state.pile.block.iter().map(|card| (Chance::Card(card), 1))),
            Some(Frame::DrawChits(side, _)) => {
                let cup = c9_chits::cup(state, side);
                let left = Chit::ALL.into_iter().filter(|chit| cup[chit.index()] > 0);
                out.extend(left.map(|chit| (Chance::Chit(chit), u32::from(cup[chit.index()]))));
            }
            _ => {}
        }
    }

    #[inline]
    fn sample_chance(state: &State, rng: &mut impl Rng) -> Chance {
        match state.stack.top() {
            Some(Frame::DrawCards(..)) => {
                let block = state.pile.block;
                Chance::Card(block.nth(below(rng, block.len().max(1))).unwrap_or(Card::FifthColumn))
            }
            Some(Frame::DrawChits(side, _)) => Chance::Chit(c9_chits::sample(&c9_chits::cup(state, side), rng)),
            _ => Chance::Die(1 + below(rng, 6) as u8),
        }
    }

    #[inline]
    fn sample_action(state: &State, rng: &mut impl Rng) -> Action {
        menu(state).draw(rng)
    }

    fn apply(state: &mut State, action: Action, log: &mut impl EventSink<Event>) {
        act(state, action, log);
        run(state, log);
    }

    fn resolve(state: &mut State, chance: Chance, log: &mut impl EventSink<Event>) {
        match (state.stack.top(), chance) {
            (Some(Frame::Throw(throw)), Chance::Die(die)) => settle(state, throw, die, log),
            (Some(Frame::DrawCards(side, left)), Chance::Card(card)) => {
                state.pile.block.remove(card);
                c7_cards::drawn(state, side, left, card, log);
            }
            (Some(Frame::DrawChits(side, left)), Chance::Chit(chit)) => c9_chits::draw(state, side, left, chit, log),
            _ => {}
        }
        run(state, log);
    }

    fn view(state: &State, viewer: Viewer) -> View {
        View::of(state, viewer)
    }

    fn redact(event: Event, viewer: Viewer) -> Option<Event> {
        event.redact(viewer)
    }

    fn determinize(state: &mut State, seat: Seat, rng: &mut impl Rng) {
        hidden::redeal(state, side(seat), rng);
    }

    fn is_reveal(state: &State, action: Action) -> bool {
        c9_fog::shows(state, action)
    }

    /// Without fog every counter lies open, and cards and chits are touched by actions of their own.
    fn is_open(state: &State, action: Action) -> bool {
        !state.options.fog && hidden::is_on_the_map(action)
    }

    fn digest(state: &State, out: &mut Digest) {
        state.write_digest(out);
    }

    fn faults(state: &State) -> Vec<String> {
        state.faults()
    }
}

/// A die has fallen.
fn settle(state: &mut State, throw: Throw, die: u8, log: &mut impl EventSink<Event>) {
    match throw {
        Throw::Shot => return c6_battle::settle_shot(state, die, log),
        _ => state.stack.pop(),
    }
    match throw {
        Throw::Initiative(Side::Nationalist) => {
            state.turn.die = die;
            state.stack.push(Frame::Throw(Throw::Initiative(Side::Republican)));
        }
        Throw::Initiative(Side::Republican) => c5_turn::settle_initiative(state, die, log),
        Throw::Weather => c5_turn::settle_weather(state, die, log),
        Throw::Siege(side) => c6_siege::settle_die(state, side, die, log),
        Throw::Shot => {}
    }
}
