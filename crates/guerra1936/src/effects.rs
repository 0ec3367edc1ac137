//! The interpreter of abilities: conditions, effects, and the questions an effect may ask.
//!
//! An ability runs as a frame, one step at a time, so a step may ask for cards, draw, or set off another ability.
//! Mandatory effects stand first and were looked at before anything was paid (§3.10, ruling R11).

mod picking;

use crate::actions::{Event, Why};
use crate::data::{Condition, CostUntil, Count, Effect, Origin, Pick, Role, Until, Which, Who, Zone};
use crate::ids::{BySide, Danger, Faction, Player, Side};
use crate::rules::{c3_cards, c5_boards, c7_actions, c10_leadership};
use crate::sets::{Cards, Factions, Slot};
use crate::setup::Scenario;
use crate::state::{Cheap, Frame, Stage, State};
use frente_kernel::{EventSink, Illegal, must};

pub(crate) use picking::{asks_anyway, candidates, choose, list, selector, targets};

/// §3.10: all conditions hold and all mandatory effects can be carried out.
pub(crate) fn may_use(state: &State, player: Player, ability: u16) -> Result<(), Illegal> {
    may_use_after(state, player, ability, 0)
}

/// The same for a player whose own side is about to lose so much Moral besides (§11.2).
pub(crate) fn may_use_after(state: &State, player: Player, ability: u16, loss: u8) -> Result<(), Illegal> {
    let ability = state.tables().ability(ability);
    for condition in &ability.conditions {
        must_hold(state, player, ability.origin, condition)?;
    }
    for effect in &ability.steps[..ability.mandatory] {
        must_be_possible(state, player, ability.origin, effect, loss)?;
    }
    Ok(())
}

#[inline]
fn must_hold(state: &State, player: Player, origin: Origin, condition: &Condition<Pick>) -> Result<(), Illegal> {
    let side = player.side();
    let own = &state.sides[side];
    match condition {
        Condition::HasLeader => must(own.leader.is_some(), "3.10", "needs-a-leader"),
        Condition::Leader(faction) => {
            must(own.leader.is_some_and(|leader| leader.faction == *faction), "3.10", "needs-another-leader")
        }
        Condition::There { at_least, are } => {
            must(picking::found(state, player, origin, are) >= u32::from(*at_least), "3.10", "needs-cards")
        }
        Condition::ObjectiveActive(Which::Defended) => {
            must(state.fields[side].is_some(), "3.10", "needs-objective-defended")
        }
        Condition::ObjectiveActive(Which::Attacked) => {
            must(state.fields[side.foe()].is_some(), "3.10", "needs-objective-attacked")
        }
        Condition::ObjectiveActive(_) => {
            must(state.fields.values().iter().any(Option::is_some), "3.10", "needs-military-objective")
        }
        Condition::MoralAtMost(most) => must(own.moral <= *most, "3.10", "moral-too-high"),
        Condition::FactionsInPlay(least) => {
            must(factions_in_play(state, side) >= u32::from(*least), "3.10", "needs-factions")
        }
        Condition::NoCombatThisTurn => must(state.stage == Stage::NotDeclared, "3.10", "combat-was-fought"),
        Condition::HalfResistance => must(c5_boards::has_half(state, side), "3.10", "needs-half-resistance"),
        Condition::InCombat => must(state.stage == Stage::Fighting, "3.10", "only-in-combat"),
        Condition::OwnTurn => must(state.active_side() == side, "3.10", "only-in-own-turn"),
    }
}

/// Ruling R12: factions of a side's cards in play; generic cards are one, double cards both, Assimilation also the
/// leader's, sympathy none.
fn factions_in_play(state: &State, side: Side) -> u32 {
    let (table, cards) = (state.table(side), state.in_play(side));
    let present = |faction: &Faction| !(table.factions[*faction] & cards).is_empty();
    let mut found: Factions = Faction::ALL.into_iter().filter(present).collect();
    if let Some(leader) = state.sides[side].leader
        && !(table.assimilation & cards).is_empty()
    {
        found.insert(leader.faction);
    }
    found.len()
}

