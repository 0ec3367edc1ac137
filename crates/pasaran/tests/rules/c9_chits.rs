//! §9.5 and §9.6: combat chits.

use crate::table::*;
use frente_pasaran::Chit;

fn setup(bonus_chits: u8) -> Setup {
    Setup { chits: 1, bonus_chits, ..Setup::default() }
}

/// A battle in Toledo: the chits are to be drawn.
fn toledo(units: &[&str]) -> Table {
    battle(setup(0), "toledo", units)
}

fn battle(setup: Setup, place: &str, units: &[&str]) -> Table {
    let mut table = Table::with(setup).cleared();
    for unit in units {
        table = table.put(&[(unit, place)]);
    }
    table = table.fighting(Nationalist);
    table.act(&format!("fight {place}"));
    table
}

/// Draws one chit each; both play theirs where they can.
fn played(table: &mut Table, nationalist: &str, republican: &str) {
    table.chance(&format!("chit {nationalist}")).chance(&format!("chit {republican}"));
    for chit in [nationalist, republican] {
        if chit != "blank" {
            table.act(&format!("chit {chit}"));
        }
        table.act("pass");
    }
}

#[test]
fn r9_5_each_side_draws_one_and_decides_in_secret_whether_to_play_it() {
    let mut table = toledo(&["n-i3.1", "r-i2.1"]);
    table.chance("chit artillery").chance("chit cover");
    assert_eq!((table.decides(), table.offered()), (Some(Nationalist), vec!["pass".into(), "chit artillery".into()]));
    let hidden = table.view_of(Republican).battle;
    assert_eq!((hidden.hidden_chits, hidden.chits[0].len()), ([1, 1], 0));
    table.act("pass");
    assert_eq!((table.decides(), table.offered()), (Some(Republican), vec!["pass".into(), "chit cover".into()]));
    table.act("pass");
    // Nobody played: two plain dice.
    table.dice(&[6, 6]);
    assert!(table.pending().contains("RetreatChoice"), "{}", table.pending());
}

#[test]
fn r9_5_artillery_is_a_free_die_of_three_in_the_first_round_only() {
    let mut table = toledo(&["n-i1.1", "r-i2.1"]);
    played(&mut table, "artillery", "blank");
    table.dice(&[6, 3, 6]);
    assert!(table.is_reduced("r-i2.1"));
    table.acts(&["pass", "pass"]);
    table.dice(&[6, 6]);
    assert!(table.pending().contains("RetreatChoice"), "no third die: {}", table.pending());
}

#[test]
fn r9_5_shore_bombardment_fires_in_every_round_on_the_coast() {
    let mut table = battle(setup(0), "valencia", &["n-i3.1", "r-i2.1"]);
    played(&mut table, "blank", "shore");
    table.dice(&[6, 6, 2]);
    assert!(table.is_reduced("n-i3.1"));
    table.acts(&["pass", "pass"]);
    table.dice(&[6, 6, 6]);
    assert!(table.pending().contains("RetreatChoice"), "{}", table.pending());
    let mut inland = toledo(&["n-i3.1", "r-i2.1"]);
    played(&mut inland, "blank", "shore");
    inland.dice(&[6, 6]);
    assert!(inland.pending().contains("RetreatChoice"), "no ships in Toledo: {}", inland.pending());
}

#[test]
fn r9_5_ignore_weather_and_ignore_terrain() {
    let mut table = Table::with(setup(0))
        .cleared()
        .owned(Republican, &["segovia"])
        .put(&[("n-i3.1", "segovia"), ("r-i2.1", "segovia")])
        .weather("bad")
        .fighting(Nationalist);
    table.act("fight segovia");
    let mut weather = table.clone();
    played(&mut weather, "ignore-weather", "blank");
    assert_eq!(weather.strength("n-i3.1"), 2);
    played(&mut table, "ignore-terrain", "blank");
    assert_eq!(table.strength("n-i3.1"), 2);
    let mut madrid = battle(setup(0), "madrid", &["n-i3.1", "r-i2.1"]);
    played(&mut madrid, "ignore-terrain", "blank");
    assert_eq!(madrid.strength("n-i3.1"), 2, "never against Madrid");
}

#[test]
fn r9_5_elan_tanks_and_air_superiority_strengthen_units_their_owner_picks() {
    let mut table = toledo(&["n-i3.1", "n-i2.1", "n-i1.1", "r-i2.1"]);
    played(&mut table, "elan", "blank");
    table.acts(&["pick n-i1.1", "pick n-i2.1"]);
    assert_eq!(["n-i3.1", "n-i2.1", "n-i1.1"].map(|unit| table.strength(unit)), [3, 3, 2]);
    let mut table = toledo(&["n-arm2.1", "n-i2.1", "r-i2.1"]);
    played(&mut table, "armour", "blank");
    assert_eq!(table.strength("n-arm2.1"), 3);
    let mut table = toledo(&["n-i3.1", "n-a2.1", "r-i2.1"]);
    played(&mut table, "air", "blank");
    assert_eq!(table.strength("n-a2.1"), 3);
}

