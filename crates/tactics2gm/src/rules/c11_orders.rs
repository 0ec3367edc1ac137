//! §11.4: everything a seat may order in Movement. Who may do what is gathered in sets of cells in one pass over its
//! units; the orders then come from shifting the sets, and each is looked at only when it is read or drawn.

use crate::actions::Action;
use crate::board::{Cell, CellSet, Dir, beside};
use crate::ids::{Class, Ground};
use crate::menu::{Many, Menu};
use crate::rules::c11_movement::{is_ready, left};
use crate::rules::{c11_assault, c12_terrain, c16_abilities, c17_cards, c21_transport};
use crate::state::{Mark, State, UnitIx};
use frente_kernel::Seat;

/// Who may do what, by the cells they stand on.
#[derive(Default)]
struct Ready {
    /// Has a step left.
    steps: CellSet,
    /// Has more than one: may cross a friend.
    crosses: CellSet,
    /// May take part in a joint order (ruling G9): not begun to move.
    joins: CellSet,
    /// Infantry with a step left.
    foot: CellSet,
    /// May be carried, or is in need of a tractor.
    boards: CellSet,
    /// Carriers that may be ordered about.
    carriers: CellSet,
    /// Every carrier of the seat.
    transports: CellSet,
    /// Has the ability to march, and may still use it.
    marches: CellSet,
}

impl Ready {
    fn of(state: &State, seat: Seat) -> Ready {
        let mut ready = Ready::default();
        for at in state.units.of(seat) {
            let (unit, rules) = (&state.units[at], state.rules(at));
            let Some(cell) = unit.cell else { continue };
            let carrier = rules.is_vehicle() && rules.is_carrier();
            if carrier {
                ready.transports.insert(cell);
            }
            if !is_ready(state, at, seat) {
                continue;
            }
            let left = left(state, at);
            let fresh = !unit.has(Mark::Started);
            if left > 0 {
                // §21.2: who got off moves no more; what O'Connor leaves is for an assault.
                if !unit.has(Mark::Disembarked) {
                    ready.steps.insert(cell);
                    if left > 1 {
                        ready.crosses.insert(cell);
                    }
                }
                if fresh {
                    ready.joins.insert(cell);
                }
            }
            if rules.is_vehicle() {
                if carrier {
                    ready.carriers.insert(cell);
                }
                continue;
            }
            ready.boards.insert(cell);
            if rules.class == Class::Infantry && left > 0 {
                ready.foot.insert(cell);
            }
            if fresh && c16_abilities::may_march(state, at) {
                ready.marches.insert(cell);
            }
        }
        ready
    }
}

/// Everything a seat may order in Movement.
pub(crate) fn offers(state: &State, seat: Seat, menu: &mut impl Menu) {
    let side = state.side_of(seat);
    let ready = Ready::of(state, seat);
    let (friends, foes) = (state.stood[side as usize], state.stood[side.other() as usize]);
    let free = CellSet::field(state.width()).without(friends).without(foes);
    for dir in Dir::ALL {
        menu.many(state, Many::Step(dir), ready.steps.shifted(dir).and(free));
        menu.many(state, Many::Cross(dir), ready.crosses.shifted(dir).and(friends));
    }
    // Rulings A16, G9: swaps of two, and four friends round a corner.
    let above = ready.joins.and(ready.joins.shifted(Dir::South));
    menu.many(state, Many::Swap(Dir::North), above);
    menu.many(state, Many::Swap(Dir::East), ready.joins.and(ready.joins.shifted(Dir::West)));
    let corners = above.and(above.shifted(Dir::West));
    menu.many(state, Many::Rotate(Dir::North), corners);
    menu.many(state, Many::Rotate(Dir::East), corners);
    let near = foes.spread().or(CellSet::home(side.other()));
    for cell in ready.foot.and(near).iter() {
        c11_assault::offers(state, state.at[cell], cell, &mut |action| menu.one(action));
    }
    let transports = if state.is_pair(side) { friends } else { ready.transports };
    for cell in ready.boards.and(transports.spread()).iter() {
        let at = state.at[cell];
        c21_transport::boards(state, at, cell, left(state, at), &mut |action| menu.one(action));
    }
    for cell in ready.carriers.iter() {
        c21_transport::unloads(state, state.at[cell], cell, &mut |action| menu.one(action));
    }
    if !ready.marches.is_empty() && c16_abilities::can_pay_march(state, seat) {
        menu.many(state, Many::March, ready.marches);
    }
    c17_cards::movement_offers(state, seat, &mut |action| menu.one(action));
}

/// The steps of one unit on its way, which may be crossing a friend.
pub(crate) fn steps_of(state: &State, at: UnitIx, cell: Cell, left: u8, offer: &mut impl FnMut(Action)) {
    if left == 0 || state.units[at].has(Mark::Disembarked) {
        return;
    }
    let side = state.side(at);
    let (friends, foes) = (state.stood[side as usize], state.stood[side.other() as usize]);
    for to in beside(cell, state.width()).without(foes).iter() {
        let open = match friends.contains(to) {
            true => left > 1 && crosses(state, at, to, left),
            false => c12_terrain::ground_for(state, at, to) != Ground::Impassable,
        };
        if open {
            offer(Action::Step(cell, cell.facing(to)));
        }
    }
}

/// Whether the unit behind may step onto a free cell.
#[inline]
pub(crate) fn can_step(state: &State, to: Cell, dir: Dir) -> bool {
    c12_terrain::ground_for(state, state.at[to.back(dir)], to) != Ground::Impassable
}

/// Whether the unit behind may step onto the cell of a friend.
#[inline]
pub(crate) fn can_cross(state: &State, to: Cell, dir: Dir) -> bool {
    let at = state.at[to.back(dir)];
    crosses(state, at, to, left(state, at))
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

fn fits(state: &State, from: Cell, to: Cell) -> bool {
    c12_terrain::ground_for(state, state.at[from], to) != Ground::Impassable
}

/// Whether each of two units fits into the cell of the other.
pub(crate) fn can_swap(state: &State, cell: Cell, dir: Dir) -> bool {
    state.next(cell, dir).is_some_and(|next| fits(state, cell, next) && fits(state, next, cell))
}

/// Whether each of four units fits into the cell of the next.
pub(crate) fn can_rotate(state: &State, corner: Cell, dir: Dir) -> bool {
    ring(state, corner, dir).is_some_and(|ring| (0..4).all(|step| fits(state, ring[step], ring[(step + 1) % 4])))
}

/// The ring of four cells from its lower left one: north first turns right, east first turns left.
pub(crate) fn ring(state: &State, corner: Cell, dir: Dir) -> Option<[Cell; 4]> {
    let (north, east) = (state.next(corner, Dir::North)?, state.next(corner, Dir::East)?);
    let far = state.next(north, Dir::East)?;
    Some(if dir == Dir::North { [corner, north, far, east] } else { [corner, east, far, north] })
}
