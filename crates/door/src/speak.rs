//! Sentences: message keys turned into Spanish, English or French by Fluent.
//!
//! The texts are embedded, `locales/<language>/common.ftl` for what every game says and `locales/<language>/<game>.ftl`
//! for the rest (`build.ftl` for decks and army lists); the web reads the same files. A key that is
//! missing shows as itself, and a test asks every language for every message, so that no player ever sees one.

use crate::shelf::AnyGame;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use frente_kernel::{Arg, Form, Message};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::str::FromStr;

/// A language of the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Lang {
    /// Spanish, `es` in addresses and files.
    Es,
    /// English, `en` in addresses and files.
    #[default]
    En,
    /// French, `fr` in addresses and files.
    Fr,
}

impl Lang {
    /// Every language there is.
    pub const ALL: [Lang; 3] = [Lang::Es, Lang::En, Lang::Fr];

    /// The two-letter code.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::Es => "es",
            Lang::En => "en",
            Lang::Fr => "fr",
        }
    }

    /// The language of a `LANG` or `Accept-Language` value (`es_ES.UTF-8`, `fr-CA`), English where it is none of ours.
    pub fn from_locale(value: &str) -> Lang {
        let code: String = value.trim().chars().take_while(char::is_ascii_alphabetic).collect();
        code.to_ascii_lowercase().parse().unwrap_or_default()
    }

    /// The form of a noun that gives none.
    const fn plain_form(self) -> &'static str {
        match self {
            Lang::En => Form::S.word(),
            Lang::Es | Lang::Fr => Form::M.word(),
        }
    }
}

/// What every game says.
pub const COMMON: Trio = Trio {
    es: include_str!("../../../locales/es/common.ftl"),
    en: include_str!("../../../locales/en/common.ftl"),
    fr: include_str!("../../../locales/fr/common.ftl"),
};

/// What is said of decks and army lists.
pub const LISTS: Trio = Trio {
    es: include_str!("../../../locales/es/build.ftl"),
    en: include_str!("../../../locales/en/build.ftl"),
    fr: include_str!("../../../locales/fr/build.ftl"),
};

impl std::fmt::Display for Lang {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.code())
    }
}

/// A language we do not speak.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("unknown language \"{0}\", expected es, en or fr")]
pub struct UnknownLang(String);

impl FromStr for Lang {
    type Err = UnknownLang;

    fn from_str(text: &str) -> Result<Lang, UnknownLang> {
        let known = Lang::ALL.into_iter().find(|lang| lang.code() == text);
        known.ok_or_else(|| UnknownLang(text.to_owned()))
    }
}

/// A text in the three languages.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts", as = "crate::rules::Texts"))]
pub struct Trio {
    /// The text in Spanish.
    pub es: &'static str,
    /// The text in English.
    pub en: &'static str,
    /// The text in French.
    pub fr: &'static str,
}

impl Trio {
    /// The text in one language.
    pub const fn get(&self, lang: Lang) -> &'static str {
        match lang {
            Lang::Es => self.es,
            Lang::En => self.en,
            Lang::Fr => self.fr,
        }
    }
}

/// An argument that reads the same in every language: a name, a path, what the user wrote.
pub fn verbatim(text: &str) -> Arg {
    Arg::verbatim(text.to_owned())
}

/// Speaks for one game in one language.
pub struct Speaker {
    bundle: FluentBundle<FluentResource>,
    lang: Lang,
}

impl Speaker {
    /// Speaks for `game`.
    pub fn new(game: &dyn AnyGame, lang: Lang) -> Speaker {
        Speaker::of_texts(lang, &[game.common().get(lang), game.locale().get(lang)])
    }

    /// Speaks for `game` and says what is printed on its board.
    pub fn at_board(game: &dyn AnyGame, lang: Lang) -> Speaker {
        Speaker::of_texts(lang, &[game.common().get(lang), game.locale().get(lang), game.board_locale().get(lang)])
    }

    /// Speaks for `game` and of the lists that are built for it.
    pub fn of_lists(game: &dyn AnyGame, lang: Lang) -> Speaker {
        Speaker::of_texts(lang, &[game.common().get(lang), game.locale().get(lang), game.list_texts().get(lang)])
    }

    /// Speaks of what all games share.
    pub fn common(lang: Lang) -> Speaker {
        Speaker::of_texts(lang, &[COMMON.get(lang)])
    }

