//! Continuous influences: what they make cheaper, and what they lend.

use super::*;

/// What a card costs to play now.
fn price(table: Table, number: CardNo) -> i16 {
    let table = table.act(&format!("play {number}"));
    let paid = table.told().iter().find_map(|event| match event {
        Event::Played { card, cost, .. } if *card == number => Some(*cost),
        _ => None,
    });
    i16::from(paid.expect("the card was played"))
}

/// A continuous influence: cards become cheaper to play or to mobilise, or armies gain Conquest.
pub(super) fn influences(character: &CharacterDef, effect: &Effect<Selector>) {
    match effect {
        Effect::Cost { by, on, of: CostOf::Play, .. } => makes_cheaper(character, *by, on),
        Effect::Cost { by, on, of: CostOf::Mobilise, .. } => mobilises_cheaper(character, *by, on),
        Effect::Grant(..) => lends_conquest(character),
        other => panic!("card {}: {other:?}", character.number),
    }
}

fn makes_cheaper(character: &CharacterDef, by: i8, on: &Selector) {
    let (own, side) = (character.side as u8, character.side);
    let plain = || {
        let table = Table::new().turn_of(own).political(148, 0).military(52, 20, 6).military(32, 12, 5);
        table.economy(side, 20).reserve(own, &[])
    };
    let of_side = data().cards_of(side).iter().copied().filter(|number| *number != character.number);
    let wanted = |number: &CardNo| {
        fits(on, *number) && printed_cost(*number) > 0 && !matches!(card(*number), CardRef::Measure(_))
    };
    let stranger =
        |number: &CardNo| !fits(on, *number) && printed_cost(*number) > 0 && matches!(card(*number), CardRef::Army(_));
    let other = of_side.clone().find(stranger).expect("a card it is not about");
    let fitting: Vec<CardNo> = of_side.filter(wanted).collect();
    assert!(!fitting.is_empty(), "card {}", character.number);
    for number in fitting {
        let table = plain().hand(own, &[number.0]);
        let cheaper = price(table.clone().rear(own, &[character.number.0]), number);
        assert_eq!(cheaper, price(table, number) + i16::from(by), "card {} on {number}", character.number);
    }
    let table = plain().hand(own, &[other.0]);
    assert_eq!(price(table.clone().rear(own, &[character.number.0]), other), price(table, other));
}

fn mobilises_cheaper(character: &CharacterDef, by: i8, on: &Selector) {
    let (own, side) = (character.side as u8, character.side);
    let (objective, front) = if side == National { (52, Republic) } else { (32, National) };
    for army in data().armies.iter().filter(|army| army.side == side) {
        let number = army.number;
        let table = Table::new().turn_of(own).military(objective, 18, 5).economy(side, 9);
        let table = table.rear(own, &[character.number.0, number.0]).act(&format!("mobilise {front} {number}"));
        let cheaper = if fits(on, number) { by } else { 0 };
        let cost = (i16::from(army.mobilisation) + i16::from(cheaper)).max(0);
        assert_eq!(i16::from(table.state().economy(side)), 9 - cost, "card {} on {number}", character.number);
    }
}

fn lends_conquest(character: &CharacterDef) {
    let (own, side, number) = (character.side as u8, character.side, character.number);
    let front = side.foe();
    let (objective, points) = if side == National { (11, 3) } else { (84, 3) };
    let lacks = |army: &&ArmyDef| army.side == side && !army.abilities.contains(&ArmyAbility::Conquest);
    let army = data().armies.iter().find(lacks).expect("an army without Conquest").number;
    let table = Table::new().turn_of(own).military(objective, 2, 3).at(own, front, &[number.0, army.0]);
    let table = table.reserve(front as u8, &[]).combat().acts(&[&format!("group {army}"), "done"]);
    let led = table.clone().acts(&[&format!("command {number}"), &format!("under {army}")]).strategy().strategy();
    led.expect_resistance(front, 0).end().expect_points(side, 0, points);
    table.act("done").strategy().strategy().expect_resistance(front, 0).end().expect_points(side, 0, 0);
}

fn printed_cost(number: CardNo) -> u8 {
    match card(number) {
        CardRef::Character(card) => card.cost,
        CardRef::Army(card) => card.cost,
        CardRef::Measure(card) => card.cost,
        CardRef::Objective(_) => 0,
    }
}
