//! The nouns of the box as small `Copy` types; tables are indexed by them.
//!
//! Every counter, place and card has a fixed number, so that sets of them are machine words and notation needs no pack.
//! A pack fills the slots in: it may leave counters out, move borders and change every number, but not invent names.

use crate::sets::UnitSet;
pub use frente_kernel::UnknownName;
use frente_kernel::by_name;
use frente_kernel::vocabulary::Sample;
use std::fmt;
use std::str::FromStr;

/// A noun of this game: an enum named in its TypeScript file and quoted in its data files.
macro_rules! named {
    ($(#[$doc:meta])* $name:ident { $($rest:tt)* }) => {
        frente_kernel::named! {
            in "pasaran.ts" quoted
            $(#[$doc])*
            #[expect(missing_docs, reason = "proper names and the book's own words")]
            $name { $($rest)* }
        }
    };
}
pub(crate) use named;

named! {
    /// A side of the war; its number is its seat.
    Side { Nationalist = "nationalist", Republican = "republican" }
}

impl Side {
    /// The other one.
    #[inline]
    pub const fn enemy(self) -> Side {
        match self {
            Side::Nationalist => Side::Republican,
            Side::Republican => Side::Nationalist,
        }
    }
}

named! {
    /// What a counter is (§2.1).
    Class { Infantry = "infantry", Armour = "armour", Air = "air", Headquarters = "headquarters" }
}

named! {
    /// What the sky does (§5.3).
    Weather { Fair = "fair", Bad = "bad" }
}

named! {
    /// What a zone is made of (§1.1-combat).
    Terrain {
        Clear = "clear", Hills = "hills", Sierra = "sierra", Madrid = "madrid",
        Mountain = "mountain", Sea = "sea", Neutral = "neutral",
    }
}

named! {
    /// A zone (§1.0): first those that can be held, then mountains, seas and neutral countries.
    Zone {
        GaliciaN = "galicia-n", GaliciaS = "galicia-s", Asturias = "asturias", Santander = "santander",
        Vizcaya = "vizcaya", Guipuzcoa = "guipuzcoa", Alava = "alava", Navarra = "navarra", Leon = "leon",
        Burgos = "burgos", Valladolid = "valladolid", Salamanca = "salamanca", Soria = "soria", Segovia = "segovia",
        Madrid = "madrid", Guadalajara = "guadalajara", Toledo = "toledo", Caceres = "caceres", Badajoz = "badajoz",
        CiudadReal = "ciudad-real", Cuenca = "cuenca", Albacete = "albacete", Murcia = "murcia",
        Alicante = "alicante", Valencia = "valencia", Castellon = "castellon", Teruel = "teruel",
        Zaragoza = "zaragoza", Huesca = "huesca", Lerida = "lerida", Gerona = "gerona", Barcelona = "barcelona",
        Tarragona = "tarragona", Andalucia = "andalucia", Cordoba = "cordoba", Granada = "granada",
        Malaga = "malaga", Jaen = "jaen", Almeria = "almeria", Marruecos = "marruecos", Mallorca = "mallorca",
        Cantabrica = "cantabrica", Pirineos = "pirineos", Gredos = "gredos", Universales = "universales",
        SeaCantabrico = "sea-cantabrico", SeaAtlantico = "sea-atlantico", SeaCadiz = "sea-cadiz",
        SeaAlboran = "sea-alboran", SeaLevante = "sea-levante", SeaBalear = "sea-balear", Portugal = "portugal",
        Francia = "francia",
    }
}

impl Zone {
    /// How many zones can be held by a side; they come first.
    pub const HELD: usize = 41;

    /// Whether somebody can hold it.
    #[inline]
    pub const fn is_held(self) -> bool {
        self.index() < Zone::HELD
    }
}

named! {
    /// A type of counter (§2.1).
    Kind {
        NTer = "n-ter", NReg = "n-reg", NI3 = "n-i3", NI2 = "n-i2", NI1 = "n-i1", NI2s = "n-i2s", NIt3 = "n-it3",
        NArm2 = "n-arm2", NA2 = "n-a2", NA1 = "n-a1", NIta2 = "n-ita2", NLca2 = "n-lca2", RM2 = "r-m2", RM1 = "r-m1",
        RI2 = "r-i2", RI3 = "r-i3", RI2s = "r-i2s", RI3s = "r-i3s", RInt3 = "r-int3", RArm1 = "r-arm1",
        RArm2s = "r-arm2s", RA2 = "r-a2", RA1 = "r-a1", RA2s = "r-a2s", Franco = "franco", Mola = "mola",
        Queipo = "queipo", Varela = "varela", Davila = "davila", Moscardo = "moscardo", Miaja = "miaja",
        Rojo = "rojo", Modesto = "modesto", Kleber = "kleber", Durruti = "durruti",
    }
}

/// How many counters each kind may have at most. Together they fill the 128 numbers of a [`Unit`].
const SLOTS: [u8; Kind::ALL.len()] =
    [2, 4, 9, 18, 4, 6, 2, 3, 3, 1, 1, 1, 10, 12, 20, 4, 3, 3, 1, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1];

/// The first counter of each kind.
const FIRST: [u8; Kind::ALL.len()] = {
    let mut first = [0; Kind::ALL.len()];
    let mut at = 1;
    while at < first.len() {
        first[at] = first[at - 1] + SLOTS[at - 1];
        at += 1;
    }
    first
};

/// The kind of each counter.
const KIND_OF: [Kind; Unit::COUNT] = {
    let mut kinds = [Kind::NTer; Unit::COUNT];
    let mut kind = 0;
    while kind < SLOTS.len() {
        let mut no = 0;
        while no < SLOTS[kind] {
            kinds[(FIRST[kind] + no) as usize] = Kind::ALL[kind];
            no += 1;
        }
        kind += 1;
    }
    kinds
};

impl Kind {
    /// How many counters it may have at most.
    #[inline]
    pub const fn slots(self) -> u8 {
        SLOTS[self.index()]
    }

    /// Whose it is.
    #[inline]
    pub const fn side(self) -> Side {
        match self as u8 {
            0..12 | 24..30 => Side::Nationalist,
            _ => Side::Republican,
        }
    }

    /// The set of its counters.
    pub const fn units(self) -> UnitSet {
        let all = if SLOTS[self.index()] == 128 { u128::MAX } else { (1 << SLOTS[self.index()]) - 1 };
        UnitSet(all << FIRST[self.index()])
    }

    /// Its counter of that number, from 0.
    pub const fn unit(self, no: u8) -> Option<Unit> {
        if no < self.slots() { Some(Unit(FIRST[self.index()] + no)) } else { None }
    }

    /// Whether it is a headquarters.
    #[inline]
    pub const fn is_hq(self) -> bool {
        self as u8 >= Kind::Franco as u8
    }
}

/// One counter of the box.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "pasaran.ts", type = "string"))]
pub struct Unit(pub(crate) u8);

impl Unit {
    /// How many numbers there are.
    pub const COUNT: usize = 128;

    /// Its place in tables.
    #[inline]
    pub const fn index(self) -> usize {
        (self.0 & 127) as usize
    }

    /// What it is.
    #[inline]
    pub const fn kind(self) -> Kind {
        KIND_OF[self.index()]
    }

    /// Whose it is.
    #[inline]
    pub const fn side(self) -> Side {
        self.kind().side()
    }
}

impl fmt::Display for Unit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = self.kind();
        f.write_str(kind.name())?;
        if kind.slots() > 1 { write!(f, ".{}", self.0 - FIRST[kind.index()] + 1) } else { Ok(()) }
    }
}

