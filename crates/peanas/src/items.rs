//! What a hand at the table points at: units and their stands, tokens, places, and what an order is put together from.
//!
//! A *piece* is scenery in this book, so the typed pieces of a touch and a beat are items here.

use crate::actions::Formation;
use crate::data::Ammo;
use crate::geometry::Point;
use crate::ids::{PieceKind, Side, Square, UnitNo};
use crate::state::{Channel, Moment, OrderKind, Pool, Token};
use frente_kernel::UnknownName;
use std::fmt;
use std::str::FromStr;

/// A face of an order die (§5.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Face {
    /// A die that adds one.
    Plus,
    /// A die that adds nothing.
    Zero,
    /// A die that takes one off.
    Minus,
}

impl Face {
    /// All of them, in the order in which a [`Pool`] counts them.
    pub const ALL: [Face; 3] = [Face::Plus, Face::Zero, Face::Minus];

    /// Its name in the text of an item.
    pub const fn word(self) -> &'static str {
        match self {
            Face::Plus => "plus",
            Face::Zero => "zero",
            Face::Minus => "minus",
        }
    }

    /// The dice of a pool: each face, and how many show it.
    pub(crate) fn of(pool: Pool) -> impl Iterator<Item = (Face, u8)> {
        Face::ALL.into_iter().zip(pool.dice()).filter(|(_, count)| *count > 0)
    }
}

/// A noun that is written as one word of a fixed list.
pub trait Worded: Copy + 'static {
    /// Every value, in order.
    fn all() -> &'static [Self];

    /// Its word in notations and in the text of an item.
    fn word(self) -> &'static str;
}

macro_rules! worded {
    ($($name:ident = $all:expr),+ $(,)?) => {$(
        impl Worded for $name {
            fn all() -> &'static [$name] {
                $all
            }

            fn word(self) -> &'static str {
                $name::word(self)
            }
        }
    )+};
}

worded! {
    Face = &Face::ALL,
    PieceKind = PieceKind::ALL,
    OrderKind = &OrderKind::ALL,
    Channel = &Channel::ALL,
    Moment = &Moment::ALL,
    Formation = &Formation::ALL,
    Ammo = &Ammo::ALL,
}

/// A noun inside an item, by its word.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Word<T>(pub T);

impl<T: Worded> fmt::Display for Word<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.word())
    }
}

impl<T: Worded> FromStr for Word<T> {
    type Err = UnknownName;
    fn from_str(text: &str) -> Result<Word<T>, UnknownName> {
        T::all().iter().find(|one| one.word() == text).map(|one| Word(*one)).ok_or(UnknownName)
    }
}

/// In TypeScript the union of its words.
#[cfg(feature = "ts")]
impl<T: Worded> ts_rs::TS for Word<T> {
    type WithoutGenerics = Word<Face>;
    type OptionInnerType = Word<T>;

    fn name(_: &ts_rs::Config) -> String {
        let words: Vec<String> = T::all().iter().map(|one| format!("'{}'", one.word())).collect();
        words.join(" | ")
    }

    fn inline(cfg: &ts_rs::Config) -> String {
        Self::name(cfg)
    }
}

/// A stand of a unit, written `4.1`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "peanas.ts", type = "`${number}.${number}`"))]
pub struct StandNo {
    /// The unit it belongs to.
    pub unit: UnitNo,
    /// Its stand; a section's first is the command stand.
    pub stand: u8,
}

impl fmt::Display for StandNo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.unit, self.stand)
    }
}

impl FromStr for StandNo {
    type Err = UnknownName;
    fn from_str(text: &str) -> Result<StandNo, UnknownName> {
        let (unit, stand) = text.split_once('.').ok_or(UnknownName)?;
        Ok(StandNo { unit: unit.parse()?, stand: number(stand, 3)? })
    }
}

/// A token by the number on its face, written `attacker-3`: both sides know it by that.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "peanas.ts", type = "`${'attacker' | 'defender'}-${number}`")
)]
pub struct TokenNo {
    /// The side that laid it.
    pub side: Side,
    /// The number on its face.
    pub number: u8,
}

impl From<&Token> for TokenNo {
    fn from(token: &Token) -> TokenNo {
        TokenNo { side: token.side, number: token.number }
    }
}

impl fmt::Display for TokenNo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.side, self.number)
    }
}

impl FromStr for TokenNo {
    type Err = UnknownName;
    fn from_str(text: &str) -> Result<TokenNo, UnknownName> {
        let (side, face) = text.split_once('-').ok_or(UnknownName)?;
        Ok(TokenNo { side: side.parse().map_err(|_| UnknownName)?, number: number(face, u8::MAX)? })
    }
}

/// A square of the table by its name, written `c7`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "peanas.ts", type = "string"))]
pub struct SquareName(pub Square);

impl fmt::Display for SquareName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for SquareName {
    type Err = UnknownName;
    fn from_str(text: &str) -> Result<SquareName, UnknownName> {
        text.parse().map(SquareName).map_err(|_| UnknownName)
    }
}

/// A place of the table in tenths of a millimetre, written `6000,3000`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "peanas.ts", type = "`${number},${number}`"))]
pub struct Coordinates(pub Point);

