//! Chapter 2: what is in the box.

use crate::table::*;
use frente_amanecer::{Asset, Marker, Unit};

const TWILIGHT: [u8; 15] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15];
const DARKNESS: [u8; 19] = [17, 18, 20, 21, 22, 23, 24, 25, 27, 28, 30, 31, 33, 35, 36, 38, 40, 41, 42];
const DAWN: [u8; 15] = [43, 44, 45, 46, 47, 49, 50, 51, 53, 54, 55, 57, 58, 59, 60];

// Ruling A3.
#[test]
fn r2_0_there_are_49_cards_15_of_twilight_19_of_darkness_and_15_of_dawn() {
    Table::new().expect_piles(15, 0, 19, 15);
    assert_eq!(Table::new().state().data().cards.len(), 49);
}

#[test]
fn r2_0_the_28_counters_close() {
    // Semyonov and Wrangel are the backs of Kolchak and Denikin.
    let fronts = Unit::ALL.len() - 2;
    let (level, war_status) = (1, 1);
    let view = Table::new().view();
    let one_time = usize::from(view.reserves + view.decrees);
    assert_eq!(fronts + level + war_status + Asset::ALL.len() + one_time + Marker::ALL.len(), 28);
    assert_eq!((fronts, Asset::ALL.len(), view.reserves, view.decrees, Marker::ALL.len()), (8, 7, 5, 2, 4));
}

#[test]
fn r2_0_the_die_has_six_even_faces() {
    let thrown = Table::new().draw(1).act("political").due();
    let even = ["die 1", "die 2", "die 3", "die 4", "die 5", "die 6"].map(|face| (face.to_owned(), 1));
    assert_eq!(thrown, even);
}

#[test]
fn r2_1_six_tracks_lead_to_moscow_and_only_the_eastern_one_has_five_boxes() {
    let places: [(Front, &[&str]); 6] = [
        (Baltic, &["Petrograd", "Pskov", "Estonia", "Riga"]),
        (Finland, &["Petrograd", "Karelia", "Viipuri", "Helsinki"]),
        (Allied, &["Yaroslavl", "Vologda", "Archangel", "Murmansk"]),
        (Eastern, &["Kazan", "Ufa", "Ekaterinburg", "Omsk", "Irkutsk"]),
        (Southern, &["Orel", "Tsaritsyn", "Kharkov", "Crimea"]),
        (Poland, &["Kiev", "Zhitomir", "Lvov", "Warsaw"]),
    ];
    let table = Table::new();
    let data = table.state().data();
    assert_eq!(places.map(|(front, _)| front), Front::ALL);
    for (front, names) in places {
        assert_eq!(usize::from(table.state().track_end(front)), names.len(), "{front}");
        assert_eq!(data.place(front, 0).en, "Moscow");
        for (number, name) in (1..).zip(names) {
            assert_eq!(data.place(front, number).en, *name, "{front} {number}");
        }
    }
}

#[test]
fn r2_2_the_cards_of_each_period_by_number() {
    let view = Table::new().view();
    assert_eq!(Vec::<u8>::from(view.deck), TWILIGHT);
    assert_eq!(Vec::<u8>::from(view.darkness), DARKNESS);
    assert_eq!(Vec::<u8>::from(view.dawn), DAWN);
}

#[test]
fn r2_2_every_card_has_a_headline_in_three_languages() {
    let table = Table::new();
    for card in &table.state().data().cards {
        let title = &card.title;
        let texts = [&title.es, &title.en, &title.fr, &card.story.es, &card.story.en, &card.story.fr];
        assert!(texts.iter().all(|text| !text.is_empty()), "card {}", card.number);
    }
}

/// Only the two cards with their number in a red circle make the deck grow.
#[test]
fn r2_2_only_cards_8_and_27_bring_in_a_period() {
    let mut growing = Vec::new();
    for card in TWILIGHT {
        let table = play(Table::new().level(4).fronts([4, 4, 4, 5, 4, 4]), card);
        if table.told().iter().any(|event| matches!(event, Event::DeckAdded(_))) {
            growing.push(card);
        }
    }
    for card in DARKNESS {
        let table = play(Table::treaty().level(4).fronts([4, 4, 4, 5, 4, 4]), card);
        if table.told().iter().any(|event| matches!(event, Event::DeckAdded(_))) {
            growing.push(card);
        }
    }
    for card in DAWN {
        let table = play(Table::dawn().level(4).fronts([4, 4, 4, 5, 4, 4]), card);
        assert!(!table.told().iter().any(|event| matches!(event, Event::DeckAdded(_))));
    }
    assert_eq!(growing, [8, 27]);
}

/// Draws a card and lets everything go by, the Treaty signed, every die a 3.
fn play(table: Table, card: u8) -> Table {
    let mut table = table.no_markers().draw(card);
    loop {
        let due = table.due();
        table = match table.offered() {
            choices if choices.iter().any(|one| one == "treaty") => table.act("treaty"),
            choices if !choices.is_empty() => table.pass(),
            _ if table.view().ending.is_some() || due[0].0.starts_with("card") => return table,
            _ => table.die(3),
        };
    }
}

#[test]
fn r2_3_battle_values() {
    let table = Table::new();
    let value = |unit| table.state().data().unit(unit).battle;
    for unit in [Germany, Mannerheim, Pilsudski] {
        assert_eq!(value(unit), 4, "{unit}");
    }
    for unit in [Svinhufud, Yudenich, BritishUsa, Kolchak, Semyonov, Denikin, Wrangel] {
        assert_eq!(value(unit), 3, "{unit}");
    }
}

#[test]
fn r2_3_which_counters_have_an_inactive_side() {
    let table = Table::new();
    let sleeps = |unit| table.state().data().unit(unit).may_be_inactive;
    for unit in [Germany, Svinhufud, Mannerheim, BritishUsa, Pilsudski] {
        assert!(sleeps(unit), "{unit}");
    }
    for unit in [Yudenich, Kolchak, Semyonov, Denikin, Wrangel] {
        assert!(!sleeps(unit), "{unit}");
    }
}

#[test]
fn r2_3_the_counter_in_play_gives_the_battle_value() {
    let after_a_4 = |table: Table, front| table.draw(1).attack(front, 4).view().fronts[front].number;
    assert_eq!(after_a_4(Table::new().front(Baltic, 2), Baltic), 2, "Germany stands against a 4");
    assert_eq!(after_a_4(Table::dawn().front(Baltic, 2), Baltic), 3, "Yudenich falls back on a 4");
    assert_eq!(after_a_4(Table::new().front(Finland, 2), Finland), 3, "Svinhufud falls back");
    let mannerheim = Table::new().front(Finland, 2).unit(Finland, Mannerheim);
    assert_eq!(after_a_4(mannerheim, Finland), 2, "Mannerheim stands");
    assert_eq!(after_a_4(Table::new().front(Poland, 2), Poland), 2, "Pilsudski stands");
    assert_eq!(after_a_4(Table::new().front(Allied, 2), Allied), 3, "the British fall back");
}
