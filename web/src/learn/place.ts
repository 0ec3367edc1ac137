// Where the bubble of a lesson stands: beside what is to be pressed, never over it, always inside the board. Pure, so that
// it can be tested.

export interface Area {
  x: number;
  y: number;
  w: number;
  h: number;
}

const GAP = 14;
const EDGE = 8;

const meets = (a: Area, b: Area): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) * Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

/** The area around all of them. */
export function around(areas: readonly Area[]): Area | null {
  if (areas.length === 0) return null;
  const x = Math.min(...areas.map((one) => one.x));
  const y = Math.min(...areas.map((one) => one.y));
  return { x, y, w: Math.max(...areas.map((one) => one.x + one.w)) - x, h: Math.max(...areas.map((one) => one.y + one.h)) - y };
}

/**
 * The corner of the bubble: right of what is lit, left of it, below it, above it, whichever covers least of what is lit and
 * lies nearest; in the bottom corner where nothing is lit.
 */
export function place(room: { w: number; h: number }, lit: readonly Area[], size: { w: number; h: number }): { x: number; y: number } {
  const inside = (x: number, y: number) => ({
    x: Math.max(EDGE, Math.min(x, room.w - size.w - EDGE)),
    y: Math.max(EDGE, Math.min(y, room.h - size.h - EDGE)),
  });
  const box = around(lit);
  if (!box) return inside(room.w, room.h);
  const [mx, my] = [box.x + box.w / 2 - size.w / 2, box.y + box.h / 2 - size.h / 2];
  const wanted = [
    [box.x + box.w + GAP, my],
    [box.x - size.w - GAP, my],
    [mx, box.y + box.h + GAP],
    [mx, box.y - size.h - GAP],
    // What is lit reaches across the board: a corner has to do.
    [room.w, room.h],
    [0, room.h],
    [room.w, 0],
    [0, 0],
  ] as const;
  const spots = wanted.map(([x, y], at) => {
    const spot = inside(x, y);
    const covered = lit.reduce((sum, one) => sum + meets({ ...spot, ...size }, one), 0);
    return { spot, covered, at };
  });
  spots.sort((a, b) => a.covered - b.covered || a.at - b.at);
  return spots[0]!.spot;
}
