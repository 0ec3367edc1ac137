// What the server sends, as Rust writes it (`src/generated/pasaran.ts`): the view, and the printed parts in its sheet. The board
// reads nothing else.

import type { Lang, Message, Offer, Text } from '../../api/types';
import type { Class, Frame, Kind, Piece, Sheet, Side, Step, Terrain, UnitView, View, Zone } from '../../generated/pasaran';
import type { Say } from '../board';

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
  /** What it costs to build, and how many quarters that takes. */
  cost: number;
  quarters: number;
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
/** The printed parts by what they are looked up by. */
export function printOf(sheet: Sheet): Printed {
  const kind = ({ level, front, ...rest }: Sheet['units'][number]): KindPrint => ({
    ...rest,
    front: rest.class === 'headquarters' ? level : front,
  });
  return {
    map: { zones: sheet.zones, rivers: sheet.rivers.map(([a, b, river]) => ({ between: [a, b], river })) },
    kinds: new Map<string, KindPrint>(sheet.units.map((unit) => [unit.kind, kind(unit)])),
    cards: new Map<string, CardPrint>(sheet.cards.map((card) => [card.card, card])),
    zones: new Map<string, ZonePrint>(sheet.zones.map((zone) => [zone.zone, zone])),
    chits: new Map<string, ChitPrint>(sheet.chits.map((chit) => [chit.chit, chit])),
    victory: sheet.victory_points,
    scenarios: sheet.scenarios,
  };
}

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
