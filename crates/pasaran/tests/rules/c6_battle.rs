//! §6.4.1 to §6.4.10: battles, rounds, segments, losses, retreats.

use crate::table::*;
use frente_kernel::Narrate;
use frente_pasaran::Pasaran;

/// Toledo is clear ground: printed strengths count.
fn toledo(units: &[&str]) -> Table {
    let mut table = Table::empty();
    for unit in units {
        table = table.put(&[(unit, "toledo")]);
    }
    table = table.fighting(Nationalist);
    table.act("fight toledo");
    table
}

#[test]
fn r6_4_1_a_shot_hits_at_or_below_the_strength() {
    let mut table = toledo(&["n-i3.1", "r-m1.1"]);
    table.dice(&[3, 6]);
    assert_eq!(table.at("r-m1.1"), "reserve");
    let mut table = toledo(&["n-i3.1", "r-m1.1"]);
    table.dice(&[4, 6]);
    assert_eq!(table.at("r-m1.1"), "toledo");
}

#[test]
fn r6_4_1_armour_fires_twice_and_fire_is_simultaneous() {
    let mut table = toledo(&["n-arm2.1", "r-m1.1", "r-m1.2"]);
    // Two dice for the tanks, then both militia with the values of the start of the round.
    table.dice(&[1, 2, 1, 6]);
    assert_eq!([table.at("r-m1.1"), table.at("r-m1.2")], ["reserve", "reserve"]);
    assert!(table.is_reduced("n-arm2.1"), "the first militia hit though it died");
}

#[test]
fn r6_4_1_the_side_in_phase_chooses_the_order_of_battles() {
    let table = Table::empty()
        .put(&[("n-i3.1", "toledo"), ("r-m1.1", "toledo"), ("n-i3.2", "jaen"), ("r-m1.2", "jaen")])
        .fighting(Nationalist);
    assert_eq!(
        (table.decides(), table.offered()),
        (Some(Nationalist), vec!["fight toledo".into(), "fight jaen".into()])
    );
    assert_eq!(table.refusal("fight madrid").why, "no-battle-there");
    assert_eq!(table.refusal("pass").why, "battles-to-fight");
}

#[test]
fn r6_4_2_a_unit_at_zero_does_not_fire_but_absorbs_losses() {
    let mut table = Table::empty()
        .put(&[("n-i1.1", "toledo"), ("n-i3.1", "toledo"), ("r-i3.1", "toledo")])
        .weather("bad")
        .fighting(Nationalist);
    table.act("fight toledo");
    assert_eq!(table.strength("n-i1.1"), 0);
    table.dice(&[6, 1]); // one Nationalist die only, then the Republican hit
    table.act("lose n-i1.1");
    assert!(table.is_reduced("n-i1.1"));
}

#[test]
fn r6_4_2_modifiers_add_up_before_the_floor_and_a_printed_zero_with_a_bonus_fires() {
    // A reduced militia column shows 0; in the hills it defends with 1.
    let mut table = Table::empty().put(&[("n-i3.1", "jaen"), ("r-m2.1", "jaen")]).reduced(&["r-m2.1"]);
    table = table.fighting(Nationalist);
    table.act("fight jaen");
    assert_eq!(table.strength("r-m2.1"), 1);
    // 1 in a sierra in bad weather with the fifth column would be 1 - 1 - 1 (+1 in cities only): 0 here.
    let mut table = Table::empty()
        .owned(Republican, &["segovia"])
        .put(&[("n-i1.1", "segovia"), ("n-i3.1", "segovia"), ("r-m1.1", "segovia")])
        .weather("bad")
        .fighting(Nationalist);
    table.act("fight segovia");
    assert_eq!((table.strength("n-i1.1"), table.strength("n-i3.1")), (0, 1));
}

#[test]
fn r6_4_3_air_the_side_with_fewer_aircraft_puts_all_in_the_air_the_other_at_least_as_many() {
    let mut table = toledo(&["n-i3.1", "n-a2.1", "n-a2.2", "r-i2.1", "r-a2.1"]);
    // The Nationalist has one to spare: he may send it down.
    table.offers_only(&["pass", "shift n-a2.1"]);
    table.act("shift n-a2.1");
    assert!(table.is_chance(), "no more to spare: {}", table.pending());
    let table = toledo(&["n-i3.1", "n-a2.1", "r-i2.1", "r-a2.1"]);
    assert!(table.is_chance(), "equal numbers all fly: {}", table.pending());
}

