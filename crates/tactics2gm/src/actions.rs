//! The whole vocabulary: what a seat may choose, what chance may bring, what the log tells.

mod events;

use crate::board::{Cell, Dir};
use crate::ids::{Arm, CardNo, GeneralNo, Side, Slot, Slots, TerrainNo, TileNo};
use crate::state::Role;
use frente_kernel::vocabulary::{Sample, UnknownNotation};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

pub use events::{Aimed, Draw, Event, First, Futile, Home, Income, Modifier, Warrant, What};

frente_kernel::vocabulary! {
    /// What a seat may choose. Units are named by their cells, cards by their numbers in the pack.
    pub enum Action {
        /// §6.2: so many points.
        Bid(points: u8) = "bid", "bid {points}", "6.2";
        /// §6.3: who plays first.
        First(side: Side) = "first", "first {side}", "6.3";
        /// §6.4: a terrain card.
        BuyTerrain(card: TerrainNo, cell: Cell) = "terrain", "terrain {card} {cell}", "6.4";
        /// §6.4: no more terrain.
        DoneBuying = "done", "done", "6.4";
        /// §7.2: another hand.
        Mulligan = "mulligan", "mulligan", "7.2";
        /// §7.2: this hand.
        KeepHand = "keep", "keep", "7.2";
        /// The phase is over for this seat.
        EndPhase = "end", "end", "11";
        /// §14.5: the partner goes on.
        HandOver = "hand-over", "hand-over", "14.5";
        /// §14.4: a point for the general.
        GivePoint = "give", "give", "14.4";
        /// §3.3: gives up.
        Surrender = "surrender", "surrender", "3.3";
        /// §11.4: one cell.
        Step(from: Cell, dir: Dir) = "step", "step {from} {dir}", "11.4";
        /// §11.4.1: two friends change places.
        Swap(from: Cell, dir: Dir) = "swap", "swap {from} {dir}", "11.4.1";
        /// §11.4.1: four friends round a corner, each to the cell of the next, turning right.
        Rotate(from: Cell, dir: Dir) = "rotate", "rotate {from} {dir}", "11.4.1";
        /// The unit goes no further.
        Stop = "stop", "stop", "11.4";
        /// A unit marches: a cell more this turn (§16-march).
        March(unit: Cell) = "march", "march {unit}", "16-march";
        /// Infantry or a gun gets on a carrier beside it (§21.1).
        Embark(unit: Cell, dir: Dir) = "embark", "embark {unit} {dir}", "21.1";
        /// §21.2: a passenger by its place aboard.
        Disembark(carrier: Cell, passenger: u8, dir: Dir) = "disembark", "disembark {carrier} {passenger} {dir}", "21.2";
        /// §11.4.3: with a weapon.
        Assault(unit: Cell, dir: Dir, slot: Slot) = "assault", "assault {unit} {dir} {slot}", "11.4.3";
        /// §16-hurrah: the same, with a hurrah.
        Hurrah(unit: Cell, dir: Dir, slot: Slot) = "hurrah", "hurrah {unit} {dir} {slot}", "16-hurrah";
        /// §11.4.3: an assault on a staff.
        AssaultHq(unit: Cell, hq: u8, slot: Slot) = "assault-hq", "assault-hq {unit} {hq} {slot}", "11.4.3";
        /// §16-hurrah: the same, with a hurrah.
        HurrahHq(unit: Cell, hq: u8, slot: Slot) = "hurrah-hq", "hurrah-hq {unit} {hq} {slot}", "16-hurrah";
        /// A unit comes from the hand to a cell of its own line (§11.5).
        Deploy(card: CardNo, cell: Cell) = "deploy", "deploy {card} {cell}", "11.5";
        /// §21.3: straight into a transport deployed this turn.
        Load(card: CardNo, carrier: Cell) = "load", "load {card} {carrier}", "21.3";
        /// A paratrooper comes down on a cell (§13.5).
        Land(card: CardNo, cell: Cell) = "land", "land {card} {cell}", "13.5";
        /// §11.5.2: tokens by slots; those packed.
        Equip(slots: Slots, packed: Slots) = "equip", "equip {slots} {packed}", "11.5.2";
        /// §13.2: a fighter beside the staff.
        Station(card: CardNo) = "station", "station {card}", "13.2";
        /// A bomber attacks, and is discarded (§13.3).
        Bomb(card: CardNo, target: Target) = "bomb", "bomb {card} {target}", "13.3";
        /// A transport plane drops what it carries at a cell (§16-air-transport).
        Airlift(card: CardNo, cell: Cell) = "airlift", "airlift {card} {cell}", "16-air-transport";
        /// §16-air-transport: infantry jumps.
        Drop(card: CardNo, cell: Cell) = "drop", "drop {card} {cell}", "16-air-transport";
        /// chapter 17: a card that needs no target.
        Play(card: CardNo) = "play", "play {card}", "11.5.1";
        /// chapter 17: a card on a unit.
        PlayOn(card: CardNo, unit: Cell) = "play-on", "play-on {card} {unit}", "11.5.1";
        /// chapter 17: a card on slots of a unit.
        PlayArms(card: CardNo, unit: Cell, slots: Slots) = "play-arms", "play-arms {card} {unit} {slots}", "11.5.1";
        /// chapter 17: a card on cells.
        PlayAt(card: CardNo, cell: Cell, dir: Dir) = "play-at", "play-at {card} {cell} {dir}", "11.5.1";
        /// chapter 17: a card on so many cells of a line, from the leftmost on.
        PlayLine(card: CardNo, cell: Cell, cells: u8) = "play-line", "play-line {card} {cell} {cells}", "11.5.1";
        /// chapter 17: a card against a seat.
        PlayAgainst(card: CardNo, seat: u8) = "play-against", "play-against {card} {seat}", "11.5.1";
        /// §20-botiquin: heals itself.
        HealSelf(unit: Cell) = "heal", "heal {unit}", "20-botiquin";
        /// §20-botiquin: heals a neighbour.
        Heal(unit: Cell, dir: Dir) = "heal-at", "heal-at {unit} {dir}", "20-botiquin";
        /// A mechanic repairs its neighbour (§16-mechanic).
        Repair(unit: Cell, dir: Dir) = "repair", "repair {unit} {dir}", "16-mechanic";
        /// A sapper clears the cell beside it (§16-sapper).
        Clear(unit: Cell, dir: Dir) = "clear", "clear {unit} {dir}", "16-sapper";
        /// §16-logistics: a token of a neighbour.
        Resupply(unit: Cell, dir: Dir, slot: Slot) = "resupply", "resupply {unit} {dir} {slot}", "16-logistics";
        /// All shots of a unit are surer, once a turn (§18-zhukov).
        Steady(unit: Cell) = "steady", "steady {unit}", "18-zhukov";
        /// A unit fires a weapon at a target (§11.6).
        Fire(unit: Cell, slot: Slot, target: Target) = "fire", "fire {unit} {slot} {target}", "11.6";
        /// §17-impacto: the same, hitting without a die.
        SureFire(unit: Cell, slot: Slot, target: Target) = "sure-fire", "sure-fire {unit} {slot} {target}", "17-impacto";
        /// §13.2: a waiting fighter attacks.
        Fly(fighter: u8, target: Target) = "fly", "fly {fighter} {target}", "13.2";
        /// §17-impacto: the same, hitting without a die.
        SureFly(fighter: u8, target: Target) = "sure-fly", "sure-fly {fighter} {target}", "17-impacto";
        /// Lets things run.
        Pass = "pass", "pass", "11";
        /// Whoever is shot at throws smoke before the die (§20-granada_humo).
        Smoke = "smoke", "smoke", "20-granada_humo";
        /// Von Rundstedt's staff recovers, once a game (§18-rundstedt).
        Recover = "recover", "recover", "18-rundstedt";
        /// A mine goes off under what has just come (§17-mina_anticarro, §17-mina_antipersona).
        LayMine(card: CardNo) = "mine", "mine {card}", "17-mina_anticarro";
        /// A unit fires at the one that ends its move in range (§17-emboscada).
        Ambush(card: CardNo) = "ambush", "ambush {card}", "17-emboscada";
        /// §17-emboscada: who fires.
        AmbushFire(unit: Cell, slot: Slot) = "ambush-fire", "ambush-fire {unit} {slot}", "17-emboscada";
        /// A unit fires at a plane before it attacks (§13.4).
        AntiAir(unit: Cell, slot: Slot, at: Role) = "anti-air", "anti-air {unit} {slot} {at}", "13.4";
        /// §13.2: a waiting fighter goes along.
        Escort(fighter: u8) = "escort", "escort {fighter}", "13.2";
        /// §13.2: a waiting fighter rises.
        Intercept(fighter: u8) = "intercept", "intercept {fighter}", "13.2";
        /// A die of the own Shooting is thrown again (§17-fuego_certero).
        Reroll(card: CardNo) = "reroll", "reroll {card}", "17-fuego_certero";
        /// A tank with an ace throws its die again (§17-as_tanques).
        AceReroll = "ace", "ace", "17-as_tanques";
        /// §11.4.3: the defender's weapon.
        Strike(arm: Arm) = "strike", "strike {arm}", "11.4.3";
        /// §16-set-up: sets up or packs.
        Turn(unit: Cell, slot: Slot) = "turn", "turn {unit} {slot}", "16-set-up";
        /// A card goes, down to seven in the hand (§11.9).
        Discard(card: CardNo) = "discard", "discard {card}", "11.9";
        /// A general comes to the staff (§4.5).
        General(general: GeneralNo) = "general", "general {general}", "4.5";
        /// §17-reconocimiento_aereo: discards an enemy card.
        Take(card: CardNo) = "take", "take {card}", "17-reconocimiento_aereo";
        /// A card comes back from the discard to the hand (§17-refuerzos).
        Retrieve(card: CardNo) = "retrieve", "retrieve {card}", "17-refuerzos";
        /// §21.4: which passenger throws next, by its place.
        Leap(passenger: u8) = "leap", "leap {passenger}", "21.4";
        /// §21.4: where a survivor goes.
        Survive(cell: Cell) = "survive", "survive {cell}", "21.4";
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
    /// The staff of that number.
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

impl Sample for Target {
    fn sample() -> Target {
        Target::Unit(Cell::sample())
    }
}

impl Sample for Role {
    fn sample() -> Role {
        Role::Mission
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

frente_kernel::vocabulary! {
    /// What chance may bring: one die, one card, one tile.
    pub enum Chance {
        /// A throw of the ten-sided die.
        Die(face: u8) = "die", "die {face}", "1.2", if (1..=10).contains(&face);
        /// The top card of a deck.
        Card(card: CardNo) = "card", "card {card}", "7.1";
        /// A tile, with the face (1) and the turn (2) it comes up in.
        Tile(tile: TileNo, lie: u8) = "tile", "tile {tile} {lie}", "6.1", if lie < 4;
    }
}

frente_kernel::named! {
    in "tactics2gm.ts"
    /// How a match ends (chapter 3).
    How {
        StaffDestroyed = "staff-destroyed",
        Surrender = "surrender",
        NoCards = "no-cards",
        LineReached = "line-reached",
        Casualties = "casualties",
        Held = "held",
        CellsHeld = "cells-held",
        BridgeDestroyed = "bridge-destroyed",
        Crates = "crates",
        RoundsOver = "rounds-over",
        CannotWin = "cannot-win",
    }
}

/// The end of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "tactics2gm.ts"))]
pub struct Ending {
    pub how: How,
    /// Who won; none: a draw.
    pub winner: Option<Side>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_action_takes_eight_bytes_at_most_and_an_event_twelve() {
        assert!(size_of::<Action>() <= 8);
        assert!(size_of::<Chance>() <= 8);
        assert!(size_of::<Event>() <= 12);
    }

    #[test]
    fn notations_read_back() {
        let cell: Cell = "d3".parse().expect("a cell");
        for action in [
            Action::Bid(3),
            Action::First(Side::B),
            Action::Fire(cell, Slot(2), Target::Area(cell, Dir::East)),
            Action::AntiAir(cell, Slot(1), Role::Escort),
            Action::Strike(Arm::Crew),
            Action::Pass,
        ] {
            assert_eq!(action.to_string().parse(), Ok(action));
        }
        assert_eq!("fire d3 0 hq:1".parse(), Ok(Action::Fire(cell, Slot(0), Target::Hq(1))));
        assert_eq!("bid 03".parse::<Action>(), Err(UnknownNotation));
        assert_eq!("pass now".parse::<Action>(), Err(UnknownNotation));
        assert_eq!("die 11".parse::<Chance>(), Err(UnknownNotation));
        assert_eq!("tile 3 2".parse(), Ok(Chance::Tile(TileNo(3), 2)));
    }
}
