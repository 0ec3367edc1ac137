//! The examples of `docs/cli.md` print what the page says.
//!
//! In a block marked `console`, a line that begins with `$ ` is a command; the lines after it are its output. `...` on
//! a line of its own stands for any lines, `[..]` within a line for any text.

use super::{root, typed};
use std::fs;

struct Example {
    command: String,
    output: Vec<String>,
}

fn examples(page: &str) -> Vec<Example> {
    let mut found: Vec<Example> = Vec::new();
    let mut inside = false;
    for line in page.lines() {
        match line {
            "```console" => inside = true,
            "```" => inside = false,
            _ if !inside => {}
            _ => match (line.strip_prefix("$ "), found.last_mut()) {
                (Some(command), _) => found.push(Example { command: command.to_owned(), output: Vec::new() }),
                (None, Some(example)) => example.output.push(line.to_owned()),
                (None, None) => panic!("a block begins with a command: {line}"),
            },
        }
    }
    found
}

/// Whether `text` is `pattern`, with `[..]` for any text.
fn line_fits(pattern: &str, text: &str) -> bool {
    let mut parts = pattern.split("[..]");
    let Some(mut rest) = text.strip_prefix(parts.next().unwrap_or("")) else {
        return false;
    };
    let Some(last) = pattern.contains("[..]").then(|| pattern.rsplit("[..]").next().unwrap_or("")) else {
        return rest.is_empty();
    };
    for part in parts {
        match rest.find(part) {
            Some(at) => rest = &rest[at + part.len()..],
            None => return false,
        }
    }
    text.ends_with(last)
}

/// Whether the lines fit, with `...` for any lines.
fn lines_fit(pattern: &[String], lines: &[&str]) -> bool {
    match pattern.split_first() {
        None => lines.is_empty(),
        Some((any, rest)) if any == "..." => (0..=lines.len()).any(|at| lines_fit(rest, &lines[at..])),
        Some((first, rest)) => {
            lines.split_first().is_some_and(|(line, lines)| line_fits(first, line) && lines_fit(rest, lines))
        }
    }
}

#[test]
fn the_examples_of_the_page_are_what_the_program_prints() {
    let page = fs::read_to_string(root().join("docs/cli.md")).unwrap();
    let examples = examples(&page);
    assert!(examples.len() >= 12, "every command has an example");
    let room = tempfile::tempdir().unwrap();
    let here = room.path().to_str().unwrap();
    for Example { command, output } in examples {
        // Examples write into the folder `out`, which here is a temporary one; some type their input.
        let (input, program) = match command.split_once(" | ") {
            Some((echo, program)) => {
                (echo.trim_start_matches("printf ").trim_matches('\'').replace("\\n", "\n"), program)
            }
            None => (String::new(), command.as_str()),
        };
        let words = program.strip_prefix("frente ").unwrap_or_else(|| panic!("{command}: expected frente"));
        let args: Vec<String> =
            split(words).into_iter().map(|word| word.replace("out/", &format!("{here}/"))).collect();
        let ran = typed(&args.iter().map(String::as_str).collect::<Vec<_>>(), &input);
        let printed = format!("{}{}", ran.out, ran.err).replace(&format!("{here}/"), "out/");
        let lines: Vec<&str> = printed.lines().collect();
        assert!(
            lines_fit(&output, &lines),
            "$ {command}\nthe page says:\n{}\nthe program:\n{printed}",
            output.join("\n")
        );
    }
}

/// Words as a shell splits them, with 'single quotes'.
fn split(text: &str) -> Vec<String> {
    let quoted = text.split('\'').enumerate();
    quoted
        .flat_map(|(at, part)| match at % 2 {
            0 => part.split_whitespace().map(str::to_owned).collect(),
            _ => vec![part.to_owned()],
        })
        .collect()
}
