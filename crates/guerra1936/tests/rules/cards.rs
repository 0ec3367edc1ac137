//! Every one of the 252 cards is played, and does what its data say: [`plays`] is what the tests of `cards/` call, one
//! test a card.
//!
//! A rich position in which every condition holds is laid out for each side; the card is played or used, each question
//! it asks is answered with the first card offered, and the log must tell of every effect, on cards that fit its
//! selectors. What needs a combat is played out by hand.

mod armies;
mod characters;
mod measures;
mod objectives;

use crate::table::*;
use frente_guerra1936::data::{
    AbilityDef, ArmyAbility, ArmyDef, CardRef, CharacterDef, CostOf, Data, Effect, Filter, MeasureDef, ObjectiveDef,
    ObjectiveKind, Selector, Standing, Turns, What, When, Who, load_pack,
};
use frente_guerra1936::state::Frame;
use frente_guerra1936::{CardNo, Chance, Guerra1936, Pack};
use frente_kernel::{Game, Node};

fn data() -> &'static Data {
    Pack::default().data()
}

fn card(number: CardNo) -> CardRef {
    data().find(number).expect("a card of the pack")
}

/// Everything a card may ask for is there. The active side is `side`.
fn rich(side: Side) -> Table {
    let (own, foe) = (side as u8, side.foe() as u8);
    let table = Table::new().turn_of(own).political(148, 0).political(150, 0).military(52, 20, 6).military(32, 12, 5);
    let table = table.economy(National, 20).economy(Republic, 20).moral(National, 8).moral(Republic, 8);
    // Both sides have a leader, friends of each faction, armies everywhere, weak ones attacking.
    let table = table.rear(0, &[107, 5, 151, 66, 59, 9, 28, 23]).leader(National, 107, "national-military");
    let table = table.rear(1, &[36, 94, 149, 40, 187, 4, 3]).leader(Republic, 36, "republicans");
    let table = table.at(0, Republic, &[90, 39]).at(0, National, &[44, 191]).at(1, National, &[13, 49]).at(
        1,
        Republic,
        &[15, 57],
    );
    let table = table.limbo(0, &[120, 62, 14, 155]).limbo(1, &[16, 45, 72, 189]).hand(foe, &[]);
    let reserve: &[u8] = match side {
        National => &[47, 54, 77, 67, 38, 17, 110, 198, 171],
        Republic => &[18, 83, 79, 130, 112, 192, 76, 61, 142, 211],
    };
    let table = table.reserve(own, reserve);
    match side {
        National => table.hand(1, &[98]),
        Republic => table.hand(0, &[63]),
    }
}

/// Answers everything the card asks, up to the reply of the other side.
fn answer(mut table: Table) -> Table {
    loop {
        if matches!(table.state().pending(), Some(Frame::Main { .. })) {
            return table;
        }
        match Guerra1936::node(table.state()) {
            Node::Chance => {
                let mut outcomes = Vec::new();
                Guerra1936::chance_outcomes(table.state(), &mut outcomes);
                let Chance::Card(card) = outcomes[0].0 else { panic!("a card") };
                table = table.draw(card.0);
            }
            Node::Decision(_) => {
                let legal = table.legal();
                let skipped = ["done", "find nothing", "decline"];
                let action = legal.iter().find(|action| !skipped.contains(&action.as_str())).unwrap_or(&legal[0]);
                table = table.act(action);
            }
            Node::Over(_) => panic!("the match is over"),
        }
    }
}

/// Whether a card is what a selector asks for, by what is printed on it.
fn fits(selector: &Selector, number: CardNo) -> bool {
    let (factions, cost, character, army) = match card(number) {
        CardRef::Character(card) => (&card.factions, card.cost, Some(card), None),
        CardRef::Army(card) => (&card.factions, card.cost, None, Some(card)),
        CardRef::Measure(card) => (&card.factions, card.cost, None, None),
        CardRef::Objective(_) => return false,
    };
    let kind = match selector.what {
        What::Card => true,
        What::Character => character.is_some(),
        What::Army => army.is_some(),
        What::Measure => character.is_none() && army.is_none(),
    };
    kind && selector.filters.iter().all(|filter| match filter {
        Filter::Faction(faction) => factions.contains(faction),
        Filter::Class(class) => army.is_some_and(|army| army.class == *class),
        Filter::Military => character.is_some_and(|card| card.military.is_some()),
        Filter::Civil => character.is_some_and(|card| card.military.is_none()),
        Filter::ForceMax(most) => army.is_some_and(|army| army.force <= *most),
        Filter::CostMax(most) => cost <= *most,
        Filter::Leadership => character.is_some_and(|card| card.standing == Standing::Leadership),
        Filter::Role(_) | Filter::Other => true,
    })
}

