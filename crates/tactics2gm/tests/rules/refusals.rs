//! Refusals: whatever is not legal is refused with the paragraph that forbids it and its exact reason.

use crate::table::*;
use frente_tactics2gm::Setup;

fn shooting(table: Table) -> Table {
    table.in_phase(Phase::Shooting)
}

/// American rifles on d3, in Shooting.
fn rifles() -> Table {
    shooting(Table::new().unit(0, "us_inf_ligera", "d3"))
}

#[test]
fn r11_6_2_a_shot_beyond_or_within_its_range_says_which() {
    let rifle = rifles().unit(1, "de_inf_ligera", "d6").unit(0, "us_inf_ligera", "d2");
    let rifle = rifle.refuses("fire d3 0 d6", "11.6.2", "out-of-range");
    let rifle = rifle.refuses("fire d3 0 d5", "11.6.2", "nothing-to-shoot-at");
    rifle.refuses("fire d3 0 d2", "11.6", "own-side").refuses("fire d6 0 d3", "11", "enemy-unit");
    let gun = shooting(Table::new().unit(0, "us_obus105", "d3").unit(1, "de_inf_ligera", "d4"));
    gun.refuses("fire d3 0 d4", "8.3", "too-near").refuses("fire c3 0 d4", "11.4", "no-unit-there");
}

#[test]
fn r11_6_5_armour_is_named_where_it_is_armour() {
    rifles().unit(1, "de_tiger", "d4").refuses("fire d3 0 d4", "11.6.5", "cannot-penetrate");
    let sniper = shooting(Table::new().unit(0, "us_francotirador", "d3").unit(1, "de_moto", "d4"));
    sniper.refuses("fire d3 0 d4", "19-personnel-only", "personnel-only");
    let hidden = Table::new().unit(0, "us_m36", "d3").armed(1, "de_pak40", "d6", &["camuflaje"]);
    shooting(hidden).refuses("fire d3 0 d6", "20-camuflaje", "target-hidden");
}

#[test]
fn r11_6_1_a_weapon_that_cannot_fire_says_why() {
    let foe = |table: Table| shooting(table.unit(1, "de_inf_ligera", "d4"));
    foe(Table::new().unit(0, "us_inf_ligera", "d3")).refuses("fire d3 1 d4", "11.6.1", "no-such-weapon");
    let assaulted = Table::new().unit(0, "us_inf_ligera", "d3").mark("d3", "assaulted");
    foe(assaulted).refuses("fire d3 0 d4", "11.4.3", "assaulted-no-shot");
    let flak = foe(Table::new().unit(0, "us_bofors", "d3"));
    flak.refuses("fire d3 1 d4", "19-anti-air", "against-planes-only");
    let priest = foe(Table::new().unit(0, "us_priest", "d2").mark("d2", "moved"));
    priest.refuses("fire d2 0 d4", "16-self-propelled", "moved-no-indirect-fire");
    let rockets = foe(Table::new().unit(0, "us_calliope", "d2"));
    rockets.refuses("fire d2 1 d4", "19-area-line", "names-an-area");
    let rifles = foe(Table::new().unit(0, "us_inf_ligera", "d3"));
    let rifles = rifles.refuses("fire d3 0 area:d4:n", "19-area-line", "no-area-weapon");
    let rifles = rifles.refuses("fire d3 0 card:d4", "12.7", "no-impact-points");
    rifles.refuses("sure-fire d3 0 d4", "17-impacto", "no-sure-hit").refuses("fly 0 d4", "13.2", "no-ready-fighter");
}

#[test]
fn r11_every_phase_keeps_its_own_orders() {
    let table = || Table::new().unit(0, "us_inf_ligera", "d3").unit(1, "de_inf_ligera", "d4").hand(0, &["us_jeep"]);
    table().refuses("fire d3 0 d4", "11.6", "shooting-phase").refuses("turn d3 0", "11.8", "flip-phase");
    table().refuses("deploy @us_jeep a1", "11.5", "deployment-phase").refuses("heal d3", "11.5", "deployment-phase");
    shooting(table()).refuses("step d3 w", "11.4", "movement-phase").refuses(
        "discard @us_jeep",
        "11.9",
        "discard-phase",
    );
    shooting(table()).act("fire d3 0 d4").die(1).refuses("end", "11", "answer-first");
}

