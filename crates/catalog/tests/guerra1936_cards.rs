//! Every card of *1936 Guerra Civil* has a paragraph in its rulebook, with its name, a word on what it was and the text
//! its data render to. With `FRENTE_BLESS=1` the paragraphs are written anew; `cargo xtask rules --write` then names
//! their tests.

use frente_catalog::{Lang, Speaker, game};
use frente_guerra1936::data::Text;
use frente_guerra1936::narrate::AbilityText;
use frente_guerra1936::{Pack, Sheet};
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// Where the paragraphs of the cards stand in `RULES.toml`.
const FROM: &str = "# The cards of the pack";
const TO: &str = "[[option]]";

/// A card's number, name, note and abilities.
type Printed<'a> = (u8, &'a Text, &'a Text, &'a [AbilityText]);

fn printed(sheet: &Sheet) -> BTreeMap<u8, Printed<'_>> {
    let cards = sheet.cards.iter().map(|card| (card.number.0, card.name, card.fact, &card.text[..]));
    let objectives = sheet.objectives.iter().map(|card| (card.number.0, card.name, card.fact, &card.text[..]));
    cards.chain(objectives).map(|card| (card.0, card)).collect()
}

fn of(text: &Text, lang: Lang) -> &str {
    match lang {
        Lang::Es => &text.es,
        Lang::En => &text.en,
        Lang::Fr => &text.fr,
    }
}

/// The abilities in words: when (conditions): [what must be done] what is done.
fn in_words(speaker: &Speaker, ability: &AbilityText) -> String {
    let lines = |lines: &[frente_guerra1936::narrate::Line]| {
        let line = |line: &frente_guerra1936::narrate::Line| {
            let words = std::iter::once(&line.says).chain(&line.about).map(|message| speaker.say(message));
            words.collect::<Vec<_>>().join(" ")
        };
        lines.iter().map(line).collect::<Vec<_>>().join("; ")
    };
    let mut out = speaker.say(&ability.when);
    if !ability.conditions.is_empty() {
        let _ = write!(out, " ({})", lines(&ability.conditions));
    }
    out.push_str(if speaker.lang() == Lang::Fr { " : " } else { ": " });
    if !ability.mandatory.is_empty() {
        let _ = write!(out, "[{}] ", lines(&ability.mandatory));
    }
    out + &lines(&ability.effects)
}

fn text(speaker: &Speaker, (_, _, fact, abilities): Printed<'_>) -> String {
    let abilities = abilities.iter().map(|ability| in_words(speaker, ability));
    let sentences: Vec<String> = std::iter::once(of(fact, speaker.lang()).to_owned()).chain(abilities).collect();
    sentences.join(". ") + "."
}

#[test]
fn every_card_has_its_paragraph() {
    let game = game("guerra1936").expect("the game is on the shelf");
    let sheet = Sheet::of(Pack::default().data());
    let speakers = [Lang::Es, Lang::En, Lang::Fr].map(|lang| Speaker::new(game, lang));
    if std::env::var_os("FRENTE_BLESS").is_some() {
        bless(&sheet, &speakers);
        return;
    }
    let rows = game.rules();
    let cards = printed(&sheet);
    assert_eq!(cards.len(), 252);
    for (number, card) in cards {
        let row = rows.iter().find(|row| row.id == format!("15.{number}")).expect("a paragraph for every card");
        for speaker in &speakers {
            assert_eq!(row.title.get(speaker.lang()), format!("{number} · {}", of(card.1, speaker.lang())));
            assert_eq!(row.text.get(speaker.lang()), text(speaker, card), "card {number}");
        }
        assert!(!row.tests.is_empty(), "card {number} has no test");
    }
}

fn bless(sheet: &Sheet, speakers: &[Speaker; 3]) {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../guerra1936/RULES.toml");
    let book = std::fs::read_to_string(path).expect("the rulebook");
    let end = book.find(TO).expect("the options stand at the end");
    let start = book.find(FROM).unwrap_or(end);
    let mut rows =
        format!("{FROM}: written by `every_card_has_its_paragraph` (crates/catalog/tests), from the data.\n\n");
    for (number, card) in printed(sheet) {
        let [es, en, fr] = speakers.each_ref().map(|speaker| format!("{number} · {}", of(card.1, speaker.lang())));
        let _ = writeln!(rows, "[[rule]]\nid = \"15.{number}\"\nprinted = \"\"");
        let _ = writeln!(rows, "title = {{ es = {es:?}, en = {en:?}, fr = {fr:?} }}\nstatus = \"done\"");
        for speaker in speakers {
            let _ = writeln!(rows, "text.{} = {:?}", speaker.lang().code(), text(speaker, card));
        }
        rows.push_str("tests = []\n\n");
    }
    std::fs::write(path, format!("{}{rows}{}", &book[..start], &book[end..])).expect("the rulebook can be written");
}
