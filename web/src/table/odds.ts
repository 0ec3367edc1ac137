// Odds as a player reads them: one number to compare by, and the whole distribution behind it.

import type { Branch, Odds, Tone } from '../api/types';

/** Where nothing is hoped for or feared, less likely outcomes than this are not put beside an action. */
const LIKELY = 0.1;

export interface Headline {
  /** The chance of what a player hopes for; where there is nothing to hope for, of what he fears; where nothing is
   * marked, of the likeliest outcome, if it is likely at all. */
  chance: number;
  fraction: [number, number] | null;
  tone: Tone;
  /** Nothing is left to chance. */
  certain: boolean;
}

export function headline(odds: Odds): Headline | null {
  // What it comes to in the end says more than what it comes to at once.
  const branches = odds.forecast?.spreads[0]?.branches ?? odds.branches;
  const [first] = branches;
  if (!first) return null;
  if (branches.length === 1) {
    // A sure defeat at the end of an undertaking is worth saying; what happens at once without a die is not.
    const certain = first.chance >= 1 && !odds.forecast;
    return { chance: first.chance, fraction: first.fraction, tone: first.tone, certain };
  }
  const all = (wanted: Tone) => branches.filter((branch) => branch.tone === wanted);
  const wanted = (['good', 'bad'] as const).find((one) => all(one).length > 0) ?? 'plain';
  // One of many cards that may be drawn is nothing to compare by.
  if (wanted === 'plain' && first.chance < LIKELY) return null;
  const chosen = wanted === 'plain' ? [first] : all(wanted);
  const chance = chosen.reduce((sum, branch) => sum + branch.chance, 0);
  return { chance, fraction: sum(chosen), tone: wanted, certain: false };
}

/** The sum of the branches' fractions in lowest terms; null where one has none or the numbers grow too large. */
export function sum(branches: readonly Branch[]): [number, number] | null {
  let [n, d] = [0, 1];
  for (const { fraction } of branches) {
    if (!fraction) return null;
    [n, d] = [n * fraction[1] + fraction[0] * d, d * fraction[1]];
    const common = gcd(n, d);
    [n, d] = [n / common, d / common];
    if (d > 1e9) return null;
  }
  return [n, d];
}

const gcd = (a: number, b: number): number => (b === 0 ? a || 1 : gcd(b, a % b));
