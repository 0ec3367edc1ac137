//! The characters, one test each: played, and what it does looked at.

use super::plays;

#[test]
fn r15_5_alfonso_xiii() {
    plays(5);
}

#[test]
fn r15_7_julio_alvarez_del_vayo() {
    plays(7);
}

#[test]
fn r15_9_cardinal_isidro_goma() {
    plays(9);
}

#[test]
fn r15_12_emilio_kleber() {
    plays(12);
}

#[test]
fn r15_14_antonio_goicoechea() {
    plays(14);
}

#[test]
fn r15_18_jose_giral() {
    plays(18);
}

#[test]
fn r15_22_general_jose_sanjurjo() {
    plays(22);
}

#[test]
fn r15_24_diego_martinez_barrio() {
    plays(24);
}

#[test]
fn r15_25_colonel_jose_asensio_torrado() {
    plays(25);
}

#[test]
fn r15_30_general_luis_orgaz() {
    plays(30);
}

#[test]
fn r15_31_duke_of_alba() {
    plays(31);
}

#[test]
fn r15_34_jose_antonio_primo_de_rivera() {
    plays(34);
}

#[test]
fn r15_35_don_juan_de_borbon() {
    plays(35);
}

#[test]
fn r15_36_manuel_azana() {
    plays(36);
}

#[test]
fn r15_40_marcelino_domingo() {
    plays(40);
}

#[test]
fn r15_41_colonel_antonio_escobar() {
    plays(41);
}

#[test]
fn r15_43_victoria_kent() {
    plays(43);
}

#[test]
fn r15_47_count_of_rodezno() {
    plays(47);
}

#[test]
fn r15_54_manuel_fal_conde() {
    plays(54);
}

#[test]
fn r15_55_enrique_pla_y_deniel() {
    plays(55);
}

#[test]
fn r15_56_francisco_largo_caballero() {
    plays(56);
}

#[test]
fn r15_57_cipriano_mera() {
    plays(57);
}

#[test]
fn r15_59_pilar_primo_de_rivera() {
    plays(59);
}

#[test]
fn r15_60_jose_maria_peman() {
    plays(60);
}

#[test]
fn r15_63_ramon_serrano_suner() {
    plays(63);
}

#[test]
fn r15_64_mario_roatta() {
    plays(64);
}

#[test]
fn r15_65_general_jose_millan_astray() {
    plays(65);
}

#[test]
fn r15_66_javier_de_borbon_parma() {
    plays(66);
}

#[test]
fn r15_67_manuel_hedilla() {
    plays(67);
}

#[test]
fn r15_69_federica_montseny() {
    plays(69);
}

#[test]
fn r15_71_major_vicente_rojo() {
    plays(71);
}

#[test]
fn r15_72_joan_peiro() {
    plays(72);
}

#[test]
fn r15_75_melchor_rodriguez() {
    plays(75);
}

#[test]
fn r15_77_raimundo_fernandez_cuesta() {
    plays(77);
}

#[test]
fn r15_79_jose_diaz() {
    plays(79);
}

#[test]
fn r15_82_pedro_sainz_rodriguez() {
    plays(82);
}

#[test]
fn r15_83_julian_zugazagoitia() {
    plays(83);
}

#[test]
fn r15_85_general_gonzalo_queipo_de_llano() {
    plays(85);
}

#[test]
fn r15_88_general_francisco_gomez_jordana() {
    plays(88);
}

#[test]
fn r15_91_juan_garcia_oliver() {
    plays(91);
}

#[test]
fn r15_94_lluis_companys() {
    plays(94);
}

#[test]
fn r15_96_dolores_ibarruri_pasionaria() {
    plays(96);
}

#[test]
fn r15_98_juan_negrin() {
    plays(98);
}

#[test]
fn r15_99_alfonso_carlos_de_borbon() {
    plays(99);
}

#[test]
fn r15_106_santiago_carrillo() {
    plays(106);
}

