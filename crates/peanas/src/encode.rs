//! A position and an action as facts: what is printed, counted or computed by a rule, never what it is worth.
//!
//! The table is read by its squares and by the distance to each objective. What a token stands for is among the facts of
//! who laid it, and of a whole world, alone.

use crate::actions::Action;
use crate::flow::Peanas;
use crate::geometry::{Point, distance};
use crate::ground::units;
use crate::ids::{EventKind, PieceKind, Season, Side, Square, Terrain, UnitKind, UnitNo, Weather};
use crate::rules::c6_worth;
use crate::state::{Channel, Frame, OrderKind, Place, Pool, State, Task, TokenPlace, points};
use frente_kernel::{Encode, Eyes, Facts, Game, Narrate, Node, Seat};

/// Squares of the largest table.
const COLUMNS: usize = 16;
const SQUARES: usize = COLUMNS * 8;
/// Kinds of units, told apart coarsely: sections, crews and guns, vehicles, men on their own.
const SORTS: usize = 4;
/// Bands of distance: up to 10, 20, 40, 60, 100 centimetres, and beyond.
const BANDS: [u16; 5] = [100, 200, 400, 600, 1000];
/// Kinds of pending steps, as [`pending`] counts them.
const STEPS: usize = 20;
/// Verbs, as [`verb`] counts them.
const VERBS: usize = 51;
/// What [`Narrate::caution`] may say.
const CAUTIONS: [&str; 12] = [
    "caution-entries",
    "caution-build-points",
    "caution-hold-fire",
    "caution-gives-up",
    "caution-own-men",
    "caution-own-men-near",
    "caution-nowhere-to-withdraw",
    "caution-nowhere-to-run",
    "caution-end-turn",
    "caution-stay",
    "caution-leaves-contact",
    "caution-bog",
];

impl Encode for Peanas {
    const ENCODING: u16 = 1;
    const OFFERS: usize = 512;
    const OFFER_FACTS: usize = 64;

    fn facts(state: &State, eyes: Eyes, out: &mut Facts) {
        let decider = match Peanas::node(state) {
            Node::Decision(seat) => Some(Side::of_seat(seat.0).index()),
            _ => None,
        };
        out.maybe_one_of("decides", 2, decider);
        out.one_of("active", 2, state.active.index());
        out.one_of("pending", STEPS, pending(state));
        let rounds = state.data().size(state.size).rounds;
        out.at_least("round", 14, state.round.into());
        out.at_least("rounds-left", 14, rounds.saturating_sub(state.round).into());
        out.one_of("size", 3, state.size.index());
        out.one_of("terrain", Terrain::ALL.len(), state.terrain.index());
        out.one_of("season", Season::ALL.len(), state.season.index());
        out.one_of("weather", Weather::ALL.len(), state.weather.index());
        let held = state.objectives.iter().enumerate().filter(|(_, objective)| objective.holder == Side::Attacker);
        out.at_least("objectives", 3, state.objectives.len());
        out.set("held-by-attacker", 3, held.map(|(at, _)| at));
        let square = |at: Point| square(state.measures().square_of(at));
        out.set("objective-at", SQUARES, state.objectives.iter().map(|objective| square(objective.at)));
        out.each(
            "piece-at",
            SQUARES,
            4,
            state.pieces.iter().map(|piece| (square(piece.at), shelter(piece.counts_as()))),
        );
        out.set("smoke-at", SQUARES, state.smoke.iter().map(|smoke| square(smoke.at)));
        for side in [Side::Attacker, Side::Defender] {
            out.within(side.word(), |out| of_side(state, side, out));
        }
        for side in [Side::Attacker, Side::Defender] {
            out.within(side.word(), |out| known(state, side, eyes.sees(Seat(side.index() as u8)), out));
        }
    }

