// Where somebody left off, read from a glance: whose turn it is and the last thing that happened. Pure, so that it can be
// tested.

import type { Glance, LogLine, MatchMeta } from '../api/types';
import { scenesOf, told, type Scene } from '../table/film/scenes';

/** The last thing that happened, as a scene. */
export const lastScene = (glance: Glance | undefined): Scene | null => scenesOf(glance?.happened ?? []).at(-1) ?? null;

/** What it says. */
export const lastLines = (scene: Scene | null): LogLine[] => (scene ? told(scene) : []);

/** The seat that must choose; null where nobody must. */
export const turnOf = (glance: Glance | undefined): number | null => (glance?.node.kind === 'decision' ? glance.node.seat : null);

/** Whether somebody here must choose. */
export const isMine = (match: MatchMeta, glance: Glance | undefined): boolean =>
  match.status === 'playing' && match.seats.some((seat) => seat.you && seat.seat === turnOf(glance));

/** Mine to decide first, then those that go on without me, then those that wait; each the newest first. */
export function byTurn(matches: readonly MatchMeta[], glances: ReadonlyMap<string, Glance>): MatchMeta[] {
  const rank = (match: MatchMeta) =>
    isMine(match, glances.get(match.id)) ? 0 : match.status === 'playing' ? 1 : match.status === 'waiting' ? 2 : 3;
  return [...matches].sort((a, b) => rank(a) - rank(b) || b.updated - a.updated);
}

export interface Tally {
  game: string;
  over: number;
  won: number;
}

/** How many matches were played to the end and won, by game; at one screen with somebody else nobody wins alone. */
export function tally(matches: readonly MatchMeta[]): Tally[] {
  const all = new Map<string, Tally>();
  for (const { game, outcome, seats, imported } of matches) {
    if (!outcome || imported) continue;
    const row = all.get(game) ?? { game, over: 0, won: 0 };
    all.set(game, row);
    row.over += 1;
    const mine = seats.filter((seat) => seat.you).map(({ seat }) => seat);
    if (mine.some((seat) => outcome.winners.includes(seat)) && !mine.some((seat) => outcome.losers.includes(seat))) row.won += 1;
  }
  return [...all.values()].sort((a, b) => b.over - a.over);
}
