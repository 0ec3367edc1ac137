//! The armies, one test each: played, and what it does looked at.

use super::plays;

#[test]
fn r15_1_littorio_division() {
    plays(1);
}

#[test]
fn r15_2_defenders_of_the_alcazar() {
    plays(2);
}

#[test]
fn r15_3_mangada_column() {
    plays(3);
}

#[test]
fn r15_4_100th_mixed_brigade() {
    plays(4);
}

#[test]
fn r15_6_xv_international_brigade() {
    plays(6);
}

#[test]
fn r15_8_1st_mixed_brigade() {
    plays(8);
}

#[test]
fn r15_13_republican_left_militia() {
    plays(13);
}

#[test]
fn r15_15_thaelmann_battalion() {
    plays(15);
}

#[test]
fn r15_17_tercio_of_our_lady_of_montserrat() {
    plays(17);
}

#[test]
fn r15_19_durruti_column() {
    plays(19);
}

#[test]
fn r15_20_defenders_of_santa_maria_de_la_cabeza() {
    plays(20);
}

#[test]
fn r15_23_sicilia_mountain_battalion() {
    plays(23);
}

#[test]
fn r15_26_xi_international_brigade() {
    plays(26);
}

#[test]
fn r15_27_iron_column() {
    plays(27);
}

#[test]
fn r15_28_melilla_regulares_no_2() {
    plays(28);
}

#[test]
fn r15_33_39th_mixed_brigade() {
    plays(33);
}

#[test]
fn r15_37_10th_mixed_brigade() {
    plays(37);
}

#[test]
fn r15_38_tetuan_regulares_no_1() {
    plays(38);
}

#[test]
fn r15_39_san_marcial_infantry_regiment() {
    plays(39);
}

#[test]
fn r15_42_11th_light_artillery_regiment() {
    plays(42);
}

#[test]
fn r15_44_tercio_of_navarre() {
    plays(44);
}

#[test]
fn r15_45_ascaso_column() {
    plays(45);
}

#[test]
fn r15_46_tercio_maria_de_las_nieves() {
    plays(46);
}

#[test]
fn r15_48_43rd_mixed_brigade() {
    plays(48);
}

#[test]
fn r15_49_del_rosal_column() {
    plays(49);
}

#[test]
fn r15_50_ceuta_regulares_no_3() {
    plays(50);
}

#[test]
fn r15_51_iv_navarre_brigade() {
    plays(51);
}

#[test]
fn r15_53_larache_regulares_no_4() {
    plays(53);
}

#[test]
fn r15_58_asturian_dynamiters() {
    plays(58);
}

#[test]
fn r15_61_steel_companies() {
    plays(61);
}

#[test]
fn r15_62_tercio_of_montejurra() {
    plays(62);
}

#[test]
fn r15_68_falange_bandera_of_navarre() {
    plays(68);
}

#[test]
fn r15_70_tercio_of_almogavares() {
    plays(70);
}

#[test]
fn r15_73_falange_bandera_of_aragon() {
    plays(73);
}

#[test]
fn r15_74_khalifan_mehalla_of_gomara() {
    plays(74);
}

#[test]
fn r15_76_october_battalion() {
    plays(76);
}

#[test]
fn r15_80_artillery_of_the_army_of_the_ebro() {
    plays(80);
}

#[test]
fn r15_86_tercio_of_lacar() {
    plays(86);
}

#[test]
fn r15_87_assault_guard() {
    plays(87);
}

#[test]
fn r15_90_falange_bandera_of_castile() {
    plays(90);
}

#[test]
fn r15_92_position_artillery() {
    plays(92);
}

#[test]
fn r15_95_130th_mixed_brigade() {
    plays(95);
}

#[test]
fn r15_100_3rd_mixed_brigade() {
    plays(100);
}

#[test]
fn r15_101_falange_bandera_of_morocco() {
    plays(101);
}

#[test]
fn r15_102_karl_marx_column() {
    plays(102);
}

#[test]
fn r15_103_artillery_of_euzkadi() {
    plays(103);
}

#[test]
fn r15_108_largo_caballero_battalion() {
    plays(108);
}

#[test]
fn r15_113_artillery_of_madrid() {
    plays(113);
}

#[test]
fn r15_115_milan_infantry_regiment() {
    plays(115);
}

#[test]
fn r15_119_land_and_freedom_column() {
    plays(119);
}

#[test]
fn r15_134_carabineers() {
    plays(134);
}

#[test]
fn r15_136_macia_companys_column() {
    plays(136);
}

#[test]
fn r15_140_i_navarre_brigade() {
    plays(140);
}

#[test]
fn r15_144_basque_antifascist_militia() {
    plays(144);
}

#[test]
fn r15_146_1st_cavalry_division() {
    plays(146);
}

#[test]
fn r15_158_artillery_of_the_moroccan_corps() {
    plays(158);
}

#[test]
fn r15_174_13th_division() {
    plays(174);
}

#[test]
fn r15_229_national_republican_guard() {
    plays(229);
}

#[test]
fn r15_230_albinana_volunteers() {
    plays(230);
}

#[test]
fn r15_249_civil_guard() {
    plays(249);
}
