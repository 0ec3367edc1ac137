// Which outcomes a player hopes for and which not: the colour and the headline of the odds and of the log. Both sides are
// hit in the same words, so it depends on whose the unit or the staff is; a miss says nothing of who fired.

import type { Message } from '../../api/types';
import { LINES, placeOf } from './geometry';
import type { View } from './types';

export const good = ['event-engine-started'];

export const bad = ['event-engine-failed'];

/** The side an outcome befalls; null where the message does not tell. */
function befalls({ key, args }: Message, view: View): string | null {
  const arg = (name: string) => args.find(([one]) => one === name)?.[1];
  const term = (name: string) => {
    const it = arg(name);
    return typeof it === 'object' && 'term' in it ? it.term : null;
  };
  if (key === 'event-destroyed') return term('side')?.slice('side-'.length) ?? null;
  if (key === 'event-staff-hit') return view.hqs[Number(arg('staff')) - 1]?.side ?? null;
  // Works stand on the lines of who had them built.
  if (key === 'event-structure-hit') {
    const cell = arg('cell');
    return typeof cell === 'object' && 'en' in cell ? (placeOf(cell.en).line < LINES / 2 ? 'a' : 'b') : null;
  }
  if (!['event-wounded', 'event-plane-hit', 'event-survived'].includes(key)) return null;
  const nation = term('nation')?.slice('nation-'.length);
  const sides = new Set(view.seats.flatMap((seat, at) => (seat.nation === nation ? [view.agreed.sides[at]] : [])));
  return sides.size === 1 ? ([...sides][0] ?? null) : null;
}

export function tone(message: Message, view: View): 'good' | 'bad' | 'plain' {
  const side = befalls(message, view);
  if (side === null || view.viewer === null) return 'plain';
  const ours = view.agreed.sides[view.viewer] === side;
  return ours === (message.key === 'event-survived') ? 'good' : 'bad';
}
