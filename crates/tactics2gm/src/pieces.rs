//! What lies on the table and can be pointed at: by the player who acts, and by the film of what happened.

use crate::actions::Target;
use crate::board::Cell;
use crate::ids::{CardNo, GeneralNo, TerrainNo, TileNo};
use crate::state::Role;

frente_kernel::pieces! {
    in "tactics2gm.ts"
    /// A piece of the table.
    pub enum Piece {
        /// A cell, with the unit and the terrain card on it.
        Cell(Cell) = "cell",
        /// A card, in a hand or on its way from it.
        Card(CardNo) = "card",
        /// A terrain card on sale.
        Terrain(TerrainNo) = "terrain",
        /// A staff by its number.
        Hq(u8) = "hq",
        /// A fighter that waits beside a staff: twice the number of the staff, and its place there.
        Fighter(u8) = "fighter",
        /// The plane that flies the mission.
        Mission = "mission",
        /// The fighter that goes along with the mission.
        Escort = "escort",
        /// The fighter that rises against it.
        Interceptor = "interceptor",
        /// A weapon or token of the unit in question, by its slot.
        Slot(u8) = "slot",
        /// A token of the unit in question that comes packed up, by its slot.
        Packed(u8) = "packed",
        /// A unit that is carried, by its place aboard.
        Passenger(u8) = "passenger",
        /// A general to choose.
        General(GeneralNo) = "general",
        /// A tile of the field.
        Tile(TileNo) = "tile",
        /// The hand of a seat.
        Hand(u8) = "hand",
        /// The deck of a seat.
        Deck(u8) = "deck",
        /// The discard pile of a seat.
        Discard(u8) = "discard",
        /// The action points of a seat.
        Points(u8) = "points",
        /// The bid of a seat.
        Bid(u8) = "bid",
        Die = "die",
    }
}

impl Piece {
    /// A plane in the air.
    pub(crate) const fn plane(role: Role) -> Piece {
        match role {
            Role::Mission => Piece::Mission,
            Role::Escort => Piece::Escort,
            Role::Interceptor => Piece::Interceptor,
        }
    }

    /// What is aimed at; of an area, the cell it begins at.
    pub(crate) const fn target(target: Target) -> Piece {
        match target {
            Target::Unit(cell) | Target::Structure(cell) | Target::Area(cell, _) => Piece::Cell(cell),
            Target::Hq(hq) => Piece::Hq(hq),
        }
    }
}
