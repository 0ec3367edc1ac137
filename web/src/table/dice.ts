// The dice of the last throw, as the core tells them.

import type { LogLine } from '../api/types';

type Dice = LogLine['beat']['dice'];

/** The dice of the last step of these lines that threw any. */
export function lastThrow(lines: readonly LogLine[]): { step: number; dice: Dice } | null {
  const last = lines.findLast((line) => line.beat.dice.length > 0);
  if (!last) return null;
  return { step: last.step, dice: lines.filter((line) => line.step === last.step).flatMap((line) => line.beat.dice) };
}

/** Where the pips of a face stand, on a square of 6 by 6. */
export const PIPS: Record<number, [number, number][]> = {
  1: [[3, 3]],
  2: [
    [1.5, 1.5],
    [4.5, 4.5],
  ],
  3: [
    [1.5, 1.5],
    [3, 3],
    [4.5, 4.5],
  ],
  4: [
    [1.5, 1.5],
    [4.5, 1.5],
    [1.5, 4.5],
    [4.5, 4.5],
  ],
  5: [
    [1.5, 1.5],
    [4.5, 1.5],
    [3, 3],
    [1.5, 4.5],
    [4.5, 4.5],
  ],
  6: [
    [1.5, 1.5],
    [4.5, 1.5],
    [1.5, 3],
    [4.5, 3],
    [1.5, 4.5],
    [4.5, 4.5],
  ],
};
