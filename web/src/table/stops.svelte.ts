// Windows to reply that do not get in the way: where nothing can be answered, or where the player has switched a stop off,
// the table passes for him. The choice of stops is kept in this browser, by match and seat.
//
// How long a pass takes must not tell an opponent what a hand holds. Where what can be done lies open to everybody, or where
// the stop is off, the table passes after one beat, whatever the hand holds. Where it depends on the hand and somebody else is
// looking, it takes as long as this player has lately taken to pass such windows himself. On one screen with a friend the
// table would give it away by not asking, so there it asks.

import type { PassWindow } from '../api/types';
import { read, write } from '../parts/memory';

/** Long enough to see what happened. */
export const BEAT_MS = 350;
/** Until the player has shown his own pace. */
const USUAL_MS = [1300, 1900, 2400, 3100, 4200];
const [SHORTEST_MS, LONGEST_MS] = [700, 8000];
const REMEMBERED = 12;

/** Who else is there to notice. */
export type Company = 'bots' | 'others' | 'shared-screen';

/** When the table passes by itself: after so many milliseconds, or never. */
export function wait(
  window: PassWindow,
  offers: number,
  stopped: boolean,
  company: Company,
  pace: readonly number[],
  chance = Math.random(),
): number | null {
  if (!stopped) return BEAT_MS;
  if (offers !== 1) return null;
  if (!window.secret || company === 'bots') return BEAT_MS;
  if (company === 'shared-screen') return null;
  const known = pace.length > 2 ? pace : USUAL_MS;
  return known[Math.floor(chance * known.length)] ?? BEAT_MS;
}

/** The stops of one match in this browser. */
export class Stops {
  private off = $state.raw<ReadonlySet<string>>(new Set());
  private pace: number[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private opened = 0;
  /** Whether the table is about to pass. */
  passing = $state(false);

  constructor(private readonly match: string) {
    this.off = new Set((read(`stops.${match}`) ?? '').split(' ').filter(Boolean));
  }

  private name = (seat: number, stop: string) => `${seat}:${stop}`;

  /** Whether the table halts for this seat at this window. */
  stopped(seat: number, stop: string): boolean {
    return !this.off.has(this.name(seat, stop));
  }

  set(seat: number, stop: string, on: boolean): void {
    const off = new Set(this.off);
    if (on) off.delete(this.name(seat, stop));
    else off.add(this.name(seat, stop));
    this.off = off;
    write(`stops.${this.match}`, [...off].join(' '));
  }

  /** A decision has come: `go` is called when it is to be passed. */
  plan(window: PassWindow | null, seat: number, offers: number, company: Company, go: (action: string) => void): void {
    this.cancel();
    this.opened = performance.now();
    if (!window) return;
    const after = wait(window, offers, this.stopped(seat, window.kind), company, this.pace);
    if (after === null) return;
    this.passing = true;
    this.timer = setTimeout(() => {
      this.passing = false;
      go(window.decline);
    }, after);
  }

  /** The player has passed such a window himself: that is his pace. */
  passed(window: PassWindow | null): void {
    if (!window?.secret || this.passing) return;
    const took = Math.min(LONGEST_MS, Math.max(SHORTEST_MS, performance.now() - this.opened));
    this.pace = [...this.pace, took].slice(-REMEMBERED);
  }

  cancel(): void {
    clearTimeout(this.timer);
    this.passing = false;
  }
}
