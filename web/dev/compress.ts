// Files of a build, compressed ahead: the server hands them out as they are. The list of chunks is for `npm run size` and
// stays out of what is served.
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|svg|html)$/;
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
      compress(folder);
    },
  };
}
