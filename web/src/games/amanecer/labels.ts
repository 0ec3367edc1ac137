// What is printed on the board and is not said by the game itself: `locales/*/amanecer-board.ftl`.

import type { AmanecerKey } from '../../i18n/keys';
import type { Named } from '../../i18n/names';
import type { Say } from './types';

const NAMES = [
  'subtitle',
  'actions',
  'actionsLeft',
  'turn',
  'issue',
  'advance',
  'noAdvance',
  'reconstructed',
  'reconstructedWhy',
  'reconstructedPlace',
  'reconstructedNumber',
  'phase',
  'noCard',
  'noCardText',
  'beforeCard',
  'beforeCardText',
  'political',
  'resistance',
  'victory',
  'collapse',
  'hesitation',
  'reserves',
  'decrees',
  'reorganization',
  'reorganizationRule',
  'goldRule',
  'owned',
  'spent',
  'used',
  'war',
  'warOpen',
  'deck',
  'discard',
  'waiting',
  'toCome',
  'played',
  'waitingCards',
  'none',
  'eliminated',
  'inactive',
  'hesitating',
  'active',
  'dice',
  'lastThrow',
  'rolling',
  'forgone',
  'crisis',
  'box',
  'battle',
  'whole',
  'closer',
  'map',
  'legendCrisis',
  'legendTown',
  'legendOurs',
  'railway',
  'price',
  'markers',
  'over',
] as const satisfies readonly Named<'board', AmanecerKey>[];
export type Labels = Record<(typeof NAMES)[number], string>;

/** Every key a name of ours stands under: for the test that looks for gaps. */
export const keyOf = (name: string): string => `board-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

export const labelsOf = (say: Say): Labels =>
  Object.fromEntries(NAMES.map((name) => [name, say({ key: keyOf(name), args: [] })])) as Labels;
