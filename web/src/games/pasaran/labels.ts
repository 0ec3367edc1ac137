// Where the names of zones stand. At the size of a large window each stands over the room for its counters; on a smaller one the
// letters keep their height, so the map has less room for them: then each name is put where it lies on no counter, no city and no
// other name, in one line or two, as near to its zone as that can be.
import { inside, rings, SHEET, type Land, type Point } from './ground';
import { CELL, LAND } from './map';

export interface Wanted {
  zone: string;
  name: string;
  /** Beside the name stand the points of the zone, and the sign of its terrain. */
  coin: boolean;
  sign: boolean;
  /** The capital is set larger, in capitals. */
  capital: boolean;
}

export interface Label {
  lines: string[];
  size: number;
  /** The middle of the first line, on its base line; the next ones follow `leading` below. */
  x: number;
  y: number;
  leading: number;
  coin: Point | null;
  sign: Point | null;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** How bad it is to lie on it. */
  weight: number;
}

/** How wide a letter is, in its own height: enough for boxes. */
const widthOf = (letter: string) =>
  /[iljtf.,'·\- ]/.test(letter) ? 0.31 : /[mwMW]/.test(letter) ? 0.86 : letter === letter.toUpperCase() ? 0.66 : 0.5;
const across = (text: string, size: number, capital: boolean) =>
  [...(capital ? text.toUpperCase() : text)].reduce((sum, letter) => sum + widthOf(letter) * size + (capital ? 2.5 : 0.5), 0);

const meet = (a: Box, b: Box) => {
  const [w, h] = [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
  return w > 0 && h > 0 ? w * h : 0;
};
const around = ([x, y]: Point, w: number, h: number, weight: number): Box => ({
  left: x - w / 2,
  right: x + w / 2,
  top: y - h / 2,
  bottom: y + h / 2,
  weight,
});

/** What lies on the map whoever plays: room for counters, cities with the count beside them. */
const fixed: Box[] = Object.values(LAND).flatMap(({ at, cols, rows, city }) => [
  ...(cols > 0 ? [around(at, CELL * Math.min(cols, 2) - 4, CELL * rows - 4, 1), around(at, CELL * cols, CELL * rows, 0.3)] : []),
  ...(city ? [around(city.box, 48, 48, 1.4), around([city.box[0] + 12, city.box[1] + 4], 66, 52, 0.3)] : []),
]);

const outlines = new Map<Land, Point[][]>();
const outlineOf = (land: Land) => {
  const known = outlines.get(land) ?? rings(land.d);
  outlines.set(land, known);
  return known;
};
/** The parts of a name that may stand one under the other. */
const broken = (name: string): string[][] => {
  const [head = '', ...rest] = name.split(/(?<=-)|\s/);
  return rest.length === 0 ? [[name]] : [[name], [head, rest.join(' ')]];
};

interface Try {
  label: Label;
  box: Box;
  /** What is wrong with it whatever else lies there. */
  cost: number;
}

function tries({ name, coin, sign, capital, zone }: Wanted, letter: number): Try[] {
  const land = LAND[zone];
  if (!land) return [];
  const size = capital ? Math.max(letter, 18) : Math.max(letter, name.length > 13 ? 11.5 : 13.5);
  const disc = coin ? 2 * Math.max(8.6, 0.62 * letter) + 4 : 0;
  const mark = sign ? (capital ? 34 : 20) : 0;
  const all: Try[] = [];
  for (const lines of broken(name)) {
    const leading = size * 0.95;
    const widths = lines.map((line) => across(line, size, capital));
    const last = widths.at(-1) ?? 0;
    const half = Math.max(...widths) / 2;
    const [left, right] = [Math.max(half, (widths[0] ?? 0) / 2 + mark), Math.max(half, last / 2 + disc)];
    const high = size * 0.78 + leading * (lines.length - 1);
    const [rise, step] = [(land.rows * CELL) / 2, high + 6];
    const spots: [x: number, top: number, far: number][] = [];
    const shifts = [0, -0.25, 0.25, -0.5, 0.5, -0.8, 0.8];
    for (const shift of shifts) {
      for (const [up, far] of [
        [-rise - step, 0],
        [rise + 5, 0.5],
        [-rise - step - 22, 0.8],
        [rise + 22, 1.2],
        [-rise - step - 46, 1.8],
        [rise + 46, 2],
      ] as const)
        spots.push([land.at[0] + shift * (left + right), land.at[1] + up, Math.abs(shift) + far]);
    }
    for (const turn of [-1, 1])
      spots.push([land.at[0] + turn * ((land.cols * CELL) / 2 + (turn < 0 ? right : left) + 6), land.at[1] - high / 2, 0.9]);
    if (land.city) {
      const [x, y] = land.city.box;
      for (const shift of [0, -0.5, 0.5]) spots.push([x + shift * (left + right), y - 26 - step, 1.6 + Math.abs(shift)]);
      for (const turn of [-1, 1]) spots.push([x + turn * (26 + (turn < 0 ? right : left)), y - high / 2, 1.8]);
    }
    for (const [x, top, far] of spots) {
      const box = { left: x - left, right: x + right, top, bottom: top + high + 2, weight: 1.2 };
      const own = [x - left * 0.7, x, x + right * 0.7].filter((at) =>
        outlineOf(land).some((ring) => inside([at, (box.top + box.bottom) / 2], ring)),
      ).length;
      const base = top + size * 0.78;
      const off =
        box.left < SHEET.left + 16 ||
        box.right > SHEET.left + SHEET.wide - 16 ||
        box.top < SHEET.top + 16 ||
        box.bottom > SHEET.top + SHEET.high - 16;
      all.push({
        box,
        label: {
          lines,
          size,
          x,
          y: base,
          leading,
          coin: coin ? [x + last / 2 + disc / 2, base + leading * (lines.length - 1) - size * 0.33] : null,
          sign: sign ? [x - (widths[0] ?? 0) / 2 - mark / 2, base - size * 0.3] : null,
        },
        cost: far * 90 + (3 - own) * 110 + (lines.length - 1) * 60 + (off ? 5000 : 0),
      });
    }
  }
  return all;
}

const known = new Map<string, Map<string, Label>>();

/** Where each name stands when letters are so high, in units of the sheet. The same question has the same answer. */
export function labels(wanted: readonly Wanted[], height: number): Map<string, Label> {
  // In steps: a hand that zooms asks often.
  const letter = Math.ceil(height * 2) / 2;
  const key = `${letter} ${wanted.map(({ zone, name, coin }) => `${zone}${name}${coin}`).join()}`;
  const before = known.get(key);
  if (before) return before;
  const all = wanted.map((one) => ({ zone: one.zone, tries: tries(one, letter) })).filter((one) => one.tries.length > 0);
  const chosen = new Map<string, Try>();
  const wrong = (zone: string, { box, cost }: Try) => {
    let sum = cost;
    for (const other of fixed) sum += other.weight * meet(box, other);
    for (const [name, other] of chosen) if (name !== zone) sum += 2.4 * meet(box, other.box);
    return sum;
  };
  // Each takes its best place; with the others in sight they look again, until nobody moves.
  for (let round = 0, moved = true; moved && round < 8; round++) {
    moved = false;
    for (const { zone, tries } of all) {
      const best = tries.reduce((a, b) => (wrong(zone, b) < wrong(zone, a) ? b : a));
      moved ||= chosen.get(zone) !== best;
      chosen.set(zone, best);
    }
  }
  const found = new Map([...chosen].map(([zone, { label }]) => [zone, label]));
  known.set(key, found);
  return found;
}
