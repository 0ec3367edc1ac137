// Browser tests in Debian's Chromium, against a real server: the binary that dev/server.mjs finds, on a free port with a
// database of its own, or whatever runs at FRENTE_URL.
import { defineConfig } from '@playwright/test';
import { FLAGS } from './dev/browser.mjs';
import { freePort } from './dev/server.mjs';

// The runner chooses, its workers inherit.
// A server for each worker: one alone would soon refuse so many new guests of one address.
const WORKERS = 2;
process.env.FRENTE_PORTS ??= (await Promise.all(Array.from({ length: WORKERS }, freePort))).join(' ');
const ports = process.env.FRENTE_PORTS.split(' ');
const urlAt = (port: string) => `http://127.0.0.1:${port}`;

export default defineConfig({
  testDir: 'e2e',
  // What every change must pass, and what takes an evening (`npm run soak`): whole matches, all sizes in all languages.
  projects: [
    { name: 'page', testMatch: '*.spec.ts', grepInvert: /@long/ },
    { name: 'long', testMatch: '*.spec.ts', grep: /@long/ },
    { name: 'soak', testMatch: '*.soak.ts' },
  ],
  outputDir: 'out/e2e',
  timeout: 90_000,
  expect: { timeout: 15_000 },
  workers: WORKERS,
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  // Every match is dealt anew, so a fault may show in one deal of many: what passes the second time is told as flaky, with
  // its picture, and wants looking into.
  retries: 1,
  reporter: [['list'], ['html', { outputFolder: 'out/report', open: 'never' }]],
  use: {
    baseURL: process.env.FRENTE_URL ?? urlAt(ports[0]!),
    locale: 'en-GB',
    // The narrowest window in which the list lies beside the board, not over its edge.
    viewport: { width: 1600, height: 900 },
    // What is asked of the server is watched and put on: no worker may stand in between, but where it is the matter of the test.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // A trace costs half the time of a run: ask for it where a failure needs it (npm run e2e -- --trace on).
    launchOptions: { executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: FLAGS },
  },
  ...(process.env.FRENTE_URL
    ? {}
    : {
        webServer: ports.map((port) => ({
          command: `node dev/server.mjs ${port}`,
          url: `${urlAt(port)}/healthz`,
          timeout: 30_000,
          gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
        })),
      }),
});
