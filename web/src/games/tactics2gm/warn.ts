// What a player should hear before a choice that looks harmless.

import type { Message, Offer, View } from './types';

/** Shooting ended while weapons could still fire; fire that falls on one's own men. */
export function warn(view: View, offer: Offer): Message | null {
  const aims = view.aims;
  if (offer.message.key === 'action-end' && view.phase === 'shooting' && aims.some((aim) => aim.dice.some((one) => one.harms > 0))) {
    return { key: 'board-warn-unfired', args: [] };
  }
  const own = view.viewer === null ? null : view.agreed.sides[view.viewer];
  const sideOf = (place: number | null) => view.units.find((it) => it.place === place)?.side ?? own;
  // What an enemy throws at us is not our doing.
  const hitsOwn = aims
    .find((aim) => aim.action === offer.action)
    ?.dice.some(({ on, by }) => 'unit' in on && sideOf(on.unit) === own && sideOf(by) === own);
  return hitsOwn ? { key: 'board-warn-own', args: [] } : null;
}
