//! §3: special rules of fire, armour, movement and transport.

use super::*;
use crate::data::{Ammo, Trait};
use crate::rules::{c4_march, c6_fire, c7_bombardment, c9_assault};
use crate::state::{Gear, Mobility, Readiness};

fn duel(shooter: &str, target: &str, gap: i16) -> (Table, UnitNo, UnitNo, UnitNo) {
    let mut table = Table::bare();
    let one = table.unit(shooter, Attacker, 60, 20);
    let two = table.unit(target, Defender, 60, 20 + gap);
    let officer = table.officer(Attacker, 60, 12, [3, 3, 3]);
    (table, officer, one, two)
}

fn give(table: &mut Table, unit: UnitNo, one: Trait) {
    let mut gear: Gear = table.state.unit(unit).gear;
    gear.add(one);
    table.state.unit_mut(unit).gear = gear;
}

fn shoot(table: &mut Table, officer: UnitNo, one: UnitNo, two: UnitNo, ammo: Ammo, pool: Pool) -> i8 {
    table.order(officer, one, OrderKind::Fire, pool);
    table.act(Action::Shoot { target: two, weapon: 0, ammo });
    if table.state.pending() == Some(Frame::SecondTarget) {
        table.act(Action::Alone);
    }
    table.pass();
    table.result()
}

#[test]
fn r3_printed_moves_already_hold_fast_slow_and_very_slow() {
    let data = crate::data::Pack::default().data();
    let moves = |id: &str| data.units[data.unit(id).expect("a unit")].moves;
    assert_eq!([moves("rep-fai"), moves("rep-tiznao"), moves("rep-renault-ft-17-lmg")], [(30, 45), (20, 35), (10, 20)]);
}

#[test]
fn r3_fast_move_is_in_the_printed_move() {
    let (table, ..) = duel("rep-fai", RIFLES, 40);
    assert_eq!(c4_march::reach(&table.state, UnitNo(0), 0), [3000, 4500]);
}

#[test]
fn r3_slow_is_in_the_printed_move() {
    let (table, ..) = duel("rep-tiznao", RIFLES, 40);
    assert_eq!(c4_march::reach(&table.state, UnitNo(0), 0), [2000, 3500]);
}

#[test]
fn r3_very_slow_is_in_the_printed_move() {
    let (table, ..) = duel("rep-renault-ft-17-lmg", RIFLES, 40);
    assert_eq!(c4_march::reach(&table.state, UnitNo(0), 0), [1000, 2000]);
}

#[test]
fn r3_unreliable_vehicles_bog_in_the_open_but_not_on_a_road() {
    let (mut table, _, one, _) = duel("rep-trubia-naval", RIFLES, 60);
    let bog =
        |table: &Table| crate::rules::c4_movement::bog_point(&table.state, one, Point::cm(60, 20), Point::cm(60, 30));
    assert_eq!(bog(&table), 0);
    table.band(PieceKind::Road, (60, 0), (60, 120));
    assert_eq!(bog(&table), -1);
}

#[test]
fn r3_manoeuvrable_armour_turns_90_degrees() {
    let (table, ..) = duel("rep-bt-5", RIFLES, 60);
    assert_eq!(crate::rules::c4_movement::turn_limit(&table.state, UnitNo(0)), 64);
}

#[test]
fn r3_draggable_guns_go_10_centimetres_and_are_packed_then() {
    let (mut table, officer, one, _) = duel("nat-3-7-cm-pak-35-36", RIFLES, 60);
    assert_eq!(c4_march::reach(&table.state, one, 0)[0], 1000);
    table.order(officer, one, OrderKind::Move, ZERO);
    table.act(Action::Drive { facing: Facing::UP, length: 1000 }).pass();
    assert_eq!(table.state.unit(one).readiness, Readiness::Packed);
}

#[test]
fn r3_partly_draggable_guns_go_5_centimetres_over_clear_ground() {
    let (mut table, officer, one, _) = duel("rep-45mm-m-32-19-k", RIFLES, 60);
    table.order(officer, one, OrderKind::Move, ZERO);
    table.allowed(Action::Drive { facing: Facing::UP, length: 500 });
    table.piece(PieceKind::Crops, 60, 32, 0);
    table.refused(Action::Drive { facing: Facing::UP, length: 500 }, "not-clear");
}

