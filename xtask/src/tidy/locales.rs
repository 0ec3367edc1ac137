//! Every message stands in every language: `locales/{es,en,fr}` hold the same files with the same keys.

use crate::rulebook::LANGUAGES;
use crate::tree::{Offence, Tree};
use fluent_syntax::ast::Entry;
use fluent_syntax::parser;
use std::collections::{BTreeMap, BTreeSet};

pub fn check(tree: &Tree) -> Vec<Offence> {
    let mut out = Vec::new();
    // By file name: the keys of each language and the line each stands on.
    let mut files: BTreeMap<&str, BTreeMap<&str, BTreeMap<String, usize>>> = BTreeMap::new();
    for file in tree.files.iter().filter(|file| file.ending() == "ftl") {
        let Some((language, name)) = file.path.strip_prefix("locales/").and_then(|path| path.split_once('/')) else {
            continue;
        };
        if !LANGUAGES.contains(&language) {
            out.push(Offence::new(&file.path, 1, format!("no language of ours: \"{language}\"")));
            continue;
        }
        let keys = keys(&file.path, &file.text, &mut out);
        files.entry(name).or_default().insert(language, keys);
    }
    for (name, languages) in &files {
        let all: BTreeSet<&String> = languages.values().flat_map(BTreeMap::keys).collect();
        for language in LANGUAGES {
            let path = format!("locales/{language}/{name}");
            let Some(own) = languages.get(language) else {
                out.push(Offence::new(&path, 1, "the file is missing in this language"));
                continue;
            };
            for key in all.iter().filter(|key| !own.contains_key(**key)) {
                let (other, line) = place(languages, key);
                let sentence = format!("\"{key}\" is missing (it is in locales/{other}/{name}:{line})");
                out.push(Offence::new(&path, 1, sentence));
            }
        }
    }
    out
}

/// The first language that has `key`, and its line there.
fn place<'a>(languages: &BTreeMap<&'a str, BTreeMap<String, usize>>, key: &str) -> (&'a str, usize) {
    let found = languages.iter().find_map(|(language, keys)| Some((*language, *keys.get(key)?)));
    found.expect("the key was read from one of them")
}

/// The keys of a file: messages, `-terms` and `message.attributes`.
fn keys(path: &str, text: &str, out: &mut Vec<Offence>) -> BTreeMap<String, usize> {
    let resource = parser::parse(text).unwrap_or_else(|(resource, errors)| {
        for error in errors {
            let line = text[..error.pos.start].matches('\n').count() + 1;
            out.push(Offence::new(path, line, format!("not Fluent: {error}")));
        }
        resource
    });
    let mut keys = BTreeMap::new();
    for entry in &resource.body {
        let (id, attributes) = match entry {
            Entry::Message(message) => (message.id.name.to_owned(), &message.attributes),
            Entry::Term(term) => (format!("-{}", term.id.name), &term.attributes),
            _ => continue,
        };
        let starts = |line: &str| line.strip_prefix(&id).is_some_and(|rest| rest.trim_start().starts_with('='));
        let lines: Vec<usize> =
            text.lines().enumerate().filter(|(_, line)| starts(line)).map(|(at, _)| at + 1).collect();
        let line = lines.first().copied().unwrap_or(1);
        if keys.insert(id.clone(), line).is_some() {
            let again = lines.last().copied().unwrap_or(line);
            out.push(Offence::new(path, again, format!("\"{id}\" stands twice in this file")));
        }
        keys.extend(attributes.iter().map(|attribute| (format!("{id}.{}", attribute.id.name), line)));
    }
    keys
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::lines;
    use crate::tree::MadeUp;

    #[test]
    fn a_message_that_a_language_lacks_is_found() {
        let made_up = MadeUp::new(&[
            ("locales/es/amanecer.ftl", "# Frentes\nfront = Frente { $name }\n    .hint = Aquí\nwin = Victoria\n"),
            ("locales/en/amanecer.ftl", "front = { $name } front\nwin = Victory\n-army = army\n"),
            (
                "locales/fr/amanecer.ftl",
                "front = Front\n    .hint = Ici\nwin = Victoire\nwin = Encore\n-army = armée\n",
            ),
            ("locales/es/table.ftl", "a = a\nbroken\n"),
            ("locales/en/table.ftl", "a = a\n"),
        ]);
        let expected = [
            "locales/es/table.ftl:2: not Fluent: Expected a token starting with \"=\"",
            "locales/fr/amanecer.ftl:4: \"win\" stands twice in this file",
            "locales/es/amanecer.ftl:1: \"-army\" is missing (it is in locales/en/amanecer.ftl:3)",
            "locales/en/amanecer.ftl:1: \"front.hint\" is missing (it is in locales/es/amanecer.ftl:2)",
            "locales/fr/table.ftl:1: the file is missing in this language",
        ];
        let mut found = lines(&check(&made_up.tree()));
        found.sort();
        let mut expected = expected.map(str::to_owned);
        expected.sort();
        assert_eq!(found, expected);
    }
}
