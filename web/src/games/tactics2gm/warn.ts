// What a player should hear before a choice that looks harmless.

import type { Message, Offer, View } from './types';

/** Shooting ended while weapons could still fire; fire that falls on one's own men. */
export function warn(view: View, offer: Offer): Message | null {
  const aims = view.aims;
  if (offer.message.key === 'action-end' && view.phase === 'shooting' && aims.some((aim) => aim.dice.some((one) => one.harms > 0))) {
    return { key: 'board-warn-unfired', args: [] };
  }
  const own = view.viewer === null ? null : view.agreed.sides[view.viewer];
  const hitsOwn = aims
    .find((aim) => aim.action === offer.action)
    ?.dice.some((one) => 'unit' in one.on && one.kind !== 'strike-back' && view.units.find((it) => 'unit' in one.on && it.place === one.on.unit)?.side === own);
  return hitsOwn ? { key: 'board-warn-own', args: [] } : null;
}
