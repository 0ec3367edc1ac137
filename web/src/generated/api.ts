// Written from Rust by `cargo xtask types --write`; not to be edited by hand.

/**
 * What the house knows of your account.
 */
export type About = {
/**
 * Where mail goes, once it was confirmed.
 */
mail: string | null,
/**
 * Whether this server can send mail at all.
 */
sends_mail: boolean,
/**
 * Whether you may not chat.
 */
muted: boolean, };

/**
 * How often a list of a side may hold an item.
 */
export type Allowed = {
/**
 * A value of the stock's first term.
 */
side: string,
/**
 * So often at most.
 */
most: number, };

/**
 * An argument of a message.
 */
export type Arg = number | {
/**
 * The key of that message.
 */
term: string, } | {
/**
 * The text in Spanish.
 */
es: string,
/**
 * The text in English.
 */
en: string,
/**
 * The text in French.
 */
fr: string,
/**
 * The grammatical forms of the noun it is.
 */
forms?: Forms, };

/**
 * A weapon a piece of a list carries.
 */
export type Arms = {
/**
 * What people call it.
 */
name: Message,
/**
 * What it costs, where it is bought in play.
 */
cost: number | null,
/**
 * The numbers printed for it.
 */
stats: Array<Stat>,
/**
 * Its special rules.
 */
tags: Array<Tag>, };

/**
 * What a learner has done so far, and what is tried next.
 */
export type Attempt = {
/**
 * The number of the answer to each question so far, 0 where there was only something to look at.
 */
answers: Array<number>,
/**
 * An action to try, in notation.
 */
tries?: string,
/**
 * Two pieces that were pressed one after the other, and lead to no action: why not?
 */
why?: Pressed,
/**
 * A question of the board's own about the position, in the game's notation.
 */
asks?: string, };

/**
 * One event on the board, as one viewer may see it.
 */
export type Beat<P> = {
/**
 * How it is shown.
 */
kind: BeatKind,
/**
 * What it is to the viewer.
 */
tone: Tone,
/**
 * The seat that does it or whose piece it befalls.
 */
side: Seat | null,
/**
 * The pieces it befalls and where it happens.
 */
on: Array<P>,
/**
 * The way of a move or a blow, from its first place to its last; empty where nothing moves.
 */
path: Array<P>,
/**
 * The dice thrown.
 */
dice: Array<Thrown>,
/**
 * By how much a track, a force or a wound changes; 0 where nothing is counted.
 */
amount: number, };

/**
 * How an event is shown: one picture of the film of a turn.
 */
export type BeatKind = "banner" | "card" | "hidden" | "travel" | "dice" | "strike" | "hurt" | "lost" | "mark" | "tick" | "take" | "end";

/**
 * A bot account.
 */
export type BotOut = {
/**
 * Its name as others see it.
 */
name: string, };

/**
 * One outcome and its chance.
 */
export type BranchOut = {
/**
 * What it is to the asking seat.
 */
tone: Tone,
/**
 * The headline events that make it up, in order; empty where nothing of note happens.
 */
messages: Array<Message>,
/**
 * How likely it is, from 0 to 1.
 */
chance: number,
/**
 * Its chance as a fraction, when exact.
 */
fraction: [number, number] | null, };

/**
 * Why a tournament was called off.
 */
export type CalledOff = "few" | "host" | "broken";

/**
 * A set of cards numbered 0..64, one bit each.
 */
export type CardSet = number[];

/**
 * A legal choice a player may regret: what it leads to, and the paragraph that says so.
 */
export type Caution = {
/**
 * What to be careful of.
 */
message: Message,
/**
 * The paragraph that makes it so.
 */
rule: string, };

/**
 * One place of a view that differs.
 */
export type Change = {
/**
 * The keys and indices that lead to it.
 */
path: (string | number)[],
/**
 * What stands there now; left out where nothing does.
 */
value?: unknown, };

export type ChatLine = { type: "chat", seq: number, user: string, text: string, at: number, };

/**
 * A line of chat.
 */
export type ChatOut = {
/**
 * Who said it.
 */
user: string,
/**
 * What was said.
 */
text: string,
/**
 * When: milliseconds since 1970.
 */
at: number, };

/**
 * One of several values.
 */
export type Choice = {
/**
 * As the list writes it.
 */
value: string,
/**
 * As people say it.
 */
name: Message,
/**
 * The one seat such a list can be played on, if it is only one.
 */
seat: number | null,
/**
 * Whether what it holds costs the corrected price where there is one.
 */
corrected: boolean, };

/**
 * A clock as the browser shows it.
 */
export type ClockOut = {
/**
 * The seat whose clock it is.
 */
seat: number,
/**
 * The milliseconds that are left.
 */
left_ms: number,
/**
 * Whether it runs.
 */
running: boolean,
/**
 * Until when it stands because its player is on holidays: milliseconds since 1970.
 */
away?: number, };

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

/**
 * What waits for you.
 */
export type Desk = {
/**
 * The matches in which you must choose: the one with the least time left first, then the one that has waited longest.
 */
turns: Array<string>,
/**
 * The one to go to next.
 */
next?: string,
/**
 * Challenges that wait for an answer.
 */
asked: Array<MatchMeta>,
/**
 * Tables of tournaments that keep a seat for you.
 */
kept: Array<MatchMeta>,
/**
 * Matches at which somebody has said something you have not read, within two weeks.
 */
unread: Array<string>, };

/**
 * What comes of something said at a table at home.
 */
export type Done = {
/**
 * What is to be stored first, where anything has changed.
 */
kept: Kept | null,
/**
 * The frames, as a server would send them.
 */
frames: Array<string>,
/**
 * The bot that must choose now.
 */
due: Due | null, };

/**
 * The bot that must choose.
 */
export type Due = {
/**
 * The seat the person has.
 */
seat: Seat,
/**
 * The number of the position it must choose in.
 */
position: number, };

/**
 * A card or a unit in a list.
 */
