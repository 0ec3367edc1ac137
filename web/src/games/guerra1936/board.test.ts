import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe as suite, expect, test } from 'vitest';
import { touching } from '../../../tests/made';
import { LANGS, Speaker } from '../../i18n/speaker';
import { describe } from './describe';
import { FACTIONS } from './emblems';
import { cardOf, engagements, nearSide, onTable, outOfSight, owners, STEPS, waiting } from './position';
import { fitting, marksOf, paragraphs, sentence } from './text';
import type { CardView, CombatStep, PlayerView, Sheet, SideView, View } from './types';
import { KEYS, labelsOf } from './words';

const side = (more: Partial<SideView> = {}): SideView => ({
  economy: 5,
  moral: 30,
  political: 0,
  military: 0,
  leader: null,
  factions: [],
  won: [],
  acting: [],
  named: false,
  general_used: false,
  faction_used: false,
  cheaper: [],
  ...more,
});
const player = (more: Partial<PlayerView> = {}): PlayerView => ({
  hand: { count: { cards: 3, shown: [] } },
  prices: [],
  reserve: 20,
  reserve_cards: null,
  to_build: 0,
  rearguard: [],
  mobilised: { national: [], republic: [] },
  limbo: [],
  fresh: false,
  ...more,
});
const standing = (card: number, more: Partial<CardView> = {}): CardView => ({
  card,
  force: 2,
  gained: 0,
  spent: false,
  extra: 0,
  used: [false, false],
  blocked: false,
  skills: [false, false, false],
  shielded: [false, false],
  shields: [[], [], []],
  group: 0,
  commander: null,
  ...more,
});
const table = (more: Partial<View> = {}): View => ({
  viewer: 1,
  turn: 4,
  active: 0,
  combat: 'not-declared',
  sides: { national: side(), republic: side() },
  players: [player({ rearguard: [14] }), player({ hand: { cards: [16, 98] }, rearguard: [7], limbo: [33] })],
  political: { national: null, republic: null },
  military: { national: null, republic: null },
  cards: [],
  groups: [],
  forecast: null,
  defender: null,
  step: null,
  free: true,
  pending: ['armistice', { main: { player: 1, after_pass: false, second: false } }],
  picked: [],
  queue: 0,
  ending: null,
  ...more,
});

/** A combat: the Nationals attack with 40 and 41 in one group, 42 waits; 87 faces them. */
const fight = (step: CombatStep): View =>
  table({
    combat: 'fighting',
    military: { national: null, republic: { objective: 52, resistance: 9, turns: 3 } },
    players: [
      player({ mobilised: { national: [], republic: [40, 41, 42] } }),
      player({ hand: { cards: [] }, mobilised: { national: [], republic: [87] } }),
    ],
    cards: [standing(40, { group: 1, force: 3 }), standing(41, { group: 1, force: 4 }), standing(42), standing(87, { group: 1, force: 5 })],
    groups: [{ group: 1, front: 'republic', force: [7, 5], damage: { national: 0, republic: 0 } }],
    step,
    free: false,
  });

suite('what glows where', () => {
  test('cards and objectives are cards, nothing else is', () => {
    expect(['card:16', 'objective:52', 'front:national', 'middle'].map(cardOf)).toEqual([16, 52, null, null]);
  });
  test('what lies nowhere on the table is laid out: a limbo, a reserve, the box', () => {
    const view = table();
    expect(onTable(view)).toEqual(new Set([14, 7, 16, 98]));
    expect(
      outOfSight(view, [
        touching('choose 33', { at: ['card:33'] }),
        touching('play 16', { on: ['card:16'], at: ['rearguard:republic'] }),
        touching('activate 52', { at: ['objective:52'] }),
        touching('pass', {}),
      ]),
    ).toEqual([33, 52]);
  });
  test('the one who looks sits at the near edge, onlookers with the Republic', () => {
    expect(nearSide(table({ viewer: 0 }))).toBe('national');
    expect(nearSide(table({ viewer: 3 }))).toBe('republic');
    expect(nearSide(table({ viewer: null }))).toBe('republic');
  });
});

suite('whose card it is', () => {
  test('is told where partners have cards on one table, and only there', () => {
    expect(owners(table()).size).toBe(0);
    const four = table({
      players: [player({ rearguard: [14] }), player(), player({ mobilised: { national: [], republic: [40] } }), player({ limbo: [33] })],
    });
    expect([...owners(four)]).toEqual([
      [14, 0],
      [40, 2],
      [33, 3],
    ]);
  });
});

suite('a combat', () => {
  test('lines armies up by group, attackers against defenders', () => {
    const view = fight('resolution');
    const [one] = engagements(view);
    expect(one?.attackers).toEqual([
      { card: 40, force: 3 },
      { card: 41, force: 4 },
    ]);
    expect(one?.defenders).toEqual([{ card: 87, force: 5 }]);
    expect(waiting(view, 'national', 'republic')).toEqual([42]);
    expect(waiting(view, 'republic', 'republic')).toEqual([]);
  });
});

