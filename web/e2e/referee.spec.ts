// A question for the referee: set up by keyboard, answered with its paragraphs, shared by its link; three languages, a phone.
import { accessible, expect, settled, test } from './sit';

const phone = { width: 390, height: 844 };

test('a position is set up by keyboard, asked about, and shared by its link', async ({ page, context }) => {
  await page.goto('/#/g/amanecer');
  await page.getByRole('link', { name: /Referee/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ask the referee');
  await page.getByLabel('The question, in your words').fill('May Finland be attacked?');
  // What may stand in a position completes.
  await page.getByLabel('Position', { exact: true }).fill('{"lev');
  await page.getByRole('button', { name: '"level":' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('2}');
  await expect(page.getByLabel('Position', { exact: true })).toHaveValue('{"level": 2}');
  await page.getByLabel('What is done').fill('chance card 10\noffensive finland');
  await page.keyboard.press('Control+Enter');
  const answer = page.getByRole('region', { name: 'The answer' });
  await expect(answer.locator('.steps > li')).toHaveCount(1);
  await expect(answer.locator('.refusal')).toContainText('only active fronts can be attacked');
  await expect(answer.locator('.refusal').getByRole('button', { name: /6\.1/ })).toBeVisible();
  // What may be done instead adds itself, and so do the dice.
  await page.getByLabel('What is done').fill('chance card 10');
  await page.keyboard.press('Control+Enter');
  // The last answer offers as much, but it goes.
  await expect(answer.locator('.refusal')).toHaveCount(0);
  await answer.locator('[data-step="political"]').focus();
  await page.keyboard.press('Enter');
  await answer.locator('[data-step="chance die 6"]').click();
  await expect(answer.locator('.steps > li')).toHaveCount(3);
  await expect(answer).toContainText('by 1, to 3');
  const asked = page.url();
  expect(asked).toContain('referee?ask=');
  // Somebody else opens the link, in another language and on a phone.
  const other = await context.newPage();
  await other.setViewportSize(phone);
  await other.addInitScript(() => localStorage.setItem('frente.lang', 'es'));
  await other.goto(asked);
  await expect(other.getByRole('region', { name: /La respuesta|The answer/ }).locator('.steps > li')).toHaveCount(3);
  expect(await other.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await settled(other);
  await other.screenshot({ path: 'out/screens/referee-phone.png', fullPage: true });
  await accessible(other);
  await other.close();
  await settled(page);
  await page.screenshot({ path: 'out/screens/referee.png', fullPage: true });
  await accessible(page);
});

test('a position that cannot be is refused with its place, and a script with scenes is shown as a file', async ({ page }) => {
  await page.goto('/#/g/amanecer/referee');
  await page.getByLabel('Position', { exact: true }).fill('{"levle": 2}');
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(page.locator('.refusal')).toContainText('levle');
  await page.getByLabel('Position', { exact: true }).fill('{"level": ');
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Position: this is no JSON object');
  await page.getByLabel('Position', { exact: true }).fill('');
  await page.getByRole('button', { name: 'JSON', exact: true }).click();
  const scenes = { game: 'amanecer', scenes: [{ note: 'One' }, { note: 'Two', script: [{ chance: 'card 10' }] }] };
  await page.getByLabel('The whole script').fill(JSON.stringify(scenes));
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Scene 2' })).toBeVisible();
  await page.getByRole('button', { name: 'JSON', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('more than the form can show');
});
