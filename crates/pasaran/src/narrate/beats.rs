//! How each event is shown: what it befalls, where it goes, which dice fell, and what it is to a viewer.

use crate::actions::{Ending, Event, Segment};
use crate::flow::seat;
use crate::ids::{Chit, Kind, Place, Side, Unit};
use crate::pieces::Piece;
use frente_kernel::{Beat, BeatKind, Tone, Viewer};

/// An event, as far as a viewer was told of it.
pub(super) fn of_event(event: Event, viewer: Viewer) -> Beat<Piece> {
    let eyes = Eyes(viewer);
    match event {
        Event::TurnBegan(_) => Beat::new(BeatKind::Banner).on(Piece::Turn),
        Event::SegmentBegan(side) | Event::NoExploitation(side) | Event::Evicted { side, .. } => {
            of(BeatKind::Banner, side)
        }
        Event::StepBegan(_) | Event::RoundBegan(_) => Beat::new(BeatKind::Banner),
        Event::BattleBegan { side, place } | Event::SiegeBegan { side, place } => {
            of(BeatKind::Banner, side).on(Piece::Place(place))
        }
        Event::NotFought(place) => Beat::new(BeatKind::Banner).on(Piece::Place(place)),
        Event::Retreats { side, place } => of(BeatKind::Banner, side).on(Piece::Place(place)).tone(eyes.bad_for(side)),
        Event::CitiesStormed(_) => of(BeatKind::Mark, Side::Nationalist).on(Piece::Card(crate::ids::Card::FifthColumn)),
        Event::MoreChits(_) => Beat::new(BeatKind::Mark).on(Piece::Card(crate::ids::Card::Offensive)),
        Event::ProductionChanged { side, by } => {
            let tone = if by < 0 { eyes.bad_for(side) } else { eyes.good_for(side) };
            of(BeatKind::Tick, side).on(Piece::Points(side)).amount(by).tone(tone)
        }
        Event::NoIncome(zone) => {
            Beat::new(BeatKind::Banner).on(Piece::Place(Place::zone_of(zone))).tone(eyes.bad_for(Side::Republican))
        }
        Event::CardStays(card) | Event::CardIdle { card, .. } => Beat::new(BeatKind::Mark).on(Piece::Card(card)),
        Event::ChitIdle { side, chit, .. } => of(BeatKind::Mark, side).on(Piece::Chit(chit)),
        Event::ChitSaves { side, .. } => {
            of(BeatKind::Mark, side).on(Piece::Chit(Chit::Cover)).tone(eyes.good_for(side))
        }
        Event::ChitAdds { side, .. } => of(BeatKind::Mark, side).on(Piece::Chit(Chit::Heavy)).tone(eyes.good_for(side)),
        Event::HitsWasted { side, hits } => of(BeatKind::Hurt, side).amount(i16::from(hits)),
        Event::Stranded(unit) | Event::SiegeSilent(unit) | Event::NoShot { unit, .. } => {
            unit_beat(BeatKind::Mark, unit)
        }
        Event::Cornered(unit) => unit_beat(BeatKind::Mark, unit).tone(eyes.bad_for(unit.side())),
        Event::Initiative { side, .. } => {
            of(BeatKind::Banner, side).on(Piece::Initiative(side)).tone(eyes.good_for(side))
        }
        Event::ActsFirst(side) => of(BeatKind::Banner, side).on(Piece::Initiative(side)),
        Event::WeatherIs { .. } => Beat::new(BeatKind::Banner).on(Piece::Weather),
        Event::RevoltBegan => barcelona().tone(eyes.bad_for(Side::Republican)),
        Event::RevoltEnded => barcelona().tone(eyes.good_for(Side::Republican)),
        Event::CardTaken(card) => {
            let hand = Piece::Hand(Side::Nationalist);
            of(BeatKind::Card, Side::Nationalist).on(Piece::Card(card)).path([Piece::Pile, hand])
        }
        Event::CardPlayed(side, card) => {
            of(BeatKind::Card, side).on(Piece::Card(card)).path([Piece::Hand(side), Piece::Card(card)])
        }
        Event::CardAnnulled(card) => Beat::new(BeatKind::Card).on(Piece::Card(card)),
        Event::CardLeft(card) | Event::CardObsolete(card) => {
            Beat::new(BeatKind::Card).on(Piece::Card(card)).path([Piece::Card(card), Piece::Removed])
        }
        Event::CardReturned(card) => {
            Beat::new(BeatKind::Card).on(Piece::Card(card)).path([Piece::Card(card), Piece::Pile])
        }
        Event::ChitPlayed { side, chit } => of(BeatKind::Card, side).on(Piece::Chit(chit)),
        Event::ChitCancelled { side, chit } => of(BeatKind::Card, side).on(Piece::Chit(chit)).tone(eyes.bad_for(side)),
        Event::ChitsCancelled(side) => of(BeatKind::Card, side).tone(eyes.bad_for(side)),
        Event::ChitDrawn { side, chit } => with(of(BeatKind::Hidden, side), chit.map(Piece::Chit)),
        Event::CardSeen { side, card } => {
            with(of(BeatKind::Hidden, side), card.map(Piece::Card)).path([Piece::Pile, Piece::Hand(side)])
        }
        Event::CardUnder { side, card } => {
            with(of(BeatKind::Hidden, side), card.map(Piece::Card)).path([Piece::Hand(side), Piece::Pile])
        }
        Event::CardBought { side, card, cost } => with(of(BeatKind::Hidden, side), card.map(Piece::Card))
            .on(Piece::Points(side))
            .path([Piece::Pile, Piece::Hand(side)])
            .amount(-i16::from(cost)),
        Event::Moved { unit, from, to, .. } => {
            unit_beat(BeatKind::Travel, unit).path(from.into_iter().chain([to]).map(Piece::Place))
        }
        Event::Waits(unit) => unit_beat(BeatKind::Travel, unit).path([Piece::Coming(unit.side())]),
        Event::Withdrawn { kind, .. } => {
            kind_beat(BeatKind::Lost, kind).path([Piece::Reserve(kind.side()), Piece::Gone(kind.side())])
        }
        Event::Released { kind, .. } => {
            kind_beat(BeatKind::Travel, kind).path([Piece::Locked(kind.side()), Piece::Reserve(kind.side())])
        }
        Event::HqComing(unit, _) => unit_beat(BeatKind::Travel, unit)
            .path([Piece::Locked(unit.side()), Piece::Coming(unit.side())])
            .tone(eyes.good_for(unit.side())),
        Event::HqGone { unit, from } => unit_beat(BeatKind::Travel, unit)
            .path(from.map(Piece::Place).into_iter().chain([Piece::Gone(unit.side())]))
            .tone(eyes.bad_for(unit.side())),
        Event::Shifted(unit, segment) => unit_beat(BeatKind::Travel, unit).path(match segment {
            Segment::Air => [Piece::Ground, Piece::Air],
            Segment::Ground => [Piece::Air, Piece::Ground],
        }),
        Event::InitiativeThrown { nationalist, republican } => {
            let [own, other] = Side::ALL.map(Piece::Initiative);
            Beat::new(BeatKind::Dice).on(own).on(other).die(nationalist).die(republican)
        }
        Event::WeatherThrown(die) => Beat::new(BeatKind::Dice).on(Piece::Weather).die(die),
        Event::Shot { unit, die, sum } => {
            unit_beat(BeatKind::Dice, unit).die(die).tone(eyes.shot(unit.side(), die <= sum.strength()))
        }
        Event::SiegeThrown { unit, die, strength } => {
            unit_beat(BeatKind::Dice, unit).die(die).tone(eyes.shot(unit.side(), die <= strength))
        }
        Event::SupportShot { side, chit, die, strength } => {
            of(BeatKind::Dice, side).on(Piece::Chit(chit)).die(die).tone(eyes.shot(side, die <= strength))
        }
        Event::AssaultAnnounced { side, place }
        | Event::SiegeAnnounced { side, place }
        | Event::AttackCalledOff { side, place } => of(BeatKind::Strike, side).on(Piece::Place(place)),
        Event::BattleVoid(place) => Beat::new(BeatKind::Strike).on(Piece::Place(place)),
        Event::Suffers { side, ground, air } => {
            of(BeatKind::Hurt, side).amount(-i16::from(ground + air)).tone(eyes.bad_for(side))
        }
        Event::Reduced(unit) => unit_beat(BeatKind::Hurt, unit).tone(eyes.bad_for(unit.side())),
        Event::Eliminated { unit, .. } => unit_beat(BeatKind::Lost, unit).tone(eyes.bad_for(unit.side())),
        Event::TrenchLost(side, place) | Event::TrenchAbandoned(side, place) => {
            trench(BeatKind::Lost, side, place).tone(eyes.bad_for(side))
        }
        Event::SiegeEnded { place, .. } => Beat::new(BeatKind::Mark).on(Piece::Place(place)),
        Event::Regrouped { kept, removed, .. } => unit_beat(BeatKind::Mark, kept).on(Piece::Unit(removed)),
        Event::Marked { unit, chit } => {
            let tone = if chit == Chit::Confusion { eyes.bad_for(unit.side()) } else { eyes.good_for(unit.side()) };
            unit_beat(BeatKind::Mark, unit).on(Piece::Chit(chit)).tone(tone)
        }
        Event::TrenchBegun(side, place) | Event::TrenchFinished(side, place) | Event::TrenchTakenUp(side, place) => {
            trench(BeatKind::Mark, side, place)
        }
        Event::TrenchAbsorbed(side, place) => trench(BeatKind::Mark, side, place).tone(eyes.bad_for(side)),
        Event::Repaired { unit, .. } | Event::Restored { unit, .. } => unit_beat(BeatKind::Mark, unit),
        Event::Rebuilding(unit, _) => {
            unit_beat(BeatKind::Mark, unit).path([Piece::Reserve(unit.side()), Piece::Coming(unit.side())])
        }
        Event::Income { side, zones, cards, .. } => {
            of(BeatKind::Tick, side).on(Piece::Points(side)).amount((i16::from(zones) + i16::from(cards)).max(0))
        }
        Event::Built(kind, _) => {
            kind_beat(BeatKind::Tick, kind).path([Piece::Reserve(kind.side()), Piece::Coming(kind.side())])
        }
        Event::ZoneTaken(side, zone) => taken(side, Place::zone_of(zone)).tone(eyes.good_for(side)),
        Event::CityTaken(side, zone) => taken(side, Place::city_of(zone)).tone(eyes.good_for(side)),
        Event::BattleWon { place, side } => taken(side, place).tone(eyes.good_for(side)),
        Event::Ended(ending) => ended(ending).tone(eyes.good_for(ending.winner())),
    }
}

