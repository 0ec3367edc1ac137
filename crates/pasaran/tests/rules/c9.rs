//! §9.1 to §9.4: regrouping, fog, alternative initiative, trenches.

use crate::table::*;
use frente_kernel::{Game, Match, Silent};
use frente_pasaran::view::UnitView;
use frente_pasaran::{Pasaran, Unit, load_pack, seat};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serde_json::json;
use std::collections::BTreeSet;

fn regrouping() -> Table {
    Table::with(Setup { regrouping: 1, ..Setup::default() })
        .cleared()
        .put(&[("n-i2.1", "burgos"), ("n-i2.2", "burgos:city"), ("n-i3.1", "burgos"), ("n-i2.3", "leon")])
        .put(&[("n-i2s.1", "burgos")])
        .reduced(&["n-i2.1", "n-i2.2", "n-i3.1", "n-i2.3", "n-i2s.1"])
        .at_step("reinforcements", Nationalist, json!([{ "reinforce": "nationalist" }]))
}

#[test]
fn r9_1_two_reduced_units_of_one_type_in_one_zone_become_one_full_unit() {
    let mut table = regrouping();
    // Zone and city are one zone; another type, a starred one or another zone will not do.
    table.offers_only(&["pass", "regroup n-i2.1", "regroup n-i2.2"]);
    assert_eq!(table.refusal("regroup n-i3.1").why, "no-equal-beside-it");
    table.act("regroup n-i2.1");
    assert!(!table.is_reduced("n-i2.1"));
    assert_eq!(table.at("n-i2.2"), "reserve");
}

#[test]
fn r9_1_where_the_equals_differ_the_owner_says_which_one_goes() {
    let mut table = regrouping().put(&[("n-i2.4", "burgos")]).edit(|state| {
        state["board"]["reduced"].as_array_mut().expect("a list").push(json!("n-i2.4"));
    });
    table.act("regroup n-i2.1");
    assert_eq!(table.offered(), ["pick n-i2.2", "pick n-i2.4"], "the one in the city, or the one beside it");
    assert_eq!(table.refusal("pick n-i3.1").why, "another-type");
    table.act("pick n-i2.2");
    assert_eq!((table.at("n-i2.2"), table.at("n-i2.4")), ("reserve".to_owned(), "burgos".to_owned()));
    assert!(!table.is_reduced("n-i2.1") && table.is_reduced("n-i2.4"));
}

#[test]
fn r9_1_without_the_option_nobody_regroups() {
    let mut table = Table::empty()
        .put(&[("n-i2.1", "burgos"), ("n-i2.2", "burgos")])
        .reduced(&["n-i2.1", "n-i2.2"])
        .at_step("reinforcements", Nationalist, json!([{ "reinforce": "nationalist" }]));
    table.offers_only(&["pass"]);
}

fn fog() -> Table {
    Table::with(Setup { fog: 1, ..Setup::default() })
        .cleared()
        .put(&[("n-i3.1", "burgos"), ("n-i2.1", "burgos"), ("n-a2.1", "burgos"), ("n-i1.1", "burgos:city")])
        .put(&[("r-i2.1", "madrid"), ("r-m1.1", "madrid")])
        .moving(Nationalist)
}

/// What a side sees in the open country of Burgos.
fn burgos(table: &Table, side: Side) -> Vec<String> {
    let view = table.view_of(side);
    let zone = view.zones.iter().find(|zone| zone.zone.name() == "burgos").expect("Burgos");
    zone.field.iter().map(|unit| unit.unit.to_string()).collect()
}

#[test]
fn r9_2_the_enemy_sees_only_the_top_counter_of_each_stack() {
    let table = fog();
    assert_eq!(burgos(&table, Nationalist).len(), 3);
    assert_eq!(burgos(&table, Republican), ["n-i3.1"]);
    assert_eq!(burgos(&Table::empty().put(&[("n-i3.1", "burgos"), ("n-i2.1", "burgos")]), Republican).len(), 2);
}

