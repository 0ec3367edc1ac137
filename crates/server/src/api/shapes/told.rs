//! A table as it is told: who sits where, what was agreed, how it stands.

use super::{EventOut, Line, Message, NodeOut, Offer, OutcomeOut, WindowOut};
use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

/// How far a match is.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Status {
    Waiting,
    Playing,
    Over,
}

/// Who shall sit on a seat.
#[derive(Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
pub enum SeatWish {
    /// The person who asks.
    Me,
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
#[derive(Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
pub enum ClockRule {
    None,
    /// So many seconds for all moves of a seat, and some more for each move.
    Live {
        #[schema(minimum = 10, maximum = 86400)]
        seconds: u32,
        #[schema(required = false, maximum = 600)]
        increment: u32,
    },
    /// So many days for each turn of a seat.
    Days {
        #[schema(minimum = 1, maximum = 30)]
        days: u32,
    },
}

/// The clock of a seat.
#[derive(Serialize, ToSchema)]
pub struct ClockOut {
    pub seat: u8,
    pub left_ms: i64,
    pub running: bool,
    /// Until when it stands because its player is on holidays: milliseconds since 1970.
    #[schema(required = false, nullable = false)]
    pub away: Option<i64>,
}

/// Whom a table suits.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Suits {
    Any,
    Beginners,
    Equals,
}

/// Why a table that waited was taken away.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Why {
    No,
    Fast,
    Rated,
    Side,
    Later,
    Expired,
}

/// A rating as people are shown it.
#[derive(Serialize, ToSchema)]
pub struct Mark {
    pub rating: i64,
    /// Whether it rests on enough matches.
    pub sure: bool,
}

/// What may be proposed.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum ProposalKind {
    Draw,
    Undo,
    Decline,
}

/// What is proposed, and who agrees.
#[derive(Serialize, ToSchema)]
pub struct Proposal {
    pub kind: ProposalKind,
    pub seats: Vec<u8>,
    /// The steps that would remain.
    #[schema(required = false, nullable = false)]
    pub to: Option<usize>,
}

/// A match in a few lines, made for one person.
#[derive(Serialize, ToSchema)]
pub struct MatchMeta {
    pub id: String,
    pub game: String,
    /// The version of the rules it is played by.
    pub rules: u32,
    /// Milliseconds since 1970.
    pub created: i64,
    pub updated: i64,
    pub seq: i64,
    pub steps: usize,
    pub status: Status,
    #[schema(required = false, nullable = false)]
    pub outcome: Option<OutcomeOut>,
    pub seats: Vec<SeatOut>,
    pub clock: ClockRule,
    /// Whether it stands in the lobby.
    pub public: bool,
    /// What opens a seat to somebody: told to its creator alone.
    #[schema(required = false, nullable = false)]
    pub invite: Option<String>,
    /// SHA-256 of the secret behind the dice; "" where they were thrown elsewhere.
    pub commitment: String,
    /// The public part of the dice of a match that was made before every seat gave its own.
    #[schema(required = false, nullable = false)]
    pub salt: Option<String>,
    /// The secret, once the match is over.
    #[schema(required = false, nullable = false)]
    pub secret: Option<String>,
    /// Whether it was played elsewhere.
    pub imported: bool,
    /// Whether it is somebody's first, with lessons.
    pub guided: bool,
    /// Whether each player brings a list of his own when he sits down, unseen by the others.
    pub own_lists: bool,
    #[schema(required = false, nullable = false)]
    pub parent: Option<ParentOut>,
    /// The match that was made to play it again.
    #[schema(required = false, nullable = false)]
    pub rematch: Option<String>,
    #[schema(required = false, nullable = false)]
    pub proposal: Option<Proposal>,
    /// Who must choose now.
    #[schema(required = false, nullable = false)]
    pub turn: Option<u8>,
    /// Whether sides are drawn when the second sits down.
    pub lot: bool,
    pub suits: Suits,
    /// The ratings it waits for.
    #[schema(required = false, nullable = false)]
    pub range: Option<(i64, i64)>,
    /// Whether it is played for rating.
    pub rated: bool,
    /// The name of whoever is asked to sit down.
    #[schema(required = false, nullable = false)]
    pub asked: Option<String>,
    /// When it is taken away if nobody comes.
    #[schema(required = false, nullable = false)]
    pub expires: Option<i64>,
    #[schema(required = false, nullable = false)]
    pub why: Option<Why>,
    #[schema(required = false, nullable = false)]
    pub tournament: Option<InTournament>,
    /// A name for it, where it has one.
    pub title: Option<Message>,
}

