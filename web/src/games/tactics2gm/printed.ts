// The printed parts looked up: what a card is called and says, which weapon lies in a slot.

import type { Tactics2gmKey } from '../../i18n/keys';
import type { Fighter, Message, Nation, Piece, Say, Sheet, Text, Throw, UnitDef, UnitView, View, Lang } from './types';

/** What the board says by itself, without `board-`. */
type Own = Tactics2gmKey extends infer Key ? (Key extends `board-${infer Name}` ? Name : never) : never;

type Support = Sheet['support'][number];
type Weapon = Sheet['weapons'][number];
type Token = Sheet['tokens'][number];

export interface Slot {
  slot: number;
  weapon: Weapon | null;
  token: Token | null;
  price: number;
  /** Thrown as a jet of fire. */
  jet: boolean;
}

export interface Print {
  sheet: Sheet;
  text: (text: Text | undefined) => string;
  unit: (kind: number) => UnitDef;
  /** A card of a deck: the units first, the support cards after them. */
  card: (card: number) => { unit: UnitDef; support: null } | { unit: null; support: Support } | null;
  cardName: (card: number) => string;
  slots: (kind: number) => Slot[];
  /** What the rulebook says under a paragraph: `17-impacto`. */
  told: (id: string) => string;
  nation: (nation: Nation) => string;
  label: (key: Own, args?: Message['args']) => string;
  /** A label with its colon, before which French sets a space. */
  named: (key: Own) => string;
}

export function printOf(sheet: Sheet, say: Say, lang: Lang): Print {
  const text = (it: Text | undefined) => it?.[lang] || it?.en || it?.es || '';
  const unit = (kind: number) => sheet.units[kind] ?? sheet.units[0]!;
  const card = (at: number): ReturnType<Print['card']> => {
    const found = sheet.units[at];
    if (found) return { unit: found, support: null };
    const support = sheet.support[at - sheet.units.length];
    return support ? { unit: null, support } : null;
  };
  return {
    sheet,
    text,
    unit,
    card,
    cardName: (at) => text(card(at)?.unit?.name ?? card(at)?.support?.name),
    slots: (kind) =>
      (sheet.slots[kind] ?? []).map((slot, at) => ({
        slot: at,
        weapon: slot.weapon === null ? null : (sheet.weapons[slot.weapon] ?? null),
        token: slot.token === null ? null : (sheet.tokens[slot.token] ?? null),
        price: slot.price,
        jet: slot.jet,
      })),
    told: (id) => text(sheet.texts[id]),
    nation: (nation) => text(sheet.nations.find((one) => one.nation === nation)?.name),
    label: (key, args = []) => say({ key: `board-${key}`, args }),
    named: (key) => `${say({ key: `board-${key}`, args: [] })}${lang === 'fr' ? '\u00a0' : ''}:`,
  };
}

export interface Carried extends Slot {
  grey: boolean;
  fired: boolean;
}

/** The weapons and tokens a unit has, with the side they lie on. */
export function armsOf(print: Print, it: UnitView): Carried[] {
  const has = (bits: number, slot: number) => ((bits >> slot) & 1) !== 0;
  return print
    .slots(it.unit.kind)
    .filter(({ slot }) => has(it.unit.arms, slot))
    .map((slot) => ({ ...slot, grey: has(it.unit.grey, slot.slot), fired: has(it.unit.fired, slot.slot) }));
}

/** The support cards that lie on a unit. */
export const attached = (print: Print, it: UnitView): Support[] =>
  print.sheet.support.filter((_, at) => ((it.unit.cards >>> at) & 1) !== 0);

/** The unit on a cell. */
export const unitAt = (view: View, cell: string): UnitView | undefined => view.units.find((it) => it.unit.cell === cell);

/** The units a unit carries. */
export const cargoOf = (view: View, carrier: UnitView): UnitView[] =>
  view.units.filter((it) => it.unit.cell === null && it.aboard !== null && it.aboard === carrier.unit.cell);

/** The terrain card on a cell. */
export function terrainAt(view: View, sheet: Sheet, cell: string): { card: Sheet['terrain'][number]; pi: number } | null {
  const found = view.terrain.find(([at]) => at === cell);
  const card = found && sheet.terrain[found[1]];
  return found && card ? { card, pi: found[2] } : null;
}

/** What a die is thrown at. */
export function targetName({ on }: Throw, view: View, print: Print): string {
  if ('unit' in on) {
    const it = view.units.find((one) => one.place === on.unit);
    return it ? print.text(print.unit(it.unit.kind).name) : '';
  }
  if ('structure' in on) return print.text(terrainAt(view, print.sheet, on.structure)?.card.name);
  if ('hq' in on) return print.label('the-staff');
  const plane = view.mission?.planes[['mission', 'escort', 'interceptor'].indexOf(on.plane)];
  return plane ? print.text(print.unit(plane.kind).name) : '';
}

/** What fits on a piece: of a command group the rank, of other long names what stands before the bracket. */
export function pieceName(unit: UnitDef, name: string): string {
  const [, before, inside] = /^(.+) \((.+)\)$/.exec(name) ?? [];
  if (!before || !inside || name.length <= 18) return name;
  return unit.subtype === 'command' ? inside : before;
}

const NATURALS: Record<string, string> = { '.': 'open', B: 'wood', S: 'hedge', R: 'river', M: 'sea' };
export const naturalOf = (sheet: Sheet, letter: string) => sheet.naturals.find((one) => one.natural === NATURALS[letter]);

/** How a number changes: +1, −2, 0. */
export const signed = (by: number): string => (by > 0 ? `+${by}` : by < 0 ? `−${-by}` : '0');

/** Whether a printed part is our own proposal, wholly or in part. */
export const isOurs = (source: string): boolean => source === 'Reconstructed' || source === 'Mixed';

/** A fighter that waits beside a staff, by its place there. */
export const fighterPiece = (at: number, place: number): Piece => `fighter:${2 * at + place}`;

/** The fighter a piece stands for. */
export function waiting(view: View, piece: string): Fighter | null {
  const found = view.hqs.flatMap((hq, at) => hq.hq.fighters.filter((one, place) => one !== null && fighterPiece(at, place) === piece));
  return found[0] ?? null;
}