#[test]
fn r3_easily_carried_weapons_need_an_activation_to_be_set_up() {
    let (mut table, officer, one, two) = duel("nat-ametralladora-media-hotchkiss", RIFLES, 60);
    table.order(officer, one, OrderKind::Move, ZERO);
    table.act(Action::Walk { facing: Facing::UP, to: Point::cm(60, 35) }).pass();
    assert_eq!(table.state.unit(one).readiness, Readiness::Packed);
    let shot = |table: &Table| c6_fire::check_shot(&table.state, one, two, 0, Ammo::Area).map_err(|no| no.why);
    assert_eq!(shot(&table), Err("not-set-up"));
    table.state.unit_mut(one).spent = false;
    table.act(Action::SetUp(one));
    assert!(shot(&table).is_ok() && table.state.unit(one).spent);
}

#[test]
fn r3_deploy_takes_its_turns_before_the_gun_can_fire() {
    let (mut table, officer, one, two) = duel("rep-2-cm-oerlikon", RIFLES, 60);
    table.state.unit_mut(one).readiness = Readiness::Undeployed;
    table.order(officer, one, OrderKind::Deploy, ZERO);
    table.act(Action::EndTurn);
    assert_eq!(table.state.unit(one).readiness, Readiness::Undeployed);
    table.act(Action::EndTurn).act(Action::EndTurn);
    assert_eq!(table.state.unit(one).readiness, Readiness::Ready);
    let _ = two;
}

#[test]
fn r3_cavalry_goes_like_armour_mounted_finds_no_cover_and_may_dismount() {
    let (mut table, officer, one, two) = duel("nat-escuadron-de-caballeria", RIFLES, 70);
    assert_eq!(c4_march::reach(&table.state, one, 0), [2000, 3000]);
    table.piece(PieceKind::Foxhole, 60, 20, 0);
    assert!(crate::cover::against_shot(&table.state, two, one).layers.is_empty());
    table.order(officer, one, OrderKind::Move, ZERO).act(Action::Remount);
    assert!(!table.state.unit(one).mounted);
    assert_eq!(table.state.march.allowance, 750, "half of 15");
    assert_eq!(crate::cover::against_shot(&table.state, two, one).layers.len(), 1);
}

#[test]
fn r3_charge_adds_two_mounted_and_unshot() {
    let (mut table, _, one, two) = duel("nat-escuadron-de-caballeria", RIFLES, 70);
    table.state.unit_mut(one).moved = 100;
    assert_eq!(c9_assault::bonus(&table.state, one, two), 2);
    table.state.unit_mut(one).met_fire = true;
    assert_eq!(c9_assault::bonus(&table.state, one, two), 0);
    table.state.unit_mut(one).met_fire = false;
    table.state.unit_mut(one).mounted = false;
    assert_eq!(c9_assault::bonus(&table.state, one, two), 0);
}

#[test]
fn r3_assault_adds_its_number_in_the_turn_of_contact_if_nobody_fired() {
    let (mut table, _, one, two) = duel("nat-seccion-de-regulares", RIFLES, 70);
    let grenades = 2;
    assert_eq!(c9_assault::bonus(&table.state, one, two), grenades);
    table.state.unit_mut(one).moved = 100;
    assert_eq!(c9_assault::bonus(&table.state, one, two), grenades + 2);
    table.state.unit_mut(one).met_fire = true;
    assert_eq!(c9_assault::bonus(&table.state, one, two), grenades);
}

#[test]
fn r3_petrol_bombs_add_one_in_assault() {
    let (table, _, one, two) = duel("rep-seccion-milicia-cnt", RIFLES, 70);
    assert_eq!(c9_assault::bonus(&table.state, one, two), 1);
}

#[test]
fn r3_explosives_add_one_in_assault() {
    let (table, _, one, two) = duel("rep-seccion-de-zapadores", RIFLES, 70);
    assert_eq!(c9_assault::bonus(&table.state, one, two), 1);
}

