//! What a board asks about a position: the engine's own ruler, reach and sight, so that the screen measures nothing.
//!
//! A question is a short text, like an action: `unit u4` (how far it goes, what it sees, whom it commands), `spots`
//! (where the offered actions lead), `at 1200,300` (what pointing there would do, and why not; `at 1200,300 3` with a
//! turn, `at 1200,300 3 foxhole` with works to build), `templates` (whom the shells would touch), `ruler u4 1200,300`.
//! Lengths are units of a tenth of a millimetre. An answer rests on what the asker can see: revealed units and the
//! table; what a token hides is never looked at.

mod point;
mod reach;

use crate::flow::{self, Peanas};
use crate::geometry::{Point, V};
use crate::ids::{Side, UnitNo};
use crate::rules::{c6_fire, c7_bombardment, room};
use crate::sight::{self, Ray};
use crate::state::{Frame, Place, State};
use crate::{data::Trait, geometry::distance};
use frente_kernel::{Game, Node, Seat, Viewer};
pub use point::{Pointed, Spot};
pub use reach::Stretch;
use serde::Serialize;

/// An answer to a question.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(untagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "peanas.ts"))]
pub enum Answer {
    /// The answer to `unit`.
    Unit(About),
    /// The answer to `spots`.
    Spots(Vec<Spot>),
    /// The answer to `at`.
    At(Pointed),
    /// The answer to `templates`.
    Templates(Vec<Burst>),
    /// The answer to `ruler`.
    Ruler(Measure),
}

/// What there is to measure about a unit.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "peanas.ts"))]
pub struct About {
    /// The unit that was asked about.
    pub unit: UnitNo,
    /// The area it can reach now, or by an order without modifier; corners in order.
    pub reach: Vec<(i32, i32)>,
    /// Stretches of road it can follow.
    pub roads: Vec<Stretch>,
    /// Its weapons that fire across the table.
    pub bands: Vec<Bands>,
    /// Steps of 256 to either side of its front in which it fires without turning.
    pub arc: u8,
    /// Further steps it may turn for a shot.
    pub turn: u8,
    /// How far an officer's word reaches; 0: no officer.
    pub command: i32,
    /// The friends within it.
    pub commands: Vec<UnitNo>,
    /// The other side's revealed units.
    pub sights: Vec<Seen>,
}

/// How far a weapon reaches.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "peanas.ts"))]
pub struct Bands {
    /// Its line in the list.
    pub weapon: u8,
    /// The far end of each band; 0: no such band.
    pub limits: [i32; 3],
    /// D in each, losses and upgrades included.
    pub d: [i8; 3],
    /// It drops shells: templates, no direct shot.
    pub indirect: bool,
    /// It is lost.
    pub lost: bool,
}

/// What a unit sees of another.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "peanas.ts"))]
pub struct Seen {
    /// The unit that is looked at.
    pub unit: UnitNo,
    /// Base to base.
    pub distance: i32,
    /// Whether it is seen at all.
    pub seen: bool,
    /// More than half of it is hidden.
    pub mostly_hidden: bool,
    /// Firing stands that see it, of how many.
    pub stands: (u8, u8),
    /// The lines of the stand that sees most of it.
    pub rays: Vec<Ray>,
    /// Why no weapon can be fired at it: paragraph and key; none: one can.
    pub no_shot: Option<(&'static str, &'static str)>,
}

/// A template over the table.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "peanas.ts"))]
pub struct Burst {
    /// The small (0), medium (1) or large (2) one.
    pub size: u8,
    /// The middle of the template.
    pub at: Point,
    /// The radius of the template.
    pub radius: i32,
    /// Most casualties a unit takes; 0: it may not be chosen.
    pub most: u8,
    /// Revealed units it touches, friend and foe.
    pub units: Vec<UnitNo>,
}

/// What the ruler says.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "peanas.ts"))]
pub struct Measure {
    /// The distance, from base to base where units were named.
    pub length: i32,
    /// The line itself.
    pub line: Ray,
}

/// Answers a question; `None` where the text is none, or is about what the viewer cannot see.
pub fn ask(state: &State, viewer: Viewer, question: &str) -> Option<Answer> {
    let mut words = question.split(' ');
    let answer = match words.next()? {
        "unit" => Answer::Unit(about(state, seen_unit(state, viewer, words.next()?)?)),
        "spots" => Answer::Spots(point::spots(state, decision(state, viewer)?)),
        "at" => {
            let at = place(words.next()?)?;
            let turn = words.next().map_or(Some(0), |turn| turn.parse().ok().filter(|turn| *turn < 16))?;
            let kind = words.next().map(str::parse).transpose().ok()?;
            Answer::At(point::at(state, decision(state, viewer)?, at, turn, kind)?)
        }
        "templates" => match decision(state, viewer)? {
            Frame::Template(mission) => Answer::Templates(templates(state, mission)),
            _ => return None,
        },
        "ruler" => {
            let (from, to) = (words.next()?, words.next()?);
            Answer::Ruler(ruler(state, end(state, viewer, from)?, end(state, viewer, to)?))
        }
        _ => return None,
    };
    words.next().is_none().then_some(answer)
}

