// What the board says by itself: the strings of locales/*/pasaran-board.ftl, by short names. Sentences of the game come from
// the server.

import type { PasaranKey } from '../../i18n/keys';
import type { Named } from '../../i18n/names';
import { STEPS, TERRAINS, type Say, type Side, type Step, type Terrain } from './view';

export const KEYS = [
  'colon',
  'title',
  'subtitle',
  'map',
  'republic',
  'nationals',
  'weather',
  'fair',
  'bad',
  'initiative',
  'first',
  'phasing',
  'turn',
  'bp',
  'bpLong',
  'treasury',
  'production',
  'points',
  'hand',
  'cards',
  'coming',
  'reserve',
  'noReserve',
  'pile',
  'unseen',
  'queue',
  'top',
  'bottom',
  'unknown',
  'inForce',
  'removed',
  'none',
  'drawn',
  'buy',
  'build',
  'quarters',
  'cost',
  'left',
  'battle',
  'siege',
  'round',
  'air',
  'ground',
  'hits',
  'attacker',
  'defender',
  'effective',
  'chits',
  'hiddenChits',
  'nextShot',
  'thrown',
  'needs',
  'orLess',
  'retreat',
  'field',
  'city',
  'of',
  'owner',
  'mixed',
  'trench',
  'digging',
  'noUnits',
  'reduced',
  'strength',
  'level',
  'fog',
  'open',
  'close',
  'fold',
  'unfold',
  'all',
  'besieged',
  'port',
  'touches',
  'revolt',
  'ending',
  'legend',
  'river',
  'whole',
  'closer',
  'victory',
  'star',
  'both',
  'fresh',
  'neutral',
  'reconstructed',
  'coin',
  'crossed',
  'boosted',
  'confused',
  'table',
  'noneOffered',
  'frenchMorocco',
  'algeria',
] as const satisfies readonly Named<'board', PasaranKey>[];
const AFTER = ['Remove', 'Return', 'Permanent'] as const;

export interface Words extends Record<(typeof KEYS)[number], string> {
  /** What becomes of a card once it was played. */
  after: Record<string, string>;
  terrain: Record<Terrain, string>;
  step: Record<Step, string>;
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The board's words in the language `say` speaks. */
export function wordsOf(say: Say): Words {
  const one = (key: string) => say({ key: `board-${key}`, args: [] });
  const all = (names: readonly string[], before = '', change = kebab) =>
    Object.fromEntries(names.map((name) => [name, one(before + change(name))]));
  return {
    ...all(KEYS),
    after: all(AFTER, 'after-', (name) => name.toLowerCase()),
    terrain: all(TERRAINS, 'terrain-'),
    step: all(STEPS, 'step-'),
  } as Words;
}

export const sideName = (words: Words, side: Side) => (side === 'nationalist' ? words.nationals : words.republic);
