// Two people find each other: a challenge by name, a table in the lobby, a rated match, a profile with its curve, notices; a
// picture of each page at the desk and on a phone under out/screens, nothing too wide, nothing serious from axe.
import type { Browser, Page } from '@playwright/test';
import { accessible, expect, LONG, settled, test } from './sit';

const sizes = { desk: { width: 1440, height: 900 }, laptop: { width: 1366, height: 768 }, phone: { width: 390, height: 844 } };
const PASSWORD = 'no pasarán 1936';

async function post(page: Page, path: string, data: unknown = {}) {
  const answer = await page.request.post(`/api/v1${path}`, { data, headers: { origin: new URL(page.url()).origin } });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  const text = await answer.text();
  return text ? JSON.parse(text) : null;
}

/** Somebody with an account, in a browser of their own, on the home page. */
async function somebody(browser: Browser, name: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto('/');
  await post(page, '/session');
  await post(page, '/accounts', { name, password: PASSWORD });
  await page.reload();
  return page;
}

const seats = [{ kind: 'me' }, { kind: 'open' }];
const unique = () => Math.random().toString(36).slice(2, 8);

/** Both choose, then the second gives up. */
async function play(one: Page, other: Page, id: string) {
  const seen = new Set<number>();
  for (let tries = 0; seen.size < 2 && tries < 60; tries += 1) {
    const { meta } = await (await one.request.get(`/api/v1/matches/${id}`)).json();
    if (meta.status === 'over') return;
    const mine = meta.seats.find((seat: { you: boolean }) => seat.you).seat;
    const page = meta.turn === mine ? one : other;
    const table = await (await page.request.get(`/api/v1/matches/${id}`)).json();
    await post(page, `/matches/${id}/act`, { seat: meta.turn, seq: table.seq, action: table.offers[0].action });
    seen.add(meta.turn);
  }
  const { meta } = await (await other.request.get(`/api/v1/matches/${id}`)).json();
  await post(other, `/matches/${id}/resign`, { seat: meta.seats.find((seat: { you: boolean }) => seat.you).seat });
}

