// The shapes the board reads: Rust's own, and the few names it uses for them.

import type { Lang, Message, Offer, Text, Texts } from '../../api/types';
import type { Sheet as Printed, UnitView, View } from '../../generated/tactics2gm';

export type {
  Aim,
  Frame,
  Fighter,
  HqView,
  Nation,
  Phase,
  Piece,
  SeatView,
  Side,
  Throw,
  UnitDef,
  UnitView,
  Victim,
  View,
} from '../../generated/tactics2gm';
export type { Lang, Message, Offer, Text };
export type { Say } from '../board';

/** The printed parts, and what the rulebook says of abilities, cards, generals, weapons and tokens, by paragraph. */
export type Sheet = Printed & { texts: Record<string, Texts> };

const ABOUT_ONE: ReadonlySet<string> = new Set(['moving', 'equip', 'engine', 'mine', 'ambush', 'ambush-shot', 'wreck-place']);

/** The unit what is pending is about: on its way, being equipped, walking into a mine. */
export function concerned(view: View): UnitView | undefined {
  const [frame, held] = pending(view);
  if (!ABOUT_ONE.has(frame)) return undefined;
  const place = Array.isArray(held) ? (held as unknown[])[0] : held;
  return view.units.find((it) => it.place === place);
}

/** The name of what is pending, and what it holds. */
export function pending(view: View): [string, unknown] {
  const frame = view.pending;
  if (frame === null) return ['', null];
  if (typeof frame === 'string') return [frame, null];
  return Object.entries(frame)[0] ?? ['', null];
}
