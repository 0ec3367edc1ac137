// A list as the page holds it, and the shapes in which each game writes one: the file that `frente deck check` and
// `frente roster check` read, and what a setup takes. Nothing here judges a list: the server does.

import type { Item, Stock } from '../api/types';

/** A card or a unit in a list. */
export interface Entry {
  item: string;
  copies: number;
  /** "" where all are alike. */
  quality: string;
  upgrades: string[];
  /** Platoon; 0 for none. */
  group: number;
  /** Zones behind its own edge a battery off the table stands in; 0 for on it. */
  zone: number;
}

export interface List {
  name: string;
  /** What it says of itself, by the ids of the stock's terms. */
  terms: Record<string, string>;
  entries: Entry[];
}

export const entry = (item: string, more: Partial<Entry> = {}): Entry => ({
  item,
  copies: 1,
  quality: '',
  upgrades: [],
  group: 0,
  zone: 0,
  ...more,
});

/** What lies in a setup for a seat: a list of one's own, or a ready one by name. */
export type Laid = { list: List } | { ready: string; list: List };

interface Shape {
  write(list: List): Record<string, unknown>;
  read(file: Record<string, unknown>): List;
  /** The part of a setup that says which lists are played; at least one seat brings one. */
  setup(seats: readonly (Laid | null)[]): Record<string, unknown>;
}

const text = (value: unknown, usual = ''): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : usual;
const array = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const count = (value: unknown, usual: number): number => (typeof value === 'number' && value >= 0 ? Math.trunc(value) : usual);
const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};

/** One of the ready lists, drawn in secret: where a game knows how, and seats share none. */
export const LOT = 'lot';
export const hasLot = (game: string, seats: number): boolean => game === 'guerra1936' && seats === 2;

const USUAL = { guerra1936: ['national-mixed', 'republic-mixed'], tactics2gm: ['usa_a', 'de_b'] };
const SIZES = ['Small', 'Medium', 'Large'];

/** The list of a seat as the setup wants it. */
const lay = (laid: Laid, own: (list: List) => unknown): unknown => ('ready' in laid ? laid.ready : own(laid.list));

