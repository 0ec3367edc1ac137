// What must hold of a screen at every size, in every language and light: measured in the page, told in sentences.
import type { Page } from '@playwright/test';

/** The windows people have: with a mouse, and under a finger. */
export const SIZES = [
  [1920, 1080],
  [1440, 900],
  [1366, 768],
  [1280, 720],
  [1024, 768],
] as const;
export const TOUCH = [
  [820, 1180],
  [390, 844],
  [844, 390],
] as const;

/** The smallest letters there are, and the smallest thing a finger finds. */
const [LETTER, FINGER, MOUSE] = [11, 44, 28];

/** Letters too small to read, buttons too small to press, words that are cut, and a page that is too wide. */
const small = (page: Page, touch: boolean) =>
  page.evaluate(
    ([letter, least]) => {
      const told = new Set<string>();
      const seen = (one: Element) => {
        if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
        const { width, height, right, bottom, left, top } = one.getBoundingClientRect();
        return width > 1 && height > 1 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
      };
      const hidden = (one: Element) => one.closest('.sr, [aria-hidden=true] .ghost') !== null;
      const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (words.nextNode()) {
        const [node, one] = [words.currentNode, words.currentNode.parentElement];
        const text = node.textContent?.trim() ?? '';
        if (!one || text === '' || !seen(one) || hidden(one)) continue;
        let size = parseFloat(getComputedStyle(one).fontSize);
        const matrix = one instanceof SVGGraphicsElement ? one.getScreenCTM() : null;
        if (matrix) size *= Math.hypot(matrix.a, matrix.b);
        if (size < letter! - 0.3) told.add(`letters of ${size.toFixed(1)} px: ${text.slice(0, 24)}`);
      }
      for (const one of document.querySelectorAll('button, a[href], [role=button], [role=tab], input, select')) {
        if (!seen(one) || hidden(one) || one.closest('p, li > span, .notes')) continue;
        const { width, height } = one.getBoundingClientRect();
        // A label around it is pressed as well.
        const around = one.closest('label')?.getBoundingClientRect();
        const [w, h] = [Math.max(width, around?.width ?? 0), Math.max(height, around?.height ?? 0)];
        // What a press reaches may be larger than what is drawn: felt for from its middle.
        const { left, top } = one.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const felt = (dx: number, dy: number) => {
          let far = 0;
          while (far < least! && one.contains(document.elementFromPoint(x + dx * (far + 1), y + dy * (far + 1)))) far += 1;
          return far;
        };
        const reach = () => [Math.max(w, felt(1, 0) + felt(-1, 0) + 1), Math.max(h, felt(0, 1) + felt(0, -1) + 1)];
        if (Math.min(w, h) < least! - 1 && Math.min(...reach()) < least! - 1) {
          const name = one.getAttribute('aria-label') ?? one.textContent?.trim() ?? '';
          told.add(`${Math.round(w)}×${Math.round(h)} to press: ${name.slice(0, 30)}`);
        }
      }
      if (document.documentElement.scrollWidth > innerWidth + 1) told.add(`the page is ${document.documentElement.scrollWidth} wide`);
      return [...told];
    },
    [LETTER, touch ? FINGER : MOUSE],
  );

/** Words that are cut off with nothing to show it: neither a scrolling part nor a card that opens. */
const cut = (page: Page) =>
  page.evaluate(() => {
    const told = new Set<string>();
    for (const one of document.querySelectorAll<HTMLElement>(
      '.prompt .what, .bar h1, .board button, .board p, .board h2, .board h3, .board li',
    )) {
      if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || one.closest('.sr, .sheet')) continue;
      const { width, height } = one.getBoundingClientRect();
      if (width < 2 || height < 2 || !one.textContent?.trim()) continue;
      const { overflowX, overflowY } = getComputedStyle(one);
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      if ((hides(overflowX) && one.scrollWidth > one.clientWidth + 2) || (hides(overflowY) && one.scrollHeight > one.clientHeight + 3))
        told.add(`cut: ${one.textContent.trim().slice(0, 40)}`);
    }
    return [...told];
  });

/** Parts of the table that lie on one another: bar, prompt, board, strip and drawer; and things to press on the board. */
const apartFrom = (page: Page) =>
  page.evaluate(() => {
    const told = new Set<string>();
    const seen = (one: Element) =>
      one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && one.getBoundingClientRect().width > 1;
    const meet = (a: Element, b: Element) => {
      const [one, two] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
      return [Math.min(one.right, two.right) - Math.max(one.left, two.left), Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top)];
    };
    const name = (one: Element) =>
      one.getAttribute('data-piece') ?? one.getAttribute('aria-label') ?? one.className.toString().split(' ')[0] ?? '';
    const pairs = (all: Element[], most: number) => {
      all.forEach((a, at) => {
        for (const b of all.slice(at + 1)) {
          if (a.contains(b) || b.contains(a)) continue;
          const [wide, high] = meet(a, b);
          if (wide! > most && high! > most) told.add(`${name(a)} on ${name(b)}`);
        }
      });
    };
    pairs([...document.querySelectorAll('.table > .bar, .prompt, .board, .replay, .drawer')].filter(seen), 2);
    // Buttons are never half under another; pieces of a map may stand close.
    pairs(
      [...document.querySelectorAll('.board button, .prompt button')]
        .filter(seen)
        .filter((one) => !one.closest('svg, .strays, [data-heap]')),
      6,
    );
    return [...told];
  });

/** All of it. */
export const faults = async (page: Page, touch: boolean): Promise<string[]> => [
  ...(await small(page, touch)),
  ...(await cut(page)),
  ...(await apartFrom(page)),
];

/** Watches a page from its first moment: `jumped` tells how far its layout has shifted. */
export const jumps = (page: Page) =>
  page.addInitScript(() => {
    const seen = window as unknown as { __jumped: number };
    seen.__jumped = 0;
    new PerformanceObserver((list) => {
      for (const one of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[]) {
        if (!one.hadRecentInput) seen.__jumped += one.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
export const jumped = (page: Page) => page.evaluate(() => (window as unknown as { __jumped: number }).__jumped);
