// The heights of the sheet on a tall screen, and which of them a finger means.

import type { Fold } from '../match.svelte';

/** The grip and the row of tabs. */
export const LOW = 72;
const HEIGHTS: readonly Fold[] = ['folded', 'half', 'high'];

export const heightOf = (fold: Fold, screen: number): number => ({ folded: LOW, half: 0.45 * screen, high: 0.88 * screen })[fold];

/** Where a sheet let go of at `height` comes to rest. */
export const nearest = (height: number, screen: number): Fold =>
  HEIGHTS.reduce((best, one) => (Math.abs(heightOf(one, screen) - height) < Math.abs(heightOf(best, screen) - height) ? one : best));

/** The next height up or down; at the end it stays. */
export const next = (fold: Fold, by: 1 | -1): Fold => HEIGHTS[Math.min(2, Math.max(0, HEIGHTS.indexOf(fold) + by))]!;
