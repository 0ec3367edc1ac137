// Pictures of the board on its made positions, to be looked at: node src/games/pasaran/dev/shots.mjs FOLDER [NAMES [SIZES [THEMES]]].
// Needs `npx vite -c src/games/pasaran/dev/vite.config.ts`. PRESS=vizcaya opens a place first.
import { mkdirSync } from 'node:fs';
import { launch } from '../../../../dev/browser.mjs';

const [folder = 'shots', names = 'start,mid,crowd,battle,shot,cards,production,fog', sizes = 'desk,phone', themes = 'light,dark'] = process.argv.slice(2);
const { PRESS, TAG = '', LANG_ = 'es' } = process.env;
/** The window, and the room the table's frame leaves the board on a desk. */
const SIZES = { desk: { width: 1440, height: 900 }, fit: { width: 1016, height: 806 }, phone: { width: 390, height: 844 } };
mkdirSync(folder, { recursive: true });
const browser = await launch();
for (const size of sizes.split(',')) {
  for (const theme of themes.split(',')) {
    for (const name of names.split(',')) {
      const page = await browser.newPage({ viewport: SIZES[size], hasTouch: size === 'phone', isMobile: size === 'phone' });
      page.on('pageerror', (error) => console.log(name, size, theme, String(error)));
      await page.goto(`http://127.0.0.1:5198/?at=${name}&theme=${theme}&lang=${LANG_}`, { timeout: 120_000 });
      await page.waitForSelector('.pasaran', { timeout: 120_000 });
      await page.waitForTimeout(600);
      if (PRESS) await page.locator(`[data-place="${PRESS}"]`).first().dispatchEvent('click');
      await page.waitForTimeout(300);
      await page.screenshot({ path: `${folder}/${name}-${size}-${theme}${TAG}.png`, timeout: 120_000 });
      await page.close();
    }
  }
}
await browser.close();
