// How the board speaks: its own strings by key, names from the sheet, units as the log calls them.

import type { PeanasKey } from '../../i18n/keys';
import { kebab } from '../../i18n/names';
import type { Message } from '../../api/types';
import { defOf, type Lang, type PieceKind, type Say, type Sheet, type UnitView } from './types';

/** What the board says by itself, without `board-`. */
export type Own = PeanasKey extends infer Key ? (Key extends `board-${infer Name}` ? Name : never) : never;
/** The number a unit is known by on its base, in panels and in the log: counted from 1. */
export const numberOf = (unit: number): number => unit + 1;

export type Words = ReturnType<typeof wordsOf>;

export function wordsOf(say: Say, sheet: Sheet, lang: Lang) {
  const key = (key: PeanasKey, args: Record<string, string | number> = {}) =>
    say({ key, args: Object.entries(args) } as unknown as Message);
  const own = (name: Own, args: Record<string, string | number> = {}) => key(`board-${name}`, args);
  const unit = (it: UnitView) => defOf(sheet, it)?.name[lang] ?? it.id;
  return {
    key,
    own,
    unit,
    /** Name and number, as prompts and the log say it. */
    full: (it: UnitView) => own('unit-name', { unit: unit(it), number: numberOf(it.unit) }),
    piece: (kind: PieceKind) => sheet.tables.pieces.find((piece) => piece.kind === kind)?.name[lang] ?? kind,
    lower: kebab,
    /** What has become of a unit. */
    state(it: UnitView): string[] {
      const all: string[] = [];
      if (it.panicked) all.push(own('panicked'));
      if (it.pinned > 0) all.push(own('pinned', { count: it.pinned }));
      if (it.losses > 0) all.push(own('losses', { count: it.losses, points: it.points }));
      if (it.decimated) all.push(own('decimated'));
      if (it.prone > 0) all.push(own('prone'));
      if (it.aimed) all.push(own('aimed'));
      if (it.covered) all.push(own('covered'));
      if (it.mobility !== 'free') all.push(own(it.mobility));
      if (it.readiness !== 'ready') all.push(own(it.readiness));
      if (it.task) all.push(own('task', { order: key(`order-${it.task[0]}`), count: it.task[1] }));
      if (it.mounted) all.push(own('mounted'));
      if (it.spent) all.push(own('spent'));
      return all;
    },
  };
}
