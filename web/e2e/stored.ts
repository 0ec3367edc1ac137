// Positions of stored matches: a record of the rules' own tests, played up to a step and shown with both seats at this screen.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type { MatchMeta } from '../src/api/types';

/** Records by game, each with the step at which it is looked at: when things are in full swing. */
export const STORED: Record<string, [record: string, steps: number][]> = {
  amanecer: [
    ['played-16', 60],
    ['played-21', 120],
  ],
  guerra1936: [
    ['objectives-00', 300],
    ['mixed-00', 520],
  ],
  pasaran: [
    ['campaign-00', 60],
    ['campaign-00', 900],
    ['options-03', 1400],
  ],
  tactics2gm: [
    ['random-00', 150],
    ['random-03', 330],
  ],
  peanas: [
    ['battle-00', 420],
    ['battle-02', 300],
  ],
};

/** Opens a match at that step of a stored one. */
export async function stored(page: Page, game: string, record: string, steps: number): Promise<void> {
  const path = fileURLToPath(new URL(`../../crates/${game}/tests/records/${record}.record`, import.meta.url));
  await page.goto('/');
  await page.locator('.shelf a.box').first().waitFor();
  const id = await page.evaluate(
    async ([body, step]) => {
      const made = async (path: string, type: string, body: string): Promise<MatchMeta> => {
        const answer = await fetch(`/api/v1${path}`, { method: 'POST', headers: { 'content-type': type }, body });
        if (!answer.ok) throw new Error(await answer.text());
        return (await answer.json()) as MatchMeta;
      };
      const whole = await made('/records', 'text/plain', body);
      const seats = whole.seats.map((_, seat) => ({ kind: seat === 0 ? 'me' : 'local' }));
      return (await made(`/matches/${whole.id}/fork`, 'application/json', JSON.stringify({ step, seats }))).id;
    },
    [readFileSync(path, 'utf8'), steps] as const,
  );
  await page.goto(`/#/m/${id}`);
  await expect(page.locator('.prompt .what')).toBeVisible();
  const veil = page.locator('.veil button').first();
  if (await veil.isVisible()) await veil.click();
  await expect(page.locator('.prompt .who')).toBeVisible();
}

/** The same table in another language and light. */
export async function changed(page: Page, lang: string, light: string): Promise<void> {
  await page.evaluate(
    ([lang, light]) => {
      localStorage['frente.lang'] = lang;
      localStorage['frente.theme'] = light;
    },
    [lang, light] as const,
  );
  await page.reload();
  await expect(page.locator('.prompt .what')).toBeVisible();
  const veil = page.locator('.veil button').first();
  await page.waitForTimeout(300);
  if (await veil.isVisible()) await veil.click();
}
