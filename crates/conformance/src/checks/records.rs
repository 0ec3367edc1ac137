//! A record reads back as it was written, replays to the same position, its dice can be drawn again; one changed
//! character anywhere, a cut or a missing line is found, and in a step it is found by the step's number.

use crate::trial::{Failure, Table, Trial};
use frente_kernel::record::{DiceProof, Publish};
use frente_kernel::{Game, Match, Narrate, Record, RecordError, below};
use rand_core::Rng;
use std::ops::Range;

pub(crate) fn run<G: Narrate>(table: &Table<G>) -> Result<(), Box<Failure>> {
    table.each_game(|trial| {
        trial.finish();
        let record = trial.record(Publish::Secret);
        replays(&record, &trial.played);
        let chances = trial.played.chances();
        let proof = record.verify::<G>().map(|verified| verified.dice);
        assert!(proof == Ok(DiceProof::Redrawn(chances)), "{chances} chances were drawn, verified: {proof:?}");
        unfinished_matches_replay(trial);
        let text = record.to_string();
        for _ in 0..table.plan.close_looks {
            changes_are_found::<G>(&text, trial.played.steps().len(), &mut trial.look);
            cuts_are_found::<G>(&text, &mut trial.look);
        }
    })
}

/// Writing, reading and playing again lead to the same record and the same position.
pub(crate) fn replays<G: Game>(record: &Record, played: &Match<G>) {
    let text = record.to_string();
    let read = Record::parse(&text).unwrap_or_else(|error| panic!("a record does not read back: {error}"));
    assert!(read == *record, "a record reads back as another one");
    assert!(read.to_string() == text, "a record is written differently the second time");
    let again = read.replay::<G>().unwrap_or_else(|error| panic!("a record does not replay: {error}"));
    assert!(again.state() == played.state(), "a record replays to another position");
    assert!(again.steps() == played.steps(), "a record replays other steps");
}

/// A record of a match in progress holds as well; its secret is not in it.
fn unfinished_matches_replay<G: Game>(trial: &mut Trial<G>) {
    let count = below(&mut trial.look, trial.played.steps().len() as u32 + 1) as usize;
    let begun = trial.played.prefix(count);
    let whole = std::mem::replace(&mut trial.played, begun);
    let record = trial.record(Publish::CommitmentOnly);
    replays(&record, &trial.played);
    let proof = record.verify::<G>().map(|verified| verified.dice);
    assert!(proof == Ok(DiceProof::Unpublished), "a record without its secret proves {proof:?}");
    trial.played = whole;
}

fn read_and_verify<G: Game>(text: &str) -> Result<(), RecordError> {
    Record::parse(text)?.verify::<G>().map(drop)
}

/// One character changed: one in each part of the text, so that short parts are not passed over.
fn changes_are_found<G: Game>(text: &str, steps: usize, rng: &mut impl Rng) {
    let lines = line_ranges(text);
    // Six lines of header, the steps, then result, secret and close.
    let (header, rest) = lines.split_at(6);
    let (stepped, tail) = rest.split_at(steps);
    for line in header.iter().chain(tail) {
        change::<G>(text, line.clone(), None, rng);
    }
    if stepped.is_empty() {
        return;
    }
    // A step is its number, its seat, its notation and its seal of 16 digits; and the last step is a case of its own.
    for at in [below(rng, steps as u32) as usize, steps - 1] {
        let line = stepped[at].clone();
        let notation = text[line.clone()].match_indices(' ').nth(1).map_or(0, |(space, _)| space);
        let (notation, seal) = (line.start + notation, line.end - 17);
        for part in [line.start..notation, notation..seal, seal..line.end - 1] {
            change::<G>(text, part, Some(at + 1), rng);
        }
    }
}

/// Each line with its line feed.
fn line_ranges(text: &str) -> Vec<Range<usize>> {
    let mut start = 0;
    let ranges = text.split_inclusive('\n').map(|line| {
        start += line.len();
        start - line.len()..start
    });
    ranges.collect()
}

/// Changes one character of `part`, which lies in step `step` if there is one.
fn change<G: Game>(text: &str, part: Range<usize>, step: Option<usize>, rng: &mut impl Rng) {
    let characters = text[part.clone()].char_indices().count();
    let Some((at, old)) = text[part.clone()].char_indices().nth(below(rng, characters as u32) as usize) else {
        return;
    };
    let at = part.start + at;
    let new = loop {
        let new = char::from(b"0123456789abcdef *-zX\"{\n\r\tn"[below(rng, 27) as usize]);
        if new != old {
            break new;
        }
    };
    let changed = format!("{}{new}{}", &text[..at], &text[at + old.len_utf8()..]);
    let told = format!("character {at} changed from {old:?} to {new:?}");
    match (read_and_verify::<G>(&changed), step) {
        (Ok(()), _) => panic!("a changed record passes: {told}\n{changed}"),
        (Err(error), Some(step)) => {
            let error = error.to_string();
            let named = error
                .match_indices(&format!("step {step}"))
                .any(|(at, name)| !error[at + name.len()..].starts_with(|next: char| next.is_ascii_digit()));
            assert!(named, "{told} in step {step}, but the error does not name that step: {error}");
        }
        (Err(_), None) => {}
    }
}

/// A record cut anywhere, or without one of its lines, is no record. (Only its last line feed may be missing.)
fn cuts_are_found<G: Game>(text: &str, rng: &mut impl Rng) {
    let mut at = below(rng, text.len() as u32 - 1) as usize;
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    assert!(read_and_verify::<G>(&text[..at]).is_err(), "a record cut off after {at} bytes passes");
    let lines = line_ranges(text);
    let line = lines[below(rng, lines.len() as u32) as usize].clone();
    let without = format!("{}{}", &text[..line.start], &text[line.end..]);
    assert!(read_and_verify::<G>(&without).is_err(), "a record without its line \"{}\" passes", text[line].trim_end());
}