fn of(kind: BeatKind, side: Side) -> Beat<Piece> {
    Beat::new(kind).side(seat(side))
}

fn with(beat: Beat<Piece>, piece: Option<Piece>) -> Beat<Piece> {
    match piece {
        Some(piece) => beat.on(piece),
        None => beat,
    }
}

fn unit_beat(kind: BeatKind, unit: Unit) -> Beat<Piece> {
    of(kind, unit.side()).on(Piece::Unit(unit))
}

fn kind_beat(beat: BeatKind, kind: Kind) -> Beat<Piece> {
    of(beat, kind.side()).on(Piece::Kind(kind))
}

fn trench(kind: BeatKind, side: Side, place: Place) -> Beat<Piece> {
    of(kind, side).on(Piece::Trench(place))
}

fn taken(side: Side, place: Place) -> Beat<Piece> {
    of(BeatKind::Take, side).on(Piece::Place(place))
}

fn barcelona() -> Beat<Piece> {
    Beat::new(BeatKind::Banner).on(Piece::Place(Place::zone_of(crate::ids::Zone::Barcelona)))
}

fn ended(ending: Ending) -> Beat<Piece> {
    of(BeatKind::End, ending.winner())
}

/// What an event is to a viewer.
struct Eyes(Viewer);

impl Eyes {
    fn good_for(&self, side: Side) -> Tone {
        match self.0 {
            Viewer::Seat(own) => Tone::good_if(own == seat(side)),
            Viewer::Spectator | Viewer::Referee => Tone::Plain,
        }
    }

    fn bad_for(&self, side: Side) -> Tone {
        self.good_for(side).reversed()
    }

    /// A shot of a side: a hit is what it hopes for, a miss is nothing.
    fn shot(&self, side: Side, hits: bool) -> Tone {
        if hits { self.good_for(side) } else { Tone::Plain }
    }
}
