//! Chapters 1, 2, 4, 6 and 12: sides, cards, factions, decks and the beginning.

use crate::table::*;
use frente_guerra1936::data::{CardRef, Data};
use frente_guerra1936::{CardNo, Deck, Faction, Guerra1936, Pack, lists};
use frente_kernel::Game;

fn data() -> &'static Data {
    Pack::default().data()
}

#[test]
fn r1_2_two_play_one_a_side() {
    Table::new().asks(0).pass().asks(1);
    assert_eq!(Guerra1936::seats(Table::new().state()), 2);
}

#[test]
fn r1_3_each_path_wins() {
    for (points, label) in [((0, 24), "military-victory"), ((24, 0), "political-victory"), ((11, 11), "mixed-victory")]
    {
        Table::new().points(National, points.0, points.1).end().wins(National, label);
    }
    Table::new().moral(Republic, 0).end().wins(National, "demoralisation");
}

#[test]
fn r1_4_the_sides_take_turns() {
    let table = Table::new().reserve(1, &[]).end().asks(1);
    table.reserve(0, &[]).end().asks(0);
}

#[test]
fn r2_1_there_are_252_cards_108_a_side_and_18_objectives_of_each_kind() {
    let data = data();
    for side in Side::ALL {
        assert_eq!(data.cards_of(side).len(), 108);
        let objectives = data.objectives.iter().filter(|card| card.defender == side);
        assert_eq!(objectives.clone().filter(|card| card.board().name() == "military").count(), 9);
        assert_eq!(objectives.filter(|card| card.board().name() == "political").count(), 9);
    }
    assert!((1..=252).all(|number| data.find(CardNo(number)).is_some()), "every number once");
}

#[test]
fn r3_1_a_character_has_faction_cost_and_perhaps_bonus_and_leadership() {
    let Some(CardRef::Character(franco)) = data().find(CardNo(107)) else { panic!("a character") };
    assert_eq!(franco.factions, [Faction::NationalMilitary]);
    let military = franco.military.expect("a commander");
    assert_eq!((franco.cost, military.bonus, military.command, military.mobilisation), (4, 2, 3, 1));
    assert_eq!(data().characters.len(), 90);
}

#[test]
fn r3_2_a_measure_has_one_text_that_acts_when_it_is_played() {
    assert_eq!(data().measures.len(), 66);
    assert!(data().measures.iter().all(|card| card.abilities.len() == 1));
}

#[test]
fn r3_3_armies_are_land_armies_and_artillery_fires_at_a_distance() {
    use frente_guerra1936::data::ArmyAbility;
    assert_eq!(data().armies.len(), 60);
    for army in &data().armies {
        assert_eq!((army.kind.name(), army.defends.len()), ("land", 1));
        let ranged = army.abilities.iter().any(|ability| matches!(ability, ArmyAbility::Ranged(_)));
        assert!(army.class.name() != "artillery" || ranged, "{}", army.number);
    }
}

#[test]
fn r3_6_objectives_are_in_no_deck() {
    let mut cards: Vec<CardNo> = data().decks[0].cards.clone();
    cards.push(CardNo(52));
    assert_eq!(lists::faults(data(), Republic, &cards), ["card 52 is an objective, which no deck holds"]);
}

#[test]
fn r4_1_every_card_is_of_a_faction_of_its_side() {
    for side in Side::ALL {
        for number in data().cards_of(side) {
            let factions = match data().find(*number) {
                Some(CardRef::Character(card)) => &card.factions,
                Some(CardRef::Army(card)) => &card.factions,
                Some(CardRef::Measure(card)) => &card.factions,
                _ => panic!("a card of a side"),
            };
            assert!(factions.iter().all(|faction| faction.side() == side), "card {number}");
        }
    }
    assert!(!data().characters.iter().any(|card| card.factions.contains(&Faction::Poum)));
}

#[test]
fn r4_2_each_main_faction_has_a_leader_and_enough_followers() {
    for leader in &data().rules.leaders {
        let side = leader.faction.side();
        let report = lists::report(data(), side, data().cards_of(side));
        let own = report.leaders.iter().find(|own| own.faction == leader.faction);
        assert!(own.is_some_and(|own| own.possible), "{}", leader.faction);
    }
    assert_eq!(Faction::ALL.into_iter().filter(|faction| faction.is_main()).count(), 8);
}

// Ruling R12: 199 asks for three factions; Germany and Italy are one.
#[test]
fn r4_3_both_subfactions_of_aid_are_one_faction() {
    let table = Table::new().hand(0, &[199]).rear(0, &[64, 172, 9]).economy(National, 9);
    table.clone().refuses("play 199", "3.10", "needs-factions");
    table.rear(0, &[59]).offers("play 199");
}

