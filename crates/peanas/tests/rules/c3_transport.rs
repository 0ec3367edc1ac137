//! §3-transport: one section in two transports (ruling B-67), and what small ones hold.

use super::*;
use crate::state::{Hit, March, Mobility, Unit};

/// A section beside two lorries that stand six centimetres apart, and an officer with dice.
fn two_lorries(first: &str, second: &str) -> (Table, UnitNo, [UnitNo; 2], UnitNo) {
    let mut table = Table::bare();
    let section = table.unit(RIFLES, Attacker, 60, 36);
    let lorries = [table.unit(first, Attacker, 60, 50), table.unit(second, Attacker, 69, 50)];
    let officer = table.officer(Attacker, 76, 45, [0, 5, 0]);
    table.unit(RIFLES, Attacker, 10, 10);
    table.unit(RIFLES, Attacker, 110, 10);
    table.order(officer, section, OrderKind::Move, ZERO);
    (table, section, lorries, officer)
}

/// The same, the section aboard and ready to act again.
fn in_two_lorries() -> (Table, UnitNo, [UnitNo; 2], UnitNo) {
    let (mut table, section, lorries, officer) = two_lorries("nat-camion", "nat-camion");
    table.act(Action::Board(lorries[0]));
    table.state.unit_mut(section).spent = false;
    (table, section, lorries, officer)
}

#[test]
fn r3_transport_two_of_them_carry_a_whole_section_between_them() {
    let (table, section, lorries, _) = in_two_lorries();
    let it = table.state.unit(section);
    assert_eq!((it.place, it.second), (Place::Aboard(lorries[0]), Some(lorries[1])));
    let boarded = table.log.iter().filter(|event| matches!(event, Event::Boarded { .. })).count();
    assert_eq!(boarded, 2, "each of them is told");
    // Both are full.
    let mut table = table;
    let man = table.unit("rep-comisario", Attacker, 60, 44);
    table.act(Action::FreeMove(man));
    table.refused(Action::Board(lorries[0]), "transport-full");
    table.refused(Action::Board(lorries[1]), "transport-full");
}

#[test]
fn r3_transport_a_second_one_must_be_near_empty_and_large_enough() {
    let (mut table, _, lorries, _) = two_lorries("nat-camion", "nat-camion");
    table.state.unit_mut(lorries[1]).stands[0] = Point::cm(74, 50);
    table.refused(Action::Board(lorries[0]), "transport-full");
    let (mut table, _, lorries, _) = two_lorries("nat-camion", "nat-camion");
    let rider = table.unit("rep-comisario", Attacker, 100, 50);
    table.state.unit_mut(rider).place = Place::Aboard(lorries[1]);
    table.refused(Action::Board(lorries[0]), "transport-full");
    // One large stand or two small is room for two: four and two are fewer than the seven of a section.
    let (table, _, lorries, _) = two_lorries("nat-camion", "nat-bilbao-m-32");
    table.refused(Action::Board(lorries[0]), "transport-full");
    table.refused(Action::Board(lorries[1]), "transport-full");
}

#[test]
fn r3_transport_small_carries_one_large_stand_or_two_small() {
    let (mut table, section, [car, far], _) = two_lorries("nat-bilbao-m-32", "nat-camion");
    table.act(Action::Stay);
    table.state.unit_mut(far).stands[0] = Point::cm(100, 80);
    let man = |table: &mut Table, x| table.unit("nat-francotirador", Attacker, x, 44);
    let men = [man(&mut table, 58), man(&mut table, 60), man(&mut table, 62)];
    for man in [men[0], men[1]] {
        table.state.unit_mut(man).place = Place::Aboard(car);
    }
    let ask = |table: &mut Table, unit| {
        table.state.march = March { unit, allowance: 1500, ..March::none() };
        table.state.stack = Stack::of(Frame::March);
    };
    ask(&mut table, men[2]);
    table.refused(Action::Board(car), "transport-full");
    table.state.unit_mut(men[0]).place = Place::Table;
    table.allowed(Action::Board(car));
    for man in men {
        table.state.unit_mut(man).place = Place::Reserve;
    }
    // Reduced to one large stand and its command stand a section is too large by the small one.
    let it = table.state.unit_mut(section);
    (it.losses, it.alive) = (8, 0b0011);
    ask(&mut table, section);
    table.refused(Action::Board(car), "transport-full");
}

#[test]
fn r3_transport_two_that_share_a_section_go_together_at_the_slower_pace() {
    let (mut table, section, [lorry, cart], officer) = two_lorries("nat-camion", "nat-carro");
    table.act(Action::Board(lorry));
    table.order(officer, lorry, OrderKind::Move, ZERO);
    table.refused(Action::Drive { facing: Facing::UP, length: 1600 }, "too-far");
    table.act(Action::Drive { facing: Facing::UP, length: 1500 });
    assert_eq!(table.state.unit(lorry).stands[0], Point::cm(60, 65));
    assert!(table.state.is_within(lorry, cart, 1000), "the cart follows");
    assert!(table.state.unit(cart).stands[0].y < table.state.unit(lorry).stands[0].y, "behind it");
    let it = table.state.unit(cart);
    assert!(it.spent && it.moved == 1500);
    assert_eq!(table.state.unit(section).stands[0], Point::cm(60, 65));
    table.refused(Action::Order { unit: cart, kind: OrderKind::Move }, "spent");
}

