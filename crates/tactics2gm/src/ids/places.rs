//! Numbered places: of a unit on the table, of a weapon or token on a unit's card.

use super::UnknownName;
use frente_kernel::vocabulary::Sample;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;

/// The place of a unit in play: the unit keeps it while others come and go.
///
/// The number is kept one higher, so that `Option<UnitIx>` takes a byte.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct UnitIx(NonZeroU8);

impl UnitIx {
    /// The unit in a place from 0 to 254.
    #[inline]
    pub const fn at(place: u8) -> UnitIx {
        match NonZeroU8::new(place.wrapping_add(1)) {
            Some(number) => UnitIx(number),
            None => UnitIx(NonZeroU8::MAX),
        }
    }

    /// The number of the place.
    #[inline]
    pub const fn place(self) -> u8 {
        self.0.get() - 1
    }

    /// The place as an index of tables.
    #[inline]
    pub const fn index(self) -> usize {
        self.place() as usize
    }
}

impl fmt::Debug for UnitIx {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.place().fmt(f)
    }
}

impl Serialize for UnitIx {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.place())
    }
}

impl<'de> Deserialize<'de> for UnitIx {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<UnitIx, D::Error> {
        match u8::deserialize(deserializer)? {
            u8::MAX => Err(serde::de::Error::custom("expected the place of a unit, from 0 to 254, found 255")),
            place => Ok(UnitIx::at(place)),
        }
    }
}

/// The page reads a plain number.
#[cfg(feature = "ts")]
impl ts_rs::TS for UnitIx {
    type WithoutGenerics = UnitIx;
    type OptionInnerType = UnitIx;

    fn name(_: &ts_rs::Config) -> String {
        "number".to_owned()
    }

    fn inline(_: &ts_rs::Config) -> String {
        "number".to_owned()
    }
}

/// A weapon or token of a unit, by its place on the card. Notation may name places that no card has.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(transparent)]
pub struct Slot(pub u8);

impl Slot {
    /// The first weapon printed on the card: the main gun of a tank.
    pub const MAIN: Slot = Slot(0);

    /// A card has at most this many slots.
    pub const COUNT: u8 = 8;

    /// The slot as an index of tables.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Slot {
    type Err = UnknownName;
    fn from_str(text: &str) -> Result<Slot, UnknownName> {
        text.parse().map(Slot).map_err(|_| UnknownName)
    }
}

/// A set of slots, one bit each. Notation and JSON write the bits as a number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize)]
#[serde(transparent)]
pub struct Slots(u8);

impl Slots {
    /// The empty set.
    pub const NONE: Slots = Slots(0);

    /// The set of these bits.
    #[inline]
    pub const fn of(bits: u8) -> Slots {
        Slots(bits)
    }

    /// The set of the first `count` slots.
    #[inline]
    pub const fn first_of(count: u8) -> Slots {
        Slots(((1u16 << count) - 1) as u8)
    }

    /// The set that holds `slot` alone; the empty set where no card has such a slot.
    #[inline]
    pub const fn only(slot: Slot) -> Slots {
        Slots(if slot.0 < Slot::COUNT { 1 << slot.0 } else { 0 })
    }

    /// The bits as a number.
    #[inline]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// Whether `slot` is in the set.
    #[inline]
    pub const fn contains(self, slot: Slot) -> bool {
        self.meets(Slots::only(slot))
    }

    /// Whether the sets share a slot.
    #[inline]
    pub const fn meets(self, other: Slots) -> bool {
        self.0 & other.0 != 0
    }

    /// Whether every slot of this set is in `other`.
    #[inline]
    pub const fn is_within(self, other: Slots) -> bool {
        self.0 & !other.0 == 0
    }

    /// The slots of both sets.
    #[must_use]
    #[inline]
    pub const fn and(self, other: Slots) -> Slots {
        Slots(self.0 & other.0)
    }

    /// The slots of either set.
    #[must_use]
    #[inline]
    pub const fn or(self, other: Slots) -> Slots {
        Slots(self.0 | other.0)
    }

    /// The slots of this set that are not in `other`.
    #[must_use]
    #[inline]
    pub const fn without(self, other: Slots) -> Slots {
        Slots(self.0 & !other.0)
    }

    /// Puts the slots of `other` in.
    #[inline]
    pub const fn add(&mut self, other: Slots) {
        self.0 |= other.0;
    }

    /// Takes the slots of `other` out.
    #[inline]
    pub const fn take(&mut self, other: Slots) {
        self.0 &= !other.0;
    }

    /// Whether the set holds nothing.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many slots the set holds.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The first slot of the set.
    #[inline]
    pub const fn first(self) -> Option<Slot> {
        if self.0 == 0 { None } else { Some(Slot(self.0.trailing_zeros() as u8)) }
    }

    /// The slots in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Slot> {
        let mut left = self;
        std::iter::from_fn(move || {
            let slot = left.first()?;
            left.0 &= left.0 - 1;
            Some(slot)
        })
    }

    /// Every subset that is not empty, the largest first.
    pub fn subsets(self) -> impl Iterator<Item = Slots> {
        let next = move |set: &Slots| Some(Slots((set.0.wrapping_sub(1)) & self.0));
        std::iter::successors(Some(self), next).take_while(|set| !set.is_empty())
    }
}

impl fmt::Display for Slots {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Slots {
    type Err = UnknownName;
    fn from_str(text: &str) -> Result<Slots, UnknownName> {
        text.parse().map(Slots).map_err(|_| UnknownName)
    }
}

/// What a unit strikes with: a weapon, or the bare hands of a gun's crew (§11.4.3). Notation writes 254 for the crew.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Arm {
    /// The weapon in a slot.
    Slot(Slot),
    /// The crew of a gun, without a weapon.
    Crew,
}

impl Arm {
    /// The number that notation and JSON write for the crew.
    const CREW: u8 = 254;

    /// The number of the slot, or that of the crew.
    pub const fn number(self) -> u8 {
        match self {
            Arm::Slot(slot) => slot.0,
            Arm::Crew => Arm::CREW,
        }
    }

    /// What a number stands for.
    pub const fn of_number(number: u8) -> Arm {
        if number == Arm::CREW { Arm::Crew } else { Arm::Slot(Slot(number)) }
    }

    /// The weapon, where it is one.
    #[inline]
    pub const fn slot(self) -> Option<Slot> {
        match self {
            Arm::Slot(slot) => Some(slot),
            Arm::Crew => None,
        }
    }
}

impl fmt::Display for Arm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

impl FromStr for Arm {
    type Err = UnknownName;
    fn from_str(text: &str) -> Result<Arm, UnknownName> {
        text.parse().map(Arm::of_number).map_err(|_| UnknownName)
    }
}

impl Sample for Slot {
    fn sample() -> Slot {
        Slot::MAIN
    }
}

impl Sample for Slots {
    fn sample() -> Slots {
        Slots::only(Slot::MAIN)
    }
}

impl Sample for Arm {
    fn sample() -> Arm {
        Arm::Slot(Slot::MAIN)
    }
}
