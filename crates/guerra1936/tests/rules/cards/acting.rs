//! What characters do: they enter, intervene, adjust, fall, and see objectives won.

use super::fighting::commands;
use super::influences::influences;
use super::*;

pub(super) fn plays_character(character: &CharacterDef) {
    enters(character);
    if character.military.is_some() {
        commands(character);
    }
    let mut interventions = 0;
    for ability in &character.abilities {
        match ability.when {
            When::Entering => {}
            When::Adjustments => adjusts(character),
            When::Eliminated => falls(character, ability),
            When::ObjectiveWon => wins(character, ability),
            When::Continuous => ability.effects.iter().for_each(|effect| influences(character, effect)),
            When::Intervention { turn, cost } => {
                interventions += 1;
                intervenes(character, interventions, ability, turn, cost);
            }
            When::Played | When::Resolved => panic!("no character has such an ability"),
        }
    }
}

fn intervenes(character: &CharacterDef, which: u8, ability: &AbilityDef, turn: Turns, cost: u8) {
    let (number, own, side) = (character.number, character.side as u8, character.side);
    match number.0 {
        96 => return la_pasionaria_strengthens_two_armies_in_combat(),
        109 => return a_commander_is_strengthened_in_combat(),
        122 => return drives_his_army_on(122, 3),
        216 => return drives_his_army_on(216, 23),
        _ => {}
    }
    let table = match turn {
        Turns::Enemy => rich(side.foe()).rear(own, &[number.0]).pass(),
        Turns::Own | Turns::Both => rich(side).rear(own, &[number.0]),
    };
    let before = table.state().economy(side);
    let table = table.act(&format!("intervene {which} {number}"));
    let paid =
        |event: &Event| matches!(event, Event::Intervened { card, cost: n, .. } if *card == number && *n == cost);
    assert!(table.told().iter().any(paid), "card {number}");
    let table = answer(table);
    assert!(table.state().economy(side) <= before + 2, "card {number}");
    expect_effects(&table, side, ability, number);
}

/// 096, in the enemy's turn: +1 to up to two armies.
fn la_pasionaria_strengthens_two_armies_in_combat() {
    let table = Table::new().military(52, 26, 6).at(0, Republic, &[28]).at(1, Republic, &[3, 15]).rear(1, &[96]);
    let table = table.economy(Republic, 5).combat().acts(&["group 28", "done"]).strategy();
    let table = table.acts(&["defend 1 3", "defend 1 15", "done"]).pass().act("intervene 1 96");
    let table = table.acts(&["choose 3", "choose 15"]).forget().pass().pass();
    table.tells(Event::Engaged { group: 1, attack: 3, defence: 2 + 1 + 2 + 1, side: National });
}

/// 109: +1 bonus to a commander.
fn a_commander_is_strengthened_in_combat() {
    let table = Table::new().military(52, 26, 6).at(0, Republic, &[196, 23]).rear(0, &[109]).economy(National, 5);
    let table = table.act("combat").pass().pass().act("intervene 1 109").strategy();
    let table = table.acts(&["group 23", "done", "command 196", "under 23"]);
    table.strategy().strategy().expect_resistance(Republic, 26 - 2 - 1 - 1);
}

/// 122 and 216: Moral for the force of their own army.
fn drives_his_army_on(commander: u8, army: u8) {
    let (table, front, full) = match commander {
        216 => (Table::new().military(52, 26, 6).at(0, Republic, &[216, army]), Republic, 26),
        _ => (Table::new().republic().military(32, 18, 5).at(1, National, &[122, army]), National, 18),
    };
    let side = front.foe();
    let orders = [
        format!("group {army}"),
        "done".to_owned(),
        format!("command {commander}"),
        format!("under {army}"),
        format!("intervene 1 {commander}"),
    ];
    let table = orders.iter().fold(table.moral(side, 9).combat(), |table, order| table.act(order));
    table.expect_moral(side, 8).pass().pass().pass().strategy().expect_resistance(front, full - 6);
}