export type Entry = {
/**
 * Its id in the stock.
 */
item: string,
/**
 * So many alike.
 */
copies: number,
/**
 * How good it is; "" where all are alike.
 */
quality: string,
/**
 * What was bought for it.
 */
upgrades: Array<string>,
/**
 * Platoon; 0 for none.
 */
group: number,
/**
 * Zones behind its own edge a battery off the table stands in; 0 for on it.
 */
zone: number, };

/**
 * What an entry comes to.
 */
export type EntryReport = {
/**
 * What it costs, all copies and upgrades together.
 */
cost: number,
/**
 * Its numbers as bought, where they can differ from the printed ones.
 */
stats: Array<Stat>,
/**
 * Its special rules as bought.
 */
tags: Array<Tag>,
/**
 * Its weapons as bought.
 */
weapons: Array<Arms>,
/**
 * Boxes to tick as it is worn down, stand by stand; empty where there are none.
 */
boxes: Array<number>,
/**
 * Keys of what can be damaged.
 */
damage: Array<string>, };

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
 * The event as the log says it.
 */
message: Message,
/**
 * The paragraph it rests on.
 */
rule: string,
/**
 * How it is shown on the board.
 */
beat: Beat<string>, };

/**
 * What a scripted position is for.
 */
export type ExerciseKind = "lesson" | "practice";

/**
 * The lid of an exercise, for a list.
 */
export type ExerciseLid = {
/**
 * Its name in addresses.
 */
id: string,
/**
 * Whether it teaches or asks.
 */
kind: ExerciseKind,
/**
 * The heading of the exercise.
 */
title: Texts,
/**
 * What it is about.
 */
intro: Texts,
/**
 * How many questions it asks.
 */
steps: number, };

/**
 * A lesson as far as it has been answered.
 */
export type ExerciseOut = {
/**
 * The answers that lead here; one more than were handed in where what was tried is right.
 */
answers: Array<number>,
/**
 * How many questions there are.
 */
steps: number,
/**
 * The seat the learner plays.
 */
seat: Seat,
/**
 * The question that is due; none once the lesson is done.
 */
question: QuestionOut | null,
/**
 * What is said to what was tried, where it was not right, or to two pieces that have nothing to do with each other.
 */
remark: ExerciseRemark | null,
/**
 * The answer to the board's own question.
 */
answer: unknown,
/**
 * What the printed parts say.
 */
sheet: unknown,
/**
 * What may come of the actions offered, the first of them.
 */
odds: { [key in string]: OddsOut },
/**
 * What came of the last answer, step by step.
 */
film: Film,
/**
 * What to say when it is done.
 */
outro: Texts, node: NodeOut, view: unknown, prompt: Line, offers: Array<Offer>, window: WindowOut | null, };

/**
 * What is said to an answer that was not the right one. The position has not changed.
 */
export type ExerciseRemark = { "kind": "illegal",
/**
 * The reason and its paragraph.
 */
line: Line, } | { "kind": "other",
/**
 * Why, where there is more to say.
 */
text: Texts | null, };

/**
 * Whether an action is legal, and if not, why.
 */
export type Explanation = {
/**
 * Whether it is.
 */
legal: boolean,
/**
 * Why a piece or a place is not offered.
 */
message?: Message,
/**
 * The paragraph that forbids it, "" where none does.
 */
rule?: string, };

/**
 * Something that may be bought.
 */
export type Extra = {
/**
 * As lists write it.
 */
id: string,
/**
 * What people call it.
 */
name: Texts,
/**
 * What it gives.
 */
tags: Array<Tag>, };

/**
 * How a seat fared.
 */
export type Fared = "won" | "drawn" | "lost";

/**
 * A few numbers under a title.
 */
export type Figures = {
/**
 * The key of the title.
 */
title: string,
/**
 * Keys and numbers.
 */
rows: Array<[string, number]>, };

/**
 * A stretch of a match, step by step.
 */
export type Film = {
/**
 * How many steps stood before it.
 */
from: number,
/**
 * The last step it shows.
 */
to: number,
/**
 * The view before its first step.
 */
view: unknown,
/**
 * The steps of which the viewer sees or hears something.
 */
shots: Array<Shot>, };

/**
 * What an undertaking comes to when it is seen through, past the decisions on the way.
 */
export type ForecastOut = {
/**
 * What is assumed of those decisions.
 */
assumes: Message,
/**
 * Whether the numbers are exact under that assumption.
 */
exact: boolean,
/**
 * What may come, seen from several sides; the first is the outcome.
 */
spreads: Array<SpreadOut>, };

/**
 * Gender and number of a noun in one language, on which a sentence selects to agree with it.
 */
export type Form = "m" | "f" | "mp" | "fp" | "s" | "p";

/**
 * The forms of a noun in the three languages. A form that is not given is the plain one: masculine or neuter, singular.
 */
export type Forms = {
/**
 * The form in Spanish.
 */
es?: Form,
/**
 * The form in English.
 */
en?: Form,
/**
 * The form in French.
 */
fr?: Form, };

/**
 * A match that is over.
 */
export type FoundOut = {
/**
 * The id of the match.
 */
id: string,
/**
 * The id of the game.
 */
game: string,
/**
 * The starting position; "" for the usual one.
 */
scenario: string,
/**
 * How it ended: the label of its outcome.
 */
ending: string,
/**
 * Whether it was played for rating.
 */
rated: boolean,
/**
 * The least rating of those who played it for rating.
 */
rating?: number,
/**
 * How many steps.
 */
steps: number,
/**
 * When it ended: milliseconds since 1970.
 */
at: number,
/**
 * Who sat where.
 */
seats: Array<SatOut>, };

/**
 * A box on the shelf.
 */
export type GameOut = {
/**
 * The game's id.
 */
id: string,
/**
 * The version of its rules.
 */
rules: number,
/**
 * The title in three languages.
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
 * Whether players may agree on a draw.
 */
draws: boolean,
/**
 * What players may agree on.
 */
options: Array<OptionInfo>,
/**
 * Starting positions, the usual one first.
 */
scenarios: Array<ScenarioOut>,
/**
 * Levels of bots, the weakest first.
 */
bots: Array<string>,
/**
 * What people build for it at home: `deck`, `army` or nothing.
 */
lists: ListKind | null,
/**
 * With how many seats a ready list may be drawn for one in secret.
 */
lot: number | null,
/**
 * Whether it is played with a data pack of the table's owner.
 */
own_data: boolean, };

