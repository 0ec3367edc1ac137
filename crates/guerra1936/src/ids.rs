//! The nouns of the box as small `Copy` types; tables are indexed by them.

pub use frente_kernel::UnknownName;
use frente_kernel::vocabulary::Sample;
use frente_kernel::{By, Seat, keyed};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// The box's nouns, as TypeScript in a file of their own.
macro_rules! named {
    ($($noun:tt)*) => {
        frente_kernel::named! { in "guerra1936.ts" $($noun)* }
    };
}

named! {
    /// One of the two sides (§1.2). The National side, which rose, moves first (§6.4).
    Side {
        /// The side that rose against the government.
        National = "national",
        /// The side of the government.
        Republic = "republic",
    }
}

impl Side {
    /// The other side.
    #[inline]
    pub const fn foe(self) -> Side {
        match self {
            Side::National => Side::Republic,
            Side::Republic => Side::National,
        }
    }
}

named! {
    /// A faction (§4.1).
    Faction {
        Republicans = "republicans",
        Socialists = "socialists",
        Communists = "communists",
        Anarchists = "anarchists",
        /// The Republic's regular officers.
        RepublicMilitary = "republic-military",
        Catalans = "catalans",
        Basques = "basques",
        /// The P.O.U.M.; no card in the box.
        Poum = "poum",
        /// International aid to the Republic, both subfactions.
        AidRepublic = "aid-republic",
        /// Generic cards of the Republic.
        GenericRepublic = "generic-republic",
        NationalMilitary = "national-military",
        Falangists = "falangists",
        Monarchists = "monarchists",
        Carlists = "carlists",
        Church = "church",
        /// The Spanish protectorate of Morocco.
        Morocco = "morocco",
        /// International aid to the Nationals, both subfactions.
        AidNational = "aid-national",
        /// Generic cards of the Nationals.
        GenericNational = "generic-national",
    }
}

impl Faction {
    /// The side it belongs to.
    pub const fn side(self) -> Side {
        if (self as u8) < Faction::NationalMilitary as u8 { Side::Republic } else { Side::National }
    }

    /// Whether it is a main faction, one that has leaders (§4.2).
    pub const fn is_main(self) -> bool {
        matches!(
            self,
            Faction::Republicans
                | Faction::Socialists
                | Faction::Communists
                | Faction::Anarchists
                | Faction::NationalMilitary
                | Faction::Falangists
                | Faction::Monarchists
                | Faction::Carlists
        )
    }

    /// Whether it is international aid (§4.3).
    pub const fn is_aid(self) -> bool {
        matches!(self, Faction::AidRepublic | Faction::AidNational)
    }
}

named! {
    /// A subfaction of international aid (§4.3): both of a side are one faction.
    Aid {
        /// To the Republic.
        Ussr = "ussr",
        /// To the Republic.
        InternationalBrigades = "international-brigades",
        /// To the Nationals.
        Germany = "germany",
        /// To the Nationals.
        Italy = "italy",
    }
}

named! {
    /// The kind of a character or an army (§8.1): who may be grouped, who may be mobilised where.
    Arm {
        /// On land. The box has no other.
        Land = "land",
        Sea = "sea",
        /// In the air.
        Air = "air",
    }
}

named! {
    /// The class of an army (§3.3).
    Class {
        /// Printed as *milicianos*.
        Militia = "militia",
        /// Printed as *brigada mixta*.
        MixedBrigade = "mixed-brigade",
        InternationalBrigade = "international-brigade",
        Artillery = "artillery",
        /// Police and guards.
        PublicOrder = "public-order",
        Infantry = "infantry",
        Requetes = "requetes",
        Regulares = "regulares",
        FalangeMilitia = "falange-militia",
        Cavalry = "cavalry",
        ItalianDivision = "italian-division",
        MonarchistMilitia = "monarchist-militia",
    }
}

