import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Item, Lang, List, Stock } from '../src/api/types';
import { filtered, priced, type Filter } from '../src/build/filter';
import { drop, kept, laid, save } from '../src/build/library';
import { alike, blank, entry, isCorrected, seatsOf } from '../src/build/list';
import { pack, unpack } from '../src/build/share';
import { BadLine, fromText, toText } from '../src/build/text';
import { LANGS, Speaker } from '../src/i18n/speaker';
import { parse, to } from '../src/parts/router.svelte';

const name = (en: string) => ({ es: `${en} es`, en, fr: `${en} fr` });
const item = (id: string, en: string, more: Partial<Item> = {}): Item => ({
  id,
  name: name(en),
  about: null,
  allowed: [{ side: 'National', most: 60 }],
  kind: 'list-kind-section',
  factions: [],
  cost: 75,
  corrected: null,
  stats: [],
  weapons: [],
  tags: [],
  text: [],
  upgrades: [],
  groups: 0,
  zones: 0,
  source: 'seed',
  ...more,
});
const choice = (value: string, seat: number | null = null) => ({ value, name: { key: 'list-name', args: [] }, seat, corrected: false });
const term = (id: string, ...choices: ReturnType<typeof choice>[]) => ({ id, name: 'list-term-side', rule: '2.1', choices });
const army: Stock = {
  kind: 'army',
  terms: [
    term('army', choice('National'), choice('Republican')),
    term('size', choice('Small'), choice('Medium')),
    term('side', choice('Attacker', 0), choice('Defender', 1)),
    term('erratum_prices', choice('false'), { ...choice('true'), corrected: true }),
  ],
  items: [item('nat-line', 'Línea'), item('nat-officer', 'Officer', { cost: 25, kind: 'list-kind-individual' })],
  qualities: [choice('Regular'), choice('Veteran')],
  upgrades: [],
  ready: [],
};
const cards: Stock = {
  ...army,
  kind: 'deck',
  terms: [
    term('nation', choice('usa'), choice('germany')),
    term('points', choice('120'), choice('80')),
    term('open_collection', choice('false'), choice('true')),
  ],
  items: [item('us_sherman', 'M4 Sherman', { allowed: [{ side: 'usa', most: 4 }] })],
  qualities: [],
};
const section: List = {
  name: 'Fifth',
  terms: { army: 'National', size: 'Medium', side: 'Defender', erratum_prices: 'true' },
  entries: [
    entry('nat-officer', { quality: 'Regular' }),
    entry('nat-line', { quality: 'Veteran', upgrades: ['Helmets', 'Marksman'], group: 2 }),
  ],
};

describe('a list', () => {
  it('sits where its terms say', () => {
    expect(seatsOf(section, army)).toEqual([1]);
    expect(seatsOf(blank(cards, ''), cards)).toEqual([]);
  });

  it('costs the corrected prices where its terms say so', () => {
    expect([isCorrected(section, army), isCorrected(blank(army, ''), army)]).toEqual([true, false]);
  });

  it('keeps the zone of a battery off the table in its text', () => {
    const far = { ...section, entries: [entry('nat-line', { quality: 'Regular', zone: 2 })] };
    const text = toText('peanas', far, army, (texts) => texts.en);
    expect(fromText('peanas', text, army)).toEqual(far);
  });

  it('knows what is bought alike', () => {
    expect(alike(entry('a', { upgrades: ['x', 'y'] }), entry('a', { upgrades: ['y', 'x'] }))).toBe(true);
    expect(alike(entry('a'), entry('a', { quality: 'Veteran' }))).toBe(false);
  });
});

describe('a list as text', () => {
  it('comes back as it was, whatever the language of its names', () => {
    for (const lang of LANGS) {
      const text = toText('peanas', section, army, (texts) => texts[lang]);
      expect(fromText('peanas', text, army)).toEqual(section);
    }
  });

  it('counts what is alike and reads plain names in any language', () => {
    const two = { ...section, entries: [section.entries[0]!, { ...section.entries[0]! }] };
    const text = toText('peanas', two, army, (texts) => texts.en);
    expect(text).toContain('2 × Officer [nat-officer]');
    expect(fromText('peanas', text, army).entries).toHaveLength(2);
    const plain = fromText('tactics2gm', 'Tanks\n# a remark\n3 x m4 sherman fr\n', cards);
    expect(plain).toMatchObject({ name: 'Tanks', entries: [{ item: 'us_sherman', copies: 3 }] });
    expect(fromText('peanas', 'Linea', army).entries).toMatchObject([{ item: 'nat-line' }]);
  });

  it('keeps what it does not know for the check to name, and refuses what is no line', () => {
    expect(fromText('tactics2gm', '2 × Tiger [de_tiger]', cards).entries).toMatchObject([{ item: 'de_tiger', copies: 2 }]);
    expect(() => fromText('tactics2gm', 'Name\n1 × M4 Sherman [us_sherman]\nwhat is this', cards)).toThrow(BadLine);
    expect(() => fromText('tactics2gm', '[peanas army=National]', cards)).toThrow(BadLine);
  });
});