/**
 * How a match stands, in a few lines.
 */
export type Glance = {
/**
 * Who must choose.
 */
node: NodeOut,
/**
 * What is to be chosen; none while seats are open and once the match is over.
 */
prompt: Line | null,
/**
 * What happened last, as far as you may know it, the newest at the end.
 */
happened: Array<EventOut>,
/**
 * The clocks, where there are any.
 */
clocks: Array<ClockOut>, };

/**
 * A guided first game.
 */
export type Guide = {
/**
 * What is told, when its message first turns up.
 */
lessons: Array<Lesson>, };

/**
 * The one number of some odds that a player compares by, and what it is the chance of.
 */
export type Headline = {
/**
 * How likely it is, from 0 to 1.
 */
chance: number,
/**
 * Its chance as a fraction, when exact.
 */
fraction: [number, number] | null,
/**
 * What it is to the asking seat: hoped for, feared, or neither.
 */
tone: Tone,
/**
 * Whether nothing is left to chance.
 */
certain: boolean,
/**
 * What it is the chance of: one of these. Empty where nothing of note happens.
 */
subject: Array<Message>,
/**
 * Whether the number in the subject may be larger.
 */
at_least: boolean,
/**
 * Further things it is the chance of, which are not named.
 */
others: number, };

/**
 * What a page says at a table.
 */
export type Heard = { "type": "act", id: string, seq: number, seat: Seat, action?: string, actions?: Array<string>, } | { "type": "undo", id: string, seq: number, to: number, } | { "type": "resign", id: string, seat: Seat, } | { "type": "offer", id: string, kind: ProposalKind, } | { "type": "chat", id: string, text: string, } | { "type": "ping", };

/**
 * What a strong player would do, and why.
 */
export type HintOut = {
/**
 * How likely the asking seat is to win.
 */
chance: number,
/**
 * Games that were played in the head.
 */
simulations: number,
/**
 * What it might do, the best first.
 */
ideas: Array<IdeaOut>, };

/**
 * What a table at home is asked.
 */
export type HomeAsk = { "hear": { text: string, at: number, } } | { "move": { position: number, action: string, at: number, } } | { "think": { seed: string, most: number | null, } } | "snapshot" | "sheet" | { "odds": { action: string | null, } } | { "explain": { action: string, } } | "outlook" | { "ask": { question: string, } } | { "at": { step: number, } } | { "film": { from: number, to: number | null, } } | { "why": { on: string, at: string | null, } } | { "plan": { seat: Seat, actions: Array<string>, } } | "luck" | { "record": { whole: boolean, } } | { "fork": { step: number, sitting: Sitting, } } | { "again": { sitting: Sitting, } };

/**
 * One question a page has before there is a match.
 */
export type HomeHouse = "lid" | "texts" | "rules" | "guide" | "exercises" | { "exercise": { id: string, attempt: Attempt, } } | "stock" | { "opening": { setup: unknown, } } | { "write_list": { list: List, } } | { "read_list": { file: unknown, } } | { "lay_lists": { laying: Laying, } };

/**
 * Why a table at home did not do what was asked, as a server says it. Nothing has changed.
 */
export type HomeRefusal = {
/**
 * The name of the reason, for programs.
 */
code: string,
/**
 * The reason in words, for people.
 */
message: Message,
/**
 * The paragraph that forbids it, "" where none does.
 */
rule: string,
/**
 * For logs, in English.
 */
detail: string, };

/**
 * What came of a match of a tournament.
 */
export type HowPlayed = "played" | "bye" | "absent" | "void";

/**
 * An action, how it compares, and what speaks for it and against it.
 */
export type IdeaOut = {
/**
 * The action in notation.
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
 * How likely the seat is to win with it.
 */
chance: number,
/**
 * By how much it falls short of the first idea, in the same worlds with the same dice.
 */
behind: number,
/**
 * The standard error of that.
 */
error: number,
/**
 * What it gains.
 */
gains: Array<ReasonOut>,
/**
 * What it risks, or leaves undone.
 */
risks: Array<ReasonOut>,
/**
 * What to be careful of.
 */
caution: Caution | null, };

/**
 * The place of a match in a tournament.
 */
export type InTournament = {
/**
 * The id of the tournament.
 */
id: string,
/**
 * What the tournament is called.
 */
name: string,
/**
 * The round, counted from 1.
 */
round: number,
/**
 * The seat that is kept for you until you sit down.
 */
seat?: number, };

/**
 * A card or a unit.
 */
export type Item = {
/**
 * As lists write it.
 */
id: string,
/**
 * What people call it.
 */
name: Texts,
/**
 * A short note on it.
 */
about: Texts | null,
/**
 * Whose lists may hold it, and how often.
 */
allowed: Array<Allowed>,
/**
 * The key of its kind.
 */
kind: string,
/**
 * The keys of what it belongs to.
 */
factions: Array<string>,
/**
 * What it costs.
 */
cost: number,
/**
 * What it costs in a list at the corrected prices, where that is something else.
 */
corrected: number | null,
/**
 * The numbers printed on it.
 */
stats: Array<Stat>,
/**
 * The weapons it carries.
 */
weapons: Array<Arms>,
/**
 * Its special rules.
 */
tags: Array<Tag>,
/**
 * What it does.
 */
text: Array<Paragraph>,
/**
 * What may be bought for it.
 */
upgrades: Array<Purchase>,
/**
 * How many groups (platoons) there are to put it into, by number; 0: none.
 */
groups: number,
/**
 * How many zones behind its own edge it may stand at most, off the table; 0: on the table alone.
 */
zones: number,
/**
 * Where it comes from: `seed`, `public`, `mixed` or `reconstructed`.
 */
source: string, };

/**
 * What is to be stored, before anything is shown.
 */
export type Kept = {
/**
 * To be handed in again as it is.
 */
header: unknown,
/**
 * The steps after the first so many are these.
 */
from: number, steps: unknown[],
/**
 * For the list of matches.
 */
meta: MatchMeta, glance: Glance, };

/**
 * Somebody you know.
 */
