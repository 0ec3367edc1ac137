//! What must hold of every position: the invariants `state.rs` lists.
//!
//! A position may be written by hand (`frente referee`): first everything it names must exist, else the rest cannot even
//! be asked.

use crate::ids::UnitNo;
use crate::rules::c1_scenario;
use crate::state::{Frame, Place, State, Task, TokenPlace, UnitSet, points};

/// Every invariant the position breaks.
pub(crate) fn broken(state: &State) -> Vec<String> {
    let mut faults = dangling(state);
    if !faults.is_empty() {
        return faults;
    }
    faults_of_units(state, &mut faults);
    let mut expect = |holds: bool, sentence: String| {
        if !holds {
            faults.push(sentence);
        }
    };
    let measures = state.measures();
    for token in &state.tokens {
        if let TokenPlace::Square(square) = token.at {
            expect(measures.has(square), format!("token {} stands on a square of the table", token.number));
        }
        let own = token.unit == UnitNo::NONE || state.unit(token.unit).side == token.side;
        expect(own, format!("token {} stands for a unit of its side", token.number));
    }
    let top = state.stack.top();
    expect(top.is_some() || state.ending.is_some(), "something is pending until the end".to_owned());
    if let Some(top) = top.filter(|_| state.ending.is_none()) {
        expect(!runs_by_itself(top), format!("{top:?} runs by itself: it never waits on top of the stack"));
    }
    faults
}

fn faults_of_units(state: &State, faults: &mut Vec<String>) {
    let mut expect = |holds: bool, sentence: String| {
        if !holds {
            faults.push(sentence);
        }
    };
    let measures = state.measures();
    for unit in state.all() {
        let (it, kind) = (state.unit(unit), state.profile(unit).kind);
        let name = |what: &str| format!("unit {unit}: {what}");
        match it.place {
            Place::Hidden => {
                let tokens = state.tokens.iter().filter(|token| token.unit == unit && token.at != TokenPlace::Gone);
                expect(tokens.count() == 1, name("a hidden unit has exactly one token"));
            }
            Place::Table => {
                // On its way, those behind the guide are carried along as they stood, be it past the edge; they come back
                // when it arrives.
                let marching = state.march.unit == unit && state.stack.frames().contains(&Frame::MoveOn);
                let on = it.standing().all(|stand| measures.holds(it.stands[usize::from(stand)].v()));
                expect(on || marching, name("its stands are on the table"));
                expect(it.alive != 0, name("it has a stand left"));
            }
            Place::Aboard(transport) => {
                let carried = state.unit(transport).is_on_table() && state.profile(transport).transport.is_some();
                expect(carried, name("its transport is on the table"));
                let apart = it
                    .second
                    .is_none_or(|second| second != transport && state.unit(second).is_on_table() && kind.is_section());
                expect(apart, name("its second transport is another, on the table"));
            }
            Place::Reserve | Place::Behind(_) | Place::Gone(_) => {}
        }
        let rides = matches!(it.place, Place::Aboard(_)) || it.second.is_none();
        expect(rides, name("only who is aboard has a second transport"));
        if it.place != Place::Hidden {
            let token = state.tokens.iter().any(|token| token.unit == unit && token.at != TokenPlace::Gone);
            expect(!token, name("only a hidden unit has a token"));
        }
        expect(it.losses <= points(kind), name("its casualties are at most its points"));
        expect(it.pinned <= 2 || it.panicked || it.is_gone(), name("three markers are panic"));
        if !it.is_gone() && kind.is_section() && state.stack.iter().all(|frame| !matches!(frame, Frame::Removal(_))) {
            let large = (it.alive & !1).count_ones();
            expect(large == 3 - u32::from(it.losses / 4).min(3), name("its stands and its casualties agree"));
        }
        let dice: u8 = it.officer.dice.iter().sum();
        expect(dice <= state.data().quality(it.quality).dice, name("it holds no more dice than it threw"));
    }
}

