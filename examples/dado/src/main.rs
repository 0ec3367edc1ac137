//! Dado in the terminal, against a bot: `dado [es|en|fr] [BOT]`. You play crosses and name cells (`b2`); `q` quits.

use dado::board;
use dado::shelf::DADO;
use frente_door::{AnyGame, Lang, NodeOut, Speaker};
use frente_kernel::{Seat, Secret, VerifiableDice, Viewer};
use serde_json::Value;
use std::io::{BufRead as _, Write as _};
use std::time::SystemTime;

const PERSON: Seat = Seat(0);

fn main() {
    let mut words = std::env::args().skip(1);
    let lang: Lang = words.next().and_then(|word| word.parse().ok()).unwrap_or_default();
    let bot = words.next().unwrap_or_else(|| "captain".to_owned());
    let speaker = Speaker::new(&DADO, lang);
    let mut table = DADO.open(&Value::Null).expect("the usual setup is accepted");
    let dice = VerifiableDice::new(secret(), "");
    let mut told = 0;
    let mut lines = std::io::stdin().lock().lines();
    loop {
        table.roll(&dice);
        for event in table.log(Viewer::Seat(PERSON), told) {
            println!("{}", speaker.say(&event.message));
        }
        told = table.steps();
        match table.node() {
            NodeOut::Over { outcome } => {
                println!("{}", speaker.say(&outcome.message));
                return;
            }
            NodeOut::Decision { seat } if seat == PERSON => {
                let view = serde_json::from_value(table.view(Viewer::Seat(PERSON))).expect("a view is a position here");
                print!("{}{} ", board::draw(&view), speaker.say(&table.prompt(Viewer::Seat(PERSON)).message));
                std::io::stdout().flush().expect("standard output is open");
                let Some(Ok(line)) = lines.next() else { return };
                if line.trim() == "q" {
                    return;
                }
                if let Err(refusal) = table.act(PERSON, &format!("aim {}", line.trim())) {
                    println!("{}", speaker.say(&refusal.message()));
                }
            }
            NodeOut::Decision { seat } => match table.bot_choice(seat, &bot, table.steps() as u64, None) {
                Ok(choice) => table.act(seat, &choice.action).expect("bots choose what is legal"),
                Err(refusal) => {
                    eprintln!("{refusal}");
                    std::process::exit(2);
                }
            },
            NodeOut::Chance => unreachable!("the dice were thrown"),
        }
    }
}

/// Dice for one evening: the time of day is secret enough against a bot that never sees it.
fn secret() -> Secret {
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).map_or(0, |since| since.as_nanos());
    let mut bytes = [0; 32];
    bytes[..16].copy_from_slice(&now.to_le_bytes());
    Secret(bytes)
}
