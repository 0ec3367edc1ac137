//! Chapter 22: scenarios.

use crate::table::*;
use frente_kernel::Game;
use frente_tactics2gm::setup::DeckChoice;
use frente_tactics2gm::state::Mark;
use frente_tactics2gm::{Pack, Setup, Tactics2gm};

fn scenario(id: &str) -> Setup {
    Setup { scenario: id.to_owned(), ..Setup::default() }
}

/// The scenario's own field, with nobody on it.
fn bare(id: &str) -> Table {
    let raw = Table::raw(scenario(id)).view();
    let table = Table::with(scenario(id)).fact("/field", serde_json::json!(raw.field));
    let terrain: Vec<_> =
        raw.terrain.iter().map(|(cell, card, pi)| serde_json::json!([cell.to_string(), card.0, pi])).collect();
    table.fact("/terrain", serde_json::json!(terrain))
}

// Ruling G46.
#[test]
fn r22_1_americans_come_in_craft_and_go_ashore() {
    let table = bare("omaha").hand(0, &["us_inf_ligera"]).in_phase(Phase::Deployment).act("deploy @us_inf_ligera d1");
    let table = table.act("equip 0 0").expect_unit("lancha", "d1");
    let table = table.in_phase(Phase::Movement).set("d1", "marks", serde_json::json!([]));
    let table = table.fact("/units/0/marks", serde_json::json!([])).act("step d1 n").expect_unit("lancha", "d2");
    let table = table.act("disembark d2 0 n").expect_unit("us_inf_ligera", "d3").expect_free("d2");
    table.expect_mark("d3", Mark::Ashore, true);
}

#[test]
fn r22_1_a_craft_takes_its_unit_down_with_it_as_one_loss() {
    let table = bare("omaha")
        .unit(0, "lancha", "d2")
        .aboard(0, "us_inf_ligera", "d2")
        .wounds("d2", 2)
        .unit(1, "de_pak40", "d4");
    let table = table.turn_of(Side::B).in_phase(Phase::Shooting).act("fire d4 0 d2").die(5).expect_free("d2");
    assert_eq!(table.view().lost, [1, 0]);
}

#[test]
fn r22_1_two_units_on_line_six_win_and_two_lines_are_always_supplied() {
    let table = |cells: &[&str]| cells.iter().fold(bare("omaha"), |table, at| table.unit(0, "us_inf_ligera", at));
    table(&["a6", "b6"]).in_phase(Phase::Shooting).act("end").expect_over("line-reached", 1);
    table(&["a6", "b5"]).in_phase(Phase::Shooting).act("end").expect_die();
    let table =
        bare("omaha").unit(1, "de_inf_ligera", "d6").pa(0, 0).turn_of(Side::B).in_phase(Phase::Shooting).act("end");
    table.expect_pa(0, 3 + 2);
}

#[test]
fn r22_1_twelve_losses_or_the_last_round_win_for_germany() {
    let table = bare("omaha")
        .unit(0, "us_inf_ligera", "d3")
        .wounds("d3", 2)
        .unit(1, "de_inf_ligera", "d4")
        .fact("/lost", serde_json::json!([11, 0]));
    table.turn_of(Side::B).in_phase(Phase::Shooting).act("fire d4 0 d3").die(10).expect_over("casualties", 2);
    let table = bare("omaha").unit(1, "de_inf_ligera", "d4").round(21).turn_of(Side::B).in_phase(Phase::Shooting);
    table.act("end").expect_over("held", 2);
}

// Rulings G47, D3.
#[test]
fn r22_2_only_sappers_harm_the_bridge_and_it_decides_from_round_four() {
    let table = || {
        bare("arnhem")
            .unit(1, "uk_ingenieros", "d4")
            .unit(1, "uk_6pdr", "e3")
            .turn_of(Side::B)
            .in_phase(Phase::Shooting)
    };
    table().offers_not("fire e3 0 card:d3").offers("fire d4 1 card:d3");
    let blow = |round, table: Table| table.fact("/terrain/0/2", 4).round(round).act("fire d4 1 card:d3").die(5);
    blow(4, table()).expect_over("bridge-destroyed", 2);
    // It is judged as it falls and never again: not when round 4 comes, nor when those across are fewer.
    blow(3, table()).asks(1).end_turn().asks(0);
    let across = table().unit(0, "de_inf_ligera", "a4").unit(0, "de_inf_ligera", "b4").unit(1, "uk_inf_ligera", "a5");
    blow(4, across).asks(1).act("fire a5 0 a4").die(10).expect_free("a4").asks(1);
}

