//! One of every message, so that a test can ask each language for all of them.

use super::reasons::REASONS;
use super::{Say, cautions, events};
use crate::actions::{
    Action, Aimed, Chance, Draw, Event, First, Futile, Home, How, Income, Modifier, Target, Warrant, What,
};
use crate::board::{Cell, Dir};
use crate::flow::Tactics2gm;
use crate::ids::{Arm, CardNo, GeneralNo, Nation, Phase, Side, Slot, Slots, TerrainNo, TileNo, UnitIx, UnitNo};
use crate::setup::Setup;
use crate::state::{Frame, Role, State};
use frente_kernel::vocabulary::Sample;
use frente_kernel::{Game, Message, Narrate, Seat};

const CELL: Cell = Cell::at(0, 0);

/// One of every message: terms, prompts, actions, events, refusals.
pub(super) fn every_message() -> Vec<Message> {
    let state = Tactics2gm::initial(&Setup::default()).expect("the usual setup is sound");
    let mut all: Vec<Message> = Vec::new();
    let terms = ["side-a", "side-b", "tokens-ready", "tokens-packed", "prompt-over", "arm-crew"];
    all.extend(terms.map(Message::new));
    all.extend(Nation::ALL.map(|nation| Message::new(format!("nation-{nation}"))));
    all.extend(Role::ALL.map(|role| Message::new(format!("role-{}", role.name()))));
    all.extend(Modifier::ALL.map(|modifier| Message::new(format!("modifier-{modifier}"))));
    all.extend(["light", "medium", "heavy"].map(|cover| Message::new(format!("modifier-cover-{cover}"))));
    all.extend(Phase::ALL.map(|phase| Message::new(format!("phase-{phase}"))));
    all.extend(First::ALL.map(|why| Message::new(format!("first-{why}"))));
    all.extend(Futile::ALL.map(|why| Message::new(format!("futile-{why}"))));
    let works = [Warrant::Medic, Warrant::Mechanic, Warrant::Sapper, Warrant::Logistics];
    all.extend(works.map(|work| Message::new(format!("work-{work}"))));
    all.extend(How::ALL.map(|how| Message::new(format!("outcome-{}", how.name()))));
    for frame in every_frame() {
        let mut state = state;
        state.stack = crate::state::Stack::of(frame);
        all.push(Tactics2gm::prompt(&state).0);
    }
    // Who decides these is a unit's owner, and there is no unit here.
    for key in ["prompt-strike-back", "prompt-wreck", "prompt-wreck-order"] {
        all.push(Message::new(key).int("pa", 0).int("round", 0));
    }
    all.extend(every_action().into_iter().map(|action| Tactics2gm::action_message(&state, action)));
    all.extend(Chance::samples().into_iter().map(|chance| Tactics2gm::chance_message(&state, chance)));
    all.extend(every_event().into_iter().map(|event| events::message(state.data(), event)));
    all.extend(super::WINDOWS.iter().copied().map(Message::new));
    all.extend(cautions::every());
    all.extend(REASONS.iter().map(|why| refusal(&state, why)));
    all
}

/// A refusal with every argument an action that is refused may bring.
fn refusal(state: &State, why: &str) -> Message {
    let (data, unit) = (state.data(), UnitNo(0));
    let message = Message::new(format!("illegal-{why}")).unit(data, unit).card(data, CardNo(0));
    let message = message.arg("weapon", super::slot_name(data, unit, Slot::MAIN)).general(data, GeneralNo(0));
    message.cell("from", CELL).cell("to", CELL).cell("cell", CELL)
}

fn every_frame() -> Vec<Frame> {
    let (seat, unit) = (Seat(0), UnitIx::at(0));
    let mut all = vec![Frame::Bid(seat), Frame::WhoFirst(seat), Frame::Buy(seat), Frame::Mulligan(seat)];
    all.extend(Phase::ALL.map(Frame::Phase));
    all.extend([
        Frame::Moving(unit),
        Frame::Mine(unit, seat),
        Frame::Ambush(unit, seat),
        Frame::AmbushShot(unit, seat),
    ]);
    all.extend([Frame::Equip(unit), Frame::ChooseGeneral(seat), Frame::Spying(seat), Frame::Recover]);
    all.extend([Frame::Answer(seat), Frame::AfterDie, Frame::Escort, Frame::AntiAir(seat), Frame::Intercept(seat)]);
    all.extend([Frame::Drop, Frame::Die]);
    all
}

/// One of every action, and of what fire may be directed at: the sentence of an aim differs.
fn every_action() -> Vec<Action> {
    let aimed = [Target::Hq(0), Target::Area(CELL, Dir::North)];
    let fire = aimed.map(|target| Action::Fire(CELL, Slot::MAIN, target));
    Action::samples().into_iter().chain(fire).collect()
}

