// What the server says and hears, by hand from the API page (docs: /api/v1/docs). The table knows these shapes and no
// rule: a view and a sheet stay opaque here and are read by the board of their game alone (see ../generated).

export type Lang = 'es' | 'en' | 'fr';
export type Texts = Partial<Record<Lang, string>>;

/** A number, the key of another message, or a text that the data carry in each language. */
export type Arg = number | string | { term: string } | Texts;
/** A sentence to be looked up: its key and what to put into it. */
export interface Message {
  key: string;
  args?: [string, Arg][];
}
/** A sentence and the paragraph it rests on, "" where it rests on none. */
export interface Line {
  message: Message;
  rule: string;
}

export type View = unknown;
export type Sheet = unknown;

export interface GameOption {
  id: string;
  values: number[];
  default: number;
  rule: string;
}
export interface GameInfo {
  id: string;
  titles: Texts;
  blurb: Texts;
  seats: [number, number];
  hidden: boolean;
  available: boolean;
  options: GameOption[];
  scenarios: string[];
  bots: string[];
}
export interface RuleRow {
  id: string;
  printed: string;
  title: Texts;
  text: Texts;
  status: 'done' | 'physical' | 'open';
  note?: string;
}

/** A guided first game: lessons told when their message first turns up, or texts at fixed steps. */
export interface Lesson {
  on: string;
  rule: string;
  title: Texts;
  text: Texts;
}
export interface GuideStep {
  at: number;
  text: Texts;
  title?: Texts;
  rule?: string;
  expect: string | null;
  focus: string | null;
}
export interface Guide {
  lessons?: Lesson[];
  steps?: GuideStep[];
}

export interface Outcome {
  winners: number[];
  losers: number[];
  label: string;
  grade: string;
  score: number;
  message: Message;
}
export type GameNode =
  | { kind: 'decision'; seat: number }
  | { kind: 'chance' }
  | { kind: 'over'; outcome: Outcome };

export interface Offer extends Line {
  /** The action in notation: what to hand back to take it. */
  action: string;
  /** The piece on the table it is about, "" for none. */
  subject: string;
}
export interface LogLine extends Line {
  /** The step that brought it about, counted from 1. */
  step: number;
  event: unknown;
}
export interface Branch {
  messages: Message[];
  chance: number;
  fraction: [number, number] | null;
}
export interface Odds {
  branches: Branch[];
  exact: boolean;
  samples: number;
}
export type OddsTable = Record<string, Odds>;
export type Explanation = { legal: true } | { legal: false; message: Message; rule: string };

export type ClockKind =
  | { kind: 'none' }
  | { kind: 'live'; seconds: number; increment: number }
  | { kind: 'days'; days: number };
export type SeatRequest = { kind: 'me' } | { kind: 'bot'; level: string } | { kind: 'open' } | { kind: 'local' };
export interface SeatOut {
  seat: number;
  kind: string;
  name: string | null;
  level?: string | null;
  you: boolean;
}
export interface MatchMeta {
  id: string;
  game: string;
  created: string | number;
  updated: string | number;
  seq: number;
  steps: number;
  status: 'waiting' | 'playing' | 'over';
  outcome?: Outcome | null;
  seats: SeatOut[];
  clock?: ClockKind | null;
  public?: boolean;
  invite?: string | null;
  commitment: string;
  salt: string;
  secret?: string | null;
  imported?: boolean;
  guided?: boolean;
  parent?: { id: string; step: number } | null;
  /** The match that was made to play it again. */
  rematch?: string | null;
  /** What somebody proposes, until all agree or the table changes. */
  proposal?: { kind: ProposalKind; seats: number[]; to?: number | null } | null;
  title?: Message | null;
}
export interface NewMatch {
  game: string;
  setup?: Record<string, unknown>;
  seats: SeatRequest[];
  clock?: ClockKind;
  public?: boolean;
  salt?: string;
  guided?: boolean;
}
export interface ClockOut {
  seat: number;
  left_ms: number;
  running: boolean;
}
export interface ChatLine {
  user: string;
  text: string;
  at: string | number;
}
export interface Snapshot {
  type: 'snapshot';
  seq: number;
  meta: MatchMeta;
  node: GameNode;
  view: View;
  prompt: Line;
  offers: Offer[];
  log: LogLine[];
  undo_floor: number;
  steps: number;
  viewer: { seat: number } | 'spectator';
  clocks: ClockOut[];
  chat: ChatLine[];
  thinking: number | null;
}
export interface Update {
  type: 'update';
  seq: number;
  steps: number;
  node: GameNode;
  view: View;
  prompt: Line;
  offers: Offer[];
  undo_floor: number;
  log: LogLine[];
  log_from: number;
  clocks?: ClockOut[];
  thinking?: number | null;
  meta?: MatchMeta | null;
}
export type RefusalCode = 'stale' | 'illegal' | 'seat' | 'over' | 'bad' | 'limit' | 'storage';
export type ProposalKind = 'draw' | 'undo';
export type ServerFrame =
  | Snapshot
  | Update
  | ({ type: 'chat'; seq: number } & ChatLine)
  | { type: 'thinking'; seat: number | null }
  | { type: 'ok'; id: string; seq: number }
  | {
      type: 'refused';
      id: string;
      seq: number;
      message: Message;
      rule?: string;
      code: RefusalCode;
      snapshot?: Snapshot;
    }
  | { type: 'pong' };
export type ClientFrame =
  | { type: 'act'; id: string; seq: number; seat: number; action: string }
  | { type: 'undo'; id: string; seq: number; to: number }
  | { type: 'resign'; id: string; seat: number }
  | { type: 'offer'; id: string; kind: ProposalKind | 'decline' }
  | { type: 'chat'; id: string; text: string }
  | { type: 'ack'; seq: number }
  | { type: 'ping' };

export interface Past {
  step: number;
  view: View;
  prompt: Line;
  log_len?: number;
  node: GameNode;
}
export interface LuckRow {
  seat: number | null;
  kind: string;
  n: number;
  expected: number;
  got: number;
}
export interface User {
  id: string;
  name: string;
  guest: boolean;
}
