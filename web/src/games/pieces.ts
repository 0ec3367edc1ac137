// What glows and what a press means, read from the pieces of the offers (`touch`): one grammar for five boards. A game's
// pieces are the union of texts that Rust writes (`src/generated/GAME.ts`), so that a piece it does not have does not compile.

import type { Offer } from '../api/types';

/** A piece of any game, in its text form: `front:southern`, `deck`. */
export type AnyPiece = string;

/** The pieces that something is done with (`on`) and those it is done to (`at`). */
const onOf = <P extends AnyPiece>(offer: Offer): readonly P[] => offer.touch.on as P[];
const atOf = <P extends AnyPiece>(offer: Offer): readonly P[] => offer.touch.at as P[];
/** Where it is put, at once or by the action that follows. */
const goalsOf = <P extends AnyPiece>(offer: Offer): readonly P[] =>
  offer.touch.then.length === 0 ? atOf<P>(offer) : ([...offer.touch.at, ...offer.touch.then] as P[]);

/** Whether an offer is about no piece: it stands in the prompt bar. */
export const isLoose = (offer: Offer): boolean => offer.touch.on.length === 0 && offer.touch.at.length === 0;

/** The piece an offer stands under in a list: what is taken up, else what it is directed at, "" for none. */
export const headOf = (offer: Offer): AnyPiece => offer.touch.on[0] ?? offer.touch.at[0] ?? '';

/** Whether an offer is about a piece in any way but as its price. */
export const isAbout = (offer: Offer, piece: AnyPiece): boolean => offer.touch.on.includes(piece) || offer.touch.at.includes(piece);

/** The offers by every piece they are on or at. */
export function byPiece<P extends AnyPiece>(offers: readonly Offer[]): Map<P, Offer[]> {
  const found = new Map<P, Offer[]>();
  for (const offer of offers) {
    for (const piece of new Set([...onOf<P>(offer), ...atOf<P>(offer)])) {
      const list = found.get(piece);
      if (list) list.push(offer);
      else found.set(piece, [offer]);
    }
  }
  return found;
}

/** The offers in groups by their head, in the order they came in; those about no piece under "". */
export function byHead(offers: readonly Offer[]): Map<AnyPiece, Offer[]> {
  const found = new Map<AnyPiece, Offer[]>();
  for (const offer of offers) {
    const list = found.get(headOf(offer));
    if (list) list.push(offer);
    else found.set(headOf(offer), [offer]);
  }
  return found;
}

/** What glows: pieces that can be taken up, and pieces that what is taken up can be put at, with the offers that lead there. */
export interface Glow<P extends AnyPiece> {
  sources: ReadonlySet<P>;
  targets: ReadonlyMap<P, Offer[]>;
}

/**
 * What glows while `picked` is taken up. With nothing taken up, targets are the pieces that can be pressed without taking up
 * another one first.
 */
export function glowOf<P extends AnyPiece>(offers: readonly Offer[], picked: P | null): Glow<P> {
  const sources = new Set<P>();
  const targets = new Map<P, Offer[]>();
  for (const offer of offers) {
    const on = onOf<P>(offer);
    for (const piece of on) sources.add(piece);
    if (picked === null ? on.length > 0 : !on.includes(picked)) continue;
    for (const piece of picked === null ? atOf<P>(offer) : goalsOf<P>(offer)) {
      if (piece === picked) continue;
      const list = targets.get(piece);
      if (list) list.push(offer);
      else targets.set(piece, [offer]);
    }
  }
  return { sources, targets };
}

/** What a press on a piece means. */
export type Press =
  /** It does this, and then what was meant by it. */
  | { kind: 'act'; offer: Offer; then?: Wish }
  /** It asks which of these, at the piece. */
  | { kind: 'dial'; offers: Offer[] }
  /** It takes the piece up; `own` are choices of the piece that have no place of their own on the board. */
  | { kind: 'pick'; own: Offer[] }
  | { kind: 'nothing' };

/** How a board is pressed. */
export interface Manner {
  gathers?: boolean | undefined;
  quick?: boolean | undefined;
}

