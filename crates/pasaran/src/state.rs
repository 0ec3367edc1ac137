//! A position: plain data, valid by construction.
//!
//! Invariants (checked by [`State::faults`]): every card is in exactly one place; every counter of the pack is somewhere;
//! no city holds more than three land combat units of a side; each zone and city has one owner; outside battles a place
//! holds counters of one side only; something is pending until the match has ended.

use crate::actions::{Ending, Mode, Segment};
use crate::board::{Board, Spot};
use crate::data::{Data, Pack, Tables};
use crate::ids::{Card, Chit, Kind, Place, Quarter, Side, Unit, Weather, Zone, named};
use crate::pile::Pile;
use crate::sets::{CardSet, PlaceSet, UnitSet, ZoneSet};
use crate::setup::Options;
use frente_kernel::Sparse;
use serde::{Deserialize, Serialize};

named! {
    /// A step of the sequence of play (§5.0).
    Step {
        Reinforcements = "reinforcements", Initiative = "initiative", Weather = "weather", Rail = "rail",
        Rebase = "rebase", Movement = "movement", Combat = "combat", Exploitation = "exploitation",
        Pursuit = "pursuit", Income = "income", Cards = "cards", Production = "production",
    }
}

/// When cards may be played (§7.2, ruling P53).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "pasaran.ts"))]
pub enum Window {
    /// At the start of a step.
    Step,
    /// Right after the weather throw.
    Weather,
    /// Before a battle.
    Before(Place),
    /// Before a siege, which is no attack (ruling P41).
    Siege(Place),
    /// After a battle or siege.
    After,
    /// Once the chits of a battle lie open.
    Chits,
}

/// What a die is thrown for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "pasaran.ts"))]
pub enum Throw {
    /// The initiative die of a side (§5.2).
    Initiative(Side),
    /// The weather die (§5.3).
    Weather,
    /// §6.4.1: the next shot of the battle.
    Shot,
    /// The die of the unit a side names in a siege (§6.4.5-siege).
    Siege(Side),
}

/// Why units leave a battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "pasaran.ts"))]
pub enum Leave {
    /// §6.4.8: who cannot, fights on.
    Retreat,
    /// §6.4.9: who cannot, is eliminated.
    Driven,
    /// §6.3.1-air: after the battle an aircraft may fly home.
    Home,
}

/// Where a battle stands. Automatic: each stage pushes what follows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "pasaran.ts"))]
pub enum Stage {
    /// Headquarters alone leave; chits are drawn.
    Start,
    /// §9.5: chits count.
    Reveal,
    /// §9.5: the owners of the units choose who is affected.
    Marks,
    /// §6.4.3: a round begins.
    Round,
    /// §6.4.7: the dice have fallen.
    Losses,
    /// §6.4.9: forced retreats; how many sides have been asked to retreat.
    Forced(u8),
    /// The battle is over (§6.4.10).
    End,
}

