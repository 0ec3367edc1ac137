//! The nouns of the box as small `Copy` types; tables are indexed by them.

mod places;

pub use frente_kernel::UnknownName;
use frente_kernel::vocabulary::Sample;
use serde::Serialize;
use std::fmt;
use std::str::FromStr;

pub use places::{Arm, Slot, Slots, UnitIx};

/// The box's nouns, as TypeScript in a file of their own.
macro_rules! named {
    ($($noun:tt)*) => {
        frente_kernel::named! { in "tactics2gm.ts" $($noun)* }
    };
}

named! {
    /// One of the two sides. A deploys on line 1 of the field, B on line 6 (§5.1).
    Side {
        /// Deploys on line 1.
        A = "a",
        /// Deploys on line 6.
        B = "b",
    }
}

impl Side {
    /// The side that fights against this one.
    #[inline]
    pub const fn other(self) -> Side {
        match self {
            Side::A => Side::B,
            Side::B => Side::A,
        }
    }
}

named! {
    /// A nation with cards of its own (§2.1).
    Nation {
        Usa = "usa",
        Germany = "germany",
        UnitedKingdom = "united-kingdom",
        SovietUnion = "soviet-union",
    }
}

named! {
    /// The symbol in the corner of a unit card (§2.3).
    Class {
        /// Infantry, command groups and special units included (ruling A55).
        Infantry = "infantry",
        /// Guns and howitzers.
        Artillery = "artillery",
        /// Tanks, tank destroyers, self-propelled guns.
        Tank = "tank",
        /// Trucks, half-tracks, jeeps.
        Transport = "transport",
        /// Fighters, bombers, air transports.
        Plane = "plane",
    }
}

named! {
    /// What kind of its class a unit is (§2.3).
    Subtype {
        /// Light infantry or a light tank.
        Light = "light",
        Medium = "medium",
        /// Heavy infantry or a heavy tank.
        Heavy = "heavy",
        Special = "special",
        Command = "command",
        AntiTank = "anti-tank",
        Howitzer = "howitzer",
        AntiAircraft = "anti-aircraft",
        Rockets = "rockets",
        TankDestroyer = "tank-destroyer",
        Reconnaissance = "reconnaissance",
        SelfPropelled = "self-propelled",
        Jeep = "jeep",
        Truck = "truck",
        HalfTrack = "half-track",
        Motorcycle = "motorcycle",
        Tracked = "tracked",
        ArmouredCar = "armoured-car",
        Fighter = "fighter",
        Bomber = "bomber",
        AirTransport = "air-transport",
        /// The craft of the Omaha scenario.
        LandingCraft = "landing-craft",
    }
}

impl Subtype {
    /// Whether snow and rain slow it (§24).
    pub const fn is_wheeled(self) -> bool {
        matches!(self, Subtype::Jeep | Subtype::Truck | Subtype::Motorcycle)
    }
}

named! {
    /// A special ability (§16).
    Ability {
        /// §16-march.
        March = "march",
        /// §16-set-up.
        SetUp = "set-up",
        /// §16-command.
        Command = "command",
        /// §16-inspire.
        Inspire = "inspire",
        /// §16-mechanic.
        Mechanic = "mechanic",
        /// §16-sapper.
        Sapper = "sapper",
        /// §16-sniper.
        Sniper = "sniper",
        /// §16-paratrooper.
        Paratrooper = "paratrooper",
        /// §16-infiltration.
        Infiltration = "infiltration",
        /// §16-reconnaissance.
        Reconnaissance = "reconnaissance",
        /// §16-transport.
        Transport = "transport",
        /// §16-tow.
        Tow = "tow",
        /// §16-towable.
        Towable = "towable",
        /// §16-armoured.
        Armoured = "armoured",
        /// §16-logistics.
        Logistics = "logistics",
        /// §16-anti-tank-position.
        AntiTankPosition = "anti-tank-position",
        /// §16-casemate.
        Casemate = "casemate",
        /// §16-self-propelled.
        SelfPropelled = "self-propelled",
        /// §16-heavy.
        Heavy = "heavy",
        /// §16-unreliable.
        Unreliable = "unreliable",
        /// §16-all-terrain.
        AllTerrain = "all-terrain",
        /// §16-amphibious.
        Amphibious = "amphibious",
        /// §16-assault-expert.
        AssaultExpert = "assault-expert",
        /// §16-elite-troops.
        EliteTroops = "elite-troops",
        /// §16-cold-blood.
        ColdBlood = "cold-blood",
        /// §16-hurrah.
        Hurrah = "hurrah",
        /// §16-commissar.
        Commissar = "commissar",
        /// §16-anti-air.
        AntiAir = "anti-air",
        /// §16-fighter.
        Fighter = "fighter",
        /// §16-bomber.
        Bomber = "bomber",
        /// §16-air-transport.
        AirTransport = "air-transport",
        /// §22.1: the craft that brings troops ashore.
        LandingCraft = "landing-craft",
    }
}

