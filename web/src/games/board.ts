// The seam between the frame and the boards. The frame hands a board what the server said and takes back an action in
// notation; what a view or a sheet looks like inside is the board's business alone.

import type { Component } from 'svelte';
import type { Lang, Message, Odds, Offer, Opening, PlanOut } from '../api/types';

export type Say = (message: Message) => string;

export interface BoardProps<V = unknown, S = unknown> {
  /** What this seat sees now, or saw at the moment looked back at. */
  view: V;
  /** The printed parts: cards, map, tables. Sent once a match. */
  sheet: S;
  /** What may be chosen now; empty while another chooses or while the past is looked at. */
  offers: Offer[];
  say: Say;
  lang: Lang;
  /** Takes an action. One that is not in the list is asked about first: taken where it is legal all the same (a place on a
   * table has no list), else the table shows why not, with the paragraph. */
  act: (action: string) => void;
  /** Takes several actions as one gesture: they are carried out in order, up to the first that is no longer legal, a die or
   * another seat, and are taken back together. */
  gesture?: (actions: string[]) => void;
  /** How things would stand after these actions; nothing is recorded. Null where the first of them is not legal. */
  plan?: (actions: string[]) => Promise<PlanOut | null>;
  /** Says at `near` why `on` cannot do anything, or nothing with `at`. The frame asks by itself where a piece that can act is
   * pressed and then one that is no target of it (both by their `data-piece` or `data-place`); a board asks for what it
   * draws without those, and for drags. */
  why?: (on: string, at: string | null, near: Element | DOMRect) => void;
  /** Asks the game something beyond the view, in its own notation: distances, reach, sight. Null where there is no answer,
   * and while the past is looked at. */
  ask?: (question: string) => Promise<unknown>;
  /** Whether the window is too tall or too small for the printed sheet: the board stacks its parts and scrolls by itself. */
  stacked?: boolean;
  /** How many times wider than high its window is. */
  aspect?: number;
  /** The piece pointed at in the list of actions. */
  focus: string | null;
  /** What may come of each action, by action; null or absent while it is not known. */
  odds?: Record<string, Odds> | null | undefined;
  /** The view before this one, for pieces that glide. */
  previous?: V;
  /** A piece is pointed at on the board: the list lights up its actions. Optional to call. */
  point?: ((piece: string | null) => void) | undefined;
}

/** What `GAME/Opening.svelte` is given: it shows in the box what the options make of the table, before a match. */
export interface OpeningProps {
  /** What was chosen other than the usual, by option. */
  chosen: Record<string, number>;
  choose: (option: string, value: number) => void;
  /** What a setup looks like before the first step. */
  look: (setup: Record<string, unknown>) => Promise<Opening>;
  say: Say;
  lang: Lang;
}

/** What `GAME/Printed.svelte` is given: it draws what a list may hold as it is printed. */
export interface PrintedProps<S = unknown> {
  /** Its id in lists. */
  item: string;
  sheet: S;
  say: Say;
  lang: Lang;
}

/** The position in sentences, for people who listen to it or would rather read it. */
export type Describe = (view: never, sheet: never, say: Say, lang: Lang) => string[];

/**
 * What the frame has to find on a board, to draw the film and the notes over it.
 *
 * Every drawn piece carries `data-piece` with its name in the core (`unit:12`, `card:37`, `front:southern`), and every place
 * `data-place` or `data-piece` with its own (`place:toledo`, `cell:c3`, `box:southern-2`): the names that `touch` and `beat`
 * use. A piece that lies in a closed pile is found at the pile. The attribute stands on the element whose rectangle is that
 * of the piece. Where that cannot be, the board exports `whereIs`. What is not found is told in the caption alone.
 */
export type WhereIs = (board: Element, piece: string) => Element | null;

/** A piece's face by itself, as large as it is wanted: a card in the film. */
export interface FaceProps {
  piece: string;
  view: unknown;
  sheet: unknown;
  say: Say;
  lang: Lang;
}

/** What `GAME/Board.svelte` exports. */
export interface BoardModule {
  default: Component<BoardProps>;
  /** From the board's `<script module>`: finds pieces that carry no attribute of their own. */
  whereIs?: WhereIs;
  /** From the board's `<script module>`: draws the face of a card; without it the film shows the card as it lies on the board. */
  Face?: Component<FaceProps>;
  /** From the board's `<script module>`: the frame then also keeps these sentences beside the board for screen readers.
   * A board that carries its own hidden text exports it from `GAME/describe.ts` instead. */
  describe?: Describe;
  /** The board shows the last throw itself. */
  showsDice?: boolean;
  /** The board fills its window at every size and lays itself out: the frame neither pans nor zooms it. */
  fills?: boolean;
}
