//! A match as text: versioned, readable, diffable, sealed step by step.
//!
//! ```text
//! frente record 1
//! game amanecer
//! rules 1
//! setup {"political_victory_box":9,"treaty_cost":1}
//! dice 66687aad… Madrid, 1936
//! begin 5d0c1f6b0a2e9c44
//! 1 * card 10 9a3c…
//! 2 0 political 41d7…
//! 3 * die 3 c02e…
//! result military-defeat crushing-defeat 36
//! secret 0000…
//! close 77aa…
//! ```
//! A step is its number, `*` for a chance or the seat that acted, its notation, and a seal over everything before it,
//! itself and the position it leads to. One changed byte breaks the seal of its line, and [`Record::replay`] names the
//! step. `close` seals the file, so that a truncated one is told from a whole one.
//!
//! Where every seat gave a salt of its own, the format is 2: `dice` names the commitment alone, and a line `salt`, the seat
//! and its text stands for each seat after it.
//!
//! A match that a seat gave up before its rules had ended it says `result resigned` and the seat.
//!
//! Seals cover hidden cards: a record of a match in progress stays with the server, as the state does.

use crate::digest::Seal;
use crate::{Commitment, Digest, Game, Match, Salt, Seat, Secret, Step, VerifiableDice};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::fmt::{self, Write as _};

/// The format of a record whose dice have one salt, or none at all.
pub const FORMAT: u32 = 1;

/// The format of a record whose dice have a salt of every seat.
pub const FORMAT_OF_SEATS: u32 = 2;

/// A match as text, not yet replayed: parsing knows no rules.
#[derive(Clone, PartialEq, Debug)]
pub struct Record {
    /// The game's id.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The setup as one line of JSON.
    pub setup: String,
    /// The commitment and the public part, where the dice are verifiable.
    pub dice: Option<(Commitment, Salt)>,
    /// The seal over the header and the first position.
    pub begin: Seal,
    /// The steps in order.
    pub steps: Vec<Line>,
    /// How it ended, if it has: label, grade, score, or who resigned.
    pub result: Option<String>,
    /// The secret behind the dice, once published.
    pub secret: Option<Secret>,
}

/// One step as written.
#[derive(Clone, PartialEq, Debug)]
pub struct Line {
    /// The seat that acted; `None` for a chance.
    pub seat: Option<Seat>,
    /// The action or chance in notation.
    pub text: String,
    /// The digest of the position after the step.
    pub seal: Seal,
}

/// What is wrong with a record, and where.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, thiserror::Error)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum RecordError {
    /// A line that does not read as the format wants it.
    #[error("line {line}: {problem}")]
    Syntax {
        /// Counted from 1.
        line: usize,
        /// What was expected.
        problem: String,
    },
    /// The file ends before its `close` line.
    #[error("line {line}: the record is cut off, expected more lines up to \"close\" and its seal")]
    Truncated {
        /// The line after the last.
        line: usize,
    },
    /// A record of another game.
    #[error("the record is of the game \"{found}\", expected \"{expected}\"")]
    OtherGame {
        /// The game in the record.
        found: String,
        /// The game asked for.
        expected: Cow<'static, str>,
    },
    /// Rules this program does not know.
    #[error("the record was played by rules version {found} of {game}, this program knows version {known}")]
    OtherRules {
        /// The id of the game.
        game: Cow<'static, str>,
        /// The version in the record.
        found: u32,
        /// The version known here.
        known: u32,
    },
    /// A setup the game refuses.
    #[error("the setup is refused: {faults}")]
    Setup {
        /// Every reason against it.
        faults: String,
    },
    /// The header does not match its seal.
    #[error("the header or the setup was changed: its seal does not match")]
    Header,
    /// A step that cannot be read.
    #[error("step {step}: \"{text}\" is not the notation of {notation}")]
    Notation {
        /// Counted from 1.
        step: usize,
        /// What stands there.
        text: String,
        /// What was expected.
        notation: Cow<'static, str>,
    },
    /// A step the rules refuse.
    #[error("step {step}: \"{text}\" is refused: {refusal}")]
    Refused {
        /// Counted from 1.
        step: usize,
        /// What stands there.
        text: String,
        /// Why the step cannot be taken.
        refusal: String,
    },
    /// A step whose seal does not match.
    #[error("step {step}: \"{text}\" does not match its seal: this step was changed, or one was left out before it")]
    Seal {
        /// Counted from 1.
        step: usize,
        /// What stands there.
        text: String,
    },
    /// A result that is not what the steps lead to.
    #[error("the record says it ended as \"{found}\", the steps lead to \"{expected}\"")]
    Result {
        /// What stands there.
        found: String,
        /// What the steps lead to.
        expected: String,
    },
    /// The closing seal does not match.
    #[error("the closing seal does not match: the seal of step {step}, the result or the secret was changed")]
    Close {
        /// The last step, counted from 1; 0 stands for `begin`.
        step: usize,
    },
    /// Salts that are not those of the seats.
    #[error("the dice have salts of {found} seats, the match has {expected}")]
    Salts {
        /// How many stand there.
        found: usize,
        /// How many seats there are.
        expected: u8,
    },
    /// A secret that is not the committed one.
    #[error("the secret does not match the commitment published before the first step")]
    Secret,
    /// A die or card the committed dice did not bring.
    #[error("step {step}: the record says \"{found}\", the committed dice bring \"{expected}\"")]
    Dice {
        /// Counted from 1.
        step: usize,
        /// What stands there.
        found: String,
        /// What the dice bring.
        expected: String,
    },
}