    fn action_facts(state: &State, action: Action, out: &mut Facts) {
        let Node::Decision(seat) = Peanas::node(state) else { return };
        let side = Side::of_seat(seat.0);
        let verb = verb(action);
        out.one_of("verb", VERBS, verb);
        out.each("verb-at-step", VERBS, STEPS, [(verb, pending(state))]);
        let unit = subject(state, action);
        let kind = unit.map(|unit| state.profile(unit).kind);
        out.maybe_one_of("kind", UnitKind::ALL.len(), kind.map(UnitKind::index));
        out.each("verb-by-sort", VERBS, SORTS, kind.map(|kind| (verb, sort(kind))));
        let it = unit.map(|unit| state.unit(unit));
        out.maybe_one_of("quality", 4, it.map(|it| it.quality.index()));
        out.at_least("losses", 7, it.map_or(0, |it| usize::from(it.losses).div_ceil(2)));
        out.set(
            "marks",
            5,
            it.into_iter().flat_map(|it| {
                let marks = [it.pinned > 0, it.panicked, it.spent, it.aimed, it.prone > 0];
                marks.into_iter().enumerate().filter(|(_, holds)| *holds).map(|(at, _)| at)
            }),
        );
        let order = match action {
            Action::Order { kind, .. } => Some(kind),
            _ => None,
        };
        out.maybe_one_of("order", OrderKind::ALL.len(), order.map(|kind| kind as usize));
        let (channel, pool) = match action {
            Action::Give { channel, pool, .. } => (Some(channel), Some(pool)),
            Action::GiveTwo { first, .. } => (None, Some(first)),
            Action::Dice(pool) => (None, Some(pool)),
            _ => (None, None),
        };
        out.maybe_one_of("channel", Channel::ALL.len(), channel.map(|channel| channel as usize));
        let dice = pool.map(Pool::dice).unwrap_or_default();
        for (name, count) in [("plus-dice", dice[0]), ("zero-dice", dice[1]), ("minus-dice", dice[2])] {
            out.at_least(name, 3, count.into());
        }
        let worth = result(state, action);
        out.maybe_one_of("result", 8, worth.map(|worth| (worth.clamp(-1, 6) + 1) as usize));
        let target = target(action).map(|target| state.profile(target).kind);
        out.maybe_one_of("target-kind", UnitKind::ALL.len(), target.map(UnitKind::index));
        of_place(state, side, unit, place(state, action), out);
        out.caution(&CAUTIONS, Peanas::caution(state, action));
    }
}

