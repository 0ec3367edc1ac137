// What a player should hear before a choice that looks harmless.

import type { Message, Offer, View } from './types';

/** §10.2-8: the price of the Treaty, paid at the lowest level, is the end. */
export function warn(view: View, offer: Offer): Message | null {
  const ruinous = offer.message.key === 'action-sign-treaty' && view.level <= 1;
  return ruinous ? { key: 'board-warn-treaty', args: [] } : null;
}
