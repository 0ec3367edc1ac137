import { describe, expect, it } from 'vitest';
import { around, place, type Area } from '../src/learn/place';
import { better, nameOf, parseStars, starsFor } from '../src/learn/stars.svelte';
import { merged } from '../src/parts/kept';
import { parse, to } from '../src/parts/router.svelte';

const room = { w: 1000, h: 600 };
const size = { w: 300, h: 150 };
const covers = (spot: { x: number; y: number }, lit: Area) =>
  spot.x < lit.x + lit.w && lit.x < spot.x + size.w && spot.y < lit.y + lit.h && lit.y < spot.y + size.h;

describe('the bubble of a lesson', () => {
  it('stands beside what is lit, wherever that lies, and inside the board', () => {
    for (const lit of [
      { x: 100, y: 100, w: 60, h: 60 },
      { x: 930, y: 20, w: 60, h: 60 },
      { x: 10, y: 530, w: 60, h: 60 },
      { x: 930, y: 530, w: 60, h: 60 },
      { x: 470, y: 270, w: 60, h: 60 },
    ]) {
      const spot = place(room, [lit], size);
      expect(covers(spot, lit), JSON.stringify(lit)).toBe(false);
      expect(spot.x >= 0 && spot.y >= 0 && spot.x + size.w <= room.w && spot.y + size.h <= room.h).toBe(true);
    }
  });

  it('leaves all of several free, even where they lie far apart', () => {
    const lit = [
      { x: 20, y: 20, w: 80, h: 80 },
      { x: 900, y: 500, w: 80, h: 80 },
    ];
    const spot = place(room, lit, size);
    expect(lit.some((one) => covers(spot, one))).toBe(false);
  });

  it('goes to the corner where nothing is lit', () => {
    expect(place(room, [], size)).toEqual({ x: 692, y: 442 });
    expect(around([])).toBeNull();
  });
});

describe('the stars of lessons', () => {
  it('are three without a slip, and never none', () => {
    expect([0, 1, 2, 3, 20].map(starsFor)).toEqual([3, 2, 2, 1, 1]);
  });

  it('are read from anything that was written, and the better of two counts', () => {
    expect(parseStars(null)).toEqual({});
    expect(parseStars('nonsense')).toEqual({});
    expect(parseStars('[3]')).toEqual({ 0: 3 });
    expect(parseStars('{"a/b":2,"c/d":9,"e/f":"3"}')).toEqual({ 'a/b': 2 });
    expect(better({ 'a/b': 1, 'c/d': 3 }, { 'a/b': 2, 'c/d': 1 })).toEqual({ 'a/b': 2, 'c/d': 3 });
    expect(nameOf('amanecer', 'moscow')).toBe('amanecer/moscow');
  });

  it('and settings go with the account: its settings win, its stars are added', () => {
    const here = { speed: '2', palette: 'safe', stars: '{"a/b":3}' };
    const kept = { speed: '0.5', theme: 'dark', stars: '{"a/b":1,"c/d":2}', stranger: 'x', size: 7 };
    expect(merged(here, kept)).toEqual({ speed: '0.5', palette: 'safe', theme: 'dark', stars: '{"a/b":3,"c/d":2}' });
    expect(merged({}, {})).toEqual({});
  });
});

describe('the address of a lesson', () => {
  it('is read as it is written', () => {
    expect(parse(to.lesson('amanecer', 'moscow'))).toEqual({ at: 'lesson', game: 'amanecer', lesson: 'moscow' });
    expect(parse('#/g/amanecer/lesson')).toEqual({ at: 'box', game: 'amanecer' });
  });
});
