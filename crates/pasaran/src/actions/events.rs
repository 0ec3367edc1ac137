//! What happened, as the log tells it.

use super::Face;
use crate::ids::{Card, Chit, Kind, Place, Quarter, Side, Unit, Weather, Zone, named};
use frente_kernel::vocabulary::Sample;
use frente_kernel::{Seat, Viewer};
use serde::{Deserialize, Serialize};

named! {
    /// How a counter came to a place.
    Mode {
        Arrival = "arrival", Rail = "rail", Sea = "sea", Rebase = "rebase", Move = "move", Airlift = "airlift",
        Invasion = "invasion", Exit = "exit", Assault = "assault", Reaction = "reaction", Retreat = "retreat",
        Return = "return", Revolt = "revolt",
    }
}

named! {
    /// A half of the battle board (§6.4.3).
    Segment { Air = "air", Ground = "ground" }
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

impl Sample for Veil {
    fn sample() -> Veil {
        Veil::Open
    }
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

impl Sample for Ending {
    fn sample() -> Ending {
        Ending::Madrid
    }
}

impl Ending {
    /// Every way, by the side that has won.
    pub(crate) const ALL: [Ending; 5] = [
        Ending::Production(Side::Nationalist),
        Ending::Production(Side::Republican),
        Ending::Madrid,
        Ending::Levante,
        Ending::Endurance,
    ];

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

frente_kernel::events! {
    /// Something that happened, as the log tells it.
    #[expect(missing_docs, reason = "each variant is a sentence; its fields are the nouns in it")]
    pub enum Event {
        TurnBegan(Quarter) = "turn-began", "3.0";
        SegmentBegan(Side) = "segment-began", "6.0";
        /// `from` is none for who comes from beside the map, and for who may not know it.
        Moved { unit: Unit, from: Option<Place>, to: Place, mode: Mode, veil: Veil } = "moved", "6.3";
        Waits(Unit) = "waits", "5.1";
        Regrouped { kept: Unit, removed: Unit, veil: Veil } = "regrouped", "9.1";
        InitiativeThrown { nationalist: Face, republican: Face } = "initiative-thrown", "5.2";
        Initiative(Side) = "initiative", "5.2";
        ActsFirst(Side) = "acts-first", "9.3";
        WeatherThrown(Face) = "weather-thrown", "5.3";
        WeatherIs(Weather) = "weather", "5.3";
        ZoneTaken(Side, Zone) = "zone-taken", "6.6";
        CityTaken(Side, Zone) = "city-taken", "6.6";
        TrenchBegun(Side, Place) = "trench-begun", "9.4";
        TrenchFinished(Side, Place) = "trench-finished", "9.4";
        TrenchLost(Side, Place) = "trench-lost", "9.4";
        TrenchTakenUp(Side, Place) = "trench-taken-up", "9.4";
        TrenchAbsorbed(Side, Place) = "trench-absorbed", "9.4";
        AssaultAnnounced(Place) = "assault-announced", "6.4.5";
        SiegeAnnounced(Place) = "siege-announced", "6.4.5-siege";
        AttackCalledOff(Place) = "attack-called-off", "C-rep-disorder";
        BattleBegan(Place) = "battle-began", "6.4.1";
        /// Secret until played.
        ChitDrawn { side: Side, chit: Option<Chit> } = "chit-drawn", "9.5";
        ChitPlayed { side: Side, chit: Chit } = "chit-played", "9.5";
        ChitsCancelled(Side) = "chits-cancelled", "C-cancel-chits";
        ChitCancelled { side: Side, chit: Chit } = "chit-cancelled", "9.5";
        Marked { unit: Unit, chit: Chit } = "marked", "9.5";
        RoundBegan(u8) = "round-began", "6.4.1";
        Shifted(Unit, Segment) = "shifted", "6.4.3-shift";
        Shot { unit: Unit, die: Face, strength: u8 } = "shot", "6.4.1";
        SupportShot { side: Side, die: Face, strength: u8 } = "support-shot", "9.5";
        Suffers { side: Side, ground: u8, air: u8 } = "suffers", "6.4.7";
        Reduced(Unit) = "reduced", "6.4.7";
        Eliminated(Unit) = "eliminated", "6.4.7";
        BattleWon { place: Place, side: Side } = "battle-won", "6.4.10";
        BattleVoid(Place) = "battle-void", "6.4.10";
        SiegeThrown { unit: Unit, die: Face, strength: u8 } = "siege-thrown", "6.4.5-siege";
        SiegeEnded(Place) = "siege-ended", "6.4.5-siege";
        CardTaken(Card) = "card-taken", "C-ju52";
        CardPlayed(Side, Card) = "card-played", "7.2";
        CardAnnulled(Card) = "card-annulled", "C-annulment";
        CardLeft(Card) = "card-left", "7.2-after";
        CardReturned(Card) = "card-returned", "7.2-after";
        Released(Kind) = "released", "2.3";
        HqComing(Unit, Quarter) = "hq-coming", "C-hq";
        /// `from` is none where its stack does not lie open.
        HqGone { unit: Unit, from: Option<Place> } = "hq-gone", "C-hq";
        RevoltBegan = "revolt-began", "C-barcelona-revolt";
        RevoltEnded = "revolt-ended", "C-barcelona-revolt";
        Income { side: Side, bp: u8 } = "income", "7.1";
        /// Secret but for its drawer.
        CardSeen { side: Side, card: Option<Card> } = "card-seen", "7.2";
        CardObsolete(Card) = "card-obsolete", "7.2";
        /// Secret but for who laid it.
        CardUnder { side: Side, card: Option<Card> } = "card-under", "7.2";
        /// Which card is secret, what it cost is not.
        CardBought { side: Side, card: Option<Card>, cost: u8 } = "card-bought", "7.2";
        Built(Kind, Quarter) = "built", "7.3";
        Repaired { unit: Unit, veil: Veil } = "repaired", "7.3.2";
        Rebuilding(Unit, Quarter) = "rebuilding", "7.3.1";
        Ended(Ending) = "ended", "8.0-table";
    }
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
