// What the film costs: plays a stored match from a step on and says, in time of the processor, what each of its frames took on the
// main thread, what of it was what, and what was drawn by other threads. Other work of the machine changes little of it.
// node dev/film.mjs URL GAME RECORD STEP SECONDS (a running server at URL; the record as in e2e/stored.ts).
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
await page.locator('.replay input[type=range]').fill(step);
await page.waitForTimeout(1500);
const wire = await page.context().newCDPSession(page);
const events = [];
wire.on('Tracing.dataCollected', ({ value }) => events.push(...value));
await wire.send('Profiler.enable');
if (process.env.SAMPLES) await wire.send('Profiler.start');
await wire.send('Tracing.start', {
  traceConfig: { includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel', '__metadata'] },
  transferMode: 'ReportEvents',
});
await page.locator('.replay button').nth(2).click();
await page.waitForTimeout(1000 * Number(seconds));
const done = new Promise((resolve) => wire.once('Tracing.tracingComplete', resolve));
await wire.send('Tracing.end');
await done;
const reached = await page.locator('.replay .count').textContent();

const threads = new Map();
for (const { name, pid, tid, args } of events) if (name === 'thread_name') threads.set(`${pid} ${tid}`, args.name);
const main = new Map();
let drawn = 0;
let [all, frames, long] = [0, 0, 0];
for (const { name, tdur = 0, ph, pid, tid } of events) {
  const thread = threads.get(`${pid} ${tid}`);
  if (ph !== 'X') {
    if (name === 'BeginMainThreadFrame' && thread === 'CrRendererMain') frames++;
    continue;
  }
  if (/RasterTask|ImageDecodeTask/.test(name)) drawn += tdur / 1000;
  if (thread !== 'CrRendererMain') continue;
  const ms = tdur / 1000;
  if (name === 'ThreadControllerImpl::RunTask') {
    all += ms;
    if (ms > 16) long++;
  } else main.set(name, [(main.get(name)?.[0] ?? 0) + ms, (main.get(name)?.[1] ?? 0) + 1]);
}
if (frames === 0) frames = main.get('Commit')?.[1] ?? 1;
console.log(
  `${game} ${record} from ${step} (to ${reached?.trim()}): ${frames} frames, ${(all / frames).toFixed(2)} ms each on the main thread, ` +
    `${long} tasks over 16 ms, ${(drawn / frames).toFixed(2)} ms each drawn elsewhere`,
);
for (const [name, [ms, times]] of [...main].sort((a, b) => b[1][0] - a[1][0]).slice(0, 14))
  console.log(`  ${name.padEnd(34)} ${(ms / frames).toFixed(2)} ms a frame, ${Math.round(ms)} ms in ${times}`);
if (process.env.SAMPLES) {
  const { profile } = await wire.send('Profiler.stop');
  const [own, each] = [new Map(), new Map(profile.nodes.map((node) => [node.id, node]))];
  profile.samples.forEach((at, n) => {
    const { functionName, url: from, lineNumber, columnNumber } = each.get(at).callFrame;
    const name = `${functionName || '(none)'} ${from.split('/').at(-1)?.split('?')[0]}:${lineNumber}:${columnNumber}`;
    own.set(name, (own.get(name) ?? 0) + profile.timeDeltas[n] / 1000);
  });
  for (const [name, ms] of [...own].sort((a, b) => b[1] - a[1]).slice(0, 20)) console.log(`    ${name.padEnd(50)} ${Math.round(ms)} ms`);
}
await browser.close();
