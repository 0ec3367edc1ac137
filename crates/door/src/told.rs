//! What a table tells: the frames a page is sent, and those it sends, whoever keeps the match.
//!
//! A server makes them for everybody at a table, a table at home ([`crate::home`]) for the one at its screen. Only who keeps
//! the match knows who sits where, what the clocks say and what was talked about; how the match stands is read here, once.

use crate::answers::{EventOut, Line, NodeOut, Offer, WindowOut};
use crate::door::AnyMatch;
use crate::ending::Ending;
use frente_kernel::{Message, Seat, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use std::borrow::Cow;

/// How far a match is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts", rename = "MatchStatus"))]
pub enum Status {
    /// A seat is open.
    Waiting,
    /// It goes on.
    Playing,
    /// It has ended.
    Over,
}

impl Status {
    /// As a database names it.
    pub fn name(self) -> &'static str {
        match self {
            Status::Waiting => "waiting",
            Status::Playing => "playing",
            Status::Over => "over",
        }
    }
}

/// Who shall sit on a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub enum SeatWish {
    /// The person who asks.
    Me,
    /// A bot of some level.
    Bot {
        /// `recruit`, `soldier`, `sergeant`, `captain` or `general`.
        level: String,
    },
    /// The first person who sits down.
    Open,
    /// A second person at the asker's screen.
    Local,
}

/// What was agreed about time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub enum ClockRule {
    /// The match has no clock.
    #[default]
    None,
    /// So many seconds for all moves of a seat, and some more for each move.
    Live {
        /// For all moves.
        seconds: u32,
        /// For each move.
        #[serde(default)]
        increment: u32,
    },
    /// So many days for each turn of a seat.
    Days {
        /// For a turn.
        days: u32,
    },
}

impl ClockRule {
    /// Whether it can run.
    pub fn is_sound(self) -> bool {
        match self {
            ClockRule::None => true,
            ClockRule::Live { seconds, increment } => (10..=86_400).contains(&seconds) && increment <= 600,
            ClockRule::Days { days } => (1..=30).contains(&days),
        }
    }
}

/// A clock as the browser shows it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub struct ClockOut {
    /// The seat whose clock it is.
    pub seat: u8,
    /// The milliseconds that are left.
    pub left_ms: i64,
    /// Whether it runs.
    pub running: bool,
    /// Until when it stands because its player is on holidays: milliseconds since 1970.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub away: Option<i64>,
}

/// Whom a table suits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub enum Suits {
    /// It suits anybody.
    #[default]
    Any,
    /// Whoever plays this for the first times: a wish, which nothing checks.
    Beginners,
    /// Whoever is rated within 200 points of its maker: nobody else sits down.
    Equals,
}

/// Why a table that waited was taken away.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub enum Why {
    /// Whoever was asked does not want to, and says no more.
    No,
    /// Too fast for them.
    Fast,
    /// Not rated, or rated.
    Rated,
    /// They want the other side.
    Side,
    /// The answer was: not now.
    Later,
    /// Nobody came in time.
    Expired,
}

/// A rating as people are shown it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub struct Mark {
    /// The rating as a number.
    pub rating: i64,
    /// Whether it rests on enough matches; else it is shown with a question mark.
    pub sure: bool,
}

/// What may be proposed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub enum ProposalKind {
    /// To call it a draw.
    Draw,
    /// To take back the proposer's last choice, whatever lies in between.
    Undo,
    /// Not what was proposed.
    Decline,
}

/// What is proposed, and who agrees.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub struct Proposal {
    /// What is proposed.
    pub kind: ProposalKind,
    /// The seats of those who agree, the proposer's first.
    pub seats: Vec<Seat>,
    /// The steps that would remain.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub to: Option<usize>,
}

