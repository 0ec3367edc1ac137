// Makes web/src/games/pasaran/map.ts and printed.json: the zones of crates/pasaran/data/map.ron drawn from real shapes.
//
//   npm ci && npm run build [-- FOLDER of the data files]
//
// Municipalities of es-atlas are gathered to zones (zones.mjs says which); a mountain zone is made of the municipalities along
// the border it closes. A border that the data do not know is drawn together to a point, so that two zones share a line
// exactly where the game says that they touch. Neutral coasts: Natural Earth through world-atlas.
import { readFileSync, writeFileSync } from 'node:fs';
import { geoConicConformal, geoPath } from 'd3-geo';
import { feature, merge, mergeArcs, mesh, neighbors } from 'topojson-client';
import { topology } from 'topojson-server';
import { presimplify, simplify } from 'topojson-simplify';
import { parse } from './ron.mjs';
import * as made from './zones.mjs';

const WIDTH = 1600;
const HEIGHT = 1270;
const UNITS_PER_KM = 1.14;
const here = (path) => new URL(path, import.meta.url);
const data = process.argv[2] ? new URL(`file://${process.argv[2]}/`) : here('../../../crates/pasaran/data/');
const read = (name) => parse(readFileSync(new URL(name, data), 'utf8'));
const json = (path) => JSON.parse(readFileSync(here(path)));

const projection = geoConicConformal().rotate([3.2, 0]).parallels([37, 42.5]).center([0, 40]).scale(UNITS_PER_KM * 6371).translate([0, 0]);
const corner = projection([-9.3, 43.79]);
projection.translate([66 - corner[0], 90 - corner[1]]);
const project = (at) => projection(at);
const path = geoPath(projection.clipExtent([[-30, -30], [WIDTH + 30, HEIGHT + 30]]));

// ---------------------------------------------------------------- the printed data
const map = read('map.ron');
const counters = read('counters.ron');
const tables = read('tables.ron');
const cards = read('deck.ron');
const scenarios = read('scenarios.ron');
const zoneOf = Object.fromEntries(map.zones.map((zone) => [zone.zone, zone]));

