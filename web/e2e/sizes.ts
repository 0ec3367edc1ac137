// What must hold of a screen at every size, in every language and light: measured in the page, told in sentences.
import type { Page } from '@playwright/test';

export const SIZES = [
  [1920, 1080],
  [1440, 900],
  [1366, 768],
  [1280, 720],
  [1024, 768],
  [820, 1180],
  [390, 844],
  [844, 390],
] as const;

/** The smallest letters there are, and the smallest thing a finger finds. */
const [LETTER, FINGER, MOUSE] = [11, 44, 28];

/** Letters too small to read, buttons too small to press, words that are cut, and a page that is too wide. */
export const small = (page: Page, touch: boolean) =>
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
        if (Math.min(w, h) < least! - 1) {
          const name = one.getAttribute('aria-label') ?? one.textContent?.trim() ?? '';
          told.add(`${Math.round(w)}×${Math.round(h)} to press: ${name.slice(0, 30)}`);
        }
      }
      if (document.documentElement.scrollWidth > innerWidth + 1) told.add(`the page is ${document.documentElement.scrollWidth} wide`);
      return [...told];
    },
    [LETTER, touch ? FINGER : MOUSE],
  );
