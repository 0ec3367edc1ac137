//! What happened, as the log tells it.

use crate::actions::Face;
use crate::ids::{Card, Chit, Kind, Place, Quarter, Side, Unit, Weather, Zone};
use frente_kernel::{Seat, Viewer};
use serde::{Deserialize, Serialize};

/// How a counter came to a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the book's words")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "pasaran.ts"))]
pub enum Mode {
    Arrival,
    Rail,
    Sea,
    Rebase,
    Move,
    Airlift,
    Invasion,
    Exit,
    Assault,
    Reaction,
    Retreat,
    Return,
    Revolt,
}

impl Mode {
    /// All of them.
    pub const ALL: [Mode; 13] = [
        Mode::Arrival,
        Mode::Rail,
        Mode::Sea,
        Mode::Rebase,
        Mode::Move,
        Mode::Airlift,
        Mode::Invasion,
        Mode::Exit,
        Mode::Assault,
        Mode::Reaction,
        Mode::Retreat,
        Mode::Return,
        Mode::Revolt,
    ];

    /// Its name in message keys.
    pub const fn name(self) -> &'static str {
        match self {
            Mode::Arrival => "arrival",
            Mode::Rail => "rail",
            Mode::Sea => "sea",
            Mode::Rebase => "rebase",
            Mode::Move => "move",
            Mode::Airlift => "airlift",
            Mode::Invasion => "invasion",
            Mode::Exit => "exit",
            Mode::Assault => "assault",
            Mode::Reaction => "reaction",
            Mode::Retreat => "retreat",
            Mode::Return => "return",
            Mode::Revolt => "revolt",
        }
    }
}

/// A half of the battle board (§6.4.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the book's words")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "pasaran.ts"))]
pub enum Segment {
    Air,
    Ground,
}

/// Who may read of a move (§9.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Veil {
    /// Everybody reads it.
    Open,
    /// Everybody, but its owner alone reads where it came from.
    Way,
    /// Its owner alone reads it.
    Fog,
}

/// How a match ends (§8.0-table).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "pasaran.ts"))]
pub enum Ending {
    /// A side holds zones worth enough points (§8.0-automatic).
    Production(Side),
    /// §8.0-table: Madrid at the end of 1936 or 1937.
    Madrid,
    /// §8.0-table: Barcelona and Valencia at the end of 1937.
    Levante,
    /// §8.0-table: the Republic has held out.
    Endurance,
}

impl Ending {
    /// The side that has won.
    pub const fn winner(self) -> Side {
        match self {
            Ending::Production(side) => side,
            Ending::Madrid | Ending::Levante => Side::Nationalist,
            Ending::Endurance => Side::Republican,
        }
    }

    /// What statistics call it.
    pub const fn label(self) -> &'static str {
        match self {
            Ending::Production(Side::Nationalist) => "nationalist-production",
            Ending::Production(Side::Republican) => "republican-production",
            Ending::Madrid => "madrid-falls",
            Ending::Levante => "levante-falls",
            Ending::Endurance => "republic-endures",
        }
    }
}

/// Something that happened, as the log tells it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "each variant is a sentence; its fields are the nouns in it")]
pub enum Event {
    TurnBegan(Quarter),
    SegmentBegan(Side),
    /// `from` is none for who comes from beside the map, and for who may not know it.
    Moved {
        unit: Unit,
        from: Option<Place>,
        to: Place,
        mode: Mode,
        veil: Veil,
    },
    Waits(Unit),
    Regrouped {
        kept: Unit,
        removed: Unit,
        veil: Veil,
    },
    InitiativeThrown {
        nationalist: Face,
        republican: Face,
    },
    Initiative(Side),
    ActsFirst(Side),
    WeatherThrown(Face),
    WeatherIs(Weather),
    ZoneTaken(Side, Zone),
    CityTaken(Side, Zone),
    TrenchBegun(Side, Place),
    TrenchFinished(Side, Place),
    TrenchLost(Side, Place),
    TrenchTakenUp(Side, Place),
    TrenchAbsorbed(Side, Place),
    AssaultAnnounced(Place),
    SiegeAnnounced(Place),
    AttackCalledOff(Place),
    BattleBegan(Place),
    /// Secret until played.
    ChitDrawn {
        side: Side,
        chit: Option<Chit>,
    },
    ChitPlayed {
        side: Side,
        chit: Chit,
    },
    ChitsCancelled(Side),
    ChitCancelled {
        side: Side,
        chit: Chit,
    },
    Marked {
        unit: Unit,
        chit: Chit,
    },
    RoundBegan(u8),
    Shifted(Unit, Segment),
    Shot {
        unit: Unit,
        die: Face,
        strength: u8,
    },
    SupportShot {
        side: Side,
        die: Face,
        strength: u8,
    },
    Suffers {
        side: Side,
        ground: u8,
        air: u8,
    },
    Reduced(Unit),
    Eliminated(Unit),
    BattleWon {
        place: Place,
        side: Side,
    },
    BattleVoid(Place),
    SiegeThrown {
        unit: Unit,
        die: Face,
        strength: u8,
    },
    SiegeEnded(Place),
    CardTaken(Card),
    CardPlayed(Side, Card),
    CardAnnulled(Card),
    CardLeft(Card),
    CardReturned(Card),
    Released(Kind),
    HqComing(Unit, Quarter),
    /// `from` is none where its stack does not lie open.
    HqGone {
        unit: Unit,
        from: Option<Place>,
    },
    RevoltBegan,
    RevoltEnded,
    Income {
        side: Side,
        bp: u8,
    },
    /// Secret but for its drawer.
    CardSeen {
        side: Side,
        card: Option<Card>,
    },
    CardObsolete(Card),
    /// Secret but for who laid it.
    CardUnder {
        side: Side,
        card: Option<Card>,
    },
    /// Which card is secret, what it cost is not.
    CardBought {
        side: Side,
        card: Option<Card>,
        cost: u8,
    },
    Built(Kind, Quarter),
    Repaired {
        unit: Unit,
        veil: Veil,
    },
    Rebuilding(Unit, Quarter),
    Ended(Ending),
}

impl Event {
    /// What `viewer` may read of it.
    pub(crate) fn redact(self, viewer: Viewer) -> Option<Event> {
        let sees = |side: Side| viewer.sees(Seat(side as u8));
        match self {
            Event::Moved { unit, veil: Veil::Fog, .. } if !sees(unit.side()) => None,
            Event::Moved { unit, to, mode, veil: Veil::Way, .. } if !sees(unit.side()) => {
                Some(Event::Moved { unit, from: None, to, mode, veil: Veil::Way })
            }
            Event::Regrouped { kept, veil: Veil::Fog, .. } if !sees(kept.side()) => None,
            Event::Repaired { unit, veil: Veil::Fog } if !sees(unit.side()) => None,
            Event::ChitDrawn { side, .. } if !sees(side) => Some(Event::ChitDrawn { side, chit: None }),
            Event::CardSeen { side, .. } if !sees(side) => Some(Event::CardSeen { side, card: None }),
            Event::CardUnder { side, .. } if !sees(side) => Some(Event::CardUnder { side, card: None }),
            Event::CardBought { side, cost, .. } if !sees(side) => Some(Event::CardBought { side, card: None, cost }),
            event => Some(event),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_event_takes_eight_bytes_at_most() {
        assert!(size_of::<Event>() <= 8);
    }
}
