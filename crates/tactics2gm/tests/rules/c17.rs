//! Chapter 17: support cards.

use crate::table::*;
use frente_tactics2gm::state::Mark;

fn deployment(table: Table) -> Table {
    table.in_phase(Phase::Deployment)
}

fn shooting(table: Table) -> Table {
    table.in_phase(Phase::Shooting)
}

/// An American unit and a German one, facing.
fn facing(own: &str, foe: &str) -> Table {
    Table::new().unit(0, own, "d3").unit(1, foe, "d4")
}

// Ruling G22.
#[test]
fn r17_impacto_hits_without_a_die_and_never_critically() {
    let table = shooting(facing("us_inf_ligera", "de_inf_ligera").hand(0, &["impacto"])).act("sure-fire d3 0 d4");
    table.expect_wounds("d4", 1).expect_pa(0, 1).asks(0);
    shooting(facing("us_inf_ligera", "de_tiger").hand(0, &["impacto"])).offers_not("sure-fire d3 0 d4");
}

// Ruling G13.
#[test]
fn r17_mina_anticarro_stops_a_vehicle_that_moves_in() {
    let table = Table::new().unit(0, "us_stuart", "d2").hand(1, &["mina_anticarro"]).act("step d2 n").asks(1);
    table.clone().act("pass").asks(0).offers("step d3 n");
    table.act("mine @mina_anticarro").expect_pa(1, 1).expect_free("d3");
    let table = Table::new().unit(0, "us_jumbo", "d2").hand(1, &["mina_anticarro"]).act("step d2 n");
    table
        .act("mine @mina_anticarro")
        .expect_wounds("d3", 0)
        .expect_event(|event| matches!(event, Event::NotPenetrated { .. }));
}

#[test]
fn r17_mina_anticarro_not_on_the_own_line_in_a_building_or_without_points() {
    let table = |from: &str, pa| Table::new().unit(0, "us_stuart", from).hand(1, &["mina_anticarro"]).pa(1, pa);
    table("c1", 5).act("step c1 e").asks(0);
    table("d2", 3).act("step d2 n").asks(0);
    table("d2", 5).terrain("fabrica", "d3").act("step d2 n").asks(0);
}

// An open window tells nothing: it opens wherever a mine may be held.
#[test]
fn r17_mina_anticarro_the_window_opens_without_the_card_too() {
    let table = Table::new().unit(0, "us_stuart", "d2").hand(1, &["de_inf_ligera"]).act("step d2 n").asks(1);
    table.offers_not("mine @mina_anticarro").act("pass").asks(0);
}

// Ruling G13: not in a building, got off or walked in.
#[test]
fn r17_mina_antipersona_not_for_who_gets_off_into_a_building() {
    let table = || Table::new().unit(0, "us_m3", "d2").aboard(0, "us_inf_ligera", "d2").hand(1, &["mina_antipersona"]);
    table().terrain("casa", "d3").act("disembark d2 0 n").asks(0);
    table().act("disembark d2 0 n").asks(1).offers("mine @mina_antipersona");
}

// Ruling A34: of a pair, the second does not lay the same card under the same unit.
#[test]
fn r17_mina_anticarro_does_not_touch_a_unit_twice() {
    let setup = frente_tactics2gm::Setup { players: 3, ..frente_tactics2gm::Setup::default() };
    let table = Table::with(setup).unit(0, "us_jumbo", "d2").hand(1, &["mina_anticarro"]).hand(2, &["mina_anticarro"]);
    let table = table.act("step d2 n").asks(1);
    table.clone().act("pass").asks(2).offers("mine @mina_anticarro");
    table.act("mine @mina_anticarro").offers_not("mine @mina_anticarro").asks(0);
}

#[test]
fn r17_mina_antipersona_is_for_infantry() {
    let table = Table::new().unit(0, "us_inf_ligera", "d2").hand(1, &["mina_antipersona"]).act("step d2 n");
    table.act("mine @mina_antipersona").expect_wounds("d3", 2).expect_pa(1, 2);
    let table = Table::new().unit(0, "us_stuart", "d2").hand(1, &["mina_antipersona"]).act("step d2 n");
    table.offers_not("mine @mina_antipersona");
}

// Ruling G25.
#[test]
fn r17_municion_extra_readies_two_tokens_but_no_set_up_weapon() {
    let table = Table::new().armed(0, "us_sherman", "d3", &["mg", "mg", "howitzer"]).set("d3", "grey", 14);
    let table = deployment(table.hand(0, &["municion_extra"])).offers_not("play-arms @municion_extra d3 14");
    table.act("play-arms @municion_extra d3 6").expect_grey("d3", 8).expect_pa(0, 3);
    let table =
        Table::new().armed(0, "us_inf_pesada", "d3", &["hmg"]).set("d3", "grey", 2).hand(0, &["municion_extra"]);
    assert_eq!(deployment(table).count("play-arms @municion_extra"), 0);
}

