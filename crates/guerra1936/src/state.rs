//! A position: plain data without heap, valid by construction.
//!
//! Cards are sets by player and zone. Invariants (checked by [`State::faults`]): every card of a deck lies in exactly
//! one zone; tracks stand within their bounds; a space of a board holds an objective of its kind and defender that is
//! not resolved; a leader is a character in play; something is pending until the match has ended.

mod frame;

use crate::actions::Ending;
use crate::data::{Data, Pack, Place, SideTable, Tables};
use crate::hidden;
use crate::ids::{Board, BySide, CardNo, Faction, Intervention, Player, Side, Skill};
use crate::sets::{Cards, Factions, Slot, Tally};
use crate::setup::{Built, Scenario, Setup};
use frente_kernel::{By, Outcome, SeatSet};
use serde::{Deserialize, Serialize};

pub(crate) use frame::Stack;
pub use frame::{Frame, Ignoring, Window};

/// Armies a side may have, and so groups a combat may have.
pub(crate) const ARMIES: usize = 32;

/// What one player holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Holdings {
    pub reserve: Cards,
    pub hand: Cards,
    pub rear: Cards,
    /// Mobilised, by the side that defends the objective.
    pub at: BySide<Cards>,
    pub limbo: Cards,
    /// Cards in hand everybody has seen.
    pub open: Cards,
    /// Cards in hand the enemy has looked at.
    pub looked: Cards,
    /// The cards this player protects until their next turn, by the danger (elimination, return, block) and by the side of
    /// the cards.
    pub shields: [BySide<Cards>; 3],
    /// Whether the first turn of this player is not over yet.
    pub fresh: bool,
    /// Cards still to be drawn into a random deck.
    pub to_build: u8,
    /// Whether the deck was drawn at random.
    pub random: bool,
}

/// The leader of a side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Leader {
    /// The leader's card; none where a side is only taken to have a leader (§11.13).
    pub card: Option<Slot>,
    pub faction: Faction,
}

/// A discount on the next plays of this turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Cheap {
    pub left: u8,
    pub by: i8,
    /// The effect it comes from: ability and step.
    pub ability: u16,
    pub pc: u8,
}

/// What one side has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct SideState {
    pub economy: u8,
    pub moral: u8,
    pub political: u8,
    pub military: u8,
    pub leader: Option<Leader>,
    /// §11.2: the factions played so far.
    pub marked: Factions,
    /// A measure between hand and limbo.
    pub transit: Cards,
    /// What holds for this turn only.
    pub now: Now,
}

/// What holds for a side this turn only.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Now {
    pub named: bool,
    pub general_used: bool,
    pub faction_used: bool,
    pub spent: Cards,
    pub extra: Tally,
    pub used: By<Intervention, Cards, 2>,
    pub blocked: Cards,
    pub force: Tally,
    /// The armies that have activated a skill.
    pub skills: By<Skill, Cards, 3>,
    pub shielded: Cards,
    pub cheap: [Cheap; 2],
}

/// An active political objective and its Diplomacy ring.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Ring {
    pub objective: Slot,
    /// Steps toward the Republic; below 0 toward the Nationals.
    pub at: i8,
}

/// An active military objective.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Field {
    pub objective: Slot,
    pub resistance: u8,
    pub turns: u8,
}

/// How far the combat of this turn has come.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Stage {
    NotDeclared,
    Declared,
    Fighting,
    Over,
}

/// The combat of the turn. An army's place among its side's armies is its index.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Combat {
    /// The commander of each army. Commands last to the end of the turn (ruling R20).
    pub led: BySide<[Option<Slot>; ARMIES]>,
    /// The player who declares, or declared, for the passive side.
    pub defender: Player,
    /// What is there while the end of a combat is pending, and not else.
    pub battle: Option<Battle>,
}

impl Combat {
    /// No combat yet in this turn.
    pub const NONE: Combat = Combat { led: BySide::of([[None; ARMIES]; 2]), defender: Player(0), battle: None };

    /// How many groups the active side has declared.
    #[inline]
    pub fn groups(&self) -> u8 {
        self.battle.as_ref().map_or(0, |battle| battle.groups)
    }
}

