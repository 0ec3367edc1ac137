// Written from Rust by `cargo xtask types --write`; not to be edited by hand.

/**
 * An argument of a message.
 */
export type Arg = number | {
/**
 * Its key.
 */
term: string, } | {
/**
 * Spanish.
 */
es: string,
/**
 * English.
 */
en: string,
/**
 * French.
 */
fr: string, };

/**
 * One outcome and its chance.
 */
export type BranchOut = {
/**
 * The headline events that make it up, in order; empty where nothing of note happens.
 */
messages: Array<Message>,
/**
 * Its chance.
 */
chance: number,
/**
 * Its chance as a fraction, when exact.
 */
fraction: [number, number] | null, };

/**
 * A set of cards numbered 0..64, one bit each.
 */
export type CardSet = number[];

export type ChatLine = { type: "chat", seq: number, user: string, text: string, at: number, };

export type ChatOut = { user: string, text: string, at: number, };

/**
 * A clock as the browser shows it.
 */
export type ClockOut = {
/**
 * Whose.
 */
seat: number,
/**
 * Milliseconds left.
 */
left_ms: number,
/**
 * Whether it runs.
 */
running: boolean, };

/**
 * What was agreed about time.
 */
export type ClockRule = { "kind": "none" } | { "kind": "live",
/**
 * For all moves.
 */
seconds: number,
/**
 * For each move.
 */
increment: number, } | { "kind": "days",
/**
 * For a turn.
 */
days: number, };

export type ErrorOut = { code: string, message: Message, rule?: string, detail: string, };

/**
 * One thing that happened, as far as the asking viewer may know.
 */
export type EventOut = {
/**
 * The step that brought it about, counted from 1.
 */
step: number,
/**
 * The event itself, for whoever draws it.
 */
event: unknown,
/**
 * The event as the log says it.
 */
message: Message,
/**
 * The paragraph it rests on.
 */
rule: string, };

/**
 * Whether an action is legal, and if not, why.
 */
export type Explanation = {
/**
 * Whether it is.
 */
legal: boolean,
/**
 * Why not.
 */
message?: Message,
/**
 * The paragraph that forbids it, "" where none does.
 */
rule?: string, };

/**
 * A box on the shelf.
 */
export type GameOut = {
/**
 * The game's id.
 */
id: string,
/**
 * Its title.
 */
titles: Trio,
/**
 * What stands on the lid.
 */
blurb: Trio,
/**
 * Fewest and most seats.
 */
seats: [number, number],
/**
 * Whether a seat may know what another does not.
 */
hidden: boolean,
/**
 * What players may agree on.
 */
options: Array<OptionInfo>,
/**
 * Starting positions.
 */
scenarios: Array<string>,
/**
 * Levels of bots, the weakest first.
 */
bots: Array<string>, lists: ListKind | null, };

/**
 * A guided first game.
 */
export type Guide = { lessons: Array<Lesson>, };

/**
 * What clients say.
 */
export type Heard = { "type": "act", id: string, seq: number, seat: Seat, action: string, } | { "type": "undo", id: string, seq: number, to: number, } | { "type": "resign", id: string, seat: Seat, } | { "type": "offer", id: string, kind: ProposalKind, } | { "type": "chat", id: string, text: string, } | { "type": "ack", seq: number, } | { "type": "ping", };

/**
 * One lesson.
 */
export type Lesson = {
/**
 * The message key that brings it up.
 */
on: string,
/**
 * The paragraph to read further.
 */
rule: string,
/**
 * The piece on the table it speaks of, as actions name their subjects; "" for none, or for the one in the message.
 */
focus: string,
/**
 * Its heading.
 */
title: Texts,
/**
 * What it teaches.
 */
text: Texts, };

/**
 * A sentence and the paragraph it rests on ("" where it rests on none).
 */
export type Line = {
/**
 * The sentence.
 */
message: Message,
/**
 * The paragraph.
 */
rule: string, };

/**
 * The luck ledger.
 */
export type Luck = { rows: Array<LuckRow>, };

/**
 * One kind of die at one seat.
 */
export type LuckRow = {
/**
 * Who threw it: the seat that chose last.
 */
seat: Seat | null,
/**
 * The kind of die, as records write it.
 */
kind: string,
/**
 * How often.
 */
n: number,
/**
 * What the throws were worth together.
 */
expected: number,
/**
 * What they brought together.
 */
got: number, };

/**
 * A match in a few lines, made for one person.
 */
