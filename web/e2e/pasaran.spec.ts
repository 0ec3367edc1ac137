// ¿Pasarán? at the table: a whole match of the one-turn scenario by clicking the map, and the board in both lights and sizes.
import type { Page } from '@playwright/test';
import { accessible, expect, moved, offers, settled, steps, test } from './sit';

/** Before Madrid, autumn of 1936: one turn, against a beginner. */
async function sitAtMadrid(page: Page): Promise<void> {
  await page.goto('/#/g/pasaran');
  await page.getByLabel('Scenario').selectOption('madrid1936');
  await page.getByLabel('You play').selectOption('0');
  await page.getByLabel('Against').selectOption('recruit');
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(offers(page).first()).toBeVisible();
}

const offer = (page: Page, action: string) => page.locator(`[data-offer="${action}"]`);
const place = (page: Page, name: string) => page.locator(`.play [data-place="${name}"]`);

/** Does something and waits for what follows. */
async function after(page: Page, act: () => Promise<void>): Promise<void> {
  const [, before] = await steps(page);
  await act();
  await moved(page, before);
}

/** Until it is our turn again, or over. */
async function asked(page: Page): Promise<boolean> {
  await expect(page.locator('[data-offer], .ending').first()).toBeVisible();
  return (await page.locator('.ending').count()) === 0;
}

/** Passes until the armies move. */
async function toMovement(page: Page): Promise<void> {
  while ((await asked(page)) && (await page.locator('[data-offer^="pick n-ter"]').count()) === 0) {
    await after(page, () => offer(page, 'pass').click());
  }
}

const picture = async (page: Page, name: string) => {
  await settled(page);
  await page.screenshot({ path: `out/screens/pasaran-${name}.png` });
};

test.describe('at a desk', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a whole match by clicking the map', async ({ page }) => {
    await sitAtMadrid(page);
    await toMovement(page);
    await picture(page, 'movement');
    // The first by the tray of Toledo (its city lies in the middle of it), the others from the list; Madrid is always clicked
    // on the map.
    await place(page, 'toledo').press('Enter');
    const tray = page.locator('.tray');
    await expect(tray).toBeVisible();
    await picture(page, 'tray');
    await after(page, () => tray.locator('button.offered').first().click());
    await expect(page.locator('.play .way').first()).toBeVisible();
    await expect(offer(page, 'to madrid').locator('.number')).toHaveText(/%/);
    // What the battle would come to stands in full under the odds.
    await page.locator('#tab-odds').click();
    await expect(page.locator('.odds h4', { hasText: 'Madrid' }).first()).toBeVisible();
    await picture(page, 'odds');
    await page.locator('#tab-actions').click();
    await after(page, () => place(page, 'madrid').click());
    for (const kind of ['n-ter', 'n-reg', 'n-i3', 'n-arm2']) {
      const pick = page.locator(`[data-offer^="pick ${kind}"]`).first();
      if ((await asked(page)) && (await pick.count()) > 0) {
        await after(page, () => pick.click());
        if ((await offer(page, 'to madrid').count()) > 0) await after(page, () => place(page, 'madrid').click());
        else await after(page, () => offers(page).first().click());
      }
    }
    let looked = false;
    while (await asked(page)) {
      if ((await page.locator('.overlay.battle').count()) > 0 && !looked) {
        looked = true;
        await picture(page, 'battle');
        await accessible(page);
        // One decision by keyboard alone.
        await page.locator('.drawer, #panel').first().press('ArrowDown');
        await expect(page.locator('[data-offer]:focus')).toBeVisible();
        await after(page, () => page.keyboard.press('Enter'));
      } else if ((await offer(page, 'pass').count()) > 0) await after(page, () => offer(page, 'pass').click());
      else await after(page, () => offers(page).first().click());
    }
    expect(looked).toBe(true);
    await expect(page.locator('.ending h3')).toHaveText(/^[A-Z][a-z]+ /);
    await picture(page, 'end');
  });

  test('the board speaks the language of the page', async ({ page }) => {
    await sitAtMadrid(page);
    await expect(page.locator('.pasaran .panels')).toContainText('Zone points');
    await page.locator('.bar button[lang=fr]').click();
    await expect(page.locator('.pasaran .panels')).toContainText('Points de zone');
    await page.locator('.bar button[lang=es]').click();
    await expect(page.locator('.pasaran .panels')).toContainText('Puntos de zona');
  });
});

for (const [size, viewport] of Object.entries({ desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } })) {
  for (const scheme of ['light', 'dark'] as const) {
    test.describe(`${size}, ${scheme}`, () => {
      test.use({ viewport, colorScheme: scheme, hasTouch: size === 'phone', contextOptions: { reducedMotion: 'reduce' } });
      test('the opening fits and can be read', async ({ page }) => {
        await sitAtMadrid(page);
        await toMovement(page);
        await picture(page, `opening-${size}-${scheme}`);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
        // The whole map, as large as the window lets it be.
        const [sheet, window] = await Promise.all(['.pan-stage', '.pan-frame'].map((one) => page.locator(one).boundingBox()));
        const [wide, high] = [sheet!.width / window!.width, sheet!.height / window!.height];
        expect(Math.max(wide, high)).toBeGreaterThan(0.95);
        expect(Math.max(wide, high)).toBeLessThanOrEqual(1);
        await accessible(page);
      });
    });
  }
}