/// A match in a few lines, made for one person.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub struct MatchMeta {
    /// The id of the match.
    pub id: String,
    /// The id of the game.
    pub game: String,
    /// The version of the rules it is played by.
    pub rules: u32,
    /// When it was made: milliseconds since 1970.
    pub created: i64,
    /// When it last changed.
    pub updated: i64,
    /// The number of the last change.
    pub seq: i64,
    /// How many steps have been taken.
    pub steps: usize,
    /// How far it is.
    pub status: Status,
    /// How it ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(as = "Option<crate::answers::OutcomeOut>", optional))]
    pub outcome: Option<Value>,
    /// Who sits where.
    pub seats: Vec<SeatOut>,
    /// What was agreed about time.
    pub clock: ClockRule,
    /// Whether it stands in the lobby.
    pub public: bool,
    /// What opens a seat to somebody: told to its creator alone.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub invite: Option<String>,
    /// SHA-256 of the secret behind the dice; "" where they were thrown elsewhere.
    pub commitment: String,
    /// The public part of the dice of a match that was made before every seat gave its own.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub salt: Option<String>,
    /// The secret, once the match is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub secret: Option<String>,
    /// Whether it was played elsewhere.
    pub imported: bool,
    /// Whether it is somebody's first, with lessons.
    pub guided: bool,
    /// Whether each player brings a list of his own when he sits down, unseen by the others.
    pub own_lists: bool,
    /// The match it goes on from.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub parent: Option<ParentOut>,
    /// The match that was made to play it again.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub rematch: Option<String>,
    /// What somebody proposes, until all agree or the table changes.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub proposal: Option<Proposal>,
    /// Who must choose now.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub turn: Option<u8>,
    /// Whether sides are drawn when the second sits down.
    pub lot: bool,
    /// Whom it suits.
    pub suits: Suits,
    /// The ratings it waits for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub range: Option<(i64, i64)>,
    /// Whether it is played for rating.
    pub rated: bool,
    /// The name of whoever is asked to sit down: told to them and to its creator.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub asked: Option<String>,
    /// When it is taken away if nobody comes; none where it waits for as long as its creator is here.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub expires: Option<i64>,
    /// Why it was taken away before it began.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub why: Option<Why>,
    /// The tournament it is played in.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub tournament: Option<InTournament>,
    /// A name for it, where it has one.
    pub title: Option<Message>,
}

/// The place of a match in a tournament.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub struct InTournament {
    /// The id of the tournament.
    pub id: String,
    /// What the tournament is called.
    pub name: String,
    /// The round, counted from 1.
    pub round: u32,
    /// The seat that is kept for you until you sit down.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub seat: Option<u8>,
}

/// A seat and who sits there.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub struct SeatOut {
    /// Counted from 0.
    pub seat: u8,
    /// `human`, `local` (a second person at the same screen), `bot` or `open`.
    #[cfg_attr(feature = "ts", ts(type = "\"human\" | \"local\" | \"bot\" | \"open\""))]
    pub kind: &'static str,
    /// Who sits there.
    pub name: String,
    /// The bot's level.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub level: Option<&'static str>,
    /// What the seat gave to the dice when somebody sat down; "" where it gave nothing.
    pub salt: String,
    /// Whether you act for it.
    pub you: bool,
    /// What the person is rated at this game; told in lists of tables that wait.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub mark: Option<Mark>,
}

/// Where a match goes on from.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub struct ParentOut {
    /// The id of the match.
    pub id: String,
    /// After that many steps.
    pub step: usize,
}

/// A position as one viewer may see it.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub struct Position {
    node: NodeOut,
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    view: Box<RawValue>,
    prompt: Line,
    offers: Vec<Offer>,
    window: Option<WindowOut>,
}

impl Position {
    /// A position of a match that nobody keeps, as `viewer` may see it.
    pub fn of(table: &dyn AnyMatch, viewer: Viewer) -> Position {
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            _ => None,
        };
        Position {
            node: table.node(),
            view: table.view_text(viewer),
            prompt: table.prompt(viewer),
            offers: seat.map_or_else(Vec::new, |seat| table.offers(seat)),
            window: seat.and_then(|seat| table.window(seat)),
        }
    }
}

