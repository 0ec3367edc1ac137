//! §1, §8.5: making the scenario: columns to sectors, counts, pieces, objectives, works.
//!
//! By the book both players place; with a seed the same procedure runs by itself, a small generator choosing.

use crate::actions::{Action, Event};
use crate::cover;
use crate::data::Shape;
use crate::flow;
use crate::geometry::polygon::Polygon;
use crate::geometry::{CM, Facing, Point, V, distance};
use crate::ground::Piece;
use crate::ids::{PieceKind, Side};
use crate::state::{Frame, Objective, Place, Stack, State};
use frente_kernel::{EventSink, Illegal, Silent, must};

/// Lays out what is to come before the first round, and makes the scenery at once where a seed asks for that.
pub(crate) fn begin(state: &mut State, seed: u32, random_season: bool) {
    if state.terrain == crate::ids::Terrain::Coast {
        // Ruling B-05: the sea lies along the left edge.
        let measures = state.measures();
        let at = V::new(units_of(state, PieceKind::Sea) / 2, measures.depth / 2).point();
        state.pieces.push(Piece::new(PieceKind::Sea, at, 0));
    }
    let tokens = |state: &State, side: Side| {
        let units = super::c14_fog::reserves(state, side).filter(|unit| *unit != crate::ids::UnitNo::NONE);
        units.count() as u8 + state.decoys[side.index()]
    };
    // §14.1: half of the defender's tokens, rounded up (ruling B-11).
    let half = tokens(state, Side::Defender).div_ceil(2);
    state.stack = Stack::of(Frame::TurnStart(0));
    state.stack.push(Frame::Deploy(half));
    state.stack.push(Frame::SkyDie { second: false, change: false });
    if random_season {
        state.stack.push(Frame::SeasonDie);
    }
    state.stack.push(Frame::Works);
    state.stack.push(Frame::Objective);
    state.stack.push(Frame::ColumnDie(0));
    if seed != 0 {
        by_seed(state, seed);
    }
}

fn units_of(state: &State, kind: PieceKind) -> i32 {
    match state.data().piece(kind).shape {
        Shape::Rectangle(width, _) | Shape::Ellipse(width, _) | Shape::Strip(width) => crate::ground::units(width),
    }
}

/// The generator behind a table made from a number (xorshift on 64 bits). It draws the same values on every machine,
/// whatever the width of a pointer there.
struct Spring(u64);

impl Spring {
    fn of(seed: u32) -> Spring {
        Spring(u64::from(seed).wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// The next number below `most`; 0 where `most` is 0.
    fn draw(&mut self, most: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        // The remainder is taken of all 48 bits, before they are cut to the width of an index.
        ((self.0 >> 16) % most.max(1) as u64) as usize
    }
}

/// Plays the making of the scenario with a generator of its own, so that one number always makes one table.
fn by_seed(state: &mut State, seed: u32) {
    let mut spring = Spring::of(seed);
    let mut draw = |most: usize| spring.draw(most);
    loop {
        match state.stack.top() {
            Some(Frame::ColumnDie(column)) => column_die(state, column, draw(6) as u8 + 1, &mut Silent),
            Some(frame @ (Frame::TakeColumn(_) | Frame::Count { .. } | Frame::Lay { .. } | Frame::Objective)) => {
                let mut all = Vec::new();
                candidates(state, frame, &mut |action| all.push(action));
                all.retain(|action| check(state, frame, *action).is_ok());
                let action = all[draw(all.len())];
                apply(state, frame, action, &mut Silent);
            }
            _ => return,
        }
        flow::run(state, &mut Silent);
    }
}

/// §1.4: the die of a column has fallen.
pub(crate) fn column_die(state: &mut State, column: u8, die: u8, log: &mut impl EventSink<Event>) {
    state.scenario.dice[usize::from(column)] = die;
    log.emit(Event::ColumnRolled { column: column + 1, die });
    state.stack.replace(if column < 3 { Frame::ColumnDie(column + 1) } else { Frame::TakeColumn(1) });
}

/// §1.4: the columns not yet taken that show the lowest die.
fn lowest(state: &State) -> impl Iterator<Item = u8> + '_ {
    let left = move |column: &u8| !state.scenario.columns.contains(&(column + 1));
    let least = (0..4u8).filter(left).map(|column| state.scenario.dice[usize::from(column)]).min();
    (0..4u8).filter(left).filter(move |column| Some(state.scenario.dice[usize::from(*column)]) == least)
}

/// Who fills a sector (§1.4): 1 and 3 the attacker, 2 and 4 the defender.
pub(crate) fn placer(sector: u8) -> Side {
    if sector % 2 == 1 { Side::Attacker } else { Side::Defender }
}

/// Who decides at a frame of this chapter.
pub(crate) fn decider(frame: Frame) -> Side {
    match frame {
        Frame::TakeColumn(sector) | Frame::Count { sector, .. } => placer(sector),
        // §1.4: the rival places the last one.
        Frame::Lay { sector, left, .. } => {
            if left == 1 {
                placer(sector).other()
            } else {
                placer(sector)
            }
        }
        _ => Side::Defender,
    }
}

pub(crate) fn elements(state: &State, sector: u8) -> &'static [(PieceKind, u8, u8)] {
    let column = state.scenario.columns[usize::from(sector) - 1];
    &state.data().landscape(state.terrain).columns[usize::from(column.max(1)) - 1].elements
}

