// Which pieces an offered action is about: the one that acts and those it acts on. Read from what the offer says (its
// subject and the places named in its message), so that the board need not know how actions are written.

import type { Offer, View } from './types';

/** An offer with the pieces it joins. Pieces: `cell:d4`, `card:12`, `terrain:3`, `hq:1`, `fighter:0`, `equip`. */
export interface Order {
  offer: Offer;
  /** Who acts; '' for nobody on the table. */
  source: string;
  /** At what. */
  targets: string[];
  /** Whether dice are thrown at the target. */
  attack: boolean;
}

const CELL = /^[a-p][1-6]$/;

/** The cells named in a message, by argument. */
function named(offer: Offer): [string, string][] {
  const out: [string, string][] = [];
  for (const [name, arg] of offer.message.args) {
    if (typeof arg !== 'object' || arg === null || !('en' in arg)) continue;
    if (CELL.test(arg.en)) out.push([name, `cell:${arg.en}`]);
  }
  return out;
}

/** The staff an offer is directed at, if it is one. */
function staff(offer: Offer, view: View): string | null {
  const aimed = / hq:(\d)/.exec(offer.action);
  if (aimed) return `hq:${aimed[1]}`;
  if (!offer.message.key.endsWith('-hq')) return null;
  const own = view.viewer === null ? view.turn.side : view.agreed.sides[view.viewer];
  const from = /^cell:([a-p])/.exec(offer.subject)?.[1] ?? 'a';
  const column = from.charCodeAt(0) - 97;
  const at = view.hqs.findIndex((hq) => hq.side !== own && (view.hqs.length === 2 || hq.column === (column < 8 ? 0 : 8)));
  return at < 0 ? null : `hq:${at}`;
}

export function orderOf(offer: Offer, view: View, aims: ReadonlySet<string>): Order {
  const place = offer.message.args.find(([name]) => name === 'place')?.[1];
  const source = offer.subject === '' && typeof place === 'number' ? `fighter:${place - 1}` : offer.subject;
  const targets = new Set<string>();
  for (const [name, piece] of named(offer)) if (name !== 'from' && piece !== source) targets.add(piece);
  const hq = staff(offer, view);
  if (hq) targets.add(hq);
  return { offer, source, targets: [...targets], attack: aims.has(offer.action) };
}

export const ordersOf = (offers: readonly Offer[], view: View): Order[] => {
  const aims = new Set(view.aims.map((aim) => aim.action));
  return offers.map((offer) => orderOf(offer, view, aims));
};

/** The piece whose orders alone are on offer, where there is just one: a unit on its way, a unit already chosen. */
export function only(orders: readonly Order[]): string | null {
  const sources = new Set(orders.filter((order) => order.targets.length > 0 && order.source !== '').map((order) => order.source));
  const [one] = sources;
  return sources.size === 1 && one !== undefined ? one : null;
}

/** What a press on a piece means. */
export type Press =
  | { kind: 'act'; order: Order }
  | { kind: 'menu'; orders: Order[] }
  | { kind: 'pick'; own: Order[] }
  | { kind: 'nothing' };

export function press(piece: string, picked: string | null, orders: readonly Order[]): Press {
  if (picked !== null && picked !== piece) {
    const at = orders.filter((order) => order.source === picked && order.targets.includes(piece));
    if (at.length > 0) return choice(at);
  }
  const own = orders.filter((order) => order.source === piece);
  if (own.some((order) => order.targets.length > 0)) return { kind: 'pick', own: own.filter((order) => order.targets.length === 0) };
  if (own.length > 0) return choice(own);
  const on = orders.filter((order) => order.targets.includes(piece));
  return on.length > 0 ? choice(on) : { kind: 'nothing' };
}

function choice(orders: Order[]): Press {
  const [one] = orders;
  return orders.length === 1 && one ? { kind: 'act', order: one } : { kind: 'menu', orders };
}

/** The pieces that glow, and how: those that may be chosen first, or what the chosen one may be sent to. */
export interface Glow {
  sources: ReadonlySet<string>;
  targets: ReadonlyMap<string, Order[]>;
}

export function glowOf(orders: readonly Order[], picked: string | null): Glow {
  const sources = new Set<string>();
  const targets = new Map<string, Order[]>();
  for (const order of orders) {
    if (order.source !== '') sources.add(order.source);
    if (order.source !== '' && order.source !== picked) continue;
    for (const target of order.targets) {
      const list = targets.get(target);
      if (list) list.push(order);
      else targets.set(target, [order]);
    }
  }
  return { sources, targets };
}

/** The cells of the area an offer is directed at; [] where it is no area. */
export function areaOf(offer: Offer): string[] {
  const cells = offer.message.args.find(([name]) => name === 'cells')?.[1];
  return typeof cells === 'object' && cells !== null && 'en' in cells && cells.en !== '' ? cells.en.split(', ') : [];
}
