//! §11.4: everything a seat may order in Movement. Who may do what is gathered in sets of cells in one pass over its
//! units; the orders then come from shifting the sets, so that a long list costs little more than writing it.

use crate::actions::Action;
use crate::board::{Cell, CellSet, Dir, beside};
use crate::ids::{Ability, Class, Ground, Side};
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
    /// Has the ability to march, and may still use it.
    marches: CellSet,
    /// Landing craft: what is plain to others is closed to them.
    afloat: CellSet,
}

impl Ready {
    fn of(state: &State, seat: Seat) -> Ready {
        let mut ready = Ready::default();
        for at in state.units.of(seat) {
            let (unit, rules) = (&state.units[at], state.rules(at));
            let Some(cell) = unit.cell.filter(|_| is_ready(state, at, seat)) else { continue };
            let left = left(state, at);
            let fresh = !unit.has(Mark::Started);
            ready.may_step(state, at, cell, left);
            if left > 0 && fresh {
                ready.joins.insert(cell);
            }
            if rules.is_vehicle() {
                if rules.is_carrier() {
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

    /// §21.2: who got off moves no more; what O'Connor leaves is for an assault.
    #[inline]
    fn may_step(&mut self, state: &State, at: UnitIx, cell: Cell, left: u8) {
        if left > 0 && !state.units[at].has(Mark::Disembarked) {
            self.steps.insert(cell);
            if left > 1 {
                self.crosses.insert(cell);
            }
            if state.rules(at).has(Ability::LandingCraft) {
                self.afloat.insert(cell);
            }
        }
    }
}

/// Everything a seat may order in Movement.
pub(crate) fn offers(state: &State, seat: Seat, offer: &mut impl FnMut(Action)) {
    let side = state.side_of(seat);
    let ready = Ready::of(state, seat);
    step_offers(state, side, &ready, |cell| state.at[cell], offer);
    joint_offers(state, ready.joins, offer);
    if !ready.foot.is_empty() {
        let home = CellSet::home(side.other());
        let near = state.stood[side.other() as usize].spread().or(home);
        for cell in ready.foot.and(near).iter() {
            c11_assault::offers(state, state.at[cell], cell, offer);
        }
    }
    let friends = state.stood[side as usize];
    for cell in ready.boards.and(friends.spread()).iter() {
        let at = state.at[cell];
        c21_transport::boards(state, at, cell, left(state, at), offer);
    }
    for cell in ready.carriers.iter() {
        c21_transport::unloads(state, state.at[cell], cell, offer);
    }
    if !ready.marches.is_empty() && c16_abilities::can_pay_march(state, seat) {
        ready.marches.iter().for_each(|cell| offer(Action::March(cell)));
    }
    c17_cards::movement_offers(state, seat, offer);
}

/// The steps of one unit on its way, which may be crossing a friend.
pub(crate) fn steps_of(state: &State, at: UnitIx, cell: Cell, left: u8, offer: &mut impl FnMut(Action)) {
    let mut ready = Ready::default();
    ready.may_step(state, at, cell, left);
    step_offers(state, state.side(at), &ready, |_| at, offer);
}

fn step_offers(state: &State, side: Side, ready: &Ready, who: impl Fn(Cell) -> UnitIx, offer: &mut impl FnMut(Action)) {
    let field = CellSet::field(state.width());
    let friends = state.stood[side as usize];
    let free = field.without(friends).without(state.stood[side.other() as usize]);
    for dir in Dir::ALL {
        for to in ready.steps.shifted(dir).and(free).iter() {
            let from = to.back(dir);
            let plain = state.plain.contains(to) && !ready.afloat.contains(from);
            if plain || c12_terrain::ground_for(state, who(from), to) != Ground::Impassable {
                offer(Action::Step(from, dir));
            }
        }
        for to in ready.crosses.shifted(dir).and(friends).iter() {
            let at = who(to.back(dir));
            if crosses(state, at, to, left(state, at)) {
                offer(Action::Step(to.back(dir), dir));
            }
        }
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

/// §11.4.1: swaps of two, and four friends round a corner (rulings A16, G9).
fn joint_offers(state: &State, joins: CellSet, offer: &mut impl FnMut(Action)) {
    let fits = |at: UnitIx, to: Cell| c12_terrain::ground_for(state, at, to) != Ground::Impassable;
    let above = joins.and(joins.shifted(Dir::South));
    for (dir, pairs) in [(Dir::North, above), (Dir::East, joins.and(joins.shifted(Dir::West)))] {
        for cell in pairs.iter() {
            let Some(next) = state.next(cell, dir) else { continue };
            if fits(state.at[cell], next) && fits(state.at[next], cell) {
                offer(Action::Swap(cell, dir));
            }
        }
    }
    for corner in above.and(above.shifted(Dir::West)).iter() {
        for dir in [Dir::North, Dir::East] {
            if let Some(ring) = ring(state, corner, dir)
                && (0..4).all(|step| fits(state.at[ring[step]], ring[(step + 1) % 4]))
            {
                offer(Action::Rotate(corner, dir));
            }
        }
    }
}

/// The ring of four cells from its lower left one: north first turns right, east first turns left.
pub(crate) fn ring(state: &State, corner: Cell, dir: Dir) -> Option<[Cell; 4]> {
    let (north, east) = (state.next(corner, Dir::North)?, state.next(corner, Dir::East)?);
    let far = state.next(north, Dir::East)?;
    Some(if dir == Dir::North { [corner, north, far, east] } else { [corner, east, far, north] })
}
