//! The sentences of *2GM Tactics* with nouns of every gender and number and counts of every kind, in three languages.

use frente_catalog::{AnyGame, Lang, Speaker, games};
use frente_kernel::{Arg, Form, Forms, Message};

/// A noun of every form: Spanish, English, French.
const NOUNS: [([&str; 3], Forms); 4] = [
    (["Cañón", "Sherman", "Canon"], forms(Form::M, Form::S)),
    (["Infantería", "Truck", "Infanterie"], forms(Form::F, Form::S)),
    (["Zapadores", "Sappers", "Sapeurs"], forms(Form::Mp, Form::P)),
    (["Tropas", "Guards", "Troupes"], forms(Form::Fp, Form::P)),
];

const fn forms(gendered: Form, numbered: Form) -> Forms {
    Forms { es: Some(gendered), en: Some(numbered), fr: Some(gendered) }
}

/// The arguments that are nouns with a form.
const NAMES: [&str; 8] = ["unit", "other", "carrier", "card", "tokens", "weapon", "at", "why"];

fn game() -> &'static dyn AnyGame {
    *games().iter().find(|game| game.info().id == "tactics2gm").expect("it is on the shelf")
}

/// The message with another noun and another count in every place that takes one.
fn varied(message: &Message, noun: usize, count: i64) -> Message {
    let ([es, en, fr], forms) = NOUNS[noun];
    let mut message = message.clone();
    for (name, arg) in &mut message.args {
        match arg {
            Arg::Text { .. } if NAMES.contains(&&**name) => {
                *arg = Arg::Text { es: es.into(), en: en.into(), fr: fr.into(), forms };
            }
            Arg::Int(number) => *number = count,
            _ => {}
        }
    }
    message
}

/// Verbs in the singular, which never follow a noun in the plural.
const SINGULAR: [&[&str]; 3] = [
    &[
        "mueve",
        "dispara",
        "asalta",
        "sube",
        "baja",
        "queda",
        "sufre",
        "golpea",
        "devuelve",
        "monta",
        "recoge",
        "ocupa",
        "saca",
        "marcha",
        "lleva",
        "ha",
        "tiene",
        "salta",
        "sobrevive",
        "apunta",
        "retira",
        "repara",
        "cura",
        "despeja",
        "recarga",
        "pierde",
        "tira",
    ],
    &[
        "moves", "fires", "assaults", "gets", "takes", "strikes", "is", "has", "carries", "sets", "packs", "throws",
        "marches", "jumps", "survives", "aims", "hides", "clears", "repairs", "heals", "reloads", "loses", "does",
        "picks",
    ],
    &[
        "va", "tire", "assaille", "monte", "descend", "est", "subit", "frappe", "riposte", "met", "replie", "prend",
        "lance", "marche", "porte", "a", "n'a", "saute", "survit", "vise", "enlève", "répare", "soigne", "déblaie",
        "recharge", "perd", "ramasse",
    ],
];

/// Verbs in the plural, which never follow a noun in the singular.
const PLURAL: [&[&str]; 3] = [
    &[
        "mueven",
        "disparan",
        "asaltan",
        "quedan",
        "sufren",
        "golpean",
        "devuelven",
        "han",
        "tienen",
        "llevan",
        "pierden",
    ],
    &["move", "fire", "assault", "get", "take", "strike", "are", "have", "carry", "throw", "lose"],
    &[
        "vont",
        "tirent",
        "assaillent",
        "sont",
        "subissent",
        "frappent",
        "ripostent",
        "ont",
        "n'ont",
        "portent",
        "perdent",
    ],
];

/// Participles, and the forms of the noun they may follow.
const PARTICIPLES: [(&str, [bool; 4]); 16] = [
    ("destruido", [true, false, false, false]),
    ("destruida", [false, true, false, false]),
    ("destruidos", [false, false, true, false]),
    ("destruidas", [false, false, false, true]),
    ("recogido,", [true, false, false, false]),
    ("recogida,", [false, true, false, false]),
    ("détruit", [true, false, false, false]),
    ("détruite", [false, true, false, false]),
    ("détruits", [false, false, true, false]),
    ("détruites", [false, false, false, true]),
    ("cloué", [true, false, false, false]),
    ("clouée", [false, true, false, false]),
    ("cloués", [false, false, true, false]),
    ("clouées", [false, false, false, true]),
    ("repliés,", [false, false, true, false]),
    ("repliées,", [false, false, false, true]),
];

