// The frame around a board: what is folded and how it is opened, the bar of choices, the replay by a held key, the notes of a
// first match, the sheet of a phone, and what other people say.
import type { Page } from '@playwright/test';
import { accessible, apart as test, expect, moved, offers, steps } from './sit';
import { stored } from './stored';

test.use({ drawer: 'folded' });

const bar = (page: Page) => page.locator('[data-bar]');
const list = (page: Page) => page.locator('#panel [data-offer]');

/** A new match of any game against the weakest bot. */
async function open(page: Page, game: string, setup: Record<string, unknown> = {}): Promise<void> {
  await page.goto('/');
  await expect(page.locator('.shelf a.box').first()).toBeVisible();
  const id = await page.evaluate(
    async ([game, setup]) => {
      const body = JSON.stringify({ game, setup, seats: [{ kind: 'me' }, { kind: 'bot', level: 'recruit' }] });
      const answer = await fetch('/api/v1/matches', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
      return ((await answer.json()) as { id: string }).id;
    },
    [game, setup] as const,
  );
  await page.goto(`/#/m/${id}`);
  await expect(page.locator('.prompt .what')).toBeVisible();
}

/** So many steps of the solitaire, without a look at any. */
async function play(page: Page, most: number): Promise<void> {
  const id = new URL(page.url()).hash.split('/').at(-1)!;
  await page.evaluate(
    async ([id, most]) => {
      for (let step = 0; step < Number(most);) {
        const seen = (await (await fetch(`/api/v1/matches/${id}`)).json()) as { seq: number; steps: number; offers: { action: string }[] };
        step = seen.steps;
        const [first] = seen.offers;
        if (!first) return;
        const body = JSON.stringify({ seat: 0, seq: seen.seq, action: first.action });
        await fetch(`/api/v1/matches/${id}/act`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
      }
    },
    [id, most] as const,
  );
  await expect.poll(async () => (await steps(page))[1]).toBeGreaterThanOrEqual(most);
}

test('a new browser has the drawer folded; a key, an arrow or its rail opens it, and so it stays', async ({ page }) => {
  await page.goto('/#/g/amanecer');
  await page.getByRole('button', { name: /^Play$/ }).click();
  await expect(page.locator('.prompt .what')).toBeVisible();
  await expect(page.locator('#panel')).toBeHidden();
  await expect(page.getByRole('tab', { name: /Actions/ })).toHaveAttribute('aria-selected', 'false');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[data-offer]:focus')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('#panel')).toBeHidden();
  await expect(page.getByRole('tab', { name: /Actions/ })).toBeFocused();
  await page.keyboard.press('l');
  await expect(page.getByRole('tab', { name: /Log/ })).toHaveAttribute('aria-selected', 'true');
  await page.reload();
  await expect(page.locator('#panel')).toBeVisible();
  await page.getByRole('tab', { name: /Actions/ }).click();
  await expect(page.locator('#panel')).toBeHidden();
  await page.reload();
  await expect(page.locator('.prompt .what')).toBeVisible();
  await expect(page.locator('#panel')).toBeHidden();
});

test('the bar holds at most four choices, those that belong to no piece, and takes them', async ({ page }) => {
  await open(page, 'guerra1936');
  await page.keyboard.press('a');
  for (let turn = 0; turn < 12; turn++) {
    await expect(list(page).first()).toBeVisible();
    const there = await list(page).evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.offer));
    const choices = await bar(page).evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.bar));
    expect(choices.length).toBeLessThanOrEqual(4);
    for (const choice of choices) expect(there).toContain(choice);
    const [, before] = await steps(page);
    // The table passes by itself where nothing can be answered, perhaps before we do.
    await (choices.length > 0 ? bar(page) : list(page))
      .first()
      .click({ timeout: 2000 })
      .catch(() => {});
    await moved(page, before);
  }
});