fn every_event() -> Vec<Event> {
    let (seat, side, unit, card, cell) = (Seat(0), Side::A, UnitNo(0), CardNo(0), CELL);
    let (terrain, slot, warrant, victim) = (TerrainNo(0), Slot::MAIN, Warrant::Support, Seat(1));
    let at = Aimed { at: Target::Unit(CELL), what: What::Unit(UnitNo(0)) };
    let (slots, packed) = (Slots::sample(), Slots::NONE);
    let income = Income { base: 3, lines: 0, command: 0, general: 0, level: 0, novices: 0, lost: 0, gained: 3 };
    let mut all = vec![
        Event::TileLaid(TileNo(0), 0),
        Event::BidMade(seat),
        Event::BidRevealed(seat, 0),
        Event::InitiativeThrown { side, die: 1, total: 1 },
        Event::InitiativeTied,
        Event::FirstChosen(side),
        Event::TerrainBought(seat, terrain, cell, 1),
        Event::BidLost(seat, 1),
        Event::CardDrawn { seat, card: None, at: Draw::Turn },
        Event::CardDrawn { seat, card: Some(card), at: Draw::Turn },
        Event::HandKept(seat),
        Event::HandReturned(seat),
        Event::DeckEmpty(seat),
        Event::TurnBegan(side, 1),
        Event::PhaseBegan(side, Phase::Movement),
        Event::SmokeLifted(side),
        Event::Income(seat, income),
        Event::PointGiven(seat),
        Event::HandedOver(seat),
        Event::Moved { seat, unit, from: cell, to: cell },
        Event::Swapped { seat, one: unit, other: unit, from: cell, to: cell },
        Event::Rotated(seat, cell, Dir::North),
        Event::EngineThrown { seat, unit, cell, die: 1 },
        Event::EngineThrown { seat, unit, cell, die: 2 },
        Event::Marched { seat, unit, cell, paid: 1 },
        Event::Embarked { seat, unit, from: cell, carrier: cell, aboard: unit },
        Event::Disembarked { seat, unit, from: cell, to: cell, aboard: unit },
        Event::MineSprung { seat, card, unit, cell, warrant },
        Event::AmbushSprung { seat, unit, cell },
        Event::AssaultDeclared { seat, unit, from: cell, at },
        Event::HurrahShouted(seat, unit, cell),
        Event::FirstStrike { seat, unit, cell, why: First::Open },
        Event::NoStrikeBack { seat, unit, cell },
        Event::Struck { seat, unit, from: cell, arm: Arm::Slot(slot), at },
        Event::StruckBack { seat, unit, from: cell, arm: Arm::Crew, at },
        Event::Advanced { seat, unit, from: cell, to: cell },
        Event::Deployed { seat, unit, cell, aboard: None },
        Event::Deployed { seat, unit, cell, aboard: Some(unit) },
        Event::Landing { seat, unit, cell, warrant },
        Event::Equipped { seat, unit, cell: None, slots, packed, paid: 0 },
        Event::FighterStationed(seat, unit),
        Event::CardPlayed { seat, card, paid: 0, warrant },
        Event::Worked { seat, unit, from: cell, to: cell, paid: 1, warrant: Warrant::Sapper },
        Event::Healed { seat, unit, cell, wounds: 1, left: 0, warrant },
        Event::Reloaded { seat, unit, cell, slots, warrant },
        Event::PointsGained { seat, points: 1, lost: 0, warrant },
        Event::PointsLost(seat, 1),
        Event::SmokeLaid { seat, cell, cells: 3 },
        Event::CardAttached { seat, card, unit, cell, warrant },
        Event::FurtherMoves(side),
        Event::GeneralTaken(seat, GeneralNo(0)),
        Event::HandSeen(seat, seat),
        Event::CardDiscarded(seat, card),
        Event::CardTaken { seat, victim, card },
        Event::CardRecovered(seat, card),
        Event::StoodFast(side),
        Event::TerrainCleared { card: terrain, cell, by: unit, warrant },
        Event::Steadied(seat, unit, cell),
        Event::SmokePopped(seat, unit, cell),
        Event::HqRecovered { seat, hq: 0, by: 1 },
        Event::ShotFired { seat, unit, from: cell, slot, at },
        Event::Barraged { seat, card, cell, dir: Dir::North, warrant },
        Event::Covered { seat, unit, cell },
        Event::Printed { hit: 5, crit: 10 },
        Event::Modified(Modifier::Cover, 1, 0),
        Event::DieThrown { seat, die: 1, hit: 5, crit: Some(10) },
        Event::DieThrown { seat, die: 1, hit: 5, crit: None },
        Event::HitWithoutDie(seat),
        Event::Missed(seat),
        Event::NotPenetrated { seat, pen: 1, armour: 2 },
        Event::Wounded { seat, unit, cell, damage: 1, wounds: 1, most: 3 },
        Event::Critical { seat, unit, cell: None },
        Event::Destroyed { seat, unit, cell: None, side },
        Event::StructureHit { by: seat, card: terrain, cell, damage: 1, left: 1 },
        Event::StructureDestroyed { by: seat, card: terrain, cell },
        Event::HqHit { seat, hq: 0, damage: 1, left: 9 },
        Event::Suppressed(seat, unit, cell),
        Event::ThrownAgain(seat, warrant),
        Event::PlaneAnnounced { seat, unit, at },
        Event::EscortJoined(seat, unit),
        Event::FighterRose(seat, unit),
        Event::AntiAirFired { seat, unit, from: cell, slot, at: None, target: unit },
        Event::DogfightFired { seat, unit, by: Role::Mission, target: unit, at: Role::Interceptor },
        Event::Raided { seat, unit, at },
        Event::PlaneHit { seat, unit, role: Role::Mission, damage: 1 },
        Event::PlaneLeft { seat, unit, home: Home::Discarded },
        Event::PlaneLeft { seat, unit, home: Home::Beside },
        Event::PassengerThrown { seat, unit, cell, die: 1 },
        Event::Survived { seat, unit, from: cell, to: cell },
        Event::SetUp { seat, unit, cell, slot },
        Event::Packed { seat, unit, cell, slot },
        Event::TokensBack(side, 1),
        Event::CrateTaken(seat, unit, cell),
        Event::CrateDropped(cell),
        Event::CrateDelivered { seat, side, cell, points: 2, lost: 0 },
        Event::ColumnThrown(1),
        Event::Ended(How::StaffDestroyed, Some(side)),
        Event::Ended(How::RoundsOver, None),
    ];
    all.extend(Futile::ALL.map(Event::NoEffect));
    all
}
