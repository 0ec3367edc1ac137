//! How the sides stand, in numbers: what bots weigh, and what a report may count. Nothing here decides anything.

use crate::ids::{Board, CardNo, Faction, Intervention, Side};
use crate::rules::{c5_boards, c7_actions, c7_armistice, c8_declaration, c8_resolution};
use crate::sets::Cards;
use crate::state::{Frame, Stage, State};
use frente_kernel::Seat;

/// What a side has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Standing {
    pub economy: u16,
    pub moral: u16,
    /// Political victory points.
    pub political: u16,
    /// Military victory points.
    pub military: u16,
    /// Characters, armies and measures in hand, of all its players.
    pub hand: [u16; 3],
    /// Cards in the reserve.
    pub reserve: u16,
    /// Characters without bonus in the rearguard.
    pub civilians: u16,
    /// Bonus times command of all commanders in play.
    pub command: u16,
    /// Armies in play.
    pub armies: u16,
    /// Armies in the limbo.
    pub fallen: u16,
    /// Characters in play who have not intervened this turn.
    pub rested: u16,
    /// Printed force in the rearguard.
    pub force_behind: u16,
    /// Force now at the objective the National side defends, and at the Republic's.
    pub force_at: [u16; 2],
    /// The part of it that may still fight this turn.
    pub ready_at: [u16; 2],
    /// Whether an army with Conquest stands there.
    pub conquest_at: [bool; 2],
    /// Characters in play, and measures in hand, that move a Diplomacy ring its way.
    pub diplomats: [u16; 2],
    /// Characters in play who add to its income.
    pub earners: u16,
    /// The faction of its leader.
    pub leader: Option<Faction>,
}

/// An active objective.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Contest {
    pub number: CardNo,
    pub board: Board,
    pub defender: Side,
    /// What it is worth.
    pub points: u16,
    /// Diplomacy toward the Republic (below 0: the Nationals), or Resistance Points left.
    pub at: i16,
    /// The value to be reached, or the printed Resistance Points.
    pub of: i16,
    /// Resistance Turns left and printed; 0 on the political board.
    pub turns: [i16; 2],
}

impl State {
    /// How a side stands.
    pub fn standing(&self, side: Side) -> Standing {
        let (table, own) = (self.table(side), &self.sides[side]);
        let [first, second] = [&self.players[side.index()], &self.players[side.index() + 2]];
        let rear = self.rear(side);
        let in_play = self.in_play(side);
        let printed =
            |set: Cards| -> u16 { set.iter().map(|slot| u16::from(table.cards[usize::from(slot)].force)).sum() };
        let commanders = table.military & in_play;
        let command = commanders.iter().map(|slot| {
            let card = &table.cards[usize::from(slot)];
            u16::from(card.bonus) * u16::from(card.command)
        });
        let force = |set: Cards| -> u16 { set.iter().map(|slot| c8_resolution::force(self, side, slot)).sum() };
        let at = |front: Side| self.at(side, front) & table.armies;
        let ready = match self.stage {
            Stage::Over => Cards::NONE,
            _ => c7_actions::ready(self, side),
        };
        let (hand, limbo) = (first.hand | second.hand, first.limbo | second.limbo);
        Standing {
            economy: own.economy.into(),
            moral: own.moral.into(),
            political: own.political.into(),
            military: own.military.into(),
            hand: [table.characters, table.armies, table.measures].map(|kind| (hand & kind).len() as u16),
            reserve: (first.reserve.len() + second.reserve.len()) as u16,
            civilians: (rear & table.civil).len() as u16,
            command: command.sum(),
            armies: (in_play & table.armies).len() as u16,
            fallen: (limbo & table.armies).len() as u16,
            rested: (in_play & table.characters).without(own.now.used[Intervention::First]).len() as u16,
            force_behind: printed(rear & table.armies),
            force_at: Side::ALL.map(|front| force(at(front))),
            ready_at: Side::ALL.map(|front| force(at(front) & ready)),
            conquest_at: Side::ALL.map(|front| c7_armistice::has_conquest(self, side, front)),
            diplomats: [in_play, hand & table.measures].map(|set| (set & table.diplomats).len() as u16),
            earners: table.adjust_economy.iter().filter(|(slot, _)| in_play.contains(*slot)).count() as u16,
            leader: own.leader.map(|leader| leader.faction),
        }
    }