#[test]
fn r11_4_a_unit_that_cannot_go_there_says_why() {
    let table = || Table::new().unit(0, "us_stuart", "d3").unit(0, "us_obus105", "a1").unit(0, "us_inf_ligera", "f1");
    table().refuses("step a1 n", "8.2", "cannot-move").refuses("step b1 n", "11.4", "no-unit-there");
    table().refuses("step f1 s", "11.4", "off-the-field").refuses("swap f1 n", "11.4.1", "no-friend-there");
    let going = table().act("step d3 n");
    let going = going.refuses("step f1 n", "11.4", "finish-the-move-first");
    going.refuses("march d4", "16-march", "march-comes-first").refuses("fire d4 0 d5", "11.4", "finish-the-move-first");
    table().refuses("march d3", "16-march", "does-not-march").pa(0, 0).refuses("march f1", "4.4", "too-dear");
    table().refuses("surrender", "3.3", "surrender-not-agreed");
    let pair = Table::with(Setup { players: 3, ..Setup::default() }).unit(2, "de_stug3", "e6").unit(1, "de_moto", "a6");
    pair.turn_of(Side::B).refuses("step e6 s", "14.5", "not-your-unit");
}

#[test]
fn r21_1_who_cannot_get_on_or_off_hears_why() {
    let table = Table::new().unit(0, "us_jeep", "d3").aboard(0, "us_inf_ligera", "d3").unit(0, "us_inf_ligera", "d2");
    let table = table.unit(0, "us_sherman", "c3").unit(1, "de_inf_ligera", "e3");
    let table = table.refuses("embark d2 n", "21.1", "carrier-full").refuses("embark c3 e", "21.1", "cannot-board");
    let table = table.refuses("embark d2 w", "21.1", "no-carrier-there");
    let table = table.refuses("disembark d3 1 n", "21.2", "no-such-passenger");
    table.refuses("disembark d3 0 e", "21.2", "no-room-to-get-off");
}

#[test]
fn r11_4_3_an_assault_that_cannot_be_made_says_why() {
    let table = |own: &str, foe: &str| Table::new().unit(0, own, "d3").unit(1, foe, "d4");
    table("us_sherman", "de_inf_ligera").refuses("assault d3 n 0", "11.4.3", "only-infantry-assaults");
    table("us_inf_ligera", "de_inf_ligera").refuses("assault d3 e 0", "11.4.3", "nobody-to-assault");
    table("us_inf_ligera", "de_inf_ligera").refuses("hurrah d3 n 0", "16-hurrah", "no-hurrah");
    table("us_inf_ligera", "de_inf_ligera").refuses("assault-hq d3 1 0", "11.4.3", "nobody-to-assault");
    let wired = table("us_inf_ligera", "de_inf_ligera").terrain("alambrada", "d3");
    wired.refuses("assault d3 n 0", "12-alambrada", "caught-in-wire");
    let mortar = Table::new().armed(0, "us_inf_pesada", "d3", &["morteros"]).set("d3", "grey", 2 << 1);
    mortar.unit(1, "de_inf_ligera", "d4").refuses("assault d3 n 2", "16-set-up", "weapon-packed");
}

fn deploying(hand: &[&str]) -> Table {
    Table::new().hand(0, hand).pa(0, 9).in_phase(Phase::Deployment)
}

#[test]
fn r11_5_a_card_that_cannot_be_played_says_why() {
    let table = deploying(&["us_pershing", "us_b25", "us_gmc", "marcha_forzada", "general"]).natural('B', "d1");
    let table = table.unit(0, "us_inf_ligera", "e1").general(0, "patton");
    let table = table.refuses("deploy @us_pershing d1", "12.4", "cannot-enter");
    let table = table.refuses("deploy @us_pershing e1", "10.1", "cell-taken");
    let table = table.refuses("deploy @us_pershing a2", "10.1", "own-line-only");
    let table = table.refuses("land @us_pershing a2", "13.5", "not-paratroopers");
    let table = table.refuses("load @us_pershing e1", "21.1", "cannot-board");
    let table = table.refuses("station @us_b25", "13.1", "not-that-plane");
    let table = table.refuses("bomb @us_b25 d6", "13.1", "plane-names-a-line");
    let table = table.refuses("bomb @us_b25 area:d3:n", "19-area-line", "nobody-in-the-area");
    let table = table.refuses("play-on @marcha_forzada e1", "11.5.1", "card-has-its-moment");
    let table =
        table.refuses("play @general", "4.5", "one-general").refuses("heal e1", "20-botiquin", "no-medical-kit");
    table.refuses("repair e1 n", "16", "lacks-ability").refuses("deploy @us_jeep a1", "7.1", "not-in-hand");
}

