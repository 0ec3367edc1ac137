//! Chapter 23: the automaton.

use crate::table::*;
use frente_kernel::{Game, Seat, Viewer};
use frente_tactics2gm::actions::Warrant;
use frente_tactics2gm::state::Mark;
use frente_tactics2gm::view::Hand;
use frente_tactics2gm::{Setup, Tactics2gm};

fn solo(difficulty: u8) -> Setup {
    Setup { players: 1, difficulty, ..Setup::default() }
}

#[test]
fn r23_1_the_automaton_bids_two_keeps_its_hand_and_shows_it() {
    let table = Table::raw(solo(1)).until_decision().asks(0).act("bid 0");
    let table = table.expect_event(|event| *event == Event::BidRevealed(Seat(1), 2)).expect_pa(1, 3);
    let view = Tactics2gm::view(table.state(), Viewer::Seat(Seat(0)));
    assert!(matches!(view.seats[1].hand, Hand::Cards(_)));
    assert_eq!(Tactics2gm::seats(table.state()), 1);
}

// Ruling G50.
#[test]
fn r23_1_a_field_marshal_starts_with_the_first_general_of_his_nation() {
    let general = |difficulty| Table::raw(solo(difficulty)).view().hqs[1].hq.general;
    assert_eq!(general(3).map(|general| data().cards.generals[general.index()].id.as_str()), Some("rommel"));
    assert_eq!(general(2), None);
    assert_eq!(Table::raw(solo(3)).view().hqs[0].hq.general, None);
}

#[test]
fn r23_1_the_difficulty_is_points_a_turn() {
    let gained = |difficulty| {
        let table =
            Table::with(solo(difficulty)).unit(0, "us_jeep", "a1").pa(1, 0).empty_deck(1).hand(1, &["de_tiger2"]);
        let table = table.in_phase(Phase::Shooting).act("end");
        table.view().seats[1].pa
    };
    assert_eq!([0, 1, 2, 3].map(gained), [2, 3, 4, 5]);
}

/// The automaton's unit against ours, and its turn begins.
fn its_turn(table: Table) -> Table {
    table.empty_deck(1).hand(1, &["de_tiger2"]).pa(1, 0).in_phase(Phase::Shooting).act("end")
}

/// The same in the supply raid.
fn its_raid(table: Table) -> Table {
    table.empty_deck(1).hand(1, &["de_inf_ligera"]).pa(1, 0).in_phase(Phase::Shooting).act("end")
}

#[test]
fn r23_2_it_attacks_when_its_units_are_worth_as_much() {
    let strong = its_turn(Table::with(solo(1)).unit(0, "us_jeep", "a1").unit(1, "de_pz4", "h6"));
    strong.expect_free("h6").expect_unit("de_pz4", "h4");
    let weak = Table::with(solo(1))
        .unit(0, "us_pershing", "a1")
        .unit(0, "us_m36", "b1")
        .unit(1, "de_pz4", "h6")
        .unit(1, "de_moto", "h5");
    its_turn(weak).expect_unit("de_pz4", "h6");
    let hurt = its_turn(Table::with(solo(1)).unit(0, "us_jeep", "a1").unit(1, "de_pz4", "h6").pi(1, 3));
    hurt.expect_unit("de_pz4", "h6");
}

/// The supply raid against it, each with a deck of light infantry.
fn raid() -> Table {
    use frente_tactics2gm::ids::Nation;
    use frente_tactics2gm::lists::DeckList;
    use frente_tactics2gm::setup::DeckChoice;
    let own = |nation, id: &str| DeckChoice::Own(DeckList { nation, cards: vec![(id.to_owned(), 6)] });
    let decks = vec![own(Nation::Usa, "us_inf_ligera"), own(Nation::Germany, "de_inf_ligera")];
    Table::with(Setup { scenario: "suministros".to_owned(), decks, ..solo(1) })
}

// Nothing but crates wins the supply raid (§22.5), so they go before the staff and before a shot.
#[test]
fn r23_4_it_fetches_crates_and_brings_them_home() {
    let table = |cell: &str| raid().fact("/crates", serde_json::json!(["c4"])).unit(1, "de_inf_ligera", cell);
    its_raid(table("c5")).expect_free("c5").expect_mark("c4", Mark::Crate, true);
    its_raid(table("b4")).expect_free("b4").expect_mark("c4", Mark::Crate, true);
    // With a shot, and beside the staff.
    let shot = table("d4").unit(0, "us_inf_ligera", "d3");
    its_raid(shot).expect_mark("c4", Mark::Crate, true);
    let bearer = its_raid(table("c5").mark("c5", "crate").unit(0, "us_inf_ligera", "c4"));
    let bearer = bearer.expect_unit("de_inf_ligera", "c6").expect_mark("c6", Mark::Crate, false);
    assert_eq!(bearer.view().delivered, [0, 1]);
}

