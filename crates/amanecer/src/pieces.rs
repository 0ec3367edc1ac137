//! The pieces of the table: what actions are about, what events befall, and what a board draws.

use crate::ids::{Asset, CardNo, Front, Marker, Period, UnknownName};
use std::fmt;
use std::str::FromStr;

/// A box of a track, written `southern-3`. Box 0 is Moscow, [`Piece::Moscow`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "amanecer.ts", type = "`${Front}-${number}`"))]
pub struct TrackBox {
    /// The front whose track it is.
    pub front: Front,
    /// Its number; 1 is next to Moscow.
    pub number: u8,
}

impl fmt::Display for TrackBox {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.front, self.number)
    }
}

impl FromStr for TrackBox {
    type Err = UnknownName;
    fn from_str(text: &str) -> Result<TrackBox, UnknownName> {
        let (front, digits) = text.split_once('-').ok_or(UnknownName)?;
        let place = TrackBox { front: front.parse()?, number: digits.parse().map_err(|_| UnknownName)? };
        // One way to write each: no "southern-03", and no box 0 beside Moscow.
        if place.number > 0 && place.to_string() == text { Ok(place) } else { Err(UnknownName) }
    }
}

impl FromStr for CardNo {
    type Err = UnknownName;
    fn from_str(text: &str) -> Result<CardNo, UnknownName> {
        let card = CardNo(text.parse().map_err(|_| UnknownName)?);
        if card.0 < 64 && card.to_string() == text { Ok(card) } else { Err(UnknownName) }
    }
}

frente_kernel::pieces! {
    in "amanecer.ts"
    /// A piece of the table.
    pub enum Piece {
        /// The counter of a front.
        Front(Front) = "front",
        /// A box of a track.
        Box(TrackBox) = "box",
        /// Box 0 of all six tracks.
        Moscow = "moscow",
        /// Box 1 of the Baltic and of the Finnish track.
        Petrograd = "petrograd",
        /// The marker on the political track.
        Political = "political",
        /// The reorganization table.
        Reorganization = "reorganization",
        /// A reorganization marker.
        Asset(Asset) = "asset",
        /// A marker that a card places on the map.
        Marker(Marker) = "marker",
        /// The Great War status marker.
        War = "war",
        /// The Available box, where markers wait to be used.
        Available = "available",
        /// The reserve offensives.
        Reserves = "reserves",
        /// The political decrees.
        Decrees = "decrees",
        /// The actions left this turn.
        Actions = "actions",
        /// A card of the pack, wherever it lies.
        Card(CardNo) = "card",
        /// The draw pile.
        Deck = "deck",
        /// The discard pile.
        Discard = "discard",
        /// The cards of a period that is not yet in the deck.
        Waiting(Period) = "waiting",
        /// The die of the last throw.
        Die = "die",
        /// The second die of an offensive with applied expertise.
        ExpertiseDie = "expertise-die",
        /// A face to which gold turns a die.
        Face(u8) = "face",
    }
}

impl Piece {
    /// The place of a front that stands in box `number`.
    pub(crate) fn place(front: Front, number: u8) -> Piece {
        match number {
            0 => Piece::Moscow,
            number => Piece::Box(TrackBox { front, number }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_read_back_and_have_one_name_each() {
        let places = Front::ALL.map(|front| Piece::place(front, 3));
        for piece in places.into_iter().chain([Piece::place(Front::Poland, 0), Piece::Card(CardNo(8)), Piece::Die]) {
            assert_eq!(piece.to_string().parse(), Ok(piece));
        }
        assert_eq!(Piece::place(Front::Southern, 3).to_string(), "box:southern-3");
        for text in ["box:southern-0", "box:southern-03", "box:southern", "card:64", "card:08", "moscow:1", "front"] {
            assert_eq!(text.parse::<Piece>(), Err(UnknownName), "{text}");
        }
    }
}