/// What is pending, innermost last.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "pasaran.ts"))]
pub enum Frame {
    /// §4.1: may a card be taken before the shuffle?
    #[default]
    Opening,
    /// §7.2: a side may play cards.
    Window(Window, Side),
    /// §C-annulment: a side may cancel the card just played.
    Reply(Card, Side),
    /// A card takes effect.
    Effect(Card, Side),
    /// A card brings or removes a headquarters: which one (§C-get-hq, §C-hq)?
    ChooseHq(Card, Side),
    /// §C-barcelona-revolt: so many militia still come.
    Revolt(u8),
    /// §C-invasion: which coast?
    Invade(u8),
    /// §C-invasion: who goes?
    Landing(Place, u8),
    /// §C-ju52: who is flown?
    Airlift(u8),
    /// §C-replacements: who recovers?
    Restore(u8, Side),
    /// A side places what arrives (§5.1).
    Reinforce(Side),
    /// §9.1: which equal makes this unit whole and goes?
    Regroup(Unit),
    /// A die is due.
    Throw(Throw),
    /// The winner of the initiative acts first or second (§9.3).
    ChooseFirst(Side),
    /// One counter goes by rail, one by sea (§6.1).
    Rail,
    /// Aircraft change base (§6.2).
    Rebase,
    /// The side in phase moves, or exploits (§6.3, §6.5).
    Move,
    /// A counter is on its way: where to?
    Carry(Unit, Mode),
    /// §6.3.1-armour: on, with so many points left?
    GoOn(Unit, u8),
    /// Garrisons come out (§6.3.4-cities).
    Exits,
    /// §6.4.5: attacks on cities and sieges.
    Announce,
    /// §6.4.5: who attacks the city?
    Force(Place),
    /// Aircraft and reserves react (§6.3.4).
    React,
    /// §6.4.1: which battle next?
    Battles,
    /// A battle goes on.
    Battle(Stage),
    /// §9.5: chits to draw.
    DrawChits(Side, u8),
    /// §9.5: which are played?
    PlayChits(Side),
    /// §9.5: which enemy chit is cancelled?
    CancelChit(Side),
    /// §9.5: so many of a side's units are still to be marked.
    Mark(Side, Chit, u8),
    /// A side shifts units between air and ground (§6.4.3).
    Segments(Side),
    /// A side takes its hits (§6.4.7).
    Losses(Side),
    /// A side fights on or retreats (§6.4.8).
    RetreatChoice(Side),
    /// Units leave the battle one by one.
    Leaving(Side, Leave),
    /// §6.4.5-siege: which of the strongest?
    Champion(Place, Side),
    /// §6.4.5-siege: it is resolved now.
    Siege(Place),
    /// §6.4.5-siege: the dice have fallen.
    SiegeEnd(Place),
    /// §7.2: a side draws so many cards.
    DrawCards(Side, u8),
    /// §7.2: buy one?
    BuyCard(Side),
    /// §7.2: which goes under first?
    LayUnder(Side),
    /// A side builds and repairs (§7.3).
    Produce(Side),
}

/// The battle or siege being fought.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "pasaran.ts"))]
pub struct Battle {
    /// Where it is fought.
    pub place: Place,
    /// Counted from 1.
    pub round: u8,
    /// Units in the air segment.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Unit>"))]
    pub air: UnitSet,
    /// Units that changed segment this round.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Unit>"))]
    pub(crate) shifted: UnitSet,
    /// Hits suffered by each side: in the air, on the ground.
    pub hits: [[u8; 2]; 2],
    pub(crate) firing: Side,
    /// The next counter to fire; past the last come the free dice.
    pub(crate) next: u8,
    /// Shots the counter has fired.
    pub(crate) fired: u8,
    /// The strength of the shot that is due.
    pub(crate) strength: u8,
    pub(crate) segment: Segment,
    /// Whether a die was thrown this round (ruling P34).
    pub(crate) dice: bool,
    /// How many of each face each side has thrown this round, for those who look on.
    #[serde(default)]
    pub(crate) thrown: [[u8; 6]; 2],
    /// Units that still have to leave.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Unit>"))]
    pub(crate) leaving: UnitSet,
    /// The one of them whose way out is being chosen, where its owner chose who is next.
    #[serde(default)]
    pub(crate) going: Option<Unit>,
    /// Chits drawn and not yet played, and chits in play, by side.
    pub(crate) drawn: [[u8; Chit::ALL.len()]; 2],
    pub(crate) played: [[u8; Chit::ALL.len()]; 2],
    /// Chits everybody has seen in this battle, whether they still count or not.
    pub(crate) revealed: [[u8; Chit::ALL.len()]; 2],
    /// Chits the attacker draws beyond the usual (§C-offensive).
    pub(crate) extra_chits: u8,
    /// +1 and -1 for the first round.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Unit>"))]
    pub(crate) boosted: UnitSet,
    #[cfg_attr(feature = "ts", ts(as = "Vec<Unit>"))]
    pub(crate) confused: UnitSet,
    /// The two units of a siege, by side.
    pub(crate) champions: [Option<Unit>; 2],
}

