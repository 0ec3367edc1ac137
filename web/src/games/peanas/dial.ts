// The rows of the order dial, read from the pieces of the offers: an officer, a channel, and every pool of dice that may be given.

import { valueOf } from '../pieces';
import { poolOf } from './acting';
import type { PeanasKey } from '../../i18n/keys';
import type { Offer } from './types';

type Channel = PeanasKey extends infer Key ? (Key extends `channel-${infer Name}` ? Name : never) : never;

/** What an officer may give through one channel. */
export interface Row {
  key: string;
  officer: number;
  channel: Channel | null;
  /** The most dice of each face: +1, 0, −1. */
  most: [number, number, number];
  /** The offers by their pool, `1,0,0`. */
  offers: ReadonlyMap<string, Offer>;
}

/** The offers that say who gives an order, and with which dice of his own. */
export const gives = (offers: readonly Offer[]): Offer[] =>
  offers.filter(
    (offer) =>
      valueOf(offer.touch.on[0], 'unit') !== null &&
      valueOf(offer.touch.at[0], 'unit') !== null &&
      !offer.touch.pays.some((price) => valueOf(price.piece, 'second-die') !== null) &&
      (poolOf(offer) !== null || valueOf(offer.touch.on[1], 'channel') !== null),
  );

export function rowsOf(offers: readonly Offer[]): Row[] {
  const rows = new Map<string, Row & { offers: Map<string, Offer> }>();
  for (const offer of offers) {
    const pool = poolOf(offer) ?? [0, 0, 0];
    const officer = valueOf(offer.touch.on[0], 'unit');
    if (officer === null) continue;
    const channel = valueOf(offer.touch.on[1], 'channel') as Channel | null;
    const key = `${officer} ${channel ?? ''}`;
    let row = rows.get(key);
    if (!row) rows.set(key, (row = { key, officer: Number(officer), channel, most: [0, 0, 0], offers: new Map() }));
    row.most = [0, 1, 2].map((face) => Math.max(row.most[face]!, pool[face]!)) as Row['most'];
    row.offers.set(pool.join(), offer);
  }
  return [...rows.values()];
}

const sum = (pool: readonly number[]) => pool.reduce((all, count) => all + count, 0);

/** The pool that stands there at first: the fewest dice, the best of those. */
export function usual({ offers }: Row): readonly number[] {
  const pools = [...offers.keys()].map((key) => key.split(',').map(Number));
  const better = (a: readonly number[], b: readonly number[]) => sum(a) - sum(b) || b[0]! - a[0]! || a[2]! - b[2]!;
  return pools.sort(better)[0] ?? [0, 0, 0];
}

/** The pool after one of its dice was pressed: it goes in with those before it, or out. Where nothing of it may be given, it
 * stays as it is pressed, and the button says so. */
export function togglePool({ most }: Pick<Row, 'most'>, pool: readonly number[], face: number, die: number): readonly number[] {
  const now = pool[face] ?? 0;
  const next = die < now ? now - 1 : now + 1;
  return pool.map((count, at) => (at === face ? Math.min(next, most[face]!) : count));
}
