import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { touching } from '../../../tests/made';
import { Speaker } from '../../i18n/speaker';
import { describe as read } from './describe';
import { chance, cm, inside, placeAt, put, scatter, smooth, squareBox, squareName, squareOf, turned, type Lay } from './layout';
import { heldAt, piecesOf, poolOf, squareIn } from './acting';
import type { Sheet, TokenView, UnitView, View } from './types';

const own: Lay = { w: 1200, h: 1200, flip: false };
const other: Lay = { ...own, flip: true };

describe('the sheet', () => {
  it('has the own edge of whoever looks at its foot, and finds every place again', () => {
    expect(put(own, [0, 0])).toEqual([0, 1200]);
    expect(put(other, [0, 0])).toEqual([1200, 0]);
    for (const lay of [own, other]) expect(placeAt(lay, put(lay, [3456, 789]))).toEqual([3456, 789]);
    expect(placeAt(own, [-50, 5000])).toEqual([0, 0]);
  });

  it('turns figures to where they look', () => {
    // 64 is towards the defender: up for the attacker, down for the defender.
    expect(turned(own, 64)).toBe(0);
    expect(turned(own, 0)).toBe(90);
    expect(turned(other, 64)).toBe(180);
  });

  it('knows squares by name and where they lie', () => {
    expect(squareName({ column: 2, row: 6 })).toBe('c7');
    expect(squareOf('c7')).toEqual({ column: 2, row: 6 });
    expect(squareOf('q1')).toBeNull();
    expect(squareBox(own, { column: 0, row: 0 }, 150)).toEqual({ x: 0, y: 1050 });
    expect(squareBox(other, { column: 0, row: 0 }, 150)).toEqual({ x: 1050, y: 0 });
  });

  it('says lengths in centimetres', () => {
    expect(cm(1500)).toBe('15');
    expect(cm(1234)).toBe('12.3');
  });

  it('draws a wood the same way every time, its trees inside', () => {
    const corners: [number, number][] = [
      [0, 0],
      [100, 0],
      [100, 80],
      [0, 80],
    ];
    const trees = scatter(corners, 20, 7);
    expect(trees).toEqual(scatter(corners, 20, 7));
    expect(trees.length).toBeGreaterThan(8);
    expect(
      trees.every((tree) =>
        inside(
          [
            [-1, -1],
            [101, -1],
            [101, 81],
            [-1, 81],
          ],
          tree,
        ),
      ),
    ).toBe(true);
    expect(smooth(corners)).toMatch(/^M0 0C.*z$/);
    expect(chance(3)()).toBe(chance(3)());
  });
});

describe('offers', () => {
  it('lead to squares', () => {
    expect(squareIn(touching('enter u4 c3', { on: ['unit:4'], at: ['square:c3'] }))).toBe('c3');
    expect(squareIn(touching('order u4 move', { on: ['unit:4', 'order:move'] }))).toBeNull();
  });

  it('of a hidden unit stand on its token, for its owner', () => {
    const token = { token: 2, number: 7, side: 'Defender', stands_for: { unit: 4 } } as unknown as TokenView;
    expect(piecesOf(token)).toEqual(['token:defender-7', 'unit:4']);
    expect(piecesOf({ ...token, stands_for: null })).toEqual(['token:defender-7']);
  });

  it('show the dice of an order', () => {
    const dice = [
      { piece: 'die:plus', count: 2 },
      { piece: 'die:minus', count: 1 },
    ];
    expect(poolOf(touching('give', { on: ['unit:3', 'channel:voice'], at: ['unit:4'], pays: dice }))).toEqual([2, 0, 1]);
    expect(poolOf(touching('order', { on: ['unit:3', 'order:move'] }))).toBeNull();
  });
});

const unit = {
  unit: 4,
  id: 'nat-oficial',
  side: 'Attacker',
  place: 'table',
  stands: [[0, { x: 6000, y: 3000 }]],
  bases: [[125, 125]],
  pinned: 1,
  losses: 0,
  points: 2,
  dice: [1, 0, 0],
  spent: false,
  panicked: false,
  decimated: false,
  prone: 0,
  aimed: false,
  covered: false,
  mobility: 'free',
  readiness: 'ready',
  task: null,
  mounted: false,
} as unknown as UnitView;
const view = {
  viewer: 'Attacker',
  round: 2,
  rounds: 8,
  active: 'Attacker',
  weather: 'Sunny',
  season: 'Summer',
  size: [12000, 12000],
  objectives: [{ at: { x: 1000, y: 9000 }, holder: 'Defender' }],
  pieces: [{ kind: 'Wood', counts_as: 'Wood', at: { x: 5000, y: 5000 } }],
  units: [unit],
  tokens: [{ token: 0, number: 3, side: 'Defender', at: { square: { column: 1, row: 7 } }, stands_for: null }],
  smoke: [],
  missions: [],
  pending: ['turn'],
  entries: 0,
  march: { unit: 255 },
  order: { unit: 255 },
} as unknown as View;
const sheet = {
  units: [{ id: 'nat-oficial', name: { es: 'Oficial', en: 'Officer', fr: 'Officier' }, rules: ['Command'] }],
  tables: { pieces: [{ kind: 'Wood', name: { es: 'Bosque', en: 'Wood', fr: 'Bois' } }] },
} as unknown as Sheet;

describe('the table in words', () => {
  for (const lang of ['es', 'en', 'fr'] as const) {
    it(`is told in ${lang}, without what a token hides`, () => {
      const file = (name: string) => readFileSync(`../locales/${lang}/${name}.ftl`, 'utf8');
      const speaker = new Speaker(lang, [file('peanas'), file('peanas-board')]);
      const lines = read(view, sheet, (message) => speaker.say(message), lang);
      const text = lines.join('\n');
      expect(text).not.toMatch(/board-|side-|weather-|\{/);
      expect(text).toContain('60 × 30 cm');
      expect(text).toContain('b8');
      expect(lines.some((line) => line.includes({ es: 'Bosque', en: 'Wood', fr: 'Bois' }[lang]))).toBe(true);
    });
  }
});

describe('what is laid', () => {
  const spot = (action: string, x: number) => ({ action, at: [x, 0] as [number, number], to: null });
  const all = [spot('lay 1,0 0', 1), spot('lay 1,0 2', 1), spot('lay 2,0 0', 2)];

  it('is one dot a place, for the way the piece is held', () => {
    expect(heldAt(all, ({ action }) => action.endsWith(' 2')).map(({ action }) => action)).toEqual(['lay 1,0 2', 'lay 2,0 0']);
    expect(heldAt(all, () => false).map(({ action }) => action)).toEqual(['lay 1,0 0', 'lay 2,0 0']);
  });
});
