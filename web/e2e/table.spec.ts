import { freePort, folder, start } from '../dev/server.mjs';
import { accessible, acting, choose, expect, moved, offers, openList, sit, steps, test } from './sit';

test('a whole match by clicking what is offered', async ({ page }) => {
  await sit(page);
  for (let turn = 0; turn < 400; turn++) {
    if ((await page.locator('.ending').count()) > 0) break;
    await choose(page, turn);
  }
  await expect(page.locator('.ending h3')).not.toBeEmpty();
  // The proof is a line that opens.
  await expect(page.getByText(/secret of the dice is published/)).toBeHidden();
  await page.locator('.ending .proof summary').click();
  await expect(page.getByText(/secret of the dice is published/)).toBeVisible();
});

test('a whole match by keyboard alone', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('.shelf a.box').first()).toBeVisible();
  const reach = async (wanted: RegExp | string) => {
    for (let tab = 0; tab < 60; tab++) {
      await page.keyboard.press('Tab');
      const here = await page.evaluate(() => {
        const at = document.activeElement as HTMLElement | null;
        return `${at?.getAttribute('href') ?? ''} ${at?.textContent?.trim() ?? ''}`;
      });
      if (here.match(wanted)) return;
    }
    throw new Error(`never reached ${String(wanted)}`);
  };
  await reach(/^#\/g\/amanecer /);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Play$/ })).toBeVisible();
  await reach(/^\s*Play$/);
  await page.keyboard.press('Enter');
  await expect(offers(page).first()).toBeVisible();
  for (let turn = 0; turn < 400; turn++) {
    if ((await page.locator('.ending').count()) > 0) break;
    const [, before] = await steps(page);
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('[data-offer]:focus')).toBeVisible();
    await page.keyboard.press('Enter');
    await moved(page, before);
    await expect(page.locator('[data-offer]:focus, .ending').first()).toBeVisible();
  }
  await expect(page.locator('.ending h3')).not.toBeEmpty();
});

test('the next action is taken though the answer to the last one is still on its way', async ({ page }) => {
  await page.routeWebSocket(/\/live/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((text) => {
      const late = (JSON.parse(String(text)) as { type: string }).type === 'ok';
      if (late) setTimeout(() => socket.send(text), 20_000);
      else socket.send(text);
    });
  });
  await sit(page);
  for (let turn = 0; turn < 3; turn++) await choose(page, turn);
});

test('what happened is told, read aloud, and leads to its paragraph', async ({ page }) => {
  await sit(page);
  await choose(page);
  const aloud = page.locator('[role=log]');
  await expect(aloud).not.toBeEmpty();
  await page.keyboard.press('l');
  const last = page.locator('.log li').last();
  await expect(last).toBeVisible();
  await last.locator('.rule').click();
  await expect(page.getByRole('tab', { name: /Rules/ })).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('article.here')).toBeInViewport();
});

test('odds stand beside the actions, and in full under their own tab', async ({ page }) => {
  await sit(page);
  await acting(page);
  await expect(page.locator('[data-offer] .number').first()).toHaveText(/\d+\s?%/);
  await page.keyboard.press('o');
  await expect(page.locator('.odds section li').first()).toContainText('%');
});

test('the rules are searched', async ({ page }) => {
  await sit(page);
  await page.keyboard.press('r');
  await page.getByRole('searchbox').fill('offens');
  await expect(page.locator('mark').first()).toHaveText(/offens/i);
  await page.keyboard.press('u');
  await expect(page.getByRole('searchbox')).toHaveValue(/u$/);
});

test('a moment is looked back at, returned from, and played on from', async ({ page }) => {
  const first = await sit(page);
  await choose(page);
  await choose(page);
  const [, all] = await steps(page);
  await page.keyboard.press(',');
  await expect(page.locator('.past-note')).toBeVisible();
  await expect(offers(page)).toHaveCount(0);
  expect(await steps(page)).toEqual([all - 1, all]);
  await page.keyboard.press('Escape');
  await expect(page.locator('.past-note')).toBeHidden();
  await expect(offers(page).first()).toBeVisible();
  await page.keyboard.press('l');
  await page.locator('.log .line').first().click();
  await expect(page.locator('.past-note')).toBeVisible();
  const [at] = await steps(page);
  await page.getByRole('button', { name: 'Play on from here' }).last().click();
  await expect.poll(() => page.url()).not.toBe(first);
  await expect(offers(page).first()).toBeVisible();
  expect(await steps(page)).toEqual([at, at]);
});