impl Record {
    /// Writes a match down. `dice` are those it was played with; their secret goes in only with `publish`.
    pub fn of<G: Game>(played: &Match<G>, dice: Option<&VerifiableDice>, publish: Publish) -> Record {
        let setup = serde_json::to_string(played.setup()).expect("a setup is plain data");
        let mut record = Record {
            game: G::INFO.id.to_owned(),
            rules: G::INFO.rules_version,
            setup,
            dice: dice.map(|dice| (dice.secret().commitment(), dice.salt().clone())),
            begin: Seal(0),
            steps: Vec::with_capacity(played.steps().len()),
            result: played.outcome().map(|outcome| result_text(&outcome)),
            secret: dice.filter(|_| publish == Publish::Secret).map(|dice| *dice.secret()),
        };
        let mut state = played.state_at(0);
        record.begin = record.begin_seal::<G>(&state);
        let mut seal = record.begin;
        for step in played.steps() {
            crate::play::run_step::<G>(&mut state, *step, &mut crate::Silent);
            let (seat, text) = match step {
                Step::Act(seat, action) => (Some(*seat), action.to_string()),
                Step::Chance(chance) => (None, chance.to_string()),
            };
            seal = step_seal::<G>(seal, seat, &text, &state);
            record.steps.push(Line { seat, text, seal });
        }
        record
    }

    fn begin_seal<G: Game>(&self, state: &G::State) -> Seal {
        let mut digest = Digest::default();
        digest.text(&self.header());
        G::digest(state, &mut digest);
        digest.seal()
    }

    fn header(&self) -> String {
        let format = match self.dice {
            Some((_, Salt::Seats(_))) => FORMAT_OF_SEATS,
            _ => FORMAT,
        };
        let Record { game, rules, setup, .. } = self;
        let mut out = format!("frente record {format}\ngame {game}\nrules {rules}\nsetup {setup}\n");
        let mut line = |text: fmt::Arguments<'_>| writeln!(out, "{text}").expect("writing to a string");
        match &self.dice {
            Some((commitment, Salt::Table(salt))) if salt.is_empty() => line(format_args!("dice {commitment}")),
            Some((commitment, Salt::Table(salt))) => line(format_args!("dice {commitment} {salt}")),
            Some((commitment, Salt::Seats(salts))) => {
                line(format_args!("dice {commitment}"));
                for (seat, salt) in salts.iter().enumerate() {
                    let gap = if salt.is_empty() { "" } else { " " };
                    line(format_args!("salt {seat}{gap}{salt}"));
                }
            }
            None => line(format_args!("dice none")),
        }
        out
    }

    fn close_seal(&self) -> Seal {
        let mut digest = Digest::default();
        digest.word(self.steps.last().map_or(self.begin, |line| line.seal).0);
        digest.text(self.result.as_deref().unwrap_or(""));
        digest.text(&self.secret.as_ref().map(Secret::reveal).unwrap_or_default());
        digest.seal()
    }