#[test]
fn r11_5_3_tokens_that_cannot_be_taken_say_why() {
    let sherman = deploying(&["us_sherman"]).act("deploy @us_sherman d1");
    let sherman = sherman.refuses("equip 4 0", "11.5.4", "token-order").refuses("equip 1 0", "8.9", "not-its-token");
    sherman.pa(0, 2).refuses("equip 8 0", "4.4", "too-dear").refuses("step d1 n", "11", "answer-first");
}

#[test]
fn r13_2_a_third_fighter_is_refused() {
    let table = deploying(&["us_p51"]).fighter(0, "us_p51").fighter(0, "us_p47");
    table.refuses("station @us_p51", "13.2", "two-fighters-wait");
}

#[test]
fn r11_8_what_cannot_be_set_up_says_why() {
    let table = Table::new().armed(0, "us_inf_pesada", "d3", &["hmg"]).unit(0, "us_inf_ligera", "d2");
    let table = table.in_phase(Phase::Flip).refuses("turn d2 0", "16-set-up", "nothing-to-set-up");
    let table = table.armed(0, "us_inf_pesada", "e3", &["hmg"]).act("turn d3 1");
    table.refuses("turn d3 1", "11.8", "turned-this-turn");
}

#[test]
fn r6_4_terrain_that_cannot_lie_there_says_why() {
    let table = Table::raw(Setup::default()).until_decision().refuses("bid 6", "6.2", "bid-too-high");
    let table = table.act("bid 0").act("bid 3").die(9).die(1).act("first a").asks(1);
    let table = table.refuses("terrain ^casa a1", "6.4", "terrain-lines");
    let open = table.offered().into_iter().find(|action| action.starts_with("terrain ")).expect("something is on sale");
    let place = open.split(' ').next_back().expect("a cell").to_owned();
    let table = table.refuses(&format!("terrain ^bunker {place}"), "6.4", "terrain-too-dear");
    let table = table.refuses(&format!("terrain ^puente {place}"), "12.1", "terrain-sold-out");
    let table = table.act(&format!("terrain ^barrera {place}"));
    table.refuses(&format!("terrain ^barrera {place}"), "6.4", "terrain-card-there");
}

#[test]
fn r16_unreliable_a_stalled_engine_is_the_reason_not_the_move() {
    let stalled =
        Table::battle("bc2").unit(0, "de_panther", "d2").unit(0, "de_inf_ligera", "e2").act("step d2 n").die(1);
    let stalled = stalled.refuses("step d2 n", "16-unreliable", "engine-failed");
    stalled.refuses("swap d2 e", "16-unreliable", "engine-failed");
}

#[test]
fn r11_6_8_a_suppressed_vehicle_is_held_by_fire_not_by_its_legs() {
    let table = Table::new().unit(0, "us_calliope", "d2").mark("d2", "suppressed").unit(0, "us_inf_ligera", "a1");
    let slow = table.fact("/agreed/weather", "mud");
    slow.refuses("step d2 n", "11.6.8", "suppressed");
}

#[test]
fn r6_5_terrain_and_r9_1_tokens_come_too_late_in_play() {
    let table = Table::new().unit(0, "us_sherman", "d3");
    let table = table.refuses("terrain ^casa d3", "6.5", "no-more-terrain").refuses("done", "6.5", "no-more-terrain");
    table.refuses("equip 8 0", "9.1", "tokens-with-the-unit");
}

