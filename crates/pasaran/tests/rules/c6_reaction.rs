//! §6.3.4: exits, announcements, aircraft and reserves; §10.1 and §10.2: blocking.

use crate::table::*;

fn has(places: &[String], place: &str) -> bool {
    places.iter().any(|known| known == place)
}

#[test]
fn r6_3_4_the_order_is_moves_exits_announcements_reactions_battles() {
    let mut table = Table::empty()
        .put(&[("n-i3.1", "segovia"), ("n-i2.1", "segovia"), ("r-m1.1", "guadalajara:city"), ("r-m1.2", "cuenca")])
        .put(&[("r-a1.1", "valencia"), ("n-arm2.1", "segovia")])
        .moving(Nationalist);
    table.acts(&["pick n-i3.1", "to guadalajara", "pick n-arm2.1", "to guadalajara", "to cuenca", "pass"]);
    assert_eq!(table.decides(), Some(Republican), "{}", table.pending());
    assert!(table.pending().contains("Exits"));
    table.act("pass");
    assert!(table.holds(Nationalist, "guadalajara"), "the zone falls once the garrison stays in");
    assert_eq!((table.decides(), table.pending().contains("Announce")), (Some(Nationalist), true));
    table.act("assault guadalajara:city");
    assert_eq!((table.decides(), table.pending().contains("React")), (Some(Republican), true));
    table.act("pass");
    table.offers_only(&["fight guadalajara:city", "fight cuenca"]);
}

#[test]
fn r6_3_4_cities_the_garrison_may_come_out_to_fight_for_the_zone() {
    let mut table = Table::empty().put(&[("n-i3.1", "segovia"), ("r-i2.1", "guadalajara:city")]).moving(Nationalist);
    table.acts(&["pick n-i3.1", "to guadalajara", "pass", "pick r-i2.1"]);
    assert_eq!(table.at("r-i2.1"), "guadalajara");
    assert!(table.pending().contains("Shot"), "the zone is fought for: {}", table.pending());
    assert_eq!(table.strength("r-i2.1"), 3, "in the hills, not in the city");
}

#[test]
fn r6_3_4_cities_no_exit_in_a_zone_the_attacker_already_holds() {
    let mut table = Table::empty()
        .zones(Nationalist, &["guadalajara"])
        .put(&[("n-i3.1", "soria"), ("r-i2.1", "guadalajara:city")])
        .moving(Nationalist);
    table.acts(&["pick n-i3.1", "to guadalajara", "pass"]);
    assert!(table.pending().contains("Announce"), "{}", table.pending());
}

#[test]
fn r6_3_4_cities_units_of_the_zone_go_into_a_city_attacked_from_a_neighbour_up_to_three() {
    // Toledo city is attacked from Madrid; the Nationalist holds the zone around it.
    let mut table = Table::empty()
        .zones(Nationalist, &["toledo"])
        .put(&[("r-i2.1", "madrid"), ("n-i1.1", "toledo:city"), ("n-i2.1", "toledo"), ("n-i2.2", "toledo")])
        .put(&[("n-i3.1", "toledo")])
        .moving(Republican);
    table.acts(&["pick r-i2.1", "to toledo:city", "pass"]);
    assert_eq!(table.decides(), Some(Nationalist));
    table.acts(&["pick n-i2.1", "to toledo:city", "pick n-i3.1", "to toledo:city"]);
    assert!(table.is_chance(), "full, so the battle begins: {}", table.pending());
}

#[test]
fn r6_3_4_cities_a_headquarters_goes_into_the_attacked_city_of_its_zone_by_itself() {
    let mut table = Table::empty()
        .zones(Nationalist, &["toledo"])
        .put(&[("r-i2.1", "madrid"), ("n-i1.1", "toledo:city"), ("varela", "toledo")])
        .moving(Republican);
    table.acts(&["pick r-i2.1", "to toledo:city", "pass", "pick varela", "to toledo:city"]);
    assert_eq!(table.at("varela"), "toledo:city");
}

#[test]
fn r6_3_4_air_flies_to_any_attacked_place_in_range_two_and_no_further() {
    let mut table = Table::empty()
        .put(&[("n-i3.1", "segovia"), ("r-m1.1", "guadalajara")])
        .put(&[("r-a2.1", "valencia"), ("r-a1.1", "barcelona")])
        .moving(Nationalist);
    table.acts(&["pick n-i3.1", "to guadalajara", "pass"]);
    table.offers_only(&["pass", "pick r-a2.1"]);
    assert_eq!(table.reach("r-a2.1"), ["guadalajara"]);
}

#[test]
fn r6_3_4_air_does_not_answer_the_taking_of_an_empty_zone() {
    let mut table = Table::empty().put(&[("n-i3.1", "segovia"), ("r-a2.1", "valencia")]).moving(Nationalist);
    table.acts(&["pick n-i3.1", "to guadalajara", "pass"]);
    assert!(!table.pending().contains("React"), "{}", table.pending());
}

