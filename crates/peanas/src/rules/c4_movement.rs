//! §4: what a way costs and what bars it: terrain, other bases, rivers, wire, turns, roads, bogging.

use super::room::{self, Around};
use crate::data::{Bog, Trait};
use crate::geometry::polygon::{Base, WHOLE, along, is_near_segment};
use crate::geometry::{CM, EIGHTH, Facing, Point, QUARTER, V};
use crate::ground::Piece;
use crate::ids::{PieceKind, UnitKind, UnitNo};
use crate::sight;
use crate::state::{CONTACT, HALF_DIAGONAL, State, base_at};
use frente_kernel::{Illegal, must};

/// §4.3, §4.4, §3-manoeuvrable: how far a vehicle or a gun turns before it moves.
pub(crate) fn turn_limit(state: &State, unit: UnitNo) -> u8 {
    let profile = state.profile(unit);
    let clumsy = (profile.kind.is_tank() && !profile.has(Trait::Manoeuvrable)) || profile.kind.is_heavy_gun();
    if clumsy { EIGHTH } else { QUARTER }
}

/// The length of a leg, difficult ground counted double, walls 5 cm each (ruling B-63).
pub(crate) fn cost(around: &Around, from: Point, to: Point) -> i32 {
    let (a, b) = (from.v(), to.v());
    let length = (b - a).length();
    let mut extra = 0;
    let (state, data) = (around.state, around.state.data());
    let start_level = sight::level_on(data, around.pieces.iter().copied(), a);
    for piece in &around.pieces {
        let kind = piece.counts_as();
        let doubles = match kind {
            PieceKind::Wood | PieceKind::BushZone | PieceKind::Rubble => true,
            // Uphill only: whoever starts on the hill goes along it freely.
            PieceKind::Hill1 => start_level < 2,
            PieceKind::Hill2 => start_level < 3,
            PieceKind::Wall => false,
            _ => continue,
        };
        if !is_near(state, piece, a, b) {
            continue;
        }
        if kind == PieceKind::Wall {
            extra += if piece.blocks(data, a, b) { 5 * CM } else { 0 };
        } else if doubles && let Some((enter, leave)) = piece.clip(data, a, b) {
            extra += (i64::from(length) * (leave - enter) / WHOLE) as i32;
        }
    }
    // On a road there is no difficult ground.
    if extra > 0 && is_along_road(state, a, b) {
        extra = 0;
    }
    length + extra
}

fn is_near(state: &State, piece: &Piece, a: V, b: V) -> bool {
    if piece.is_band() {
        return true;
    }
    let (reach, at) = (piece.radius(state.data()) + HALF_DIAGONAL, piece.at.v());
    at.x + reach >= a.x.min(b.x)
        && at.x - reach <= a.x.max(b.x)
        && at.y + reach >= a.y.min(b.y)
        && at.y - reach <= a.y.max(b.y)
}

/// Whether both ends lie on one and the same road: then so does all between.
pub(crate) fn is_along_road(state: &State, a: V, b: V) -> bool {
    let data = state.data();
    let mut roads = state.pieces.iter().filter(|piece| piece.kind == PieceKind::Road);
    roads.any(|road| road.contains(data, a) && road.contains(data, b))
}

/// Whether ground, water, wire and other bases let a stand go straight from one place to another.
///
/// `towards`: the unit that may be met at the end (§9.1).
pub(crate) fn check_leg(
    around: &Around,
    unit: UnitNo,
    stand: u8,
    from: Point,
    to: Point,
    facing: Facing,
    towards: Option<UnitNo>,
) -> Result<(), Illegal> {
    let (state, data) = (around.state, around.state.data());
    let kind = state.profile(unit).kind;
    let (a, b) = (from.v(), to.v());
    let base = base_at(kind, stand, from, facing);
    let closed = room::closed_to(kind, state.unit(unit).mounted);
    for piece in &around.pieces {
        let counts_as = piece.counts_as();
        if (!closed.contains(counts_as) && counts_as != PieceKind::Wire) || !is_near(state, piece, a, b) {
            continue;
        }
        // Nothing meets what the circle around it does not let it meet.
        let reach = piece.radius(data) + HALF_DIAGONAL + CONTACT;
        if !piece.is_band() && !is_near_segment(piece.at.v(), a, b, reach) {
            continue;
        }
        match counts_as {
            PieceKind::River => {
                if let Some((enter, leave)) = piece.clip(data, a, b) {
                    // Over a bridge: where the way crosses the water there must be road.
                    let middle = a + along(b - a, (enter + leave) / 2);
                    must(around.is_on_road(middle), "1.6", "river")?;
                }
            }
            PieceKind::Wire => {
                let outline = piece.outline(data);
                let crosses = outline.blocks(a, b);
                let flattens = kind.is_tank();
                // Where its move began, not where a leg of it does: whoever comes to the wire stops there.
                let mut stands = state.unit(unit).standing();
                let mut starts_at = || stands.any(|one| state.base(unit, one).is_near(&outline, CONTACT));
                must(!crosses || flattens || starts_at(), "8.1", "wire")?;
            }
            _ => must(!base.sweeps_into(b - a, &piece.outline(data)), "1.6", "impassable")?,
        }
    }
    bases_in_the_way(around, unit, &base, b - a, towards)
}