// ---------------------------------------------------------------- municipalities to zones
const atlas = json('node_modules/es-atlas/es/municipalities.json');
const towns = atlas.objects.municipalities.geometries;
const province = (town) => String(town.id).slice(0, 2);
const zoneOfProvince = Object.fromEntries(
  Object.entries(made.PROVINCES).flatMap(([zone, numbers]) => numbers.map((number) => [number, zone])),
);
const near = neighbors(towns);
const middle = (town) => {
  const { coordinates, type } = feature(atlas, town).geometry;
  const ring = type === 'Polygon' ? coordinates[0] : coordinates[0][0];
  return [0, 1].map((axis) => ring.reduce((sum, point) => sum + point[axis], 0) / ring.length);
};
for (const town of towns) {
  town.zone = zoneOfProvince[province(town)] ?? null;
  if (province(town) === '07') {
    const [lon] = middle(town);
    town.zone = lon > 2.2 && lon < 3.6 ? 'mallorca' : 'island';
  }
  if (['51', '52'].includes(province(town))) town.zone = 'marruecos';
  if (province(town) === '54') town.zone = null;
  if (town.properties.name.startsWith('Llívia')) town.zone = null;
  for (const [zone, lists] of Object.entries(made.BY_NAME)) {
    if (lists[province(town)]?.includes(town.properties.name)) town.zone = zone;
  }
}
// Land held in common belongs where most of its neighbours do.
const most = (index, among) => {
  const votes = {};
  for (const other of near[index]) {
    const zone = towns[other].zone;
    if (zone && among(zone)) votes[zone] = (votes[zone] ?? 0) + 1;
  }
  return Object.entries(votes).sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
};
for (let pass = 0; pass < 4; pass += 1) {
  towns.forEach((town, index) => {
    if (province(town) === '53' && !town.zone) town.zone = most(index, () => true);
  });
}
// Ranges.
const before = towns.map((town) => town.zone);
for (const [range, pairs] of Object.entries(made.RANGES_BETWEEN)) {
  towns.forEach((town, index) => {
    const touches = pairs.some(([a, b]) => {
      const other = before[index] === a ? b : before[index] === b ? a : null;
      return other && near[index].some((next) => before[next] === other);
    });
    if (touches) town.zone = range;
  });
}
// Where a range would run along a zone it has nothing to do with, that zone takes the municipality.
towns.forEach((town, index) => {
  if (town.zone === 'cantabrica' && near[index].some((next) => before[next] === 'burgos')) town.zone = 'burgos';
});
// Exclaves go to the zone around them.
const moved = [];
for (let pass = 0; pass < 3; pass += 1) {
  for (const zone of new Set(towns.map((town) => town.zone))) {
    if (!zone || ['island', 'mallorca', 'marruecos'].includes(zone)) continue;
    const left = new Set([...towns.keys()].filter((index) => towns[index].zone === zone));
    const parts = [];
    while (left.size > 0) {
      const [first] = left;
      const part = [first];
      left.delete(first);
      for (const index of part) for (const next of near[index]) if (left.delete(next)) part.push(next);
      parts.push(part);
    }
    parts.sort((a, b) => b.length - a.length);
    for (const part of parts.slice(zone === 'pirineos' ? 2 : 1)) {
      const votes = {};
      for (const index of part) {
        const other = most(index, (name) => name !== zone);
        if (other) votes[other] = (votes[other] ?? 0) + 1;
      }
      const target = Object.entries(votes).sort((a, b) => b[1] - a[1])[0]?.[0];
      if (!target) continue;
      for (const index of part) towns[index].zone = target;
      moved.push(`${part.map((index) => towns[index].properties.name).join(', ')}: ${zone} to ${target}`);
    }
  }
}

// ---------------------------------------------------------------- one planar topology of the zones
const PARTS = [...map.zones.filter((zone) => !['sea', 'neutral'].includes(zone.terrain)).map((zone) => zone.zone), 'island'];
const shapes = Object.fromEntries(
  PARTS.map((zone) => {
    const own = towns.filter((town) => town.zone === zone);
    if (own.length === 0 && zone !== 'marruecos') throw new Error(`no land for ${zone}`);
    const { coordinates } = feature(atlas, mergeArcs(atlas, own)).geometry;
    return [zone, { type: 'MultiPolygon', coordinates: coordinates.map((part) => part.slice(0, 1).map((ring) => ring.map(project))) }];
  }),
);

