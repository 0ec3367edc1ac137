// ¿Pasarán? at the table: the one-turn scenario by clicking the map, a war of three quarters to its end, and the board in both
// lights and sizes.
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { folder, freePort, start } from '../dev/server.mjs';
import { accessible, expect, halfOf, LONG, moved, offers, settled, steps, test } from './sit';

/** On the Nationalist side against a beginner; by itself before Madrid in the autumn of 1936, which lasts one turn. */
async function sitDown(page: Page, scenario = 'madrid1936', table = ''): Promise<void> {
  await page.goto(`${table}/#/g/pasaran`);
  await page.getByLabel('Scenario').selectOption(scenario);
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

/** Until it is our turn again, or over: an army of the enemy may be long on its way. */
async function asked(page: Page): Promise<boolean> {
  await expect(page.locator('[data-offer], .ending').first()).toBeVisible({ timeout: 60_000 });
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

/** What lies on the table when something is asked, or when it is over. */
interface Desk {
  over: boolean;
  offers: { action: string; odds: number }[];
  quarter: string;
  overlay: 'battle' | 'works' | null;
}
const look = (page: Page): Promise<Desk> =>
  page.evaluate(() => ({
    over: document.querySelector('.ending') !== null,
    offers: Array.from(document.querySelectorAll<HTMLElement>('[data-offer]'), (one) => ({
      action: one.dataset.offer ?? '',
      odds: Number(/(\d+)\s*%/.exec(one.querySelector('.number')?.textContent ?? '')?.[1] ?? -1),
    })),
    quarter: document.querySelector('.pasaran .track')?.getAttribute('aria-label') ?? '',
    overlay: document.querySelector('.overlay.battle') ? 'battle' : document.querySelector('.overlay.works') ? 'works' : null,
  }));

/** Armies that are moved in a phase. */
const ARMIES = 3;
const WISHES = ['fight', 'lose', 'besiege', 'play', 'build', 'buy', 'under'];

/** What a hasty general does now: where a battle beckons he goes there. */
function wish({ offers }: Desk, armies: number): string {
  const all = (verb: string) => offers.filter((offer) => offer.action.split(' ')[0] === verb);
  const [to] = all('to').sort((a, b) => b.odds - a.odds);
  const picks = armies > 0 ? all('pick') : [];
  const [other] = WISHES.flatMap(all);
  const pass = offers.find((offer) => offer.action === 'pass');
  return (to ?? picks[(armies * 5) % Math.max(1, picks.length)] ?? other ?? pass ?? offers[0])?.action ?? '';
}

/** Takes it where it lies: on the map, on the battle board, in the works; else from the list. */
async function carryOut(page: Page, action: string, { overlay }: Desk): Promise<void> {
  const [verb = '', what = ''] = action.split(' ');
  const row = { build: '.works .row.offered', buy: '.works .drawn button.do', lose: '.battle li button.offered' }[verb];
  if (verb === 'to' && overlay === null) await place(page, what).press('Enter');
  else if (row && (await page.locator(row).count()) > 0) await page.locator(row).first().click();
  else await offer(page, action).click();
}

test.describe('at a desk', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a whole match by clicking the map', async ({ page }) => {
    await sitDown(page);
    await toMovement(page);
    await picture(page, 'movement');
    // The first by the tray of Toledo (its city lies in the middle of it), the others from the list; Madrid is always clicked
    // on the map.
    await place(page, 'toledo').press('Enter');
    const tray = page.locator('.tray');
    await expect(tray).toBeVisible();
    await picture(page, 'tray');
    await tray.locator('button.offered').first().click();
    // Taken up, nothing is sent yet: where it may go glows. From the list it is chosen for good.
    await expect(page.locator('.play [data-glow=target]').first()).toBeVisible();
    await after(page, () => page.locator('[data-offer^="pick n-ter"]').first().click());
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

  test("a whole war of several quarters, from an owner's scenario to its end", LONG, async ({ page }) => {
    test.setTimeout(300_000);
    const [base, data] = [folder(), fileURLToPath(new URL('pasaran/scenarios.ron', import.meta.url))];
    const server = await start(await freePort(), base.path, '--data', `pasaran=${data}`);
    try {
      await sitDown(page, 'catalonia', server.url);
      const [did, quarters, screens] = [new Set<string>(), new Set<string>(), new Set<string>()];
      for (let armies = ARMIES; await asked(page);) {
        const desk = await look(page);
        const action = wish(desk, armies);
        if (desk.over || !action) continue;
        const [verb = ''] = action.split(' ');
        did.add(verb);
        quarters.add(desk.quarter);
        armies = verb === 'pick' ? armies - 1 : verb === 'pass' ? ARMIES : armies;
        if (desk.overlay && !screens.has(desk.overlay)) {
          screens.add(desk.overlay);
          await picture(page, `war-${desk.overlay}`);
        }
        // A window in which no card can be played is passed over by the table itself, perhaps before we are there.
        const only = desk.offers.length === 1 && action === 'pass';
        const [, before] = await steps(page);
        await (only
          ? offer(page, 'pass')
              .click({ timeout: 2000 })
              .catch(() => {})
          : carryOut(page, action, desk));
        // A key may meet a map that is just being drawn: then it is said again, from the list.
        const again = () =>
          offer(page, action)
            .click({ timeout: 2000 })
            .catch(() => {});
        await moved(page, before, 8000).catch(again);
        await moved(page, before);
      }
      for (const verb of ['pick', 'to', 'build', 'pass']) expect([...did]).toContain(verb);
      expect([...screens].sort()).toEqual(['battle', 'works']);
      // Twenty points end it before the third is over, where somebody is quick.
      expect(quarters.size).toBeGreaterThanOrEqual(2);
      await expect(page.locator('.ending h3')).toHaveText(/^[A-Z][a-z]+ /);
      await accessible(page);
      await picture(page, 'war-end');
    } finally {
      await server.stop();
      base.remove();
    }
  });

  test('the board speaks the language of the page', async ({ page }) => {
    await sitDown(page);
    await expect(page.locator('.pasaran .panels')).toContainText('Zone points');
    await page.locator('.bar button[lang=fr]').click();
    await expect(page.locator('.pasaran .panels')).toContainText('Points de zone');
    await page.locator('.bar button[lang=es]').click();
    await expect(page.locator('.pasaran .panels')).toContainText('Puntos de zona');
  });
});

for (const [size, viewport] of Object.entries({ desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } })) {
  for (const scheme of ['light', 'dark'] as const) {
    test.describe(`${size}, ${scheme}`, halfOf(size, scheme), () => {
      test.use({ viewport, colorScheme: scheme, hasTouch: size === 'phone', contextOptions: { reducedMotion: 'reduce' } });
      test('the opening fits and can be read', async ({ page }) => {
        await sitDown(page);
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