#[test]
fn r6_3_4_reserves_come_by_order_of_a_headquarters_as_many_as_its_level() {
    let mut table = Table::empty()
        .put(&[("n-i3.1", "zaragoza"), ("r-m1.1", "lerida"), ("miaja", "barcelona")])
        .put(&[("r-i2.1", "barcelona"), ("r-i2.2", "barcelona"), ("r-i2.3", "barcelona"), ("r-i2.4", "tarragona")])
        .moving(Nationalist);
    table.acts(&["pick n-i3.1", "to lerida", "pass"]);
    assert!(!table.is_offered("pick r-i2.4"), "no headquarters with it");
    assert!(!table.is_offered("pick miaja"), "he goes only with units he has sent");
    table.acts(&["pick r-i2.1", "to lerida", "pick r-i2.2", "to lerida"]);
    // Level two: the third stays. Miaja may follow.
    table.offers_only(&["pass", "pick miaja"]);
}

#[test]
fn r6_3_4_reserves_pass_only_through_friendly_zones_within_their_range() {
    let mut table = Table::empty()
        .put(&[("n-i3.1", "zaragoza"), ("r-m1.1", "lerida"), ("rojo", "gerona"), ("rojo", "castellon")])
        .put(&[("r-i2.1", "castellon"), ("r-arm1.1", "castellon")])
        .moving(Nationalist);
    table.acts(&["pick n-i3.1", "to lerida", "pass"]);
    // Two zones by Tarragona: armour comes, infantry does not.
    table.offers_only(&["pass", "pick r-arm1.1"]);
    let mut table = Table::empty()
        .owned(Nationalist, &["tarragona"])
        .put(&[("n-i3.1", "zaragoza"), ("r-m1.1", "lerida"), ("rojo", "castellon"), ("r-arm1.1", "castellon")])
        .moving(Nationalist);
    table.acts(&["pick n-i3.1", "to lerida", "pass"]);
    assert!(!table.pending().contains("React"), "Tarragona is in the way: {}", table.pending());
}

#[test]
fn r6_3_4_reserves_do_not_answer_an_attack_by_aircraft_alone() {
    let mut table = Table::empty()
        .put(&[("n-a2.1", "zaragoza"), ("r-m1.1", "lerida"), ("rojo", "barcelona"), ("r-i2.1", "barcelona")])
        .moving(Nationalist);
    table.acts(&["pick n-a2.1", "to lerida", "pass"]);
    assert!(!table.pending().contains("React"), "{}", table.pending());
}

#[test]
fn r6_3_4_reserves_are_not_spent_by_those_who_step_into_the_city_of_their_own_zone() {
    // Guadalajara city is stormed from Madrid, Cuenca is attacked too; Miaja (2) stands in the zone of Guadalajara.
    let mut table = Table::empty()
        .owned(Nationalist, &["madrid"])
        .put(&[("n-i3.1", "madrid"), ("n-i3.2", "madrid"), ("r-m1.1", "guadalajara:city"), ("r-m1.2", "cuenca")])
        .put(&[("miaja", "guadalajara"), ("r-i2.1", "guadalajara"), ("r-i2.2", "guadalajara")])
        .put(&[("r-i2.3", "guadalajara"), ("r-i2.4", "guadalajara"), ("r-i2.5", "guadalajara")])
        .moving(Nationalist);
    table.acts(&["pick n-i3.1", "to guadalajara:city", "pick n-i3.2", "to cuenca", "pass"]);
    table.acts(&["pick r-i2.1", "to guadalajara:city", "pick r-i2.2", "to guadalajara:city"]);
    table.acts(&["pick r-i2.3", "to cuenca", "pick r-i2.4", "to cuenca"]);
    assert_eq!(table.offered(), ["pass", "pick miaja"], "two were sent, and no more");
}

#[test]
fn r6_3_4_reserves_come_where_a_position_written_by_hand_does_not_say_who_began_where() {
    let mut table = Table::empty()
        .put(&[("n-i3.1", "zaragoza"), ("r-m1.1", "lerida"), ("miaja", "barcelona")])
        .put(&[("r-i2.1", "barcelona"), ("r-i2.2", "barcelona"), ("r-i2.3", "barcelona")])
        .moving(Nationalist)
        .edit(|state| state["turn"]["start"] = serde_json::json!({}));
    table.acts(&["pick n-i3.1", "to lerida", "pass"]);
    table.acts(&["pick r-i2.1", "to lerida", "pick r-i2.2", "to lerida"]);
    table.offers_only(&["pass", "pick miaja"]);
}

#[test]
fn r6_3_4_reserves_in_a_city_with_the_headquarters_in_its_zone_count_as_with_it() {
    let mut table = Table::empty()
        .put(&[("n-i3.1", "zaragoza"), ("r-m1.1", "lerida"), ("rojo", "barcelona"), ("r-i2.1", "barcelona:city")])
        .moving(Nationalist);
    table.acts(&["pick n-i3.1", "to lerida", "pass"]);
    assert_eq!(table.reach("r-i2.1"), ["lerida"]);
}

