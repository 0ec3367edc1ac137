import { describe, expect, it } from 'vitest';
import type { Branch, Odds, Tone } from '../src/api/types';
import { held, LARGEST, MARGIN, shown, zoomed } from '../src/table/camera';
import { lastThrow } from '../src/table/dice';
import { grouped, pieceKeys } from '../src/table/grouping';
import { due } from '../src/table/lessons';
import { headline, sum } from '../src/table/odds';
import { beat, line, offer, snapshot } from './made';

describe('grouping', () => {
  it('keeps the order of the server, a group where its first action stood, what is about nothing last', () => {
    const offers = [offer('a', 'front:north'), offer('end', ''), offer('b', 'card'), offer('c', 'front:north')];
    const groups = grouped(offers).map((group) => [group.piece, group.offers.map((one) => one.action)]);
    expect(groups).toEqual([
      ['front:north', ['a', 'c']],
      ['card', ['b']],
      ['', ['end']],
    ]);
    expect(grouped([])).toEqual([]);
  });

  it('looks for the name of a piece among the words of its game', () => {
    expect(pieceKeys('front:southern')).toEqual(['front-southern']);
    expect(pieceKeys('card')).toEqual(['piece-card']);
  });
});

describe('odds', () => {
  const branch = (key: string, n: number, d: number, tone: Tone = 'plain'): Branch => ({
    tone,
    messages: key ? [{ key, args: [] }] : [],
    chance: n / d,
    fraction: [n, d],
  });
  const odds = (...branches: Branch[]): Odds => ({ branches, exact: true, samples: 0, forecast: null });

  it('lead with the chance of what a player hopes for', () => {
    const two = odds(branch('event-offensive-lost', 2, 3, 'bad'), branch('event-offensive-won', 1, 3, 'good'));
    expect(headline(two)).toMatchObject({ fraction: [1, 3], tone: 'good', certain: false });
  });

  it('add up all good outcomes', () => {
    const gains = Array.from({ length: 6 }, () => branch('event-asset-gained', 1, 36, 'good'));
    const all = headline(odds(branch('event-reorganization-failed', 5, 6, 'bad'), ...gains));
    expect(all?.fraction).toEqual([1, 6]);
    expect(all?.chance).toBeCloseTo(1 / 6);
  });

  it('lead with the risk where there is nothing to hope for', () => {
    const risk = odds(branch('', 5, 6), branch('event-city-fell', 1, 6, 'bad'));
    expect(headline(risk)).toMatchObject({ fraction: [1, 6], tone: 'bad' });
  });

  it('call certain what is certain, and show the likeliest where nothing is marked', () => {
    expect(headline(odds(branch('', 1, 1)))?.certain).toBe(true);
    expect(headline(odds(branch('event-x', 2, 3), branch('event-y', 1, 3)))).toMatchObject({
      fraction: [2, 3],
      tone: 'plain',
    });
    expect(headline({ branches: [], exact: true, samples: 0, forecast: null })).toBeNull();
  });

  it('stay silent where one of many cards is drawn, and tell a sure end', () => {
    const cards = Array.from({ length: 30 }, () => branch('event-card', 1, 30));
    expect(headline(odds(...cards))).toBeNull();
    const x = { key: 'x', args: [] };
    const lost = { assumes: x, exact: true, spreads: [{ title: x, branches: [branch('event-offensive-lost', 1, 1, 'bad')] }] };
    expect(headline({ ...odds(branch('', 1, 1)), forecast: lost })).toMatchObject({ chance: 1, tone: 'bad', certain: false });
  });

  it('lead with what an action comes to in the end, where the game can tell', () => {
    const x = { key: 'x', args: [] };
    const branches = [branch('event-offensive-won', 1, 4, 'good'), branch('event-offensive-lost', 3, 4, 'bad')];
    const seen = { ...odds(branch('', 1, 1)), forecast: { assumes: x, exact: true, spreads: [{ title: x, branches }] } };
    expect(headline(seen)).toMatchObject({ chance: 0.25, tone: 'good', certain: false });
  });

  it('have no fraction where one was sampled', () => {
    expect(sum([branch('', 1, 2), { ...branch('', 1, 4), fraction: null }])).toBeNull();
    expect(sum([branch('', 1, 6), branch('', 1, 3)])).toEqual([1, 2]);
  });
});