#[test]
fn r9_2_the_owner_chooses_the_top_counter_once_a_phase() {
    let mut table = fog();
    table.act("show n-a2.1");
    assert_eq!(burgos(&table, Republican), ["n-a2.1"]);
    table.offers_not("show n-i2.1");
}

#[test]
fn r9_2_more_than_ten_counters_make_a_second_stack() {
    let mut table = fog();
    for n in 2..=11 {
        table = table.put(&[(&format!("n-i2.{n}"), "burgos")]);
    }
    assert_eq!(burgos(&table, Republican).len(), 2);
    let view = table.view_of(Republican);
    let zone = view.zones.iter().find(|zone| zone.zone.name() == "burgos").expect("Burgos");
    assert_eq!(zone.stacks[0], [2, 0]);
}

#[test]
fn r9_2_what_fights_lies_open() {
    let mut table = fog().put(&[("n-i2.2", "segovia"), ("n-i3.2", "segovia")]).moving(Nationalist);
    table.acts(&["pick n-i3.2", "to madrid", "pick n-i2.2", "to madrid"]);
    let seen = |table: &Table, side: Side| {
        let view = table.view_of(side);
        let zone = view.zones.iter().find(|zone| zone.zone.name() == "madrid").expect("Madrid").clone();
        zone.field.len()
    };
    assert_eq!(seen(&table, Republican), 4, "the attackers show themselves");
    assert_eq!(seen(&table, Nationalist), 3, "the defenders not yet");
    table.acts(&["pass", "pass", "pass", "pass"]);
    assert!(table.is_chance(), "{}", table.pending());
    assert_eq!(seen(&table, Nationalist), 4);
}

/// What the Nationalist sees of the Republicans in Cuenca, and which of them show their backs.
fn cuenca(table: &Table) -> Vec<(String, bool)> {
    let view = table.view_of(Nationalist);
    let zone = view.zones.iter().find(|zone| zone.zone.name() == "cuenca").expect("Cuenca");
    let defends = |unit: &&UnitView| unit.unit.side() == Republican;
    zone.field.iter().filter(defends).map(|unit| (unit.unit.to_string(), unit.reduced)).collect()
}

#[test]
fn r9_2_who_fought_lies_open_until_its_owner_handles_his_stacks_again() {
    let mut table = fog()
        .put(&[("n-i2.2", "cuenca"), ("r-i2.2", "cuenca"), ("r-i3.1", "cuenca")])
        .reduced(&["n-i2.2"])
        .fighting(Nationalist);
    table.act("fight cuenca").dice(&[1, 1, 1]);
    // The last attacker is gone and the defender has a loss to take: the battle is not over.
    assert_eq!(
        (table.at("n-i2.2"), table.offered()),
        ("reserve".into(), vec!["lose r-i2.2".into(), "lose r-i3.1".into()])
    );
    let both = |reduced| vec![("r-i2.2".to_owned(), false), ("r-i3.1".to_owned(), reduced)];
    assert_eq!(cuenca(&table), both(false));
    table.act("lose r-i3.1");
    assert!(table.pending().contains("Move"), "over, and on to exploitation: {}", table.pending());
    assert_eq!(cuenca(&table), both(true), "who saw the loss still knows who took it");
    table.act("pass");
    assert_eq!((table.decides(), cuenca(&table)), (Some(Republican), both(true)));
    table.act("pass");
    assert_eq!(cuenca(&table), both(false)[..1], "only the top counter");
}

/// The Ebro under fog, after these steps of the Republic, which begins.
fn ebro(script: &[&str]) -> Match<Pasaran> {
    let file = ("scenarios.ron".to_owned(), include_str!("../packs/scenarios.ron").to_owned());
    let pack = load_pack(&[file]).expect("the scenario is sound");
    let setup = Setup { pack, scenario: "ebro".to_owned(), fog: 1, trenches: 1, ..Setup::default() };
    let mut table = Match::new(setup).expect("a sound setup");
    for action in script {
        table.act(seat(Republican), action.parse().expect("an action"), &mut Silent).expect("legal");
    }
    table
}

