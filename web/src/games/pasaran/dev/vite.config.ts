import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [svelte({ compilerOptions: { runes: true } })],
  build: { outDir: fileURLToPath(new URL('../../../../dist/dev-pasaran', import.meta.url)), emptyOutDir: true },
  server: { port: 5198, host: '127.0.0.1', fs: { allow: [fileURLToPath(new URL('../../../../..', import.meta.url))] } },
});
