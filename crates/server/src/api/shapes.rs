//! The shapes of what comes from the catalog and the kernel, for the API's description alone: those crates know
//! nothing of the web. Schema fuzzing holds the real answers against them.
#![expect(missing_docs, reason = "the originals say what each field is")]

mod told;

use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeMap;
use utoipa::ToSchema;

pub use told::*;

/// A sentence to be looked up in the Fluent files: its key and its named arguments. An argument is a number, the key
/// of another message (`{"term": key}`), or a text in three languages (`{"es", "en", "fr"}`).
#[derive(Serialize, ToSchema)]
pub struct Message {
    #[schema(example = "action-offensive")]
    pub key: String,
    #[schema(value_type = Vec<Vec<Value>>)]
    pub args: Vec<Value>,
}

/// A sentence and the paragraph it rests on, "" where it rests on none.
#[derive(Serialize, ToSchema)]
pub struct Line {
    pub message: Message,
    pub rule: String,
}

/// Something the deciding seat may choose now.
#[derive(Serialize, ToSchema)]
pub struct Offer {
    /// The action in notation: what to hand back to take it.
    #[schema(example = "offensive southern")]
    pub action: String,
    pub message: Message,
    pub rule: String,
    pub touch: Touch,
    pub caution: Option<Line>,
}

/// The pieces an action is about, each by its name: `front:southern`.
#[derive(Serialize, ToSchema)]
pub struct Touch {
    /// The pieces that act.
    pub on: Vec<String>,
    /// What it is directed at.
    pub at: Vec<String>,
    /// What else an area covers.
    pub covers: Vec<String>,
    /// Where what is taken up can be put by the action that follows.
    pub then: Vec<String>,
    /// What it costs.
    pub pays: Vec<Price>,
}

/// Some of one piece, given up for an action.
#[derive(Serialize, ToSchema)]
pub struct Price {
    pub piece: String,
    pub count: u16,
}

/// A decision that only asks whether to interrupt.
#[derive(Serialize, ToSchema)]
pub struct WindowOut {
    /// What kind of window it is.
    pub kind: String,
    /// The action that lets things run, in notation.
    pub decline: String,
    /// Whether the answers depend on what only this seat knows.
    pub secret: bool,
}

/// What something is to a viewer: `good`, `bad` or `plain`.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Tone {
    Good,
    Bad,
    Plain,
}

/// One event on the board.
#[derive(Serialize, ToSchema)]
pub struct Beat {
    /// How it is shown: `banner`, `card`, `hidden`, `travel`, `dice`, `strike`, `hurt`, `lost`, `mark`, `tick`, `take` or
    /// `end`.
    pub kind: String,
    pub tone: Tone,
    /// The seat that does it or whose piece it befalls.
    pub side: Option<u8>,
    /// The pieces it befalls and where it happens.
    pub on: Vec<String>,
    /// The way of a move or a blow, from its first place to its last.
    pub path: Vec<String>,
    pub dice: Vec<Thrown>,
    /// By how much something changes.
    pub amount: i16,
}

/// One die as it fell.
#[derive(Serialize, ToSchema)]
pub struct Thrown {
    pub face: u8,
    pub sides: u8,
}

/// One thing that happened.
#[derive(Serialize, ToSchema)]
pub struct EventOut {
    /// The step that brought it about, counted from 1.
    pub step: usize,
    pub message: Message,
    pub rule: String,
    pub beat: Beat,
}

/// A stretch of a match, step by step.
#[derive(Serialize, ToSchema)]
pub struct Film {
    /// How many steps stood before it.
    pub from: usize,
    /// The last step it shows.
    pub to: usize,
    /// The view before its first step.
    pub view: Value,
    /// The steps of which you see or hear something.
    pub shots: Vec<Shot>,
}

/// One step of a film.
#[derive(Serialize, ToSchema)]
pub struct Shot {
    pub step: usize,
    /// How the view differs from the one of the shot before.
    pub changes: Vec<Change>,
    /// The lines of the log.
    pub log: Vec<EventOut>,
}

/// One place of a view that differs; without a `value` it is gone.
#[derive(Serialize, ToSchema)]
pub struct Change {
    /// The keys and indices that lead to it.
    pub path: Vec<Value>,
    pub value: Option<Value>,
}

