//! The nouns of the box: small `Copy` enums and numbers. Tables are indexed by them.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// Text that names nothing here.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not a notation of this game")]
pub struct UnknownNotation;

/// An enum with all its values, their order and their names.
macro_rules! nouns {
    ($(#[$meta:meta])* $name:ident { $($(#[$doc:meta])* $variant:ident => $word:literal,)+ }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "peanas.ts"))]
        pub enum $name { $($(#[$doc])* #[doc = $word] $variant,)+ }

        impl $name {
            /// All of them, in order.
            pub const ALL: &'static [$name] = &[$($name::$variant,)+];

            /// Its name in notations and message keys.
            pub const fn word(self) -> &'static str {
                match self { $($name::$variant => $word,)+ }
            }

            /// Its place in [`Self::ALL`].
            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.word())
            }
        }

        impl FromStr for $name {
            type Err = UnknownNotation;
            fn from_str(text: &str) -> Result<$name, UnknownNotation> {
                $name::ALL.iter().find(|one| one.word() == text).copied().ok_or(UnknownNotation)
            }
        }
    };
}

nouns! {
    /// The two armies of the lists (§2).
    Army { National => "national", Republican => "republican", }
}

nouns! {
    /// The two sides of a battle; also their seats.
    Side { Attacker => "attacker", Defender => "defender", }
}

impl Side {
    /// The other one.
    #[inline]
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::Attacker => Side::Defender,
            Side::Defender => Side::Attacker,
        }
    }

    /// The side that sits there.
    #[inline]
    pub const fn of_seat(seat: u8) -> Side {
        if seat == 0 { Side::Attacker } else { Side::Defender }
    }
}

nouns! {
    /// The five landscapes (§1.1).
    Terrain { Plain => "plain", Hills => "hills", Coast => "coast", Town => "town", Forest => "forest", }
}

nouns! {
    /// The three sizes of a battle (§2).
    Size { Small => "small", Medium => "medium", Large => "large", }
}

nouns! {
    /// The four seasons (§15.1).
    Season { Summer => "summer", Autumn => "autumn", Winter => "winter", Spring => "spring", }
}

nouns! {
    /// The nine kinds of weather (§15.2).
    Weather {
        Sunny => "sunny", Cloudy => "cloudy", Wind => "wind", Gale => "gale", Rain => "rain", Storm => "storm",
        Snow => "snow", Blizzard => "blizzard", Night => "night",
    }
}

nouns! {
    /// How good troops are (§2, §5.5).
    Quality { Green => "green", Regular => "regular", Veteran => "veteran", Elite => "elite", }
}

impl Quality {
    /// One level better; Élite stays.
    #[must_use]
    pub const fn better(self) -> Quality {
        match self {
            Quality::Green => Quality::Regular,
            Quality::Regular => Quality::Veteran,
            Quality::Veteran | Quality::Elite => Quality::Elite,
        }
    }

    /// Veteran or better (§5.4.1).
    pub const fn is_seasoned(self) -> bool {
        matches!(self, Quality::Veteran | Quality::Elite)
    }
}

nouns! {
    /// Scenery and works (§1.2, §8.1).
    PieceKind {
        Road => "road", River => "river", Sea => "sea", Village => "village", City => "city", House => "house",
        Wood => "wood", Crops => "crops", Hill0 => "hill0", Hill1 => "hill1", Hill2 => "hill2",
        BushLine => "bush-line", BushZone => "bush-zone", Wall => "wall", Rubble => "rubble", Foxhole => "foxhole",
        Nest => "nest", Prepared => "prepared", Blockhouse => "blockhouse", Trench => "trench",
        DeepTrench => "deep-trench", Casemate => "casemate", Bunker => "bunker", Wire => "wire",
    }
}

nouns! {
    /// What kind of thing a unit is: the column «Tipo» of the lists.
    UnitKind {
        Infantry => "infantry", Individual => "individual", Support => "support", CivilArmouredCar => "civil-armoured-car",
        ArmouredCar => "armoured-car", Tractor => "tractor", LightAa => "light-aa", HeavyAa => "heavy-aa",
        LightGun => "light-gun", Tankette => "tankette", LightTank => "light-tank", LightMortar => "light-mortar",
        MediumMortar => "medium-mortar", LightArtillery => "light-artillery", MediumArtillery => "medium-artillery",
        HeavyArtillery => "heavy-artillery", Fighter => "fighter", LightBomber => "light-bomber",
        MediumBomber => "medium-bomber", HeavyBomber => "heavy-bomber", Lorry => "lorry", Cart => "cart",
        HandWeapon => "hand-weapon",
    }
}

impl UnitKind {
    /// A section of several stands.
    #[inline]
    pub const fn is_section(self) -> bool {
        matches!(self, UnitKind::Infantry)
    }

    /// A lone man: small target, halved casualties.
    #[inline]
    pub const fn is_individual(self) -> bool {
        matches!(self, UnitKind::Individual)
    }