#[test]
fn r6_4_3_air_in_the_first_round_what_is_to_spare_bombs_whatever_else_shoots_at_the_air() {
    let mut table =
        toledo(&["n-a2.1", "n-i3.1", "n-i2.1", "n-i1.1", "n-ter.1", "r-a2.1", "r-a2.2", "r-a2s.1", "r-i2.1"]);
    table.acts(&["shift n-i3.1", "shift n-i2.1", "shift n-i1.1"]);
    // Four Nationalist units up there against three aircraft, but only one of them an aircraft.
    assert_eq!((table.decides(), table.is_offered("shift r-a2.1")), (Some(Republican), true));
    table.acts(&["shift r-a2.1", "shift r-a2.2"]);
    assert!(table.is_chance(), "as many as the enemy's must stay: {}", table.pending());
}

/// Round two: of four Nationalist aircraft one was shot down in the air, two bomb, and two enemies are up there.
fn bombing() -> Table {
    let units = ["n-i3.1", "n-a2.1", "n-a2.2", "n-a2.3", "n-a1", "r-i2.1", "r-a2.1", "r-a2.2"];
    let mut table = Table::empty().reduced(&["n-a2.3"]);
    for unit in units {
        table = table.put(&[(unit, "toledo")]);
    }
    table = table.fighting(Nationalist);
    table.acts(&["fight toledo", "shift n-a2.1", "shift n-a2.3"]);
    table.dice(&[6, 6, 6, 6, 6, 6, 1, 6]);
    table.acts(&["lose n-a1", "pass", "pass"]);
    table
}

fn in_the_air(table: &Table, unit: &str) -> bool {
    let board = serde_json::to_value(table.view().battle.board).expect("plain data");
    board["air"].as_array().expect("a list").iter().any(|known| known == unit)
}

#[test]
fn r6_4_3_air_the_owner_chooses_which_bombers_come_up_when_they_must() {
    let mut table = bombing();
    assert_eq!(
        (table.decides(), table.offered()),
        (Some(Nationalist), vec!["pass".into(), "shift n-a2.1".into(), "shift n-a2.3".into()])
    );
    let mut left_to_itself = table.clone();
    table.act("shift n-a2.3");
    assert!(in_the_air(&table, "n-a2.3") && !in_the_air(&table, "n-a2.1"));
    left_to_itself.act("pass");
    assert!(in_the_air(&left_to_itself, "n-a2.1") && !in_the_air(&left_to_itself, "n-a2.3"), "the strongest goes");
}

#[test]
fn r6_4_3_air_if_only_one_side_has_aircraft_they_bomb_with_terrain_and_weather() {
    let mut table = Table::empty()
        .owned(Republican, &["segovia"])
        .put(&[("n-i3.1", "segovia"), ("n-a2.1", "segovia"), ("r-i2.1", "segovia")])
        .weather("bad")
        .fighting(Nationalist);
    table.act("fight segovia");
    assert_eq!(table.strength("n-a2.1"), 0, "the sierra and the weather");
}

#[test]
fn r6_4_3_land_units_go_up_only_with_more_of_them_against_aircraft_and_leave_enough_below() {
    // Three land units against one, and one aircraft each: two may shoot at the air, leaving one.
    let mut table = toledo(&["n-i3.1", "n-i2.1", "n-i1.1", "n-a2.1", "r-i2.1", "r-a2.1"]);
    table.offers_only(&["pass", "shift n-i3.1", "shift n-i2.1", "shift n-i1.1"]);
    table.acts(&["shift n-i2.1", "shift n-i1.1"]);
    assert!(table.is_chance());
    assert_eq!((table.strength("n-i2.1"), table.strength("n-i3.1")), (1, 3));
    // One against one: nobody.
    let table = toledo(&["n-i3.1", "n-a2.1", "r-i2.1", "r-a2.1"]);
    assert!(table.is_chance());
}

