//! Which pieces an action is about: what is taken up, where it is put, what pays.

use crate::actions::Action;
use crate::flow::slot_of;
use crate::ids::{Board, CardNo, LeaderAbility, Player, Side, Skill};
use crate::pieces::Piece;
use crate::rules::{c3_cards, c7_actions};
use crate::state::{Frame, State};
use frente_kernel::{Seat, Touch};

/// The pieces of an action of the deciding player.
pub(super) fn of_action(state: &State, decider: Seat, action: Action) -> Touch<Piece> {
    let player = Player(decider.0);
    let side = player.side();
    let card = |number: CardNo| Touch::on(Piece::Card(number));
    let target = |piece: Piece| Touch::none().at(piece);
    match action {
        Action::Pass | Action::Done | Action::Renounce | Action::Decline | Action::FindNothing => Touch::none(),
        Action::DeclareCombat => active_fronts(state).fold(Touch::none(), |touch, front| touch.at(Piece::Front(front))),
        Action::TakeDefence => target(Piece::Player(player)),
        Action::LeaveDefence => target(Piece::Player(player.partner())),
        Action::UseLeader(ability) => {
            let rules = &state.data().rules;
            let cost = match ability {
                LeaderAbility::General => rules.general_ability.0,
                LeaderAbility::Faction => rules.faction_ability.0,
            };
            paid(Touch::on(Piece::Leader(side)).at(Piece::LeaderAbility(ability)), side, cost)
        }
        Action::Play(number) => {
            let slot = slot_of(state, number);
            let is_measure = state.table(side).measures.contains(slot);
            let place = if is_measure { Piece::Middle } else { Piece::Rearguard(side) };
            paid(card(number).at(place), side, c3_cards::Prices::of(state, side).least(slot))
        }
        Action::As(faction) => {
            let played = match state.pending() {
                Some(Frame::PlayAs { card, .. }) => vec![Piece::Card(state.number(side, card))],
                _ => Vec::new(),
            };
            Touch { on: played, ..target(Piece::Faction(faction)) }
        }
        Action::Intervene(which, number) => {
            let ability = state.table(side).cards[usize::from(slot_of(state, number))].interventions[which];
            let cost = ability.map_or(0, |ability| state.tables().ability(ability).cost);
            paid(card(number).at(Piece::Intervention(which)), side, cost)
        }
        Action::Mobilise(front, number) => {
            // What a card mobilises costs nothing (§7.17).
            let free = matches!(state.pending(), Some(Frame::Pick { .. }));
            let cost = if free { 0 } else { c7_actions::mobilisation_cost(state, side, slot_of(state, number)) };
            paid(card(number).at(Piece::Front(front)), side, cost)
        }
        Action::Enthuse(front, number) => {
            let slot = slot_of(state, number);
            let cost = c7_actions::enthusiasm_cost(state, side, slot);
            paid(card(number).at(Piece::Enthusiasm(front)), side, cost)
        }
        Action::Demobilise(number) => card(number).at(Piece::Rearguard(side)),
        Action::Name(faction, number) => card(number).at(Piece::Leader(side)).at(Piece::Faction(faction)),
        Action::Activate(number) => target(Piece::Objective(number)),
        Action::ActivateAny(board) => target(Piece::Board(board)),
        Action::Ability(skill, number) => {
            let touch = card(number).at(Piece::Skill(skill));
            let cost = state.table(side).cards[usize::from(slot_of(state, number))].skill_cost[skill];
            match skill {
                Skill::Ranged | Skill::Discipline => paid(touch, side, cost),
                Skill::Fury => touch.pays(Piece::Diplomacy, cost),
            }
        }
        Action::Ring(front) => target(Piece::Ring(front)),
        Action::Front(front) => target(Piece::Front(front)),
        Action::Settle(Board::Political, front) => target(Piece::Ring(front)),
        Action::Settle(Board::Military, front) => target(Piece::Front(front)),
        Action::Choose(number) | Action::Lose(number) => target(Piece::Card(number)),
        Action::Discard(number) => card(number).at(Piece::Limbo(owner_of_hand(state, player, number))),
        Action::Find(number) => card(number).at(Piece::Hand(player)),
        Action::Group(number) => card(number).at(Piece::Group(state.combat.groups() + 1)),
        Action::Join(number) => card(number).at(Piece::Group(state.combat.groups())),
        Action::Defend(group, number) => card(number).at(Piece::Group(group)),
        Action::Command(number) => card(number),
        Action::Under(number) => {
            let commander = match state.pending() {
                Some(Frame::Leading { commander, .. }) => vec![Piece::Card(state.number(side, commander))],
                _ => Vec::new(),
            };
            Touch { on: commander, ..target(Piece::Card(number)) }
        }
        Action::Buy(consequence) => {
            let price = state.tables().prices[consequence];
            target(Piece::Consequence(consequence)).pays(Piece::Winnings, price)
        }
    }
}

fn active_fronts(state: &State) -> impl Iterator<Item = Side> {
    Side::ALL.into_iter().filter(|front| state.fields[*front].is_some())
}

/// Paid for in Economy, where it costs anything.
fn paid(touch: Touch<Piece>, side: Side, cost: u8) -> Touch<Piece> {
    if cost > 0 { touch.pays(Piece::Economy(side), cost) } else { touch }
}

/// The player of the side who holds a card: a pair discards of either hand (§11.6).
fn owner_of_hand(state: &State, player: Player, number: CardNo) -> Player {
    if state.holdings(player).hand.contains(slot_of(state, number)) { player } else { player.partner() }
}
