//! Chapter 1: the map, terrain, special zones, stacking.

use crate::table::*;
use frente_pasaran::data::Pack;
use frente_pasaran::{Zone, ids::Terrain};

#[test]
fn r1_0_the_map_has_41_zones_to_hold_with_28_cities_besides_madrid() {
    let map = &Pack::default().data().map;
    let held = map.zones.iter().filter(|def| def.owner.is_some()).count();
    let cities = map.zones.iter().filter(|def| def.city.is_some()).count();
    let wild = |terrain| map.zones.iter().filter(|def| def.terrain == terrain).count();
    assert_eq!((held, cities), (41, 28));
    assert_eq!([Terrain::Mountain, Terrain::Sea, Terrain::Neutral].map(wild), [4, 6, 2]);
}

#[test]
fn r1_0_madrid_is_one_place_without_a_city_inside() {
    assert!(Pack::default().data().zone(Zone::Madrid).city.is_none());
    let mut table = Table::empty().put(&[("r-i2.1", "toledo")]).moving(Republican);
    table.act("pick r-i2.1");
    table.offers("to madrid").offers_not("to madrid:city");
}

#[test]
fn r1_1_movement_aircraft_cross_mountains_that_close_the_way_to_land_units() {
    // From Badajoz by Cáceres and the Sierra de Gredos to Segovia: no other friendly way.
    let table = Table::empty()
        .owned(Nationalist, &["badajoz"])
        .owned(Republican, &["salamanca", "cordoba", "andalucia"])
        .put(&[("n-a2.1", "badajoz"), ("n-arm2.1", "badajoz")])
        .moving(Nationalist);
    assert!(table.reach("n-a2.1").contains(&"segovia".to_owned()));
    assert!(!table.reach("n-arm2.1").contains(&"segovia".to_owned()));
}

#[test]
fn r1_1_combat_hills_help_defending_infantry_and_hinder_armour() {
    let mut table = Table::empty()
        .put(&[("n-i3.1", "jaen"), ("n-arm2.1", "jaen"), ("r-i2.1", "jaen"), ("r-arm2s.1", "jaen")])
        .fighting(Nationalist);
    table.act("fight jaen");
    assert_eq!(["n-i3.1", "n-arm2.1", "r-i2.1", "r-arm2s.1"].map(|unit| table.strength(unit)), [3, 1, 3, 1]);
}

#[test]
fn r1_1_combat_a_sierra_takes_one_from_attackers_armour_and_aircraft() {
    let mut table = Table::empty()
        .owned(Republican, &["segovia"])
        .put(&[("n-i3.1", "segovia"), ("n-arm2.1", "segovia"), ("n-a2.1", "segovia"), ("r-i2.1", "segovia")])
        .fighting(Nationalist);
    table.act("fight segovia");
    assert_eq!(["n-i3.1", "n-arm2.1", "n-a2.1", "r-i2.1"].map(|unit| table.strength(unit)), [2, 0, 1, 2]);
}

#[test]
fn r1_1_combat_only_units_that_crossed_the_river_lose_one() {
    let mut table = Table::empty()
        .put(&[("n-i3.1", "cordoba"), ("n-i2.1", "granada"), ("n-a2.1", "granada"), ("r-m1.1", "jaen")])
        .moving(Nationalist);
    table.acts(&["pick n-i3.1", "to jaen", "pick n-i2.1", "to jaen", "pick n-a2.1", "to jaen", "pass"]);
    assert_eq!(["n-i3.1", "n-i2.1", "n-a2.1"].map(|unit| table.strength(unit)), [2, 2, 2]);
}

#[test]
fn r1_1_combat_in_a_city_only_the_city_row_counts() {
    let mut table = Table::empty()
        .owned(Nationalist, &["malaga"])
        .cities(Republican, &["malaga"])
        .put(&[("n-i3.1", "malaga:city"), ("n-arm2.1", "malaga:city"), ("r-m2.1", "malaga:city")])
        .fighting(Nationalist);
    table.act("fight malaga:city");
    // The zone is hilly too, but the city's own row is all: +1 for infantry inside, -1 for armour.
    assert_eq!(["n-i3.1", "n-arm2.1", "r-m2.1"].map(|unit| table.strength(unit)), [3, 1, 3]);
}

