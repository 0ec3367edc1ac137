//! The ruler against another one: exact integers here, parry2d's floating point there. Distances, contact, arcs, swept
//! moves, lines of sight with the hidden part of a target, templates, scatter.

use frente_peanas::geometry::polygon::{Polygon, WHOLE, along, to_segment, touches};
use frente_peanas::geometry::{Facing, Point, V, distance as between, scattered};
use frente_peanas::state::CONTACT;
use parry2d_f64::math::{Pose, Vector};
use parry2d_f64::query::{PointQuery, Ray, RayCast, distance};
use parry2d_f64::shape::{Ball, ConvexPolygon, Segment};
use proptest::prelude::*;

fn shape(polygon: &Polygon) -> ConvexPolygon {
    let corners = polygon.corners().iter().map(|corner| vector(*corner)).collect();
    ConvexPolygon::from_convex_polyline(corners).expect("a convex polygon")
}

fn vector(v: V) -> Vector {
    Vector::new(f64::from(v.x), f64::from(v.y))
}

fn gap(a: &Polygon, b: &Polygon) -> f64 {
    let here = Pose::IDENTITY;
    distance(&here, &shape(a), &here, &shape(b)).expect("convex polygons").distance
}

prop_compose! {
    fn base()(x in 0..24_000i32, y in 0..12_000i32, facing in 0u8..=255, width in 100..400i32, depth in 100..400i32)
        -> Polygon {
        Polygon::base(V::new(x, y), Facing(facing), width, depth)
    }
}

