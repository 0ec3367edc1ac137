// A game that is not of the house: a module on the operator's shelf, played to its end on a plain board.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { folder, freePort, start } from '../dev/server.mjs';
import { accessible, expect, LONG, settled, test as base } from './sit';

const tree = fileURLToPath(new URL('../../', import.meta.url));

const test = base.extend<object, { house: string }>({
  house: [
    async ({}, use) => {
      const target = `${process.env.CARGO_TARGET_DIR ?? `${tree}target`}/dado`;
      const manifest = `${tree}examples/dado/Cargo.toml`;
      const made = ['--release', '--target', 'wasm32-unknown-unknown', '--target-dir', target, '--lib', '--crate-type', 'cdylib'];
      execFileSync('cargo', ['rustc', '--quiet', '--manifest-path', manifest, ...made], { stdio: 'inherit' });
      const home = folder();
      const server = await start(await freePort(), home.path, '--game', `${target}/wasm32-unknown-unknown/release/dado.wasm`);
      await use(server.url);
      await server.stop();
      home.remove();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: async ({ house }, use) => use(house),
});

test("a game of one's own is played from its box to its end", LONG, async ({ page, house }) => {
  test.setTimeout(120_000);
  await page.goto('/');
  await page.locator('.shelf a.box[href="#/g/dado"]').click();
  await expect(page.getByText('Noughts and crosses, but each mark takes a throw.')).toBeVisible();
  await page.getByRole('button', { name: /^(Play|Play now)$/ }).click();
  const cells = page.locator('.pieces .piece');
  await expect(cells).toHaveCount(9);
  await expect(page.getByText('Crosses, which cell do you aim at?').first()).toBeVisible();
  await settled(page);
  await accessible(page);
  await page.screenshot({ path: 'out/own-begun.png' });
  const free = page.locator('.pieces .piece[data-glow=source]');
  for (let turn = 0; turn < 60 && !(await page.locator('section.ending').isVisible()); turn++)
    await free
      .first()
      .click({ timeout: 1_000 })
      .catch(() => {});
  await expect(page.locator('section.ending')).toBeVisible();
  await settled(page);
  await page.screenshot({ path: 'out/own-over.png' });
  // Its log is told in its own words, in the language of the page.
  await expect(page.getByText(/The die shows \d\./).first()).toBeVisible();
  const [mine] = (await (await page.request.get(`${house}/api/v1/matches`)).json()) as { id: string; status: string; rules: number }[];
  expect(mine).toMatchObject({ game: 'dado', rules: 1, status: 'over' });
  const record = await (await page.request.get(`${house}/api/v1/matches/${mine!.id}/record`)).text();
  expect(record).toContain('\ngame dado\n');
  const again = await page.request.post(`${house}/api/v1/records`, {
    data: record,
    headers: { 'content-type': 'text/plain; charset=utf-8', origin: house },
  });
  expect(await again.json()).toMatchObject({ game: 'dado', imported: true, status: 'over' });
});
