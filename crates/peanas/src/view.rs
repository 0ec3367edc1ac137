//! What a viewer sees: the table, his own units in full, of the other side what stands there. What a token hides is not
//! in the view of the other side at all.

use crate::geometry::{Facing, Point};
use crate::ground::Piece;
use crate::ids::{EventKind, PieceKind, Quality, Season, Side, Square, Terrain, UnitNo, Weather};
use crate::narrate;
use crate::state::{
    Ending, Frame, Gear, Hit, March, Messenger, Mission, Mobility, Objective, Order, OrderKind, Place, Pool, Readiness,
    Scenario, Shot, Smoke, Sortie, State, Task, TokenPlace, half_sizes, members,
};
use frente_kernel::{Seat, Viewer};
use serde::Serialize;

/// The table as a viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "peanas.ts"))]
pub struct View {
    /// The side that looks; none for a spectator.
    pub viewer: Option<Side>,
    /// Counted from 1; 0 before the battle.
    pub round: u8,
    /// How many there will be.
    pub rounds: u8,
    /// Whose turn it is.
    pub active: Side,
    /// What is pending, innermost last.
    pub pending: Vec<Frame>,
    /// The unit whose move, shot, order or loss is being decided, where this viewer may know it; none where the whole
    /// side is asked.
    pub acting: Option<UnitNo>,
    /// How far the making of the scenario has come.
    pub scenario: Scenario,
    /// Dice on the table.
    pub dice: [u8; 2],
    /// What is being done; the unit is not named to those who cannot see it.
    pub order: Order,
    /// The order of a command vehicle whose platoon has yet to follow.
    pub hen: Order,
    /// The move being made.
    pub march: March,
    /// Hits about to take effect.
    pub hits: Vec<Hit>,
    /// Units that have yet to test, to run, to leave, and those dealt with in the pending window.
    pub sets: [Vec<UnitNo>; 4],
    /// Aircraft on their way.
    pub sorties: Vec<Sortie>,
    /// Player turns since the last look at the sky.
    pub sky: u8,
    /// Tokens numbered so far, by side.
    pub numbered: [u8; 2],
    /// Across and from edge to edge, in tenths of a millimetre.
    pub size: (i32, i32),
    /// The landscape of the table (§1.1).
    pub terrain: Terrain,
    /// The sector of the table that is being laid out (§1.2), counted from 1.
    pub sector: Option<u8>,
    /// The piece that is to be laid now.
    pub laying: Option<PieceKind>,
    /// The season of the year (§15.1).
    pub season: Season,
    /// The weather this turn (§15.2).
    pub weather: Weather,
    /// Where the wind blows to, 1 to 8; 0: nowhere.
    pub wind: u8,
    /// Scenery and works, with their outlines.
    pub pieces: Vec<PieceView>,
    /// The objectives, in the order of their sectors.
    pub objectives: Vec<Objective>,
    /// Units this viewer can see or owns.
    pub units: Vec<UnitView>,
    /// Tokens on the table or beside it.
    pub tokens: Vec<TokenView>,
    /// Numbers of the decoys that were turned up, by side.
    pub decoys: [Vec<u8>; 2],
    /// How many tokens each side has still to bring on, decoys included.
    pub reserves: [u8; 2],
    /// Clouds of smoke and burning wrecks.
    pub smoke: Vec<Smoke>,
    /// Messengers on their way.
    pub messengers: Vec<MessengerView>,
    /// The bombardments under way or observed for.
    pub missions: Vec<MissionView>,
    /// Tokens that may still come on this turn.
    pub entries: u8,
    /// Build points left to the defender.
    pub build: u8,
    /// The shots declared and not yet resolved.
    pub shots: Vec<Shot>,
    /// How it ended.
    pub ending: Option<Ending>,
}

/// A piece with its outline.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "peanas.ts"))]
pub struct PieceView {
    /// What it is and where it lies.
    #[serde(flatten)]
    pub piece: Piece,
    /// What it counts as.
    pub counts_as: PieceKind,
    /// The corners of its outline, in order.
    pub outline: Vec<(i32, i32)>,
}

/// A unit as a viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[expect(missing_docs, reason = "the fields of `Unit`")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "peanas.ts"))]
pub struct UnitView {
    pub unit: UnitNo,
    pub id: &'static str,
    pub side: Side,
    pub quality: Quality,
    pub place: Place,
    /// The second transport of a section that rides in two.
    pub second: Option<UnitNo>,
    pub stands: Vec<(u8, Point)>,
    /// Half the width and half the depth of the base of each of them.
    pub bases: Vec<(i32, i32)>,
    pub facing: Facing,
    pub losses: u8,
    pub points: u8,
    pub decimated: bool,
    pub pinned: u8,
    pub panicked: bool,
    pub spent: bool,
    pub aimed: bool,
    /// §6.4.2: it lies down: 8 and the modifier of its dice; 0: upright.
    pub prone: u8,
    pub covered: bool,
    pub moved: u16,
    pub mobility: Mobility,
    pub readiness: Readiness,
    pub lost: u8,
    pub mounted: bool,
    pub ammo: u8,
    pub platoon: u8,
    pub event: Option<EventKind>,
    pub active: bool,
    pub dice: [u8; 3],
    pub gear: Gear,
    pub officer_event: Option<EventKind>,
    /// Marks of the turn and the round: terror, shaken, fired at on its way, moved or fired, set down this turn, struck.
    pub marks: [bool; 6],
    /// Whom a prolonged action is for: the unit regrouped, or the battery observed for.
    pub task_for: Option<UnitNo>,
    /// It observes for smoke shells.
    pub smoke: bool,
    /// The place it observes, where this viewer may know it.
    pub aim: Option<Point>,
    /// Turns left of a prolonged action.
    pub task: Option<(OrderKind, u8)>,
}