// The protectorate: the coast of Morocco above its frontier.
const world = json('node_modules/world-atlas/countries-10m.json');
const country = (name) => world.objects.countries.geometries.find((one) => one.properties.name === name);
{
  const { type, coordinates } = feature(world, country('Morocco')).geometry;
  const ring = (type === 'Polygon' ? [coordinates] : coordinates).map((part) => part[0]).sort((a, b) => b.length - a.length)[0].slice(0, -1);
  const closest = (to) => ring.reduce((best, at, index) => (dist(at, to) < dist(ring[best], to) ? index : best), 0);
  const [west, east] = [closest(made.PROTECTORATE[0]), closest(made.PROTECTORATE.at(-1))];
  const run = (from, to) => {
    const found = [];
    for (let at = from; ; at = (at + 1) % ring.length) {
      found.push(ring[at]);
      if (at === to) return found;
    }
  };
  const high = (points) => points.reduce((sum, point) => sum + point[1], 0) / points.length;
  const [one, two] = [run(west, east), run(east, west).reverse()];
  const coast = high(one) > high(two) ? one : two;
  const line = made.PROTECTORATE.slice(1, -1).reverse();
  shapes.marruecos.coordinates.unshift([[...coast, ...line, coast[0]].map(project)]);
}
function dist(a, b) {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

let topo = topology(shapes);
const isAir = (a, b) => zoneOf[a]?.air.includes(b);
const allowed = (a, b) => {
  const peaks = [a, b].some((zone) => zoneOf[zone]?.terrain === 'mountain');
  return peaks ? isAir(a, b) : zoneOf[a]?.land.includes(b);
};

/** Which zones lie on either side of each arc. */
function sides(topo) {
  const found = topo.arcs.map(() => new Set());
  for (const [zone, shape] of Object.entries(topo.objects)) {
    for (const part of shape.arcs) for (const ring of part) for (const arc of ring) found[arc < 0 ? ~arc : arc].add(zone);
  }
  return found.map((set) => [...set].sort());
}
const length = (points) => points.slice(1).reduce((sum, point, at) => sum + dist(point, points[at]), 0);

// Borders the game does not know shrink to a point; what ended at either end now ends there.
{
  const who = sides(topo);
  const closed = topo.arcs.map((_, at) => who[at].length === 2 && zoneOf[who[at][0]] && zoneOf[who[at][1]] && !allowed(...who[at]));
  const key = (point) => point.join();
  const root = new Map();
  const find = (name) => (root.has(name) && root.get(name) !== name ? find(root.get(name)) : name);
  topo.arcs.forEach((arc, at) => {
    if (!closed[at]) return;
    const [a, b] = [find(key(arc[0])), find(key(arc.at(-1)))];
    root.set(a, b);
    root.set(b, b);
    console.log(`drawn together: ${who[at].join(' and ')}, ${Math.round(length(arc))}`);
  });
  const clusters = new Map();
  topo.arcs.forEach((arc, at) => {
    if (!closed[at]) return;
    const name = find(key(arc[0]));
    clusters.set(name, [...(clusters.get(name) ?? []), ...arc]);
  });
  const target = new Map();
  for (const [name, points] of clusters) target.set(name, [0, 1].map((axis) => points.reduce((sum, point) => sum + point[axis], 0) / points.length));
  const shift = (point) => {
    if (!root.has(key(point))) return null;
    const to = target.get(find(key(point)));
    return to && [to[0] - point[0], to[1] - point[1]];
  };
  topo.arcs = topo.arcs.map((arc, at) => {
    if (closed[at]) return arc;
    const [first, last] = [shift(arc[0]), shift(arc.at(-1))];
    if (!first && !last) return arc;
    const along = [0];
    arc.slice(1).forEach((point, index) => along.push(along[index] + dist(point, arc[index])));
    const all = along.at(-1);
    const fade = (far, by) => Math.max(0, 1 - far / Math.min(all, 14 + 3 * Math.hypot(...by))) ** 1.6;
    return arc.map((point, index) => {
      const out = [...point];
      for (const [by, far] of [[first, along[index]], [last, all - along[index]]]) {
        if (!by) continue;
        const much = far === 0 ? 1 : fade(far, by);
        out[0] += by[0] * much;
        out[1] += by[1] * much;
      }
      return out;
    });
  });
  for (const shape of Object.values(topo.objects)) {
    shape.arcs = shape.arcs.map((part) => part.map((ring) => ring.filter((arc) => !closed[arc < 0 ? ~arc : arc])).filter((ring) => ring.length > 0)).filter((part) => part.length > 0);
  }
  // Ends that fell together must be the same point to the last digit.
  topo.arcs = topo.arcs.map((arc) => arc.map((point) => point.map((n) => Math.round(n * 20) / 20)));
}
topo = simplify(presimplify(topo), 1.1);
const round = (point) => point.map((n) => Math.round(n * 10) / 10);
topo.arcs = topo.arcs.map((arc) => arc.map(round).filter((point, at, all) => at === 0 || at === all.length - 1 || dist(point, all[at - 1]) > 0));

// ---------------------------------------------------------------- paths
const digits = (number) => String(Math.round(number * 10) / 10);
function line(points) {
  let [x, y] = round(points[0]);
  let text = `M${digits(x)} ${digits(y)}`;
  const steps = [];
  for (const point of points.slice(1)) {
    const [px, py] = round(point);
    const [dx, dy] = [Math.round((px - x) * 10) / 10, Math.round((py - y) * 10) / 10];
    if (dx === 0 && dy === 0) continue;
    steps.push(`${digits(dx)}${dy < 0 ? '' : ' '}${digits(dy)}`);
    [x, y] = [px, py];
  }
  if (steps.length === 0) return '';
  text += 'l' + steps.map((step, at) => (at > 0 && !step.startsWith('-') ? ' ' : '') + step).join('');
  return text.replace(/(^|[ l-])0\./g, '$1.');
}
const area = (points) => points.reduce((sum, [x, y], at) => sum + x * points[(at + 1) % points.length][1] - points[(at + 1) % points.length][0] * y, 0) / 2;
const arcPoints = (arc) => (arc < 0 ? [...topo.arcs[~arc]].reverse() : topo.arcs[arc]);
const ringPoints = (ring) => ring.flatMap((arc, at) => arcPoints(arc).slice(at === 0 ? 0 : 1));
const rings = (zone) =>
  topo.objects[zone].arcs
    .map((part) => ringPoints(part[0]))
    .filter((ring) => Math.abs(area(ring)) > 7)
    .sort((a, b) => Math.abs(area(b)) - Math.abs(area(a)));
const closedPath = (list) => list.map((ring) => `${line(ring)}z`).join('');
/** Rewrites a path of d3 in short steps. */
const shrink = (d, least = 0) =>
  (d ?? '')
    .split('M')
    .filter(Boolean)
    .map((ring) => {
      const points = ring.replace('Z', '').split('L').map((pair) => pair.split(',').map(Number));
      if (ring.endsWith('Z') && Math.abs(area(points)) < least) return '';
      return line(points) + (ring.endsWith('Z') ? 'z' : '');
    })
    .join('');

const who = sides(topo);
const borders = [];
const kept = new Set();
for (const zone of PARTS) for (const part of topo.objects[zone].arcs) if (Math.abs(area(ringPoints(part[0]))) > 7) part[0].forEach((arc) => kept.add(arc < 0 ? ~arc : arc));
topo.arcs.forEach((arc, at) => {
  if (who[at].length !== 2 || !kept.has(at)) return;
  const [a, b] = who[at];
  const known = borders.find((one) => one.between[0] === a && one.between[1] === b);
  if (known) {
    known.d += line(arc);
    known.lines.push(arc);
  } else borders.push({ between: [a, b], d: line(arc), lines: [arc] });
});
for (const border of borders) {
  const river = map.rivers.find(({ between: [a, b] }) => border.between.includes(a) && border.between.includes(b));
  if (river) {
    border.river = river.river;
    const longest = [...border.lines].sort((a, b) => length(b) - length(a))[0];
    const walk = (share) => {
      let left = length(longest) * share;
      for (let at = 1; at < longest.length; at += 1) {
        const step = dist(longest[at], longest[at - 1]);
        if (left <= step) return longest[at - 1].map((n, axis) => n + ((longest[at][axis] - n) * left) / step);
        left -= step;
      }
      return longest.at(-1);
    };
    const [from, at, to] = [0.3, 0.5, 0.7].map(walk);
    let turn = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
    if (turn > 90) turn -= 180;
    if (turn < -90) turn += 180;
    border.label = [...at.map(Math.round), Math.round(turn)];
  }
}
// Coast and frontier with the neutral countries: what only one zone has.
const outer = topo.arcs.filter((_, at) => who[at].length === 1 && kept.has(at)).map(line).join('');

// ---------------------------------------------------------------- neutral land
const lightWorld = simplify(presimplify(world), 0.0006);
const light = (names) => lightWorld.objects.countries.geometries.filter((one) => names.includes(one.properties.name));
const portugal = shrink(path(merge(lightWorld, light(['Portugal']))), 12);
const france = shrink(path(merge(lightWorld, light(['France', 'Andorra', 'Monaco', 'Italy', 'Switzerland']))), 12);
const andorra = shrink(path(merge(lightWorld, light(['Andorra']))), 1);
const africa = shrink(path(merge(lightWorld, light(['Morocco', 'Algeria', 'Tunisia']))), 12);
const lightCountries = { type: 'GeometryCollection', geometries: lightWorld.objects.countries.geometries };
const nameOf = (one) => one.properties.name;
const seam = shrink(
  path(mesh(lightWorld, lightCountries, (a, b) => a !== b && ['Spain', 'Gibraltar'].some((name) => [nameOf(a), nameOf(b)].includes(name)) && [nameOf(a), nameOf(b)].some((name) => ['Portugal', 'France', 'Andorra'].includes(name)))),
);
const neutralCoast = shrink(path(mesh(lightWorld, lightCountries, (a, b) => a === b && ['Portugal', 'France', 'Morocco', 'Algeria', 'Italy'].includes(nameOf(a)))));
const african = shrink(path(mesh(lightWorld, lightCountries, (a, b) => a !== b && [nameOf(a), nameOf(b)].sort().join() === 'Algeria,Morocco')));

// ---------------------------------------------------------------- places inside zones
const CELL = 42;
const inRing = ([x, y], ring) => {
  let inside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i, i += 1) {
    const [[xi, yi], [xj, yj]] = [ring[i], ring[j]];
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
  }
  return inside;
};
const toEdge = (point, ring) => {
  let best = Infinity;
  for (let i = 0; i < ring.length; i += 1) {
    const [a, b] = [ring[i], ring[(i + 1) % ring.length]];
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const t = Math.max(0, Math.min(1, ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / (dx * dx + dy * dy || 1)));
    best = Math.min(best, Math.hypot(point[0] - a[0] - t * dx, point[1] - a[1] - t * dy));
  }
  return best;
};
const boxInside = ([x, y], w, h, ring) => {
  for (let i = 0; i <= 6; i += 1) {
    const [dx, dy] = [(i / 6 - 0.5) * w, (i / 6 - 0.5) * h];
    for (const point of [[x + dx, y - h / 2], [x + dx, y + h / 2], [x - w / 2, y + dy], [x + w / 2, y + dy]]) if (!inRing(point, ring)) return false;
  }
  return true;
};
const overlaps = (a, b) => Math.abs(a.x - b.x) * 2 < a.w + b.w && Math.abs(a.y - b.y) * 2 < a.h + b.h;
const tweaks = JSON.parse(readFileSync(here('places.json'), 'utf8'));

