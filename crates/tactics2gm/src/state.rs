//! A position: plain data without heap, valid by construction.
//!
//! Invariants (checked by [`State::faults`]): every card of a seat's deck lies in its deck, hand or discard, or stands on
//! the table; every cell holds at most one unit, and the maps of the field agree with the roster; points stay within what
//! the staffs store; something is pending until the match has ended.

mod air;
mod faults;
mod form;
mod player;
mod stack;
mod unit;

use crate::actions::Ending;
use crate::board::{CELLS, Cell, CellSet, Dir, LINES};
use crate::data::{Data, NONE, Pack, ScenarioDef, TerrainRules, UnitRules, WeaponRules};
use crate::ids::{Ability, CardNo, Class, GeneralNo, Natural, Phase, Side, UnitNo, Weather};
use frente_kernel::{Outcome, Seat, SeatSet};
use serde::{Deserialize, Serialize};

pub(crate) use air::NOBODY;
pub use air::{Fighter, Mission};
pub use form::Form;
pub(crate) use player::{CardRow, Player};
pub(crate) use stack::Stack;
pub use stack::{Frame, Role};
pub(crate) use unit::{MOST_UNITS, Roster, UnitIx, slots};
pub use unit::{Mark, Marks, Unit};

/// What was agreed before the first step, as the rules need it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "tactics2gm.ts"))]
pub struct Agreed {
    /// The scenario by its place in the pack; none for a pitched battle.
    pub scenario: Option<u8>,
    /// How many play.
    pub seats: u8,
    /// The side of each seat.
    pub sides: [Side; 4],
    /// Boards side by side (§14.7).
    pub boards: u8,
    /// Rounds after which the battle is broken off.
    pub rounds: u8,
    /// The weather (§24).
    pub weather: Weather,
    /// Whether that weather comes by night (§24-night).
    #[serde(default)]
    pub night: bool,
    /// Novices, one bit a seat (§15.1).
    pub novices: u8,
    /// Whether surrender is offered (§3.3).
    pub surrender: bool,
    /// Whether fighters come back from a mission (ruling A42).
    pub fighters_return: bool,
    /// The automaton's points a turn above the usual; none where people play (chapter 23).
    pub automaton: Option<i8>,
}

impl Agreed {
    /// Columns of the field.
    #[inline]
    pub const fn width(&self) -> u8 {
        self.boards * crate::board::COLUMNS
    }

    /// §24-night: whether it is dark, in any weather.
    #[inline]
    pub fn is_night(&self) -> bool {
        self.night || self.weather == Weather::Night
    }
}

/// A staff (chapter 4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "tactics2gm.ts"))]
pub struct Hq {
    /// Impact points left.
    pub pi: u8,
    /// The general in it.
    pub general: Option<GeneralNo>,
    /// Whether its one recovery is used (§18-rundstedt).
    pub recovered: bool,
    /// Discounts used this turn.
    pub discounts: u8,
    /// Marches without payment this turn.
    pub free_marches: u8,
    /// Whether the general's once-a-turn help is used.
    pub helped: bool,
    /// Fighters that wait beside it.
    pub fighters: [Option<Fighter>; 2],
}

/// What is true for this turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "tactics2gm.ts"))]
pub struct Turn {
    /// Counted from 1; 0 before the first.
    pub round: u8,
    /// Who begins each round.
    pub first: Side,
    /// Whose turn it is.
    pub side: Side,
    /// The member of the side who acts.
    pub actor: u8,
    /// Seats that have ended the phase, one bit each.
    pub passed: u8,
    /// Whether the actor has given an order since he was handed the turn.
    pub ordered: bool,
    /// Whether the phase was handed over before any order.
    pub opened: bool,
    /// Whether the marshal has handed over a point this turn (§14.4), by side.
    pub given: bool,
    /// The unit whose turn to fire it is; 255: none.
    pub firing: u8,
    /// The initiative throws, 0 before.
    pub rolls: [u8; 2],
    /// Who has done buying terrain, one bit a seat.
    pub sold: u8,
    /// §17-ni_un_paso is in force, by side.
    pub stand_fast: [bool; 2],
    /// The automaton's mood (§23.2).
    pub attacking: bool,
    /// A die thrown for the automaton, 0 for none.
    pub column: u8,
}

