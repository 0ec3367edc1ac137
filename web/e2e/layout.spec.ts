// The layout of the table at the windows people have: nothing lies on anything else, no name is cut, the board has its share.
import type { Page } from '@playwright/test';
import { crowded, fighting } from './positions';
import { apart as test, expect, settled } from './sit';

const SIZES = [
  [1920, 1080],
  [1440, 900],
  [1366, 768],
  [1280, 720],
  [1024, 768],
  [820, 1180],
  [390, 844],
] as const;

test.use({ drawer: 'folded', contextOptions: { reducedMotion: 'reduce' } });

/** Two things that lie on one another, or something that leaves the part it belongs to; nothing where all is well. */
const faults = (page: Page) =>
  page.evaluate(() => {
    const told: string[] = [];
    const all = (where: string) => Array.from(document.querySelectorAll<HTMLElement>(where));
    const name = (one: Element) =>
      one.getAttribute('data-part') ?? one.getAttribute('data-card') ?? `${one.className.toString().split(' ')[0]}`;
    const seen = (one: Element) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 1;
    /** What of it is not cut off by what it scrolls in. */
    const box = (one: Element) => {
      let { left, right, top, bottom } = one.getBoundingClientRect();
      for (let up = one.parentElement; up; up = up.parentElement) {
        if (getComputedStyle(up).overflowX === 'visible') continue;
        const outer = up.getBoundingClientRect();
        [left, right] = [Math.max(left, outer.left), Math.min(right, outer.right)];
        [top, bottom] = [Math.max(top, outer.top), Math.min(bottom, outer.bottom)];
      }
      return { left, right, top, bottom };
    };
    const meet = (a: Element, b: Element) => {
      const [one, two] = [box(a), box(b)];
      return (
        Math.min(one.right, two.right) - Math.max(one.left, two.left) > 2 &&
        Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > 2
      );
    };
    const parts = [
      ...all('.table > .bar, .top, .board, .replay, .drawer, [data-part]'),
      ...all('.guerra :is(.objective, .tracks, .piles, .guard, .holds, .track, [data-card], .scale)'),
    ].filter(seen);
    parts.forEach((a, at) => {
      for (const b of parts.slice(at + 1)) {
        if (a.contains(b) || b.contains(a)) continue;
        // Cards of one row overlap like cards in a hand.
        const row = a.closest('.row');
        if (row && row === b.closest('.row')) continue;
        // The grip reaches up over the board's edge; its sheet does not.
        if (meet(a, b)) told.push(`${name(a)} on ${name(b)}`);
      }
    });
    // No name is cut, and nothing is wider or higher than what holds it, but what scrolls with a sign of it.
    for (const one of all('.guerra :is(.card .name, .objective .name, .head, .gauge, .leader span, .pile .word), .prompt .what, .bar h1')) {
      if (seen(one) && (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2))
        told.push(
          `cut: ${one.textContent?.trim() ?? ''} (${one.clientWidth}×${one.clientHeight} of ${one.scrollWidth}×${one.scrollHeight})`,
        );
    }
    for (const one of all('.guerra [data-part], .guerra .slot, .guerra .front, .guerra .middle > *')) {
      if (
        seen(one) &&
        one.closest('[data-scrolls]') === null &&
        !one.hasAttribute('data-scrolls') &&
        (one.scrollHeight > one.clientHeight + 3 || one.scrollWidth > one.clientWidth + 3)
      )
        told.push(`too much in ${name(one)}: ${one.scrollWidth}×${one.scrollHeight} in ${one.clientWidth}×${one.clientHeight}`);
    }
    return told;
  });

const positions = { crowded, fighting };
for (const [name, play] of Object.entries(positions)) {
  test(`1936, ${name}: every part has its own place at seven sizes`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width: 1440, height: 900 });
    const id = await play(page);
    await page.goto(`/#/m/${id}`);
    await page.locator('.veil button').click();
    await expect(page.locator(name === 'fighting' ? '.guerra .combat' : '.guerra .war, .guerra .leaves').first()).toBeVisible();
    await page.mouse.move(2, 2);
    const told: string[] = [];
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await settled(page);
      await page.screenshot({ path: `out/screens/guerra1936-${name}-${width}x${height}.png` });
      told.push(...(await faults(page)).map((fault) => `${width}×${height}: ${fault}`));
    }
    // Names are longer in other languages.
    await page.setViewportSize({ width: 1366, height: 768 });
    for (const lang of ['es', 'fr']) {
      await page.locator(`.bar button[lang=${lang}]`).click();
      await settled(page);
      told.push(...(await faults(page)).map((fault) => `${lang}: ${fault}`));
    }
    expect(told).toEqual([]);
  });
}

/** How much of the window is board, in hundredths, while the drawer is folded. */
const SHARES: Record<string, number> = {
  '1920x1080': 82,
  '1440x900': 78,
  '1366x768': 76,
  '1280x720': 75,
  '1024x768': 75,
  '820x1180': 81,
  '390x844': 79,
};

for (const game of ['amanecer', 'guerra1936', 'pasaran', 'tactics2gm', 'peanas']) {
  test(`${game}: the board has its share of the window`, async ({ page }) => {
    await page.goto(`/#/g/${game}`);
    await page.getByRole('button', { name: /^Play( now)?$/ }).click();
    await expect(page.locator('.prompt .what')).toBeVisible();
    await expect(page.locator('.prompt .who')).toContainText('Yours to decide');
    const told: string[] = [];
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await settled(page);
      await page.screenshot({ path: `out/screens/${game}-first-${width}x${height}.png` });
      const share = await page.evaluate(() => {
        const { width, height } = document.querySelector('.board')!.getBoundingClientRect();
        return (100 * width * height) / (innerWidth * innerHeight);
      });
      if (share < SHARES[`${width}x${height}`]! - 2) told.push(`${width}×${height}: ${share.toFixed(1)} %`);
    }
    expect(told).toEqual([]);
  });
}