// A tank bears none, and where none is left the others go on with it.
#[test]
fn r23_4_who_has_no_crate_to_fetch_advances_on_the_staff() {
    let table = raid().fact("/crates", serde_json::json!(["a6"])).unit(1, "de_pz4", "h6");
    its_raid(table).expect_unit("de_pz4", "h4");
    let table = raid().fact("/crates", serde_json::json!([])).unit(1, "de_inf_ligera", "h6");
    its_raid(table).expect_unit("de_inf_ligera", "h5");
}

#[test]
fn r23_4_it_fires_first_at_who_bears_a_crate() {
    let table = raid().fact("/crates", serde_json::json!([])).unit(1, "de_inf_ligera", "d6");
    let table = table.unit(0, "us_sherman", "c6").unit(0, "us_inf_ligera", "e6").mark("e6", "crate");
    let fired = its_raid(table);
    fired.expect_event(|event| matches!(event, Event::ShotFired { at, .. } if at.at.to_string() == "e6"));
}

#[test]
fn r23_3_it_deploys_facing_a_unit_of_the_same_type_it_can_penetrate() {
    let table = Table::with(solo(1)).unit(0, "us_stuart", "c2").unit(0, "us_inf_ligera", "f2");
    let table = table.empty_deck(1).hand(1, &["de_pz4", "de_tiger2"]).pa(1, 3).in_phase(Phase::Shooting).act("end");
    table.expect_unit("de_pz4", "c6");
}

// Ruling C1: with neither deck nor hand it would lose.
#[test]
fn r23_3_it_keeps_its_last_card() {
    let table = Table::with(solo(1)).unit(0, "us_stuart", "c2").unit(1, "de_pz4", "h6");
    let table = table.empty_deck(1).hand(1, &["de_pz4"]).pa(1, 5).in_phase(Phase::Shooting).act("end");
    let table = table.expect_free("c6").expect_die();
    assert!(matches!(&table.view().seats[1].hand, Hand::Cards(cards) if cards.len() == 1));
}

#[test]
fn r23_3_the_die_for_terrain_is_not_kept_for_deployment() {
    let table = Table::raw(solo(1)).until_decision().act("bid 0").die(1).die(9).expect_die().die(3);
    let table = table.expect_event(|event| matches!(event, Event::TerrainBought(Seat(1), ..)));
    assert_eq!(table.view().turn.column, 0);
}

#[test]
fn r23_3_without_one_a_die_names_the_column() {
    let table =
        Table::with(solo(1)).unit(0, "us_stuart", "c2").empty_deck(1).hand(1, &["de_inf_ligera", "de_tiger2"]).pa(1, 0);
    let table = table.in_phase(Phase::Shooting).act("end").expect_die().die(10).expect_die().die(7);
    table.expect_unit("de_inf_ligera", "g6");
}

#[test]
fn r23_4_it_fires_at_the_staff_it_can_destroy() {
    let table = Table::with(solo(1)).unit(0, "us_jeep", "h1").unit(1, "de_inf_ligera", "d1").pi(0, 1);
    its_turn(table).die(5).expect_over("staff-destroyed", 0);
}

#[test]
fn r23_4_it_fires_at_what_strikes_hard_before_what_is_dear() {
    let table = Table::with(solo(1)).unit(0, "us_calliope", "a2").unit(0, "us_priest", "b2").unit(1, "de_pz4", "a4");
    its_turn(table.pi(1, 3)).die(5).expect_wounds("b2", 2).expect_wounds("a2", 0);
}

#[test]
fn r23_4_it_fires_first_at_who_stands_on_what_is_to_be_held() {
    let arnhem = Setup { scenario: "arnhem".to_owned(), ..solo(1) };
    let held = |at: &str| {
        let table = Table::with(arnhem.clone()).fact("/units", serde_json::json!([]));
        let table = table.unit(0, "us_pershing", "b5").unit(0, "us_inf_ligera", at).unit(1, "de_tiger2", "c4");
        its_turn(table).die(5)
    };
    for (cell, wounds) in [("d3", 0), ("d4", 0), ("e4", 3)] {
        held(cell).expect_wounds("b5", wounds);
    }
}