#[test]
fn r22_3_no_planes_before_round_six_and_snow_on_the_ground() {
    let table = |round| bare("bastogne").hand(0, &["us_p47"]).pa(0, 9).round(round).in_phase(Phase::Deployment);
    table(5).offers_not("station @us_p47");
    table(6).offers("station @us_p47");
    assert_eq!(Table::raw(scenario("bastogne")).state().agreed().weather.name(), "snow");
}

#[test]
fn r22_4_assaults_on_buildings_are_easier_and_planes_keep_away_from_own_troops() {
    let table = bare("octubre_rojo").unit(0, "de_inf_ligera", "c3").unit(1, "su_mando", "c4");
    // The defender strikes first: carbine 6, Chuikov −1, urban combat −1. Then the rifle: 5, a factory's lowered cover +1, −1.
    table.act("assault c3 n 0").expect_numbers(4, 10).die(1).expect_numbers(5, 10);
    let table = bare("octubre_rojo").hand(0, &["de_stuka"]).unit(1, "su_t34", "a5").unit(1, "su_t34", "h5").unit(
        0,
        "de_inf_ligera",
        "a4",
    );
    table.in_phase(Phase::Deployment).offers_not("bomb @de_stuka a5").offers("bomb @de_stuka h5");
}

// It is the assault on a building that is easier, not one that begins in it.
#[test]
fn r22_4_an_assault_on_the_staff_from_a_ruin_is_not_easier() {
    let table = Table::with(scenario("octubre_rojo")).unit(0, "de_inf_ligera", "d6").terrain("ruina", "d6");
    table.act("assault-hq d6 1 0").expect_numbers(5, 10);
}

fn raid() -> Table {
    use frente_tactics2gm::ids::Nation;
    use frente_tactics2gm::lists::DeckList;
    let own = |nation, id: &str| DeckChoice::Own(DeckList { nation, cards: vec![(id.to_owned(), 6)] });
    let decks = vec![own(Nation::Usa, "us_inf_ligera"), own(Nation::Germany, "de_inf_ligera")];
    Table::with(Setup { decks, ..scenario("suministros") })
}

// Ruling G49.
#[test]
fn r22_1_no_mine_lies_at_sea() {
    let sea = |ground: char| {
        let table = Table::new().unit(0, "lancha", "d2").natural(ground, "d3").natural('M', "d2");
        table.hand(1, &["mina_anticarro"]).pa(1, 9).act("step d2 n")
    };
    sea('M').asks(0);
}

#[test]
fn r22_5_crates_are_picked_up_and_brought_home() {
    let table = raid().unit(0, "us_inf_ligera", "b2").act("step b2 n").expect_mark("b3", Mark::Crate, true);
    table.expect_event(|event| matches!(event, Event::CrateTaken(..)));
    let table = raid().unit(0, "us_jeep", "b2").mark("b2", "crate").pa(0, 0).act("step b2 s").act("stop");
    let table = table.expect_pa(0, 2);
    assert_eq!(table.view().delivered, [1, 0]);
    let table = raid().unit(0, "us_jeep", "b2").mark("b2", "crate").fact("/delivered", serde_json::json!([2, 0]));
    table.act("step b2 s").act("stop").expect_over("crates", 1);
}