#[test]
fn r3_street_fighting_adds_one_where_either_of_those_in_contact_is_inside() {
    let mut table = Table::bare();
    let one = table.unit("rep-seccion-milicia-cnt", Attacker, 60, 20);
    let two = table.unit(RIFLES, Defender, 60, 40);
    table.stand(one, [(6000, 3200), (5480, 3530), (6000, 3530), (6520, 3530)]);
    assert!(table.state.in_contact(one, two));
    // Petrol bombs alone.
    assert_eq!(c9_assault::bonus(&table.state, one, two), 1);
    // Those assaulted are in a house, those who assault before it.
    let house = table.piece(PieceKind::House, 60, 40, 0);
    assert_eq!(c9_assault::bonus(&table.state, one, two), 2);
    // A house that none of those in contact is in.
    table.state.pieces[house].at = Point::cm(60, 28);
    assert_eq!(c9_assault::bonus(&table.state, one, two), 1);
}

#[test]
fn r3_terror_takes_one_off_morale_for_the_turn() {
    let (mut table, officer, one, two) = duel("nat-seccion-de-regulares", RIFLES, 18);
    shoot(&mut table, officer, one, two, Ammo::Normal, ZERO);
    // 5 − 3 casualties − 1 terror + 4 = 5.
    table.dice(&[4]);
    assert_eq!(table.state.unit(two).pinned, 1);
    assert!(table.state.unit(two).terror);
}

#[test]
fn r3_flamethrower_troops_cause_terror_at_short_range() {
    let (mut table, officer, one, two) = duel("nat-seccion-de-zapadores-bien-equipada", RIFLES, 18);
    shoot(&mut table, officer, one, two, Ammo::Normal, ZERO);
    assert!(table.state.unit(two).terror);
    let (mut table, officer, one, two) = duel("nat-seccion-de-zapadores-bien-equipada", RIFLES, 40);
    shoot(&mut table, officer, one, two, Ammo::Normal, ZERO);
    assert!(!table.state.unit(two).terror);
}

#[test]
fn r3_suppression_makes_the_target_test_without_casualties() {
    let (mut table, officer, one, two) = duel("nat-francotirador", RIFLES, 40);
    // D 1, aimed as a sniper and marksman +2, −3 by the dice: nothing hit, but a test at −1.
    shoot(&mut table, officer, one, two, Ammo::Normal, Pool::new(0, 0, 3));
    assert_eq!(table.state.unit(two).losses, 0);
    table.dice(&[1]);
    assert_eq!(table.state.unit(two).pinned, 1);
}

#[test]
fn r3_sniper_always_aims_at_medium_and_long_range() {
    let v = |gap| {
        let (mut table, officer, one, two) = duel("nat-francotirador", RIFLES, gap);
        table.order(officer, one, OrderKind::Fire, ZERO);
        table.act(Action::Shoot { target: two, weapon: 0, ammo: Ammo::Normal });
        c6_fire::worth(&table.state, &table.state.shots[0], false).expect("a shot").sum.total()
    };
    assert_eq!([v(25), v(50)], [1, 3]);
}

#[test]
fn r3_marksman_doubles_the_aim() {
    let (mut table, officer, one, two) = duel("nat-seccion-cazadores-de-montana", RIFLES, 60);
    table.state.unit_mut(one).aimed = true;
    table.order(officer, one, OrderKind::Fire, ZERO);
    table.act(Action::Shoot { target: two, weapon: 0, ammo: Ammo::Normal });
    assert_eq!(c6_fire::worth(&table.state, &table.state.shots[0], false).expect("a shot").sum.total(), 3);
}

#[test]
fn r3_hit_misses_the_men_below_its_number() {
    // A howitzer beyond 80 cm has D 5 and needs 7: a miss unaided, a hit with two.
    let at = |pool| {
        let (mut table, officer, one, two) = duel("nat-schneider-105-11-105mm", RIFLES, 96);
        shoot(&mut table, officer, one, two, Ammo::He, pool)
    };
    assert_eq!([at(PLUS), at(Pool::new(2, 0, 0))], [0, 1]);
}

