//! `frente replay`: step through a saved match.

use super::Teller;
use crate::args::Replay;
use crate::failure::Failure;
use crate::{input, output};
use frente_door::{AnyMatch, Lang};
use frente_kernel::{Message, Viewer};
use std::io::{self, BufRead as _};

pub fn run(args: &Replay, lang: Lang) -> Result<(), Failure> {
    let (game, record) = input::record(&args.file)?;
    if let Some(path) = &args.pack.data {
        input::load_pack(game, path)?;
    }
    let table = game.replay(&record).map_err(|error| Failure::about(&args.file, error))?;
    let teller = Teller::new(game, lang);
    if args.step {
        return by_hand(&*table, &teller);
    }
    let told: String = (1..=table.steps()).map(|number| step(&*table, number, &teller)).collect();
    output::print(&(told + &ending(&*table, &teller)))
}

/// One step and what came of it.
fn step(table: &dyn AnyMatch, number: usize, teller: &Teller) -> String {
    let Some(step) = table.step(number) else {
        return String::new();
    };
    let events = table.log(Viewer::Referee, number - 1);
    let events: Vec<_> = events.into_iter().take_while(|event| event.step == number).collect();
    teller.step(number, &step) + &teller.events(&events)
}

fn ending(table: &dyn AnyMatch, teller: &Teller) -> String {
    match table.node().outcome() {
        Some(outcome) => teller.speaker.say(&outcome.message) + "\n",
        None => teller.speaker.say(&table.prompt(Viewer::Referee).message) + "\n",
    }
}

/// Enter goes on, `b` back, a number to that step, `v` shows the table, `q` quits.
fn by_hand(table: &dyn AnyMatch, teller: &Teller) -> Result<(), Failure> {
    let mut at = 0;
    let keys = Message::new("replay-keys").int("count", i64::try_from(table.steps()).unwrap_or(i64::MAX));
    let keys = teller.speaker.say(&keys) + "\n";
    output::print(&keys)?;
    for line in io::stdin().lock().lines() {
        let line = line.map_err(|error| Failure::new(format!("standard input cannot be read: {error}")))?;
        match line.trim() {
            "q" => return Ok(()),
            "v" => {
                let then = table.prefix(at)?;
                let view = output::readable(&then.view(Viewer::Referee));
                output::print(&(view + "\n"))?;
                continue;
            }
            "b" => at = at.saturating_sub(1).max(1),
            "" => at += 1,
            number => match number.parse::<usize>().ok().filter(|number| (1..=table.steps()).contains(number)) {
                Some(number) => at = number,
                None => {
                    output::print(&keys)?;
                    continue;
                }
            },
        }
        if at > table.steps() {
            return output::print(&ending(table, teller));
        }
        output::print(&step(table, at, teller))?;
    }
    Ok(())
}
