// From the game's tenths of a millimetre to the sheet: one unit of the drawing is a millimetre of the table, and the
// side that looks has its own edge before it. Nothing here measures: lengths, reach and sight are the server's answers.

import type { Square, View, XY } from './types';

export interface Lay {
  w: number;
  h: number;
  /** Seen from the defender's edge. */
  flip: boolean;
}

export const layOf = (view: Pick<View, 'size' | 'viewer'>): Lay => ({
  w: view.size[0] / 10,
  h: view.size[1] / 10,
  flip: view.viewer === 'Defender',
});

/** Where a place of the game lies on the sheet. */
export const put = (lay: Lay, [x, y]: XY): [number, number] => (lay.flip ? [lay.w - x / 10, y / 10] : [x / 10, lay.h - y / 10]);

/** The place of the game under a place of the sheet, held on the table. */
export function placeAt(lay: Lay, [x, y]: XY): [number, number] {
  const [gx, gy] = lay.flip ? [lay.w - x, y] : [x, lay.h - y];
  const hold = (value: number, most: number) => Math.round(Math.max(0, Math.min(most, value)) * 10);
  return [hold(gx, lay.w), hold(gy, lay.h)];
}

/** How far a figure drawn looking up the sheet is turned, in degrees, to look where `facing` (one of 256) does. */
export const turned = (lay: Lay, facing: number): number => 90 - (facing * 360) / 256 + (lay.flip ? 180 : 0);

export const round = (value: number): number => Math.round(value * 10) / 10;

export const points = (lay: Lay, corners: readonly XY[]): string =>
  corners.map((corner) => put(lay, corner).map(round).join(',')).join(' ');

/** The corners of a square's outline, `side` in millimetres. */
export function squareBox(lay: Lay, { column, row }: Square, side: number): { x: number; y: number } {
  const [x, y] = put(lay, [(column + (lay.flip ? 1 : 0)) * side * 10, (row + (lay.flip ? 0 : 1)) * side * 10]);
  return { x, y };
}

/** "c7": the way actions write a square. */
export const squareName = ({ column, row }: Square): string => `${String.fromCharCode(97 + column)}${row + 1}`;

export function squareOf(name: string): Square | null {
  const found = /^([a-p])([1-8])$/.exec(name);
  return found ? { column: found[1]!.charCodeAt(0) - 97, row: Number(found[2]) - 1 } : null;
}

/** Centimetres for people: 12.3. */
export const cm = (units: number): string => (Math.round(units / 10) / 10).toString();

/** A closed line through the corners, rounded off. */
export function smooth(corners: readonly XY[]): string {
  const count = corners.length;
  const at = (index: number) => corners[(index + count) % count]!;
  let path = `M${at(0).map(round).join(' ')}`;
  for (let i = 0; i < count; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const one = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const two = [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6];
    path += `C${[...one, ...two, ...c].map(round).join(' ')}`;
  }
  return `${path}z`;
}

/** The corners drawn together towards their middle. */
export function shrunk(corners: readonly XY[], by: number): [number, number][] {
  const [mx, my] = middle(corners);
  return corners.map(([x, y]) => [mx + (x - mx) * by, my + (y - my) * by]);
}

export function middle(corners: readonly XY[]): [number, number] {
  const sum = corners.reduce<[number, number]>(([x, y], corner) => [x + corner[0], y + corner[1]], [0, 0]);
  return [sum[0] / corners.length, sum[1] / corners.length];
}

/** The same small numbers for the same piece, always: a wood keeps its trees. */
export function chance(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 4294967296;
  };
}

export function inside(corners: readonly XY[], [x, y]: XY): boolean {
  let found = false;
  for (let i = 0, j = corners.length - 1; i < corners.length; j = i++) {
    const [[xi, yi], [xj, yj]] = [corners[i]!, corners[j]!];
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) found = !found;
  }
  return found;
}

/** Places for trees and bushes: some along the rim, the rest within, none too near another. */
export function scatter(corners: readonly XY[], gap: number, seed: number): [number, number][] {
  const draw = chance(seed);
  const found: [number, number][] = [];
  const free = (x: number, y: number) => found.every(([fx, fy]) => (fx - x) ** 2 + (fy - y) ** 2 > gap * gap * 0.6);
  const inner = shrunk(corners, 0.93);
  inner.forEach((corner, i) => {
    const next = inner[(i + 1) % inner.length]!;
    const length = Math.hypot(next[0] - corner[0], next[1] - corner[1]);
    for (let far = 0; far < length; far += gap) {
      const share = Math.min(1, (far + draw() * gap * 0.3) / length);
      const [x, y] = [corner[0] + (next[0] - corner[0]) * share, corner[1] + (next[1] - corner[1]) * share];
      if (free(x, y)) found.push([x, y]);
    }
  });
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - top];
  for (let i = 0; i < ((wide * high) / (gap * gap)) * 9; i++) {
    const [x, y] = [left + draw() * wide, top + draw() * high];
    if (inside(inner, [x, y]) && free(x, y)) found.push([x, y]);
  }
  return found;
}

/** Circles as one path. */
export const discs = (places: readonly XY[], radius: (index: number) => number): string =>
  places
    .map(([x, y], index) => {
      const r = round(radius(index));
      return `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
    })
    .join('');

/** The papers beside the table are as wide as the window leaves room for, within these. */
const PAPERS = [590, 900] as const;

/** A table with its rim and the papers beside it, in a window that is so many times wider than high. */
export function besides(lay: Lay, rim: number, aspect: number): { w: number; h: number } {
  const [w, h] = [lay.w + 2 * rim, lay.h + 2 * rim];
  return { w: w + Math.max(PAPERS[0], Math.min(PAPERS[1], h * aspect - w)), h };
}