#[test]
fn r1_2_madrid_strengthens_its_defenders_and_weakens_all_attackers() {
    let mut table = Table::empty()
        .put(&[("n-i3.1", "madrid"), ("n-arm2.1", "madrid"), ("n-a2.1", "madrid")])
        .put(&[("r-i2.1", "madrid"), ("r-arm1.1", "madrid")])
        .fighting(Nationalist);
    table.act("fight madrid");
    let units = ["n-i3.1", "n-arm2.1", "n-a2.1", "r-i2.1", "r-arm1.1"];
    assert_eq!(units.map(|unit| table.strength(unit)), [2, 0, 1, 3, 2]);
}

#[test]
fn r1_2_madrid_in_the_air_segment_aircraft_take_the_weather_only() {
    let mut table = Table::empty()
        .put(&[("n-i3.1", "madrid"), ("n-a2.1", "madrid"), ("r-i2.1", "madrid"), ("r-a2.1", "madrid")])
        .weather("bad")
        .fighting(Nationalist);
    table.act("fight madrid");
    assert_eq!(["n-a2.1", "r-a2.1"].map(|unit| table.strength(unit)), [1, 1]);
}

#[test]
fn r1_2_mallorca_is_an_air_base_one_sea_away() {
    let mut table = Table::empty().put(&[("n-a2.1", "mallorca"), ("r-m1.1", "barcelona")]).moving(Nationalist);
    table.act("pick n-a2.1");
    // The Balearic sea is the first zone, Barcelona the second; Lérida would be the third.
    table.offers("to barcelona");
    let table = Table::empty().put(&[("n-a2.1", "mallorca"), ("r-m1.1", "lerida")]).moving(Nationalist);
    assert!(!table.reach("n-a2.1").contains(&"lerida".to_owned()));
}

#[test]
fn r1_2_mallorca_takes_no_land_unit() {
    let table = Table::empty().put(&[("r-i2.1", "barcelona")]).at_step("rail", Republican, serde_json::json!(["rail"]));
    let mut shipped = table.clone();
    shipped.act("ship r-i2.1");
    shipped.offers_not("to mallorca");
    shipped.offers("to valencia");
}

#[test]
fn r1_2_neutral_countries_are_neither_entered_nor_overflown() {
    let map = &Pack::default().data().map;
    for neutral in [Zone::Portugal, Zone::Francia] {
        assert!(map.zones.iter().all(|def| !def.air.contains(&neutral) && !def.land.contains(&neutral)), "{neutral}");
    }
    // Across France it would be two flights from Guipúzcoa to Gerona.
    let table = Table::empty().put(&[("r-a2.1", "guipuzcoa"), ("n-i2.1", "gerona")]).moving(Republican);
    assert!(!table.reach("r-a2.1").contains(&"gerona".to_owned()));
}

#[test]
fn r1_3_a_city_holds_three_land_combat_units_a_zone_any_number() {
    let table = Table::empty()
        .put(&[("r-i2.1", "valencia:city"), ("r-i2.2", "valencia:city"), ("r-m1.1", "valencia:city")])
        .put(&[("r-i2.3", "valencia"), ("r-m2.1", "valencia"), ("r-m2.2", "valencia"), ("r-m2.3", "valencia")])
        .put(&[("miaja", "valencia"), ("r-a1.1", "valencia")])
        .moving(Republican);
    assert!(!table.reach("r-i2.3").contains(&"valencia:city".to_owned()));
    // Ruling A6: headquarters and aircraft do not count.
    assert!(table.reach("miaja").contains(&"valencia:city".to_owned()));
    assert!(table.reach("r-a1.1").contains(&"valencia:city".to_owned()));
}