describe('dice', () => {
  it('are thrown together when they fall in one step, each with the faces it has', () => {
    const dice = (faces: number[], sides = 6) => faces.map((face) => ({ face, sides }));
    expect(lastThrow([line(1, 3), line(2, 5), line(2, 6), line(3)])).toEqual({ step: 2, dice: dice([5, 6]) });
    expect(lastThrow([{ ...line(1), beat: beat([10], 10) }])).toEqual({ step: 1, dice: dice([10], 10) });
    expect(lastThrow([line(1)])).toBeNull();
  });
});

describe('the camera', () => {
  const board = { w: 800, h: 500 };
  const frame = { w: 1000, h: 700 };

  it('centres a board that fits', () => {
    expect(held({ x: -90, y: 3, zoom: 1 }, board, frame)).toEqual({ x: 100, y: 100, zoom: 1 });
  });

  it('keeps what lies under the pointer there', () => {
    const before = { x: -400, y: -300, zoom: 3 };
    const after = zoomed(before, 1.5, 500, 350, board, frame);
    const under = (at: typeof before) => [(500 - at.x) / at.zoom, (350 - at.y) / at.zoom];
    expect(under(after)[0]).toBeCloseTo(under(before)[0]!);
    expect(under(after)[1]).toBeCloseTo(under(before)[1]!);
  });

  it('neither loses the board nor zooms without end', () => {
    expect(zoomed({ x: 0, y: 0, zoom: 4 }, 100, 0, 0, board, frame).zoom).toBe(LARGEST);
    expect(zoomed({ x: 0, y: 0, zoom: 2 }, 0.01, 0, 0, board, frame)).toEqual({ x: 100, y: 100, zoom: 1 });
    const away = held({ x: 9e9, y: -9e9, zoom: 2 }, board, frame);
    expect(away).toEqual({ zoom: 2, x: MARGIN, y: 700 - 1000 - MARGIN });
  });

  it('brings a piece into sight', () => {
    const camera = { x: -300, y: -200, zoom: 2 };
    const after = shown(camera, { x: 980, y: 100, w: 60, h: 40 }, board, frame);
    expect(after.x).toBe(-300 - (980 + 60 + MARGIN - 1000));
    expect(after.y).toBe(-200);
  });
});

describe('lessons', () => {
  const texts = { es: '', en: 'x', fr: '' };
  const lesson = (on: string, focus = '') => ({ on, focus, rule: '1.0', title: texts, text: texts });
  const guide = { lessons: [lesson('prompt-first'), lesson('event-later'), lesson('prompt-actions', 'card'), lesson('action-go')] };

  it('are told once each, when their message has turned up, in their order', () => {
    const now = { ...snapshot(1), offers: [offer('go', '')] };
    expect(due(guide, now, new Set())?.on).toBe('prompt-first');
    const told = ['prompt-first'];
    expect(due(guide, now, new Set(told))?.on).toBe('prompt-actions');
    expect(due(guide, now, new Set([...told, 'prompt-actions']))?.on).toBe('action-go');
    expect(due(guide, now, new Set([...told, 'prompt-actions', 'action-go']))).toBeNull();
    const log = [{ ...line(1), message: { key: 'event-later', args: [] } }];
    expect(due(guide, { ...now, log }, new Set(told))?.on).toBe('event-later');
  });

  it('point at the piece they speak of: their own, that of the offer, or the one the message names', () => {
    const now = { ...snapshot(1), offers: [offer('stay', 'card'), offer('go', 'front:southern')] };
    expect(due(guide, now, new Set())?.focus).toBeNull();
    expect(due(guide, now, new Set(['prompt-first']))?.focus).toBe('card');
    expect(due(guide, now, new Set(['prompt-first', 'prompt-actions']))?.focus).toBe('front:southern');
    const log = [{ ...line(1), message: { key: 'event-later', args: [] }, beat: { ...beat(), on: ['front:eastern'] } }];
    expect(due(guide, { ...now, log }, new Set(['prompt-first']))?.focus).toBe('front:eastern');
  });
});