/// What everybody sees of a side: what stands on the table, and what its tokens have shown.
fn of_side(state: &State, side: Side, out: &mut Facts) {
    let open = || state.of_side(side).filter(|unit| !matches!(state.unit(*unit).place, Place::Reserve | Place::Hidden));
    let lost: usize = open().map(|unit| usize::from(state.unit(unit).losses)).sum();
    out.at_least("losses", 20, lost.div_ceil(3));
    let gone = |unit: &UnitNo| state.unit(*unit).is_gone();
    out.at_least("gone", 12, open().filter(gone).count());
    let here = || open().filter(|unit| state.unit(*unit).is_on_table());
    let count = |holds: &dyn Fn(&crate::state::Unit) -> bool| here().filter(|unit| holds(state.unit(*unit))).count();
    out.at_least("on-table", 16, here().count());
    out.at_least("sections", 10, here().filter(|unit| state.profile(*unit).kind.is_section()).count());
    out.at_least("pinned", 8, count(&|it| it.pinned > 0));
    out.at_least("panicked", 6, count(&|it| it.panicked));
    out.at_least("decimated", 6, count(&|it| it.decimated));
    out.at_least("spent", 12, count(&|it| it.spent));
    out.at_least("aimed", 4, count(&|it| it.aimed));
    out.at_least("prone", 4, count(&|it| it.prone > 0));
    out.at_least("digging", 4, count(&|it| matches!(it.task, Task::Dig(_))));
    out.at_least("observing", 3, count(&|it| matches!(it.task, Task::Observe { .. })));
    out.at_least("officers-active", 4, count(&|it| it.officer.active));
    let dice = |face: usize| here().map(|unit| usize::from(state.unit(unit).officer.dice[face])).sum();
    for (face, name) in ["plus-dice", "zero-dice", "minus-dice"].into_iter().enumerate() {
        out.at_least(name, 6, dice(face));
    }
    let half = |unit: &UnitNo| 2 * state.unit(*unit).losses >= points(state.profile(*unit).kind);
    out.at_least("half-lost", 8, here().filter(half).count());
    let kinds = here().map(|unit| (state.profile(unit).kind.index(), usize::from(!state.unit(unit).can_act())));
    out.each("kinds", UnitKind::ALL.len(), 2, kinds);
    let cell = |unit: UnitNo| square(state.measures().square_of(state.unit(unit).middle()));
    out.each("unit-at", SQUARES, SORTS, here().map(|unit| (cell(unit), sort(state.profile(unit).kind))));
    let laid = || state.tokens.iter().filter(|token| token.side == side && token.at != TokenPlace::Gone);
    out.at_least("tokens", 16, laid().count());
    let placed =
        || laid().filter_map(|token| if let TokenPlace::Square(at) = token.at { Some((at, token)) } else { None });
    out.set("token-at", SQUARES, placed().map(|(at, _)| square(at)));
    out.at_least("flanking", 4, laid().filter(|token| matches!(token.at, TokenPlace::Flank { .. })).count());
    let mut near = [[0usize; BANDS.len()]; 3];
    for (objective, near) in state.objectives.iter().zip(&mut near) {
        let places = here().filter(|unit| state.profile(*unit).kind.is_section()).map(|unit| state.unit(unit).middle());
        let tokens = placed().map(|(at, _)| state.measures().middle(at));
        for far in places.chain(tokens).map(|at| distance(at, objective.at)) {
            BANDS
                .iter()
                .zip(near.iter_mut())
                .filter(|(limit, _)| far <= units(**limit))
                .for_each(|(_, count)| *count += 1);
        }
    }
    for (near, name) in near.into_iter().zip(["near-first", "near-second", "near-third"]) {
        let counts = near.into_iter().enumerate();
        out.each(name, BANDS.len(), 4, counts.flat_map(|(band, count)| (0..count.min(4)).map(move |at| (band, at))));
    }
    out.at_least(
        "messengers",
        3,
        state.messengers.iter().filter(|runner| state.unit(runner.from).side == side).count(),
    );
    out.at_least("missions", 3, state.missions.iter().filter(|mission| mission.side == side).count());
}

/// What who laid the tokens of a side knows of them, and of its reserve.
fn known(state: &State, side: Side, sees: bool, out: &mut Facts) {
    let laid = state.tokens.iter().filter(|token| sees && token.side == side);
    let units = laid.filter_map(|token| match token.at {
        TokenPlace::Square(at) => {
            Some((square(at), token.unit.some().map_or(SORTS, |unit| sort(state.profile(unit).kind))))
        }
        _ => None,
    });
    out.each("token-is", SQUARES, SORTS + 1, units);
    let waiting = || state.of_side(side).filter(|unit| sees && state.unit(*unit).place == Place::Reserve);
    out.at_least("reserve", 10, waiting().count());
    out.set("reserve-kinds", UnitKind::ALL.len(), waiting().map(|unit| state.profile(unit).kind.index()));
    out.at_least("decoys", 5, if sees { state.decoys[side.index()].into() } else { 0 });
}

/// What a destination is like.
fn of_place(state: &State, side: Side, unit: Option<UnitNo>, place: Option<Point>, out: &mut Facts) {
    let band = |far: i32| BANDS.iter().position(|limit| far <= units(*limit)).unwrap_or(BANDS.len());
    let nearest = |at: Point| state.objectives.iter().map(|objective| distance(at, objective.at)).min();
    out.maybe_one_of("to-objective", 6, place.and_then(nearest).map(band));
    let from = unit.map(|unit| state.unit(unit)).filter(|it| it.is_on_table()).map(crate::state::Unit::middle);
    let gain = from
        .and_then(nearest)
        .zip(place.and_then(nearest))
        .map(|(before, after)| ((before - after) / units(50) + 3).clamp(0, 6) as usize);
    out.maybe_one_of("nearer", 7, gain);
    let far = |side: Side| {
        let standing = |at: Point| state.on_table(side).map(move |unit| distance(at, state.unit(unit).middle())).min();
        place.and_then(standing)
    };
    out.maybe_one_of("to-foe", 6, far(side.other()).map(band));
    let in_piece = |at: Point| state.pieces.iter().find(|piece| piece.contains(state.data(), at.v()));
    out.maybe_one_of("shelter", 4, place.and_then(in_piece).map(|piece| shelter(piece.counts_as())));
    let row = |at: Point| usize::from(state.measures().square_of(at).row);
    let forward = place.map(|at| if side == Side::Attacker { row(at) } else { 7 - row(at).min(7) });
    out.maybe_one_of("row", 8, forward);
}