#[test]
fn r9_2_what_is_done_under_the_fog_may_be_taken_back() {
    // The enemy sees nothing of it. That the aircraft might as well lie in Tarragona, where it could not go then, is no reveal.
    assert_eq!(ebro(&["rail r-a2.1"]).undo_floor(), 0);
    assert_eq!(ebro(&["rail r-a2.1", "to tarragona"]).undo_floor(), 0);
}

#[test]
fn r9_2_what_the_enemy_has_seen_of_a_stack_is_not_taken_back() {
    // A marker tells that infantry lies there, whichever redeal would have it so too.
    let moving = ["pass", "pass", "entrench r-i2.1"];
    assert_eq!(ebro(&moving).undo_floor(), 3);
    assert_eq!(ebro(&["pass", "pass", "show modesto"]).undo_floor(), 3);
}

#[test]
fn r9_2_who_moved_unseen_may_for_all_the_enemy_knows_lie_in_the_next_stack() {
    let table = fog()
        .put(&[("r-i2.2", "gerona"), ("r-i3.1", "gerona"), ("rojo", "barcelona:city"), ("r-i2.1", "almeria")])
        .put(&[("r-m1.1", "reserve")])
        .moving(Republican)
        .edit(|state| state["turn"]["moved"] = json!(["r-i2.2", "r-i3.1"]));
    let unit: Unit = "r-i3.1".parse().expect("a counter");
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut dealt = || {
        let mut state = table.state().clone();
        Pasaran::determinize(&mut state, seat(Nationalist), &mut rng);
        state.board().spot(unit).to_string()
    };
    let dealt: BTreeSet<String> = (0..100).map(|_| dealt()).collect();
    assert_eq!(dealt.into_iter().collect::<Vec<_>>(), ["barcelona:city", "gerona"], "Almería is too far");
}

fn alternative() -> Table {
    let mut table = Table::with(Setup { alternative_initiative: 1, ..Setup::default() }).quarter("1936-4").at_step(
        "initiative",
        Nationalist,
        json!([{ "throw": { "initiative": "nationalist" } }]),
    );
    table.dice(&[1, 6]);
    table
}

#[test]
fn r9_3_the_winner_of_the_initiative_says_who_acts_first() {
    let mut table = alternative();
    assert_eq!((table.decides(), table.offered()), (Some(Republican), vec!["first".into(), "second".into()]));
    table.act("second");
    table.dice(&[6]);
    assert_eq!(table.state().phasing(), Nationalist);
    assert_eq!(table.state().initiative(), Republican, "for ties and cards it is still his (ruling P64)");
    let mut table = alternative();
    table.act("first").dice(&[6]);
    assert_eq!(table.state().phasing(), Republican);
}

#[test]
fn r9_3_not_on_the_first_turn() {
    let table = Table::with(Setup { alternative_initiative: 1, ..Setup::default() });
    assert!(table.pending().contains("Rail"), "{}", table.pending());
}

fn trenches() -> Table {
    Table::with(Setup { trenches: 1, ..Setup::default() })
        .cleared()
        .put(&[("r-i2.1", "madrid"), ("r-m1.1", "madrid"), ("r-i2.2", "guadalajara:city"), ("n-i3.1", "segovia")])
        .moving(Republican)
}

#[test]
fn r9_4_the_digger_does_not_move_and_only_one_digs_in_a_zone() {
    let mut table = trenches();
    assert_eq!(table.offered().iter().filter(|offer| offer.starts_with("entrench")).count(), 3);
    table.act("entrench r-i2.1");
    assert_eq!(table.refusal("pick r-i2.1").why, "unit-digs");
    assert_eq!(table.refusal("entrench r-m1.1").why, "trench-begun-there");
    table.offers("entrench r-i2.2");
}

