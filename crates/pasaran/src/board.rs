//! Who stands where: the counters on the map, with the sets the rules ask for kept beside them.

use crate::ids::{Place, Quarter, Side, Unit, UnknownName, Zone};
use crate::sets::{UnitSet, ZoneSet};
use frente_kernel::{Sparse, by_name};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// Where a counter is: on the map, or waiting somewhere beside it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spot(u8);

impl Spot {
    /// In the reserve: it can be built (§2.3).
    pub const RESERVE: Spot = Spot(100);
    /// Starred, or a general no card has brought yet.
    pub const LOCKED: Spot = Spot(101);
    /// Out of the game for good.
    pub const GONE: Spot = Spot(102);
    /// Not in this pack.
    pub const ABSENT: Spot = Spot(103);

    /// On the map.
    #[inline]
    pub const fn on(place: Place) -> Spot {
        Spot(place.0)
    }

    /// Arrives in 5.1 of that turn, or as soon after it as there is a place.
    pub const fn due(quarter: Quarter) -> Spot {
        Spot(128 + quarter.0)
    }

    /// The place on the map, if it is on it.
    #[inline]
    pub const fn place(self) -> Option<Place> {
        if self.0 < Place::COUNT as u8 { Some(Place(self.0)) } else { None }
    }

    /// When it arrives, if it is on its way.
    pub const fn quarter(self) -> Option<Quarter> {
        if self.0 >= 128 { Some(Quarter(self.0 - 128)) } else { None }
    }

    /// Its number, for digests.
    pub(crate) const fn code(self) -> u8 {
        self.0
    }
}

impl Default for Spot {
    fn default() -> Spot {
        Spot::ABSENT
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (*self, self.place(), self.quarter()) {
            (_, Some(place), _) => place.fmt(f),
            (_, _, Some(quarter)) => write!(f, "due {quarter}"),
            (Spot::RESERVE, ..) => f.write_str("reserve"),
            (Spot::LOCKED, ..) => f.write_str("locked"),
            (Spot::GONE, ..) => f.write_str("gone"),
            _ => f.write_str("absent"),
        }
    }
}

impl FromStr for Spot {
    type Err = UnknownName;
    fn from_str(text: &str) -> Result<Spot, UnknownName> {
        match text {
            "reserve" => Ok(Spot::RESERVE),
            "locked" => Ok(Spot::LOCKED),
            "gone" => Ok(Spot::GONE),
            "absent" => Ok(Spot::ABSENT),
            _ => match text.strip_prefix("due ") {
                Some(quarter) => quarter.parse().map(Spot::due),
                None => text.parse().map(Spot::on),
            },
        }
    }
}

by_name!(Spot, "place of a counter");

/// The counters of a match.
#[derive(Clone, Copy, PartialEq, Debug, Deserialize)]
#[serde(from = "Saved")]
pub struct Board {
    at: Sparse<Unit, Spot, { Unit::COUNT }>,
    /// Counters that show their back.
    pub(crate) reduced: UnitSet,
    /// The counters in each place.
    stacks: [UnitSet; Place::COUNT],
    /// Zones where a side has counters: in the open country, in the city.
    occupied: [[ZoneSet; 2]; 2],
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Saved {
    at: Sparse<Unit, Spot, { Unit::COUNT }>,
    reduced: UnitSet,
}

impl From<Saved> for Board {
    fn from(saved: Saved) -> Board {
        let mut board = Board::default();
        for (unit, spot) in saved.at.iter() {
            board.put(unit, spot);
        }
        board.reduced = saved.reduced;
        board
    }
}

impl Serialize for Board {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Saved { at: self.at, reduced: self.reduced }.serialize(serializer)
    }
}

impl Default for Board {
    fn default() -> Board {
        Board {
            at: Sparse::default(),
            reduced: UnitSet::NONE,
            stacks: [UnitSet::NONE; Place::COUNT],
            occupied: [[ZoneSet::NONE; 2]; 2],
        }
    }
}

/// The counters of each side, whatever the pack.
const SIDES: [UnitSet; 2] = {
    let mut sides = [0; 2];
    let mut unit = 0;
    while unit < Unit::COUNT {
        sides[Unit(unit as u8).side() as usize] |= 1 << unit;
        unit += 1;
    }
    [UnitSet(sides[0]), UnitSet(sides[1])]
};

