//! How a match is told in a terminal: steps, events with their paragraph, odds.

use frente_door::{ActError, AnyGame, BranchOut, EventOut, Lang, OddsOut, Speaker, StepOut};
use frente_kernel::{Caution, Message, Seat};
use std::fmt::Write as _;

/// Outcomes shown where there is but a line for them.
const SHOWN: usize = 3;

/// Tells what happens, in one language.
pub struct Teller {
    /// What turns messages into sentences of that language.
    pub speaker: Speaker,
}

impl Teller {
    /// Tells of `game`.
    pub fn new(game: &dyn AnyGame, lang: Lang) -> Teller {
        Teller { speaker: Speaker::new(game, lang) }
    }

    /// A seat as people name it: `seat 0`.
    pub fn seat(&self, seat: Seat) -> String {
        self.speaker.say(&Message::new("word-seat").int("seat", seat.0))
    }

    /// `Step 3  seat 0  offensive southern`.
    pub fn step(&self, number: usize, step: &StepOut) -> String {
        let number = self.number("word-step", "step", number);
        let who = step.seat.map_or_else(|| self.speaker.word("word-chance"), |seat| self.seat(seat));
        format!("{number}  {who}: {}\n", step.text)
    }

    /// A message with one count in it.
    pub fn number(&self, key: &'static str, name: &'static str, count: usize) -> String {
        self.speaker.say(&Message::new(key).int(name, i64::try_from(count).unwrap_or(i64::MAX)))
    }

    /// Events, one a line, each with its paragraph.
    pub fn events(&self, events: &[EventOut]) -> String {
        events.iter().fold(String::new(), |mut out, event| {
            let said = self.speaker.say(&event.message);
            writeln!(out, "    {said}{}", cited(&event.rule)).expect("writing to a string");
            out
        })
    }

    /// What to be careful of, with its paragraph.
    pub fn caution(&self, caution: &Caution) -> String {
        format!("! {}{}", self.speaker.say(&caution.message), cited(&caution.rule))
    }

    /// Why an action was refused, with the paragraph that forbids it.
    pub fn refusal(&self, refusal: &ActError) -> String {
        let why = self.speaker.say(&refusal.message());
        match refusal {
            ActError::Illegal { text, rule, .. } => format!("\"{text}\" is not legal by §{rule}: {why}"),
            _ => why,
        }
    }

    /// The likeliest outcomes on one line; "" where only one thing can happen.
    pub fn odds_in_short(&self, odds: &OddsOut) -> String {
        // What it comes to in the end says more than what it comes to at once.
        let seen_through = odds.forecast.as_ref().and_then(|forecast| forecast.spreads.first());
        let branches = seen_through.map_or(&odds.branches, |spread| &spread.branches);
        if branches.len() < 2 {
            return String::new();
        }
        let branch = |branch: &BranchOut| format!("{} {}", self.chance(branch), self.outcome(branch));
        let mut said: Vec<String> = branches.iter().take(SHOWN).map(branch).collect();
        if branches.len() > SHOWN {
            said.push("…".to_owned());
        }
        said.join(" | ")
    }

    /// A chance: the fraction where it is known, and the percentage.
    pub fn chance(&self, branch: &BranchOut) -> String {
        match branch.fraction {
            Some((1, 1)) | None => percent(branch.chance),
            // A fraction of many digits says less than the percentage.
            Some((_, denominator)) if denominator > 9_999 => percent(branch.chance),
            Some((numerator, denominator)) => format!("{numerator}/{denominator} {}", percent(branch.chance)),
        }
    }

    /// What an outcome is called.
    pub fn outcome(&self, branch: &BranchOut) -> String {
        if branch.messages.is_empty() {
            return self.speaker.word("word-nothing");
        }
        let said: Vec<String> = branch.messages.iter().map(|message| self.speaker.say(message)).collect();
        said.join("; ")
    }

    /// Whether odds are exact, in words.
    pub fn sureness(&self, odds: &OddsOut) -> String {
        if odds.exact {
            self.speaker.word("word-exactly")
        } else {
            self.number("word-sampled", "samples", odds.samples as usize)
        }
    }
}

/// ` [§7.3]`, or nothing where no paragraph is cited.
pub fn cited(rule: &str) -> String {
    if rule.is_empty() { String::new() } else { format!("  [§{rule}]") }
}

/// A share in percent.
pub fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}
