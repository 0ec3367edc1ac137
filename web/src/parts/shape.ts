// The two shapes a window or a board may have, by the same names everywhere. Style sheets ask the same question by
// `(max-aspect-ratio: 1149/1000)`, of the window or of a container.

export type Shape = 'wide' | 'tall';

export const shapeOf = (width: number, height: number): Shape => (width * 1000 > height * 1149 ? 'wide' : 'tall');

/** Narrower than this there is room for one thing at a time. */
export const SMALL = 600;
