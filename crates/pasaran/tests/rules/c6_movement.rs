//! §6.1 to §6.3.3: rail, sea, rebasing, movement; §6.5 exploitation; §6.6 control on the move.

use crate::table::*;
use serde_json::json;

fn rail(side: Side, units: &[(&str, &str)]) -> Table {
    Table::empty().put(units).at_step("rail", side, json!(["rail"]))
}

fn has(places: &[String], place: &str) -> bool {
    places.iter().any(|known| known == place)
}

#[test]
fn r6_1_one_unit_goes_any_distance_through_joined_friendly_zones() {
    let mut table = rail(Nationalist, &[("n-i2.1", "galicia-n"), ("n-i2.2", "leon")]);
    table.act("rail n-i2.1");
    for place in ["zaragoza", "zaragoza:city", "huesca", "teruel:city", "caceres"] {
        assert!(table.is_offered(&format!("to {place}")), "{place}");
    }
    // Cut off by Republican ground.
    assert!(!table.is_offered("to andalucia") && !table.is_offered("to toledo"));
    table.act("to zaragoza");
    assert_eq!(table.at("n-i2.1"), "zaragoza");
    assert!(!table.pending().contains("Rail"), "the train has run: {}", table.pending());
}

#[test]
fn r6_1_it_may_end_in_a_friendly_zone_with_an_enemy_city_never_in_an_enemy_zone() {
    let mut table = rail(Republican, &[("r-i2.1", "cuenca"), ("n-i1.1", "toledo:city")]);
    table.act("rail r-i2.1");
    table.offers("to toledo");
    assert!(!table.is_offered("to toledo:city") && !table.is_offered("to segovia"));
}

#[test]
fn r6_1_no_train_runs_between_a_zone_and_its_own_city() {
    let mut table = rail(Nationalist, &[("n-i2.1", "marruecos"), ("n-i2.2", "burgos")]);
    table.refuses("rail n-i2.1", "6.1", "no-rail-line");
    table.act("rail n-i2.2").offers("to leon");
    table.refuses("to burgos:city", "6.1", "there-already");
}

#[test]
fn r6_1_aircraft_and_headquarters_go_by_rail_too_and_besieged_cities_are_closed() {
    let table = rail(Nationalist, &[("n-a2.1", "burgos"), ("mola", "navarra"), ("n-i3.1", "asturias:city")]);
    assert!(table.is_offered("rail n-a2.1") && table.is_offered("rail mola"));
    assert_eq!(table.refusal("rail n-i3.1").why, "no-rail-line");
}

#[test]
fn r6_1_a_besieged_city_is_entered_through_a_friendly_zone_it_touches() {
    // Toledo touches Madrid: with its zone lost the train still comes from Madrid.
    let mut table = Table::empty()
        .zones(Nationalist, &["toledo"])
        .cities(Republican, &["toledo"])
        .put(&[("r-i2.1", "valencia"), ("n-i2.1", "toledo")])
        .at_step("rail", Republican, json!(["rail"]));
    table.act("rail r-i2.1");
    table.offers("to toledo:city");
}

#[test]
fn r6_1_the_unit_moved_by_rail_moves_again_in_its_phase() {
    let mut table = rail(Nationalist, &[("n-i2.1", "galicia-n"), ("n-i2.2", "leon")]);
    table.acts(&["rail n-i2.1", "to burgos"]);
    assert!(table.pending().contains("Move"), "{}", table.pending());
    table.offers("pick n-i2.1");
}

#[test]
fn r6_1_sea_the_republican_moves_one_unit_between_friendly_coasts_besieged_ports_included() {
    let mut table = Table::empty()
        .zones(Nationalist, &["malaga"])
        .put(&[("r-i2.1", "valencia"), ("r-i2.2", "cuenca"), ("r-m1.1", "malaga:city"), ("n-i2.1", "malaga")])
        .at_step("rail", Republican, json!(["rail"]));
    assert!(!table.is_offered("ship r-i2.2"), "Cuenca has no coast");
    table.act("ship r-i2.1");
    let places = table.places();
    for place in ["santander:city", "barcelona", "malaga:city", "almeria"] {
        assert!(has(&places, place), "{place}");
    }
    assert!(!has(&places, "malaga") && !has(&places, "andalucia"));
}

