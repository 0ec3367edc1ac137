// Every table at every size, in three languages and both lights: nothing too small to read or to press, nothing that is cut or
// lies on something else, nothing that a screen reader would miss, nothing that jumps, no complaint in the console. Pictures are
// left in out/screens.
import type { Page } from '@playwright/test';
import { moment, ours, sitAt } from './hand';
import { accessible, apart as test, expect, settled } from './sit';
import { apartFrom, cut, jumps, SIZES, small, TOUCH } from './sizes';

/** As many steps into the match it is looked at: its opening, and when things have begun. */
const MOMENTS = [0, 40];

/** Takes the first offer at each of our decisions until so many steps are played. */
async function playTo(page: Page, steps: number): Promise<void> {
  while ((await moment(page)).steps < steps) {
    const now = await ours(page);
    if (!now) break;
    await page.evaluate(
      async ([seq, seat, action]) => {
        const id = location.hash.split('/').at(-1);
        const body = JSON.stringify({ seat, seq, action });
        await fetch(`/api/v1/matches/${id}/act`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
      },
      [now.seq, now.node.seat ?? 0, now.offers[0]!.action] as const,
    );
  }
}

for (const game of ['amanecer', 'guerra1936', 'pasaran', 'tactics2gm', 'peanas']) {
  for (const lang of ['en', 'es', 'fr']) {
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const [by, sizes] of [
        ['mouse', SIZES],
        ['touch', TOUCH],
      ] as const) {
        test.describe(`${game}, ${lang}, ${colorScheme}, ${by}`, () => {
          const finger = { hasTouch: true, isMobile: true };
          test.use({
            drawer: 'folded',
            locale: lang,
            colorScheme,
            viewport: { width: sizes[0][0], height: sizes[0][1] },
            ...(by === 'touch' ? finger : {}),
            contextOptions: { reducedMotion: 'reduce' },
          });

          test('is read and pressed at every size', async ({ page }) => {
            test.setTimeout(600_000);
            const told: string[] = [];
            await jumps(page);
            await sitAt(page, game);
            for (const steps of MOMENTS) {
              await playTo(page, steps);
              for (const [width, height] of sizes) {
                await page.setViewportSize({ width, height });
                await settled(page);
                const where = `${game}-${lang}-${colorScheme}-${steps}-${width}x${height}`;
                await page.screenshot({ path: `out/screens/${where}.png` });
                const found = [...(await small(page, by === 'touch')), ...(await cut(page)), ...(await apartFrom(page))];
                told.push(...found.map((fault) => `${width}×${height} after ${steps}: ${fault}`));
              }
              await accessible(page);
            }
            expect(told).toEqual([]);
          });
        });
      }
    }
  }
}