#[test]
fn r3_hit_by_the_letter_is_asked_of_the_final_result() {
    let (mut table, officer, one, two) = duel("nat-t-26-b-capturado", RIFLES, 35);
    table.state.options.impactar_literal = true;
    table.piece(PieceKind::Foxhole, 60, 55, 0);
    assert_eq!(shoot(&mut table, officer, one, two, Ammo::He, Pool::new(1, 0, 0)), 0, "6 − 2 − 3 is below 4");
}

#[test]
fn r3_double_fire_takes_one_off_each_and_twin_guns_do_not() {
    let v = |id: &str| {
        let mut table = Table::bare();
        let one = table.unit(id, Attacker, 60, 20);
        let (two, three) = (table.unit(RIFLES, Defender, 55, 45), table.unit(RIFLES, Defender, 72, 45));
        let officer = table.officer(Attacker, 60, 12, [0, 1, 0]);
        table.order(officer, one, OrderKind::Fire, ZERO);
        table.act(Action::Shoot { target: two, weapon: 0, ammo: Ammo::Area });
        table.act(Action::Also(three));
        [0, 1].map(|at| c6_fire::worth(&table.state, &table.state.shots[at], false).expect("a shot").sum.total())
    };
    assert_eq!(v("nat-tractor-blindado-lmg"), [2, 2]);
    assert_eq!(v("nat-cv-33-35-l3"), [3, 3]);
}

#[test]
fn r3_twin_guns_take_nothing_off() {
    let data = crate::data::Pack::default().data();
    let twins = data.profiles.iter().filter(|profile| profile.weapon(0).is_some_and(|weapon| weapon.twin)).count();
    assert_eq!(twins, 4);
    let mut table = Table::bare();
    let one = table.unit("nat-cv-33-35-l3", Attacker, 60, 20);
    let (two, three) = (table.unit(RIFLES, Defender, 55, 45), table.unit(RIFLES, Defender, 72, 45));
    let officer = table.officer(Attacker, 60, 12, [0, 1, 0]);
    table.order(officer, one, OrderKind::Fire, ZERO);
    table.act(Action::Shoot { target: two, weapon: 0, ammo: Ammo::Area }).act(Action::Also(three));
    let d = c6_fire::d_of(&table.state, one, 0, 0);
    for shot in &table.state.shots {
        assert_eq!(c6_fire::worth(&table.state, shot, false).expect("a shot").sum.total(), d);
    }
}

#[test]
fn r3_smg_levels_follow_their_table_and_so_do_light_machine_guns() {
    let d = |guns| {
        let (mut table, _, one, _) = duel(RIFLES, RIFLES, 40);
        table.state.unit_mut(one).guns = guns;
        [0, 1, 2].map(|band| c6_fire::d_of(&table.state, one, 0, band))
    };
    assert_eq!([d([1, 0]), d([2, 0]), d([3, 0])], [[4, 3, 1], [5, 3, 1], [5, 4, 1]]);
    assert_eq!([d([0, 1]), d([0, 2]), d([0, 3])], [[4, 2, 1], [5, 2, 0], [6, 1, 0]]);
}

#[test]
fn r3_lmg_levels_are_in_the_printed_d() {
    let (table, _, one, _) = duel("nat-seccion-regulares-italianos", RIFLES, 40);
    assert_eq!(c6_fire::d_of(&table.state, one, 0, 0), 5);
}

#[test]
fn r3_sloped_armour_turns_a_bare_frontal_hit() {
    // 2 cm Flak: D 3, two off by the dice, +5 AP, R 6: Damage 0.
    let (mut table, officer, one, two) = duel("nat-2-cm-flak-30", "rep-bt-5", 35);
    assert_eq!(shoot(&mut table, officer, one, two, Ammo::Ap, Pool::new(0, 0, 2)), 0);
    assert_eq!(table.state.pending(), Some(Frame::Turn), "no damage die");
}

