//! How a match ends outside its rules: beside the rules' own outcome, which then never comes.

use crate::answers::OutcomeOut;
use frente_kernel::{Message, Record, Seat};
use std::fmt;
use std::str::FromStr;

/// An ending that no rule brought about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// A seat gave up.
    Resigned(Seat),
    /// A seat's clock ran out.
    Timeout(Seat),
    /// Everybody agreed on a draw.
    Draw,
    /// The rules broke; see the crash directory.
    Broken,
    /// Its maker took the table away before anybody played.
    Withdrawn,
    /// Only bots played, and nobody watched.
    Abandoned,
}

impl Ending {
    /// What it means at a table of `seats`.
    pub fn outcome(self, seats: u8) -> OutcomeOut {
        let (label, loser) = match self {
            Ending::Resigned(seat) => ("resigned", Some(seat)),
            Ending::Timeout(seat) => ("timeout", Some(seat)),
            Ending::Draw => ("draw-agreed", None),
            Ending::Broken => ("broken", None),
            Ending::Withdrawn => ("withdrawn", None),
            Ending::Abandoned => ("abandoned", None),
        };
        let message = Message::new(format!("ending-{label}"));
        OutcomeOut {
            // With more than two at the table nobody has won because one has left.
            winners: match loser {
                Some(loser) if seats == 2 => vec![Seat(1 - loser.0)],
                _ => Vec::new(),
            },
            losers: loser.into_iter().collect(),
            label: label.into(),
            grade: "".into(),
            score: 0,
            message: match loser {
                // People count seats from 1.
                Some(seat) => message.int("seat", seat.0 + 1),
                None => message,
            },
        }
    }
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Ending::Resigned(seat) => write!(f, "resigned {seat}"),
            Ending::Timeout(seat) => write!(f, "timeout {seat}"),
            Ending::Draw => f.write_str("draw"),
            Ending::Broken => f.write_str("broken"),
            Ending::Withdrawn => f.write_str("withdrawn"),
            Ending::Abandoned => f.write_str("abandoned"),
        }
    }
}

/// The record of a match that ended so. Of the endings outside the rules a record knows one, resigning; a match that ended
/// in another way reads as one that goes on.
pub fn written(record: String, ending: Option<Ending>) -> String {
    match (ending, Record::parse(&record)) {
        (Some(Ending::Resigned(seat)), Ok(record)) => record.given_up(seat).to_string(),
        _ => record,
    }
}

/// Text that is no ending.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no ending of ours")]
pub struct NoEnding;

impl FromStr for Ending {
    type Err = NoEnding;

    fn from_str(text: &str) -> Result<Ending, NoEnding> {
        let (word, seat) = text.split_once(' ').unwrap_or((text, ""));
        let seat = || seat.parse().map(Seat).map_err(|_| NoEnding);
        match word {
            "resigned" => Ok(Ending::Resigned(seat()?)),
            "timeout" => Ok(Ending::Timeout(seat()?)),
            "draw" => Ok(Ending::Draw),
            "broken" => Ok(Ending::Broken),
            "withdrawn" => Ok(Ending::Withdrawn),
            "abandoned" => Ok(Ending::Abandoned),
            _ => Err(NoEnding),
        }
    }
}

const EVERY: [Ending; 6] = [
    Ending::Resigned(Seat(0)),
    Ending::Timeout(Seat(1)),
    Ending::Draw,
    Ending::Broken,
    Ending::Withdrawn,
    Ending::Abandoned,
];

/// One of each, for the languages' test.
pub fn every_message() -> Vec<Message> {
    EVERY.map(|ending| ending.outcome(2).message).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn endings_read_back() {
        for ending in EVERY {
            assert_eq!(ending.to_string().parse(), Ok(ending));
        }
    }

    #[test]
    fn whoever_gives_up_against_one_other_loses_to_him() {
        let outcome = Ending::Resigned(Seat(0)).outcome(2);
        assert_eq!((outcome.winners, outcome.losers), (vec![Seat(1)], vec![Seat(0)]));
        assert_eq!(Ending::Timeout(Seat(2)).outcome(4).winners, []);
        assert_eq!(Ending::Resigned(Seat(0)).outcome(1).winners, []);
    }
}
