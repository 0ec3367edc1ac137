//! Data packs: an owner's files replace ours, and every fault is named with its file, line and reason.

use crate::table::*;
use frente_guerra1936::data::{STANDARD_FILES, load_pack};
use frente_guerra1936::{CardNo, Pack};

/// A pack with one change of one file.
fn changed(file: usize, from: &str, to: &str) -> Result<Pack, Vec<String>> {
    let (name, text) = STANDARD_FILES[file];
    assert!(text.contains(from), "{name} does not say {from}");
    let files = [(name.to_owned(), text.replacen(from, to, 1))];
    load_pack(&files).map_err(|faults| faults.iter().map(ToString::to_string).collect())
}

/// The line a text stands on, counted from 1.
fn line(file: usize, text: &str) -> usize {
    STANDARD_FILES[file].1.lines().position(|line| line.contains(text)).expect("it stands there") + 1
}

fn only_fault(file: usize, from: &str, to: &str) -> String {
    let faults = changed(file, from, to).expect_err("the change is a fault");
    assert_eq!(faults.len(), 1, "{faults:?}");
    faults[0].clone()
}

#[test]
fn an_owners_pack_replaces_ours_and_plays() {
    let pack = changed(4, "income: (5, Reconstructed)", "income: (1, Seed)").expect("a sound pack");
    assert!(pack.data().id.starts_with("sha256:"));
    assert_eq!((pack.data().rules.income.0, Pack::default().data().rules.income.0), (1, 5));
    let pack = changed(1, "force: 4, defends", "force: 5, defends").expect("a sound pack");
    let table = Table::with(&Setup { pack, ..Setup::default() }).military(52, 20, 6).at(0, Republic, &[1]).combat();
    table.acts(&["group 1", "done"]).strategy().strategy().expect_resistance(Republic, 15);
}

#[test]
fn a_file_nobody_knows_and_a_file_that_does_not_read_are_refused() {
    let faults = load_pack(&[("cards.ron".to_owned(), String::new())]).expect_err("no such file");
    assert!(faults[0].to_string().starts_with("cards.ron: not a file of this game's data pack"));
    let number = line(0, "number: 5, side: National");
    let said = only_fault(0, "number: 5, side: National", "number: 5, sied: National");
    assert!(said.starts_with(&format!("characters.ron:{number}:")) && said.contains("sied"), "{said}");
    let said = only_fault(2, "effects: [Economy(Own, 3)]", "effects: [Econmy(Own, 3)]");
    assert!(said.starts_with("measures.ron:") && said.contains("Econmy"), "{said}");
}

#[test]
fn every_fault_has_its_file_its_line_and_its_reason() {
    for (file, at, from, to, reason) in [
        (
            0,
            "number: 5,",
            "number: 12, side",
            "number: 5, side",
            "card 5: the number stands twice, the other time in characters.ron",
        ),
        (
            0,
            "number: 25,",
            "number: 25, side: Republic, factions: [RepublicMilitary]",
            "number: 25, side: Republic, factions: [Church]",
            "card 25: church is no faction of the republic side",
        ),
        (
            0,
            "number: 12,",
            "bonus: 2, command: 2, mobilisation: 1, kind: Land)),\n    name: (es: \"Emilio Kléber\"",
            "bonus: 0, command: 2, mobilisation: 1, kind: Land)),\n    name: (es: \"Emilio Kléber\"",
            "card 12: a military character needs a bonus and a command of at least 1",
        ),
        (
            1,
            "number: 1,",
            "class: ItalianDivision, force: 4",
            "class: ItalianDivision, force: 0",
            "card 1: expected a force from 1 to 15, found 0",
        ),
        (
            1,
            "number: 1,",
            "aid: Some(Italy)",
            "aid: Some(Ussr)",
            "card 1: international aid, and nothing else, names its subfaction",
        ),
        (
            2,
            "number: 16,",
            "(when: Played, effects: [Economy(Own, 3)])",
            "(when: Continuous, effects: [Economy(Own, 3)])",
            "card 16: a measure has one ability, with when: Played",
        ),
        (
            3,
            "number: 52,",
            "turns: 6, mobilisable: [Land], armies_in_play: 5",
            "turns: 0, mobilisable: [Land], armies_in_play: 5",
            "card 52: expected 1 to 99 Resistance Points and 1 to 30 Resistance Turns",
        ),
        (
            3,
            "number: 52,",
            "Moral(Winner, 3)",
            "Moral(Own, 3)",
            "card 52: an objective may change Economy, Moral or hands of its winner or loser only",
        ),
    ] {
        let said = only_fault(file, from, to);
        let name = STANDARD_FILES[file].0;
        assert_eq!(said, format!("{name}:{}: {reason}", line(file, at)));
    }
}

