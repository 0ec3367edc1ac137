// What this board reads: Rust's own types, and the two lists a board walks through.

import type { Asset, Front } from '../../generated/amanecer';

export type * from '../../generated/amanecer';
export type { Lang, Message, Offer, Text } from '../../api/types';
export type { Say } from '../board';

/** In the order of a `Record`'s keys in Rust: a name that is missing or wrong does not compile. */
const every = <T extends string>(names: Record<T, true>) => Object.keys(names) as T[];

export const FRONTS = every<Front>({
  baltic: true,
  finland: true,
  allied: true,
  eastern: true,
  southern: true,
  poland: true,
});
export const ASSETS = every<Asset>({
  cheka: true,
  'tank-corps': true,
  'armoured-trains': true,
  'applied-expertise': true,
  'communist-subversion': true,
  comintern: true,
  'imperial-gold': true,
});
