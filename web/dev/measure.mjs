// What the promises of the table come to, measured in a real browser against a real server: npm run measure [-- ROUNDS].
// Prints one JSON object: medians and worst of so many rounds, each against its limit; fails where a limit is passed.
//
//   first paint of the table   from the click on a link to a match until the browser has painted, until offers stand there,
//                              and the work the page's own thread did for it, whatever else the machine was doing
//   script before the board    compressed bytes of JavaScript that came over the wire until then
//   odds panel                 what the server needs for all odds of a position, and from the offers until their odds stand beside them
//   undo                       from the key until the table stands one step back, near the end of the longest match there is
import { readdirSync, readFileSync } from 'node:fs';
import { launch } from './browser.mjs';
import { folder, freePort, start } from './server.mjs';

const rounds = Number(process.argv[2] ?? 7);
const LIMITS = {
  first_paint_ms: 1_000,
  first_offers_ms: 1_000,
  first_offers_cpu_ms: 1_000,
  script_bytes: 200_000,
  odds_server_ms: 50,
  odds_shown_ms: 50,
  undo_ms: 100,
};

const home = folder();
const server = await start(await freePort(), home.path);
const browser = await launch();
const samples = Object.fromEntries(Object.keys(LIMITS).map((name) => [name, []]));
const notes = {};

const COUNT = '.replay .count';
const steps = async (page) => Number((await page.locator(COUNT).textContent()).split('/')[1]);
const offers = (page) => page.locator('[data-offer]');
const moved = (page, before) =>
  page.waitForFunction(([where, count]) => Number(document.querySelector(where)?.textContent?.split('/')[1]) !== count, [COUNT, before]);

try {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto(server.url);
  await page.getByRole('button', { name: /^Play Soviet Dawn/ }).click();
  await offers(page).first().waitFor();
  const address = page.url();

  // A browser that has never been here opens the link: nothing is kept from before.
  for (let round = 0; round < rounds; round++) {
    const fresh = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      locale: 'en-GB',
      storageState: await context.storageState(),
    });
    const table = await fresh.newPage();
    const wire = await fresh.newCDPSession(table);
    await wire.send('Network.enable');
    await wire.send('Performance.enable', { timeDomain: 'threadTicks' });
    let bytes = 0;
    const scripts = new Set();
    wire.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.add(requestId));
    wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => scripts.has(requestId) && (bytes += encodedDataLength));
    await table.addInitScript(() => {
      new MutationObserver((_, watch) => {
        if (!document.querySelector('[data-offer]')) return;
        watch.disconnect();
        requestAnimationFrame(() => performance.mark('offers'));
      }).observe(document, { childList: true, subtree: true });
    });
    await table.goto(address);
    await offers(table).first().waitFor();
    const times = await table.evaluate(() => ({
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      offers: performance.getEntriesByName('offers')[0]?.startTime,
    }));
    const { metrics } = await wire.send('Performance.getMetrics');
    samples.first_offers_cpu_ms.push(metrics.find(({ name }) => name === 'TaskDuration').value * 1_000);
    samples.first_paint_ms.push(times.paint);
    samples.first_offers_ms.push(times.offers);
    samples.script_bytes.push(bytes);
    await fresh.close();
  }

  // The odds of every position of a match, asked as the page asks; shown within a blink of the action.
  const id = new URL(address).hash.split('/').at(-1);
  for (let turn = 0; turn < 60 && (await page.locator('.ending').count()) === 0; turn++) {
    const asked = page.evaluate(async (id) => {
      const from = performance.now();
      await (await fetch(`/api/v1/matches/${id}/odds`)).arrayBuffer();
      return performance.now() - from;
    }, id);
    samples.odds_server_ms.push(await asked);
    const before = await steps(page);
    const shown = await page.evaluate(
      (turn) =>
        new Promise((done) => {
          const offers = [...document.querySelectorAll('[data-offer]')];
          const old = new Set(document.querySelectorAll('[data-offer] .number'));
          let from = null;
          // Some positions leave nothing to chance: then there is nothing to wait for.
          const enough = setTimeout(() => done(null), 1_500);
          const watch = new MutationObserver(() => {
            from ??= document.querySelector('.odds.waiting') && performance.now();
            if (![...document.querySelectorAll('[data-offer] .number')].some((one) => !old.has(one))) return;
            from ??= performance.now();
            watch.disconnect();
            clearTimeout(enough);
            requestAnimationFrame(() => done(performance.now() - from));
          });
          watch.observe(document.body, { childList: true, subtree: true });
          offers[turn % offers.length].click();
        }),
      turn,
    );
    if (shown !== null) samples.odds_shown_ms.push(shown);
    await moved(page, before);
  }

  // Undo late in the longest match there is: the longest record among the tests, gone on from near its end.
  const records = new URL('../../crates/amanecer/tests/records/', import.meta.url);
  const texts = readdirSync(records).map((name) => readFileSync(new URL(name, records), 'utf8'));
  // What was declined and led to another choice at once threw no die and drew no card: it can be taken back.
  const last = (text) => Number([...text.matchAll(/^(\d+) 0 decline.*\n\d+ 0 /gm)].at(-1)?.[1] ?? 0);
  const longest = texts.sort((a, b) => last(b) - last(a))[0];
  const late = await page.evaluate(
    async ([text, step]) => {
      const post = async (path, body, type = 'application/json') =>
        (await fetch(`/api/v1${path}`, { method: 'POST', headers: { 'content-type': type }, body })).json();
      const record = await post('/records', text, 'text/plain; charset=utf-8');
      const { id } = await post(`/matches/${record.id}/fork`, JSON.stringify({ step, seats: [{ kind: 'me' }] }));
      return { id, step };
    },
    [longest, last(longest) - 1],
  );
  await page.goto(`${server.url}/#/m/${late.id}`);
  const decline = page.locator('[data-offer=decline]');
  await decline.waitFor();
  notes.undo_at_step = late.step + 1;
  for (let round = 0; round < rounds; round++) {
    await decline.click();
    await moved(page, late.step);
    const undone = page.evaluate(
      ([where, count]) =>
        new Promise((done) => {
          const from = performance.now();
          const watch = new MutationObserver(() => {
            if (Number(document.querySelector(where)?.textContent?.split('/')[1]) !== count) return;
            watch.disconnect();
            requestAnimationFrame(() => done(performance.now() - from));
          });
          watch.observe(document.body, { childList: true, subtree: true, characterData: true });
          document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'u', bubbles: true }));
        }),
      [COUNT, late.step],
    );
    samples.undo_ms.push(await undone);
  }
} finally {
  await browser.close();
  await server.stop();
  home.remove();
}

const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];
const round = (value) => (value === undefined ? null : Math.round(value * 10) / 10);
const report = { ...notes };
let failed = false;
for (const [name, list] of Object.entries(samples)) {
  const middle = median(list);
  report[name] = { limit: LIMITS[name], median: round(middle), worst: round(Math.max(...list)), n: list.length };
  failed ||= middle === undefined || middle > LIMITS[name];
}
console.log(JSON.stringify(report));
process.exitCode = failed ? 1 : 0;
