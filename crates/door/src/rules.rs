//! A game's rulebook as data: `RULES.toml`, read once, searched by words.

use crate::speak::Lang;
use serde::{Deserialize, Serialize};

/// A paragraph of the rulebook.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RuleRow {
    /// The id code and tests cite.
    pub id: String,
    /// The number as the book prints it.
    pub printed: String,
    /// The heading of the paragraph.
    pub title: Texts,
    /// Whether it is enforced.
    pub status: Status,
    /// Errata and rulings.
    #[serde(default)]
    pub note: String,
    /// What it says, in our own words.
    #[serde(default)]
    pub text: Texts,
    /// The tests that would fail without it.
    #[serde(default)]
    pub tests: Vec<String>,
    /// Whether the data of the game hold it, so that no line of code need cite it.
    #[serde(default, skip_serializing)]
    pub data: bool,
}

/// A text in the languages it was written in.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub struct Texts {
    /// The text in Spanish.
    #[serde(default)]
    pub es: String,
    /// The text in English.
    #[serde(default)]
    pub en: String,
    /// The text in French.
    #[serde(default)]
    pub fr: String,
}

impl Texts {
    /// The text in `lang`; where it was not written in it, the English or the Spanish one.
    pub fn get(&self, lang: Lang) -> &str {
        let own = match lang {
            Lang::Es => &self.es,
            Lang::En => &self.en,
            Lang::Fr => &self.fr,
        };
        let written = [own, &self.en, &self.es].into_iter().find(|text| !text.is_empty());
        written.map_or("", |text| text.trim())
    }
}

/// Whether a paragraph is enforced.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts", rename = "RuleStatus"))]
pub enum Status {
    /// Enforced, with tests.
    Done,
    /// Nothing to compute.
    Physical,
    /// Not enforced yet: the note says what is missing.
    Open,
}

impl std::fmt::Display for Status {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Status::Done => "done",
            Status::Physical => "physical",
            Status::Open => "open",
        })
    }
}

#[derive(Deserialize)]
struct File {
    #[serde(default)]
    rule: Vec<RuleRow>,
}

/// Reads a `RULES.toml`.
pub fn parse(text: &str) -> Result<Vec<RuleRow>, toml::de::Error> {
    toml::from_str::<File>(text).map(|file| file.rule)
}

/// The rows whose id, title or text holds every word, in the rulebook's order. Case and accents do not matter.
pub fn search<'a>(rows: &'a [RuleRow], words: &str, lang: Lang) -> Vec<&'a RuleRow> {
    let words: Vec<String> = words.split_whitespace().map(fold).collect();
    let holds = |row: &&RuleRow| {
        let text = fold(&format!("{} {} {}", row.id, row.title.get(lang), row.text.get(lang)));
        words.iter().all(|word| text.contains(word.as_str()))
    };
    rows.iter().filter(holds).collect()
}

/// Lower case without the accents of our three languages.
fn fold(text: &str) -> String {
    let plain = |letter: char| match letter {
        'á' | 'à' | 'â' | 'ä' => 'a',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'í' | 'ì' | 'î' | 'ï' => 'i',
        'ó' | 'ò' | 'ô' | 'ö' => 'o',
        'ú' | 'ù' | 'û' | 'ü' => 'u',
        'ñ' => 'n',
        'ç' => 'c',
        other => other,
    };
    text.chars().flat_map(char::to_lowercase).map(plain).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOOK: &str = r#"
        [book]
        title = "Prueba"
        [[rule]]
        id = "7.3"
        printed = "7.3"
        title = { es = "Lanzar una ofensiva", en = "Launching an offensive" }
        status = "done"
        note = "Ruling A1."
        text.es = "Gasta una acción."
        text.en = "Spends one action."
        tests = ["r7_3_an_offensive"]
        [[rule]]
        id = "7.4"
        printed = "7.4"
        title = { es = "Política", en = "Politics" }
        status = "open"
    "#;

    #[test]
    fn every_field_of_a_row_is_read() {
        let rows = parse(BOOK).unwrap();
        assert_eq!(rows.len(), 2);
        assert_eq!((rows[0].id.as_str(), rows[0].status, rows[0].tests.len()), ("7.3", Status::Done, 1));
        assert_eq!(rows[0].title.get(Lang::Fr), "Launching an offensive", "no French yet: the English text stands in");
    }

    #[test]
    fn a_misspelt_field_is_an_error() {
        assert!(parse("[[rule]]\nid=\"1\"\nprinted=\"1\"\ntitle={}\nstatus=\"open\"\nnotes=\"\"").is_err());
    }

    #[test]
    fn search_wants_every_word_and_forgives_accents_and_case() {
        let rows = parse(BOOK).unwrap();
        let found = |words| search(&rows, words, Lang::Es).iter().map(|row| row.id.clone()).collect::<Vec<_>>();
        assert_eq!(found("ACCION gasta"), ["7.3"]);
        assert_eq!(found("política"), ["7.4"]);
        assert_eq!(found("acción política"), Vec::<String>::new());
        assert_eq!(found("7."), ["7.3", "7.4"]);
    }
}
