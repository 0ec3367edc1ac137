//! The game as the kernel sees it: decisions, chances, and what follows from each.

use crate::actions::{Action, Chance, Event};
use crate::ids::CardNo;
use crate::menu;
use crate::rules::c4_sequence::{self, Swap};
use crate::rules::{c6_front_advance, c7_player_actions, c8_dissent, c10_detailed};
use crate::setup::{self, Setup};
use crate::state::{Brest, Frame, State, Throw};
use crate::view::View;
use frente_kernel::{CardSet, Digest, EventSink, Game, GameInfo, Illegal, Node, Rng, Seat, SetupError, Viewer, below};

/// The rules of *Amanecer soviético*.
#[derive(Clone, Copy, Debug)]
pub struct Amanecer;

/// The one seat of this game.
pub const PLAYER: Seat = Seat(0);

impl Game for Amanecer {
    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;

    const INFO: GameInfo = GameInfo {
        id: "amanecer",
        rules_version: 2,
        seats: (1, 1),
        hidden: false,
        max_steps: 5_000,
        scenarios: &["civil-war"],
        options: setup::OPTIONS,
    };

    fn initial(setup: &Setup) -> Result<State, SetupError> {
        setup.check()?;
        Ok(State::new(setup))
    }

    fn seats(_: &State) -> u8 {
        1
    }

    #[inline]
    fn node(state: &State) -> Node {
        if let Some(ending) = state.ending {
            return Node::Over(state.outcome(ending));
        }
        match state.stack.top() {
            Some(Frame::Draw | Frame::Throw(_) | Frame::Expertise(_)) => Node::Chance,
            _ => Node::Decision(PLAYER),
        }
    }

    fn legal_actions(state: &State, out: &mut Vec<Action>) {
        out.clear();
        let mut menu = menu::menu(state);
        while menu != 0 {
            out.push(Action::ALL[menu.trailing_zeros() as usize]);
            menu &= menu - 1;
        }
    }

    fn check(state: &State, action: Action) -> Result<(), Illegal> {
        menu::check(state, action)
    }

    fn chance_outcomes(state: &State, out: &mut Vec<(Chance, u32)>) {
        out.clear();
        match state.stack.top() {
            Some(Frame::Draw) => out.extend(state.deck.iter().map(|card| (Chance::Card(CardNo(card)), 1))),
            _ => out.extend((1..=6).map(|face| (Chance::Die(face), 1))),
        }
    }

    #[inline]
    fn sample_chance(state: &State, rng: &mut impl Rng) -> Chance {
        if let Some(Frame::Draw) = state.stack.top()
            && let Some(card) = state.deck.draw(rng)
        {
            return Chance::Card(CardNo(card));
        }
        Chance::Die(1 + below(rng, 6) as u8)
    }

    #[inline]
    fn sample_action(state: &State, rng: &mut impl Rng) -> Action {
        let menu = CardSet::from_bits(menu::menu(state));
        Action::ALL[usize::from(menu.draw(rng).unwrap_or(Action::AcceptDice.code()))]
    }

    #[inline]
    fn apply(state: &mut State, action: Action, log: &mut impl EventSink<Event>) {
        match state.stack.top() {
            Some(Frame::Actions) => c7_player_actions::spend_action(state, action, log),
            Some(Frame::Markers) => c7_player_actions::spend_marker(state, action, log),
            Some(Frame::Cheka) if action == Action::UseCheka => c4_sequence::use_cheka(state, log),
            Some(Frame::Brest) if action == Action::SignTreaty => {
                c10_detailed::choose_brest(state, Brest::Treaty, log);
            }
            Some(Frame::Brest) => c10_detailed::choose_brest(state, Brest::Bukharin, log),
            Some(Frame::Subversion) => {
                let swap = if action == Action::SwapPhases { Swap::Yes } else { Swap::No };
                c4_sequence::lay_out_phases(state, swap, log);
            }
            Some(Frame::GoldAdvance(front, boxes)) => {
                state.stack.pop();
                if action == Action::BlockAdvance {
                    c7_player_actions::spend_gold(state, log);
                    log.emit(Event::AdvanceBlocked(front));
                    state.stack.push(Frame::Advance(front, boxes - 1));
                } else {
                    c6_front_advance::advance_one(state, front, boxes, log);
                }
            }
            Some(Frame::GoldDice(throw)) => {
                match action {
                    Action::SetDie(face) => {
                        c7_player_actions::spend_gold(state, log);
                        state.turn.dice[0] = face;
                        log.emit(Event::DieTurned(face));
                    }
                    Action::SetExpertise(face) => {
                        c7_player_actions::spend_gold(state, log);
                        state.turn.dice[1] = face;
                        log.emit(Event::ExpertiseTurned(face));
                    }
                    _ => {}
                }
                settle(state, throw, log);
            }
            _ => state.stack.pop(), // the card is kept
        }
        c4_sequence::run(state, log);
    }

    #[inline]
    fn resolve(state: &mut State, chance: Chance, log: &mut impl EventSink<Event>) {
        match (state.stack.top(), chance) {
            (Some(Frame::Draw), Chance::Card(card)) => c4_sequence::reveal(state, card, log),
            (Some(Frame::Throw(throw)), Chance::Die(die)) => {
                state.turn.dice = [die, 0];
                let is_offensive = matches!(throw, Throw::Offensive(..));
                if is_offensive && state.owns(crate::ids::Asset::AppliedExpertise) {
                    // §7.5.4: a second die with every offensive.
                    state.stack.pop();
                    state.stack.push(Frame::Expertise(throw));
                } else {
                    after_dice(state, throw, log);
                }
            }
            (Some(Frame::Expertise(throw)), Chance::Die(die)) => {
                state.turn.dice[1] = die;
                after_dice(state, throw, log);
            }
            _ => {}
        }
        c4_sequence::run(state, log);
    }

    fn view(state: &State, _: Viewer) -> View {
        View::of(state)
    }

    fn redact(event: Event, _: Viewer) -> Option<Event> {
        Some(event)
    }

    fn determinize(_: &mut State, _: Seat, _: &mut impl Rng) {}

    fn digest(state: &State, out: &mut Digest) {
        state.write_digest(out);
    }

    fn faults(state: &State) -> Vec<String> {
        state.faults()
    }
}

/// §7.5.7: with the gold at hand the dice may still be turned (ruling B12); else they count.
fn after_dice(state: &mut State, throw: Throw, log: &mut impl EventSink<Event>) {
    if state.owns(crate::ids::Asset::ImperialGold) {
        state.stack.pop();
        state.stack.push(Frame::GoldDice(throw));
    } else {
        settle(state, throw, log);
    }
}

/// The dice count.
fn settle(state: &mut State, throw: Throw, log: &mut impl EventSink<Event>) {
    state.stack.pop();
    let die = state.turn.dice[0];
    match throw {
        Throw::Offensive(front, by) => c7_player_actions::settle_offensive(state, front, by, log),
        Throw::Political(by) => c7_player_actions::settle_political(state, by, log),
        Throw::Reorganize(by) => c7_player_actions::settle_reorganization(state, by, log),
        Throw::Table => c7_player_actions::settle_table(state, log),
        Throw::Streak(drm) => c7_player_actions::settle_streak(state, drm, log),
        Throw::Dissent => c8_dissent::settle_dissent(state, log),
        Throw::Removal(front) => c8_dissent::settle_removal(state, front, die, log),
        Throw::Fortification(front) => c6_front_advance::settle_fortification(state, front, die, log),
        Throw::Makhno => c10_detailed::settle_makhno(state, die, log),
    }
}
