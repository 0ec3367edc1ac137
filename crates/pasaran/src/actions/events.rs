//! What happened, as the log tells it.

use super::Face;
use crate::ids::{Card, Chit, Kind, Place, Quarter, Side, Unit, Weather, Zone, named};
use crate::state::Step;
use frente_kernel::vocabulary::Sample;
use frente_kernel::{Seat, Viewer};
use serde::{Deserialize, Serialize};

named! {
    /// How a counter came to a place.
    Mode {
        Arrival = "arrival", Rail = "rail", Sea = "sea", Rebase = "rebase", Move = "move", Airlift = "airlift",
        Invasion = "invasion", Exit = "exit", Assault = "assault", Reaction = "reaction", Retreat = "retreat",
        Return = "return", Revolt = "revolt", Recall = "recall",
    }
}

named! {
    /// A half of the battle board (§6.4.3).
    Segment { Air = "air", Ground = "ground" }
}

named! {
    /// Why a side has the initiative (§5.2).
    Claim { Opening = "opening", Higher = "higher", Tie = "tie" }
}

named! {
    /// Where the weather of a turn comes from (§5.3).
    Sky { Scenario = "scenario", Thrown = "thrown", Card = "card" }
}

named! {
    /// Why a side must leave a battle (§6.4.9).
    Eviction { Headquarters = "headquarters", Aircraft = "aircraft", Silence = "silence" }
}

named! {
    /// Where an eliminated unit goes (§6.4.7).
    Fate { Reserve = "reserve", Gone = "gone" }
}

named! {
    /// How a siege ends (§6.4.5-siege).
    SiegeEnd {
        Lapsed = "lapsed", Stands = "stands", CityFalls = "city-falls", LinesBreak = "lines-break", Empty = "empty",
    }
}

named! {
    /// Why a chit or a card changes nothing.
    Idle {
        FairWeather = "fair-weather", NoTerrain = "no-terrain", NothingToCancel = "nothing-to-cancel",
        NobodyToMark = "nobody-to-mark", NoHits = "no-hits", Annulled = "annulled", NoCoast = "no-coast",
        NotDefendingACity = "not-defending-a-city", Blank = "blank", NobodyChosen = "nobody-chosen",
        NoMilitia = "no-militia",
    }
}

/// How the strength of a unit in a battle adds up (§6.4.2): the number it shows and everything that changes it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Sum {
    /// The number on the face it shows.
    pub printed: i8,
    /// What a landing takes from it (§C-invasion).
    pub landing: i8,
    /// What the ground adds or takes (§1.1-combat, §1.2-madrid).
    pub terrain: i8,
    /// What the river it crossed takes (§1.1-combat).
    pub river: i8,
    /// What the weather takes (§5.3-effects).
    pub weather: i8,
    /// What a card adds (§C-fifth-column).
    pub card: i8,
    /// What chits add or take (§9.5).
    pub chits: i8,
    /// Whether it shoots at aircraft, with 1 at most (§6.4.6).
    pub anti_air: bool,
}

impl Sum {
    /// The strength all of it comes to; 0 cannot fire. It is floored once, at the end (ruling P8).
    #[inline]
    pub const fn strength(self) -> u8 {
        let all = self.printed + self.landing + self.terrain + self.river + self.weather + self.card + self.chits;
        if all <= 0 {
            0
        } else if self.anti_air {
            1
        } else {
            all as u8
        }
    }

    /// Whether nothing changes the number on the counter.
    pub const fn is_plain(self) -> bool {
        !self.anti_air
            && self.strength() as i8 == self.printed
            && self.landing == 0
            && self.terrain == 0
            && self.river == 0
            && self.weather == 0
            && self.card == 0
            && self.chits == 0
    }
}