#[test]
fn r6_3_4_reserves_are_not_hidden_by_a_unit_alike_that_came_out_of_the_city() {
    let mut table = Table::empty()
        .put(&[("rojo", "valencia"), ("r-i2.2", "valencia"), ("r-i2.1", "valencia:city"), ("r-m1.1", "castellon")])
        .put(&[("n-i3.1", "teruel"), ("n-i3.2", "teruel")])
        .moving(Nationalist);
    table.acts(&["pick n-i3.1", "to valencia", "pick n-i3.2", "to castellon", "pass", "pick r-i2.1"]);
    assert_eq!(table.at("r-i2.1"), "valencia");
    assert!(table.is_offered("pick r-i2.2"), "{:?}", table.offered());
    assert!(!table.is_offered("pick r-i2.1"), "it has left the city already");
}

#[test]
fn r6_3_4_reserves_out_of_a_closed_city_have_used_a_step() {
    let mut table = Table::empty()
        .zones(Nationalist, &["guadalajara", "toledo"])
        .cities(Republican, &["toledo"])
        .put(&[("r-i3.1", "guadalajara:city"), ("r-arm1.1", "guadalajara:city"), ("rojo", "guadalajara:city")])
        .put(&[("n-i1.1", "guadalajara"), ("r-m1.1", "toledo:city"), ("n-i3.1", "toledo")])
        .moving(Nationalist);
    table.acts(&["pass", "assault toledo:city", "pass"]);
    // Out to Madrid, and into the city that touches it: two steps.
    table.offers_only(&["pass", "pick r-arm1.1"]);
}

/// Lérida and Zaragoza's neighbour Teruel are attacked; Rojo stands in Lérida among the attacked.
fn pinned(blocking: u8) -> Table {
    let mut table = Table::with(Setup { blocking, ..Setup::default() })
        .cleared()
        .put(&[("n-i3.1", "zaragoza"), ("n-i2.1", "zaragoza"), ("n-i3.2", "zaragoza"), ("r-m1.1", "tarragona")])
        .put(&[("rojo", "lerida"), ("r-i2.1", "lerida"), ("r-i3.1", "lerida"), ("r-a2.1", "lerida")])
        .moving(Nationalist);
    table.acts(&["pick n-i3.1", "to lerida", "pick n-i2.1", "to lerida", "pick n-i3.2", "to tarragona", "pass"]);
    table
}

#[test]
fn r10_1_without_blocking_reserves_leave_a_zone_that_is_itself_attacked() {
    let mut table = pinned(0);
    table.offers_only(&["pass", "pick r-i2.1", "pick r-i3.1", "pick r-a2.1"]);
}

#[test]
fn r10_1_blocking_holds_as_many_land_units_as_attack_the_surplus_is_free() {
    // Two attackers pin two of the three land counters: one may go, of its owner's choice.
    let mut table = pinned(1);
    table.offers_only(&["pass", "pick r-i2.1", "pick r-i3.1", "pick r-a2.1"]);
    table.acts(&["pick r-i3.1", "to tarragona"]);
    table.offers_only(&["pass", "pick r-a2.1"]);
}

#[test]
fn r10_2_land_units_never_hold_an_aircraft_and_an_aircraft_holds_anything() {
    let mut table = Table::with(Setup { blocking: 1, ..Setup::default() })
        .cleared()
        .put(&[("n-a2.1", "zaragoza"), ("n-i3.1", "zaragoza"), ("r-m1.1", "tarragona")])
        .put(&[("r-a2.1", "lerida")])
        .moving(Nationalist);
    table.acts(&["pick n-a2.1", "to lerida", "pick n-i3.1", "to tarragona", "pass"]);
    assert!(!table.is_offered("pick r-a2.1"), "held by the bomber: {:?}", table.offered());
    // By land it goes free.
    let mut table = pinned(1);
    table.offers("pick r-a2.1");
}

#[test]
fn r10_2_a_headquarters_is_held_but_holds_nobody() {
    let mut table = Table::with(Setup { blocking: 1, ..Setup::default() })
        .cleared()
        .put(&[("n-i3.1", "zaragoza"), ("mola", "zaragoza"), ("n-i3.2", "zaragoza"), ("r-m1.1", "tarragona")])
        .put(&[("rojo", "lerida"), ("r-i2.1", "lerida")])
        .moving(Nationalist);
    table.acts(&["pick n-i3.1", "to lerida", "pick mola", "to lerida", "pick n-i3.2", "to tarragona", "pass"]);
    // One attacker that fights: it pins one of Rojo and the brigade; the other is free.
    assert!(table.is_offered("pick r-i2.1"), "{:?}", table.offered());
}

#[test]
fn r10_0_blocking_is_an_option_and_off_by_default() {
    assert!(!Table::new().state().options().blocking);
    assert!(has(&pinned(0).reach("r-i3.1"), "tarragona"));
}
