// What the film costs: plays a stored match from a step on, the processor slowed four times, and says where the time of its frames
// went. node dev/film.mjs URL GAME RECORD STEP (a running server at URL; the record as in e2e/stored.ts).
import { readFileSync } from 'node:fs';
import { launch } from './browser.mjs';

const [url, game, record, step = '100', seconds = '10'] = process.argv.slice(2);
const text = readFileSync(new URL(`../../crates/${game}/tests/records/${record}.record`, import.meta.url), 'utf8');
const browser = await launch();
const page = await browser.newPage({ viewport: { width: 1366, height: 768 }, locale: 'en-GB' });
await page.addInitScript(() => {
  localStorage['frente.speed'] = '1';
});
await page.goto(url);
await page.locator('.shelf a.box').first().waitFor();
const id = await page.evaluate(async (body) => {
  const answer = await fetch('/api/v1/records', { method: 'POST', headers: { 'content-type': 'text/plain' }, body });
  return (await answer.json()).id;
}, text);
await page.goto(`${url}/#/m/${id}`);
await page.locator('.prompt').waitFor();
const slider = page.locator('.replay input[type=range]');
await slider.fill(step);
await page.waitForTimeout(1500);
const wire = await page.context().newCDPSession(page);
await wire.send('Emulation.setCPUThrottlingRate', { rate: 4 });
await page.evaluate(() => {
  window.__frames = [];
  let last = 0;
  const watch = (now) => {
    if (last > 0) window.__frames.push(now - last);
    last = now;
    requestAnimationFrame(watch);
  };
  requestAnimationFrame(watch);
});
const events = [];
wire.on('Tracing.dataCollected', ({ value }) => events.push(...value));
await wire.send('Profiler.enable');
await wire.send('Profiler.start');
await wire.send('Tracing.start', {
  traceConfig: { includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel'] },
  transferMode: 'ReportEvents',
});
await page.locator('.replay button').nth(2).click();
await page.evaluate(() => (window.__frames.length = 0));
await page.waitForTimeout(1000 * Number(seconds));
const frames = await page.evaluate(() => window.__frames);
await wire.send('Emulation.setCPUThrottlingRate', { rate: 1 });
const done = new Promise((resolve) => wire.once('Tracing.tracingComplete', resolve));
await wire.send('Tracing.end');
await done;
const { profile } = await wire.send('Profiler.stop');
const sorted = frames.toSorted((a, b) => a - b);
const at = (part) => Math.round(sorted[Math.floor(sorted.length * part)] ?? 0);
const all = frames.reduce((sum, one) => sum + one, 0);
console.log(
  `${game}: ${frames.length} frames, ${Math.round((1000 * frames.length) / all)} a second, median ${at(0.5)} ms, 95th ${at(0.95)} ms`,
);
const spent = new Map();
// Time of the processor, not of the clock: what else the machine does counts little.
for (const { name, tdur } of events) if (tdur) spent.set(name, (spent.get(name) ?? 0) + tdur / 1000);
for (const [name, ms] of [...spent].sort((a, b) => b[1] - a[1]).slice(0, 12)) console.log(`  ${name.padEnd(28)} ${Math.round(ms)} ms`);
const [own, each] = [new Map(), new Map(profile.nodes.map((node) => [node.id, node]))];
profile.samples.forEach((id, n) => {
  const { functionName, url: from, lineNumber } = each.get(id).callFrame;
  const name = `${functionName || '(none)'} ${from.split('/').at(-1)?.split('?')[0]}:${lineNumber}`;
  own.set(name, (own.get(name) ?? 0) + profile.timeDeltas[n] / 1000);
});
for (const [name, ms] of [...own].sort((a, b) => b[1] - a[1]).slice(0, 12)) console.log(`    ${name.padEnd(50)} ${Math.round(ms)} ms`);
await browser.close();