    /// The seat that gave the match up, where one did.
    pub fn resigned(&self) -> Option<Seat> {
        self.result.as_deref()?.strip_prefix(RESIGNED).and_then(parse_number).map(Seat)
    }

    /// The same match, given up by `seat`. One that its rules have ended stays as it is.
    #[must_use]
    pub fn given_up(mut self, seat: Seat) -> Record {
        self.result.get_or_insert_with(|| format!("{RESIGNED}{seat}"));
        self
    }

    /// The same match as its rules know it: without a resignation.
    #[must_use]
    pub fn by_its_rules(mut self) -> Record {
        if self.resigned().is_some() {
            self.result = None;
        }
        self
    }

    /// Replays the record by the checked doors, comparing every seal; hands back the match it is of.
    pub fn replay<G: Game>(&self) -> Result<Match<G>, RecordError> {
        if self.game != G::INFO.id {
            return Err(RecordError::OtherGame { found: self.game.clone(), expected: G::INFO.id.into() });
        }
        if self.rules != G::INFO.rules_version {
            let (game, known) = (G::INFO.id.into(), G::INFO.rules_version);
            return Err(RecordError::OtherRules { game, found: self.rules, known });
        }
        let refused = |error: &dyn fmt::Display| RecordError::Setup { faults: error.to_string() };
        let setup = serde_json::from_str(&self.setup).map_err(|error| refused(&error))?;
        let mut played = Match::<G>::new(setup).map_err(|error| refused(&error))?;
        let seats = G::seats(played.state());
        if let Some((_, Salt::Seats(salts))) = &self.dice
            && salts.len() != usize::from(seats)
        {
            return Err(RecordError::Salts { found: salts.len(), expected: seats });
        }
        let mut seal = self.begin_seal::<G>(played.state());
        if seal != self.begin {
            return Err(RecordError::Header);
        }
        for (at, line) in self.steps.iter().enumerate() {
            let (step, text) = (at + 1, line.text.clone());
            let taken = match line.seat {
                Some(seat) => line.text.parse().ok().map(|action| Step::Act(seat, action)),
                None => line.text.parse().ok().map(Step::Chance),
            };
            let Some(taken) = taken else {
                let notation = if line.seat.is_some() { "an action" } else { "a die or card" }.into();
                return Err(RecordError::Notation { step, text, notation });
            };
            if let Err(refusal) = played.take(taken, &mut crate::Silent) {
                return Err(RecordError::Refused { step, text, refusal: refusal.to_string() });
            }
            seal = step_seal::<G>(seal, line.seat, &line.text, played.state());
            if seal != line.seal {
                return Err(RecordError::Seal { step, text });
            }
        }
        let expected = played.outcome().map(|outcome| result_text(&outcome));
        let given_up = expected.is_none() && self.resigned().is_some_and(|seat| seat.0 < seats);
        if self.result != expected && !given_up {
            let say = |result: &Option<String>| result.clone().unwrap_or_else(|| "unfinished".to_owned());
            return Err(RecordError::Result { found: say(&self.result), expected: say(&expected) });
        }
        Ok(played)
    }

    /// Replays the record and redraws every die and card from the published secret.
    pub fn verify<G: Game>(&self) -> Result<Verified<G>, RecordError> {
        let played = self.replay::<G>()?;
        let (Some((commitment, salt)), Some(secret)) = (&self.dice, &self.secret) else {
            return Ok(Verified {
                played,
                dice: self.dice.as_ref().map_or(DiceProof::None, |_| DiceProof::Unpublished),
            });
        };
        if secret.commitment() != *commitment {
            return Err(RecordError::Secret);
        }
        let dice = VerifiableDice::new(*secret, salt.clone());
        let mut again = Match::<G>::new(played.setup().clone()).expect("the setup was accepted a moment ago");
        let mut drawn = 0;
        for (at, step) in played.steps().iter().enumerate() {
            if let Step::Chance(found) = step {
                let expected = again.next_chance(&dice).expect("the replay found a chance due here");
                if expected != *found {
                    let (found, expected) = (found.to_string(), expected.to_string());
                    return Err(RecordError::Dice { step: at + 1, found, expected });
                }
                drawn += 1;
            }
            again.take(*step, &mut crate::Silent).expect("the replay took this step");
        }
        Ok(Verified { played, dice: DiceProof::Redrawn(drawn) })
    }

