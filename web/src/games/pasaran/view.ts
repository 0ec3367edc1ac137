// What the server sends, as Rust writes it (`src/generated/pasaran.ts`), and the printed parts. What the server's sheet says
// wins over what is printed here; the board reads nothing else.

import type { Lang, Message, Offer, Text } from '../../api/types';
import type { Class, Frame, Kind, Piece, Sheet, Side, Step, Terrain, UnitView, View, Zone } from '../../generated/pasaran';
import type { Say } from '../board';
import data from './printed.json';

export type {
  Battle,
  BattleView,
  Class,
  Frame,
  Piece,
  Sheet,
  Side,
  SideView,
  Step,
  Terrain,
  Turn,
  UnitView,
  View,
  ZoneView,
} from '../../generated/pasaran';
export type { Lang, Message, Offer, Say, Text };

export const SIDES = ['nationalist', 'republican'] as const satisfies readonly Side[];
export const TERRAINS = ['clear', 'hills', 'sierra', 'madrid', 'mountain', 'sea', 'neutral'] as const satisfies readonly Terrain[];
export const STEPS = [
  'reinforcements',
  'initiative',
  'weather',
  'rail',
  'rebase',
  'movement',
  'combat',
  'exploitation',
  'pursuit',
  'income',
  'cards',
  'production',
] as const satisfies readonly Step[];

export interface ZonePrint {
  zone: Zone;
  name: Text;
  terrain: Terrain;
  bp: number;
  land: Zone[];
  air: Zone[];
  coastal?: boolean;
  owner?: Side | null;
  city?: { name: Text; coastal: boolean; touches: Zone[]; owner?: Side } | null;
}
export interface KindPrint {
  kind: string;
  name: Text;
  class: Class;
  front: number;
  back: number | null;
  star: boolean;
  tag: string | null;
  count: number;
  /** What it costs to build, and how many quarters that takes; unknown before the server's sheet is there. */
  cost?: number;
  quarters?: number;
}
export interface CardPrint {
  number: number;
  card: string;
  title: Text;
  text: Text;
  side: Side | null;
  cost: number;
  after: string;
}
export interface ChitPrint {
  chit: string;
  name: Text;
}
export interface Printed {
  map: { zones: ZonePrint[]; rivers: { between: [string, string]; river: string }[] };
  kinds: Map<string, KindPrint>;
  cards: Map<string, CardPrint>;
  chits: Map<string, ChitPrint>;
  zones: Map<string, ZonePrint>;
  victory: number;
  scenarios: { id: string; name: Text; start: string; end: string }[];
}
/** printed.json: the data files, as far as the board needs them. */
interface Own {
  map: Printed['map'];
  counters: {
    units: (Omit<KindPrint, 'star' | 'tag' | 'back'> & { star?: boolean; tag?: string | null; back?: number | null })[];
    headquarters: { kind: string; name: string; level: number }[];
  };
  cards: CardPrint[];
  tables: { chits: ChitPrint[]; victory: number };
  scenarios: Printed['scenarios'];
}
const own = data as unknown as Own;

/** The printed parts: the sheet's where it has them, else those that were printed with the map. */
export function printOf(sheet: Partial<Sheet> | null | undefined): Printed {
  const kinds = new Map<string, KindPrint>();
  for (const unit of own.counters.units)
    kinds.set(unit.kind, { ...unit, back: unit.back ?? null, star: unit.star ?? false, tag: unit.tag ?? null });
  for (const { kind, name, level } of own.counters.headquarters) {
    const same = { es: name, en: name, fr: name };
    kinds.set(kind, { kind, name: same, class: 'headquarters', front: level, back: null, star: false, tag: null, count: 1 });
  }
  for (const unit of sheet?.units ?? []) {
    const { level, front, ...rest } = unit;
    kinds.set(unit.kind, { ...rest, front: unit.class === 'headquarters' ? level : front });
  }
  const cards = new Map<string, CardPrint>(own.cards.map((card) => [card.card, card]));
  for (const card of sheet?.cards ?? []) cards.set(card.card, card);
  const zones: ZonePrint[] = sheet?.zones ?? own.map.zones;
  return {
    map: { zones, rivers: sheet?.rivers?.map(([a, b, river]) => ({ between: [a, b], river })) ?? own.map.rivers },
    kinds,
    cards,
    zones: new Map<string, ZonePrint>(zones.map((zone) => [zone.zone, zone])),
    chits: new Map<string, ChitPrint>((sheet?.chits ?? own.tables.chits).map((chit) => [chit.chit, chit])),
    victory: sheet?.victory_points ?? own.tables.victory,
    scenarios: sheet?.scenarios ?? own.scenarios,
  };
}
export const printed = printOf(null);