// Or a medical kit would heal twice in one Deployment.
#[test]
fn r17_municion_extra_does_not_turn_back_what_was_turned_this_turn() {
    let table = facing("us_inf_ligera", "de_inf_ligera").armed(0, "us_inf_ligera", "a1", &["botiquin"]).wounds("a1", 2);
    let table = deployment(table.hand(0, &["municion_extra"])).act("heal a1").expect_wounds("a1", 1);
    let grey = table.view().units[2].unit.grey;
    table.refuses(&format!("play-arms @municion_extra a1 {grey}"), "11.8", "turned-this-turn");
}

#[test]
fn r17_botiquin_campana_heals_infantry() {
    let table = facing("us_inf_ligera", "de_inf_ligera").wounds("d3", 2).unit(0, "us_sherman", "a1").wounds("a1", 1);
    let table = deployment(table.hand(0, &["botiquin_campana"])).offers_not("play-on @botiquin_campana a1");
    table.act("play-on @botiquin_campana d3").expect_wounds("d3", 0).expect_pa(0, 3);
}

#[test]
fn r17_reparacion_campana_repairs_vehicles_and_guns() {
    let table = Table::new().unit(0, "us_sherman", "d3").wounds("d3", 3).unit(0, "us_inf_ligera", "a1").wounds("a1", 1);
    let table = deployment(table.hand(0, &["reparacion_campana"])).offers_not("play-on @reparacion_campana a1");
    table.act("play-on @reparacion_campana d3").expect_wounds("d3", 1);
}

#[test]
fn r17_caja_suministros_gives_three_points() {
    deployment(Table::new().hand(0, &["caja_suministros"])).act("play @caja_suministros").expect_pa(0, 7);
}

#[test]
fn r17_ordenes_draws_two_cards() {
    let table = deployment(Table::new().hand(0, &["ordenes"])).act("play @ordenes").draw("us_sherman").draw("us_m16");
    table.asks(0).expect_pa(0, 4);
}

#[test]
fn r17_fuego_certero_throws_a_die_again_and_the_second_counts() {
    let table = shooting(facing("us_inf_ligera", "de_inf_ligera").hand(0, &["fuego_certero", "fuego_certero"]));
    let table = table.act("fire d3 0 d4").die(2).asks(0).act("reroll @fuego_certero").die(7);
    table.expect_wounds("d4", 1).expect_pa(0, 4).asks(0);
    let table = shooting(facing("us_inf_ligera", "de_inf_ligera").hand(0, &["fuego_certero"]));
    table.act("fire d3 0 d4").die(6).act("pass").expect_wounds("d4", 1);
}

// Ruling G22: the own dice of the own Shooting, in the air too; not those of who intercepts.
#[test]
fn r17_fuego_certero_helps_a_fighter_against_an_interceptor() {
    let table = Table::new().fighter(0, "us_p51").fighter(1, "de_bf109").unit(1, "de_inf_ligera", "d4");
    let table = shooting(table.hand(0, &["fuego_certero"]).hand(1, &["fuego_certero"])).act("fly 0 d4");
    let table = table.act("intercept 0").die(1).expect_die().die(1).asks(0);
    let table = table.act("reroll @fuego_certero").die(8);
    assert_eq!(table.view().lost, [0, 1]);
}

// Ruling C9: a plane is a unit, too, and the same card helps it once.
#[test]
fn r17_fuego_certero_helps_a_plane_once() {
    let table = Table::new().fighter(0, "us_p51").fighter(1, "de_bf109").unit(1, "de_inf_ligera", "d4");
    let table = shooting(table.hand(0, &["fuego_certero", "fuego_certero"])).act("fly 0 d4").act("intercept 0");
    let table = table.die(1).die(1).act("reroll @fuego_certero").die(8);
    // It goes on to its target; what it misses there it has missed.
    table.die(1).expect_wounds("d4", 0).expect_die();
}

#[test]
fn r17_bombardeo_artilleria_attacks_a_cross() {
    let table =
        Table::new().unit(1, "de_inf_ligera", "d4").unit(1, "de_inf_ligera", "d5").unit(0, "us_inf_ligera", "c4");
    let table = deployment(table.hand(0, &["bombardeo_artilleria"])).act("play-at @bombardeo_artilleria d4 n");
    table.die(6).die(10).die(1).expect_wounds("c4", 2).expect_free("d4").expect_wounds("d5", 0).expect_pa(0, 0);
}

