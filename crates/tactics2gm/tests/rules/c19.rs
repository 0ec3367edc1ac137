//! Chapters 19, 20 and 24: weapons, tokens, weather.

use crate::table::*;
use frente_kernel::Game;
use frente_tactics2gm::state::Mark;
use frente_tactics2gm::{Setup, Tactics2gm};

fn shooting(table: Table) -> Table {
    table.in_phase(Phase::Shooting)
}

fn facing(own: &str, foe: &str) -> Table {
    Table::new().unit(0, own, "d3").unit(1, foe, "d4")
}

// Ruling X2.
#[test]
fn r19_indirect_fire_lowers_cover_but_not_trenches_and_buildings() {
    let table = |card: &str| {
        let table = Table::new().unit(0, "us_obus105", "d2").unit(1, "de_inf_ligera", "d4").terrain(card, "d4");
        shooting(table).act("fire d2 0 d4")
    };
    table("muro").expect_numbers(7, 9);
    table("barrera").expect_numbers(6, 9);
    table("trinchera").expect_numbers(7, 10);
    table("casa").expect_numbers(7, 10);
    let near = Table::new().unit(0, "us_obus105", "d3").unit(1, "de_inf_ligera", "d4");
    shooting(near).offers_not("fire d3 0 d4");
}

#[test]
fn r19_set_up_weapons_fire_only_when_set_up() {
    let table = Table::new().armed(0, "us_inf_pesada", "d3", &["hmg"]).unit(1, "de_inf_ligera", "d5");
    shooting(table.clone()).offers("fire d3 1 d5");
    shooting(table.set("d3", "grey", 2)).refuses("fire d3 1 d5", "16-set-up", "weapon-packed");
}

#[test]
fn r19_hollow_charge_is_blunted_by_skirts() {
    let table = |tokens: &[&str]| {
        let table = Table::new().armed(0, "us_inf_pesada", "d3", &["bazuca"]).armed(1, "de_pz4", "d4", tokens);
        shooting(table).act("fire d3 3 d4")
    };
    table(&[]).die(9).expect_free("d4");
    table(&["schurzen"]).die(9).expect_wounds("d4", 2);
}

#[test]
fn r19_single_use_is_gone_after_the_shot() {
    let table =
        Table::new().unit(0, "us_sherman", "d3").armed(1, "de_panzergren", "d4", &["panzerfaust"]).turn_of(Side::B);
    let table = shooting(table).act("fire d4 1 d3").die(5).expect_wounds("d3", 3);
    assert_eq!(table.view().units[1].unit.arms, 1);
}

#[test]
fn r19_ignores_cover_burns_through_it() {
    shooting(facing("us_lanzallamas", "de_inf_ligera").terrain("muro", "d4")).act("fire d3 1 d4").expect_numbers(3, 8);
}

#[test]
fn r19_ignores_building_walls() {
    let table = shooting(facing("us_lanzallamas", "de_inf_ligera").terrain("bunker", "d4"));
    table.offers_not("fire d3 0 d4").offers("fire d3 1 d4");
}

// Ruling D2.
#[test]
fn r19_double_on_structures_doubles_the_damage_of_a_charge() {
    let table = shooting(facing("us_zapadores", "de_inf_ligera").terrain("bunker", "d4"));
    table.act("fire d3 1 card:d4").die(4).expect_terrain("d4", Some(("bunker", 4)));
}

#[test]
fn r19_personnel_only_names_infantry_and_guns() {
    let table = |foe: &str| shooting(facing("us_francotirador", foe));
    table("de_pak40").offers("fire d3 0 d4");
    table("de_opel").offers_not("fire d3 0 d4");
}

#[test]
fn r19_ignores_prone_marksmen() {
    let table = Table::new().unit(0, "us_francotirador", "d3").armed(1, "de_inf_ligera", "d4", &["cuerpo_a_tierra"]);
    shooting(table).act("fire d3 0 d4").expect_numbers(4, 8);
}

// Ruling G18: friends are inside too.
#[test]
fn r19_area_line_throws_for_each_unit_on_two_cells() {
    let table = Table::new().unit(0, "us_calliope", "d1").unit(1, "de_inf_ligera", "d4").unit(0, "us_inf_ligera", "e4");
    let table = shooting(table).act("fire d1 1 area:d4:e").die(6).die(6).expect_wounds("d4", 2).expect_wounds("e4", 2);
    table.offers_not("fire d1 1 area:d4:n");
}

#[test]
fn r19_area_cross_throws_for_five_cells() {
    let table =
        Table::battle("bc5").unit(0, "su_katyusha", "d1").unit(1, "de_inf_ligera", "d4").unit(1, "de_inf_ligera", "e4");
    let table = shooting(table).act("fire d1 0 area:d4:n").die(7).die(6).expect_wounds("d4", 2).expect_wounds("e4", 0);
    table.asks(0);
}

