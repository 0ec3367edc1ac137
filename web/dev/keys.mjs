// Writes `src/i18n/keys.ts`: every message there is, as types, so that a key nobody says does not compile. The English files
// stand for all languages: tidy compares them, and the tests of Rust find in them every message its vocabulary names.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const locales = fileURLToPath(new URL('../../locales/en/', import.meta.url));
const place = fileURLToPath(new URL('../src/i18n/keys.ts', import.meta.url));

/** What the page has at hand everywhere. */
const EVERYWHERE = ['common', 'server', 'web'];

const keysOf = (file) => [...readFileSync(`${locales}${file}.ftl`, 'utf8').matchAll(/^([a-z][\w-]*) *=/gim)].map(([, key]) => key);

const union = (keys) =>
  [...new Set(keys)]
    .sort()
    .map((key) => `\n  | '${key}'`)
    .join('');

function written() {
  const games = readdirSync(locales).flatMap((name) => /^(.+)-board\.ftl$/.exec(name)?.[1] ?? []);
  const types = games.map((game) => {
    const name = game.charAt(0).toUpperCase() + game.slice(1);
    return `\n/** What can be said at a table of ${game}. */\nexport type ${name}Key =\n  | PageKey${union([...keysOf(game), ...keysOf(`${game}-board`)])};\n`;
  });
  return [
    '// Written from locales/en by `npm run keys`; not to be edited by hand.\n',
    `/** What can be said on every page. */\nexport type PageKey =${union(EVERYWHERE.flatMap(keysOf))};\n`,
    `\n/** What can be said in a builder besides. */\nexport type BuildKey =\n  | PageKey${union(keysOf('build'))};\n`,
    ...types,
  ]
    .join('\n')
    .replace(/\n{3,}/g, '\n\n');
}

writeFileSync(place, written());
