// What the board reads: Rust's own shapes, and short names for what stands inside them.

import type { Frame, Sheet, UnitDef, UnitView, View } from '../../generated/peanas';

export type {
  About,
  Burst,
  Item,
  Measure,
  PieceDef,
  PieceKind,
  PieceView,
  Place,
  Point,
  Pointed,
  Ray,
  Seen,
  Sheet,
  Side,
  Spot,
  Square,
  Stop,
  TokenView,
  UnitDef,
  UnitKind,
  UnitView,
  View,
} from '../../generated/peanas';
export type { Lang, Message, Offer } from '../../api/types';
export type { Say } from '../board';

export type XY = readonly [number, number];

/** The name of what is pending: `march`, `aim-point`, `turn`. */
export function frameName(frame: Frame | undefined): string {
  if (frame === undefined) return '';
  return typeof frame === 'string' ? frame : (Object.keys(frame)[0] ?? '');
}

/** What is pending innermost. */
export const pendingOf = (view: View): string => frameName(view.pending.at(-1));

const KNOWN = new WeakMap<Sheet, Map<string, UnitDef>>();

/** The line of the lists a unit stands in. */
export function defOf(sheet: Sheet, unit: UnitView): UnitDef | undefined {
  let known = KNOWN.get(sheet);
  if (!known) {
    known = new Map(sheet.units.map((def) => [def.id, def]));
    KNOWN.set(sheet, known);
  }
  return known.get(unit.id);
}

export const isOnTable = (unit: UnitView): boolean => unit.place === 'table';

/** Whether a unit may command: the rule Mando. */
export const isOfficer = (def: UnitDef | undefined): boolean => def?.rules.includes('Command') ?? false;

/** The middle of a unit's stands, in the game's units: for labels alone. */
export function middleOf(unit: UnitView): XY {
  const all = unit.stands.map(([, at]) => at);
  if (all.length === 0) return [0, 0];
  return [all.reduce((sum, at) => sum + at.x, 0) / all.length, all.reduce((sum, at) => sum + at.y, 0) / all.length];
}
