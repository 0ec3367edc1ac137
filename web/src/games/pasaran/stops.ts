// The windows in which a card of the hand may be played, for the table to pass over where none can (§7.2, §C-annulment).

import type { PassWindow } from '../board';
import { frameName, type Offer, type View } from './view';

export const STOPS = ['cards'] as const;

/** The window that is open for whoever must choose now, if it is one that may be declined. Whether a card fits depends on a
 * hand that is hidden. */
export function windowOf(view: View, offers: readonly Offer[]): PassWindow | null {
  const open = ['window', 'reply'].includes(frameName(view.pending.at(-1)));
  return open && offers.some((offer) => offer.action === 'pass') ? { stop: 'cards', pass: 'pass', open: false } : null;
}
