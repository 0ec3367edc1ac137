// Dice in a log line: arguments named `die…` that show a face. A convention of the messages, not a rule.

import type { LogLine, Message } from '../api/types';

export function facesIn(message: Message, sides = 6): number[] {
  const faces: number[] = [];
  for (const [name, arg] of message.args) {
    if (/^die/.test(name) && typeof arg === 'number' && arg >= 1 && arg <= sides) faces.push(arg);
  }
  return faces;
}

/** The faces thrown in the last step of these lines that threw any. */
export function lastThrow(lines: readonly LogLine[], sides = 6): { step: number; faces: number[] } | null {
  for (let at = lines.length - 1; at >= 0; at--) {
    const line = lines[at]!;
    if (facesIn(line.message, sides).length === 0) continue;
    const faces = lines.filter((other) => other.step === line.step).flatMap((other) => facesIn(other.message, sides));
    return { step: line.step, faces };
  }
  return null;
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
