//! How events are shown: as a move, a throw, a blow, a mark, and what each is to who looks.

use crate::actions::{Event, Prey, Way};
use crate::geometry::Point;
use crate::ids::{EventKind, Quality, Side, Square, UnitNo};
use crate::items::{Item, Word};
use crate::state::{Ending, Fate, State};
use frente_kernel::{Beat, BeatKind, Seat, Tone, Viewer};

/// An event as a picture, toned for the side that looks; whoever takes no side sees it plain.
pub(super) fn of_event(state: &State, event: Event, viewer: Viewer) -> Beat<Item> {
    let beat = beat(state, event);
    let tone = match (viewer, beat.side) {
        (Viewer::Seat(seat), Some(side)) if seat == side => beat.tone,
        (Viewer::Seat(_), Some(_)) => beat.tone.reversed(),
        _ => Tone::Plain,
    };
    beat.tone(tone)
}

/// An event with the tone it has for its own side. Of the state only what never changes is read: whose a unit is, how
/// good, and the data.
fn beat(state: &State, event: Event) -> Beat<Item> {
    use BeatKind::{Banner, Card, Dice, End, Hidden, Hurt, Lost, Mark, Strike, Take, Travel};
    use Tone::{Bad, Good};
    let new = |kind| Beat::new(kind);
    let side = |kind, side: Side| Beat::new(kind).side(seat_of(side));
    let unit = |kind, unit: UnitNo| side(kind, side_of(state, unit)).on(Item::Unit(unit));
    let token = |kind, whose: Side, number: u8| side(kind, whose).on(Item::token(whose, number));
    let at = |kind, place: Point| new(kind).on(Item::spot(place));
    match event {
        Event::ColumnRolled { column, die } => new(Dice).on(Item::Column(column)).die(die),
        Event::ColumnTaken { column, sector } => new(Mark).on(Item::Column(column)).on(Item::Sector(sector)),
        Event::PieceLaid { kind, at: from, to } => {
            let laid = at(Mark, from).on(Item::Scenery(Word(kind)));
            if from == to { laid } else { laid.path([Item::spot(from), Item::spot(to)]) }
        }
        Event::ObjectivePlaced(place) => at(Mark, place),
        Event::WorksBuilt(kind, place) | Event::WorksAppear(kind, place) => at(Mark, place).on(Item::Scenery(Word(kind))),
        Event::SeasonIs(_) | Event::WeatherIs(_) | Event::WindBlows(_) => new(Banner).on(Item::Sky),
        Event::SkyDice { first, second } | Event::SkyTest { first, second } => {
            new(Dice).on(Item::Sky).die(first).die(second)
        }
        Event::TokenPlaced { side, number, square } => token(Travel, side, number).on(Item::square(square)),
        Event::TokenMoved { side, number, from, square } => squares(token(Travel, side, number), from, square),
        Event::TokenFlanks { side, number, from, square } => squares(token(Travel, side, number), Some(from), square),
        Event::DecoyFound { side, number } => token(Mark, side, number).tone(Bad),
        Event::Revealed { unit: one, number } => unit(Mark, one).on(Item::token(side_of(state, one), number)),
        Event::RoundBegins(_) => new(Banner),
        Event::TurnBegins(whose) => side(Banner, whose),
        Event::TurnEnds(_) | Event::MeleeBegins => new(Mark),
        Event::OfficerActivated(officer) => unit(Mark, officer),
        Event::OrderDie { officer, die } => unit(Dice, officer).die(die).tone(of_order_die(die)),
        Event::EventDice { unit: one, first, second } => unit(Dice, one).die(first).die(second),
        Event::EventApplied { unit: one, event } => {
            unit(Card, one).tone(of_event_kind(event, Some(state.unit(one).quality)))
        }
        Event::EventWorks { unit: one, modifier, .. } => {
            unit(Mark, one).amount(modifier).tone(Tone::good_if(modifier > 0))
        }
        Event::TakesCover(one) => unit(Mark, one).tone(Good),
        Event::EventLost(_) => new(Card),
        Event::DiceGiven { officer, unit: one, modifier, .. } => {
            unit(Mark, one).amount(modifier).path([Item::Unit(officer), Item::Unit(one)])
        }
        Event::OrderGiven { officer, unit: one, kind, modifier, .. } => {
            let given = unit(Mark, one).on(Item::Order(Word(kind))).amount(modifier);
            given.path(officer.some().map(Item::Unit).into_iter().chain([Item::Unit(one)]))
        }
        Event::MessengerSent { officer, unit: one } => {
            unit(Travel, officer).path([Item::Unit(officer), Item::Unit(one)])
        }
        Event::MessengerArrives(one) => unit(Travel, one),
        Event::OrderLost(one, _)
        | Event::TaskBroken(one, _)
        | Event::MissionLost(one, _)
        | Event::BatterySilent(one)
        | Event::StaysInContact(one)
        | Event::RegroupFails { unit: one, .. } => unit(Mark, one).tone(Bad),
        Event::ShotLost(one, _) => unit(Strike, one).tone(Bad),
        Event::HoldsFire(one) => unit(Mark, one),
        Event::TokenOrdered { side, number, kind } => token(Hidden, side, number).on(Item::Order(Word(kind))),
        Event::TokenEvent { side, number, event } => token(Card, side, number).tone(of_event_kind(event, None)),
        Event::TokenPinned { side, number } | Event::TokenOrderLost { side, number } => {
            token(Hidden, side, number).tone(Bad)
        }
        Event::UnitMoved { unit: one, length, way } => along(unit(Travel, one), &way).amount(length.min(9999) as i16),
        Event::UnitHalted { unit: one, way } => along(unit(Travel, one), &way).tone(Bad),
        Event::Retreated { unit: one, way } | Event::FallsBack { unit: one, way } => {
            along(unit(Travel, one), &way).tone(Bad)
        }
        Event::BogDice { unit: one, first, second } => {
            unit(Dice, one).die(first).die(second).tone(Tone::good_if(first + second > 3))
        }
        Event::PullDice { unit: one, first, second } => {
            unit(Dice, one).die(first).die(second).tone(Tone::good_if(first + second >= 8))
        }
        Event::Bogged(one) => unit(Hurt, one).tone(Bad),
        Event::Freed(one) => unit(Mark, one).tone(Good),
        Event::Boarded { unit: one, transport } => unit(Travel, one).path([Item::Unit(one), Item::Unit(transport)]),
        Event::Landed { unit: one, transport } => unit(Travel, one).path([Item::Unit(transport), Item::Unit(one)]),
        Event::AmmunitionGiven { unit: one, target, points } => {
            unit(Mark, target).amount(points).path([Item::Unit(one), Item::Unit(target)]).tone(Good)
        }
        Event::Mounted(one)
        | Event::Dismounted(one)
        | Event::Aimed(one)
        | Event::SetUp(one)
        | Event::DugIn(one)
        | Event::Deployed(one)
        | Event::GoesProne(one, _)
        | Event::MissionOver(one) => unit(Mark, one),
        Event::TaskBegun { unit: one, turns, .. } => unit(Mark, one).on(Item::Turns(turns)),
        Event::Regrouped(one) | Event::Recovered(one) => unit(Mark, one).tone(Good),
        Event::Reinforced(one, count) => unit(Mark, one).amount(count).tone(Good),
        Event::ShotDeclared { shooter, target, .. }
        | Event::Assault { unit: shooter, target, .. }
        | Event::FighterRises { unit: shooter, target } => {
            blow(unit(Strike, shooter), shooter, target)
        }
        Event::Reacts(one) => unit(Strike, one),
        Event::ShotResult { shooter, target, at, result, .. }
        | Event::BurstResult { by: shooter, target, at, result, .. }
        | Event::StrikeResult { unit: shooter, target, at, result, .. } => {
            // Daño 0 still asks for a damage die.
            let hits = match at {
                Prey::Men => result > 0,
                Prey::Vehicle => result >= 0,
            };
            blow(unit(Strike, shooter), shooter, target).amount(result).tone(Tone::good_if(hits))
        }
        Event::Degraded { at: place, markers, .. } => at(Hurt, place).amount(markers),
        Event::Ruined { at: place, .. } => at(Lost, place),
        Event::Casualties(one, count) => unit(Hurt, one).amount(-i16::from(count)).tone(Bad),
        Event::StandLost { unit: one, stands } => {
            let lost = (0..4).filter(|stand| stands >> stand & 1 == 1).map(|stand| Item::stand(one, stand));
            lost.fold(unit(Hurt, one), Beat::on).tone(Bad)
        }
        Event::Decimated(one) | Event::Crippled(one) | Event::Panicked(one) => unit(Hurt, one).tone(Bad),
        Event::WeaponLost(one, weapon) => unit(Hurt, one).on(Item::Weapon(weapon)).tone(Bad),
        Event::Pinned(one, markers) => unit(Hurt, one).amount(markers).tone(Bad),
        Event::Gone(one, Fate::Home) | Event::AircraftLeaves(one) => unit(Travel, one),
        Event::Gone(one, Fate::Destroyed | Fate::Abandoned | Fate::Surrendered) | Event::AircraftDown(one) => {
            unit(Lost, one).tone(Bad)
        }
        Event::DamageDie { unit: one, die, damage, .. } => unit(Dice, one).die(die).amount(damage),
        Event::ArmourHolds(one) | Event::Glances(one) | Event::NoDamage(one) => unit(Hurt, one).tone(Good),
        Event::MoraleDie { unit: one, die, result, .. } => {
            unit(Dice, one).die(die).amount(result).tone(Tone::good_if(result >= 6))
        }
        Event::RecoveryDie { unit: one, die, bonus, .. } => unit(Dice, one).die(die).amount(bonus),
        Event::AirDie { unit: one, die, result, .. } => unit(Dice, one).die(die).amount(result),
        Event::AimPoint(place) => at(Strike, place),
        Event::Scattered { from, to, .. } => at(Strike, to).path([Item::spot(from), Item::spot(to)]),
        Event::Bombards(one, size) => unit(Strike, one).on(Item::Template(size)),
        Event::Withdraws(one) => unit(Travel, one),
        Event::HidesAgain(whose, number) => token(Mark, whose, number),
        Event::SmokeRises(place) => at(Mark, place),
        Event::SmokeGone(place) => at(Mark, place),
        Event::HitsNobody => new(Mark),
        Event::ObjectiveTaken(number, whose) => side(Take, whose).on(Item::Objective(number)).tone(Good),
        Event::AircraftCalled(one) | Event::AircraftArrives(one) => unit(Travel, one),
        Event::Ended(Ending::Collapse(whose)) => side(End, whose).tone(Bad),
        // Ruling B-09: with two of the three the attacker has won.
        Event::Ended(Ending::Time(held)) => side(End, Side::Attacker).amount(held).tone(Tone::good_if(held >= 2)),
    }
}

