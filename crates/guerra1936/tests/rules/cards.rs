//! Every one of the 252 cards is played, and does what its data say: [`plays`] is what the tests of `cards/` call, one
//! test a card.
//!
//! A rich position in which every condition holds is laid out for each side; the card is played or used, each question
//! it asks is answered with the first card offered, and the log must tell of every effect, on cards that fit its
//! selectors. What needs a combat is played out by hand.

mod acting;
mod armies;
mod characters;
mod fighting;
mod influences;
mod measures;
mod objectives;
mod resolving;

use crate::table::*;
use acting::plays_character;
use fighting::plays_army;
use frente_guerra1936::data::{
    AbilityDef, ArmyAbility, ArmyDef, CardRef, CharacterDef, CostOf, Count, Data, Effect, Filter, MeasureDef,
    ObjectiveDef, ObjectiveKind, Selector, Standing, Turns, What, When, Which, Who, Whose, load_pack,
};
use frente_guerra1936::ids::Danger;
use frente_guerra1936::state::Frame;
use frente_guerra1936::{CardNo, Chance, Guerra1936, Pack};
use frente_kernel::{Game, Node};
use resolving::{is_activated_by_exactly_its_conditions, is_resolved};

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
                let legal = table.offered();
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
    // The cards it was given to: of the right kind, of the right side, and not too many.
    let given = |on: &Selector, test: &dyn Fn(&Event) -> Option<CardNo>| {
        let mut cards: Vec<CardNo> = told.iter().filter_map(test).collect();
        cards.sort_unstable();
        cards.dedup();
        let whose = |card: &CardNo| match on.whose {
            Whose::Own => data().cards_of(side).contains(card),
            Whose::Enemy => data().cards_of(side.foe()).contains(card),
            Whose::Any => true,
        };
        let count = match on.count {
            Count::One => cards.len() == 1,
            Count::UpTo(most) => (1..=usize::from(most)).contains(&cards.len()),
            Count::All => !cards.is_empty(),
        };
        count && cards.iter().all(|card| fits(on, *card) && whose(card))
    };
    // The objective it is about, by its defender.
    let at = |which: &Which, objective: &CardNo| match (which, card(*objective)) {
        (Which::Defended, CardRef::Objective(card)) => card.defender == side,
        (Which::Attacked, CardRef::Objective(card)) => card.defender != side,
        (_, found) => matches!(found, CardRef::Objective(_)),
    };
    let moved = |who: &Who, cards: u8, test: &dyn Fn(&Event) -> Option<u8>| {
        let players: Vec<u8> = told.iter().filter_map(test).collect();
        players.len() == usize::from(cards) && players.iter().all(|player| *player == of(who) as u8)
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
        Effect::Resistance(which, by) => any(&|event| match event {
            Event::ResistanceChanged { objective, by: n, .. } => n == by && at(which, objective),
            _ => false,
        }),
        Effect::ResistanceTurns(which, by) => any(&|event| match event {
            Event::TurnsChanged { objective, by: n, .. } => n == by && at(which, objective),
            _ => false,
        }),
        Effect::Draw(who, cards) => {
            moved(who, *cards, &|event| if let Event::CardDrawn { player, .. } = event { Some(player.0) } else { None })
        }
        Effect::Discard(who, cards) => {
            moved(who, *cards, &|event| if let Event::Discarded { player, .. } = event { Some(player.0) } else { None })
        }
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
        Effect::Protect { on, from, .. } => {
            Danger::ALL.into_iter().all(|danger| {
                let told = any(&|event| matches!(event, Event::Protected { from, .. } if *from == danger));
                told == from.contains(danger)
            }) && given(on, &|event| if let Event::Protected { card, .. } = event { Some(*card) } else { None })
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
