//! The field: what is printed on its cells, and the terrain cards that lie there.

use super::State;
use crate::board::Cell;
use crate::ids::{Natural, TerrainNo};

impl State {
    /// What is printed on a cell.
    pub(crate) fn set_natural(&mut self, cell: Cell, natural: Natural) {
        self.natural[cell] = natural;
        self.look_over(cell);
    }

    /// Keeps the set of plain cells up.
    fn look_over(&mut self, cell: Cell) {
        let open = self.natural[cell] == Natural::Open && !self.carded.contains(cell);
        if open && self.data().tables.open_is_normal { self.plain.insert(cell) } else { self.plain.remove(cell) }
    }

    /// Lays a terrain card.
    pub(crate) fn lay(&mut self, cell: Cell, card: TerrainNo, pi: u8) {
        self.terrain[cell] = card;
        self.pi[cell] = pi;
        self.carded.insert(cell);
        self.plain.remove(cell);
    }

    /// Takes a terrain card away.
    pub(crate) fn clear_terrain(&mut self, cell: Cell) {
        self.carded.remove(cell);
        self.terrain[cell] = TerrainNo(0);
        self.pi[cell] = 0;
        self.look_over(cell);
    }
}