named! {
    /// What is special about a weapon (chapter 19).
    Tag {
        /// §19-indirect.
        Indirect = "indirect",
        /// §19-set-up.
        SetUp = "set-up",
        /// §19-hollow-charge.
        HollowCharge = "hollow-charge",
        /// §19-single-use.
        SingleUse = "single-use",
        /// §19-ignores-cover.
        IgnoresCover = "ignores-cover",
        /// §19-ignores-building.
        IgnoresBuilding = "ignores-building",
        /// §19-double-on-structures.
        DoubleOnStructures = "double-on-structures",
        /// §19-personnel-only.
        PersonnelOnly = "personnel-only",
        /// §19-ignores-prone.
        IgnoresProne = "ignores-prone",
        /// §19-area-line.
        AreaLine = "area-line",
        /// §19-area-cross.
        AreaCross = "area-cross",
        /// §19-anti-air.
        AntiAir = "anti-air",
        /// §19-light-anti-air.
        LightAntiAir = "light-anti-air",
        /// A gun, for §17-municion_perforante.
        Gun = "gun",
        /// A machine gun a vehicle defends itself with (§11.4.3).
        MachineGun = "machine-gun",
    }
}

named! {
    /// How much cover there is (§11.6.4).
    Cover {
        /// Adds nothing to the numbers of a shooter.
        Bare = "bare",
        /// Makes it harder to hit.
        Light = "light",
        /// Makes it harder to hit and to destroy outright.
        Medium = "medium",
        /// Makes it much harder to hit and to destroy outright.
        Heavy = "heavy",
    }
}

impl Cover {
    /// What it adds to the numbers of a shooter: to hit, and to destroy outright.
    pub const fn modifier(self) -> (i8, i8) {
        match self {
            Cover::Bare => (0, 0),
            Cover::Light => (1, 0),
            Cover::Medium => (1, 1),
            Cover::Heavy => (2, 2),
        }
    }

    /// One level less.
    #[must_use]
    pub const fn lower(self) -> Cover {
        match self {
            Cover::Bare | Cover::Light => Cover::Bare,
            Cover::Medium => Cover::Light,
            Cover::Heavy => Cover::Medium,
        }
    }

    /// One level more.
    #[must_use]
    pub const fn higher(self) -> Cover {
        match self {
            Cover::Bare => Cover::Light,
            Cover::Light => Cover::Medium,
            Cover::Medium | Cover::Heavy => Cover::Heavy,
        }
    }
}

named! {
    /// How hard a cell is to enter (§12.4).
    Ground {
        /// Costs one step.
        Normal = "normal",
        /// One step, and the move ends.
        Difficult = "difficult",
        /// Lets nobody in.
        Impassable = "impassable",
    }
}

named! {
    /// What is printed on a tile (§12.5).
    Natural {
        Open = "open",
        Wood = "wood",
        Hedge = "hedge",
        River = "river",
        Sea = "sea",
    }
}

impl Natural {
    /// What a letter of a tile stands for; whatever is no other is open ground.
    pub(crate) const fn of_letter(letter: u8) -> Natural {
        match letter {
            b'B' => Natural::Wood,
            b'S' => Natural::Hedge,
            b'R' => Natural::River,
            b'M' => Natural::Sea,
            _ => Natural::Open,
        }
    }
}

named! {
    /// A phase of the turn in which a seat chooses (§11).
    Phase {
        /// §11.4.
        Movement = "movement",
        /// §11.5.
        Deployment = "deployment",
        /// §11.6.
        Shooting = "shooting",
        /// §11.8.
        Flip = "flip",
        /// §11.9.
        Discard = "discard",
    }
}

named! {
    /// Weather and night, optional (§24).
    Weather {
        Clear = "clear",
        /// §24-snow.
        Snow = "snow",
        /// §24-rain.
        Rain = "rain",
        /// §24-mud.
        Mud = "mud",
        /// §24-night.
        Night = "night",
        /// §24-fog.
        Fog = "fog",
    }
}

/// A number of one kind of thing in the data pack.
macro_rules! number {
    ($($(#[$doc:meta])* $name:ident),+ $(,)?) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize)]
        #[serde(transparent)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "tactics2gm.ts"))]
        pub struct $name(pub u8);

        impl $name {
            /// Its place in tables.
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }

        impl FromStr for $name {
            type Err = UnknownName;
            fn from_str(text: &str) -> Result<Self, UnknownName> {
                text.parse().map($name).map_err(|_| UnknownName)
            }
        }

        impl Sample for $name {
            fn sample() -> $name {
                $name(0)
            }
        }
    )+};
}

number! {
    /// A unit card by its place in the pack.
    UnitNo,
    /// A support card by its place in the pack.
    SupportNo,
    /// A card of a deck: the units first, the support cards after them.
    CardNo,
    /// A weapon by its place in the pack.
    WeaponNo,
    /// A terrain card by its place in the pack.
    TerrainNo,
    /// A general by his place in the pack.
    GeneralNo,
    /// A tile by its place in the pack.
    TileNo,
}

frente_kernel::keyed!(Side, Ability, Tag, Class);

frente_kernel::set_of! {
    /// A set of abilities.
    pub AbilitySet(u32) of Ability
}

frente_kernel::set_of! {
    /// A set of weapon tags.
    pub TagSet(u16) of Tag
}

frente_kernel::set_of! {
    /// A set of unit classes.
    pub ClassSet(u8) of Class
}
