//! The measures, one test each: played, and what it does looked at.

use super::plays;

#[test]
fn r15_10_international_red_aid() {
    plays(10);
}

#[test]
fn r15_16_two_peseta_note() {
    plays(16);
}

#[test]
fn r15_97_women_s_section() {
    plays(97);
}

#[test]
fn r15_110_abc_of_seville() {
    plays(110);
}

#[test]
fn r15_116_loudspeaker_of_the_front() {
    plays(116);
}

#[test]
fn r15_120_national_subscription() {
    plays(120);
}

#[test]
fn r15_121_radio_oeste() {
    plays(121);
}

#[test]
fn r15_142_solidaridad_obrera() {
    plays(142);
}

#[test]
fn r15_145_mundo_obrero() {
    plays(145);
}

#[test]
fn r15_147_el_socialista() {
    plays(147);
}

#[test]
fn r15_155_social_aid() {
    plays(155);
}

#[test]
fn r15_159_armoured_train() {
    plays(159);
}

#[test]
fn r15_160_politica() {
    plays(160);
}

#[test]
fn r15_162_fifth_column() {
    plays(162);
}

#[test]
fn r15_167_vertice() {
    plays(167);
}

#[test]
fn r15_169_detente_bala() {
    plays(169);
}

#[test]
fn r15_170_the_thirteen_points() {
    plays(170);
}

#[test]
fn r15_175_joint_letter_of_the_bishops() {
    plays(175);
}

#[test]
fn r15_176_fifth_regiment() {
    plays(176);
}

#[test]
fn r15_179_parapets() {
    plays(179);
}

#[test]
fn r15_181_radio_nacional_de_espana() {
    plays(181);
}

#[test]
fn r15_185_castellers() {
    plays(185);
}

#[test]
fn r15_186_te_deum() {
    plays(186);
}

#[test]
fn r15_188_two_coloured_flag() {
    plays(188);
}

#[test]
fn r15_189_sardana() {
    plays(189);
}

#[test]
fn r15_197_unity_of_action_ugt_cnt() {
    plays(197);
}

#[test]
fn r15_198_royal_march() {
    plays(198);
}

#[test]
fn r15_199_technical_junta_of_the_state() {
    plays(199);
}

#[test]
fn r15_200_war_industry() {
    plays(200);
}

#[test]
fn r15_201_pilgrimage_to_mecca() {
    plays(201);
}

#[test]
fn r15_202_pavilion_of_the_republic_in_paris() {
    plays(202);
}

#[test]
fn r15_203_our_lady_of_the_pillar() {
    plays(203);
}

#[test]
fn r15_204_radio_sevilla_talks() {
    plays(204);
}

#[test]
fn r15_205_trenches() {
    plays(205);
}

#[test]
fn r15_208_el_mono_azul() {
    plays(208);
}

#[test]
fn r15_209_soviet_advisers() {
    plays(209);
}

#[test]
fn r15_211_catalunya() {
    plays(211);
}

#[test]
fn r15_212_flechas_y_pelayos() {
    plays(212);
}

#[test]
fn r15_215_condor_legion() {
    plays(215);
}

#[test]
fn r15_218_field_hospitals() {
    plays(218);
}

#[test]
fn r15_220_free_women() {
    plays(220);
}

#[test]
fn r15_221_airlift_across_the_strait() {
    plays(221);
}

#[test]
fn r15_222_madrid_defence_junta() {
    plays(222);
}

#[test]
fn r15_224_official_war_communique() {
    plays(224);
}

#[test]
fn r15_225_fortify_madrid() {
    plays(225);
}

#[test]
fn r15_226_fronts_and_hospitals() {
    plays(226);
}

#[test]
fn r15_227_single_dish_day() {
    plays(227);
}

#[test]
fn r15_231_people_s_war_schools() {
    plays(231);
}

#[test]
fn r15_232_labour_charter() {
    plays(232);
}

#[test]
fn r15_233_evacuate_madrid() {
    plays(233);
}

#[test]
fn r15_235_el_pensamiento_navarro() {
    plays(235);
}

#[test]
fn r15_236_hisma() {
    plays(236);
}

#[test]
fn r15_237_gernikako_arbola() {
    plays(237);
}

#[test]
fn r15_238_convoy_of_victory() {
    plays(238);
}

#[test]
fn r15_239_popular_front() {
    plays(239);
}

#[test]
fn r15_240_provisional_ensigns() {
    plays(240);
}

#[test]
fn r15_241_accion_espanola() {
    plays(241);
}

#[test]
fn r15_243_oriamendi() {
    plays(243);
}

#[test]
fn r15_244_air_raid_shelters() {
    plays(244);
}

#[test]
fn r15_245_proclamation_of_war() {
    plays(245);
}

#[test]
fn r15_246_relief_column() {
    plays(246);
}

#[test]
fn r15_247_call_up_of_reserves() {
    plays(247);
}

#[test]
fn r15_248_guerrilla_fighters() {
    plays(248);
}

#[test]
fn r15_250_ration_card() {
    plays(250);
}

#[test]
fn r15_251_they_shall_not_pass() {
    plays(251);
}

#[test]
fn r15_252_cara_al_sol() {
    plays(252);
}