/// What kind of attack a die is thrown for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "tactics2gm.ts"))]
pub enum AttackKind {
    /// §11.6.
    Shot,
    /// §17-emboscada.
    Ambush,
    /// §11.4.3: the attacker.
    Strike,
    /// §11.4.3: the defender.
    StrikeBack,
    /// §13.4.
    AntiAir,
    /// §13.2: plane against plane.
    Dogfight,
    /// §13.2, §13.3: a plane against the ground.
    Raid,
    /// chapter 17: a card.
    Barrage,
}

/// What an attack is directed at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "tactics2gm.ts"))]
pub enum Victim {
    /// A unit, by its place.
    Unit(u8),
    /// A terrain card.
    Structure(Cell),
    /// A staff.
    Hq(u8),
    /// A plane of the mission.
    Plane(Role),
}

/// The attack whose die is due.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "tactics2gm.ts"))]
pub struct Attack {
    /// Its kind.
    pub kind: AttackKind,
    /// Who makes it.
    pub seat: Seat,
    /// The attacking unit; 255: none.
    pub by: u8,
    /// Its weapon; 255: none.
    pub slot: u8,
    /// The attacking plane, in the air.
    pub plane: Role,
    /// At what.
    pub on: Victim,
    /// The number to hit, every modifier in it.
    pub hit: i8,
    /// The number to destroy outright.
    pub crit: i8,
    /// Penetration.
    pub pen: u8,
    /// Damage.
    pub damage: u8,
    /// Hits without a die (§17-impacto).
    pub sure: bool,
    /// Was thrown again.
    pub again: bool,
    /// The die, 0 before.
    pub roll: u8,
}

impl Attack {
    pub(crate) const NONE: Attack = Attack {
        kind: AttackKind::Shot,
        seat: Seat(0),
        by: NONE,
        slot: NONE,
        plane: Role::Mission,
        on: Victim::Hq(0),
        hit: 0,
        crit: 0,
        pen: 0,
        damage: 0,
        sure: false,
        again: false,
        roll: 0,
    };
}

/// An assault in progress (§11.4.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "tactics2gm.ts"))]
pub struct Assault {
    /// The attacking unit.
    pub by: u8,
    /// Its weapon.
    pub slot: u8,
    /// The defending unit; 255: a staff.
    pub on: u8,
    /// The staff.
    pub hq: u8,
    /// Where the defender stood.
    pub cell: Cell,
    /// The defender's weapon; 255: none, 254: its own crew (artillery).
    pub back: u8,
    /// With a hurrah.
    pub hurrah: bool,
}

impl Assault {
    pub(crate) const NONE: Assault =
        Assault { by: NONE, slot: NONE, on: NONE, hq: NONE, cell: Cell(0), back: NONE, hurrah: false };
}

/// A position.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Form", into = "Form")]
pub struct State {
    pub(crate) pack: Pack,
    pub(crate) agreed: Agreed,
    pub(crate) units: Roster,
    pub(crate) at: Map<UnitIx>,
    pub(crate) stood: [CellSet; 2],
    pub(crate) natural: Map<Natural>,
    pub(crate) terrain: Map<u8>,
    pub(crate) pi: Map<u8>,
    /// Cells with a terrain card.
    pub(crate) carded: CellSet,
    /// Open cells without a card: nobody is hindered there.
    pub(crate) plain: CellSet,
    /// Smoke screens, by the side that laid them.
    pub(crate) smoke: [CellSet; 2],
    /// Supply crates: two may come to lie on one cell.
    pub(crate) crates: Map<u8>,
    pub(crate) delivered: [u8; 2],
    /// Ground units and planes lost.
    pub(crate) lost: [u8; 2],
    pub(crate) tiles: u64,
    /// Terrain cards left to buy.
    pub(crate) stock: [u8; 32],
    pub(crate) hqs: [Hq; 4],
    pub(crate) players: [Player; 4],
    pub(crate) turn: Turn,
    pub(crate) attack: Attack,
    pub(crate) area: CellSet,
    pub(crate) assault: Assault,
    pub(crate) mission: Mission,
    pub(crate) stack: Stack,
    pub(crate) ending: Option<Ending>,
}

/// In place of a carrier: thrown from a wreck (§21.4).
pub(crate) const WRECKED: UnitIx = 254;

/// One value a cell.
#[derive(Clone, Copy, PartialEq)]
pub(crate) struct Map<T>(pub [T; CELLS]);

