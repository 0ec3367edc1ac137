// What a player waits for and what the table costs, measured in the browser against the limits of docs/table.md: the way from
// the shelf to the first decision, the script before the board, what jumps on the way, and the film on a processor four times
// slower. Each figure is written into out/measured.
import { mkdirSync, writeFileSync } from 'node:fs';
import { ours } from './hand';
import { apart as test, expect } from './sit';
import { jumped, jumps } from './sizes';

const GAMES = ['amanecer', 'guerra1936', 'pasaran', 'tactics2gm', 'peanas'];

const keep = (name: string, figures: Record<string, number>) => {
  mkdirSync('out/measured', { recursive: true });
  writeFileSync(`out/measured/${name}.json`, JSON.stringify(figures));
  console.log(name, JSON.stringify(figures));
};

test.use({ drawer: 'folded', viewport: { width: 1366, height: 768 } });

for (const game of GAMES) {
  test(`${game}: from the shelf to the first decision`, async ({ page }) => {
    test.setTimeout(180_000);
    await jumps(page);
    const wire = await page.context().newCDPSession(page);
    await wire.send('Network.enable');
    const scripts = new Set<string>();
    let bytes = 0;
    wire.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.add(requestId));
    wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) bytes += encodedDataLength;
    });
    await page.goto('/');
    await expect(page.locator('.shelf a.box').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const home = await jumped(page);
    // Two presses: the box, and play.
    await page.locator(`.shelf a.box[href="#/g/${game}"]`).click();
    const play = page.locator('.now button').first();
    await expect(play).toBeEnabled();
    await page.waitForLoadState('networkidle');
    const box = (await jumped(page)) - home;
    const from = Date.now();
    await play.click();
    await expect(page.locator('.prompt .who')).toContainText('Yours to decide');
    await expect(page.locator('.board :is([data-piece], svg)').first()).toBeVisible();
    const first = Date.now() - from;
    const script = bytes;
    await page.waitForTimeout(500);
    const table = (await jumped(page)) - home - box;
    keep(`first-${game}`, { presses: 2, first_ms: first, script, home: +home.toFixed(4), box: +box.toFixed(4), table: +table.toFixed(4) });
    expect(first).toBeLessThan(1_500);
    expect(script).toBeLessThan(200_000);
    expect(Math.max(home, box, table)).toBeLessThan(0.05);
  });
}

test.describe('the film', () => {
  test.use({ likes: { speed: '1', confirm: 'never' } });

  for (const game of GAMES.slice(1)) {
    test(`${game}: a bot's turn on a processor four times slower`, async ({ page }) => {
      test.setTimeout(240_000);
      await page.goto(`/#/g/${game}`);
      await page.locator('.now button').last().click();
      await expect(page.locator('.prompt .what')).toBeVisible();
      const wire = await page.context().newCDPSession(page);
      await page.evaluate(() => {
        const seen = window as unknown as { __frames: number[] };
        seen.__frames = [];
        let last = 0;
        const watch = (now: number) => {
          if (document.querySelector('.film, .film-overlay, [data-film]')) {
            if (last > 0) seen.__frames.push(now - last);
            last = now;
          } else last = 0;
          requestAnimationFrame(watch);
        };
        requestAnimationFrame(watch);
      });
      await wire.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      for (let taken = 0; taken < 40; taken++) {
        const now = await ours(page).catch(() => null);
        if (!now) break;
        await page.evaluate(
          async ([seq, seat, action]) => {
            const id = location.hash.split('/').at(-1);
            const body = JSON.stringify({ seat, seq, action });
            await fetch(`/api/v1/matches/${id}/act`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
          },
          [now.seq, now.node.seat ?? 0, now.offers.at(-1)!.action] as const,
        );
        if ((await page.evaluate(() => (window as unknown as { __frames: number[] }).__frames.length)) > 400) break;
      }
      const frames = await page.evaluate(() => (window as unknown as { __frames: number[] }).__frames);
      const sorted = [...frames].sort((a, b) => a - b);
      const at = (part: number) => Math.round((sorted[Math.floor(sorted.length * part)] ?? 0) * 10) / 10;
      const fps = Math.round(
        (1000 * frames.length) /
          Math.max(
            1,
            frames.reduce((sum, one) => sum + one, 0),
          ),
      );
      keep(`film-${game}`, { frames: frames.length, fps, median_ms: at(0.5), p95_ms: at(0.95) });
      expect(frames.length).toBeGreaterThan(100);
    });
  }
});
