// What the server says and hears. The shapes are Rust's own (`../generated`, written by `cargo xtask types --write`); here
// they get the names the table uses for them. A view and a sheet stay opaque: only the board of their game reads them.

import type { PageKey } from '../i18n/keys';
import type { ChatLine, Message, OddsOut, Said, Snapshot, Texts, Thinking, Update } from '../generated/api';

export type {
  Arg,
  Arms,
  Attempt,
  Beat,
  BranchOut as Branch,
  Caution,
  ClockOut,
  Change,
  ClockRule,
  Done,
  Desk,
  Entry,
  EntryReport,
  EventOut as LogLine,
  ExerciseLid,
  ExerciseOut,
  Explanation,
  Outlook,
  Film,
  GameOut as GameInfo,
  Glance,
  Guide,
  Heard as ClientFrame,
  HomeAsk,
  HomeHouse,
  HomeRefusal,
  Item,
  KnownOut as Known,
  Lesson,
  Laid,
  Laying,
  Line,
  List,
  ListReport,
  Luck,
  LuckRow,
  Mark,
  MatchMeta,
  Me,
  Message,
  About,
  NewMatch,
  Promised,
  NodeOut as GameNode,
  OddsOut as Odds,
  Offer,
  Opening,
  OutcomeOut as Outcome,
  Past,
  PlanOut,
  Point,
  Profile,
  RatedOut as Rated,
  ResultOut as Played,
  Sides,
  Suits,
  Notices,
  Wanted,
  Why,
  ProposalKind,
  Purchase,
  Refused,
  Remark,
  RuleRow,
  SeatWish as SeatRequest,
  Shot,
  Sitting,
  Snapshot,
  Stat,
  Stock,
  Tag,
  Text,
  Texts,
  Tone,
  Update,
  UserOut as User,
  WhyOut,
  WindowOut as PassWindow,
  Written,
} from '../generated/api';

/** Everything that comes by the socket. */
export type ServerFrame = Snapshot | Update | ChatLine | Thinking | Said;
export type OddsTable = Record<string, OddsOut>;

export type Lang = keyof Texts;
export type View = unknown;
export type Sheet = unknown;

/** A message of the page's own, without arguments. */
export const word = (key: PageKey): Message => ({ key, args: [] });