/// Why two pieces have nothing to do with each other now.
#[derive(Serialize, ToSchema)]
pub struct WhyOut {
    /// An action that does it all the same, in notation.
    pub legal: Option<String>,
    /// The reasons, the most particular first.
    pub reasons: Vec<Line>,
}

/// How things would stand after a plan.
#[derive(Serialize, ToSchema)]
pub struct PlanOut {
    /// How many of its actions were carried out.
    pub taken: usize,
    /// Why it went no further.
    pub stopped: Option<Stop>,
    pub node: NodeOut,
    /// The game's own view.
    pub view: Value,
    pub prompt: Line,
    pub offers: Vec<Offer>,
}

/// Where a plan ends.
#[derive(Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Stop {
    Chance,
    Seat,
    Over,
    Hidden,
    Refused { message: Message, rule: String },
}

/// Whose turn it is to move.
#[derive(Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum NodeOut {
    Decision { seat: u8 },
    Chance,
    Over { outcome: OutcomeOut },
}

/// How a match ended, by its rules or beside them (`resigned`, `timeout`, `draw-agreed`, `broken`).
#[derive(Serialize, ToSchema)]
pub struct OutcomeOut {
    pub winners: Vec<u8>,
    pub losers: Vec<u8>,
    pub label: String,
    pub grade: String,
    pub score: i32,
    pub message: Message,
}

/// What may follow from an action.
#[derive(Serialize, ToSchema)]
pub struct OddsOut {
    pub branches: Vec<BranchOut>,
    pub exact: bool,
    pub samples: u32,
    pub forecast: Option<ForecastOut>,
}

/// What comes of an action when it is seen through, under an assumption.
#[derive(Serialize, ToSchema)]
pub struct ForecastOut {
    pub assumes: Message,
    pub exact: bool,
    pub spreads: Vec<SpreadOut>,
}

/// One way to look at what may come.
#[derive(Serialize, ToSchema)]
pub struct SpreadOut {
    pub title: Message,
    pub branches: Vec<BranchOut>,
}

/// One outcome and its chance.
#[derive(Serialize, ToSchema)]
pub struct BranchOut {
    pub tone: Tone,
    pub messages: Vec<Message>,
    pub chance: f64,
    /// Numerator and denominator, when exact.
    pub fraction: Option<Vec<u64>>,
}

/// What a strong player would do, and why.
#[derive(Serialize, ToSchema)]
pub struct HintOut {
    /// How likely the asking seat is to win.
    pub chance: f64,
    /// Games that were played in the head.
    pub simulations: u64,
    /// What it might do, the best first.
    pub ideas: Vec<IdeaOut>,
}

/// An action, and what speaks for it and against it.
#[derive(Serialize, ToSchema)]
pub struct IdeaOut {
    /// The action in notation.
    pub action: String,
    pub message: Message,
    pub rule: String,
    /// How likely the seat is to win with it.
    pub chance: f64,
    /// By how much it falls short of the first idea.
    pub behind: f64,
    /// The standard error of that.
    pub error: f64,
    /// What it gains.
    pub gains: Vec<ReasonOut>,
    /// What it risks, or leaves undone.
    pub risks: Vec<ReasonOut>,
    pub caution: Option<Line>,
}

/// Something that happens more often after an action than after the others, or less.
#[derive(Serialize, ToSchema)]
pub struct ReasonOut {
    pub message: Message,
    /// How often it happens soon after this action.
    pub chance: f64,
    /// How often after the others.
    pub otherwise: f64,
}

/// The odds of one action, or of every action offered.
#[derive(Serialize, ToSchema)]
#[serde(untagged)]
pub enum OddsAnswer {
    One(OddsOut),
    All(BTreeMap<String, OddsOut>),
}

/// A text in three languages.
#[derive(Serialize, ToSchema)]
pub struct Texts {
    pub es: String,
    pub en: String,
    pub fr: String,
}

