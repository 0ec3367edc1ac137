// Which piece an offered action glows on.

import { squareOf } from './layout';
import type { Offer, TokenView, View } from './types';

/** The offers by the piece they are about; what is about no piece stands under ''. */
export function bySubject(offers: readonly Offer[]): Map<string, Offer[]> {
  const found = new Map<string, Offer[]>();
  for (const offer of offers) {
    const list = found.get(offer.subject);
    if (list) list.push(offer);
    else found.set(offer.subject, [offer]);
  }
  return found;
}

/** The square an action leads to: `enter u4 c3`, `token 2 c3`. */
export function goal(action: string): string | null {
  const words = action.split(' ');
  const last = words.at(-1) ?? '';
  return (words[0] === 'enter' || words[0] === 'token') && squareOf(last) ? last : null;
}

/** Offers that lead to a square, by square; those of `picked` (a subject) alone where one is picked up. */
export function bySquare(offers: readonly Offer[], picked: string | null): Map<string, Offer[]> {
  const found = new Map<string, Offer[]>();
  for (const offer of offers) {
    const square = goal(offer.action);
    if (square === null || (picked !== null && offer.subject !== picked && !(picked === 'decoy' && isDecoy(offer)))) continue;
    const list = found.get(square);
    if (list) list.push(offer);
    else found.set(square, [offer]);
  }
  return found;
}

export const isDecoy = (offer: Offer): boolean => offer.action.startsWith('enter decoy ');

/** The unit a token stands for, where the viewer may know. */
export function faceOf(token: TokenView): number | 'decoy' | null {
  const face = token.stands_for;
  if (face === null) return null;
  return face === 'decoy' ? 'decoy' : face.unit;
}

/** The subjects a token answers to: its own and, for its owner, those of the unit beneath it. */
export function subjectsOf(token: TokenView): string[] {
  const face = faceOf(token);
  return typeof face === 'number' ? [`token:${token.token}`, `unit:${face}`] : [`token:${token.token}`];
}

/** Offers on these subjects that are chosen from a menu: not those that lead to a square. */
export const choicesOn = (subjects: ReadonlyMap<string, Offer[]>, names: readonly string[]): Offer[] =>
  names.flatMap((name) => subjects.get(name) ?? []).filter((offer) => goal(offer.action) === null);

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

/** The dice of a pool in notation: `++0-` → [2, 1, 1]. */
export function poolOf(action: string): [number, number, number] | null {
  const words = action.split(' ');
  if (words[0] !== 'give' && words[0] !== 'dice') return null;
  const pool = words.at(-1) ?? '';
  if (pool === 'none') return [0, 0, 0];
  if (!/^[+0-]+$/.test(pool)) return null;
  const count = (sign: string) => [...pool].filter((one) => one === sign).length;
  return [count('+'), count('0'), count('-')];
}