suite('card text', () => {
  const say = (message: { key: string; args: [string, unknown][] }) =>
    message.key === 'table-colon'
      ? ': '
      : `${message.key}${message.args.map(([, value]) => `:${typeof value === 'object' ? '·' : String(value)}`).join('')}`;
  const ability = {
    when: { key: 'when-intervention-own', args: [['cost', 2]] as [string, number][] },
    mark: { sign: 'own' as const, amount: '2' },
    intervenes: true,
    conditions: [{ says: { key: 'condition-leader', args: [] }, about: [], mark: null }],
    mandatory: [
      {
        says: { key: 'effect-diplomacy-down', args: [['by', 1]] as [string, number][] },
        about: [],
        mark: { sign: 'diplomacy' as const, amount: '−1' },
      },
    ],
    effects: [
      {
        says: { key: 'effect-search', args: [] },
        about: [
          { key: 'count-one-card', args: [] },
          { key: 'zone-own-reserve', args: [] },
        ],
        mark: { sign: 'search' as const, amount: '' },
      },
    ],
  };
  test('is shown in signs with numbers', () => {
    const [marks] = marksOf([ability], say);
    expect(marks).toMatchObject({ when: { sign: 'own', amount: '2', words: 'when-intervention-own:2' }, bound: true });
    expect(marks?.effects.map(({ sign, amount }) => [sign, amount])).toEqual([
      ['diplomacy', '−1'],
      ['search', ''],
    ]);
  });
  test('is read in full', () => {
    expect(sentence(ability.effects[0]!, say)).toBe('effect-search count-one-card zone-own-reserve');
    const { when, lines } = paragraphs(ability, say, labelsOf(say));
    expect(when).toBe('when-intervention-own:2');
    expect(lines).toEqual([
      'Table-condition: condition-leader.',
      'Table-mandatory: effect-diplomacy-down:1.',
      'Effect-search count-one-card zone-own-reserve.',
    ]);
  });
  test('a name is as large as it can stand on its card: a long word makes it smaller, and so do many', () => {
    expect([fitting('Vértice', false), fitting('Vértice', true)]).toEqual([17, 17]);
    expect(fitting('Raimundo Fernández-Cuesta', false)).toBe(13.5);
    const many = 'Tercio of Our Lady of Montserrat';
    expect(fitting(many, false)).toBe(17);
    expect(fitting(many, true)).toBeLessThan(14);
    expect(fitting(many, true)).toBeGreaterThanOrEqual(12);
  });
  test('no faction goes without an emblem', () => {
    for (const path of Object.values(FACTIONS)) expect(path).toMatch(/^M[\d.]/);
    expect(Object.keys(FACTIONS)).toHaveLength(18);
  });
});

suite('the table in words', () => {
  const sheet = { cards: [], objectives: [], goals: { military: 24, political: 20, mixed: 22, mixed_least: 5 } } as unknown as Sheet;
  const say = ({ key }: { key: string }) => (key === 'table-colon' ? ': ' : key);
  test('tells tracks, cards, combat and end, and of a hidden hand only its size', () => {
    const lines = describe(table(), sheet, say, 'en');
    expect(lines.join('\n')).toContain('table-points-political 0/20');
    expect(lines).toContain('table-hand-enemy: 3. table-reserve: 20.');
    expect(lines.at(-1)).toBe('table-hand: 16; 98.');
    const combat = describe(
      { ...fight('resolution'), forecast: { resistance: { national: null, republic: 9 }, fall: [40], withstand: [], ties: [] } },
      sheet,
      say,
      'en',
    ).join('\n');
    expect(combat).toContain('7 table-against 5');
    expect(combat).toContain('table-falls 40');
    const tied = { resistance: { national: null, republic: 9 }, fall: [40, 87], withstand: [], ties: [{ hit: 1, among: [87, 95] }] };
    expect(describe({ ...fight('resolution'), forecast: tied }, sheet, say, 'en').join('\n')).toContain(
      'table-falls 40; 1 table-forecast-tie 87, 95.',
    );
    expect(describe(table({ ending: ['mixed', 'republic'] }), sheet, say, 'en')).toContain('event-ended-mixed');
  });
});

suite('the strings of the table', () => {
  const ftl = (lang: string, file: string) => readFileSync(join(import.meta.dirname, '../../../../locales', lang, `${file}.ftl`), 'utf8');
  const keys = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!);
  test('stand in three languages under the same keys, and none is missing', () => {
    const [es, en, fr] = LANGS.map((lang) => keys(ftl(lang, 'guerra1936-board')));
    expect(en).toEqual(es);
    expect(fr).toEqual(es);
    const wanted = [...KEYS, ...STEPS.flatMap((step) => [`table-step-${step}`, `table-about-${step}`])];
    expect(wanted.filter((key) => !en!.includes(key))).toEqual([]);
    expect(en!.filter((key) => key.startsWith('table-') && !wanted.includes(key))).toEqual([]);
  });
  test('hide no word of the game itself', () => {
    for (const lang of LANGS) {
      const own = new Set(keys(ftl(lang, 'guerra1936')));
      expect(keys(ftl(lang, 'guerra1936-board')).filter((key) => own.has(key))).toEqual([]);
      const speaker = new Speaker(lang, [ftl(lang, 'guerra1936-board')]);
      for (const key of KEYS) expect(speaker.format(key), key).not.toMatch(/[{}]/);
    }
  });
});
