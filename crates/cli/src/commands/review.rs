//! `frente review`: what each choice of a saved match cost, and what was luck.

use super::{Teller, percent};
use crate::args::Review as Asked;
use crate::failure::Failure;
use crate::{input, output};
use frente_door::Lang;
use frente_kernel::{Arg, Message, Seat};
use frente_lab::review::{Mark, Review, review};
use std::fmt::Write as _;

pub fn run(args: &Asked, lang: Lang) -> Result<(), Failure> {
    let (game, record) = input::record(&args.file)?;
    if let Some(path) = &args.pack.data {
        input::load_pack(game, path)?;
    }
    let found = review(&record, args.simulations).map_err(|error| Failure::about(&args.file, error))?;
    if args.json {
        return output::print_json(&found);
    }
    output::print(&in_words(&found, &Teller::new(game, lang))?)
}

fn in_words(found: &Review, teller: &Teller) -> Result<String, Failure> {
    let mut out = String::new();
    for mark in &found.marks {
        writeln!(out, "{}", told(mark, teller))?;
    }
    if found.marks.is_empty() {
        writeln!(out, "{}", teller.speaker.word("review-nothing"))?;
    }
    for (seat, account) in (0..).zip(&found.seats) {
        let message = Message::new("review-account")
            .arg("seat", Arg::verbatim(teller.seat(Seat(seat))))
            .int("decisions", account.decisions)
            .arg("cost", Arg::verbatim(percent(account.cost)))
            .arg("luck", Arg::verbatim(signed(account.luck)));
        writeln!(out, "{}", teller.speaker.say(&message))?;
    }
    let message = Message::new("review-misjudged").arg("share", Arg::verbatim(signed(found.misjudged)));
    writeln!(out, "{}", teller.speaker.say(&message))?;
    Ok(out)
}

fn told(mark: &Mark, teller: &Teller) -> String {
    let message = Message::new("review-mark")
        .int("step", i64::try_from(mark.step).unwrap_or(i64::MAX))
        .arg("seat", Arg::verbatim(teller.seat(Seat(mark.seat))))
        .term("grade", format!("review-{}", mark.grade.name()))
        .arg("played", Arg::verbatim(mark.played.clone()))
        .arg("better", Arg::verbatim(mark.better.clone()))
        .arg("cost", Arg::verbatim(percent(mark.cost)));
    teller.speaker.say(&message)
}

/// A share in percent, with its sign.
fn signed(share: f64) -> String {
    format!("{:+.1} %", 100.0 * share)
}