test('what cannot be undone says why', async ({ page }) => {
  await sit(page);
  await acting(page);
  const thrown = page.locator('[data-offer^=offensive], [data-offer=political], [data-offer=reorganize]');
  const before = await steps(page);
  await thrown.first().click();
  await expect.poll(() => steps(page)).not.toEqual(before);
  await expect(page.locator('.bar').getByRole('button', { name: /^Undo/ })).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('u');
  await expect(page.locator('.toast')).toContainText('die');
});

test('a choice that threw no die is undone, by key and by its line in the log', async ({ page }) => {
  await sit(page);
  const decline = page.locator('[data-offer=decline]');
  while ((await decline.count()) === 0) await choose(page);
  const before = await steps(page);
  const asked = await page.locator('.prompt .what').textContent();
  for (const undo of ['key', 'line']) {
    await decline.click();
    await expect.poll(() => steps(page)).not.toEqual(before);
    if (undo === 'key') await page.keyboard.press('u');
    else {
      await page.keyboard.press('l');
      await page.locator('.log .undo').last().click();
      await page.keyboard.press('a');
    }
    await expect.poll(() => steps(page)).toEqual(before);
    await expect(page.locator('.prompt .what')).toHaveText(asked ?? '');
  }
});

test('a reload in mid-turn and a second tab show the same table', async ({ page, context }) => {
  const url = await sit(page);
  await choose(page);
  const prompt = page.locator('.prompt .what');
  const asked = await prompt.textContent();
  await page.reload();
  await expect(prompt).toHaveText(asked ?? '');
  const other = await context.newPage();
  await other.goto(url);
  await expect(other.locator('.prompt .what')).toHaveText(asked ?? '');
  await choose(page);
  const now = await steps(page);
  await expect.poll(() => steps(other)).toEqual(now);
  await choose(other);
  const later = await steps(other);
  await expect.poll(() => steps(page)).toEqual(later);
});

test('a lost line is told and comes back by itself', async ({ page }) => {
  let open = true;
  let cut: () => void = () => {};
  await page.routeWebSocket(/\/live/, (socket) => {
    if (!open) {
      socket.close();
      return;
    }
    const server = socket.connectToServer();
    cut = () => {
      socket.close();
      server.close();
    };
  });
  await sit(page);
  await choose(page);
  open = false;
  cut();
  await expect(page.locator('.offline')).toBeVisible();
  const [, before] = await steps(page);
  await offers(page).first().click();
  open = true;
  await expect(page.locator('.offline')).toBeHidden();
  await expect.poll(async () => (await steps(page))[1]).toBeGreaterThan(before);
});

test('three languages without a reload, remembered', async ({ page }) => {
  await sit(page);
  await page.evaluate(() => (document.documentElement.dataset['mark'] = 'here'));
  const who = page.locator('.prompt .who');
  await expect(who).toContainText('Yours to decide');
  await page.locator('.bar button[lang=es]').click();
  await expect(who).toContainText('Te toca decidir');
  await page.locator('.bar button[lang=fr]').click();
  await expect(who).toContainText('À vous de décider');
  expect(await page.evaluate(() => [document.documentElement.dataset['mark'], document.documentElement.lang])).toEqual(['here', 'fr']);
  await page.reload();
  await expect(who).toContainText('À vous de décider');
});

test('a piece on the board is chosen by clicking it, not by dragging over it', async ({ page }) => {
  await sit(page);
  await acting(page);
  const [, before] = await steps(page);
  const piece = page.locator('.pan-stage [data-piece][role=button]').first();
  const box = (await piece.boundingBox())!;
  await page.keyboard.press('+');
  await page.mouse.move(box.x + 5, box.y + 5);
  await page.mouse.down();
  await page.mouse.move(box.x + 80, box.y + 60, { steps: 5 });
  await page.mouse.up();
  await page.keyboard.press('0');
  expect((await steps(page))[1]).toBe(before);
  await piece.click();
  const menu = page.getByRole('menuitem').first();
  if (await menu.isVisible()) await menu.click();
  await expect.poll(async () => (await steps(page))[1]).toBeGreaterThan(before);
});