/// The kind of piece that is to be laid.
pub(crate) fn laid(state: &State, frame: Frame) -> Option<PieceKind> {
    if matches!(frame, Frame::Lay { .. }) { asked_for(state, frame) } else { None }
}

/// The sector that is being laid out.
pub(crate) fn sector(state: &State, frame: Frame) -> Option<u8> {
    match frame {
        Frame::TakeColumn(sector) | Frame::Count { sector, .. } | Frame::Lay { sector, .. } => Some(sector),
        // §1.4: objectives stand in the sectors from the second on.
        Frame::Objective => Some(state.objectives.len() as u8 + 2),
        _ => None,
    }
}

/// The kind of piece that is to be counted or laid.
pub(crate) fn asked_for(state: &State, frame: Frame) -> Option<PieceKind> {
    let (Frame::Count { sector, element } | Frame::Lay { sector, element, .. }) = frame else { return None };
    elements(state, sector).get(usize::from(element)).map(|(kind, ..)| *kind)
}

/// The band of a sector across the table.
fn sector_outline(state: &State, sector: u8) -> Polygon {
    let measures = state.measures();
    let (low, high) = (measures.depth * i32::from(sector - 1) / 4, measures.depth * i32::from(sector) / 4);
    Polygon::new(&[V::new(0, low), V::new(measures.width, low), V::new(measures.width, high), V::new(0, high)])
}

/// What needs no choice goes by itself. `true`: somebody must choose.
pub(crate) fn settle(state: &mut State, frame: Frame, log: &mut impl EventSink<Event>) -> bool {
    match frame {
        Frame::TakeColumn(sector) => {
            let (count, first) = (lowest(state).count(), lowest(state).next().unwrap_or(0));
            if count == 1 {
                take_column(state, sector, first + 1, log);
                return false;
            }
            true
        }
        Frame::Count { sector, element } => {
            let all = elements(state, sector);
            let Some((_, fewest, most)) = all.get(usize::from(element)) else {
                let left: u8 = state.scenario.counts.iter().sum();
                state.stack.replace(Frame::Lay { sector, element: 0, left });
                return false;
            };
            let most = allowed(state, sector, element, *most);
            if most <= *fewest {
                state.scenario.counts[usize::from(element)] = most;
                state.stack.replace(Frame::Count { sector, element: element + 1 });
                return false;
            }
            true
        }
        Frame::Lay { sector, element, left } => {
            if left == 0 {
                if sector < 4 {
                    state.stack.replace(Frame::TakeColumn(sector + 1));
                } else {
                    state.stack.pop();
                }
                return false;
            }
            if state.scenario.counts[usize::from(element)] == 0 {
                state.stack.replace(Frame::Lay { sector, element: element + 1, left });
                return false;
            }
            let mut fits = false;
            candidates(state, frame, &mut |action| fits = fits || check(state, frame, action).is_ok());
            if !fits {
                // Nowhere to put it: it is left out.
                state.scenario.counts[usize::from(element)] -= 1;
                state.stack.replace(Frame::Lay { sector, element, left: left - 1 });
            }
            fits
        }
        Frame::Objective => {
            if state.objectives.is_full() {
                state.stack.pop();
                return false;
            }
            true
        }
        Frame::Works => {
            let any = PieceKind::ALL.iter().any(|kind| can_afford(state, *kind));
            if !any || state.pieces.is_full() {
                state.stack.pop();
                return false;
            }
            true
        }
        _ => true,
    }
}