fn square(square: Square) -> usize {
    usize::from(square.row) * COLUMNS + usize::from(square.column)
}

fn sort(kind: UnitKind) -> usize {
    if kind.is_section() {
        0
    } else if kind.is_vehicle() {
        2
    } else if kind.is_individual() {
        3
    } else {
        1
    }
}

/// What kind of ground a piece is: hindrance or height, growth, walls, works.
fn shelter(kind: PieceKind) -> usize {
    match kind {
        PieceKind::Wood | PieceKind::Crops | PieceKind::BushLine | PieceKind::BushZone => 1,
        PieceKind::Village | PieceKind::City | PieceKind::House | PieceKind::Wall | PieceKind::Rubble => 2,
        PieceKind::Foxhole
        | PieceKind::Nest
        | PieceKind::Prepared
        | PieceKind::Blockhouse
        | PieceKind::Trench
        | PieceKind::DeepTrench
        | PieceKind::Casemate
        | PieceKind::Bunker => 3,
        _ => 0,
    }
}

/// Which kind of step is pending.
fn pending(state: &State) -> usize {
    match state.pending() {
        Some(Frame::Turn) => 1,
        Some(Frame::Entry | Frame::Deploy(_)) => 2,
        Some(Frame::Ordering) => 3,
        Some(Frame::March) => 4,
        Some(Frame::MoveReact) => 5,
        Some(Frame::FireReact) => 6,
        Some(Frame::Target) => 7,
        Some(Frame::SecondTarget | Frame::WrongTarget | Frame::Mistake(_)) => 8,
        Some(Frame::Formation | Frame::Chicks | Frame::Hide) => 9,
        Some(Frame::Supervise(_) | Frame::Dice(_)) => 10,
        Some(Frame::Melee(_)) => 11,
        Some(Frame::Removal(_)) => 12,
        Some(Frame::Observation | Frame::AimPoint(_) | Frame::Template(_)) => 13,
        Some(Frame::BombReact(_)) => 14,
        Some(Frame::Whom | Frame::SelfRegroup(_)) => 15,
        Some(Frame::EventOn { event, .. }) => {
            if event == EventKind::Initiative {
                16
            } else {
                17
            }
        }
        Some(Frame::AirRaid(_) | Frame::Intercept(_)) => 18,
        Some(Frame::Works | Frame::Lay { .. } | Frame::Count { .. } | Frame::TakeColumn(_) | Frame::Objective) => 19,
        _ => 0,
    }
}

