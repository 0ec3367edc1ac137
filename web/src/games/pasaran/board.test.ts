import { describe as suite, expect, test } from 'vitest';
import type { Lang, Message } from '../../api/types';
import { Speaker } from '../../i18n/speaker';
import { describe } from './describe';
import { sheet, SHOTS, unitView } from './dev/fixtures';
import { LAND } from './map';
import { split } from '../pieces';
import { byPlace, pointsAt } from './places';
import { inBattle, placeOf, printOf, quarterName, worksOf, zoneOfPlace, type View } from './view';
import { KEYS, wordsOf } from './words';

const shot = (name: string) => {
  const found = SHOTS[name];
  if (!found) throw new Error(`no position ${name}`);
  return found;
};
const files = import.meta.glob<string>('../../../../locales/*/pasaran-board.ftl', { query: '?raw', import: 'default', eager: true });
const voice = (lang: Lang) => new Speaker(lang, [files[`../../../../locales/${lang}/pasaran-board.ftl`] ?? '']);
const say = (lang: Lang) => (message: Message) => voice(lang).say(message);

suite('offers by place', () => {
  test('what is about a counter stands where the counter stands, what leads somewhere stands there', () => {
    for (const { view, offers } of Object.values(SHOTS)) {
      const places = byPlace(offers, view);
      for (const offer of offers) {
        const kinds = [...offer.touch.on, ...offer.touch.at].map((piece) => split(piece)[0]);
        if (!kinds.some((kind) => kind === 'unit' || kind === 'place')) continue;
        expect([...places.values()].flat()).toContain(offer);
      }
      for (const place of places.keys()) expect(LAND[zoneOfPlace(place)], place).toBeDefined();
    }
    const { view, offers } = shot('mid');
    expect([...byPlace(offers, view).keys()]).not.toContain(placeOf(view, 'n-it3.1'));
  });
  test('the list points at the map', () => {
    const { view } = shot('battle');
    expect(pointsAt('unit:r-int3', view)).toBe('guadalajara');
    expect(pointsAt('place:toledo:city', view)).toBe('toledo:city');
    expect(pointsAt('card:ju52', view)).toBeNull();
    expect(pointsAt(null, view)).toBeNull();
  });
});

suite('the position', () => {
  test('what lies beside the map is what the server says', () => {
    expect([inBattle(shot('battle').view), inBattle(shot('start').view)]).toEqual([true, false]);
    expect([worksOf(shot('cards').view), worksOf(shot('production').view), worksOf(shot('battle').view)]).toEqual([
      { what: 'cards', side: 'republican' },
      { what: 'production', side: 'nationalist' },
      null,
    ]);
  });
  test('no counter stands twice in a made position', () => {
    for (const [name, { view }] of Object.entries(SHOTS)) {
      const units = view.zones.flatMap((zone) => [...zone.field, ...zone.city].map((it) => it.unit));
      if (name !== 'crowd') expect(new Set(units).size, name).toBe(units.length);
    }
    expect(placeOf(shot('start').view, 'franco')).toBe('marruecos');
  });
  test('quarters', () => {
    expect(quarterName('1938-3')).toBe('III · 1938');
  });
  test('the printed parts are those of the sheet; a general counts by his level', () => {
    const units = sheet.units.map((unit) => (unit.kind === 'franco' ? { ...unit, level: 3 } : unit));
    const print = printOf({ ...sheet, units, victory_points: 21 });
    expect([print.victory, print.kinds.get('franco')?.front, print.kinds.get('n-reg')?.tag]).toEqual([21, 3, 'African']);
  });
});

suite('the board in words', () => {
  test('says who holds what, what stands where, and the battle', () => {
    const lines = describe(shot('battle').view, sheet, say('en'), 'en').join('\n');
    for (const word of ['Madrid', 'International Brigade', 'Battle: Guadalajara. Round 1', 'Weather: Bad', 'Condor Legion'])
      expect(lines).toContain(word);
    expect(describe(shot('start').view, sheet, say('es'), 'es').join('\n')).toContain('Control dividido');
  });
  test('a siege and the end of the war are told by their names', () => {
    const { view } = shot('battle');
    const told = (change: Partial<View>) => describe({ ...view, ...change }, sheet, ({ key }) => key, 'en').join('\n');
    const besieged = told({
      desk: 'siege',
      battle: { ...view.battle, board: { ...view.battle.board, place: 'toledo:city', champions: ['n-i3.1', null] } },
    });
    expect(besieged).toMatch(/board-siege: Toledo .*board-nationals Division\.$/m);
    expect(told({ outcome: 'republic-endures' })).toContain('outcome-republic-endures');
    expect(told({ outcome: 'nationalist-production' })).toContain('outcome-nationalist-production');
  });
  test('every language has every word', () => {
    for (const lang of ['es', 'en', 'fr'] as const) {
      const speaker = voice(lang);
      const asked: string[] = [];
      wordsOf(({ key }) => String(asked.push(key)));
      expect(asked.length).toBeGreaterThan(KEYS.length);
      expect(
        asked.filter((key) => !speaker.has(key)),
        lang,
      ).toEqual([]);
    }
  });
});
