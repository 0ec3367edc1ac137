// The shapes of map.ts, and the seas, which have no shape of their own on land.

export type Point = readonly [number, number];

export interface Land {
  /** The shape. */
  d: string;
  /** The middle of the room for counters; the name stands over it. */
  at: Point;
  cols: number;
  rows: number;
  /** Where the city is, and where its box stands. */
  city?: { dot: Point; box: Point };
}

export interface Border {
  between: [string, string];
  d: string;
  river?: string;
  /** Place and bearing of the river's name. */
  label?: [number, number, number];
}

/** What of the map is printed: Spain, its islands and its Morocco; of the sea and of the neighbours a margin. */
export const SHEET = { left: 24, top: 56, wide: 1376, high: 1208 } as const;

/** The seas and neutral lands: where their names stand, and how they lean. */
export const SEAS: Record<string, { at: Point; turn: number; size: number }> = {
  'sea-cantabrico': { at: [330, 88], turn: 0, size: 25 },
  'sea-atlantico': { at: [54, 560], turn: -90, size: 25 },
  'sea-cadiz': { at: [196, 1066], turn: -10, size: 23 },
  'sea-alboran': { at: [640, 1086], turn: -8, size: 23 },
  'sea-levante': { at: [978, 850], turn: -52, size: 23 },
  'sea-balear': { at: [1040, 560], turn: -52, size: 25 },
  portugal: { at: [160, 690], turn: -78, size: 30 },
  francia: { at: [980, 150], turn: 0, size: 30 },
};

/** Two seas touch along these lines: they end where the coast or the sheet begins. */
export const SEA_LINES: readonly string[] = [
  'M60 150L0 96',
  'M210 960L96 1010 0 1022',
  'M412 1090L402 1118',
  'M668 1008L742 1190',
  'M956 756L1110 812 1260 960',
];

/** The paths of a shape as rings of points. */
export function rings(d: string): Point[][] {
  return d
    .split('M')
    .filter(Boolean)
    .map((part) => {
      const [start = '', rest = ''] = part.replace('z', '').split('l');
      let [x = 0, y = 0] = numbers(start);
      const points: Point[] = [[x, y]];
      const steps = numbers(rest);
      for (let at = 0; at + 1 < steps.length; at += 2) {
        x = Math.round((x + (steps[at] ?? 0)) * 10) / 10;
        y = Math.round((y + (steps[at + 1] ?? 0)) * 10) / 10;
        points.push([x, y]);
      }
      return points;
    });
}

function numbers(text: string): number[] {
  return (text.match(/-?(\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
}

export function inside([x, y]: Point, ring: readonly Point[]): boolean {
  let found = false;
  ring.forEach(([xi, yi], at) => {
    const [xj, yj] = ring[(at + ring.length - 1) % ring.length] ?? [xi, yi];
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) found = !found;
  });
  return found;
}