#[test]
fn r6_1_sea_a_unit_that_came_by_sea_does_not_move_before_exploitation() {
    let mut table = rail(Republican, &[("r-arm1.1", "valencia"), ("r-i2.1", "valencia")]);
    table.acts(&["ship r-arm1.1", "to barcelona", "pass"]);
    table.refuses("pick r-arm1.1", "6.1-sea", "came-by-sea");
    table.act("pass");
    assert!(table.pending().contains("Move"), "exploitation: {}", table.pending());
    table.offers("pick r-arm1.1");
}

#[test]
fn r6_1_sea_who_came_by_sea_goes_no_further_by_rail_but_the_train_may_bring_it_to_the_ship() {
    let table = rail(Republican, &[("r-i3.1", "vizcaya:city"), ("r-i2.2", "madrid")]);
    let mut shipped = table.clone();
    shipped.acts(&["ship r-i3.1", "to valencia"]);
    shipped.refuses("rail r-i3.1", "6.1-sea", "came-by-sea");
    shipped.offers("rail r-i2.2");
    let mut railed = table;
    railed.acts(&["rail r-i2.2", "to valencia"]);
    railed.offers("ship r-i2.2");
}

#[test]
fn r6_1_sea_who_is_in_a_city_is_on_the_coast_of_its_zone() {
    let oviedo = |zone: Side| {
        Table::empty().zones(zone, &["asturias"]).cities(Republican, &["asturias"]).put(&[("r-i2.1", "asturias:city")])
    };
    let mut table = oviedo(Republican).at_step("rail", Republican, json!(["rail"]));
    table.act("ship r-i2.1").offers("to valencia:city");
    // It is in the zone already.
    table.refuses("to asturias", "6.1-sea", "there-already");
    let mut shut = oviedo(Nationalist).put(&[("n-i2.1", "asturias")]).at_step("rail", Republican, json!(["rail"]));
    shut.refuses("ship r-i2.1", "6.1-sea", "cannot-embark");
}

#[test]
fn r6_1_sea_the_nationalist_has_no_ships() {
    assert_eq!(rail(Nationalist, &[("n-i2.1", "andalucia")]).refusal("ship n-i2.1").why, "ships-are-republican");
}

#[test]
fn r6_2_an_aircraft_changes_base_once_up_to_four_zones_over_enemy_ground_too() {
    let mut table = Table::empty().put(&[("n-a2.1", "andalucia")]).at_step("rebase", Nationalist, json!(["rebase"]));
    table.act("pick n-a2.1");
    // Andalucía, Badajoz (enemy), Cáceres, Salamanca, Valladolid.
    let places = table.places();
    assert!(has(&places, "salamanca") && has(&places, "valladolid"));
    assert!(!has(&places, "badajoz") && !has(&places, "burgos"));
    table.act("to salamanca");
    assert!(table.pending().contains("Move"), "once only: {}", table.pending());
    assert!(table.is_offered("pick n-a2.1"), "and it may still move");
}

#[test]
fn r6_3_each_unit_moves_once() {
    let mut table = Table::empty().put(&[("n-i2.1", "burgos"), ("n-i3.1", "leon")]).moving(Nationalist);
    table.acts(&["pick n-i2.1", "to segovia"]);
    assert_eq!(table.refusal("pick n-i2.1").why, "moved-already");
    table.offers("pick n-i3.1");
}

#[test]
fn r6_3_of_units_that_are_alike_only_the_first_is_offered() {
    let table = Table::empty().put(&[("n-i2.1", "burgos"), ("n-i2.2", "burgos"), ("n-i2.3", "leon")]);
    let mut table = table.reduced(&["n-i2.2"]).moving(Nationalist);
    table.offers_only(&["pass", "pick n-i2.1", "pick n-i2.2", "pick n-i2.3"]);
    let table = table.reduced(&[]);
    assert_eq!(table.refusal("pick n-i2.2").why, "like-another");
}

#[test]
fn r6_3_1_infantry_goes_one_zone_armour_two_into_enemy_country() {
    let table = Table::empty().put(&[("n-i2.1", "segovia"), ("n-arm2.1", "salamanca")]).moving(Nationalist);
    let infantry = table.reach("n-i2.1");
    assert!(has(&infantry, "madrid") && has(&infantry, "guadalajara"));
    assert!(!has(&infantry, "toledo") && !has(&infantry, "cuenca"));
    let armour = table.reach("n-arm2.1");
    // Segovia is friendly: Madrid and Guadalajara lie two zones away, Toledo by Cáceres as well.
    assert!(has(&armour, "madrid") && has(&armour, "guadalajara") && has(&armour, "toledo"));
    assert!(!has(&armour, "cuenca"));
}