/// Ruling R11: a mandatory effect can be carried out in full. What a search finds is nobody else's business, so a search
/// always can (ruling R9).
fn must_be_possible(
    state: &State,
    player: Player,
    origin: Origin,
    effect: &Effect<Pick>,
    loss: u8,
) -> Result<(), Illegal> {
    let side = |who: &Who| side_of(player, *who);
    match effect {
        Effect::Economy(who, by @ ..0) => {
            must(state.sides[side(who)].economy >= by.unsigned_abs(), "3.10", "no-economy-to-lose")
        }
        Effect::Moral(who, by @ ..0) => {
            let gone = if side(who) == player.side() { loss } else { 0 };
            must(state.sides[side(who)].moral >= by.unsigned_abs().saturating_add(gone), "3.10", "no-moral-to-lose")
        }
        Effect::Diplomacy(_, ..0) => must(c5_boards::can_lose(state), "3.10", "no-diplomacy-to-lose"),
        Effect::Diplomacy(..) => {
            let some = Side::ALL.into_iter().any(|front| c5_boards::can_move(state, front));
            must(some, "3.10", "no-ring-to-move")
        }
        Effect::Resistance(which, _) | Effect::ResistanceTurns(which, _) => {
            must(fronts(state, player, *which).next().is_some(), "3.10", "no-resistance-to-change")
        }
        Effect::Draw(who, cards) => {
            let target = drawing(state, player, *who);
            must(state.holdings(target).reserve.len() >= u32::from(*cards), "3.10", "too-few-cards-to-draw")
        }
        Effect::Discard(who, cards) => {
            let target = discarding(state, player, *who);
            must(discardable(state, target).len() >= u32::from(*cards), "3.10", "too-few-cards-to-discard")
        }
        Effect::ActivateObjective(board) => {
            must(!c5_boards::free_objectives(state, *board).is_empty(), "3.10", "no-objective-to-activate")
        }
        Effect::Economy(..) | Effect::Moral(..) | Effect::LookAtHand(_) | Effect::Cost { .. } | Effect::Grant(..) => {
            Ok(())
        }
        effect => {
            let some = |on: &Pick| on.zone == Zone::Reserve || both(targets(state, player, origin, effect, on)) > 0;
            must(selector(effect).is_none_or(some), "3.10", "no-card-to-act-on")
        }
    }
}

/// The cards a player may discard for their side: their own hand, or those of the pair, which shows them to each other
/// (§3.12, §11.6).
pub(crate) fn discardable(state: &State, player: Player) -> Cards {
    let own = state.holdings(player).hand;
    match state.agreed.scenario {
        Scenario::Pairs => own | state.holdings(player.partner()).hand,
        _ => own,
    }
}

/// Whether an ability of the leader has anything to act on (ruling R36).
pub(crate) fn has_target(state: &State, player: Player, ability: u16) -> bool {
    let ability = state.tables().ability(ability);
    ability.steps.iter().any(|effect| match effect {
        Effect::Diplomacy(..) => Side::ALL.into_iter().any(|front| c5_boards::can_move(state, front)),
        Effect::Resistance(..) | Effect::ResistanceTurns(..) => state.fields.values().iter().any(Option::is_some),
        Effect::Block(on) | Effect::Demobilise(on) | Effect::ExtraAction(on) => {
            let found = targets(state, player, ability.origin, effect, on);
            !(found[Side::National] | found[Side::Republic]).is_empty()
        }
        _ => true,
    })
}

/// Sets off abilities that act by themselves, the first one first, where their conditions hold.
pub(crate) fn trigger(state: &mut State, player: Player, abilities: &[u16]) {
    for ability in abilities.iter().rev() {
        if may_use(state, player, *ability).is_ok() {
            state.stack.push(Frame::Run { ability: *ability, pc: 0, player });
        }
    }
}

