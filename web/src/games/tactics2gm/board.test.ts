import { describe as suite, expect, test } from 'vitest';
import { describe } from './describe';
import { bands, cells, centre, distance, fieldOf, homeSide, letterAt, MARGIN } from './geometry';
import type { Sheet, View } from './types';
import { fighterPiece, pieceName, waiting } from './printed';
import type { UnitDef } from './types';

const text = (it: string) => ({ es: it, en: it, fr: it });
const hq = (side: 'a' | 'b', column = 0, supply = 0) => ({
  side,
  seat: side === 'a' ? 0 : 1,
  column,
  supply,
  most_pa: 10,
  hq: { pi: 10, general: null, recovered: false, discounts: 0, free_marches: 0, helped: false, fighters: [null, null] },
});
const view = (more: Partial<View> = {}): View =>
  ({
    viewer: 0,
    width: 8,
    agreed: { sides: ['a', 'b', 'a', 'b'], boards: 1 },
    turn: { side: 'a' },
    field: ['........', 'B.......', '........', '........', '........', '.......S'],
    hqs: [hq('a', 0, 2), hq('b', 0, 1)],
    aims: [],
    ...more,
  }) as unknown as View;

suite('the field', () => {
  test('a cell lies where it is looked for, from either side', () => {
    const [own, theirs] = [fieldOf(view().width, false), fieldOf(view().width, true)];
    expect(centre(own, 'a1').x).toBeLessThan(centre(own, 'b1').x);
    expect(centre(own, 'a1').y).toBeGreaterThan(centre(own, 'a2').y);
    expect(centre(theirs, 'a1')).toEqual(centre(own, 'h6'));
    expect(cells(own)[0]).toBe('a6');
    expect(cells(theirs)[0]).toBe('h1');
    expect(new Set(cells(own)).size).toBe(48);
    expect(letterAt(view(), 'a2')).toBe('B');
    expect(letterAt(view(), 'h6')).toBe('S');
  });

  test('steps are counted without diagonals', () => {
    expect(distance('a1', 'b3')).toBe(3);
    expect(distance('d4', 'd4')).toBe(0);
  });

  test('who looks sits at the bottom, a watcher beside side A', () => {
    expect(homeSide(view({ viewer: 1 }))).toBe('b');
    expect(homeSide(view({ viewer: null }))).toBe('a');
  });

  test('supply runs from the own edge as far as it goes, our own on the left', () => {
    const field = fieldOf(view().width, false);
    const [ours, theirs] = bands(view(), field);
    expect(ours!.x).toBeLessThan(MARGIN);
    expect(ours!.from - ours!.to).toBe(2 * field.ch);
    expect(theirs!.x).toBeGreaterThan(MARGIN + 8 * field.cw);
    expect(theirs!.to - theirs!.from).toBe(field.ch);
    // Two boards: each keeps both of its own on its outer edge.
    const two = view({ width: 16, hqs: [hq('a'), hq('b'), hq('a', 8), hq('b', 8)] } as Partial<View>);
    const xs = bands(two, fieldOf(two.width, false)).map(({ x }) => x);
    expect(xs[0]).toBeLessThan(MARGIN);
    expect(xs[1]).toBeLessThan(MARGIN);
    expect(new Set(xs).size).toBe(4);
  });
});

suite('the pieces', () => {
  test('the fighters of two staffs are told apart', () => {
    const plane = (kind: number, owner: number) => ({ kind, owner, wounds: 0, grey: false, fresh: false });
    const staffed = (at: 'a' | 'b', kind: number) => {
      const it = hq(at);
      return { ...it, hq: { ...it.hq, fighters: [plane(kind, it.seat), null] as View['hqs'][number]['hq']['fighters'] } };
    };
    const seen = { ...view(), hqs: [staffed('a', 3), staffed('b', 7)] };
    expect([0, 1].map((at) => fighterPiece(at, 0))).toEqual(['fighter:0', 'fighter:2']);
    expect(waiting(seen, 'fighter:2')?.kind).toBe(7);
    expect(waiting(seen, 'fighter:0')?.kind).toBe(3);
    expect(waiting(seen, 'fighter:1')).toBe(null);
  });
});