#[test]
fn r6_4_3_shift_between_rounds_the_side_with_more_units_in_a_segment_may_move_some() {
    let mut table = toledo(&["n-i3.1", "n-i2.1", "n-a2.1", "r-i2.1", "r-a2.1"]);
    table.acts(&["shift n-i2.1"]); // two in the air against one
    table.dice(&[6, 6, 6, 6, 6]);
    table.acts(&["pass", "pass"]); // both fight on
    assert!(table.is_offered("shift n-i2.1"), "down again: {:?}", table.offered());
    assert!(!table.is_offered("shift n-a2.1"), "as many aircraft as the enemy must stay");
}

#[test]
fn r6_4_5_at_most_three_land_units_attack_a_city_aircraft_without_limit() {
    let mut table = Table::empty()
        .zones(Nationalist, &["guadalajara"])
        .put(&[
            ("n-i3.1", "guadalajara"),
            ("n-i3.2", "guadalajara"),
            ("n-i2.1", "guadalajara"),
            ("n-i1.1", "guadalajara"),
        ])
        .put(&[("n-a2.1", "soria"), ("n-a2.2", "soria"), ("r-i2.1", "guadalajara:city")])
        .moving(Nationalist);
    table.acts(&["pick n-a2.1", "to guadalajara:city", "pick n-a2.2", "to guadalajara:city", "pass"]);
    table.acts(&["assault guadalajara:city", "pick n-i3.1", "pick n-i3.2", "pick n-i2.1"]);
    assert!(table.is_chance(), "three land units and two aircraft: {}", table.pending());
    assert_eq!(table.view().battle.strengths.len(), 6);
}

#[test]
fn r6_4_5_the_fourth_unit_is_not_offered() {
    let mut table = Table::empty()
        .zones(Nationalist, &["guadalajara"])
        .put(&[
            ("n-i3.1", "guadalajara"),
            ("n-i2.1", "guadalajara"),
            ("n-i1.1", "guadalajara"),
            ("n-ter.1", "guadalajara"),
        ])
        .put(&[("r-i2.1", "guadalajara:city")])
        .moving(Nationalist);
    table.acts(&["pass", "assault guadalajara:city", "pick n-i3.1", "pick n-i2.1", "pick n-i1.1"]);
    assert!(table.is_chance(), "three are enough: {}", table.pending());
    assert_eq!(table.at("n-ter.1"), "guadalajara");
}

#[test]
fn r6_4_6_land_units_shoot_at_aircraft_alone_with_one_at_most_armour_twice() {
    let mut table = toledo(&["n-a2.1", "r-i3.1", "r-arm2s.1", "r-m2.1"]);
    assert_eq!(["r-i3.1", "r-arm2s.1", "r-m2.1"].map(|unit| table.strength(unit)), [1, 1, 1]);
    // One bomb, then four dice: militia 1, division 1, armour 2.
    table.dice(&[6, 6, 6, 6, 6]);
    assert!(
        table.offered().iter().all(|offer| offer.starts_with("to ")),
        "the raid lasts one round: {:?}",
        table.offered()
    );
}

#[test]
fn r6_4_6_a_unit_pressed_to_zero_has_no_anti_air_shot() {
    let mut table = Table::empty().put(&[("n-a2.1", "toledo"), ("r-m2.1", "toledo")]).reduced(&["r-m2.1"]);
    table = table.fighting(Nationalist);
    table.act("fight toledo");
    assert_eq!(table.strength("r-m2.1"), 0);
}

#[test]
fn r6_4_7_the_owner_chooses_who_takes_the_hits_and_the_first_hit_flips() {
    let mut table = toledo(&["n-i3.1", "r-i2.1", "r-m1.1"]);
    table.dice(&[1, 6, 6]);
    assert_eq!(
        (table.decides(), table.offered()),
        (Some(Republican), vec!["lose r-m1.1".into(), "lose r-i2.1".into()])
    );
    assert_eq!(table.refusal("pass").why, "hits-to-take");
    table.act("lose r-i2.1");
    assert!(table.is_reduced("r-i2.1"));
}