#[test]
fn r23_4_when_defending_it_looks_for_cover_and_stays_behind_its_third_line() {
    let table = |wall: &str| {
        let table = Table::with(solo(1)).unit(0, "us_pershing", "a1").unit(0, "us_m36", "b1");
        let table = table.unit(1, "de_inf_ligera", "h6").unit(1, "de_inf_ligera", "f6").unit(1, "de_moto", "a5");
        its_turn(table.terrain("muro", wall))
    };
    table("h5").expect_unit("de_inf_ligera", "h5");
    table("c3").expect_unit("de_inf_ligera", "h6").expect_unit("de_moto", "a5");
}

// Ruling G50.
#[test]
fn r23_4_a_fighter_rises_where_it_is_as_likely_as_not_to_hit() {
    let table = |wounds: u8| {
        let table = Table::with(solo(1)).fighter(0, "us_p47").unit(1, "de_inf_ligera", "d4").fighter(1, "de_bf109");
        let table = table.fact("/hqs/1/fighters/0/wounds", wounds);
        table.in_phase(Phase::Shooting).act("fly 0 d4")
    };
    let rose = |event: &Event| matches!(event, Event::FighterRose(Seat(1), _));
    assert!(table(0).has_told(rose));
    assert!(!table(3).has_told(rose));
}

#[test]
fn r23_4_it_does_not_throw_a_hit_again() {
    let table = |face| {
        let table = Table::with(solo(1)).unit(0, "us_inf_ligera", "d4").unit(1, "de_inf_ligera", "d5");
        let table = table.empty_deck(1).hand(1, &["fuego_certero", "de_tiger2"]).pa(1, 0);
        table.in_phase(Phase::Shooting).act("end").die(face)
    };
    table(5).expect_wounds("d4", 1);
    table(2)
        .expect_event(|event| *event == Event::ThrownAgain(Seat(1), Warrant::AimedFire))
        .die(5)
        .expect_wounds("d4", 1);
}

// Ruling G50.
#[test]
fn r23_4_it_ambushes_where_the_shot_is_as_likely_as_not_to_hit() {
    let table = |wounds| {
        let table = Table::with(solo(1)).unit(0, "us_inf_ligera", "d2").unit(1, "de_inf_ligera", "d5");
        let table = table.wounds("d5", wounds).hand(1, &["emboscada", "de_tiger2"]);
        table.terrain("muro", "d3").act("step d2 n")
    };
    table(0).expect_die();
    table(2).asks(0).expect_pa(1, 5);
}

#[test]
fn r23_4_a_sure_hit_is_for_a_dear_unit_it_destroys() {
    let table = |wounds, foe: &str| {
        let table = Table::with(solo(1)).unit(0, foe, "d3").wounds("d3", wounds).unit(1, "de_pz4", "d5");
        let table = table.empty_deck(1).hand(1, &["impacto", "de_tiger2"]).pa(1, 4);
        table.in_phase(Phase::Shooting).act("end")
    };
    table(2, "us_sherman").expect_free("d3");
    table(1, "us_sherman").expect_wounds("d3", 1);
    table(1, "us_stuart").expect_wounds("d3", 1);
}

// Every die hits: against somebody who does nothing it marches to the staff and takes it.
#[test]
fn r23_4_it_wins_against_somebody_who_does_nothing() {
    Table::raw(solo(1)).idle_to_the_end(7).expect_over("staff-destroyed", 0);
}

#[test]
fn r23_4_a_whole_game_against_it_comes_to_an_end() {
    let mut table = Table::raw(Setup { rounds: 3, ..solo(2) });
    for _ in 0..2000 {
        if matches!(Tactics2gm::node(table.state()), frente_kernel::Node::Over(_)) {
            return;
        }
        table = table.until_decision();
        if let Some(action) = table.offered().last().cloned() {
            table = table.act(&action);
        }
    }
    panic!("not over");
}

/// The automaton's turn with these cards in hand and points for them.
fn its_hand(table: Table, hand: &[&str], pa: u8) -> Table {
    table.empty_deck(1).hand(1, hand).pa(1, pa).in_phase(Phase::Shooting).act("end")
}

