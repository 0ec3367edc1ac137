//! A position: plain data without heap, valid by construction.
//!
//! Invariants (checked by [`State::faults`]): every card of a seat's deck lies in its deck, hand or discard, or stands on
//! the table; every cell holds at most one unit, and the maps of the field agree with the roster; points stay within what
//! the staffs store; something is pending until the match has ended.

mod air;
mod combat;
mod field;
mod player;
mod stack;
mod unit;

use crate::actions::{Aimed, Ending, Target, Warrant, What};
use crate::board::{CELLS, Cell, CellSet, Dir, LINES};
use crate::data::{Data, Pack, ScenarioDef, TerrainRules, UnitRules, WeaponRules};
use crate::ids::{
    Ability, CardNo, Class, GeneralNo, Nation, Natural, Phase, Side, Slot, TerrainNo, UnitIx, UnitNo, Weather,
};
use crate::saved::{Draft, Form};
use frente_kernel::{By, Outcome, Seat, SeatSet};
use serde::{Deserialize, Serialize};

pub use air::Fighter;
pub(crate) use air::Mission;
pub(crate) use combat::{Assault, Attack, Cry, Hit, Maker, Salvo};
pub use combat::{AttackKind, Victim};
pub(crate) use player::{CardRow, Player};
pub(crate) use stack::Stack;
pub use stack::{Frame, Role};
pub(crate) use unit::{MOST_UNITS, Roster, Shooter};
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
    /// Seats whose card lists the other side does not see, one bit each (§2.1).
    #[serde(default)]
    pub closed: u8,
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
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
    /// The unit whose turn to fire it is; JSON writes 255 where there is none.
    #[serde(with = "crate::saved::place_or_255")]
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub(crate) firing: Option<UnitIx>,
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

/// A position, whole: what a match stands on after each step.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Draft", into = "Form")]
pub struct State {
    pub(crate) pack: Pack,
    pub(crate) agreed: Agreed,
    pub(crate) units: Roster,
    pub(crate) at: Map<Option<UnitIx>>,
    pub(crate) stood: BySide<CellSet>,
    pub(crate) natural: Map<Natural>,
    /// Cells with a terrain card.
    pub(crate) carded: CellSet,
    /// The terrain cards and their impact points: they mean something on the cells of `carded` alone.
    pub(crate) terrain: Map<TerrainNo>,
    pub(crate) pi: Map<u8>,
    /// Open cells without a card: nobody is hindered there.
    pub(crate) plain: CellSet,
    /// Smoke screens, by the side that laid them.
    pub(crate) smoke: BySide<CellSet>,
    /// Supply crates: two may come to lie on one cell.
    pub(crate) crates: Map<u8>,
    pub(crate) delivered: BySide<u8>,
    /// Ground units and planes lost.
    pub(crate) lost: BySide<u8>,
    pub(crate) tiles: u64,
    /// Terrain cards left to buy.
    pub(crate) stock: [u8; 32],
    pub(crate) hqs: [Hq; 4],
    pub(crate) players: [Player; 4],
    pub(crate) turn: Turn,
    /// The attack whose die is due; there while one of its frames is pending.
    pub(crate) attack: Option<Attack>,
    /// What is left of an attack on an area; there while [`Frame::Volley`] is pending.
    pub(crate) salvo: Option<Salvo>,
    /// The assault in progress; there while [`Frame::Exchange`] is pending.
    pub(crate) assault: Option<Assault>,
    /// The air mission. What a landing leaves in it stays until the next one: records seal it.
    pub(crate) mission: Mission,
    pub(crate) stack: Stack,
    pub(crate) ending: Option<Ending>,
}

/// A staff that is not in play.
const NO_HQ: Hq =
    Hq { pi: 0, general: None, recovered: false, discounts: 0, free_marches: 0, helped: false, fighters: [None, None] };

/// Before the first turn.
const FIRST_TURN: Turn = Turn {
    round: 0,
    first: Side::A,
    side: Side::A,
    actor: 0,
    passed: 0,
    ordered: false,
    opened: false,
    given: false,
    firing: None,
    rolls: [0; 2],
    sold: 0,
    stand_fast: [false; 2],
    attacking: false,
    column: 0,
};

/// One value a cell.
pub(crate) type Map<T> = By<Cell, T, CELLS>;
/// One value a side.
pub(crate) type BySide<T> = By<Side, T, 2>;

impl std::fmt::Debug for Player {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Player({} pa {}, {:?})", self.nation, self.pa, self.rows())
    }
}

