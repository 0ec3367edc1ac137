// What is printed on the table and is not said by the game itself: `locales/*/guerra1936-board.ftl`.

import type { Say } from './types';

const NAMES = [
  'political', 'military', 'rearguard', 'hand', 'handEnemy', 'handPartner', 'reserve', 'limbo', 'won', 'economy', 'moral',
  'pointsPolitical', 'pointsMilitary', 'goal', 'goalMixed', 'turn', 'inTurn', 'player', 'leader', 'noLeader', 'leaderFaction', 'leaderGeneral', 'used',
  'defends', 'attacks', 'free', 'activate', 'diplomacy', 'locked', 'resistance', 'resistanceShort', 'turns', 'turnsShort', 'halfHint',
  'character', 'army', 'measure', 'objectivePolitical', 'objectiveMilitary', 'cost', 'costNow', 'mobilisation', 'bonus', 'command', 'force', 'leadership', 'sympathy',
  'condition', 'mandatory', 'activation', 'activationMilitary', 'activationPolitical', 'spent', 'blocked', 'extra', 'shielded', 'withstood', 'gained', 'protected', 'intervened', 'under',
  'reconstructedWhy', 'combat', 'against', 'undefended', 'unassigned', 'group', 'falls', 'mayFall', 'withstands', 'forecast', 'forecastNone', 'forecastTie', 'attackers', 'defenders', 'close', 'fold', 'unfold',
  'choose', 'cards', 'offers', 'none', 'shown', 'factions', 'cheaper', 'show', 'ended', 'empty', 'colon',
] as const;
export type Labels = Record<(typeof NAMES)[number], string>;

/** The key a name of ours stands under. */
export const keyOf = (name: string): string => `table-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
export const KEYS: readonly string[] = NAMES.map(keyOf);

export const labelsOf = (say: Say): Labels =>
  Object.fromEntries(NAMES.map((name) => [name, say({ key: keyOf(name), args: [] })])) as Labels;
