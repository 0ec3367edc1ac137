//! A position and an action as facts: what is printed, counted or computed by a rule, never what it is worth.
//!
//! Places come one by one, each side by itself. Under fog (§9.2) the eyes of a seat see no more than the tops of enemy stacks.

use crate::actions::{Action, Mode};
use crate::board::Spot;
use crate::flow::{Pasaran, seat, side};
use crate::ids::{Card, Chit, Kind, Place, Side, Unit, Weather, Zone};
use crate::sets::{CardSet, UnitSet, ZoneSet};
use crate::state::{Frame, State, Step};
use frente_kernel::{Encode, Eyes, Facts, Game, Narrate, Node};

/// Kinds of pending steps, as [`pending`] counts them.
const STEPS: usize = 16;
/// Counters of one place that are told apart.
const STACKED: usize = 8;
/// What [`Narrate::caution`] may say.
const CAUTIONS: [&str; 13] = [
    "caution-aircraft-alone",
    "caution-arrives-too-late",
    "caution-cannot-fire",
    "caution-card-expires",
    "caution-card-never-played",
    "caution-chit-idle",
    "caution-doubled-range",
    "caution-headquarters-alone",
    "caution-madrid-left-empty",
    "caution-nothing-to-cancel",
    "caution-repaired-too-late",
    "caution-storm-idle",
    "caution-units-left-behind",
];

/// The counters the eyes see.
struct Seen<'a> {
    state: &'a State,
    eyes: Eyes,
}

impl Seen<'_> {
    /// The counters of a side in a place, as far as they are seen.
    fn units(&self, place: Place, side: Side) -> UnitSet {
        if self.eyes.sees(seat(side)) { self.state.board.units(place, side) } else { self.state.visible(place, side).0 }
    }

    /// The strength of the land units of a side in a place, on the faces they show.
    fn strength(&self, place: Place, side: Side) -> usize {
        self.strength_of(self.units(place, side).and(self.state.tables().combat))
    }

    fn strength_of(&self, units: UnitSet) -> usize {
        units.iter().map(|unit| self.state.printed(unit).max(0) as usize).sum()
    }

    /// The strength of a side in a zone and its city.
    fn in_zone(&self, zone: Zone, side: Side) -> usize {
        self.strength(Place::zone_of(zone), side) + self.strength(Place::city_of(zone), side)
    }

    /// The strength of a side in the zones around a zone.
    fn around(&self, zone: Zone, side: Side) -> usize {
        let held = |zone: &Zone| zone.is_held();
        self.state.land_from(zone).iter().filter(held).map(|zone| self.in_zone(zone, side)).sum()
    }
}

impl Encode for Pasaran {
    const ENCODING: u16 = 1;
    const OFFERS: usize = 256;
    const OFFER_FACTS: usize = 64;

    fn facts(state: &State, eyes: Eyes, out: &mut Facts) {
        let decider = match Pasaran::node(state) {
            Node::Decision(decider) => Some(side(decider).index()),
            _ => None,
        };
        let seen = Seen { state, eyes };
        let turn = &state.turn;
        out.maybe_one_of("decides", 2, decider);
        out.one_of("phasing", 2, turn.phasing.index());
        out.one_of("first", 2, turn.first.index());
        out.one_of("step", Step::ALL.len(), turn.step.index());
        out.one_of("pending", STEPS, pending(state));
        out.one_of("quarter", 16, usize::from(state.quarter.0));
        let left = state.last_quarter().0.saturating_sub(state.quarter.0);
        out.at_least("quarters-left", 12, left.into());
        out.one_of("weather", Weather::ALL.len(), turn.weather.index());
        out.one_of("scenario", 8, usize::from(state.scenario));
        out.set("options", 8, (0..8).filter(|bit| state.options.bits() >> bit & 1 == 1));
        out.flag("revolt", state.revolt);
        out.set("in-force", Card::ALL.len(), state.in_force.iter().map(Card::index));
        out.set("removed", Card::ALL.len(), state.removed.iter().map(Card::index));
        out.set("nationalist-zones", Zone::HELD, zones(state.zones_of(Side::Nationalist)));
        out.set("nationalist-cities", Zone::HELD, zones(state.cities_of(Side::Nationalist)));
        out.set("besieged", Zone::HELD, zones(turn.besieged.or(turn.sieges)));
        for side in Side::ALL {
            out.within(side.name(), |out| of_side(&seen, side, out));
        }
        let fought = state.stack.iter().any(|frame| matches!(frame, Frame::Battle(_) | Frame::SiegeEnd(_)));
        out.maybe_one_of("battle-at", Place::COUNT, fought.then(|| state.battle.place.index()));
        out.at_least("battle-round", 4, if fought { usize::from(state.battle.round) } else { 0 });
        let trenches = (0..Place::COUNT as u8).map(Place).filter(|place| state.trenches[*place] > 0);
        out.each(
            "trenches",
            Place::COUNT,
            2,
            trenches.map(|place| (place.index(), usize::from(state.trenches[place] > 1))),
        );
        for side in Side::ALL {
            out.within(side.name(), |out| known(state, side, eyes, out));
        }
    }