// 151 is of the Church and of the Falange.
#[test]
fn r4_4_a_double_card_is_of_both_factions() {
    Table::new().hand(0, &[199]).rear(0, &[151, 64]).economy(National, 9).offers("play 199");
}

#[test]
fn r6_1_a_deck_needs_36_cards_of_its_side_each_once_and_a_main_faction() {
    let good = data().decks[0].cards.clone();
    assert!(lists::faults(data(), Republic, &good).is_empty());
    let short = lists::faults(data(), Republic, &good[..35]);
    assert_eq!(short, ["35 cards, expected at least 36 (§6.1)"]);
    let mut twice = good.clone();
    twice.push(good[0]);
    assert_eq!(lists::faults(data(), Republic, &twice), ["card 4 stands twice; the box has one of each"]);
    let mut foreign = good.clone();
    foreign.push(CardNo(107));
    assert_eq!(lists::faults(data(), Republic, &foreign), ["card 107 belongs to the other side (§6.1)"]);
    let generic: Vec<CardNo> = (data().cards_of(Republic).iter().copied())
        .filter(|card| lists::main_factions(data(), &[*card]).is_empty())
        .collect();
    assert!(generic.len() >= 36);
    assert_eq!(lists::faults(data(), Republic, &generic), ["no card of a main faction of the side (§6.1)"]);
}

#[test]
fn r6_1_a_setup_with_a_bad_deck_is_refused_with_every_reason() {
    let setup =
        Setup { decks: vec![Deck::Cards(vec![CardNo(4), CardNo(4)]), Deck::named("nobody")], ..Setup::default() };
    let refused = Guerra1936::initial(&setup).expect_err("two bad decks").to_string();
    assert!(refused.contains("decks[0]: 2 cards, expected at least 36"), "{refused}");
    assert!(refused.contains("decks[1]: no deck \"nobody\""), "{refused}");
    // A sample deck of the other side is one fault, not one a card.
    let setup = Setup { decks: ["republic-mixed", "republic-mixed"].map(Deck::named).into(), ..Setup::default() };
    let refused = Guerra1936::initial(&setup).expect_err("the wrong side").to_string();
    let said = "\"republic-mixed\" is a deck of the republic side, expected one of the national side";
    assert_eq!(refused, format!("decks[0]: {said}"));
}

#[test]
fn r6_1_a_random_deck_is_legal_and_known_to_its_owner_alone() {
    let setup = Setup { decks: vec![Deck::named("national-mixed"), Deck::named("random")], ..Setup::default() };
    let plain = |card: &&CardNo| lists::main_factions(data(), &[**card]).is_empty();
    let drawn = data().cards_of(Republic).iter().filter(plain).take(35);
    let table = drawn.fold(Table::start(&setup), |table, card| table.draw(card.0));
    // The last card has to be of a main faction.
    let mut outcomes = Vec::new();
    Guerra1936::chance_outcomes(table.state(), &mut outcomes);
    assert!(outcomes.iter().all(|(chance, _)| match chance {
        frente_guerra1936::Chance::Card(card) => !lists::main_factions(data(), &[*card]).is_empty(),
        _ => false,
    }));
    let table = table.draw(96);
    assert_eq!(table.view_for(0)["players"][1]["reserve"], 36);
    assert!(table.view_for(0)["players"][1]["reserve_cards"].is_null());
    assert!(table.view_for(1)["players"][1]["reserve_cards"].is_array());
}

#[test]
fn r6_1_a_sample_deck_drawn_by_lot_is_known_to_its_owner_alone() {
    let setup = Setup { decks: vec![Deck::named("lot"), Deck::named("lot")], ..Setup::default() };
    let place = |id: &str| data().decks.iter().position(|deck| deck.id == id).expect("a sample deck") as u8;
    let mut outcomes = Vec::new();
    Guerra1936::chance_outcomes(Table::start(&setup).state(), &mut outcomes);
    let kinds = ["military", "political", "mixed", "defensive"];
    let own = kinds.map(|kind| (frente_guerra1936::Chance::Deck(place(&format!("national-{kind}"))), 1));
    assert_eq!(outcomes, own);
    // Whichever deck the Nationals draw, the Republic is told the same.
    let seen_by = |seat: u8| {
        kinds.map(|kind| {
            let [own, other] = [&*format!("national-{kind}"), "republic-mixed"].map(|id| format!("deck {}", place(id)));
            let table = Table::start(&setup).chance(&own).chance(&other);
            let viewer = frente_kernel::Viewer::Seat(frente_kernel::Seat(seat));
            let told: Vec<_> = table.told().iter().map(|event| Guerra1936::redact(*event, viewer)).collect();
            (table.view_for(seat), told)
        })
    };
    let others = seen_by(1);
    assert!(others.iter().all(|seen| *seen == others[0]));
    assert_ne!(seen_by(0)[0], seen_by(0)[1]);
    let cards = seen_by(0)[1].0["players"][0]["reserve_cards"].as_array().expect("a list").len();
    assert_eq!(cards, 36, "the political deck lies in the reserve");
    // Partners' sample decks would share cards.
    let four = Setup { scenario: frente_guerra1936::Scenario::Pairs, decks: vec![Deck::named("lot"); 4], ..setup };
    assert!(Guerra1936::initial(&four).is_err());
}

