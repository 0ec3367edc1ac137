import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Lang, RuleRow } from '../src/api/types';
import { keyOf, labelsOf } from '../src/games/amanecer/labels';
import { ago } from '../src/home/ago';
import { inLang, LANGS, pickLang, spaced, Speaker } from '../src/i18n/speaker';
import { parse, to } from '../src/parts/router.svelte';
import { depth, fold, found, marked, paragraph } from '../src/rules/search';

const root = join(import.meta.dirname, '..');
const ftl = (lang: Lang, file: string) => readFileSync(join(root, '..', 'locales', lang, `${file}.ftl`), 'utf8');
const keys = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!);

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'games' ? [] : sources(path);
    return /\.(svelte|ts)$/.test(entry.name) ? [readFileSync(path, 'utf8')] : [];
  });
}

describe('the strings of the page', () => {
  it('stand in three languages under the same keys', () => {
    const [es, en, fr] = LANGS.map((lang) => keys(ftl(lang, 'web')));
    expect(en).toEqual(es);
    expect(fr).toEqual(es);
    expect(new Set(es).size).toBe(es!.length);
  });

  it('are all there, and none is left over', () => {
    const code = sources(join(root, 'src')).join('\n');
    const written = keys(ftl('en', 'web'));
    const used = new Set([...code.matchAll(/['`](web-[a-z0-9-]+)['`]/g)].map((found) => found[1]!));
    const stems = [...code.matchAll(/`(web-[a-z-]+-)\$\{/g)].map((found) => found[1]!);
    expect([...used].filter((key) => !written.includes(key))).toEqual([]);
    expect(written.filter((key) => !used.has(key) && !stems.some((stem) => key.startsWith(stem)))).toEqual([]);
  });

  it.each(LANGS)('are spoken in %s without a gap', (lang) => {
    const text = ftl(lang, 'web');
    const speaker = new Speaker(lang, [text]);
    const values = Object.fromEntries([...text.matchAll(/\$(\w+)/g)].map((found) => [found[1]!, 3]));
    for (const key of keys(text)) {
      const said = speaker.format(key, values);
      expect(said, key).not.toBe(key);
      expect(said, key).not.toMatch(/[{}]/);
    }
  });
});

describe('a sentence put together', () => {
  const said = (lang: Lang, side: string, turn: string, key = 'event-turn') =>
    new Speaker(lang, [`side-a = ${side}\nevent-turn = ${turn}\nturn = ${turn}\n`]).say({ key, args: [['side', { term: 'side-a' }]] });

  it('runs prepositions and articles together as Spanish and French do', () => {
    expect(said('es', 'el bando A', 'turno de { $side }, y a { $side }')).toBe('Turno del bando A, y al bando A');
    expect(said('es', 'la República', 'turno de { $side }', 'turn')).toBe('turno de la República');
    expect(said('fr', 'le camp A', 'tour de { $side }, puis à { $side }')).toBe('Tour du camp A, puis au camp A');
    expect(said('en', 'side A', 'turn of { $side }', 'turn')).toBe('turn of side A');
  });

  it('begins with a capital, whatever was put in', () => {
    expect(said('es', 'el bando A', '{ $side } mueve')).toBe('El bando A mueve');
  });
});

describe('what is printed on a board', () => {
  const here = join(root, 'src/games/amanecer');
  const files = readdirSync(here).filter((name) => /\.(svelte|ts)$/.test(name));
  const code = files.map((name) => readFileSync(join(here, name), 'utf8')).join('\n');

  it('stands in three languages under the same keys', () => {
    const [es, en, fr] = LANGS.map((lang) => keys(ftl(lang, 'amanecer-board')));
    expect(en).toEqual(es);
    expect(fr).toEqual(es);
    expect(new Set(es).size).toBe(es!.length);
  });

  it('is all there, and none is left over', () => {
    const written = keys(ftl('en', 'amanecer-board')).filter((key) => key.startsWith('board-'));
    const asked = new Set([...code.matchAll(/['`](board-[a-z-]+)['`]/g)].map((found) => found[1]!));
    const stems = [...code.matchAll(/`(board-[a-z]+-)\$\{/g)].map((found) => found[1]!);
    const labels = Object.keys(labelsOf(() => '')).map(keyOf);
    expect([...asked, ...labels].filter((key) => !written.includes(key))).toEqual([]);
    const used = (key: string) => asked.has(key) || labels.includes(key) || stems.some((stem) => key.startsWith(stem));
    expect(written.filter((key) => !used(key))).toEqual([]);
  });
});

describe('a speaker', () => {
  const text =
    'front-south = Sur\nfalls = { $front } cae en { $box } { $box ->\n    [one] casilla\n   *[other] casillas\n }: «{ $title }»\n';
  const title = { es: 'Motín', en: 'Mutiny', fr: 'Mutinerie' };
  const falls = {
    key: 'falls',
    args: [
      ['front', { term: 'front-south' }],
      ['box', 2],
      ['title', title],
    ] as never,
  };

  it('fills in terms, numbers and texts without isolation marks', () => {
    expect(new Speaker('es', [text]).say(falls)).toBe('Sur cae en 2 casillas: «Motín»');
    expect(new Speaker('fr', [text]).say(falls)).toBe('Sur cae en 2 casillas: «Mutinerie»');
  });

  it('shows what is missing instead of failing', () => {
    const speaker = new Speaker('en', [text]);
    expect(speaker.say({ key: 'nowhere', args: [] })).toBe('nowhere');
    expect(speaker.say({ key: 'falls', args: [] })).toContain('$front');
    expect(speaker.has('falls')).toBe(true);
  });

  it('lets a later file override an earlier one', () => {
    expect(new Speaker('en', ['a = one\n', 'a = two\n']).say({ key: 'a', args: [] })).toBe('two');
  });

  it('takes another language where a text was not written in its own', () => {
    expect(inLang({ en: 'x', es: 'y' }, 'fr')).toBe('x');
    expect(inLang({ es: 'y', fr: '' }, 'fr')).toBe('y');
    expect(inLang(null, 'fr')).toBe('');
  });
});

it('the language is the one chosen, else the first of the browser that is ours', () => {
  expect(pickLang([null, 'de-DE', 'fr-CA', 'es'])).toBe('fr');
  expect(pickLang(['en', 'es-ES'])).toBe('en');
  expect(pickLang([undefined, 'de'])).toBe('en');
});

it('French leaves a space before a colon, the others do not', () => {
  expect(spaced('Temps: beau. Main: 3; 14:30', 'fr')).toBe('Temps\u00a0: beau. Main\u00a0: 3\u00a0; 14:30');
  expect(spaced('Issue\u202f: rien. Fini :', 'fr')).toBe('Issue\u202f: rien. Fini :');
  expect(spaced('Hand: 3', 'en')).toBe('Hand: 3');
});

describe('the rules', () => {
  const row = (id: string, es: string, text = ''): RuleRow => ({
    id,
    printed: id,
    title: { es, en: '', fr: '' },
    text: { es: text, en: '', fr: '' },
    status: 'done',
    note: '',
  });
  const rows = [row('7.0', 'Acciones'), row('7.3', 'Lanzar una ofensiva', 'Gasta una acción.'), row('10.2-8', 'Brest-Litovsk')];

  it('are found by every word, whatever its case and accents', () => {
    const ids = (query: string) => found(rows, query, 'es').map((one) => one.id);
    expect(ids('ACCION gasta')).toEqual(['7.3']);
    expect(ids('§7.3')).toEqual(['7.3']);
    expect(ids('ofensiva brest')).toEqual([]);
    expect(ids('  ')).toEqual(['7.0', '7.3', '10.2-8']);
  });

  it('are marked where the words stand, accents and all', () => {
    expect(marked('Gasta una acción.', 'accion')).toEqual([
      { text: 'Gasta una ', hit: false },
      { text: 'acción', hit: true },
      { text: '.', hit: false },
    ]);
    expect(marked('aaa', 'a a').every((piece) => piece.hit)).toBe(true);
    expect(fold('Ñandú œuvre')).toHaveLength('Ñandú œuvre'.length);
  });

  it('open at the paragraph itself or at the nearest above it', () => {
    expect(paragraph(rows, '§7.3')?.id).toBe('7.3');
    expect(paragraph(rows, '7.3.2')?.id).toBe('7.3');
    expect(paragraph(rows, '7')?.id).toBe('7.0');
    expect(paragraph(rows, '10.2-8')?.id).toBe('10.2-8');
    expect(paragraph(rows, '99')).toBeUndefined();
  });

  it('lie as deep as their number', () => {
    expect(['7.0', '7.5', '7.5.1', '10.2-8'].map(depth)).toEqual([1, 2, 3, 3]);
  });
});

describe('addresses', () => {
  it('are read back as they were written', () => {
    expect(parse(to.home)).toEqual({ at: 'home' });
    expect(parse(to.box('amanecer'))).toEqual({ at: 'box', game: 'amanecer' });
    expect(parse(to.rules('amanecer', '10.2-8'))).toEqual({ at: 'rules', game: 'amanecer', rule: '10.2-8' });
    expect(parse(to.match('a/b', 'wo rd'))).toEqual({ at: 'match', id: 'a/b', invite: 'wo rd' });
  });

  it('never break the page', () => {
    expect(parse('')).toEqual({ at: 'home' });
    expect(parse('#/m/%E0%A4%A')).toEqual({ at: 'match', id: '%E0%A4%A', invite: '' });
    expect(parse('#/nonsense/x')).toEqual({ at: 'home' });
  });
});

it('times are told in words, however they are written', () => {
  const now = Date.UTC(2026, 10, 15);
  expect(ago(now - 5 * 60_000, 'es', now)).toBe('hace 5 minutos');
  expect(ago(now - 86_400_000, 'en', now)).toBe('yesterday');
  expect(ago(now - 3 * 3_600_000, 'fr', now)).toBe('il y a 3 heures');
  expect(ago(now, 'en', now)).toBe('now');
});