const shapes: Record<string, Shape> = {
  guerra1936: {
    write: ({ name, terms, entries }) => ({ game: 'guerra1936', side: terms.side, name, cards: entries.map((one) => Number(one.item)) }),
    read: (file) => ({
      name: text(file.name),
      terms: { side: text(file.side) },
      entries: array(file.cards).map((card) => entry(text(card))),
    }),
    setup: (seats) => ({
      // Ready decks of a side share cards: partners who bring none have theirs drawn.
      decks: seats.map((laid, seat) => {
        const usual = seats.length === 2 ? USUAL.guerra1936[seat] : 'random';
        return laid ? lay(laid, (list) => list.entries.map((one) => Number(one.item))) : usual;
      }),
    }),
  },
  tactics2gm: {
    write: ({ name, terms, entries }) => ({
      game: 'tactics2gm',
      name,
      nation: terms.nation,
      points: Number(terms.points),
      open_collection: terms.open_collection === 'true',
      cards: entries.map((one) => [one.item, Math.min(255, one.copies)]),
    }),
    read: (file) => ({
      name: text(file.name),
      terms: { nation: text(file.nation), points: text(file.points, '120'), open_collection: text(file.open_collection, 'false') },
      entries: array(file.cards).map((card) => entry(text(array(card)[0]), { copies: count(array(card)[1], 1) })),
    }),
    setup: (seats) => {
      const lists = seats.flatMap((laid) => (laid ? [laid.list] : []));
      return {
        decks: USUAL.tactics2gm.map((usual, seat) => {
          const laid = seats[seat];
          const own = ({ terms, entries }: List) => ({ nation: terms.nation, cards: entries.map((one) => [one.item, one.copies]) });
          return laid ? lay(laid, own) : usual;
        }),
        // Who brings the usual deck brings 120 points.
        points: Math.max(120, ...lists.map((list) => Number(list.terms.points))),
        open_collection: lists.some((list) => list.terms.open_collection === 'true') ? 1 : 0,
      };
    },
  },
  peanas: {
    write: ({ name, terms, entries }) => ({
      game: 'peanas',
      name,
      army: terms.army,
      size: terms.size,
      side: terms.side,
      ...(terms.erratum_prices === 'true' ? { erratum_prices: true } : {}),
      units: entries.map((one) => ({
        unit: one.item,
        quality: one.quality || 'Regular',
        upgrades: one.upgrades,
        platoon: one.group,
        ...(one.zone > 0 ? { zone: one.zone } : {}),
      })),
    }),
    read: (file) => ({
      name: text(file.name),
      terms: { army: text(file.army), size: text(file.size), side: text(file.side), erratum_prices: text(file.erratum_prices, 'false') },
      entries: array(file.units).map((one) => {
        const { unit, quality, upgrades, platoon, zone } = record(one);
        return entry(text(unit), {
          quality: text(quality, 'Regular'),
          upgrades: array(upgrades).map((upgrade) => text(upgrade)),
          group: count(platoon, 0),
          zone: count(zone, 0),
        });
      }),
    }),
    setup: (seats) => {
      const lists = seats.flatMap((laid) => (laid ? [laid.list] : []));
      const size = SIZES[Math.max(0, ...lists.map((list) => SIZES.indexOf(list.terms.size ?? '')))] ?? 'Small';
      const own = (list: List) => {
        const { game: _, erratum_prices: __, ...roster } = shapes.peanas!.write(list);
        return roster;
      };
      const usual = (seat: number) => {
        const army = lists[0]?.terms.army === 'National' ? 'republican' : 'national';
        return `${army}-${size.toLowerCase()}-${seat === 0 ? 'attack' : 'defence'}`;
      };
      const of = (seat: number) => (seats[seat] ? lay(seats[seat], own) : usual(seat));
      // A battery off the table is played with the option that allows it.
      const far = lists.some((list) => list.entries.some((one) => one.zone > 0));
      // So is a list reckoned with the misprints put right.
      const right = lists.some((list) => list.terms.erratum_prices === 'true');
      return { size, attacker: of(0), defender: of(1), ...(far ? { off_table: 1 } : {}), ...(right ? { erratum_prices: 1 } : {}) };
    },
  },
};

const shape = (game: string): Shape => {
  const found = shapes[game];
  if (!found) throw new Error(`no lists for ${game}`);
  return found;
};

/** The list as its file. */
export const write = (game: string, list: List): Record<string, unknown> => shape(game).write(list);

/** The list of a file; what the file does not say is as usual. */
export function read(game: string, file: unknown, stock: Stock): List {
  const list = shape(game).read(record(file));
  for (const term of stock.terms) list.terms[term.id] ||= term.choices[0]?.value ?? '';
  return list;
}

export const setupWith = (game: string, seats: readonly (Laid | null)[]): Record<string, unknown> =>
  seats.some((laid) => laid !== null) ? shape(game).setup(seats) : {};

/** An empty list, as usual. */
export const blank = (stock: Stock, name: string): List => ({
  name,
  terms: Object.fromEntries(stock.terms.map((term) => [term.id, term.choices[0]?.value ?? ''])),
  entries: [],
});

/** Whose list it is. */
export const sideOf = (list: List, stock: Stock): string => list.terms[stock.terms[0]?.id ?? ''] ?? '';

/** The seats a list can be played on; [] for any. */
export function seatsOf(list: List, stock: Stock): number[] {
  const chosen = stock.terms.map((term) => term.choices.find((choice) => choice.value === list.terms[term.id]));
  return chosen.flatMap((choice) => (choice?.seat != null ? [choice.seat] : []));
}

/** How often a list may hold an item. */
export const most = (item: Item, side: string): number => item.allowed.find((one) => one.side === side)?.most ?? 0;

/** Whether two entries are bought alike. */
export const alike = (one: Entry, other: Entry): boolean =>
  one.item === other.item &&
  one.quality === other.quality &&
  one.group === other.group &&
  one.zone === other.zone &&
  [...one.upgrades].sort().join() === [...other.upgrades].sort().join();