export type MatchMeta = {
/**
 * Its address.
 */
id: string,
/**
 * The game.
 */
game: string,
/**
 * When it was made: milliseconds since 1970.
 */
created: number,
/**
 * When it last changed.
 */
updated: number,
/**
 * The number of the last change.
 */
seq: number,
/**
 * How many steps have been taken.
 */
steps: number,
/**
 * How far it is.
 */
status: MatchStatus,
/**
 * How it ended.
 */
outcome?: OutcomeOut,
/**
 * Who sits where.
 */
seats: Array<SeatOut>,
/**
 * What was agreed about time.
 */
clock: ClockRule,
/**
 * Whether it stands in the lobby.
 */
public: boolean,
/**
 * What opens a seat to somebody: told to its creator alone.
 */
invite?: string,
/**
 * SHA-256 of the secret behind the dice; "" where they were thrown elsewhere.
 */
commitment: string,
/**
 * The public part of the dice.
 */
salt: string,
/**
 * The secret, once the match is over.
 */
secret?: string,
/**
 * Whether it was played elsewhere.
 */
imported: boolean,
/**
 * Whether it is somebody's first, with lessons.
 */
guided: boolean,
/**
 * The match it goes on from.
 */
parent?: ParentOut,
/**
 * The match that was made to play it again.
 */
rematch?: string,
/**
 * What somebody proposes, until all agree or the table changes.
 */
proposal?: Proposal,
/**
 * A name for it, where it has one.
 */
title: Message | null, };

/**
 * How far a match is.
 */
export type MatchStatus = "waiting" | "playing" | "over";

/**
 * Who you are.
 */
export type Me = { user: UserOut, };

/**
 * A sentence to be looked up: its key and what to put into it.
 */
export type Message = {
/**
 * The key in the Fluent files.
 */
key: string,
/**
 * Named arguments.
 */
args: Array<[string, Arg]>, };

/**
 * What a match is to be.
 */
export type NewMatch = {
/**
 * The game's id.
 */
game: string,
/**
 * Laid over the usual setup.
 */
setup?: Record<string, unknown>,
/**
 * One for each seat.
 */
seats: Array<SeatWish>,
/**
 * What is agreed about time.
 */
clock?: ClockRule,
/**
 * Whether it stands in the lobby.
 */
public?: boolean,
/**
 * The public part of the dice: any line of at most 64 characters.
 */
salt?: string,
/**
 * Whether it comes with lessons.
 */
guided?: boolean, };

/**
 * Whose turn it is to move.
 */
export type NodeOut = { "kind": "decision",
/**
 * The seat.
 */
seat: Seat, } | { "kind": "chance" } | { "kind": "over",
/**
 * How.
 */
outcome: OutcomeOut, };

/**
 * What may follow from an action.
 */
export type OddsOut = {
/**
 * The outcomes, likeliest first.
 */
branches: Array<BranchOut>,
/**
 * Whether the numbers are exact.
 */
exact: boolean,
/**
 * Samples drawn, 0 when exact.
 */
samples: number, };

/**
 * Something the deciding seat may choose now.
 */
export type Offer = {
/**
 * The action in notation: what to hand back to take it.
 */
action: string,
/**
 * As a button says it.
 */
message: Message,
/**
 * The paragraph it rests on.
 */
rule: string,
/**
 * The piece on the table it is about, "" for none.
 */
subject: string, };

/**
 * One thing players may agree on, a field of the setup.
 */
export type OptionInfo = {
/**
 * The field's name in the setup.
 */
id: string,
/**
 * The values it may take.
 */
values: Array<number>,
/**
 * The value it has when nobody says anything.
 */
default: number,
/**
 * The paragraph it belongs to.
 */
rule: string, };

/**
 * How a match ended.
 */
export type OutcomeOut = {
/**
 * The seats that won.
 */
winners: Array<Seat>,
/**
 * The seats that lost.
 */
losers: Array<Seat>,
/**
 * The kind of ending.
 */
label: string,
/**
 * The book's grade, or "".
 */
grade: string,
/**
 * The points the grade was read from.
 */
score: number,
/**
 * The ending as a sentence.
 */
message: Message, };

/**
 * Where a match goes on from.
 */
export type ParentOut = {
/**
 * The match.
 */
id: string,
/**
 * After that many steps.
 */
step: number, };

/**
 * An earlier moment.
 */
export type Past = {
/**
 * After that many steps.
 */
step: number,
/**
 * The game's own view.
 */
view: unknown,
/**
 * Who had to decide what.
 */
prompt: Line,
/**
 * How many log lines there were.
 */
log_len: number,
/**
 * Whose turn it was.
 */
node: NodeOut, };

/**
 * What is proposed, and who agrees.
 */
export type Proposal = {
/**
 * What.
 */
kind: ProposalKind,
/**
 * The seats of those who agree, the proposer's first.
 */
seats: Array<Seat>,
/**
 * The steps that would remain.
 */
to?: number, };

/**
 * What may be proposed.
 */
export type ProposalKind = "draw" | "undo" | "decline";

