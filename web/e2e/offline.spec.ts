// A day without a network: the page is opened once, the network goes, and everything is played on.
import { cached, corpus, GAMES, laidIn, sitHere, takeOne } from './offline';
import { apart as test, expect } from './sit';

test.use({ serviceWorkers: 'allow', contextOptions: { reducedMotion: 'reduce' } });

test('a day without a network', async ({ page: first, context, house }) => {
  test.setTimeout(300_000);
  let page = first;
  await laidIn(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('No network', { exact: true })).toBeVisible();
  await expect(page.locator('.shelf a.box')).toHaveCount(GAMES.length);

  for (const game of GAMES) {
    await sitHere(page, game);
    for (let turn = 0; turn < 3; turn++) expect(await takeOne(page, turn * 3)).toBe(true);
  }
  // Reasons, odds, the way back and the rules are there as ever.
  await expect(page.locator('.line.lost')).toHaveCount(0);
  await page.goto('/#/g/amanecer/rules');
  await expect(page.locator('main')).toContainText('§');

  // Closed and opened again.
  await page.close();
  page = await context.newPage();
  await page.goto('/');
  await expect(page.getByText('On this device').first()).toBeVisible();
  await page
    .getByRole('button', { name: /^Show all/ })
    .first()
    .click()
    .catch(() => {});
  await page.locator('.going li a', { hasText: 'Amanecer' }).first().click();
  for (let turn = 0; turn < 400; turn++) if (!(await takeOne(page, turn * 7))) break;
  await expect(page.locator('section.ending')).toBeVisible();

  // The network is back: the server verifies what was played.
  await context.setOffline(false);
  await page.goto('/#/');
  await page
    .getByRole('button', { name: /^Show all/ })
    .first()
    .click()
    .catch(() => {});
  const row = page.locator('.going li', { hasText: 'Amanecer' }).first();
  await row.getByRole('button', { name: 'Give it to the server' }).click();
  await expect(page.getByText('The server has verified the match and keeps it now.')).toBeVisible();
  const mine = (await (await page.request.get(`${house}/api/v1/matches`)).json()) as {
    id: string;
    game: string;
    imported: boolean;
    status: string;
  }[];
  expect(mine).toHaveLength(1);
  expect(mine[0]).toMatchObject({ game: 'amanecer', imported: true, status: 'over' });
  // The same once more is the same match.
  const record = await (await page.request.get(`${house}/api/v1/matches/${mine[0]!.id}/record`)).text();
  const headers = { 'content-type': 'text/plain; charset=utf-8', origin: house };
  const again = (await (await page.request.post(`${house}/api/v1/records`, { data: record, headers })).json()) as { id: string };
  expect(again.id).toBe(mine[0]!.id);

  expect((await cached(page)).filter((path) => path.startsWith('/api'))).toEqual([]);
});

test('nothing the API says is kept, and no window plays a match that another plays', async ({ page, context }) => {
  test.setTimeout(120_000);
  await laidIn(page);
  await page.goto('/#/g/amanecer');
  await page.locator('summary', { hasText: 'Options' }).click();
  await page.getByLabel('Keep the match on this device').check();
  await sitHere(page, 'amanecer');
  await takeOne(page, 0);
  expect(page.url()).toContain('home-');
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.locator('[data-offer]').first()).toBeVisible();
  await other.locator('[data-offer]').first().click();
  await expect(other.getByText('This match is open in another window.')).toBeVisible();
  // The one that looks on sees what the other does.
  const shown = () => other.locator('.replay .count').textContent();
  const before = await shown();
  await takeOne(page, 0);
  await expect.poll(shown).not.toBe(before);
  expect((await cached(other)).filter((path) => path.startsWith('/api'))).toEqual([]);
});

test('modules come packed, for ever, as what they are', async ({ request, house }) => {
  const index = (await (await request.get(`${house}/modules/index.json`)).json()) as { file: string; bytes: number }[];
  expect(index).toHaveLength(GAMES.length);
  for (const { file, bytes } of index) {
    const packed = await request.get(`${house}/modules/${file}`);
    expect(packed.headers()).toMatchObject({ 'content-type': 'application/wasm', 'content-encoding': 'br' });
    expect(packed.headers()['cache-control']).toContain('immutable');
    const plain = await request.get(`${house}/modules/${file}`, { headers: { 'accept-encoding': 'identity' } });
    expect((await plain.body()).length).toBe(bytes);
  }
});

for (const game of GAMES) {
  test(`${game}: every record of the corpus verifies in the browser`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.goto('/');
    const verified = await page.evaluate(
      async ([game, records]) => {
        const index = (await (await fetch('/modules/index.json')).json()) as { game: string; file: string }[];
        const { file } = index.find((one) => one.game === game)!;
        type Rules = {
          memory: WebAssembly.Memory;
          frente_init(): void;
          frente_alloc(n: number): number;
          frente_call(at: number, n: number): bigint;
        };
        const now = () => performance.now() / 1000;
        const { instance } = await WebAssembly.instantiateStreaming(fetch(`/modules/${file}`), { frente: { now } });
        const rules = instance.exports as unknown as Rules;
        rules.frente_init();
        return records.map(({ name, text }) => {
          const question = new TextEncoder().encode(JSON.stringify({ op: 'verify', record: text }));
          const at = rules.frente_alloc(question.length);
          new Uint8Array(rules.memory.buffer, at, question.length).set(question);
          const place = BigInt.asUintN(64, rules.frente_call(at, question.length));
          const answer = new Uint8Array(rules.memory.buffer, Number(place >> 32n), Number(place & 0xffffffffn));
          const said = JSON.parse(new TextDecoder().decode(answer)) as { ok?: object; err?: unknown };
          return [name, said.ok ? '' : JSON.stringify(said.err)] as const;
        });
      },
      [game, corpus(game)] as const,
    );
    // A record of an owner's data pack needs the pack.
    const failed = verified.filter(([, error]) => error !== '' && !error.includes('pack'));
    expect(failed).toEqual([]);
    expect(verified.length).toBeGreaterThan(3);
  });
}
