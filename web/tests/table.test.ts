import { describe, expect, it } from 'vitest';
import type { Branch, Headline, Message, Odds, Tone } from '../src/api/types';
import { held, LARGEST, MARGIN, shown, zoomed } from '../src/table/camera';
import { lastThrow } from '../src/table/dice';
import { grouped, pieceKeys } from '../src/table/grouping';
import { due } from '../src/table/lessons';
import { headline, subject, sureness } from '../src/table/odds';
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
  const odds = (...branches: Branch[]): Odds => ({
    branches,
    exact: true,
    samples: 0,
    passed: false,
    idle: false,
    headline: null,
    forecast: null,
  });

  const head = (more: Partial<Headline>): Headline => ({
    chance: 2 / 3,
    fraction: [2, 3],
    tone: 'good',
    certain: false,
    subject: [],
    at_least: false,
    others: 0,
    ...more,
  });
  const say = ({ key, args }: Message): string =>
    [key, ...args.map(([, arg]) => (typeof arg === 'object' && 'en' in arg ? arg.en : String(arg)))].join(' ');

  it('name what a percentage is the chance of', () => {
    expect(subject(head({ subject: [{ key: 'two casualties.', args: [] }] }), say)).toBe('two casualties');
    expect(subject(head({ subject: [{ key: 'two casualties.', args: [] }], at_least: true }), say)).toBe('odds-at-least two casualties');
    const many = head({
      subject: [
        { key: 'a.', args: [] },
        { key: 'b.', args: [] },
      ],
      others: 3,
    });
    expect(subject(many, say)).toBe('a / b / odds-others 3');
    expect(subject(head({}), say)).toBe('word-nothing');
  });

  it('say how sure they are, and that somebody may interrupt', () => {
    expect(sureness(odds(branch('', 1, 1)), say)).toBe('word-exactly');
    expect(sureness({ ...odds(branch('', 1, 1)), exact: false, samples: 40, passed: true }, say)).toBe(
      'word-uninterrupted word-sampled 40',
    );
  });

  it('are silent where the rules name no number, as those of kept versions do', () => {
    expect(headline(odds(branch('', 1, 1)))).toBeNull();
    expect(headline(undefined)).toBeNull();
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