impl fmt::Display for Coordinates {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.0.x, self.0.y)
    }
}

impl FromStr for Coordinates {
    type Err = UnknownName;
    fn from_str(text: &str) -> Result<Coordinates, UnknownName> {
        let (x, y) = text.split_once(',').ok_or(UnknownName)?;
        let (x, y) = (x.parse().map_err(|_| UnknownName)?, y.parse().map_err(|_| UnknownName)?);
        let at = Coordinates(Point { x, y });
        if at.to_string() == text { Ok(at) } else { Err(UnknownName) }
    }
}

/// A number as it is written, not above `most`.
fn number(text: &str, most: u8) -> Result<u8, UnknownName> {
    let number: u8 = text.parse().map_err(|_| UnknownName)?;
    if number <= most && number.to_string() == text { Ok(number) } else { Err(UnknownName) }
}

impl FromStr for UnitNo {
    type Err = UnknownName;
    fn from_str(text: &str) -> Result<UnitNo, UnknownName> {
        number(text, 127).map(UnitNo)
    }
}

frente_kernel::pieces! {
    in "peanas.ts"
    /// What an action is about, and what an event befalls.
    pub enum Item {
        /// A unit, wherever it is: on the table, aboard, under its token, in reserve.
        Unit(UnitNo) = "unit",
        /// A stand of a unit.
        Stand(StandNo) = "stand",
        /// A numbered token.
        Token(TokenNo) = "token",
        /// A decoy that waits to come on.
        Decoy = "decoy",
        /// A square, for tokens.
        Square(SquareName) = "square",
        /// A place on the table.
        Spot(Coordinates) = "spot",
        /// One of the four sectors of the table.
        Sector(u8) = "sector",
        /// A column of the landscape's table of scenery.
        Column(u8) = "column",
        /// A number to be chosen.
        Count(u8) = "count",
        /// A kind of scenery or works, as it is taken from the box.
        Scenery(Word<PieceKind>) = "scenery",
        /// One of sixteen turns of a piece that is laid.
        Turn(u8) = "turn",
        /// An objective by its number, 1 to 3.
        Objective(u8) = "objective",
        /// A point for building works.
        BuildPoint = "build-point",
        /// A token's right to come on this turn.
        Entry = "entry",
        /// What is ordered.
        Order(Word<OrderKind>) = "order",
        /// How an order travels.
        Channel(Word<Channel>) = "channel",
        /// An order die of the officer.
        Die(Word<Face>) = "die",
        /// An order die for the second shot.
        SecondDie(Word<Face>) = "second-die",
        /// A weapon of the shooter, by its line in the list.
        Weapon(u8) = "weapon",
        /// What the weapon is loaded with.
        Ammo(Word<Ammo>) = "ammo",
        /// The moment of a reaction.
        Moment(Word<Moment>) = "moment",
        /// How a section forms up.
        Formation(Word<Formation>) = "formation",
        /// Turns of bombardment.
        Turns(u8) = "turns",
        /// Smoke shells instead of explosive ones.
        SmokeShells = "smoke-shells",
        /// A template: small, medium, large.
        Template(u8) = "template",
        /// The wheels or tracks of a vehicle.
        Wheels = "wheels",
        /// A bend of a way that goes on from there.
        Bend = "bend",
        /// The sky: season, weather, wind.
        Sky = "sky",
    }
}

impl Item {
    /// A stand of a unit.
    pub(crate) const fn stand(unit: UnitNo, stand: u8) -> Item {
        Item::Stand(StandNo { unit, stand })
    }

    /// A token by its number.
    pub(crate) const fn token(side: Side, number: u8) -> Item {
        Item::Token(TokenNo { side, number })
    }

    /// A place on the table.
    pub(crate) const fn spot(at: Point) -> Item {
        Item::Spot(Coordinates(at))
    }

    /// A square of the table.
    pub(crate) const fn square(square: Square) -> Item {
        Item::Square(SquareName(square))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn items_read_back_and_have_one_text_each() {
        let unit = UnitNo(4);
        for (item, text) in [
            (Item::Unit(unit), "unit:4"),
            (Item::stand(unit, 1), "stand:4.1"),
            (Item::token(Side::Attacker, 12), "token:attacker-12"),
            (Item::spot(Point { x: 6000, y: -5 }), "spot:6000,-5"),
            (Item::square(Square { column: 2, row: 6 }), "square:c7"),
            (Item::Scenery(Word(PieceKind::BushLine)), "scenery:bush-line"),
            (Item::Die(Word(Face::Plus)), "die:plus"),
            (Item::Order(Word(OrderKind::QuickFire)), "order:quick-fire"),
            (Item::Entry, "entry"),
        ] {
            assert_eq!((item.to_string().as_str(), text.parse()), (text, Ok(item)));
        }
        for text in
            ["unit:04", "unit:128", "stand:4.4", "token:3", "spot:1,02", "die:+", "entry:1", "square:q1", "unit"]
        {
            assert_eq!(text.parse::<Item>(), Err(UnknownName), "{text}");
        }
    }
}
