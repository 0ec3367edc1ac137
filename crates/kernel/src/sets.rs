//! Sets of ids, one bit each, and tables indexed by ids. JSON writes a set as a list of names and a table as a map by
//! name.

use serde::de::{DeserializeOwned, Error as _};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::BTreeMap;
use std::fmt;
use std::marker::PhantomData;
use std::ops::{Index, IndexMut};

/// Something a set holds and a table is indexed by: one of a few ids, each with a place and a name.
///
/// Enums made by [`crate::named`] get it from [`crate::set_of`] or [`crate::keyed`]; a newtype over a number implements
/// it by hand.
pub trait Key: Copy + fmt::Display + std::str::FromStr {
    /// How many there are.
    const COUNT: usize;

    /// Its place, below [`Key::COUNT`].
    fn place(self) -> usize;

    /// The key at a place.
    fn at(place: usize) -> Self;

    /// All of them, in order.
    fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT).map(Self::at)
    }
}

/// Makes an enum declared with [`crate::named`] a [`Key`].
#[macro_export]
macro_rules! keyed {
    ($($item:ident),+ $(,)?) => { $(
        impl $crate::Key for $item {
            const COUNT: usize = $item::ALL.len();

            #[inline]
            fn place(self) -> usize {
                self as usize
            }

            #[inline]
            fn at(place: usize) -> $item {
                $item::ALL[place]
            }
        }
    )+ };
}

/// A set of a [`Key`] in a word of bits: `set_of! { /// A set of fronts. pub FrontSet(u8) of Front }`.
///
/// ```
/// use frente_kernel::{keyed, named, set_of};
///
/// named! {
///     in "toy.ts"
///     /// A colour.
///     Colour {
///         /// Red.
///         Red = "red",
///         /// Blue.
///         Blue = "blue",
///     }
/// }
/// keyed!(Colour);
/// set_of! {
///     /// A set of colours.
///     pub Colours(u8) of Colour
/// }
/// let set: Colours = [Colour::Blue].into_iter().collect();
/// assert!(set.contains(Colour::Blue) && !set.contains(Colour::Red));
/// assert_eq!(serde_json::to_string(&set).unwrap(), "[\"blue\"]");
/// ```
#[macro_export]
macro_rules! set_of {
    ($(#[$doc:meta])* $vis:vis $set:ident($word:ty) of $item:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
        $vis struct $set(pub(crate) $word);

        const _: () = assert!(<$item as $crate::Key>::COUNT <= <$word>::BITS as usize, "the word is too short");

        #[allow(dead_code, reason = "a game does not need every operation of each of its sets")]
        impl $set {
            /// The empty set.
            pub const NONE: $set = $set(0);

            /// The set of everything.
            pub const ALL: $set = $set(<$word>::MAX >> (<$word>::BITS as usize - <$item as $crate::Key>::COUNT));

            /// The set that holds `item` alone.
            #[inline]
            pub fn only(item: $item) -> $set {
                $set(1 << $crate::Key::place(item))
            }

            /// Whether `item` is in the set.
            #[inline]
            pub fn contains(self, item: $item) -> bool {
                self.0 >> $crate::Key::place(item) & 1 != 0
            }

            /// Puts `item` in.
            #[inline]
            pub fn insert(&mut self, item: $item) {
                self.0 |= 1 << $crate::Key::place(item);
            }

            /// Takes `item` out.
            #[inline]
            pub fn remove(&mut self, item: $item) {
                self.0 &= !(1 << $crate::Key::place(item));
            }

            /// The items of both sets.
            #[must_use]
            #[inline]
            pub const fn and(self, other: $set) -> $set {
                $set(self.0 & other.0)
            }

            /// The items of either set.
            #[must_use]
            #[inline]
            pub const fn or(self, other: $set) -> $set {
                $set(self.0 | other.0)
            }

            /// The items of this set that are not in `other`.
            #[must_use]
            #[inline]
            pub const fn without(self, other: $set) -> $set {
                $set(self.0 & !other.0)
            }

            /// Whether the set holds nothing.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Whether the set holds something.
            #[inline]
            pub const fn any(self) -> bool {
                self.0 != 0
            }

            /// Whether the sets share an item.
            #[inline]
            pub const fn meets(self, other: $set) -> bool {
                self.0 & other.0 != 0
            }

            /// How many items it holds.
            #[inline]
            pub const fn len(self) -> u32 {
                self.0.count_ones()
            }

            /// The first item, if there is one.
            #[inline]
            pub fn first(self) -> Option<$item> {
                (self.0 != 0).then(|| <$item as $crate::Key>::at(self.0.trailing_zeros() as usize))
            }

            /// The items, in order.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $item> {
                let mut bits = self.0;
                std::iter::from_fn(move || {
                    (bits != 0).then(|| {
                        let item = <$item as $crate::Key>::at(bits.trailing_zeros() as usize);
                        bits &= bits - 1;
                        item
                    })
                })
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

        impl serde::Serialize for $set {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter().map(|item| item.to_string()))
            }
        }

        impl<'de> serde::Deserialize<'de> for $set {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                $crate::sets::read_names(deserializer).map(|items: Vec<$item>| items.into_iter().collect())
            }
        }
    };
}

/// Reads a list of names; a name that names nothing is a fault.
pub fn read_names<'de, K: Key, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<K>, D::Error> {
    let names = Vec::<String>::deserialize(deserializer)?;
    names.into_iter().map(|name| read_name(&name)).collect()
}

