//! The guided first games.

use frente_catalog::{Lang, games};
use std::collections::BTreeSet;

#[test]
fn every_lesson_waits_for_a_real_message_and_cites_a_real_paragraph() {
    for game in games() {
        let keys: BTreeSet<String> = game.vocabulary().into_iter().map(|message| message.key.into_owned()).collect();
        let rules: BTreeSet<String> = game.rules().into_iter().map(|rule| rule.id).collect();
        assert!(game.open(&game.first_setup()).is_ok(), "{}", game.info().id);
        for lesson in game.lessons() {
            assert!(keys.contains(&lesson.on), "no message is called {}", lesson.on);
            assert!(rules.contains(&lesson.rule), "no paragraph is called {}", lesson.rule);
            for lang in Lang::ALL {
                assert!(!lesson.title.get(lang).is_empty() && !lesson.text.get(lang).is_empty(), "{}", lesson.on);
            }
        }
    }
}
