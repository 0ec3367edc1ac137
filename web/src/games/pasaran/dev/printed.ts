// The printed parts as they were when the map was drawn, in the shape of the sheet: for tests and for pictures without a server.

import type { Sheet } from '../view';
import data from './printed.json';

interface Unit {
  kind: string;
  name: Record<string, string>;
  class: string;
  front: number;
  back?: number | null;
  star?: boolean;
  tag?: string | null;
  count: number;
}
interface Own {
  map: { zones: unknown[]; rivers: { between: [string, string]; river: string }[] };
  counters: { units: Unit[]; headquarters: { kind: string; name: string; level: number }[] };
  cards: unknown[];
  tables: { chits: unknown[]; victory: number };
  scenarios: unknown[];
}
const own = data as unknown as Own;

const units = own.counters.units.map((unit) => ({ level: 0, back: null, star: false, tag: null, cost: 2, quarters: 2, ...unit }));
const headquarters = own.counters.headquarters.map(({ kind, name, level }) => ({
  ...{ kind, level, class: 'headquarters', front: 0, back: null, star: false, tag: null, count: 1, cost: 1, quarters: 4 },
  name: { es: name, en: name, fr: name },
}));

export const sheet = {
  pack: 'standard',
  zones: own.map.zones,
  rivers: own.map.rivers.map(({ between: [a, b], river }) => [a, b, river]),
  units: [...units, ...headquarters].map((unit) => ({
    ...unit,
    counters: [unit.kind, ...Array.from({ length: 99 }, (_, at) => `${unit.kind}.${at + 1}`)],
  })),
  cards: own.cards,
  chits: own.tables.chits,
  scenarios: own.scenarios,
  weather: [],
  victory_points: own.tables.victory,
} as unknown as Sheet;
