//! The whole vocabulary: what a seat may choose, what chance may bring, what the log tells.

use crate::board::{Cell, Dir};
use crate::ids::{CardNo, GeneralNo, Side, TerrainNo, TileNo, UnitNo};
use crate::state::Role;
use frente_kernel::Seat;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// Text that is not the notation of anything here.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not a notation of this game")]
pub struct UnknownNotation;

/// An enum with a notation: a word, and its arguments by their own notations.
macro_rules! notated {
    ($(#[$doc:meta])* $name:ident { $($(#[$vdoc:meta])* $variant:ident $(($($field:ident: $type:ty),+))? = $word:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum $name { $($(#[$vdoc])* $variant $(($($type),+))?),+ }

        impl $name {
            /// The word its notation begins with.
            pub const fn word(&self) -> &'static str {
                match self { $($name::$variant { .. } => $word),+ }
            }

            /// Every word a notation begins with.
            pub const WORDS: &'static [&'static str] = &[$($word),+];
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self {
                    $($name::$variant $(($($field),+))? => {
                        f.write_str($word)?;
                        $($(write!(f, " {}", $field)?;)+)?
                        Ok(())
                    })+
                }
            }
        }

        impl FromStr for $name {
            type Err = UnknownNotation;
            fn from_str(text: &str) -> Result<$name, UnknownNotation> {
                let mut words = text.split(' ');
                let word = words.next().unwrap_or_default();
                let read = match word {
                    $($word => $name::$variant $(($(
                        words.next().and_then(|word| word.parse::<$type>().ok()).ok_or(UnknownNotation)?
                    ),+))?,)+
                    _ => return Err(UnknownNotation),
                };
                // One way to write each: no "die 07", no "bid +2".
                if read.to_string() == text { Ok(read) } else { Err(UnknownNotation) }
            }
        }
    };
}

