// Files of a build, compressed ahead: the server hands them out as they are. The list of chunks is for `npm run size` and
// stays out of what is served. Modules of rules that were built (`cargo xtask modules`) go into it, and the worker that serves the
// page without a network is told which files there are.
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|svg|html|json|webmanifest)$/;
const SMALLEST = 1_000;

function compress(folder: string): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) compress(path);
    else if (TEXT.test(name)) {
      const text = readFileSync(path);
      if (text.length < SMALLEST) continue;
      writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
      writeFileSync(`${path}.br`, brotliCompressSync(text, { params }));
    }
  }
}

/** Every file below a folder, as addresses of the page. */
const addresses = (folder: string, under = folder): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((one) => {
    const path = join(folder, one.name);
    return one.isDirectory() ? addresses(path, under) : [`/${relative(under, path).split(sep).join('/')}`];
  });

/** Tells the worker which files make up this build; what it is asked for by another name is not the page's. */
function tell(folder: string): void {
  const worker = join(folder, 'sw.js');
  const files = addresses(folder)
    .filter((name) => !/^\/(index\.html|sw\.js)$|\.(wasm|br|gz|map)$|^\/\./.test(name))
    .sort();
  const hash = createHash('sha256');
  for (const name of ['/index.html', ...files]) hash.update(name).update(readFileSync(join(folder, name)));
  const told = JSON.stringify({ version: hash.digest('hex').slice(0, 12), files });
  writeFileSync(worker, readFileSync(worker, 'utf8').replaceAll('__FILES__', `(${told})`));
}

export function compressed(): Plugin {
  let folder = 'dist';
  return {
    name: 'compressed',
    apply: 'build',
    configResolved: (config) => void (folder = join(config.root, config.build.outDir)),
    closeBundle: () => {
      const out = join(folder, '..', 'out');
      mkdirSync(out, { recursive: true });
      renameSync(join(folder, '.vite', 'manifest.json'), join(out, 'manifest.json'));
      rmSync(join(folder, '.vite'), { recursive: true });
      const modules = join(folder, '../../target/modules');
      const shipped = join(folder, 'modules');
      if (existsSync(modules)) cpSync(modules, shipped, { recursive: true });
      else {
        // A page without the table at home says so, or every visit would ask in vain.
        mkdirSync(shipped);
        writeFileSync(join(shipped, 'index.json'), '[]');
      }
      tell(folder);
      compress(folder);
    },
  };
}
