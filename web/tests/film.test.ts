// The film: what belongs together, how long it takes, and that nothing is left out.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LogLine, Offer } from '../src/api/types';
import { changed, framesOf, type Frame } from '../src/table/film/patch';
import { Film } from '../src/table/film/player.svelte';
import { FILM_MS, gathered, lengthOf, reelOf, scenesOf, told, type Beat, type Scene } from '../src/table/film/scenes';
import { press } from '../src/table/taken';

const beat = (kind: Beat['kind'], more: Partial<Beat> = {}): Beat => ({
  kind,
  tone: 'plain',
  side: null,
  on: [],
  path: [],
  dice: [],
  amount: 0,
  ...more,
});
const line = (step: number, kind: Beat['kind'], more: Partial<Beat> = {}, key = `event-${kind}`): LogLine => ({
  step,
  message: { key, args: [] },
  rule: '',
  beat: beat(kind, more),
});
const die = (face: number) => ({ dice: [{ face, sides: 6 }] });
const march = (step: number, unit: number, from: string, to: string) =>
  line(step, 'travel', { on: [`unit:${unit}`], path: [from, to], side: 0 });
const kinds = (scenes: Scene[]) => scenes.map((scene) => scene.lines.map((one) => one.beat.kind).join('+'));

describe('scenes', () => {
  it('a shot, its die, its modifier and its loss are one', () => {
    const lines = [
      line(1, 'strike', { on: ['cell:a1'], path: ['cell:a1', 'cell:a3'] }),
      line(2, 'dice', { amount: 1 }),
      line(2, 'dice', die(5)),
      line(2, 'hurt', { on: ['cell:a3'] }),
      line(2, 'lost', { on: ['cell:a3'] }),
      line(3, 'strike', { on: ['cell:b1'], path: ['cell:b1', 'cell:b3'] }),
    ];
    expect(kinds(scenesOf(lines))).toEqual(['strike+dice+dice+hurt+lost', 'strike']);
  });

  it('a march and a stack with one goal are one, other moves are not', () => {
    const way = [march(1, 1, 'a', 'b'), march(2, 1, 'b', 'c')];
    expect(scenesOf(way)).toHaveLength(1);
    expect(scenesOf([march(1, 1, 'a', 'c'), march(2, 2, 'b', 'c')])).toHaveLength(1);
    expect(scenesOf([march(1, 1, 'a', 'c'), march(2, 2, 'b', 'd')])).toHaveLength(2);
  });

  it('a card opens a scene, and what it does in its step belongs to it', () => {
    const lines = [line(1, 'card', { on: ['card:1'] }), line(1, 'tick', { amount: 2 }), line(2, 'card', { on: ['card:2'] })];
    expect(kinds(scenesOf(lines))).toEqual(['card+tick', 'card']);
  });

  it('every line is in one scene, in order', () => {
    const all: Beat['kind'][] = ['banner', 'card', 'hidden', 'travel', 'dice', 'strike', 'hurt', 'lost', 'mark', 'tick', 'take', 'end'];
    const lines = Array.from({ length: 400 }, (_, at) =>
      line(1 + Math.floor(at / 3), all[(at * 7 + (at % 5)) % all.length]!, { on: [`unit:${at % 9}`] }),
    );
    expect(scenesOf(lines).flatMap((scene) => scene.lines)).toEqual(lines);
    expect(gathered(scenesOf(lines)).flatMap((scene) => scene.lines)).toEqual(lines);
  });

  it('tells what it is and what came of it', () => {
    const [scene] = scenesOf([line(1, 'dice', die(6)), line(1, 'lost', { on: ['unit:1'] })]);
    expect(told(scene!).map((one) => one.beat.kind)).toEqual(['dice', 'lost']);
  });
});

describe('time', () => {
  it('no scene is longer than three seconds, and a long turn takes twenty', () => {
    const lines = Array.from({ length: 300 }, (_, at) => march(at + 1, at, `place:${at}`, `place:${at + 500}`));
    const { scenes, lengths } = reelOf(lines);
    expect(scenes.flatMap((scene) => scene.lines)).toEqual(lines);
    expect(lengths.reduce((all, ms) => all + ms, 0)).toBeLessThanOrEqual(FILM_MS + 1);
    expect(Math.max(...scenes.map(lengthOf))).toBeLessThanOrEqual(3000);
  });

  it('marches to one place are told with their number before anything is hurried', () => {
    const lines = Array.from({ length: 60 }, (_, at) => line(at + 1, 'card', { on: [`card:${at}`], path: ['deck', 'discard'] }));
    const { scenes } = reelOf(lines);
    expect(scenes).toHaveLength(1);
    expect(scenes[0]!.count).toBe(60);
  });

  it('what has been played leaves less for the rest', () => {
    const lines = Array.from({ length: 30 }, (_, at) => line(at + 1, 'lost', { on: [`unit:${at}`] }, `event-${at}`));
    const all = (played: number) => reelOf(lines, played).lengths.reduce((sum, ms) => sum + ms, 0);
    expect(all(10_000)).toBeLessThan(all(0));
    expect(all(19_900)).toBeGreaterThan(0);
  });
});

