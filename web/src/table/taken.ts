// Which piece is taken up, seen from the frame: a piece that can act was pressed. When something is pressed then that is no
// target of it, the table says why not, at that place. What may be done comes from the offers' touch; reasons from the core.

import type { Offer } from '../api/types';

const PIECE = '[data-piece], [data-place]';
const nameOf = (element: Element) => element.getAttribute('data-piece') ?? element.getAttribute('data-place') ?? '';

/** The pieces under a press, the innermost first. */
function under(at: Element): Element[] {
  const all: Element[] = [];
  for (let one = at.closest(PIECE); one; one = one.parentElement?.closest(PIECE) ?? null) all.push(one);
  return all;
}

const acts = (offers: readonly Offer[], piece: string) => offers.some(({ touch }) => touch.on.includes(piece));
const leads = (offers: readonly Offer[], on: string, at: string) =>
  offers.some(({ touch }) => touch.on.includes(on) && [...touch.at, ...touch.covers, ...touch.on].includes(at));

/** What a press means, for offers as they stand: the piece taken up after it, and whether it is to be asked why not. */
export function press(offers: readonly Offer[], on: string | null, pressed: readonly string[]): { on: string | null; ask: string | null } {
  const [at] = pressed;
  if (at === undefined) return { on: null, ask: null };
  const takes = pressed.find((piece) => acts(offers, piece)) ?? null;
  if (on === null || !acts(offers, on) || pressed.includes(on)) return { on: takes, ask: null };
  if (pressed.some((piece) => leads(offers, on, piece))) return { on, ask: null };
  return takes === null ? { on, ask: at } : { on: takes, ask: null };
}

/** What has to be known of a table: a match, or a lesson. */
export interface Asked {
  offers: readonly Offer[];
  /** Nothing is asked while something is shown, or while the past is looked at. */
  rests: () => boolean;
  /** Changes with every choice that was taken. */
  mark: () => unknown;
  /** A press: what was said at the last one goes. */
  begin: () => void;
  why: (on: string, at: string | null, near: Element, guessed?: boolean) => void;
}

export class TakenUp {
  private on: string | null = null;

  constructor(private readonly table: Asked) {}

  /** A press, before the board sees it. */
  pressed(event: Event): void {
    const { table } = this;
    if (!(event.target instanceof Element) || table.rests()) return;
    table.begin();
    const found = under(event.target);
    const before = this.on;
    const { on, ask } = press(table.offers, before, found.map(nameOf));
    this.on = on;
    const [near] = found;
    if (ask === null || before === null || !near) return;
    // The board may have understood the press in its own way.
    const mark = table.mark();
    setTimeout(() => {
      if (table.mark() === mark) table.why(before, ask, near, true);
    });
  }

  /** The reason for the piece that has the focus. */
  asked(at: Element): void {
    const [near] = under(at);
    if (!near) return;
    const piece = nameOf(near);
    const on = this.on !== null && this.on !== piece ? this.on : null;
    this.table.why(on ?? piece, on === null ? null : piece, near);
  }
}