/// The place of a match in a tournament.
#[derive(Serialize, ToSchema)]
pub struct InTournament {
    pub id: String,
    pub name: String,
    /// Counted from 1.
    pub round: u32,
    /// The seat that is kept for you until you sit down.
    #[schema(required = false, nullable = false)]
    pub seat: Option<u8>,
}

/// A seat and who sits there.
#[derive(Serialize, ToSchema)]
pub struct SeatOut {
    pub seat: u8,
    /// `human`, `local` (a second person at the same screen), `bot` or `open`.
    pub kind: String,
    pub name: String,
    #[schema(required = false, nullable = false)]
    pub level: Option<String>,
    /// What the seat gave to the dice when somebody sat down; "" where it gave nothing.
    pub salt: String,
    /// Whether you act for it.
    pub you: bool,
    #[schema(required = false, nullable = false)]
    pub mark: Option<Mark>,
}

/// Where a match goes on from.
#[derive(Serialize, ToSchema)]
pub struct ParentOut {
    pub id: String,
    pub step: usize,
}

/// How a match stands, in a few lines.
#[derive(Serialize, ToSchema)]
pub struct Glance {
    pub node: NodeOut,
    /// None while seats are open and once the match is over.
    pub prompt: Option<Line>,
    /// What happened last, the newest at the end.
    pub happened: Vec<EventOut>,
    pub clocks: Vec<ClockOut>,
}

/// How likely the asking seat is to win.
#[derive(Serialize, ToSchema)]
pub struct Outlook {
    /// From 0 to 1, as often as such positions are won.
    pub chance: f32,
}

/// Whether an action is legal, and if not, why.
#[derive(Serialize, ToSchema)]
pub struct Explanation {
    pub legal: bool,
    #[schema(required = false, nullable = false)]
    pub message: Option<Message>,
    /// The paragraph that forbids it, "" where none does.
    #[schema(required = false, nullable = false)]
    pub rule: Option<String>,
}

/// An earlier moment.
#[derive(Serialize, ToSchema)]
pub struct Past {
    /// After that many steps.
    pub step: usize,
    /// The game's own view.
    pub view: Value,
    pub prompt: Line,
    pub node: NodeOut,
}

/// The luck ledger.
#[derive(Serialize, ToSchema)]
pub struct Luck {
    pub rows: Vec<LuckRow>,
}

/// One kind of die at one seat.
#[derive(Serialize, ToSchema)]
pub struct LuckRow {
    /// Who threw it: the seat that chose last.
    pub seat: Option<u8>,
    /// The kind of die, as records write it.
    pub kind: String,
    pub n: u32,
    /// What the throws were worth together.
    pub expected: f64,
    /// What they brought together.
    pub got: f64,
}

/// Who looks at the table.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum ViewerOut {
    Seat(u8),
    Spectator,
}

/// A line of chat.
#[derive(Serialize, ToSchema)]
pub struct ChatOut {
    pub user: String,
    pub text: String,
    /// Milliseconds since 1970.
    pub at: i64,
}

/// The whole table as one viewer may see it. The same text opens a socket.
#[derive(Serialize, ToSchema)]
pub struct Snapshot {
    /// Always `snapshot`: the name of the frame on a socket.
    pub r#type: String,
    pub seq: i64,
    pub meta: MatchMeta,
    pub node: NodeOut,
    /// The game's own view.
    pub view: Value,
    pub prompt: Line,
    pub offers: Vec<Offer>,
    pub window: Option<WindowOut>,
    pub log: Vec<EventOut>,
    /// The fewest steps this viewer may take the match back to.
    pub undo_floor: usize,
    pub steps: usize,
    pub viewer: ViewerOut,
    pub clocks: Vec<ClockOut>,
    pub chat: Vec<ChatOut>,
    /// The seat of the bot that thinks.
    pub thinking: Option<u8>,
    /// The kinds of windows to interrupt that this game has.
    pub windows: Vec<String>,
}