#[test]
fn r3_stepped_armour_turns_it_on_four_or_more() {
    for (die, then) in [(4, Some(Frame::Turn)), (3, Some(Frame::DamageDie(0)))] {
        let (mut table, officer, one, two) = duel("nat-2-cm-flak-30", "rep-t-26-b", 35);
        shoot(&mut table, officer, one, two, Ammo::Ap, Pool::new(0, 0, 2));
        assert_eq!(table.state.pending(), Some(Frame::SteppedDie(0)));
        table.dice(&[die]);
        assert_eq!(table.state.pending(), then);
    }
}

#[test]
fn r3_steep_armour_turns_one_more() {
    let (mut table, officer, one, two) = duel("nat-2-cm-flak-30", "rep-ba-6", 35);
    give(&mut table, two, Trait::SteepArmour);
    // R 5: Damage 1.
    assert_eq!(shoot(&mut table, officer, one, two, Ammo::Ap, Pool::new(0, 0, 2)), 1);
    assert_eq!(table.state.pending(), Some(Frame::Turn));
}

#[test]
fn r3_quality_steel_takes_one_off_the_damage_die_and_brittle_armour_adds() {
    for (one_trait, die, mobility) in
        [(Trait::QualitySteel, 6, Mobility::Free), (Trait::BrittleArmour, 4, Mobility::Crippled)]
    {
        let (mut table, officer, one, two) = duel("nat-t-26-b-capturado", "rep-t-26-b", 35);
        give(&mut table, two, one_trait);
        shoot(&mut table, officer, one, two, Ammo::He, PLUS);
        table.dice(&[die]);
        assert_eq!(table.state.unit(two).mobility, mobility);
    }
}

#[test]
fn r3_brittle_armour_adds_two_to_damage() {
    let (mut table, officer, one, two) = duel("nat-t-26-b-capturado", "rep-t-26-b", 35);
    give(&mut table, two, Trait::BrittleArmour);
    shoot(&mut table, officer, one, two, Ammo::He, PLUS);
    table.dice(&[5]);
    assert!(table.state.unit(two).is_gone());
}

#[test]
fn r3_low_profile_doubles_what_hides_it() {
    let v = |id: &str| {
        let (mut table, officer, one, two) = duel("rep-45mm-m-32-19-k", id, 35);
        table.piece(PieceKind::Wood, 60, 57, 0);
        table.order(officer, one, OrderKind::Fire, ZERO);
        table.act(Action::Shoot { target: two, weapon: 0, ammo: Ammo::Ap });
        c6_fire::worth(&table.state, &table.state.shots[0], false).expect("a shot").sum.total()
    };
    assert_eq!([v("nat-panzer-i-ausf-a-b"), v("nat-cv-33-35-l3")], [4, 3]);
}

#[test]
fn r3_high_profile_is_hidden_only_at_long_range() {
    let (mut table, officer, one, two) = duel("rep-45mm-m-32-19-k", "nat-panzer-i-ausf-a-b", 35);
    table.piece(PieceKind::Wood, 60, 57, 0);
    give(&mut table, two, Trait::HighProfile);
    table.order(officer, one, OrderKind::Fire, ZERO);
    table.act(Action::Shoot { target: two, weapon: 0, ammo: Ammo::Ap });
    assert_eq!(c6_fire::worth(&table.state, &table.state.shots[0], false).expect("a shot").sum.total(), 5);
}

#[test]
fn r3_ap_is_plus_five_at_vehicles() {
    let (mut table, officer, one, two) = duel("rep-45mm-m-32-19-k", "nat-panzer-i-ausf-a-b", 35);
    assert_eq!(shoot(&mut table, officer, one, two, Ammo::Ap, ZERO), 5);
    let (mut table, officer, one, two) = duel("rep-45mm-m-32-19-k", "nat-camion", 35);
    assert_eq!(shoot(&mut table, officer, one, two, Ammo::Ap, ZERO), 0, "a lorry is no Vehículo");
}

