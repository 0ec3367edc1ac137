//! Save and load: positions and setups survive JSON, actions and chances their notation.

use crate::trial::{Failure, Table, chance_outcomes, legal_actions};
use frente_kernel::{Narrate, below};
use rand_core::Rng;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::{Debug, Display};
use std::str::FromStr;

pub(crate) fn run<G: Narrate>(table: &Table<G>) -> Result<(), Box<Failure>> {
    table.each_game(|trial| {
        survives_json(trial.played.setup(), "setup");
        loop {
            survives_json(trial.state(), "position");
            for action in legal_actions::<G>(trial.state()) {
                survives_notation(action, &mut trial.look);
            }
            for (chance, _) in chance_outcomes::<G>(trial.state()) {
                survives_notation(chance, &mut trial.look);
            }
            let Some(step) = trial.next_step() else { break };
            trial.take(step);
        }
    })
}

pub(crate) fn survives_json<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T, what: &str) {
    let text = serde_json::to_string(value).unwrap_or_else(|error| panic!("the {what} cannot be written: {error}"));
    let read: T =
        serde_json::from_str(&text).unwrap_or_else(|error| panic!("the {what} cannot be read: {error}\n{text}"));
    assert!(read == *value, "the {what} reads back as another one:\n{value:?}\n{read:?}");
    let again = serde_json::to_string(&read).unwrap_or_default();
    assert!(again == text, "the {what} is written differently the second time:\n{text}\n{again}");
}

fn survives_notation<T: Copy + Eq + Debug + Display + FromStr>(value: T, rng: &mut impl Rng) {
    let text = value.to_string();
    let fit =
        !text.is_empty() && text.trim() == text && text.bytes().all(|byte| byte == b' ' || byte.is_ascii_graphic());
    assert!(fit, "the notation {text:?} of {value:?} is not one line of ASCII without spaces at its ends");
    let read = text.parse().ok();
    assert!(read == Some(value), "the notation \"{text}\" of {value:?} reads back as {read:?}");
    // Whatever a client sends, reading it must not panic; what reads must write and read the same again.
    let mut bytes = text.into_bytes();
    let at = below(rng, bytes.len() as u32) as usize;
    bytes[at] = b"0159 -az\n\x7f"[below(rng, 10) as usize];
    if let Ok(text) = String::from_utf8(bytes)
        && let Ok(read) = text.parse::<T>()
    {
        let again = read.to_string();
        assert!(again.parse().ok() == Some(read), "{text:?} reads as {read:?}, but its notation \"{again}\" does not");
    }
}