#[test]
fn r6_4_7_of_units_alike_the_owner_may_spare_the_one_that_crossed_no_river() {
    let mut table = Table::empty()
        .owned(Republican, &["huesca"])
        .put(&[("r-i2.1", "huesca"), ("r-i2.2", "huesca"), ("n-i3.1", "navarra"), ("n-i3.2", "zaragoza")])
        .moving(Nationalist);
    table.acts(&["pick n-i3.1", "to huesca", "pick n-i3.2", "to huesca", "pass"]);
    assert_eq!([table.strength("n-i3.1"), table.strength("n-i3.2")], [3, 2]);
    table.dice(&[6, 6, 1, 6]);
    table.offers_only(&["lose n-i3.1", "lose n-i3.2"]);
    // Two that came the same way are one choice.
    let mut table = toledo(&["n-i3.1", "n-i3.2", "n-i2.1", "r-i2.1"]);
    table.dice(&[6, 6, 6, 1]);
    table.offers_only(&["lose n-i3.1", "lose n-i2.1"]);
}

#[test]
fn r6_4_7_a_blank_back_dies_at_once_and_excess_hits_are_lost() {
    let mut table = toledo(&["n-arm2.1", "n-i3.1", "r-m1.1"]);
    table.dice(&[1, 1, 1, 6]);
    assert_eq!(table.at("r-m1.1"), "reserve");
    assert!(table.holds(Nationalist, "toledo"));
}

#[test]
fn r6_4_7_land_units_in_the_air_segment_absorb_nothing_while_own_aircraft_are_left() {
    let mut table = toledo(&["n-i3.1", "n-i2.1", "n-a2.1", "r-i2.1", "r-a2.1"]);
    table.act("shift n-i2.1");
    // Nationalist: n-i3 (ground), n-i2 (air), n-a2 (air); Republican: r-i2 (ground), r-a2 (air) hits.
    table.dice(&[6, 6, 6, 6, 1]);
    assert!(table.is_reduced("n-a2.1"), "the aircraft, not the brigade beside it");
}

#[test]
fn r6_4_7_hits_do_not_cross_segments_and_aircraft_bomb_once_the_enemy_has_none() {
    let mut table = toledo(&["n-i3.1", "n-a2.1", "r-i2.1", "r-a1.1"]);
    table.dice(&[6, 1, 6, 6]); // the Nationalist aircraft shoots the old one down
    assert_eq!(table.at("r-a1.1"), "reserve");
    assert!(!table.is_reduced("r-i2.1"));
    table.acts(&["pass", "pass"]);
    // Next round it is in the ground segment: its hit falls on the brigade.
    table.dice(&[6, 2, 6]);
    assert!(table.is_reduced("r-i2.1"));
}

#[test]
fn r6_4_8_first_the_side_in_phase_then_the_other_may_retreat() {
    let mut table = toledo(&["n-i3.1", "r-i2.1"]);
    table.dice(&[6, 6]);
    assert_eq!((table.decides(), table.offered()), (Some(Nationalist), vec!["pass".into(), "retreat".into()]));
    table.act("pass");
    assert_eq!(table.decides(), Some(Republican));
    table.act("retreat");
    assert_eq!(table.places(), ["madrid", "ciudad-real", "cuenca"]);
    table.act("to cuenca");
    assert!(table.holds(Nationalist, "toledo") && table.at("r-i2.1") == "cuenca");
}

#[test]
fn r6_4_8_units_retreat_to_different_zones_or_into_the_friendly_city() {
    let mut table = Table::empty()
        .owned(Republican, &["toledo"])
        .put(&[("n-i3.1", "toledo"), ("r-i2.1", "toledo"), ("r-m1.1", "toledo")])
        .fighting(Nationalist);
    table.act("fight toledo");
    table.dice(&[6, 6, 6]);
    table.acts(&["pass", "retreat", "to toledo:city", "to madrid"]);
    assert_eq!([table.at("r-m1.1"), table.at("r-i2.1")], ["toledo:city", "madrid"]);
    assert!(table.holds(Nationalist, "toledo") && table.holds(Republican, "toledo:city"));
}