describe('views', () => {
  it('each shot changes the view before it, which stays as it is', () => {
    const first = { units: [{ at: 1 }, { at: 2 }], gone: 1 };
    const changes = [{ path: ['units', 1, 'at'], value: 5 }, { path: ['gone'] }, { path: ['new'], value: null }];
    expect(changed(first, changes)).toEqual({ units: [{ at: 1 }, { at: 5 }], new: null });
    expect(first).toEqual({ units: [{ at: 1 }, { at: 2 }], gone: 1 });
    const film = {
      from: 0,
      to: 2,
      view: first,
      shots: [
        { step: 1, changes, log: [] },
        { step: 2, changes: [{ path: [], value: 7 }], log: [] },
      ],
    };
    expect(framesOf(film).map((frame) => frame.view)).toEqual([{ units: [{ at: 1 }, { at: 5 }], new: null }, 7]);
  });
});

describe('the player', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function play(reels: (Frame[] | null)[], speed = 1, moves = true) {
    const seen: LogLine[] = [];
    const left: LogLine[][] = [];
    const film = new Film({
      speed: () => speed,
      moves: () => moves,
      more: async () => reels.shift() ?? null,
      begins: (scene) => seen.push(...scene.lines),
      ended: (rest) => left.push([...rest]),
    });
    return { film, seen, left };
  }
  const frame = (step: number, ...log: LogLine[]): Frame => ({ step, view: `view ${step}`, log });
  const turn = () => [
    frame(1, march(1, 1, 'a', 'b')),
    frame(2, line(2, 'strike', { on: ['c'] })),
    frame(3, line(3, 'dice', die(4)), line(3, 'lost', { on: ['unit:4'] })),
    frame(4, march(4, 2, 'x', 'y')),
  ];

  it('shows every event once and in order, with the views that belong to it, and ends at the present', async () => {
    const { film, seen, left } = play([turn(), null]);
    film.hold(0, 'view 0');
    const views = new Set<unknown>([film.view]);
    for (let ms = 0; ms < 10_000 && film.playing; ms += 20) {
      await vi.advanceTimersByTimeAsync(20);
      if (film.playing) views.add(film.view);
    }
    expect(seen).toEqual(turn().flatMap((one) => one.log));
    expect([...views]).toEqual(['view 0', 'view 1', 'view 3', 'view 4']);
    expect(left).toEqual([[]]);
    expect(film.view).toBeUndefined();
  });

  it('a skip leaves nothing of it, and hands back what was not played', async () => {
    const { film, seen, left } = play([turn(), null]);
    film.hold(0, 'view 0');
    await vi.advanceTimersByTimeAsync(100);
    film.skip();
    expect([...seen, ...left[0]!]).toEqual(turn().flatMap((one) => one.log));
    expect([film.playing, film.view, film.scene]).toEqual([false, undefined, null]);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(left).toHaveLength(1);
  });

  it('an update extends a running film', async () => {
    const { film, seen, left } = play([turn().slice(0, 2), turn().slice(2), null]);
    film.hold(0, 'view 0');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(seen).toEqual(turn().flatMap((one) => one.log));
    expect(left).toEqual([[]]);
  });

  it('pauses, goes on, and goes back a scene', async () => {
    const { film, seen } = play([turn(), null]);
    film.hold(0, 'view 0');
    await vi.advanceTimersByTimeAsync(50);
    film.pause();
    const there = seen.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(seen).toHaveLength(there);
    film.go(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(film.scene?.lead).toBe('strike');
    film.go(-1);
    await vi.advanceTimersByTimeAsync(1);
    expect(film.scene?.lead).toBe('travel');
    film.pause();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(film.playing).toBe(false);
  });

  it('four times as fast takes a quarter; where nothing may move each scene is a still', async () => {
    const run = async (speed: number, moves: boolean) => {
      const { film } = play([turn(), null], speed, moves);
      film.hold(0, 'view 0');
      let ms = 0;
      for (; film.playing; ms += 10) await vi.advanceTimersByTimeAsync(10);
      return ms;
    };
    const [usual, fast, still] = [await run(1, true), await run(4, true), await run(1, false)];
    expect(fast / usual).toBeGreaterThan(0.2);
    expect(fast / usual).toBeLessThan(0.35);
    expect(still).toBeGreaterThanOrEqual(3 * 600);
  });
});

describe('why not', () => {
  const offer = (on: string[], at: string[] = []): Offer =>
    ({
      action: '',
      message: { key: '', args: [] },
      rule: '',
      caution: null,
      touch: { on, at, covers: [], pays: [], then: [] },
    }) as Offer;
  const offers = [offer(['unit:1'], ['place:a']), offer(['unit:2'], ['place:b'])];

  it('is asked where a piece that can act meets what is no target of it', () => {
    expect(press(offers, null, ['unit:1'])).toEqual({ on: 'unit:1', ask: null });
    expect(press(offers, 'unit:1', ['place:b'])).toEqual({ on: 'unit:1', ask: 'place:b' });
    expect(press(offers, 'unit:1', ['place:a'])).toEqual({ on: 'unit:1', ask: null });
    expect(press(offers, 'unit:1', ['unit:9', 'place:a']).ask).toBeNull();
    expect(press(offers, 'unit:1', ['unit:2'])).toEqual({ on: 'unit:2', ask: null });
    expect(press(offers, 'unit:1', ['unit:1']).ask).toBeNull();
    expect(press(offers, 'unit:3', ['place:b']).ask).toBeNull();
    expect(press(offers, 'unit:1', [])).toEqual({ on: null, ask: null });
  });
});
