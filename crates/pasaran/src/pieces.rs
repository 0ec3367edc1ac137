//! The pieces of the table: what actions are about, what events befall, and what a board draws.

use crate::ids::{Card, Chit, Kind, Place, Side, Unit};

frente_kernel::pieces! {
    in "pasaran.ts"
    /// A piece of the table, or a spot on it.
    pub enum Piece {
        /// A counter on or beside the map.
        Unit(Unit) = "unit",
        /// A type of counter, as it waits in the reserve to be built.
        Kind(Kind) = "kind",
        /// The open country of a zone, or a city.
        Place(Place) = "place",
        /// The trenches of a place.
        Trench(Place) = "trench",
        /// A card, wherever it lies.
        Card(Card) = "card",
        /// A combat chit.
        Chit(Chit) = "chit",
        /// The cards in the hand of a side.
        Hand(Side) = "hand",
        /// The production points of a side.
        Points(Side) = "points",
        /// The counters of a side that can be built.
        Reserve(Side) = "reserve",
        /// The counters of a side that no card has brought yet.
        Locked(Side) = "locked",
        /// The counters of a side on their way.
        Coming(Side) = "coming",
        /// The counters of a side that are out of the game.
        Gone(Side) = "gone",
        /// The initiative marker of a side.
        Initiative(Side) = "initiative",
        /// The pile of cards.
        Pile = "pile",
        /// Cards out of the game.
        Removed = "removed",
        /// The weather marker.
        Weather = "weather",
        /// The turn marker.
        Turn = "turn",
        /// The one train of a turn.
        Train = "train",
        /// The one ship of a Republican turn.
        Ship = "ship",
        /// The air segment of the battle board.
        Air = "air",
        /// The ground segment of the battle board.
        Ground = "ground",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_read_back() {
        let city = Place::city_of(crate::ids::Zone::Toledo);
        for piece in
            [Piece::Unit(Unit(3)), Piece::Place(city), Piece::Trench(city), Piece::Pile, Piece::Hand(Side::Republican)]
        {
            assert_eq!(piece.to_string().parse(), Ok(piece));
        }
        assert_eq!(Piece::Place(city).to_string(), "place:toledo:city");
        assert!("place:paris".parse::<Piece>().is_err() && "pile:1".parse::<Piece>().is_err());
    }
}