/// The log tells of this effect.
fn tells(told: &[Event], side: Side, effect: &Effect<Selector>) -> bool {
    let of = |who: &Who| if matches!(who, Who::Own | Who::Winner) { side } else { side.foe() };
    let any = |test: &dyn Fn(&Event) -> bool| told.iter().any(test);
    let given = |on: &Selector, test: &dyn Fn(&Event) -> Option<CardNo>| {
        let cards: Vec<CardNo> = told.iter().filter_map(test).collect();
        !cards.is_empty() && cards.iter().all(|card| fits(on, *card))
    };
    match effect {
        Effect::Economy(who, by) => {
            any(&|event| matches!(event, Event::EconomyChanged { side, by: n, .. } if *side == of(who) && n == by))
        }
        Effect::Moral(who, by) => {
            any(&|event| matches!(event, Event::MoralChanged { side, by: n, .. } if *side == of(who) && n == by))
        }
        Effect::Diplomacy(who, by) => {
            let toward = if *by > 0 { of(who) } else { of(who).foe() };
            any(
                &|event| matches!(event, Event::DiplomacyMoved { toward: to, by: n, .. } if *to == toward && *n == by.unsigned_abs()),
            )
        }
        Effect::Resistance(_, by) => any(&|event| matches!(event, Event::ResistanceChanged { by: n, .. } if n == by)),
        Effect::ResistanceTurns(_, by) => any(&|event| matches!(event, Event::TurnsChanged { by: n, .. } if n == by)),
        Effect::Draw(..) => any(&|event| matches!(event, Event::CardDrawn { .. })),
        Effect::Discard(..) => any(&|event| matches!(event, Event::Discarded { .. })),
        Effect::Search(on) => {
            given(on, &|event| if let Event::Found { card, .. } = event { Some(*card) } else { None })
        }
        Effect::Recover(on) => {
            given(on, &|event| if let Event::Recovered { card, .. } = event { Some(*card) } else { None })
        }
        Effect::Return(on) => {
            given(on, &|event| if let Event::Returned { card, .. } = event { Some(*card) } else { None })
        }
        Effect::PutInPlay(on) => {
            given(on, &|event| if let Event::PutInPlay { card, .. } = event { Some(*card) } else { None })
        }
        Effect::Eliminate(on) => {
            given(on, &|event| if let Event::Eliminated(card) = event { Some(*card) } else { None })
        }
        Effect::Mobilise(on) => {
            given(on, &|event| if let Event::Mobilised { card, .. } = event { Some(*card) } else { None })
        }
        Effect::Demobilise(on) => {
            given(on, &|event| if let Event::Demobilised { card, .. } = event { Some(*card) } else { None })
        }
        Effect::Force(by, on) => given(on, &|event| match event {
            Event::ForceGained { card, by: n } if n == by => Some(*card),
            _ => None,
        }),
        Effect::Bonus(by, on) => given(on, &|event| match event {
            Event::BonusGained { card, by: n } if n == by => Some(*card),
            _ => None,
        }),
        Effect::Block(on) => given(on, &|event| if let Event::Blocked(card) = event { Some(*card) } else { None }),
        Effect::ExtraAction(on) => {
            given(on, &|event| if let Event::ExtraAction(card) = event { Some(*card) } else { None })
        }
        Effect::Protect { on, .. } => {
            given(on, &|event| if let Event::Protected { card, .. } = event { Some(*card) } else { None })
        }
        Effect::Cost { by, .. } => any(&|event| matches!(event, Event::Cheaper { by: n, .. } if n == by)),
        Effect::LookAtHand(_) => any(&|event| matches!(event, Event::HandLooked { .. })),
        Effect::ActivateObjective(_) => any(&|event| matches!(event, Event::ObjectiveActivated { .. })),
        Effect::Grant(..) => false,
    }
}

fn expect_effects(table: &Table, side: Side, ability: &AbilityDef, number: CardNo) {
    for effect in ability.mandatory.iter().chain(&ability.effects) {
        assert!(tells(table.told(), side, effect), "card {number}: {effect:?} is not in {:?}", table.told());
    }
}

/// Plays a card of any kind and looks at everything it does.
fn plays(number: u8) {
    match card(CardNo(number)) {
        CardRef::Character(card) => plays_character(card),
        CardRef::Army(card) => plays_army(card),
        CardRef::Measure(card) => plays_measure(card),
        CardRef::Objective(card) => {
            is_activated_by_exactly_its_conditions(card);
            is_resolved(card);
        }
    }
}

