// A list on the bench, in the shape that is the same for all games. Nothing here judges a list, writes its file or lays it
// down in a setup: the server does.

import type { Entry, Item, List, Stock } from '../api/types';

export const entry = (item: string, more: Partial<Entry> = {}): Entry => ({
  item,
  copies: 1,
  quality: '',
  upgrades: [],
  group: 0,
  zone: 0,
  ...more,
});

/** An empty list, as usual. */
export const blank = (stock: Stock, name: string): List => ({
  name,
  terms: Object.fromEntries(stock.terms.map((term) => [term.id, term.choices[0]?.value ?? ''])),
  entries: [],
});

/** Whose list it is. */
export const sideOf = (list: List, stock: Stock): string => list.terms[stock.terms[0]?.id ?? ''] ?? '';

/** What a list says of itself, as the stock puts it. */
const chosen = (list: List, stock: Stock) =>
  stock.terms.flatMap((term) => term.choices.find((choice) => choice.value === list.terms[term.id]) ?? []);

/** The seats a list can be played on; [] for any. */
export const seatsOf = (list: List, stock: Stock): number[] => chosen(list, stock).flatMap((choice) => choice.seat ?? []);

/** Whether what it holds costs the corrected prices. */
export const isCorrected = (list: List, stock: Stock): boolean => chosen(list, stock).some((choice) => choice.corrected);

/** How often a list may hold an item. */
export const most = (item: Item, side: string): number => item.allowed.find((one) => one.side === side)?.most ?? 0;

/** Whether two entries are bought alike. */
export const alike = (one: Entry, other: Entry): boolean =>
  one.item === other.item &&
  one.quality === other.quality &&
  one.group === other.group &&
  one.zone === other.zone &&
  [...one.upgrades].sort().join() === [...other.upgrades].sort().join();
