//! §11.4: everything a seat may order in Movement. Who may be ordered about is gathered in one pass over its units; what any
//! of them may be told is an [`Order`], looked at only when it is read or drawn. What few may do, beside an enemy or a
//! carrier, is found from there.

use crate::actions::Action;
use crate::board::{Cell, CellSet, Dir, beside};
use crate::ids::{Ground, UnitIx};
use crate::menu::{Many, Menu};
use crate::rules::c11_actors::commanded;
use crate::rules::c11_movement::{is_ready, left, may_be_ordered, may_walk};
use crate::rules::{c11_assault, c12_terrain, c16_abilities, c17_cards, c21_transport};
use crate::state::{MOST_UNITS, Mark, State};
use arrayvec::ArrayVec;
use frente_kernel::{Illegal, Seat, must};

/// What any unit may be told, as far as it is able to.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Order {
    /// §11.4: a step, which may be onto the cell of a friend.
    Step(Dir),
    /// A unit marches (§16-march).
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
                let to = state.next(cell, dir);
                may_step(state, at, to, left(state, at)).is_ok().then_some(Action::Step(cell, dir))
            }
            Order::March => c16_abilities::may_march(state, at).is_ok().then_some(Action::March(cell)),
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
        if let Some(cell) = state.units[at].cell.filter(|_| is_ready(state, at, seat)) {
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
    let (friends, foes) = (state.stood[side], state.stood[side.other()]);
    let near = foes.spread().or(CellSet::home(side.other()));
    for cell in friends.and(near).iter() {
        let at = state.standing(cell);
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
        if may_step(state, at, Some(to), left).is_ok() {
            offer(Action::Step(cell, cell.facing(to)));
        }
    }
}

/// §11.4: whether a unit with so many steps left may step onto the cell beside it; `None` is off the field.
#[inline]
pub(crate) fn may_step(state: &State, at: UnitIx, to: Option<Cell>, left: u8) -> Result<(), Illegal> {
    may_walk(state, at, left)?;
    let to = to.ok_or(Illegal { rule: "11.4", why: "off-the-field" })?;
    match state.unit_at(to) {
        Some(other) => {
            must(state.side(other) == state.side(at), "11.4.2", "enemy-in-the-way")?;
            may_enter(state, at, to)?;
            must(crosses(state, at, to, left), "11.4.1", "friend-in-the-way")
        }
        None => may_enter(state, at, to),
    }
}

/// §12.4: whether the ground of a cell lets a unit in.
#[inline]
pub(crate) fn may_enter(state: &State, at: UnitIx, to: Cell) -> Result<(), Illegal> {
    must(c12_terrain::ground_for(state, at, to) != Ground::Impassable, "12.4", "cannot-enter")
}

/// §11.4.1: across a friend, if the way goes on behind him.
fn crosses(state: &State, at: UnitIx, over: Cell, left: u8) -> bool {
    if state.at[over] == Some(at) || c12_terrain::ground_for(state, at, over) != Ground::Normal || left < 2 {
        return false;
    }
    let side = state.side(at);
    let beyond = beside(over, state.width()).without(state.stood[side.other()]);
    beyond.iter().any(|to| match state.stood[side].contains(to) {
        true => crosses(state, at, to, left - 1),
        false => c12_terrain::ground_for(state, at, to) != Ground::Impassable,
    })
}

/// Ruling G9: whether a unit that is ready may take part in a joint order: it has not begun to move, and could.
#[inline]
fn may_join(state: &State, from: Cell, to: Cell) -> Result<(), Illegal> {
    let at = state.standing(from);
    must(!state.units[at].has(Mark::Started), "11.4.1", "has-begun-to-move")?;
    may_walk(state, at, left(state, at))?;
    may_enter(state, at, to)
}

/// §11.4.1: whether each of the units on these cells, all of them ready, may enter the cell of the next.
#[inline]
pub(crate) fn may_go_round(state: &State, cells: &[Cell]) -> Result<(), Illegal> {
    let next = cells.iter().cycle().skip(1);
    cells.iter().zip(next).try_for_each(|(from, to)| may_join(state, *from, *to))
}

/// The two cells of a swap, named from the lower or left one.
#[inline]
pub(crate) fn pair(state: &State, cell: Cell, dir: Dir) -> Result<[Cell; 2], Illegal> {
    must(matches!(dir, Dir::North | Dir::East), "11.4.1", "named-from-below")?;
    state.next(cell, dir).map(|next| [cell, next]).ok_or(Illegal { rule: "11.4", why: "off-the-field" })
}

/// The four cells of a turn, named from the lower left one: north first turns right, east first turns left.
#[inline]
pub(crate) fn square(state: &State, corner: Cell, dir: Dir) -> Result<[Cell; 4], Illegal> {
    must(matches!(dir, Dir::North | Dir::East), "11.4.1", "named-from-below")?;
    ring(state, corner, dir).ok_or(Illegal { rule: "11.4", why: "off-the-field" })
}

/// Whether a seat may give a joint order to the units on these cells (§11.4.1).
#[inline]
pub(crate) fn may_order_all(state: &State, seat: Seat, cells: &[Cell]) -> Result<(), Illegal> {
    for (place, cell) in cells.iter().enumerate() {
        let commanded = commanded(state, seat, *cell);
        let stranger = Illegal { rule: "11.4.1", why: "no-friend-there" };
        may_be_ordered(state, if place == 0 { commanded? } else { commanded.map_err(|_| stranger)? })?;
    }
    may_go_round(state, cells)
}

/// The ring of four cells from its lower left one: north first turns right, east first turns left.
pub(crate) fn ring(state: &State, corner: Cell, dir: Dir) -> Option<[Cell; 4]> {
    let (north, east) = (state.next(corner, Dir::North)?, state.next(corner, Dir::East)?);
    let far = state.next(north, Dir::East)?;
    Some(if dir == Dir::North { [corner, north, far, east] } else { [corner, east, far, north] })
}