#[test]
fn r9_5_confusion_weakens_a_unit_its_owner_picks() {
    let mut table = toledo(&["n-i3.1", "r-i2.1", "r-m1.1"]);
    played(&mut table, "confusion", "blank");
    assert_eq!(table.decides(), Some(Republican));
    table.act("pick r-m1.1");
    assert_eq!((table.strength("r-m1.1"), table.strength("r-i2.1")), (0, 2));
}

#[test]
fn r9_5_no_pasaran_strengthens_infantry_in_madrid() {
    let mut table = battle(setup(0), "madrid", &["n-i3.1", "r-i2.1"]);
    played(&mut table, "blank", "no-pasaran");
    assert_eq!(table.strength("r-i2.1"), 4);
}

#[test]
fn r9_5_cover_takes_a_hit_away_and_heavy_losses_add_one_and_annul_cover() {
    let mut table = toledo(&["n-i3.1", "r-i2.1"]);
    played(&mut table, "blank", "cover");
    table.dice(&[1, 6]);
    assert!(!table.is_reduced("r-i2.1"));
    let mut table = toledo(&["n-i3.1", "r-i2.1", "r-i3.1"]);
    played(&mut table, "heavy", "cover");
    table.dice(&[1, 6, 6]);
    table.acts(&["lose r-i2.1", "lose r-i3.1"]);
    assert!(table.is_reduced("r-i2.1") && table.is_reduced("r-i3.1"));
}

#[test]
fn r9_5_cancel_annuls_an_enemy_chit_and_two_cancels_each_other() {
    let mut table = toledo(&["n-i3.1", "r-i2.1"]);
    played(&mut table, "artillery", "cancel");
    // The only enemy chit: cancelled without a question.
    table.tells(Event::ChitCancelled { side: Nationalist, chit: Chit::Artillery });
    let mut table = toledo(&["n-i3.1", "r-i2.1"]);
    played(&mut table, "cancel", "cancel");
    table.dice(&[6, 6]);
    assert!(table.pending().contains("RetreatChoice"));
}

#[test]
fn r9_5_a_siege_draws_no_chits() {
    let mut table = Table::with(setup(0))
        .cleared()
        .zones(Nationalist, &["malaga"])
        .put(&[("n-i3.1", "malaga"), ("r-i2.1", "malaga:city")])
        .moving(Nationalist);
    table.acts(&["pass", "besiege malaga:city"]);
    assert!(table.pending().contains("Siege"), "{}", table.pending());
}

/// Chits drawn by each side in Toledo with bonuses.
fn draws(units: &[&str]) -> [u32; 2] {
    let mut table = battle(setup(1), "toledo", units);
    while table.is_chance() && table.pending().contains("DrawChits") {
        // A cup always has one of these left for the first few draws.
        let chits = ["blank", "elan", "cover", "heavy", "artillery", "armour", "air", "cancel"];
        let mut outcomes = Vec::new();
        <frente_pasaran::Pasaran as frente_kernel::Game>::chance_outcomes(table.state(), &mut outcomes);
        let next =
            chits.iter().find(|chit| outcomes.iter().any(|(known, _)| known.to_string() == format!("chit {chit}")));
        table.chance(&format!("chit {}", next.expect("a chit")));
    }
    table.view().battle.hidden_chits
}

#[test]
fn r9_6_headquarters_aircraft_and_armour_draw_one_more_each() {
    assert_eq!(draws(&["n-i3.1", "r-i2.1"]), [1, 1]);
    assert_eq!(draws(&["n-i3.1", "varela", "n-arm2.1", "r-i2.1"]), [3, 1]);
    assert_eq!(draws(&["n-i3.1", "n-a2.1", "n-a2.2", "r-i2.1"]), [2, 1]);
}

#[test]
fn r9_6_the_condor_legion_the_international_brigade_and_republican_disorder() {
    assert_eq!(draws(&["n-i3.1", "n-lca2", "r-i2.1"]), [3, 1]);
    assert_eq!(draws(&["n-i3.1", "r-int3"]), [1, 2]);
    assert_eq!(draws(&["n-i3.1", "r-i2.1", "r-m1.1"]), [2, 1]);
}

#[test]
fn r9_6_a_finished_trench_draws_one_for_the_defender() {
    let mut table = Table::with(Setup { trenches: 1, ..setup(1) })
        .cleared()
        .put(&[("n-i3.1", "toledo"), ("r-i2.1", "toledo")])
        .edit(|state| state["trenches"] = serde_json::json!({ "toledo": 1 }))
        .fighting(Nationalist);
    table.act("fight toledo");
    table.chance("chit blank").chance("chit blank").chance("chit blank");
    assert_eq!(table.view().battle.hidden_chits, [1, 2]);
}
