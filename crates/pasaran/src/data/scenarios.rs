//! What `scenarios.ron` may say: a starting position as data (§4.1).

use super::{Source, Text};
use crate::ids::{Card, Kind, Place, Quarter, Side, UnknownName, Weather, Zone};
use serde::Deserialize;
use std::fmt;
use std::str::FromStr;

/// A starting position (§4.1).
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScenarioDef {
    /// What a setup calls it.
    pub id: String,
    /// The name players choose it by.
    pub name: Text,
    /// The first turn.
    pub start: Quarter,
    /// The last turn.
    pub end: Quarter,
    /// Who has the initiative on the first turn.
    pub initiative: Side,
    /// The weather of the first turn; `None` to throw for it.
    pub weather: Option<Weather>,
    /// Owners of zones where they differ from the map.
    pub zones: Vec<(Zone, Side)>,
    /// Owners of cities where they differ from the map.
    pub cities: Vec<(Zone, Side)>,
    /// Points kept from before, Nationalist and Republican.
    pub saved: (u8, u8),
    /// Permanent cards already played.
    pub in_force: Vec<Card>,
    /// Cards that are not in the pile.
    pub removed: Vec<Card>,
    /// Cards whose units are in the reserve though the card is gone.
    pub released_by: Vec<Card>,
    /// Counters out of the game.
    pub gone: Vec<Kind>,
    /// Cards a side may take into its hand before the shuffle.
    pub may_hold: Vec<(Side, Card)>,
    /// Who stands where.
    pub place: Vec<(Place, Vec<Piece>)>,
    /// Who is still to come.
    pub reinforcements: Vec<(Quarter, Vec<Piece>)>,
    /// Where it comes from.
    pub source: Source,
}

/// A counter of a kind on one of its faces: `n-i2`, `n-i2 reduced`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Piece {
    /// The type of counter.
    pub kind: Kind,
    /// Whether its back is up.
    pub reduced: bool,
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.kind, if self.reduced { " reduced" } else { "" })
    }
}

impl FromStr for Piece {
    type Err = UnknownName;
    fn from_str(text: &str) -> Result<Piece, UnknownName> {
        let (kind, reduced) = text.strip_suffix(" reduced").map_or((text, false), |kind| (kind, true));
        Ok(Piece { kind: kind.parse()?, reduced })
    }
}

impl<'de> Deserialize<'de> for Piece {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(|_| serde::de::Error::custom(format!("{text:?} is no counter")))
    }
}