impl Default for Battle {
    fn default() -> Battle {
        Battle {
            place: Place(0),
            round: 0,
            air: UnitSet::NONE,
            shifted: UnitSet::NONE,
            hits: [[0; 2]; 2],
            firing: Side::Nationalist,
            next: 0,
            fired: 0,
            strength: 0,
            segment: Segment::Ground,
            dice: false,
            thrown: [[0; 6]; 2],
            leaving: UnitSet::NONE,
            going: None,
            drawn: [[0; Chit::ALL.len()]; 2],
            played: [[0; Chit::ALL.len()]; 2],
            revealed: [[0; Chit::ALL.len()]; 2],
            extra_chits: 0,
            boosted: UnitSet::NONE,
            confused: UnitSet::NONE,
            champions: [None; 2],
        }
    }
}

/// What is true for this turn, or this segment of it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "pasaran.ts"))]
pub struct Turn {
    /// The step of the sequence.
    pub step: Step,
    /// The side whose segment it is; in other steps the one that is asked first.
    pub phasing: Side,
    /// Who won the initiative.
    pub initiative: Side,
    /// Who acts first.
    pub first: Side,
    /// How the weather is.
    pub weather: Weather,
    /// The Nationalist initiative die.
    pub(crate) die: u8,
    /// Cities besieged this game turn.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Zone>"))]
    pub besieged: ZoneSet,
    /// Sieges announced and not yet resolved.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Zone>"))]
    pub(crate) sieges: ZoneSet,
    /// Cities whose assault was announced in this step.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Zone>"))]
    pub(crate) stormed: ZoneSet,
    /// What attacking infantry gains against cities and Madrid (§C-fifth-column).
    pub(crate) storm: i8,
    /// Counters that moved in this step; in 6.2 those that changed base.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Unit>"))]
    pub(crate) moved: UnitSet,
    /// Counters that reacted.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Unit>"))]
    pub(crate) reacted: UnitSet,
    /// Counters that may not attack: doubled range, or come by sea.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Unit>"))]
    pub(crate) strained: UnitSet,
    /// Counters that went by rail, by sea or by the airbridge this segment.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Unit>"))]
    pub(crate) carried: UnitSet,
    /// Counters that went by sea this segment.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Unit>"))]
    pub(crate) shipped: UnitSet,
    /// Whether rail, and sea, have been used.
    pub(crate) trains: bool,
    pub(crate) ships: bool,
    /// Attackers whose last border was a river.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Unit>"))]
    pub(crate) crossed: UnitSet,
    /// Attackers from the sea.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Unit>"))]
    pub(crate) invading: UnitSet,
    /// Enemy zones entered whose city is held (§6.3-attacks).
    #[cfg_attr(feature = "ts", ts(as = "Vec<Zone>"))]
    pub(crate) entered: ZoneSet,
    /// Where each counter stood when the step began.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, string>"))]
    pub(crate) start: Sparse<Unit, Spot, { Unit::COUNT }>,
    /// Whether a trench was taken up in this movement (§9.4).
    #[serde(default)]
    pub(crate) took_up: bool,
    /// Infantry that digs (§9.4): frozen for the turn.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Unit>"))]
    pub(crate) builders: UnitSet,
    /// Places whose top counter was chosen this step (§9.2), by zone and by city.
    #[cfg_attr(feature = "ts", ts(as = "[Vec<Zone>; 2]"))]
    pub(crate) shown: [ZoneSet; 2],
}

/// The pending frames.
pub(crate) type Stack = frente_kernel::Stack<Frame, 24>;

/// A position of the game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    pub(crate) pack: Pack,
    pub(crate) scenario: u8,
    pub(crate) options: Options,
    pub(crate) quarter: Quarter,
    pub(crate) board: Board,
    /// Owners of zones and of cities.
    pub(crate) zones: [ZoneSet; 2],
    pub(crate) cities: [ZoneSet; 2],
    pub(crate) bp: [u8; 2],
    pub(crate) hands: [CardSet; 2],
    /// Cards of the hands that were bought this turn.
    pub(crate) fresh: [CardSet; 2],
    /// Cards of the hands that everybody saw being taken.
    pub(crate) open_cards: CardSet,
    pub(crate) pile: Pile,
    /// Cards drawn in this card phase, on the table of the drawer.
    pub(crate) drawn: CardSet,
    pub(crate) in_force: CardSet,
    /// Cards out of the game.
    pub(crate) removed: CardSet,
    /// Whether militia revolts in Barcelona (§C-barcelona-revolt).
    pub(crate) revolt: bool,
    /// Finished trenches (§9.4).
    pub(crate) trenches: Sparse<Place, u8, { Place::COUNT }>,
    /// Who digs: of each side one in a zone with its city.
    pub(crate) works: UnitSet,
    /// The counter on top of each stack, where its owner chose one (§9.2).
    pub(crate) tops: Sparse<Place, Option<Unit>, { Place::COUNT }>,
    /// Places where a side's counters have lain open in a battle and were not handled since (§9.2), by side.
    #[serde(default)]
    pub(crate) aired: [PlaceSet; 2],
    pub(crate) turn: Turn,
    pub(crate) battle: Battle,
    pub(crate) stack: Stack,
    pub(crate) ending: Option<Ending>,
}

