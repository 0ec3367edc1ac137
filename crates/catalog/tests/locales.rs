//! Every sentence in every language: none missing, none left over, none broken.

use fluent_syntax::ast::Entry;
use frente_catalog::{ActError, Lang, RewindError, Speaker, games};
use frente_kernel::{Message, Seat};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

fn text(lang: Lang, file: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales").join(lang.code()).join(file);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn keys(lang: Lang, file: &str) -> BTreeSet<String> {
    let resource = fluent_syntax::parser::parse(text(lang, file));
    let resource = resource.unwrap_or_else(|(_, errors)| panic!("{lang}/{file}: {errors:?}"));
    let ids: Vec<String> = resource
        .body
        .iter()
        .filter_map(|entry| match entry {
            Entry::Message(message) => Some(message.id.name.clone()),
            _ => None,
        })
        .collect();
    let unique: BTreeSet<String> = ids.iter().cloned().collect();
    assert_eq!(unique.len(), ids.len(), "{lang}/{file}: a key stands twice");
    unique
}

fn files() -> Vec<String> {
    let games = games().iter().map(|game| format!("{}.ftl", game.info().id));
    ["common.ftl", "build.ftl"].map(str::to_owned).into_iter().chain(games).collect()
}

#[test]
fn every_language_has_the_same_keys() {
    for file in files() {
        let english = keys(Lang::En, &file);
        for lang in [Lang::Es, Lang::Fr] {
            let own = keys(lang, &file);
            let missing: Vec<_> = english.difference(&own).collect();
            let extra: Vec<_> = own.difference(&english).collect();
            assert!(missing.is_empty() && extra.is_empty(), "{lang}/{file}: missing {missing:?}, extra {extra:?}");
        }
    }
}

#[test]
fn every_language_says_everything_a_game_can_send() {
    for game in games() {
        for lang in Lang::ALL {
            let speaker = Speaker::new(*game, lang);
            let silent: Vec<String> = game
                .vocabulary()
                .iter()
                .filter_map(|message| speaker.try_say(message).err())
                .map(|s| s.to_string())
                .collect();
            assert!(silent.is_empty(), "{}: {silent:#?}", game.info().id);
        }
    }
}

#[test]
fn every_language_says_every_refusal_of_the_door() {
    let text = || "x".to_owned();
    let refusals = [
        ActError::NotAnAction { text: text() },
        ActError::NotAChance { text: text() },
        ActError::Over,
        ActError::ChanceDue,
        ActError::NoChanceDue { seat: Seat(1) },
        ActError::OtherSeat { seat: Seat(1) },
        ActError::ImpossibleChance { text: text() },
    ];
    let undone = [RewindError::Barrier { floor: 3 }, RewindError::Beyond { steps: 3 }];
    let prompts = ["prompt-chance", "prompt-over"].map(Message::new);
    let mut all: Vec<Message> = refusals.iter().map(ActError::message).collect();
    all.extend(undone.iter().map(RewindError::message));
    all.extend(prompts);
    all.push(Message::new("prompt-waiting").int("seat", 1));
    for lang in Lang::ALL {
        let speaker = Speaker::common(lang);
        for message in &all {
            speaker.try_say(message).unwrap();
        }
    }
}