impl State {
    /// An empty table: nobody, nothing, and nothing pending.
    pub(crate) fn bare(pack: Pack, agreed: Agreed) -> State {
        State {
            pack,
            agreed,
            units: Roster::new(),
            at: By::of([None; CELLS]),
            stood: By::of([CellSet::EMPTY; 2]),
            natural: By::of([Natural::Open; CELLS]),
            carded: CellSet::EMPTY,
            terrain: By::of([TerrainNo(0); CELLS]),
            pi: By::of([0; CELLS]),
            plain: CellSet::EMPTY,
            smoke: By::of([CellSet::EMPTY; 2]),
            crates: By::of([0; CELLS]),
            delivered: By::of([0; 2]),
            lost: By::of([0; 2]),
            tiles: 0,
            stock: [0; 32],
            hqs: [NO_HQ; 4],
            players: [Player::new(pack.data(), Nation::Usa, &[]); 4],
            turn: FIRST_TURN,
            attack: None,
            salvo: None,
            assault: None,
            mission: Mission::NONE,
            stack: Stack::default(),
            ending: None,
        }
    }

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
    pub(crate) fn weapon(&self, unit: UnitIx, slot: Slot) -> &'static WeaponRules {
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

    /// What is true for this turn.
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
        self.at[cell]
    }

    /// The unit on a cell where one is known to stand.
    #[inline]
    pub(crate) fn standing(&self, cell: Cell) -> UnitIx {
        self.at[cell].expect("a unit stands on the cell")
    }

    /// The unit on a cell, for who looks from outside.
    pub fn unit(&self, cell: Cell) -> Option<&Unit> {
        self.unit_at(cell).map(|unit| &self.units[unit])
    }

    /// A target with what stands there now.
    #[inline]
    pub(crate) fn aimed(&self, at: Target) -> Aimed {
        let what = match at {
            Target::Unit(cell) => self.unit_at(cell).map(|unit| What::Unit(self.units[unit].kind)),
            Target::Structure(cell) => self.card_no(cell).map(What::Works),
            Target::Hq(hq) => self.hq_list().find(|known| *known == hq).map(|hq| What::Staff(self.hq_seat(hq))),
            Target::Area(..) => None,
        };
        Aimed { at, what: what.unwrap_or(What::Cells) }
    }

    /// The terrain card on a cell.
    #[inline]
    pub(crate) fn card_at(&self, cell: Cell) -> Option<&'static TerrainRules> {
        self.card_no(cell).map(|card| &self.data().tables.terrain[card.index()])
    }

    /// The number of the terrain card on a cell.
    #[inline]
    pub(crate) fn card_no(&self, cell: Cell) -> Option<TerrainNo> {
        self.carded.contains(cell).then(|| self.terrain[cell])
    }

    /// The cells somebody stands on.
    #[inline]
    pub(crate) fn all_stood(&self) -> CellSet {
        self.stood[Side::A].or(self.stood[Side::B])
    }

    /// The cells nobody stands on.
    #[inline]
    pub(crate) fn free(&self) -> CellSet {
        CellSet::field(self.width()).without(self.all_stood())
    }

    /// A unit comes into play, nowhere yet.
    pub(crate) fn enlist(&mut self, unit: Unit) -> UnitIx {
        self.units.add(unit, self.kind_rules(unit.kind))
    }

    /// Puts a unit on a cell.
    pub(crate) fn place(&mut self, unit: UnitIx, cell: Cell) {
        let side = self.side(unit);
        self.units[unit].cell = Some(cell);
        self.units[unit].carrier = None;
        self.at[cell] = Some(unit);
        self.stood[side].insert(cell);
    }

    /// Takes a unit off its cell.
    pub(crate) fn lift(&mut self, unit: UnitIx) {
        if let Some(cell) = self.units[unit].cell.take() {
            let side = self.side(unit);
            if self.at[cell] == Some(unit) {
                self.at[cell] = None;
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
        self.units.iter().filter(move |unit| self.units[*unit].carrier == Some(carrier))
    }

    /// §21.4: the units that wait beside a wreck for their dice.
    pub(crate) fn thrown_out(&self) -> impl Iterator<Item = UnitIx> + '_ {
        self.units.iter().filter(|unit| self.units[*unit].is_thrown_out())
    }

    /// The next cell in a direction.
    #[inline]
    pub(crate) fn next(&self, cell: Cell, dir: Dir) -> Option<Cell> {
        cell.step(dir, self.width())
    }

    /// Own units of `side` orthogonal to a cell.
    pub(crate) fn beside(&self, cell: Cell, side: Side) -> impl Iterator<Item = UnitIx> + '_ {
        let near = crate::board::beside(cell, self.width()).and(self.stood[side]);
        near.iter().map(|cell| self.standing(cell))
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
        let troops = self.stood[side].and(half);
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

    /// The paragraph a support card is played under.
    pub(crate) fn warrant(&self, card: CardNo) -> Warrant {
        match self.data().card(card) {
            Some(crate::data::Card::Support(support)) => self.data().tables.warrants[support.index()],
            _ => Warrant::Support,
        }
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
    pub fn phase(&self) -> Option<Phase> {
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