fn side_of(player: Player, who: Who) -> Side {
    match who {
        Who::Own | Who::Winner => player.side(),
        Who::Enemy | Who::Loser => player.side().foe(),
    }
}

/// The player who draws for a side. For the side of the card, that is the player who plays it.
fn drawing(state: &State, player: Player, who: Who) -> Player {
    match who {
        Who::Own => player,
        Who::Winner => drawing_for_side(state, player),
        Who::Enemy | Who::Loser => drawing_for_side(state, state.voice(player.side().foe())),
    }
}

/// §11.6: the player of a pair who draws: `player`, or the partner where `player` has no card to draw or no room for it.
pub(crate) fn drawing_for_side(state: &State, player: Player) -> Player {
    let limit = u32::from(state.data().rules.hand.0);
    let can = |player: Player| {
        let hold = state.holdings(player);
        !hold.reserve.is_empty() && hold.hand.len() < limit
    };
    let partner = player.partner();
    if state.agreed.scenario == Scenario::Pairs && !can(player) && can(partner) { partner } else { player }
}

/// The player who discards for a side: the one who speaks for it, or an independent partner where that hand is empty.
pub(crate) fn discarding(state: &State, player: Player, who: Who) -> Player {
    let target = match who {
        Who::Own | Who::Winner => player,
        Who::Enemy | Who::Loser => state.voice(player.side().foe()),
    };
    let empty = state.agreed.scenario == Scenario::Independent && state.holdings(target).hand.is_empty();
    if empty { target.partner() } else { target }
}

/// The selector behind a discount on coming plays.
pub(crate) fn cost_pick(state: &State, ability: u16, pc: u8) -> &'static Pick {
    match &state.tables().ability(ability).steps[usize::from(pc)] {
        Effect::Cost { on, .. } => on,
        _ => unreachable!("a discount is recorded with the effect it comes from"),
    }
}

/// Runs the next step of an ability.
pub(crate) fn run(state: &mut State, ability: u16, pc: u8, player: Player, log: &mut impl EventSink<Event>) {
    let program = state.tables().ability(ability);
    let Some(effect) = program.steps.get(usize::from(pc)) else {
        state.stack.pop();
        return;
    };
    state.stack.replace(Frame::Run { ability, pc: pc + 1, player });
    let side = |who: &Who| side_of(player, *who);
    match effect {
        Effect::Economy(who, by) => c5_boards::change_economy(state, side(who), i16::from(*by), log),
        Effect::Moral(who, by) => c5_boards::change_moral(state, side(who), i16::from(*by), log),
        Effect::Diplomacy(who, by @ 0..) => c5_boards::gain(state, side(who), by.unsigned_abs(), player, log),
        Effect::Diplomacy(who, by) => c5_boards::lose(state, side(who), by.unsigned_abs(), player, log),
        Effect::Resistance(which, _) | Effect::ResistanceTurns(which, _) => {
            let mut fronts = fronts(state, player, *which);
            match (fronts.next(), fronts.next()) {
                (Some(front), None) => resist(state, ability, pc, player, front, log),
                (Some(_), Some(_)) => state.stack.push(Frame::Front { ability, pc, player }),
                _ => {}
            }
        }
        Effect::Draw(who, cards) => {
            let player = drawing(state, player, *who);
            state.stack.push(Frame::Draw { player, left: *cards });
        }
        Effect::Discard(who, cards) => {
            let player = discarding(state, player, *who);
            state.stack.push(Frame::Discard { player, left: *cards });
        }
        Effect::Cost { by, on, until: CostUntil::NextPlays, .. } => {
            let cards = if let Count::UpTo(cards) = on.count { cards } else { 1 };
            add_discount(state, player.side(), Cheap { left: cards, by: *by, ability, pc });
            log.emit(Event::Cheaper { side: player.side(), cards, by: *by });
        }
        Effect::LookAtHand(_) => look_at_hands(state, player, log),
        Effect::ActivateObjective(board) => {
            if !c5_boards::free_objectives(state, *board).is_empty() {
                state.stack.push(Frame::Activation { player, board: *board });
            }
        }
        Effect::Search(_) => picking::ask(state, ability, pc, player),
        Effect::PutInPlay(on) if on.zone == Zone::Reserve => picking::ask(state, ability, pc, player),
        Effect::Recover(on)
        | Effect::Return(on)
        | Effect::PutInPlay(on)
        | Effect::Eliminate(on)
        | Effect::Mobilise(on)
        | Effect::Demobilise(on)
        | Effect::Force(_, on)
        | Effect::Bonus(_, on)
        | Effect::Block(on)
        | Effect::ExtraAction(on)
        | Effect::Protect { on, .. } => picking::begin(state, ability, pc, player, on, log),
        Effect::Cost { .. } | Effect::Grant(..) => {}
    }
}

