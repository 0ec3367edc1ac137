// 2GM Tactics in the browser: a whole battle on the board itself, every number of players, keyboard, languages, phone.
import type { Locator, Page } from '@playwright/test';
import { accessible, expect, halfOf, LONG, moved, offers, settled, steps, test } from './sit';

interface Table {
  setup?: Record<string, unknown>;
  seats: { kind: string; level?: string }[];
}
const BOT = { kind: 'bot', level: 'recruit' };

/** Sits down at a table laid by hand: short battles are not on the shelf. */
async function lay(page: Page, { setup = {}, seats }: Table): Promise<void> {
  await page.goto('/');
  await expect(page.locator('.shelf a.box').first()).toBeVisible();
  const id = await page.evaluate(
    async (body) => {
      const answer = await fetch('/api/v1/matches', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
      return ((await answer.json()) as { id: string }).id;
    },
    JSON.stringify({ game: 'tactics2gm', setup, seats }),
  );
  await page.goto(`/#/m/${id}`);
  await expect(page.locator('.battlefield')).toBeVisible();
  await expect(page.locator('[data-offer], .veil').first()).toBeVisible();
}

/**
 * One choice on the board: what was picked is sent somewhere, a piece is picked, or a button beside the field pressed. Whether a
 * press acted is known only when the server has answered, so what is gone by the time of a press is let go: the next turn looks again.
 */
async function play(page: Page, turn: number): Promise<void> {
  const press = (what: Locator) => what.click({ timeout: 2_000 }).catch(() => {});
  const ready = page.locator('.veil button');
  if ((await ready.count()) > 0) return press(ready.first());
  const [, before] = await steps(page);
  const menu = page.locator('.tactics [role=menuitem]').first();
  const equip = page.locator('.equip .done');
  const target = page.locator('.tactics [data-glow=target]');
  const source = page.locator('.tactics [data-glow=source]:not([aria-pressed=true])');
  const button = page.locator('[data-bar], .loose button');
  const on = turn % 4 !== 3;
  const sources = await source.count();
  if (await equip.count()) await press(equip.first());
  else if (on && (await target.count()) > 0) await press(target.first());
  else if (on && sources > 0) await press(source.nth(turn % sources));
  else if (await button.count()) await press(button.last());
  else if (await target.count()) await press(target.first());
  else await press(source.first());
  // A press picks, opens a menu, or acts; after the first two the second press acts.
  if (await menu.isVisible()) await press(menu);
  else if ((await steps(page))[1] === before) {
    if (await target.first().isVisible()) await press(target.first());
    if (await menu.isVisible()) await press(menu);
  }
  await page
    .waitForFunction(
      (count) =>
        document.querySelector('.veil, .ending') !== null ||
        Number(document.querySelector('.replay .count')?.textContent?.split('/')[1]) !== count,
      before,
      { timeout: 4_000 },
    )
    .catch(() => {});
}

test('a whole battle by pressing what glows on the board', async ({ page }) => {
  // Two people at one screen, one round: bids, terrain, hands, and every phase of both sides.
  await lay(page, { setup: { scenario: 'bc1', rounds: 1 }, seats: [{ kind: 'me' }, { kind: 'local' }] });
  for (let turn = 0; turn < 150; turn++) {
    if ((await page.locator('.ending').count()) > 0) break;
    await play(page, turn);
  }
  await expect(page.locator('.ending h3')).not.toBeEmpty();
});

const PARTIES = {
  'one against the automaton': { setup: { players: 1 }, seats: 1 },
  'one against two': { setup: { players: 3 }, seats: 3 },
  'two against two on one board': { setup: { players: 4 }, seats: 4 },
  'two against two on two boards': { setup: { players: 4, boards: 2 }, seats: 4 },
};
for (const [name, { setup, seats }] of Object.entries(PARTIES)) {
  test(`${name}: a round from the first tile to the end`, 'boards' in setup ? {} : LONG, async ({ page }) => {
    test.slow();
    const others = Array.from({ length: seats - 1 }, () => ({ kind: 'local' }));
    await lay(page, { setup: { scenario: 'bc2', rounds: 1, ...setup }, seats: [{ kind: 'me' }, ...others] });
    for (let turn = 0; turn < 300; turn++) {
      if ((await page.locator('.ending').count()) > 0) break;
      await play(page, turn);
    }
    await expect(page.locator('.ending h3')).not.toBeEmpty();
    await settled(page);
    await page.screenshot({ path: `out/screens/tactics2gm-${name.replaceAll(' ', '-')}.png` });
  });
}

test('a shot shows its numbers, where each modifier comes from, and its chances', async ({ page }) => {
  await lay(page, { setup: { scenario: 'arnhem' }, seats: [{ kind: 'me' }, BOT] });
  await page.locator('[data-offer=keep]').click();
  // On to Shooting: phases are ended, nothing else is done.
  const fire = page.locator('[data-offer^=fire]');
  for (let turn = 0; turn < 40 && (await fire.count()) === 0; turn++) {
    const [, before] = await steps(page);
    const step = page.locator('[data-offer="step d2 n"], [data-offer="step d3 n"]');
    if (await step.count()) await step.first().click();
    else
      await page
        .locator('[data-offer=end], [data-offer=stop], [data-offer=pass], [data-offer^=discard], [data-offer^=equip]')
        .first()
        .click();
    await moved(page, before);
    await expect(page.locator('[data-offer], .ending').first()).toBeVisible();
  }
  const shooter = page.locator('.battlefield [data-glow=source]').first();
  if ((await shooter.count()) > 0) await shooter.click();
  await expect(page.locator('.battlefield [data-glow=target] .promise').first()).toContainText('%');
  await settled(page);
  await page.screenshot({ path: 'out/screens/tactics2gm-aim.png' });
});

test('every number of players starts from the box', async ({ page }) => {
  await page.goto('/#/g/tactics2gm');
  // Two are the rule; one plays against the automaton.
  for (const players of ['1', '3', '4']) {
    await page
      .locator('.level', { hasText: /^Players/ })
      .locator('select')
      .selectOption(players);
    await page.locator('.now .button.main').click();
    await expect(page.locator('.battlefield')).toBeVisible();
    await expect(page.locator('.tactics .seat')).toHaveCount(Math.max(2, Number(players)));
    await expect(offers(page).first()).toBeVisible();
    await page.goBack();
  }
});

test('a decision by keyboard alone, in the list and on the board', async ({ page }) => {
  await lay(page, { setup: { scenario: 'arnhem' }, seats: [{ kind: 'me' }, BOT] });
  await expect(offers(page).first()).toBeVisible();
  const [, before] = await steps(page);
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[data-offer]:focus')).toBeVisible();
  while ((await page.locator('[data-offer]:focus').getAttribute('data-offer')) !== 'keep') await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await moved(page, before);
  const piece = page.locator('.battlefield [data-glow=source]').first();
  await expect(piece).toBeVisible();
  const [, then] = await steps(page);
  await piece.focus();
  await page.keyboard.press('Enter');
  const target = page.locator('.battlefield [data-glow=target]').first();
  await expect(target).toBeVisible();
  await target.focus();
  await page.keyboard.press('Enter');
  await moved(page, then);
});

test('the language changes at once', async ({ page }) => {
  await lay(page, { setup: { scenario: 'arnhem' }, seats: [{ kind: 'me' }, BOT] });
  await page.locator('[data-offer=keep]').click();
  const now = page.locator('.phases .now');
  await expect(now).toContainText('Movement');
  await page.locator('.bar button[lang=es]').click();
  await expect(now).toContainText('Movimiento');
  await page.locator('.bar button[lang=fr]').click();
  await expect(now).toContainText('Mouvement');
  await expect(page.locator('.tactics')).not.toContainText(/\b(board|action|prompt|modifier)-[a-z]+/);
});

for (const scheme of ['light', 'dark'] as const) {
  test.describe(scheme, () => {
    test.use({ colorScheme: scheme, contextOptions: { reducedMotion: 'reduce' } });

    test(`the board is legible and accessible, one and two, ${scheme}`, halfOf('phone', scheme), async ({ page }) => {
      await lay(page, { setup: { scenario: 'bastogne' }, seats: [{ kind: 'me' }, BOT] });
      await page.locator('[data-offer=keep]').click();
      await expect(page.locator('.phases .now')).toBeVisible();
      await settled(page);
      await page.screenshot({ path: `out/screens/tactics2gm-desk-${scheme}.png` });
      await accessible(page);
      await lay(page, { setup: { scenario: 'octubre_rojo', players: 4, boards: 2 }, seats: [{ kind: 'me' }, BOT, BOT, BOT] });
      await page.locator('[data-offer=keep]').click();
      await settled(page);
      await page.screenshot({ path: `out/screens/tactics2gm-two-boards-${scheme}.png` });
      await expect(page.locator('.tactics .staff')).toHaveCount(4);
      await accessible(page);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, contextOptions: { reducedMotion: 'reduce' } });

  test('field, hand and choice are at hand and nothing is too wide', async ({ page }) => {
    await lay(page, { setup: { scenario: 'bastogne' }, seats: [{ kind: 'me' }, BOT] });
    await page.locator('[data-offer=keep]').tap();
    await expect(page.locator('.phases .now')).toBeAttached();
    await expect(page.locator('.battlefield')).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await settled(page);
    await page.screenshot({ path: 'out/screens/tactics2gm-phone.png' });
    await accessible(page);
  });
});
