//! The nouns of the box as small `Copy` types; tables are indexed by them.

pub use frente_kernel::UnknownName;
use serde::{Deserialize, Serialize};
use std::fmt;

/// The box's nouns, as TypeScript in a file of their own.
macro_rules! named {
    ($($noun:tt)*) => {
        frente_kernel::named! { in "amanecer.ts" $($noun)* }
    };
}

named! {
    /// One of the six tracks that lead to Moscow (§2.1).
    Front {
        /// The Baltic: Germans, later Yudenich.
        Baltic = "baltic",
        /// Finland: the Whites of Svinhufud, later Mannerheim.
        Finland = "finland",
        /// The Allies at Murmansk and Archangel.
        Allied = "allied",
        /// The eastern Whites.
        Eastern = "eastern",
        /// The southern Whites.
        Southern = "southern",
        /// Poland under Piłsudski.
        Poland = "poland",
    }
}

named! {
    /// A front counter (§2.3).
    Unit {
        /// Baltic, at the start.
        Germany = "germany",
        /// Baltic, after the Great War.
        Yudenich = "yudenich",
        /// Finland, at the start.
        Svinhufud = "svinhufud",
        /// Finland, from card 4 on.
        Mannerheim = "mannerheim",
        /// The Allied front, throughout.
        BritishUsa = "british-usa",
        /// Eastern, at the start.
        Kolchak = "kolchak",
        /// Eastern, its back.
        Semyonov = "semyonov",
        /// Southern, at the start.
        Denikin = "denikin",
        /// Southern, its back.
        Wrangel = "wrangel",
        /// Poland's front, throughout.
        Pilsudski = "pilsudski",
    }
}

named! {
    /// A period of the deck (§2.2).
    Period {
        /// From the start until Brest-Litovsk.
        Twilight = "twilight",
        /// Until the end of the Great War.
        Darkness = "darkness",
        /// After the Great War.
        Dawn = "dawn",
    }
}

named! {
    /// A marker placed by a card (§10.2).
    Marker {
        /// Card 14, until card 54.
        CzechLegion = "czech-legion",
        /// Card 21, for the rest of the match.
        CzarFreed = "czar-freed",
        /// Card 46, for the rest of the match.
        PetrogradFortified = "petrograd-fortified",
        /// Card 51, for the rest of the match.
        CurzonLine = "curzon-line",
    }
}

named! {
    /// A Red Army reorganization marker (§7.5).
    Asset {
        /// Sends a drawn card back (§7.5.1).
        Cheka = "cheka",
        /// +1 against the front where it stands (§7.5.2).
        TankCorps = "tank-corps",
        /// +1 to one offensive a turn (§7.5.3).
        ArmouredTrains = "armoured-trains",
        /// A second die with every offensive (§7.5.4).
        AppliedExpertise = "applied-expertise",
        /// Action before the White armies (§7.5.5).
        CommunistSubversion = "communist-subversion",
        /// +1 to political throws (§7.5.6).
        Comintern = "comintern",
        /// Stops a front for one box or turns a die, once (§7.5.7).
        ImperialGold = "imperial-gold",
    }
}

named! {
    /// Where the Great War stands (§5.2).
    War {
        /// "Russia in the First World War".
        RussiaInWar = "russia-in-war",
        /// Peace with Germany at Brest-Litovsk.
        Treaty = "treaty",
        /// Bukharin's revolutionary war goes on.
        Bukharin = "bukharin",
        /// Germany has capitulated.
        Over = "over",
    }
}

/// A card by its printed number, below 64.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "amanecer.ts"))]
pub struct CardNo(pub u8);

impl fmt::Display for CardNo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

frente_kernel::keyed!(Front, Marker, Asset);

frente_kernel::set_of! {
    /// A set of fronts.
    pub FrontSet(u8) of Front
}

frente_kernel::set_of! {
    /// A set of reorganization markers.
    pub AssetSet(u8) of Asset
}

frente_kernel::set_of! {
    /// A set of card markers.
    pub MarkerSet(u8) of Marker
}

/// One value for each front.
pub type ByFront<T> = frente_kernel::By<Front, T, 6>;
