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
        /// March: in Movement, before the first step, 1 PA: a cell more this turn (§16-march).
        March = "march",
        /// Set up or pack: in Flip the weapon may be set up or packed if it was not turned this turn (§16-set-up).
        SetUp = "set-up",
        /// Command: +1 PA in the Staff phase if its line is in the supply line (§16-command).
        Command = "command",
        /// Inspire: adjacent friendly infantry has −1/0 to hit and is not suppressed (§16-inspire).
        Inspire = "inspire",
        /// Mechanic: repairs a neighbouring vehicle once a turn (§16-mechanic).
        Mechanic = "mechanic",
        /// Sapper: clears a neighbouring cell once a turn (§16-sapper).
        Sapper = "sapper",
        /// Sniper: ignores the armour a building adds (§16-sniper).
        Sniper = "sniper",
        /// Paratrooper: may jump onto the field (§16-paratrooper).
        Paratrooper = "paratrooper",
        /// Infiltration: may deploy on the own second line (§16-infiltration).
        Infiltration = "infiltration",
        /// Reconnaissance: may move in the turn it is deployed, right after (§16-reconnaissance).
        Reconnaissance = "reconnaissance",
        /// Transport: carries infantry (§16-transport).
        Transport = "transport",
        /// Tow: carries one towable gun instead of infantry (§16-tow).
        Tow = "tow",
        /// Towable: may be carried by a unit with Tow (§16-towable).
        Towable = "towable",
        /// Armoured: serves for the advance under cover (§16-armoured).
        Armoured = "armoured",
        /// Logistics: turns back a token of a neighbour once a turn (§16-logistics).
        Logistics = "logistics",
        /// Anti-tank position: if it did not move this turn, −1/0 against tanks and transports (§16-anti-tank-position).
        AntiTankPosition = "anti-tank-position",
        /// Casemate: if it moved this turn, its main gun suffers +1/+0 (§16-casemate).
        Casemate = "casemate",
        /// Self-propelled: does not use its indirect weapon in the turn it moves (§16-self-propelled).
        SelfPropelled = "self-propelled",
        /// Heavy: does not enter woods (§16-heavy).
        Heavy = "heavy",
        /// Unreliable: on a 1 of 1D10 it does not move this turn (§16-unreliable).
        Unreliable = "unreliable",
        /// All-terrain: hedges are normal ground for it (§16-all-terrain).
        AllTerrain = "all-terrain",
        /// Amphibious: river and sea are difficult ground for it (§16-amphibious).
        Amphibious = "amphibious",
        /// Assault expert: strikes first in an assault, and with −1/0 (§16-assault-expert).
        AssaultExpert = "assault-expert",
        /// Elite troops: is not suppressed (§16-elite-troops).
        EliteTroops = "elite-troops",
        /// Cold blood: ignores the penalty of its first wound (§16-cold-blood).
        ColdBlood = "cold-blood",
        /// Hurrah: a point when declaring an assault (§16-hurrah).
        Hurrah = "hurrah",
        /// Commissar: adjacent friendly infantry ignores the penalty for wounds and cannot be suppressed (§16-commissar).
        Commissar = "commissar",
        /// Anti-air: once a player turn fires at a plane whose target cell it reaches (§16-anti-air).
        AntiAir = "anti-air",
        /// Fighter: waits beside the staff (§16-fighter).
        Fighter = "fighter",
        /// Bomber: attacks when deployed and is discarded (§16-bomber).
        Bomber = "bomber",
        /// Air transport: drops up to two infantry units from the hand (§16-air-transport).
        AirTransport = "air-transport",
        /// §22.1: the craft that brings troops ashore.
        LandingCraft = "landing-craft",
    }
}

named! {
    /// What is special about a weapon (chapter 19).
    Tag {
        /// Indirect fire: terrain covers one level less, and no advance is under cover (§19-indirect).
        Indirect = "indirect",
        /// A weapon that fires when it is set up (§19-set-up).
        SetUp = "set-up",
        /// Hollow charge: skirts blunt it (§19-hollow-charge).
        HollowCharge = "hollow-charge",
        /// Single use: the token is discarded when fired (§19-single-use).
        SingleUse = "single-use",
        /// Ignores cover: cover does not count (§19-ignores-cover).
        IgnoresCover = "ignores-cover",
        /// Ignores buildings: the building's armour is not added (§19-ignores-building).
        IgnoresBuilding = "ignores-building",
        /// Demolition: double damage to terrain cards (§19-double-on-structures).
        DoubleOnStructures = "double-on-structures",
        /// Personnel only: chooses infantry or artillery only (§19-personnel-only).
        PersonnelOnly = "personnel-only",
        /// Precise: prone is not added (§19-ignores-prone).
        IgnoresProne = "ignores-prone",
        /// Area of two: a die for each unit on two adjacent cells, friends included (§19-area-line).
        AreaLine = "area-line",
        /// Cross: a die for each unit on a cell and its four neighbours (§19-area-cross).
        AreaCross = "area-cross",
        /// Anti-air profile: against planes only (§19-anti-air).
        AntiAir = "anti-air",
        /// Light anti-air: fires at planes with 7+/10, penetration 2, damage 1, range 2 (§19-light-anti-air).
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
        /// Units move (§11.4).
        Movement = "movement",
        /// Units and cards come into play (§11.5).
        Deployment = "deployment",
        /// Each unit shoots once (§11.6).
        Shooting = "shooting",
        /// Used tokens are turned back (§11.8).
        Flip = "flip",
        /// Discarding down to seven cards (§11.9).
        Discard = "discard",
    }
}

named! {
    /// Weather and night, optional (§24).
    Weather {
        Clear = "clear",
        /// Snow: wheeled transports move 1 less (at least 1) (§24-snow).
        Snow = "snow",
        /// Rain: attacks by planes, and at planes, suffer +1/+0; hedges stop wheels (§24-rain).
        Rain = "rain",
        /// Mud: tanks and transports move 1 less (at least 1) (§24-mud).
        Mud = "mud",
        /// Night: direct fire reaches 2 cells at most, and only transports fly (§24-night).
        Night = "night",
        /// Fog: range 3 at most (§24-fog).
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
