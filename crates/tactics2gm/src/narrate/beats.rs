//! How an event is shown: its kind, whose it is, where it happens, and what it is to the viewer.

use super::{area_of, covered};
use crate::actions::{Aimed, Event, Target};
use crate::board::Cell;
use crate::data::Area;
use crate::ids::Side;
use crate::pieces::Piece;
use crate::rules::{c11_orders, c21_transport};
use crate::state::State;
use frente_kernel::{Beat, BeatKind, Seat, Tone, Viewer};

/// What a viewer is told of events: only what was agreed and the data pack are read.
struct Film<'a> {
    state: &'a State,
    viewer: Viewer,
}

/// The faces of the die.
const FACES: u8 = 10;

impl Film<'_> {
    /// Good for the side of a seat, bad for the other; nothing to who takes no side.
    fn good_for(&self, seat: Seat) -> Tone {
        self.good_for_side(self.state.side_of(seat))
    }

    fn good_for_side(&self, side: Side) -> Tone {
        match self.viewer {
            Viewer::Seat(own) => Tone::good_if(self.state.side_of(own) == side),
            _ => Tone::Plain,
        }
    }

    fn bad_for(&self, seat: Seat) -> Tone {
        self.good_for(seat).reversed()
    }

    /// The staff of a seat.
    fn staff(&self, seat: Seat) -> Piece {
        Piece::Hq(self.state.hq_of(seat))
    }

    /// A beat of a seat where one of its units stands.
    fn at(&self, kind: BeatKind, seat: Seat, cell: impl Into<Option<Cell>>) -> Beat<Piece> {
        let beat = Beat::new(kind).side(seat);
        match cell.into() {
            Some(cell) => beat.on(Piece::Cell(cell)),
            None => beat,
        }
    }

    /// A unit goes from one cell to another.
    fn way(&self, seat: Seat, from: Cell, to: Cell) -> Beat<Piece> {
        Beat::new(BeatKind::Travel).side(seat).on(Piece::Cell(to)).path([from, to].map(Piece::Cell))
    }

    /// Something goes from one piece to another.
    fn goes(&self, kind: BeatKind, seat: Seat, from: Piece, to: Piece) -> Beat<Piece> {
        Beat::new(kind).side(seat).on(to).path([from, to])
    }

    /// A blow from one piece at a target, whose area is covered too.
    fn blow(&self, seat: Seat, from: Piece, aimed: Aimed, area: Area) -> Beat<Piece> {
        let beat = self.goes(BeatKind::Strike, seat, from, Piece::target(aimed.at));
        match aimed.at {
            Target::Area(first, dir) => {
                let cells = covered(area, first, dir, self.state.width());
                cells.iter().filter(|cell| *cell != first).map(Piece::Cell).fold(beat, Beat::on)
            }
            _ => beat,
        }
    }
}

