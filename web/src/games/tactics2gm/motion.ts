// Places things by script (CSSOM), never by style attributes: the page's policy forbids those.

import type { Action } from 'svelte/action';

/** Moves an SVG group; its CSS transition makes it glide. */
export const glide: Action<SVGGElement, { x: number; y: number }> = (node, spot) => {
  const put = ({ x, y }: { x: number; y: number }) => {
    node.style.transform = `translate(${x}px, ${y}px)`;
  };
  put(spot);
  return { update: put };
};