#[test]
fn r6_4_8_who_has_nowhere_to_go_fights_on() {
    let mut table = Table::empty()
        .owned(Nationalist, &["toledo", "madrid", "ciudad-real", "cuenca"])
        .put(&[("n-i3.1", "toledo"), ("r-i2.1", "toledo")])
        .fighting(Nationalist);
    table.act("fight toledo");
    table.dice(&[6, 6]);
    table.act("pass");
    assert!(table.is_chance(), "the Republican is not even asked: {}", table.pending());
}

#[test]
fn r6_4_8_only_if_nothing_else_is_left_a_contested_zone_serves() {
    let mut table = Table::empty()
        .owned(Nationalist, &["toledo", "madrid", "cuenca"])
        .put(&[("n-i3.1", "toledo"), ("r-i2.1", "toledo"), ("n-i2.1", "ciudad-real"), ("r-m1.1", "ciudad-real")])
        .fighting(Nationalist);
    table.act("fight toledo");
    table.dice(&[6, 6]);
    table.acts(&["pass", "retreat"]);
    assert_eq!(table.at("r-i2.1"), "ciudad-real");
    // It takes part in the battle there.
    assert_eq!(table.strength("r-i2.1"), 2);
}

#[test]
fn r6_4_8_where_room_is_short_the_owner_says_who_retreats_and_is_told_who_it_is() {
    let mut table = Table::empty()
        .owned(Nationalist, &["gerona", "lerida", "tarragona"])
        .put(&[("r-m2.1", "barcelona"), ("r-i3.1", "barcelona"), ("n-i3.1", "barcelona")])
        .put(&[("r-i2.1", "barcelona:city"), ("r-i2.2", "barcelona:city")])
        .fighting(Nationalist);
    table.act("fight barcelona");
    table.dice(&[6, 6, 6]);
    table.acts(&["pass", "retreat"]);
    table.offers_only(&["pick r-m2.1", "pick r-i3.1"]);
    assert_eq!(Pasaran::prompt(table.state()).0.key, "prompt-leaving-who");
    table.act("pick r-i3.1");
    assert_eq!([table.at("r-i3.1"), table.at("r-m2.1")], ["barcelona:city", "barcelona"], "the other fights on");
    assert!(table.is_chance());
    // Where there is room for all they are asked one by one, by name.
    let mut table = toledo(&["n-i3.1", "r-i2.1", "r-m1.1"]);
    table.dice(&[6, 6, 6]);
    table.acts(&["pass", "retreat"]);
    let (prompt, _) = Pasaran::prompt(table.state());
    assert_eq!(prompt.key, "prompt-leaving");
    assert!(prompt.args.iter().any(|(name, _)| name == "unit"), "{prompt:?}");
}

#[test]
fn r6_4_8_a_friendly_zone_under_attack_by_aircraft_alone_is_still_friendly() {
    let mut table = Table::empty()
        .put(&[("n-i3.1", "toledo"), ("r-i2.1", "toledo"), ("n-a2.1", "cuenca"), ("r-m1.1", "cuenca")])
        .fighting(Nationalist);
    table.act("fight toledo");
    table.dice(&[6, 6]);
    table.acts(&["pass", "retreat"]);
    assert_eq!(table.places(), ["madrid", "ciudad-real", "cuenca"]);
}

#[test]
fn r6_4_8_if_nothing_else_is_left_a_contested_city_that_touches_the_zone_serves() {
    let mut table = Table::empty()
        .owned(Nationalist, &["guadalajara", "cuenca", "toledo"])
        .cities(Republican, &["toledo"])
        .put(&[("n-i3.1", "madrid"), ("r-i2.1", "madrid"), ("n-i2.1", "toledo:city"), ("r-m1.1", "toledo:city")])
        .fighting(Nationalist);
    table.act("fight madrid");
    table.dice(&[6, 6]);
    table.act("pass");
    assert_eq!((table.decides(), table.offered()), (Some(Republican), vec!["pass".into(), "retreat".into()]));
    table.act("retreat");
    assert_eq!(table.at("r-i2.1"), "toledo:city");
    // Not when it is full.
    let full = [("r-m1.2", "toledo:city"), ("r-m1.3", "toledo:city")];
    let mut table = Table::empty()
        .owned(Nationalist, &["guadalajara", "cuenca", "toledo"])
        .cities(Republican, &["toledo"])
        .put(&[("n-i3.1", "madrid"), ("r-i2.1", "madrid"), ("n-i2.1", "toledo:city"), ("r-m1.1", "toledo:city")])
        .put(&full)
        .fighting(Nationalist);
    table.act("fight madrid");
    table.dice(&[6, 6]);
    table.act("pass");
    assert!(table.is_chance(), "{}", table.pending());
}

