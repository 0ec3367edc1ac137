import { describe, expect, it } from 'vitest';
import { fresh } from '../src/club/club.svelte';
import type { Pairing, TournamentKind, TournamentWhole } from '../src/api/types';
import { crossed, halves, mineNow } from '../src/cups/words';
import { curve, HEIGHT, WIDTH } from '../src/club/curve';
import { parse, to } from '../src/parts/router.svelte';

describe('the club', () => {
  it('hears what is new alone', () => {
    expect(fresh(['a', 'b', 'c'], ['b'])).toEqual(['a', 'c']);
    expect(fresh([], ['b'])).toEqual([]);
  });

  it('has addresses for people and new tables', () => {
    expect(parse(to.person('Añé'))).toEqual({ at: 'person', name: 'Añé' });
    expect(parse(to.open('pasaran', 'Ana'))).toEqual({ at: 'open', game: 'pasaran', name: 'Ana' });
    expect(parse(to.open())).toEqual({ at: 'open', game: '', name: '' });
  });
});

describe('tournaments', () => {
  const row = (number: number, name: string) => ({
    ...{ place: number, number, name, rating: 1500, gone: false, points: 0, buchholz: 0, sonneborn: 0, wins: 0 },
  });
  const cup = (kind: TournamentKind, pairings: Pairing[]): TournamentWhole => ({
    about: {
      ...{ id: 'x', name: 'Copa', host: 'Ana', game: 'pasaran', scenario: '', kind, rated: false, legs: 2, state: 'playing', round: 2 },
      ...{ clock: { kind: 'days', days: 2 }, rounds: 3, starts: 0, entered: 3, most: 8, you: true },
    },
    you: 1,
    hosting: false,
    standings: [row(1, 'Ana'), row(2, 'Ben'), row(3, 'Eva')],
    pairings,
  });
  const pairings: Pairing[] = [
    { round: 1, board: 0, one: 1, other: 2, id: 'a', status: 'over', scores: [2, 0], how: 'played' },
    { round: 1, board: 0, one: 2, other: 1, id: 'b', status: 'over', scores: [1, 1], how: 'played' },
    { round: 1, board: 1, one: 3, scores: [2, 0], how: 'bye' },
    { round: 2, board: 0, one: 3, other: 1, id: 'c', status: 'waiting' },
    { round: 2, board: 0, one: 1, other: 3, id: 'd', status: 'over', scores: [0, 2], how: 'played' },
  ];

  it('count in halves', () => {
    expect([0, 1, 2, 3, 4].map(halves)).toEqual(['0', '½', '1', '1½', '2']);
  });

  it('add up both matches of a pair, round by round or against each', () => {
    expect(crossed(cup('swiss', pairings), 1)).toEqual([
      { score: '1½', other: 2, open: false },
      { score: '0', other: 3, open: true },
    ]);
    expect(crossed(cup('swiss', pairings), 3)[0]).toEqual({ score: '1', other: null, open: false });
    expect(crossed(cup('robin', pairings), 2)).toEqual([{ score: '½', other: 1, open: false }, null, null]);
  });

  it('show everybody the matches they have to play now', () => {
    expect(mineNow(cup('swiss', pairings)).map(({ id }) => id)).toEqual(['c']);
    expect(parse(to.cup('x'))).toEqual({ at: 'cup', id: 'x' });
    expect([parse(to.cups), parse(to.newCup)]).toEqual([{ at: 'cups' }, { at: 'newCup' }]);
  });
});

describe('a curve', () => {
  const points = (...ratings: number[]) => ratings.map((rating, at) => ({ at, rating }));
  it('is none without a match, and a point after one', () => {
    expect(curve([])).toBeNull();
    expect(curve(points(1500))!.line).toMatch(/^M[\d.]+ [\d.]+$/);
  });

  it('rises with the rating and stays in its picture', () => {
    const drawn = curve(points(1500, 1662, 1580, 1900))!;
    const ys = [...drawn.line.matchAll(/ ([\d.]+)/g)].map((found) => Number(found[1]));
    expect(ys[1]).toBeLessThan(ys[0]!);
    expect(ys[2]).toBeGreaterThan(ys[1]!);
    expect(Math.min(...ys)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...ys)).toBeLessThanOrEqual(HEIGHT);
    expect(drawn.end.x).toBeLessThanOrEqual(WIDTH);
    expect(drawn.marks.map(({ rating }) => rating)).toEqual([1500, 1600, 1700, 1800, 1900]);
  });

  it('makes no hills of a few points', () => {
    const drawn = curve(points(1500, 1504))!;
    expect(Math.abs(drawn.end.y - HEIGHT / 2)).toBeLessThan(6);
  });
});
