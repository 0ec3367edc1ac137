import type { Action } from 'svelte/action';

/** What scrolls can be scrolled by keyboard too: where nothing in it takes the focus, it does so itself. */
export const scrolls: Action = (node) => {
  const look = () => {
    const over = node.scrollWidth > node.clientWidth || node.scrollHeight > node.clientHeight;
    const itself = over && !node.querySelector('[tabindex="0"], button:enabled, a[href], input');
    if (itself === node.hasAttribute('tabindex')) return;
    if (itself) node.setAttribute('tabindex', '0');
    else node.removeAttribute('tabindex');
  };
  const size = new ResizeObserver(look);
  const parts = new MutationObserver(look);
  size.observe(node);
  parts.observe(node, { childList: true, subtree: true, attributeFilter: ['tabindex', 'disabled', 'class'] });
  return {
    destroy: () => {
      size.disconnect();
      parts.disconnect();
    },
  };
};