notated! {
    /// What a seat may choose. Units are named by their cells, cards by their numbers in the pack.
    Action {
        /// §6.2: so many points.
        Bid(points: u8) = "bid",
        /// §6.3: who plays first.
        First(side: Side) = "first",
        /// §6.4: a terrain card.
        BuyTerrain(card: TerrainNo, cell: Cell) = "terrain",
        /// §6.4: no more terrain.
        DoneBuying = "done",
        /// §7.2: another hand.
        Mulligan = "mulligan",
        /// §7.2: this hand.
        KeepHand = "keep",
        /// The phase is over for this seat.
        EndPhase = "end",
        /// §14.5: the partner goes on.
        HandOver = "hand-over",
        /// §14.4: a point for the general.
        GivePoint = "give",
        /// §3.3: gives up.
        Surrender = "surrender",
        /// §11.4: one cell.
        Step(from: Cell, dir: Dir) = "step",
        /// §11.4.1: two friends change places.
        Swap(from: Cell, dir: Dir) = "swap",
        /// §11.4.1: four friends round a corner, each to the cell of the next, turning right.
        Rotate(from: Cell, dir: Dir) = "rotate",
        /// The unit goes no further.
        Stop = "stop",
        /// §16-march.
        March(unit: Cell) = "march",
        /// §21.1.
        Embark(unit: Cell, dir: Dir) = "embark",
        /// §21.2: a passenger by its place aboard.
        Disembark(carrier: Cell, passenger: u8, dir: Dir) = "disembark",
        /// §11.4.3: with a weapon.
        Assault(unit: Cell, dir: Dir, slot: u8) = "assault",
        /// §16-hurrah: the same, with a hurrah.
        Hurrah(unit: Cell, dir: Dir, slot: u8) = "hurrah",
        /// §11.4.3: an assault on a staff.
        AssaultHq(unit: Cell, hq: u8, slot: u8) = "assault-hq",
        /// §16-hurrah: the same, with a hurrah.
        HurrahHq(unit: Cell, hq: u8, slot: u8) = "hurrah-hq",
        /// §11.5.
        Deploy(card: CardNo, cell: Cell) = "deploy",
        /// §21.3: straight into a transport deployed this turn.
        Load(card: CardNo, carrier: Cell) = "load",
        /// §13.5.
        Land(card: CardNo, cell: Cell) = "land",
        /// §11.5.2: tokens by slots; those packed.
        Equip(slots: u8, packed: u8) = "equip",
        /// §13.2: a fighter beside the staff.
        Station(card: CardNo) = "station",
        /// §13.3.
        Bomb(card: CardNo, target: Target) = "bomb",
        /// §16-air-transport.
        Airlift(card: CardNo, cell: Cell) = "airlift",
        /// §16-air-transport: infantry jumps.
        Drop(card: CardNo, cell: Cell) = "drop",
        /// chapter 17: a card that needs no target.
        Play(card: CardNo) = "play",
        /// chapter 17: a card on a unit.
        PlayOn(card: CardNo, unit: Cell) = "play-on",
        /// chapter 17: a card on slots of a unit.
        PlayArms(card: CardNo, unit: Cell, slots: u8) = "play-arms",
        /// chapter 17: a card on cells.
        PlayAt(card: CardNo, cell: Cell, dir: Dir) = "play-at",
        /// chapter 17: a card on so many cells of a line, from the leftmost on.
        PlayLine(card: CardNo, cell: Cell, cells: u8) = "play-line",
        /// chapter 17: a card against a seat.
        PlayAgainst(card: CardNo, seat: u8) = "play-against",
        /// §20-botiquin: heals itself.
        HealSelf(unit: Cell) = "heal",
        /// §20-botiquin: heals a neighbour.
        Heal(unit: Cell, dir: Dir) = "heal-at",
        /// §16-mechanic.
        Repair(unit: Cell, dir: Dir) = "repair",
        /// §16-sapper.
        Clear(unit: Cell, dir: Dir) = "clear",
        /// §16-logistics: a token of a neighbour.
        Resupply(unit: Cell, dir: Dir, slot: u8) = "resupply",
        /// §18-zhukov.
        Steady(unit: Cell) = "steady",
        /// §11.6.
        Fire(unit: Cell, slot: u8, target: Target) = "fire",
        /// §17-impacto: the same, hitting without a die.
        SureFire(unit: Cell, slot: u8, target: Target) = "sure-fire",
        /// §13.2: a waiting fighter attacks.
        Fly(fighter: u8, target: Target) = "fly",
        /// §17-impacto: the same, hitting without a die.
        SureFly(fighter: u8, target: Target) = "sure-fly",
        /// Lets things run.
        Pass = "pass",
        /// §20-granada_humo.
        Smoke = "smoke",
        /// §18-rundstedt.
        Recover = "recover",
        /// §17-mina_anticarro, §17-mina_antipersona.
        LayMine(card: CardNo) = "mine",
        /// §17-emboscada.
        Ambush(card: CardNo) = "ambush",
        /// §17-emboscada: who fires.
        AmbushFire(unit: Cell, slot: u8) = "ambush-fire",
        /// §13.4.
        AntiAir(unit: Cell, slot: u8, at: Role) = "anti-air",
        /// §13.2: a waiting fighter goes along.
        Escort(fighter: u8) = "escort",
        /// §13.2: a waiting fighter rises.
        Intercept(fighter: u8) = "intercept",
        /// §17-fuego_certero.
        Reroll(card: CardNo) = "reroll",
        /// §17-as_tanques.
        AceReroll = "ace",
        /// §11.4.3: the defender's weapon.
        Strike(slot: u8) = "strike",
        /// §16-set-up: sets up or packs.
        Turn(unit: Cell, slot: u8) = "turn",
        /// §11.9.
        Discard(card: CardNo) = "discard",
        /// §4.5.
        General(general: GeneralNo) = "general",
        /// §17-reconocimiento_aereo: discards an enemy card.
        Take(card: CardNo) = "take",
        /// §17-refuerzos.
        Retrieve(card: CardNo) = "retrieve",
        /// §21.4: which passenger throws next, by its place.
        Leap(passenger: u8) = "leap",
        /// §21.4: where a survivor goes.
        Survive(cell: Cell) = "survive",
    }
}

/// What fire is directed at.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "tactics2gm.ts"))]
#[cfg_attr(feature = "ts", ts(type = "string"))]
pub enum Target {
    /// The unit on a cell.
    Unit(Cell),
    /// The terrain card on a cell.
    Structure(Cell),
    /// A staff.
    Hq(u8),
    /// Cells from one on, in a direction; a cross ignores it.
    Area(Cell, Dir),
}

