// What the film costs: plays a stored match from a step on and says, in time of the processor, what each of its frames took on the
// main thread, what of it was what, and what was drawn by other threads. Other work of the machine changes little of it.
// node dev/film.mjs URL GAME RECORD STEP SECONDS (a running server at URL; the record as in e2e/stored.ts).
import { readFileSync, writeFileSync } from 'node:fs';
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
// The server looks it up first: the film begins to move when it has.
const seen = () => page.locator('.film [data-beat], .film .caption').count();
await page.locator('.replay button').nth(2).click();
while ((await seen()) === 0) await page.waitForTimeout(20);
const begun = Number((await page.locator('.replay .count').textContent())?.split('/')[0]);
const wire = await page.context().newCDPSession(page);
const events = [];
wire.on('Tracing.dataCollected', ({ value }) => events.push(...value));
await wire.send('Profiler.enable');
if (process.env.SAMPLES) await wire.send('Profiler.start');
await wire.send('Tracing.start', {
  traceConfig: {
    includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel', 'blink.animations', '__metadata'],
  },
  transferMode: 'ReportEvents',
});
for (let at = 0; at < Number(seconds); at++) {
  await page.waitForTimeout(1000);
  if (process.env.SHOW) console.log(await page.locator('.replay .count').textContent());
}
const done = new Promise((resolve) => wire.once('Tracing.tracingComplete', resolve));
await wire.send('Tracing.end');
await done;
if (process.env.TRACE) writeFileSync(process.env.TRACE, JSON.stringify(events));
const reached = await page.locator('.replay .count').textContent();

const threads = new Map();
for (const { name, pid, tid, args } of events) if (name === 'thread_name') threads.set(`${pid} ${tid}`, args.name);
const of = (event) => threads.get(`${event.pid} ${event.tid}`);
// A frame is what the main thread did since the one before it was handed over.
const parts = new Map();
const frames = [];
let [frame, drawn] = [0, 0];
for (const event of events.toSorted((a, b) => a.ts - b.ts)) {
  if (event.ph !== 'X') continue;
  const [name, ms] = [event.name, (event.tdur ?? 0) / 1000];
  if (/RasterTask|ImageDecodeTask/.test(name)) drawn += ms;
  if (of(event) !== 'CrRendererMain') continue;
  if (name === 'ThreadControllerImpl::RunTask') frame += ms;
  else parts.set(name, [(parts.get(name)?.[0] ?? 0) + ms, (parts.get(name)?.[1] ?? 0) + 1]);
  if (name === 'Commit') {
    frames.push(frame);
    frame = 0;
  }
}
const sorted = frames.toSorted((a, b) => a - b);
const at = (part) => (sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(1);
const all = frames.reduce((sum, one) => sum + one, 0);
const [from, to] = [begun, Number(reached?.split('/')[0])];
console.log(
  `${game} ${record}, steps ${from} to ${to} in ${seconds} s: ${frames.length} frames; main thread ${Math.round(all)} ms, ` +
    `${(all / (60 * Number(seconds))).toFixed(2)} ms for each sixtieth of a second, ${(all / Math.max(1, to - from)).toFixed(1)} ms a step; ` +
    `frames of ${at(0.5)} ms (median), ${at(0.9)} (90th), ${at(1 - 1e-9)} (longest); drawn elsewhere ${Math.round(drawn)} ms`,
);
for (const [name, [ms, times]] of [...parts].sort((a, b) => b[1][0] - a[1][0]).slice(0, 12))
  console.log(`  ${name.padEnd(44)} ${Math.round(ms)} ms in ${times}`);
if (process.env.SAMPLES) {
  const { profile } = await wire.send('Profiler.stop');
  if (process.env.PROFILE) writeFileSync(process.env.PROFILE, JSON.stringify(profile));
  const [own, each] = [new Map(), new Map(profile.nodes.map((node) => [node.id, node]))];
  profile.samples.forEach((at, n) => {
    const { functionName, url: from, lineNumber, columnNumber } = each.get(at).callFrame;
    const name = `${functionName || '(none)'} ${from.split('/').at(-1)?.split('?')[0]}:${lineNumber}:${columnNumber}`;
    own.set(name, (own.get(name) ?? 0) + profile.timeDeltas[n] / 1000);
  });
  for (const [name, ms] of [...own].sort((a, b) => b[1] - a[1]).slice(0, 20)) console.log(`    ${name.padEnd(50)} ${Math.round(ms)} ms`);
}
await browser.close();