/// Ruling PA-42: nobody crosses enemies, infantry passes friends, vehicles pass nobody.
fn bases_in_the_way(around: &Around, unit: UnitNo, base: &Base, by: V, towards: Option<UnitNo>) -> Result<(), Illegal> {
    let state = around.state;
    let it = state.unit(unit);
    let walks = state.profile(unit).kind.walks();
    let (low, high) = base.bounds();
    let (low, high) = (
        V::new(low.x + by.x.min(0) - HALF_DIAGONAL, low.y + by.y.min(0) - HALF_DIAGONAL),
        V::new(high.x + by.x.max(0) + HALF_DIAGONAL, high.y + by.y.max(0) + HALF_DIAGONAL),
    );
    let near = |at: V| (at.x >= low.x) & (at.x <= high.x) & (at.y >= low.y) & (at.y <= high.y);
    for other in around.units.iter().copied() {
        let that = state.unit(other);
        if other == unit || towards == Some(other) || (walks && that.side == it.side) {
            continue;
        }
        for stand in that.standing() {
            if near(that.stands[usize::from(stand)].v()) && base.sweeps_into(by, &state.base(other, stand)) {
                must(that.side == it.side, "4.6", "enemy-in-the-way")?;
                return Err(Illegal { rule: "4.6", why: "friend-in-the-way" });
            }
        }
    }
    Ok(())
}

/// §4.7, §3-unreliable, §3-draggable: where, along a straight way, the bogging dice are due: its length up to there; −1:
/// nowhere.
pub(crate) fn bog_point(state: &State, unit: UnitNo, from: Point, to: Point) -> i32 {
    let profile = state.profile(unit);
    let kind = profile.kind;
    let dragged = profile.has(Trait::Draggable) || profile.has(Trait::PartlyDraggable);
    if !(kind.is_vehicle() || kind.is_gun() && dragged) {
        return -1;
    }
    let (a, b) = (from.v(), to.v());
    let length = (b - a).length();
    let on_road = is_along_road(state, a, b);
    let anywhere = match state.data().climate(state.weather).bog {
        Bog::Usual => false,
        Bog::OffRoad => !on_road,
        Bog::ArmourAnywhere => profile.armoured && kind.is_vehicle(),
    };
    let in_town = |at: V| {
        state
            .pieces
            .iter()
            .any(|piece| matches!(piece.kind, PieceKind::Village | PieceKind::City) && piece.contains(state.data(), at))
    };
    let unreliable = profile.has(Trait::Unreliable) && !on_road && !(in_town(a) && in_town(b));
    if anywhere || unreliable {
        return 0;
    }
    if on_road {
        return -1;
    }
    let mut first = i32::MAX;
    for piece in &state.pieces {
        if matches!(piece.counts_as(), PieceKind::Wood)
            && is_near(state, piece, a, b)
            && let Some((enter, _)) = piece.clip(state.data(), a, b)
        {
            first = first.min((i64::from(length) * enter / WHOLE) as i32);
        }
    }
    if first == i32::MAX { -1 } else { first }
}

/// Whether all of a straight way is clear of everything but road (§3-partly-draggable).
pub(crate) fn is_clear(state: &State, from: Point, to: Point) -> bool {
    let (a, b) = (from.v(), to.v());
    !state.pieces.iter().any(|piece| {
        !matches!(piece.kind, PieceKind::Road | PieceKind::Village | PieceKind::City)
            && is_near(state, piece, a, b)
            && {
                let outline = piece.outline(state.data());
                outline.contains(a) || outline.contains(b) || outline.blocks(a, b)
            }
    })
}

/// §4.2: the stand of a section nearest to where it goes.
pub(crate) fn guide_for(state: &State, unit: UnitNo, to: Point) -> u8 {
    let it = state.unit(unit);
    let nearest = it.standing().min_by_key(|stand| (it.stands[usize::from(*stand)].v() - to.v()).square());
    nearest.unwrap_or(0)
}

/// §4.3: the way along the roads from where a vehicle stands to a place on the same road or on one that crosses it.
pub(crate) fn road_way(state: &State, from: Point, to: Point) -> Option<(Point, Option<Point>)> {
    let roads = || state.pieces.iter().filter(|piece| piece.kind == PieceKind::Road);
    if is_along_road(state, from.v(), to.v()) {
        return Some((to, None));
    }
    for here in roads().filter(|road| road.contains(state.data(), from.v())) {
        for there in roads().filter(|road| road.contains(state.data(), to.v())) {
            if let Some(crossing) = crossing(here.at.v(), here.to.v(), there.at.v(), there.to.v()) {
                return Some((crossing.point(), Some(to)));
            }
        }
    }
    None
}

/// Where two segments cross.
fn crossing(a: V, b: V, c: V, d: V) -> Option<V> {
    let (r, s) = (b - a, d - c);
    let all = r.cross(s);
    if all == 0 {
        return None;
    }
    let (t, u) = ((c - a).cross(s), (c - a).cross(r));
    let inside = |part: i64| (part >= 0) == (all > 0) && part.abs() <= all.abs() || part == 0;
    (inside(t) && inside(u)).then(|| {
        let scale = |x: i32| (i128::from(x) * i128::from(t) / i128::from(all)) as i32;
        a + V::new(scale(r.x), scale(r.y))
    })
}

/// Whether a unit of that kind may be met base to base: anything but by infantry is kept 1 cm away.
pub(crate) fn starts_assaults(kind: UnitKind) -> bool {
    kind.is_section()
}