impl Board {
    /// Where a counter is.
    #[inline]
    pub fn spot(&self, unit: Unit) -> Spot {
        self.at[unit]
    }

    /// The place a counter stands in.
    #[inline]
    pub fn place(&self, unit: Unit) -> Option<Place> {
        self.at[unit].place()
    }

    /// Moves a counter.
    #[inline]
    pub(crate) fn put(&mut self, unit: Unit, spot: Spot) {
        let side = unit.side().index();
        if let Some(place) = self.at[unit].place() {
            self.stacks[place.index()].remove(unit);
            if !self.stacks[place.index()].meets(SIDES[side]) {
                self.occupied[side][usize::from(place.is_city())].remove(place.zone());
            }
        }
        self.at[unit] = spot;
        if let Some(place) = spot.place() {
            self.stacks[place.index()].insert(unit);
            self.occupied[side][usize::from(place.is_city())].insert(place.zone());
        }
    }

    /// The counters of a side, whatever the pack.
    #[inline]
    pub(crate) const fn all_of(side: Side) -> UnitSet {
        SIDES[side as usize]
    }

    /// The counters of a side that stand on the map.
    #[inline]
    pub(crate) fn on_map(&self, side: Side) -> UnitSet {
        let in_zones = self.in_zones(side).iter().map(|zone| self.stacks[Place::zone_of(zone).index()]);
        let in_cities = self.in_cities(side).iter().map(|zone| self.stacks[Place::city_of(zone).index()]);
        in_zones.chain(in_cities).fold(UnitSet::NONE, UnitSet::or).and(SIDES[side.index()])
    }

    /// Everybody in a place.
    #[inline]
    pub fn stack(&self, place: Place) -> UnitSet {
        self.stacks[place.index()]
    }

    /// The counters of a side in a place.
    #[inline]
    pub fn units(&self, place: Place, side: Side) -> UnitSet {
        self.stacks[place.index()].and(SIDES[side.index()])
    }

    /// The counters of a side in a zone and its city.
    #[inline]
    pub fn around(&self, zone: Zone, side: Side) -> UnitSet {
        self.units(Place::zone_of(zone), side).or(self.units(Place::city_of(zone), side))
    }

    /// Zones in whose open country a side has counters.
    #[inline]
    pub fn in_zones(&self, side: Side) -> ZoneSet {
        self.occupied[side.index()][0]
    }

    /// Zones in whose city a side has counters.
    #[inline]
    pub fn in_cities(&self, side: Side) -> ZoneSet {
        self.occupied[side.index()][1]
    }

    /// Every counter with where it is.
    pub fn iter(&self) -> impl Iterator<Item = (Unit, Spot)> {
        self.at.iter()
    }

    /// Counters of a set that are at a spot.
    pub fn at_spot(&self, units: UnitSet, spot: Spot) -> UnitSet {
        units.iter().filter(|unit| self.at[*unit] == spot).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn stacks_and_occupied_zones_follow_every_move(moves in prop::collection::vec((0..128_u8, 0..90_u8), 0..200)) {
            let mut board = Board::default();
            for (unit, spot) in moves {
                board.put(Unit(unit), if spot < Place::COUNT as u8 { Spot::on(Place(spot)) } else { Spot::RESERVE });
            }
            for place in (0..Place::COUNT as u8).map(Place) {
                let here: UnitSet = board.iter().filter(|(_, spot)| spot.place() == Some(place)).map(|(u, _)| u).collect();
                prop_assert_eq!(board.stack(place), here);
                for side in Side::ALL {
                    let any = here.iter().any(|unit| unit.side() == side);
                    let zones = if place.is_city() { board.in_cities(side) } else { board.in_zones(side) };
                    prop_assert_eq!(zones.contains(place.zone()), any);
                }
            }
            let text = ron::to_string(&board).expect("a board is plain data");
            prop_assert_eq!(ron::from_str::<Board>(&text).expect("it reads back"), board);
        }
    }

    #[test]
    fn spots_read_back() {
        for spot in [Spot::RESERVE, Spot::LOCKED, Spot::GONE, Spot::ABSENT, Spot::due(Quarter(3)), Spot::on(Place(7))] {
            assert_eq!(spot.to_string().parse(), Ok(spot));
        }
    }
}