async function picture(page: Page, name: string) {
  for (const [size, viewport] of Object.entries(sizes)) {
    await page.setViewportSize(viewport);
    await settled(page);
    await page.screenshot({ path: `out/screens/${name}-${size}.png`, fullPage: size === 'phone' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${name} at the ${size}`).toBeLessThanOrEqual(0);
  }
  await accessible(page);
}

test('two people find each other, play for rating, and look at what came of it', async ({ browser }) => {
  test.setTimeout(240_000);
  const [first, second] = [`Ana-${unique()}`, `Ben-${unique()}`];
  const [ana, ben] = [await somebody(browser, first), await somebody(browser, second)];

  // A challenge by name: it is told at once, and answered from the home page.
  await ana.goto(`/#/new?game=pasaran&name=${second}`);
  await expect(ana.getByRole('heading', { name: 'Open a table' })).toBeVisible();
  await expect(ana.getByRole('textbox', { name: 'Name' })).toHaveValue(second);
  await picture(ana, 'club-new');
  await ana.getByRole('checkbox', { name: /^rated/ }).check();
  await ana.getByRole('button', { name: 'Open the table' }).click();
  await expect(ana.getByText(`This table waits for ${second}.`)).toBeVisible();
  await expect(ben.getByRole('heading', { name: 'You are asked to play' })).toBeVisible();
  await picture(ben, 'club-asked');
  await ben.getByRole('button', { name: 'Sit down' }).first().click();
  await expect(ben).toHaveURL(/#\/m\//);
  const id = ben.url().split('/m/')[1]!.split('?')[0]!;
  await play(ana, ben, id);

  // A table in the lobby, seen by the other at once.
  await ben.goto('/');
  await expect(ben.getByRole('heading', { name: 'Open tables' })).toBeVisible();
  for (const [game, clock] of [
    ['pasaran', { kind: 'live', seconds: 1800, increment: 15 }],
    ['peanas', { kind: 'days', days: 3 }],
  ] as const)
    await post(ana, '/matches', { game, seats, clock, public: true, lot: true, rated: true, suits: 'beginners' });
  await expect(ben.getByRole('row', { name: new RegExp(first) })).toHaveCount(2);
  await post(ben, '/session');
  await ben.request.put(`/api/v1/people/${first}/friend`, { headers: { origin: new URL(ben.url()).origin } });
  await ana.request.put(`/api/v1/people/${second}/friend`, { headers: { origin: new URL(ana.url()).origin } });
  await expect(ben.locator('.people .here')).toBeVisible();
  await picture(ben, 'club-lobby');

  // A few more for the curve.
  for (let match = 0; match < 3; match += 1) {
    const meta = await post(ana, '/matches', { game: 'pasaran', seats, rated: true });
    await post(ben, `/matches/${meta.id}/join`, { seat: 1, invite: meta.invite });
    await (match === 1 ? play(ben, ana, meta.id) : play(ana, ben, meta.id));
  }
  await ben.goto(`/#/@/${first}`);
  await expect(ben.getByRole('heading', { name: first })).toBeVisible();
  await expect(ben.locator('.ratings svg').first()).toBeVisible();
  await picture(ben, 'club-profile');

  await ben.goto('/#/notices');
  await expect(ben.getByRole('heading', { name: 'Holidays', exact: true })).toBeVisible();
  await ben.getByRole('radio', { name: /one letter a day/ }).check();
  await ben.getByRole('button', { name: 'Save' }).click();
  await ben.getByRole('button', { name: 'Go on holidays' }).click();
  await expect(ben.getByText(/You are on holidays until/)).toBeVisible();
  await picture(ben, 'club-notices');

  // Whose turn it is somewhere is told on every page.
  const meta = await post(ana, '/matches', { game: 'pasaran', seats });
  await post(ben, `/matches/${meta.id}/join`, { seat: 1, invite: meta.invite });
  const { meta: begun } = await (await ana.request.get(`/api/v1/matches/${meta.id}`)).json();
  const page = begun.turn === 0 ? ana : ben;
  await page.goto('/#/g/pasaran');
  await expect(page.getByRole('link', { name: /^Your turn at/ })).toBeVisible();
  await expect(page).toHaveTitle(/^\(\d+\) /);
});

test('somebody comes into a tournament, is told of the first round and plays it', LONG, async ({ browser }) => {
  test.setTimeout(240_000);
  const [first, second] = [`Ana-${unique()}`, `Ben-${unique()}`];
  const [ana, ben] = [await somebody(browser, first), await somebody(browser, second)];
  const name = `Copa ${unique()}`;

  // Made on the page, with a bot, to begin within two minutes.
  await ana.goto('/#/tournaments');
  await ana.getByRole('link', { name: 'Make a tournament' }).first().click();
  await ana.getByRole('textbox', { name: 'Name' }).fill(name);
  await ana.getByRole('combobox', { name: 'Kind' }).selectOption('robin');
  await ana.getByRole('spinbutton', { name: 'Bots that play too' }).fill('1');
  const soon = await ana.evaluate(() => {
    const at = new Date(Date.now() - new Date().getTimezoneOffset() * 60_000 + 100_000);
    return at.toISOString().slice(0, 16);
  });
  await ana.getByLabel('Begins').fill(soon);
  await picture(ana, 'cup-new');
  await ana.getByRole('button', { name: 'Make a tournament' }).click();
  await expect(ana.getByRole('heading', { name, level: 1 })).toBeVisible();
  await ana.getByRole('button', { name: 'Come in' }).click();
  await expect(ana.getByText('You play in this tournament.')).toBeVisible();
  await ben.goto('/#/tournaments');
  await ben.getByRole('link', { name }).click();
  await ben.getByRole('button', { name: 'Come in' }).click();
  await expect(ben.getByText('3 of 16 places taken')).toBeVisible();
  await picture(ben, 'cup-open');
  await ben.goto('/');

  // It begins by itself. Of three the first to come in, the bot, has a bye; the two others are told, sit down and play.
  await expect(ana.getByRole('heading', { name: 'Your match now' })).toBeVisible({ timeout: 150_000 });
  await expect(ben.getByRole('heading', { name: 'A tournament waits for you' })).toBeVisible();
  await picture(ana, 'cup-round');
  await ana.getByRole('link', { name: 'To the table' }).click();
  await ana.getByRole('button', { name: /^Sit down/ }).click();
  await expect(ana.getByText(`This seat is kept for ${second}`)).toBeVisible();
  const id = new URL(ana.url()).hash.replace('#/m/', '').split('?')[0];
  const table = async () => (await ana.request.get(`/api/v1/matches/${id}`)).json();
  await ben.getByRole('link', { name: 'To the table' }).click();
  await ben.getByRole('button', { name: /^Sit down/ }).click();
  await expect.poll(async () => (await table()).meta.status).toBe('playing');
  const { meta } = await table();
  await post(ana, `/matches/${id}/resign`, { seat: meta.seats.find((seat: { you: boolean }) => seat.you).seat });
  await ana.getByRole('link', { name: `Tournament: ${name}, round 1` }).click();
  await expect(ana.getByRole('button', { name: 'Round 2' })).toBeVisible({ timeout: 30_000 });
  await ana.getByRole('button', { name: 'Round 1' }).click();
  await picture(ana, 'cup-played');
});
