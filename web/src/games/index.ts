// The boards there are, and how the frame speaks of a game it knows nothing about.
//
// A game brings `GAME/Board.svelte`; it is loaded when its first match is opened. Everything here is presentation:
// nothing about what is legal, nor about what an action or an event means.

import type { Component } from 'svelte';
import type { Lang, Sheet, View } from '../api/types';
import { spaced } from '../i18n/speaker';
import type { BoardModule, BoardProps, Describe, FaceProps, OpeningProps, PrintedProps, Say, WhereIs } from './board';

/** A board, loaded. */
export interface GameBoard {
  Board: Component<BoardProps>;
  describe: (view: View, sheet: Sheet, say: Say, lang: Lang) => string[];
  /** Whether the board keeps a hidden text of its own. */
  reads: boolean;
  showsDice: boolean;
  /** Whether it lays itself out at every size. */
  fills: boolean;
  whereIs?: WhereIs | undefined;
  Face?: Component<FaceProps> | undefined;
}

const boards = import.meta.glob<BoardModule>('./*/Board.svelte');
const texts = import.meta.glob<{ describe: Describe }>('./*/describe.ts');

const openings = import.meta.glob<{ default: Component<OpeningProps> }>('./*/Opening.svelte');

/** What the box shows of the table before a match; nothing in most games. */
export const openingOf = (game: string) => openings[`./${game}/Opening.svelte`];

const faces = import.meta.glob<{ default: Component<PrintedProps> }>('./*/Printed.svelte');

/** A card as printed, for the builder; nothing where a game draws none. */
export const printedOf = (game: string) => faces[`./${game}/Printed.svelte`];

/** The board of a game, loaded; a plain one where it brings none. */
export async function load(game: string): Promise<GameBoard> {
  const name = `./${game}/Board.svelte` in boards ? game : 'fallback';
  const [module, text] = await Promise.all([boards[`./${name}/Board.svelte`]!(), texts[`./${name}/describe.ts`]?.()]);
  const describe = module.describe ?? text?.describe;
  return {
    Board: module.default,
    describe: (view, sheet, say, lang) => (describe?.(view as never, sheet as never, say, lang) ?? []).map((line) => spaced(line, lang)),
    reads: module.describe === undefined,
    showsDice: module.showsDice ?? false,
    fills: module.fills ?? false,
    whereIs: module.whereIs,
    Face: module.Face,
  };
}
