//! §11.4: everything a seat may order in Movement. Who may be ordered about is gathered in one pass over its units; what any
//! of them may be told is an [`Order`], looked at only when it is read or drawn. What few may do, beside an enemy or a
//! carrier, is found from there.

use crate::actions::Action;
use crate::board::{Cell, CellSet, Dir, beside};
use crate::ids::Ground;
use crate::menu::{Many, Menu};
use crate::rules::c11_movement::{is_ready, left};
use crate::rules::{c11_assault, c12_terrain, c16_abilities, c17_cards, c21_transport};
use crate::state::{MOST_UNITS, Mark, Marks, State, UnitIx};
use arrayvec::ArrayVec;
use frente_kernel::Seat;

/// What any unit may be told, as far as it is able to.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Order {
    /// §11.4: a step, which may be onto the cell of a friend.
    Step(Dir),
    /// §16-march.
    March,
}

impl Order {
    /// All of them.
    pub const ALL: [Order; 5] = [
        Order::Step(Dir::North),
        Order::Step(Dir::East),
        Order::Step(Dir::South),
        Order::Step(Dir::West),
        Order::March,
    ];

    /// The order to a unit that is ready, if it is legal.
    #[inline]
    pub fn to(self, state: &State, at: UnitIx) -> Option<Action> {
        let cell = state.units[at].cell?;
        match self {
            Order::Step(dir) => {
                let to = state.next(cell, dir)?;
                can_step(state, at, to, left(state, at)).then_some(Action::Step(cell, dir))
            }
            Order::March => c16_abilities::can_march(state, at).then_some(Action::March(cell)),
        }
    }
}

/// Units that may be ordered about.
pub(crate) type Movers = ArrayVec<UnitIx, MOST_UNITS>;

/// Everything a seat may order in Movement.
#[inline(never)]
pub(crate) fn offers(state: &State, seat: Seat, menu: &mut impl Menu) {
    let side = state.side_of(seat);
    let (mut movers, mut cells) = (Movers::new(), CellSet::EMPTY);
    for at in state.units.of(seat) {
        let unit = &state.units[at];
        if let Some(cell) = unit.cell.filter(|_| !unit.marks.has_any(Marks::HELD)) {
            movers.push(at);
            cells.insert(cell);
        }
    }
    menu.orders(state, movers);
    // Rulings A16, G9: swaps of two, and four friends round a corner.
    let above = cells.and(cells.shifted(Dir::South));
    menu.many(state, Many::Swap(Dir::North), above);
    menu.many(state, Many::Swap(Dir::East), cells.and(cells.shifted(Dir::West)));
    let corners = above.and(above.shifted(Dir::West));
    menu.many(state, Many::Rotate(Dir::North), corners);
    menu.many(state, Many::Rotate(Dir::East), corners);
    let offer = &mut |action| menu.one(action);
    let (friends, foes) = (state.stood[side as usize], state.stood[side.other() as usize]);
    let near = foes.spread().or(CellSet::home(side.other()));
    for cell in friends.and(near).iter() {
        let at = state.at[cell];
        if is_ready(state, at, seat) {
            c11_assault::offers(state, at, cell, offer);
        }
    }
    for carrier in state.units.carriers_of(state.members(side)) {
        let Some(cell) = state.units[carrier].cell else { continue };
        c21_transport::boarding_offers(state, carrier, cell, seat, offer);
        if is_ready(state, carrier, seat) {
            c21_transport::unloads(state, carrier, cell, offer);
        }
    }
    c17_cards::movement_offers(state, seat, offer);
}

/// The steps of one unit on its way, which may be crossing a friend.
pub(crate) fn steps_of(state: &State, at: UnitIx, cell: Cell, left: u8, offer: &mut impl FnMut(Action)) {
    if left == 0 {
        return;
    }
    for to in beside(cell, state.width()).iter() {
        if can_step(state, at, to, left) {
            offer(Action::Step(cell, cell.facing(to)));
        }
    }
}

/// Whether a unit with so many steps left may step onto a cell beside it.
#[inline]
fn can_step(state: &State, at: UnitIx, to: Cell, left: u8) -> bool {
    // §21.2: who got off moves no more; what O'Connor leaves is for an assault.
    if left == 0 || state.units[at].has(Mark::Disembarked) {
        return false;
    }
    match state.unit_at(to) {
        Some(other) => state.side(other) == state.side(at) && crosses(state, at, to, left),
        None => c12_terrain::ground_for(state, at, to) != Ground::Impassable,
    }
}

/// §11.4.1: across a friend, if the way goes on behind him.
fn crosses(state: &State, at: UnitIx, over: Cell, left: u8) -> bool {
    if state.at[over] == at || c12_terrain::ground_for(state, at, over) != Ground::Normal || left < 2 {
        return false;
    }
    let side = state.side(at);
    let beyond = beside(over, state.width()).without(state.stood[side.other() as usize]);
    beyond.iter().any(|to| match state.stood[side as usize].contains(to) {
        true => crosses(state, at, to, left - 1),
        false => c12_terrain::ground_for(state, at, to) != Ground::Impassable,
    })
}

/// Ruling G9: whether a unit that is ready may take part in a joint order: it has not begun to move, and could.
fn joins(state: &State, from: Cell, to: Cell) -> bool {
    let at = state.at[from];
    !state.units[at].has(Mark::Started)
        && left(state, at) > 0
        && c12_terrain::ground_for(state, at, to) != Ground::Impassable
}

/// Whether each of two units that are ready may enter the cell of the other.
pub(crate) fn can_swap(state: &State, cell: Cell, dir: Dir) -> bool {
    state.next(cell, dir).is_some_and(|next| joins(state, cell, next) && joins(state, next, cell))
}

/// Whether each of four units that are ready may enter the cell of the next.
pub(crate) fn can_rotate(state: &State, corner: Cell, dir: Dir) -> bool {
    ring(state, corner, dir).is_some_and(|ring| (0..4).all(|step| joins(state, ring[step], ring[(step + 1) % 4])))
}

/// The ring of four cells from its lower left one: north first turns right, east first turns left.
pub(crate) fn ring(state: &State, corner: Cell, dir: Dir) -> Option<[Cell; 4]> {
    let (north, east) = (state.next(corner, Dir::North)?, state.next(corner, Dir::East)?);
    let far = state.next(north, Dir::East)?;
    Some(if dir == Dir::North { [corner, north, far, east] } else { [corner, east, far, north] })
}