// §22.1: it lands where it plays the attackers.
#[test]
fn r23_4_its_troops_go_ashore() {
    let omaha = Setup { scenario: "omaha".to_owned(), side: 1, ..solo(1) };
    let raw = Table::raw(omaha.clone()).view();
    let table = |at: &str| {
        let table = Table::with(omaha.clone()).fact("/field", serde_json::json!(raw.field)).turn_of(Side::B);
        its_turn(table.unit(0, "de_inf_ligera", "h6").unit(1, "lancha", at).aboard(1, "us_inf_ligera", at))
    };
    table("d1").expect_unit("us_inf_ligera", "d3").expect_free("d2");
    table("a2").expect_unit("us_inf_ligera", "a3");
}

/// The player is Germany, side B; the automaton has the American cards.
fn against_usa() -> Table {
    Table::with(Setup { side: 1, ..solo(1) }).turn_of(Side::B)
}

#[test]
fn r23_4_a_bomber_takes_the_densest_line() {
    let table = against_usa().unit(0, "de_pz4", "a2").unit(0, "de_inf_ligera", "f3").unit(0, "de_inf_ligera", "g3");
    let table = table.unit(0, "de_inf_ligera", "h3").unit(1, "us_inf_ligera", "a3");
    let at = |event: &Event| matches!(event, Event::PlaneAnnounced { at, .. } if at.at.to_string() == "area:f3:e");
    its_hand(table, &["us_b25", "us_jumbo"], 4).expect_event(at);
    // An enemy between two friends is not worth it; the staff is.
    let table = against_usa().unit(0, "de_inf_ligera", "c2").unit(1, "us_inf_ligera", "b2");
    let table = table.unit(1, "us_inf_ligera", "d2").unit(1, "us_inf_ligera", "c1").unit(1, "us_inf_ligera", "c3");
    let at = |event: &Event| matches!(event, Event::PlaneAnnounced { at, .. } if at.at.to_string() == "hq:1");
    its_hand(table, &["us_b25", "us_jumbo"], 2).expect_event(at);
}

#[test]
fn r23_4_its_only_fighter_waits_to_intercept() {
    let planes = |first: serde_json::Value| {
        let second = serde_json::json!({ "kind": no("de_bf109"), "wounds": 0, "grey": false, "fresh": false });
        let first = if first.is_null() { first } else { second.clone() };
        let table = Table::with(solo(1)).unit(0, "us_jeep", "a1").unit(0, "us_inf_ligera", "h1");
        its_turn(table.fact("/hqs/1/fighters", serde_json::json!([first, second])))
    };
    assert!(planes(serde_json::Value::Null).view().hqs[1].hq.fighters[1].is_some());
    let flown = planes(serde_json::json!(true));
    assert!(flown.has_told(|event| matches!(event, Event::PlaneAnnounced { .. })));
}

#[test]
fn r23_4_it_assaults_by_the_numbers_it_would_throw_for() {
    let table = |wounds| {
        let table = Table::with(solo(1)).unit(0, "us_inf_ligera", "d3").wounds("d3", 1).unit(1, "de_inf_ligera", "d4");
        its_turn(table.wounds("d4", wounds))
    };
    let assaults = |table: Table| table.has_told(|event| matches!(event, Event::AssaultDeclared { .. }));
    // A rifle hits on 5, and on 7 with two wounds.
    assert!(assaults(table(0)));
    assert!(!assaults(table(2)));
}

#[test]
fn r23_3_it_buys_what_penetrates_the_unit_ahead_else_the_cheapest() {
    let bought = |foe: &str| {
        let table = Table::with(solo(1)).unit(0, foe, "c2").unit(0, "us_jeep", "a1");
        let table = table.empty_deck(1).hand(1, &["de_inf_pesada", "de_tiger2"]).pa(1, 4);
        let table = table.in_phase(Phase::Shooting).act("end");
        let table = if foe == "us_inf_ligera" { table } else { table.die(3) };
        let unit = table.state().unit("c6".parse().expect("a cell")).copied().expect("a unit faces it");
        unit.arms.bits()
    };
    // Rifle 1, MG42 2, mortars 4, Panzerschreck 8: mortars are cheapest, only the Panzerschreck pierces armour 4.
    assert_eq!((bought("us_inf_ligera"), bought("us_sherman")), (1 | 4, 1 | 8));
}

#[test]
fn r23_4_it_takes_the_beach_from_somebody_who_does_nothing() {
    let omaha = Setup { scenario: "omaha".to_owned(), side: 1, ..solo(1) };
    Table::raw(omaha).idle_to_the_end(7).expect_over("line-reached", 0);
}