#[test]
fn the_numbers_of_the_rules_are_checked() {
    let number = line(4, "hand:");
    let said = only_fault(4, "hand: (6, Seed)", "hand: (0, Seed)");
    assert_eq!(said, format!("rules.ron:{number}: hand: expected 1 to 20, found 0"));
    let from = "mobilisation: 1, kind: Land, abilities: [Conquest, Fury(1)]";
    let said = only_fault(1, from, "mobilisation: 9, kind: Land, abilities: [Conquest, Fury(1)]");
    assert!(said.ends_with("card 1: expected a mobilisation cost of at most 7"), "{said}");
}

#[test]
fn a_bad_sample_deck_is_named() {
    let line = line(5, "id: \"republic-military\"");
    let said = only_fault(5, "4, 8, 15, 16,", "4, 8, 15, 107,");
    assert_eq!(said, format!("decks.ron:{line}: deck republic-military: card 107 belongs to the other side"));
}

#[test]
fn the_standard_pack_carries_its_source_marks() {
    use frente_guerra1936::data::{CardRef, Source};
    let data = Pack::default().data();
    let Some(CardRef::Character(companys)) = data.find(CardNo(94)) else { panic!("a character") };
    assert_eq!((companys.source.name, companys.source.values), (Source::Public, Source::Reconstructed));
    assert_eq!(
        (data.rules.moral.1, data.rules.military_victory.1, data.rules.income.1),
        (Source::Seed, Source::Public, Source::Reconstructed)
    );
}

#[test]
fn an_influence_on_the_enemys_economy_falls_on_the_enemy() {
    let uribe = "(when: Adjustments, effects: [Economy(Own, 1)]),\n    ],\n    source: (number: Seed, side: Seed, kind: Reconstructed, name: Reconstructed, values: Reconstructed),\n),\n(\n    number: 143";
    let pack = changed(0, uribe, &uribe.replace("Economy(Own, 1)", "Economy(Enemy, -1)")).expect("a sound pack");
    let table = Table::with(&Setup { pack, ..Setup::default() }).rear(1, &[141]).economy(National, 9);
    table.economy(Republic, 9).end().expect_economy(Republic, 14).expect_economy(National, 8);
}

#[test]
fn a_condition_may_ask_for_cards_of_the_enemy() {
    let own = "There(at_least: 1, are: (what: Character, whose: Own, zone: InPlay, count: One, filters: [Faction(Catalans)]))";
    let pack = changed(
        2,
        own,
        "There(at_least: 1, are: (what: Character, whose: Enemy, zone: InPlay, count: One, filters: []))",
    );
    let setup = Setup { pack: pack.expect("a sound pack"), ..Setup::default() };
    let number = STANDARD_FILES[2].1.split(own).next().and_then(|before| before.rsplit("number: ").next());
    let number: u8 =
        number.and_then(|text| text.split(',').next()).and_then(|text| text.parse().ok()).expect("a number");
    let table = Table::with(&setup).republic().hand(1, &[number]).rear(1, &[112]).economy(Republic, 9);
    table.clone().refuses(&format!("play {number}"), "3.10", "needs-cards");
    table.rear(0, &[5]).offers(&format!("play {number}"));
}

#[test]
fn a_protection_that_would_not_last_is_refused() {
    let said = only_fault(2, "from: [Combat], until: Turn", "from: [Combat], until: OwnNextTurn");
    assert!(said.ends_with("an effect is about cards, or a place, it cannot be about"), "{said}");
    let said =
        only_fault(2, "from: [Elimination, Return], until: OwnNextTurn", "from: [Elimination, Return], until: Turn");
    assert!(said.starts_with("measures.ron:"), "{said}");
}