export type KnownOut = {
/**
 * The name they go by.
 */
name: string,
/**
 * Blocked, not a friend.
 */
blocked: boolean,
/**
 * Since when: milliseconds since 1970.
 */
since: number,
/**
 * Whether they call you a friend too.
 */
mutual: boolean,
/**
 * Whether they are here now; told between friends who call each other so.
 */
here: boolean, };

/**
 * The list that a seat plays.
 */
export type Laid = "lot" | { "ready": string } | { "own": List };

/**
 * What is agreed, and which list each seat plays.
 */
export type Laying = {
/**
 * What is agreed besides.
 */
setup: Record<string, unknown>,
/**
 * The lists by seat; `null`: the usual one.
 */
seats: Array<Laid | null>, };

/**
 * One lesson of the guided first game.
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
 * The piece on the table it speaks of, by the name actions give it; "" for none, or for the one in the message.
 */
focus: string,
/**
 * The heading of the lesson.
 */
title: Texts,
/**
 * What it teaches.
 */
text: Texts, };

/**
 * What a bot is rated.
 */
export type LevelOut = {
/**
 * The id of the game.
 */
game: string,
/**
 * The level of the bot.
 */
level: string,
/**
 * Its rating: measured, and never moved by a match.
 */
rating: number,
/**
 * How far that may be wrong: one standard error.
 */
deviation: number, };

/**
 * A sentence and the paragraph it rests on ("" where it rests on none).
 */
export type Line = {
/**
 * The sentence, as a key and arguments.
 */
message: Message,
/**
 * The paragraph it rests on.
 */
rule: string, };

/**
 * A list as a page holds it, in one shape for all games.
 */
export type List = {
/**
 * What its owner calls it.
 */
name: string,
/**
 * What it says of itself, by the ids of the stock's terms.
 */
terms: { [key in string]: string },
/**
 * What it holds.
 */
entries: Array<Entry>, };

/**
 * What people build for a game at home.
 */
export type ListKind = "deck" | "army";

/**
 * What there is to say about a deck or an army list: errors make it unplayable, warnings do not.
 */
export type ListReport = {
/**
 * Cards or units in it.
 */
count: number,
/**
 * The fewest it needs, 0 for none.
 */
least: number,
/**
 * What it comes to, and may come to.
 */
points: Points | null,
/**
 * How many cost 0, 1, 2, …
 */
curve: Array<number>,
/**
 * What it holds, by this and that.
 */
figures: Array<Figures>,
/**
 * What it would take, and how much of it there is.
 */
needs: Array<Need>,
/**
 * What it can do.
 */
can: Array<Message>,
/**
 * What it cannot.
 */
cannot: Array<Message>,
/**
 * What each entry comes to.
 */
entries: Array<EntryReport>,
/**
 * Every reason against it.
 */
errors: Array<Remark>,
/**
 * What its owner will regret.
 */
warnings: Array<Remark>, };

/**
 * The luck ledger of a match.
 */
export type Luck = {
/**
 * Seat by seat, each kind of die by itself.
 */
rows: Array<LuckRow>, };

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
 * How often it was thrown.
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
 * A new token.
 */
export type Made = {
/**
 * What the program sends as `Authorization: Bearer TOKEN`. Shown this once: the server keeps its hash alone.
 */
token: string,
/**
 * As it is shown later.
 */
about: TokenOut, };

/**
 * A rating as people are shown it.
 */
export type Mark = {
/**
 * The rating as a number.
 */
rating: number,
/**
 * Whether it rests on enough matches; else it is shown with a question mark.
 */
sure: boolean, };

/**
 * A match in a few lines, made for one person.
 */
export type MatchMeta = {
/**
 * The id of the match.
 */
id: string,
/**
 * The id of the game.
 */
game: string,
/**
 * The version of the rules it is played by.
 */
rules: number,
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
 * The public part of the dice of a match that was made before every seat gave its own.
 */
salt?: string,
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
 * Whether each player brings a list of his own when he sits down, unseen by the others.
 */
own_lists: boolean,
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
 * Who must choose now.
 */
turn?: number,
/**
 * Whether sides are drawn when the second sits down.
 */
lot: boolean,
/**
 * Whom it suits.
 */
suits: Suits,
/**
 * The ratings it waits for.
 */
range?: [number, number],
/**
 * Whether it is played for rating.
 */
rated: boolean,
/**
 * The name of whoever is asked to sit down: told to them and to its creator.
 */
asked?: string,
/**
 * When it is taken away if nobody comes; none where it waits for as long as its creator is here.
 */
expires?: number,
/**
 * Why it was taken away before it began.
 */
why?: Why,
/**
 * The tournament it is played in.
 */
tournament?: InTournament,
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
 * What stands in the places the sentence names.
 */
args: Array<[string, Arg]>, };

/**
 * Something a list would take.
 */
export type Need = {
/**
 * What they are needed for.
 */
about: Message,
/**
 * So many are there.
 */
have: number,
/**
 * So many are needed.
 */
need: number,
/**
 * The paragraph that demands them.
 */
rule: string, };

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
 * The dice you were promised (`POST /dice`): their commitment.
 */
dice?: string,
/**
 * What your seat gives to the dice: any line of at most 64 characters, best a random one.
 */
salt?: string,
/**
 * Whether sides are drawn between you and whoever sits down.
 */
lot?: boolean,
/**
 * Whom it suits.
 */
suits?: Suits,
/**
 * Whether it is played for rating: between two accounts, or an account and a bot whose strength is measured. Nobody
 * who plays it gets help with this game meanwhile, forks it or takes anything back without consent.
 */
rated?: boolean,
/**
 * The name of whoever is asked to sit down: a challenge.
 */
asked?: string,
/**
 * Whether each player brings a list of his own when he sits down, unseen by the others. Your own sets the terms.
 */
own_lists?: boolean,
/**
 * The list your seat plays, where each brings his own; without one it plays the usual one.
 */
list?: Laid,
/**
 * Whether it comes with lessons.
 */
guided?: boolean, };

/**
 * What a token is to be for.
 */
