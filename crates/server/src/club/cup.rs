//! Tournaments: people come in, are paired round by round, play, and stand in an order at the end. Nobody has to be there to run
//! one: what is due is found in the database by whichever process looks first, done in one transaction that is fenced by the
//! version of the tournament, and so done once or not at all.
//!
//! **Sides.** By days both matches of a pair are played at the same time, one from each side. Live there is one match a pair,
//! because nobody sits at two live tables at once and two in a row would make an evening twice as long: there the sides are
//! evened out over the rounds.
//!
//! **Coming.** A table of a tournament waits for both like any other table, its seats kept for them: so its dice are promised
//! before either gives a salt, and whoever has not come in time has not come. The rooms: [`matching`] and [`pairing`] (who
//! plays whom), [`standing`] (who stands where), [`run`] (what is due), [`made`] (making, joining, leaving).

pub mod made;
pub mod matching;
pub mod pairing;
pub mod run;
pub mod standing;

use super::ratings::ALIKE;
use crate::ids::{Id, MatchId, UserId};
use crate::moment::Millis;
use crate::table::clock::ClockRule;
use crate::table::ending::Ending;
use crate::table::header::Status;
use frente_search::Level;
use serde::{Deserialize, Serialize};
use serde_json::Value;
pub use standing::Kind;
use standing::{Contestant, Game};

const MINUTE: Millis = 60_000;
const DAY: Millis = 86_400_000;

/// Fewer than so many do not make a tournament.
pub const FEWEST: usize = 3;

/// In a round robin of more, nobody would see the end.
pub const MOST_OF_ALL: u32 = 16;

/// No tournament is larger.
pub const MOST: u32 = 64;

/// Rounds of a Swiss tournament at most.
pub const ROUNDS: u32 = 15;

/// At a live table both have to sit down within so long.
pub const COMING: Millis = 5 * MINUTE;

/// Whoever has not come to so many rounds of a Swiss tournament is paired no more.
const ABSENCES: usize = 2;

/// What a tournament is made of.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct CupTerms {
    /// How it is paired.
    pub kind: Kind,
    /// What is laid over the usual setup.
    #[serde(default)]
    pub setup: Value,
    /// What is agreed about time.
    pub clock: ClockRule,
    /// Rounds of a Swiss tournament.
    pub rounds: u32,
    /// How many may come in.
    pub most: u32,
    /// Whether it is played for rating.
    pub rated: bool,
}

/// How far a tournament is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts", rename = "TournamentState"))]
#[schema(as = TournamentState)]
pub enum State {
    /// People come in.
    Open,
    /// It is played.
    Playing,
    /// It has been played.
    Over,
    /// It was called off.
    Cancelled,
}

impl State {
    /// As the database has it.
    pub fn name(self) -> &'static str {
        match self {
            State::Open => "open",
            State::Playing => "playing",
            State::Over => "over",
            State::Cancelled => "cancelled",
        }
    }
}

/// Why a tournament was called off.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts", rename = "CalledOff"))]
#[schema(as = CalledOff)]
pub enum Off {
    /// Too few came in.
    Few,
    /// Its host has called it off.
    Host,
    /// Its tables could not be made: its data have gone, most likely.
    Broken,
}

impl Off {
    /// As the database has it.
    pub fn name(self) -> &'static str {
        match self {
            Off::Few => "few",
            Off::Host => "host",
            Off::Broken => "broken",
        }
    }
}

/// What came of a match of a tournament.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts", rename = "HowPlayed"))]
#[schema(as = HowPlayed)]
pub enum How {
    /// It was played.
    Played,
    /// Nobody was there to be paired with.
    Bye,
    /// Somebody had not come, or had left.
    Absent,
    /// The rules broke: a half for each.
    Void,
}

impl How {
    /// As the database has it.
    pub fn name(self) -> &'static str {
        match self {
            How::Played => "played",
            How::Bye => "bye",
            How::Absent => "absent",
            How::Void => "void",
        }
    }
}

/// A tournament as it is kept.
#[derive(Clone, Debug)]
pub struct Cup {
    /// The id of the tournament.
    pub id: Id,
    /// What the tournament is called.
    pub name: String,
    /// Who has made it.
    pub host: UserId,
    /// What they are called.
    pub host_name: String,
    /// The id of the game.
    pub game: String,
    /// What it is made of.
    pub terms: CupTerms,
    /// How far it is.
    pub state: State,
    /// Why it was called off.
    pub why: Option<Off>,
    /// The round that is played, counted from 1; 0 before the first.
    pub round: u32,
    /// How many rounds there are; as was wished, until it begins.
    pub rounds: u32,
    /// When it begins.
    pub starts: Millis,
    /// Goes up with each change.
    pub version: i64,
    /// How many have come in.
    pub entered: usize,
}

impl Cup {
    /// How many matches a pair plays.
    pub fn legs(&self) -> usize {
        let both = matches!(self.terms.clock, ClockRule::Days { .. }) && !ALIKE.contains(&self.game.as_str());
        if both { 2 } else { 1 }
    }

    /// How long those who were paired have to sit down.
    pub fn coming(&self) -> Millis {
        match self.terms.clock {
            ClockRule::Days { days } => Millis::from(days) * DAY,
            _ => COMING,
        }
    }
}

/// Somebody who has come in.
#[derive(Clone, Debug)]
pub struct Entry {
    /// Counted from 1 in the order in which they came.
    pub number: u32,
    /// The person; nobody: a bot.
    pub user: Option<UserId>,
    /// The bot's level.
    pub level: Option<Level>,
    /// What the person is called.
    pub name: String,
    /// What they were rated when they came in.
    pub rating: i64,
    /// Whether they have left.
    pub gone: bool,
    /// Whether they may not come in any more, or were forgotten.
    pub shut_out: bool,
}

impl Entry {
    /// As standings see them.
    pub fn contestant(&self) -> Contestant {
        Contestant { number: self.number, rating: self.rating, out: self.gone }
    }
}

/// A match of a tournament, or a bye, with what is known of the match.
#[derive(Clone, Debug)]
pub struct Pairing {
    /// The round, counted from 1.
    pub round: u32,
    /// The pair, counted from 0; in a knock-out its place among the places.
    pub board: u32,
    /// Which of the matches of the pair, counted from 0.
    pub leg: u32,
    /// Has the first seat.
    pub one: u32,
    /// Has the second; nobody: a bye.
    pub rival: Option<u32>,
    /// The match the two play.
    pub table: Option<MatchId>,
    /// What came of it, in halves.
    pub scores: Option<[i64; 2]>,
    /// How its result came about.
    pub how: Option<How>,
    /// How far the match is; none where there is none any more.
    pub status: Option<Status>,
    /// How it ended outside the rules.
    pub ending: Option<Ending>,
    /// How it ended.
    pub outcome: Option<Value>,
    /// Until when it waits.
    pub expires: Option<Millis>,
    /// Which of its two seats are open.
    pub open: [bool; 2],
}

impl Pairing {
    /// As standings see it.
    pub fn game(&self) -> Game {
        Game {
            round: self.round,
            board: self.board,
            first: self.one,
            second: self.rival,
            scores: self.scores,
            played: matches!(self.how, Some(How::Played | How::Void)),
        }
    }

    /// Whether `number` is one of the two.
    pub fn concerns(&self, number: u32) -> bool {
        self.one == number || self.rival == Some(number)
    }
}
