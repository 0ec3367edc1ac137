//! Chapter 7, the turn: adjustments, the main phase with its right of reply, and the windows of combat.

use crate::actions::Event;
use crate::effects;
use crate::ids::{Player, Side};
use crate::menu::{Listing, Verb};
use crate::rules::{c3_cards, c5_boards, c7_actions, c9_abilities, c10_leadership};
use crate::sets::Slot;
use crate::setup::Scenario;
use crate::state::{Battle, Combat, Frame, Now, Stage, State, Window};
use frente_kernel::{EventSink, Illegal, must};

/// §1.4, §7.4: a turn begins, and its phases are laid out: adjustments, main phase, armistice. Economy and Moral change, then the other influences are lined up (ruling R5).
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
    adjust_economy(state, player, log);
    c5_boards::change_moral(state, side, -i16::from(state.data().rules.wear.0), log);
    state.stack.push(Frame::Influences { queue: influences(state, player) });
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
            if persons.contains(*slot) && effects::may_use(state, player, *ability).is_ok() {
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
fn influences(state: &State, player: Player) -> u32 {
    let (table, persons) = (state.table(player.side()), c7_actions::persons(state, player));
    if (persons & table.adjusters).is_empty() {
        return 0;
    }
    let acts = |slot: Slot, ability: u16| persons.contains(slot) && effects::may_use(state, player, ability).is_ok();
    let acting = (0..).zip(&table.adjust_other).filter(|(_, (slot, ability))| acts(*slot, *ability));
    acting.fold(0, |queue, (at, _)| queue | 1 << at)
}

/// §7.3: the next influence of the adjustments acts.
pub(crate) fn run_influences(state: &mut State, queue: u32) {
    if queue == 0 {
        state.stack.pop();
        return;
    }
    let at = queue.trailing_zeros();
    state.stack.replace(Frame::Influences { queue: queue & (queue - 1) });
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

/// §7.9: what a side may do when it has the move in the main phase. §7.12 names the five uses of cards in play; what
/// §7.2 keeps from the passive side each list says itself.
pub(crate) fn list_main(state: &State, player: Player, listing: &mut impl Listing) {
    let side = player.side();
    listing.open(Verb::Pass);
    listing.one(Verb::DeclareCombat, || may_declare_combat(state, side));
    c10_leadership::list_use(state, player, listing);
    listing.cards(Verb::Play, side, |of| c3_cards::may_play(state, player, of));
    c7_actions::list_interventions(state, player, listing);
    c7_actions::list(state, player, listing);
    c10_leadership::list_naming(state, player, listing);
    c5_boards::list_activation(state, player, listing);
}

/// §7.22: whether a side may declare combat now.
fn may_declare_combat(state: &State, side: Side) -> Result<(), Illegal> {
    must(side == state.active_side(), "7.22", "only-the-active-side")?;
    must(state.stage == Stage::NotDeclared, "7.22", "combat-already-declared")?;
    must(state.fields.values().iter().any(Option::is_some), "7.22", "no-objective-to-fight-for")
}

/// §7.24, §8.9, §8.17, §8.20: what a side may do in a window of combat (rulings R2, R19).
pub(crate) fn list_window(state: &State, window: Window, player: Player, listing: &mut impl Listing) {
    listing.open(Verb::Pass);
    listing.cards(Verb::Play, player.side(), |of| c3_cards::may_play_in_combat(state, window, player, of));
    c7_actions::list_interventions(state, player, listing);
    if window != Window::Reply {
        c9_abilities::list(state, player, listing);
    }
}

/// Whether a player who passes leaves the move to the partner first: the side passes when both have.
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
    state.combat.battle = Some(Battle::BEGUN);
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
