// The short form of sizes.soak.ts, for every change: each table at the commonest laptop and on a phone, at its opening.
import { sitAt } from './hand';
import { apart as test, expect, settled } from './sit';
import { apartFrom, cut, small } from './sizes';

for (const game of ['amanecer', 'guerra1936', 'pasaran', 'tactics2gm', 'peanas']) {
  for (const [by, viewport] of [
    ['mouse', { width: 1366, height: 768 }],
    ['touch', { width: 390, height: 844 }],
  ] as const) {
    test.describe(`${game}, ${by}`, () => {
      test.use({
        drawer: 'folded',
        viewport,
        ...(by === 'touch' ? { hasTouch: true, isMobile: true } : {}),
        contextOptions: { reducedMotion: 'reduce' },
      });

      test('is read and pressed at its opening', async ({ page }) => {
        await sitAt(page, game);
        await settled(page);
        expect([...(await small(page, by === 'touch')), ...(await cut(page)), ...(await apartFrom(page))]).toEqual([]);
      });
    });
  }
}
