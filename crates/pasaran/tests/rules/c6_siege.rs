//! Rules about sieges (§6.4.5-siege).

use crate::table::*;

/// The Nationalist holds the zone of Málaga around its Republican garrison.
fn malaga(besiegers: &[&str], garrison: &[&str]) -> Table {
    let mut table = Table::empty().zones(Nationalist, &["malaga"]);
    for unit in besiegers {
        table = table.put(&[(unit, "malaga")]);
    }
    for unit in garrison {
        table = table.put(&[(unit, "malaga:city")]);
    }
    table.moving(Nationalist)
}

#[test]
fn r6_4_5_siege_the_strongest_unit_of_each_side_throws_one_unmodified_die() {
    let mut table = malaga(&["n-i3.1", "n-arm2.1"], &["r-m2.1", "r-m1.1"]).weather("bad");
    table.acts(&["pass", "besiege malaga:city"]);
    // 3 against 2, one die each, neither weather nor walls.
    table.dice(&[3, 2]);
    assert!(table.is_reduced("r-m2.1") && table.is_reduced("n-i3.1"));
    assert!(!table.is_reduced("n-arm2.1") && table.at("r-m1.1") == "malaga:city");
}

#[test]
fn r6_4_5_siege_armour_throws_one_die_too() {
    let mut table = malaga(&["n-arm2.1"], &["r-m1.1", "r-i2.1"]);
    table.acts(&["pass", "besiege malaga:city"]);
    table.dice(&[6, 6]);
    assert!(!table.pending().contains("Siege"), "{}", table.pending());
}

#[test]
fn r6_4_5_siege_once_per_city_and_turn_and_never_with_an_assault() {
    let mut table = malaga(&["n-i3.1", "n-i2.1"], &["r-i3.1"]);
    table.act("pass");
    table.act("besiege malaga:city");
    assert!(table.is_chance(), "nothing else to announce: {}", table.pending());
    table.dice(&[6, 6]);
    // Exploitation of the same turn: armour and a headquarters would be needed, and the city was besieged already.
    let again = malaga(&["n-arm2.1"], &["r-i3.1"]).exploiting(Nationalist);
    let mut fresh = again.clone();
    fresh.act("pass");
    fresh.offers("besiege malaga:city");
    let mut spent = again.edit(|state| state["turn"]["besieged"] = serde_json::json!(["malaga"]));
    spent.act("pass");
    assert_eq!(spent.refusal("besiege malaga:city").why, "besieged-this-turn");
    let mut table = malaga(&["n-i3.1", "n-i2.1"], &["r-i3.1"]);
    table.acts(&["pass", "assault malaga:city", "pick n-i3.1", "pass"]);
    assert!(table.is_chance(), "assaulted, so no siege: {}", table.pending());
}

#[test]
fn r6_4_5_siege_in_exploitation_only_those_who_exploit_throw() {
    // No headquarters: the armour besieges with 2, not the Legion with 4.
    let mut table = malaga(&["n-arm2.1", "n-ter.1"], &["r-i2.1"]).exploiting(Nationalist);
    table.acts(&["pass", "besiege malaga:city"]);
    if !table.is_chance() {
        table.act("pass");
    }
    table.dice(&[3, 6]);
    assert!(!table.is_reduced("r-i2.1"));
}

#[test]
fn r6_4_5_siege_an_emptied_city_falls_to_the_besieger() {
    let mut table = malaga(&["n-i3.1"], &["r-m1.1"]);
    table.acts(&["pass", "besiege malaga:city"]);
    table.dice(&[3, 6]);
    assert!(table.holds(Nationalist, "malaga:city"));
}

#[test]
fn r6_4_5_siege_an_emptied_zone_falls_to_the_garrison() {
    let mut table = malaga(&["n-i1.1"], &["r-i3.1"]).reduced(&["n-i1.1"]);
    table.acts(&["pass", "besiege malaga:city"]);
    // A printed 0 throws nothing: only the garrison does.
    table.dice(&[1]);
    assert!(table.holds(Republican, "malaga") && table.at("n-i1.1") == "reserve");
}