#[test]
fn r17_cortina_humo_hides_three_cells_until_the_next_start() {
    let table = deployment(facing("us_inf_ligera", "de_inf_ligera").hand(0, &["cortina_humo"]));
    let table = table.act("play-line @cortina_humo c3 3").act("end").act("end").until_decision().act("end").act("end");
    let table = table.act("fire d4 0 d3").expect_numbers(7, 10).die(1).act("pass").act("end").until_decision();
    assert!(table.view().smoke.is_empty());
}

#[test]
fn r17_cortina_humo_may_cover_fewer_cells() {
    let table = deployment(Table::new().unit(0, "us_inf_ligera", "a3").hand(0, &["cortina_humo"]));
    let table = table.offers("play-line @cortina_humo a3 2").offers_not("play-line @cortina_humo a3 4");
    let table = table.offers_not("play-line @cortina_humo b3 1").act("play-line @cortina_humo a3 1");
    assert_eq!(table.view().smoke.len(), 1);
}

#[test]
fn r17_reconocimiento_aereo_looks_at_the_hand_and_discards_a_cheap_support_card() {
    use frente_kernel::{Game, Seat, Viewer};
    use frente_tactics2gm::{Tactics2gm, view::Hand};
    let table = Table::new().hand(0, &["reconocimiento_aereo"]).hand(1, &["fuego_certero", "impacto", "de_tiger2"]);
    let table = deployment(table).act("play-against @reconocimiento_aereo 1");
    let seen = Tactics2gm::view(table.state(), Viewer::Seat(Seat(0))).seats[1].hand.clone();
    assert!(matches!(seen, Hand::Cards(cards) if cards.len() == 3));
    assert!(matches!(Tactics2gm::view(table.state(), Viewer::Spectator).seats[1].hand, Hand::Count(3)));
    let table = table.offers_not("take @impacto").offers_not("take @de_tiger2").act("take @fuego_certero");
    assert!(matches!(Tactics2gm::view(table.state(), Viewer::Seat(Seat(0))).seats[1].hand, Hand::Count(2)));
}

#[test]
fn r17_sabotaje_takes_three_stored_points() {
    let table = deployment(Table::new().hand(0, &["sabotaje"]).pa(1, 4)).act("play-against @sabotaje 1");
    table.expect_pa(0, 2).expect_pa(1, 1);
}

// Ruling G14.
#[test]
fn r17_emboscada_fires_at_who_has_moved_within_range() {
    let table = Table::new().unit(0, "us_inf_ligera", "d2").unit(1, "de_inf_ligera", "d5").hand(1, &["emboscada"]);
    // A mine might be held as well: that window comes first.
    let table = table
        .act("step d2 n")
        .asks(1)
        .act("pass")
        .asks(1)
        .act("ambush @emboscada")
        .expect_pa(1, 2)
        .act("ambush-fire d5 0");
    table.expect_numbers(5, 10).die(5).expect_wounds("d3", 1).asks(0);
    let moved = Table::new().unit(0, "us_inf_ligera", "d2").unit(1, "de_inf_ligera", "d5").mark("d5", "moved");
    moved.unit(0, "us_jeep", "a1").hand(1, &["emboscada"]).act("step d2 n").act("pass").asks(0);
}

// Ruling G14: only who has changed cell.
#[test]
fn r17_emboscada_not_against_an_assault_that_was_beaten_off() {
    let table = Table::new().unit(0, "us_inf_ligera", "d3").unit(1, "de_inf_ligera", "d4");
    let table = table.unit(1, "de_inf_ligera", "d5").hand(1, &["emboscada"]);
    table.act("assault d3 n 0").die(1).die(1).asks(0);
    let table = Table::new().unit(0, "us_inf_ligera", "d3").unit(1, "de_inf_ligera", "d4").wounds("d4", 1);
    let table = table.unit(1, "de_inf_ligera", "d5").hand(1, &["emboscada"]);
    table.act("assault d3 n 0").die(5).asks(1).offers("ambush @emboscada");
}

#[test]
fn r17_marcha_forzada_moves_a_unit_one_further() {
    let table = Table::new().unit(0, "us_inf_ligera", "d2").unit(1, "de_inf_ligera", "d4").hand(0, &["marcha_forzada"]);
    let table = table.act("play-on @marcha_forzada d2").act("step d2 n").expect_unit("us_inf_ligera", "d3");
    table.offers("assault d3 n 0");
}

