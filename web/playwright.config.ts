// Browser tests in Debian's Chromium. Without FRENTE_URL they run against the mock (`vite preview --mode mock`, which sends
// the server's content policy); with it against a real server: the tests use only what every server has.
import { defineConfig } from '@playwright/test';
import { FLAGS } from './dev/browser.mjs';

const url = process.env.FRENTE_URL ?? 'http://127.0.0.1:4173';

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'out/e2e',
  timeout: 120_000,
  expect: { timeout: 15_000 },
  workers: 1,
  reporter: [['list'], ['html', { outputFolder: 'out/report', open: 'never' }]],
  use: {
    baseURL: url,
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    screenshot: 'on',
    trace: 'retain-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: FLAGS },
  },
  ...(process.env.FRENTE_URL
    ? {}
    : { webServer: { command: 'npx vite preview --mode mock', url, reuseExistingServer: true, timeout: 60_000 } }),
});