    fn of_texts(lang: Lang, texts: &[&str]) -> Speaker {
        let language = lang.code().parse().expect("a two-letter code is a language");
        let mut bundle = FluentBundle::new_concurrent(vec![language]);
        // Isolation marks are for mixed writing directions; terminals and tests would show them as rubbish.
        bundle.set_use_isolating(false);
        for text in texts {
            // What parsed is used; a test refuses files with errors.
            let resource = FluentResource::try_new((*text).to_owned()).unwrap_or_else(|(partial, _)| partial);
            bundle.add_resource_overriding(resource);
        }
        Speaker { bundle, lang }
    }

    /// The language spoken.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// The sentence. A missing key shows as itself.
    pub fn say(&self, message: &Message) -> String {
        self.try_say(message).unwrap_or_else(|silence| silence.said)
    }

    /// The sentence of a key without arguments.
    pub fn word(&self, key: &str) -> String {
        self.say(&Message::new(key.to_owned()))
    }

    /// The sentence, or what it lacks.
    pub fn try_say(&self, message: &Message) -> Result<String, Silence> {
        let mut problems = Vec::new();
        let said = self.format(&message.key, &message.args, &mut problems);
        let said = if message.args.is_empty() { said } else { contracted(self.lang, said) };
        let said = if is_sentence(&message.key) { capitalised(said) } else { said };
        if problems.is_empty() { Ok(said) } else { Err(Silence { said, problems }) }
    }

    fn format(&self, key: &str, args: &[(Cow<'static, str>, Arg)], problems: &mut Vec<String>) -> String {
        let Some(pattern) = self.bundle.get_message(key).and_then(|message| message.value()) else {
            problems.push(format!("{}: no message \"{key}\"", self.lang));
            return key.to_owned();
        };
        let mut values = FluentArgs::with_capacity(args.len());
        for (name, arg) in args {
            let (value, form): (FluentValue, Option<Cow<'_, str>>) = match arg {
                Arg::Int(number) => ((*number).into(), None),
                Arg::Term { term } => (self.format(term, &[], problems).into(), Some(self.form_of(term))),
                Arg::Text { es, en, fr, forms } => {
                    let (text, form) = match self.lang {
                        Lang::Es => (es, forms.es),
                        Lang::En => (en, forms.en),
                        Lang::Fr => (fr, forms.fr),
                    };
                    (text.to_string().into(), Some(form.map_or(self.lang.plain_form(), Form::word).into()))
                }
            };
            values.set(name.clone(), value);
            if let Some(form) = form {
                values.set(format!("{name}-form"), FluentValue::from(form.into_owned()));
            }
        }
        let mut errors = Vec::new();
        let said = self.bundle.format_pattern(pattern, Some(&values), &mut errors);
        problems.extend(errors.iter().map(|error| format!("{}: \"{key}\": {error}", self.lang)));
        said.into_owned()
    }
}

impl Speaker {
    /// The form of a noun that is a message of its own: its attribute `.form`.
    fn form_of(&self, term: &str) -> Cow<'_, str> {
        let form = self.bundle.get_message(term).and_then(|message| message.get_attribute("form"));
        form.map_or(self.lang.plain_form().into(), |form| {
            self.bundle.format_pattern(form.value(), None, &mut Vec::new())
        })
    }
}

/// A preposition and the article of what was put in after it run together: *turno del bando A*, *au camp B*.
fn contracted(lang: Lang, said: String) -> String {
    let pairs: &[(&str, &str)] = match lang {
        Lang::Es => &[("de el ", "del "), ("a el ", "al ")],
        Lang::Fr => &[("de le ", "du "), ("à le ", "au "), ("de les ", "des "), ("à les ", "aux ")],
        Lang::En => &[],
    };
    let mut said = said;
    for (apart, together) in pairs {
        said = said.replace(&format!(" {apart}"), &format!(" {together}"));
    }
    said
}

/// What happened and what is asked stand alone as sentences; other messages may stand inside one.
fn is_sentence(key: &str) -> bool {
    key.starts_with("event-") || key.starts_with("prompt-")
}

/// With a capital: a sentence may begin with what was put in.
fn capitalised(said: String) -> String {
    let mut letters = said.chars();
    match letters.next() {
        Some(first) if first.is_lowercase() => first.to_uppercase().chain(letters).collect(),
        _ => said,
    }
}

/// A sentence that could not be said in full.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", .problems.join("; "))]
pub struct Silence {
    /// What came out nevertheless.
    pub said: String,
    /// What was missing.
    pub problems: Vec<String>,
}

#[cfg(test)]
mod tests {
    use super::*;
    use frente_kernel::Forms;

