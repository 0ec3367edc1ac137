//! §2: lists, costs, quality, upgrades.

use super::*;
use crate::data::Pack;
use crate::ids::{Army, Size};
use crate::roster::{self, Roster};

fn small(units: &[(&str, Quality, &[Upgrade])]) -> Roster {
    let entry = |(unit, quality, upgrades): &(&str, Quality, &[Upgrade])| Entry {
        unit: (*unit).to_owned(),
        quality: *quality,
        upgrades: upgrades.to_vec(),
        platoon: 0,
        zone: 0,
    };
    let units = units.iter().map(entry).collect();
    Roster { name: "test".to_owned(), army: Army::National, size: Size::Small, side: Attacker, units }
}

fn reasons(roster: &Roster) -> Vec<String> {
    let report = roster::check(roster, Pack::default().data(), Size::Small, Attacker, false);
    report.errors.into_iter().map(|error| error.reason).collect()
}

#[test]
fn r2_1_the_attacker_has_half_as_much_again() {
    let data = Pack::default().data();
    let points: Vec<_> = Size::ALL.iter().map(|size| data.size(*size).points).collect();
    assert_eq!(points, [(1200, 800), (2250, 1500), (4500, 3000)]);
    assert!(points.iter().all(|(attacker, defender)| 2 * attacker == 3 * defender));
}

#[test]
fn r2_1_a_list_over_its_points_without_officer_or_sections_is_refused_for_each() {
    let tanks = vec![("nat-t-26-b-capturado", Quality::Elite, &[] as &[Upgrade]); 6];
    let faults = reasons(&small(&tanks));
    assert!(faults.iter().any(|fault| fault.contains("1308 points, at most 1200")), "{faults:?}");
    assert!(faults.iter().any(|fault| fault.contains("officer on foot")), "{faults:?}");
    assert!(faults.iter().any(|fault| fault.contains("0 infantry sections")), "{faults:?}");
}

#[test]
fn r2_2_quality_gives_turns_morale_recovery_and_dice() {
    let data = Pack::default().data();
    let rows = Quality::ALL.iter().map(|quality| {
        let row = data.quality(*quality);
        (row.prolonged, row.morale, row.recovery, row.dice)
    });
    assert_eq!(rows.collect::<Vec<_>>(), [(1, 4, 4, 2), (0, 5, 3, 3), (-1, 6, 2, 4), (-1, 7, 1, 5)]);
}

#[test]
fn r2_3_quality_changes_the_price_and_half_a_point_is_rounded_up() {
    let data = Pack::default().data();
    let line = data.unit(LINE).expect("a unit of the lists");
    let price = |quality| roster::price(data, line, quality, false);
    assert_eq!(Quality::ALL.iter().map(|one| price(*one)).collect::<Vec<_>>(), [60, 75, 98, 109]);
}

#[test]
fn r2_3_the_erratum_puts_the_two_tiznaos_right() {
    let data = Pack::default().data();
    let price =
        |id: &str, erratum| roster::price(data, data.unit(id).expect("a unit of the lists"), Quality::Regular, erratum);
    assert_eq!([price("rep-tiznao", false), price("rep-tiznao-mando", false)], [30, 15]);
    assert_eq!([price("rep-tiznao", true), price("rep-tiznao-mando", true)], [15, 30]);
}

#[test]
fn r2_4_upgrades_are_for_sections_once_each_and_levels_stop_at_three() {
    use Upgrade::{Ammunition, HandGrenades, Helmets, LightMachineGun};
    let officer = ("nat-oficial", Quality::Regular, &[] as &[Upgrade]);
    let fine = small(&[officer, (LINE, Quality::Regular, &[LightMachineGun, LightMachineGun, Helmets])]);
    assert_eq!(reasons(&fine), Vec::<String>::new());
    let many = small(&[officer, (LINE, Quality::Regular, &[LightMachineGun; 3])]);
    assert_eq!(reasons(&many), ["light-machine-gun is bought 3 times, at most 2 allowed"]);
    let stray = small(&[("nat-oficial", Quality::Regular, &[HandGrenades]), (LINE, Quality::Regular, &[Ammunition])]);
    assert_eq!(reasons(&stray), ["hand-grenades cannot be bought for it", "ammunition cannot be bought for it"]);
}

#[test]
fn r2_4_a_bought_machine_gun_raises_d_as_the_table_says() {
    let mut table = Table::bare();
    let plain = table.unit(RIFLES, Attacker, 20, 40);
    let one = table.unit_with(RIFLES, Attacker, 60, 40, Quality::Regular, &[Upgrade::LightMachineGun]);
    let both = [Upgrade::LightMachineGun, Upgrade::LightMachineGun, Upgrade::SubmachineGuns, Upgrade::SubmachineGuns];
    let both = table.unit_with(RIFLES, Attacker, 100, 40, Quality::Regular, &both);
    let d = |unit| [0, 1, 2].map(|band| crate::rules::c6_fire::d_of(&table.state, unit, 0, band));
    assert_eq!([d(plain), d(one), d(both)], [[3, 2, 1], [4, 3, 1], [7, 3, 0]]);
}