impl State {
    /// The pack it is played with.
    #[inline]
    pub fn data(&self) -> &'static Data {
        self.pack.data()
    }

    #[inline]
    pub(crate) fn tables(&self) -> &'static Tables {
        &self.pack.data().tables
    }

    /// The quarter of the year that is played.
    pub fn quarter(&self) -> Quarter {
        self.quarter
    }

    /// The step of the sequence.
    pub fn step(&self) -> Step {
        self.turn.step
    }

    /// The side whose segment it is.
    #[inline]
    pub fn phasing(&self) -> Side {
        self.turn.phasing
    }

    /// Who has the initiative.
    pub fn initiative(&self) -> Side {
        self.turn.initiative
    }

    /// The weather of the turn.
    pub fn weather(&self) -> Weather {
        self.turn.weather
    }

    /// The counters and where they are.
    #[inline]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Zones a side holds.
    #[inline]
    pub fn zones_of(&self, side: Side) -> ZoneSet {
        self.zones[side.index()]
    }

    /// Zones whose city a side holds.
    #[inline]
    pub fn cities_of(&self, side: Side) -> ZoneSet {
        self.cities[side.index()]
    }

    /// Points a side has.
    pub fn bp_of(&self, side: Side) -> u8 {
        self.bp[side.index()]
    }

    /// The cards in a side's hand.
    pub fn hand(&self, side: Side) -> CardSet {
        self.hands[side.index()]
    }

    /// Permanent cards in force.
    pub fn in_force(&self) -> CardSet {
        self.in_force
    }

    /// The optional rules.
    pub fn options(&self) -> Options {
        self.options
    }

    /// What is pending.
    #[inline]
    pub fn pending(&self) -> Option<Frame> {
        self.stack.top()
    }

    /// The battle on the board.
    pub fn battle(&self) -> &Battle {
        &self.battle
    }

    /// Whether a counter shows its back.
    #[inline]
    pub fn is_reduced(&self, unit: Unit) -> bool {
        self.board.reduced.contains(unit)
    }

    /// The number on the face a counter shows.
    #[inline]
    pub fn printed(&self, unit: Unit) -> i8 {
        self.tables().strength[unit.kind().index()][usize::from(self.is_reduced(unit))]
    }

    /// Whether a side holds a place.
    #[inline]
    pub fn holds(&self, side: Side, place: Place) -> bool {
        let owned = if place.is_city() { self.cities_of(side) } else { self.zones_of(side) };
        owned.contains(place.zone())
    }

    /// Where a counter stood when the step began. A position written by hand need not say it of everybody: who has no start
    /// began where it stands.
    #[inline]
    pub(crate) fn began(&self, unit: Unit) -> Option<Place> {
        self.turn.start[unit].place().or_else(|| self.board.place(unit))
    }

    /// Zones a side holds with no enemy counter in the open country.
    #[inline]
    pub(crate) fn free_zones(&self, side: Side) -> ZoneSet {
        self.zones_of(side).without(self.board.in_zones(side.enemy()))
    }

    /// Whether a city has room for one more land combat unit of a side (§1.3).
    #[inline]
    pub(crate) fn has_room(&self, zone: Zone, side: Side) -> bool {
        self.board.units(Place::city_of(zone), side).and(self.tables().combat).len() < 3
    }

    /// §1.3: friendly cities that hold three land combat units already, if `unit` would be a fourth.
    pub(crate) fn full_cities(&self, unit: Unit) -> PlaceSet {
        if !self.tables().combat.contains(unit) {
            return PlaceSet::NONE;
        }
        let side = unit.side();
        let manned = self.cities_of(side).and(self.board.in_cities(side));
        manned.iter().filter(|zone| !self.has_room(*zone, side)).map(Place::city_of).collect()
    }

    /// Of counters that are alike in kind and face, only the first: the others would be the same choice.
    #[inline]
    pub(crate) fn distinct(&self, units: UnitSet) -> UnitSet {
        let mut left = units;
        let mut out = UnitSet::NONE;
        while let Some(unit) = left.first() {
            let alike = left.and(unit.kind().units());
            let reduced = alike.and(self.board.reduced);
            out = out.or(reduced.lowest()).or(alike.without(reduced).lowest());
            left = left.without(alike);
        }
        out
    }

    /// Of counters of one place that are alike in every way, only the first. A counter that crossed a river, came from the
    /// sea, bears a chit or digs is not like the one beside it.
    pub(crate) fn apart(&self, units: UnitSet) -> UnitSet {
        // §9.5: chits count in the first round.
        let Battle { boosted, confused, round, .. } = self.battle;
        let chits = if round <= 1 { [boosted, confused] } else { [UnitSet::NONE; 2] };
        let marks = [self.board.reduced, self.turn.crossed, self.turn.invading, chits[0], chits[1], self.works];
        let marked = marks.into_iter().fold(UnitSet::NONE, UnitSet::or);
        let mut plain = units.without(marked);
        let mut left = units.and(marked);
        let mut out = UnitSet::NONE;
        while let Some(unit) = plain.first() {
            out.insert(unit);
            plain = plain.without(unit.kind().units());
        }
        while let Some(unit) = left.first() {
            let mut alike = left.and(unit.kind().units());
            for mark in marks {
                alike = if mark.contains(unit) { alike.and(mark) } else { alike.without(mark) };
            }
            if self.turn.invading.contains(unit) {
                // Invaders may go back to where each of them started (ruling P6).
                let start = self.turn.start[unit];
                alike = alike.iter().filter(|other| self.turn.start[*other] == start).collect();
            }
            out.insert(unit);
            left = left.without(alike);
        }
        out
    }

    /// [`State::apart`] for counters all over the map: alike means in the same place too.
    pub(crate) fn distinct_on_map(&self, units: UnitSet) -> UnitSet {
        self.by_place(units, |here| self.apart(here))
    }

    /// [`State::distinct`] for counters all over the map.
    pub(crate) fn distinct_by_place(&self, units: UnitSet) -> UnitSet {
        self.by_place(units, |here| self.distinct(here))
    }

    /// What `some` keeps of the counters of each place.
    #[inline]
    pub(crate) fn by_place(&self, units: UnitSet, some: impl Fn(UnitSet) -> UnitSet) -> UnitSet {
        let mut left = units;
        let mut out = UnitSet::NONE;
        while let Some(place) = left.first().and_then(|unit| self.board.place(unit)) {
            let here = left.and(self.board.stack(place));
            out = out.or(some(here));
            left = left.without(here);
        }
        out
    }

    /// §1.0: every place there is: the zones that can be held, and the cities in them.
    pub(crate) fn places(&self) -> PlaceSet {
        PlaceSet::zones(!ZoneSet::NONE).and(!PlaceSet::NONE).or(PlaceSet::cities(self.tables().cities))
    }

    /// Places where counters of both sides stand.
    pub(crate) fn contested(&self) -> PlaceSet {
        let both = |part: fn(&Board, Side) -> ZoneSet| {
            part(&self.board, Side::Nationalist).and(part(&self.board, Side::Republican))
        };
        let zones = PlaceSet::zones(both(Board::in_zones));
        zones.or(PlaceSet::cities(both(Board::in_cities)))
    }

    /// Counters of a kind that can be built.
    pub(crate) fn buildable(&self, kind: Kind) -> Option<Unit> {
        let there = kind.units().and(self.tables().all);
        there.iter().find(|unit| self.board.spot(*unit) == Spot::RESERVE)
    }
}