test('the board is moved and zoomed', async ({ page }) => {
  await sit(page);
  const stage = page.locator('.pan-stage');
  const width = async () => (await stage.boundingBox())!.width;
  const fits = await width();
  await page.keyboard.press('+');
  await expect.poll(width).toBeGreaterThan(fits * 1.3);
  const left = async () => (await stage.boundingBox())!.x;
  const before = await left();
  await page.locator('.pan-frame').focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(left).toBeGreaterThan(before);
  await page.keyboard.press('0');
  await expect.poll(width).toBe(fits);
});

test('a first match is guided', async ({ page }) => {
  await page.goto('/#/g/amanecer');
  await page.getByRole('button', { name: /Play with notes/ }).click();
  const lesson = page.locator('.lesson');
  await expect(lesson).toBeVisible();
  const told = await lesson.locator('.number').textContent();
  await lesson.getByRole('button', { name: 'Understood' }).click();
  await expect(lesson.locator('.number')).not.toHaveText(told ?? '');
  await page.reload();
  await expect(lesson.locator('.number')).not.toHaveText(told ?? '');
});

test('a match is saved and loaded again', async ({ page }) => {
  await sit(page);
  await choose(page);
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator('.bar').getByRole('button', { name: 'Save' }).click()]);
  expect(download.suggestedFilename()).toMatch(/^frente-amanecer-.*\.txt$/);
  const file = await download.path();
  await page.goto('/');
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.locator('.prompt')).toBeVisible();
});

test('somebody with the link watches live, and chooses nothing', async ({ page, context, browser, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await sit(page);
  await page.locator('.bar').getByRole('button', { name: 'Copy link' }).click();
  await expect(page.locator('.toast')).toContainText('Link copied');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const elsewhere = await browser.newContext({ locale: 'en-GB', baseURL: baseURL! });
  const other = await elsewhere.newPage();
  await other.goto(link);
  await expect(other.locator('.prompt .who')).toContainText('You are watching');
  for (let turn = 0; turn < 3; turn++) {
    await choose(page);
    const now = await steps(page);
    await expect.poll(() => steps(other)).toEqual(now);
  }
  await expect(offers(other)).toHaveCount(0);
  await expect(other.locator('.bar').getByRole('button', { name: /^Resign/ })).toHaveAttribute('aria-disabled', 'true');
  await other.keyboard.press('u');
  await expect(other.locator('.toast')).toContainText('only watching');
  await elsewhere.close();
});

test('the server is killed and comes back under an open tab: nothing is lost', async ({ page }) => {
  const home = folder();
  const port = await freePort();
  let server = await start(port, home.path);
  try {
    await page.goto(server.url);
    await page.getByRole('button', { name: 'Play Soviet Dawn' }).click();
    await expect(offers(page).first()).toBeVisible();
    await choose(page);
    await choose(page);
    const before = await steps(page);
    const asked = await page.locator('.prompt .what').textContent();
    await server.stop('SIGKILL');
    await expect(page.locator('.offline')).toBeVisible();
    server = await start(port, home.path);
    await expect(page.locator('.offline')).toBeHidden({ timeout: 30_000 });
    expect(await steps(page)).toEqual(before);
    await expect(page.locator('.prompt .what')).toHaveText(asked ?? '');
    await choose(page);
    await page.reload();
    await expect(page.locator('.replay .count')).not.toHaveText(`${before[1]} / ${before[1]}`);
  } finally {
    await server.stop();
    home.remove();
  }
});

test('a guest takes a name, leaves and finds the match again', async ({ page, browser, baseURL }) => {
  const url = await sit(page);
  await choose(page);
  const name = `ana-${Date.now().toString(36)}`;
  await page.goto('/#/');
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel(/^Password/).fill('correct horse');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('button', { name: `Account: ${name}` })).toBeVisible();
  const elsewhere = await browser.newContext({ locale: 'en-GB', baseURL: baseURL! });
  const other = await elsewhere.newPage();
  await other.goto('/');
  await other.getByRole('button', { name: /^Account/ }).click();
  await other.getByRole('button', { name: 'I have an account' }).click();
  await other.getByLabel('Name').fill(name);
  await other.getByLabel(/^Password/).fill('wrong horse');
  await other.getByRole('button', { name: 'Sign in' }).click();
  await expect(other.getByRole('alert')).not.toBeEmpty();
  await other.getByLabel(/^Password/).fill('correct horse');
  await other.getByRole('button', { name: 'Sign in' }).click();
  await expect(other.getByRole('button', { name: `Account: ${name}` })).toBeVisible();
  await expect(other.locator(`.going a[href="${new URL(url).hash}"]`)).toBeVisible();
  await elsewhere.close();
});