test('a key held for a second goes thirty steps back', async ({ page }) => {
  await stored(page, 'amanecer', 'played-21', 120);
  const [, all] = await steps(page);
  const before = Date.now();
  for (let repeat = 0; repeat < 30; repeat++) {
    await page.keyboard.down(',');
    // As fast as a held key repeats.
    await page.waitForTimeout(Math.max(0, before + (repeat + 1) * 33 - Date.now()));
  }
  await page.keyboard.up(',');
  expect(await steps(page)).toEqual([all - 30, all]);
  await expect(page.locator('.prompt .who')).toContainText(`Step ${all - 30} of ${all}`);
  for (let press = 0; press < 3; press++) await page.keyboard.press('.');
  await expect(page.locator('.prompt .who')).toContainText(`Step ${all - 27} of ${all}`);
  await page.keyboard.press('Escape');
  expect(await steps(page)).toEqual([all, all]);
});

test('notes stay read in another tab, and are gone for good once they are not wanted', async ({ page, context }) => {
  await page.goto('/#/g/amanecer');
  await page.getByRole('button', { name: /Play with notes/ }).click();
  const title = page.locator('.lesson .number');
  const first = (await title.textContent()) ?? '';
  await page.getByRole('button', { name: 'Understood' }).click();
  await expect(title).not.toHaveText(first);
  const second = (await title.textContent()) ?? '';
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.locator('.lesson .number')).toHaveText(second);
  await other.getByRole('button', { name: 'No more notes' }).click();
  await expect(other.locator('.lesson')).toHaveCount(0);
  await page.reload();
  await expect(page.locator('.prompt .what')).toBeVisible();
  await expect(page.locator('.lesson')).toHaveCount(0);
  // Whoever asks to learn again is told again, until it is over.
  await page.goto('/#/g/amanecer');
  await page.getByRole('button', { name: /Play with notes/ }).click();
  await expect(title).toHaveText(first);
  await page.locator('.bar').getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await expect(page.locator('.ending')).toBeVisible();
  await expect(page.locator('.lesson')).toHaveCount(0);
});

test('nothing is asked of the server that it refuses: the luck of a game with hidden cards', async ({ page }) => {
  const refused: string[] = [];
  page.on('response', (answer) => void (answer.status() >= 400 && refused.push(answer.url())));
  // The tests keep workers out.
  page.on('console', (message) => void (/Service Worker registration blocked/.test(message.text()) || refused.push(message.text())));
  for (const game of ['guerra1936', 'pasaran', 'tactics2gm', 'peanas']) {
    await open(page, game);
    await page.keyboard.press('k');
    await expect(page.locator('.luck .note').first()).toContainText('when the match is over');
  }
  expect(refused).toEqual([]);
});

