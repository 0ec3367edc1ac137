import { describe, expect, it } from 'vitest';
import type { PassWindow } from '../src/api/types';
import { BEAT_MS, wait } from '../src/table/stops.svelte';

const shut: PassWindow = { kind: 'window-reply', decline: 'pass', secret: true };
const open: PassWindow = { ...shut, secret: false };

describe('a window to reply', () => {
  it('is passed only where passing is all that is offered, or where the stop was lifted', () => {
    for (const company of ['bots', 'others', 'shared-screen'] as const) {
      for (const window of [shut, open]) {
        expect(wait(window, 2, true, company, [])).toBeNull();
        expect(wait(window, 2, false, company, [])).toBe(BEAT_MS);
        expect(wait(window, 1, false, company, [])).toBe(BEAT_MS);
      }
      expect(wait(open, 1, true, company, [])).toBe(BEAT_MS);
    }
    expect(wait(shut, 1, true, 'bots', [])).toBe(BEAT_MS);
  });

  it('takes as long as its player does where the time could tell what he holds', () => {
    const pace = [1000, 2500, 6000];
    expect([0, 0.4, 0.99].map((chance) => wait(shut, 1, true, 'others', pace, chance))).toEqual(pace);
    // Before he has shown a pace of his own, the usual one: never the beat that means "nothing".
    for (const chance of [0, 0.5, 0.99]) expect(wait(shut, 1, true, 'others', [], chance)).toBeGreaterThan(2 * BEAT_MS);
  });

  it('is always asked on a screen that is shared, unless all can see that there is nothing', () => {
    expect(wait(shut, 1, true, 'shared-screen', [1000, 1000, 1000])).toBeNull();
    expect(wait(open, 1, true, 'shared-screen', [])).toBe(BEAT_MS);
  });
});
