// The two shapes a window or a board may have, by the same names everywhere. Style sheets ask the same question by
// `(max-aspect-ratio: 1149/1000)`, of the window or of a container.

export type Shape = 'wide' | 'tall';

export const shapeOf = (width: number, height: number): Shape => (width * 1000 > height * 1149 ? 'wide' : 'tall');

/** Narrower than this there is room for one thing at a time. */
export const SMALL = 600;

/** Lower than this a printed sheet has no room for its letters: a phone on its side. */
const LOW = 400;

/** Whether a board of this size stacks its parts and scrolls by itself, instead of lying there as one sheet. */
export const stacks = (width: number, height: number): boolean => shapeOf(width, height) === 'tall' || width < SMALL || height < LOW;
