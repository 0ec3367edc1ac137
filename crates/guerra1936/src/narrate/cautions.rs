//! What to be careful of before a choice that looks harmless.

use crate::actions::Action;
use crate::flow::slot_of;
use crate::ids::{CardNo, Consequence, LeaderAbility, Player, Side, Skill};
use crate::rules::{c7_actions, c7_armistice, c10_leadership};
use crate::state::{Frame, Stage, State};
use frente_kernel::{Caution, Message, Seat};

/// The gravest thing to know before a legal action, if there is any.
pub(super) fn of_action(state: &State, decider: Seat, action: Action) -> Option<Caution> {
    let player = Player(decider.0);
    let side = player.side();
    let rules = &state.data().rules;
    match action {
        Action::Pass => {
            let main = matches!(state.pending(), Some(Frame::Main { .. })) && side == state.active_side();
            let unfought = main && state.stage == Stage::NotDeclared && state.has_ready(side);
            unfought.then(|| Caution::new(Message::new("caution-no-combat"), "7.23"))
        }
        Action::DeclareCombat if !state.has_ready(side) => {
            Some(Caution::new(Message::new("caution-nobody-can-attack"), "8.12"))
        }
        Action::Name(..) if state.sides[side].leader.is_some() => {
            let message = Message::new("caution-leader-replaced").int("moral", rules.leader_lost.0);
            Some(Caution::new(message, "10.4"))
        }
        Action::UseLeader(LeaderAbility::General) if state.holdings(player).reserve.is_empty() => {
            Some(Caution::new(Message::new("caution-empty-reserve"), "10.8"))
        }
        Action::Ability(Skill::Discipline, number) if !has_a_commander_for(state, side, number) => {
            Some(Caution::new(super::with_card(state, Message::new("caution-no-commander"), number), "9.5"))
        }
        Action::Group(number) => counter_attack_in_vain(state, side, number),
        Action::Buy(consequence) if is_in_vain(state, player, consequence) => {
            Some(Caution::new(Message::new("caution-buys-nothing"), "7.30"))
        }
        Action::Done => match state.pending() {
            Some(Frame::Consequences { left, .. }) if c7_armistice::can_buy(state, player, left) => {
                Some(Caution::new(Message::new("caution-points-left").int("points", left), "7.30"))
            }
            _ => None,
        },
        _ => None,
    }
}

/// §9.5: a character who commands more than one army stands where this one does, or commands from the rearguard.
fn has_a_commander_for(state: &State, side: Side, army: CardNo) -> bool {
    let table = state.table(side);
    let here = state.front_of(side, slot_of(state, army)).map(|front| state.at(side, front)).unwrap_or_default();
    let reach = here | c10_leadership::commanding_from_the_rear(state, side);
    let set = table.military & reach & c7_actions::ready(state, side);
    set.iter().any(|slot| table.cards[usize::from(slot)].command > 1)
}

/// §8.8, ruling 35: a counter-attack raises Resistance Points to the printed number at most, and not from 0.
fn counter_attack_in_vain(state: &State, side: Side, army: CardNo) -> Option<Caution> {
    let front = state.front_of(side, slot_of(state, army)).filter(|front| *front == side)?;
    let field = state.fields[front]?;
    let most = state.tables().objectives[usize::from(field.objective)].resistance;
    let name = |key| super::named(state, Message::new(key), "objective", state.objective_number(field.objective));
    match field.resistance {
        0 => Some(Caution::new(name("caution-resistance-gone"), "5.10")),
        points if points == most => Some(Caution::new(name("caution-resistance-full"), "8.8")),
        _ => None,
    }
}

/// §7.30: a consequence that would change nothing.
fn is_in_vain(state: &State, player: Player, consequence: Consequence) -> bool {
    let side = player.side();
    let (own, enemy) = (&state.sides[side], &state.sides[side.foe()]);
    let of_side = |side: Side| state.players_of_all().filter(move |player| player.side() == side);
    match consequence {
        Consequence::OwnEconomy => own.economy >= state.data().rules.track.0,
        Consequence::EnemyEconomy => enemy.economy == 0,
        Consequence::OwnMoral => own.moral >= state.agreed.moral_most,
        Consequence::EnemyMoral => enemy.moral == 0,
        Consequence::Draw => of_side(side).all(|player| state.holdings(player).reserve.is_empty()),
        Consequence::Discard => of_side(side.foe()).all(|player| state.holdings(player).hand.is_empty()),
    }
}
