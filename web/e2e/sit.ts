// How the tests sit down at a table, and what must hold on every screen.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test as base, type Page } from '@playwright/test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A page that must not complain: no error in the console, nothing that the content policy forbids. */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      context.on('console', (message) => {
        // The browser reports a refused request by itself; whether it was expected is the test's business.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) complaints.push(message.text());
      });
      context.on('weberror', (error) => complaints.push(String(error.error())));
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** A new match of the solitaire, from the shelf. */
export async function sit(page: Page): Promise<string> {
  await page.goto('/');
  await page.locator('.shelf a.box').first().click();
  await page.getByRole('button', { name: /^(Play|Jugar|Jouer)$/ }).click();
  await expect(page.locator('[data-offer]').first()).toBeVisible();
  return page.url();
}

export const offers = (page: Page) => page.locator('[data-offer]');

/** "11 / 11": which step is shown, and how many there are. */
export async function steps(page: Page): Promise<[number, number]> {
  const text = await page.locator('.replay .count').textContent();
  const [step = 0, all = 0] = (text ?? '').split('/').map(Number);
  return [step, all];
}

/** Takes what is offered first, or what `choose` picks, and waits for what follows. */
export async function choose(page: Page, at = 0): Promise<void> {
  const [, before] = await steps(page);
  await offers(page).nth(at).click();
  await expect.poll(async () => (await steps(page))[1]).not.toBe(before);
}

/** Nothing serious from axe in the frame; what a board is to answer for is looked at apart. */
export async function accessible(page: Page, exclude: string[] = []): Promise<void> {
  await page.evaluate(axe);
  const found = await page.evaluate(
    (exclude) =>
      (window as unknown as { axe: { run: (...args: unknown[]) => Promise<{ violations: AxeResult[] }> } }).axe.run({
        include: [['html']],
        exclude: exclude.map((one) => [one]),
      }),
    exclude,
  );
  const serious = found.violations.filter((one) => one.impact === 'serious' || one.impact === 'critical');
  const told = serious.map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(' ')).join(' | ')}`);
  expect(told).toEqual([]);
}

interface AxeResult {
  id: string;
  impact: string;
  nodes: { target: string[] }[];
}

export { expect };