/// Ruling B-07: a river only in the middle sectors; and no more pieces than the table holds.
fn allowed(state: &State, sector: u8, element: u8, most: u8) -> u8 {
    let kind = elements(state, sector)[usize::from(element)].0;
    if kind == PieceKind::River && (sector == 1 || sector == 4) { 0 } else { most }
}

fn take_column(state: &mut State, sector: u8, column: u8, log: &mut impl EventSink<Event>) {
    state.scenario.columns[usize::from(sector) - 1] = column;
    state.scenario.counts = [0; 8];
    log.emit(Event::ColumnTaken { column, sector });
    state.stack.replace(Frame::Count { sector, element: 0 });
}

pub(crate) fn candidates(state: &State, frame: Frame, push: &mut impl FnMut(Action)) {
    let measures = state.measures();
    match frame {
        Frame::TakeColumn(_) => lowest(state).for_each(|column| push(Action::TakeColumn(column + 1))),
        Frame::Count { sector, element } => {
            let (_, fewest, most) = elements(state, sector)[usize::from(element)];
            (fewest..=allowed(state, sector, element, most)).for_each(|count| push(Action::Count(count)));
        }
        Frame::Lay { sector, element, .. } => {
            let kind = elements(state, sector)[usize::from(element)].0;
            lay_candidates(state, sector, kind, push);
        }
        Frame::Objective => {
            let sector = state.objectives.len() as i32 + 1;
            for column in 1..8 {
                for row in 1..4 {
                    let y = measures.depth * sector / 4 + measures.depth * row / 16;
                    push(Action::Objective(V::new(measures.width * column / 8, y).point()));
                }
            }
        }
        Frame::Works => {
            push(Action::Done);
            for kind in PieceKind::ALL.iter().filter(|kind| can_afford(state, **kind)) {
                for column in 1..8 {
                    for row in 0..3 {
                        let y = measures.depth * (7 + 2 * row) / 16;
                        push(Action::Build {
                            kind: *kind,
                            turn: 0,
                            at: V::new(measures.width * column / 8, y).point(),
                        });
                    }
                }
            }
        }
        _ => {}
    }
}

fn lay_candidates(state: &State, sector: u8, kind: PieceKind, push: &mut impl FnMut(Action)) {
    let measures = state.measures();
    let (width, depth) = ((measures.width * 10 / CM) as u16, (measures.depth * 10 / CM) as u16);
    let band = depth / 4;
    match kind {
        PieceKind::River => {
            for (left, right) in [(495, 495), (600, 600), (705, 705), (495, 705), (705, 495)] {
                push(Action::LayBand { from: 2 * (width + depth) - left, to: width + right });
            }
        }
        PieceKind::Road => {
            let low = band * u16::from(sector - 1);
            for at in [1, 2, 3] {
                let y = low + band * at / 4;
                push(Action::LayBand { from: 2 * (width + depth) - y, to: width + y });
                push(Action::LayBand { from: width * at / 4, to: 2 * width + depth - width * at / 4 });
                push(Action::LayBand { from: width * at / 4, to: width + low + band / 2 });
            }
        }
        _ => {
            // Large pieces are brought in from the edge as far as they must.
            let (across, along) = match state.data().piece(kind).shape {
                Shape::Rectangle(width, depth) | Shape::Ellipse(width, depth) => {
                    (crate::ground::units(width) / 2 + 10, crate::ground::units(depth) / 2 + 10)
                }
                Shape::Strip(_) => (0, 0),
            };
            for column in 1..8 {
                for row in 1..4 {
                    let y = measures.depth * i32::from(4 * (sector - 1) + row) / 16;
                    let x = measures.width * column / 8;
                    let held =
                        |value: i32, half: i32, most: i32| value.clamp(half.min(most / 2), most - half.min(most / 2));
                    let at = V::new(held(x, across, measures.width), held(y, along, measures.depth)).point();
                    for turn in [0, 2, 5] {
                        push(Action::Lay { turn, at });
                    }
                }
            }
        }
    }
}