#[test]
fn r6_4_8_aircraft_may_leave_while_land_units_fight_on() {
    let mut table = toledo(&["n-i3.1", "r-i2.1", "r-a2.1"]);
    table.dice(&[6, 6, 6]);
    table.act("pass");
    table.offers("fly r-a2.1");
    table.acts(&["fly r-a2.1", "to valencia", "pass"]);
    assert_eq!(table.at("r-a2.1"), "valencia");
    assert!(table.is_chance());
}

#[test]
fn r6_4_8_where_nobody_can_throw_a_die_the_side_in_phase_must_go() {
    // A reduced column (0) attacks a reduced one (0) on clear ground.
    let mut table = Table::empty()
        .put(&[("n-i1.1", "toledo"), ("r-m2.1", "toledo")])
        .reduced(&["n-i1.1", "r-m2.1"])
        .fighting(Nationalist);
    table.act("fight toledo");
    assert_eq!((table.decides(), table.places()), (Some(Nationalist), vec!["toledo:city".into(), "caceres".into()]));
    table.act("to caceres");
    assert!(table.holds(Republican, "toledo"));
}

#[test]
fn r6_4_9_aircraft_alone_withdraw_after_the_round_or_are_lost() {
    let mut table = Table::empty().put(&[("n-a2.1", "toledo"), ("r-i2.1", "toledo")]).fighting(Nationalist);
    table.act("fight toledo");
    table.dice(&[6, 6]);
    table.act("to segovia");
    assert!(table.holds(Republican, "toledo"));
    // Nowhere within two zones: eliminated (ruling A16).
    let names =
        ["segovia", "salamanca", "caceres", "cordoba", "burgos", "valladolid", "soria", "zaragoza", "teruel", "toledo"];
    let mut table = Table::empty()
        .owned(Republican, &names)
        .put(&[("n-a2.1", "cuenca"), ("r-i2.1", "cuenca")])
        .fighting(Nationalist);
    table.act("fight cuenca");
    table.dice(&[6, 6]);
    assert_eq!(table.at("n-a2.1"), "reserve");
}

#[test]
fn r6_4_9_with_only_aircraft_on_both_sides_the_side_in_phase_goes() {
    let mut table = toledo(&["n-a2.1", "r-a2.1"]);
    table.dice(&[6, 6]);
    assert_eq!(table.decides(), Some(Nationalist));
    table.offers("to segovia");
}

#[test]
fn r6_4_9_headquarters_alone_leave_before_the_first_round_or_are_lost() {
    let mut table = toledo(&["n-i3.1", "miaja"]);
    assert_eq!(table.decides(), Some(Republican));
    table.act("to madrid");
    assert!(table.holds(Nationalist, "toledo"));
    let mut table = Table::empty()
        .owned(Nationalist, &["toledo", "madrid", "ciudad-real", "cuenca"])
        .put(&[("n-i3.1", "toledo"), ("miaja", "toledo")])
        .fighting(Nationalist);
    table.act("fight toledo");
    assert_eq!(table.at("miaja"), "reserve");
}

#[test]
fn r6_4_10_the_side_left_alone_controls_the_place() {
    let mut table = toledo(&["n-i3.1", "r-m1.1"]);
    table.dice(&[1, 6]);
    assert!(table.holds(Nationalist, "toledo"));
    let mut table = toledo(&["n-i1.1", "r-i2.1"]);
    table.dice(&[6, 1]);
    table.acts(&["pass", "pass"]);
    table.dice(&[1]);
    assert!(table.holds(Republican, "toledo") && table.at("n-i1.1") == "reserve");
}