named! {
    /// The kind of an objective, and the board it lies on (§5.7).
    Board {
        Military = "military",
        Political = "political",
    }
}

named! {
    /// An ability of an army that has to be activated in combat (§9.1).
    Skill {
        /// Ranged attack, paid for in combat (§9.3).
        Ranged = "ranged",
        /// Discipline, paid for in combat (§9.5).
        Discipline = "discipline",
        /// Fury, paid for in combat with Diplomacy (§9.7).
        Fury = "fury",
    }
}

named! {
    /// What the winner of an objective may buy for its points (§7.30).
    Consequence {
        /// +1 Economy to oneself.
        OwnEconomy = "own-economy",
        /// −1 Economy to the enemy.
        EnemyEconomy = "enemy-economy",
        /// +1 Moral to oneself.
        OwnMoral = "own-moral",
        /// −1 Moral to the enemy.
        EnemyMoral = "enemy-moral",
        /// Draw a card.
        Draw = "draw",
        /// The enemy discards a card.
        Discard = "discard",
    }
}

named! {
    /// An ability of the leader that is used (§10.8).
    LeaderAbility {
        /// Discard a card, draw another.
        General = "general",
        /// What the faction of the leader allows (§10.9 to §10.16).
        Faction = "faction",
    }
}

named! {
    /// One of the two interventions of a character (§7.20), by its place on the card.
    Intervention {
        /// The upper one.
        First = "1",
        /// The lower one.
        Second = "2",
    }
}

named! {
    /// What an effect protects from.
    Danger {
        /// Elimination by cards.
        Elimination = "elimination",
        /// Return to the hand.
        Return = "return",
        /// A block: being kept from intervening.
        Block = "block",
        /// Elimination in combat.
        Combat = "combat",
    }
}

impl Intervention {
    /// Its number as players count: 1 or 2.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }
}

keyed!(Side, Faction, Arm, Board, Skill, Consequence, LeaderAbility, Intervention, Danger);

/// A card by its printed number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "i64", into = "u8")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "guerra1936.ts"))]
pub struct CardNo(pub u8);

impl TryFrom<i64> for CardNo {
    type Error = String;

    fn try_from(number: i64) -> Result<CardNo, String> {
        u8::try_from(number).map(CardNo).map_err(|_| format!("cards are numbered from 1 to 252, found {number}"))
    }
}

impl From<CardNo> for u8 {
    fn from(card: CardNo) -> u8 {
        card.0
    }
}

impl fmt::Display for CardNo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Reads a number that is written one way only: no "04", no "+4".
fn number(text: &str) -> Result<u8, UnknownName> {
    text.parse().ok().filter(|number: &u8| number.to_string() == text).ok_or(UnknownName)
}

impl FromStr for CardNo {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<CardNo, UnknownName> {
        number(text).map(CardNo)
    }
}

impl Sample for CardNo {
    fn sample() -> CardNo {
        CardNo(1)
    }
}

/// A player, by turn order: 0 and 2 are National, 1 and 3 of the Republic (§11.4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "guerra1936.ts"))]
pub struct Player(pub u8);

impl Player {
    /// The side this player plays for.
    #[inline]
    pub const fn side(self) -> Side {
        if self.0 & 1 == 0 { Side::National } else { Side::Republic }
    }

    /// The other player of the side, where four play.
    #[inline]
    pub const fn partner(self) -> Player {
        Player(self.0 ^ 2)
    }

    /// The first player of a side.
    #[inline]
    pub const fn first(side: Side) -> Player {
        Player(side as u8)
    }

    /// The chair at which this player sits.
    pub const fn seat(self) -> Seat {
        Seat(self.0)
    }

    /// The place of this player in tables.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Player {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Player, UnknownName> {
        number(text).ok().filter(|player| *player < 4).map(Player).ok_or(UnknownName)
    }
}

/// One value for each side, written as a map by the side's name.
pub type BySide<T> = By<Side, T, 2>;
