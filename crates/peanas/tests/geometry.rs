//! The ruler against another one: exact integers here, parry2d's floating point there.

use frente_peanas::geometry::polygon::{Polygon, WHOLE, touches};
use frente_peanas::geometry::{Facing, Point, V};
use parry2d_f64::math::{Pose, Vector};
use parry2d_f64::query::{PointQuery, distance};
use parry2d_f64::shape::{ConvexPolygon, Segment};
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
        prop_assume!(!a.overlaps(&b) && a.sweeps_into(by, &b));
        let free = a.free_way(by, &b);
        let end = a.moved(frente_peanas::geometry::polygon::along(by, free));
        prop_assert!(!end.overlaps(&b));
        prop_assert!(end.gap(&b) <= 3, "{}", end.gap(&b));
    }

    #[test]
    fn facings_point_where_they_should(x in -20_000..20_000i32, y in -20_000..20_000i32) {
        prop_assume!((x, y) != (0, 0));
        let exact = f64::from(y).atan2(f64::from(x)).rem_euclid(std::f64::consts::TAU) / std::f64::consts::TAU * 256.0;
        let ours = f64::from(Facing::of(V::new(x, y)).0);
        let off = (ours - exact).abs().min(256.0 - (ours - exact).abs());
        prop_assert!(off <= 0.52, "{ours} {exact}");
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