#[test]
fn r6_4_5_siege_if_both_are_eliminated_control_stays() {
    let mut table = malaga(&["n-i2.1"], &["r-m1.1"]).reduced(&["n-i2.1"]);
    table.acts(&["pass", "besiege malaga:city"]);
    table.dice(&[1, 1]);
    assert_eq!([table.at("n-i2.1"), table.at("r-m1.1")], ["reserve", "reserve"]);
    assert!(table.holds(Nationalist, "malaga") && table.holds(Republican, "malaga:city"));
}

#[test]
fn r6_4_5_siege_madrid_is_besieged_from_one_neighbouring_zone_and_falls_without_entry() {
    let mut table =
        Table::empty().put(&[("n-i3.1", "segovia"), ("n-i2.1", "segovia"), ("r-m1.1", "madrid")]).moving(Nationalist);
    table.act("pass");
    table.offers("besiege madrid");
    table.act("besiege madrid");
    table.dice(&[1, 6]);
    assert!(table.holds(Nationalist, "madrid"));
    assert_eq!(table.at("n-i3.1"), "segovia");
}

#[test]
fn r6_4_5_siege_an_emptied_neighbour_of_madrid_keeps_its_owner() {
    let mut table =
        Table::empty().put(&[("n-i1.1", "segovia"), ("r-i3.1", "madrid")]).reduced(&["n-i1.1"]).moving(Nationalist);
    table.acts(&["pass", "besiege madrid"]);
    table.dice(&[1]);
    assert!(table.holds(Nationalist, "segovia"));
}

#[test]
fn r6_4_5_siege_a_city_without_a_land_combat_unit_can_only_be_attacked() {
    let mut table = malaga(&["n-i3.1"], &["miaja", "r-a1.1"]);
    table.act("pass");
    table.offers("assault malaga:city").offers_not("besiege malaga:city");
}

#[test]
fn r6_4_5_siege_what_is_left_in_a_fallen_city_flies_out_or_is_lost() {
    let mut table = malaga(&["n-i3.1"], &["r-m1.1", "r-a1.1", "miaja"]);
    table.acts(&["pass", "besiege malaga:city"]);
    table.dice(&[1, 6]);
    assert!(table.places().contains(&"jaen".to_owned()), "{:?}", table.offered());
    table.act("to jaen");
    assert_eq!([table.at("r-a1.1"), table.at("miaja")], ["jaen", "reserve"]);
}

#[test]
fn r6_4_5_siege_of_equals_the_owner_names_one() {
    let mut table = malaga(&["n-i3.1"], &["r-i2.1", "r-m2.1"]);
    table.acts(&["pass", "besiege malaga:city"]);
    assert_eq!(
        (table.decides(), table.offered()),
        (Some(Republican), vec!["pick r-m2.1".into(), "pick r-i2.1".into()])
    );
    table.act("pick r-m2.1");
    table.dice(&[1, 6]);
    assert!(table.is_reduced("r-m2.1"));
}

#[test]
fn r7_2_a_card_may_be_played_before_a_siege_but_none_of_those_for_attacks() {
    // The fifth column strengthens attacks, and a siege is none (ruling P41); the revolt is for any time.
    let cards = ["fifth-column", "barcelona-revolt"];
    let mut table = malaga(&["n-i3.1"], &["r-m1.1", "r-i2.1"]).hand(Nationalist, &cards);
    table.acts(&["pass", "besiege malaga:city"]);
    assert_eq!(
        (table.decides(), table.offered()),
        (Some(Nationalist), vec!["pass".into(), "play barcelona-revolt".into()])
    );
    let mut quiet = table.clone();
    quiet.act("pass").dice(&[6, 6]);
    // The militia is called away before the dice are thrown.
    table.act("play barcelona-revolt");
    assert_eq!(table.at("r-m1.1"), "barcelona");
    table.act("pass").dice(&[6, 6]);
    assert_eq!(table.offered(), ["pass"], "after it, as ever");
}