#[test]
fn r19_anti_air_profiles_do_not_fire_at_the_ground() {
    let table = shooting(facing("us_bofors", "de_inf_ligera"));
    table.offers("fire d3 0 d4").offers_not("fire d3 1 d4");
}

#[test]
fn r19_light_anti_air_machine_guns_reach_two_cells_into_the_air() {
    let table = |at: &str| {
        let table = Table::new().armed(0, "us_m3", at, &["mg50"]).unit(0, "us_inf_ligera", "d3").fighter(1, "de_bf109");
        shooting(table.turn_of(Side::B)).act("fly 0 d3")
    };
    table("d1").act("anti-air d1 0 plane").expect_numbers(7, 10).die(1).expect_grey("d1", 1);
    table("a3").expect_die();
}

// Ruling C5 is tried in §11.8.
#[test]
fn r20_cuerpo_a_tierra_is_lost_by_moving() {
    let table = Table::new().armed(0, "us_inf_ligera", "d2", &["cuerpo_a_tierra"]).unit(1, "de_inf_ligera", "d5");
    let still = shooting(table.clone().turn_of(Side::B).set("d5", "cell", "d4")).act("fire d4 0 d2");
    still.expect_numbers(6, 10);
    table.act("step d2 n").expect_grey("d3", 8);
}

#[test]
fn r20_botiquin_heals_itself_or_a_neighbour() {
    let table = Table::new()
        .armed(0, "us_inf_ligera", "d2", &["botiquin"])
        .wounds("d2", 1)
        .unit(0, "us_inf_ligera", "d3")
        .wounds("d3", 1);
    let table = table.in_phase(Phase::Deployment);
    table.clone().act("heal d2").expect_wounds("d2", 0).expect_grey("d2", 4).offers_not("heal-at d2 n");
    table.act("heal-at d2 n").expect_wounds("d3", 0);
}

#[test]
fn r20_camuflaje_hides_from_afar_until_the_unit_fires() {
    let table = Table::new().unit(0, "us_sherman", "d1").armed(1, "de_francotirador", "d4", &["camuflaje"]);
    shooting(table.clone()).offers_not("fire d1 0 d4");
    shooting(table.clone().set("d1", "cell", "d2")).offers("fire d2 0 d4");
    let fired = shooting(table.unit(0, "us_inf_ligera", "d3").turn_of(Side::B)).act("fire d4 0 d3").die(1);
    fired.expect_grey("d4", 2).act("end").until_decision().act("end").act("end").offers("fire d1 0 d4");
}

#[test]
fn r20_sacos_give_light_cover_until_the_unit_moves() {
    let table = Table::new().armed(0, "us_at57", "d3", &["sacos"]).unit(1, "de_inf_ligera", "d4");
    shooting(table.clone().turn_of(Side::B)).act("fire d4 0 d3").expect_numbers(6, 10);
    let table = table.act("step d3 w");
    assert_eq!(table.view().units[0].unit.arms, 1, "the token is gone");
}

// Rulings A64, G15.
#[test]
fn r20_granada_humo_answers_before_the_die_and_lasts() {
    let table =
        Table::new().armed(0, "us_sherman", "d3", &["granada_humo"]).unit(1, "de_pz4", "d4").unit(1, "de_stug3", "e3");
    let table = shooting(table.turn_of(Side::B)).act("fire d4 0 d3").asks(0).act("smoke").expect_numbers(7, 9).die(1);
    let table = table.act("fire e3 0 d3").expect_numbers(7, 9).die(1).expect_mark("d3", Mark::Smoked, true).act("end");
    table.until_decision().expect_mark("d3", Mark::Smoked, false);
}

#[test]
fn r20_schurzen_do_nothing_against_guns() {
    let table = Table::new().unit(0, "us_sherman76", "d3").armed(1, "de_pz4", "d4", &["schurzen"]);
    shooting(table).act("fire d3 0 d4").die(9).expect_free("d4");
}

#[test]
fn r20_mg_tokens_are_one_more_weapon() {
    let table = Table::new().armed(0, "us_jeep", "d3", &["mg"]).unit(1, "de_inf_ligera", "d4");
    shooting(table).offers("fire d3 0 d4");
    assert_eq!(shooting(facing("us_jeep", "de_inf_ligera")).count("fire"), 0);
}

fn weather(weather: u8) -> Table {
    Table::with(Setup { weather, ..Setup::default() })
}

#[test]
fn r24_weather_is_agreed_before_play() {
    let table = |weather_no| weather(weather_no).unit(0, "us_sherman", "d2").unit(1, "de_inf_ligera", "d5");
    shooting(table(0)).act("fire d2 0 d5").expect_numbers(5, 10);
    shooting(table(1)).act("fire d2 0 d5").expect_numbers(6, 10);
}

#[test]
fn r24_snow_slows_wheels_and_shortens_ranges() {
    weather(1).unit(0, "us_jeep", "a1").act("step a1 n").act("step a2 n").offers_not("step a3 n");
    let table = weather(1).unit(0, "us_m36", "d1").unit(1, "de_pz4", "d5");
    shooting(table).offers_not("fire d1 0 d5");
}