#[test]
fn r3_he_degrades_and_area_fire_does_not() {
    for (id, ammo, markers) in [("nat-t-26-b-capturado", Ammo::He, 1), ("nat-cv-33-35-l3", Ammo::Area, 0)] {
        let (mut table, officer, one, two) = duel(id, RIFLES, 30);
        table.piece(PieceKind::House, 60, 50, 0);
        shoot(&mut table, officer, one, two, ammo, Pool::new(3, 0, 0));
        assert_eq!(table.state.pieces[0].markers, markers, "{id}");
    }
}

#[test]
fn r3_area_takes_one_off_against_cover() {
    let (mut table, officer, one, two) = duel("nat-cv-33-35-l3", RIFLES, 25);
    table.piece(PieceKind::Wood, 60, 45, 0);
    assert_eq!(shoot(&mut table, officer, one, two, Ammo::Area, ZERO), 0);
}

#[test]
fn r3_mortar_makes_roofless_works_count_one() {
    let mut table = Table::bare();
    table.piece(PieceKind::Trench, 60, 60, 0);
    let foe = table.unit(RIFLES, Defender, 60, 60);
    table.line(foe, 60, 60);
    let cover = crate::cover::from_above(&table.state, foe, 0, crate::cover::Above::Shells { hills: i8::MAX });
    // C 1 and −1 for hard cover.
    assert_eq!(left_through(&cover, Ammo::Mortar, 5, |_| ()), 3);
}

#[test]
fn r3_transport_carries_two_large_stands_and_its_passengers_come_along() {
    let mut table = Table::bare();
    let lorry = table.unit("nat-camion", Attacker, 60, 50);
    let section = table.unit(RIFLES, Attacker, 60, 40);
    let gun = table.unit("nat-ametralladora-media-hotchkiss", Attacker, 52, 48);
    let officer = table.officer(Attacker, 70, 45, [0, 3, 0]);
    table.order(officer, section, OrderKind::Move, ZERO);
    table.refused(Action::Board(lorry), "transport-full");
    table.act(Action::Stay);
    table.order(officer, gun, OrderKind::Move, ZERO).act(Action::Board(lorry));
    assert!(is_aboard(&table, gun));
    table.order(officer, lorry, OrderKind::Move, ZERO).act(Action::Drive { facing: Facing::UP, length: 3000 });
    assert_eq!(table.state.unit(gun).stands[0], Point::cm(60, 80));
}

#[test]
fn r3_transport_extended_carries_a_whole_section_which_gets_off_near_it() {
    let mut table = Table::bare();
    let lorry = table.unit("nat-camion-grande", Attacker, 60, 50);
    let section = table.unit(RIFLES, Attacker, 60, 40);
    let officer = table.officer(Attacker, 70, 45, [0, 3, 0]);
    table.order(officer, section, OrderKind::Move, ZERO).act(Action::Board(lorry));
    assert!(is_aboard(&table, section));
    table.state.unit_mut(section).spent = false;
    table.act(Action::Order { unit: section, kind: OrderKind::Move });
    let speak = table.state.order.unit;
    assert_eq!(speak, section);
}

#[test]
fn r3_transport_small_carries_one_large_stand() {
    assert_eq!(crate::data::Capacity::Small.room(true), 2);
    assert_eq!([crate::data::Capacity::Extended.room(true), crate::data::Capacity::Extended.room(false)], [7, 5]);
}

#[test]
fn r3_light_train_pieces_are_towed_two_at_a_time() {
    let mut table = Table::bare();
    let lorry = table.unit("nat-camion", Attacker, 60, 50);
    let tractor = table.unit("nat-tractor", Attacker, 90, 50);
    let place = |table: &mut Table, id: &str, by: UnitNo, right: i16| {
        let unit = table.unit(id, Attacker, 20, 20);
        let at = table.state.unit(by).stands[0];
        table.state.unit_mut(unit).stands[0] = Point { x: at.x + right, y: at.y };
        unit
    };
    let one = place(&mut table, "nat-3-7-cm-pak-35-36", lorry, 401);
    let two = place(&mut table, "nat-37mm-trp-puteaux", lorry, -401);
    let heavy = place(&mut table, "nat-8-8-cm-flak-18", tractor, 401);
    let officer = table.officer(Attacker, 70, 45, [0, 3, 0]);
    for gun in [one, two] {
        table.order(officer, gun, OrderKind::Move, ZERO).act(Action::Board(lorry));
        assert!(is_aboard(&table, gun));
    }
    table.state.march = crate::state::March { unit: heavy, ..crate::state::March::none() };
    table.state.stack.push(Frame::March);
    table.refused(Action::Board(lorry), "not-in-contact");
    table.allowed(Action::Board(tractor));
}

