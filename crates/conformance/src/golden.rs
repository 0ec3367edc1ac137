//! Golden playthroughs: one match as a text that a person reads in a diff.
//!
//! ```text
//! step 9, seat 0: toy-prompt-turn seat=0 §2
//!   may   draw | peek | aim | show 5, 9 | attack 5, 9
//!   takes attack 5 §7
//!   event Attacked { seat: Seat(0), card: Some(5), open: false } §7
//!         for seat 1, spectator: Attacked { seat: Seat(0), card: None, open: false }
//!   seat 0: hands[0].Open.cards = [9]
//!   seat 0: pending = {"Window":{"card":5}}
//!   seat 1, spectator: pending = {"Window":{"card":null}}
//! ```
//! A view is shown once at the start; after that only what changed in it, under `all` when it changed so for everybody.

use crate::trial::{Trial, chance_outcomes, legal_actions, viewer_name, viewers};
use frente_kernel::play::StepOf;
use frente_kernel::{Arg, Match, Message, Narrate, Step};
use serde_json::Value;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;

/// Lines are folded here.
const WIDTH: usize = 118;

/// Plays a random match and compares its text with the file at `path`; writes the file when `FRENTE_BLESS=1`.
///
/// # Panics
/// If the text differs: with the first line that does.
pub fn golden<G: Narrate>(path: impl AsRef<Path>, setup: &G::Setup, seed: u64) {
    let mut trial = Trial::<G>::new(setup, seed);
    trial.finish();
    golden_match(path, &trial.played);
}

/// As [`golden`], for a match played by other means: a script, a bot.
///
/// # Panics
/// If the text differs: with the first line that does.
pub fn golden_match<G: Narrate>(path: impl AsRef<Path>, played: &Match<G>) {
    let bless = std::env::var("FRENTE_BLESS").is_ok_and(|value| value == "1");
    if let Err(difference) = compare(path.as_ref(), &playthrough(played), bless) {
        panic!("{difference}");
    }
}

/// Compares `text` with the file, or writes it.
pub(crate) fn compare(path: &Path, text: &str, bless: bool) -> Result<(), String> {
    let shown = path.display();
    if bless {
        let folder = path.parent().map_or(Ok(()), std::fs::create_dir_all);
        return folder.and_then(|()| std::fs::write(path, text)).map_err(|error| format!("{shown}: {error}"));
    }
    let hint = "if it is meant so, run the test with FRENTE_BLESS=1 and read the diff";
    let golden = std::fs::read_to_string(path).map_err(|error| format!("{shown}: {error}; {hint}"))?;
    let (mut expected, mut found) = (golden.lines(), text.lines());
    for line in 1.. {
        match (expected.next(), found.next()) {
            (None, None) => break,
            (golden, now) if golden == now => {}
            (golden, now) => {
                let say = |line: Option<&str>| line.unwrap_or("(end of text)").to_owned();
                return Err(format!(
                    "{shown}:{line}: the text differs\n  golden: {}\n  now:    {}\n{hint}",
                    say(golden),
                    say(now)
                ));
            }
        }
    }
    Ok(())
}

/// A match as text: each step with what could be done, what was done, what happened, and what changed for whom.
pub fn playthrough<G: Narrate>(played: &Match<G>) -> String {
    let setup = serde_json::to_string(played.setup()).expect("a setup is plain data");
    let mut out = format!("{}, rules {}\nsetup {setup}\n\nstart\n", G::INFO.id, G::INFO.rules_version);
    let mut again = Match::<G>::new(played.setup().clone()).expect("the setup was accepted when the match began");
    let mut views = Views::of::<G>(again.state());
    views.describe(&Views::default(), &mut out);
    for (at, step) in played.steps().iter().enumerate() {
        let before = again.state().clone();
        write!(out, "\nstep {}, ", at + 1).expect("writing to a string");
        describe_choice::<G>(&before, *step, &mut out);
        let mut log = Vec::new();
        again.take(*step, &mut log).expect("the match took this step");
        for event in log {
            describe_event::<G>(again.state(), event, &mut out);
        }
        let now = Views::of::<G>(again.state());
        now.describe(&views, &mut out);
        views = now;
    }
    match played.outcome() {
        Some(outcome) => {
            let seats = |set: frente_kernel::SeatSet| set.iter().map(|seat| seat.to_string()).collect::<Vec<_>>();
            let (won, lost) = (seats(outcome.winners).join(" "), seats(outcome.losers).join(" "));
            let (label, grade, score) = (outcome.label, outcome.grade, outcome.score);
            writeln!(out, "\nover: {label} {grade:?} score {score}, won [{won}], lost [{lost}]")
        }
        None => writeln!(out, "\nnot over"),
    }
    .expect("writing to a string");
    out
}

