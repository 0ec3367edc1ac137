import { readFileSync } from 'node:fs';
import { describe as suite, expect, test } from 'vitest';
import { inside, rings, SEAS } from './ground';
import { HEIGHT, LAND, WIDTH } from './map';
import { BORDERS } from './relief';
import { sheet } from './dev/printed';
import { printOf } from './view';

const { zones, rivers } = printOf(sheet).map;
const byZone = new Map<string, (typeof zones)[number]>(zones.map((zone) => [zone.zone, zone]));
const onLand = zones.filter((zone) => zone.terrain !== 'sea' && zone.terrain !== 'neutral');
const pair = (a: string, b: string) => [a, b].sort().join(' and ');
/** Joined by a drawn link instead of a line. None is needed. */
const LINKS: string[] = [];

suite('the map and the rules agree', () => {
  test('every zone is drawn exactly once, and nothing else is', () => {
    expect(Object.keys(LAND).sort()).toEqual(onLand.map((zone) => zone.zone).sort());
    const other = zones.filter((zone) => zone.terrain === 'sea' || zone.terrain === 'neutral').map((zone) => zone.zone);
    expect(Object.keys(SEAS).sort()).toEqual(other.sort());
    expect(new Set(Object.values(LAND).map((land) => land.d)).size).toBe(onLand.length);
  });
  test('two zones share a line exactly where land units may cross, or a range is to be flown over', () => {
    const wanted = new Set<string>();
    for (const zone of onLand) {
      for (const other of zone.land) wanted.add(pair(zone.zone, other));
      for (const other of zone.air) {
        const range = zone.terrain === 'mountain' || byZone.get(other)?.terrain === 'mountain';
        if (range) wanted.add(pair(zone.zone, other));
      }
    }
    const drawn = new Set([...BORDERS.map(({ between: [a, b] }) => pair(a, b)), ...LINKS]);
    expect([...drawn].sort()).toEqual([...wanted].sort());
    expect(BORDERS).toHaveLength(drawn.size);
  });
  test('a border is a line of both shapes', () => {
    const corners = (zone: string) =>
      new Set(
        rings(LAND[zone]?.d ?? '')
          .flat()
          .map((point) => point.join()),
      );
    for (const {
      between: [a, b],
      d,
    } of BORDERS) {
      const [one, two] = [corners(a), corners(b)];
      const points = rings(d).flat();
      expect(points.length, pair(a, b)).toBeGreaterThan(1);
      for (const point of points) expect(one.has(point.join()) && two.has(point.join()), `${pair(a, b)} at ${point}`).toBe(true);
    }
  });
  test('rivers lie on the borders the data say', () => {
    const drawn = BORDERS.filter((border) => border.river).map(({ between: [a, b], river }) => `${pair(a, b)}: ${river}`);
    expect(drawn.sort()).toEqual(rivers.map(({ between: [a, b], river }) => `${pair(a, b)}: ${river}`).sort());
  });
  test('every label lies inside its zone, every city too', () => {
    for (const [zone, land] of Object.entries(LAND)) {
      const shape = rings(land.d);
      expect(
        shape.some((ring) => inside(land.at, ring)),
        zone,
      ).toBe(true);
      expect(land.city !== undefined, zone).toBe(Boolean(byZone.get(zone)?.city));
      if (land.city)
        expect(
          shape.some((ring) => inside(land.city?.dot ?? [0, 0], ring)),
          `city of ${zone}`,
        ).toBe(true);
    }
  });
  test('everything is on the sheet, and no two boxes lie on each other', () => {
    const boxes = Object.entries(LAND).flatMap(([zone, { at, cols, rows, city }]) => [
      ...(cols > 0 ? [{ name: zone, x: at[0], y: at[1], w: cols * 42, h: rows * 42 }] : []),
      ...(city ? [{ name: `${zone}:city`, x: city.box[0], y: city.box[1], w: 42, h: 42 }] : []),
    ]);
    for (const one of boxes) {
      expect(one.x - one.w / 2 > 0 && one.x + one.w / 2 < WIDTH && one.y - one.h / 2 > 0 && one.y + one.h / 2 < HEIGHT, one.name).toBe(
        true,
      );
      for (const other of boxes) {
        if (one.name >= other.name) continue;
        const apart = Math.abs(one.x - other.x) * 2 >= one.w + other.w - 8 || Math.abs(one.y - other.y) * 2 >= one.h + other.h - 8;
        expect(apart, `${one.name} and ${other.name}`).toBe(true);
      }
    }
  });
  // The numbers were read from the game's data when the map was made; they must not drift apart.
  const source = new URL('../../../../crates/pasaran/data/map.ron', import.meta.url);
  test('the printed map is the one of the rules', () => {
    const text = readFileSync(source, 'utf8');
    for (const zone of zones) {
      expect(text).toContain(`(zone: "${zone.zone}"`);
      const list = (names: string[]) => `[${names.map((name) => `"${name}"`).join(', ')}]`;
      const entry = text.slice(text.indexOf(`(zone: "${zone.zone}"`)).split('(zone: "')[1] ?? '';
      expect(entry, zone.zone).toContain(`land: ${list(zone.land)}`);
      expect(entry, zone.zone).toContain(`bp: ${zone.bp}`);
      expect(entry, zone.zone).toContain(`terrain: "${zone.terrain}"`);
    }
  });
});