#[test]
fn r17_refuerzos_brings_back_cheap_infantry() {
    let table = Table::new().hand(0, &["refuerzos"]).in_discard(0, "us_inf_pesada").in_discard(0, "us_rangers");
    let table =
        deployment(table).act("play @refuerzos").offers_not("retrieve @us_rangers").act("retrieve @us_inf_pesada");
    table.offers("deploy @us_inf_pesada d1");
    deployment(Table::new().hand(0, &["refuerzos"])).offers_not("play @refuerzos");
}

#[test]
fn r17_general_costs_one_point_to_play() {
    deployment(Table::new().hand(0, &["general"])).act("play @general").act("general ~eisenhower").expect_pa(0, 4);
}

#[test]
fn r17_red_ball_pays_by_the_supply_line() {
    let table =
        Table::new().unit(0, "us_jeep", "a1").unit(0, "us_jeep", "a2").unit(0, "us_jeep", "a3").hand(0, &["red_ball"]);
    deployment(table).act("play @red_ball").expect_pa(0, 5 - 2 + 3);
}

#[test]
fn r17_blitzkrieg_moves_all_tanks_further() {
    let table =
        Table::new().unit(1, "de_tiger", "d6").unit(1, "de_opel", "a6").hand(1, &["blitzkrieg"]).turn_of(Side::B);
    let table = table.act("play @blitzkrieg").act("step d6 s").act("step d5 s").expect_unit("de_tiger", "d4");
    table.act("step a6 s").act("step a5 s").asks(1).offers_not("step a4 s");
}

#[test]
fn r17_barrera_25_attacks_three_cells_of_a_line() {
    let table =
        Table::battle("bc3").unit(1, "de_inf_ligera", "c4").unit(1, "de_inf_ligera", "e4").hand(0, &["barrera_25"]);
    let table =
        deployment(table).act("play-at @barrera_25 c4 e").die(6).die(5).expect_wounds("c4", 2).expect_wounds("e4", 0);
    table.asks(0);
}

#[test]
fn r17_ni_un_paso_makes_infantry_forget_wounds_and_fire() {
    let table = Table::battle("bc5").unit(0, "su_inf_ligera", "d3").wounds("d3", 2).unit(1, "de_inf_ligera", "d4");
    let table = table.unit(1, "de_inf_ligera", "e3").hand(0, &["ni_un_paso"]);
    let table = deployment(table).act("play @ni_un_paso").act("end").act("fire d3 0 d4").expect_numbers(5, 10).die(1);
    let table = table
        .act("end")
        .until_decision()
        .act("end")
        .act("end")
        .act("fire d4 0 d3")
        .die(1)
        .act("pass")
        .act("fire e3 0 d3")
        .die(1);
    table.expect_mark("d3", Mark::Suppressed, false);
}

#[test]
fn r17_veteranos_aim_better_and_ignore_a_wound() {
    let table =
        |wounds| shooting(facing("us_inf_ligera", "de_inf_ligera").wounds("d3", wounds).carrying("d3", "veteranos"));
    table(0).act("fire d3 0 d4").expect_numbers(4, 10);
    table(1).act("fire d3 0 d4").expect_numbers(4, 10);
    table(2).act("fire d3 0 d4").expect_numbers(5, 10);
}

#[test]
fn r17_elite_takes_a_wound_more_and_stands_firm() {
    let table = facing("us_inf_ligera", "de_inf_ligera").carrying("d3", "elite").wounds("d3", 2);
    shooting(table.clone()).act("fire d3 0 d4").expect_numbers(6, 10);
    let table = shooting(table.unit(1, "de_inf_ligera", "e3").turn_of(Side::B)).act("fire d4 0 d3").die(5);
    table.expect_wounds("d3", 3).act("fire e3 0 d3").die(1).expect_mark("d3", Mark::Suppressed, false);
}

#[test]
fn r17_as_tanques_throws_one_miss_a_game_again() {
    let table = shooting(facing("us_sherman", "de_pz4").carrying("d3", "as_tanques")).act("fire d3 0 d4");
    let table = table.expect_numbers(4, 9).die(2).asks(0).act("ace").die(4).expect_wounds("d4", 2);
    table.expect_mark("d3", Mark::AceSpent, true);
}

#[test]
fn r17_tirador_experto_improves_the_basic_weapon_only() {
    let table = Table::new().armed(0, "us_inf_ligera", "d3", &["granadas"]).unit(1, "de_inf_ligera", "d4");
    let table = shooting(table.carrying("d3", "tirador_experto"));
    table.clone().act("fire d3 0 d4").expect_numbers(4, 9);
    table.act("fire d3 1 d4").expect_numbers(5, 10);
}