/// A token as a viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "peanas.ts"))]
pub struct TokenView {
    /// Its place in lists and notations.
    pub token: u8,
    /// The side that laid it.
    pub side: Side,
    /// The number on its face.
    pub number: u8,
    /// Where it stands, or marches.
    pub at: TokenPlace,
    /// It once went two squares.
    pub fast: bool,
    /// It has moved at all.
    pub moved: bool,
    /// It came on after the battle began.
    pub late: bool,
    /// It moved or was ordered this round.
    pub spent: bool,
    /// The order it carries out in hiding.
    pub ordered: Option<OrderKind>,
    /// What it stands for, for its owner: a unit, or `None` for a decoy.
    pub stands_for: Option<TokenFace>,
}

/// The hidden face of a token.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "peanas.ts"))]
pub enum TokenFace {
    /// No unit: it is there to deceive.
    Decoy,
    /// The unit that lies under it.
    Unit(UnitNo),
}

/// A messenger as a viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[expect(missing_docs, reason = "the fields of `Messenger`")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "peanas.ts"))]
pub struct MessengerView {
    pub from: UnitNo,
    pub to: UnitNo,
    pub pool: Pool,
    pub at: Point,
    pub walked: bool,
    pub event: Option<EventKind>,
    /// Face down for the other side.
    pub kind: Option<OrderKind>,
}

/// A bombardment as a viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[expect(missing_docs, reason = "the fields of `Mission`")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "peanas.ts"))]
pub struct MissionView {
    pub side: Side,
    pub battery: Vec<UnitNo>,
    pub at: Point,
    pub smoke: bool,
    pub ready: bool,
    pub done: bool,
    pub fired: u8,
    /// Where the observer's messenger to the battery is.
    pub runner: Option<Point>,
    /// Face down for the other side.
    pub left: Option<u8>,
}

impl View {
    pub(crate) fn of(state: &State, viewer: Viewer) -> View {
        let measures = state.measures();
        let owns = |side: Side| viewer.sees(Seat(side.index() as u8));
        let data = state.data();
        let seen = |unit: &UnitNo| {
            let it = state.unit(*unit);
            owns(it.side)
                || !matches!(it.place, Place::Reserve | Place::Hidden)
                || state.profile(*unit).kind.is_aircraft()
        };
        let shown = |order: Order| {
            let Some(it) = state.units.get(order.unit.index()).filter(|it| !owns(it.side)) else { return order };
            if state.pending() == Some(Frame::Ordering) {
                Order::IDLE // §5.4.3: it may yet go by messenger, face down
            } else if it.place == Place::Hidden {
                Order { unit: UnitNo::NONE, ..order }
            } else {
                order
            }
        };
        // §14.2: a token may observe: who it is the other side is not told.
        let faced = |frame: Frame| match frame {
            Frame::AimPoint(unit) if !seen(&unit) => Frame::AimPoint(UnitNo::NONE),
            frame => frame,
        };
        let reserve = |side: Side| {
            crate::rules::c14_fog::reserves(state, side).filter(|unit| *unit != UnitNo::NONE).count() as u8
                + state.decoys[side.index()]
        };
        View {
            viewer: match viewer {
                Viewer::Seat(seat) => Some(Side::of_seat(seat.0)),
                _ => None,
            },
            round: state.round,
            rounds: data.size(state.size).rounds,
            active: state.active,
            pending: if state.ending.is_none() { state.stack.iter().map(faced).collect() } else { Vec::new() },
            acting: narrate::acting(state).filter(|unit| {
                let ordered = state.pending() == Some(Frame::Ordering);
                state.ending.is_none() && if ordered { owns(state.unit(*unit).side) } else { seen(unit) }
            }),
            scenario: state.scenario,
            dice: state.dice,
            order: shown(state.order),
            hen: state.hen,
            march: state.march.clone(),
            hits: state.hits.to_vec(),
            sets: [state.witnesses, state.fleeing, state.leaving, state.passed]
                .map(|set| members(set).filter(|unit| unit.index() < state.units.len()).collect()),
            sorties: state.sorties.to_vec(),
            sky: state.sky,
            numbered: state.numbered,
            size: (measures.width, measures.depth),
            terrain: state.terrain,
            sector: state.pending().and_then(|frame| crate::rules::c1_scenario::sector(state, frame)),
            laying: state.pending().and_then(|frame| crate::rules::c1_scenario::laid(state, frame)),
            season: state.season,
            weather: state.weather,
            wind: state.wind,
            pieces: state.pieces.iter().map(|piece| piece_view(state, piece)).collect(),
            objectives: state.objectives.to_vec(),
            units: state.all().filter(seen).map(|unit| unit_view(state, unit, owns(state.unit(unit).side))).collect(),
            decoys: [Side::Attacker, Side::Defender].map(|side| {
                let found = state.tokens.iter().filter(|token| token.at == TokenPlace::Gone && token.side == side);
                found.filter(|token| token.unit == UnitNo::NONE).map(|token| token.number).collect()
            }),
            tokens: tokens(state, owns),
            reserves: [reserve(Side::Attacker), reserve(Side::Defender)],
            smoke: state.smoke.to_vec(),
            messengers: messengers(state, owns),
            missions: missions(state, owns),
            entries: state.entries,
            build: state.scenario.build,
            shots: state.shots.to_vec(),
            ending: state.ending,
        }
    }