/// What the viewer must decide, if he must.
fn decision(state: &State, viewer: Viewer) -> Option<Frame> {
    let deciding = matches!(Peanas::node(state), Node::Decision(seat) if viewer.sees(seat));
    state.pending().filter(|_| deciding)
}

/// A revealed unit, or one of the viewer's own that is carried.
fn seen_unit(state: &State, viewer: Viewer, word: &str) -> Option<UnitNo> {
    let unit = UnitNo(word.strip_prefix('u')?.parse().ok()?);
    let it = state.units.get(unit.index())?;
    let own = viewer.sees(Seat(it.side.index() as u8));
    (it.is_on_table() || (own && matches!(it.place, Place::Aboard(_)))).then_some(unit)
}

fn place(word: &str) -> Option<Point> {
    let (x, y) = word.split_once(',')?;
    Some(Point { x: x.parse().ok()?, y: y.parse().ok()? })
}

/// An end of the ruler.
enum Tip {
    Unit(UnitNo),
    Place(Point),
}

fn end(state: &State, viewer: Viewer, word: &str) -> Option<Tip> {
    match word.starts_with('u') {
        true => seen_unit(state, viewer, word).map(Tip::Unit),
        false => place(word).map(Tip::Place),
    }
}

fn ruler(state: &State, from: Tip, to: Tip) -> Measure {
    let middle = |tip: &Tip| match tip {
        Tip::Unit(unit) => state.unit(*unit).middle(),
        Tip::Place(at) => *at,
    };
    let to_place = |unit: UnitNo, at: Point| {
        let stands = state.unit(unit).standing();
        stands.map(|stand| state.base(unit, stand).distance_to(at.v())).min().unwrap_or(0)
    };
    let length = match (&from, &to) {
        (Tip::Unit(one), Tip::Unit(two)) => state.distance(*one, *two),
        (Tip::Unit(unit), Tip::Place(at)) | (Tip::Place(at), Tip::Unit(unit)) => to_place(*unit, *at),
        (Tip::Place(one), Tip::Place(two)) => distance(*one, *two),
    };
    Measure { length, line: sight::line(state, middle(&from), middle(&to)) }
}

fn about(state: &State, unit: UnitNo) -> About {
    let it = state.unit(unit);
    let on_table = it.is_on_table();
    let (reach, roads) = reach::area(state, unit);
    let officer = on_table && state.profile(unit).has(Trait::Command);
    let (arc, turn) = c6_fire::arcs(state, unit);
    let bands = state.profile(unit).weapons().filter(|(_, weapon)| weapon.limits[0] > 0).map(|(at, weapon)| Bands {
        weapon: at,
        limits: weapon.limits,
        d: [0, 1, 2].map(|band| c6_fire::d_of(state, unit, at, band)),
        indirect: !weapon.is_direct(),
        lost: it.lost >> at & 1 == 1,
    });
    let friends = state.on_table(it.side).filter(|other| *other != unit && room::commands(state, unit, *other));
    let sights = state.on_table(it.side.other()).filter(|_| on_table).map(|other| seen(state, unit, other));
    About {
        unit,
        reach,
        roads,
        bands: bands.collect(),
        arc,
        turn,
        command: if officer { room::radius(state, unit) } else { 0 },
        commands: if officer { friends.collect() } else { Vec::new() },
        sights: sights.collect(),
    }
}

fn seen(state: &State, unit: UnitNo, other: UnitNo) -> Seen {
    let sight = sight::look(state, unit, other);
    Seen {
        unit: other,
        distance: state.distance(unit, other),
        seen: sight.is_some(),
        mostly_hidden: sight.is_some_and(|sight| sight.mostly_hidden),
        stands: sight.map_or((0, sight::firing_stands(state, unit).count_ones() as u8), |it| (it.seeing, it.firing)),
        rays: sight::rays(state, unit, other),
        no_shot: c6_fire::check_shoots(state, unit, other).err().map(|why| (why.rule, why.why)),
    }
}

fn templates(state: &State, mission: u8) -> Vec<Burst> {
    let at = state.missions[usize::from(mission)].at;
    let most = c7_bombardment::most(state, mission);
    let burst = |size: u8| {
        let radius = c7_bombardment::radius(state, size);
        let units = c7_bombardment::under(state, at, size).collect();
        Burst { size, at, radius, most: most[usize::from(size)], units }
    };
    (0..3).map(burst).collect()
}

/// Whether an action may be taken at a frame.
fn is_legal(state: &State, frame: Frame, action: crate::Action) -> bool {
    flow::check(state, frame, action).is_ok()
}

const fn pair(v: V) -> (i32, i32) {
    (v.x, v.y)
}

/// The side that must decide at the frame a question is about.
fn decider(state: &State) -> Option<Side> {
    match Peanas::node(state) {
        Node::Decision(seat) => Some(Side::of_seat(seat.0)),
        _ => None,
    }
}
