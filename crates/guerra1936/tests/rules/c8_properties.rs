//! Chapter 8, whatever armies meet: who falls, and what a blow takes from the objective.

use crate::table::*;
use frente_guerra1936::data::ArmyAbility;
use frente_guerra1936::state::Frame;
use frente_guerra1936::{CardNo, Pack};
use proptest::prelude::*;
use proptest::sample::subsequence;

/// A side's armies, number and force.
fn armies(side: Side) -> Vec<(u8, u16)> {
    let own = Pack::default().data().armies.iter().filter(|army| army.side == side);
    own.map(|army| (army.number.0, army.force.into())).collect()
}

fn some(side: Side) -> impl Strategy<Value = Vec<(u8, u16)>> {
    subsequence(armies(side), 1..=6)
}

fn numbers(armies: &[(u8, u16)]) -> Vec<u8> {
    armies.iter().map(|army| army.0).collect()
}

fn force<'a>(armies: impl IntoIterator<Item = &'a (u8, u16)>) -> u16 {
    armies.into_iter().map(|army| army.1).sum()
}

/// All of the National armies attack as one group.
fn attack(national: &[(u8, u16)], republic: &[(u8, u16)]) -> Table {
    let table =
        Table::new().military(52, 26, 6).at(0, Republic, &numbers(national)).at(1, Republic, &numbers(republic));
    let mut table = table.combat().act(&format!("group {}", national[0].0));
    for (army, _) in &national[1..] {
        table = table.act(&format!("join {army}"));
    }
    table.act("done").strategy()
}

/// Those who fall are the weakest, they do not cost more than the damage, and the next would cost too much.
fn expect_losses(armies: &[(u8, u16)], fallen: &[CardNo], damage: u16) {
    let falls = |army: &&(u8, u16)| fallen.contains(&CardNo(army.0));
    let (lost, left): (Vec<_>, Vec<_>) = armies.iter().partition(falls);
    let cost = force(lost.iter().copied());
    assert!(cost <= damage, "{lost:?} fell to {damage}");
    if let Some(weakest) = left.iter().map(|army| army.1).min() {
        assert!(cost + weakest > damage, "{left:?} stand against {damage} after {lost:?}");
        assert!(lost.iter().all(|army| army.1 <= weakest), "{lost:?} fell before {left:?}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn r8_24_the_weakest_fall_on_both_sides_at_once_while_the_damage_reaches(
        national in some(National),
        republic in some(Republic),
    ) {
        let mut table = attack(&national, &republic);
        for (army, _) in &republic {
            table = table.act(&format!("defend 1 {army}"));
        }
        table = table.act("done").forget().strategy();
        while matches!(table.state().pending(), Some(Frame::Losses { .. })) {
            let choice = table.offered()[0].clone();
            table = table.act(&choice);
        }
        let fell = |event: &Event| if let Event::Fell(card) = event { Some(*card) } else { None };
        let fallen: Vec<CardNo> = table.told().iter().filter_map(fell).collect();
        expect_losses(&national, &fallen, force(&republic));
        expect_losses(&republic, &fallen, force(&national));
        // §8.21: a group that is faced takes nothing from the objective.
        table.expect_resistance(Republic, 26);
    }

    #[test]
    fn r8_21_a_group_nobody_faces_takes_its_whole_force_and_loses_nobody(
        national in some(National),
        republic in some(Republic),
    ) {
        let table = attack(&national, &republic).act("done").strategy();
        prop_assert!(!table.told().iter().any(|event| matches!(event, Event::Fell(_))));
        table.expect_resistance(Republic, 26_u16.saturating_sub(force(&national)) as u8);
    }

    #[test]
    fn r7_29_points_at_nothing_are_not_enough_without_conquest(national in some(National)) {
        let data = Pack::default().data();
        let has = |number: u8| {
            let army = data.armies.iter().find(|army| army.number.0 == number).expect("an army");
            army.abilities.contains(&ArmyAbility::Conquest)
        };
        let table = Table::new().military(11, 0, 4).at(0, Republic, &numbers(&national)).reserve(1, &[]).end();
        let won = national.iter().any(|army| has(army.0));
        table.expect_points(National, 0, if won { 3 } else { 0 });
    }
}
