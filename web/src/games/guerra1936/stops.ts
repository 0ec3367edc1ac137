// The windows in which one may reply, for the table to pass over where nothing can be answered (§7.24, §8.9, §8.17, §8.20).

import type { PassWindow } from '../board';
import { handSize } from './position';
import { sideOf, type Offer, type View } from './types';

export const STOPS = ['reply', 'last-word', 'combat-reply', 'strategy-1', 'strategy-2', 'strategy-3'] as const;
export type Stop = (typeof STOPS)[number];

const COMBAT = { reply: 'combat-reply', first: 'strategy-1', second: 'strategy-2', third: 'strategy-3' } as const;
/** No card is played from the hand in these: what can be done there lies open to all. */
const NO_HAND: readonly Stop[] = ['strategy-2', 'strategy-3'];

/** The window that is open for whoever must choose now, if it is one that may be declined. */
export function windowOf(view: View, offers: readonly Offer[]): PassWindow | null {
  const top = view.pending.at(-1);
  if (typeof top !== 'object' || !offers.some((offer) => offer.action === 'pass')) return null;
  let stop: Stop;
  let player: number;
  if ('window' in top) {
    stop = COMBAT[top.window.window];
    player = top.window.player;
  } else if ('main' in top && sideOf(top.main.player) !== sideOf(view.active)) {
    stop = top.main.after_pass ? 'last-word' : 'reply';
    player = top.main.player;
  } else return null;
  const own = view.players[player];
  return { stop, pass: 'pass', open: NO_HAND.includes(stop) || (own !== undefined && handSize(own) === 0) };
}
