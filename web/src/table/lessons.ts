// Which lesson of the guided first game is due: the first one whose message has turned up and which was not told yet.

import type { Guide, GuideStep, Lesson } from '../api/types';
import type { Position } from '../live/position';

export type Due = { id: string; number: number; of: number; focus: string | null; expect: string | null } & Pick<
  Lesson,
  'title' | 'text' | 'rule'
>;

export function due(guide: Guide, position: Position, told: ReadonlySet<string>): Due | null {
  const { lessons = [], steps = [] } = guide;
  const heard = new Set([
    position.prompt.message.key,
    ...position.offers.map((offer) => offer.message.key),
    ...position.log.map((line) => line.message.key),
  ]);
  const isStep = (one: Lesson | GuideStep): one is GuideStep => 'at' in one;
  const all = [...lessons, ...steps];
  for (const [at, one] of all.entries()) {
    const id = isStep(one) ? `at-${one.at}-${at}` : one.on;
    if (told.has(id)) continue;
    if (isStep(one) ? position.steps < one.at : !heard.has(one.on)) continue;
    const { title = {}, text, rule = '' } = one;
    const [focus, expect] = isStep(one) ? [one.focus, one.expect] : [null, null];
    return { id, number: at + 1, of: all.length, title, text, rule, focus, expect };
  }
  return null;
}