// Ruling G49.
#[test]
fn r22_5_a_crate_aboard_stays_where_the_wreck_is() {
    let table = |wounds: u8| {
        let table = raid().fact("/crates", serde_json::json!([])).unit(0, "us_m3", "d3").wounds("d3", 2);
        let table = table.aboard(0, "us_inf_ligera", "d3").fact("/units/1/marks", serde_json::json!(["crate"]));
        let table = table.fact("/units/1/wounds", wounds).unit(1, "de_inf_ligera", "d4").turn_of(Side::B);
        table.in_phase(Phase::Shooting).act("fire d4 0 d3").die(5)
    };
    for lost in [table(0).die(1), table(2).die(6)] {
        assert_eq!(serde_json::json!(lost.view().crates), serde_json::json!(["d3"]));
    }
    table(0).die(6).expect_mark("d3", Mark::Crate, true);
}

// Ruling G49: a unit bears one crate; what falls beside another does not vanish.
#[test]
fn r22_5_two_crates_may_lie_on_one_cell() {
    let table = raid().fact("/crates", serde_json::json!(["d3"])).unit(0, "us_inf_ligera", "d3").mark("d3", "crate");
    let table = table.fact("/units/0/wounds", 2).unit(1, "de_inf_ligera", "d4").turn_of(Side::B);
    let table = table.in_phase(Phase::Shooting).act("fire d4 0 d3").die(6);
    assert_eq!(serde_json::json!(table.view().crates), serde_json::json!(["d3", "d3"]));
}

#[test]
fn r22_5_infantry_with_a_crate_neither_marches_nor_assaults() {
    let table = raid().unit(0, "us_inf_ligera", "d3").mark("d3", "crate").unit(1, "de_inf_ligera", "d4");
    assert_eq!((table.count("march"), table.count("assault")), (0, 0));
}

#[test]
fn r22_5_each_side_plays_a_ready_deck_unless_it_brings_another() {
    let begin = |decks: Vec<DeckChoice>| Tactics2gm::initial(&Setup { decks, ..scenario("suministros") });
    assert!(begin(Vec::new()).is_ok(), "the usual decks");
    let all = &Pack::default().data().decks.decks;
    assert_eq!(all.len(), 8);
    for deck in all {
        let ready = |id: &str| DeckChoice::Ready(id.to_owned());
        assert!(begin(vec![ready(&deck.id), ready("su_a")]).is_ok(), "{}", deck.id);
    }
}

/// The text of a row in a language.
fn told(row: &str, lang: &str) -> &'static str {
    let rules = frente_tactics2gm::RULES;
    let from = rules.find(&format!("\nid = \"{row}\"\n")).expect("a row");
    let text = &rules[from..][rules[from..].find(&format!("text.{lang} = \"\"\"")).expect("its text") + 13..];
    &text[..text.find("\"\"\"").expect("its end")]
}

#[test]
fn r22_3_the_rows_of_the_scenarios_say_the_numbers_of_the_data() {
    use frente_tactics2gm::data::{Special, Victory};
    let rows = ["22.1", "22.2", "22.3", "22.4", "22.5"];
    assert_eq!(data().scenarios.len(), rows.len());
    for (scenario, row) in data().scenarios.iter().zip(rows) {
        let mut numbers = Vec::new();
        for (_, victory) in &scenario.victory {
            match victory {
                Victory::TurnLimit => numbers.push(scenario.rounds),
                Victory::DestroyUnits(count) => numbers.push(*count),
                _ => {}
            }
        }
        for special in &scenario.special {
            match special {
                Special::NoAircraftBefore(round) | Special::BridgeForSappers { from_round: round } => {
                    numbers.push(*round);
                }
                _ => {}
            }
        }
        for lang in ["es", "en", "fr"] {
            let text = told(row, lang);
            let said: Vec<&str> = text.split(|c: char| !c.is_ascii_alphanumeric()).collect();
            for number in &numbers {
                let spelled = [("4", ["cuatro", "four", "quatre"]), ("6", ["seis", "six", "six"])];
                let words =
                    spelled.iter().filter(|(digit, _)| *digit == number.to_string()).flat_map(|(_, words)| words);
                let there =
                    said.contains(&number.to_string().as_str()) || words.into_iter().any(|word| said.contains(word));
                assert!(there, "§{row} ({}) does not say {number} in {lang}: {text}", scenario.id);
            }
        }
    }
}
