import { describe, expect, it } from 'vitest';
import { beyondBar, IN_BAR, inBar } from '../src/games/loose';
import { shapeOf } from '../src/parts/shape';
import { heightOf, LOW, nearest, next } from '../src/table/drawer/sheet';
import { offer } from './made';

describe('the shape of a window', () => {
  it('has two names, the same as in the style sheets', () => {
    expect(
      (
        [
          [1366, 768],
          [1280, 720],
          [1024, 768],
          [1920, 1080],
        ] as const
      ).map(([w, h]) => shapeOf(w, h)),
    ).toEqual(['wide', 'wide', 'wide', 'wide']);
    expect(
      (
        [
          [820, 1180],
          [390, 844],
          [1149, 1000],
        ] as const
      ).map(([w, h]) => shapeOf(w, h)),
    ).toEqual(['tall', 'tall', 'tall']);
    expect(shapeOf(1150, 1000)).toBe('wide');
  });
});

describe('the sheet of a phone', () => {
  it('has three heights, and rests at the nearest', () => {
    expect([heightOf('folded', 844), heightOf('half', 844), heightOf('high', 844)]).toEqual([LOW, 379.8, 742.72]);
    expect([80, 220, 230, 500, 570, 740].map((height) => nearest(height, 844))).toEqual([
      'folded',
      'folded',
      'half',
      'half',
      'high',
      'high',
    ]);
  });

  it('goes one height up or down, and stays at its end', () => {
    expect([next('folded', 1), next('half', 1), next('high', 1)]).toEqual(['half', 'high', 'high']);
    expect([next('high', -1), next('half', -1), next('folded', -1)]).toEqual(['half', 'folded', 'folded']);
  });
});

describe('choices without a place', () => {
  const loose = Array.from({ length: IN_BAR }, (_, at) => offer(`say ${at}`, ''));

  it('stand in the bar up to four, and more of them on the board', () => {
    const placed = offer('go', 'front:north');
    expect(inBar([placed, ...loose])).toEqual(loose);
    expect(beyondBar([placed, ...loose])).toEqual([]);
    const more = [...loose, offer('one more', '')];
    expect(inBar([placed, ...more])).toEqual([]);
    expect(beyondBar([placed, ...more])).toEqual(more);
  });
});
