// How the tests play where there is no server: by the list alone, for nothing can be asked about the match.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { steps } from './sit';

export const GAMES = ['amanecer', 'guerra1936', 'pasaran', 'tactics2gm', 'peanas'] as const;
export type Game = (typeof GAMES)[number];

/** Opens the page, and waits until every game has come that is to be played without a network. */
export async function laidIn(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByText('All games can be played without a network.')).toBeVisible({ timeout: 120_000 });
}

/** Sits down at a match of `game` against the weakest bot, from its box. */
export async function sitHere(page: Page, game: Game): Promise<void> {
  await page.goto(`/#/g/${game}`);
  const play = page.locator('.now .button.main');
  await expect(play).toBeVisible();
  if (game !== 'amanecer')
    await page
      .locator('.now label', { hasText: /^Against/ })
      .locator('select')
      .selectOption('recruit');
  await play.click();
  await expect(page.locator('.prompt .what')).toBeVisible({ timeout: 30_000 });
}

/** Whether the match on the page is over. */
const over = (page: Page): Promise<boolean> => page.locator('section.ending').isVisible();

/** Takes one of what is offered, once it is our turn; false when the match is over. */
export async function takeOne(page: Page, wanted: number): Promise<boolean> {
  const offers = page.locator('[data-offer]:not([disabled])');
  for (const until = Date.now() + 60_000; Date.now() < until; await page.waitForTimeout(40)) {
    if (await over(page)) return false;
    const [step, all] = await steps(page);
    const count = await offers.count();
    if (count === 0 || step !== all) continue;
    try {
      await offers.nth(wanted % count).click({ timeout: 2000 });
    } catch {
      // Gone already: a window passed by itself.
      continue;
    }
    const moved = await page
      .waitForFunction((before) => Number(document.querySelector('.replay .count')?.textContent?.split('/')[1]) !== before, all, {
        timeout: 10_000,
      })
      .catch(() => null);
    if (moved) return true;
  }
  throw new Error('nobody asks us anything');
}

/** What the browser keeps, by address. */
export const cached = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map((request) => new URL(request.url).pathname);
  });

/** The records of a game that must replay for ever. */
export function corpus(game: Game): { name: string; text: string }[] {
  const folder = new URL(`../../crates/${game}/tests/records/`, import.meta.url);
  return readdirSync(folder)
    .sort()
    .map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }));
}
