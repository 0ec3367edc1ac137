// Which lesson of the guided first game is due: the first one opens the match, the others are told when their message has
// turned up for the first time.

import type { Guide, Lesson } from '../api/types';
import { headOf } from '../games/pieces';
import type { Position } from '../live/position';

export interface Due extends Omit<Lesson, 'focus'> {
  /** The piece it speaks of, to be pointed at. */
  focus: string | null;
}

export function due(guide: Guide, position: Position, told: ReadonlySet<string>): Due | null {
  const { prompt, offers, log } = position;
  const said = [prompt, ...offers, ...log];
  for (const [at, lesson] of guide.lessons.entries()) {
    if (told.has(lesson.on)) continue;
    const heard = said.findLast(({ message }) => message.key === lesson.on);
    if (!heard && at > 0) continue;
    const offer = offers.find(({ message }) => message.key === lesson.on);
    const line = log.findLast(({ message }) => message.key === lesson.on);
    return { ...lesson, focus: lesson.focus || (offer && headOf(offer)) || line?.beat.on[0] || null };
  }
  return null;
}
