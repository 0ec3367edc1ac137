// Places things by script (CSSOM), never by style attributes: the page's policy forbids those.

import type { Action } from 'svelte/action';

export interface Spot {
  x: number;
  y: number;
  scale?: number;
  turn?: number;
}

/** Moves an SVG group; its CSS transition makes it glide. */
export const glide: Action<SVGGElement, Spot> = (node, spot) => {
  const put = ({ x, y, scale = 1, turn = 0 }: Spot) => {
    node.style.transform = `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${scale})`;
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