fn read_name<K: Key, E: serde::de::Error>(name: &str) -> Result<K, E> {
    name.parse().map_err(|_| E::custom(format!("{name:?} names nothing here")))
}

/// One value for each key, in an array. `N` is [`Key::COUNT`]: a type cannot take its length from a trait by itself.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct By<K, V, const N: usize>([V; N], PhantomData<K>);

impl<K: Key, V, const N: usize> By<K, V, N> {
    /// The value of each key, in order.
    pub const fn of(values: [V; N]) -> By<K, V, N> {
        By(values, PhantomData)
    }

    /// Every key with its value.
    pub fn iter(&self) -> impl Iterator<Item = (K, &V)> {
        self.0.iter().enumerate().map(|(place, value)| (K::at(place), value))
    }

    /// Every value, in the order of the keys.
    pub fn values(&self) -> &[V; N] {
        &self.0
    }
}

impl<K, V: Copy + Default, const N: usize> Default for By<K, V, N> {
    fn default() -> Self {
        By([V::default(); N], PhantomData)
    }
}

impl<K: Key, V, const N: usize> Index<K> for By<K, V, N> {
    type Output = V;
    #[inline]
    fn index(&self, key: K) -> &V {
        &self.0[key.place()]
    }
}

impl<K: Key, V, const N: usize> IndexMut<K> for By<K, V, N> {
    #[inline]
    fn index_mut(&mut self, key: K) -> &mut V {
        &mut self.0[key.place()]
    }
}

impl<K: Key, V: fmt::Debug, const N: usize> fmt::Debug for By<K, V, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter().map(|(key, value)| (key.to_string(), value))).finish()
    }
}

impl<K: Key, V: Serialize, const N: usize> Serialize for By<K, V, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter().map(|(key, value)| (key.to_string(), value)))
    }
}

impl<'de, K: Key, V: DeserializeOwned, const N: usize> Deserialize<'de> for By<K, V, N> {
    /// Every key must be there: a table with a gap is a fault.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut map = BTreeMap::<String, V>::deserialize(deserializer)?;
        let values: Result<Vec<V>, D::Error> = (0..N)
            .map(|place| {
                let name = K::at(place).to_string();
                map.remove(&name).ok_or_else(|| D::Error::custom(format!("{name} is missing")))
            })
            .collect();
        let values = values?.try_into().map_err(|_| D::Error::custom("a table of another length"))?;
        match map.into_keys().next() {
            Some(name) => Err(D::Error::custom(format!("{name:?} names nothing here"))),
            None => Ok(By(values, PhantomData)),
        }
    }
}

#[cfg(feature = "ts")]
impl<K: ts_rs::TS, V: ts_rs::TS, const N: usize> ts_rs::TS for By<K, V, N> {
    type WithoutGenerics = By<ts_rs::Dummy, ts_rs::Dummy, N>;
    type OptionInnerType = Self;

    fn name(cfg: &ts_rs::Config) -> String {
        format!("Record<{}, {}>", K::name(cfg), V::name(cfg))
    }

    fn inline(cfg: &ts_rs::Config) -> String {
        <Self as ts_rs::TS>::name(cfg)
    }

    fn visit_dependencies(visitor: &mut impl ts_rs::TypeVisitor)
    where
        Self: 'static,
    {
        K::visit_dependencies(visitor);
        V::visit_dependencies(visitor);
    }

    fn visit_generics(visitor: &mut impl ts_rs::TypeVisitor)
    where
        Self: 'static,
    {
        K::visit_generics(visitor);
        visitor.visit::<K>();
        V::visit_generics(visitor);
        visitor.visit::<V>();
    }
}

/// Like [`By`], but JSON leaves out what has its default value: for large tables that are nearly empty.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Sparse<K, V, const N: usize>(By<K, V, N>);

impl<K, V: Copy + Default, const N: usize> Default for Sparse<K, V, N> {
    fn default() -> Self {
        Sparse(By::default())
    }
}

impl<K: Key, V: Copy + PartialEq + Default, const N: usize> Sparse<K, V, N> {
    /// Every key with its value.
    pub fn iter(&self) -> impl Iterator<Item = (K, V)> {
        self.0.iter().map(|(key, value)| (key, *value))
    }

    fn unusual(&self) -> impl Iterator<Item = (String, V)> {
        self.iter().filter(|(_, value)| *value != V::default()).map(|(key, value)| (key.to_string(), value))
    }
}

impl<K: Key, V, const N: usize> Index<K> for Sparse<K, V, N> {
    type Output = V;
    #[inline]
    fn index(&self, key: K) -> &V {
        &self.0[key]
    }
}

impl<K: Key, V, const N: usize> IndexMut<K> for Sparse<K, V, N> {
    #[inline]
    fn index_mut(&mut self, key: K) -> &mut V {
        &mut self.0[key]
    }
}

impl<K: Key, V: Copy + PartialEq + Default + fmt::Debug, const N: usize> fmt::Debug for Sparse<K, V, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.unusual()).finish()
    }
}

impl<K: Key, V: Copy + PartialEq + Default + Serialize, const N: usize> Serialize for Sparse<K, V, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.unusual())
    }
}

impl<'de, K: Key, V: Copy + Default + DeserializeOwned, const N: usize> Deserialize<'de> for Sparse<K, V, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut table = Sparse::default();
        for (name, value) in BTreeMap::<String, V>::deserialize(deserializer)? {
            table.0[read_name::<K, D::Error>(&name)?] = value;
        }
        Ok(table)
    }
}