    /// The active objectives.
    pub fn contests(&self) -> impl Iterator<Item = Contest> + use<'_> {
        let objectives = &self.tables().objectives;
        let political = Side::ALL.into_iter().filter_map(move |defender| {
            let ring = self.rings[defender]?;
            let objective = &objectives[usize::from(ring.objective)];
            let points = u16::from(objective.political_points + objective.military_points);
            let (at, of) = (i16::from(ring.at), i16::from(objective.diplomacy));
            let number = objective.number;
            Some(Contest { number, board: Board::Political, defender, points, at, of, turns: [0; 2] })
        });
        let military = Side::ALL.into_iter().filter_map(move |defender| {
            let field = self.fields[defender]?;
            let objective = &objectives[usize::from(field.objective)];
            let points = u16::from(objective.political_points + objective.military_points);
            let (at, of) = (i16::from(field.resistance), i16::from(objective.resistance));
            let turns = [i16::from(field.turns), i16::from(objective.turns)];
            let number = objective.number;
            Some(Contest { number, board: Board::Military, defender, points, at, of, turns })
        });
        political.chain(military)
    }

    /// Whether an army of the passive side may still stand in the way at the objective `front` defends.
    pub fn is_guarded(&self, front: Side) -> bool {
        let side = self.active_side().foe();
        !(self.at(side, front) & self.table(side).armies & c7_actions::ready(self, side)).is_empty()
    }

    /// Whether a side has an army at an objective that may still fight this turn.
    pub fn has_ready(&self, side: Side) -> bool {
        !(self.mobilised(side) & self.table(side).armies & c7_actions::ready(self, side)).is_empty()
    }

    /// The objective the group being declared fights for, by its defender.
    pub fn front_of_group(&self, group: u8) -> Side {
        c8_declaration::front_of_group(self, group)
    }

    /// Whether half of the Resistance Points of the objective `side` defends are left.
    pub fn has_half(&self, side: Side) -> bool {
        c5_boards::has_half(self, side)
    }

    /// A side's cards in play.
    pub fn cards_in_play(&self, side: Side) -> impl Iterator<Item = CardNo> + use<'_> {
        self.in_play(side).iter().map(move |slot| self.number(side, slot))
    }

    /// A side's cards in hand.
    pub fn cards_in_hand(&self, side: Side) -> impl Iterator<Item = CardNo> + use<'_> {
        let hand = self.players[side.index()].hand | self.players[side.index() + 2].hand;
        hand.iter().map(move |slot| self.number(side, slot))
    }

    /// Whether the combat of this turn is still to come.
    pub fn may_fight(&self) -> bool {
        self.stage == Stage::NotDeclared
    }

    /// Points for a military, a political and a mixed victory.
    pub fn goals(&self) -> [u16; 3] {
        [self.agreed.military_victory, self.agreed.political_victory, self.agreed.mixed_victory].map(u16::from)
    }

    /// Whose secret the card is that chance is about to bring, if it is a card to a hand or a deck.
    pub fn drawing(&self) -> Option<Seat> {
        match self.stack.top()? {
            Frame::Build { player } | Frame::Lot { player } | Frame::Deal { player } | Frame::Draw { player, .. } => {
                Some(player.seat())
            }
            _ => None,
        }
    }

    /// Whether the active side has the move in the main phase.
    pub fn is_active_move(&self) -> bool {
        matches!(self.stack.top(), Some(Frame::Main { player, .. }) if player.side() == self.active_side())
    }
}
