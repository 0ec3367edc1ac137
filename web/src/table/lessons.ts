// Which lesson of the guided first game is due: the first one opens the match, the others are told when their message has
// turned up for the first time.

import type { Guide, Lesson, Message } from '../api/types';
import type { Position } from '../live/position';

export interface Due extends Omit<Lesson, 'focus'> {
  /** The piece it speaks of, to be pointed at. */
  focus: string | null;
}

/** The piece a message names: a term `front-southern` is the piece `front:southern`. */
function named(message: Message): string | null {
  for (const [, arg] of message.args) {
    if (typeof arg === 'object' && 'term' in arg && arg.term.includes('-')) return arg.term.replace('-', ':');
  }
  return null;
}

export function due(guide: Guide, position: Position, told: ReadonlySet<string>): Due | null {
  const { prompt, offers, log } = position;
  const said = [prompt, ...offers, ...log];
  for (const [at, lesson] of guide.lessons.entries()) {
    if (told.has(lesson.on)) continue;
    const heard = said.findLast(({ message }) => message.key === lesson.on);
    if (!heard && at > 0) continue;
    const offer = offers.find(({ message }) => message.key === lesson.on);
    return { ...lesson, focus: lesson.focus || offer?.subject || (heard && named(heard.message)) || null };
  }
  return null;
}
