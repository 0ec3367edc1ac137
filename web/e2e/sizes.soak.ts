// Every table at every size, in three languages and both lights: nothing too small to read or to press, nothing that is cut or
// lies on something else, nothing that a screen reader would miss, no complaint in the console. The positions are those of stored
// matches, so that a fault is found again; pictures are left in out/screens.
//
// FRENTE_SIZES="1366x768 390x844", FRENTE_LANGS="es" and FRENTE_LIGHTS="dark" look at a part of it.
import { barriers, expect, settled, test } from './sit';
import { faults, SIZES, TOUCH } from './sizes';
import { changed, stored, STORED } from './stored';

const asked = (name: string) => process.env[name]?.split(' ');
const LANGS = asked('FRENTE_LANGS') ?? ['en', 'es', 'fr'];
const LIGHTS = asked('FRENTE_LIGHTS') ?? ['light', 'dark'];

for (const [game, positions] of Object.entries(STORED)) {
  for (const [by, all] of [
    ['mouse', SIZES],
    ['touch', TOUCH],
  ] as const) {
    const sizes = all.filter(([width, height]) => asked('FRENTE_SIZES')?.includes(`${width}x${height}`) ?? true);
    if (sizes.length === 0) continue;
    test.describe(`${game}, ${by}`, () => {
      test.use({
        drawer: 'folded',
        viewport: { width: sizes[0]![0], height: sizes[0]![1] },
        ...(by === 'touch' ? { hasTouch: true, isMobile: true } : {}),
        contextOptions: { reducedMotion: 'reduce' },
      });

      for (const [record, steps] of positions) {
        test(`${record} after ${steps}: is read and pressed at every size`, async ({ page }) => {
          test.setTimeout(900_000);
          const told = new Map<string, string[]>();
          await stored(page, game, record, steps);
          for (const lang of LANGS) {
            for (const light of LIGHTS) {
              await changed(page, lang, light);
              for (const [width, height] of sizes) {
                await page.setViewportSize({ width, height });
                await settled(page);
                const where = `${game}-${record}-${steps}-${lang}-${light}-${width}x${height}`;
                await page.screenshot({ path: `out/screens/${where}.png` });
                for (const fault of await faults(page, by === 'touch'))
                  told.set(fault, [...(told.get(fault) ?? []), `${lang}-${light}-${width}x${height}`]);
              }
              for (const fault of await barriers(page)) told.set(fault, [...(told.get(fault) ?? []), `${lang}-${light}`]);
            }
          }
          expect([...told].map(([fault, where]) => `${fault} (${where.length}: ${where[0]})`)).toEqual([]);
        });
      }
    });
  }
}