impl Target {
    /// The cell it is about.
    pub const fn cell(self) -> Option<Cell> {
        match self {
            Target::Unit(cell) | Target::Structure(cell) | Target::Area(cell, _) => Some(cell),
            Target::Hq(_) => None,
        }
    }
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Target::Unit(cell) => write!(f, "{cell}"),
            Target::Structure(cell) => write!(f, "card:{cell}"),
            Target::Hq(hq) => write!(f, "hq:{hq}"),
            Target::Area(cell, dir) => write!(f, "area:{cell}:{dir}"),
        }
    }
}

impl FromStr for Target {
    type Err = UnknownNotation;
    fn from_str(text: &str) -> Result<Target, UnknownNotation> {
        let mut parts = text.split(':');
        let cell = |part: Option<&str>| part.and_then(|part| part.parse().ok()).ok_or(UnknownNotation);
        match parts.next() {
            Some("card") => Ok(Target::Structure(cell(parts.next())?)),
            Some("hq") => parts.next().and_then(|hq| hq.parse().ok()).map(Target::Hq).ok_or(UnknownNotation),
            Some("area") => {
                let from = cell(parts.next())?;
                let dir = parts.next().and_then(|dir| dir.parse().ok()).ok_or(UnknownNotation)?;
                Ok(Target::Area(from, dir))
            }
            unit => Ok(Target::Unit(cell(unit)?)),
        }
    }
}

impl Serialize for Target {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Target {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Role {
    type Err = UnknownNotation;
    fn from_str(text: &str) -> Result<Role, UnknownNotation> {
        Role::ALL.into_iter().find(|role| role.name() == text).ok_or(UnknownNotation)
    }
}

/// What chance may bring: one die, one card, one tile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Chance {
    /// A throw of the ten-sided die.
    Die(u8),
    /// The top card of a deck.
    Card(CardNo),
    /// A tile, with the face (1) and the turn (2) it comes up in.
    Tile(TileNo, u8),
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Die(face) => write!(f, "die {face}"),
            Chance::Card(card) => write!(f, "card {card}"),
            Chance::Tile(tile, lie) => write!(f, "tile {tile} {lie}"),
        }
    }
}

impl FromStr for Chance {
    type Err = UnknownNotation;
    fn from_str(text: &str) -> Result<Chance, UnknownNotation> {
        let mut words = text.split(' ');
        let kind = words.next();
        let mut number = || words.next().and_then(|word| word.parse::<u8>().ok()).ok_or(UnknownNotation);
        let chance = match kind {
            Some("die") => Chance::Die(number()?),
            Some("card") => Chance::Card(CardNo(number()?)),
            Some("tile") => Chance::Tile(TileNo(number()?), number()?),
            _ => return Err(UnknownNotation),
        };
        let sound = match chance {
            Chance::Die(face) => (1..=10).contains(&face),
            Chance::Card(_) => true,
            Chance::Tile(_, lie) => lie < 4,
        };
        if sound && chance.to_string() == text { Ok(chance) } else { Err(UnknownNotation) }
    }
}

/// Where a modifier comes from (§11.6.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "each is a word of the log")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "tactics2gm.ts"))]
pub enum Modifier {
    Wounds,
    Suppressed,
    Marched,
    Landed,
    Ashore,
    Casemate,
    AntiTankPosition,
    Inspire,
    Steadied,
    CloseQuarters,
    Promotion,
    Radio,
    Cover,
    Prone,
    Smoke,
    Weather,
    AssaultExpert,
    UrbanCombat,
    Interceptor,
}

impl Modifier {
    /// All of them.
    pub const ALL: [Modifier; 19] = [
        Modifier::Wounds,
        Modifier::Suppressed,
        Modifier::Marched,
        Modifier::Landed,
        Modifier::Ashore,
        Modifier::Casemate,
        Modifier::AntiTankPosition,
        Modifier::Inspire,
        Modifier::Steadied,
        Modifier::CloseQuarters,
        Modifier::Promotion,
        Modifier::Radio,
        Modifier::Cover,
        Modifier::Prone,
        Modifier::Smoke,
        Modifier::Weather,
        Modifier::AssaultExpert,
        Modifier::UrbanCombat,
        Modifier::Interceptor,
    ];
}