/// The whole table.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub struct Snapshot {
    #[serde(rename = "type")]
    #[cfg_attr(feature = "ts", ts(type = "\"snapshot\""))]
    kind: &'static str,
    seq: i64,
    meta: MatchMeta,
    #[serde(flatten)]
    position: Position,
    log: Vec<EventOut>,
    undo_floor: usize,
    steps: usize,
    viewer: ViewerOut,
    clocks: Vec<ClockOut>,
    chat: Vec<ChatOut>,
    thinking: Option<Seat>,
    /// The kinds of windows this game has.
    windows: &'static [&'static str],
}

/// Who looks at a table.
#[derive(Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub enum ViewerOut {
    /// Somebody in a seat.
    Seat(Seat),
    /// Somebody without one.
    Spectator,
}

/// A line of chat.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub struct ChatOut {
    /// Who said it.
    pub user: String,
    /// What was said.
    pub text: String,
    /// When: milliseconds since 1970.
    pub at: i64,
}

/// A change of the table.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub struct Update<'a> {
    #[serde(rename = "type")]
    #[cfg_attr(feature = "ts", ts(type = "\"update\""))]
    kind: &'static str,
    seq: i64,
    steps: usize,
    #[serde(flatten)]
    position: Position,
    undo_floor: usize,
    log: Vec<EventOut>,
    log_from: usize,
    clocks: &'a [ClockOut],
    thinking: Option<Seat>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    meta: Option<MatchMeta>,
}

/// A match as whoever keeps it knows it: what the frames are made from.
pub struct Told<'a> {
    /// The match that is told.
    pub table: &'a dyn AnyMatch,
    /// How far it is.
    pub status: Status,
    /// How it ended outside its rules.
    pub ending: Option<Ending>,
    /// How far it may be taken back by the seat that must choose.
    pub floor: usize,
    /// The number of the last change.
    pub seq: i64,
    /// The bot that thinks now.
    pub thinking: Option<Seat>,
    /// The clocks as they stand.
    pub clocks: &'a [ClockOut],
}

impl<'a> Told<'a> {
    /// Whose turn it is, an ending outside the rules included.
    pub fn node(&self) -> NodeOut {
        match self.ending {
            Some(ending) => NodeOut::Over { outcome: ending.outcome(self.table.seats()) },
            None => self.table.node(),
        }
    }

    fn position(&self, viewer: Viewer) -> Position {
        let playing = match viewer {
            Viewer::Seat(seat) if self.status == Status::Playing => Some(seat),
            _ => None,
        };
        Position {
            node: self.node(),
            view: self.table.view_text(viewer),
            prompt: match self.status {
                Status::Over => Line { message: Message::new("prompt-over"), rule: "".into() },
                _ => self.table.prompt(viewer),
            },
            offers: playing.map_or_else(Vec::new, |seat| self.table.offers(seat)),
            window: playing.and_then(|seat| self.table.window(seat)),
        }
    }

    /// How far this viewer may take the match back.
    fn floor_for(&self, viewer: Viewer) -> usize {
        let deciding = self.table.node().deciding();
        match viewer {
            Viewer::Seat(seat) if self.status == Status::Playing && deciding == Some(seat) => self.floor,
            _ => self.table.steps(),
        }
    }

    /// The whole table.
    pub fn snapshot(&self, viewer: Viewer, meta: MatchMeta, chat: Vec<ChatOut>) -> Snapshot {
        Snapshot {
            kind: "snapshot",
            seq: self.seq,
            meta,
            position: self.position(viewer),
            log: self.table.log(viewer, 0),
            undo_floor: self.floor_for(viewer),
            steps: self.table.steps(),
            viewer: match viewer {
                Viewer::Seat(seat) => ViewerOut::Seat(seat),
                _ => ViewerOut::Spectator,
            },
            clocks: self.clocks.to_vec(),
            chat,
            thinking: self.thinking,
            windows: self.table.windows(),
        }
    }

