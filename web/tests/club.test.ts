import { describe, expect, it } from 'vitest';
import { fresh } from '../src/club/club.svelte';
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
    expect(parse(to.programs)).toEqual({ at: 'programs' });
    expect(parse(to.search('Añé'))).toEqual({ at: 'search', name: 'Añé' });
    expect(parse(to.search())).toEqual({ at: 'search', name: '' });
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