    /// Reads a record. Checks the form and the closing seal; the rules are checked by [`Record::replay`].
    pub fn parse(text: &str) -> Result<Record, RecordError> {
        let mut lines = Lines { lines: text.lines(), number: 0 };
        let version = lines.field("frente record")?;
        let format =
            parse_number(version).filter(|format| [FORMAT, FORMAT_OF_SEATS].contains(format)).ok_or_else(|| {
                let known = format!("this program reads formats {FORMAT} and {FORMAT_OF_SEATS}");
                lines.syntax(format!("format {version} is unknown, {known}"))
            })?;
        let game = lines.field("game")?.to_owned();
        let rules = lines.field("rules")?;
        let rules = parse_number(rules).ok_or_else(|| lines.syntax("expected a version number after \"rules\""))?;
        let setup = lines.field("setup")?.to_owned();
        let dice = match lines.field("dice")? {
            commitment if format == FORMAT_OF_SEATS => {
                let commitment = commitment.parse().map_err(|error| lines.syntax(format!("commitment: {error}")))?;
                Some((commitment, Salt::Seats(lines.salts()?)))
            }
            "none" => None,
            text => {
                let (commitment, salt) = text.split_once(' ').unwrap_or((text, ""));
                let commitment = commitment.parse().map_err(|error| lines.syntax(format!("commitment: {error}")))?;
                Some((commitment, Salt::from(salt)))
            }
        };
        let begin = lines.field("begin")?;
        let begin = parse_seal(begin).ok_or_else(|| lines.syntax(SEAL_EXPECTED))?;
        let mut record = Record { game, rules, setup, dice, begin, steps: Vec::new(), result: None, secret: None };
        loop {
            let (line, due) = (lines.next()?, record.steps.len() + 1);
            if line.starts_with(|c: char| c.is_ascii_digit()) && record.result.is_none() && record.secret.is_none() {
                let step = parse_step(line, due).map_err(|problem| lines.syntax(format!("step {due}: {problem}")))?;
                record.steps.push(step);
            } else if let Some(result) = line.strip_prefix("result ")
                && record.result.is_none()
                && record.secret.is_none()
            {
                record.result = Some(result.to_owned());
            } else if let Some(secret) = line.strip_prefix("secret ")
                && record.secret.is_none()
            {
                let secret = secret.parse().map_err(|error| lines.syntax(format!("secret: {error}")))?;
                record.secret = Some(secret);
            } else if let Some(close) = line.strip_prefix("close ") {
                let close = parse_seal(close).ok_or_else(|| lines.syntax(SEAL_EXPECTED))?;
                return match lines.next() {
                    Ok(_) => Err(lines.syntax("nothing may follow the \"close\" line")),
                    Err(_) if close != record.close_seal() => Err(RecordError::Close { step: due - 1 }),
                    Err(_) => Ok(record),
                };
            } else {
                return Err(
                    lines.syntax(format!("expected step {due}, or \"result\", \"secret\" and \"close\" in this order"))
                );
            }
        }
    }
}

/// Whether a record carries the secret of its dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Publish {
    /// The match is over: anybody may redraw its dice.
    Secret,
    /// The match goes on, or its dice stay secret.
    CommitmentOnly,
}

/// A record that holds: every seal, every step, and as much of the dice as it publishes.
#[derive(Debug)]
pub struct Verified<G: Game> {
    /// The match, played up to the last step.
    pub played: Match<G>,
    /// What could be proved of its dice.
    pub dice: DiceProof,
}