pub(crate) fn check(state: &State, frame: Frame, action: Action) -> Result<(), Illegal> {
    match (frame, action) {
        (Frame::TakeColumn(_), Action::TakeColumn(column)) => {
            must(column > 0 && lowest(state).any(|one| one + 1 == column), "1.4", "not-the-lowest")
        }
        (Frame::Count { sector, element }, Action::Count(count)) => {
            let (_, fewest, most) = elements(state, sector)[usize::from(element)];
            must((fewest..=allowed(state, sector, element, most)).contains(&count), "1.3", "not-in-range")
        }
        (Frame::Lay { sector, element, .. }, Action::Lay { turn, at }) => {
            let kind = elements(state, sector)[usize::from(element)].0;
            must(!matches!(kind, PieceKind::Road | PieceKind::River), "1.5", "runs-edge-to-edge")?;
            must(turn < 16, "1.4", "no-such-turn")?;
            let outline = Piece::new(kind, at, turn).outline(state.data());
            must(state.measures().holds_all(&outline), "1.4", "off-table")?;
            must(outline.overlaps(&sector_outline(state, sector)), "1.4", "not-in-the-sector")?;
            if matches!(kind, PieceKind::Village | PieceKind::City) {
                must(!touches_water(state, &outline), "1.4", "in-the-water")?;
            }
            let mut others = state.pieces.iter().filter(|piece| is_solid(piece.kind));
            must(
                !is_solid(kind) || !others.any(|other| other.outline(state.data()).overlaps(&outline)),
                "1.4",
                "on-another",
            )
        }
        (Frame::Lay { sector, element, .. }, Action::LayBand { from, to }) => {
            let kind = elements(state, sector)[usize::from(element)].0;
            must(matches!(kind, PieceKind::Road | PieceKind::River), "1.4", "no-band")?;
            check_band(state, sector, kind, from, to)
        }
        (Frame::Objective, Action::Objective(at)) => {
            must(state.measures().holds(at.v()), "1.4", "off-table")?;
            let here = Some(state.measures().sector(at.y));
            must(here == sector(state, Frame::Objective), "1.4", "not-in-the-sector")?;
            let far = state.objectives.iter().all(|other| distance(other.at, at) >= 30 * CM);
            must(far, "1.4", "too-near")?;
            let sea = state.pieces.iter().filter(|piece| piece.kind == PieceKind::Sea);
            must(!sea.map(|piece| piece.outline(state.data())).any(|sea| sea.contains(at.v())), "1.4", "in-the-water")
        }
        (Frame::Works, Action::Done) => Ok(()),
        (Frame::Works, Action::Build { kind, turn, at }) => check_build(state, kind, turn, at),
        _ => Err(Illegal { rule: "1.4", why: "scenario-pending" }),
    }
}

fn check_band(state: &State, sector: u8, kind: PieceKind, from: u16, to: u16) -> Result<(), Illegal> {
    let measures = state.measures();
    let length = measures.border_length();
    must(from < length && to < length, "1.5", "off-table")?;
    let (a, b) = (measures.border(from), measures.border(to));
    must(edge(state, a) != edge(state, b), "1.5", "same-edge")?;
    let outline = Piece::band(kind, a, b).outline(state.data());
    must(outline.overlaps(&sector_outline(state, sector)), "1.4", "not-in-the-sector")?;
    if kind == PieceKind::River {
        let (low, high) = ((3 * measures.square) as i16, (5 * measures.square) as i16);
        let inner = |p: Point| (low..=high).contains(&p.y);
        let sides = (edge(state, a) == 3 && edge(state, b) == 1) || (edge(state, a) == 1 && edge(state, b) == 3);
        must(inner(a) && inner(b) && sides, "1.5", "river-in-the-middle")?;
    }
    Ok(())
}

