//! `frente rules`: the rulebook, paragraph by paragraph, in our own words.

use crate::args::Rules;
use crate::failure::Failure;
use crate::output;
use frente_catalog::game;
use frente_door::Lang;
use frente_door::rules::{RuleRow, search};
use serde_json::{Value, json};
use std::fmt::Write as _;

pub fn run(args: &Rules, lang: Lang) -> Result<(), Failure> {
    let rows = game(&args.game)?.rules();
    let mut found = search(&rows, args.search.as_deref().unwrap_or(""), lang);
    if let Some(id) = &args.id {
        let id = id.trim_start_matches('§');
        found.retain(|row| row.id == id);
        if found.is_empty() {
            let sentence = format!("no paragraph §{id} in the rules of {}; `frente rules {0}` lists them", args.game);
            return Err(Failure::new(sentence));
        }
    }
    if args.json {
        return output::print_json(&found.iter().map(|row| as_json(row, lang)).collect::<Vec<_>>());
    }
    let mut out = String::new();
    for row in found {
        let (id, title, status) = (&row.id, row.title.get(lang), row.status);
        writeln!(out, "§{id}  {title}  ({status}, {} tests)", row.tests.len())?;
        for line in row.text.get(lang).lines() {
            writeln!(out, "    {line}")?;
        }
        // Notes are for those who compare with the book, and in English; what players must know stands in the text.
        if lang == Lang::En && !row.note.is_empty() {
            writeln!(out, "    [{}]", row.note)?;
        }
    }
    output::print(&out)
}

fn as_json(row: &RuleRow, lang: Lang) -> Value {
    json!({
        "id": row.id,
        "printed": row.printed,
        "title": row.title.get(lang),
        "status": row.status,
        "tests": row.tests,
        "note": row.note,
        "text": row.text.get(lang),
    })
}