test('a finished match is verified: its secret, its record, its luck', async ({ page }) => {
  await sit(page);
  await choose(page);
  await page.locator('.bar').getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  const secret = (await page.locator('.ending code').textContent()) ?? '';
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  await page.locator('.ending').getByRole('button', { name: 'Luck' }).click();
  const commitment = (await page.locator('.luck dd').first().textContent()) ?? '';
  // What was promised before the first card is the hash of what is published now.
  const digest = await page.evaluate(async (hex) => {
    const bytes = Uint8Array.from(hex.match(/../g)!, (byte) => parseInt(byte, 16));
    return Array.from(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');
  }, secret);
  expect(digest).toBe(commitment);
  await page.locator('#tab-actions').click();
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(offers(page).first()).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('everything is at hand and nothing is too wide', async ({ page }) => {
    await sit(page);
    await expect(offers(page).first()).toBeInViewport();
    // The map opens with Moscow in sight.
    await expect(page.locator('.mapbox').getByText('MOSCOW', { exact: false }).first()).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await offers(page).first().tap();
    await page.locator('.narrow button').tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: /Log/ }).tap();
    await expect(page.locator('.log .line').last()).toBeInViewport();
    await accessible(page);
  });
});

for (const game of ['guerra1936', 'pasaran', 'tactics2gm', 'peanas']) {
  test(`${game}: two people play one match, the second by a link`, async ({ page, browser }) => {
    await page.goto(`/#/g/${game}`);
    await page.getByRole('button', { name: /^Online/ }).click();
    await expect(page.locator('section.waiting')).toBeVisible();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.locator('section.waiting').getByRole('button', { name: 'Copy link' }).click();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const elsewhere = await browser.newContext({ locale: 'en-GB', viewport: { width: 1600, height: 900 } });
    await openList(elsewhere);
    const other = await elsewhere.newPage();
    await other.goto(link);
    await other.getByRole('button', { name: /^Sit down/ }).click();
    await expect(other.locator('section.waiting')).toBeHidden();
    await expect(page.locator('section.waiting')).toBeHidden();
    for (let turn = 0; turn < 6; turn++) {
      // Whoever has offers chooses; what he chose stands at both tables.
      await expect(async () => {
        expect((await offers(page).count()) + (await offers(other).count())).toBeGreaterThan(0);
      }).toPass();
      const chooser = (await offers(page).count()) > 0 ? page : other;
      await choose(chooser, turn);
      // A window may be passed over for either of them meanwhile: both tables come to stand alike.
      await expect(async () => expect(await steps(page)).toEqual(await steps(other))).toPass();
    }
    // They agree on a draw, which is nobody's victory; no war of ¿Pasarán? is drawn, and one side gives up.
    const draw = page.getByRole('button', { name: 'Offer a draw' });
    if (game === 'pasaran') {
      await expect(draw).toHaveCount(0);
      await page.getByRole('button', { name: 'Resign' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    } else {
      await draw.click();
      await other.getByRole('button', { name: 'Agree' }).click();
    }
    for (const table of [page, other]) {
      await expect(table.locator('.ending .kind')).toHaveText(game !== 'pasaran' ? 'Draw' : table === page ? 'Defeat' : 'Victory');
      await expect(table.locator('.ending h3')).toHaveText(/^[A-Z]/);
    }
    await elsewhere.close();
  });

  test(`${game}: two at one screen, by keyboard alone`, async ({ page }) => {
    await page.goto(`/#/g/${game}`);
    await page.getByRole('button', { name: /^With a friend on this screen/ }).press('Enter');
    for (let turn = 0; turn < 24; turn++) {
      await expect(page.locator('[data-offer], .veil').first()).toBeVisible();
      // Whose turn it is has the screen to himself once he says so.
      if ((await page.locator('.veil').count()) > 0) {
        await expect(page.getByRole('button', { name: 'I am ready' })).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(page.locator('.veil')).toBeHidden();
      }
      const [, before] = await steps(page);
      await page.keyboard.press('ArrowDown');
      await expect(page.locator('[data-offer]:focus')).toBeVisible();
      await page.keyboard.press('Enter');
      await moved(page, before);
    }
  });
}