const land = {};
for (const zone of PARTS) {
  if (!zoneOf[zone]) continue;
  const shape = rings(zone);
  const [ring] = shape;
  const def = zoneOf[zone];
  const tweak = tweaks[zone] ?? {};
  const entry = { d: closedPath(shape) };
  const taken = [];
  if (def.city) {
    const dot = round(project(made.CITIES[zone]));
    const box = tweak.city ? [dot[0] + tweak.city[0], dot[1] + tweak.city[1]] : dot;
    entry.city = { dot, box: round(box), inside: shape.some((one) => inRing(dot, one)) };
    taken.push({ x: box[0], y: box[1] + 4, w: CELL + 4, h: CELL + 14 });
  }
  // The widest room for counters, its name on top of it.
  const [xs, ys] = [0, 1].map((axis) => ring.map((point) => point[axis]));
  const label = Math.min(def.name.es.length * 7.5, 120);
  const layouts = [[4, 2], [3, 2], [4, 1], [2, 2], [3, 1], [2, 1], [1, 1]];
  let found = null;
  for (const grip of tweak.at ? [] : [1, 0.8, 0.55, 0.3]) {
    for (const [cols, rows] of layouts) {
      let best = null;
      for (let x = Math.min(...xs); x <= Math.max(...xs); x += 4) {
        for (let y = Math.min(...ys); y <= Math.max(...ys); y += 4) {
          const [w, h] = [Math.max(cols * CELL, label), rows * CELL + 16];
          if (!inRing([x, y], ring) || !boxInside([x, y], w * grip, h * grip, ring)) continue;
          const box = { x, y, w, h };
          if (taken.some((other) => overlaps(box, other))) continue;
          const clear = toEdge([x, y], ring);
          if (!best || clear > best.clear) best = { x, y, clear, cols, rows };
        }
      }
      if (best) {
        found = best;
        break;
      }
    }
    if (found) break;
  }
  if (!found && tweak.at) found = { cols: 1, rows: 1 };
  if (!found) {
    const [x, y] = [0, 1].map((axis) => ring.reduce((sum, point) => sum + point[axis], 0) / ring.length);
    found = { x, y, cols: 1, rows: 1 };
    console.log(`no room: ${zone}`);
  }
  entry.at = round(tweak.at ? project(tweak.at) : [found.x, found.y]);
  // Nobody stands on a range.
  entry.cols = def.terrain === 'mountain' ? 0 : (tweak.cols ?? found.cols);
  entry.rows = def.terrain === 'mountain' ? 0 : (tweak.rows ?? found.rows);
  if (tweak.name) entry.name = tweak.name;
  land[zone] = entry;
  if (!shape.some((one) => inRing(entry.at, one))) console.log(`label outside: ${zone}`);
  if (entry.city && !entry.city.inside) console.log(`city outside: ${zone}`, entry.city.dot);
  delete entry.city?.inside;
}

