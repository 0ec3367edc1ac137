// Makes web/src/games/amanecer/outline.ts: coast, borders, rivers, lakes and town dots of the board as SVG paths.
//
//   npm ci && npm run build
//
// Coast and borders: Natural Earth (public domain) through world-atlas 50m. Natural Earth draws today's borders; only
// those that help the eye and did not move much since 1920 are kept. Rivers and lakes are ours, point by point.
import { writeFileSync, readFileSync } from 'node:fs';
import { geoConicEquidistant, geoContains, geoPath } from 'd3-geo';
import { merge, mesh } from 'topojson-client';
import { presimplify, simplify } from 'topojson-simplify';

const WIDTH = 1600;
const HEIGHT = 1000;
const MOSCOW = [605, 545];
const UNITS_PER_KM = 0.335;

const projection = geoConicEquidistant()
  .rotate([-44, 0])
  .parallels([48, 64])
  .center([0, 57])
  .scale(UNITS_PER_KM * 6371)
  .translate([0, 0]);
const moscow = projection([37.62, 55.75]);
projection.translate([MOSCOW[0] - moscow[0], MOSCOW[1] - moscow[1]]).clipExtent([
  [-20, -20],
  [WIDTH + 20, HEIGHT + 20],
]);

const atlas = JSON.parse(readFileSync(new URL('node_modules/world-atlas/countries-50m.json', import.meta.url)));
const light = simplify(presimplify(atlas), 0.0025);
const countries = light.objects.countries;
const name = (country) => country.properties.name;

/** Borders worth a line: pairs of neighbours. */
const KEPT = new Set(
  [
    'Norway Sweden', 'Finland Sweden', 'Finland Norway', 'Finland Russia', 'Norway Russia', 'Estonia Russia',
    'Estonia Latvia', 'Latvia Russia', 'Latvia Lithuania', 'Belarus Latvia', 'Belarus Lithuania', 'Lithuania Poland',
    'Germany Poland', 'Poland Czechia', 'Belarus Poland', 'Poland Ukraine', 'Romania Ukraine', 'Moldova Romania',
    'Bulgaria Romania', 'Bulgaria Greece', 'Turkey Georgia', 'Armenia Turkey', 'Iran Turkey', 'Azerbaijan Iran',
    'Denmark Germany', 'Romania Serbia', 'Hungary Romania', 'Austria Germany', 'Czechia Germany', 'Austria Italy',
  ].map((pair) => pair.split(' ').sort().join(' ')),
);

const path = geoPath(projection);
const digits = (number) => String(Math.round(number * 10) / 10);

/** Rewrites an absolute path in relative steps of a tenth of a unit: half the bytes. */
function shrink(d, least = 0) {
  const rings = d.split('M').filter(Boolean);
  return rings
    .map((ring) => {
      const closed = ring.endsWith('Z');
      const points = ring.replace('Z', '').split('L').map((pair) => pair.split(',').map(Number));
      if (Math.abs(area(points)) < least) return '';
      let [x, y] = points[0].map((n) => Math.round(n * 10) / 10);
      let text = `M${digits(x)} ${digits(y)}l`;
      const steps = [];
      for (const [px, py] of points.slice(1)) {
        const dx = Math.round((px - x) * 10) / 10;
        const dy = Math.round((py - y) * 10) / 10;
        if (dx === 0 && dy === 0) continue;
        steps.push(`${digits(dx)}${dy < 0 ? '' : ' '}${digits(dy)}`);
        x = Math.round((x + dx) * 10) / 10;
        y = Math.round((y + dy) * 10) / 10;
      }
      if (steps.length === 0) return '';
      text += steps.map((step, at) => (at > 0 && !step.startsWith('-') ? ' ' : '') + step).join('');
      return text.replace(/(^|[ l-])0\./g, '$1.') + (closed ? 'z' : '');
    })
    .join('');
}

function area(points) {
  let sum = 0;
  points.forEach(([x, y], at) => {
    const [nx, ny] = points[(at + 1) % points.length];
    sum += x * ny - nx * y;
  });
  return sum / 2;
}

const line = (coordinates) => shrink(path({ type: 'LineString', coordinates }) ?? '');

/** A smooth course through the points (Catmull-Rom), so that a river bends instead of breaking. */
function bend(points) {
  const at = (index) => points[Math.max(0, Math.min(points.length - 1, index))];
  return points.flatMap((_, index) =>
    index === points.length - 1
      ? [at(index)]
      : [0, 0.34, 0.67].map((t) =>
          [0, 1].map((axis) => {
            const [a, b, c, d] = [-1, 0, 1, 2].map((step) => at(index + step)[axis]);
            return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3);
          }),
        ),
  );
}
const polygon = (ring) => {
  const closed = bend([...ring, ring[0]]);
  return shrink((path({ type: 'LineString', coordinates: closed }) ?? '')) + 'z';
};