describe('a list in a link', () => {
  it('comes back as it was, and is an address', async () => {
    const file = { game: 'peanas', name: 'Fifth', units: [{ unit: 'nat-line', upgrades: ['Helmets'] }] };
    const code = await pack(file);
    expect(code).toMatch(/^[\w-]+$/);
    expect(await unpack(code)).toEqual(file);
    expect(parse(to.build('peanas', code))).toEqual({ at: 'build', game: 'peanas', list: code });
    expect(parse('#/g/peanas/build')).toEqual({ at: 'build', game: 'peanas', list: '' });
  });

  it('is refused where it holds nothing or too much', async () => {
    await expect(unpack('%%%')).rejects.toThrow();
    await expect(unpack('aaaa')).rejects.toThrow();
    const bomb = await pack('x'.repeat(1_000_000));
    expect(bomb.length).toBeLessThan(4000);
    await expect(unpack(bomb)).rejects.toThrow();
  });
});

describe('lists in this browser', () => {
  beforeEach(() => {
    const memory = new Map<string, string>();
    Object.assign(globalThis, {
      localStorage: {
        getItem: (key: string) => memory.get(key) ?? null,
        setItem: (key: string, value: string) => void memory.set(key, value),
      },
    });
  });

  it('are kept by game, the latest first, and survive rubbish', () => {
    save('peanas', 'one', section, 1);
    save('peanas', 'two', section, 2);
    save('peanas', 'one', { ...section, name: 'new' }, 3);
    expect(kept('peanas').map((one) => [one.id, one.list.name])).toEqual([
      ['one', 'new'],
      ['two', 'Fifth'],
    ]);
    expect(laid('peanas', ['', 'lot', 'ready:de_a', 'own:two', 'own:gone'])).toEqual([
      null,
      'lot',
      { ready: 'de_a' },
      { own: section },
      null,
    ]);
    expect(drop('peanas', 'one')).toHaveLength(1);
    expect(kept('tactics2gm')).toEqual([]);
    localStorage.setItem('frente.lists.peanas', '[{"id": 3}, null, {"id": "x"}]');
    expect(kept('peanas')).toEqual([]);
    localStorage.setItem('frente.lists.peanas', '{');
    expect(kept('peanas')).toEqual([]);
  });
});

describe('the stock', () => {
  const all: Filter = { query: '', kind: '', faction: '', least: 0, most: null, sort: 'name' };
  const shown = (filter: Partial<Filter>) =>
    filtered(
      army.items,
      { ...all, ...filter },
      (texts) => texts.en,
      () => 'draws cards',
    ).map((one) => one.id);

  it('is shown at the corrected prices where the list is built by them', () => {
    const items = [item('a', 'A', { cost: 30, corrected: 15 }), item('b', 'B', { cost: 20 })];
    expect(priced(items, false).map((one) => one.cost)).toEqual([30, 20]);
    expect(priced(items, true).map((one) => one.cost)).toEqual([15, 20]);
  });

  it('is searched without accents, filtered and ordered', () => {
    expect(shown({})).toEqual(['nat-line', 'nat-officer']);
    expect(shown({ query: 'linea' })).toEqual(['nat-line']);
    expect(shown({ query: 'draws officer' })).toEqual(['nat-officer']);
    expect(shown({ query: 'tank' })).toEqual([]);
    expect(shown({ kind: 'list-kind-individual' })).toEqual(['nat-officer']);
    expect(shown({ most: 30 })).toEqual(['nat-officer']);
    expect(shown({ sort: 'cost' })).toEqual(['nat-officer', 'nat-line']);
  });
});

describe('the words of the builder', () => {
  const root = join(import.meta.dirname, '..');
  const ftl = (lang: Lang) => readFileSync(join(root, '..', 'locales', lang, 'build.ftl'), 'utf8');
  const keys = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!);
  const here = join(root, 'src/build');
  const code = readdirSync(here)
    .map((file) => readFileSync(join(here, file), 'utf8'))
    .join('\n');

  it('are all there, and none is left over', () => {
    const written = keys(ftl('en')).filter((key) => key.startsWith('build-'));
    const used = new Set([...code.matchAll(/['"`](build-[a-z0-9-]+)['"`]/g)].map((found) => found[1]!));
    const stems = [...code.matchAll(/`(build-[a-z-]+-)\$\{/g)].map((found) => found[1]!);
    expect([...used].filter((key) => !written.includes(key))).toEqual([]);
    expect(written.filter((key) => !used.has(key) && !stems.some((stem) => key.startsWith(stem)))).toEqual([]);
  });

  it.each(LANGS)('are spoken in %s without a gap, under the same keys', (lang) => {
    const text = ftl(lang);
    expect(keys(text)).toEqual(keys(ftl('en')));
    const speaker = new Speaker(lang, [text]);
    const values = Object.fromEntries([...text.matchAll(/\$(\w+)/g)].map((found) => [found[1]!, 3]));
    for (const key of keys(text)) {
      const said = speaker.format(key, values);
      expect(said, key).not.toBe(key);
      expect(said, key).not.toMatch(/[{}~]/);
    }
  });
});
