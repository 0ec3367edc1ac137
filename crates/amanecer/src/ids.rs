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
        /// Finland.
        Finland = "finland",
        /// The Allies at Murmansk and Archangel.
        Allied = "allied",
        /// The eastern Whites.
        Eastern = "eastern",
        /// The southern Whites.
        Southern = "southern",
        /// Poland.
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
        /// Allied.
        BritishUsa = "british-usa",
        /// Eastern.
        Kolchak = "kolchak",
        /// Eastern, its back.
        Semyonov = "semyonov",
        /// Southern.
        Denikin = "denikin",
        /// Southern, its back.
        Wrangel = "wrangel",
        /// Poland.
        Pilsudski = "pilsudski",
    }
}

named! {
    /// A period of the deck (§2.2).
    Period {
        /// Until Brest-Litovsk.
        Twilight = "twilight",
        /// Until the end of the Great War.
        Darkness = "darkness",
        /// After it.
        Dawn = "dawn",
    }
}

named! {
    /// A marker placed by a card (§10.2).
    Marker {
        /// Card 14, until card 54.
        CzechLegion = "czech-legion",
        /// Card 21.
        CzarFreed = "czar-freed",
        /// Card 46.
        PetrogradFortified = "petrograd-fortified",
        /// Card 51.
        CurzonLine = "curzon-line",
    }
}

named! {
    /// A Red Army reorganization marker (§7.5).
    Asset {
        /// §7.5.1.
        Cheka = "cheka",
        /// §7.5.2.
        TankCorps = "tank-corps",
        /// §7.5.3.
        ArmouredTrains = "armoured-trains",
        /// §7.5.4.
        AppliedExpertise = "applied-expertise",
        /// §7.5.5.
        CommunistSubversion = "communist-subversion",
        /// §7.5.6.
        Comintern = "comintern",
        /// §7.5.7.
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

/// A set of one of the enums above, one bit each, written as a list of names.
macro_rules! set_of {
    ($(#[$doc:meta])* $set:ident of $item:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
        pub struct $set(pub(crate) u8);

        impl $set {
            /// None of them.
            pub const NONE: $set = $set(0);
            /// All of them.
            pub const ALL: $set = $set((1 << $item::ALL.len()) - 1);

            /// Whether `item` is in the set.
            #[inline]
            pub const fn contains(self, item: $item) -> bool {
                self.0 >> item as u8 & 1 != 0
            }

            /// Puts `item` in.
            #[inline]
            pub const fn insert(&mut self, item: $item) {
                self.0 |= 1 << item as u8;
            }

            /// Takes `item` out.
            #[inline]
            pub const fn remove(&mut self, item: $item) {
                self.0 &= !(1 << item as u8);
            }

            /// Those of this set that are not in `other`.
            #[must_use]
            #[inline]
            pub const fn without(self, other: $set) -> $set {
                $set(self.0 & !other.0)
            }

            /// Those of this set that are in `other`, too.
            #[must_use]
            #[inline]
            pub const fn and(self, other: $set) -> $set {
                $set(self.0 & other.0)
            }

            /// Whether there is none.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// How many.
            #[inline]
            pub const fn len(self) -> u32 {
                self.0.count_ones()
            }

            /// Those in the set, in order.
            pub fn iter(self) -> impl Iterator<Item = $item> {
                $item::ALL.into_iter().filter(move |item| self.contains(*item))
            }
        }

        impl FromIterator<$item> for $set {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> $set {
                items.into_iter().fold($set::NONE, |mut set, item| {
                    set.insert(item);
                    set
                })
            }
        }

        impl Serialize for $set {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter().map($item::name))
            }
        }

        impl<'de> Deserialize<'de> for $set {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                Ok(Vec::<$item>::deserialize(deserializer)?.into_iter().collect())
            }
        }
    };
}

set_of! {
    /// A set of fronts.
    FrontSet of Front
}

set_of! {
    /// A set of reorganization markers.
    AssetSet of Asset
}

set_of! {
    /// A set of card markers.
    MarkerSet of Marker
}

/// One value per front, written as a map by the front's name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "amanecer.ts", type = "Record<Front, T>", bound = "T: ts_rs::TS")
)]
pub struct ByFront<T>(pub [T; 6]);

impl<T> std::ops::Index<Front> for ByFront<T> {
    type Output = T;
    #[inline]
    fn index(&self, front: Front) -> &T {
        &self.0[front.index()]
    }
}

impl<T> std::ops::IndexMut<Front> for ByFront<T> {
    #[inline]
    fn index_mut(&mut self, front: Front) -> &mut T {
        &mut self.0[front.index()]
    }
}

impl<T: Serialize> Serialize for ByFront<T> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(Front::ALL.into_iter().map(|front| (front.name(), &self[front])))
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for ByFront<T> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut map = std::collections::BTreeMap::<Front, T>::deserialize(deserializer)?;
        let mut take = |front: Front| {
            let missing = || serde::de::Error::custom(format!("the {front} front is missing"));
            map.remove(&front).ok_or_else(missing)
        };
        let [a, b, c, d, e, f] = Front::ALL;
        Ok(ByFront([take(a)?, take(b)?, take(c)?, take(d)?, take(e)?, take(f)?]))
    }
}
