//! Chapter 7, the turn: adjustments, the main phase with its right of reply, and the windows of combat.

use crate::actions::Event;
use crate::effects;
use crate::ids::{Board, Player, Side};
use crate::menu::{Menu, Over, Verb};
use crate::rules::{c3_cards, c5_boards, c7_actions, c9_abilities, c10_leadership};
use crate::sets::Cards;
use crate::setup::Scenario;
use crate::state::{Combat, Frame, Now, Stage, State, Window};
use frente_kernel::EventSink;

/// §7.4: a turn begins. Economy and Moral change, then the other influences are lined up (ruling R5).
pub(crate) fn begin(state: &mut State, log: &mut impl EventSink<Event>) {
    if state.turn > 0 {
        state.active = next_player(state);
    }
    state.turn += 1;
    let (player, side) = (state.active, state.active_side());
    state.stage = Stage::NotDeclared;
    state.combat = Combat::NONE;
    for side in Side::ALL {
        state.sides[side].now = Now::default();
    }
    // Protections last to the next turn of the player who gave them; a pair has its turns together (§11.6).
    state.holdings_mut(player).shields = Default::default();
    if state.agreed.scenario == Scenario::Pairs {
        state.holdings_mut(player.partner()).shields = Default::default();
    }
    log.emit(Event::TurnBegan { player, turn: state.turn });
    state.stack.replace(Frame::Armistice);
    state.stack.push(Frame::Main { player, after_pass: false, second: false });
    state.stack.push(Frame::Reinforcement);
    state.stack.push(Frame::Resistance);
    state.stack.push(Frame::Influences);
    adjust_economy(state, player, log);
    c5_boards::change_moral(state, side, -i16::from(state.data().rules.wear.0), log);
    line_up_influences(state, player);
}

/// §11.4, §11.6: whose turn is next.
fn next_player(state: &State) -> Player {
    match state.agreed.scenario {
        Scenario::Independent => Player((state.active.0 + 1) % 4),
        Scenario::Duel | Scenario::Pairs => Player::first(state.active_side().foe()),
    }
}

/// §7.5: the income and all influences on Economy, at once.
fn adjust_economy(state: &mut State, player: Player, log: &mut impl EventSink<Event>) {
    let side = player.side();
    let (table, persons) = (state.table(side), c7_actions::persons(state, player));
    let mut by = i16::from(state.agreed.income);
    if !(persons & table.adjusters).is_empty() {
        for (slot, ability) in &table.adjust_economy {
            if persons.has(*slot) && effects::is_usable(state, player, *ability) {
                by += state.tables().ability(*ability).steps.iter().fold(0, |sum, effect| match effect {
                    crate::data::Effect::Economy(_, by) => sum + i16::from(*by),
                    _ => sum,
                });
            }
        }
    }
    c5_boards::change_economy(state, side, by, log);
}

/// The other influences: their conditions are read now, after the wear and before any of them acts.
fn line_up_influences(state: &mut State, player: Player) {
    let side = player.side();
    let (table, persons) = (state.table(side), c7_actions::persons(state, player));
    state.queue = 0;
    if (persons & table.adjusters).is_empty() {
        return;
    }
    for (at, (slot, ability)) in table.adjust_other.iter().enumerate() {
        if persons.has(*slot) && effects::is_usable(state, player, *ability) {
            state.queue |= 1 << at;
        }
    }
}

/// §7.3: the next influence of the adjustments acts.
pub(crate) fn run_influences(state: &mut State) {
    if state.queue == 0 {
        state.stack.pop();
        return;
    }
    let at = state.queue.trailing_zeros();
    state.queue &= state.queue - 1;
    let player = state.active;
    let (_, ability) = state.table(player.side()).adjust_other[at as usize];
    state.stack.push(Frame::Run { ability, pc: 0, player });
}

/// §7.7: the Resistance Turns of the objective one defends.
pub(crate) fn run_resistance(state: &mut State, log: &mut impl EventSink<Event>) {
    state.stack.pop();
    let side = state.active_side();
    if c5_boards::has_half(state, side) {
        c5_boards::change_turns(state, side, -i16::from(state.data().rules.turns.0), log);
    }
}

/// §7.8: reinforcement, but not in one's first turn.
pub(crate) fn run_reinforcement(state: &mut State) {
    state.stack.pop();
    let (player, left) = (state.active, state.agreed.draw);
    if state.holdings(player).fresh {
        return;
    }
    if state.agreed.scenario == Scenario::Pairs {
        state.stack.push(Frame::Draw { player: player.partner(), left });
    }
    state.stack.push(Frame::Draw { player, left });
}

/// §7.9: what a side may do when it is its move in the main phase.
pub(crate) fn menu_main(state: &State, player: Player, menu: &mut Menu) {
    let side = player.side();
    let table = state.table(side);
    menu.add_one(Verb::Pass);
    let active = side == state.active_side();
    if active {
        if state.stage == Stage::NotDeclared && state.fields.0.iter().any(Option::is_some) {
            menu.add_one(Verb::DeclareCombat);
        }
        c10_leadership::menu_use(state, player, menu);
    }
    let allowed = if active { table.all } else { table.measures };
    menu.add_cards(Verb::Play, side, c3_cards::playable(state, player, allowed));
    for which in 0..2 {
        menu.add_cards(Verb::Intervene(which), side, c7_actions::interventions(state, player, which));
    }
    if active {
        menu_military(state, player, menu);
        c10_leadership::menu_name(state, player, menu);
        menu_activation(state, player, menu);
    }
}