fn seat_of(side: Side) -> Seat {
    Seat(side.index() as u8)
}

fn side_of(state: &State, unit: UnitNo) -> Side {
    state.unit(unit).side
}

/// Along the way of a unit.
fn along(beat: Beat<Item>, way: &Way) -> Beat<Item> {
    beat.path(way.points().iter().map(|point| Item::spot(*point)))
}

/// From square to square.
fn squares(beat: Beat<Item>, from: Option<Square>, to: Square) -> Beat<Item> {
    beat.path(from.into_iter().chain([to]).map(Item::square))
}

/// From one unit at another.
fn blow(beat: Beat<Item>, by: UnitNo, target: UnitNo) -> Beat<Item> {
    beat.path([Item::Unit(by), Item::Unit(target)])
}

/// §5.2: a six adds one, a one takes one off.
const fn of_order_die(die: u8) -> Tone {
    match die {
        6 => Tone::Good,
        1 => Tone::Bad,
        _ => Tone::Plain,
    }
}

/// §5.4.1: what an event is to the unit it falls on; two of them depend on how good that is, which a token hides.
fn of_event_kind(event: EventKind, quality: Option<Quality>) -> Tone {
    match event {
        EventKind::Confusion | EventKind::Mistake | EventKind::Freeze => Tone::Bad,
        EventKind::Opportunity => Tone::Good,
        EventKind::Initiative | EventKind::TakeCover => {
            quality.map_or(Tone::Plain, |quality| Tone::good_if(quality.is_seasoned()))
        }
    }
}
