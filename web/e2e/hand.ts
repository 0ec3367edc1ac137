// Plays by the board alone: presses pieces, places, menus, dials and the bar, as a hand would, and counts the presses.
import { expect, type Page } from '@playwright/test';

export interface Choice {
  action: string;
  touch: { on: string[]; at: string[]; then: string[] };
}
export interface Moment {
  seq: number;
  steps: number;
  node: { kind: string; seat?: number };
  offers: Choice[];
  view?: unknown;
}

/** Where the match on the page stands. */
export const moment = (page: Page): Promise<Moment> =>
  page.evaluate(async () => {
    const id = location.hash.split('/').at(-1)!.split('?')[0];
    return (await (await fetch(`/api/v1/matches/${id}`)).json()) as Moment;
  });

/** Sits down at a new match of `game` against the weakest bot, alone where the game is for one. */
export async function sitAt(page: Page, game: string, setup: unknown = {}): Promise<void> {
  await page.goto('/');
  await expect(page.locator('.shelf a.box').first()).toBeVisible();
  const id = await page.evaluate(
    async ([game, setup]) => {
      const seats = game === 'amanecer' ? [{ kind: 'me' }] : [{ kind: 'me' }, { kind: 'bot', level: 'recruit' }];
      const body = JSON.stringify({ game, setup, seats });
      const answer = await fetch('/api/v1/matches', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
      return ((await answer.json()) as { id: string }).id;
    },
    [game, setup] as const,
  );
  await page.goto(`/#/m/${id}`);
  await expect(page.locator('.prompt .what')).toBeVisible();
}

/** Waits until it is our turn and the page shows it; null when the match is over. */
export async function ours(page: Page): Promise<Moment | null> {
  for (let look = 0; look < 200; look++) {
    const now = await moment(page);
    if (now.node.kind === 'over') return null;
    const shown = Number((await page.locator('.replay .count').textContent())?.split('/')[1]);
    if (now.node.kind === 'decision' && now.offers.length > 0 && shown === now.steps) return now;
    await page.waitForTimeout(50);
  }
  throw new Error('nobody asks us anything');
}

/** In which place each counter of ¿Pasarán? lies: where several lie, one is chosen in a tray. */
export function stacksOf({ view }: Moment): Map<string, string> {
  const { zones = [] } = (view ?? {}) as { zones?: { zone: string; field: { unit: string }[]; city: { unit: string }[] }[] };
  return new Map(
    zones.flatMap(({ zone, field, city }) => [
      ...field.map((one) => [`unit:${one.unit}`, `place:${zone}`] as const),
      ...city.map((one) => [`unit:${one.unit}`, `place:${zone}:city`] as const),
    ]),
  );
}

/** The selectors by which an action can be pressed at once. */
const straight = (action: string) =>
  ['bar', 'choice', 'spot', 'action'].map((name) => `[data-${name}=${JSON.stringify(action)}]`).join(', ');
const piece = (name: string, more = '') => `.board [data-piece=${JSON.stringify(name)}]${more}`;

/** Presses the first of what a selector finds in sight; whether there was any. */
async function tap(page: Page, selector: string): Promise<boolean> {
  const all = page.locator(selector);
  for (let at = 0; at < Math.min(await all.count(), 4); at++) {
    const one = all.nth(at);
    // One road lies on another: each is pressed where it lies free. A straight one has a box of no height.
    const free = await one.evaluate((shape) => {
      const line = shape.querySelector<SVGPathElement>('path.hit');
      const matrix = line?.getScreenCTM();
      if (!line || !matrix) return null;
      for (let part = 1; part < 40; part++) {
        const { x, y } = line.getPointAtLength((line.getTotalLength() * part) / 40).matrixTransform(matrix);
        if (shape.contains(document.elementFromPoint(x, y))) return { x, y };
      }
      return null;
    });
    if (free) {
      await page.mouse.click(free.x, free.y);
      return true;
    }
    if (!(await one.isVisible())) continue;
    // Where something lies on its middle it is pressed elsewhere.
    for (const part of [0.5, 0.2, 0.8]) {
      const box = await one.boundingBox();
      if (!box) break;
      try {
        await one.click({ timeout: part === 0.5 ? 4000 : 1000, position: { x: box.width * part, y: box.height * part } });
        return true;
      } catch {
        // Not there; or it has gone: the next one.
      }
    }
  }
  return false;
}

/** How a piece is taken up: itself, where it lies open; else its pile is opened first. */
async function toTake(page: Page, name: string, stacks: ReadonlyMap<string, string>): Promise<string[]> {
  const [place, open] = [stacks.get(name), piece(name, '.grip')];
  if (place === undefined) return [piece(name, '[data-glow]')];
  return [(await page.locator(open).count()) > 0 ? open : piece(place), `.tray [data-piece=${JSON.stringify(name)}]`];
}

/** How many steps the page shows. */
const shown = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.querySelector('.replay .count')?.textContent?.split('/')[1]));

/** Takes an offer by the board; how many presses that took, or null where the board does not lead there. */
export async function byBoard(
  page: Page,
  { action, touch }: Choice,
  before: number,
  stacks: ReadonlyMap<string, string> = new Map(),
): Promise<number | null> {
  let presses = 0;
  /** What follows a press: the match goes on, or the choice itself comes up to be pressed; nothing, after a while. */
  const follows = async (patience: number): Promise<'moved' | 'choice' | 'nothing'> => {
    for (const until = Date.now() + patience; Date.now() < until; await page.waitForTimeout(30)) {
      if ((await shown(page)) !== before) return 'moved';
      if (presses > 0 && patience < LONG && (await page.locator(straight(action)).first().isVisible())) return 'choice';
    }
    return 'nothing';
  };
  const take = async () => {
    if (!(await tap(page, straight(action)))) return false;
    presses += 1;
    return (await follows(LONG)) === 'moved';
  };
  // What is laid is turned first, the short way round.
  const turn = touch.on.find((one) => one.startsWith('turn:'))?.slice(5);
  const turning = page.locator('.board .turning');
  if (turn !== undefined && (await turning.count()) > 0) {
    const by = (Number(turn) - Number(await turning.getAttribute('data-turn')) + 16) % 16;
    for (let at = 0; at < Math.min(by, 16 - by); at++, presses++)
      await turning
        .getByRole('button')
        .nth(by <= 8 ? 0 : 1)
        .click();
  }
  if (await take()) return presses;
  // Tokens go on a unit one by one, in its column, and are paid for together.
  const slots = touch.on.filter((one) => one.startsWith('slot:'));
  for (const one of slots) {
    const token = piece(one);
    if ((await page.locator(token).getAttribute('aria-pressed')) === 'false' && (await tap(page, token))) presses += 1;
  }
  if (slots.length > 0) return (await take()) ? presses : null;
  const goals = [...touch.at, ...touch.then].map((at) => piece(at, '[data-glow]'));
  const on = touch.on.slice(0, 1);
  const way = [
    // Taken up already: it is only put there.
    ...goals.map((at) => `${at}[data-glow=target]`),
    ...(await Promise.all(on.map((one) => toTake(page, one, stacks)))).flat(),
    ...goals,
  ];
  for (const where of way) {
    if (!(await tap(page, where))) continue;
    presses += 1;
    const next = await follows(SHORT);
    if (next === 'moved') return presses;
    if (next === 'choice') return (await take()) ? presses : null;
  }
  return null;
}

/** So long an answer of the server is waited for, and so long something of the page's own. */
const [LONG, SHORT] = [8000, 2500];