#[test]
fn r2_5_the_lists_hold_153_lines_and_printed_d_holds_the_printed_levels() {
    let data = Pack::default().data();
    assert_eq!(data.units.len(), 153);
    assert_eq!(data.units.iter().map(|unit| unit.weapons.len()).sum::<usize>(), 168);
    let sections: Vec<_> = data.profiles.iter().filter(|profile| profile.kind.is_section()).collect();
    assert_eq!(sections.len(), 29);
    let (lmg, smg) = ([[0, 0], [1, 1], [2, 1], [2, 2]], [[0, 0, 0], [1, 0, 0], [2, 0, -1], [3, -1, -1]]);
    for profile in sections {
        let [guns, subs] = profile.guns.map(usize::from);
        let flame = if profile.has(crate::data::Trait::Flamethrower) { 2 } else { 0 };
        let expected = [3 + lmg[guns][0] + smg[subs][0] + flame, 2 + lmg[guns][1] + smg[subs][1], 1 + smg[subs][2]];
        assert_eq!(profile.weapon(0).expect("rifles").d, expected);
    }
}

#[test]
fn r2_5_strangers_and_hand_weapons_are_refused_by_name() {
    let officer = ("nat-oficial", Quality::Regular, &[] as &[Upgrade]);
    let line = (LINE, Quality::Regular, &[] as &[Upgrade]);
    let odd = ["rep-bt-5", "nat-arma-explosivos", "nat-tiger"].map(|id| (id, Quality::Regular, &[] as &[Upgrade]));
    let faults = reasons(&small(&[officer, line, odd[0], odd[1], odd[2]]));
    assert_eq!(faults.len(), 3, "{faults:?}");
    assert!(faults[0].contains("republican") && faults[1].contains("upgrade") && faults[2].contains("no unit"));
}

#[test]
fn r2_5_the_twelve_ready_lists_are_sound_and_use_their_points() {
    let names = roster::ready_names();
    assert_eq!(names.len(), 12);
    for name in names {
        let list = roster::ready(name).expect("a ready list");
        let report = roster::check(list, Pack::default().data(), list.size, list.side, false);
        assert_eq!(report.errors, [], "{name}");
        assert!(report.limit - report.points <= 90, "{name}: {} of {}", report.points, report.limit);
    }
}

#[test]
fn r2_5_broken_json_is_refused_with_its_place() {
    let fault = roster::parse("{\n  \"name\": \"x\",\n  \"army\": \"Moorish\"}").expect_err("an unknown army");
    assert!(fault.place.starts_with("line 3"), "{fault}");
}

#[test]
fn r5_4_6_a_platoon_is_of_one_type_with_a_command_vehicle() {
    let list = |ids: &[&str]| {
        let mut list = small(&[("nat-oficial", Quality::Regular, &[]), (LINE, Quality::Regular, &[])]);
        for id in ids {
            let entry = list.units[0].clone();
            list.units.push(Entry { unit: (*id).to_owned(), platoon: 1, ..entry });
        }
        reasons(&list)
    };
    let (hen, chick) = ("nat-t-26-b-capturado-mando", "nat-t-26-b-capturado");
    assert_eq!(list(&[hen, chick]), Vec::<String>::new());
    assert_eq!(list(&[chick]), ["platoon 1 has no command vehicle"]);
    assert_eq!(list(&[hen, "nat-camion"]), ["platoon 1 mixes types of vehicle"]);
}

#[test]
fn r3_light_train_every_piece_left_untowed_is_named() {
    let untowed = |ids: &[&str]| {
        let mut list = small(&[("nat-oficial", Quality::Regular, &[]), (LINE, Quality::Regular, &[])]);
        for id in ids {
            let entry = list.units[0].clone();
            list.units.push(Entry { unit: (*id).to_owned(), ..entry });
        }
        let report = roster::check(&list, Pack::default().data(), Size::Small, Attacker, false);
        let guns = report.warnings.iter().filter(|warning| warning.what == roster::What::NoTow);
        guns.map(|warning| (warning.rule, warning.at.map(|at| at - 2))).collect::<Vec<_>>()
    };
    let (pak, flak, heavy) = ("nat-3-7-cm-pak-35-36", "nat-8-8-cm-flak-18", "nat-schneider-155-17-155mm");
    let (lorry, cart, tractor) = ("nat-camion", "nat-carro", "nat-tractor");
    assert_eq!(untowed(&[pak, pak, lorry]), []);
    assert_eq!(untowed(&[pak, pak, pak, lorry]), [("3-light-train", Some(2))]);
    assert_eq!(untowed(&[flak, lorry]), [("3-heavy", Some(0))]);
    assert_eq!(untowed(&[flak, tractor]), []);
    assert_eq!(untowed(&[heavy, cart, cart]), [("3-heavy-train", Some(0))]);
    assert_eq!(untowed(&[heavy, cart, lorry]), []);
    assert_eq!(untowed(&[heavy, pak, cart, lorry]), [("3-light-train", Some(1))]);
}
