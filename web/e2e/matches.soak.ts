// Whole matches by the board alone: with a mouse, and on a phone by touch. Nothing is ever asked of the list.
import { byBoard, ours, sitAt } from './hand';
import { apart as test, expect } from './sit';

const LONGEST = 400;

for (const game of ['amanecer', 'guerra1936', 'pasaran', 'tactics2gm', 'peanas']) {
  for (const by of ['mouse', 'touch'] as const) {
    test.describe(`by ${by}`, () => {
      const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
      test.use({ drawer: 'folded', ...(by === 'touch' ? phone : {}), contextOptions: { reducedMotion: 'reduce' } });

      test(`${game}: a whole match`, async ({ page }) => {
        test.setTimeout(3_600_000);
        await sitAt(page, game);
        const lost: string[] = [];
        let [taken, presses] = [0, 0];
        for (; taken < LONGEST; taken++) {
          const now = await ours(page);
          if (!now) break;
          expect(await page.locator('[data-bar]').count()).toBeLessThanOrEqual(4);
          let used: number | null = null;
          for (let other = 0; other < Math.min(3, now.offers.length) && used === null; other++) {
            const wanted = now.offers[(taken * 7 + other) % now.offers.length]!;
            used = await byBoard(page, wanted, now.steps);
            if (used === null) lost.push(wanted.action);
            if (used === null) await page.keyboard.press('Escape');
          }
          expect(used, `no way to any of ${now.offers.length} choices`).not.toBeNull();
          presses += used ?? 0;
        }
        console.log(`${game} by ${by}: ${taken} choices, ${presses} presses, ${lost.length} not found`);
        expect(lost).toEqual([]);
      });
    });
  }
}