fn menu_military(state: &State, player: Player, menu: &mut Menu) {
    let side = player.side();
    if state.fields.0.iter().all(Option::is_none) {
        return;
    }
    let set = c7_actions::mobilisable(state, player);
    if !set.is_empty() {
        for front in Side::ALL {
            menu.add_cards(Verb::Mobilise(front), side, set & c7_actions::admitted(state, side, front));
        }
    }
    // §9.6: before the combat.
    if state.stage == Stage::NotDeclared {
        let set = c7_actions::enthusiasts(state, player);
        if !set.is_empty() {
            for front in Side::ALL {
                menu.add_cards(Verb::Enthuse(front), side, set & c7_actions::admitted(state, side, front));
            }
        }
    }
    let back = state.mobilised(side) & c7_actions::reach(state, player) & c7_actions::ready(state, side);
    menu.add_cards(Verb::Demobilise, side, back);
}

/// §7.21: by conditions, the active side only.
fn menu_activation(state: &State, player: Player, menu: &mut Menu) {
    let by_board = Board::ALL.map(|board| c5_boards::activatable(state, player, board));
    if state.agreed.random_objectives {
        let some = Board::ALL.into_iter().filter(|board| !by_board[board.index()].is_empty());
        menu.add_small(Verb::ActivateAny, some.map(Board::index));
    } else {
        menu.add(Verb::Activate, Over::Objectives, by_board[0] | by_board[1]);
    }
}

/// §7.24, §8.9, §8.17, §8.20: what a side may do in a window of combat (rulings R2, R19).
pub(crate) fn menu_window(state: &State, window: Window, player: Player, menu: &mut Menu) {
    let side = player.side();
    menu.add_one(Verb::Pass);
    if matches!(window, Window::Reply | Window::First) {
        let measures: Cards = state.table(side).measures;
        menu.add_cards(Verb::Play, side, c3_cards::playable(state, player, measures));
    }
    for which in 0..2 {
        menu.add_cards(Verb::Intervene(which), side, c7_actions::interventions(state, player, which));
    }
    if window != Window::Reply {
        c9_abilities::menu(state, player, menu);
    }
}

/// Whether a player who passes leaves the move to his partner first: the side passes when both have.
fn has_partner_to_ask(state: &State, player: Player, second: bool) -> bool {
    !second
        && match state.agreed.scenario {
            Scenario::Duel => false,
            Scenario::Pairs => true,
            // §11.4: the active player's partner does not act.
            Scenario::Independent => player.side() != state.active_side(),
        }
}

/// §7.23: a side passes in the main phase (ruling R1).
pub(crate) fn pass_main(state: &mut State, player: Player, after_pass: bool, second: bool) {
    if has_partner_to_ask(state, player, second) {
        state.stack.replace(Frame::Main { player: player.partner(), after_pass, second: true });
    } else if player.side() == state.active_side() {
        let player = state.voice(player.side().foe());
        state.stack.replace(Frame::Main { player, after_pass: true, second: false });
    } else if after_pass {
        // An active pass answered by a passive pass: the phase is over.
        state.stack.pop();
    } else {
        state.stack.replace(Frame::Main { player: state.active, after_pass: false, second: false });
    }
}

/// §7.24: after a move of one side the other may reply.
pub(crate) fn hand_over_main(state: &mut State, player: Player) {
    let next = state.voice(player.side().foe());
    state.stack.replace(Frame::Main { player: next, after_pass: false, second: false });
}

/// A pass in a window: it closes when both sides pass in a row.
pub(crate) fn pass_window(state: &mut State, window: Window, player: Player, passed: bool, second: bool) {
    if has_partner_to_ask(state, player, second) {
        state.stack.replace(Frame::Window { window, player: player.partner(), passed, second: true });
    } else if passed {
        state.stack.pop();
        if window == Window::Reply {
            state.stage = Stage::Fighting;
        }
    } else {
        let player = state.voice(player.side().foe());
        state.stack.replace(Frame::Window { window, player, passed: true, second: false });
    }
}

pub(crate) fn hand_over_window(state: &mut State, window: Window, player: Player) {
    let player = state.voice(player.side().foe());
    state.stack.replace(Frame::Window { window, player, passed: false, second: false });
}

/// §7.22: combat is declared; its whole sequence is laid out (§8.6).
pub(crate) fn declare_combat(state: &mut State, log: &mut impl EventSink<Event>) {
    let (active, side) = (state.active, state.active_side());
    let passive = state.voice(side.foe());
    state.stage = Stage::Declared;
    state.combat.defender = passive;
    log.emit(Event::CombatDeclared(side));
    state.stack.replace(Frame::Main { player: active, after_pass: false, second: false });
    let window = |window, player| Frame::Window { window, player, passed: false, second: false };
    state.stack.push(Frame::EndCombat);
    state.stack.push(Frame::Resolution);
    state.stack.push(window(Window::Third, active));
    state.stack.push(Frame::Defensive);
    state.stack.push(Frame::Defender { player: passive });
    state.stack.push(window(Window::Second, active));
    state.stack.push(Frame::Offensive);
    state.stack.push(window(Window::First, active));
    state.stack.push(window(Window::Reply, passive));
}