#[test]
fn r9_4_a_garrison_that_digs_does_not_keep_its_besieger_from_digging() {
    let mut table = Table::with(Setup { trenches: 1, ..Setup::default() })
        .cleared()
        .zones(Nationalist, &["malaga"])
        .put(&[("n-i2.1", "malaga"), ("n-i3.1", "malaga"), ("r-i2.1", "malaga:city")])
        .edit(|state| state["works"] = json!(["r-i2.1"]))
        .moving(Nationalist);
    table.act("entrench n-i2.1");
    assert_eq!(table.refusal("entrench n-i3.1").why, "trench-begun-there", "but of each side only one digs");
    let malaga = table.view().zones.iter().find(|zone| zone.zone.name() == "malaga").expect("Málaga").digging;
    assert_eq!(malaga, [true, true]);
}

#[test]
fn r9_4_a_unit_moved_by_rail_does_not_dig() {
    let mut table = trenches().edit(|state| state["turn"]["carried"] = json!(["r-i2.1"]));
    table.offers_not("entrench r-i2.1").offers("entrench r-m1.1");
}

/// A finished trench in Madrid.
fn dug_in(count: u8) -> Table {
    trenches().edit(|state| state["trenches"] = json!({ "madrid": count }))
}

#[test]
fn r9_4_the_trench_is_finished_at_the_start_of_the_own_next_movement() {
    let table = trenches().edit(|state| {
        state["works"] = json!(["r-i2.1"]);
        state["turn"]["step"] = json!("rebase");
        state["stack"] = json!(["rebase"]);
    });
    let mut table = table;
    table.act("pass");
    let madrid = table.view().zones.iter().find(|zone| zone.zone.name() == "madrid").expect("Madrid").trenches;
    assert_eq!(madrid, [1, 0]);
}

#[test]
fn r9_4_a_zone_holds_two_a_city_one() {
    assert!(dug_in(1).is_offered("entrench r-i2.1"));
    assert!(!dug_in(2).is_offered("entrench r-i2.1"));
    let mut city = trenches().edit(|state| state["trenches"] = json!({ "guadalajara:city": 1 }));
    city.offers_not("entrench r-i2.2");
}

#[test]
fn r9_4_a_finished_trench_absorbs_one_ground_loss_of_the_defender() {
    let mut table = dug_in(1).put(&[("n-i3.1", "madrid")]).fighting(Nationalist);
    table.act("fight madrid");
    table.dice(&[1, 6, 6]);
    table.offers_only(&["lose r-m1.1", "lose r-i2.1", "lose-trench"]);
    table.act("lose-trench");
    assert!(!table.is_reduced("r-i2.1") && table.at("r-m1.1") == "madrid");
    let madrid = table.view().zones.iter().find(|zone| zone.zone.name() == "madrid").expect("Madrid").trenches;
    assert_eq!(madrid, [0, 0]);
}

#[test]
fn r9_4_an_unfinished_trench_has_no_effect_and_is_lost_when_its_digger_leaves() {
    let mut table =
        trenches().edit(|state| state["works"] = json!(["r-i2.1"])).put(&[("n-i3.1", "madrid")]).fighting(Nationalist);
    table.act("fight madrid");
    table.dice(&[1, 6, 6]);
    table.offers_not("lose-trench");
    table.act("lose r-m1.1");
    table.acts(&["pass", "retreat"]);
    table.act("to cuenca");
    table.tells(Event::TrenchAbandoned(Republican, "madrid".parse().expect("a place")));
}

#[test]
fn r9_4_of_units_alike_the_owner_may_spare_the_digger() {
    let mut table = trenches()
        .edit(|state| state["works"] = json!(["r-i2.1"]))
        .put(&[("n-i3.1", "madrid"), ("r-i2.3", "madrid"), ("r-m1.1", "reserve")])
        .fighting(Nationalist);
    table.act("fight madrid");
    table.dice(&[1, 6, 6]);
    table.offers_only(&["lose r-i2.1", "lose r-i2.3"]);
}