#[test]
fn r6_3_1_armour_takes_an_empty_zone_and_goes_on() {
    let mut table = Table::empty().put(&[("n-arm2.1", "segovia")]).moving(Nationalist);
    table.acts(&["pick n-arm2.1", "to guadalajara"]);
    assert!(table.holds(Nationalist, "guadalajara") && table.holds(Nationalist, "guadalajara:city"));
    assert!(table.is_offered("to cuenca") && table.is_offered("pass"));
    table.act("to cuenca");
    assert!(table.holds(Nationalist, "cuenca") && table.pending().contains("Move"));
}

#[test]
fn r6_3_1_armour_passing_a_held_city_does_not_take_its_zone() {
    let mut table = Table::empty().put(&[("n-arm2.1", "segovia"), ("r-m1.1", "guadalajara:city")]).moving(Nationalist);
    table.acts(&["pick n-arm2.1", "to guadalajara", "to cuenca", "pass", "pass"]);
    assert!(table.holds(Republican, "guadalajara") && table.holds(Nationalist, "cuenca"));
    // A headquarters passes in the same way.
    let mut table = Table::empty().put(&[("mola", "segovia")]).moving(Nationalist);
    table.acts(&["pick mola", "to guadalajara", "to cuenca"]);
    assert!(table.holds(Nationalist, "guadalajara") && table.holds(Nationalist, "cuenca"));
}

#[test]
fn r6_3_1_armour_goes_round_a_river_where_there_is_a_dry_way_of_two_zones() {
    let attack = |unit: &str, republican: &[&str]| {
        let mut table = Table::empty()
            .owned(Republican, republican)
            .put(&[(unit, "zaragoza"), ("r-m1.1", "huesca")])
            .moving(Nationalist);
        table.acts(&[&format!("pick {unit}"), "to huesca", "pass"]);
        table.strength(unit)
    };
    // By Navarra; the hills take one.
    assert_eq!(attack("n-arm2.1", &["huesca"]), 1);
    assert_eq!(attack("n-arm2.1", &["huesca", "navarra"]), 0, "no other way");
    assert_eq!(attack("n-i3.1", &["huesca"]), 2, "infantry has one zone");
}

#[test]
fn r6_3_1_armour_that_goes_on_may_end_in_a_city_or_storm_one() {
    let mut table = Table::empty()
        .owned(Republican, &["navarra"])
        .put(&[("n-arm2.1", "zaragoza"), ("r-i2.1", "guipuzcoa:city")])
        .moving(Nationalist);
    table.acts(&["pick n-arm2.1", "to navarra"]);
    assert!(table.is_offered("to navarra:city") && table.is_offered("to zaragoza:city"));
    table.acts(&["to guipuzcoa:city", "pass"]);
    assert_eq!((table.at("n-arm2.1"), table.strength("n-arm2.1")), ("guipuzcoa:city".to_owned(), 1));
    // Oviedo has a garrison of its own, and room for one more.
    let relief = |garrison: &[(&str, &str)]| {
        let mut table = Table::empty().put(&[("n-arm2.1", "leon")]).put(garrison).moving(Nationalist);
        table.acts(&["pick n-arm2.1", "to asturias"]);
        table.is_offered("to asturias:city")
    };
    let three = ["n-i3.1", "n-i3.2", "n-i2.1"].map(|unit| (unit, "asturias:city"));
    assert!(relief(&three[..2]) && !relief(&three));
    // A zone whose garrison stays in does not turn: nobody steps into that city.
    let mut table = Table::empty().put(&[("n-arm2.1", "segovia"), ("r-m1.1", "guadalajara:city")]).moving(Nationalist);
    table.acts(&["pick n-arm2.1", "to guadalajara"]);
    table.offers_not("to guadalajara:city");
}

