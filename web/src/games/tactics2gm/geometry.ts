// Where things lie on the drawn field. Lines count from side A; who looks from side B sees the field turned round.

import type { Sheet, Side, View } from './types';

export const LINES = 6;
export const COLUMNS = 8;
/** Room beside the field for line numbers and supply. */
export const MARGIN = 34;
/** Room above and below it for the letters of the columns. */
export const EDGE = 21;

export interface Place {
  column: number;
  line: number;
}

export interface Field {
  columns: number;
  /** Width and height of a cell. */
  cw: number;
  ch: number;
  /** Seen from side B. */
  turned: boolean;
}

/** On a narrow screen cells are squares: a finger needs them as high as they are wide. */
export const fieldOf = (columns: number, turned: boolean, square = false): Field => ({
  columns,
  cw: 133,
  ch: square ? 133 : 108,
  turned,
});

export const widthOf = ({ columns, cw }: Field): number => columns * cw + 2 * MARGIN;
export const heightOf = ({ ch }: Field): number => LINES * ch + 2 * EDGE;

/** `d4`: column 3, line 3. */
export function placeOf(cell: string): Place {
  return { column: cell.charCodeAt(0) - 97, line: Number(cell.slice(1)) - 1 };
}

export const cellAt = ({ column, line }: Place): string => String.fromCharCode(97 + column) + String(line + 1);

/** The middle of a cell. */
export function centre(field: Field, cell: string): { x: number; y: number } {
  const { column, line } = placeOf(cell);
  const across = field.turned ? field.columns - 1 - column : column;
  const down = field.turned ? line : LINES - 1 - line;
  return { x: MARGIN + (across + 0.5) * field.cw, y: EDGE + (down + 0.5) * field.ch };
}

/** All cells, as they are read from the top left. */
export function cells(field: Field): string[] {
  const out: string[] = [];
  for (let down = 0; down < LINES; down++) {
    for (let across = 0; across < field.columns; across++) {
      const column = field.turned ? field.columns - 1 - across : across;
      const line = field.turned ? down : LINES - 1 - down;
      out.push(cellAt({ column, line }));
    }
  }
  return out;
}

/** Orthogonal steps between two cells. */
export function distance(from: string, to: string): number {
  const [a, b] = [placeOf(from), placeOf(to)];
  return Math.abs(a.column - b.column) + Math.abs(a.line - b.line);
}

/** The letter printed on a cell: `.` open, `B` wood, `S` hedge, `R` river, `M` sea. */
export function letterAt(view: View, cell: string): string {
  const { column, line } = placeOf(cell);
  return view.field[line]?.[column] ?? '.';
}

/** The side seen at the bottom: the viewer's own, else A. */
export const homeSide = (view: View): Side => (view.viewer === null ? 'a' : (view.agreed.sides[view.viewer] ?? 'a'));

export interface Band {
  hq: number;
  side: Side;
  x: number;
  /** From the own edge to the last supplied line. */
  from: number;
  to: number;
  lines: number;
}

/** The supply lines of the staffs, each beside its board. */
export function bands(view: View, field: Field): Band[] {
  const height = LINES * field.ch;
  const two = view.hqs.length > 2;
  return view.hqs.map((hq, at) => {
    const below = (hq.side === 'a') !== field.turned;
    // One board: ours on the left, theirs on the right. Two: both on the outer edge of their board.
    const left = two ? (hq.column === 0) !== field.turned : below;
    const inner = two && !below ? 14 : 0;
    const x = left ? MARGIN - 9 - inner : MARGIN + field.columns * field.cw + 9 + inner;
    const edge = below ? EDGE + height : EDGE;
    const to = below ? edge - hq.supply * field.ch : edge + hq.supply * field.ch;
    return { hq: at, side: hq.side, x, from: edge, to, lines: hq.supply };
  });
}

/** Cells a scenario asks somebody to stand on. */
export function goalCells(view: View, sheet: Sheet): string[] {
  const scenario = view.agreed.scenario === null ? undefined : sheet.scenarios[view.agreed.scenario];
  const cells = (scenario?.victory ?? []).flatMap(([, victory]) =>
    typeof victory === 'object' && 'HoldCells' in victory ? victory.HoldCells : [],
  );
  const boards = Array.from({ length: view.agreed.boards }, (_, at) => at * COLUMNS);
  return boards.flatMap((left) => cells.map(([column, line]) => cellAt({ column: left + column - 1, line: line - 1 })));
}

/** A number that is always the same for a cell, to scatter trees and tufts with. */
export function scatter(cell: string, salt: number): number {
  let hash = 2166136261 ^ salt;
  for (const letter of cell) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0x5bd1e995);
  return ((hash ^ (hash >>> 15)) >>> 0) / 4294967296;
}