    fn action_facts(state: &State, action: Action, out: &mut Facts) {
        let Node::Decision(decider) = Pasaran::node(state) else { return };
        let own = side(decider);
        let seen = Seen { state, eyes: Eyes::Seat(decider) };
        let (verb, number) = action.parts();
        let (verb, number) = (verb as usize, usize::from(number));
        out.one_of("verb", Action::NAMES.len(), verb);
        out.each("verb-at-step", Action::NAMES.len(), STEPS, [(verb, pending(state))]);
        let (unit, place) = nouns(state, action);
        out.maybe_one_of("kind", Kind::ALL.len(), kind(action, unit).map(Kind::index));
        out.each("verb-by-class", Action::NAMES.len(), 4, unit.map(|unit| (verb, state.class_of(unit).index())));
        out.flag("reduced", unit.is_some_and(|unit| state.is_reduced(unit)));
        out.at_least("strength", 4, unit.map_or(0, |unit| state.printed(unit).max(0) as usize));
        out.flag("not-own", unit.is_some_and(|unit| unit.side() != own));
        out.maybe_one_of("at", Zone::HELD, place.map(|place| place.zone().index()));
        out.flag("city", place.is_some_and(Place::is_city));
        let from = unit.and_then(|unit| state.board.place(unit));
        let moves = matches!(action, Action::To(_));
        out.flag("stays", moves && from.is_some() && from == place);
        let began = unit.and_then(|unit| state.began(unit));
        out.flag("back-where-it-began", moves && began == place && from != place);
        let strength = |side: Side| place.map_or(0, |place| seen.strength(place, side));
        let (foes, friends) = (strength(own.enemy()), strength(own));
        out.at_least("foes-there", 8, foes);
        out.at_least("friends-there", 8, friends);
        let joins = if moves { unit.map_or(0, |unit| state.printed(unit).max(0) as usize) } else { 0 };
        out.maybe_one_of("ratio", 7, (foes > 0).then(|| ((friends + joins) * 2 / foes).min(6)));
        out.flag("empty-enemy-place", place.is_some_and(|place| foes == 0 && !state.holds(own, place)));
        out.at_least("points-there", 4, place.map_or(0, |place| usize::from(state.points_of(place.zone()))));
        let around = |side: Side| place.map_or(0, |place| seen.around(place.zone(), side));
        out.at_least("foes-around", 8, around(own.enemy()).div_ceil(2));
        out.at_least("friends-around", 8, around(own).div_ceil(2));
        let leaves = from.filter(|from| moves && Some(*from) != place);
        let stay = leaves.map(|from| seen.strength(from, own).saturating_sub(joins).min(4));
        out.maybe_one_of("left-behind", 5, stay);
        out.at_least("foes-near-left", 6, leaves.map_or(0, |from| seen.around(from.zone(), own.enemy()).div_ceil(2)));
        out.flag("leaves-madrid", leaves.is_some_and(|from| from.zone() == Zone::Madrid));
        let card =
            matches!(action, Action::Play(_) | Action::Annul(_) | Action::Take(_) | Action::Buy(_) | Action::Under(_));
        out.each("card", Card::ALL.len(), 3, card.then(|| (number, card_use(action))));
        let chit = matches!(action, Action::Chit(_) | Action::Cancel(_));
        out.maybe_one_of("chit", Chit::ALL.len(), chit.then_some(number));
        out.at_least("points", 8, usize::from(state.bp[own.index()]).div_ceil(2));
        out.caution(&CAUTIONS, Pasaran::caution(state, action));
    }
}

fn zones(set: ZoneSet) -> impl Iterator<Item = usize> {
    set.iter().map(Zone::index)
}

