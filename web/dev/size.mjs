// What the browser loads before the first board: npm run build && npm run size. Fails where a limit is passed.
import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const LIMIT = 200_000;
const dist = new URL('../dist/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('../out/manifest.json', import.meta.url)));
const size = (file) => gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).length;

/** A chunk and everything it imports at once. */
function closure(name, seen = new Set()) {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const other of manifest[name].imports ?? []) closure(other, seen);
  return seen;
}

function sum(names) {
  const chunks = new Set(names.flatMap((name) => [...closure(name)]));
  const css = new Set([...chunks].flatMap((name) => manifest[name].css ?? []));
  const js = [...chunks].map((name) => size(manifest[name].file)).reduce((a, b) => a + b, 0);
  return { js, css: [...css].map(size).reduce((a, b) => a + b, 0) };
}

/** A chunk by the end of its source, or by its own name where the bundler made it shared. */
const find = (end) =>
  Object.keys(manifest).find((name) => name.endsWith(end)) ??
  Object.keys(manifest).find((name) => name.startsWith(`_${end.replace(/^.*\/|\.\w+$/g, '')}-`) && name.endsWith('.js'));
const GAMES = ['amanecer', 'guerra1936', 'pasaran', 'tactics2gm', 'peanas'];
/** The texts a reader of one language loads. */
const strings = (lang, game) =>
  ['common', 'server', 'web', ...(game ? [game, `${game}-board`] : [])]
    .map((file) => find(`locales/${lang}/${file}.ftl?raw`))
    .filter(Boolean);
/** What a page needs in the language that needs most. */
const most = (chunks, game) =>
  ['es', 'en', 'fr'].map((lang) => sum([...chunks, ...strings(lang, game)])).reduce((a, b) => (b.js > a.js ? b : a));

const stages = [
  ['home', most(['index.html'])],
  ['rules', most(['index.html', find('RulesPage.svelte')])],
  ...GAMES.map((game) => [
    `first board of ${game}`,
    most(['index.html', find('Table.svelte'), find(`${game}/Board.svelte`), find(`games/${game}/describe.ts`)].filter(Boolean), game),
  ]),
];
let failed = false;
for (const [name, { js, css }] of stages) {
  failed ||= js > LIMIT;
  console.log(`${name.padEnd(32)} js ${(js / 1000).toFixed(1).padStart(6)} kB  css ${(css / 1000).toFixed(1).padStart(5)} kB  (gzip)`);
}
if (failed) {
  console.error(`more than ${LIMIT / 1000} kB of JavaScript`);
  process.exitCode = 1;
}

// What a day without a network takes besides: the page once, and the rules of every game. Counted as they are released.
const [MODULE, ALL] = [750_000, 4_000_000];
if (existsSync(new URL('modules/index.json', dist))) {
  const modules = JSON.parse(readFileSync(new URL('modules/index.json', dist)));
  for (const { game, bytes, packed } of modules)
    console.log(`${game.padEnd(32)} wasm ${(packed / 1000).toFixed(0).padStart(4)} kB of ${(bytes / 1e6).toFixed(1)} MB  (brotli)`);
  const all = modules.reduce((sum, { packed }) => sum + packed, 0);
  const large = modules.filter(({ packed }) => packed > MODULE).map(({ game }) => game);
  console.log(`${'all games'.padEnd(32)} wasm ${(all / 1000).toFixed(0).padStart(4)} kB`);
  if (large.length > 0) console.error(`more than ${MODULE / 1000} kB: ${large.join(', ')}`);
  if (all > ALL) console.error(`more than ${ALL / 1e6} MB of rules`);
  if (process.argv.includes('--release') && (large.length > 0 || all > ALL)) process.exitCode = 1;
}