    /// The square a place lies in.
    pub fn square_of(state: &State, at: Point) -> Square {
        state.measures().square_of(at)
    }
}

/// The tokens there are, with what they stand for where it is the viewer's.
fn tokens(state: &State, owns: impl Fn(Side) -> bool) -> Vec<TokenView> {
    let laid = state.tokens.iter().enumerate().filter(|(_, token)| token.at != TokenPlace::Gone);
    laid.map(|(at, token)| TokenView {
        token: at as u8,
        side: token.side,
        number: token.number,
        at: token.at,
        fast: token.fast,
        moved: token.moved,
        late: token.late,
        spent: token.spent,
        ordered: token.ordered,
        stands_for: owns(token.side).then(|| token.unit.some().map_or(TokenFace::Decoy, TokenFace::Unit)),
    })
    .collect()
}

/// The messengers on their way; what they carry lies face down for the other side.
fn messengers(state: &State, owns: impl Fn(Side) -> bool) -> Vec<MessengerView> {
    let view = |runner: &Messenger| MessengerView {
        from: runner.from,
        to: runner.to,
        pool: runner.pool,
        at: runner.at,
        walked: runner.walked,
        event: runner.event,
        kind: owns(state.unit(runner.to).side).then_some(runner.kind),
    };
    state.messengers.iter().map(view).collect()
}

/// The bombardments; how long they go on lies face down for the other side.
fn missions(state: &State, owns: impl Fn(Side) -> bool) -> Vec<MissionView> {
    let view = |mission: &Mission| MissionView {
        side: mission.side,
        battery: members(mission.battery).filter(|unit| unit.index() < state.units.len()).collect(),
        at: mission.at,
        smoke: mission.smoke,
        ready: mission.ready,
        done: mission.done,
        fired: mission.fired,
        runner: mission.runner,
        left: owns(mission.side).then_some(mission.left),
    };
    state.missions.iter().map(view).collect()
}

fn piece_view(state: &State, piece: &Piece) -> PieceView {
    let outline = piece.outline(state.data());
    PieceView {
        piece: *piece,
        counts_as: piece.counts_as(),
        outline: outline.corners().iter().map(|corner| (corner.x, corner.y)).collect(),
    }
}

fn unit_view(state: &State, unit: UnitNo, own: bool) -> UnitView {
    let it = state.unit(unit);
    UnitView {
        unit,
        id: &state.data().units[usize::from(it.def)].id,
        side: it.side,
        quality: it.quality,
        place: it.place,
        second: it.second,
        stands: it.standing().map(|stand| (stand, it.stands[usize::from(stand)])).collect(),
        bases: it.standing().map(|stand| half_sizes(state.profile(unit).kind, stand)).collect(),
        facing: it.facing,
        losses: it.losses,
        points: crate::state::points(state.profile(unit).kind),
        decimated: it.decimated,
        pinned: it.pinned,
        panicked: it.panicked,
        spent: it.spent,
        aimed: it.aimed,
        prone: it.prone,
        covered: it.covered,
        moved: it.moved,
        mobility: it.mobility,
        readiness: it.readiness,
        lost: it.lost,
        mounted: it.mounted,
        ammo: it.ammo,
        platoon: it.platoon,
        event: it.event,
        active: it.officer.active,
        dice: it.officer.dice,
        gear: it.gear,
        officer_event: it.officer.event,
        marks: [it.terror, it.shaken, it.met_fire, it.stirred, it.fresh, it.struck],
        task_for: match it.task {
            Task::Regroup(_, other) => Some(other),
            Task::Observe { battery, .. } => Some(battery),
            _ => None,
        },
        smoke: matches!(it.task, Task::Observe { smoke: true, .. }),
        aim: match it.task {
            Task::Observe { at, .. } if own || state.profile(unit).observe == 0 => Some(at),
            _ => None,
        },
        task: match it.task {
            Task::None => None,
            Task::Dig(left) => Some((OrderKind::Dig, left)),
            Task::Observe { left, .. } => Some((OrderKind::Observe, left)),
            Task::Regroup(left, _) => Some((OrderKind::Regroup, left)),
            Task::Deploy(left) => Some((OrderKind::Deploy, left)),
        },
    }
}
