// Who acts, and what stands for whom.

import { valueOf } from '../pieces';
import type { Item, Offer, TokenView, View } from './types';

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

/** The unit whose move, shot or order is being decided. */
export function actingUnit(view: View, frame: string): number | null {
  const none = 255;
  if (['march', 'formation'].includes(frame)) return view.march.unit === none ? null : view.march.unit;
  const acts = ['target', 'second-target', 'mistake', 'observation', 'whom', 'ordering', 'dice', 'supervise'];
  if (acts.includes(frame)) return view.order.unit === none ? null : view.order.unit;
  const last = view.pending.at(-1);
  if (!last || typeof last !== 'object') return null;
  if ('aim-point' in last) return last['aim-point'];
  if ('removal' in last) return last.removal;
  return 'self-regroup' in last ? last['self-regroup'] : null;
}

/** Order dice by face: +1, 0, −1. */
export type Pool = readonly [plus: number, zero: number, minus: number];
const FACES = ['plus', 'zero', 'minus'] as const;

/** The dice that pay for an offer; null where it is not paid with dice. */
export function poolOf({ touch }: Offer): Pool | null {
  const count = (face: (typeof FACES)[number]) => touch.pays.find((price) => price.piece === (`die:${face}` satisfies Item))?.count ?? 0;
  const [plus, zero, minus] = FACES.map(count);
  return (plus ?? 0) + (zero ?? 0) + (minus ?? 0) === 0 ? null : [plus ?? 0, zero ?? 0, minus ?? 0];
}
