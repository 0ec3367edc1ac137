//! Armies and commanders in the field.

use super::*;

/// Played, mobilised, and sent to fight with its force and its abilities.
pub(super) fn plays_army(army: &ArmyDef) {
    let (number, own, side) = (army.number, army.side as u8, army.side);
    // Played at its cost.
    let base =
        if side == National { Table::new().military(52, 26, 6) } else { Table::new().republic().military(32, 18, 5) };
    let front = side.foe();
    let table = base.clone().economy(side, 20).hand(own, &[number.0]).go(&format!("play {number}"));
    let table = table.expect_economy(side, 20 - army.cost).expect_in(own, "rearguard", number.0);
    let table =
        table.go(&format!("mobilise {front} {number}")).expect_economy(side, 20 - army.cost - army.mobilisation);
    let enthusiasm = army
        .abilities
        .iter()
        .find_map(|ability| if let ArmyAbility::Enthusiasm(x) = ability { Some(*x) } else { None });
    drop(table);
    let rear = base.clone().economy(side, 9).rear(own, &[number.0]);
    match enthusiasm {
        Some(x) => {
            let table = rear.go(&format!("enthuse {front} {number}"));
            table.expect_economy(side, 9 - army.mobilisation - x);
        }
        None => {
            rear.refuses(&format!("enthuse {front} {number}"), "9.6", "no-enthusiasm");
        }
    }
    // Strikes with its force, and with its Fury if it has one.
    let table = base.clone().economy(side, 9).political(148, 0).at(own, front, &[number.0]).act("combat").pass().pass();
    let mut force = army.force;
    let mut table = table;
    for ability in &army.abilities {
        table = match ability {
            ArmyAbility::Fury(x) => {
                force += x;
                table.go(&format!("ability fury {number}"))
            }
            ArmyAbility::Ranged(x) => {
                let before = table.state().economy(side);
                table.go(&format!("ability ranged {number}")).expect_economy(side, before - x)
            }
            ArmyAbility::Discipline(x) => {
                let before = table.state().economy(side);
                table.go(&format!("ability discipline {number}")).expect_economy(side, before - x)
            }
            _ => table,
        };
    }
    let table = table.strategy().acts(&[&format!("group {number}"), "done"]).strategy().strategy();
    let full = if side == National { 26 } else { 18 };
    table.expect_resistance(front, full - force);
    // Conquest, or not.
    let conquest = army.abilities.contains(&ArmyAbility::Conquest);
    let objective = if side == National { 11 } else { 84 };
    let table =
        Table::new().turn_of(own).military(objective, 0, 3).at(own, front, &[number.0]).reserve(front as u8, &[]).end();
    let points = table.state().points(side).1;
    assert_eq!(points > 0, conquest, "Conquest of card {number}");
}

/// He gives his bonus to as many armies as he commands, and is mobilised at his cost.
pub(super) fn commands(character: &CharacterDef) {
    let (number, own, side) = (character.number, character.side as u8, character.side);
    let military = character.military.expect("a commander");
    let armies: [u8; 4] = if side == National { [23, 39, 44, 46] } else { [3, 15, 45, 49] };
    let base =
        if side == National { Table::new().military(52, 26, 6) } else { Table::new().republic().military(32, 18, 5) };
    let front = side.foe();
    let mut table = base.at(own, front, &armies).at(own, front, &[number.0]).economy(side, 9).combat();
    table = table.act(&format!("group {}", armies[0]));
    for army in &armies[1..] {
        table = table.act(&format!("join {army}"));
    }
    table = table.act("done").act(&format!("command {number}"));
    for army in armies.iter().take(usize::from(military.command)) {
        table = table.act(&format!("under {army}"));
    }
    let full = if side == National { 26 } else { 18 };
    let force = 4 * 2 + military.bonus * military.command.min(4);
    table.strategy().strategy().expect_resistance(front, full - force);
    // And he is mobilised at his cost.
    let base =
        if side == National { Table::new().military(52, 26, 6) } else { Table::new().republic().military(32, 18, 5) };
    let table = base.rear(own, &[number.0]).economy(side, 9).go(&format!("mobilise {front} {number}"));
    table.expect_economy(side, 9 - military.mobilisation);
}