// ---------------------------------------------------------------- hachures
let seed = 1936;
const chance = () => {
  seed = (seed * 1103515245 + 12345) % 2147483648;
  return seed / 2147483648;
};
function bend(points) {
  const at = (index) => points[Math.max(0, Math.min(points.length - 1, index))];
  return points.flatMap((_, index) =>
    index === points.length - 1
      ? [at(index)]
      : [0, 0.25, 0.5, 0.75].map((t) =>
          [0, 1].map((axis) => {
            const [a, b, c, d] = [-1, 0, 1, 2].map((step) => at(index + step)[axis]);
            return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3);
          }),
        ),
  );
}
const even = (points, step) => {
  const out = [];
  let left = 0;
  for (let at = 1; at < points.length; at += 1) {
    const [a, b] = [points[at - 1], points[at]];
    const far = dist(a, b);
    let go = left;
    while (go < far) {
      out.push({ at: [0, 1].map((axis) => a[axis] + ((b[axis] - a[axis]) * go) / far), turn: Math.atan2(b[1] - a[1], b[0] - a[0]) });
      go += step;
    }
    left = go - far;
  }
  return out;
};
const hachures = made.RELIEF.map(([points, size]) => {
  const ridge = bend(points).map(project);
  const walk = even(ridge, 4);
  const total = walk.length;
  let text = '';
  walk.forEach(({ at: [x, y], turn }, index) => {
    const end = Math.min(1, Math.min(index, total - index) / 10);
    const spur = 0.72 + 0.28 * Math.sin(index * 0.55) + chance() * 0.25;
    for (const side of [-1, 1]) {
      // The light comes from the north-west: the far side is longer.
      const far = (6 + 12 * size) * end * spur * (side > 0 ? 1.15 : 0.75);
      if (far < 2.5) continue;
      const lean = turn + (side * Math.PI) / 2 + (chance() - 0.5) * 0.5;
      const gap = 1.2 + chance() * 1.6;
      const [x1, y1] = [x + Math.cos(lean) * gap, y + Math.sin(lean) * gap];
      text += `M${digits(x1)} ${digits(y1)}l${digits(Math.cos(lean) * far)} ${digits(Math.sin(lean) * far)}`;
    }
  });
  return text;
}).join('');
const courses = Object.fromEntries(Object.entries(made.COURSES).map(([name, points]) => [name, line(bend(points).map(project))]));
const spots = (list) => Object.fromEntries(Object.entries(list).map(([name, at]) => [name, project(at).map(Math.round)]));
const graticule = [
  ...[-12, -10, -8, -6, -4, -2, 0, 2, 4, 6, 8].map((lon) => line(Array.from({ length: 28 }, (_, at) => project([lon, 33 + at * 0.5])))),
  ...[34, 36, 38, 40, 42, 44].map((lat) => line(Array.from({ length: 46 }, (_, at) => project([-13 + at * 0.5, lat])))),
].join('');