    /// What has changed, with the log after `log_from` steps.
    pub fn update(&self, viewer: Viewer, log_from: usize, meta: Option<MatchMeta>) -> Update<'a> {
        Update {
            kind: "update",
            seq: self.seq,
            steps: self.table.steps(),
            position: self.position(viewer),
            undo_floor: self.floor_for(viewer),
            log: self.table.log(viewer, log_from),
            log_from,
            clocks: self.clocks,
            thinking: self.thinking,
            meta,
        }
    }

    /// Where somebody left off.
    pub fn glance(&self, viewer: Viewer) -> Glance {
        let mut happened = self.table.log(viewer, self.table.steps().saturating_sub(GLANCED));
        happened.drain(..happened.len().saturating_sub(EVENTS));
        Glance {
            node: self.node(),
            prompt: (self.status == Status::Playing).then(|| self.table.prompt(viewer)),
            happened,
            clocks: self.clocks.to_vec(),
        }
    }
}

/// Steps of which a glance tells the events.
const GLANCED: usize = 12;
/// Events that are told, the last ones.
const EVENTS: usize = 6;

/// How a match stands, in a few lines.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub struct Glance {
    /// Who must choose.
    node: NodeOut,
    /// What is to be chosen; none while seats are open and once the match is over.
    prompt: Option<Line>,
    /// What happened last, as far as you may know it, the newest at the end.
    happened: Vec<EventOut>,
    /// The clocks, where there are any.
    clocks: Vec<ClockOut>,
}

/// An earlier moment.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub struct Past {
    /// After that many steps.
    step: usize,
    /// The game's own view.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    view: Value,
    /// Who had to decide what.
    prompt: Line,
    /// Whose turn it was.
    node: NodeOut,
}

impl Past {
    /// The moment at which `then` stands, as `viewer` may see it.
    pub fn of(then: &dyn AnyMatch, viewer: Viewer) -> Past {
        Past { step: then.steps(), view: then.view(viewer), prompt: then.prompt(viewer), node: then.node() }
    }
}

/// How likely the asking seat is to win.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub struct Outlook {
    /// From 0 to 1, as often as such positions are won.
    pub chance: f32,
}

/// Whether an action is legal, and if not, why.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
pub struct Explanation {
    /// Whether it is.
    pub legal: bool,
    /// Why a piece or a place is not offered.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub message: Option<Message>,
    /// The paragraph that forbids it, "" where none does.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub rule: Option<Cow<'static, str>>,
}

impl Explanation {
    /// Of a refusal: its sentence and the paragraph it rests on.
    pub fn of(refused: Option<(Message, Option<Cow<'static, str>>)>) -> Explanation {
        Explanation {
            legal: refused.is_none(),
            rule: refused.as_ref().map(|(_, rule)| rule.clone().unwrap_or_default()),
            message: refused.map(|(message, _)| message),
        }
    }
}

/// What a page says at a table.
#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
#[allow(missing_docs, reason = "an id comes back with the answer; seq is the last change seen")]
pub enum Heard {
    /// A seat chooses: one action, or those of a gesture.
    Act {
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        id: Value,
        seq: i64,
        seat: Seat,
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional))]
        action: Option<String>,
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<String>>"))]
        actions: Vec<String>,
    },
    /// The last choices are taken back.
    Undo {
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        id: Value,
        seq: i64,
        to: usize,
    },
    /// A seat gives up.
    Resign {
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        id: Value,
        seat: Seat,
    },
    /// Something is proposed, agreed to or declined.
    Offer {
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        id: Value,
        kind: ProposalKind,
    },
    /// Something is said.
    Chat {
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        id: Value,
        text: String,
    },
    /// Is anybody there?
    Ping {},
}

/// What a table answers.
#[derive(Serialize)]
#[serde(tag = "type", rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "api.ts"))]
#[allow(missing_docs, reason = "the fields are those of what was heard and of the refusal")]
pub enum Said<'a> {
    /// It is written down.
    Ok {
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        id: &'a Value,
        seq: i64,
    },
    /// Why not. Nothing has changed.
    Refused {
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        id: &'a Value,
        seq: i64,
        message: &'a Message,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        rule: Option<&'a str>,
        code: &'a str,
        detail: &'a str,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(as = "Option<Snapshot>", optional))]
        snapshot: Option<&'a RawValue>,
    },
    /// The answer to a ping.
    Pong,
}