#[test]
fn r3_medium_train_pieces_are_not_towed_in_pairs() {
    let mut table = Table::bare();
    let lorry = table.unit("nat-camion", Attacker, 60, 50);
    let at = table.state.unit(lorry).stands[0];
    let guns = [401, -401].map(|right| {
        let unit = table.unit("nat-schneider-70-16-modelo-1908-de-montana", Attacker, 20, 20);
        table.state.unit_mut(unit).stands[0] = Point { x: at.x + right, y: at.y };
        unit
    });
    table.state.unit_mut(guns[0]).place = Place::Aboard(lorry);
    table.state.march = crate::state::March { unit: guns[1], ..crate::state::March::none() };
    table.state.stack.push(Frame::March);
    table.refused(Action::Board(lorry), "tows-enough");
}

#[test]
fn r3_heavy_train_needs_two_transports_one_with_a_motor() {
    let mut table = Table::bare();
    let gun = table.unit("nat-schneider-155-17-155mm", Attacker, 60, 50);
    let lorry = table.unit("nat-camion", Attacker, 20, 20);
    table.state.unit_mut(lorry).stands[0] = Point { x: 6401, y: 5000 };
    table.state.march = crate::state::March { unit: gun, ..crate::state::March::none() };
    table.state.stack.push(Frame::March);
    table.refused(Action::Board(lorry), "needs-two-transports");
    let cart = table.unit("nat-carro", Attacker, 30, 20);
    table.state.unit_mut(cart).stands[0] = Point { x: 5599, y: 5000 };
    table.allowed(Action::Board(lorry));
}

#[test]
fn r3_heavy_pieces_follow_tractors_only() {
    let mut table = Table::bare();
    let gun = table.unit("nat-8-8-cm-flak-18", Attacker, 60, 50);
    let lorry = table.unit("nat-camion", Attacker, 20, 20);
    table.state.unit_mut(lorry).stands[0] = Point { x: 6401, y: 5000 };
    table.state.march = crate::state::March { unit: gun, ..crate::state::March::none() };
    table.state.stack.push(Frame::March);
    table.refused(Action::Board(lorry), "needs-tractor");
}

#[test]
fn r3_ammunition_of_a_transport_is_handed_over_in_contact() {
    let mut table = Table::bare();
    let mortar = table.unit("nat-mortero-valero-m-33-81mm", Attacker, 60, 50);
    let cart = table.unit_with("nat-carro", Attacker, 20, 20, Quality::Regular, &[Upgrade::Ammunition; 3]);
    table.unit(RIFLES, Defender, 10, 110);
    table.state.unit_mut(cart).stands[0] = Point { x: 6401, y: 5000 };
    table.act(Action::EndTurn).act(Action::EndTurn);
    assert_eq!((table.state.unit(mortar).ammo, table.state.unit(cart).ammo), (6, 0));
}

#[test]
fn r3_bombard_belongs_to_artillery_and_mortars() {
    let mut table = Table::bare();
    let gun = table.unit("nat-schneider-75-28-mod-1906", Attacker, 60, 10);
    let tank = table.unit("nat-t-26-b-capturado", Attacker, 30, 10);
    assert!(c7_bombardment::check_observer(&table.state, gun).is_ok());
    assert!(c7_bombardment::check_observer(&table.state, tank).is_err());
}

#[test]
fn r3_helmets_take_one_off_shells() {
    let hit = |upgrades: &[Upgrade]| {
        let mut table = Table::bare();
        let gun = table.unit("nat-schneider-75-28-mod-1906", Attacker, 60, 10);
        let foe = table.unit_with(RIFLES, Defender, 60, 60, Quality::Regular, upgrades);
        let burst =
            c7_bombardment::Burst { by: gun, d: 4, modifier: 0, canopy: 0, ammo: Ammo::He, most: 9, suppression: 0 };
        c7_bombardment::burst_on(&table.state, foe, burst, &mut table.log).0.amount
    };
    assert_eq!([hit(&[]), hit(&[Upgrade::Helmets])], [4, 3]);
}