test('the shelf comes all at once: nothing on the first page is pushed about', async ({ page }) => {
  await page.addInitScript(() => {
    const shift = { sum: 0 };
    Object.assign(window, { shift });
    new PerformanceObserver((all) => {
      for (const one of all.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
        if (!one.hadRecentInput) shift.sum += one.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // Answers that come one after another, as over a slow line.
  let late = 0;
  await page.route('**/api/v1/**', async (route) => {
    const answer = await route.fetch();
    await new Promise((go) => setTimeout(go, (late += 120)));
    await route.fulfill({ response: answer });
  });
  await page.goto('/');
  await expect(page.locator('.shelf a.box')).toHaveCount(5);
  await expect(page.locator('.welcome')).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => (window as unknown as { shift: { sum: number } }).shift.sum)).toBeLessThan(0.05);
});

test('what another says is counted at the rail and in the title until it is read', async ({ page, browser, baseURL }) => {
  await page.goto('/#/g/guerra1936');
  await page.getByRole('button', { name: /^Online/ }).click();
  await expect(page.locator('section.waiting')).toBeVisible();
  const [id, invite] = await page.evaluate(async () => {
    const id = location.hash.split('/').at(-1)!.split('?')[0]!;
    const { meta } = (await (await fetch(`/api/v1/matches/${id}`)).json()) as { meta: { invite: string } };
    return [id, meta.invite] as const;
  });
  const elsewhere = await browser.newContext({ locale: 'en-GB', baseURL: baseURL! });
  const other = await elsewhere.newPage();
  await other.goto('/');
  await expect(other.locator('.shelf a.box').first()).toBeVisible();
  await other.evaluate(
    async ([id, invite]) => {
      const post = (path: string, body: unknown) =>
        fetch(`/api/v1/matches/${id}${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
      await post('/join', { seat: 1, invite });
      await post('/chat', { text: 'Buenas' });
    },
    [id, invite] as const,
  );
  await expect(page.locator('#tab-chat .count')).toHaveText('1');
  await expect(page).toHaveTitle(/\(1\)/);
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', '/favicon-dot.svg');
  await page.keyboard.press('c');
  await expect(page.locator('.chat li')).toContainText('Buenas');
  await expect(page.locator('#tab-chat .count')).toHaveCount(0);
  await expect(page).not.toHaveTitle(/\(1\)/);
  await elsewhere.close();
});

test('options that are yes or no are switches, and nothing is shown that cannot be had', async ({ page }) => {
  await page.goto('/#/g/pasaran');
  await page.locator('details summary').click();
  const fog = page.getByRole('switch', { name: /fog/i });
  await expect(fog).not.toBeChecked();
  await fog.check();
  const asked = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/v1/matches'));
  await page.getByRole('button', { name: 'Play now' }).click();
  expect(((await asked).postDataJSON() as { setup: unknown }).setup).toMatchObject({ fog: 1 });
  await expect(page.locator('.prompt .what')).toBeVisible();
  await page.goto('/#/g/amanecer');
  await expect(page.getByRole('button', { name: /Play with notes/ })).toBeVisible();
  await expect(page.locator('main')).not.toContainText(/frente sim|for one player/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  const heights = { low: 72, half: 0.45 * 844, high: 0.88 * 844 };
  const rests = (page: Page, height: keyof typeof heights) =>
    expect.poll(async () => (await page.locator('.drawer > .sheet').boundingBox())!.height).toBeCloseTo(heights[height], 0);

  test('the sheet has three heights, by a tap, by a drag and by the arrows, and no decision raises it', async ({ page }) => {
    await page.goto('/#/g/amanecer');
    await page.getByRole('button', { name: /^Play$/ }).tap();
    await rests(page, 'low');
    const grip = page.locator('.grip');
    // As large as a finger: at its middle it takes what falls on the board's edge, too.
    const { y, height } = (await grip.boundingBox())!;
    const takes = (at: number) => page.evaluate((at) => document.elementFromPoint(195, at)?.closest('.grip') !== null, at);
    expect([await takes(y - 15), await takes(y + height - 1)]).toEqual([true, true]);
    for (const height of ['half', 'high', 'low'] as const) {
      await grip.tap();
      await rests(page, height);
    }
    await grip.focus();
    for (const [key, height] of [
      ['ArrowUp', 'half'],
      ['ArrowUp', 'high'],
      ['ArrowUp', 'high'],
      ['ArrowDown', 'half'],
      ['ArrowDown', 'low'],
    ] as const) {
      await page.keyboard.press(key);
      await rests(page, height);
    }
    const drag = async (by: number) => {
      const box = (await grip.boundingBox())!;
      await page.mouse.move(box.x + box.width / 2, box.y + 10);
      await page.mouse.down();
      await page.mouse.move(box.x + box.width / 2, box.y + 10 - by, { steps: 6 });
      await page.mouse.up();
    };
    await drag(290);
    await rests(page, 'half');
    await drag(380);
    await rests(page, 'high');
    await drag(-700);
    await rests(page, 'low');
    // Decisions come and go; the sheet stays where it was put.
    for (const most of [5, 8, 11]) {
      await play(page, most);
      await rests(page, 'low');
    }
    // A paragraph is read in it: that raises it half.
    await page.locator('.prompt .rule').tap();
    await rests(page, 'half');
    await expect(page.locator('article.here')).toBeVisible();
    await accessible(page);
  });

  test('the clock stands on one line, and the title is whole', async ({ page }) => {
    await page.goto('/#/g/guerra1936');
    await page.locator('details summary').tap();
    await page.getByLabel(/^Clock/).selectOption('live');
    await page.getByRole('button', { name: /^Online/ }).tap();
    await expect(page.locator('.clock')).toHaveCount(2);
    for (const clock of await page.locator('.clock').all()) expect((await clock.boundingBox())!.height).toBeLessThan(30);
    const cut = await page.locator('.bar h1').evaluate((title) => title.scrollWidth - title.clientWidth);
    expect(cut).toBeLessThanOrEqual(0);
  });

  test('¿Pasarán?: no tray opens by itself; what a tap opens, a cross or a tap elsewhere closes', async ({ page }) => {
    await open(page, 'pasaran', { scenario: 'madrid1936' });
    const tray = page.locator('.tray');
    await expect(page.locator('.play [data-place]').first()).toBeAttached();
    // Two places that can be tapped, on which nothing is to be done: they are looked into.
    const spots = await page.evaluate(() => {
      const found = new Map<string, [number, number]>();
      const box = document.querySelector('.mapbox')!.getBoundingClientRect();
      for (let y = box.top + 20; y < box.bottom - 80; y += 12) {
        for (let x = box.left + 20; x < box.right - 20; x += 12) {
          const place = document.elementFromPoint(x, y)?.closest<SVGElement>('[data-place]');
          if (place && place.getAttribute('tabindex') === '-1') found.set(place.dataset.place!, [x, y]);
        }
      }
      return [...found.values()];
    });
    expect(spots.length).toBeGreaterThan(2);
    const tap = (at: number) => page.touchscreen.tap(...spots[at]!);
    await tap(0);
    await expect(tray).toBeVisible();
    const { width, height } = (await tray.locator('.close').boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await tray.locator('.close').tap();
    await expect(tray).toHaveCount(0);
    // A finger leaves the focus on a place; that alone opens nothing, now or later.
    for (const place of await page.locator('.play [data-place]').all()) {
      await place.dispatchEvent('pointerenter', { pointerType: 'touch' });
      await place.evaluate((one) => (one as unknown as HTMLElement).focus({ preventScroll: true }));
      if ((await tray.count()) > 0) break;
    }
    await page.locator('.prompt .who').tap();
    await expect(tray).toHaveCount(0);
    await tap(1);
    await expect(tray).toBeVisible();
    await page.locator('.prompt .who').tap();
    await expect(tray).toHaveCount(0);
    await tap(2);
    await expect(tray).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tray).toHaveCount(0);
  });
});

test.describe('with the list open', () => {
  test.use({ drawer: 'open' });

  test('what just happened is told in full, not by its last lines alone, in the list and in the strip', async ({ page }) => {
    await stored(page, 'amanecer', 'played-16', 40);
    // As if all of it had come in one turn of somebody else's.
    await page.evaluate(() => localStorage.setItem(`frente.since.${location.hash.split('/').at(-1)!}`, '0'));
    await page.reload();
    await expect(offers(page).first()).toBeVisible();
    await page.keyboard.press('l');
    await expect(page.locator('.log li').first()).toBeVisible();
    const all = await page.locator('.log li').count();
    expect(all).toBeGreaterThan(6);
    await page.keyboard.press('a');
    await expect(page.locator('.happened li')).toHaveCount(all);
    // The strip holds scenes: the last twelve, and how many there were before.
    await expect(page.locator('.strip li')).toHaveCount(13);
    await expect(page.locator('.strip li').first()).toHaveText(/^… \d+$/);
    const last = page.locator('.strip li').last();
    await expect(last).toBeInViewport();
    await page.locator('.strip [data-scene]').first().press('Enter');
    await expect(page.locator('.replay.past')).toBeVisible();
  });
});
