//! *¿Pasarán?* in words: every message with every count and every counter, read for what a native would stumble over.

use frente_catalog::{Lang, Speaker, game};
use frente_kernel::{Arg, Form, Message};
use frente_pasaran::sheet::UnitSheet;
use frente_pasaran::{Setup, Sheet};

/// The message with a number in one place, or a counter in all of them.
fn with(message: &Message, name: &str, arg: &Arg) -> Message {
    let mut message = message.clone();
    message.args.iter_mut().filter(|(known, _)| known == name).for_each(|(_, old)| *old = arg.clone());
    message
}

/// A message with every count in each of its numbers, and with every counter, whole and reduced.
fn variants(message: &Message, units: &[UnitSheet]) -> Vec<Message> {
    let mut all = vec![message.clone()];
    for (name, arg) in &message.args {
        if matches!(arg, Arg::Int(_)) {
            all.extend([0, 1, 2, 5].map(|count| with(message, name, &Arg::Int(count))));
        }
    }
    if message.args.iter().any(|(name, _)| name == "unit") {
        for unit in units {
            let text = &unit.name;
            let name = Arg::Text {
                es: text.es.clone().into(),
                en: text.en.clone().into(),
                fr: text.fr.clone().into(),
                forms: text.forms,
            };
            for reduced in [0, 1] {
                all.push(with(&with(message, "unit", &name), "reduced", &Arg::Int(reduced)));
            }
        }
    }
    all
}

/// Words of one language that no sentence of another has.
const ENGLISH: [&str; 14] =
    ["the", "of", "and", "with", "from", "for", "is", "are", "has", "unit", "counter", "points", "hits", "battle"];

/// What is wrong with a sentence, if anything.
fn fault(lang: Lang, said: &str) -> Option<String> {
    let words: Vec<&str> =
        said.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    // One of something is one: "1 puntos", "1 hits".
    let mark = |letter: char| !letter.is_alphanumeric();
    for pair in said.split_whitespace().collect::<Vec<_>>().windows(2) {
        let (count, noun) = (pair[0].trim_start_matches(mark), pair[1].trim_end_matches(mark));
        let plural = noun.len() > 3 && noun.ends_with('s') && noun.chars().all(char::is_lowercase);
        if count == "1" && plural && !["sous", "dans", "plus", "mais", "moins", "mauvais"].contains(&noun) {
            return Some(format!("\"1 {noun}\""));
        }
    }
    if lang != Lang::En
        && let Some(word) = words.iter().find(|word| ENGLISH.contains(word))
        // "points" is French too, and "has" Spanish.
        && !matches!((lang, *word), (Lang::Fr, "points") | (Lang::Es, "has"))
    {
        return Some(format!("\"{word}\" is English"));
    }
    let mut broken = vec!["  ", " ,", " .", "( ", " )", "()", "{", "}", "$", "..", ":."];
    match lang {
        Lang::Es => broken.extend([" de el ", " a el ", " :", " ;", " ?"]),
        Lang::En => broken.extend([" :", " ;", " ?"]),
        Lang::Fr => broken.extend([" de le ", " à le ", " de les "]),
    }
    if lang == Lang::Fr {
        let tight = |(at, mark): (usize, char)| {
            let before = said[..at].chars().next_back();
            matches!(mark, ':' | ';' | '?' | '!') && !before.is_some_and(char::is_whitespace)
        };
        if said.char_indices().any(tight) && !said.contains("¡No pasarán!") {
            return Some("a mark without a space before it".to_owned());
        }
    }
    broken.into_iter().find(|wrong| said.contains(wrong)).map(|wrong| format!("{wrong:?}"))
}

/// The sentence with its counter without the strength after its name, which counts nothing.
fn unnumbered(sentence: &str, message: &Message, lang: Lang) -> String {
    let arg = |wanted: &str| message.args.iter().find(|(name, _)| name == wanted).map(|(_, arg)| arg);
    match (arg("unit"), arg("strength")) {
        (Some(Arg::Text { es, en, fr, .. }), Some(Arg::Int(strength))) => {
            let name = match lang {
                Lang::Es => es,
                Lang::En => en,
                Lang::Fr => fr,
            };
            sentence.replace(&format!("{name} {strength}"), name)
        }
        _ => sentence.to_owned(),
    }
}

#[test]
fn every_message_reads_well_with_every_count_and_every_counter() {
    let shelf = game("pasaran").expect("it is on the shelf");
    let sheet = Sheet::of(Setup::default().pack.data());
    let mut said = 0;
    let mut faults = Vec::new();
    for lang in Lang::ALL {
        let speaker = Speaker::new(shelf, lang);
        for message in shelf.vocabulary() {
            for variant in variants(&message, &sheet.units) {
                let sentence = speaker.try_say(&variant).unwrap_or_else(|silence| panic!("{lang}: {silence}"));
                said += 1;
                if let Some(fault) = fault(lang, &unnumbered(&sentence, &variant, lang)) {
                    faults.push(format!("{lang} {}: {fault}: {sentence}", message.key));
                }
            }
        }
    }
    faults.sort();
    faults.dedup();
    assert!(faults.is_empty(), "{} of {said}:\n{}", faults.len(), faults.join("\n"));
    assert!(said > 20_000, "{said}");
}

#[test]
fn a_reduced_counter_agrees_with_its_name() {
    let shelf = game("pasaran").expect("it is on the shelf");
    let sheet = Sheet::of(Setup::default().pack.data());
    let sample = shelf.vocabulary().into_iter().find(|message| message.key == "event-moved-move").expect("a move");
    for unit in &sheet.units {
        for message in variants(&sample, std::slice::from_ref(unit))
            .into_iter()
            .filter(|message| message.args.iter().any(|(name, arg)| name == "reduced" && *arg == Arg::Int(1)))
        {
            for (lang, form, adjectives) in [
                (Lang::Es, unit.name.forms.es, ["reducido", "reducida", "reducidos", "reducidas"]),
                (Lang::Fr, unit.name.forms.fr, ["réduit", "réduite", "réduits", "réduites"]),
            ] {
                let at = Form::GENDERED.into_iter().position(|one| Some(one) == form).unwrap_or(0);
                let said = Speaker::new(shelf, lang).say(&message);
                let named = said.contains(match lang {
                    Lang::Es => unit.name.es.as_str(),
                    _ => unit.name.fr.as_str(),
                });
                assert!(!named || said.contains(&format!("({})", adjectives[at])), "{lang}: {said}");
            }
        }
    }
}

#[test]
fn wrong_sentences_are_found() {
    for (lang, wrong) in [
        (Lang::En, "The Republican takes 1 casualties."),
        (Lang::En, "You have 1 points."),
        (Lang::Es, "El Republicano sufre 1 impactos."),
        (Lang::Es, "Producción de el Republicano."),
        (Lang::Es, "Brigada: the unit is gone."),
        (Lang::Fr, "Vous avez 1 points."),
        (Lang::Fr, "Production de le Républicain."),
        (Lang::Fr, "Assaut: Madrid."),
    ] {
        assert!(fault(lang, wrong).is_some(), "{wrong}");
    }
    assert_eq!(fault(Lang::Fr, "Il fait mauvais temps : 1 point."), None);
}
