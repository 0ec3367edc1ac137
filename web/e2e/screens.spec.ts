// Every screen in both lights: nothing serious from axe, nothing too wide, a picture of each.
import { accessible, choose, expect, sit, test } from './sit';

for (const scheme of ['light', 'dark'] as const) {
  for (const [size, viewport] of Object.entries({ desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } })) {
    test.describe(`${size}, ${scheme}`, () => {
      test.use({ viewport, colorScheme: scheme });

      const fits = async (page: import('@playwright/test').Page, name: string) => {
        await page.waitForTimeout(400);
        await page.screenshot({ path: `out/screens/${name}-${size}-${scheme}.png` });
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
        await accessible(page, ['.pan-stage']);
      };

      test('pages', async ({ page }) => {
        await page.goto('/');
        await expect(page.locator('.shelf a.box')).toHaveCount(5);
        await fits(page, 'home');
        await page.goto('/#/g/amanecer');
        await expect(page.getByRole('button', { name: /^Play$/ })).toBeVisible();
        await fits(page, 'box');
        await page.goto('/#/g/peanas');
        await expect(page.getByRole('heading', { name: 'Peanas' })).toBeVisible();
        await fits(page, 'soon');
        await page.goto('/#/g/amanecer/rules/7.3');
        await expect(page.locator('article.here')).toBeInViewport();
        await fits(page, 'rules');
        await page.goto('/#/m/nowhere');
        await expect(page.getByRole('heading', { name: /cannot be opened/ })).toBeVisible();
        await fits(page, 'lost');
      });

      test('table', async ({ page }) => {
        await sit(page);
        await choose(page).catch(() => {});
        await fits(page, 'table');
        for (const tab of ['log', 'odds', 'rules', 'luck'] as const) {
          await page.locator(`#tab-${tab}`).click();
          await fits(page, tab);
        }
        await page.keyboard.press(',');
        await fits(page, 'past');
        await page.keyboard.press('Escape');
        await page.keyboard.press('?');
        await expect(page.getByRole('dialog')).toBeVisible();
        await fits(page, 'help');
      });
    });
  }
}
