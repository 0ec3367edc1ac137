// A rating as a line: where its points lie in a picture, and the heights a reader holds on to. Pure, so that it can be tested.

import type { Point } from '../api/types';

export const WIDTH = 320;
export const HEIGHT = 96;
const LEFT = 34;
const EDGE = 6;

export interface Curve {
  /** The path of the line. */
  line: string;
  /** The last point. */
  end: { x: number; y: number };
  /** Heights with their figure. */
  marks: { y: number; rating: number }[];
}

/** Matches lie side by side, whatever time lies between them: a pause is no part of a rating. */
export function curve(points: readonly Point[]): Curve | null {
  if (points.length === 0) return null;
  const ratings = points.map((point) => point.rating);
  // Less than a hundred points would make hills of nothing.
  const middle = (Math.min(...ratings) + Math.max(...ratings)) / 2;
  const half = Math.max(50, (Math.max(...ratings) - Math.min(...ratings)) / 2);
  const [low, high] = [middle - half, middle + half];
  const x = (at: number) => LEFT + (points.length === 1 ? 0.5 : at / (points.length - 1)) * (WIDTH - LEFT - EDGE);
  const y = (rating: number) => EDGE + ((high - rating) / (high - low)) * (HEIGHT - 2 * EDGE);
  const round = (value: number) => Math.round(value * 10) / 10;
  const line = ratings.map((rating, at) => `${at === 0 ? 'M' : 'L'}${round(x(at))} ${round(y(rating))}`).join('');
  const step = high - low > 400 ? 200 : high - low > 200 ? 100 : 50;
  const marks: Curve['marks'] = [];
  for (let rating = Math.ceil(low / step) * step; rating <= high; rating += step) marks.push({ y: round(y(rating)), rating });
  return { line, end: { x: round(x(points.length - 1)), y: round(y(ratings.at(-1)!)) }, marks };
}