#[test]
fn r3_transport_one_of_two_goes_nowhere_without_the_other() {
    let stops: [fn(&mut Unit); 3] = [|it| it.pinned = 1, |it| it.mobility = Mobility::Bogged, |it| it.spent = true];
    for stop in stops {
        let (mut table, section, lorries, officer) = in_two_lorries();
        stop(table.state.unit_mut(lorries[1]));
        table.refused(Action::Order { unit: lorries[0], kind: OrderKind::Move }, "not-alone");
        // Once the section is off they are free of each other.
        table.order(officer, section, OrderKind::Move, ZERO);
        table.act(Action::Leave { facing: Facing::UP, to: Point::cm(60, 58) });
        assert_eq!(table.state.unit(section).second, None);
        table.allowed(Action::Order { unit: lorries[0], kind: OrderKind::Move });
    }
}

#[test]
fn r3_transport_who_rides_in_two_gets_off_at_either() {
    let (mut table, section, _, officer) = in_two_lorries();
    table.order(officer, section, OrderKind::Move, ZERO);
    table.refused(Action::Leave { facing: Facing::UP, to: Point::cm(82, 50) }, "too-far");
    table.act(Action::Leave { facing: Facing::UP, to: Point::cm(69, 58) });
    assert!(table.state.unit(section).is_on_table());
}

#[test]
fn r3_transport_when_one_of_two_burns_the_section_suffers_and_the_other_goes_free() {
    let (mut table, section, lorries, _) = in_two_lorries();
    let hit = Hit { amount: 9, ..Hit::of(UnitNo(3), lorries[1]) };
    crate::rules::c10_vehicles::damage(&mut table.state, hit, 6, &mut table.log);
    crate::flow::run(&mut table.state, &mut table.log);
    assert_eq!(table.state.pending(), Some(Frame::WreckDie(section)));
    table.dice(&[3]).sixes();
    assert_eq!((table.state.unit(section).losses, table.state.unit(section).second), (3, None));
    assert!(table.state.unit(section).is_on_table());
    assert_eq!(crate::rules::c4_transport::partner(&table.state, lorries[0]), None);
}

#[test]
fn r3_transport_when_one_of_two_panics_the_section_gets_off_unhurt() {
    let (mut table, section, lorries, _) = in_two_lorries();
    table.unit(RIFLES, Defender, 60, 100);
    crate::rules::c11_morale::panic(&mut table.state, lorries[0], &mut table.log);
    crate::flow::run(&mut table.state, &mut table.log);
    table.sixes();
    assert!(table.state.unit(section).is_on_table());
    assert_eq!(table.state.unit(section).losses, 0);
    assert_eq!(table.state.unit(lorries[1]).stands[0], Point::cm(69, 50), "the other stays");
}

#[test]
fn r11_4_whoever_is_pinned_aboard_recovers_there() {
    let (mut table, section, _, officer) = in_two_lorries();
    table.state.unit_mut(section).pinned = 2;
    table.refused(Action::Order { unit: section, kind: OrderKind::Move }, "pinned");
    let mut offers = Vec::new();
    Peanas::legal_actions(&table.state, &mut offers);
    assert!(offers.contains(&Action::Recover(section)));
    table.order(officer, section, OrderKind::Motivate, ZERO).dice(&[3]);
    assert_eq!(table.state.unit(section).pinned, 1);
    table.state.unit_mut(section).spent = false;
    table.act(Action::Recover(section)).dice(&[3]);
    assert_eq!(table.state.unit(section).pinned, 0);
}

#[test]
fn r11_3_whoever_panics_aboard_gets_off_and_runs() {
    let (mut table, section, lorries, _) = in_two_lorries();
    table.unit(RIFLES, Defender, 60, 100);
    table.state.unit_mut(section).pinned = 2;
    crate::rules::c11_morale::pin(&mut table.state, section, &mut table.log);
    crate::flow::run(&mut table.state, &mut table.log);
    table.sixes();
    let it = table.state.unit(section);
    assert!(it.panicked && it.is_on_table() && it.second.is_none());
    assert!(table.told(|event| matches!(event, Event::Retreated { unit, .. } if *unit == section)));
    assert_eq!(crate::rules::c4_transport::passengers(&table.state, lorries[0]).count(), 0);
}

#[test]
fn r5_4_3_a_messenger_finds_those_aboard_and_waits_with_what_they_cannot_do_there() {
    for (kind, done) in [(OrderKind::Move, true), (OrderKind::Aim, false)] {
        let (mut table, section, _, _) = in_two_lorries();
        let far = table.officer(Attacker, 20, 20, [0, 1, 0]);
        if kind == OrderKind::Move {
            table.act(Action::Order { unit: section, kind });
            table.act(Action::Give { officer: far, channel: Channel::Messenger, pool: ZERO });
        } else {
            // Sent before it went aboard.
            let at = Point::cm(60, 48);
            let (from, to, pool) = (far, section, ZERO);
            table.state.messengers.push(crate::state::Messenger {
                from,
                to,
                kind,
                pool,
                at,
                walked: false,
                event: None,
            });
        }
        for _ in 0..4 {
            if table.state.pending() == Some(Frame::Turn) {
                table.act(Action::EndTurn);
            }
        }
        assert_eq!(table.state.pending() == Some(Frame::March), done, "{kind:?}");
        assert_eq!(table.state.messengers.is_empty(), done, "{kind:?}");
        assert!(!table.told(|event| matches!(event, Event::OrderLost(..))));
    }
}

#[test]
fn r3_transport_nobody_gets_off_into_contact() {
    let (mut table, section, _, officer) = in_two_lorries();
    table.unit(RIFLES, Defender, 60, 63);
    table.order(officer, section, OrderKind::Move, ZERO);
    let leave = |y| Action::Leave { facing: Facing::UP, to: Point::cm(60, y) };
    table.refused_by(leave(57), "3-transport", "no-assault-from-aboard");
    table.allowed(leave(43));
}
