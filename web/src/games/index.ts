// The boards there are, and how the frame speaks of a game it knows nothing about.
//
// A game brings `GAME/Board.svelte`; it is loaded when its first match is opened. Everything else here is presentation:
// which outcomes a player hopes for (for the colour and the headline of the odds), nothing about what is legal.

import type { Component } from 'svelte';
import type { Lang, Message, Offer, Sheet, View } from '../api/types';
import { spaced } from '../i18n/speaker';
import type { BoardModule, BoardProps, Describe, OpeningProps, PassWindow, Say, StopsModule, Warn } from './board';

export type Tone = 'good' | 'bad' | 'plain';

/** A board, loaded. */
export interface GameBoard {
  Board: Component<BoardProps>;
  describe: (view: View, sheet: Sheet, say: Say, lang: Lang) => string[];
  warn: (view: View, offer: Offer) => Message | null;
  /** The windows to reply that a player may set stops for; none in most games. */
  stops: readonly string[];
  windowOf: (view: View, offers: readonly Offer[]) => PassWindow | null;
  /** Whether the board keeps a hidden text of its own. */
  reads: boolean;
  showsDice: boolean;
  dieSides: number;
  scrollsBelow: number;
}

export interface GameFace {
  board: () => Promise<GameBoard>;
  /** Whether an outcome is one to hope for, for who sees this view. */
  tone: (message: Message, view: View) => Tone;
}

const boards = import.meta.glob<BoardModule>('./*/Board.svelte');
const texts = import.meta.glob<{ describe: Describe }>('./*/describe.ts');
const warnings = import.meta.glob<{ warn: Warn }>('./*/warn.ts');
const windows = import.meta.glob<StopsModule>('./*/stops.ts');

const openings = import.meta.glob<{ default: Component<OpeningProps> }>('./*/Opening.svelte');

/** What the box shows of the table before a match; nothing in most games. */
export const openingOf = (game: string) => openings[`./${game}/Opening.svelte`];

/** Whether the browser can show a game: its box opens once its board is there. */
export const hasBoard = (game: string) => `./${game}/Board.svelte` in boards;

async function load(game: string): Promise<GameBoard> {
  const name = hasBoard(game) ? game : 'fallback';
  const [module, text, caution, window] = await Promise.all([
    boards[`./${name}/Board.svelte`]!(),
    texts[`./${name}/describe.ts`]?.(),
    warnings[`./${name}/warn.ts`]?.(),
    windows[`./${name}/stops.ts`]?.(),
  ]);
  const describe = module.describe ?? text?.describe;
  return {
    Board: module.default,
    describe: (view, sheet, say, lang) => (describe?.(view as never, sheet as never, say, lang) ?? []).map((line) => spaced(line, lang)),
    warn: (view, offer) => caution?.warn(view as never, offer) ?? null,
    stops: window?.STOPS ?? [],
    windowOf: (view, offers) => window?.windowOf(view as never, offers) ?? null,
    reads: module.describe === undefined,
    showsDice: module.showsDice ?? false,
    dieSides: module.dieSides ?? 6,
    scrollsBelow: module.scrollsBelow ?? 0,
  };
}

/** What players hope for and fear: `GAME/tone.ts`, by key or, where it depends on who looks, by a function. */
interface Tones {
  good?: string[];
  bad?: string[];
  tone?: (message: Message, view: never) => Tone;
}
const tones = import.meta.glob<Tones>('./*/tone.ts', { eager: true });

export function face(game: string): GameFace {
  const { good, bad, tone } = tones[`./${game}/tone.ts`] ?? {};
  return {
    board: () => load(game),
    tone: (message, view) => {
      if (good?.includes(message.key)) return 'good';
      if (bad?.includes(message.key)) return 'bad';
      return tone?.(message, view as never) ?? 'plain';
    },
  };
}
