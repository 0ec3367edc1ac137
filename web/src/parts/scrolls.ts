import type { Action } from 'svelte/action';

/** What scrolls can be scrolled by keyboard too: where nothing in it takes the focus, it does so itself. */
export const scrolls: Action = (node) => {
  let asked = 0;
  const measure = () => {
    asked = 0;
    const over = node.scrollWidth > node.clientWidth || node.scrollHeight > node.clientHeight;
    const itself = over && !node.querySelector('[tabindex="0"], button:enabled, a[href], input');
    if (itself === node.hasAttribute('tabindex')) return;
    if (itself) node.setAttribute('tabindex', '0');
    else node.removeAttribute('tabindex');
  };
  // With the next frame, however much changes before it: to measure is to lay out.
  const look = () => {
    asked ||= requestAnimationFrame(measure);
  };
  const size = new ResizeObserver(look);
  const parts = new MutationObserver(look);
  size.observe(node);
  parts.observe(node, { childList: true, subtree: true, attributeFilter: ['tabindex', 'disabled', 'class'] });
  return {
    destroy: () => {
      cancelAnimationFrame(asked);
      size.disconnect();
      parts.disconnect();
    },
  };
};