export type NewToken = {
/**
 * What you call it: 1 to 40 characters.
 */
name: string,
/**
 * What it opens: at least one.
 */
scopes: Array<Scope>,
/**
 * The bot account it acts for; left out: yours.
 */
bot?: string,
/**
 * How many days it is good for: 1 to 365.
 */
days?: number, };

/**
 * What a tournament is to be.
 */
export type NewTournament = {
/**
 * What the tournament is called.
 */
name: string,
/**
 * The game's id: one that two play.
 */
game: string,
/**
 * Laid over the usual setup.
 */
setup?: Record<string, unknown>,
/**
 * How it is paired.
 */
kind: TournamentKind,
/**
 * What is agreed about time: a live clock, or days.
 */
clock: ClockRule,
/**
 * Rounds of a Swiss tournament; the others have as many as they need.
 */
rounds?: number,
/**
 * How many may come in: 3 to 64, to 16 in a round robin.
 */
most: number,
/**
 * Whether it is played for rating.
 */
rated?: boolean,
/**
 * When it begins: milliseconds since 1970, within 60 days.
 */
starts: number,
/**
 * The levels of bots that play too.
 */
bots?: Array<string>, };

/**
 * Whose turn it is to move.
 */
export type NodeOut = { "kind": "decision",
/**
 * The seat that must choose.
 */
seat: Seat, } | { "kind": "chance" } | { "kind": "over",
/**
 * How it has ended.
 */
outcome: OutcomeOut, };

/**
 * How you hear of your turns, and your holidays.
 */
export type Notices = {
/**
 * How you want to hear of your turns; none: you have not said.
 */
wanted?: Wanted,
/**
 * Whether letters can come: this server sends mail, and your address is confirmed.
 */
writes: boolean,
/**
 * Until when you are on holidays: milliseconds since 1970.
 */
away?: number,
/**
 * Days of holidays left this year.
 */
days: number, };

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
samples: number,
/**
 * Whether they hold only if nobody interrupts: a window was passed on the way.
 */
passed: boolean,
/**
 * Whether the position is the same whatever comes: a die is thrown that can change nothing.
 */
idle: boolean,
/**
 * The one number to compare by, and what it is the chance of.
 */
headline: Headline | null,
/**
 * What comes of it when it is seen through, where the game can tell.
 */
forecast: ForecastOut | null, };

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
 * The pieces it is about.
 */
touch: Touch<string>,
/**
 * What to be careful of before it is taken.
 */
caution: Caution | null, };

/**
 * A match before its first step.
 */
export type Opening = {
/**
 * What everybody sees.
 */
view: unknown,
/**
 * What the printed parts say.
 */
sheet: unknown, };

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
 * How likely the asking seat is to win.
 */
export type Outlook = {
/**
 * From 0 to 1, as often as such positions are won.
 */
chance: number, };

/**
 * A match of a tournament, or a bye.
 */
export type PairingOut = {
/**
 * The round, counted from 1.
 */
round: number,
/**
 * The pair, counted from 0.
 */
board: number,
/**
 * The number of the entry with the first seat.
 */
one: number,
/**
 * That of the second; none: a bye.
 */
other?: number,
/**
 * The match the two play.
 */
id?: string,
/**
 * How far it is.
 */
status?: MatchStatus,
/**
 * Until when it waits for both: milliseconds since 1970.
 */
until?: number,
/**
 * What came of it for both, in halves.
 */
scores?: [number, number],
/**
 * How its result came about.
 */
how?: HowPlayed, };

/**
 * When something happens, and what.
 */
export type Paragraph = {
/**
 * When the paragraph applies.
 */
when: Message,
/**
 * What must be true.
 */
conditions: Array<Array<Message>>,
/**
 * What must be carried out in full.
 */
mandatory: Array<Array<Message>>,
/**
 * What happens; a line is said in parts.
 */
effects: Array<Array<Message>>, };

/**
 * Where a match goes on from.
 */
export type ParentOut = {
/**
 * The id of the match.
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
 * Whose turn it was.
 */
node: NodeOut, };

/**
 * How things would stand after a plan.
 */
export type PlanOut = {
/**
 * How many of its actions were carried out.
 */
taken: number,
/**
 * Why it went no further; nothing where the seat still chooses.
 */
stopped: Stop | null,
/**
 * Whose turn it would be.
 */
node: NodeOut,
/**
 * The game's own view.
 */
view: unknown,
/**
 * What would have to be decided, and by which seat.
 */
prompt: Line,
/**
 * What might be chosen next.
 */
offers: Array<Offer>, };

/**
 * A point of a curve.
 */
export type Point = {
/**
 * When the match ended: milliseconds since 1970.
 */
at: number,
/**
 * The rating after it.
 */
rating: number, };

/**
 * Points spent and allowed.
 */
export type Points = {
/**
 * How many points the list spends.
 */
sum: number,
/**
 * How many points it may spend.
 */
limit: number, };

/**
 * A piece taken up, and what was pressed then.
 */
export type Pressed = {
/**
 * The piece, by its name.
 */
on: string,
/**
 * What it should do something with; none: anything.
 */
at: string | null, };

/**
 * Some of one piece, given up for an action: two coins, one reserve marker, three action points.
 */
export type Price<P> = {
/**
 * What is given up.
 */
piece: P,
/**
 * How many of it.
 */
count: number, };

/**
 * Who somebody is at the table.
 */
export type Profile = {
/**
 * The name they go by.
 */
name: string,
/**
 * When they came: milliseconds since 1970.
 */
since: number,
/**
 * Whether it is you.
 */
you: boolean,
/**
 * Whose bot it is, where it is one.
 */
owner?: string,
/**
 * Games in which both sides are alike: nothing is told of a side there.
 */
alike: Array<string>,
/**
 * By game: the mean of its sides.
 */
marks: { [key in string]: Mark },
/**
 * By game and side.
 */
ratings: Array<RatedOut>,
/**
 * By game, starting position and side.
 */
records: Array<RecordOut>, };

/**
 * Your programs: bot accounts and tokens.
 */
export type Programs = {
/**
 * The names of your bot accounts.
 */
bots: Array<string>,
/**
 * Your tokens and those of your bots, the newest first.
 */
tokens: Array<TokenOut>, };

