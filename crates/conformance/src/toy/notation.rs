//! The toy's actions and chances as text, the same in records and scripts.

use super::{Action, Chance};
use std::fmt;
use std::str::FromStr;

/// Text that is no notation of the toy.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotNotation;

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Draw => f.write_str("draw"),
            Action::Peek => f.write_str("peek"),
            Action::Aim => f.write_str("aim"),
            Action::Show(card) => write!(f, "show {card}"),
            Action::Attack(card) => write!(f, "attack {card}"),
            Action::Block(card) => write!(f, "block {card}"),
            Action::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Action {
    type Err = NotNotation;

    fn from_str(text: &str) -> Result<Action, NotNotation> {
        let (verb, card) = text.split_once(' ').unwrap_or((text, ""));
        let card = || card.parse().map_err(|_| NotNotation);
        match verb {
            "show" => Ok(Action::Show(card()?)),
            "attack" => Ok(Action::Attack(card()?)),
            "block" => Ok(Action::Block(card()?)),
            _ => [Action::Draw, Action::Peek, Action::Aim, Action::Pass]
                .into_iter()
                .find(|action| action.to_string() == text)
                .ok_or(NotNotation),
        }
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Card(card) => write!(f, "card {card}"),
            Chance::Die(die) => write!(f, "die {die}"),
        }
    }
}

impl FromStr for Chance {
    type Err = NotNotation;

    fn from_str(text: &str) -> Result<Chance, NotNotation> {
        let (kind, number) = text.split_once(' ').ok_or(NotNotation)?;
        let number = number.parse().map_err(|_| NotNotation)?;
        match kind {
            "card" => Ok(Chance::Card(number)),
            "die" => Ok(Chance::Die(number)),
            _ => Err(NotNotation),
        }
    }
}
