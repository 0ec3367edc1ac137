//! One of every message, so that a test can ask each language for all of them.

use super::reasons::REASONS;
use super::{action_message, cautions, events, prompt_key};
use crate::actions::{Action, Chance, Event, Formation};
use crate::data::Ammo;
use crate::flow::{Peanas, outcome};
use crate::geometry::{Facing, Point};
use crate::ids::{EventKind, PieceKind, Season, Side, Square, UnitNo, Weather};
use crate::setup::Setup;
use crate::state::{Channel, Ending, Frame, Moment, OrderKind, Pool, Stack};
use frente_kernel::{Game, Message, Narrate};

pub(super) fn every_message() -> Vec<Message> {
    let setup = Setup { scenery: 1, ..Setup::default() };
    let state = Peanas::initial(&setup).expect("the usual setup");
    let mut all: Vec<Message> = Vec::new();
    let words = |prefix: &str, words: Vec<&str>| -> Vec<Message> {
        words.into_iter().map(|word| Message::new(format!("{prefix}-{word}"))).collect()
    };
    all.extend(words("side", Side::ALL.iter().map(|one| one.word()).collect()));
    all.extend(words("season", Season::ALL.iter().map(|one| one.word()).collect()));
    all.extend(words("weather", Weather::ALL.iter().map(|one| one.word()).collect()));
    all.extend(words("event-name", EventKind::ALL.iter().map(|one| one.word()).collect()));
    all.extend(words("order", OrderKind::ALL.iter().map(|one| one.word()).collect()));
    all.extend(words("channel", Channel::ALL.iter().map(|one| one.word()).collect()));
    all.extend(words("ammo", Ammo::ALL.iter().map(|one| one.word()).collect()));
    all.extend(words("moment", Moment::ALL.iter().map(|one| one.word()).collect()));
    all.extend(words("formation", Formation::ALL.iter().map(|one| one.word()).collect()));
    all.extend(words("template", vec!["0", "1", "2"]));
    all.extend(["decoy", "no-weapon", "prompt-over", "grade-decisive", "grade-marginal"].map(Message::new));
    for ending in [Ending::Collapse(Side::Attacker), Ending::Time(3)] {
        all.push(Message::new(format!("outcome-{}", outcome(ending).label)));
    }
    for frame in every_frame() {
        let mut there = state.clone();
        there.stack = Stack::of(frame);
        there.order.unit = UnitNo(0);
        there.march.unit = UnitNo(0);
        all.push(Peanas::prompt(&there).0);
        let _ = prompt_key(frame);
    }
    all.extend(every_action().into_iter().map(|action| action_message(&state, action)));
    let mut second = state.clone();
    second.stack = Stack::of(Frame::SecondTarget);
    all.push(action_message(&second, Action::Alone));
    for chance in [Chance::Die(1), Chance::Direction(1), Chance::Season(Season::Summer)] {
        all.push(Peanas::chance_message(&state, chance));
    }
    all.extend(Peanas::WINDOWS.iter().map(|kind| Message::new(*kind)));
    all.extend(cautions::every_message(&state));
    all.extend(Event::samples().into_iter().map(|event| events::message(&state, event)));
    all.push(events::message(&state, Event::Ended(Ending::Collapse(Side::Attacker))));
    all.extend(events::every_term());
    // A refusal uses no argument of the action it answers: boards say it of places that no action names.
    all.extend(REASONS.iter().map(|why| Message::new(format!("illegal-{why}"))));
    all
}

fn every_frame() -> Vec<Frame> {
    let unit = UnitNo(0);
    vec![
        Frame::TakeColumn(1),
        Frame::Count { sector: 1, element: 0 },
        Frame::Lay { sector: 1, element: 0, left: 1 },
        Frame::Objective,
        Frame::Works,
        Frame::Deploy(3),
        Frame::Entry,
        Frame::Turn,
        Frame::EventOn { officer: unit, event: EventKind::Confusion, by: Side::Attacker, anywhere: true },
        Frame::Ordering,
        Frame::March,
        Frame::Formation,
        Frame::Target,
        Frame::SecondTarget,
        Frame::WrongTarget,
        Frame::Mistake(unit),
        Frame::MoveReact,
        Frame::FireReact,
        Frame::BombReact(0),
        Frame::Supervise(unit),
        Frame::Dice(unit),
        Frame::Removal(unit),
        Frame::Observation,
        Frame::AimPoint(unit),
        Frame::Template(0),
        Frame::Whom,
        Frame::Melee(Side::Attacker),
        Frame::Hide,
        Frame::AirRaid(0),
        Frame::Intercept(0),
        Frame::Chicks,
        Frame::SelfRegroup(unit),
        Frame::ColumnDie(0),
    ]
}

pub(super) fn every_action() -> Vec<Action> {
    let (unit, at, square, facing) = (UnitNo(0), Point::cm(10, 10), Square { column: 0, row: 0 }, Facing(0));
    let pool = Pool::new(1, 0, 0);
    vec![
        Action::TakeColumn(1),
        Action::Count(1),
        Action::Lay { turn: 0, at },
        Action::LayBand { from: 0, to: 1 },
        Action::Objective(at),
        Action::Build { kind: PieceKind::Foxhole, turn: 0, at },
        Action::Enter { unit, square },
        Action::Enter { unit: UnitNo::NONE, square },
        Action::Done,
        Action::Activate(unit),
        Action::Order { unit, kind: OrderKind::Move },
        Action::Give { officer: unit, channel: Channel::Voice, pool },
        Action::GiveTwo { officer: unit, first: pool, second: pool },
        Action::FreeMove(unit),
        Action::Recover(unit),
        Action::SetUp(unit),
        Action::Remount,
        Action::MoveToken { token: 0, square },
        Action::Flank(0),
        Action::Reveal(0),
        Action::EndTurn,
        Action::Via(at),
        Action::Walk { facing, to: at },
        Action::Drive { facing, length: 100 },
        Action::Follow(at),
        Action::Charge(unit),
        Action::Ford { facing, to: at },
        Action::Board(unit),
        Action::Leave { facing, to: at },
        Action::Stay,
        Action::Form(Formation::Line),
        Action::Place { stand: 1, to: at },
        Action::Shoot { target: unit, weapon: 0, ammo: Ammo::Normal },
        Action::Also(unit),
        Action::Alone,
        Action::Mistaken(unit),
        Action::Refuse,
        Action::React { unit, moment: Moment::First },
        Action::Prone(unit),
        Action::Pass,
        Action::Under(unit),
        Action::Dice(pool),
        Action::EventOn(unit),
        Action::Remove(1),
        Action::Observe { battery: unit, turns: 1, smoke: false },
        Action::Observe { battery: unit, turns: 1, smoke: true },
        Action::AimAt(at),
        Action::Template(0),
        Action::Whom(unit),
        Action::Strike { unit, target: unit },
        Action::Cripple { unit, target: unit },
        Action::Withdraw(unit),
        Action::Hide(unit),
        Action::Call(unit),
        Action::Strafe(unit),
        Action::Intercept(unit),
        Action::Rally,
        Action::Reinforce(unit),
    ]
}