/// A box on the shelf.
#[derive(Serialize, ToSchema)]
pub struct GameOut {
    #[schema(example = "amanecer")]
    pub id: String,
    pub titles: Texts,
    /// What stands on the lid.
    pub blurb: Texts,
    /// Fewest and most seats.
    pub seats: Vec<u8>,
    /// Whether a seat may know what another does not.
    pub hidden: bool,
    /// Whether players may agree on a draw.
    pub draws: bool,
    /// What players may agree on.
    pub options: Vec<OptionOut>,
    /// Starting positions, the usual one first.
    pub scenarios: Vec<ScenarioOut>,
    /// Levels of bots, the weakest first.
    pub bots: Vec<String>,
    /// What people build for it at home: `deck`, `army` or nothing.
    pub lists: Option<String>,
    /// With how many seats a ready list may be drawn for one in secret.
    pub lot: Option<u8>,
    /// Whether it is played with a data pack of the table's owner.
    pub own_data: bool,
}

/// A starting position.
#[derive(Serialize, ToSchema)]
pub struct ScenarioOut {
    pub id: String,
    /// What the data call it, where they do.
    pub name: Option<Texts>,
    /// How many play it.
    pub seats: u8,
}

/// One thing players may agree on.
#[derive(Serialize, ToSchema)]
pub struct OptionOut {
    pub id: String,
    pub values: Vec<i32>,
    pub default: i32,
    pub rule: String,
}

/// A match before its first step: what everybody sees, and what the printed parts say.
#[derive(Serialize, ToSchema)]
pub struct Opening {
    pub view: Value,
    pub sheet: Value,
}

/// A paragraph of a rulebook.
#[derive(Serialize, ToSchema)]
pub struct RuleOut {
    #[schema(example = "7.3")]
    pub id: String,
    pub printed: String,
    pub title: Texts,
    pub text: Texts,
    /// `done`, `physical` or `open`.
    pub status: String,
    pub note: String,
}

/// A lesson of a guided first game, told when its message first turns up.
#[derive(Serialize, ToSchema)]
pub struct LessonOut {
    pub on: String,
    pub rule: String,
    pub title: Texts,
    pub text: Texts,
}

/// A guided first game.
#[derive(Serialize, ToSchema)]
pub struct GuideOut {
    pub lessons: Vec<LessonOut>,
}

/// The lid of a lesson by doing.
#[derive(Serialize, ToSchema)]
pub struct ExerciseLid {
    pub id: String,
    pub kind: ExerciseKind,
    pub title: Texts,
    pub intro: Texts,
    /// How many questions it asks.
    pub steps: usize,
}

/// Whether an exercise teaches or asks.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum ExerciseKind {
    Lesson,
    Practice,
}

/// What a learner has done so far, and what is tried next.
#[derive(ToSchema)]
pub struct Attempt {
    /// The number of the answer to each question so far, 0 where there was only something to look at.
    #[schema(required = false)]
    pub answers: Vec<usize>,
    /// An action to try, in notation.
    pub tries: Option<String>,
    /// Two pieces that were pressed one after the other, and lead to no action: why not?
    pub why: Option<Pressed>,
    /// A question of the board's own about the position, in the game's notation.
    pub asks: Option<String>,
}

/// A piece taken up, and what was pressed then.
#[derive(ToSchema)]
pub struct Pressed {
    #[schema(max_length = 100)]
    pub on: String,
    /// What it is directed at; none: anything.
    #[schema(max_length = 100)]
    pub at: Option<String>,
}

/// A lesson as far as it has been answered.
#[derive(Serialize, ToSchema)]
pub struct ExerciseOut {
    /// The answers that lead here; one more than were handed in where what was tried is right.
    pub answers: Vec<usize>,
    /// How many questions there are.
    pub steps: usize,
    /// The seat the learner plays.
    pub seat: u8,
    /// The question that is due; none once the lesson is done.
    pub question: Option<QuestionOut>,
    /// What is said to what was tried, where it was not right.
    pub remark: Option<ExerciseRemark>,
    /// The answer to the board's own question.
    pub answer: Option<Value>,
    #[serde(flatten)]
    pub position: Position,
    /// What the printed parts say.
    pub sheet: Value,
    /// What may come of the actions offered, the first of them.
    pub odds: BTreeMap<String, OddsOut>,
    /// What came of the last answer, step by step.
    pub film: Film,
    /// What to say when it is done.
    pub outro: Texts,
}

