//! Why a request was not granted: a code for programs, a message key for people, an English sentence for logs.
//!
//! Every reason stands in the one table below, so that a test can ask each language for all of them.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use frente_catalog::{ActError, Faults, RewindError, verbatim};
use frente_kernel::{Arg, Message};
use serde::Serialize;
use serde_json::value::RawValue;

macro_rules! reasons {
    ($($(#[$doc:meta])* $name:ident = $status:ident, $code:literal, $key:literal, $detail:literal;)*) => {
        /// Why a request was not granted.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Reason { $($(#[$doc])* $name,)* }

        impl Reason {
            /// All of them.
            pub const ALL: &'static [Reason] = &[$(Reason::$name,)*];

            const fn row(self) -> (StatusCode, &'static str, &'static str, &'static str) {
                match self { $(Reason::$name => (StatusCode::$status, $code, $key, $detail),)* }
            }
        }
    };
}

reasons! {
    /// No such page.
    NotFound = NOT_FOUND, "not-found", "error-not-found", "there is nothing at this address";
    /// The page is there, but not for this verb.
    Method = METHOD_NOT_ALLOWED, "method", "error-method", "this address does not answer to that method";
    /// A request that cannot be read.
    Malformed = BAD_REQUEST, "bad", "error-malformed", "the request cannot be read";
    /// A body that is too long.
    TooLarge = PAYLOAD_TOO_LARGE, "too-large", "error-too-large", "the request is too long";
    /// A body of another kind.
    MediaType = UNSUPPORTED_MEDIA_TYPE, "media-type", "error-media-type", "expected another content type";
    /// It took too long.
    Timeout = SERVICE_UNAVAILABLE, "timeout", "error-timeout", "the request took too long";
    /// Nobody is signed in.
    NoSession = UNAUTHORIZED, "no-session", "error-no-session", "there is no session: POST /api/v1/session first";
    /// A request from another site.
    Origin = FORBIDDEN, "origin", "error-origin", "the request comes from another site";
    /// More requests than the limit allows.
    Limit = TOO_MANY_REQUESTS, "limit", "error-limit", "too many requests, try again in a moment";
    /// As many tables wait as may.
    OpenTables = TOO_MANY_REQUESTS, "limit", "error-open-tables",
        "you have as many open tables as one may have: wait for players, or withdraw one";
    /// As many matches among bots as one may have.
    BotMatches = TOO_MANY_REQUESTS, "limit", "error-bot-matches",
        "you have as many matches among bots as one may have: wait until one has ended";
    /// No such game.
    NoGame = NOT_FOUND, "no-game", "error-no-game", "there is no game of that name";
    /// No guided first game.
    NoGuide = NOT_FOUND, "no-guide", "error-no-guide", "this game has no guided first game";
    /// No such lesson.
    NoExercise = NOT_FOUND, "no-exercise", "error-no-exercise", "this game has no lesson of that name";
    /// An answer that no question of the lesson has.
    BadAnswer = UNPROCESSABLE_ENTITY, "bad-answer", "error-bad-answer", "the lesson has no such answer";
    /// Nothing to build.
    NoLists = NOT_FOUND, "no-lists", "error-no-lists", "this game has no decks or army lists to build";
    /// No such match.
    NoMatch = NOT_FOUND, "no-match", "error-no-match", "there is no such match";
    /// Nobody has that name.
    Nobody = NOT_FOUND, "nobody", "error-nobody", "nobody here has that name";
    /// Somebody asked for themselves where another person is meant.
    Yourself = UNPROCESSABLE_ENTITY, "yourself", "error-yourself", "that is you";
    /// One of the two has blocked the other.
    Blocked = FORBIDDEN, "blocked", "error-blocked", "you cannot play with this person";
    /// As many challenges as one may have.
    Asked = TOO_MANY_REQUESTS, "limit", "error-asked",
        "you have asked as often as one may: wait for an answer, or until tomorrow";
    /// As many friends as one may have.
    Ties = TOO_MANY_REQUESTS, "limit", "error-ties", "you know as many people as one may: let somebody go first";
    /// Only whoever was asked can say no.
    NotAsked = FORBIDDEN, "not-asked", "error-not-asked", "this table does not wait for you by name";
    /// Sides by lot need two.
    NoLot = UNPROCESSABLE_ENTITY, "bad-seats", "error-no-lot", "sides are drawn between yourself and one open seat, with lists that are agreed";
    /// No such tournament.
    NoTournament = NOT_FOUND, "no-tournament", "error-no-tournament", "there is no such tournament";
    /// A tournament that cannot be.
    BadTournament = UNPROCESSABLE_ENTITY, "bad-tournament", "error-bad-tournament", "the tournament is not accepted";
    /// Nobody comes in any more.
    EntryClosed = CONFLICT, "entry-closed", "error-entry-closed", "this tournament has begun, or is over";
    /// No place is left.
    TournamentFull = CONFLICT, "tournament-full", "error-tournament-full", "every place of this tournament is taken";
    /// Has not come in.
    NotEntered = CONFLICT, "not-entered", "error-not-entered", "you do not play in this tournament";
    /// Only its host may.
    NotHost = FORBIDDEN, "not-host", "error-not-host", "only whoever has made a tournament can call it off";
    /// As many tournaments as one may have.
    Tournaments = TOO_MANY_REQUESTS, "limit", "error-tournaments",
        "you have made or joined as many tournaments as one may: wait until one is over";
    /// A table of a tournament is not taken away.
    InTournament = CONFLICT, "in-tournament", "error-in-tournament",
        "this table belongs to a tournament: leave the tournament instead";
    /// A match that cannot be played for rating.
    NotRated = UNPROCESSABLE_ENTITY, "not-rated", "error-not-rated", "this match cannot be played for rating";
    /// Rated play needs an account.
    RatedAccount = FORBIDDEN, "rated-account", "error-rated-account", "rated matches are played with an account";
    /// Not as strong as the table wants.
    OutOfRange = FORBIDDEN, "out-of-range", "error-out-of-range", "this table waits for other ratings";
    /// Not while a match is played for rating.
    Fair = FORBIDDEN, "fair", "error-fair", "not while a match of this game is played for rating";
    /// No holidays any more.
    NoDays = CONFLICT, "no-days", "error-no-days", "days of holidays left this year, one holiday at a time";
    /// A name that is not allowed.
    BadName = UNPROCESSABLE_ENTITY, "bad-name", "error-bad-name",
        "a name has 3 to 24 letters, digits, dots, dashes or underscores";
    /// A password that is not allowed.
    BadPassword = UNPROCESSABLE_ENTITY, "bad-password", "error-bad-password", "a password has 8 to 128 characters";
    /// Somebody else has that name.
    NameTaken = CONFLICT, "name-taken", "error-name-taken", "somebody else has that name";
    /// An account already.
    HasAccount = CONFLICT, "has-account", "error-has-account", "you already have an account";
    /// Name or password are wrong: which of them is not told.
    BadLogin = UNAUTHORIZED, "bad-login", "error-bad-login", "name or password are wrong";
    /// A guest has no password.
    NoAccount = CONFLICT, "no-account", "error-no-account", "you are a guest: there is no account";
    /// Shut out by the operator.
    Banned = FORBIDDEN, "banned", "error-banned", "the operator of this table has shut this account out";
    /// May not chat.
    Muted = FORBIDDEN, "muted", "error-muted", "the operator of this table lets this account write no more lines";
    /// No way to send mail.
    NoMail = CONFLICT, "no-mail", "error-no-mail", "this server sends no mail: its operator can help";
    /// Text that is no mail address.
    BadMail = UNPROCESSABLE_ENTITY, "bad-mail", "error-bad-mail", "that is not an address mail can go to";
    /// A link that is old, used, or none.
    NoTicket = CONFLICT, "no-ticket", "error-no-ticket", "this link is not good any more: ask for another";
    /// A setup that is not accepted.
    BadSetup = UNPROCESSABLE_ENTITY, "bad-setup", "error-bad-setup", "the setup is not accepted";
    /// Seats that do not fit.
    BadSeats = UNPROCESSABLE_ENTITY, "bad-seats", "error-bad-seats", "the seats do not fit the game";
    /// A clock that cannot run.
    BadClock = UNPROCESSABLE_ENTITY, "bad-clock", "error-bad-clock", "the clock is out of bounds";
    /// Text that is too long or empty.
    BadText = UNPROCESSABLE_ENTITY, "bad-text", "error-bad-text", "the text is empty or too long";
    /// A list of one's own where the lists are agreed on.
    AgreedLists = CONFLICT, "agreed-lists", "error-agreed-lists",
        "the lists of this table were agreed on when it was made: sit down without one";
    /// Dice that were not promised, or have served.
    NoDice = CONFLICT, "no-dice", "error-no-dice", "these dice were not promised to you, or have served a match already";
    /// A record that is not accepted.
    BadRecord = UNPROCESSABLE_ENTITY, "bad-record", "error-bad-record", "the record is not accepted";
    /// The match was begun with an owner's data pack that is not loaded.
    OtherData = CONFLICT, "other-data", "error-other-data", "the match was begun with a data pack that is not loaded here";
    /// Rules of another version.
    OldRules = CONFLICT, "old-rules", "error-old-rules", "the match was played by another version of the rules";
    /// Rules of an earlier version took too long.
    Overrun = SERVICE_UNAVAILABLE, "overrun", "error-overrun",
        "the rules of this match, of an earlier version, took too long: nothing has changed, try again";
    /// The seat is not open.
    SeatTaken = CONFLICT, "seat-taken", "error-seat-taken", "that seat is taken";
    /// Sits there already.
    Seated = CONFLICT, "seated", "error-seated", "you already sit at this table";
    /// Only by invitation.
    NotInvited = FORBIDDEN, "not-invited", "error-not-invited", "this table is by invitation";
    /// A seat of somebody else.
    NotYourSeat = FORBIDDEN, "seat", "refused-not-your-seat", "that seat is not yours";
    /// Nobody watches a match with secrets.
    NoSpectators = FORBIDDEN, "hidden", "error-no-spectators", "this game hides things: only its players may look until it is over";
    /// The record would tell secrets.
    StillSecret = FORBIDDEN, "hidden", "error-still-secret", "this game hides things: its record is open when it is over";
    /// No hints here.
    NoHints = FORBIDDEN, "no-hints", "error-no-hints", "hints are given only where nobody but bots plays against you";
    /// The match goes on.
    NotOver = CONFLICT, "not-over", "error-not-over", "the match is not over yet";
    /// A match begun elsewhere cannot be written down.
    NoRecord = CONFLICT, "no-record", "error-no-record", "this match cannot be written as a record";
    /// The position has changed since.
    Stale = CONFLICT, "stale", "refused-stale", "the table has changed since";
    /// The match has ended.
    Over = CONFLICT, "over", "refused-over", "the match is over";
    /// Seats are still open.
    Waiting = CONFLICT, "bad", "refused-waiting", "the match has not begun: a seat is still open";
    /// Nobody waits any more.
    Begun = CONFLICT, "bad", "refused-begun", "the match has begun: it can be resigned, not withdrawn";
    /// Nobody could accept.
    NobodyToAgree = CONFLICT, "bad", "refused-nobody-to-agree", "nobody at this table could accept that";
    /// The rulebook knows no draw.
    NoDraw = CONFLICT, "bad", "refused-no-draw", "no match of this game is drawn";
    /// Nothing was proposed.
    NothingProposed = CONFLICT, "bad", "refused-nothing-proposed", "nothing has been proposed";
    /// There is nothing to take back.
    NothingToUndo = CONFLICT, "bad", "refused-nothing-to-undo", "there is nothing to take back";
    /// Only players chat.
    NoChat = FORBIDDEN, "seat", "refused-no-chat", "only those who sit at the table may talk";
    /// The database did not take it.
    Storage = SERVICE_UNAVAILABLE, "storage", "error-storage", "the database did not take it, nothing has changed: try again in a moment";
    /// The answer of the database was lost.
    Unsure = SERVICE_UNAVAILABLE, "storage", "error-unsure",
        "the answer of the database was lost: look whether it was done before you try again";
    /// A fault of ours.
    Internal = INTERNAL_SERVER_ERROR, "internal", "error-internal", "something broke on our side";
    /// The server is about to end.
    Closing = SERVICE_UNAVAILABLE, "closing", "error-closing", "the server is going down";
}

/// A refusal, ready to be sent.
#[derive(Clone, Debug)]
pub struct Refusal {
    /// The HTTP status.
    pub status: StatusCode,
    /// The reason for programs.
    pub code: &'static str,
    /// The reason for people.
    pub message: Message,
    /// The paragraph that forbids it, where one does.
    pub rule: Option<Box<str>>,
    /// For logs, in English.
    pub detail: Box<str>,
    /// The table as it stands, where the asker seems not to know it.
    pub snapshot: Option<Box<RawValue>>,
}

impl From<Reason> for Refusal {
    fn from(reason: Reason) -> Refusal {
        let (status, code, key, detail) = reason.row();
        Refusal { status, code, message: Message::new(key), rule: None, detail: detail.into(), snapshot: None }
    }
}

impl Refusal {
    /// With what exactly is wrong, in English.
    pub fn because(reason: Reason, why: impl std::fmt::Display) -> Refusal {
        let mut refusal = Refusal::from(reason);
        refusal.detail = format!("{}: {why}", refusal.detail).into();
        refusal.message = refusal.message.arg("why", verbatim(&why.to_string()));
        refusal
    }

    /// Whether the table as it stands should go with it.
    pub fn wants_snapshot(&self) -> bool {
        matches!(self.code, "stale" | "illegal" | "over" | "seat")
    }
}

impl From<ActError> for Refusal {
    fn from(error: ActError) -> Refusal {
        let (status, code) = match &error {
            ActError::Over => (StatusCode::CONFLICT, "over"),
            ActError::OtherSeat { .. } => (StatusCode::FORBIDDEN, "seat"),
            ActError::NotAnAction { .. } | ActError::NotAChance { .. } => (StatusCode::UNPROCESSABLE_ENTITY, "bad"),
            _ => (StatusCode::UNPROCESSABLE_ENTITY, "illegal"),
        };
        Refusal {
            status,
            code,
            message: error.message(),
            rule: error.rule().map(Into::into),
            detail: error.to_string().into(),
            snapshot: None,
        }
    }
}

impl From<RewindError> for Refusal {
    fn from(error: RewindError) -> Refusal {
        Refusal {
            status: StatusCode::UNPROCESSABLE_ENTITY,
            code: "illegal",
            message: error.message(),
            rule: None,
            detail: error.to_string().into(),
            snapshot: None,
        }
    }
}

impl From<Faults> for Refusal {
    fn from(faults: Faults) -> Refusal {
        Refusal::because(Reason::BadSetup, faults)
    }
}

/// The body of a refusal.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts", rename = "Refused"))]
pub(crate) struct Body<'a> {
    error: ErrorOut<'a>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(as = "Option<frente_catalog::told::Snapshot>", optional))]
    snapshot: Option<&'a RawValue>,
}

#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub(crate) struct ErrorOut<'a> {
    code: &'a str,
    message: &'a Message,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    rule: Option<Box<str>>,
    detail: &'a str,
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let error = ErrorOut { code: self.code, message: &self.message, rule: self.rule, detail: &self.detail };
        let snapshot = self.snapshot.as_deref();
        let mut response = (self.status, Json(Body { error, snapshot })).into_response();
        if self.status == StatusCode::TOO_MANY_REQUESTS {
            response.headers_mut().insert("retry-after", axum::http::HeaderValue::from_static("1"));
        }
        response
    }
}

/// Every message key a refusal may carry, for the languages' test.
pub fn every_message() -> Vec<Message> {
    let because = |reason: &Reason| Refusal::from(*reason).message.arg("why", Arg::Int(0));
    Reason::ALL.iter().map(because).collect()
}