impl<T> std::ops::Index<Cell> for Map<T> {
    type Output = T;
    #[inline]
    fn index(&self, cell: Cell) -> &T {
        &self.0[cell.index()]
    }
}

impl<T> std::ops::IndexMut<Cell> for Map<T> {
    #[inline]
    fn index_mut(&mut self, cell: Cell) -> &mut T {
        &mut self.0[cell.index()]
    }
}

impl<T> std::fmt::Debug for Map<T> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Map")
    }
}

impl std::fmt::Debug for Player {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Player({} pa {}, {:?})", self.nation, self.pa, self.rows())
    }
}

impl State {
    /// The pack it is played with.
    #[inline]
    pub fn data(&self) -> &'static Data {
        self.pack.data()
    }

    #[inline]
    pub(crate) fn rules(&self, unit: UnitIx) -> &'static UnitRules {
        &self.data().tables.units[self.units[unit].kind.index()]
    }

    #[inline]
    pub(crate) fn kind_rules(&self, kind: UnitNo) -> &'static UnitRules {
        &self.data().tables.units[kind.index()]
    }

    #[inline]
    pub(crate) fn weapon(&self, unit: UnitIx, slot: u8) -> &'static WeaponRules {
        self.data().tables.weapon(self.rules(unit).weapon(slot))
    }

    /// The scenario, if it is one.
    pub fn scenario(&self) -> Option<&'static ScenarioDef> {
        self.agreed.scenario.map(|at| &self.data().scenarios[usize::from(at)])
    }

    /// What was agreed.
    pub fn agreed(&self) -> &Agreed {
        &self.agreed
    }

    /// This turn.
    pub fn turn(&self) -> &Turn {
        &self.turn
    }

    /// What is pending.
    pub fn pending(&self) -> Option<Frame> {
        self.stack.top()
    }

    #[inline]
    pub(crate) fn width(&self) -> u8 {
        self.agreed.width()
    }

    #[inline]
    pub(crate) fn side_of(&self, seat: Seat) -> Side {
        self.agreed.sides[usize::from(seat.0)]
    }

    #[inline]
    pub(crate) fn side(&self, unit: UnitIx) -> Side {
        self.side_of(self.units[unit].owner)
    }

    /// The living units of a side.
    #[inline]
    pub(crate) fn units_of(&self, side: Side) -> impl Iterator<Item = UnitIx> + use<> {
        self.units.of_all(self.members(side))
    }

    /// The seats of a side, the marshal first. The automaton has one too.
    #[inline]
    pub(crate) fn members(&self, side: Side) -> impl Iterator<Item = Seat> + use<> {
        let (count, sides) = (self.chairs(), self.agreed.sides);
        (0..count).map(Seat).filter(move |seat| sides[usize::from(seat.0)] == side)
    }

    /// Seats that hold cards: those who play, and the automaton.
    #[inline]
    pub(crate) fn chairs(&self) -> u8 {
        self.agreed.seats.max(2)
    }

    pub(crate) fn marshal(&self, side: Side) -> Seat {
        self.members(side).next().unwrap_or(Seat(0))
    }

    /// Whether a side has two members.
    #[inline]
    pub(crate) fn is_pair(&self, side: Side) -> bool {
        self.chairs() > 2 && self.members(side).count() > 1
    }

    /// The staff of a seat: one a side, or one each with two boards (§14.7).
    #[inline]
    pub(crate) fn hq_of(&self, seat: Seat) -> u8 {
        if self.agreed.boards == 2 { seat.0 } else { self.side_of(seat) as u8 }
    }

    /// The staffs in play.
    pub(crate) fn hq_list(&self) -> impl Iterator<Item = u8> + use<> {
        0..if self.agreed.boards == 2 { 4 } else { 2 }
    }

    /// The side of a staff.
    #[inline]
    pub(crate) fn hq_side(&self, hq: u8) -> Side {
        if self.agreed.boards == 2 {
            self.agreed.sides[usize::from(hq)]
        } else if hq == 0 {
            Side::A
        } else {
            Side::B
        }
    }

    /// The first column of the board a staff stands on.
    #[inline]
    pub(crate) fn hq_column(&self, hq: u8) -> u8 {
        if self.agreed.boards == 2 && hq >= 2 { crate::board::COLUMNS } else { 0 }
    }

    /// Steps from a cell to a staff: one from the two centre cells of its line (ruling A02).
    #[inline]
    pub(crate) fn hq_distance(&self, hq: u8, cell: Cell) -> u8 {
        let left = self.hq_column(hq) + 3;
        let column = cell.column().abs_diff(left).min(cell.column().abs_diff(left + 1));
        column + cell.line_of(self.hq_side(hq)) + 1
    }

    /// The marshal of a staff: who answers for it.
    pub(crate) fn hq_seat(&self, hq: u8) -> Seat {
        if self.agreed.boards == 2 { Seat(hq) } else { self.marshal(self.hq_side(hq)) }
    }

    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[usize::from(seat.0)]
    }

    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[usize::from(seat.0)]
    }

    /// The unit on a cell.
    #[inline]
    pub(crate) fn unit_at(&self, cell: Cell) -> Option<UnitIx> {
        let unit = self.at[cell];
        (unit != NONE).then_some(unit)
    }

    /// The unit on a cell, for who looks from outside.
    pub fn unit(&self, cell: Cell) -> Option<&Unit> {
        self.unit_at(cell).map(|unit| &self.units[unit])
    }

    /// The terrain card on a cell.
    #[inline]
    pub(crate) fn card_at(&self, cell: Cell) -> Option<&'static TerrainRules> {
        let card = self.terrain[cell];
        (card != NONE).then(|| &self.data().tables.terrain[usize::from(card)])
    }

    /// The cells nobody stands on.
    #[inline]
    pub(crate) fn free(&self) -> CellSet {
        CellSet::field(self.width()).without(self.stood[0]).without(self.stood[1])
    }

    /// A unit comes into play, nowhere yet.
    pub(crate) fn enlist(&mut self, unit: Unit) -> UnitIx {
        self.units.add(unit, self.kind_rules(unit.kind))
    }

    /// Puts a unit on a cell.
    pub(crate) fn place(&mut self, unit: UnitIx, cell: Cell) {
        let side = self.side(unit) as usize;
        self.units[unit].cell = Some(cell);
        self.units[unit].carrier = NONE;
        self.at[cell] = unit;
        self.stood[side].insert(cell);
    }

    /// Takes a unit off its cell.
    pub(crate) fn lift(&mut self, unit: UnitIx) {
        if let Some(cell) = self.units[unit].cell.take() {
            let side = self.side(unit) as usize;
            if self.at[cell] == unit {
                self.at[cell] = NONE;
                self.stood[side].remove(cell);
            }
        }
    }

    /// The supply crates on the field, by their cells.
    pub(crate) fn crate_list(&self) -> Vec<Cell> {
        let heap = |cell: Cell| std::iter::repeat_n(cell, usize::from(self.crates[cell]));
        CellSet::field(self.width()).iter().flat_map(heap).collect()
    }

    /// The units a unit carries.
    pub(crate) fn cargo(&self, carrier: UnitIx) -> impl Iterator<Item = UnitIx> + '_ {
        self.units.iter().filter(move |unit| self.units[*unit].carrier == carrier)
    }

    /// The next cell in a direction.
    #[inline]
    pub(crate) fn next(&self, cell: Cell, dir: Dir) -> Option<Cell> {
        cell.step(dir, self.width())
    }

    /// Own units of `side` orthogonal to a cell.
    pub(crate) fn beside(&self, cell: Cell, side: Side) -> impl Iterator<Item = UnitIx> + '_ {
        let near = crate::board::beside(cell, self.width()).and(self.stood[side as usize]);
        near.iter().map(|cell| self.at[cell])
    }

    /// Whether a unit of `side` with an ability stands orthogonal to a cell.
    #[inline]
    pub(crate) fn has_beside(&self, cell: Cell, side: Side, ability: Ability) -> bool {
        self.beside(cell, side).any(|unit| self.rules(unit).has(ability))
    }

    /// §10.3: lines without a gap from the deployment line on, on the board of a staff.
    pub(crate) fn supply(&self, hq: u8) -> u8 {
        let side = self.hq_side(hq);
        let (left, width) = (self.hq_column(hq), self.agreed.boards * crate::board::COLUMNS);
        let half = if self.agreed.boards == 2 {
            CellSet(CellSet::field(crate::board::COLUMNS).0 << left)
        } else {
            CellSet::field(width)
        };
        let troops = self.stood[side as usize].and(half);
        let fixed = self.fixed_supply(side);
        let mut lines = 0;
        while lines < LINES {
            let line = match side {
                Side::A => lines,
                Side::B => LINES - 1 - lines,
            };
            if lines >= fixed && troops.and(CellSet::line(line, 16)).is_empty() {
                break;
            }
            lines += 1;
        }
        lines
    }

    fn fixed_supply(&self, side: Side) -> u8 {
        let fixed = |special: &crate::data::Special| match special {
            crate::data::Special::FixedSupply(of, lines) if *of == side => Some(*lines),
            _ => None,
        };
        self.scenario().and_then(|scenario| scenario.special.iter().find_map(fixed)).unwrap_or(0)
    }

    /// Whether a scenario rule is in force.
    pub(crate) fn special(&self, wanted: impl Fn(&crate::data::Special) -> bool) -> bool {
        self.scenario().is_some_and(|scenario| scenario.special.iter().any(wanted))
    }

    /// Points a staff can store.
    pub(crate) fn most_pa(&self, seat: Seat) -> u8 {
        let owner = self.hq_seat(self.hq_of(seat));
        self.data().board.nations[self.player(owner).nation.index()].most_pa
    }

    /// Points stored by all who share the staff of a seat.
    pub(crate) fn stored_pa(&self, seat: Seat) -> u8 {
        let hq = self.hq_of(seat);
        (0..self.chairs()).map(Seat).filter(|other| self.hq_of(*other) == hq).map(|other| self.player(other).pa).sum()
    }

    /// Whether the automaton decides for a seat (chapter 23).
    #[inline]
    pub(crate) fn is_automaton(&self, seat: Seat) -> bool {
        self.agreed.automaton.is_some() && seat.0 == 1
    }

    /// The seats of a side as they win or lose.
    pub(crate) fn seat_set(&self, side: Side) -> SeatSet {
        let seats = (0..self.agreed.seats).map(Seat).filter(|seat| self.side_of(*seat) == side);
        seats.fold(SeatSet::NONE, SeatSet::with)
    }

    /// How a match ended.
    pub(crate) fn outcome(&self, ending: Ending) -> Outcome {
        let (winners, losers) = match ending.winner {
            Some(side) => (self.seat_set(side), self.seat_set(side.other())),
            None => (SeatSet::NONE, SeatSet::NONE),
        };
        Outcome { winners, losers, label: ending.how.name(), grade: "", score: i32::from(self.turn.round) }
    }

    /// Whether a card of the deck is a ground unit.
    pub(crate) fn is_ground_card(&self, card: CardNo) -> bool {
        matches!(self.data().card(card), Some(crate::data::Card::Unit(unit)) if self.kind_rules(unit).class != Class::Plane)
    }

    /// The effects of the support cards on a unit.
    #[inline]
    pub(crate) fn attached(&self, unit: UnitIx) -> impl Iterator<Item = crate::data::Effect> + use<> {
        let (mut bits, support) = (self.units[unit].cards, &self.data().tables.support);
        std::iter::from_fn(move || {
            (bits != 0).then(|| {
                let at = bits.trailing_zeros() as usize;
                bits &= bits - 1;
                support[at]
            })
        })
    }

    /// Wounds that destroy a unit, promotions included.
    #[inline]
    pub(crate) fn wounds_of(&self, unit: UnitIx) -> u8 {
        let more = |effect| match effect {
            crate::data::Effect::Promote { wounds, .. } => wounds,
            _ => 0,
        };
        self.rules(unit).wounds + self.attached(unit).map(more).sum::<u8>()
    }

    /// Whether the phase being played is the one named; later ones wait under it.
    pub(crate) fn in_phase(&self, phase: Phase) -> bool {
        self.phase() == Some(phase)
    }

    /// The phase being played.
    #[inline]
    pub(crate) fn phase(&self) -> Option<Phase> {
        self.stack.iter().rev().find_map(|frame| match frame {
            Frame::Phase(phase) => Some(phase),
            _ => None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_takes_four_kilobytes_at_most_and_no_heap() {
        assert!(size_of::<State>() <= 4096, "{}", size_of::<State>());
        fn is_copy<T: Copy>() {}
        is_copy::<State>();
    }
}
