// What this browser gives to the dice, and what it was promised: at the end the page can say whether both stand there.
import { read, write } from '../parts/memory';
import type { MatchMeta } from './types';

const NAME = 'dice';

/** So many matches are remembered. */
const MOST = 200;

type Given = [match: string, commitment: string, salt: string];

function all(): Given[] {
  try {
    const kept: unknown = JSON.parse(read(NAME) ?? '[]');
    return Array.isArray(kept) ? (kept as Given[]) : [];
  } catch {
    return [];
  }
}

/** 128 random bits: nobody foresees them. */
export function newSalt(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Remembers what was promised, and what was given for it. */
export function note(match: string, commitment: string, salt: string): void {
  const others = all().filter(([id]) => id !== match);
  write(NAME, JSON.stringify([[match, commitment, salt] satisfies Given, ...others].slice(0, MOST)));
}

/** Whether the match stands for the promise made to this browser, with the salt it gave; `null`: it gave none. */
export function isKept(meta: Pick<MatchMeta, 'id' | 'commitment' | 'seats'>): boolean | null {
  const given = all().find(([id]) => id === meta.id);
  if (!given) return null;
  const [, commitment, salt] = given;
  return commitment === meta.commitment && meta.seats.some((seat) => seat.you && seat.salt === salt);
}