/// What the eyes see of a side.
fn of_side(seen: &Seen, side: Side, out: &mut Facts) {
    let state = seen.state;
    let tables = state.tables();
    out.at_least("points", 16, state.bp[side.index()].into());
    out.at_least("production", 16, state.production(side).into());
    out.at_least("zone-points", 24, state.zone_points(side).into());
    out.at_least("cards", 5, state.hands[side.index()].len() as usize);
    let at = |spot: Spot| state.board.iter().filter(move |(unit, found)| unit.side() == side && *found == spot);
    let kinds = |spot: Spot| at(spot).map(|(unit, _)| unit.kind().index());
    out.set("reserve", Kind::ALL.len(), kinds(Spot::RESERVE));
    out.set("locked", Kind::ALL.len(), kinds(Spot::LOCKED));
    out.at_least("gone", 12, at(Spot::GONE).count());
    let coming = state.board.iter().filter(|(unit, spot)| unit.side() == side && spot.quarter().is_some());
    out.at_least("coming", 8, coming.count());
    let places = || (0..Place::COUNT as u8).map(Place);
    let all = || places().map(|place| (place, seen.units(place, side)));
    let army: usize = all().map(|(_, units)| seen.strength_of(units.and(tables.combat))).sum();
    out.at_least("army", 24, army.div_ceil(4));
    let count = |set: UnitSet| all().map(|(_, units)| units.and(set).len() as usize).sum::<usize>();
    out.at_least("aircraft", 6, count(tables.aircraft));
    out.at_least("armour", 6, count(tables.armour));
    out.at_least("headquarters", 6, count(tables.hqs));
    out.at_least("reduced", 12, count(state.board.reduced));
    let spent = state.turn.moved.or(state.turn.reacted);
    let moved = all().map(|(_, units)| units.and(spent).len() as usize).sum::<usize>();
    out.at_least("moved", 16, moved);
    let strengths = || places().map(|place| (place, seen.strength(place, side).min(STACKED)));
    let thermometer = strengths().flat_map(|(place, strength)| (0..strength).map(move |at| (place.index(), at)));
    out.each("strength-at", Place::COUNT, STACKED, thermometer);
    let classes = all().flat_map(|(place, units)| {
        let class = move |(at, set): (usize, UnitSet)| units.meets(set).then_some((place.index(), at));
        [tables.armour, tables.aircraft, tables.hqs].into_iter().enumerate().filter_map(class)
    });
    out.each("class-at", Place::COUNT, 3, classes);
    let levels = all().flat_map(|(place, units)| {
        units
            .and(tables.hqs)
            .iter()
            .map(move |unit| (place.zone().index(), usize::from(state.level_of(unit.kind())).min(3)))
    });
    out.each("level-at", Zone::HELD, 4, levels);
    let held = || Zone::ALL.into_iter().filter(|zone| zone.is_held() && state.zones_of(side).contains(*zone));
    let pressure = |zone: Zone| {
        let (own, foes) = (seen.in_zone(zone, side), seen.around(zone, side.enemy()));
        let bucket = match (own, foes) {
            (_, 0) => return None,
            (0, _) => 4,
            (own, foes) => (2 * foes / own).min(3),
        };
        Some((zone.index(), bucket))
    };
    out.each("pressed-at", Zone::HELD, 5, held().filter_map(pressure));
}

/// What the eyes know of the cards of a side.
fn known(state: &State, side: Side, eyes: Eyes, out: &mut Facts) {
    let (hand, at) = (state.hands[side.index()], side.index());
    let sees = eyes.sees(seat(side));
    let cards = |set: CardSet| set.iter().map(Card::index);
    out.set("hand", Card::ALL.len(), cards(if sees { hand } else { hand.and(state.open_cards) }));
    out.set("fresh", Card::ALL.len(), cards(if sees { state.fresh[at] } else { CardSet::NONE }));
}

/// Which kind of step is pending.
fn pending(state: &State) -> usize {
    match state.pending() {
        None | Some(Frame::Opening) => 0,
        Some(Frame::Window(..) | Frame::Reply(..)) => 1,
        Some(Frame::Move) => 2,
        Some(Frame::Carry(_, Mode::Move)) => 3,
        Some(Frame::Carry(..) | Frame::Rail | Frame::Rebase) => 4,
        Some(Frame::GoOn(..) | Frame::Exits) => 5,
        Some(Frame::Announce | Frame::Force(_)) => 6,
        Some(Frame::React) => 7,
        Some(Frame::Battles) => 8,
        Some(Frame::Segments(_)) => 9,
        Some(Frame::Losses(_)) => 10,
        Some(Frame::RetreatChoice(_) | Frame::Leaving(..)) => 11,
        Some(Frame::DrawCards(..) | Frame::BuyCard(_) | Frame::LayUnder(_)) => 12,
        Some(Frame::Produce(_)) => 13,
        Some(Frame::Reinforce(_) | Frame::Restore(..) | Frame::Regroup(_) | Frame::ChooseFirst(_)) => 14,
        Some(_) => 15,
    }
}

/// The counter and the place an action is about.
fn nouns(state: &State, action: Action) -> (Option<Unit>, Option<Place>) {
    let in_hand = match state.pending() {
        Some(Frame::Carry(unit, _) | Frame::GoOn(unit, _)) => Some(unit),
        _ => None,
    };
    match action {
        Action::To(place) => (in_hand, Some(place)),
        Action::Dismantle(place) | Action::Assault(place) | Action::Besiege(place) | Action::Fight(place) => {
            (None, Some(place))
        }
        Action::Pick(unit)
        | Action::Rail(unit)
        | Action::Ship(unit)
        | Action::Repair(unit)
        | Action::Rebuild(unit)
        | Action::Regroup(unit)
        | Action::Entrench(unit)
        | Action::Show(unit)
        | Action::Shift(unit)
        | Action::Lose(unit)
        | Action::Fly(unit) => (Some(unit), state.board.place(unit)),
        Action::Pass | Action::Retreat => (in_hand, in_hand.and_then(|unit| state.board.place(unit))),
        _ => (None, None),
    }
}

fn kind(action: Action, unit: Option<Unit>) -> Option<Kind> {
    match action {
        Action::Build(kind) => Some(kind),
        _ => unit.map(Unit::kind),
    }
}

/// Whether a card is played, taken or laid under.
fn card_use(action: Action) -> usize {
    match action {
        Action::Play(_) | Action::Annul(_) => 0,
        Action::Take(_) | Action::Buy(_) => 1,
        _ => 2,
    }
}