fn plays_measure(measure: &MeasureDef) {
    let (number, own) = (measure.number, measure.side as u8);
    // 245 needs a free space to activate an objective.
    let table = rich(measure.side);
    let table = if number == CardNo(245) {
        table.edit(|state| {
            state["military"]["national"] = serde_json::Value::Null;
            for player in 0..2 {
                state["players"][player]["mobilised"]["national"] = serde_json::json!([]);
            }
        })
    } else {
        table
    };
    let before = table.state().economy(measure.side);
    let table = table.hand(own, &[number.0]).act(&format!("play {number}"));
    let table = answer(table).expect_in(own, "limbo", number.0);
    let paid = |event: &Event| match event {
        Event::Played { card, cost, .. } if *card == number => Some(*cost),
        _ => None,
    };
    let paid = table.told().iter().find_map(paid).expect("the card was played");
    assert!(paid <= measure.cost && before >= paid, "card {number} cost {paid}");
    expect_effects(&table, measure.side, &measure.abilities[0], number);
}

fn plays_character(character: &CharacterDef) {
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
    table.expect_event(Event::Engaged { group: 1, attack: 3, defence: 2 + 1 + 2 + 1 });
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
    let table = table.reserve(own, &[]).pass().pass();
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
fn influences(character: &CharacterDef, effect: &Effect<Selector>) {
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

/// Played, mobilised, and sent to fight with its force and its abilities.
fn plays_army(army: &ArmyDef) {
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
fn commands(character: &CharacterDef) {
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

/// Won by either side, it is worth its points and does what it says.
fn is_resolved(objective: &ObjectiveDef) {
    let number = objective.number.0;
    for winner in Side::ALL {
        let table = Table::new()
            .economy(National, 10)
            .economy(Republic, 10)
            .moral(National, 15)
            .moral(Republic, 15)
            .reserve(1, &[]);
        let table = table.reserve(0, &[120, 181]);
        let table = match &objective.kind {
            ObjectiveKind::Political { diplomacy, .. } => {
                let at = if winner == Republic { *diplomacy as i8 } else { -(*diplomacy as i8) };
                table.political(number, at)
            }
            ObjectiveKind::Military { resistance, turns, .. } if winner == objective.defender => {
                assert!(*turns > 0);
                table.military(number, *resistance, 0)
            }
            ObjectiveKind::Military { turns, .. } => {
                let (player, army) = if winner == National { (0, 23) } else { (1, 3) };
                table.military(number, 0, *turns).at(player, objective.defender, &[army])
            }
        };
        let mut table = table.forget().end();
        // 242: the winner draws.
        while Guerra1936::node(table.state()) == Node::Chance {
            table = table.draw(120);
        }
        let table = table.expect_points(winner, objective.political_points, objective.military_points);
        for effect in objective.abilities.iter().flat_map(|ability| &ability.effects) {
            let empty = matches!(effect, Effect::Draw(..)) && winner == Republic;
            assert!(empty || tells(table.told(), winner, effect), "objective {number}: {effect:?}");
        }
    }
}

/// Whether a side with so many armies in play, so many in its limbo and so many civilians may activate the objective.
fn may_activate(side: Side, number: u8, armies: usize, fallen: usize, civilians: usize) -> bool {
    let own = side as u8;
    let of = |kind: &dyn Fn(&CardRef) -> bool| -> Vec<u8> {
        data().cards_of(side).iter().filter(|number| kind(&card(**number))).map(|number| number.0).collect()
    };
    let army = of(&|card| matches!(card, CardRef::Army(_)));
    let civil = of(&|card| matches!(card, CardRef::Character(card) if card.military.is_none()));
    let table = Table::new()
        .turn_of(own)
        .rear(own, &army[..armies])
        .limbo(own, &army[20..20 + fallen])
        .rear(own, &civil[..civilians]);
    table.legal().contains(&format!("activate {number}"))
}

fn is_activated_by_exactly_its_conditions(objective: &ObjectiveDef) {
    let number = objective.number.0;
    match objective.kind {
        ObjectiveKind::Military { armies_in_play, armies_in_limbo, .. } => {
            let (attacker, defender) = (objective.defender.foe(), objective.defender);
            let (play, limbo) = (usize::from(armies_in_play), usize::from(armies_in_limbo));
            assert!(may_activate(attacker, number, play, 0, 0) && !may_activate(attacker, number, play - 1, 0, 0));
            assert!(may_activate(defender, number, 0, limbo, 0) && !may_activate(defender, number, 0, limbo - 1, 0));
        }
        ObjectiveKind::Political { republic_civilians, national_civilians, .. } => {
            for (side, least) in [(Republic, republic_civilians), (National, national_civilians)] {
                let least = usize::from(least);
                assert!(may_activate(side, number, 0, 0, least) && !may_activate(side, number, 0, 0, least - 1));
            }
        }
    }
}

#[test]
fn every_card_has_its_test() {
    let files = [
        include_str!("cards/characters.rs"),
        include_str!("cards/armies.rs"),
        include_str!("cards/measures.rs"),
        include_str!("cards/objectives.rs"),
    ];
    for number in 1..=252 {
        let call = format!("plays({number});");
        assert_eq!(files.iter().map(|file| file.matches(&call).count()).sum::<usize>(), 1, "card {number}");
    }
}
