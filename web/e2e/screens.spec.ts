// Every screen at both sizes in both lights: nothing serious from axe (the board included), nothing too wide, a picture of
// each under out/screens, to be looked at.
import type { Page } from '@playwright/test';
import { accessible, asTwo, choose, expect, halfOf, offers, settled, sit, test } from './sit';

const sizes = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

for (const scheme of ['light', 'dark'] as const) {
  for (const [size, viewport] of Object.entries(sizes)) {
    test.describe(`${size}, ${scheme}`, halfOf(size, scheme), () => {
      test.use({ viewport, colorScheme: scheme, contextOptions: { reducedMotion: 'reduce' } });

      const fits = async (page: Page, name: string) => {
        await settled(page);
        await page.screenshot({ path: `out/screens/${name}-${size}-${scheme}.png` });
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
        // The whole board is seen, or scrolls by itself.
        const whole = () =>
          page.evaluate(() => {
            const [frame, stage] = ['.pan-frame', '.pan-stage > *'].map((one) => document.querySelector(one)?.getBoundingClientRect());
            return !frame || !stage || (stage.left >= frame.left && stage.right <= frame.right && stage.bottom <= frame.bottom + 1);
          });
        await expect.poll(whole).toBe(true);
        await test.step(`axe: ${name}`, () => accessible(page));
      };

      test('pages', async ({ page }) => {
        await page.goto('/');
        await expect(page.locator('.shelf a.box')).toHaveCount(5);
        await expect(page.locator('.welcome')).toBeVisible();
        await fits(page, 'home');
        await page.getByRole('button', { name: /^Account/ }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await fits(page, 'account');
        await page.keyboard.press('Escape');
        await page.goto('/#/g/amanecer');
        await expect(page.getByRole('button', { name: /^Play$/ })).toBeVisible();
        await page.locator('details summary').click();
        await expect(page.locator('.options select').first()).toContainText('level 9');
        await fits(page, 'box');
        await page.goto('/#/g/peanas');
        await expect(page.getByRole('button', { name: /^Play now$/ })).toBeVisible();
        await fits(page, 'box-peanas');
        await page.goto('/#/g/amanecer/rules/7.3');
        await expect(page.locator('article.here')).toBeInViewport();
        await fits(page, 'rules');
        await page.goto('/#/m/nowhere');
        await expect(page.getByRole('heading', { name: /cannot be opened/ })).toBeVisible();
        await fits(page, 'lost');
      });

      test('table', async ({ page }) => {
        await sit(page);
        await choose(page);
        await fits(page, 'table');
        for (const tab of ['log', 'odds', 'rules', 'luck'] as const) {
          await page.locator(`#tab-${tab}`).click();
          await expect(page.locator('#panel li, #panel article, #panel dl').first()).toBeVisible();
          await fits(page, tab);
        }
        await page.keyboard.press(',');
        await expect(page.locator('.replay.past')).toBeVisible();
        await fits(page, 'past');
        await page.keyboard.press('Escape');
        await expect(page.locator('.replay.past')).toBeHidden();
        for (const [name, key] of [
          ['help', '?'],
          ['words', 'b'],
        ] as const) {
          await page.keyboard.press(key);
          await expect(page.getByRole('dialog')).toBeVisible();
          await fits(page, name);
          await page.keyboard.press('Escape');
          await expect(page.getByRole('dialog')).toHaveCount(0);
        }
        if (size === 'phone') {
          await page.getByRole('button', { name: 'Menu' }).click();
          await fits(page, 'menu');
          await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
        } else await page.getByRole('button', { name: 'Resign' }).click();
        await expect(page.getByRole('heading', { name: 'Resign' })).toBeVisible();
        await fits(page, 'resign');
        await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
        await expect(page.locator('.ending')).toBeVisible();
        await fits(page, 'over');
      });

      test('a choice on a piece of the board', async ({ page }) => {
        await sit(page);
        // Once the actions are spent or declined, the pile of reserves is taken up, and every front it may go to glows.
        const pile = page.locator('[data-piece=reserves][data-glow]');
        for (let turn = 0; turn < 12 && (await pile.count()) === 0; turn++) {
          const decline = page.locator('[data-offer=decline]');
          const all = await offers(page).count();
          await choose(page, (await decline.count()) > 0 ? all - 1 : 0);
        }
        // The list lies over the board's edge: it is folded.
        await page.keyboard.press('Escape');
        await pile.click();
        await expect(page.locator('[data-piece=reserves][data-taken]')).toBeVisible();
        await expect(page.locator('[data-piece^="front:"][data-glow=target]').first()).toBeVisible();
        await fits(page, 'choice');
        await page.keyboard.press('Escape');
        await expect(page.locator('[data-taken]')).toHaveCount(0);
      });

      test('a first match, a lost line', async ({ page }) => {
        let cut = () => {};
        await page.routeWebSocket(/\/live/, (socket) => {
          const server = socket.connectToServer();
          cut = () => {
            socket.close();
            server.close();
          };
        });
        await page.goto('/');
        await page.getByRole('button', { name: 'Learn in ten minutes' }).click();
        await expect(page.locator('.lesson')).toBeVisible();
        await fits(page, 'lesson');
        await page.routeWebSocket(/\/live/, (socket) => void socket.close());
        cut();
        await expect(page.locator('.offline')).toBeVisible();
        await fits(page, 'offline');
      });

      test('two at one screen, an empty seat, a proposal', async ({ page, context }) => {
        await asTwo(page, { kind: 'local', name: '', you: true });
        await page.goto('/#/g/amanecer');
        await page.locator('details summary').click();
        await fits(page, 'box-two');
        await sit(page);
        await expect(page.locator('.veil')).toBeVisible();
        await fits(page, 'veil');
        // Nothing behind it can be reached.
        await expect(page.getByRole('button', { name: 'I am ready' })).toBeFocused();
        await page.keyboard.press('Tab');
        await expect(page.locator('.table :focus')).toHaveCount(0);
        await page.getByRole('button', { name: 'I am ready' }).click();
        await expect(page.locator('.veil')).toBeHidden();
        if (size === 'phone') await page.getByRole('button', { name: 'Menu' }).click();
        await page.getByRole('button', { name: 'Play on from here' }).last().click();
        await expect(page.getByRole('heading', { name: 'Play on from here' })).toBeVisible();
        await fits(page, 'fork');
        await page.keyboard.press('Escape');

        const waiting = await context.newPage();
        await asTwo(waiting, { kind: 'open', name: '' }, { status: 'waiting', invite: 'word' });
        await sit(waiting);
        await expect(waiting.locator('section.waiting')).toBeVisible();
        await fits(waiting, 'waiting');

        const asked = await context.newPage();
        await asTwo(asked, {}, { proposal: { kind: 'undo', seats: [1] } });
        await sit(asked);
        await expect(asked.locator('.proposal')).toContainText('Ana');
        await fits(asked, 'proposal');
        await asked.locator('#tab-chat').click();
        await fits(asked, 'chat');
      });
    });
  }
}

for (const [lang, locale] of [
  ['es', 'es-ES'],
  ['fr', 'fr-FR'],
] as const) {
  test.describe(`in ${lang}`, () => {
    test.use({ locale, viewport: sizes.phone, contextOptions: { reducedMotion: 'reduce' } });

    test('the language of the browser, from the shelf to the table', async ({ page }) => {
      await page.goto('/');
      await expect(page.locator('.welcome')).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(lang);
      const shot = async (name: string) => {
        await settled(page);
        await page.screenshot({ path: `out/screens/${name}-phone-${lang}.png` });
        // A key that was not found shows as itself.
        await expect(page.locator('body')).not.toContainText(/\b(web|board|action|prompt|event)-[a-z]+-?[a-z]*\b/);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      };
      await shot('home');
      await page.goto('/#/g/amanecer');
      await expect(page.locator('.now button')).toBeVisible();
      await shot('box');
      await page.locator('.now button').click();
      await expect(offers(page).first()).toBeVisible();
      await shot('table');
      for (const tab of ['log', 'odds', 'rules', 'luck']) {
        await page.locator(`#tab-${tab}`).click();
        await shot(tab);
      }
      await page.keyboard.press('?');
      await shot('help');
    });
  });
}
