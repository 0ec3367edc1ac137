//! The nouns of a box: enums whose variants have a name that notation, message keys and JSON share.

/// Text that names none of the pieces asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no such name")]
pub struct UnknownName;

/// Makes a type with `Display` and `FromStr` be written and read as its name by serde, a string in every format. What a name
/// is taken for in the sentence of a refusal is the name of the type, or `$noun`.
#[macro_export]
macro_rules! by_name {
    ($name:ident) => {
        $crate::by_name!($name, stringify!($name).to_lowercase());
    };
    ($name:ident, $noun:expr) => {
        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = <String as serde::Deserialize>::deserialize(deserializer)?;
                text.parse().map_err(|_| serde::de::Error::custom(format!("{text:?} is no {}", $noun)))
            }
        }
    };
}

/// An enum whose variants have a kebab-case name, an index and a list of all. `in "game.ts"` says where its TypeScript
/// stands.
///
/// A data file in RON writes a variant as an identifier, `Madrid`; after `in "game.ts" quoted` it writes its name,
/// `"madrid"`, as JSON always does.
#[macro_export]
macro_rules! named {
    (in $file:literal quoted $(#[$doc:meta])* $name:ident { $($(#[$vdoc:meta])* $variant:ident = $text:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = $file))]
        pub enum $name { $($(#[$vdoc])* #[cfg_attr(feature = "ts", ts(rename = $text))] $variant),+ }

        $crate::named!(@names $name { $($variant = $text),+ });
        $crate::by_name!($name);
    };
    (in $file:literal $(#[$doc:meta])* $name:ident { $($(#[$vdoc:meta])* $variant:ident = $text:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Deserialize)]
        #[repr(u8)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = $file))]
        pub enum $name { $($(#[$vdoc])* #[serde(alias = $text)] #[cfg_attr(feature = "ts", ts(rename = $text))] $variant),+ }

        $crate::named!(@names $name { $($variant = $text),+ });

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.name())
            }
        }
    };
    (@names $name:ident { $($variant:ident = $text:literal),+ }) => {
        impl $name {
            /// All of them, in order.
            pub const ALL: [$name; [$($text),+].len()] = [$($name::$variant),+];

            /// Its place in tables.
            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }

            /// Its name in notation, message keys and JSON.
            pub const fn name(self) -> &'static str {
                match self { $($name::$variant => $text),+ }
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.name())
            }
        }

        impl $crate::vocabulary::Sample for $name {
            fn sample() -> $name {
                Self::ALL[0]
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::UnknownName;
            fn from_str(text: &str) -> Result<Self, $crate::UnknownName> {
                Self::ALL.into_iter().find(|one| one.name() == text).ok_or($crate::UnknownName)
            }
        }
    };
}