#[test]
fn r6_3_1_out_of_a_closed_city_the_first_zone_is_the_one_it_touches() {
    // Lérida is lost around its city; by Huesca, its second zone is Zaragoza.
    let mut table = Table::empty()
        .zones(Nationalist, &["lerida"])
        .owned(Republican, &["huesca"])
        .put(&[("r-arm1.1", "lerida:city"), ("n-i2.1", "lerida")])
        .moving(Republican);
    table.acts(&["pick r-arm1.1", "to zaragoza"]);
    assert!(table.holds(Republican, "zaragoza"));
    assert!(table.pending().contains("Move"), "no third zone: {}", table.pending());
}

#[test]
fn r6_3_1_air_lands_only_on_friendly_ground_and_ends_in_enemy_zones_only_to_attack() {
    let table = Table::empty()
        .put(&[("n-a2.1", "segovia"), ("r-m1.1", "cuenca"), ("r-m1.2", "toledo:city")])
        .cities(Republican, &["toledo"]);
    let reach = table.moving(Nationalist).reach("n-a2.1");
    assert!(has(&reach, "cuenca") && has(&reach, "toledo:city"), "{reach:?}");
    assert!(!has(&reach, "toledo") && !has(&reach, "madrid") && !has(&reach, "guadalajara"));
    assert!(has(&reach, "burgos") && has(&reach, "burgos:city"));
}

#[test]
fn r6_3_1_air_flies_home_after_the_battle() {
    let mut table = Table::empty()
        .put(&[("n-i3.1", "segovia"), ("n-a2.1", "segovia"), ("r-m1.1", "guadalajara")])
        .moving(Nationalist);
    table.acts(&["pick n-i3.1", "to guadalajara", "pick n-a2.1", "to guadalajara", "pass"]);
    table.dice(&[1, 6, 6]);
    // The zone is taken: the aircraft may stay or return within two zones.
    assert!(table.is_offered("pass") && table.is_offered("to burgos"));
    table.offers_not("to leon");
    table.act("to burgos");
    assert_eq!(table.at("n-a2.1"), "burgos");
}

#[test]
fn r6_3_2_a_unit_that_enters_no_enemy_zone_doubles_its_range() {
    let table = Table::empty().put(&[("n-i2.1", "burgos"), ("n-arm2.1", "galicia-s")]).moving(Nationalist);
    let infantry = table.reach("n-i2.1");
    assert!(has(&infantry, "salamanca") || has(&infantry, "navarra"));
    assert!(!has(&infantry, "galicia-n"));
    let armour = table.reach("n-arm2.1");
    assert!(has(&armour, "soria"), "four zones: {armour:?}");
}

#[test]
fn r6_3_2_into_a_city_by_way_of_the_zone_it_touches_the_range_is_doubled() {
    let mut table = Table::empty()
        .zones(Republican, &["guipuzcoa"])
        .cities(Nationalist, &["guipuzcoa"])
        .put(&[("n-i2.1", "alava"), ("n-i3.1", "navarra"), ("r-m1.1", "guipuzcoa")])
        .moving(Nationalist);
    table.acts(&["pick n-i2.1", "to guipuzcoa:city", "pick n-i3.1", "to guipuzcoa:city"]);
    let doubled = table.view().turn;
    assert_eq!(serde_json::to_value(doubled).expect("a turn")["strained"], json!(["n-i2.1"]));
}

#[test]
fn r6_3_2_who_doubled_joins_no_attack_on_a_city() {
    let mut table = Table::empty()
        .zones(Nationalist, &["guadalajara"])
        .put(&[("n-i2.1", "burgos"), ("n-i3.1", "soria"), ("r-m1.1", "guadalajara:city")])
        .moving(Nationalist);
    table.acts(&["pick n-i2.1", "to guadalajara", "pass"]);
    assert!(!table.pending().contains("Announce"), "it may not attack: {}", table.pending());
    let mut table = Table::empty()
        .zones(Nationalist, &["guadalajara"])
        .put(&[("n-i3.1", "soria"), ("r-m1.1", "guadalajara:city")])
        .moving(Nationalist);
    table.acts(&["pick n-i3.1", "to guadalajara", "pass"]);
    table.offers("assault guadalajara:city");
}

#[test]
fn r6_3_3_stepping_in_and_out_of_a_city_is_free() {
    let table = Table::empty().put(&[("n-i2.1", "burgos:city"), ("n-i3.1", "burgos")]).moving(Nationalist);
    // Out of the city and two zones on, doubled.
    assert!(has(&table.reach("n-i2.1"), "burgos") && has(&table.reach("n-i2.1"), "segovia"));
    assert!(has(&table.reach("n-i3.1"), "burgos:city"));
}

