// Peanas in a real browser: a whole small battle by clicking what glows, a free destination and why another is refused, the
// ruler, the languages, the phone, the lights.
import type { Page } from '@playwright/test';
import { accessible, expect, halfOf, moved, offers, settled, steps, test } from './sit';

const roster = (army: string, side: string, units: string[]) => ({
  name: 'few',
  army,
  size: 'Small',
  side,
  units: units.map((unit) => ({ unit })),
});
/** A battle of few, all in the open, on a table that one number always makes. */
const FEW = {
  scenery: 7,
  season: 1,
  fog: 0,
  waiting_days: 0,
  attacker: roster('National', 'Attacker', ['nat-oficial', 'nat-seccion-de-la-legion', 'nat-cv-33-35-l3']),
  defender: roster('Republican', 'Defender', ['rep-oficial', 'rep-seccion-milicia-cnt']),
};

/** A match of ours, both seats on this screen or one against the weakest bot. */
async function open(page: Page, setup: unknown, second: unknown = { kind: 'local' }): Promise<string> {
  // Odds of every offer at every step of a battle nobody reads: they are told, and tested, elsewhere.
  await page.route('**/api/v1/matches/*/odds', (route) => route.fulfill({ json: {} }));
  await page.goto('/');
  await expect(page.locator('.shelf')).toBeVisible();
  const id = await page.evaluate(
    async ([setup, second]) => {
      await fetch('/api/v1/session', { method: 'POST' });
      const body = JSON.stringify({ game: 'peanas', seats: [{ kind: 'me' }, second], setup });
      const answer = await fetch('/api/v1/matches', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
      return ((await answer.json()) as { id: string }).id;
    },
    [setup, second],
  );
  await page.goto(`/#/m/${id}`);
  await expect(page.locator('.peanas, .veil').first()).toBeVisible();
  return id;
}

/** Where two share a screen, the next one lifts the veil. */
async function unveiled(page: Page): Promise<void> {
  const ready = page.locator('.veil button');
  while ((await ready.count()) > 0) await ready.first().click();
}

/** What a player who wants a fight would take first; later he lets the clock run. */
function eager(action: string, late: boolean): number {
  if (late) return ['end turn', 'pass', 'done', 'stay', 'alone', 'dice none'].indexOf(action) >= 0 ? 2 : 1;
  const verbs = ['charge', 'strike', 'shoot', 'enter', 'activate', 'give', 'react', 'walk', 'drive', 'form'];
  const at = verbs.indexOf(action.split(' ')[0]!);
  if (at >= 0) return 20 - at;
  if (action.endsWith(' fire')) return 12;
  if (action.endsWith(' move') || action.startsWith('free-move')) return 11;
  return ['done', 'pass', 'end turn', 'stay', 'alone'].includes(action) ? 1 : 4;
}

/** Takes one of the offers: on its piece where it stands on one that is seen, else in the list. */
async function take(page: Page, action: string, subject: string): Promise<void> {
  const [, before] = await steps(page);
  const piece = page.locator(`.peanas svg [data-piece="${subject}"][role=button]`);
  if (subject.startsWith('unit:') && (await piece.count()) === 1) {
    await piece.focus();
    await page.keyboard.press('Enter');
    const choice = page.locator(`[role=menuitem][data-choice="${action}"]`);
    if (await choice.count()) await choice.click();
  } else if (subject === '' && (await page.locator(`[data-bar="${action}"], .choice[data-choice="${action}"]`).count())) {
    await page.locator(`[data-bar="${action}"], .choice[data-choice="${action}"]`).click();
  } else {
    await page.locator(`[data-offer="${action}"]`).click();
  }
  await moved(page, before);
}

async function best(page: Page): Promise<{ action: string; subject: string } | null> {
  const all = await offers(page).evaluateAll((buttons) => buttons.map((button) => button.getAttribute('data-offer')!));
  if (all.length === 0) return null;
  const late = Number(/\d+/.exec((await page.locator('.peanas .round').textContent()) ?? '')?.[0]) > 3;
  const action = all.reduce((one, two) => (eager(two, late) > eager(one, late) ? two : one));
  const named = /^(activate|order|free-move|charge|shoot|react|prone|event-on|strike|whom) u(\d+)/.exec(action);
  const giver = /^(give|under) u(\d+)/.exec(action);
  const unit = named?.[2] ?? giver?.[2];
  const plain = /^(done|pass|stay|alone|refuse|end turn|form|remount|rally)/.test(action);
  return { action, subject: unit ? `unit:${unit}` : plain ? '' : 'list' };
}

/** Plays on until `enough` says so or the battle is over. */
async function play(page: Page, most: number, enough: () => Promise<boolean>): Promise<void> {
  for (let turn = 0; turn < most; turn++) {
    await unveiled(page);
    await expect(page.locator('[data-offer], .ending, .veil').first()).toBeVisible();
    await unveiled(page);
    if ((await page.locator('.ending').count()) > 0 || (await enough())) return;
    const choice = await best(page);
    if (choice) await take(page, choice.action, choice.subject);
  }
}

const toMarch = (page: Page) => play(page, 60, async () => (await page.locator('[data-offer^="walk "]').count()) > 0);

test('a whole small battle by clicking what is offered, and a choice by keyboard alone', async ({ page }) => {
  test.setTimeout(300_000);
  await open(page, FEW, { kind: 'bot', level: 'recruit' });
  await expect(offers(page).first()).toBeVisible();
  // The first one by keyboard alone.
  const [, before] = await steps(page);
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[data-offer]:focus')).toBeVisible();
  await page.keyboard.press('Enter');
  await moved(page, before);
  await play(page, 420, () => Promise.resolve(false));
  await expect(page.locator('.ending h3')).not.toBeEmpty();
  await settled(page);
  await page.screenshot({ path: 'out/screens/peanas-over-desk-light.png' });
});

test('a destination that is in no list is refused with its reason, or gone to', async ({ page }) => {
  await open(page, FEW);
  await toMarch(page);
  const table = page.locator('.peanas .mapbox svg[role=group]');
  await expect(page.locator('.reach-edge')).toBeVisible();
  const spot = (await page.locator('[data-spot]').first().boundingBox())!;
  const box = (await table.boundingBox())!;
  // The far corner of the table is out of reach: the engine says so, and nothing moves.
  const [, before] = await steps(page);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height * 0.1);
  await expect(page.locator('.refusal')).toContainText('§4.5');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height * 0.1);
  await expect(page.locator('.refusal')).toContainText('§4.5');
  expect((await steps(page))[1]).toBe(before);
  // A few millimetres beside an offered place is a place of its own.
  const unit = (await page.locator('.unit.held').first().boundingBox())!;
  const x = (spot.x + spot.width / 2 + unit.x + unit.width / 2) / 2;
  const y = (spot.y + spot.height / 2 + unit.y + unit.height / 2) / 2;
  await page.mouse.move(x, y);
  await expect(page.locator('.ghost')).toBeVisible();
  await page.mouse.click(x, y);
  await moved(page, before);
  await page.keyboard.press('l');
  await expect(page.locator('.log')).toContainText(/moves|se mueve/i);
});

