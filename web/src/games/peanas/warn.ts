// What looks harmless and is not.

import { word, type Message, type Offer } from '../../api/types';
import type { View } from './types';

export function warn(view: View, offer: Offer): Message | null {
  const mine = (unit: { side: string; place: unknown }) => unit.side === view.viewer && unit.place === 'table';
  // Whoever ends the turn gives up every order he still has dice for.
  if (offer.action === 'end turn') {
    const dice = view.units.some((unit) => mine(unit) && unit.dice.some((count) => count > 0));
    const idle = view.units.some((unit) => mine(unit) && !unit.spent && unit.pinned === 0 && !unit.panicked);
    return dice && idle ? word('board-warn-end-turn') : null;
  }
  // Entries lapse; where nobody is left to come on, nothing does.
  if (offer.action === 'done' && view.pending.at(-1) === 'entry' && view.entries > 0) {
    const waiting = view.reserves[view.viewer === 'Defender' ? 1 : 0];
    return waiting > 0 ? word('board-warn-entry') : null;
  }
  return null;
}