    fn speaker(lang: Lang) -> Speaker {
        let text = "front-south = Sur\nfalls = { $front } cae en { $box } { $box ->\n  [one] casilla\n  *[other] casillas\n}: «{ $title }»\n";
        Speaker::of_texts(lang, &[text])
    }

    fn falls() -> Message {
        let (es, en, fr) = ("Motín".into(), "Mutiny".into(), "Mutinerie".into());
        let title = Arg::Text { es, en, fr, forms: Forms::default() };
        Message::new("falls").term("front", "front-south").int("box", 2).arg("title", title)
    }

    #[test]
    fn a_sentence_agrees_with_the_noun_it_is_about() {
        let text = "zone = zona\n    .form = f\nplace = sitio\n\
            lost = { $unit } { $unit-form ->\n  [f] perdida\n  [mp] perdidos\n  [fp] perdidas\n  *[m] perdido\n}\n";
        let speaker = Speaker::of_texts(Lang::Es, &[text]);
        let text = |es: &'static str, form| {
            let forms = Forms { es: form, ..Forms::default() };
            Arg::Text { es: es.into(), en: "".into(), fr: "".into(), forms }
        };
        let said = |unit| speaker.say(&Message::new("lost").arg("unit", unit));
        assert_eq!(said(text("Sección", Some(Form::F))), "Sección perdida");
        assert_eq!(said(text("Zapadores", Some(Form::Mp))), "Zapadores perdidos");
        assert_eq!(said(text("Carro", None)), "Carro perdido");
        assert_eq!(said(Arg::Term { term: "zone".into() }), "zona perdida");
        assert_eq!(said(Arg::Term { term: "place".into() }), "sitio perdido");
    }

    #[test]
    fn terms_numbers_and_texts_are_filled_in_without_isolation_marks() {
        assert_eq!(speaker(Lang::Es).say(&falls()), "Sur cae en 2 casillas: «Motín»");
        assert_eq!(speaker(Lang::Fr).say(&falls()), "Sur cae en 2 casillas: «Mutinerie»");
    }

    #[test]
    fn articles_run_together_with_prepositions_and_sentences_begin_with_a_capital() {
        let text = |side, turn| format!("side-a = {side}\nevent-turn = {turn}\nturn = {turn}\n");
        let said = |lang, side, turn, key| {
            Speaker::of_texts(lang, &[&text(side, turn)]).say(&Message::new(key).term("side", "side-a"))
        };
        let (es, fr) = ("turno de { $side }, y a { $side }", "tour de { $side }, puis à { $side }");
        assert_eq!(said(Lang::Es, "el bando A", es, "event-turn"), "Turno del bando A, y al bando A");
        assert_eq!(said(Lang::Es, "la República", es, "turn"), "turno de la República, y a la República");
        assert_eq!(said(Lang::Fr, "le camp A", fr, "event-turn"), "Tour du camp A, puis au camp A");
        assert_eq!(said(Lang::Fr, "l'attaquant", fr, "turn"), "tour de l'attaquant, puis à l'attaquant");
        assert_eq!(said(Lang::Es, "el bando A", "{ $side } mueve", "event-turn"), "El bando A mueve");
    }

    #[test]
    fn a_missing_key_or_argument_shows_and_is_reported() {
        let speaker = speaker(Lang::En);
        assert_eq!(speaker.say(&Message::new("nowhere")), "nowhere");
        let silence = speaker.try_say(&Message::new("falls")).unwrap_err();
        assert!(silence.to_string().contains("front"), "{silence}");
        let silence = speaker.try_say(&falls().term("front", "front-west")).unwrap_err();
        assert_eq!(silence.to_string(), "en: no message \"front-west\"");
    }

    #[test]
    fn a_locale_value_names_a_language() {
        assert_eq!(Lang::from_locale("es_ES.UTF-8"), Lang::Es);
        assert_eq!(Lang::from_locale("fr-CA,fr;q=0.9"), Lang::Fr);
        assert_eq!(Lang::from_locale("C"), Lang::En);
        assert_eq!(Lang::from_locale(""), Lang::En);
        assert_eq!("ES".parse::<Lang>().unwrap_err().to_string(), "unknown language \"ES\", expected es, en or fr");
    }
}
