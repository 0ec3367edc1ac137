// What a player should hear before a choice that looks harmless.

import { activeSide } from './position';
import { sideOf, type Message, type Offer, type View } from './types';

export function warn(view: View, offer: Offer): Message | null {
  const top = view.pending.at(-1);
  if (typeof top !== 'object') return null;
  const say = (key: string): Message => ({ key, args: [] });
  // §7.23: both pass, and the main phase is over: no combat any more this turn.
  if (offer.action === 'pass' && 'main' in top && sideOf(top.main.player) === activeSide(view) && view.combat === 'not-declared') {
    const front = (['national', 'republic'] as const).some((side) => {
      const field = view.military[side];
      return field !== null && view.players.some((one, at) => sideOf(at) === activeSide(view) && one.mobilised[side].length > 0);
    });
    return front ? say('table-warn-no-combat') : null;
  }
  // §10.4: the old leader goes, and Moral with him.
  if (offer.action.startsWith('name ') && view.sides[activeSide(view)].leader) return say('table-warn-leader');
  return null;
}
