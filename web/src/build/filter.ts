// Which of the stock is shown, and in what order.

import type { Item, Texts } from '../api/types';

export interface Filter {
  query: string;
  kind: string;
  faction: string;
  least: number;
  /** null for any. */
  most: number | null;
  sort: 'name' | 'cost';
}

/** The stock as printed, or with its misprinted prices put right. */
export const priced = (items: readonly Item[], right: boolean): readonly Item[] =>
  right ? items.map((item) => (item.corrected === null ? item : { ...item, cost: item.corrected })) : items;

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** What passes the filter; every word of the query must turn up in the name, the note or what it does. */
export function filtered(items: readonly Item[], filter: Filter, said: (texts: Texts) => string, does: (item: Item) => string): Item[] {
  const words = fold(filter.query).split(/\s+/).filter(Boolean);
  const fits = (item: Item): boolean => {
    if (filter.kind && item.kind !== filter.kind) return false;
    if (filter.faction && !item.factions.includes(filter.faction)) return false;
    if (item.cost < filter.least || (filter.most !== null && item.cost > filter.most)) return false;
    if (words.length === 0) return true;
    const all = fold([said(item.name), item.about ? said(item.about) : '', item.id, does(item)].join(' '));
    return words.every((one) => all.includes(one));
  };
  const by = (one: Item, other: Item): number =>
    (filter.sort === 'cost' ? one.cost - other.cost : 0) || said(one.name).localeCompare(said(other.name));
  return items.filter(fits).sort(by);
}