/// Things that are counted: one of them, several of them.
const COUNTED: [(&str, &str); 9] = [
    ("herida", "heridas"),
    ("ficha", "fichas"),
    ("arma", "armas"),
    ("wound", "wounds"),
    ("token", "tokens"),
    ("weapon", "weapons"),
    ("blessure", "blessures"),
    ("jeton", "jetons"),
    ("arme", "armes"),
];

/// What is wrong with a sentence about a noun of a form, every count in it being `count`.
fn slips(said: &str, lang: usize, noun: usize, count: i64) -> Vec<String> {
    let mut found = Vec::new();
    for pattern in ["  ", " ,", " .", "{", "}", "$", "-form", "()", "( ", " )", "de el ", "de le ", "à le ", " a el "]
    {
        if said.contains(pattern) {
            found.push(format!("{pattern:?}"));
        }
    }
    let words: Vec<&str> = said.split_whitespace().collect();
    let name = NOUNS[noun].0[lang];
    let plural = noun > 1;
    for (at, word) in words.iter().enumerate() {
        if *word != name {
            continue;
        }
        // The word after the noun, and after its cell in brackets; after a colon another sentence begins.
        let mut next = words[at + 1..].iter().skip_while(|word| word.starts_with('(') && !word.ends_with(':'));
        let Some(verb) = next.next().map(|word| word.trim_end_matches(['.', ':', ','])) else { continue };
        if plural && SINGULAR[lang].contains(&verb) || !plural && PLURAL[lang].contains(&verb) {
            found.push(format!("{name} {verb}"));
        }
    }
    for word in &words {
        let word = word.trim_end_matches(['.', ':']);
        if let Some((_, fits)) = PARTICIPLES.iter().find(|(participle, _)| *participle == word)
            && said.contains(name)
            && !fits[noun]
        {
            found.push(format!("{name} … {word}"));
        }
    }
    for pair in words.windows(2).filter(|pair| pair[0].trim_start_matches('(') == count.to_string()) {
        let thing = pair[1].trim_end_matches(['.', ':', ',', ')']);
        let wrong = match count {
            1 => COUNTED.iter().any(|(_, many)| *many == thing),
            0 => false,
            _ => COUNTED.iter().any(|(one, _)| *one == thing),
        };
        if wrong {
            found.push(format!("{count} {thing}"));
        }
    }
    found
}

#[test]
fn every_sentence_agrees_with_its_nouns_and_counts() {
    let mut slipped = Vec::new();
    let mut said = 0;
    for (at, lang) in [Lang::Es, Lang::En, Lang::Fr].into_iter().enumerate() {
        let speaker = Speaker::new(game(), lang);
        for message in game().vocabulary() {
            for noun in 0..NOUNS.len() {
                for count in [0, 1, 2, 5] {
                    let text = speaker.try_say(&varied(&message, noun, count)).expect("a sentence");
                    said += 1;
                    for slip in slips(&text, at, noun, count) {
                        slipped.push(format!("{lang:?} {}: {slip} in \"{text}\"", message.key));
                    }
                }
            }
        }
    }
    slipped.sort();
    slipped.dedup();
    assert!(slipped.is_empty(), "{slipped:#?}");
    assert!(said > 10_000, "{said}");
}

#[test]
fn a_slip_is_found() {
    let found = |said: &str, lang: usize, noun: usize, count: i64| !slips(said, lang, noun, count).is_empty();
    assert!(found("Infantería (c3) queda destruido.", 0, 1, 0));
    assert!(!found("Infantería (c3) queda destruida.", 0, 1, 0));
    assert!(found("Zapadores (c3) mueve de c3 a c4.", 0, 2, 0));
    assert!(found("Sappers moves from c3 to c4.", 1, 2, 0));
    assert!(found("Sherman takes 1 wounds.", 1, 0, 1));
    assert!(found("Troupes (c3) est clouée au sol.", 2, 3, 0));
    assert!(found("Canon (c3) subit 2 blessure.", 2, 0, 2));
}