#[test]
fn r13_4_a_gun_that_may_not_fire_at_a_plane_says_why() {
    let flown = || {
        let table = Table::new().unit(0, "us_inf_ligera", "d3").fighter(0, "us_p51").unit(1, "de_flak38", "d6");
        let table = table.unit(1, "de_flak38", "h6").unit(1, "de_inf_ligera", "e6").fact("/hqs/0/fighters/0/owner", 0);
        table.in_phase(Phase::Shooting)
    };
    let table = flown().act("fly 0 e6");
    let table = if table.count("pass") == 1 && table.count("anti-air") == 0 { table.act("pass") } else { table };
    let table = table.refuses("anti-air a6 0 plane", "11.4", "no-unit-there");
    let table = table.refuses("anti-air e6 0 plane", "13.4", "not-against-planes");
    table.refuses("anti-air d6 0 escort", "13.4", "nothing-above");
}

#[test]
fn r17_reconocimiento_aereo_cards_that_are_not_taken_say_why() {
    let table = deploying(&["reconocimiento_aereo"]).hand(1, &["de_inf_ligera", "general"]);
    let open = table.act("play-against @reconocimiento_aereo 1");
    let open = open.refuses("take @de_inf_ligera", "17-reconocimiento_aereo", "support-cards-only");
    open.refuses("take @elite", "17-reconocimiento_aereo", "not-in-the-open-hand");
}

#[test]
fn r17_refuerzos_cards_that_do_not_come_back_say_why() {
    let table = deploying(&["refuerzos"]).in_discard(0, "us_inf_ligera").in_discard(0, "us_sherman");
    let open = table.act("play @refuerzos");
    let open = open.refuses("retrieve @us_sherman", "17-refuerzos", "infantry-comes-back");
    open.refuses("retrieve @us_jeep", "17-refuerzos", "not-in-the-discard");
}

#[test]
fn r17_impacto_is_not_fired_at_an_area() {
    let rockets = shooting(Table::new().unit(0, "us_calliope", "d2").unit(1, "de_inf_ligera", "d5"));
    let rockets = rockets.hand(0, &["impacto"]).offers("fire d2 1 area:d5:n");
    rockets.refuses("sure-fire d2 1 area:d5:n", "17-impacto", "sure-hit-at-one");
}

#[test]
fn r17_pala_a_card_on_the_wrong_unit_says_what_is_wrong() {
    let table =
        deploying(&["pala", "botiquin_campana", "radio"]).unit(0, "us_inf_ligera", "d2").unit(0, "us_sherman", "e2");
    let table = table.refuses("play-on @pala d2", "17-pala", "card-for-other-units");
    let table = table.refuses("play-on @radio e2", "17-radio", "card-for-other-units");
    let table = table.refuses("play-on @botiquin_campana d2", "8.8", "not-wounded");
    table.refuses("play-on @pala c2", "11.5.1", "no-unit-for-card");
}

#[test]
fn r13_4_a_gun_out_of_reach_of_a_plane_says_so() {
    let table = Table::new().fighter(0, "us_p51").unit(1, "de_flak38", "b6").unit(1, "de_flak38", "h6");
    let table = table.unit(1, "de_inf_ligera", "b5").in_phase(Phase::Shooting).act("fly 0 b5").asks(1);
    table.offers("anti-air b6 1 plane").refuses("anti-air h6 1 plane", "13.4", "plane-out-of-reach");
}

#[test]
fn r17_mina_anticarro_a_card_that_is_no_mine_says_so() {
    let table = Table::new().unit(0, "us_sherman", "d2").hand(1, &["mina_anticarro", "emboscada"]).pa(1, 9);
    let table = table.refuses("mine @mina_anticarro", "17-mina_anticarro", "card-has-its-moment");
    let asked = table.act("step d2 n").asks(1);
    let asked = asked.refuses("mine @emboscada", "17-mina_anticarro", "not-a-mine");
    let asked = asked.refuses("mine @mina_antipersona", "17-mina_antipersona", "mine-for-others");
    asked.pa(1, 3).refuses("mine @mina_anticarro", "4.4", "too-dear");
}

#[test]
fn r17_emboscada_a_card_that_is_no_ambush_says_so() {
    let table = Table::new().unit(0, "us_inf_ligera", "d2").unit(1, "de_inf_ligera", "d5").pa(1, 9);
    let table = table.hand(1, &["mina_antipersona", "emboscada"]);
    let table = table.refuses("ambush @emboscada", "17-emboscada", "card-has-its-moment");
    let asked = table.act("step d2 n").act("pass").asks(1);
    asked.refuses("ambush @mina_antipersona", "17-emboscada", "not-an-ambush").offers("ambush @emboscada");
}
