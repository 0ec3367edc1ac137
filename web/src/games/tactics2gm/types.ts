// The shapes the board reads: Rust's own, and the few names it uses for them.

import type { Lang, Message, Offer, Texts } from '../../api/types';
import type { Sheet as Printed, Text, View } from '../../generated/tactics2gm';

export type { Aim, Frame, Fighter, HqView, Nation, Phase, SeatView, Side, Throw, UnitDef, UnitView, Victim, View } from '../../generated/tactics2gm';
export type { Lang, Message, Offer, Text };
export type { Say } from '../board';

/** The printed parts, and what the rulebook says of abilities, cards, generals, weapons and tokens, by paragraph. */
export type Sheet = Printed & { texts: Record<string, Texts> };

/** The name of what is pending, and what it holds. */
export function pending(view: View): [string, unknown] {
  const frame = view.pending;
  if (frame === null) return ['', null];
  if (typeof frame === 'string') return [frame, null];
  return Object.entries(frame)[0] ?? ['', null];
}