fn describe_choice<G: Narrate>(state: &G::State, step: StepOf<G>, out: &mut String) {
    match step {
        Step::Act(seat, action) => {
            let (prompt, rule) = G::prompt(state);
            let offers = legal_actions::<G>(state).iter().map(ToString::to_string).collect();
            line(out, &format!("seat {seat}: {} §{rule}", message_text(&prompt)));
            list(out, "may", offers);
            line(out, &format!("  takes {action} §{}", G::action_rule(state, action)));
        }
        Step::Chance(chance) => {
            let outcomes = chance_outcomes::<G>(state);
            let alike = outcomes.iter().all(|(_, weight)| *weight == outcomes[0].1);
            let offer = |(chance, weight): &(G::Chance, u32)| {
                if alike { chance.to_string() } else { format!("{chance} ×{weight}") }
            };
            line(out, "chance");
            list(out, "may", outcomes.iter().map(offer).collect());
            line(out, &format!("  comes {chance}"));
        }
    }
}

/// The event as the referee reads it, and under it what others read where that is less.
fn describe_event<G: Narrate>(state: &G::State, event: G::Event, out: &mut String) {
    line(out, &format!("  event {event:?} §{}", G::event_rule(event)));
    let mut less: Vec<(Option<G::Event>, Vec<String>)> = Vec::new();
    for viewer in viewers::<G>(state) {
        let told = G::redact(event, viewer);
        if told == Some(event) {
            continue;
        }
        match less.iter_mut().find(|(known, _)| *known == told) {
            Some((_, names)) => names.push(viewer_name(viewer)),
            None => less.push((told, vec![viewer_name(viewer)])),
        }
    }
    for (told, names) in less {
        let told = told.map_or_else(|| "nothing".to_owned(), |told| format!("{told:?}"));
        line(out, &format!("        for {}: {told}", names.join(", ")));
    }
}

fn line(out: &mut String, text: &str) {
    out.push_str(text.trim_end());
    out.push('\n');
}

/// A list on as many lines as it takes; neighbours that differ in their last word share the others: `show 3, 9, 23`.
fn list(out: &mut String, head: &str, items: Vec<String>) {
    let mut text = format!("  {head:<6}");
    let mut shared = None;
    for (at, item) in items.iter().enumerate() {
        let (front, last) = item.rsplit_once(' ').unzip();
        let (join, item) = match (front.is_some() && front == shared, last) {
            (true, Some(last)) => (", ", last),
            _ if at == 0 => ("", item.as_str()),
            _ => (" | ", item.as_str()),
        };
        let width = text.len() - text.rfind('\n').map_or(0, |feed| feed + 1);
        text.push_str(join);
        if width + join.len() + item.len() > WIDTH {
            text.truncate(text.trim_end().len());
            text.push_str("\n          ");
        }
        text.push_str(item);
        shared = front;
    }
    line(out, &text);
}

fn message_text(message: &Message) -> String {
    let mut text = message.key.clone().into_owned();
    for (name, arg) in &message.args {
        let value = match arg {
            Arg::Int(number) => number.to_string(),
            Arg::Term { term } => term.clone().into_owned(),
            Arg::Text { en, .. } => format!("{en:?}"),
        };
        write!(text, " {name}={value}").expect("writing to a string");
    }
    text
}

/// What everybody sees, as JSON by viewer.
#[derive(Default)]
struct Views(Vec<(String, Value)>);

impl Views {
    fn of<G: Narrate>(state: &G::State) -> Views {
        let view = |viewer| serde_json::to_value(G::view(state, viewer)).expect("a view is plain data");
        Views(viewers::<G>(state).map(|viewer| (viewer_name(viewer), view(viewer))).collect())
    }

