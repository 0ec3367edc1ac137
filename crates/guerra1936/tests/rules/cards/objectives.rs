//! The objectives, one test each: played, and what it does looked at.

use super::plays;

#[test]
fn r15_11_badajoz() {
    plays(11);
}

#[test]
fn r15_21_alcazar_of_toledo() {
    plays(21);
}

#[test]
fn r15_29_irun() {
    plays(29);
}

#[test]
fn r15_32_oviedo() {
    plays(32);
}

#[test]
fn r15_52_madrid() {
    plays(52);
}

#[test]
fn r15_78_huesca() {
    plays(78);
}

#[test]
fn r15_81_malaga() {
    plays(81);
}

#[test]
fn r15_84_santa_maria_de_la_cabeza() {
    plays(84);
}

#[test]
fn r15_89_bilbao() {
    plays(89);
}

#[test]
fn r15_93_brunete() {
    plays(93);
}

#[test]
fn r15_104_santander() {
    plays(104);
}

#[test]
fn r15_105_belchite() {
    plays(105);
}

#[test]
fn r15_118_gijon() {
    plays(118);
}

#[test]
fn r15_123_saragossa() {
    plays(123);
}

#[test]
fn r15_124_vinaroz() {
    plays(124);
}

#[test]
fn r15_132_teruel() {
    plays(132);
}

#[test]
fn r15_135_barcelona() {
    plays(135);
}

#[test]
fn r15_137_battle_of_the_ebro() {
    plays(137);
}

#[test]
fn r15_148_profanation_of_churches() {
    plays(148);
}

#[test]
fn r15_150_head_of_state() {
    plays(150);
}

#[test]
fn r15_154_government_moves_to_valencia() {
    plays(154);
}

#[test]
fn r15_161_recognition_by_germany_and_italy() {
    plays(161);
}

#[test]
fn r15_164_the_gold_of_the_bank_of_spain() {
    plays(164);
}

#[test]
fn r15_173_the_crusade() {
    plays(173);
}

#[test]
fn r15_180_trial_of_jose_antonio() {
    plays(180);
}

#[test]
fn r15_182_succession_to_the_crown() {
    plays(182);
}

#[test]
fn r15_183_statute_of_euzkadi() {
    plays(183);
}

#[test]
fn r15_193_decree_of_unification() {
    plays(193);
}

#[test]
fn r15_195_farming_collectives() {
    plays(195);
}

#[test]
fn r15_206_bombing_of_gernika() {
    plays(206);
}

#[test]
fn r15_207_the_may_days() {
    plays(207);
}

#[test]
fn r15_210_relations_with_the_vatican() {
    plays(210);
}

#[test]
fn r15_214_withdrawal_of_the_international_brigades() {
    plays(214);
}

#[test]
fn r15_219_press_law() {
    plays(219);
}

#[test]
fn r15_234_national_defence_council() {
    plays(234);
}

#[test]
fn r15_242_exchange_of_prisoners() {
    plays(242);
}
