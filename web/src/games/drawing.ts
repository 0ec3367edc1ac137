// A drawing inside a board that is laid out at a size of its own: what is printed on it is never smaller than letters may be.
import type { Action } from 'svelte/action';

/** The smallest letters there are, in pixels. */
export const LETTER = 11;

/** The smallest thing to press, in pixels: under a finger, else with a mouse. */
const hit = globalThis.matchMedia?.('(pointer: coarse)').matches ? 45 : 29;

/** How much of a drawing is told at so many pixels a unit: near, middle, far; from afar and smaller, signs without a name. */
export const detailOf = (scale: number): string => (scale >= 1.25 ? 'near' : scale >= 0.65 ? 'middle' : scale >= 0.4 ? 'far' : 'far least');

/**
 * Keeps `--drawn` and `--reach` (the smallest letters and targets in the drawing's own units) and `data-detail` true to its size;
 * tells its scale.
 */
export const drawing: Action<HTMLElement | SVGElement, { units: number; told?: (scale: number) => void } | null> = (node, given) => {
  let now = given;
  const look = () => {
    const scale = now ? node.getBoundingClientRect().width / now.units : 0;
    if (scale > 0) {
      node.style.setProperty('--drawn', `${LETTER / scale}px`);
      node.style.setProperty('--reach', `${hit / scale}px`);
      node.dataset['detail'] = detailOf(scale);
    } else {
      node.style.removeProperty('--drawn');
      node.style.removeProperty('--reach');
      delete node.dataset['detail'];
    }
    now?.told?.(scale);
  };
  const observer = new ResizeObserver(look);
  observer.observe(node);
  return {
    update(next) {
      now = next;
      look();
    },
    destroy: () => observer.disconnect(),
  };
};