#[test]
fn r6_3_3_enemies_in_the_zone_close_its_city_to_land_movement_but_not_to_aircraft() {
    let mut table = Table::empty()
        .put(&[("n-i3.1", "asturias:city"), ("n-a2.1", "asturias:city"), ("r-m2.1", "asturias")])
        .put(&[("n-i2.1", "leon"), ("n-a2.2", "leon")])
        .moving(Nationalist);
    table.refuses("pick n-i3.1", "6.3.3", "shut-in");
    assert!(has(&table.reach("n-a2.1"), "leon"));
    assert!(!has(&table.reach("n-i2.1"), "asturias:city"));
    assert!(has(&table.reach("n-a2.2"), "asturias:city"));
}

#[test]
fn r6_3_3_a_garrison_steps_out_into_an_empty_enemy_zone_and_takes_it() {
    let mut table = Table::empty().put(&[("n-i3.1", "asturias:city")]).moving(Nationalist);
    table.acts(&["pick n-i3.1", "to asturias"]);
    assert!(table.holds(Nationalist, "asturias"));
}

#[test]
fn r6_3_3_with_sorties_the_garrison_may_attack_the_zone_around_it() {
    let mut table = Table::with(Setup { sorties: 1, ..Setup::default() })
        .cleared()
        .put(&[("n-i3.1", "asturias:city"), ("r-m2.1", "asturias")])
        .moving(Nationalist);
    table.acts(&["pick n-i3.1", "to asturias", "pass"]);
    assert!(table.is_chance() && table.strength("n-i3.1") == 2, "the sierra takes one");
}

#[test]
fn r6_3_3_headquarters_and_aircraft_alone_shut_nobody_in() {
    let garrison = |outside: &[(&str, &str)]| {
        Table::empty().put(&[("n-i3.1", "asturias:city"), ("mola", "asturias:city")]).put(outside).moving(Nationalist)
    };
    let mut table = garrison(&[("rojo", "asturias"), ("r-a2.1", "asturias")]);
    // A headquarters alone attacks nobody, before a fighting unit has gone.
    table.refuses("pick mola", "6.3.3", "shut-in");
    table.acts(&["pick n-i3.1", "to asturias"]);
    table.offers("pick mola").act("pass");
    assert_ne!(table.at("rojo"), "asturias", "the staff alone leaves at once, or is lost");
    let mut shut = garrison(&[("rojo", "asturias"), ("r-m1.1", "asturias")]);
    shut.refuses("pick n-i3.1", "6.3.3", "shut-in");
}

#[test]
fn r6_3_3_a_city_on_the_border_is_reached_and_attacked_from_the_zone_it_touches() {
    // Toledo touches Madrid.
    let table = Table::empty()
        .zones(Nationalist, &["toledo"])
        .cities(Republican, &["toledo"])
        .put(&[("r-i2.1", "madrid"), ("n-i2.1", "toledo")])
        .moving(Republican);
    assert!(has(&table.reach("r-i2.1"), "toledo:city"), "peacefully, though the zone is lost");
    let mut table = Table::empty().put(&[("r-i2.1", "madrid"), ("n-i1.1", "toledo:city")]).moving(Republican);
    table.acts(&["pick r-i2.1", "to toledo:city", "pass"]);
    // Over the Tajo: one less.
    assert_eq!(table.strength("r-i2.1"), 1);
    // Zaragoza touches nothing.
    let table = Table::empty().put(&[("r-i2.1", "lerida"), ("n-i1.1", "zaragoza:city")]).moving(Republican);
    assert!(!has(&table.reach("r-i2.1"), "zaragoza:city"));
}

#[test]
fn r6_3_3_an_empty_enemy_city_in_an_own_zone_is_stepped_into() {
    let mut table = Table::empty().put(&[("r-m1.1", "asturias")]).moving(Republican);
    table.acts(&["pick r-m1.1", "to asturias:city"]);
    assert!(table.holds(Republican, "asturias:city"));
}

#[test]
fn r6_3_attacks_a_headquarters_enters_an_enemy_place_only_beside_a_unit_that_attacks() {
    let mut table = Table::empty()
        .put(&[("mola", "segovia"), ("n-i3.1", "segovia"), ("r-m1.1", "guadalajara")])
        .moving(Nationalist);
    assert!(!has(&table.reach("mola"), "guadalajara"));
    table.acts(&["pick n-i3.1", "to guadalajara"]);
    assert!(has(&table.reach("mola"), "guadalajara"));
}

