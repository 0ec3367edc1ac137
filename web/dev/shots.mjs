// Pictures of every screen at both sizes in both lights, to be looked at: npm run shots [-- FOLDER [ADDRESS]].
// Needs `npm run mock` (or a real server) under ADDRESS. Also says what axe finds and what the console complains about.
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { launch } from './browser.mjs';

const [folder = 'shots', address = 'http://127.0.0.1:5173'] = process.argv.slice(2);
const only = process.env.ONLY?.split(',');
mkdirSync(folder, { recursive: true });
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const sizes = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

const click = (name) => (page) => page.locator(name).first().click();
const screens = {
  home: { at: '#/' },
  box: { at: '#/g/amanecer' },
  soon: { at: '#/g/pasaran' },
  rules: { at: '#/g/amanecer/rules/7.3' },
  table: { at: '#/m/running' },
  log: { at: '#/m/running', then: [click('#tab-log')] },
  odds: { at: '#/m/running', then: [click('#tab-odds')] },
  reader: { at: '#/m/running', then: [click('.prompt .rule')] },
  search: { at: '#/m/running', then: [click('#tab-rules'), (page) => page.fill('input[type=search]', 'ofens')] },
  luck: { at: '#/m/running', then: [click('#tab-luck')] },
  past: { at: '#/m/running', then: [(page) => page.keyboard.press(','), (page) => page.keyboard.press(',')] },
  over: { at: '#/m/finished' },
  help: { at: '#/m/running', then: [(page) => page.keyboard.press('?')] },
  words: { at: '#/m/running', then: [(page) => page.keyboard.press('b')] },
  lesson: {
    at: '#/g/amanecer',
    then: [
      (page) => page.locator('button.way').first().click(),
      (page) => page.waitForSelector('.lesson', { timeout: 5000 }),
    ],
  },
  menu: { at: '#/m/running', sizes: ['phone'], then: [click('.narrow button')] },
  lost: { at: '#/m/nowhere' },
};

const browser = await launch();
for (const [size, viewport] of Object.entries(sizes)) {
  for (const theme of ['light', 'dark']) {
    const context = await browser.newContext({
      viewport,
      colorScheme: theme,
      locale: process.env.LOCALE ?? 'es-ES',
      deviceScaleFactor: 1,
      hasTouch: size === 'phone',
      isMobile: size === 'phone',
    });
    for (const [name, screen] of Object.entries(screens)) {
      if (only && !only.includes(name)) continue;
      if (screen.sizes && !screen.sizes.includes(size)) continue;
      const page = await context.newPage();
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) console.log(`${name} ${size} ${theme}: ${message.text()}`);
      });
      page.on('pageerror', (error) => console.log(`${name} ${size} ${theme}: ${error}`));
      await page.goto(`${address}/${screen.at}`);
      await page.waitForLoadState('networkidle').catch(() => {});
      await page.waitForTimeout(500);
      for (const step of screen.then ?? []) {
        await step(page).catch((error) => console.log(`${name} ${size} ${theme}: ${String(error).split('\n')[0]}`));
        await page.waitForTimeout(300);
      }
      await page.screenshot({ path: `${folder}/${name}-${size}-${theme}.png` });
      await page.evaluate(axe);
      const found = await page.evaluate(() => window.axe.run({ resultTypes: ['violations'] }));
      for (const one of found.violations) {
        const nodes = one.nodes.slice(0, 3).map((node) => node.target.join(' ')).join(' | ');
        console.log(`${name} ${size} ${theme}: axe ${one.impact} ${one.id} (${one.nodes.length}): ${nodes}`);
      }
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (wide > 0) console.log(`${name} ${size} ${theme}: ${wide} pixels too wide`);
      await page.close();
    }
    await context.close();
  }
}
await browser.close();
