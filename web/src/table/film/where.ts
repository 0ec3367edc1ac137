// Where a piece is drawn: the film and the notes are laid over any board by this.

import type { WhereIs } from '../../games/board';

export interface Spot {
  x: number;
  y: number;
  w: number;
  h: number;
}

const named = (board: Element, piece: string): Element[] => {
  const name = CSS.escape(piece);
  return [...board.querySelectorAll(`[data-piece="${name}"], [data-place="${name}"]`)];
};

/** The element that draws a piece; the largest, where a piece is drawn more than once. */
export function elementOf(board: Element, piece: string, whereIs?: WhereIs): Element | null {
  const own = whereIs?.(board, piece);
  if (own) return own;
  const all = named(board, piece).map((element) => ({ element, box: element.getBoundingClientRect() }));
  const seen = all.filter(({ box }) => box.width > 0 && box.height > 0);
  return seen.sort((a, b) => b.box.width * b.box.height - a.box.width * a.box.height)[0]?.element ?? null;
}

/** Where a piece is, counted from the corner of `over`. */
export function spotOf(board: Element, over: Element, piece: string, whereIs?: WhereIs): Spot | null {
  const element = elementOf(board, piece, whereIs);
  if (!element) return null;
  const box = element.getBoundingClientRect();
  const origin = over.getBoundingClientRect();
  return { x: box.left + box.width / 2 - origin.left, y: box.top + box.height / 2 - origin.top, w: box.width, h: box.height };
}