/// Everything the position names that does not exist.
fn dangling(state: &State) -> Vec<String> {
    let mut faults = Vec::new();
    let count = state.units.len();
    let known = |unit: UnitNo| unit.index() < count;
    let mut name = |place: &str, holds: bool, unit: UnitNo| {
        if !holds {
            faults.push(format!("{place}: there is no unit {unit}, expected one below {count}"));
        }
    };
    for (at, it) in state.units.iter().enumerate() {
        let place = format!("units[{at}]");
        if let Place::Aboard(unit) = it.place {
            name(&place, known(unit), unit);
        }
        match it.task {
            Task::Regroup(_, unit) | Task::Observe { battery: unit, .. } => name(&place, known(unit), unit),
            Task::None | Task::Dig(_) | Task::Deploy(_) => {}
        }
    }
    let mut maybe = |place: &str, unit: UnitNo| name(place, unit == UnitNo::NONE || known(unit), unit);
    state.tokens.iter().for_each(|token| maybe("tokens", token.unit));
    state.units.iter().filter_map(|it| it.second).for_each(|unit| maybe("units", unit));
    for (place, order) in [("order", state.order), ("hen", state.hen)] {
        maybe(place, order.unit);
        maybe(place, order.officer);
    }
    maybe("march", state.march.unit);
    state.march.boards.into_iter().for_each(|unit| maybe("march", unit));
    for shot in &state.shots {
        [shot.shooter, shot.target].into_iter().for_each(|unit| name("shots", known(unit), unit));
    }
    for hit in &state.hits {
        [hit.by, hit.target].into_iter().for_each(|unit| name("hits", known(unit), unit));
    }
    for runner in &state.messengers {
        [runner.from, runner.to].into_iter().for_each(|unit| name("messengers", known(unit), unit));
    }
    state.sorties.iter().for_each(|sortie| name("sorties", known(sortie.unit), sortie.unit));
    let batteries = state.missions.iter().map(|mission| ("missions", mission.battery));
    let sets = [("witnesses", state.witnesses), ("fleeing", state.fleeing), ("leaving", state.leaving)];
    for (place, set) in batteries.chain(sets) {
        let last = UnitSet::BITS - set.leading_zeros();
        name(place, last as usize <= count, UnitNo(last.saturating_sub(1) as u8));
    }
    let lists = state.data().units.len();
    for (at, it) in state.units.iter().enumerate() {
        if usize::from(it.def) >= lists {
            faults.push(format!("units[{at}].def: the lists have no line {}, expected one below {lists}", it.def));
        }
    }
    if state.scenario.columns.iter().any(|column| *column > 4) {
        faults.push("scenario.columns: expected 0 to 4 each".to_owned());
    }
    if state.wind > 8 {
        faults.push(format!("wind: expected 0 to 8, found {}", state.wind));
    }
    if faults.is_empty() {
        let loose = state.stack.iter().filter(|frame| !is_grounded(state, *frame));
        faults.extend(loose.map(|frame| format!("stack: {frame:?} names something that is not there")));
    }
    faults
}

/// Whether all a pending frame speaks of is there.
fn is_grounded(state: &State, frame: Frame) -> bool {
    let known = |unit: UnitNo| unit.index() < state.units.len();
    let (mover, doer) = (state.march.unit, state.order.unit);
    let mission = |at: u8| usize::from(at) < state.missions.len();
    let sortie = |at: u8| usize::from(at) < state.sorties.len();
    match frame {
        Frame::ColumnDie(column) => column < 4,
        Frame::TakeColumn(sector) => (1..=4).contains(&sector),
        Frame::Count { sector, element } => {
            (1..=4).contains(&sector) && usize::from(element) <= c1_scenario::elements(state, sector).len()
        }
        Frame::Lay { sector, element, left } => {
            let counts = &state.scenario.counts;
            (1..=4).contains(&sector)
                && counts.iter().map(|count| u32::from(*count)).sum::<u32>() == u32::from(left)
                && counts.iter().take(usize::from(element)).all(|count| *count == 0)
                && counts.iter().skip(c1_scenario::elements(state, sector).len()).all(|count| *count == 0)
        }
        Frame::OrderDie { officer: unit, .. }
        | Frame::EventOn { officer: unit, .. }
        | Frame::EventDie { unit, .. }
        | Frame::RescueDie { unit, .. }
        | Frame::MoraleDie { unit, .. }
        | Frame::RecoveryDie { unit, .. }
        | Frame::Supervise(unit)
        | Frame::Removal(unit)
        | Frame::WreckDie(unit)
        | Frame::AimPoint(unit)
        | Frame::StrikeReady(unit)
        | Frame::SelfRegroup(unit) => known(unit),
        Frame::Dice(unit) => known(unit) && known(doer) && known(state.order.officer),
        Frame::Ordering | Frame::Target | Frame::Respond | Frame::Observation | Frame::Whom | Frame::Execute => {
            known(doer)
        }
        Frame::SecondTarget | Frame::WrongTarget => known(doer) && !state.shots.is_empty(),
        Frame::Mistake(other) => known(doer) && known(other) && !state.shots.is_empty(),
        Frame::FireReact => !state.shots.is_empty(),
        Frame::March | Frame::MoveReact | Frame::MoveOn | Frame::BogDie { .. } | Frame::Formation => known(mover),
        Frame::SteppedDie(hit) | Frame::DamageDie(hit) => usize::from(hit) < state.hits.len(),
        Frame::Template(at) => mission(at) && known(doer),
        Frame::ScatterDie { mission: at, .. }
        | Frame::DirectionDie(at)
        | Frame::Bombard(at)
        | Frame::BombReact(at)
        | Frame::Shells { mission: at, .. } => mission(at),
        Frame::AirRaid(at) | Frame::Bombs(at) | Frame::Intercept(at) => sortie(at),
        Frame::AirDie { sortie: at, against, .. } => sortie(at) && known(against) && known(UnitNo(state.dice[1])),
        _ => true,
    }
}

/// Whether nobody chooses and nothing is thrown there: such a frame is gone before anybody looks.
const fn runs_by_itself(frame: Frame) -> bool {
    matches!(
        frame,
        Frame::TurnStart(_)
            | Frame::TurnEnd(_)
            | Frame::RoundEnd
            | Frame::Execute
            | Frame::MoveOn
            | Frame::Respond
            | Frame::Volley(_)
            | Frame::Hits(_)
            | Frame::Tests(_)
            | Frame::Aftermath
            | Frame::Bombard(_)
            | Frame::Shells { .. }
            | Frame::StrikeReady(_)
            | Frame::Clash
            | Frame::Bombs(_)
    )
}
