//! Positions written by hand: whatever they name must exist, and what they break is said, not stumbled over.

use super::*;
use crate::state::{Duty, Hit, Messenger, Mission, Sortie, Task};

/// What is wrong with a bare table with two units after that.
fn said(change: impl FnOnce(&mut State)) -> String {
    let mut table = Table::bare();
    table.unit(RIFLES, Attacker, 60, 30);
    table.unit("nat-camion", Attacker, 30, 30);
    assert_eq!(Peanas::faults(&table.state), [""; 0]);
    change(&mut table.state);
    Peanas::faults(&table.state).join("; ")
}

#[test]
fn units_that_are_not_there_are_named_with_their_place() {
    const NOBODY: UnitNo = UnitNo(90);
    let named = |place: &str, change: &dyn Fn(&mut State)| {
        let said = said(change);
        assert!(said.contains(place) && said.contains("no unit 90, expected one below 2"), "{place}: {said}");
    };
    named("units[0]", &|state| state.units[0].place = Place::Aboard(NOBODY));
    named("units[0]", &|state| state.units[0].task = Task::Regroup(1, NOBODY));
    named("order", &|state| state.order = Order { unit: NOBODY, ..Order::IDLE });
    named("order", &|state| state.order = Order { officer: NOBODY, duty: Duty::Prone, ..Order::IDLE });
    named("march", &|state| state.march.unit = NOBODY);
    named("hits", &|state| state.hits.push(Hit::of(UnitNo(0), NOBODY)));
    named("fleeing", &|state| state.fleeing = 1 << 90);
    named("sorties", &|state| state.sorties.push(Sortie { unit: NOBODY, turns: 1 }));
    named("messengers", &|state| {
        let at = Point::cm(1, 1);
        let kind = OrderKind::Move;
        state.messengers.push(Messenger {
            from: NOBODY,
            to: UnitNo(0),
            kind,
            pool: ZERO,
            at,
            walked: false,
            event: None,
        });
    });
    named("missions", &|state| {
        let at = Point::cm(1, 1);
        let (left, fired, runner) = (1, 0, None);
        let (smoke, ready, done) = (false, true, false);
        state.missions.push(Mission { battery: 1 << 90, side: Attacker, at, left, fired, runner, smoke, ready, done });
    });
    assert!(said(|state| state.units[1].def = 250).contains("units[1].def: the lists have no line 250"));
}

#[test]
fn frames_that_speak_of_nothing_are_refused() {
    for frame in [
        Frame::Dice(UnitNo(0)),
        Frame::Supervise(UnitNo(7)),
        Frame::March,
        Frame::MoveReact,
        Frame::Formation,
        Frame::Target,
        Frame::FireReact,
        Frame::SecondTarget,
        Frame::Template(0),
        Frame::AirRaid(3),
        Frame::DamageDie(2),
        Frame::ColumnDie(9),
        Frame::Count { sector: 9, element: 1 },
        Frame::Lay { sector: 1, element: 7, left: 2 },
        Frame::Lay { sector: 0, element: 0, left: 0 },
    ] {
        let said = said(|state| state.stack = Stack::of(frame));
        assert!(said.contains("stack:") && said.contains("not there"), "{frame:?}: {said}");
    }
    for frame in [Frame::TurnStart(0), Frame::Execute, Frame::Clash, Frame::Hits(0)] {
        let said = said(|state| {
            state.stack = Stack::of(frame);
            state.order.unit = UnitNo(0);
        });
        assert!(said.contains("runs by itself"), "{frame:?}: {said}");
    }
    assert!(said(|state| state.scenario.columns = [9; 4]).contains("scenario.columns"));
    assert!(said(|state| state.wind = 44).contains("wind: expected 0 to 8, found 44"));
}