#[test]
fn r9_4_a_digger_neither_storms_a_city_nor_steps_in_or_out_of_one() {
    let empty = || Table::with(Setup { trenches: 1, ..Setup::default() }).cleared();
    let mut table = empty()
        .zones(Nationalist, &["toledo"])
        .cities(Republican, &["toledo"])
        .put(&[("n-i2.1", "toledo"), ("r-i2.1", "toledo:city")])
        .moving(Nationalist);
    table.acts(&["entrench n-i2.1", "pass"]);
    table.offers_only(&["pass", "besiege toledo:city"]);
    // A garrison that digs does not come out.
    let sally = |builders: &[&str]| {
        let mut table = empty()
            .put(&[("n-i3.1", "segovia"), ("r-i2.2", "guadalajara:city")])
            .moving(Nationalist)
            .edit(|state| state["turn"]["builders"] = json!(builders));
        table.acts(&["pick n-i3.1", "to guadalajara", "pass"]);
        table.pending().contains("Exits")
    };
    assert!(sally(&[]) && !sally(&["r-i2.2"]));
    // Who digs in the zone does not go into its city.
    let help = |builders: &[&str]| {
        let mut table = empty()
            .zones(Nationalist, &["toledo"])
            .put(&[("r-i2.1", "madrid"), ("n-i1.1", "toledo:city"), ("n-i2.1", "toledo")])
            .moving(Republican)
            .edit(|state| state["turn"]["builders"] = json!(builders));
        table.acts(&["pick r-i2.1", "to toledo:city", "pass"]);
        table.is_offered("pick n-i2.1")
    };
    assert!(help(&[]) && !help(&["n-i2.1"]));
}

#[test]
fn r9_4_trenches_are_lost_when_the_place_changes_hands_and_may_be_taken_up() {
    let mut table = dug_in(2);
    table.act("dismantle madrid");
    let trenches = |table: &Table| table.view().zones[14].trenches[0];
    assert_eq!(trenches(&table), 1);
    let mut table = dug_in(2).put(&[("r-i2.1", "reserve"), ("r-m1.1", "reserve")]).moving(Nationalist);
    table.acts(&["pick n-i3.1", "to madrid"]);
    assert_eq!(trenches(&table), 0);
}

#[test]
fn r9_4_trenches_are_begun_before_anybody_moves() {
    let mut table = trenches().put(&[("r-i2.3", "cuenca"), ("r-i3.1", "valencia")]);
    table = table.edit(|state| {
        // Who came by sea does not move, and has not moved.
        state["turn"]["moved"] = json!(["r-i3.1"]);
        state["turn"]["shipped"] = json!(["r-i3.1"]);
        state["turn"]["carried"] = json!(["r-i3.1"]);
    });
    table.offers("entrench r-i2.1").act("entrench r-i2.1");
    table.acts(&["pick r-i2.3", "to valencia"]);
    table.refuses("entrench r-i2.2", "9.4", "dig-before-moving");
}

#[test]
fn r9_4_one_trench_a_phase_is_taken_up_to_be_built_elsewhere() {
    let markers = json!({ "madrid": 2, "valencia": 2, "barcelona": 2, "guadalajara": 2 });
    let mut table = trenches().edit(|state| state["trenches"] = markers);
    table.refuses("entrench r-i2.2", "9.4", "no-trench-left");
    table.act("dismantle barcelona").act("entrench r-i2.2");
    table.refuses("dismantle barcelona", "9.4", "took-one-up");
    table.refuses("dismantle valencia", "9.4", "took-one-up");
}

#[test]
fn r9_4_there_are_only_so_many_markers() {
    let full = trenches().edit(|state| {
        state["trenches"] = json!({ "madrid": 2, "valencia": 2, "barcelona": 2, "cuenca": 2 });
    });
    assert!(full.offered().iter().all(|offer| !offer.starts_with("entrench")));
}