/// Pieces that stand on the table: none of them is laid on another. Roads, rivers, the sea and heights lie under them.
const fn is_solid(kind: PieceKind) -> bool {
    use PieceKind::{Hill0, Hill1, Hill2, River, Road, Sea};
    !matches!(kind, Road | River | Sea | Hill0 | Hill1 | Hill2)
}

/// Which edge a border place lies on: 0 the attacker's, then anticlockwise.
fn edge(state: &State, at: Point) -> u8 {
    let measures = state.measures();
    if at.y == 0 {
        0
    } else if i32::from(at.x) == measures.width {
        1
    } else if i32::from(at.y) == measures.depth {
        2
    } else {
        3
    }
}

fn touches_water(state: &State, outline: &Polygon) -> bool {
    state.pieces.iter().any(|piece| {
        matches!(piece.kind, PieceKind::River | PieceKind::Sea) && piece.outline(state.data()).overlaps(outline)
    })
}

pub(crate) fn apply(state: &mut State, frame: Frame, action: Action, log: &mut impl EventSink<Event>) {
    match (frame, action) {
        (Frame::TakeColumn(sector), Action::TakeColumn(column)) => take_column(state, sector, column, log),
        (Frame::Count { sector, element }, Action::Count(count)) => {
            state.scenario.counts[usize::from(element)] = count;
            state.stack.replace(Frame::Count { sector, element: element + 1 });
        }
        (Frame::Lay { sector, element, left }, action) => {
            let kind = elements(state, sector)[usize::from(element)].0;
            match action {
                Action::Lay { turn, at } => lay(state, kind, at, turn, log),
                Action::LayBand { from, to } => {
                    let measures = state.measures();
                    let (a, b) = (measures.border(from), measures.border(to));
                    let _ = state.pieces.try_push(Piece::band(kind, a, b));
                    log.emit(Event::PieceLaid { kind, at: a, to: b });
                }
                _ => {}
            }
            state.scenario.counts[usize::from(element)] -= 1;
            state.stack.replace(Frame::Lay { sector, element, left: left - 1 });
        }
        (Frame::Objective, Action::Objective(at)) => {
            state.objectives.push(Objective { at, holder: Side::Defender });
            log.emit(Event::ObjectivePlaced(at));
        }
        (Frame::Works, Action::Build { kind, turn, at }) => {
            state.scenario.build -= state.data().piece(kind).cost;
            state.pieces.push(Piece::new(kind, at, turn));
            log.emit(Event::WorksBuilt(kind, at));
        }
        _ => {
            state.stack.pop();
        }
    }
}

/// A piece is laid; a village or a city brings its houses and, where none crosses it, a road (ruling B-08).
fn lay(state: &mut State, kind: PieceKind, at: Point, turn: u8, log: &mut impl EventSink<Event>) {
    let _ = state.pieces.try_push(Piece::new(kind, at, turn));
    log.emit(Event::PieceLaid { kind, at, to: at });
    let (columns, rows) = match kind {
        PieceKind::Village => (2, 2),
        PieceKind::City => (4, 3),
        _ => return,
    };
    let facing = Facing(64).left(turn * 16);
    let pace = 15 * CM;
    for column in 0..columns {
        for row in 0..rows {
            let right = (2 * column - columns + 1) * pace / 2;
            let forward = (2 * row - rows + 1) * pace / 2;
            let place = (at.v() + facing.offset(forward, right)).point();
            let _ = state.pieces.try_push(Piece::new(PieceKind::House, place, turn));
        }
    }
    let outline = Piece::new(kind, at, turn).outline(state.data());
    let crossed = state
        .pieces
        .iter()
        .any(|piece| piece.kind == PieceKind::Road && piece.outline(state.data()).overlaps(&outline));
    if !crossed {
        let measures = state.measures();
        let (from, to) = (V::new(0, i32::from(at.y)).point(), V::new(measures.width, i32::from(at.y)).point());
        let _ = state.pieces.try_push(Piece::band(PieceKind::Road, from, to));
        log.emit(Event::PieceLaid { kind: PieceKind::Road, at: from, to });
    }
}

