//! What holds in every position, said in words where it does not.

mod pending;

use crate::ids::{Board, Player, Side};
use crate::sets::Cards;
use crate::state::{Frame, State};

impl State {
    /// Every invariant the position breaks.
    pub(crate) fn faults(&self) -> Vec<String> {
        let mut out = Vec::new();
        for side in Side::ALL {
            self.zone_faults(side, &mut out);
            self.side_faults(side, &mut out);
            self.board_faults(side, &mut out);
            self.turn_faults(side, &mut out);
        }
        self.combat_faults(&mut out);
        self.pending_faults(&mut out);
        if self.ending.is_none() && self.stack.top().is_none() {
            out.push("nothing is pending, but the match has not ended".to_owned());
        }
        if self.active.0 >= self.player_count() {
            out.push(format!("player {} is active, but only {} play", self.active, self.player_count()));
        }
        if out.is_empty() {
            self.waiting_faults(&mut out);
        }
        out
    }

    fn zone_faults(&self, side: Side, out: &mut Vec<String>) {
        let table = self.table(side);
        let mut seen = self.sides[side].transit;
        for player in [Player::first(side), Player::first(side).partner()] {
            let hold = self.holdings(player);
            let zones = [
                ("reserve", hold.reserve),
                ("hand", hold.hand),
                ("rearguard", hold.rear),
                ("national objective", hold.at[Side::National]),
                ("republic objective", hold.at[Side::Republic]),
                ("limbo", hold.limbo),
            ];
            for (name, zone) in zones {
                for slot in (zone & seen).iter() {
                    out.push(format!(
                        "card {} lies in the {name} of player {player} and elsewhere",
                        self.number(side, slot)
                    ));
                }
                if !zone.without(table.all).is_empty() {
                    out.push(format!("the {name} of player {player} holds a card the side does not have"));
                }
                seen |= zone;
            }
            if !(hold.rear & table.measures).is_empty() {
                out.push(format!("a measure stays in the rearguard of player {player}"));
            }
            let mobilised = hold.at[Side::National] | hold.at[Side::Republic];
            if !mobilised.without(table.armies | table.military).is_empty() {
                out.push(format!("player {player} has mobilised a card that is neither army nor commander"));
            }
            if !(hold.open | hold.looked).without(hold.hand).is_empty() {
                out.push(format!("a card is known to be in the hand of player {player}, but it is not there"));
            }
            let limit = u32::from(self.data().rules.hand.0);
            if hold.hand.len() > limit && !self.is_drawing(player) {
                out.push(format!("the hand of player {player} holds {} cards, at most {limit}", hold.hand.len()));
            }
            if player.0 >= self.player_count() && !seen_by(self, player).is_empty() {
                out.push(format!("player {player} does not play, but holds cards"));
            }
        }
        for front in Side::ALL {
            if self.fields[front].is_none() && !self.at(side, front).is_empty() {
                out.push(format!("cards stand at the objective the {front} side defends, but none is active"));
            }
        }
    }

    /// Whether a player is about to draw, or to discard what is over.
    fn is_drawing(&self, player: Player) -> bool {
        self.stack.iter().any(|frame| match frame {
            Frame::Draw { player: of, .. } | Frame::Overflow { player: of } => of == player,
            _ => false,
        })
    }

    fn side_faults(&self, side: Side, out: &mut Vec<String>) {
        let (own, track) = (&self.sides[side], self.data().rules.track.0);
        for (name, value, most) in [
            ("Economy", own.economy, track),
            ("Moral", own.moral, self.agreed.moral_most),
            ("political", own.political, track),
            ("military", own.military, track),
        ] {
            if value > most {
                out.push(format!("{name} of the {side} side is {value}, at most {most}"));
            }
        }
        let leads = |card| (self.in_play(side) & self.table(side).leadership).contains(card);
        if own.leader.and_then(|leader| leader.card).is_some_and(|card| !leads(card)) {
            out.push(format!("the leader of the {side} side is no character with Leadership in play"));
        }
        if let Some(leader) = own.leader {
            out.extend(self.leader_fault(side, leader));
        }
    }

    fn board_faults(&self, side: Side, out: &mut Vec<String>) {
        let resolved: Cards = self.won[Side::National] | self.won[Side::Republic];
        let tables = self.tables();
        if let Some(ring) = self.rings[side] {
            let fits = tables.boards[Board::Political][side].contains(ring.objective);
            if !fits || resolved.contains(ring.objective) {
                out.push(format!("the political space of the {side} side holds an objective that cannot be there"));
            } else if ring.at.unsigned_abs() > tables.objectives[usize::from(ring.objective)].diplomacy {
                out.push("a Diplomacy ring stands beyond the value of its objective".to_owned());
            }
        }
        if let Some(field) = self.fields[side] {
            let fits = tables.boards[Board::Military][side].contains(field.objective);
            if !fits || resolved.contains(field.objective) {
                out.push(format!("the military space of the {side} side holds an objective that cannot be there"));
            } else {
                let objective = &tables.objectives[usize::from(field.objective)];
                if field.resistance > objective.resistance || field.turns > objective.turns {
                    out.push("Resistance stands above what is printed".to_owned());
                }
            }
        }
        if !(self.won[Side::National] & self.won[Side::Republic]).is_empty() {
            out.push("an objective was won by both sides".to_owned());
        }
    }
}

fn seen_by(state: &State, player: Player) -> Cards {
    let hold = state.holdings(player);
    hold.reserve | hold.hand | hold.limbo | state.own_in_play(player)
}