impl Sample for Sum {
    fn sample() -> Sum {
        Sum { printed: 3, landing: -1, terrain: -1, river: -1, weather: -1, card: 1, chits: 1, anti_air: false }
    }
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
        StepBegan(Step) = "step-began", "5.0";
        NoExploitation(Side) = "no-exploitation", "5.3-effects";
        /// `from` is none for who comes from beside the map, and for who may not know it.
        Moved { unit: Unit, from: Option<Place>, to: Place, mode: Mode, veil: Veil } = "moved", "6.3";
        Waits(Unit) = "waits", "5.1";
        Regrouped { kept: Unit, removed: Unit, veil: Veil } = "regrouped", "9.1";
        InitiativeThrown { nationalist: Face, republican: Face } = "initiative-thrown", "5.2";
        Initiative { side: Side, claim: Claim } = "initiative", "5.2";
        ActsFirst(Side) = "acts-first", "9.3";
        WeatherThrown(Face) = "weather-thrown", "5.3";
        WeatherIs { weather: Weather, sky: Sky } = "weather", "5.3";
        ZoneTaken(Side, Zone) = "zone-taken", "6.6";
        CityTaken(Side, Zone) = "city-taken", "6.6";
        TrenchBegun(Side, Place) = "trench-begun", "9.4";
        TrenchFinished(Side, Place) = "trench-finished", "9.4";
        /// The place has changed hands.
        TrenchLost(Side, Place) = "trench-lost", "9.4";
        /// The unit that dug it has gone.
        TrenchAbandoned(Side, Place) = "trench-abandoned", "9.4";
        TrenchTakenUp(Side, Place) = "trench-taken-up", "9.4";
        TrenchAbsorbed(Side, Place) = "trench-absorbed", "9.4";
        AssaultAnnounced { side: Side, place: Place } = "assault-announced", "6.4.5";
        SiegeAnnounced { side: Side, place: Place } = "siege-announced", "6.4.5-siege";
        AttackCalledOff { side: Side, place: Place } = "attack-called-off", "C-rep-disorder";
        /// The side in phase attacks.
        BattleBegan { side: Side, place: Place } = "battle-began", "6.4.1";
        /// Only one side is left before the first round.
        NotFought(Place) = "not-fought", "6.4.10";
        /// Secret until played.
        ChitDrawn { side: Side, chit: Option<Chit> } = "chit-drawn", "9.5";
        ChitPlayed { side: Side, chit: Chit } = "chit-played", "9.5";
        ChitsCancelled(Side) = "chits-cancelled", "C-cancel-chits";
        ChitCancelled { side: Side, chit: Chit } = "chit-cancelled", "9.5";
        ChitIdle { side: Side, chit: Chit, why: Idle } = "chit-idle", "9.5";
        ChitSaves { side: Side, hits: u8 } = "chit-saves", "9.5";
        ChitAdds { side: Side, hits: u8 } = "chit-adds", "9.5";
        Marked { unit: Unit, chit: Chit } = "marked", "9.5";
        RoundBegan(u8) = "round-began", "6.4.1";
        Shifted(Unit, Segment) = "shifted", "6.4.3-shift";
        Shot { unit: Unit, die: Face, sum: Sum } = "shot", "6.4.1";
        /// Its strength is 0 or below.
        NoShot { unit: Unit, sum: Sum } = "no-shot", "6.4.2";
        SupportShot { side: Side, chit: Chit, die: Face, strength: u8 } = "support-shot", "9.5";
        Suffers { side: Side, ground: u8, air: u8 } = "suffers", "6.4.7";
        /// More hits than there is left to take them.
        HitsWasted { side: Side, hits: u8 } = "hits-wasted", "6.4.7";
        Reduced(Unit) = "reduced", "6.4.7";
        /// Back into the reserve, or out of the game for good.
        Eliminated { unit: Unit, to: Fate } = "eliminated", "6.4.7";
        Retreats { side: Side, place: Place } = "retreats", "6.4.8";
        Evicted { side: Side, why: Eviction } = "evicted", "6.4.9";
        /// It has nowhere to go and fights on.
        Stranded(Unit) = "stranded", "6.4.8";
        /// It must go, has nowhere to go and is lost.
        Cornered(Unit) = "cornered", "6.4.9";
        BattleWon { place: Place, side: Side } = "battle-won", "6.4.10";
        BattleVoid(Place) = "battle-void", "6.4.10";
        SiegeBegan { side: Side, place: Place } = "siege-began", "6.4.5-siege";
        SiegeThrown { unit: Unit, die: Face, strength: u8 } = "siege-thrown", "6.4.5-siege";
        /// A unit of strength 0 throws nothing.
        SiegeSilent(Unit) = "siege-silent", "6.4.5-siege";
        SiegeEnded { place: Place, end: SiegeEnd } = "siege-ended", "6.4.5-siege";
        CardTaken(Card) = "card-taken", "C-ju52";
        CardPlayed(Side, Card) = "card-played", "7.2";
        CardAnnulled(Card) = "card-annulled", "C-annulment";
        CardLeft(Card) = "card-left", "7.2-after";
        CardReturned(Card) = "card-returned", "7.2-after";
        CardStays(Card) = "card-stays", "7.2-after";
        CardIdle { card: Card, why: Idle } = "card-idle", "7.2";
        Released { kind: Kind, count: u8 } = "released", "2.3";
        /// Units that were waiting in the reserve leave the game with the card that brought them.
        Withdrawn { kind: Kind, count: u8 } = "withdrawn", "C-annulment";
        ProductionChanged { side: Side, by: i8 } = "production-changed", "7.1";
        CitiesStormed(u8) = "cities-stormed", "C-fifth-column";
        MoreChits(u8) = "more-chits", "C-offensive";
        HqComing(Unit, Quarter) = "hq-coming", "C-hq";
        /// `from` is none where its stack does not lie open.
        HqGone { unit: Unit, from: Option<Place> } = "hq-gone", "C-hq";
        RevoltBegan = "revolt-began", "C-barcelona-revolt";
        RevoltEnded = "revolt-ended", "C-barcelona-revolt";
        /// What the zones pay, what the cards in force add or take, and what the side has then.
        Income { side: Side, zones: u8, cards: i8, has: u8 } = "income", "7.1";
        /// Barcelona in revolt.
        NoIncome(Zone) = "no-income", "C-barcelona-revolt";
        /// Secret but for its drawer.
        CardSeen { side: Side, card: Option<Card> } = "card-seen", "7.2";
        CardObsolete(Card) = "card-obsolete", "7.2";
        /// Secret but for who laid it.
        CardUnder { side: Side, card: Option<Card> } = "card-under", "7.2";
        /// Which card is secret, what it cost is not.
        CardBought { side: Side, card: Option<Card>, cost: u8 } = "card-bought", "7.2";
        Built(Kind, Quarter) = "built", "7.3";
        Repaired { unit: Unit, at: Place, veil: Veil } = "repaired", "7.3.2";
        /// Without cost, by a card.
        Restored { unit: Unit, at: Place, veil: Veil } = "restored", "C-replacements";
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
            Event::Repaired { unit, veil: Veil::Fog, .. } | Event::Restored { unit, veil: Veil::Fog, .. }
                if !sees(unit.side()) =>
            {
                None
            }
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
    fn an_event_takes_twelve_bytes_at_most() {
        assert!(size_of::<Event>() <= 12);
    }
}