test('the ruler measures from base to base, a unit looked at shows reach, ranges and sight', async ({ page }) => {
  await open(page, FEW);
  await play(
    page,
    60,
    async () => (await page.locator('.unit').count()) > 3 && (await page.locator('[data-offer="end turn"]').count()) > 0,
  );
  await page.locator('.unit.Attacker').first().click();
  await page.keyboard.press('Escape');
  await expect(page.locator('.card h3')).not.toBeEmpty();
  await expect(page.locator('.overlays .range-label').first()).toBeVisible();
  await settled(page);
  await page.screenshot({ path: 'out/screens/peanas-sight-desk-light.png' });
  await page.getByRole('button', { name: 'Ruler' }).click();
  await page.locator('.unit.Attacker').first().click();
  await page.locator('.unit.Defender').first().click();
  await expect(page.locator('.ruler').first()).toBeVisible();
  await expect(page.locator('.range-label.strong')).toHaveText(/^\d+(\.\d)? cm$/);
});

test('works are built where one points, and the box opens', async ({ page }) => {
  await page.goto('/#/g/peanas');
  await expect(page.locator('.now button')).toBeVisible();
  await open(page, { ...FEW, waiting_days: 2 });
  await unveiled(page);
  await page.locator('.palette button').first().click();
  const box = (await page.locator('.peanas .mapbox svg[role=group]').boundingBox())!;
  // The attacker's ground is not the defender's to dig in.
  await page.mouse.move(box.x + box.width * 0.45, box.y + box.height * 0.1);
  await expect(page.locator('.refusal')).toContainText('§8.5');
  const [, before] = await steps(page);
  const spot = (await page.locator('[data-spot]').first().boundingBox())!;
  await page.mouse.click(spot.x + spot.width / 2, spot.y + spot.height + 6);
  await moved(page, before);
});

for (const light of ['light', 'dark'] as const) {
  test(`on a phone and a desk, ${light}, accessible and in three languages`, halfOf('desk', light), async ({ page }) => {
    await page.emulateMedia({ colorScheme: light, reducedMotion: 'reduce' });
    await open(page, { ...FEW, fog: 1, terrain: light === 'light' ? 'Coast' : 'Forest' }, { kind: 'bot', level: 'recruit' });
    await play(page, 30, async () => (await page.locator('[data-offer="end turn"]').count()) > 0);
    await settled(page);
    await accessible(page);
    await page.screenshot({ path: `out/screens/peanas-table-desk-${light}.png` });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await expect(page.locator('.peanas.compact')).toBeVisible();
    await settled(page);
    await accessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await page.screenshot({ path: `out/screens/peanas-table-phone-${light}.png` });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.reload();
    for (const [lang, word] of [
      ['es', 'Ronda'],
      ['fr', 'Tour'],
      ['en', 'Round'],
    ] as const) {
      await page.locator(`.bar button[lang=${lang}]`).click();
      await expect(page.locator('.peanas .round')).toContainText(word);
      await expect(page.locator('.peanas')).not.toContainText(/\b(board|side|weather|kind)-[a-z]+/);
    }
  });
}

test('the box shows the table that is to be fought on, and another one at a press', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/#/g/peanas');
  await page.locator('summary').click();
  const figure = page.locator('figure.peanas');
  await expect(figure).toContainText('by the book');
  await figure.getByRole('button', { name: 'Lay one now' }).click();
  await expect(figure.getByRole('img', { name: /^Table \d+, 120 × 120 cm: plain/ })).toBeVisible();
  expect(await figure.locator('.piece').count()).toBeGreaterThan(3);
  await page.getByRole('combobox', { name: /Landscape/ }).selectOption({ label: 'coast' });
  await expect(figure.locator('.piece.Sea')).toHaveCount(1);
  const name = (await figure.getByRole('img').getAttribute('aria-label'))!;
  await figure.getByRole('button', { name: 'Another table' }).click();
  await expect(figure.getByRole('img', { name, exact: true })).toHaveCount(0);
  const asked = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/v1/matches'));
  const number = Number(await page.getByRole('combobox', { name: /Scenery/ }).inputValue());
  await page.getByRole('button', { name: 'Play now' }).click();
  expect(((await asked).postDataJSON() as { setup: unknown }).setup).toMatchObject({ scenery: number, terrain: 2 });
  await accessible(page);
});