/**
 * What a press on `piece` means while `picked` is taken up. `drawn` says which pieces stand on the board: an offer directed
 * at something that is not drawn (a faction, a weapon) is chosen at the piece itself. Where a board `gathers`, a target is
 * pressed for everything that can be done to it, with whatever it is done; where it is `quick`, a piece that can be put in one
 * place alone goes there at the first press.
 */
export function pressOf<P extends AnyPiece>(
  piece: P,
  picked: P | null,
  offers: readonly Offer[],
  drawn: (piece: P) => boolean = () => true,
  { gathers = false, quick = false }: Manner = {},
): Press {
  if (picked !== null && picked !== piece) {
    const its = offers.filter((offer) => onOf<P>(offer).includes(picked));
    const there = its.filter((offer) => atOf<P>(offer).includes(piece));
    if (there.length > 0) return choice(there);
    const first = its.find((offer) => offer.touch.then.includes(piece));
    if (first) return { kind: 'act', offer: first, then: { on: picked, at: piece } };
  }
  const own = offers.filter((offer) => onOf<P>(offer).includes(piece));
  const leads = (offer: Offer) => goalsOf<P>(offer).some((at) => at !== piece && drawn(at));
  const goals = new Set(own.flatMap((offer) => goalsOf<P>(offer)).filter((goal) => goal !== piece && drawn(goal)));
  const sure = quick && goals.size === 1 && own.every((offer) => leads(offer) && offer.touch.then.length === 0);
  if (own.some(leads) && !sure) return { kind: 'pick', own: own.filter((offer) => !leads(offer)) };
  const at = offers.filter((offer) => atOf<P>(offer).includes(piece) && !own.includes(offer));
  const bare = at.filter((offer) => onOf<P>(offer).length === 0);
  // What needs another piece first is chosen here only where nothing else is meant.
  const meant = gathers ? [...own, ...at] : [...own, ...bare];
  return choice(meant.length > 0 ? meant : at);
}

function choice(offers: Offer[]): Press {
  const [only] = offers;
  if (!only) return { kind: 'nothing' };
  return offers.length === 1 ? { kind: 'act', offer: only } : { kind: 'dial', offers };
}

/** The one piece that can be taken up and put somewhere, where there is just one: a counter on its way. */
export function onlySource<P extends AnyPiece>(offers: readonly Offer[]): P | null {
  const found = new Set(offers.filter((offer) => goalsOf(offer).length > 0).flatMap((offer) => onOf<P>(offer).slice(0, 1)));
  const [one] = found;
  return found.size === 1 && one !== undefined ? one : null;
}

/** A step of a gesture that takes several actions: what is taken up, and where it is put, now or by the next step. */
export interface Wish {
  on?: AnyPiece;
  at?: AnyPiece;
  then?: AnyPiece;
}

/** The offer that carries out a step, if just one does. */
export function fulfils(offers: readonly Offer[], { on, at, then }: Wish): Offer | undefined {
  const fits = offers.filter(
    ({ touch }) =>
      (on === undefined || touch.on.includes(on)) &&
      (at === undefined ? touch.at.length === 0 : touch.at.includes(at)) &&
      (then === undefined || touch.then.includes(then)),
  );
  return fits.length === 1 ? fits[0] : undefined;
}

/** The steps that put a piece somewhere: one, or taking it up and putting it down. */
export function steps(offers: readonly Offer[], on: AnyPiece, at: AnyPiece): Wish[] {
  const straight = offers.some(({ touch }) => touch.on.includes(on) && touch.at.includes(at));
  return straight
    ? [{ on, at }]
    : [
        { on, then: at },
        { on, at },
      ];
}

/** The kind and the value of a piece: `['front', 'southern']`, `['deck', '']`. */
export function split(piece: AnyPiece): [kind: string, value: string] {
  const at = piece.indexOf(':');
  return at < 0 ? [piece, ''] : [piece.slice(0, at), piece.slice(at + 1)];
}

/** The value of a piece of a kind, null for a piece of another kind. */
export function valueOf(piece: AnyPiece | null | undefined, kind: string): string | null {
  if (!piece) return null;
  const [is, value] = split(piece);
  return is === kind ? value : null;
}