    /// Writes what differs from `before`, place by place.
    fn describe(&self, before: &Views, out: &mut String) {
        // By place, in the order of the view; each with the viewers for whom it changed, and to what.
        let mut order: Vec<String> = Vec::new();
        let mut changes: BTreeMap<String, Vec<(&str, String)>> = BTreeMap::new();
        for (name, now) in &self.0 {
            let was = before.0.iter().find(|(known, _)| known == name).map_or(&Value::Null, |(_, was)| was);
            let mut found = Vec::new();
            difference("", was, now, before.0.is_empty(), &mut found);
            for (place, value) in found {
                if !changes.contains_key(&place) {
                    order.push(place.clone());
                }
                changes.entry(place).or_default().push((name, value));
            }
        }
        for place in order {
            let mut by_value: Vec<(&str, Vec<&str>)> = Vec::new();
            for (name, value) in &changes[&place] {
                match by_value.iter_mut().find(|(known, _)| known == value) {
                    Some((_, names)) => names.push(name),
                    None => by_value.push((value, vec![name])),
                }
            }
            for (value, names) in by_value {
                let all = names.len() == self.0.len() && names.len() > 1;
                let names = if all { "all".to_owned() } else { names.join(", ") };
                line(out, &format!("  {names}: {place} = {value}"));
            }
        }
    }
}

/// The places where `now` differs from `was`, with what stands there now. A list of plain things, or one that has grown
/// or shrunk, is shown whole; in others only the entries that changed.
fn difference(place: &str, was: &Value, now: &Value, first: bool, out: &mut Vec<(String, String)>) {
    if was == now {
        return;
    }
    let under = |name: &str| {
        if place.is_empty() { name.to_owned() } else { format!("{place}.{name}") }
    };
    match (was, now) {
        (Value::Object(was), Value::Object(now)) if same_names(was, now) => {
            for (name, now) in now {
                difference(&under(name), &was[name], now, false, out);
            }
        }
        // At the start, each field on a line of its own.
        (_, Value::Object(now)) if first && place.is_empty() => {
            out.extend(now.iter().map(|(name, value)| (name.clone(), value.to_string())));
        }
        (Value::Array(was), Value::Array(now))
            if was.len() == now.len() && now.iter().any(|entry| entry.is_object() || entry.is_array()) =>
        {
            for (at, (was, now)) in was.iter().zip(now).enumerate() {
                difference(&format!("{place}[{at}]"), was, now, false, out);
            }
        }
        _ => out.push((place.to_owned(), now.to_string())),
    }
}

fn same_names(was: &serde_json::Map<String, Value>, now: &serde_json::Map<String, Value>) -> bool {
    was.len() == now.len() && now.keys().all(|name| was.contains_key(name))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn changes(was: Value, now: Value) -> Vec<String> {
        let mut out = Vec::new();
        difference("", &was, &now, false, &mut out);
        out.into_iter().map(|(place, value)| format!("{place} = {value}")).collect()
    }

    #[test]
    fn only_what_changed_is_shown() {
        let was = json!({"turn": 3, "fronts": [{"at": 4, "foe": 1}, {"at": 2, "foe": 0}], "hand": [1, 2]});
        let now = json!({"turn": 3, "fronts": [{"at": 3, "foe": 1}, {"at": 2, "foe": 0}], "hand": [1]});
        assert_eq!(changes(was, now), ["fronts[0].at = 3", "hand = [1]"]);
    }

    #[test]
    fn the_first_line_that_differs_is_named() {
        let folder = tempfile::tempdir().expect("a folder of one's own");
        let path = folder.path().join("golden/a.txt");
        let missing = compare(&path, "one\ntwo\n", false).expect_err("there is no file yet");
        assert!(missing.contains("FRENTE_BLESS=1"), "{missing}");
        compare(&path, "one\ntwo\n", true).expect("blessing writes the file");
        compare(&path, "one\ntwo\n", false).expect("and then it agrees");
        let differs = compare(&path, "one\n2\n", false).expect_err("the second line differs");
        assert!(differs.contains("a.txt:2:") && differs.contains("two"), "{differs}");
        let shorter = compare(&path, "one\n", false).expect_err("the text is shorter");
        assert!(shorter.contains("(end of text)"), "{shorter}");
    }
}