/// The active military objectives an effect may be about.
fn fronts(state: &State, player: Player, which: Which) -> impl Iterator<Item = Side> + use<> {
    let (own, fields) = (player.side(), state.fields);
    Side::ALL.into_iter().filter(move |front| {
        let role = match which {
            Which::Any | Which::ByRole => true,
            Which::Defended => *front == own,
            Which::Attacked => *front != own,
        };
        role && fields[*front].is_some()
    })
}

/// Carries out a change of Resistance on one objective.
pub(crate) fn resist(
    state: &mut State,
    ability: u16,
    pc: u8,
    player: Player,
    front: Side,
    log: &mut impl EventSink<Event>,
) {
    let signed = |which: Which, by: i8| match which {
        // Ruling D26: what one defends gains, what one attacks loses.
        Which::ByRole if front != player.side() => -i16::from(by),
        _ => i16::from(by),
    };
    match state.tables().ability(ability).steps[usize::from(pc)] {
        Effect::Resistance(which, by) => c5_boards::change_resistance(state, front, signed(which, by), log),
        Effect::ResistanceTurns(which, by) => c5_boards::change_turns(state, front, signed(which, by), log),
        _ => {}
    }
}

fn add_discount(state: &mut State, side: Side, discount: Cheap) {
    let cheap = &mut state.sides[side].now.cheap;
    let free = cheap.iter().position(|cheap| cheap.left == 0).unwrap_or(cheap.len() - 1);
    cheap[free] = discount;
}

/// The enemy's hands are looked at, and remembered by the side that looked.
fn look_at_hands(state: &mut State, player: Player, log: &mut impl EventSink<Event>) {
    for target in state.players_of_all().filter(|target| target.side() != player.side()) {
        let hold = state.holdings_mut(target);
        hold.looked = hold.hand;
        log.emit(Event::HandLooked { player, target });
    }
}

/// The dangers one may be protected from until the protector's next turn, in the order of [`Holdings::shields`].
///
/// [`Holdings::shields`]: crate::state::Holdings::shields
pub(crate) const LASTING: [Danger; 3] = [Danger::Elimination, Danger::Return, Danger::Block];