/// Groups and damage: what is declared in a combat and gone when it is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Battle {
    /// The group each army is in, or faces; 0 for none.
    pub group: BySide<[u8; ARMIES]>,
    /// Groups at the objective the Republic defends, one bit each.
    pub at_republic: u64,
    /// The number of groups.
    pub groups: u8,
    /// Damage still to be dealt to each side's part of a group.
    pub pools: [BySide<u16>; ARMIES + 2],
    /// Protected armies that have taken their damage.
    pub absorbed: BySide<Cards>,
}

impl Battle {
    /// A combat just declared: no groups yet.
    pub const BEGUN: Battle = Battle {
        group: BySide::of([[0; ARMIES]; 2]),
        at_republic: 0,
        groups: 0,
        pools: [BySide::of([0; 2]); ARMIES + 2],
        absorbed: BySide::of([Cards::NONE; 2]),
    };
}

/// What was agreed, as the rules read it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Agreed {
    pub scenario: Scenario,
    pub cohesion: bool,
    /// The highest value of Moral: the track's, or what was agreed to start with (§11.8).
    pub moral_most: u8,
    pub income: u8,
    pub draw: u8,
    pub military_victory: u8,
    pub political_victory: u8,
    pub mixed_victory: u8,
    pub mixed_least: u8,
    pub random_objectives: bool,
    pub leaders: bool,
    pub turn_limit: u16,
}

impl Agreed {
    fn of(setup: &Setup) -> Agreed {
        Agreed {
            scenario: setup.scenario,
            cohesion: setup.cohesion != 0,
            moral_most: setup.moral.max(setup.pack.data().rules.track.0),
            income: setup.income,
            draw: setup.draw,
            military_victory: setup.military_victory,
            political_victory: setup.political_victory,
            mixed_victory: setup.mixed_victory,
            mixed_least: setup.mixed_least,
            random_objectives: setup.random_objectives != 0,
            leaders: setup.leaders != 0,
            turn_limit: setup.turn_limit,
        }
    }
}

/// A position: everything a match has come to, without what was told on the way.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(try_from = "crate::saved::Saved", into = "crate::saved::Saved")]
pub struct State {
    pub(crate) pack: Pack,
    pub(crate) agreed: Agreed,
    pub(crate) players: [Holdings; 4],
    pub(crate) sides: BySide<SideState>,
    /// The active political objectives with their rings, by defender.
    pub(crate) rings: BySide<Option<Ring>>,
    /// The active military objectives with their Resistance, by defender.
    pub(crate) fields: BySide<Option<Field>>,
    /// Objectives won, by winner.
    pub(crate) won: BySide<Cards>,
    pub(crate) turn: u16,
    pub(crate) active: Player,
    pub(crate) stage: Stage,
    pub(crate) combat: Combat,
    pub(crate) stack: Stack,
    /// The cards chosen for the last effect that was given to several, but for the last of them. They are a fact of the
    /// position until another effect is given to cards: records seal them, so they cannot go with the frame that asked.
    pub(crate) picked: BySide<Cards>,
    pub(crate) ending: Option<(Ending, Option<Side>)>,
}

impl State {
    /// The position before the first card is drawn.
    pub(crate) fn new(setup: &Setup, decks: &[Built]) -> State {
        let mut state = State {
            pack: setup.pack,
            agreed: Agreed::of(setup),
            players: [Holdings::default(); 4],
            sides: BySide::default(),
            // §6.2: no objective is active at the start, but for those agreed upon (§11.11).
            rings: BySide::default(),
            fields: BySide::default(),
            won: BySide::default(),
            turn: 0,
            active: Player(0),
            stage: Stage::NotDeclared,
            combat: Combat::NONE,
            stack: Stack::default(),
            picked: BySide::default(),
            ending: None,
        };
        for side in Side::ALL {
            state.sides[side].economy = setup.pack.data().rules.economy.0;
            state.sides[side].moral = setup.moral;
        }
        for (player, deck) in decks.iter().enumerate() {
            let holdings = &mut state.players[player];
            holdings.fresh = true;
            match deck {
                Built::Random(cards) => {
                    holdings.to_build = *cards;
                    holdings.random = true;
                }
                Built::Cards(cards) => holdings.reserve = setup.pack.data().tables.slots(cards),
                Built::Lot => {}
            }
        }
        for number in setup.starting_objectives() {
            if let Place::Objective(slot) = setup.pack.data().tables.place[usize::from(number.0)] {
                state.place_objective(slot);
            }
        }
        for side in Side::ALL {
            state.start_with_leader(side, setup);
        }
        state.stack.push(Frame::NextTurn);
        for player in state.players_of_all().rev() {
            state.stack.push(Frame::Deal { player });
        }
        for player in state.players_of_all().rev() {
            match decks[player.index()] {
                Built::Random(_) => state.stack.push(Frame::Build { player }),
                Built::Lot => state.stack.push(Frame::Lot { player }),
                Built::Cards(_) => {}
            }
        }
        state
    }