const sources = `// Made by web/tools/pasaran/map.mjs: do not edit.
// Spain: es-atlas (MIT), from data of the Instituto Geográfico Nacional de España, CC BY 4.0. Neutral lands: Natural Earth
// (public domain) through world-atlas (ISC). Relief, courses of rivers and the frontier in Morocco are ours.
`;
const out = `${sources}import type { Land } from './ground';

export const WIDTH = ${WIDTH};
export const HEIGHT = ${HEIGHT};
/** The side of a cell for one counter. */
export const CELL = ${CELL};
/** The zones on land: shape, room for counters, city. */
export const LAND: Record<string, Land> = {
${Object.entries(land).map(([zone, entry]) => `  ${JSON.stringify(zone)}: ${JSON.stringify(entry)},`).join('\n')}
};
`;
const relief = `${sources}// What the ground alone draws: it comes after the board.
import type { Border } from './ground';

/** The lines between zones. */
export const BORDERS: Border[] = [
${borders.map(({ lines, ...border }) => `  ${JSON.stringify(border)},`).join('\n')}
];
/** Coast, and frontier with neutral countries. */
export const OUTER = '${outer}';
/** Islands no rule knows. */
export const ISLANDS = '${closedPath(rings('island'))}';
export const PORTUGAL = '${portugal}';
export const FRANCE = '${france}';
export const ANDORRA = '${andorra}';
export const AFRICA = '${africa}';
/** Where Spain and its neighbours were drawn by different hands. */
export const SEAM = '${seam}';
export const NEUTRAL_COAST = '${neutralCoast}';
export const AFRICAN_BORDER = '${african}';
export const TANGIER = '${line(bend(made.TANGIER).map(project))}';
/** The relief. */
export const HACHURES = '${hachures}';
export const COURSES: Record<string, string> = ${JSON.stringify(courses)};
/** Towns that only help the eye. */
export const TOWNS: Record<string, readonly [number, number]> = ${JSON.stringify(spots(made.TOWNS))};
export const FOREIGN: Record<string, readonly [number, number]> = ${JSON.stringify(spots(made.FOREIGN))};
export const GRATICULE = '${graticule}';
`;
writeFileSync(here('../../src/games/pasaran/map.ts'), out);
writeFileSync(here('../../src/games/pasaran/relief.ts'), relief);
const brief = {
  map: {
    zones: map.zones.map(({ at, source, ...zone }) => ({ ...zone, reconstructed: source === 'Reconstructed', ...(zone.city ? { city: (({ at: _, ...city }) => city)(zone.city) } : {}) })),
    rivers: map.rivers,
    coasts: map.coasts,
  },
  counters: {
    units: counters.units.map(({ source, ...unit }) => unit),
    headquarters: counters.headquarters.map(({ source, ...hq }) => hq),
    trenches: counters.trenches,
  },
  tables: { weather: tables.weather.bad, victory: tables.victory.bp, chits: tables.chits.map(({ source, ...chit }) => chit) },
  cards: cards.map(({ number, card, title, text, side, cost, after, when }) => ({ number, card, title, text, side: side ?? null, cost, after, when })),
  scenarios: scenarios.map(({ id, name, start, end }) => ({ id, name, start, end })),
};
writeFileSync(here('../../src/games/pasaran/printed.json'), `${JSON.stringify(brief, null, 1)}\n`);
console.log(moved.join('\n'));
console.log(`${out.length} bytes`, { borders: borders.length, hachures: hachures.length, africa: africa.length, france: france.length });
