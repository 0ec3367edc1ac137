// Places things by script (CSSOM), never by style attributes: the page's policy forbids those.

import type { Action } from 'svelte/action';

export interface Spot {
  x: number;
  y: number;
  turn?: number;
}

/** Moves an SVG group; its CSS transition makes it glide. A turn goes the short way round. */
export const glide: Action<SVGGElement, Spot> = (node, spot) => {
  let shown = spot.turn ?? 0;
  const set = ({ x, y, turn = 0 }: Spot) => {
    shown += ((((turn - shown) % 360) + 540) % 360) - 180;
    node.style.transform = `translate(${x}px, ${y}px) rotate(${shown}deg)`;
  };
  set(spot);
  return { update: set };
};
