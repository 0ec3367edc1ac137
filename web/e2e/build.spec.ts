// Decks and armies: a list of each game is built, shared by link, imported, printed, and played with.
import type { Page } from '@playwright/test';
import { accessible, expect, settled, test } from './sit';

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

const open = async (page: Page, game: string) => {
  await page.goto(`/#/g/${game}/build`);
  await expect(page.locator('.panes')).toBeVisible();
};
const points = (page: Page) => page.locator('.report .points strong');
const errors = (page: Page) => page.locator('.remarks.bad li');
const search = async (page: Page, words: string) => page.locator('.stock input[type=search]').fill(words);
const add = async (page: Page, name: string) =>
  page
    .getByRole('button', { name: `Add: ${name}`, exact: true })
    .first()
    .click();

/** The link to the list on the bench. */
async function link(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Share, export, import' }).click();
  const field = page.getByRole('textbox', { name: 'Link' });
  await expect(field).toHaveValue(/list=/);
  return field.inputValue();
}

/** A picture at both sizes; nothing too wide, nothing serious from axe. */
async function fits(page: Page, name: string) {
  await settled(page);
  await page.screenshot({ path: `out/screens/build-${name}.png` });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await test.step(`axe: ${name}`, () => accessible(page));
}

/** Begins a match against a recruit and answers with the setup that was asked for. */
async function play(page: Page): Promise<Record<string, unknown>> {
  await page.getByRole('button', { name: 'Play with this list' }).click();
  await page.getByRole('dialog').getByRole('combobox').last().selectOption('recruit');
  const asked = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/v1/matches'));
  await page.getByRole('dialog').getByRole('button', { name: 'Play now' }).click();
  const { setup } = (await asked).postDataJSON() as { setup: Record<string, unknown> };
  await expect(page).toHaveURL(/#\/m\//);
  await expect(page.locator('.table')).toBeVisible();
  return setup;
}

test('a deck of 1936: from a sample deck, with undo, to the table', async ({ page, context }) => {
  await page.goto('/#/g/guerra1936');
  await page.getByRole('link', { name: 'Decks and armies' }).click();
  await expect(page.locator('.panes')).toBeVisible();
  await expect(errors(page).first()).toContainText('a deck has at least 36');
  await page.getByRole('button', { name: 'Lists', exact: true }).click();
  await page.getByRole('button', { name: /^Republic: mixed/ }).click();
  await expect(points(page)).toHaveText('36');
  await expect(page.locator('.sound')).toBeVisible();
  await expect(page.locator('.powers:not(.cannot) li').first()).toBeVisible();
  await expect(page.locator('.needs li').first()).toContainText('§10.2');

  await page.locator('.list .tool').first().click();
  await expect(errors(page)).toHaveText(/35 cards; a deck has at least 36\.\s*§6\.1/);
  await page.keyboard.press('Control+z');
  await expect(page.locator('.sound')).toBeVisible();
  await page.keyboard.press('Control+y');
  await expect(errors(page)).toHaveCount(1);
  await page.keyboard.press('Control+z');
  await expect(page.locator('.sound')).toBeVisible();

  await page.getByRole('textbox', { name: 'Name of the list' }).fill('Fifth Regiment');
  await page.keyboard.press('Tab');
  await search(page, 'durruti');
  await page.locator('.stock .what').first().click();
  await expect(page.locator('.stock .details')).toBeVisible();
  await fits(page, 'guerra1936-desk-light');

  const shared = await link(page);
  const friend = await context.browser()!.newContext();
  const theirs = await friend.newPage();
  await theirs.goto(shared);
  await expect(theirs.getByRole('textbox', { name: /Name of the list|Nombre|Nom/ })).toHaveValue('Fifth Regiment');
  await expect(points(theirs)).toHaveText('36');
  await expect(theirs).toHaveURL(/\/build$/);
  await friend.close();

  await page.keyboard.press('Escape');
  const setup = await play(page);
  expect(setup.decks).toHaveLength(2);
  expect((setup.decks as unknown[])[1]).toHaveLength(36);
});

test('a deck of 2GM: built card by card within 80 points', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await open(page, 'tactics2gm');
  await page.getByLabel('Nation').first().selectOption('germany');
  await page.getByLabel('Points').selectOption('80');
  await search(page, 'infantry');
  for (let copy = 0; copy < 5; copy++) await add(page, 'Light Infantry');
  await search(page, 'tiger');
  await page.locator('.stock .what').first().click();
  await expect(page.locator('.stock .details table')).toBeVisible();
  const tiger = await page.locator('.stock .what strong').first().textContent();
  for (let copy = 0; copy < 3; copy++) await add(page, tiger!);
  await expect(errors(page)).toContainText(/one box holds/);
  await fits(page, 'tactics2gm-desk-dark');
  // Copies as many as one likes, points still counted.
  await page.getByLabel('Copies').selectOption('true');
  await expect(page.locator('.sound')).toBeVisible();

  const shared = await link(page);
  await page.getByRole('button', { name: 'JSON' }).click();
  const json = await page.getByRole('textbox', { name: 'Export' }).inputValue();
  expect(JSON.parse(json)).toMatchObject({ game: 'tactics2gm', nation: 'germany', points: 80 });
  // What is wrong with an import is said by line; what is right becomes a list.
  await page.getByRole('textbox', { name: 'Import' }).fill('{"game": ');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('not JSON');
  await page.getByRole('textbox', { name: 'Import' }).fill(json.replace('germany', 'usa'));
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(errors(page).first()).toContainText('belongs to another side');
  await page.goto(shared);
  await expect(page.locator('.sound')).toBeVisible();
  const setup = await play(page);
  expect(setup).toMatchObject({ points: 120, open_collection: 1 });
});