impl FromStr for Unit {
    type Err = UnknownName;
    fn from_str(text: &str) -> Result<Unit, UnknownName> {
        let (kind, no) = text.split_once('.').map_or((text, 1), |(kind, no)| (kind, no.parse().unwrap_or(0)));
        let kind: Kind = kind.parse()?;
        let unit = kind.unit(u8::wrapping_sub(no, 1)).ok_or(UnknownName)?;
        // One way to write each.
        if unit.to_string() == text { Ok(unit) } else { Err(UnknownName) }
    }
}

by_name!(Unit);

impl Sample for Unit {
    fn sample() -> Unit {
        Unit(0)
    }
}

/// Where a counter can stand: a zone that can be held, or the city in it (§1.3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "pasaran.ts", type = "string"))]
pub struct Place(pub(crate) u8);

impl Place {
    /// How many there are.
    pub const COUNT: usize = 2 * Zone::HELD;

    /// The open country of a zone.
    #[inline]
    pub const fn zone_of(zone: Zone) -> Place {
        Place(2 * zone as u8)
    }

    /// The city of a zone.
    #[inline]
    pub const fn city_of(zone: Zone) -> Place {
        Place(2 * zone as u8 + 1)
    }

    /// Its place in tables.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The zone it is, or lies in.
    #[inline]
    pub const fn zone(self) -> Zone {
        Zone::ALL[(self.0 / 2) as usize]
    }

    /// Whether it is a city.
    #[inline]
    pub const fn is_city(self) -> bool {
        self.0 & 1 == 1
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.zone().name())?;
        if self.is_city() { f.write_str(":city") } else { Ok(()) }
    }
}

