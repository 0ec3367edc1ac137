//! What proves that a module plays the rules it was made from: a corpus of records, pictures of it, and a comparison word
//! for word.

use frente_door::{AnyGame, AnyMatch};
use frente_kernel::{Record, Seat, Viewer};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// Steps between two pictures of a match, where they are not too long.
pub const EVERY: usize = 25;

/// The records of a corpus, one by one: each begins with the words that name its format.
pub fn records(corpus: &str) -> Vec<&str> {
    let starts: Vec<usize> = corpus.match_indices("frente record ").map(|(at, _)| at).collect();
    let ends = starts.iter().skip(1).copied().chain([corpus.len()]);
    starts.iter().zip(ends).map(|(start, end)| &corpus[*start..end]).collect()
}

fn parsed(text: &str) -> Result<Record, String> {
    Record::parse(text).map_err(|error| error.to_string())
}

/// What occurs in a record: the first word of every action and chance, and the key of every event.
pub fn kinds(game: &dyn AnyGame, text: &str) -> Result<BTreeSet<String>, String> {
    let record = parsed(text)?;
    let table = game.replay(&record).map_err(|error| error.to_string())?;
    let steps = record.steps.iter().map(|line| line.text.split(' ').next().unwrap_or_default().to_owned());
    let events = table.log(Viewer::Referee, 0).into_iter().map(|event| event.message.key.into_owned());
    Ok(steps.chain(events).collect())
}

/// A corpus: records among `all` that hold every kind there is in them, the short ones first, as long as `fits` allows.
pub fn chosen(game: &dyn AnyGame, all: &[String], fits: impl Fn(&str) -> bool) -> String {
    let mut open: Vec<(&str, BTreeSet<String>)> =
        all.iter().filter_map(|text| Some((text.as_str(), kinds(game, text).ok()?))).collect();
    let (mut corpus, mut known) = (String::new(), BTreeSet::new());
    loop {
        // Per thousand characters: three short records are worth more than a long one with the same in it.
        let worth =
            |(text, kinds): &(&str, BTreeSet<String>)| kinds.difference(&known).count() * 1_000_000 / text.len();
        let Some(best) = (0..open.len()).max_by_key(|at| worth(&open[*at])).filter(|at| worth(&open[*at]) > 0) else {
            return corpus;
        };
        let (text, kinds) = open.swap_remove(best);
        let longer = corpus.clone() + text;
        if fits(&longer) {
            corpus = longer;
            known.extend(kinds);
        }
    }
}

/// Everybody who may look at a table.
fn viewers(table: &dyn AnyMatch) -> Vec<Viewer> {
    (0..table.seats()).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Spectator]).collect()
}

fn opened(game: &dyn AnyGame, record: &Record) -> Result<Box<dyn AnyMatch>, String> {
    let setup: Value = serde_json::from_str(&record.setup).map_err(|error| error.to_string())?;
    game.open(&setup).map_err(|faults| faults.to_string())
}

fn take(table: &mut dyn AnyMatch, line: &frente_kernel::record::Line) -> Result<(), String> {
    let taken = match line.seat {
        Some(seat) => table.act(seat, &line.text),
        None => table.chance(&line.text),
    };
    taken.map_err(|error| error.to_string())
}

/// Pictures of a corpus: the sheet of each match, and at every `every`th step what each viewer sees, may do and has read
/// since the picture before.
pub fn pictures(game: &dyn AnyGame, corpus: &str, every: usize) -> Result<Value, String> {
    let picture = |table: &dyn AnyMatch| {
        let from = table.steps().saturating_sub(every);
        let seen = |viewer: Viewer| {
            let offers = match viewer {
                Viewer::Seat(seat) => table.offers(seat),
                _ => Vec::new(),
            };
            json!({
                "view": table.view(viewer),
                "prompt": table.prompt(viewer),
                "offers": offers,
                "log": table.log(viewer, from),
            })
        };
        json!({ "step": table.steps(), "seen": viewers(table).into_iter().map(seen).collect::<Vec<_>>() })
    };
    let mut matches = Vec::new();
    for text in records(corpus) {
        let record = parsed(text)?;
        let mut table = opened(game, &record)?;
        let mut taken = vec![picture(&*table)];
        for (at, line) in record.steps.iter().enumerate() {
            take(&mut *table, line)?;
            if (at + 1) % every == 0 || at + 1 == record.steps.len() {
                taken.push(picture(&*table));
            }
        }
        matches.push(json!({ "setup": table.setup(), "sheet": table.sheet(), "pictures": taken }));
    }
    Ok(json!({ "game": game.info().id, "rules": game.info().rules_version, "every": every, "matches": matches }))
}