/// What could be proved of the dice of a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum DiceProof {
    /// All of them were drawn again from the committed secret.
    Redrawn(u32),
    /// The record names a commitment, the secret is not published.
    Unpublished,
    /// The dice were thrown elsewhere.
    None,
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}begin {}", self.header(), self.begin)?;
        for (at, line) in self.steps.iter().enumerate() {
            match line.seat {
                Some(seat) => writeln!(f, "{} {seat} {} {}", at + 1, line.text, line.seal)?,
                None => writeln!(f, "{} * {} {}", at + 1, line.text, line.seal)?,
            }
        }
        if let Some(result) = &self.result {
            writeln!(f, "result {result}")?;
        }
        if let Some(secret) = &self.secret {
            writeln!(f, "secret {}", secret.reveal())?;
        }
        writeln!(f, "close {}", self.close_seal())
    }
}

/// What a result begins with where no rule brought it about. Labels of games stand before a grade and a score.
const RESIGNED: &str = "resigned ";

const SEAL_EXPECTED: &str = "expected a seal of 16 hexadecimal digits";

fn step_seal<G: Game>(before: Seal, seat: Option<Seat>, text: &str, state: &G::State) -> Seal {
    let mut digest = Digest::default();
    digest.word(before.0);
    digest.byte(seat.map_or(u8::MAX, |seat| seat.0));
    digest.text(text);
    G::digest(state, &mut digest);
    digest.seal()
}

fn result_text(outcome: &crate::Outcome) -> String {
    let grade = if outcome.grade.is_empty() { "-" } else { outcome.grade };
    format!("{} {grade} {}", outcome.label, outcome.score)
}

/// A number as a record writes it: `00` and `+0` read as 0, but the seals would not show the difference.
fn parse_number<N: std::str::FromStr + ToString>(text: &str) -> Option<N> {
    text.parse().ok().filter(|number: &N| number.to_string() == text)
}

fn parse_seal(text: &str) -> Option<Seal> {
    let hex = text.len() == 16 && text.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f'));
    hex.then(|| u64::from_str_radix(text, 16).ok()).flatten().map(Seal)
}

fn parse_step(line: &str, expected: usize) -> Result<Line, String> {
    let (number, rest) = line.split_once(' ').ok_or("expected a step: number, seat or *, notation, seal")?;
    if number != expected.to_string() {
        return Err(format!("found another number, \"{number}\""));
    }
    let (seat, rest) = rest.split_once(' ').ok_or("expected a seat or * after the step's number")?;
    let (text, seal) = rest.rsplit_once(' ').ok_or("expected a notation and a seal")?;
    let seat = match seat {
        "*" => None,
        seat => Some(Seat(parse_number(seat).ok_or_else(|| format!("expected a seat or *, found \"{seat}\""))?)),
    };
    Ok(Line { seat, text: text.to_owned(), seal: parse_seal(seal).ok_or(SEAL_EXPECTED)? })
}

struct Lines<'a> {
    lines: std::str::Lines<'a>,
    number: usize,
}

impl<'a> Lines<'a> {
    fn next(&mut self) -> Result<&'a str, RecordError> {
        self.number += 1;
        self.lines.next().ok_or(RecordError::Truncated { line: self.number })
    }

    fn field(&mut self, name: &str) -> Result<&'a str, RecordError> {
        let line = self.next()?;
        let value = line.strip_prefix(name).and_then(|rest| rest.strip_prefix(' '));
        value.ok_or_else(|| self.syntax(format!("expected \"{name}\" and its value")))
    }

    /// The salts of the seats, from seat 0 on; at least one.
    fn salts(&mut self) -> Result<Vec<String>, RecordError> {
        let mut salts = Vec::new();
        loop {
            let mut ahead = Lines { lines: self.lines.clone(), number: self.number };
            let Some(rest) = ahead.next()?.strip_prefix("salt ") else { break };
            let (seat, salt) = rest.split_once(' ').unwrap_or((rest, ""));
            if seat != salts.len().to_string() || *salt != *crate::dice::salt_line(salt) {
                return Err(ahead.syntax(format!("expected \"salt {}\" and its text", salts.len())));
            }
            salts.push(salt.to_owned());
            *self = ahead;
        }
        if salts.is_empty() {
            self.number += 1;
            return Err(self.syntax("expected \"salt 0\" and its text"));
        }
        Ok(salts)
    }

    fn syntax(&self, problem: impl Into<String>) -> RecordError {
        RecordError::Syntax { line: self.number, problem: problem.into() }
    }
}
