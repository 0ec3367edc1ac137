// Every table in the middle of a match, in the language of the longest words: on the commonest laptop, on the smallest window with a
// mouse, on a phone. All sizes, languages and lights: sizes.soak.ts.
import { expect, settled, test } from './sit';
import { faults } from './sizes';
import { stored, STORED } from './stored';

const WINDOWS = {
  mouse: [
    [1366, 768],
    [1024, 768],
  ],
  touch: [[390, 844]],
} as const;

for (const [by, sizes] of Object.entries(WINDOWS)) {
  const [[width, height]] = sizes;
  test.describe(by, () => {
    test.use({
      drawer: 'folded',
      locale: 'fr-FR',
      viewport: { width, height },
      ...(by === 'touch' ? { hasTouch: true, isMobile: true } : {}),
      contextOptions: { reducedMotion: 'reduce' },
    });

    for (const [game, positions] of Object.entries(STORED)) {
      test(`${game}: nothing is too small, cut, or on anything else`, async ({ page }) => {
        await stored(page, game, ...positions.at(-1)!);
        const told: string[] = [];
        for (const [width, height] of sizes) {
          await page.setViewportSize({ width, height });
          await settled(page);
          told.push(...(await faults(page, by === 'touch')).map((fault) => `${width}×${height}: ${fault}`));
        }
        expect(told).toEqual([]);
      });
    }
  });
}