    /// §11.13: a leader in play from the start, or one that is only taken to be there.
    fn start_with_leader(&mut self, side: Side, setup: &Setup) {
        if let Some(faction) = setup.assumed_leader(side) {
            self.sides[side].leader = Some(Leader { card: None, faction });
        }
        let Some(number) = setup.starting_leaders[side] else { return };
        let Place::Card(_, card) = self.tables().place[usize::from(number.0)] else { return };
        let factions = self.tables().rules_of(side, card).factions;
        let main = |faction: &Faction| faction.is_main() && factions.contains(*faction);
        let Some(faction) = Faction::ALL.into_iter().find(main) else { return };
        let owner = [Player::first(side), Player::first(side).partner()];
        let reserve = |player: &Player| self.players[player.index()].reserve;
        let holds = |player: &Player| reserve(player).contains(card);
        // §11.4: partners share no main faction, so a leader joins the one whose deck has the
        // leader's faction; a deck drawn at random has the main factions of its player's share.
        let of_faction = self.table(side).factions[faction];
        let leads = |player: &Player| !(reserve(player) & of_faction).is_empty();
        let shares = |player: &Player| hidden::SHARES[player.index()].contains(&faction);
        let joins = |test: &dyn Fn(&Player) -> bool| {
            owner.into_iter().find(test).filter(|_| setup.scenario == Scenario::Independent)
        };
        let found = owner.into_iter().find(holds).or_else(|| joins(&leads)).or_else(|| joins(&shares));
        let owner = found.unwrap_or(Player::first(side));
        self.players[owner.index()].reserve.remove(card);
        self.players[owner.index()].rear.insert(card);
        self.sides[side].leader = Some(Leader { card: Some(card), faction });
    }