/// Gives an effect to one card.
pub(crate) fn give(
    state: &mut State,
    effect: &Effect<Pick>,
    player: Player,
    (side, slot): (Side, Slot),
    log: &mut impl EventSink<Event>,
) {
    let card = state.number(side, slot);
    let now = &mut state.sides[side].now;
    match effect {
        Effect::Recover(_) => {
            take_from_limbo(state, player, slot);
            log.emit(Event::Recovered { player, card });
            c3_cards::to_hand_shown(state, player, slot);
        }
        Effect::Search(_) => {
            state.holdings_mut(player).reserve.remove(slot);
            log.emit(Event::Found { player, card });
            c3_cards::to_hand_shown(state, player, slot);
        }
        Effect::PutInPlay(on) => {
            match on.zone {
                Zone::Reserve => state.holdings_mut(player).reserve.remove(slot),
                _ => take_from_limbo(state, player, slot),
            }
            state.holdings_mut(player).rear.insert(slot);
            log.emit(Event::PutInPlay { player, card });
        }
        Effect::Return(_) => c3_cards::return_to_hand(state, side, slot, log),
        Effect::Eliminate(_) => c3_cards::eliminate(state, side, slot, log),
        Effect::Demobilise(_) => c7_actions::demobilise_extraordinarily(state, side, slot, log),
        Effect::Force(by, _) => {
            now.force.add(slot, *by);
            log.emit(Event::ForceGained { card, by: *by });
        }
        Effect::Bonus(by, _) => {
            now.force.add(slot, *by);
            log.emit(Event::BonusGained { card, by: *by });
        }
        Effect::Block(_) => {
            now.blocked.insert(slot);
            log.emit(Event::Blocked(card));
        }
        Effect::ExtraAction(_) => {
            now.extra.add(slot, 1);
            log.emit(Event::ExtraAction(card));
        }
        Effect::Protect { from, until, .. } => {
            for danger in LASTING {
                if from.contains(danger) && *until == Until::OwnNextTurn {
                    state.holdings_mut(player).shields[danger.index()][side].insert(slot);
                    log.emit(Event::Protected { card, from: danger });
                }
            }
            if from.contains(Danger::Combat) {
                state.sides[side].now.shielded.insert(slot);
                log.emit(Event::Protected { card, from: Danger::Combat });
            }
        }
        _ => {}
    }
}

/// §3.15: out of the limbo, which a pair shares (§11.6).
fn take_from_limbo(state: &mut State, player: Player, slot: Slot) {
    state.holdings_mut(player).limbo.remove(slot);
    state.holdings_mut(player.partner()).limbo.remove(slot);
}

/// A card activates the objective that was chosen.
pub(crate) fn activate_by_card(state: &mut State, player: Player, objective: Slot, log: &mut impl EventSink<Event>) {
    c5_boards::activate(state, player.side(), objective, Why::Card, log);
}

/// Where a card may lie for a selector (§3.11 to §3.15).
pub(crate) fn zone(state: &State, player: Player, origin: Origin, pick: &Pick, side: Side) -> Cards {
    match (pick.zone, pick.role) {
        (Zone::InPlay, _) => state.in_play(side),
        (Zone::Rearguard, _) => state.rear(side),
        // Ruling R10: the role is that of the side in the objective.
        (Zone::Mobilised, None) => state.mobilised(side) | c10_leadership::commanding_from_the_rear(state, side),
        (Zone::Mobilised, Some(Role::Attacker)) => state.at(side, side.foe()),
        (Zone::Mobilised, Some(Role::Defender)) => state.at(side, side),
        (Zone::Hand, _) => state.holdings(player).hand,
        (Zone::Limbo, _) => state.limbo(player),
        (Zone::Reserve, _) => state.holdings(player).reserve,
        (Zone::UnderCommand, _) => match origin {
            Origin::Card(of, commander) if of == side => under_command(state, side, commander),
            _ => Cards::NONE,
        },
    }
}

/// Ruling R20: the armies a character leads now.
pub(crate) fn under_command(state: &State, side: Side, commander: Slot) -> Cards {
    let table = state.table(side);
    let led = state.combat.led[side].iter().zip(&table.army_slots).filter(|(led, _)| **led == Some(commander));
    let armies: Cards = led.map(|(_, slot)| *slot).collect();
    armies & state.mobilised(side)
}

/// All sides' cards.
pub(crate) fn both(cards: BySide<Cards>) -> u32 {
    cards[Side::National].len() + cards[Side::Republic].len()
}