/// How a match ends (chapter 3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "each is a word of the log")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "tactics2gm.ts"))]
pub enum How {
    StaffDestroyed,
    Surrender,
    NoCards,
    LineReached,
    Casualties,
    Held,
    CellsHeld,
    BridgeDestroyed,
    Crates,
    RoundsOver,
    CannotWin,
}

impl How {
    /// All of them.
    pub const ALL: [How; 11] = [
        How::StaffDestroyed,
        How::Surrender,
        How::NoCards,
        How::LineReached,
        How::Casualties,
        How::Held,
        How::CellsHeld,
        How::BridgeDestroyed,
        How::Crates,
        How::RoundsOver,
        How::CannotWin,
    ];

    /// Its name, as statistics count it.
    pub const fn name(self) -> &'static str {
        match self {
            How::StaffDestroyed => "staff-destroyed",
            How::Surrender => "surrender",
            How::NoCards => "no-cards",
            How::LineReached => "line-reached",
            How::Casualties => "casualties",
            How::Held => "held",
            How::CellsHeld => "cells-held",
            How::BridgeDestroyed => "bridge-destroyed",
            How::Crates => "crates",
            How::RoundsOver => "rounds-over",
            How::CannotWin => "cannot-win",
        }
    }
}

/// What cards are drawn for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Draw {
    /// The first hand (§7.1).
    FirstHand,
    /// Another first hand (§7.2).
    Mulligan,
    /// In a turn (§11.3).
    Turn,
}

/// What a card from the hand is played as: each rests on another paragraph.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Play {
    /// A unit that comes into play (§11.5).
    Unit,
    /// A plane (§13.1).
    Plane,
    /// A support card of the own turn (§11.5.1).
    Support,
    /// A hit without a die (§17-impacto).
    SureHit,
    /// A die thrown again (§17-fuego_certero).
    AimedFire,
    /// A mine under a vehicle (§17-mina_anticarro).
    TankMine,
    /// A mine under infantry (§17-mina_antipersona).
    PersonnelMine,
    /// An ambush (§17-emboscada).
    Ambush,
}

/// The end of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "tactics2gm.ts"))]
pub struct Ending {
    /// How.
    pub how: How,
    /// Who won; none: a draw.
    pub winner: Option<Side>,
}