test('an army of Peanas: quality, upgrades, cards on paper', async ({ page }) => {
  await open(page, 'peanas');
  await add(page, 'Officer');
  await search(page, 'line infantry section');
  await add(page, 'Line Infantry Section');
  const before = 60 + 75;
  await expect(points(page)).toHaveText(String(before));
  await page.locator('.list .what', { hasText: 'Line Infantry Section' }).click();
  await page.getByLabel('Quality').selectOption('Veteran');
  await page.getByRole('checkbox', { name: 'Helmets' }).check();
  await page.getByRole('button', { name: 'Add: Light Machine Gun' }).click();
  await expect(points(page)).toHaveText(String(before + 23 + 5 + 10));
  await expect(page.locator('.list .changed').first()).toBeVisible();
  await expect(page.locator('.list .details').first()).toContainText('5 / 3 / 1');
  await page.getByRole('button', { name: 'Once more: Line Infantry Section' }).click();
  await expect(page.locator('.list [data-entry]')).toHaveCount(3);
  await expect(page.locator('.sound')).toBeVisible();
  await page.getByRole('button', { name: /^Once more: Officer/ }).click();
  // Only vehicles form platoons (§5.4.6): nobody else is asked for one.
  await expect(page.getByLabel('Platoon')).toHaveCount(0);
  await expect(page.locator('.sound')).toBeVisible();
  await fits(page, 'peanas-desk-light');

  await page.getByRole('button', { name: 'Share, export, import' }).click();
  const text = await page.getByRole('textbox', { name: 'Export' }).inputValue();
  expect(text).toContain('2 × Line Infantry Section [nat-seccion-infanteria-de-linea; Veteran; Helmets, LightMachineGun]');
  await fits(page, 'peanas-share');
  await page.getByRole('textbox', { name: 'Import' }).fill(text.replace('size=Small', 'size=Medium'));
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.locator('.report')).toContainText('of 2,250 points');

  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.print article')).toHaveCount(4);
  await expect(page.locator('.print .boxes i').first()).toBeVisible();
  await expect(page.locator('.screen')).toBeHidden();
  await page.screenshot({ path: 'out/screens/build-peanas-print.png', fullPage: true });
  await page.emulateMedia({ media: 'screen' });

  await page.setViewportSize(phone);
  await expect(page.locator('.tabs')).toBeVisible();
  for (const [tab, pane] of [
    ['Stock', '.stock'],
    ['List', '.list'],
    ['Check', '.report'],
  ] as const) {
    await page.locator('.tabs').getByRole('button', { name: tab }).click();
    await expect(page.locator(`.panes > ${pane}`)).toBeVisible();
    await fits(page, `peanas-phone-${tab.toLowerCase()}`);
  }
  const setup = await play(page);
  expect(setup).toMatchObject({ size: 'Medium', attacker: { army: 'National' }, defender: 'republican-medium-defence' });
});

for (const [lang, locale] of [
  ['es', 'es-ES'],
  ['fr', 'fr-FR'],
] as const) {
  test.describe(`in ${lang}`, () => {
    test.use({ locale, viewport: desk, contextOptions: { reducedMotion: 'reduce' } });

    test('the builder speaks the language of the browser', async ({ page }) => {
      await open(page, 'peanas');
      await page.getByRole('button', { name: /^Listas$|^Listes$/ }).click();
      await page.locator('.ready .pick').first().click();
      await expect(page.locator('.sound')).toBeVisible();
      await page.locator('.list .what').first().click();
      // A key that was not found shows as itself.
      await expect(page.locator('body')).not.toContainText(/\b(web|build|list)-[a-z]+-?[a-z]*\b/);
      await page.screenshot({ path: `out/screens/build-peanas-${lang}.png` });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    });
  });
}

test('each brings a list of his own to a table on the net', async ({ page, browser, baseURL }) => {
  await page.goto('/#/g/guerra1936');
  await page.getByRole('button', { name: /^Online/ }).click();
  await expect(page.locator('section.waiting')).toContainText('unseen by the others');
  const link = await page.locator('section.waiting .link').innerText();
  const other = await (await browser.newContext({ baseURL: baseURL!, locale: 'en-GB' })).newPage();
  await other.goto(link);
  const list = other.locator('section.waiting select');
  await expect(list).toHaveValue('lot');
  await list.selectOption('ready:republic-political');
  await other.screenshot({ path: 'out/screens/build-guerra1936-sit-down.png' });
  const joined = other.waitForRequest((request) => request.url().endsWith('/join'));
  await other.locator('section.waiting .main').click();
  expect((await joined).postDataJSON()).toMatchObject({ seat: 1, list: { ready: 'republic-political' } });
  await expect(other.locator('section.waiting')).toHaveCount(0);
  await expect(page.locator('section.waiting')).toHaveCount(0);
  await other.context().close();
});