prop_compose! {
    /// Two bases near each other, so that they often touch or overlap.
    fn pair()(one in base(), dx in -900..900i32, dy in -900..900i32, facing in 0u8..=255) -> (Polygon, Polygon) {
        let near = one.middle() + V::new(dx, dy);
        (one, Polygon::base(near, Facing(facing), 250, 150))
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn gaps_are_those_of_the_oracle_rounded_up((a, b) in pair()) {
        let (ours, theirs) = (f64::from(a.gap(&b)), gap(&a, &b));
        prop_assert!(ours >= theirs - 1e-6 && ours < theirs + 1.0 + 1e-6, "{ours} {theirs}");
    }

    #[test]
    fn two_bases_are_near_if_their_gap_is_not_wider((a, b) in pair(), limit in 0..1_200i32) {
        prop_assert_eq!(a.is_near(&b, limit), a.gap(&b) <= limit);
        let gap = a.gap(&b);
        prop_assert!(a.is_near(&b, gap) && (gap == 0 || !b.is_near(&a, gap - 1)));
    }

    #[test]
    fn far_bases_are_measured_alike(a in base(), b in base()) {
        let (ours, theirs) = (f64::from(a.gap(&b)), gap(&a, &b));
        prop_assert!((ours - theirs).abs() <= 1.0 + 1e-6, "{ours} {theirs}");
    }

    #[test]
    fn overlap_agrees_with_a_gap_of_nothing((a, b) in pair()) {
        // Where the oracle sees daylight we see no overlap, and where we see overlap it sees none.
        let theirs = gap(&a, &b);
        prop_assert!(!a.overlaps(&b) || theirs < 1e-6);
        prop_assert!(a.overlaps(&b) || a.gap(&b) == 0 || theirs > 0.0);
        prop_assert_eq!(a.overlaps(&b), b.overlaps(&a));
    }

    #[test]
    fn distances_to_places_and_templates_agree(a in base(), x in 0..24_000i32, y in 0..12_000i32, radius in 100..1500i32) {
        let place = V::new(x, y);
        let theirs = shape(&a).distance_to_local_point(vector(place), true);
        let ours = f64::from(a.distance_to(place));
        prop_assert!(ours >= theirs - 1e-6 && ours < theirs + 1.0 + 1e-6, "{ours} {theirs}");
        let near = place.point();
        prop_assert!(touches(near, radius, &a) == (a.distance_to(place) <= radius));
    }

    #[test]
    fn a_line_that_is_blocked_passes_through_and_one_that_is_not_keeps_off(
        a in base(), x in -2_000..2_000i32, y in -2_000..2_000i32, dx in -4_000..4_000i32, dy in -4_000..4_000i32,
    ) {
        let from = a.middle() + V::new(x, y);
        let to = from + V::new(dx, dy);
        prop_assume!(from != to);
        let here = Pose::IDENTITY;
        let segment = Segment::new(vector(from), vector(to));
        let theirs = distance(&here, &shape(&a), &here, &segment).expect("a segment").distance;
        if a.blocks(from, to) {
            prop_assert!(theirs < 1e-6, "{theirs}");
        } else {
            // Grazing a corner is not passing: the clipped part is nothing, or the oracle keeps off.
            let inside = a.clip(from, to).map_or(0, |(enter, leave)| leave - enter);
            prop_assert!(theirs > 0.0 || inside <= WHOLE / 1000 + 1, "{theirs} {inside}");
        }
    }

    #[test]
    fn what_a_swept_base_meets_lies_within_the_hull_of_its_way((a, b) in pair(), dx in -3_000..3_000i32, dy in -3_000..3_000i32) {
        let by = V::new(dx, dy);
        let corners: Vec<Vector> =
            a.corners().iter().flat_map(|corner| [vector(*corner), vector(*corner + by)]).collect();
        let hull = ConvexPolygon::from_convex_hull(&corners).expect("a hull");
        let here = Pose::IDENTITY;
        let theirs = distance(&here, &hull, &here, &shape(&b)).expect("convex polygons").distance;
        if a.sweeps_into(by, &b) {
            prop_assert!(theirs < 1e-6, "{theirs}");
        } else {
            prop_assert!(!a.overlaps(&b) && !a.moved(by).overlaps(&b));
        }
    }

    #[test]
    fn a_free_way_ends_beside_what_stops_it((a, b) in pair(), dx in -3_000..3_000i32, dy in -3_000..3_000i32) {
        let by = V::new(dx, dy);
        if a.overlaps(&b) || !a.sweeps_into(by, &b) {
            return Ok(());
        }
        let free = a.free_way(by, &b);
        let end = a.moved(along(by, free));
        prop_assert!(!end.overlaps(&b));
        // What the way only grazes may be passed: places are whole tenths of a millimetre.
        let beside = [(-2, -2), (-2, 2), (2, -2), (2, 2)].map(|(x, y)| a.moved(V::new(x, y)));
        let grazes = beside.iter().any(|a| !a.sweeps_into(by, &b));
        prop_assert!(grazes || end.gap(&b) <= 3, "{}", end.gap(&b));
    }

    #[test]
    fn facings_point_where_they_should(x in -20_000..20_000i32, y in -20_000..20_000i32) {
        prop_assume!((x, y) != (0, 0));
        let exact = f64::from(y).atan2(f64::from(x)).rem_euclid(std::f64::consts::TAU) / std::f64::consts::TAU * 256.0;
        let ours = f64::from(Facing::of(V::new(x, y)).0);
        let off = (ours - exact).abs().min(256.0 - (ours - exact).abs());
        // Half a step, and what the table of sines rounds away: a sixth of a degree at most.
        prop_assert!(off <= 0.615, "{ours} {exact}");
    }
}

#[test]
fn contact_is_symmetric_and_a_quarter_turn_changes_nothing() {
    let at = Point::cm(50, 50).v();
    for step in 0..=255u8 {
        let a = Polygon::base(at, Facing(step), 250, 150);
        let b = Polygon::base(at + Facing(step).offset(400, 0), Facing(step), 250, 150);
        assert!(a.gap(&b) >= 98 && a.gap(&b) <= 102, "{}", a.gap(&b));
        assert_eq!(a.gap(&b), b.gap(&a));
    }
}

/// The angle between two vectors in degrees.
fn degrees(a: V, b: V) -> f64 {
    let (a, b) = (vector(a), vector(b));
    a.perp_dot(b).atan2(a.dot(b)).to_degrees().abs()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn contact_is_what_the_oracle_calls_two_millimetres((a, b) in pair()) {
        let theirs = gap(&a, &b);
        // The limit is a whole number of units, and gaps are rounded up: both say the same.
        prop_assert_eq!(a.gap(&b) <= CONTACT, theirs <= f64::from(CONTACT) + 1e-9, "{}", theirs);
    }

    #[test]
    fn distances_between_places_are_rounded_up(
        x in 0..24_000i16, y in 0..12_000i16, u in 0..24_000i16, v in 0..12_000i16,
    ) {
        let (a, b) = (Point { x, y }, Point { x: u, y: v });
        let exact = (vector(b.v()) - vector(a.v())).length();
        prop_assert_eq!(f64::from(between(a, b)), (exact - 1e-9).ceil());
    }

    #[test]
    fn segments_are_measured_alike(p in place(), a in place(), b in place()) {
        let segment = Segment::new(vector(a), vector(b));
        let exact = segment.distance_to_local_point(vector(p), true);
        prop_assert!((f64::from(to_segment(p, a, b)) - (exact - 1e-6).ceil()).abs() <= 1e-6, "{}", exact);
    }

    #[test]
    fn arcs_cover_the_angles_they_should(facing in 0u8..=255, x in -9_000..9_000i32, y in -9_000..9_000i32) {
        prop_assume!((x, y) != (0, 0));
        let v = V::new(x, y);
        let off = degrees(Facing(facing).vector(), v);
        for (half, angle) in [(32u8, 45.0), (64, 90.0)] {
            // The table of directions is exact to a few hundredths of a degree; on the boundary itself nothing is asked.
            if (off - angle).abs() > 0.02 {
                prop_assert_eq!(Facing(facing).covers(v, half), off < angle, "{} {}", off, angle);
                prop_assert_eq!(Facing(facing).covers_inside(v, half), off < angle);
            }
        }
    }

    #[test]
    fn a_swept_base_meets_what_the_oracle_meets((a, b) in pair(), dx in -3_000..3_000i32, dy in -3_000..3_000i32) {
        let by = V::new(dx, dy);
        let corners: Vec<Vector> =
            a.corners().iter().flat_map(|corner| [vector(*corner), vector(*corner + by)]).collect();
        let Some(hull) = ConvexPolygon::from_convex_hull(&corners) else { return Ok(()) };
        let here = Pose::IDENTITY;
        let clear = distance(&here, &hull, &here, &shape(&b)).expect("convex polygons").distance;
        // The hull of both ends is all the ground a straight shift covers.
        if clear > 1e-6 {
            prop_assert!(!a.sweeps_into(by, &b), "{}", clear);
        } else if !a.sweeps_into(by, &b) {
            // Then they only touch: drawn in by a unit, the oracle sees daylight too.
            let less = Polygon::new(&shrunk(&b));
            let clear = distance(&here, &hull, &here, &shape(&less)).expect("convex polygons").distance;
            prop_assert!(clear > 0.0, "a sweep that is free must at most touch");
        }
    }

    #[test]
    fn templates_touch_the_same_bases(a in base(), x in -2_500..2_500i32, y in -2_500..2_500i32, size in 0usize..3) {
        let radius = [500, 1_000, 1_500][size];
        let centre = a.middle() + V::new(x, y);
        let place = centre.point();
        prop_assume!(place.v() == centre);
        let ball = Ball::new(f64::from(radius));
        let there = Pose::translation(f64::from(centre.x), f64::from(centre.y));
        let theirs = distance(&there, &ball, &Pose::IDENTITY, &shape(&a)).expect("a ball").distance <= 0.0;
        let exact = shape(&a).distance_to_local_point(vector(centre), true);
        if (exact - f64::from(radius)).abs() > 1e-6 {
            prop_assert_eq!(touches(place, radius, &a), theirs, "{}", exact);
        }
    }

    #[test]
    fn a_line_enters_and_leaves_where_the_oracles_ray_does(
        a in base(), x in -3_000..3_000i32, y in -3_000..3_000i32, dx in -5_000..5_000i32, dy in -5_000..5_000i32,
    ) {
        let from = a.middle() + V::new(x, y);
        let to = from + V::new(dx, dy);
        prop_assume!((to - from).length() > 50 && !a.contains(from));
        let ray = Ray::new(vector(from), vector(to - from));
        let theirs = shape(&a).cast_local_ray(&ray, 1.0, true);
        match (a.clip(from, to), theirs) {
            (Some((enter, _)), Some(hit)) => {
                let ours = enter as f64 / WHOLE as f64;
                prop_assert!((ours - hit).abs() < 1e-3, "{} {}", ours, hit);
            }
            // A graze of less than a thousandth of the way may be nothing to one of them.
            (Some((enter, leave)), None) => prop_assert!(leave - enter <= WHOLE / 1000 + 1),
            (None, Some(hit)) => {
                let there = from + along(to - from, (hit * WHOLE as f64) as i64);
                prop_assert!(a.distance_to(there) <= 2);
            }
            (None, None) => {}
        }
    }

    #[test]
    fn the_hidden_part_of_a_target_is_what_the_oracles_rays_miss(
        wall in base(), x in -3_000..-600i32, y in -600..600i32, u in 600..3_000i32, v in -600..600i32, facing in 0u8..=255,
    ) {
        // Nine places of a base against one eye: those the wall hides are those whose ray meets the wall.
        let eye = wall.middle() + V::new(x, y);
        let target = Polygon::base(wall.middle() + V::new(u, v), Facing(facing), 250, 150);
        prop_assume!(!wall.contains(eye) && wall.gap(&target) > 0);
        let corners = target.corners();
        let mut places = vec![target.middle()];
        places.extend(corners);
        places.extend((0..4).map(|at| corners[at] + along(corners[(at + 1) % 4] - corners[at], WHOLE / 2)));
        let (mut ours, mut theirs, mut doubtful) = (0, 0, 0);
        for place in &places {
            let ray = Ray::new(vector(eye), vector(*place - eye));
            ours += i32::from(wall.blocks(eye, *place));
            theirs += i32::from(shape(&wall).intersects_local_ray(&ray, 1.0));
            // Rays that pass within a unit of a corner of the wall may be read either way.
            let grazes = wall.corners().iter().any(|corner| to_segment(*corner, eye, *place) <= 1);
            doubtful += i32::from(grazes);
        }
        prop_assert!((ours - theirs).abs() <= doubtful, "{} {} {}", ours, theirs, doubtful);
    }

    #[test]
    fn scatter_goes_as_far_as_its_dice(x in 3_000..20_000i16, y in 3_000..9_000i16, way in 1u8..=8, cm in 1..30i32) {
        let from = Point { x, y };
        let to = scattered(from, way, cm);
        let far = (vector(to.v()) - vector(from.v())).length();
        prop_assert!((far - f64::from(cm * 100)).abs() <= 1.0, "{}", far);
        let angle = degrees(V::new(1, 0), to.v() - from.v());
        let wanted = f64::from(way - 1) * 45.0;
        let wanted = if wanted > 180.0 { 360.0 - wanted } else { wanted };
        prop_assert!((angle - wanted).abs() < 0.5, "{} {}", angle, wanted);
    }
}

prop_compose! {
    fn place()(x in 0..24_000i32, y in 0..12_000i32) -> V {
        V::new(x, y)
    }
}

/// The corners drawn two units towards the middle.
fn shrunk(polygon: &Polygon) -> Vec<V> {
    let middle = polygon.middle();
    let drawn = |corner: &V| {
        let way = middle - *corner;
        *corner + way.scaled(3, way.length().max(1))
    };
    polygon.corners().iter().map(drawn).collect()
}
