//! Small arrays indexed by counters, places and zones, written as maps by name; what is usual is left out.

use crate::ids::{Place, Unit, Zone};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;
use std::marker::PhantomData;

/// What a table can be indexed by.
pub trait Key: Copy + fmt::Display + std::str::FromStr {
    /// Its place.
    fn at(self) -> usize;
    /// The key of a place.
    fn of(at: usize) -> Self;
}

impl Key for Unit {
    #[inline]
    fn at(self) -> usize {
        self.index()
    }
    fn of(at: usize) -> Unit {
        Unit(at as u8)
    }
}

impl Key for Place {
    #[inline]
    fn at(self) -> usize {
        self.index()
    }
    fn of(at: usize) -> Place {
        Place(at as u8)
    }
}

impl Key for Zone {
    #[inline]
    fn at(self) -> usize {
        self.index()
    }
    fn of(at: usize) -> Zone {
        Zone::ALL[at]
    }
}

/// One value for each key.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Table<K, V, const N: usize>([V; N], PhantomData<K>);

impl<K, V: Copy + Default, const N: usize> Default for Table<K, V, N> {
    fn default() -> Self {
        Table([V::default(); N], PhantomData)
    }
}

impl<K: Key, V, const N: usize> std::ops::Index<K> for Table<K, V, N> {
    type Output = V;
    #[inline]
    fn index(&self, key: K) -> &V {
        &self.0[key.at()]
    }
}

impl<K: Key, V, const N: usize> std::ops::IndexMut<K> for Table<K, V, N> {
    #[inline]
    fn index_mut(&mut self, key: K) -> &mut V {
        &mut self.0[key.at()]
    }
}

impl<K: Key, V: Copy + PartialEq + Default, const N: usize> Table<K, V, N> {
    /// Every key with its value.
    pub fn iter(&self) -> impl Iterator<Item = (K, V)> {
        self.0.iter().enumerate().map(|(at, value)| (K::of(at), *value))
    }

    fn unusual(&self) -> impl Iterator<Item = (K, V)> {
        self.iter().filter(|(_, value)| *value != V::default())
    }
}

impl<K: Key, V: Copy + PartialEq + Default + fmt::Debug, const N: usize> fmt::Debug for Table<K, V, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.unusual().map(|(key, value)| (key.to_string(), value))).finish()
    }
}

impl<K: Key, V: Copy + PartialEq + Default + Serialize, const N: usize> Serialize for Table<K, V, N> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.unusual().map(|(key, value)| (key.to_string(), value)))
    }
}

impl<'de, K: Key, V: Copy + Default + DeserializeOwned, const N: usize> Deserialize<'de> for Table<K, V, N> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut table = Table::default();
        for (name, value) in BTreeMap::<String, V>::deserialize(deserializer)? {
            let unknown = || serde::de::Error::custom(format!("{name:?} names nothing here"));
            let key: K = name.parse().map_err(|_| unknown())?;
            if key.at() >= N {
                return Err(unknown());
            }
            table[key] = value;
        }
        Ok(table)
    }
}
