// How well each lesson was done, and how far one that was left has come. The stars stay in this browser and go with the
// account; how far a lesson has come stays in this browser alone.

import { read, write } from '../parts/memory';

/** Three stars: no help and no wrong answer; two: at most two of them; one: it was done. */
export const starsFor = (slips: number): number => (slips === 0 ? 3 : slips <= 2 ? 2 : 1);
export const MOST = 3;

export const nameOf = (game: string, lesson: string): string => `${game}/${lesson}`;

/** The stars as they are written: lessons by name, with 1 to 3 each. What cannot be read counts as nothing. */
export function parseStars(text: string | null): Record<string, number> {
  try {
    const found: unknown = JSON.parse(text ?? '{}');
    if (typeof found !== 'object' || found === null) return {};
    const sound = ([, stars]: [string, unknown]) => typeof stars === 'number' && stars >= 1 && stars <= MOST;
    return Object.fromEntries(Object.entries(found).filter(sound)) as Record<string, number>;
  } catch {
    return {};
  }
}

/** Both together: the better of each. */
export function better(one: Record<string, number>, other: Record<string, number>): Record<string, number> {
  const all = { ...one };
  for (const [name, stars] of Object.entries(other)) all[name] = Math.max(stars, all[name] ?? 0);
  return all;
}

class Stars {
  all = $state.raw<Record<string, number>>(parseStars(read('stars')));

  /** Reads them again: another tab or another browser has written. */
  load(): void {
    this.all = parseStars(read('stars'));
  }

  of(game: string, lesson: string): number {
    return this.all[nameOf(game, lesson)] ?? 0;
  }

  earn(game: string, lesson: string, count: number): void {
    this.all = better(this.all, { [nameOf(game, lesson)]: count });
    write('stars', JSON.stringify(this.all));
  }
}

export const stars = new Stars();

/** A lesson that was left before its end. */
export interface Left {
  answers: number[];
  slips: number;
}

export function left(game: string, lesson: string): Left {
  try {
    const { answers, slips } = JSON.parse(read(`lesson.${nameOf(game, lesson)}`) ?? '{}') as Partial<Left>;
    if (Array.isArray(answers) && answers.every(Number.isInteger)) return { answers, slips: Number(slips) || 0 };
  } catch {
    // Written by somebody else: the lesson begins at its beginning.
  }
  return { answers: [], slips: 0 };
}

export const leave = (game: string, lesson: string, at: Left): void => write(`lesson.${nameOf(game, lesson)}`, JSON.stringify(at));
