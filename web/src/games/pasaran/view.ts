// What the server sends, as Rust writes it (`src/generated/pasaran.ts`): the view, and the printed parts in its sheet. The board
// reads nothing else.

import type { Lang, Message, Offer, Text } from '../../api/types';
import type { Class, Sheet, Side, Step, Terrain, UnitView, View, Zone } from '../../generated/pasaran';
import type { Say } from '../board';

export type {
  Battle,
  BattleView,
  Class,
  Frame,
  Kind,
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
  owner?: Side | null;
  city?: { name: Text; owner?: Side } | null;
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
  scenarios: Sheet['scenarios'];
  /** The kind of a counter. */
  kindOf: (unit: string) => KindPrint | undefined;
}
/** The printed parts by what they are looked up by. */
export function printOf(sheet: Sheet): Printed {
  const kind = ({ level, front, ...rest }: Sheet['units'][number]): KindPrint => ({
    ...rest,
    front: rest.class === 'headquarters' ? level : front,
  });
  const kinds = new Map<string, KindPrint>(sheet.units.map((unit) => [unit.kind, kind(unit)]));
  const counters = new Map<string, KindPrint>(
    sheet.units.flatMap((unit) => unit.counters.map((counter) => [counter, kinds.get(unit.kind)!])),
  );
  return {
    map: { zones: sheet.zones, rivers: sheet.rivers.map(([a, b, river]) => ({ between: [a, b], river })) },
    kinds,
    kindOf: (unit) => counters.get(unit),
    cards: new Map<string, CardPrint>(sheet.cards.map((card) => [card.card, card])),
    zones: new Map<string, ZonePrint>(sheet.zones.map((zone) => [zone.zone, zone])),
    chits: new Map<string, ChitPrint>(sheet.chits.map((chit) => [chit.chit, chit])),
    victory: sheet.victory_points,
    scenarios: sheet.scenarios,
  };
}

export const zoneOfPlace = (place: string) => place.replace(':city', '');
export const isCity = (place: string) => place.endsWith(':city');
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
/** Whether something lies on the battle board: a battle, or the two units of a siege. */
export const inBattle = ({ desk }: View) => desk === 'battle' || desk === 'siege';
/** Whose works or cards lie beside the map, and which. */
export function worksOf({ desk }: View): { what: 'cards' | 'production'; side: Side } | null {
  if (desk === null || typeof desk === 'string') return null;
  return 'cards' in desk ? { what: 'cards', side: desk.cards } : { what: 'production', side: desk.production };
}
export const ROMAN = ['', 'I', 'II', 'III', 'IV'];
export function quarterName(quarter: string): string {
  const [year = '', number = ''] = quarter.split('-');
  return `${ROMAN[Number(number)] ?? number} · ${year}`;
}