#[test]
fn r24_snow_blurs_far_shots_at_planes_too() {
    let fired = |kind, at: &str| {
        let table = weather(kind).fighter(0, "us_p51").unit(1, "us_bofors", "d6").unit(1, "de_inf_ligera", at);
        shooting(table).act(&format!("fly 0 {at}")).act("anti-air d6 1 plane").expect_die()
    };
    let (clear, snow) = (fired(0, "d3").view(), fired(1, "d3").view());
    let numbers = |view: &frente_tactics2gm::view::View| view.attack.as_ref().map(|attack| attack.hit);
    assert_eq!(numbers(&snow), numbers(&clear).map(|hit| hit + 1));
    assert_eq!(numbers(&fired(1, "d4").view()), numbers(&clear));
}

#[test]
fn r24_rain_troubles_planes_and_wheels() {
    let table = weather(2).fighter(0, "us_p51").unit(1, "de_inf_ligera", "d4");
    shooting(table).act("fly 0 d4").expect_numbers(6, 10);
    weather(2).unit(1, "de_opel", "d5").natural('S', "d4").turn_of(Side::B).offers_not("step d5 s");
}

#[test]
fn r24_mud_slows_tanks_and_transports() {
    let table =
        weather(3).unit(0, "us_sherman", "d2").unit(0, "us_jumbo", "a1").act("step d2 n").offers_not("step d3 n");
    table.offers("step a1 n");
    // A landing craft keeps to the sea.
    let sea = ["d1", "d2", "d3"].into_iter().fold(weather(3), |table, at| table.natural('M', at));
    sea.unit(0, "lancha", "d1").aboard(0, "us_inf_ligera", "d1").act("step d1 n").offers("step d2 n");
}

#[test]
fn r24_night_shortens_direct_fire_and_grounds_planes() {
    let table = weather(4)
        .unit(0, "us_sherman", "d2")
        .unit(0, "us_obus105", "c2")
        .unit(1, "de_inf_ligera", "d5")
        .fighter(0, "us_p51");
    let table = shooting(table).offers_not("fire d2 0 d5").offers_not("fly 0 d5");
    table.act("fire c2 0 d5").expect_numbers(8, 9);
    let table = weather(4).unit(0, "us_para", "d3").mark("d3", "landed").unit(1, "de_inf_ligera", "d4");
    shooting(table).act("fire d3 0 d4").expect_numbers(5, 10);
}

// Snow takes a cell of a long range and blurs what is far; night adds its own to it.
#[test]
fn r24_night_adds_to_the_weather() {
    let table = |value, at: &str| {
        let table = weather(value).unit(0, "us_obus105", "d2").unit(0, "us_sherman", "e2").unit(1, "de_inf_ligera", at);
        shooting(table)
    };
    table(1, "d5").act("fire d2 0 d5").expect_numbers(7, 9);
    table(6, "d5").offers_not("fire e2 0 d5").act("fire d2 0 d5").expect_numbers(9, 9);
    table(6, "d6").offers_not("fire d2 0 d6");
    table(6, "d3").act("fire e2 0 d3").expect_numbers(5, 10);
    // Rain, mud and fog by night: wheels and hedges, vehicles, three cells; and nobody sees three to aim.
    weather(7).unit(1, "de_opel", "d5").natural('S', "d4").turn_of(Side::B).offers_not("step d5 s");
    weather(8).unit(0, "us_sherman", "d2").act("step d2 n").offers_not("step d3 n");
    table(9, "d5").offers_not("fire e2 0 d5").act("fire d2 0 d5").expect_numbers(8, 9);
    shooting(weather(8).unit(1, "de_inf_ligera", "d5").fighter(0, "us_p51")).offers_not("fly 0 d5");
}

// A scenario's own weather is not changed by the option, but it may come by night.
#[test]
fn r24_the_weather_of_a_scenario_stands() {
    let bastogne = |weather| Setup { scenario: "bastogne".to_owned(), weather, ..Setup::default() };
    for (value, night) in [(0, false), (1, false), (4, true), (6, true)] {
        let agreed = *Table::raw(bastogne(value)).state().agreed();
        assert_eq!((agreed.weather.name(), agreed.is_night()), ("snow", night), "{value}");
    }
    for value in [2, 3, 5, 7, 8, 9] {
        let why = Tactics2gm::initial(&bastogne(value)).expect_err("two weathers").to_string();
        assert!(why.contains("weather: the scenario has snow"), "{why}");
    }
}

#[test]
fn r24_fog_hides_beyond_three_cells() {
    let table = weather(5).unit(0, "us_obus105", "d1").unit(1, "de_inf_ligera", "d5").unit(1, "de_inf_ligera", "d4");
    shooting(table).offers_not("fire d1 0 d5").offers("fire d1 0 d4");
}
