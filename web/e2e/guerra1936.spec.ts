// 1936 Guerra Civil in the browser: a whole match on the board, by mouse, by keyboard, on a phone, in three languages.
import type { Page } from '@playwright/test';
import { accessible, expect, halfOf, moved, offers, settled, steps, test } from './sit';

const sizes = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
/** Irún, defended by the Republic, and Santa María de la Cabeza: there is something to fight for at once. */
const FRONTS = { objectives: [29, 84], income: 8 };

/** A new match with the seat and the setup given, against the weakest bot. */
async function sit(page: Page, seat: 0 | 1, setup: Record<string, unknown> = {}): Promise<void> {
  await page.goto('/');
  await expect(page.locator('.shelf a.box').first()).toBeVisible();
  const id = await page.evaluate(
    async ([seat, setup]) => {
      const bot = { kind: 'bot', level: 'recruit' };
      const seats = seat === 0 ? [{ kind: 'me' }, bot] : [bot, { kind: 'me' }];
      const body = JSON.stringify({ game: 'guerra1936', seats, setup });
      const answer = await fetch('/api/v1/matches', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
      return ((await answer.json()) as { id: string }).id;
    },
    [seat, setup] as const,
  );
  await page.goto(`/#/m/${id}`);
  await expect(page.locator('.guerra')).toBeVisible();
  await expect(offers(page).first()).toBeVisible();
}

/** What a beginner would rather do than pass. */
const WISHES = [
  'name',
  'activate',
  'choose',
  'find',
  'ring',
  'front',
  'settle',
  'buy',
  'group',
  'join',
  'defend',
  'command',
  'under',
  'lose',
  'discard',
  'mobilise',
  'play',
  'combat',
  'done',
];
const wish = (action: string) => {
  const at = WISHES.indexOf(action.split(' ')[0] ?? '');
  return at < 0 ? WISHES.length : at;
};

/** Takes what is wished for most, on the board where it lies there; false once the match is over. */
async function play(page: Page): Promise<boolean> {
  await expect(page.locator('[data-offer], .ending').first()).toBeVisible();
  if ((await page.locator('.ending').count()) > 0) return false;
  const [, before] = await steps(page);
  const all = await offers(page).evaluateAll((list) => list.map((one) => (one as HTMLElement).dataset.offer ?? ''));
  const [best] = all.sort((a, b) => wish(a) - wish(b));
  if (best === undefined) return true;
  const number = best.split(' ').at(-1);
  const piece = page.locator(`[data-piece="card:${number}"]:not([aria-haspopup])`);
  // Where passing is all there is, the table may be quicker than we are.
  const gone = () => {};
  if (all.length === 1 && best === 'pass') await page.locator('[data-offer=pass]').click({ timeout: 2000 }).catch(gone);
  else if (/\d$/.test(best) && (await piece.count()) > 0) {
    await piece.first().click({ position: { x: 8, y: 40 } });
    // What has a place to go to is taken up by the first press, and put there by the second.
    const goal = page.locator('[data-glow=target]');
    const room = (await steps(page))[1] === before && (await goal.count()) > 0 ? await goal.first().boundingBox() : null;
    // Cards lie in it from the left on.
    if (room) await page.mouse.click(room.x + room.width - 12, room.y + room.height - 12);
  } else await page.locator(`[data-offer="${best}"]`).click();
  await moved(page, before);
  return true;
}

test('a whole match by clicking what is offered, on the board where it lies there', async ({ page }) => {
  await sit(page, 0, { ...FRONTS, moral: 2, turn_limit: 60 });
  let turn = 0;
  while (turn < 250 && (await play(page))) turn++;
  await expect(page.locator('.ending h3')).not.toBeEmpty();
  await expect(page.locator('.guerra .ended')).toBeVisible();
  await settled(page);
  await page.screenshot({ path: 'out/screens/guerra1936-end-desk-light.png' });
});

test('a card is read when it is pointed at, played by keyboard alone, and the language switches at once', async ({ page }) => {
  await sit(page, 0);
  const card = page.locator('.hand [data-piece]').first();
  await card.hover();
  await expect(page.locator('.close-up')).toContainText('Cost');
  await page.mouse.move(2, 2);
  await expect(page.locator('.close-up')).toHaveCount(0);
  for (let tab = 0; tab < 60 && (await page.locator('.hand [data-piece]:focus').count()) === 0; tab++) await page.keyboard.press('Tab');
  await expect(page.locator('.hand [data-piece]:focus')).toHaveCount(1);
  const [, before] = await steps(page);
  await page.keyboard.press('Enter');
  // The card is taken up: its place glows, and can be walked to.
  const goal = page.locator('[data-glow=target][tabindex="0"]').first();
  await expect(goal).toBeVisible();
  await goal.focus();
  await page.keyboard.press('Enter');
  await moved(page, before);
  await expect(page.getByRole('group', { name: 'Your hand' })).toBeVisible();
  for (const [lang, name] of [
    ['es', 'Tu mano'],
    ['fr', 'Votre main'],
  ] as const) {
    await page.locator(`.bar button[lang=${lang}]`).click();
    await expect(page.getByRole('group', { name })).toBeVisible();
    await expect(page.locator('body')).not.toContainText(
      /\b(web|table|action|prompt|event|effect|when|window|caution|illegal)-[a-z]+-?[a-z]*\b/,
    );
  }
});

test('windows in which nothing can be answered are passed over, and stops that are lifted too', async ({ page }) => {
  await sit(page, 1);
  await page.getByText(/^Stops/).click();
  for (const name of [/Reply to each enemy action/, /Last word/]) await page.getByLabel(name).uncheck();
  // The whole turn of the enemy goes by without a question; then it is our own.
  await expect(page.locator('.prompt .what')).toContainText('Turn of the Republic');
  await page.reload();
  await page.getByText(/^Stops: 5 of 7/).click();
  await expect(page.getByLabel(/Last word/)).not.toBeChecked();
});

for (const scheme of ['light', 'dark'] as const) {
  for (const [size, viewport] of Object.entries(sizes)) {
    test.describe(`${size}, ${scheme}`, halfOf(size, scheme), () => {
      test.use({ viewport, colorScheme: scheme, contextOptions: { reducedMotion: 'reduce' } });

      test('the table and a combat', async ({ page }) => {
        const fits = async (name: string) => {
          await settled(page);
          await page.screenshot({ path: `out/screens/guerra1936-${name}-${size}-${scheme}.png` });
          expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
          await test.step(`axe: ${name}`, () => accessible(page));
        };
        await sit(page, 0, FRONTS);
        await fits('open');
        if (size === 'phone') {
          const [, before] = await steps(page);
          await page.locator('.hand [data-piece]').first().click();
          await expect(page.getByRole('dialog')).toBeVisible();
          await fits('card');
          await page.locator('dialog [data-choice]').first().click();
          await moved(page, before);
          await expect(page.getByRole('dialog')).toHaveCount(0);
        }
        const combat = page.locator('[data-offer=combat]');
        for (let turn = 0; turn < 20 && (await combat.count()) === 0; turn++) await play(page);
        const [, before] = await steps(page);
        await combat.click();
        await moved(page, before);
        await expect(page.locator('.combat [aria-current=step]')).toBeVisible();
        await fits('combat');
      });
    });
  }
}
