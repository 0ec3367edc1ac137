// What a match of an earlier rules version looks like: the newest frozen one of each game, beside one of today.
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { GAMES } from './offline';
import { accessible, apart as test, expect, LONG, settled, steps } from './sit';

const frozen = new URL('../../frozen/', import.meta.url);

/** The newest version of each game that was kept, as the index names it. */
const kept = new Map(
  Array.from(readFileSync(new URL('index.toml', frozen), 'utf8').matchAll(/^game = "(\w+)"\nrules = (\d+)$/gm), ([, game, rules]) => [
    game!,
    Number(rules),
  ]),
);

/** The records it was frozen with. */
const corpus = (game: string): string[] =>
  brotliDecompressSync(readFileSync(new URL(`${game}/v${kept.get(game)}.records.br`, frozen)))
    .toString()
    .split(/^(?=frente record )/m)
    .filter(Boolean);

/** Words that stand on a board where something was not understood. */
const LOST = /undefined|\bNaN\b|\[object/;

for (const game of GAMES) {
  test(`${game}: a match of the newest kept rules looks as it did`, game === 'amanecer' ? {} : LONG, async ({ page, house }) => {
    test.setTimeout(180_000);
    const rules = kept.get(game)!;
    await page.goto('/');
    await expect(page.locator('.shelf a.box')).toHaveCount(GAMES.length);
    const headers = { 'content-type': 'text/plain; charset=utf-8', origin: house };
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    // The longest has most to show.
    const [record] = corpus(game).sort((a, b) => b.length - a.length);
    const brought = await page.request.post(`${house}/api/v1/records`, { data: record!, headers });
    const old = (await brought.json()) as { id: string; rules: number };
    expect(old.rules).toBe(rules);
    await page.goto(`/#/m/${old.id}`);
    await expect(page.locator('.replay .count')).toBeVisible({ timeout: 30_000 });
    const [, all] = await steps(page);
    const lang = page.locator('html');
    await expect(lang).toHaveAttribute('lang', 'en');
    for (let part = 1; part <= 6; part++) {
      await page.locator('.replay input[type=range]').fill(String(Math.floor((all * part) / 7)));
      await expect.poll(async () => (await steps(page))[0]).toBe(Math.floor((all * part) / 7));
      await settled(page);
      expect(await page.locator('main, body').first().innerText()).not.toMatch(LOST);
      if (part === 3) {
        await page.screenshot({ path: `out/kept-${game}-v${rules}.png` });
        await accessible(page);
      }
    }
    // It speaks in the words of its version, where that is not the one of today, in the language asked for.
    const today = ((await (await page.request.get(`${house}/api/v1/games`)).json()) as { id: string; rules: number }[]).find(
      ({ id }) => id === game,
    )!;
    const texts = asked.filter((path) => path.includes('/texts/'));
    expect(texts).toEqual(today.rules === rules ? [] : [`/api/v1/games/${game}/texts/${rules}`]);
    // A key that nobody has words for is shown as it is.
    const log = page.locator('.drawer');
    await page.keyboard.press('l');
    for (const name of ['Español', 'Français', 'English']) {
      await page.evaluate((wanted) => localStorage.setItem('frente.lang', wanted), { Español: 'es', Français: 'fr', English: 'en' }[name]!);
      await page.reload();
      await expect(page.locator('.replay .count')).toBeVisible({ timeout: 30_000 });
      await page.keyboard.press('l');
      await expect(log).toBeVisible();
      expect(await log.innerText()).not.toMatch(/\b(event|action|outcome|prompt)-[a-z]+(-[a-z]+)*\b/);
    }

    // One of today beside it.
    const seats = game === 'amanecer' ? [{ kind: 'me' }] : [{ kind: 'me' }, { kind: 'bot', level: 'recruit' }];
    const made = await page.request.post(`${house}/api/v1/matches`, { data: { game, seats }, headers: { origin: house } });
    const fresh = (await made.json()) as { id: string; rules: number };
    expect(fresh.rules).toBe(today.rules);
    await page.goto(`/#/m/${fresh.id}`);
    await expect(page.locator('.prompt .what, .veil').first()).toBeVisible({ timeout: 30_000 });
    await settled(page);
    await page.screenshot({ path: `out/kept-${game}-today.png` });
  });
}
