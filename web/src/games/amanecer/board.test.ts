import { describe as suite, expect, test } from 'vitest';
import fixtures from './dev/fixtures.json?raw';
import { describe } from './describe';
import { arrows, place, railway, stand } from './layout';
import { FRONTS, type Offer, type Sheet, type View } from './types';

interface Shot {
  view: View;
  offers: Offer[];
}
const { sheet, positions } = JSON.parse(fixtures) as { sheet: Sheet; positions: Record<string, Shot> };
const shot = (name: string): Shot => {
  const found = positions[name];
  if (!found) throw new Error(`no position ${name}`);
  return found;
};

suite('the printed sheet', () => {
  test('no two boxes lie on each other, whole or folded', () => {
    for (const folded of [false, true]) {
      const boxes = sheet.tracks.flatMap((track) =>
        track.boxes.map((box) => ({ key: box.name.en, at: place(track.front, box.number, folded).at })),
      );
      for (const one of boxes) {
        for (const other of boxes) {
          if (one.key === other.key) continue;
          const apart = Math.max(Math.abs(one.at[0] - other.at[0]), Math.abs(one.at[1] - other.at[1]));
          expect(apart, `${one.key} and ${other.key}`).toBeGreaterThan(96);
        }
      }
    }
  });
  test('the two counters of Petrograd stand side by side', () => {
    expect(stand('finland', 1, false)[0] - stand('baltic', 1, false)[0]).toBeGreaterThanOrEqual(92);
  });
  test('each track has a line and an arrow for every step to Moscow', () => {
    for (const front of FRONTS) {
      const length = sheet.tracks.find((track) => track.front === front)?.boxes.length ?? 0;
      expect(railway(front, length, false)).toMatch(/605 545$/);
      expect(arrows(front, length, false)).toHaveLength(length);
    }
  });
});

suite('the board in words', () => {
  test('names every front, the card and the end', () => {
    const say = ({ key }: { key: string }) => key;
    const lines = describe(shot('lost').view, sheet, say, 'en').join('\n');
    for (const front of FRONTS) expect(lines).toContain(`front-${front}`);
    expect(lines).toContain('War Communism decreed');
    expect(lines).toContain('Moscow, board-box 0');
    expect(lines).toContain('event-ended-military-defeat');
  });
  test('names no resistance once the match is over', () => {
    const { view } = shot('rich');
    const said = (at: View) => describe(at, sheet, ({ key }) => key, 'en').join(' ');
    expect(said(view)).toContain('board-resistance');
    expect(said({ ...view, ending: 'political-victory' })).not.toContain('board-resistance');
  });
});