/// A section, a large lorry 24 cm ahead, an enemy beyond it.
fn lorry_ahead() -> (Table, UnitNo, UnitNo) {
    let mut table = Table::bare();
    let section = table.unit(RIFLES, Attacker, 60, 24);
    let lorry = table.unit("nat-camion-grande", Attacker, 60, 44);
    table.unit(RIFLES, Defender, 60, 70);
    let officer = table.officer(Attacker, 50, 33, [0, 3, 0]);
    table.order(officer, section, OrderKind::Move, ZERO);
    (table, section, lorry)
}

#[test]
fn r3_transport_is_boarded_by_a_move_that_the_enemy_may_fire_at() {
    let (mut table, section, lorry) = lorry_ahead();
    table.act(Action::Board(lorry));
    assert_eq!(table.state.pending(), Some(Frame::MoveReact));
    table.pass();
    assert!(is_aboard(&table, section));
    assert_eq!(table.state.unit(section).stands, [table.state.unit(lorry).stands[0]; 4]);
    table.state.unit_mut(section).spent = false;
    table.order(UnitNo(3), section, OrderKind::Move, ZERO);
    table.act(Action::Leave { facing: Facing::UP, to: Point::cm(67, 44) });
    assert_eq!(table.state.pending(), Some(Frame::MoveReact), "getting off is a move as well");
    table.pass();
    assert_eq!(table.state.pending(), Some(Frame::Turn));
}

#[test]
fn r3_transport_is_not_boarded_across_a_river_or_beyond_what_is_left_of_the_move() {
    let (mut table, _, lorry) = lorry_ahead();
    table.band(PieceKind::River, (0, 34), (120, 34));
    table.refused(Action::Board(lorry), "river");
    table.state.pieces.clear();
    table.act(Action::Via(Point::cm(56, 24)));
    table.refused(Action::Board(lorry), "too-far");
}

#[test]
fn r3_cavalry_goes_30_centimetres_by_road_and_enters_no_house_mounted() {
    let mut table = Table::bare();
    table.band(PieceKind::Road, (60, 0), (60, 120));
    let riders = table.unit("nat-escuadron-de-caballeria", Attacker, 60, 10);
    table.state.unit_mut(riders).mounted = true;
    table.stand(riders, [(6000, 800), (6000, 1200), (6600, 1200), (5400, 1200)]);
    let walk = |x, y| Action::Walk { facing: Facing::UP, to: Point::cm(x, y) };
    table.act(Action::FreeMove(riders));
    table.allowed(walk(60, 42));
    table.refused(Action::Walk { facing: Facing::UP, to: Point { x: 6000, y: 4201 } }, "too-far");
    table.refused(walk(66, 33), "too-far");
    let mut candidates = Vec::new();
    Peanas::legal_actions(&table.state, &mut candidates);
    assert!(candidates.iter().any(|one| matches!(one, Action::Walk { to, .. } if to.y == 4200)));
    table.state.pieces.clear();
    table.piece(PieceKind::House, 60, 24, 0);
    table.refused(walk(60, 24), "impassable");
    table.state.unit_mut(riders).mounted = false;
    table.allowed(walk(60, 24));
    table.state.unit_mut(riders).stands = [Point::cm(60, 24); 4];
    table.refused(Action::Remount, "impassable");
}

#[test]
fn r1_6_guns_enter_no_house() {
    let mut table = Table::bare();
    table.piece(PieceKind::House, 60, 45, 0);
    let gun = table.unit("nat-3-7-cm-pak-35-36", Attacker, 60, 36);
    let officer = table.officer(Attacker, 50, 34, [0, 1, 0]);
    table.order(officer, gun, OrderKind::Move, ZERO);
    table.refused(Action::Drive { facing: Facing::UP, length: 900 }, "impassable");
}