/// A question as the learner hears it.
#[derive(Serialize, ToSchema)]
pub struct QuestionOut {
    pub ask: Texts,
    /// Why it is good.
    pub why: Texts,
    pub rule: String,
    /// The pieces to press.
    pub light: Vec<String>,
    /// The actions that are right; none where there is only something to look at.
    pub right: Vec<String>,
}

/// What is said to an answer that was not the right one.
#[derive(Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum ExerciseRemark {
    Illegal { line: Line },
    Other { text: Option<Texts> },
}

/// A position of a match that nobody keeps.
#[derive(Serialize, ToSchema)]
pub struct Position {
    pub node: NodeOut,
    pub view: Value,
    pub prompt: Line,
    pub offers: Vec<Offer>,
    pub window: Option<WindowOut>,
}

/// What decks or army lists are built from.
#[derive(Serialize, ToSchema)]
pub struct StockOut {
    /// `deck` or `army`.
    pub kind: String,
    /// What a list says of itself besides what it holds.
    pub terms: Vec<Value>,
    /// What it may hold.
    pub items: Vec<Value>,
    /// How good what it holds may be.
    pub qualities: Vec<Value>,
    /// What may be bought for an item.
    pub upgrades: Vec<Value>,
    /// Lists to begin with.
    pub ready: Vec<Value>,
}

/// A list in the shape that is the same for all games.
#[derive(ToSchema)]
pub struct ListOut {
    /// What its owner calls it.
    pub name: String,
    /// What it says of itself, by the ids of the stock's terms.
    pub terms: BTreeMap<String, String>,
    /// What it holds.
    pub entries: Vec<EntryOut>,
}

/// A card or a unit in a list.
#[derive(ToSchema)]
pub struct EntryOut {
    /// Its id in the stock.
    pub item: String,
    /// So many alike.
    pub copies: u32,
    /// How good it is; "" where all are alike.
    pub quality: String,
    /// What was bought for it.
    pub upgrades: Vec<String>,
    /// Platoon; 0 for none.
    pub group: u8,
    /// Zones behind its own edge a battery off the table stands in; 0 for on it.
    pub zone: u8,
}

/// A list as its file, and what there is to say about it.
#[derive(Serialize, ToSchema)]
pub struct Written {
    pub file: Value,
    pub report: ListReportOut,
}

/// What is agreed, and which list each seat plays.
#[derive(ToSchema)]
pub struct Laying {
    /// What is agreed besides.
    #[schema(required = false)]
    pub setup: Value,
    /// The lists by seat; `null`: the usual one.
    #[schema(max_items = 8)]
    pub seats: Vec<Value>,
}

/// What there is to say about a list.
#[derive(Serialize, ToSchema)]
pub struct ListReportOut {
    pub count: u32,
    pub least: u32,
    pub points: Option<PointsOut>,
    pub curve: Vec<u32>,
    pub figures: Vec<Value>,
    pub needs: Vec<Value>,
    pub can: Vec<Message>,
    pub cannot: Vec<Message>,
    pub entries: Vec<Value>,
    /// What makes it unplayable.
    pub errors: Vec<RemarkOut>,
    /// What its owner will regret.
    pub warnings: Vec<RemarkOut>,
}

/// Points spent and allowed.
#[derive(Serialize, ToSchema)]
pub struct PointsOut {
    pub sum: u32,
    pub limit: u32,
}

/// One thing to say about a list.
#[derive(Serialize, ToSchema)]
pub struct RemarkOut {
    /// The place of the entry it is about, from 0.
    pub entry: Option<usize>,
    pub rule: String,
    pub message: Message,
    /// In English, with the place.
    pub detail: String,
}

/// Why a request was not granted.
#[derive(Serialize, ToSchema)]
pub struct Refused {
    pub error: ErrorOut,
    /// The table as it stands, where the asker seems not to know it.
    #[schema(required = false, nullable = false)]
    pub snapshot: Option<Snapshot>,
}

/// Why a request is refused.
#[derive(Serialize, ToSchema)]
pub struct ErrorOut {
    /// For programs: `stale`, `illegal`, `seat`, `over`, `bad`, `limit`, `not-found`, ….
    #[schema(example = "stale")]
    pub code: String,
    /// The reason in words for people.
    pub message: Message,
    /// The paragraph that forbids it.
    #[schema(required = false, nullable = false)]
    pub rule: Option<String>,
    /// For logs, in English.
    pub detail: String,
}