export const kindOf = (unit: string) => (unit.split('.')[0] ?? unit) as Kind;
export const zoneOfPlace = (place: string) => place.replace(':city', '');
export const isCity = (place: string) => place.endsWith(':city');
/** 'window' of {window: ['step', 'nationalist']}; 'rail' of 'rail'. */
export const frameName = (frame: Frame | undefined): string => (typeof frame === 'string' ? frame : (Object.keys(frame ?? {})[0] ?? ''));
export function frameArgs(frame: Frame | undefined): unknown[] {
  if (!frame || typeof frame === 'string') return [];
  const args = Object.values(frame)[0];
  return Array.isArray(args) ? args : [args];
}
/** The unit somebody holds in his hand, on its way. */
export function inHand(view: View): string | null {
  const top = view.pending.at(-1);
  return ['carry', 'go-on'].includes(frameName(top)) ? String(frameArgs(top)[0]) : null;
}
/** A unit on the map. */
export const unitOf = (view: View, unit: string): UnitView | undefined =>
  view.zones.flatMap((zone) => [...zone.field, ...zone.city]).find((one) => one.unit === unit);
/** Where a unit stands. */
export function placeOf(view: View, unit: string): string | null {
  for (const zone of view.zones) {
    if (zone.field.some((one) => one.unit === unit)) return zone.zone;
    if (zone.city.some((one) => one.unit === unit)) return `${zone.zone}:city`;
  }
  return null;
}
const BATTLE = [
  'battle',
  'draw-chits',
  'play-chits',
  'cancel-chit',
  'mark',
  'segments',
  'losses',
  'retreat-choice',
  'leaving',
  'champion',
  'siege-end',
];
export const inBattle = (view: View) => view.pending.some((frame) => BATTLE.includes(frameName(frame)));
/** Whether a siege is being resolved: the besieger stands outside the place (§6.4.5). */
export function inSiege(view: View): boolean {
  const top = view.pending.at(-1);
  return (
    ['champion', 'siege-end'].includes(frameName(top)) || (frameName(top) === 'throw' && JSON.stringify(frameArgs(top)).includes('siege'))
  );
}
/** Who is on the battle board: everybody in the place; in a siege also those outside who were named, or may be. */
export function fighters(view: View, offered: (piece: Piece) => boolean): UnitView[] {
  const { place, champions } = view.battle.board;
  const zone = view.zones.find((one) => one.zone === zoneOfPlace(place));
  const inside = (isCity(place) ? zone?.city : zone?.field) ?? [];
  if (!inSiege(view)) return inside;
  const outside = view.zones
    .flatMap((one) => [...one.field, ...one.city])
    .filter((it) => !inside.includes(it) && (champions.includes(it.unit) || offered(`unit:${it.unit}`)));
  return [...inside, ...outside];
}
export const inCards = (view: View) => view.pending.some((frame) => ['draw-cards', 'buy-card', 'lay-under'].includes(frameName(frame)));
export function producing(view: View): Side | null {
  const frame = view.pending.findLast((one) => frameName(one) === 'produce');
  return frame ? (frameArgs(frame)[0] as Side) : null;
}
const ROMAN = ['', 'I', 'II', 'III', 'IV'];
export function quarterName(quarter: string): string {
  const [year = '', number = ''] = quarter.split('-');
  return `${ROMAN[Number(number)] ?? number} · ${year}`;
}
/** The quarters of a match, first to last. */
export function quarters(start: string, end: string): string[] {
  const found: string[] = [];
  let [year = 1936, number = 3] = start.split('-').map(Number);
  for (let at = 0; at < 24; at += 1) {
    const name = `${year}-${number}`;
    found.push(name);
    if (name === end) break;
    number += 1;
    if (number > 4) [year, number] = [year + 1, 1];
  }
  return found;
}