#[test]
fn r6_1_nobody_reckons_with_the_list_of_another_deck() {
    use rand_xoshiro::rand_core::SeedableRng;
    let table = [120, 9, 23, 34, 77, 203, 16, 3, 98, 116, 177, 225]
        .into_iter()
        .fold(Table::start(&Setup::default()), Table::draw);
    let listed = &data().decks.iter().find(|deck| deck.id == "republic-mixed").expect("a sample deck").cards;
    let mut rng = rand_xoshiro::Xoshiro256PlusPlus::seed_from_u64(1);
    let mut imagined = std::collections::BTreeSet::new();
    for _ in 0..100 {
        let mut world = *table.state();
        Guerra1936::determinize(&mut world, frente_kernel::Seat(0), &mut rng);
        let state = serde_json::to_value(world).expect("a state can be written");
        let cards = |zone: &str| {
            let zone = state["players"][1][zone].as_array().expect("a zone is a list").clone();
            zone.into_iter().map(|card| card.as_u64().expect("a number"))
        };
        assert_eq!(cards("hand").chain(cards("reserve")).count(), 36);
        imagined.extend(cards("hand").chain(cards("reserve")));
    }
    let strangers = imagined.iter().filter(|card| !listed.iter().any(|known| u64::from(known.0) == **card)).count();
    assert_eq!((imagined.len(), strangers), (108, 72), "any card of the side may lie there");
}

#[test]
fn r6_2_no_objective_is_active_at_the_start() {
    let table = Table::start(&Setup::default());
    for board in ["political", "military"] {
        for side in Side::ALL {
            assert!(table.at_path(&format!("{board}.{side}")).is_null());
        }
    }
}

#[test]
fn r6_4_six_cards_each_and_the_nationals_begin() {
    let mut table = Table::start(&Setup::default());
    for card in [120, 9, 23, 34, 77, 203, 16, 3, 98, 116, 177, 225] {
        table = table.draw(card);
    }
    let table = table.asks(0).expect("turn", 1).expect("players.0.reserve", 30).expect("players.1.reserve", 30);
    assert_eq!(table.zone(0, "hand"), [9, 23, 34, 77, 120, 203]);
    assert_eq!(table.view_for(1)["players"][0]["hand"]["count"]["cards"], 6);
}

#[test]
fn r6_5_a_hand_is_its_owners_secret() {
    let table = Table::new().hand(0, &[107, 120]);
    assert_eq!(table.view_for(0)["players"][0]["hand"]["cards"], serde_json::json!([107, 120]));
    assert_eq!(table.view_for(1)["players"][0]["hand"]["count"]["shown"], serde_json::json!([]));
}

#[test]
fn r12_1_the_eight_sample_decks_are_legal_decks_of_36_cards() {
    assert_eq!(data().decks.len(), 8);
    for deck in &data().decks {
        assert_eq!(deck.cards.len(), 36, "{}", deck.id);
        assert!(lists::faults(data(), deck.side, &deck.cards).is_empty(), "{}", deck.id);
        let report = lists::report(data(), deck.side, &deck.cards);
        assert!(report.can.contains(&lists::Power::NameLeader), "{}", deck.id);
    }
    let defensive = data().decks.iter().find(|deck| deck.id == "national-defensive").expect("a deck");
    assert!(defensive.cards.contains(&CardNo(46)) && !defensive.cards.contains(&CardNo(45)), "ruling 49");
}

#[test]
fn r12_1_a_deck_report_says_what_a_deck_can_do() {
    let deck = data().decks.iter().find(|deck| deck.id == "republic-military").expect("a deck");
    let report = lists::report(data(), Republic, &deck.cards);
    assert_eq!((report.armies, report.force, report.commanders, report.civilians, report.measures), (17, 43, 9, 2, 8));
    assert_eq!(report.costs.iter().sum::<usize>(), 36);
    assert!(report.can.contains(&lists::Power::Conquer));
    assert!(report.cannot.contains(&lists::Power::ActivatePolitical) == (report.civilians < 2));
    let leaders: Vec<_> = report.leaders.iter().filter(|leader| leader.possible).map(|leader| leader.faction).collect();
    assert_eq!(leaders, [Faction::Communists]);
}