/// Plays every record of a corpus in two games that should be one, and compares what they say word for word: whose turn it
/// is, views, prompts, offers, logs and the position at every step, what costs more at every [`EVERY`]th; there bots must choose
/// what is legal.
pub fn compare(one: &dyn AnyGame, other: &dyn AnyGame, corpus: &str) -> Result<Compared, String> {
    let mut compared = Compared::default();
    for text in records(corpus) {
        let record = parsed(text)?;
        let (mut here, mut there) = (opened(one, &record)?, opened(other, &record)?);
        compared.records += 1;
        for step in 0..=record.steps.len() {
            let place = |what: &str| format!("record {}, step {step}: {what}", compared.records);
            if let Some(line) = step.checked_sub(1).map(|at| &record.steps[at]) {
                take(&mut *here, line).map_err(|error| place(&error))?;
                take(&mut *there, line).map_err(|error| place(&error))?;
            }
            same(&*here, &*there, step).map_err(|what| place(&what))?;
            compared.steps += 1;
            if step % EVERY == 0
                && let Some(seat) = here.node().deciding()
            {
                compared.decisions += 1;
                compared.choices += usize::from(costly(&*here, &*there, seat, step).map_err(|what| place(&what))?);
            }
        }
    }
    Ok(compared)
}

/// How much was compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Compared {
    /// How many matches were compared.
    pub records: usize,
    /// How many positions were compared.
    pub steps: usize,
    /// Positions at which bots were asked and undo was measured.
    pub decisions: usize,
    /// Positions at which the bots of both chose alike. They reckon in floating point, whose functions differ in their last
    /// digit from one machine to the next; no record rests on them.
    pub choices: usize,
}

fn equal(what: &str, here: &Value, there: &Value) -> Result<(), String> {
    // As text: the order of fields counts, and no number is read twice.
    let (here, there) = (here.to_string(), there.to_string());
    if here == there {
        return Ok(());
    }
    let differs = here.bytes().zip(there.bytes()).take_while(|(one, other)| one == other).count();
    Err(format!("{what} differs: …{}… and …{}…", around(&here, differs), around(&there, differs)))
}

/// What stands around a place in a text.
pub fn around(text: &str, at: usize) -> String {
    let before: String = text[..text.floor_char_boundary(at)].chars().rev().take(80).collect();
    let after = text[text.floor_char_boundary(at)..].chars().take(80);
    before.chars().rev().chain(after).collect()
}

fn same(here: &dyn AnyMatch, there: &dyn AnyMatch, step: usize) -> Result<(), String> {
    equal("whose turn it is", &json!(here.node()), &json!(there.node()))?;
    equal("the position", &here.state(), &there.state())?;
    for viewer in viewers(here) {
        equal("a view", &here.view(viewer), &there.view(viewer))?;
        equal("the prompt", &json!(here.prompt(viewer)), &json!(there.prompt(viewer)))?;
        let since = step.saturating_sub(1);
        equal("the log", &json!(here.log(viewer, since)), &json!(there.log(viewer, since)))?;
    }
    if let Some(seat) = here.node().deciding() {
        equal("an offer", &json!(here.offers(seat)), &json!(there.offers(seat)))?;
        equal("a window", &json!(here.window(seat)), &json!(there.window(seat)))?;
    }
    equal("what chance may bring", &json!(here.chances()), &json!(there.chances()))
}

fn costly(here: &dyn AnyMatch, there: &dyn AnyMatch, seat: Seat, step: usize) -> Result<bool, String> {
    equal("how far undo goes", &json!(here.undo_floor()), &json!(there.undo_floor()))?;
    let choice = |table: &dyn AnyMatch| table.bot_choice(seat, "ismcts:50", step as u64, None);
    let (native, kept) = (choice(here).map_err(|error| error.to_string())?, choice(there));
    let kept = kept.map_err(|error| error.to_string())?;
    here.explain(seat, &kept.action).map_err(|error| format!("a bot's choice: {error}"))?;
    Ok(native.action == kept.action)
}