/**
 * The body of a refusal.
 */
export type Refused = { error: ErrorOut, snapshot?: Snapshot, };

/**
 * A paragraph of a rulebook.
 */
export type RuleRow = { id: string, printed: string, title: Texts, text: Texts, status: RuleStatus, note: string, };

/**
 * How far a paragraph is.
 */
export type RuleStatus = "done" | "physical" | "open";

export type Said = { "type": "ok", id: string, seq: number, } | { "type": "refused", id: string, seq: number, message: Message, rule?: string, code: string, detail: string, snapshot?: Snapshot, } | { "type": "pong" };

/**
 * A seat at the table, counted from 0.
 */
export type Seat = number;

/**
 * A seat.
 */
export type SeatOut = {
/**
 * Counted from 0.
 */
seat: number,
/**
 * `human`, `local` (a second person at the same screen), `bot` or `open`.
 */
kind: "human" | "local" | "bot" | "open",
/**
 * Who sits there.
 */
name: string,
/**
 * The bot's level.
 */
level?: string,
/**
 * Whether you act for it.
 */
you: boolean, };

/**
 * Who shall sit on a seat.
 */
export type SeatWish = { "kind": "me" } | { "kind": "bot",
/**
 * `recruit`, `soldier`, `sergeant`, `captain` or `general`.
 */
level: string, } | { "kind": "open" } | { "kind": "local" };

/**
 * The whole table.
 */
export type Snapshot = { type: "snapshot", seq: number, meta: MatchMeta, log: Array<EventOut>, undo_floor: number, steps: number, viewer: ViewerOut, clocks: Array<ClockOut>, chat: Array<ChatOut>, thinking: Seat | null, node: NodeOut, view: unknown, prompt: Line, offers: Array<Offer>, };

/**
 * A text in the languages it was written in.
 */
export type Texts = {
/**
 * Spanish.
 */
es: string,
/**
 * English.
 */
en: string,
/**
 * French.
 */
fr: string, };

export type Thinking = { type: "thinking", seat: Seat | null, };

/**
 * A text in the three languages.
 */
export type Trio = {
/**
 * Spanish.
 */
es: string,
/**
 * English.
 */
en: string,
/**
 * French.
 */
fr: string, };

export type Update = { type: "update", seq: number, steps: number, undo_floor: number, log: Array<EventOut>, log_from: number, clocks: Array<ClockOut>, thinking: Seat | null, meta?: MatchMeta, node: NodeOut, view: unknown, prompt: Line, offers: Array<Offer>, };

/**
 * A person.
 */
export type UserOut = {
/**
 * Who.
 */
id: string,
/**
 * As others see him.
 */
name: string,
/**
 * Whether he has no account.
 */
guest: boolean, };

export type ViewerOut = { "seat": Seat } | "spectator";

export type Arms = { name: Message, cost: number | null, stats: Array<Stat>, tags: Array<Tag> };
export type Stat = { name: string, value: Arg };
export type Tag = { rule: string, value: number | null };
export type Choice = { value: string, name: Message, seat: number | null };
export type Term = { id: string, name: string, rule: string, choices: Array<Choice> };
export type Allowed = { side: string, most: number };
export type Paragraph = { when: Message, conditions: Array<Array<Message>>, mandatory: Array<Array<Message>>, effects: Array<Array<Message>> };
export type Purchase = { upgrade: string, most: number, cost: number };
export type Item = { id: string, name: Texts, about: Texts | null, allowed: Array<Allowed>, kind: string, factions: Array<string>, cost: number, stats: Array<Stat>, weapons: Array<Arms>, tags: Array<Tag>, text: Array<Paragraph>, upgrades: Array<Purchase>, source: string };
export type Extra = { id: string, name: Texts, tags: Array<Tag> };
export type Ready = { id: string, name: Message, list: unknown, ours: boolean };
export type ListKind = "deck" | "army";
export type Stock = { kind: ListKind, terms: Array<Term>, items: Array<Item>, qualities: Array<Choice>, upgrades: Array<Extra>, groups: string | null, ready: Array<Ready> };
export type EntryReport = { cost: number, stats: Array<Stat>, tags: Array<Tag>, weapons: Array<Arms>, boxes: Array<number>, damage: Array<string> };
export type Remark = { entry: number | null, rule: string, message: Message, detail: string };
export type Need = { about: Message, have: number, need: number, rule: string };
export type Figures = { title: string, rows: Array<[string, number]> };
export type Points = { sum: number, limit: number };
export type ListReport = { count: number, least: number, points: Points | null, curve: Array<number>, figures: Array<Figures>, needs: Array<Need>, can: Array<Message>, cannot: Array<Message>, entries: Array<EntryReport>, errors: Array<Remark>, warnings: Array<Remark> };