/// The picture of an event for a viewer, who is told no more than is left in it.
pub(super) fn of_event(state: &State, event: Event, viewer: Viewer) -> Beat<Piece> {
    use BeatKind::{Banner, Card, Dice, End, Hidden, Hurt, Lost, Mark, Strike, Tick, Travel};
    let film = Film { state, viewer };
    let tick = |seat: Seat, by: i16| Beat::new(Tick).side(seat).on(Piece::Points(seat.0)).amount(by);
    match event {
        Event::TileLaid(tile, _) => Beat::new(Mark).on(Piece::Tile(tile)),
        Event::BidMade(seat) => Beat::new(Hidden).side(seat).on(Piece::Bid(seat.0)),
        Event::BidRevealed(seat, points) => Beat::new(Dice).side(seat).on(Piece::Bid(seat.0)).amount(points),
        Event::InitiativeThrown { side, die, .. } => {
            let seat = state.marshal(side);
            Beat::new(Dice).side(seat).on(film.staff(seat)).die_of(die, FACES)
        }
        Event::InitiativeTied => Beat::new(Banner),
        Event::FirstChosen(side)
        | Event::TurnBegan(side, _)
        | Event::PhaseBegan(side, _)
        | Event::FurtherMoves(side)
        | Event::StoodFast(side) => Beat::new(Banner).side(state.marshal(side)),
        Event::SmokeLifted(side) | Event::TokensBack(side, _) => Beat::new(Mark).side(state.marshal(side)),
        Event::HandKept(seat) => Beat::new(Hidden).side(seat).on(Piece::Hand(seat.0)),
        Event::BidLost(seat, points) => Beat::new(Tick).side(seat).on(Piece::Bid(seat.0)).amount(-i16::from(points)),
        Event::TerrainBought(seat, card, cell, _) => film.at(Mark, seat, cell).on(Piece::Terrain(card)),
        Event::CardDrawn { seat, card, .. } => {
            let beat = film.goes(Hidden, seat, Piece::Deck(seat.0), Piece::Hand(seat.0));
            card.map(Piece::Card).into_iter().fold(beat, Beat::on)
        }
        Event::HandReturned(seat) => film.goes(Hidden, seat, Piece::Hand(seat.0), Piece::Deck(seat.0)),
        Event::DeckEmpty(seat) => Beat::new(Hidden).side(seat).on(Piece::Deck(seat.0)),
        Event::HandSeen(seat, other) => Beat::new(Hidden).side(seat).on(Piece::Hand(other.0)),
        Event::Income { seat, gained, .. } => tick(seat, gained.into()),
        Event::PointGiven(seat) => tick(seat, 1),
        Event::PointsGained { seat, points, .. } => tick(seat, points.into()).tone(film.good_for(seat)),
        Event::PointsLost(seat, points) => tick(seat, -i16::from(points)).tone(film.bad_for(seat)),
        Event::HandedOver(seat) => Beat::new(Banner).side(seat),
        Event::Moved { seat, from, to, .. } | Event::Advanced { seat, from, to, .. } => film.way(seat, from, to),
        Event::Embarked { seat, from, carrier, .. } => film.way(seat, from, carrier),
        Event::Disembarked { seat, from, to, .. } => film.way(seat, from, to),
        Event::Survived { seat, from, to, .. } => film.way(seat, from, to).tone(film.good_for(seat)),
        Event::Swapped { seat, from, to, .. } => film.way(seat, from, to).on(Piece::Cell(from)),
        Event::Rotated(seat, corner, dir) => {
            let ring = c11_orders::ring(state, corner, dir).into_iter().flatten().map(Piece::Cell);
            let beat = ring.clone().fold(Beat::new(Travel).side(seat), Beat::on);
            beat.path(ring.chain([Piece::Cell(corner)]))
        }
        Event::EngineThrown { seat, cell, die, .. } => {
            let tone = if die == 1 { film.bad_for(seat) } else { film.good_for(seat) };
            film.at(Dice, seat, cell).die_of(die, FACES).tone(tone)
        }
        Event::Marched { seat, cell, .. } | Event::CrateTaken(seat, _, cell) => film.at(Travel, seat, cell),
        Event::CrateDropped(cell) => Beat::new(Travel).on(Piece::Cell(cell)),
        Event::CrateDelivered { seat, cell, points, .. } => {
            let beat = film.goes(Travel, seat, Piece::Cell(cell), film.staff(seat));
            beat.amount(points).tone(film.good_for(seat))
        }
        Event::MineSprung { seat, card, cell, .. } => film.at(Card, seat, cell).on(Piece::Card(card)),
        Event::AmbushSprung { seat, cell, .. } => film.at(Card, seat, cell),
        Event::AssaultDeclared { seat, from, at, .. }
        | Event::Struck { seat, from, at, .. }
        | Event::StruckBack { seat, from, at, .. } => film.blow(seat, Piece::Cell(from), at, Area::Cell),
        Event::HurrahShouted(seat, _, cell)
        | Event::FirstStrike { seat, cell, .. }
        | Event::NoStrikeBack { seat, cell, .. } => film.at(Strike, seat, cell),
        Event::Deployed { seat, cell, .. } | Event::Landing { seat, cell, .. } => {
            film.goes(Travel, seat, Piece::Hand(seat.0), Piece::Cell(cell))
        }
        Event::Equipped { seat, cell, slots, .. } => {
            slots.iter().map(|slot| Piece::Slot(slot.0)).fold(film.at(Mark, seat, cell), Beat::on)
        }
        Event::FighterStationed(seat, _) => film.goes(Travel, seat, Piece::Hand(seat.0), film.staff(seat)),
        Event::CardPlayed { seat, card, .. } => Beat::new(Card).side(seat).on(Piece::Card(card)),
        Event::CardAttached { seat, card, cell, .. } => film.at(Card, seat, cell).on(Piece::Card(card)),
        Event::GeneralTaken(seat, general) => film.goes(Card, seat, Piece::General(general), film.staff(seat)),
        Event::CardDiscarded(seat, card) | Event::CardTaken { victim: seat, card, .. } => {
            film.goes(Card, seat, Piece::Card(card), Piece::Discard(seat.0))
        }
        Event::CardRecovered(seat, card) => {
            let beat = film.goes(Card, seat, Piece::Discard(seat.0), Piece::Hand(seat.0));
            beat.on(Piece::Card(card))
        }
        Event::Healed { seat, cell, wounds, .. } => {
            film.at(Mark, seat, cell).amount(-i16::from(wounds)).tone(film.good_for(seat))
        }
        Event::Worked { seat, from, to, .. } => film.goes(Mark, seat, Piece::Cell(from), Piece::Cell(to)),
        Event::Reloaded { seat, cell, .. }
        | Event::Steadied(seat, _, cell)
        | Event::SmokePopped(seat, _, cell)
        | Event::SetUp { seat, cell, .. }
        | Event::Packed { seat, cell, .. }
        | Event::Covered { seat, cell, .. }
        | Event::SmokeLaid { seat, cell, .. } => film.at(Mark, seat, cell),
        Event::TerrainCleared { cell, .. } => Beat::new(Mark).on(Piece::Cell(cell)),
        Event::HqRecovered { seat, hq, by } => {
            Beat::new(Tick).side(seat).on(Piece::Hq(hq)).amount(by).tone(film.good_for(seat))
        }
        Event::ShotFired { seat, unit, from, slot, at } => {
            film.blow(seat, Piece::Cell(from), at, area_of(state.data(), unit, slot))
        }
        Event::Barraged { seat, card, cell, .. } => film.goes(Strike, seat, Piece::Card(card), Piece::Cell(cell)),
        Event::PlaneAnnounced { seat, unit, at } => {
            let area = state.data().tables.units[unit.index()].area;
            Beat { kind: Travel, ..film.blow(seat, film.staff(seat), at, area) }
        }
        Event::Raided { seat, unit, at } => {
            film.blow(seat, Piece::Mission, at, state.data().tables.units[unit.index()].area)
        }
        Event::PlaneLeft { seat, .. } => Beat::new(Mark).side(seat).on(film.staff(seat)),
        Event::EscortJoined(seat, _) => film.goes(Travel, seat, film.staff(seat), Piece::Escort),
        Event::FighterRose(seat, _) => film.goes(Travel, seat, film.staff(seat), Piece::Interceptor),
        Event::AntiAirFired { seat, from, at, .. } => match at {
            Some(role) => film.goes(Strike, seat, Piece::Cell(from), Piece::plane(role)),
            None => film.at(Strike, seat, from),
        },
        Event::DogfightFired { seat, by, at, .. } => film.goes(Strike, seat, Piece::plane(by), Piece::plane(at)),
        Event::Printed { .. } | Event::Modified(..) => Beat::new(Dice),
        Event::DieThrown { seat, die, .. } => Beat::new(Dice).side(seat).on(Piece::Die).die_of(die, FACES),
        Event::HitWithoutDie(seat) => Beat::new(Dice).side(seat).tone(film.good_for(seat)),
        Event::ThrownAgain(seat, _) => Beat::new(Dice).side(seat).on(Piece::Die),
        Event::ColumnThrown(die) => Beat::new(Dice).on(Piece::Die).die_of(die, FACES),
        Event::PassengerThrown { seat, cell, die, .. } => {
            let lives = die >= c21_transport::SURVIVES;
            let tone = if lives { film.good_for(seat) } else { film.bad_for(seat) };
            film.at(Dice, seat, cell).die_of(die, FACES).tone(tone)
        }
        Event::Missed(seat) => Beat::new(Strike).side(seat).tone(film.bad_for(seat)),
        Event::NotPenetrated { seat, .. } => Beat::new(Strike).side(seat).tone(film.bad_for(seat)),
        Event::NoEffect(_) => Beat::new(Strike),
        Event::Wounded { seat, cell, damage, .. } => film.at(Hurt, seat, cell).amount(damage).tone(film.bad_for(seat)),
        Event::Critical { seat, cell, .. } => film.at(Hurt, seat, cell).tone(film.bad_for(seat)),
        Event::Suppressed(seat, _, cell) => film.at(Hurt, seat, cell).tone(film.bad_for(seat)),
        Event::Destroyed { seat, cell, .. } => film.at(Lost, seat, cell).tone(film.bad_for(seat)),
        Event::StructureHit { by, cell, .. } => film.at(Hurt, by, cell).tone(film.good_for(by)),
        Event::StructureDestroyed { by, cell, .. } => film.at(Lost, by, cell).tone(film.good_for(by)),
        Event::HqHit { seat, hq, damage, .. } => {
            Beat::new(Hurt).side(seat).on(Piece::Hq(hq)).amount(damage).tone(film.bad_for(seat))
        }
        Event::PlaneHit { seat, role, damage, .. } => {
            Beat::new(Hurt).side(seat).on(Piece::plane(role)).amount(damage).tone(film.bad_for(seat))
        }
        Event::Ended(_, winner) => match winner {
            Some(side) => Beat::new(End).side(state.marshal(side)).tone(film.good_for_side(side)),
            None => Beat::new(End),
        },
    }
}