/// He is played for his cost, and what he does on entering is told.
fn enters(character: &CharacterDef) {
    let (number, own, side) = (character.number, character.side as u8, character.side);
    // A leader of the rich position is played like anybody else: then there is none.
    let table = rich(side).set(side, "leader", serde_json::Value::Null).hand(own, &[number.0]);
    let table = answer(table.act(&format!("play {number}"))).expect_in(own, "rearguard", number.0);
    for ability in character.abilities.iter().filter(|ability| ability.when == When::Entering) {
        expect_effects(&table, side, ability, number);
    }
}

/// Where a side stands after its adjustments, with a card in play or, for comparison, in the limbo.
fn adjusted(side: Side, card: CardNo, in_play: bool) -> (u8, u8, i64) {
    let own = side as u8;
    let table = rich(side.foe());
    let table = if in_play { table.rear(own, &[card.0]) } else { table.limbo(own, &[card.0]) };
    let table = table.edit(|state| state["political"]["national"] = serde_json::Value::Null).economy(side, 5);
    let table = table.moral(side, 6).reserve(own, &[]).pass().pass();
    let ring = table.at_path("political.republic.at").as_i64().expect("a ring");
    (table.state().economy(side), table.state().moral(side), ring)
}

/// The influences of the adjustments, all together.
fn adjusts(character: &CharacterDef) {
    let (side, number) = (character.side, character.number);
    let [without, with] = [false, true].map(|in_play| adjusted(side, number, in_play));
    let (mut economy, mut moral, mut ring) = (0, 0, 0);
    let adjustments = character.abilities.iter().filter(|ability| ability.when == When::Adjustments);
    for effect in adjustments.flat_map(|ability| &ability.effects) {
        match effect {
            Effect::Economy(_, by) => economy += i16::from(*by),
            Effect::Moral(_, by) => moral += i16::from(*by),
            Effect::Diplomacy(_, by) => ring += i64::from(*by),
            other => panic!("card {number}: {other:?}"),
        }
    }
    let sign = if side == Republic { 1 } else { -1 };
    assert_eq!(i16::from(with.0) - i16::from(without.0), economy, "Economy, card {number}");
    assert_eq!(i16::from(with.1) - i16::from(without.1), moral, "Moral, card {number}");
    assert_eq!(with.2 - without.2, sign * ring, "Diplomacy, card {number}");
}

/// What happens when he is eliminated: in combat with his army, or by a card. The box has no card that eliminates some of
/// them: an owner's pack has a wider 091.
fn falls(character: &CharacterDef, ability: &AbilityDef) {
    let (number, side) = (character.number, character.side);
    let [Effect::Moral(Who::Own, by)] = ability.effects[..] else { panic!("card {number}: {:?}", ability.effects) };
    let table = if side == National {
        let characters = frente_guerra1936::data::STANDARD_FILES[0].1.replace("[Civil, CostMax(2)]", "[CostMax(9)]");
        let pack =
            load_pack(&[("characters.ron".to_owned(), characters)]).unwrap_or_else(|faults| panic!("{faults:?}"));
        let table = Table::with(&Setup { pack, ..Setup::default() }).republic().political(148, 0).moral(National, 10);
        table.rear(1, &[91]).rear(0, &[number.0]).economy(Republic, 9).go("intervene 2 91")
    } else {
        let table = Table::new().republic().military(32, 18, 5).moral(Republic, 10);
        let table = table.at(1, National, &[number.0, 3]).at(0, National, &[140]).combat();
        let table = table.acts(&["group 3", "done", &format!("command {number}"), "under 3"]).strategy();
        table.acts(&["defend 1 140", "done"]).strategy()
    };
    let table = table.expect_in(side as u8, "limbo", number.0);
    assert_eq!(i16::from(table.state().moral(side)), 10 + i16::from(by), "card {number}");
}

/// What happens when his side wins an objective.
fn wins(character: &CharacterDef, ability: &AbilityDef) {
    let (number, own, side) = (character.number, character.side as u8, character.side);
    let [Effect::Moral(Who::Own, by)] = ability.effects[..] else { panic!("card {number}: {:?}", ability.effects) };
    let moral = |winner: Side| {
        let at = if winner == Republic { 5 } else { -5 };
        let table = Table::new().turn_of(own).political(150, at).rear(own, &[number.0]).moral(side, 10);
        i16::from(table.reserve(side.foe() as u8, &[]).end().state().moral(side))
    };
    assert_eq!(moral(side) - moral(side.foe()), i16::from(by), "card {number}");
}
