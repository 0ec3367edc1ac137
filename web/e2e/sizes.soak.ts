// Every table at every size, in three languages and both lights: nothing too small to read or to press, nothing that a screen
// reader would miss, no complaint in the console. Pictures are left in out/screens.
import { moment, ours, sitAt } from './hand';
import { accessible, apart as test, expect, settled } from './sit';
import { SIZES, small } from './sizes';

/** As many steps into the match it is looked at: its opening, and when things have begun. */
const MOMENTS = [0, 40];

for (const game of ['amanecer', 'guerra1936', 'pasaran', 'tactics2gm', 'peanas']) {
  for (const lang of ['en', 'es', 'fr']) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test.describe(`${game}, ${lang}, ${colorScheme}`, () => {
        test.use({ drawer: 'folded', locale: lang, colorScheme, contextOptions: { reducedMotion: 'reduce' } });

        test('is read and pressed at eight sizes', async ({ page }) => {
          test.setTimeout(600_000);
          const told: string[] = [];
          await sitAt(page, game);
          for (const steps of MOMENTS) {
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
            for (const [width, height] of SIZES) {
              await page.setViewportSize({ width, height });
              await settled(page);
              const where = `${game}-${lang}-${colorScheme}-${steps}-${width}x${height}`;
              await page.screenshot({ path: `out/screens/${where}.png` });
              const touch = Math.min(width, height) < 600;
              told.push(...(await small(page, touch)).map((fault) => `${width}×${height} after ${steps}: ${fault}`));
            }
            await accessible(page);
          }
          expect(told).toEqual([]);
        });
      });
    }
  }
}