    /// Armoured or not, what moves and is damaged as a vehicle.
    #[inline]
    pub const fn is_vehicle(self) -> bool {
        matches!(
            self,
            UnitKind::CivilArmouredCar
                | UnitKind::ArmouredCar
                | UnitKind::Tractor
                | UnitKind::Tankette
                | UnitKind::LightTank
                | UnitKind::Lorry
                | UnitKind::Cart
        )
    }

    /// Tankettes and tanks: the heavy vehicles of §4.4.
    #[inline]
    pub const fn is_tank(self) -> bool {
        matches!(self, UnitKind::Tankette | UnitKind::LightTank)
    }

    /// An aircraft: never on the table.
    #[inline]
    pub const fn is_aircraft(self) -> bool {
        matches!(self, UnitKind::Fighter | UnitKind::LightBomber | UnitKind::MediumBomber | UnitKind::HeavyBomber)
    }

    /// A weapon with its crew: casualties of a crew.
    #[inline]
    pub const fn is_crew(self) -> bool {
        !self.is_section() && !self.is_individual() && !self.is_vehicle() && !self.is_aircraft()
    }

    /// A gun or a medium mortar: pushed like a vehicle (§4.3, §4.4).
    #[inline]
    pub const fn is_gun(self) -> bool {
        self.is_crew() && !matches!(self, UnitKind::Support | UnitKind::LightMortar | UnitKind::HandWeapon)
    }

    /// Guns that turn 45° only (§4.4).
    #[inline]
    pub const fn is_heavy_gun(self) -> bool {
        matches!(self, UnitKind::MediumArtillery | UnitKind::HeavyArtillery | UnitKind::HeavyAa)
    }

    /// Walks as an individual stand (§4.1): men, machine guns, light mortars.
    #[inline]
    pub const fn walks(self) -> bool {
        matches!(self, UnitKind::Infantry | UnitKind::Individual | UnitKind::Support | UnitKind::LightMortar)
    }
}

nouns! {
    /// How far a weapon reaches: three bands each (ruling B-21).
    Range {
        Contact => "contact", Flame => "flame", Pistol => "pistol", Light => "light", Heavy => "heavy",
        LightGun => "light-gun", Artillery => "artillery", Air => "air",
    }
}

nouns! {
    /// What is bought for a unit (§2).
    Upgrade {
        Marksman => "marksman", LightMachineGun => "light-machine-gun", PetrolBombs => "petrol-bombs",
        HandGrenades => "hand-grenades", Explosives => "explosives", SubmachineGuns => "submachine-guns",
        Helmets => "helmets", Veterans => "veterans", ImprovisedShovels => "improvised-shovels",
        RegulationShovels => "regulation-shovels", Reinforcements => "reinforcements", Ammunition => "ammunition",
    }
}

nouns! {
    /// The six events (§5.4.1).
    EventKind {
        Confusion => "confusion", Mistake => "mistake", Freeze => "freeze", Initiative => "initiative",
        TakeCover => "take-cover", Opportunity => "opportunity",
    }
}

impl EventKind {
    /// The event of two equal dice.
    pub const fn of_die(face: u8) -> EventKind {
        match face {
            1 => EventKind::Confusion,
            2 => EventKind::Mistake,
            3 => EventKind::Freeze,
            4 => EventKind::Initiative,
            5 => EventKind::TakeCover,
            _ => EventKind::Opportunity,
        }
    }
}

/// A unit of the match: its place in [`crate::State::units`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "peanas.ts"))]
pub struct UnitNo(pub u8);

impl UnitNo {
    /// Stands for "no unit" where a byte must say so.
    pub const NONE: UnitNo = UnitNo(u8::MAX);

    /// Its place in tables.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The number that players know it by, on its base, in panels and in the log: counted from 1.
    pub const fn number(self) -> u8 {
        self.0.saturating_add(1)
    }

    /// The unit, unless it is none.
    pub fn some(self) -> Option<UnitNo> {
        (self != UnitNo::NONE).then_some(self)
    }
}

impl fmt::Display for UnitNo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A square of the table (§14.1): column and row, from the attacker's left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "peanas.ts"))]
pub struct Square {
    /// From the left, 0 to 15.
    pub column: u8,
    /// From the attacker's edge, 0 to 7.
    pub row: u8,
}

impl Square {
    /// Steps between two squares, diagonals counting one.
    #[inline]
    pub fn steps(self, other: Square) -> u8 {
        self.column.abs_diff(other.column).max(self.row.abs_diff(other.row))
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column), self.row + 1)
    }
}

impl FromStr for Square {
    type Err = UnknownNotation;
    fn from_str(text: &str) -> Result<Square, UnknownNotation> {
        let mut letters = text.chars();
        let (column, row) = (letters.next(), letters.next());
        match (column, row, letters.next()) {
            (Some(column @ 'a'..='p'), Some(row @ '1'..='8'), None) => {
                Ok(Square { column: column as u8 - b'a', row: row as u8 - b'1' })
            }
            _ => Err(UnknownNotation),
        }
    }
}