#[test]
fn r17_pala_clears_the_way_of_a_tank() {
    let table =
        Table::new().unit(0, "us_sherman", "d2").carrying("d2", "pala").terrain("barrera", "d3").act("step d2 n");
    table.expect_terrain("d3", None).act("step d3 n").expect_unit("us_sherman", "d4");
    let plain = Table::new().unit(0, "us_sherman", "d2").terrain("barrera", "d3").act("step d2 n");
    plain.expect_terrain("d3", Some(("barrera", 2))).offers_not("step d3 n");
    deployment(Table::new().unit(0, "us_m3", "d2").hand(0, &["pala"])).offers_not("play-on @pala d2");
}

// Ruling D1.
#[test]
fn r17_blindaje_adicional_thickens_and_slows() {
    let table = Table::new().unit(0, "us_sherman", "d3").carrying("d3", "blindaje_adicional").unit(1, "de_pz3", "d4");
    table.clone().act("step d3 w").asks(0).offers_not("step c3 w");
    shooting(table.turn_of(Side::B)).offers_not("fire d4 0 d3");
    let table = Table::new().unit(0, "us_jumbo", "d3").hand(0, &["blindaje_adicional"]);
    deployment(table).offers_not("play-on @blindaje_adicional d3");
}

// Ruling G21.
#[test]
fn r17_municion_perforante_penetrates_one_more() {
    let table =
        shooting(facing("us_sherman76", "de_tiger").hand(0, &["municion_perforante"])).offers_not("fire d3 0 d4");
    table.act("play-on @municion_perforante d3").act("fire d3 0 d4").die(5).expect_wounds("d4", 2);
    let table = shooting(facing("us_inf_ligera", "de_inf_ligera").hand(0, &["municion_perforante"]));
    table.offers_not("play-on @municion_perforante d3");
}

#[test]
fn r17_radio_directs_indirect_fire() {
    let table = Table::new().unit(0, "us_obus105", "d1").unit(0, "us_inf_ligera", "d3").unit(1, "de_inf_ligera", "d5");
    shooting(table.clone()).act("fire d1 0 d5").expect_numbers(6, 9);
    shooting(table.carrying("d3", "radio")).act("fire d1 0 d5").expect_numbers(5, 9);
}

#[test]
fn r17_red_camuflaje_raises_the_cover_of_who_did_not_move() {
    let table = facing("us_inf_ligera", "de_inf_ligera").carrying("d3", "red_camuflaje");
    shooting(table.clone().turn_of(Side::B)).act("fire d4 0 d3").expect_numbers(6, 10);
    shooting(table.terrain("muro", "d3").turn_of(Side::B)).act("fire d4 0 d3").expect_numbers(7, 10);
    let table = Table::new().unit(0, "us_inf_ligera", "d3").mark("d3", "moved").hand(0, &["red_camuflaje"]);
    deployment(table).offers_not("play-on @red_camuflaje d3");
}

#[test]
fn r17_prismaticos_lengthen_one_weapon() {
    let table = Table::new().unit(0, "us_inf_ligera", "d2").unit(1, "de_inf_ligera", "d5").hand(0, &["prismaticos"]);
    let table = shooting(table).offers_not("fire d2 0 d5").act("play-arms @prismaticos d2 1");
    table.offers("fire d2 0 d5");
}

// The card knows no phase; ruling G22 keeps only Aimed Fire to the own Shooting.
#[test]
fn r17_as_tanques_throws_a_miss_from_ambush_again() {
    let table = Table::new().unit(0, "us_sherman", "d1").unit(1, "de_pz4", "d5").carrying("d5", "as_tanques");
    let table =
        table.hand(1, &["emboscada", "fuego_certero"]).act("step d1 n").act("pass").act("step d2 n").act("pass");
    let table = table.act("ambush @emboscada").act("ambush-fire d5 0").die(1).asks(1);
    let table = table.offers_not("reroll @fuego_certero").act("ace").die(5).expect_wounds("d3", 2);
    table.expect_mark("d5", Mark::AceSpent, true);
}

// Ruling G18: staffs and terrain cards are targets too.
#[test]
fn r17_radio_directs_fire_at_staffs_and_terrain_cards() {
    let table = || Table::new().unit(0, "us_obus105", "d3").unit(0, "us_inf_ligera", "e6").terrain("muro", "e5");
    let with = |target: &str| shooting(table().carrying("e6", "radio")).act(&format!("fire d3 0 {target}"));
    with("hq:1").expect_numbers(5, 9);
    with("card:e5").expect_numbers(5, 9);
    shooting(table()).act("fire d3 0 hq:1").expect_numbers(6, 9);
}
