// The printing inks of the six fronts: dark enough for white lettering (AA).

import type { Front } from './types';

export const FRONT_INK: Record<Front, string> = {
  baltic: '#4d5a58',
  finland: '#2f5c8a',
  allied: '#6b5a2a',
  eastern: '#35603c',
  southern: '#9a5413',
  poland: '#7a2e5a',
};

/** The card stock under the ink. */
export const FRONT_STOCK: Record<Front, string> = {
  baltic: '#d3d8cf',
  finland: '#cfdde6',
  allied: '#e0d6ae',
  eastern: '#cdd9bd',
  southern: '#efd6a8',
  poland: '#e3ccd6',
};

/** The same inks as lines and letters on the map, which is dark by night. */
export const mapInk = (front: Front): string => `var(--am-${front})`;
