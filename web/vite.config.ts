import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import type { ProxyOptions } from 'vite';
import { defineConfig } from 'vitest/config';
import { compressed } from './dev/compress.ts';

const repository = fileURLToPath(new URL('..', import.meta.url));
const target = process.env.FRENTE_SERVER ?? 'http://127.0.0.1:1936';
const proxy: Record<string, ProxyOptions> = { '/api': { target, ws: true }, '/healthz': { target } };

export default defineConfig({
  plugins: [svelte(), compressed()],
  build: {
    target: 'es2022',
    manifest: true,
    // Files stay files: the page's policy allows no data addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    cssCodeSplit: true,
    rollupOptions: {
      input: { index: 'index.html', sw: 'src/sw.ts' },
      // The worker that serves the page has to lie beside it, under one name for ever.
      output: { entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js') },
    },
  },
  worker: { format: 'es' },
  server: { port: 5173, host: '127.0.0.1', fs: { allow: [repository] }, proxy },
  test: { include: ['tests/**/*.test.ts', 'src/**/*.test.ts'], environment: 'node' },
});