#[test]
fn numbers_the_tracks_and_tables_cannot_hold_are_refused() {
    for (file, from, to, reason) in [
        (
            3,
            "political_points: 0, military_points: 4",
            "political_points: 200, military_points: 4",
            "expected victory points from 0 to 30, found 200",
        ),
        (3, "armies_in_play: 3", "armies_in_play: 40", "expected a condition of activation from 0 to 15, found 40"),
        (2, "Diplomacy(Own, 1)", "Diplomacy(Own, 120)", "expected Diplomacy from -30 to 30, found 120"),
        (2, "Economy(Own, 3)", "Economy(Own, 0)", "Economy changes by 0"),
        (2, "Draw(Own, 2)", "Draw(Own, 200)", "expected a number of cards from 1 to 30, found 200"),
        (2, "UpTo(3)", "UpTo(0)", "expected a number of cards from 1 to 30, found 0"),
        (2, "Force(2", "Force(250", "expected a gain of force from 1 to 15, found 250"),
        (2, "effects: [Economy(Own, 3)]", "effects: []", "an ability without effects"),
        (1, "Fury(1)", "Fury(250)", "expected a Fury from 1 to 15, found 250"),
        (1, "Enthusiasm(1)", "Enthusiasm(250)", "expected an activation cost from 0 to 99, found 250"),
        (0, "cost: 4", "cost: 250", "expected a cost from 0 to 99, found 250"),
        (0, "by: -1", "by: 120", "expected a cost from -99 to 99, found 120"),
        (0, "bonus: 2", "bonus: 250", "expected a bonus from 0 to 15, found 250"),
        (4, "leader_lost: (3", "leader_lost: (200", "leader_lost: expected a number from 0 to 99, found 200"),
        (4, "ability: [Diplomacy(Own, 1)]", "ability: []", "leaders: republicans: an ability without effects"),
        (
            4,
            "ability: [Diplomacy(Own, 1)]",
            "ability: [Economy(Winner, 1)]",
            "republicans: an effect is about cards, or a place",
        ),
    ] {
        let said = only_fault(file, from, to);
        assert!(said.starts_with(STANDARD_FILES[file].0) && said.contains(reason), "{reason}: {said}");
    }
    let hidden = "conditions: [There(at_least: 1, are: (what: Card, whose: Enemy, zone: Reserve, count: One))]";
    let said = only_fault(0, "conditions: [HasLeader]", hidden);
    assert!(said.ends_with("looks at hands, reserves and limbos of one's own side only"), "{said}");
}

// Ruling R11, for effects no card of the box has as mandatory ones.
#[test]
fn r3_10_any_mandatory_effect_must_be_possible() {
    let train = "(when: Played, effects: [Mobilise((what: Army, whose: Own, zone: Rearguard, count: One))])";
    let with = |mandatory: &str| {
        let pack = changed(2, train, &format!("(when: Played, mandatory: [{mandatory}], effects: [])")).expect("sound");
        Table::with(&Setup { pack, ..Setup::default() }).republic().hand(1, &[159]).economy(Republic, 5)
    };
    let barred = |table: Table, why: &'static str| table.refuses("play 159", "3.10", why);
    let table = barred(
        with("Mobilise((what: Army, whose: Own, zone: Rearguard, count: One))").military(52, 20, 6),
        "no-card-to-act-on",
    );
    table.rear(1, &[3]).offers("play 159");
    barred(with("Diplomacy(Own, 1)"), "no-ring-to-move").political(148, 0).offers("play 159");
    barred(with("Resistance(Defended, 2)"), "no-resistance-to-change").military(52, 20, 6).offers("play 159");
    barred(with("Draw(Own, 2)").reserve(1, &[16]), "too-few-cards-to-draw").reserve(1, &[16, 116]).offers("play 159");
    barred(with("Block((what: Character, whose: Enemy, zone: InPlay, count: One))"), "no-card-to-act-on")
        .rear(0, &[5])
        .offers("play 159");
    with("Search((what: Army, whose: Own, zone: Reserve, count: One))").reserve(1, &[]).offers("play 159");
}