/**
 * Dice nobody has given a salt to yet.
 */
export type Promised = {
/**
 * SHA-256 of the secret behind them.
 */
commitment: string, };

/**
 * What is proposed, and who agrees.
 */
export type Proposal = {
/**
 * What is proposed.
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
 * What may be bought for an item.
 */
export type Purchase = {
/**
 * The id of the upgrade.
 */
upgrade: string,
/**
 * So often at most.
 */
most: number,
/**
 * For so much each.
 */
cost: number, };

/**
 * A question as the learner hears it.
 */
export type QuestionOut = {
/**
 * What to do.
 */
ask: Texts,
/**
 * Why it is good.
 */
why: Texts,
/**
 * The paragraph to read further.
 */
rule: string,
/**
 * The pieces to press.
 */
light: Array<string>,
/**
 * The actions that are right; none where there is only something to look at.
 */
right: Array<string>, };

/**
 * A place in a table of ranks.
 */
export type RankOut = {
/**
 * The name they go by.
 */
name: string,
/**
 * The figure as it stands now.
 */
rating: number,
/**
 * How far it may be wrong: one standard error.
 */
deviation: number,
/**
 * How many rated matches it rests on.
 */
games: number, };

/**
 * What somebody is rated at a game and side.
 */
export type RatedOut = {
/**
 * The id of the game.
 */
game: string,
/**
 * The side: the seat, or 0 where both sides are alike.
 */
side: number,
/**
 * The figure as it stands now.
 */
rating: number,
/**
 * How far it may be wrong: one standard error.
 */
deviation: number,
/**
 * Whether it rests on enough matches; else it is shown with a question mark.
 */
sure: boolean,
/**
 * How many rated matches it rests on.
 */
games: number, };

/**
 * A list to begin with.
 */
export type Ready = {
/**
 * The name a setup may call it by.
 */
id: string,
/**
 * What people call it.
 */
name: Message,
/**
 * What it holds.
 */
list: List,
/**
 * Whether it is our own, not the book's.
 */
ours: boolean, };

/**
 * Something that happens more often after an action than after the others, or less.
 */
export type ReasonOut = {
/**
 * What happens, as the log says it.
 */
message: Message,
/**
 * How often it happens soon after this action.
 */
chance: number,
/**
 * How often after the others.
 */
otherwise: number, };

/**
 * How often somebody has won, drawn and lost with a side of a starting position.
 */
export type RecordOut = {
/**
 * The id of the game.
 */
game: string,
/**
 * The starting position; "" for the usual one.
 */
scenario: string,
/**
 * The side: the seat, or 0 where both sides are alike.
 */
side: number,
/**
 * How many matches were won.
 */
won: number,
/**
 * How many matches were drawn.
 */
drawn: number,
/**
 * How many matches were lost.
 */
lost: number, };

/**
 * The body of a refusal.
 */
export type Refused = { error: ErrorOut, snapshot?: Snapshot, };

/**
 * One thing to say about a list.
 */
export type Remark = {
/**
 * The place of the entry it is about, from 0; none: the whole list.
 */
entry: number | null,
/**
 * The paragraph, "" for none.
 */
rule: string,
/**
 * The sentence, as a key and arguments.
 */
message: Message,
/**
 * The sentence in English, with the place it is about.
 */
detail: string, };

/**
 * What came of a match.
 */
export type ResultOut = {
/**
 * The id of the match.
 */
id: string,
/**
 * The seat it was played from.
 */
seat: number,
/**
 * The id of the game.
 */
game: string,
/**
 * The starting position; "" for the usual one.
 */
scenario: string,
/**
 * The person across the table.
 */
opponent?: string,
/**
 * The level of the bot across the table.
 */
level?: string,
/**
 * 2 for a win, 1 for a draw, 0 for a loss.
 */
score: number,
/**
 * The rating before, where it was played for rating.
 */
before?: number,
/**
 * The rating after the match.
 */
after?: number,
/**
 * When it ended: milliseconds since 1970.
 */
at: number, };

/**
 * A part of what was found.
 */
export type Results = {
/**
 * The newest first; where a rating was asked for, the strongest.
 */
matches: Array<FoundOut>,
/**
 * Whether there are more after the last.
 */
more: boolean, };

/**
 * A paragraph of a rulebook, as readers see it.
 */
export type RuleRow = { id: string, printed: string, title: Texts, text: Texts, status: RuleStatus, note: string, };

/**
 * Whether a paragraph is enforced.
 */
export type RuleStatus = "done" | "physical" | "open";

/**
 * What the referee answers.
 */
export type RulingOut = { scenes: Array<SceneOut>, };

/**
 * What a table answers.
 */
export type Said = { "type": "ok", id: string, seq: number, } | { "type": "refused", id: string, seq: number, message: Message, rule?: string, code: string, detail: string, snapshot?: Snapshot, } | { "type": "pong" };

/**
 * Who sat at a seat, and how they fared.
 */
export type SatOut = {
/**
 * The name; "" for a bot of the house.
 */
name: string,
/**
 * The level of a bot of the house.
 */
level?: string,
/**
 * How they fared.
 */
result: Fared, };

/**
 * A starting position.
 */
export type ScenarioOut = { id: string,
/**
 * What the data call it, where they do.
 */
name: Text | null,
/**
 * How many play it.
 */
seats: number, };

/**
 * A scene as far as it went.
 */
export type SceneOut = { note: string, steps: Array<ToldOut>,
/**
 * What is wrong with the step it stopped at, or with its beginning.
 */
wrong: WrongOut | null,
/**
 * How it stands there; none: it could not begin.
 */
stands: StandsOut | null, };

/**
 * What a token may be used for.
 */
export type Scope = "read" | "challenge" | "play" | "chat";

/**
 * A seat at the table, counted from 0.
 */
export type Seat = number;

/**
 * A seat and who sits there.
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
 * What the seat gave to the dice when somebody sat down; "" where it gave nothing.
 */
salt: string,
/**
 * Whether you act for it.
 */
you: boolean,
/**
 * What the person is rated at this game; told in lists of tables that wait.
 */
mark?: Mark, };

