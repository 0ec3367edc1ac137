//! §10: assault on vehicles.

use super::*;
use crate::state::Mobility;

fn against(tank: &str, id: &str, upgrades: &[Upgrade]) -> (Table, UnitNo, UnitNo) {
    let mut table = Table::bare();
    let one = table.unit_with(id, Attacker, 60, 50, Quality::Regular, upgrades);
    let two = table.unit(tank, Defender, 60, 66);
    let officer = table.officer(Attacker, 60, 42, [0, 1, 0]);
    table.unit(RIFLES, Attacker, 10, 10);
    table.unit(RIFLES, Defender, 10, 110);
    table.unit(RIFLES, Defender, 110, 110);
    table.order(officer, one, OrderKind::Move, ZERO).act(Action::Charge(two)).pass();
    table.act(Action::Form(crate::actions::Formation::Huddle)).act(Action::EndTurn);
    (table, one, two)
}

#[test]
fn r10_1_rifles_do_nothing_to_armour_and_everything_to_a_lorry() {
    let (mut table, one, two) = against("rep-t-26-b", "rep-seccion-milicia-poum", &[]);
    table.act(Action::Strike { unit: one, target: two });
    assert_eq!(table.result(), -1);
    let (mut table, one, two) = against("rep-camion", "rep-seccion-milicia-poum", &[]);
    table.act(Action::Strike { unit: one, target: two });
    assert_eq!(table.result(), 3);
}

#[test]
fn r10_2_the_vehicle_does_not_strike_back() {
    let (mut table, one, two) = against("rep-t-26-b", "rep-seccion-milicia-poum", &[Upgrade::Explosives]);
    table.act(Action::Strike { unit: one, target: two });
    assert_eq!(table.log.iter().filter(|event| matches!(event, Event::StrikeResult { .. })).count(), 1);
}

#[test]
fn r10_3_the_best_charge_against_the_side_touched() {
    // From the front: explosives 8 − 6.
    let (mut table, one, two) =
        against("rep-t-26-b", "rep-seccion-milicia-poum", &[Upgrade::Explosives, Upgrade::HandGrenades]);
    table.act(Action::Strike { unit: one, target: two });
    assert_eq!(table.result(), 2);
    table.dice(&[1]);
    assert_eq!(table.state.unit(two).pinned, 1, "1 and 2 make 3");
}

#[test]
fn r10_4_a_vehicle_that_stays_in_contact_is_attacked_again() {
    let (mut table, one, two) = against("rep-t-26-b", "rep-seccion-milicia-poum", &[Upgrade::Explosives]);
    table.act(Action::Strike { unit: one, target: two }).dice(&[1]);
    table.act(Action::EndTurn);
    assert_eq!(table.state.pending(), Some(Frame::Melee(Attacker)));
}

#[test]
fn r10_5_going_for_the_wheels_leaves_it_immobilised() {
    let (mut table, one, two) = against("rep-t-26-b", "rep-seccion-milicia-poum", &[Upgrade::Explosives]);
    table.act(Action::Cripple { unit: one, target: two }).dice(&[6]);
    assert_eq!(table.state.unit(two).mobility, Mobility::Crippled);
    assert!(!table.state.unit(two).is_gone());
}