const RIVERS = {
  volga: [[33, 56.9], [35.9, 56.86], [37.3, 57.3], [38.4, 58.1], [39.9, 57.6], [41, 57.6], [43.4, 56.6], [44, 56.33], [46, 56.1], [47.3, 56.1], [49, 55.7], [49.1, 55.2], [48.5, 54.3], [49.3, 53.6], [50, 53.2], [48.6, 53.1], [48, 52.4], [46.7, 51.9], [46, 51.5], [45.6, 50.6], [45.3, 50], [44.7, 49], [44.6, 48.6], [46, 48.2], [47, 47.3], [48, 46.3], [48.3, 45.8]],
  oka: [[36.1, 53], [36, 54.3], [37.4, 54.8], [39.7, 54.7], [41.6, 55.4], [43, 56], [44, 56.33]],
  kama: [[56.3, 59.6], [56.2, 58], [54.3, 57], [53, 56.2], [52, 55.6], [50.5, 55.4], [49.2, 55.2]],
  don: [[38.3, 53.8], [38.9, 53], [39, 51.7], [39.6, 50.8], [41.1, 49.7], [42.6, 49.6], [43.6, 49], [43.4, 48.5], [42.2, 47.8], [41, 47.5], [39.6, 47.2]],
  dnieper: [[33.3, 55.3], [32, 54.8], [30.4, 54.5], [30.3, 53.9], [30.1, 52.6], [30.6, 51.4], [30.5, 50.5], [31.4, 49.8], [33.4, 49], [34.6, 48.6], [35.1, 48.4], [35.1, 47.7], [34, 47.4], [33.3, 46.8], [32.4, 46.5]],
  dniester: [[23.5, 49.4], [25, 48.8], [26.6, 48.5], [28.3, 48.2], [29.1, 47.3], [30.3, 46.3]],
  dvina: [[32, 56.2], [30.2, 55.2], [28, 55.7], [26.5, 55.9], [25.2, 56.6], [24.1, 57]],
  vistula: [[19.2, 49.9], [20.8, 50.2], [21.8, 51], [21, 52.2], [19.6, 52.6], [18.7, 53], [18.9, 54.3]],
  danube: [[16.4, 48.2], [18.8, 47.8], [19, 46.5], [20.4, 44.8], [22.6, 44.5], [24, 43.7], [27.2, 44.1], [28, 45.3], [29.6, 45.2]],
  northernDvina: [[46.3, 60.7], [46.2, 61.4], [44.5, 62.4], [42, 63.8], [40.8, 64.5]],
  pechora: [[58.5, 62.3], [57.2, 64.5], [57.3, 65.8], [53.5, 66], [52.3, 67.4], [54, 68.2]],
  ural: [[58.8, 53.5], [58.5, 51.3], [55.1, 51.7], [51.4, 51.3], [51.5, 49.5], [51.9, 47.1]],
  ob: [[75, 57], [70, 60], [66, 62.5], [66.5, 66.5], [72, 66.6]],
  irtysh: [[76, 52.2], [73.4, 55], [70, 57.6], [68.3, 58.2], [69, 61]],
};

const LAKES = {
  ladoga: [[31, 59.95], [32.3, 60.15], [32.9, 60.6], [32.6, 61.1], [31.6, 61.6], [30.7, 61.65], [30.1, 61.1], [30.5, 60.6], [31, 60.3]],
  onega: [[35.4, 60.9], [36.3, 61.2], [35.9, 62], [35.2, 62.6], [34.8, 62.3], [34.4, 61.9], [34.9, 61.3]],
  peipus: [[27.4, 58.95], [27.9, 58.95], [27.6, 58.4], [28, 58], [27.6, 58.1], [27.1, 58.7]],
  vanern: [[12.6, 58.6], [13.6, 59.3], [14, 58.8], [13.2, 58.4]],
};

/** Where the boxes really are; the same keys as PLACES in layout.ts. */
const TOWNS = {
  moscow: [37.62, 55.75], petrograd: [30.32, 59.93],
  'baltic-2': [28.33, 57.82], 'baltic-3': [26.72, 58.38], 'baltic-4': [24.11, 56.95],
  'finland-2': [30.7, 61.7], 'finland-3': [28.75, 60.71], 'finland-4': [24.94, 60.17],
  'allied-1': [39.87, 57.63], 'allied-2': [39.89, 59.22], 'allied-3': [40.54, 64.54], 'allied-4': [33.08, 68.97],
  'eastern-1': [49.1, 55.79], 'eastern-2': [55.97, 54.74], 'eastern-3': [60.6, 56.84],
  'southern-1': [36.07, 52.97], 'southern-2': [44.51, 48.71], 'southern-3': [36.25, 50], 'southern-4': [34.1, 44.95],
  'poland-1': [30.52, 50.45], 'poland-2': [28.66, 50.25], 'poland-3': [24.03, 49.84], 'poland-4': [21.01, 52.23],
};

/** The line of Lord Curzon's note of July 1920, north to south. */
const CURZON = [[23.9, 54.4], [23.3, 53.9], [23.9, 52.7], [23.6, 52.1], [23.7, 51.2], [24.1, 50.6], [23.4, 50.2], [22.7, 49.6], [22.6, 49.1]];