suite('what is printed', () => {
  const files = import.meta.glob<string>('../../../../locales/*/tactics2gm-board.ftl', { query: '?raw', import: 'default', eager: true });
  const keys = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!);

  test('stands in every language under the same keys', () => {
    const [first, ...others] = Object.values(files).map(keys);
    expect(Object.keys(files)).toHaveLength(3);
    for (const other of others) expect(other).toEqual(first);
  });

  test('has words for every label the board asks for', () => {
    const sources = import.meta.glob<string>('./*.{svelte,ts}', { query: '?raw', import: 'default', eager: true });
    const known = new Set(keys(Object.values(files)[0]!));
    const asked = Object.entries(sources)
      .filter(([path]) => !path.endsWith('.test.ts'))
      .flatMap(([, text]) => [...text.matchAll(/label\('([\w-]+)'/g)].map((found) => `board-${found[1]}`));
    expect(asked.length).toBeGreaterThan(40);
    expect(asked.filter((key) => !known.has(key))).toEqual([]);
    // Those made of a name: one of each.
    for (const key of [
      'cover-medium',
      'enter-difficult',
      'class-tank',
      'kind-strike-back',
      'mark-suppressed',
      'phase-shooting',
      'goal-HoldCells',
      'token-Prone',
      'timing-EnemyMove',
      'support-Promotion',
      'weather-fog',
      'column-2',
    ]) {
      expect(known).toContain(`board-${key}`);
    }
  });
});

suite('the table in words', () => {
  const named = (it: string) => ({ es: it, en: it, fr: it });
  const say = (message: { key: string; args: readonly (readonly [string, unknown])[] }) =>
    [message.key, ...message.args.map(([, arg]) => (typeof arg === 'object' && arg !== null && 'en' in arg ? arg.en : arg))].join(' ');
  const sheet = {
    units: [{ name: named('Sherman'), nation: 'usa', class: 'tank' }],
    support: [{ name: named('Veterans') }],
    slots: [
      [
        { weapon: 0, token: null, price: 0 },
        { weapon: null, token: 0, price: 1 },
      ],
    ],
    weapons: [{ name: named('75 mm') }],
    tokens: [{ name: named('Smoke') }],
    nations: [
      { nation: 'usa', name: named('United States') },
      { nation: 'germany', name: named('Germany') },
    ],
    naturals: [
      { natural: 'wood', name: named('Wood') },
      { natural: 'hedge', name: named('Hedge') },
    ],
    generals: [],
    terrain: [{ name: named('House'), pi: 4 }],
    texts: {},
  } as unknown as Sheet;
  const seat = (nation: string, hand: unknown) => ({ nation, pa: 3, bid: 0, hand, deck: 20, unseen: [], discard: [] });
  const table = view({
    turn: { round: 2, side: 'a' },
    phase: 'shooting',
    agreed: { sides: ['a', 'b', 'a', 'b'], boards: 1, rounds: 30 },
    seats: [seat('usa', { cards: [[0, 2]] }), seat('germany', { count: 5 })],
    units: [
      {
        place: 0,
        side: 'a',
        armour: 4,
        most_wounds: 4,
        aboard: null,
        unit: { kind: 0, owner: 0, cell: 'd2', wounds: 1, arms: 3, grey: 2, fired: 0, marks: ['suppressed'], cards: 1 },
      },
    ],
    terrain: [['e3', 0, 2]],
    smoke: [],
    crates: [],
    lost: [0, 1],
    dice: [{ kind: 'shot', hit: 6, crit: 10, modifiers: [['cover', 1, 1]], harms: 5, destroys: 1 }],
  } as unknown as Partial<View>);

  test('tells units, hands, terrain and the die that is due, and no hidden card', () => {
    const lines = describe(table, sheet, say as never, 'en').join('\n');
    expect(lines).toMatch(/d2: Sherman, United States; board-wounds 1\/4; 75 mm, Smoke \(board-grey\), board-mark-suppressed, Veterans/);
    expect(lines).toContain('board-hand: Sherman ×2');
    expect(lines).toContain('board-hand: 5');
    expect(lines).toContain('e3: House, PI 2');
    expect(lines).toContain('Wood: a2');
    expect(lines).toContain('modifier-cover 1/1');
  });
});

suite('names on pieces', () => {
  const unit = (subtype: string) => ({ subtype }) as unknown as UnitDef;
  test('a long name gives up its bracket, a command group all but its rank', () => {
    expect(pieceName(unit('command'), 'Command Group (Lieutenant)')).toBe('Lieutenant');
    expect(pieceName(unit('special'), 'Red Devils (1st Airborne)')).toBe('Red Devils');
    expect(pieceName(unit('medium'), 'M4A3 Sherman (76)')).toBe('M4A3 Sherman (76)');
  });
});