/// What is done, without to whom.
fn verb(action: Action) -> usize {
    match action {
        Action::TakeColumn(_) => 0,
        Action::Count(_) => 1,
        Action::Lay { .. } => 2,
        Action::LayBand { .. } => 3,
        Action::Objective(_) => 4,
        Action::Build { .. } => 5,
        Action::Enter { .. } => 6,
        Action::Done => 7,
        Action::Activate(_) => 8,
        Action::Order { .. } => 9,
        Action::Give { .. } => 10,
        Action::GiveTwo { .. } => 11,
        Action::FreeMove(_) => 12,
        Action::Recover(_) => 13,
        Action::SetUp(_) => 14,
        Action::Remount => 15,
        Action::MoveToken { .. } => 16,
        Action::Flank(_) => 17,
        Action::Reveal(_) => 18,
        Action::EndTurn => 19,
        Action::Via(_) => 20,
        Action::Walk { .. } => 21,
        Action::Drive { .. } => 22,
        Action::Follow(_) => 23,
        Action::Charge(_) => 24,
        Action::Ford { .. } => 25,
        Action::Board(_) => 26,
        Action::Leave { .. } => 27,
        Action::Stay => 28,
        Action::Form(_) => 29,
        Action::Place { .. } => 30,
        Action::Shoot { .. } => 31,
        Action::Also(_) => 32,
        Action::Alone => 33,
        Action::Mistaken(_) => 34,
        Action::Refuse => 35,
        Action::React { .. } => 36,
        Action::Prone(_) => 37,
        Action::Pass => 38,
        Action::Under(_) | Action::Dice(_) => 39,
        Action::EventOn(_) => 40,
        Action::Remove(_) => 41,
        Action::Observe { .. } => 42,
        Action::AimAt(_) => 43,
        Action::Template(_) => 44,
        Action::Whom(_) | Action::Rally => 45,
        Action::Strike { .. } | Action::Cripple { .. } => 46,
        Action::Withdraw(_) => 47,
        Action::Hide(_) => 48,
        Action::Call(_) | Action::Strafe(_) | Action::Intercept(_) => 49,
        Action::Reinforce(_) => 50,
    }
}

/// The own unit an action is about.
fn subject(state: &State, action: Action) -> Option<UnitNo> {
    match action {
        Action::Enter { unit, .. }
        | Action::Order { unit, .. }
        | Action::Activate(unit)
        | Action::FreeMove(unit)
        | Action::Recover(unit)
        | Action::SetUp(unit)
        | Action::React { unit, .. }
        | Action::Prone(unit)
        | Action::Whom(unit)
        | Action::Strike { unit, .. }
        | Action::Cripple { unit, .. }
        | Action::Withdraw(unit)
        | Action::Hide(unit)
        | Action::Call(unit)
        | Action::Reinforce(unit) => unit.some(),
        Action::MoveToken { token, .. } | Action::Flank(token) | Action::Reveal(token) => {
            state.tokens.get(usize::from(token)).and_then(|token| token.unit.some())
        }
        Action::Walk { .. }
        | Action::Via(_)
        | Action::Drive { .. }
        | Action::Follow(_)
        | Action::Charge(_)
        | Action::Ford { .. }
        | Action::Board(_)
        | Action::Leave { .. }
        | Action::Stay => state.march.unit.some(),
        Action::Give { .. } | Action::GiveTwo { .. } | Action::Shoot { .. } | Action::Alone | Action::Also(_) => {
            state.order.unit.some()
        }
        _ => None,
    }
}

/// The unit of the other side an action is directed at.
fn target(action: Action) -> Option<UnitNo> {
    match action {
        Action::Charge(unit) | Action::Strafe(unit) | Action::Also(unit) | Action::Mistaken(unit) => unit.some(),
        Action::Shoot { target, .. } | Action::Strike { target, .. } | Action::Cripple { target, .. } => target.some(),
        _ => None,
    }
}

/// Where an action leads.
fn place(state: &State, action: Action) -> Option<Point> {
    match action {
        Action::Via(to)
        | Action::Walk { to, .. }
        | Action::Follow(to)
        | Action::Ford { to, .. }
        | Action::Leave { to, .. }
        | Action::AimAt(to)
        | Action::Objective(to) => Some(to),
        Action::Build { at, .. } | Action::Lay { at, .. } => Some(at),
        Action::Enter { square, .. } | Action::MoveToken { square, .. } => Some(state.measures().middle(square)),
        Action::Charge(unit) | Action::Board(unit) => Some(state.unit(unit).middle()),
        Action::Stay => state.march.unit.some().map(|unit| state.unit(unit).middle()),
        _ => None,
    }
}

/// What a shot would come to on average: casualties, or damage to a vehicle.
fn result(state: &State, action: Action) -> Option<i8> {
    let Action::Shoot { target, weapon, ammo } = action else { return None };
    let shooter = state.order.unit.some()?;
    c6_worth::prospect_of(state, shooter, target, (weapon, ammo), state.order.modifier).map(|(result, _)| result)
}