impl FromStr for Place {
    type Err = UnknownName;
    fn from_str(text: &str) -> Result<Place, UnknownName> {
        let (zone, make): (_, fn(Zone) -> Place) = match text.strip_suffix(":city") {
            Some(zone) => (zone, Place::city_of),
            None => (text, Place::zone_of),
        };
        let zone: Zone = zone.parse()?;
        if zone.is_held() { Ok(make(zone)) } else { Err(UnknownName) }
    }
}

by_name!(Place);

impl Sample for Place {
    fn sample() -> Place {
        Place(0)
    }
}

named! {
    /// A card (§2.5).
    Card {
        FifthColumn = "fifth-column", BarcelonaRevolt = "barcelona-revolt", CancelChits = "cancel-chits",
        BorderClosed = "border-closed", BorderOpened = "border-opened", GetHq = "get-hq", Hq = "hq",
        IntBrigade = "int-brigade", Invasion = "invasion", ItalianCorps = "italian-corps", Ju52 = "ju52",
        Condor = "condor", Offensive = "offensive", Recruits = "recruits", RepDisorder = "rep-disorder",
        SupplyOfArms = "supply-of-arms", Annulment = "annulment", Replacements = "replacements",
        SovietAid = "soviet-aid", TrainedBrigades = "trained-brigades", WeatherFront = "weather-front",
    }
}

named! {
    /// A combat chit (§9.5).
    Chit {
        Blank = "blank", IgnoreWeather = "ignore-weather", IgnoreTerrain = "ignore-terrain", Cancel = "cancel",
        Elan = "elan", Armour = "armour", Air = "air", Artillery = "artillery", Confusion = "confusion",
        Cover = "cover", Heavy = "heavy", Shore = "shore", NoPasaran = "no-pasaran",
    }
}

/// A quarter of a year, counted from the third of 1936 (§3.0).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "pasaran.ts", type = "string"))]
pub struct Quarter(pub u8);

impl Quarter {
    /// The year it lies in.
    pub const fn year(self) -> u16 {
        1936 + (self.0 as u16 + 2) / 4
    }

    /// 1 to 4.
    pub const fn number(self) -> u8 {
        (self.0 + 2) % 4 + 1
    }

    /// That quarter of that year, if the game knows it.
    pub fn of(year: u16, number: u8) -> Option<Quarter> {
        let at = i32::from(year) * 4 + i32::from(number) - (1936 * 4 + 3);
        let known = (1..=4).contains(&number) && (0..48).contains(&at);
        known.then_some(Quarter(at as u8))
    }
}

impl fmt::Display for Quarter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.year(), self.number())
    }
}

impl FromStr for Quarter {
    type Err = UnknownName;
    fn from_str(text: &str) -> Result<Quarter, UnknownName> {
        let (year, number) = text.split_once('-').ok_or(UnknownName)?;
        let parse = |text: &str| text.parse().map_err(|_| UnknownName);
        Quarter::of(parse(year)?, parse(number)? as u8).ok_or(UnknownName)
    }
}

by_name!(Quarter);

impl Sample for Quarter {
    fn sample() -> Quarter {
        Quarter(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_kinds_fill_the_numbers_of_the_counters() {
        assert_eq!(SLOTS.iter().map(|slots| usize::from(*slots)).sum::<usize>(), Unit::COUNT);
        for unit in (0..Unit::COUNT as u8).map(Unit) {
            assert!(unit.kind().units().contains(unit));
            assert_eq!(unit.to_string().parse(), Ok(unit));
        }
        assert_eq!("franco".parse(), Ok(Unit(FIRST[Kind::Franco.index()])));
        assert_eq!("n-i2".parse::<Unit>(), Err(UnknownName));
        assert_eq!("n-i2.0".parse::<Unit>(), Err(UnknownName));
        assert_eq!("n-i2.02".parse::<Unit>(), Err(UnknownName));
    }

    #[test]
    fn sides_follow_the_names() {
        for kind in Kind::ALL.into_iter().filter(|kind| !kind.is_hq()) {
            let prefix = if kind.side() == Side::Nationalist { "n-" } else { "r-" };
            assert!(kind.name().starts_with(prefix), "{kind}");
        }
        assert_eq!((Kind::Moscardo.side(), Kind::Miaja.side()), (Side::Nationalist, Side::Republican));
    }

    #[test]
    fn places_and_quarters_read_back() {
        for place in (0..Place::COUNT as u8).map(Place) {
            assert_eq!(place.to_string().parse(), Ok(place));
        }
        assert_eq!("francia".parse::<Place>(), Err(UnknownName));
        assert_eq!((Quarter(0).year(), Quarter(0).number()), (1936, 3));
        assert_eq!((Quarter(11).year(), Quarter(11).number()), (1939, 2));
        assert_eq!("1938-3".parse(), Ok(Quarter(8)));
        assert_eq!("1936-2".parse::<Quarter>(), Err(UnknownName));
    }
}