#[test]
fn r6_3_attacks_entering_a_place_with_enemy_units_is_an_attack() {
    let mut table = Table::empty().put(&[("n-i3.1", "segovia"), ("r-a1.1", "guadalajara")]).moving(Nationalist);
    table.acts(&["pick n-i3.1", "to guadalajara"]);
    assert!(table.holds(Republican, "guadalajara"), "a lone aircraft holds it until it is beaten (ruling P14)");
    table.act("pass");
    assert!(table.pending().contains("Shot"), "{}", table.pending());
}

#[test]
fn r6_5_only_armour_headquarters_and_named_infantry_exploit() {
    let mut table = Table::empty()
        .put(&[("queipo", "andalucia"), ("n-i2.1", "andalucia"), ("n-i3.1", "andalucia"), ("n-i2.2", "burgos")])
        .put(&[("n-arm2.1", "leon"), ("n-a2.1", "leon")])
        .exploiting(Nationalist);
    table.offers_only(&["pass", "pick n-i3.1", "pick n-i2.1", "pick n-arm2.1", "pick queipo"]);
    assert_eq!(table.refusal("pick n-i2.2").why, "may-not-exploit");
    // Queipo's level is one: after one infantry unit no other goes, wherever he himself is.
    table.acts(&["pick queipo", "to cordoba", "pick n-i3.1", "to cordoba"]);
    assert_eq!(table.refusal("pick n-i2.1").why, "may-not-exploit");
}

#[test]
fn r6_5_exploiting_units_double_their_range_too() {
    let table = Table::empty().put(&[("n-arm2.1", "galicia-s")]).exploiting(Nationalist);
    assert!(has(&table.reach("n-arm2.1"), "soria"));
}

#[test]
fn r6_5_aircraft_only_support_battles_that_land_units_opened() {
    let mut table = Table::empty()
        .put(&[("n-arm2.1", "segovia"), ("n-a2.1", "segovia"), ("r-m1.1", "guadalajara"), ("r-m1.2", "cuenca")])
        .exploiting(Nationalist);
    table.refuses("pick n-a2.1", "6.5", "no-battle-to-support");
    table.acts(&["pick n-arm2.1", "to guadalajara"]);
    assert_eq!(table.reach("n-a2.1"), ["guadalajara"]);
}

#[test]
fn r6_5_aircraft_support_an_announced_assault_on_a_city() {
    let mut table = Table::empty()
        .zones(Nationalist, &["toledo"])
        .cities(Republican, &["toledo"])
        .put(&[("varela", "toledo"), ("n-ter.1", "toledo"), ("r-i2.1", "toledo:city")])
        .put(&[("n-a2.1", "caceres"), ("n-a2.2", "galicia-n")])
        .exploiting(Nationalist);
    assert_eq!(table.refusal("pick n-a2.1").why, "no-battle-to-support", "no battle yet");
    table.acts(&["pass", "assault toledo:city"]);
    assert_eq!(table.offered(), ["pass", "pick n-a2.1"], "the one in range, once a land unit is in");
    table.act("pick n-a2.1");
    assert_eq!(table.at("n-a2.1"), "toledo:city");
}

#[test]
fn r6_6_a_zone_turns_on_entry_with_its_empty_city_and_aircraft_never_take_one() {
    let mut table = Table::empty().put(&[("n-i2.1", "segovia"), ("n-a2.1", "segovia")]).moving(Nationalist);
    assert!(!has(&table.reach("n-a2.1"), "guadalajara"));
    table.acts(&["pick n-i2.1", "to guadalajara"]);
    assert!(table.holds(Nationalist, "guadalajara") && table.holds(Nationalist, "guadalajara:city"));
    // Later movers treat it as friendly: the aircraft lands there.
    assert!(has(&table.reach("n-a2.1"), "guadalajara:city"));
}

#[test]
fn r6_6_mixed_control_pays_nobody() {
    let table = Table::new();
    let points = |side: usize| table.view().sides[side].zone_points;
    assert_eq!((points(0), points(1)), (12, 14), "Asturias and Toledo are divided");
}