/**
 * Who shall sit on a seat.
 */
export type SeatWish = { "kind": "me" } | { "kind": "bot",
/**
 * `recruit`, `soldier`, `sergeant`, `captain` or `general`.
 */
level: string, } | { "kind": "open" } | { "kind": "local" };

/**
 * One step of a film.
 */
export type Shot = {
/**
 * The step, counted from 1.
 */
step: number,
/**
 * How the view differs from the one of the shot before.
 */
changes: Array<Change>,
/**
 * What happened, as the log tells it.
 */
log: Array<EventOut>, };

/**
 * Who sits where when a match is played again.
 */
export type Sides = "same" | "changed";

/**
 * What the one at the screen brings to a new match.
 */
export type Sitting = {
/**
 * The id of the match.
 */
id: string,
/**
 * Laid over the usual setup.
 */
setup: unknown,
/**
 * Who sits where.
 */
seats: Array<SeatWish>,
/**
 * Whether it comes with lessons.
 */
guided: boolean,
/**
 * What the dice are drawn from: 64 hexadecimal digits nobody could foresee.
 */
secret: string,
/**
 * What the first seat at the screen gives to the dice.
 */
salt: string,
/**
 * When: milliseconds since 1970.
 */
at: number, };

/**
 * The whole table.
 */
export type Snapshot = { type: "snapshot", seq: number, meta: MatchMeta, log: Array<EventOut>, undo_floor: number, steps: number, viewer: ViewerOut, clocks: Array<ClockOut>, chat: Array<ChatOut>, thinking: Seat | null,
/**
 * The kinds of windows this game has.
 */
windows: Array<string>, node: NodeOut, view: unknown, prompt: Line, offers: Array<Offer>, window: WindowOut | null, };

/**
 * Where a value comes from.
 */
export type Source = "Seed" | "Public" | "Inferred" | "Mixed" | "Reconstructed";

/**
 * One way to look at what may come.
 */
export type SpreadOut = {
/**
 * What is counted.
 */
title: Message,
/**
 * What may come, in the game's order.
 */
branches: Array<BranchOut>, };

/**
 * Somebody in the standings.
 */
export type StandingOut = {
/**
 * The place, counted from 1, shared by equals.
 */
place: number,
/**
 * The number of the entry.
 */
number: number,
/**
 * The person's name; "" for a bot.
 */
name: string,
/**
 * The bot's level.
 */
level?: string,
/**
 * What they were rated when they came in.
 */
rating: number,
/**
 * Whether they have left.
 */
gone: boolean,
/**
 * Points, in halves; in a knock-out the rounds come through.
 */
points: number,
/**
 * Points against those who have as many, in halves, where all of them have met.
 */
direct?: number,
/**
 * Buchholz without the lowest opponent, in halves.
 */
buchholz: number,
/**
 * Sonneborn-Berger, in quarters.
 */
sonneborn: number,
/**
 * How many matches were won.
 */
wins: number, };

/**
 * How a match stands.
 */
export type StandsOut = { node: NodeOut, prompt: Line,
/**
 * What may be chosen.
 */
offers: Array<Offer>,
/**
 * What may come up, in notation.
 */
chances: Array<string>,
/**
 * What the referee sees: the game's own.
 */
view: unknown,
/**
 * The printed parts: the game's own.
 */
sheet: unknown, };

/**
 * A number, or a word, with its name.
 */
export type Stat = {
/**
 * The key of its name.
 */
name: string,
/**
 * How much it is, or what it says.
 */
value: Arg, };

/**
 * Everything that may stand in a list.
 */
export type Stock = {
/**
 * What is built.
 */
kind: ListKind,
/**
 * What a list says of itself besides what it holds; the first says whose it is.
 */
terms: Array<Term>,
/**
 * What it may hold.
 */
items: Array<Item>,
/**
 * How good what it holds may be, the usual first; empty where all are alike.
 */
qualities: Array<Choice>,
/**
 * What may be bought for an item.
 */
upgrades: Array<Extra>,
/**
 * Lists to begin with.
 */
ready: Array<Ready>, };

/**
 * Where a plan ends.
 */
export type Stop = { "kind": "chance" } | { "kind": "seat" } | { "kind": "over" } | { "kind": "hidden" } | { "kind": "refused",
/**
 * The sentence that says why not.
 */
message: Message,
/**
 * The paragraph, or "".
 */
rule: string, };

/**
 * Whom a table suits.
 */
export type Suits = "any" | "beginners" | "equals";

/**
 * A special rule, named by the title of its paragraph.
 */
export type Tag = {
/**
 * The paragraph of the special rule.
 */
rule: string,
/**
 * Its number, where it has one.
 */
value: number | null, };

/**
 * How a step came to be taken.
 */
export type Taken = "written" | "automatic" | "not-asked";

/**
 * Something a list says of itself.
 */
export type Term = {
/**
 * Its name in the list.
 */
id: string,
/**
 * The key of its name.
 */
name: string,
/**
 * The paragraph that allows the choice.
 */
rule: string,
/**
 * What it may be, the usual first.
 */
choices: Array<Choice>, };

/**
 * A text in the three languages of the table. Data packs write the form of a noun behind a bar:
 * `(es: "Infantería Ligera|f", en: "Light Infantry", fr: "Infanterie légère|f")`.
 */
export type Text = {
/**
 * The text in Spanish.
 */
es: string,
/**
 * The text in English.
 */
en: string,
/**
 * The text in French.
 */
fr: string,
/**
 * The grammatical forms of the noun it is.
 */
forms?: Forms, };

/**
 * A text in the languages it was written in.
 */
export type Texts = {
/**
 * The text in Spanish.
 */
es: string,
/**
 * The text in English.
 */
en: string,
/**
 * The text in French.
 */
fr: string, };

export type Thinking = { type: "thinking", seat: Seat | null, };

/**
 * One die as it fell.
 */
export type Thrown = {
/**
 * The face that lies up.
 */
face: number,
/**
 * How many faces the die has.
 */
sides: number, };

/**
 * A token as it is shown later: without what it is.
 */
