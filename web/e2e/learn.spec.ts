// Each game's first lesson by doing opens from its box, asks its first question, and is taken up again where it was left.
import { expect, test } from './sit';

test.use({ drawer: 'folded', contextOptions: { reducedMotion: 'reduce' } });

for (const game of ['amanecer', 'guerra1936', 'pasaran', 'tactics2gm', 'peanas']) {
  test(`${game}: the first lesson opens`, async ({ page }) => {
    await page.goto(`/#/g/${game}`);
    await page.locator('.course a').first().click();
    await expect(page.locator('.board')).toBeVisible();
    await expect(page.getByRole('heading', { name: /cannot be opened/ })).toHaveCount(0);
    await page.reload();
    await expect(page.locator('.board')).toBeVisible();
  });
}
