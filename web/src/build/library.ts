// The lists kept in this browser, by game. What another tab has saved meanwhile stays.

import { read as recall, write as keep } from '../parts/memory';
import type { Laid, List } from '../api/types';

export interface Saved {
  id: string;
  list: List;
  /** When it was changed last. */
  at: number;
}

const sane = (one: unknown): one is Saved => {
  const saved = one as Partial<Saved> | null;
  return typeof saved?.id === 'string' && Array.isArray(saved.list?.entries) && typeof saved.list.terms === 'object';
};

/** The kept lists, the latest first. */
export function kept(game: string): Saved[] {
  try {
    const all = JSON.parse(recall(`lists.${game}`) ?? '[]') as unknown;
    return Array.isArray(all) ? all.filter(sane).sort((one, other) => other.at - one.at) : [];
  } catch {
    return [];
  }
}

export function save(game: string, id: string, list: List, at = Date.now()): Saved[] {
  const all = [{ id, list, at }, ...kept(game).filter((one) => one.id !== id)];
  keep(`lists.${game}`, JSON.stringify(all));
  return all;
}

export function drop(game: string, id: string): Saved[] {
  const all = kept(game).filter((one) => one.id !== id);
  keep(`lists.${game}`, JSON.stringify(all));
  return all;
}

export const fresh = (): string => Math.random().toString(36).slice(2, 10);

/** The list that was worked on last. */
export const last = (game: string): string => recall(`list.${game}`) ?? '';
export const remember = (game: string, id: string): void => keep(`list.${game}`, id);

/** A list is drawn for the seat in secret. */
export const LOT = 'lot';

/** What was chosen for the seats, as the server lays it down: "" for the usual list, `lot`, `ready:ID`, `own:ID`. */
export function laid(game: string, chosen: readonly string[]): (Laid | null)[] {
  const own = kept(game);
  return chosen.map((value) => {
    if (value === LOT) return LOT;
    const [kind, id = ''] = value.split(':');
    if (kind === 'ready') return { ready: id };
    const mine = kind === 'own' ? own.find((one) => one.id === id) : undefined;
    return mine ? { own: mine.list } : null;
  });
}
