// Who acts, and what stands for whom.

import { valueOf } from '../pieces';
import { squareBox, squareName, type Lay } from './layout';
import { defOf, type Item, type Offer, type Sheet, type Spot, type TokenView, type View } from './types';

/** The unit a token stands for, where the viewer may know. */
export function faceOf(token: TokenView): number | 'decoy' | null {
  const face = token.stands_for;
  if (face === null) return null;
  return face === 'decoy' ? 'decoy' : face.unit;
}

/** A token as a piece: both sides know it by the number on its face. */
export const tokenPiece = (token: TokenView): Item => `token:${token.side === 'Attacker' ? 'attacker' : 'defender'}-${token.number}`;

/** The pieces a token answers to: itself and, for its owner, the unit beneath it. */
export function piecesOf(token: TokenView): Item[] {
  const face = faceOf(token);
  return typeof face === 'number' ? [tokenPiece(token), `unit:${face}`] : [tokenPiece(token)];
}

/** The square an offer leads to, by its name. */
export const squareIn = ({ touch }: Offer): string | null => valueOf(touch.at[0], 'square');

/** Order dice by face: +1, 0, −1. */
export type Pool = readonly [plus: number, zero: number, minus: number];
const FACES = ['plus', 'zero', 'minus'] as const;

/** The dice that pay for an offer; null where it is not paid with dice. */
export function poolOf({ touch }: Offer): Pool | null {
  const count = (face: (typeof FACES)[number]) => touch.pays.find((price) => price.piece === (`die:${face}` satisfies Item))?.count ?? 0;
  const [plus, zero, minus] = FACES.map(count);
  return (plus ?? 0) + (zero ?? 0) + (minus ?? 0) === 0 ? null : [plus ?? 0, zero ?? 0, minus ?? 0];
}

/** The square a token lies on, by its name; null for one that flanks or waits. */
const squareAt = ({ at }: TokenView) => (typeof at === 'object' && 'square' in at ? at.square : null);

/** The tokens on the table with their places: one in the middle of its square; several two by two, further ones aside. */
export function tokensOf(view: View, sheet: Sheet, lay: Lay) {
  const side = sheet.tables.square;
  const crowd = new Map<string, number>();
  for (const token of view.tokens) {
    const square = squareAt(token);
    if (square) crowd.set(squareName(square), (crowd.get(squareName(square)) ?? 0) + 1);
  }
  const count = new Map<string, number>();
  return view.tokens.flatMap((token) => {
    const square = squareAt(token);
    if (!square) return [];
    const name = squareName(square);
    const n = count.get(name) ?? 0;
    count.set(name, n + 1);
    const box = squareBox(lay, square, side);
    const within = (place: number) => (crowd.get(name) === 1 ? side / 2 : side * (0.28 + 0.44 * place) + Math.floor(n / 4) * 9);
    const face = faceOf(token);
    const unit = typeof face === 'number' ? view.units.find((one) => one.unit === face) : undefined;
    const def = unit ? defOf(sheet, unit) : undefined;
    return [{ token, face, unit, def, x: box.x + within(n % 2), y: box.y + within(Math.floor(n / 2) % 2) }];
  });
}

/** Of what may lie at one place turned this way and that, the way it is held; else the first. */
export function heldAt(spots: readonly Spot[], held: (spot: Spot) => boolean | undefined): Spot[] {
  const found = new Map<string, Spot>();
  for (const spot of spots) {
    const place = spot.at.join();
    if (!found.has(place) || held(spot)) found.set(place, spot);
  }
  return [...found.values()];
}