    #[inline]
    pub(crate) fn data(&self) -> &'static Data {
        self.pack.data()
    }

    #[inline]
    pub(crate) fn tables(&self) -> &'static Tables {
        &self.pack.data().tables
    }

    #[inline]
    pub(crate) fn table(&self, side: Side) -> &'static SideTable {
        &self.pack.data().tables.sides[side]
    }

    /// The number of players.
    pub fn player_count(&self) -> u8 {
        self.agreed.scenario.players()
    }

    pub(crate) fn players_of_all(&self) -> impl DoubleEndedIterator<Item = Player> + use<> {
        (0..self.player_count()).map(Player)
    }

    /// What is pending now.
    pub fn pending(&self) -> Option<Frame> {
        self.stack.top()
    }

    /// The influences of the adjustments that are still to come, one bit each.
    pub(crate) fn queue(&self) -> u32 {
        let queued = |frame: Frame| if let Frame::Influences { queue } = frame { Some(queue) } else { None };
        self.stack.iter().find_map(queued).unwrap_or(0)
    }

    /// The number of the turn, both sides counted.
    pub fn turn(&self) -> u16 {
        self.turn
    }

    /// The side whose turn it is.
    #[inline]
    pub fn active_side(&self) -> Side {
        self.active.side()
    }

    /// A side's Economy.
    pub fn economy(&self, side: Side) -> u8 {
        self.sides[side].economy
    }

    /// A side's Moral.
    pub fn moral(&self, side: Side) -> u8 {
        self.sides[side].moral
    }

    /// A side's political and military victory points.
    pub fn points(&self, side: Side) -> (u8, u8) {
        (self.sides[side].political, self.sides[side].military)
    }

    #[inline]
    pub(crate) fn holdings(&self, player: Player) -> &Holdings {
        &self.players[player.index()]
    }

    #[inline]
    pub(crate) fn holdings_mut(&mut self, player: Player) -> &mut Holdings {
        &mut self.players[player.index()]
    }

    /// A side's rearguard, of both players where two share it.
    #[inline]
    pub(crate) fn rear(&self, side: Side) -> Cards {
        self.players[side as usize].rear | self.players[side as usize + 2].rear
    }

    /// A side's cards at the objective that `front` defends.
    #[inline]
    pub(crate) fn at(&self, side: Side, front: Side) -> Cards {
        self.players[side as usize].at[front] | self.players[side as usize + 2].at[front]
    }

    #[inline]
    pub(crate) fn mobilised(&self, side: Side) -> Cards {
        self.at(side, Side::National) | self.at(side, Side::Republic)
    }

    #[inline]
    pub(crate) fn in_play(&self, side: Side) -> Cards {
        self.rear(side) | self.mobilised(side)
    }

    #[inline]
    pub(crate) fn own_in_play(&self, player: Player) -> Cards {
        let holdings = self.holdings(player);
        holdings.rear | holdings.at[Side::National] | holdings.at[Side::Republic]
    }

    /// The limbo a player draws on: their own, or the pair's (§11.6).
    #[inline]
    pub(crate) fn limbo(&self, player: Player) -> Cards {
        let own = self.holdings(player).limbo;
        match self.agreed.scenario {
            Scenario::Pairs => own | self.holdings(player.partner()).limbo,
            _ => own,
        }
    }

    /// The objective where a card of `side` is mobilised, by its defender.
    #[inline]
    pub(crate) fn front_of(&self, side: Side, slot: Slot) -> Option<Side> {
        Side::ALL.into_iter().find(|front| self.at(side, *front).contains(slot))
    }

    /// The player who has this card of `side` in play.
    #[inline]
    pub(crate) fn owner(&self, side: Side, slot: Slot) -> Player {
        let first = Player::first(side);
        if self.own_in_play(first).contains(slot) { first } else { first.partner() }
    }

    /// Who speaks for a side now: the active player, or the next of the others.
    #[inline]
    pub(crate) fn voice(&self, side: Side) -> Player {
        if side == self.active_side() {
            return self.active;
        }
        match self.agreed.scenario {
            Scenario::Independent => Player((self.active.0 + 1) % 4),
            Scenario::Duel | Scenario::Pairs => Player::first(side),
        }
    }

    #[inline]
    pub(crate) fn number(&self, side: Side, slot: Slot) -> CardNo {
        self.tables().number(side, slot)
    }

    pub(crate) fn objective_number(&self, slot: Slot) -> CardNo {
        self.tables().objectives[usize::from(slot)].number
    }

    /// Puts an objective on its space, its rings at the start (§5.8).
    pub(crate) fn place_objective(&mut self, slot: Slot) {
        let objective = &self.tables().objectives[usize::from(slot)];
        match objective.board {
            Board::Political => self.rings[objective.defender] = Some(Ring { objective: slot, at: 0 }),
            Board::Military => {
                let (resistance, turns) = (objective.resistance, objective.turns);
                self.fields[objective.defender] = Some(Field { objective: slot, resistance, turns });
            }
        }
    }

    pub(crate) fn outcome(&self, ending: Ending, winner: Option<Side>) -> Outcome {
        let seats = |side: Option<Side>| {
            let own = self.players_of_all().filter(|player| Some(player.side()) == side);
            own.fold(SeatSet::NONE, |set, player| set.with(player.seat()))
        };
        let points = |side: Side| i32::from(self.sides[side].political) + i32::from(self.sides[side].military);
        Outcome {
            winners: seats(winner),
            losers: seats(winner.map(Side::foe)),
            label: ending.label(),
            grade: winner.map_or("", Side::name),
            score: winner.map_or(0, points),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_fits_into_two_kilobytes() {
        assert!(size_of::<State>() <= 2304, "{} bytes", size_of::<State>());
        assert!(size_of::<Frame>() <= 8);
    }
}