export type TokenOut = {
/**
 * What it is called when it is revoked.
 */
id: string,
/**
 * The account it acts for: yours or a bot's.
 */
account: string,
/**
 * What you call it.
 */
name: string,
/**
 * What it opens.
 */
scopes: Array<Scope>,
/**
 * When it was made: milliseconds since 1970.
 */
created: number,
/**
 * Until when it is good: milliseconds since 1970.
 */
expires: number,
/**
 * When it was last used, to five minutes: milliseconds since 1970.
 */
used?: number, };

/**
 * A step and what came of it.
 */
export type ToldOut = {
/**
 * Its place in the script, counted from 1.
 */
at: number,
/**
 * The action, or what came up, in notation.
 */
text: string, taken: Taken, events: Array<EventOut>, };

/**
 * What an event is to a viewer.
 */
export type Tone = "good" | "bad" | "plain";

/**
 * The pieces an action is about, in the words of a hand at the table: take up `on`, put it `at`, pay with `pays`.
 *
 * `on` holds what is pressed first (the counter that moves, the card that is played); it is empty for an action that
 * has no piece of its own, such as passing. `at` holds the places and pieces the action is directed at. An action with
 * an `at` and no `on` is done by pressing its target alone. `covers` holds everything an area reaches beside the target.
 * `then` is for an action that only takes a piece up: it holds the places the next action can put it at, so that a board
 * shows them before anything is done.
 */
export type Touch<P> = {
/**
 * The pieces that act.
 */
on: Array<P>,
/**
 * What it is directed at.
 */
at: Array<P>,
/**
 * What else an area covers.
 */
covers: Array<P>,
/**
 * Where what is taken up can be put by the action that follows.
 */
then: Array<P>,
/**
 * What it costs.
 */
pays: Array<Price<P>>, };

/**
 * A tournament in a few lines.
 */
export type Tournament = {
/**
 * The id of the tournament.
 */
id: string,
/**
 * What the tournament is called.
 */
name: string,
/**
 * Who has made it.
 */
host: string,
/**
 * The id of the game.
 */
game: string,
/**
 * The scenario; "" for the usual one.
 */
scenario: string,
/**
 * How it is paired.
 */
kind: TournamentKind,
/**
 * What is agreed about time.
 */
clock: ClockRule,
/**
 * Whether it is played for rating.
 */
rated: boolean,
/**
 * How many matches a pair plays: two, one from each side, or one.
 */
legs: number,
/**
 * How far it is.
 */
state: TournamentState,
/**
 * Why it was called off.
 */
why?: CalledOff,
/**
 * The round that is played, counted from 1; 0 before the first.
 */
round: number,
/**
 * How many rounds there are: of a Swiss tournament that has not begun, at most; of another one 0 until then.
 */
rounds: number,
/**
 * When it begins: milliseconds since 1970.
 */
starts: number,
/**
 * How many have come in.
 */
entered: number,
/**
 * How many may.
 */
most: number,
/**
 * Whether you have come in.
 */
you: boolean, };

/**
 * What kind of tournament.
 */
export type TournamentKind = "swiss" | "robin" | "knockout";

/**
 * How far a tournament is.
 */
export type TournamentState = "open" | "playing" | "over" | "cancelled";

/**
 * A tournament, whole.
 */
export type TournamentWhole = {
/**
 * In a few lines.
 */
about: Tournament,
/**
 * The number of your entry.
 */
you?: number,
/**
 * Whether you have made it.
 */
hosting: boolean,
/**
 * Who stands where, the best first.
 */
standings: Array<StandingOut>,
/**
 * Every match and bye, round by round.
 */
pairings: Array<PairingOut>, };

/**
 * A text in the three languages.
 */
export type Trio = {
/**
 * The text in Spanish.
 */
es: string,
/**
 * The text in English.
 */
en: string,
/**
 * The text in French.
 */
fr: string, };

/**
 * A change of the table.
 */
export type Update = { type: "update", seq: number, steps: number, undo_floor: number, log: Array<EventOut>, log_from: number, clocks: Array<ClockOut>, thinking: Seat | null, meta?: MatchMeta, node: NodeOut, view: unknown, prompt: Line, offers: Array<Offer>, window: WindowOut | null, };

/**
 * A person who is signed in.
 */
export type UserOut = {
/**
 * The id of the person.
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

/**
 * Who looks at a table.
 */
export type ViewerOut = { "seat": Seat } | "spectator";

/**
 * How somebody wants to hear of their turns.
 */
export type Wanted = {
/**
 * When letters come.
 */
mail: When,
/**
 * The hour of daily letters, in your own time.
 */
hour: number,
/**
 * From this hour on nothing is sent, in your own time; equal to `quiet_until`: there is no such time.
 */
quiet_from: number,
/**
 * Until this hour.
 */
quiet_until: number,
/**
 * How many minutes your time is ahead of UTC.
 */
zone: number,
/**
 * The language of the letters: `es`, `en` or `fr`.
 */
lang: string, };

/**
 * When letters come.
 */
export type When = "off" | "soon" | "daily";

/**
 * Why a table that waited was taken away.
 */
export type Why = "no" | "fast" | "rated" | "side" | "later" | "expired";

/**
 * Why two pieces have nothing to do with each other now.
 */
export type WhyOut = {
/**
 * A legal action that does what was asked about, in notation.
 */
legal: string | null,
/**
 * The reasons, the most particular first; empty where no action of the game is about both.
 */
reasons: Array<Line>, };

/**
 * A decision that only asks whether to interrupt.
 */
export type WindowOut = {
/**
 * What kind of window it is, as a message key: a player may let all windows of a kind run.
 */
kind: string,
/**
 * The action that lets things run, in notation.
 */
decline: string,
/**
 * Whether the answers depend on what only this seat knows.
 */
secret: boolean, };

/**
 * A list as its file, and what there is to say about it.
 */
export type Written = {
/**
 * The file of the list.
 */
file: unknown,
/**
 * What the check says of it.
 */
report: ListReport, };

/**
 * What is wrong.
 */
export type WrongOut = {
/**
 * The step, counted from 1; 0: the setup or the position.
 */
at: number,
/**
 * As the step is written; "" where none is to blame.
 */
text: string, message: Message, rule: string, };
