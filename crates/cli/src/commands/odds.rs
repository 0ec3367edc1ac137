//! `frente odds`: what may follow from each legal action where a script ends.

use super::Teller;
use super::referee::ruled;
use super::telling::{cited, percent};
use crate::args::Script;
use crate::failure::Failure;
use crate::output;
use frente_door::{Lang, OddsOut, Offer};
use frente_kernel::Limits;
use serde_json::{Value, json};
use std::fmt::Write as _;

pub fn run(args: &Script, lang: Lang) -> Result<(), Failure> {
    let (game, ruling) = ruled(&args.file, args.pack.data.as_deref(), lang)?;
    let node = ruling.table.node();
    let Some(seat) = node.deciding() else {
        let sentence = format!("the script ends at the node \"{node}\", expected one where a seat must choose");
        return Err(Failure::about(&args.file, sentence));
    };
    let reckon = |offer: Offer| {
        let odds = ruling.table.odds(seat, &offer.action, Limits::default(), 0);
        odds.map(|odds| (offer, odds)).map_err(Failure::from)
    };
    let all: Vec<(Offer, OddsOut)> = ruling.offers().into_iter().map(reckon).collect::<Result<_, _>>()?;
    if args.json {
        let row = |(offer, odds): &(Offer, OddsOut)| json!({"action": offer.action, "rule": offer.rule, "odds": odds});
        return output::print_json(&all.iter().map(row).collect::<Vec<Value>>());
    }
    let teller = Teller::new(game, lang);
    let mut out = String::new();
    for (offer, odds) in &all {
        let said = teller.speaker.say(&offer.message);
        writeln!(out, "{}: {said}{} ({})", offer.action, cited(&offer.rule), teller.sureness(odds))?;
        out += &teller.odds(odds);
    }
    output::print(&out)
}
