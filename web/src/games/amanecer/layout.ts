// Where the printed boxes stand on the 1600 by 1000 sheet. A box lies over its town, or as near as its neighbours let
// it; a thin leader runs to the town's dot. Siberia is drawn out along the railway: it would lie off the paper.

import { TOWNS } from './outline';
import type { Front } from './types';

export type Point = readonly [number, number];
export type LabelSide = 'above' | 'below';

export interface Place {
  at: Point;
  label: LabelSide;
  /** The town's real place, where the sheet reaches that far. */
  town?: Point | undefined;
}

/** Half the side of a box and of a counter. */
export const BOX = 47;
export const COUNTER = 41;

/** Moscow, and the radius of its walls. */
export const MOSCOW: Point = [605, 545];
export const HUB = 58;

/** Petrograd is one box of two tracks: a counter stands on each side. */
export const PETROGRAD: Point = [494, 392];
const PETROGRAD_SIDE = 46;

const PLACES: Record<string, [number, number, LabelSide]> = {
  'baltic-2': [425, 507, 'below'],
  'baltic-3': [312, 390, 'above'],
  'baltic-4': [270, 520, 'below'],
  'finland-2': [541, 262, 'above'],
  'finland-3': [425, 254, 'above'],
  'finland-4': [308, 268, 'above'],
  'allied-1': [716, 452, 'below'],
  'allied-2': [730, 318, 'below'],
  'allied-3': [706, 186, 'below'],
  'allied-4': [590, 82, 'below'],
  'eastern-1': [850, 545, 'below'],
  'eastern-2': [982, 582, 'below'],
  'eastern-3': [1076, 456, 'below'],
  'eastern-4': [1258, 730, 'below'],
  'eastern-5': [1492, 730, 'below'],
  'southern-1': [572, 684, 'below'],
  'southern-2': [736, 800, 'below'],
  'southern-3': [560, 824, 'below'],
  'southern-4': [452, 918, 'below'],
  'poland-1': [452, 690, 'below'],
  'poland-2': [362, 790, 'below'],
  'poland-3': [250, 782, 'below'],
  'poland-4': [230, 650, 'below'],
};

/** Towns whose dot would lie under a neighbour's box. */
const HIDDEN = new Set(['baltic-2', 'baltic-3', 'finland-2', 'finland-3']);

/** On a phone Siberia folds down the right edge. */
const FOLDED: Record<string, [number, number, LabelSide]> = {
  'eastern-4': [1082, 640, 'below'],
  'eastern-5': [1082, 800, 'below'],
};

export function place(front: Front, number: number, folded: boolean): Place {
  if (number === 0) return { at: MOSCOW, label: 'below' };
  if (number === 1 && (front === 'baltic' || front === 'finland')) {
    return { at: PETROGRAD, label: 'above' };
  }
  const key = `${front}-${number}`;
  const [x, y, label] = (folded ? FOLDED[key] : undefined) ?? PLACES[key] ?? [...MOSCOW, 'below'];
  return { at: [x, y], label, town: HIDDEN.has(key) ? undefined : TOWNS[key] };
}

/** Where a front's counter stands: Petrograd is shared, Moscow has a side for each. */
export function stand(front: Front, number: number, folded: boolean): Point {
  const { at } = place(front, number, folded);
  if (number === 1 && front === 'baltic') return [at[0] - PETROGRAD_SIDE, at[1]];
  if (number === 1 && front === 'finland') return [at[0] + PETROGRAD_SIDE, at[1]];
  return at;
}

/** Where the counters of fronts out of the war lie: the corner of their box. */
export const eliminated = (folded: boolean): Point => (folded ? [796, 882] : [800, 664]);
const ELIMINATED_ORDER: readonly Front[] = ['finland', 'allied', 'eastern', 'southern', 'poland', 'baltic'];
export const ELIMINATED_SCALE = 0.78;

export function grave(front: Front, folded: boolean): Point {
  const [x, y] = eliminated(folded);
  return [x + 41 + 66 * ELIMINATED_ORDER.indexOf(front), y + 63];
}

/** The tag with the name of a front at the far end of its track: place and bearing. */
export function tag(front: Front, last: number, folded: boolean): { at: Point; turn: number } {
  const [x, y] = place(front, last, folded).at;
  if (front === 'allied') return { at: [x + BOX + 12, y], turn: 90 };
  if (front === 'eastern') return folded ? { at: [x - BOX - 12, y], turn: -90 } : { at: [x, y - BOX - 12], turn: 0 };
  return { at: [x - BOX - 12, y], turn: -90 };
}

/** The line of a track from its last box to Moscow, as the railway runs. */
export function railway(front: Front, length: number, folded: boolean): string {
  const points: Point[] = [];
  for (let number = length; number >= 1; number -= 1) {
    const { at } = place(front, number, folded);
    points.push(at);
    if (front === 'eastern' && number === 4) {
      // Round the corner of the sheet: from Omsk back up to the Urals.
      points.push(
        ...((folded
          ? []
          : [
              [1156, 708],
              [1100, 604],
            ]) as Point[]),
      );
    }
  }
  points.push(MOSCOW);
  return smooth(points);
}

/** A smooth curve through the points (Catmull-Rom as cubic Béziers, held short so that it never loops). */
function smooth(points: readonly Point[]): string {
  const at = (index: number): Point => points[Math.max(0, Math.min(points.length - 1, index))] ?? MOSCOW;
  let d = `M${at(0).join(' ')}`;
  for (let index = 0; index < points.length - 1; index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const bend = 0.12;
    const c1 = [from[0] + (to[0] - before[0]) * bend, from[1] + (to[1] - before[1]) * bend];
    const c2 = [to[0] - (after[0] - from[0]) * bend, to[1] - (after[1] - from[1]) * bend];
    d += `C${[c1, c2, to].map((pair) => pair.map((n) => Math.round(n)).join(' ')).join(' ')}`;
  }
  return d;
}

/** Arrow heads between the boxes: place and bearing in degrees. */
export function arrows(front: Front, length: number, folded: boolean): { at: Point; turn: number }[] {
  const found: { at: Point; turn: number }[] = [];
  for (let number = length; number >= 1; number -= 1) {
    const from = place(front, number, folded).at;
    const to = place(front, number - 1, folded).at;
    if (front === 'eastern' && number === 4 && !folded) {
      found.push({ at: [1101, 604], turn: -100 });
      continue;
    }
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const far = Math.hypot(dx, dy);
    const leave = edge(number, dx, dy, front);
    const arrive = edge(number - 1, dx, dy, front);
    const middle = (leave + far - arrive) / 2 / far;
    found.push({ at: [from[0] + dx * middle, from[1] + dy * middle], turn: (Math.atan2(dy, dx) * 180) / Math.PI });
  }
  return found;
}

/** How far from the middle of a box its edge lies in that direction. */
function edge(number: number, dx: number, dy: number, front: Front): number {
  const far = Math.hypot(dx, dy);
  if (number === 0) return HUB;
  const wide = number === 1 && (front === 'baltic' || front === 'finland') ? BOX + PETROGRAD_SIDE : BOX;
  return Math.min(dx === 0 ? Infinity : (wide * far) / Math.abs(dx), dy === 0 ? Infinity : (BOX * far) / Math.abs(dy));
}
