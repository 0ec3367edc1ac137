//! How a match is told in a terminal: steps, events with their paragraph, odds.

use crate::output;
use frente_door::{
    ActError, AnyGame, BranchOut, EventOut, Headline, HintOut, Lang, OddsOut, ReasonOut, Speaker, StepOut,
};
use frente_kernel::{Arg, Caution, Message, Seat, Tone};
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
        Teller { speaker: Speaker::at_board(game, lang) }
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
            writeln!(out, "    {}", self.event(event)).expect("writing to a string");
            out
        })
    }

    /// An event with its paragraph, and a sign before what is good or bad for the viewer.
    pub fn event(&self, event: &EventOut) -> String {
        let sign = match event.beat.tone {
            Tone::Good => "+ ",
            Tone::Bad => "− ",
            Tone::Plain => "",
        };
        format!("{sign}{}{}", self.speaker.say(&event.message), cited(&event.rule))
    }

    /// What to be careful of, with its paragraph.
    pub fn caution(&self, caution: &Caution) -> String {
        format!("! {}{}", self.speaker.say(&caution.message), cited(&caution.rule))
    }

    /// What a strong bot advises: its ideas, each with what speaks for it and against it.
    pub fn hint(&self, hint: &HintOut) -> Vec<String> {
        let mut lines = Vec::new();
        for (number, idea) in (1i64..).zip(&hint.ideas) {
            let action = Arg::verbatim(self.speaker.say(&idea.message));
            let head = Message::new("hint-idea").int("number", number).arg("action", action);
            lines.push(self.speaker.say(&head.arg("chance", Arg::verbatim(percent(idea.chance)))));
            lines.extend(idea.gains.iter().map(|reason| format!("  + {}", self.reason(reason))));
            lines.extend(idea.risks.iter().map(|reason| format!("  − {}", self.reason(reason))));
            lines.extend(idea.caution.iter().map(|caution| format!("  {}", self.caution(caution))));
        }
        if hint.ideas.iter().all(|idea| idea.gains.is_empty() && idea.risks.is_empty()) {
            lines.push(self.speaker.word("hint-alike"));
        }
        lines
    }

    fn reason(&self, reason: &ReasonOut) -> String {
        let share = |share: f64| Arg::verbatim(format!("{:.0} %", 100.0 * share));
        let event = Arg::verbatim(self.speaker.say(&reason.message));
        let message = Message::new("hint-reason").arg("event", event).arg("chance", share(reason.chance));
        self.speaker.say(&message.arg("otherwise", share(reason.otherwise)))
    }

    /// Why an action was refused, with the paragraph that forbids it.
    pub fn refusal(&self, refusal: &ActError) -> String {
        refusal.told(&self.speaker)
    }

    /// The likeliest outcomes on one line, each percentage with what it is of; "" where only one thing can come of it, whatever
    /// the dice. A sign stands before what was sampled.
    pub fn odds_in_short(&self, odds: &OddsOut) -> String {
        if odds.idle {
            return self.speaker.word("odds-idle");
        }
        // What it comes to in the end says more than what it comes to at once.
        let seen_through =
            odds.forecast.as_ref().and_then(|forecast| Some((forecast.exact, forecast.spreads.first()?)));
        let (exact, title, branches) = match seen_through {
            Some((exact, spread)) => (exact, Some(&spread.title), &spread.branches),
            None => (odds.exact, None, &odds.branches),
        };
        let mut outcomes: Vec<(String, f64)> = Vec::new();
        for branch in branches {
            let outcome = self.outcome(branch);
            match outcomes.iter_mut().find(|(known, _)| *known == outcome) {
                Some((_, chance)) => *chance += branch.chance,
                None => outcomes.push((outcome, branch.chance)),
            }
        }
        if outcomes.len() < 2 {
            return String::new();
        }
        // The rows of a forecast stand in the game's order: one casualty, two, three.
        if title.is_none() {
            outcomes.sort_by(|(_, one), (_, other)| other.total_cmp(one));
        }
        let about = if exact { "" } else { "≈ " };
        let said =
            outcomes.iter().take(SHOWN).map(|(outcome, chance)| format!("{about}{}: {outcome}", percent(*chance)));
        let mut said: Vec<String> = said.collect();
        if outcomes.len() > SHOWN {
            let rest: f64 = outcomes[SHOWN..].iter().map(|(_, chance)| chance).sum();
            said.push(format!("{about}{}: …", percent(rest)));
        }
        let title = title.map_or(String::new(), |title| format!("{}. ", self.speaker.say(title)));
        title + &said.join(" | ")
    }

    /// Every outcome on a line of its own, and what it comes to in the end where the game can tell.
    pub fn odds(&self, odds: &OddsOut) -> String {
        let rows = |margin: &str, branches: &[BranchOut]| {
            let row = |branch| [format!("{margin}{}", self.chance(branch)), self.outcome(branch)];
            output::columns(&branches.iter().map(row).collect::<Vec<_>>())
        };
        let mut out = String::new();
        if odds.idle {
            out += &format!("  {}\n", self.speaker.word("odds-idle"));
        }
        if let Some(head) = odds.headline.as_ref().filter(|head| !head.certain && odds.branches.len() > 1) {
            out += &format!("  {}: {}\n", percent(head.chance), self.subject(head));
        }
        out += &rows("    ", &odds.branches);
        if let Some(forecast) = &odds.forecast {
            let sure = self.speaker.word(if forecast.exact { "word-exactly" } else { "word-about" });
            out += &format!("  {} ({sure})\n", self.speaker.say(&forecast.assumes));
            for spread in &forecast.spreads {
                out += &format!("    {}\n", self.speaker.say(&spread.title));
                out += &rows("      ", &spread.branches);
            }
        }
        out
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
        let sure = if odds.exact {
            self.speaker.word("word-exactly")
        } else {
            self.number("word-sampled", "samples", odds.samples as usize)
        };
        if !odds.passed {
            return sure;
        }
        self.speaker.say(&Message::new("word-uninterrupted").arg("sure", Arg::verbatim(sure)))
    }

    /// What the one number of some odds is the chance of.
    pub fn subject(&self, head: &Headline) -> String {
        let mut said: Vec<String> = head.subject.iter().map(|message| self.speaker.say(message)).collect();
        if said.is_empty() {
            said.push(self.speaker.word("word-nothing"));
        }
        if head.others > 0 {
            said.push(self.number("odds-others", "count", head.others as usize));
        }
        let said = said.join(" / ");
        if !head.at_least {
            return said;
        }
        self.speaker.say(&Message::new("odds-at-least").arg("what", Arg::verbatim(said)))
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
