// Places things by script (CSSOM), never by style attributes: the page's policy forbids those.

import type { Action } from 'svelte/action';

export interface Spot {
  x: number;
  y: number;
  scale?: number;
  turn?: number;
}

/** Moves an SVG group; its CSS transition makes it glide. A turn goes the short way round. */
export const glide: Action<SVGGElement, Spot> = (node, spot) => {
  let shown = spot.turn ?? 0;
  const put = ({ x, y, scale = 1, turn = 0 }: Spot) => {
    shown += ((((turn - shown) % 360) + 540) % 360) - 180;
    node.style.transform = `translate(${x}px, ${y}px) rotate(${shown}deg) scale(${scale})`;
  };
  put(spot);
  return { update: put };
};

/** Sets a number that the style sheet computes with. */
export const measure: Action<HTMLElement, Record<string, number | string>> = (node, values) => {
  const put = (next: Record<string, number | string>) => {
    for (const [name, value] of Object.entries(next)) node.style.setProperty(name, String(value));
  };
  put(values);
  return { update: put };
};
