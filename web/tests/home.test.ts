import { describe, expect, it } from 'vitest';
import type { Glance, MatchMeta } from '../src/api/types';
import { byTurn, isMine, lastLines, lastScene, tally, turnOf } from '../src/home/left';
import { line, meta } from './made';

const glance = (seat: number | null, happened: Glance['happened'] = []): Glance => ({
  node: seat === null ? { kind: 'chance' } : { kind: 'decision', seat },
  prompt: null,
  happened,
  clocks: [],
});
const match = (id: string, more: Partial<MatchMeta> = {}): MatchMeta => ({ ...meta(1), id, ...more });

describe('the matches somebody comes back to', () => {
  it('stand with those first in which it is their turn, and the newest first among those', () => {
    const all = [
      match('theirs', { updated: 9 }),
      match('waits', { updated: 8, status: 'waiting' }),
      match('old', { updated: 1 }),
      match('new', { updated: 5 }),
    ];
    const glances = new Map([
      ['theirs', glance(1)],
      ['waits', glance(0)],
      ['old', glance(0)],
      ['new', glance(0)],
    ]);
    expect(byTurn(all, glances).map((one) => one.id)).toEqual(['new', 'old', 'theirs', 'waits']);
    expect(isMine(all[1]!, glances.get('waits'))).toBe(false);
    expect([turnOf(glance(null)), turnOf(undefined)]).toEqual([null, null]);
  });

  it('say the last thing that happened', () => {
    const scene = lastScene(glance(0, [line(1, 2), line(2, 6)]));
    expect(lastLines(scene).at(-1)?.step).toBe(2);
    expect(lastScene(glance(0))).toBeNull();
  });

  it('are counted once they are over, and won where nobody here lost', () => {
    const outcome = (winners: number[], losers: number[]) => ({
      outcome: { winners, losers, label: '', grade: '', score: 0, message: { key: '', args: [] } },
    });
    const two = [
      { seat: 0, kind: 'human', name: 'me', salt: '', you: true },
      { seat: 1, kind: 'local', name: '', salt: '', you: true },
    ] as const;
    const all = [
      match('a', outcome([0], [1])),
      match('b', outcome([1], [0])),
      match('c', { ...outcome([0], [1]), seats: [...two] }),
      match('d', { ...outcome([0], []), game: 'other' }),
      match('e', { ...outcome([0], []), imported: true }),
      match('f'),
    ];
    expect(tally(all)).toEqual([
      { game: 'toy', over: 3, won: 1 },
      { game: 'other', over: 1, won: 1 },
    ]);
  });
});