/// §8.5: whether the defender has the points, and the tools, for works of that kind.
fn check_price(state: &State, kind: PieceKind) -> Result<(), Illegal> {
    let def = state.data().piece(kind);
    let tools = || state.of_side(Side::Defender).any(|unit| state.has(unit, crate::data::Trait::Tools));
    must(def.cost > 0, "8.5.4", "cannot-be-built")?;
    must(def.cost <= state.scenario.build, "8.5", "too-few-build-points")?;
    must(!def.tools || tools(), "8.5.4", "no-tools")
}

fn can_afford(state: &State, kind: PieceKind) -> bool {
    check_price(state, kind).is_ok()
}

fn check_build(state: &State, kind: PieceKind, turn: u8, at: Point) -> Result<(), Illegal> {
    check_price(state, kind)?;
    must(turn < 16, "1.4", "no-such-turn")?;
    must(!state.pieces.is_full(), "8.5", "table-full")?;
    let measures = state.measures();
    let outline = Piece::new(kind, at, turn).outline(state.data());
    must(measures.holds_all(&outline), "1.4", "off-table")?;
    // Ruling B-11: the defender's zone begins with the fourth row.
    must(outline.corners().iter().all(|corner| corner.y >= 3 * measures.square), "8.5", "not-own-zone")?;
    must(!touches_water(state, &outline), "1.6", "in-the-water")?;
    let clash = state
        .pieces
        .iter()
        .any(|piece| piece.def(state.data()).artificial && piece.outline(state.data()).overlaps(&outline));
    must(!clash, "8.5", "occupied")
}

/// A foxhole dug where a unit stands (§5.7), or a deep trench where it has the tools.
pub(crate) fn dig_in(state: &mut State, unit: crate::ids::UnitNo, log: &mut impl EventSink<Event>) {
    let deep = state.has(unit, crate::data::Trait::Tools);
    let kind = if deep { PieceKind::DeepTrench } else { PieceKind::Foxhole };
    let it = state.unit(unit);
    let (at, hidden) = (it.middle(), it.place == Place::Hidden);
    // Works face as the unit does: turn 0 faces the defender's edge.
    let facing = if hidden { State::towards_enemy(it.side) } else { it.facing };
    let turn = (facing.0.wrapping_sub(64).wrapping_add(8)) / 16;
    // What is left of works dug there before goes with it.
    let data = state.data();
    state.pieces.retain(|piece| !(piece.rubble && cover::is_earthwork(piece.kind) && piece.contains(data, at.v())));
    if state.pieces.try_push(Piece::new(kind, at, turn)).is_ok() {
        // Works appear for all to see; who dug them lies low (ruling PA-65).
        log.emit(if hidden { Event::WorksAppear(kind, at) } else { Event::DugIn(unit) });
    }
}

#[cfg(test)]
mod tests {
    use super::Spring;

    #[test]
    fn a_number_draws_the_same_values_whatever_the_width_of_a_pointer() {
        let drawn = |seed: u32| {
            let mut spring = Spring::of(seed);
            [6, 6, 6, 6, 63, 63, 1000].map(|most| spring.draw(most))
        };
        // Cut to 32 bits before the remainder is taken, the first row would begin 1, 4, 4, 5.
        assert_eq!(drawn(1), [5, 2, 2, 1, 43, 3, 728]);
        assert_eq!(drawn(7), [2, 5, 5, 2, 16, 28, 664]);
        assert_eq!(drawn(1936), [3, 5, 1, 3, 33, 35, 573]);
        assert_eq!(drawn(u32::MAX), [3, 3, 1, 0, 22, 52, 982]);
        assert_eq!(Spring::of(1).draw(0), 0, "of nothing the first");
    }
}
