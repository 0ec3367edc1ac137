// How the tests sit down at a table, and what must hold on every screen.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { folder, freePort, start } from '../dev/server.mjs';
import type { MatchMeta } from '../src/api/types';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What `make soak` runs and `make test` does not: the same once more, in another light or at greater length. */
export const LONG = { tag: '@long' };

/** Of every size in every light `make test` takes the desk in the light and the phone in the dark. */
export const halfOf = (size: string, scheme: string) => ((size === 'desk') === (scheme === 'light') ? {} : LONG);

/** A browser whose player left the list of actions open. */
export const openList = (context: BrowserContext) =>
  context.addInitScript(() => {
    if (location.protocol.startsWith('http')) localStorage['frente.drawer'] ??= 'open';
  });

/** A browser whose player likes to play so, by the names the page keeps it under. */
const liking = (context: BrowserContext, wanted: Record<string, string>) =>
  context.addInitScript((likes) => {
    if (location.protocol.startsWith('http')) for (const [key, value] of Object.entries(likes)) localStorage[`frente.${key}`] ??= value;
  }, wanted);

/** A page that must not complain: no error in the console, nothing that the content policy forbids. */
export const test = base.extend<{ complaints: string[]; drawer: 'open' | 'folded'; likes: Record<string, string> }>({
  baseURL: async ({ baseURL }, use, info) => {
    const port = process.env.FRENTE_URL ? undefined : process.env.FRENTE_PORTS?.split(' ')[info.parallelIndex];
    await use(port ? `http://127.0.0.1:${port}` : baseURL);
  },
  // Tests that read the list have it open, as a player may leave it; a new browser has it folded.
  drawer: ['open', { option: true }],
  // What is not about the film or about confirmations is not held up by them.
  likes: [{ speed: 'Infinity', confirm: 'never' }, { option: true }],
  context: async ({ context, drawer, likes }, use) => {
    if (drawer === 'open') await openList(context);
    await liking(context, likes);
    await use(context);
  },
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      context.on('console', (message) => {
        // The browser reports a refused request or a broken line by itself; whether it was expected is the test's business.
        const own = /^(Failed to load resource|WebSocket connection to)/.test(message.text());
        if (message.type() === 'error' && !own) complaints.push(message.text());
      });
      context.on('weberror', (error) => complaints.push(String(error.error())));
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** The same at a server of its own: who plays on by the API asks more than one visitor may, and would leave others nothing. */
export const apart = test.extend<object, { house: string }>({
  house: [
    async ({}, use) => {
      const home = folder();
      const server = await start(await freePort(), home.path);
      await use(server.url);
      await server.stop();
      home.remove();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ house }, use) => use(house),
});

/** A new match of the solitaire, from the shelf. */
export async function sit(page: Page): Promise<string> {
  await page.goto('/');
  await page.locator('.shelf a.box[href="#/g/amanecer"]').click();
  await page.getByRole('button', { name: /^(Play|Jugar|Jouer|Play now)$/ }).click();
  await expect(page.locator('[data-offer], .veil, section.waiting').first()).toBeVisible();
  return page.url();
}

export const offers = (page: Page) => page.locator('[data-offer]');

const COUNT = '.replay .count';

/** "11 / 11": which step is shown, and how many there are. */
export async function steps(page: Page): Promise<[number, number]> {
  const text = await page.locator(COUNT).textContent();
  const [step = 0, all = 0] = (text ?? '').split('/').map(Number);
  return [step, all];
}

/** Waits until the match no longer stands at `before` steps. */
export async function moved(page: Page, before: number, timeout = 0): Promise<void> {
  await page.waitForFunction(
    ([where, count]) => Number(document.querySelector(where)?.textContent?.split('/')[1]) !== count,
    [COUNT, before] as const,
    { timeout },
  );
}

/** Takes one of the offers and waits for what follows. */
export async function choose(page: Page, at = 0): Promise<void> {
  const [, before] = await steps(page);
  const all = offers(page);
  await all.nth(at % Math.max(1, await all.count())).click();
  await moved(page, before);
}

/** Goes on until there are actions to spend: the first card may ask something else, on no piece and without dice. */
export async function acting(page: Page): Promise<void> {
  while ((await page.locator('[data-offer^=offensive]').count()) === 0) await choose(page);
}

/** Nothing moves any more, letters and odds are there: a picture may be taken. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const ends = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ends.map((one) => one.finished));
  });
  await expect(page.locator('.odds.waiting, [data-offer][aria-busy=true]')).toHaveCount(0);
}

/** Nothing serious from axe, the board included. */
export const accessible = async (page: Page): Promise<void> => expect(await barriers(page)).toEqual([]);

/** What axe finds serious, the board included. */
export async function barriers(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const found = await page.evaluate(() =>
    (window as unknown as { axe: { run: (...args: unknown[]) => Promise<{ violations: AxeResult[] }> } }).axe.run(document, {
      resultTypes: ['violations'],
      // Not among the usual ones: what is seen on a button is part of its name.
      rules: { 'label-content-name-mismatch': { enabled: true } },
    }),
  );
  const told: string[] = [];
  for (const one of found.violations.filter((one) => one.impact === 'serious' || one.impact === 'critical')) {
    const targets = one.nodes.map((node) => node.target.join(' '));
    // The label of a piece is its name; its numbers and rules are read in the panel, not called out by the button.
    const named = (at: string) =>
      page.locator(at).evaluate((piece) => {
        const name = piece.matches('[data-piece]') ? piece.querySelector('.name')?.textContent?.trim() : '';
        return !!name && (piece.getAttribute('aria-label') ?? '').includes(name);
      });
    const wrong: string[] = [];
    for (const at of targets) if (one.id !== 'label-content-name-mismatch' || !(await named(at))) wrong.push(at);
    if (wrong.length > 0) told.push(`${one.id}: ${wrong.join(' | ')}`);
  }
  return told;
}

interface AxeResult {
  id: string;
  impact: string;
  nodes: { target: string[] }[];
}

/**
 * Lets the page believe that the solitaire is a game for two with hidden cards, and that the second seat is as given: what
 * the frame does with two seats is its own affair and needs no second game.
 */
export async function asTwo(page: Page, seat: Partial<MatchMeta['seats'][number]>, more: Partial<MatchMeta> = {}): Promise<void> {
  const second = { seat: 1, kind: 'human', name: 'Ana', you: false, ...seat };
  const two = (frame: { meta?: MatchMeta }) =>
    frame.meta ? { ...frame, meta: { ...frame.meta, ...more, seats: [frame.meta.seats[0], second] } } : frame;
  await page.route('**/api/v1/games', async (route) => {
    const games = (await (await route.fetch()).json()) as { id: string }[];
    const json = games.map((game) => (game.id === 'amanecer' ? { ...game, hidden: true, seats: [2, 2] } : game));
    await route.fulfill({ json });
  });
  await page.route('**/api/v1/matches', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const wanted = route.request().postDataJSON() as { seats: unknown[] };
    await route.continue({ postData: JSON.stringify({ ...wanted, seats: [{ kind: 'me' }] }) });
  });
  await page.route(/\/api\/v1\/matches\/\w+$/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: two((await answer.json()) as { meta?: MatchMeta }) });
  });
  await page.routeWebSocket(/\/live/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((text) => socket.send(JSON.stringify(two(JSON.parse(String(text)) as { meta?: MatchMeta }))));
  });
}

export { expect };