#[test]
fn r15_107_general_francisco_franco() {
    plays(107);
}

#[test]
fn r15_109_major_rafael_garcia_valino() {
    plays(109);
}

#[test]
fn r15_111_dionisio_ridruejo() {
    plays(111);
}

#[test]
fn r15_112_josep_tarradellas() {
    plays(112);
}

#[test]
fn r15_114_santiago_casares_quiroga() {
    plays(114);
}

#[test]
fn r15_117_general_jose_miaja() {
    plays(117);
}

#[test]
fn r15_122_valentin_gonzalez_el_campesino() {
    plays(122);
}

#[test]
fn r15_125_jesus_hernandez() {
    plays(125);
}

#[test]
fn r15_126_diego_abad_de_santillan() {
    plays(126);
}

#[test]
fn r15_127_julian_besteiro() {
    plays(127);
}

#[test]
fn r15_128_colonel_jose_moscardo() {
    plays(128);
}

#[test]
fn r15_129_mercedes_sanz_bachiller() {
    plays(129);
}

#[test]
fn r15_130_manuel_taguena() {
    plays(130);
}

#[test]
fn r15_131_lieutenant_colonel_ricardo_rada() {
    plays(131);
}

#[test]
fn r15_133_khalifa_muley_hassan() {
    plays(133);
}

#[test]
fn r15_138_colonel_antonio_aranda() {
    plays(138);
}

#[test]
fn r15_139_buenaventura_durruti() {
    plays(139);
}

#[test]
fn r15_141_vicente_uribe() {
    plays(141);
}

#[test]
fn r15_143_general_severiano_martinez_anido() {
    plays(143);
}

#[test]
fn r15_149_joan_comorera() {
    plays(149);
}

#[test]
fn r15_151_fermin_yzurdiaga() {
    plays(151);
}

#[test]
fn r15_152_general_miguel_cabanellas() {
    plays(152);
}

#[test]
fn r15_153_ricardo_sanz() {
    plays(153);
}

#[test]
fn r15_156_manuel_de_irujo() {
    plays(156);
}

#[test]
fn r15_157_general_sebastian_pozas() {
    plays(157);
}

#[test]
fn r15_163_jesus_maria_leizaola() {
    plays(163);
}

#[test]
fn r15_165_major_segismundo_casado() {
    plays(165);
}

#[test]
fn r15_166_maria_rosa_urraca_pastor() {
    plays(166);
}

#[test]
fn r15_168_lieutenant_colonel_julio_mangada() {
    plays(168);
}

#[test]
fn r15_171_lieutenant_colonel_juan_yague() {
    plays(171);
}

#[test]
fn r15_172_wilhelm_faupel() {
    plays(172);
}

#[test]
fn r15_177_juan_modesto() {
    plays(177);
}

#[test]
fn r15_178_enrique_lister() {
    plays(178);
}

#[test]
fn r15_184_victor_pradera() {
    plays(184);
}

#[test]
fn r15_187_angel_galarza() {
    plays(187);
}

#[test]
fn r15_190_indalecio_prieto() {
    plays(190);
}

#[test]
fn r15_191_general_emilio_mola() {
    plays(191);
}

#[test]
fn r15_192_major_enrique_perez_farras() {
    plays(192);
}

#[test]
fn r15_194_general_jose_enrique_varela() {
    plays(194);
}

#[test]
fn r15_196_colonel_jose_monasterio() {
    plays(196);
}

#[test]
fn r15_213_general_fidel_davila() {
    plays(213);
}

#[test]
fn r15_216_major_mohamed_ben_mizzian() {
    plays(216);
}

#[test]
fn r15_217_agustin_aznar() {
    plays(217);
}

#[test]
fn r15_223_jose_antonio_aguirre() {
    plays(223);
}

#[test]
fn r15_228_colonel_jose_solchaga() {
    plays(228);
}
