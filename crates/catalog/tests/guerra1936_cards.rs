//! Every card of *1936 Guerra Civil* has a paragraph in its rulebook, with its name, a word on what it was and the text
//! its data render to. With `FRENTE_BLESS=1` the paragraphs are written anew; `cargo xtask rules --write` then names
//! their tests.

use frente_catalog::{Lang, Speaker, game};
use frente_guerra1936::data::Text;
use frente_guerra1936::narrate::AbilityText;
use frente_guerra1936::{Pack, Sheet};
use frente_kernel::Message;
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// Where the paragraphs of the cards stand in `RULES.toml`.
const FROM: &str = "# The cards of the pack";
const TO: &str = "[[option]]";

/// A card's name, note, numbers and abilities.
struct Printed<'a> {
    name: &'a Text,
    fact: &'a Text,
    numbers: Vec<Message>,
    /// The abilities of an army and what they cost.
    skills: &'a [(&'static str, u8)],
    abilities: &'a [AbilityText],
}

fn printed(sheet: &Sheet) -> BTreeMap<u8, Printed<'_>> {
    let cards = sheet.cards.iter().map(|card| {
        let commands = card
            .military
            .map(|[bonus, command]| Message::new("card-commands").int("bonus", bonus).int("command", command));
        let numbers = [
            Some(Message::new("card-cost").int("cost", card.cost)),
            card.force.map(|force| Message::new("card-force").int("force", force)),
            commands,
            card.mobilisation.map(|cost| Message::new("card-mobilisation").int("cost", cost)),
        ];
        let numbers = numbers.into_iter().flatten().collect();
        (
            card.number.0,
            Printed { name: card.name, fact: card.fact, numbers, skills: &card.skills, abilities: &card.text },
        )
    });
    let objectives = sheet.objectives.iter().map(|card| {
        let points = Message::new("card-points").int("political", card.political_points);
        let points = points.int("military", card.military_points);
        let yields = card.diplomacy.map(|steps| Message::new("card-diplomacy").int("steps", steps));
        let holds = card
            .resistance
            .map(|[points, turns]| Message::new("card-resistance").int("points", points).int("turns", turns));
        let numbers = [Some(points), yields, holds].into_iter().flatten().collect();
        (card.number.0, Printed { name: card.name, fact: card.fact, numbers, skills: &[], abilities: &card.text })
    });
    cards.chain(objectives).collect()
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
        lines.iter().map(line).collect::<Vec<_>>().join(if speaker.lang() == Lang::Fr { " ; " } else { "; " })
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

/// What the card was, its numbers, what it does.
fn text(speaker: &Speaker, card: &Printed<'_>) -> String {
    let numbers: Vec<String> = card.numbers.iter().map(|number| speaker.say(number)).collect();
    let mut sentences = vec![of(card.fact, speaker.lang()).to_owned(), capital(&numbers.join(", "))];
    sentences.extend(card.skills.iter().map(|(skill, cost)| {
        let cost = if *cost > 0 { format!(" {cost}") } else { String::new() };
        format!("{}{cost}", speaker.word(&format!("skill-{skill}")))
    }));
    sentences.extend(card.abilities.iter().map(|ability| in_words(speaker, ability)));
    sentences.join(". ") + "."
}

fn capital(said: &str) -> String {
    let mut letters = said.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
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
            assert_eq!(row.title.get(speaker.lang()), format!("{number} · {}", of(card.name, speaker.lang())));
            assert_eq!(row.text.get(speaker.lang()), text(speaker, &card), "card {number}");
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
        let [es, en, fr] = speakers.each_ref().map(|speaker| format!("{number} · {}", of(card.name, speaker.lang())));
        let _ = writeln!(rows, "[[rule]]\nid = \"15.{number}\"\nprinted = \"\"");
        let _ = writeln!(rows, "title = {{ es = {es:?}, en = {en:?}, fr = {fr:?} }}\nstatus = \"done\"");
        for speaker in speakers {
            let _ = writeln!(rows, "text.{} = {:?}", speaker.lang().code(), text(speaker, &card));
        }
        rows.push_str("tests = []\n\n");
    }
    std::fs::write(path, format!("{}{rows}{}", &book[..start], &book[end..])).expect("the rulebook can be written");
}