/// What happened, as the log tells it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "each variant is a sentence; its fields are the nouns in it")]
pub enum Event {
    TileLaid(TileNo, u8),
    BidMade(Seat),
    BidRevealed(Seat, u8),
    InitiativeThrown { side: Side, die: u8, total: u8 },
    InitiativeTied,
    FirstChosen(Side),
    TerrainBought(Seat, TerrainNo, Cell),
    CardDrawn { seat: Seat, card: Option<CardNo>, at: Draw },
    HandReturned(Seat),
    DeckEmpty(Seat),
    TurnBegan(Side, u8),
    Income { seat: Seat, lines: u8, command: u8, gained: u8 },
    PointGiven(Seat),
    HandedOver(Seat),
    Moved { seat: Seat, unit: UnitNo, from: Cell, to: Cell },
    Swapped(Seat, Cell, Cell),
    Rotated(Seat, Cell, Dir),
    EngineThrown { seat: Seat, unit: UnitNo, cell: Cell, die: u8 },
    Marched(Seat, UnitNo, Cell),
    Embarked { seat: Seat, unit: UnitNo, from: Cell, carrier: Cell },
    Disembarked { seat: Seat, unit: UnitNo, from: Cell, to: Cell },
    MineSprung { seat: Seat, card: CardNo, cell: Cell, play: Play },
    AmbushSprung { seat: Seat, cell: Cell },
    AssaultDeclared { seat: Seat, unit: UnitNo, from: Cell, at: Target },
    HurrahShouted(Seat, UnitNo, Cell),
    Advanced { seat: Seat, unit: UnitNo, from: Cell, to: Cell },
    Deployed { seat: Seat, unit: UnitNo, cell: Cell },
    Landing { seat: Seat, unit: UnitNo, cell: Cell },
    Equipped { seat: Seat, unit: UnitNo, cell: Option<Cell>, slots: u8, paid: u8 },
    FighterStationed(Seat, UnitNo),
    CardPlayed { seat: Seat, card: CardNo, paid: u8, play: Play },
    Healed { seat: Seat, unit: UnitNo, cell: Cell, wounds: u8 },
    Reloaded(Seat, UnitNo, Cell),
    PointsGained(Seat, u8),
    PointsLost(Seat, u8),
    SmokeLaid(Seat, Cell),
    CardAttached { seat: Seat, card: CardNo, unit: UnitNo, cell: Cell },
    FurtherMoves(Side),
    GeneralTaken(Seat, GeneralNo),
    HandSeen(Seat, Seat),
    CardDiscarded(Seat, CardNo),
    CardRecovered(Seat, CardNo),
    StoodFast(Side),
    TerrainCleared(TerrainNo, Cell),
    Steadied(Seat, UnitNo, Cell),
    SmokePopped(Seat, UnitNo, Cell),
    HqRecovered { hq: u8, by: u8 },
    ShotFired { seat: Seat, unit: UnitNo, from: Cell, slot: u8, at: Target },
    Barraged(Seat, CardNo, Cell),
    Modified(Modifier, i8, i8),
    DieThrown { seat: Seat, die: u8, hit: i8, crit: i8 },
    HitWithoutDie(Seat),
    Missed(Seat),
    NotPenetrated { seat: Seat, pen: u8, armour: u8 },
    Wounded { seat: Seat, unit: UnitNo, cell: Option<Cell>, damage: u8 },
    Critical { seat: Seat, unit: UnitNo, cell: Option<Cell> },
    Destroyed { seat: Seat, unit: UnitNo, cell: Option<Cell>, side: Side },
    StructureHit { by: Seat, card: TerrainNo, cell: Cell, left: u8 },
    StructureDestroyed { by: Seat, card: TerrainNo, cell: Cell },
    HqHit { hq: u8, damage: u8, left: u8 },
    Suppressed(Seat, UnitNo, Cell),
    ThrownAgain(Seat),
    PlaneAnnounced { seat: Seat, unit: UnitNo, at: Target },
    EscortJoined(Seat, UnitNo),
    FighterRose(Seat, UnitNo),
    AntiAirFired { seat: Seat, unit: UnitNo, from: Cell, slot: u8, at: Option<Role> },
    DogfightFired { seat: Seat, by: Role, at: Role },
    PlaneHit { seat: Seat, unit: UnitNo, role: Role, damage: u8 },
    PassengerThrown { seat: Seat, unit: UnitNo, cell: Cell, die: u8 },
    Survived { seat: Seat, unit: UnitNo, from: Cell, to: Cell },
    SetUp(Seat, UnitNo, Cell),
    Packed(Seat, UnitNo, Cell),
    CrateTaken(Seat, UnitNo, Cell),
    CrateDropped(Cell),
    CrateDelivered { seat: Seat, side: Side, cell: Cell, points: u8 },
    ColumnThrown(u8),
    Ended(How, Option<Side>),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_action_takes_eight_bytes_at_most() {
        assert!(size_of::<Action>() <= 8);
        assert!(size_of::<Chance>() <= 8);
        assert!(size_of::<Event>() <= 8);
    }

    #[test]
    fn notations_read_back() {
        let cell: Cell = "d3".parse().expect("a cell");
        for action in [
            Action::Bid(3),
            Action::First(Side::B),
            Action::Fire(cell, 2, Target::Area(cell, Dir::East)),
            Action::AntiAir(cell, 1, Role::Escort),
            Action::Pass,
        ] {
            assert_eq!(action.to_string().parse(), Ok(action));
        }
        assert_eq!("fire d3 0 hq:1".parse(), Ok(Action::Fire(cell, 0, Target::Hq(1))));
        assert_eq!("bid 03".parse::<Action>(), Err(UnknownNotation));
        assert_eq!("pass now".parse::<Action>(), Err(UnknownNotation));
        assert_eq!("die 11".parse::<Chance>(), Err(UnknownNotation));
        assert_eq!("tile 3 2".parse(), Ok(Chance::Tile(TileNo(3), 2)));
    }
}