/** Ranges drawn as peaks. */
const RANGES = [
  [[59, 51.8], [58.6, 53.4], [59.2, 55], [59.4, 57.4], [59, 59], [59.4, 61], [60.2, 63.4], [62, 65.4], [65, 67.4], [66.5, 68.4]],
  [[57.8, 52.6], [57.6, 54], [58.2, 55.8]],
  [[61.4, 64.4], [64, 66.4]],
  [[19.2, 49.4], [21.6, 49.2], [23.6, 48.6], [25, 47.6], [26, 46.4], [25.6, 45.5], [23.6, 45.4]],
  [[37.6, 44.6], [40.4, 43.6], [43.6, 42.9], [46.4, 42.2]],
  [[12.4, 62], [14, 64], [16.4, 66.6], [19.6, 68.4], [24, 69.6]],
];
/** Where the taiga stands thick enough to be drawn: lon and lat from, to, and how many trees. */
const TAIGA = [
  [42, 59.5, 57, 65.5, 70],
  [32, 62, 38, 67, 16],
  [45, 56.6, 57, 59.5, 26],
  [61, 55.8, 74, 63, 46],
  [78, 53, 102, 60, 40],
  [24, 62, 29, 66, 12],
];

/** Always the same numbers: the map must not change from build to build. */
let seed = 1917;
const chance = () => {
  seed = (seed * 1103515245 + 12345) % 2147483648;
  return seed / 2147483648;
};
const inside = ([x, y]) => x > 10 && x < WIDTH - 10 && y > 10 && y < HEIGHT - 10;
const walk = (points) =>
  bend(points)
    .map((at) => projection(at))
    .flatMap((at, index, all) => {
      const next = all[index + 1];
      if (!next) return [at];
      const steps = Math.max(1, Math.round(Math.hypot(next[0] - at[0], next[1] - at[1]) / 13));
      return Array.from({ length: steps }, (_, step) => at.map((n, axis) => n + ((next[axis] - n) * step) / steps));
    });
const peaks = RANGES.flatMap(walk)
  .filter(inside)
  .map(([x, y]) => {
    const size = 5 + chance() * 4;
    return `M${Math.round(x - size + chance() * 8 - 4)} ${Math.round(y)}l${digits(size)}-${digits(size * 1.5)} ${digits(size)} ${digits(size * 1.5)}`;
  })
  .join('');
const ground = { type: 'MultiPolygon', coordinates: merge(light, countries.geometries).coordinates };
const trees = TAIGA.flatMap(([west, south, east, north, count]) =>
  Array.from({ length: count }, () => [west + chance() * (east - west), south + chance() * (north - south)]),
)
  .filter((at) => geoContains(ground, at))
  .map((at) => projection(at))
  .filter(inside)
  .sort((a, b) => a[1] - b[1])
  .map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}l-3 8h6zv10`)
  .join('');

const land = shrink(path(merge(light, countries.geometries.filter((c) => name(c) !== 'Antarctica'))) ?? '', 4);
const borders = shrink(
  path(mesh(light, countries, (a, b) => a !== b && KEPT.has([name(a), name(b)].sort().join(' ')))) ?? '',
);
const rivers = Object.values(RIVERS).map((points) => line(bend(points))).join('');
const lakes = Object.values(LAKES).map(polygon).join('');
const towns = Object.fromEntries(
  Object.entries(TOWNS).map(([key, at]) => [key, projection(at).map((n) => Math.round(n))]),
);
const graticule = [
  ...[10, 20, 30, 40, 50, 60, 70, 80, 90].map((lon) => line(Array.from({ length: 30 }, (_, i) => [lon, 38 + i * 1.2]))),
  ...[45, 50, 55, 60, 65, 70].map((lat) => line(Array.from({ length: 60 }, (_, i) => [-5 + i * 2, lat]))),
].join('');

const text = `// Generated by web/tools/amanecer/outline.mjs: do not edit.
// Coast and borders made with Natural Earth (public domain), through world-atlas (ISC, Michael Bostock).

/** Land, one path over the whole 1600 by 1000 sheet. */
export const LAND = '${land}';
/** Borders, modern ones that still help the eye. */
export const BORDERS = '${borders}';
/** The great rivers. */
export const RIVERS = '${rivers}';
/** The great lakes. */
export const LAKES = '${lakes}';
/** Mountain ranges, a peak at a time. */
export const PEAKS = '${peaks}';
/** The taiga, a tree at a time. */
export const TREES = '${trees}';
/** Meridians and parallels. */
export const GRATICULE = '${graticule}';
/** The Curzon Line. */
export const CURZON = '${line(CURZON)}';
/** Where the towns really are. */
export const TOWNS: Record<string, readonly [number, number]> = ${JSON.stringify(towns)};
`;
const target = new URL('../../src/games/amanecer/outline.ts', import.meta.url);
writeFileSync(target, text);
console.log(`${text.length} bytes`, { land: land.length, borders: borders.length, rivers: rivers.length, graticule: graticule.length });
