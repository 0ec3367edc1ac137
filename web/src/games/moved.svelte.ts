// What was opened on a position belongs to it.

import { untrack } from 'svelte';

/** Calls `close` with the position before whenever `view` is another one. */
export function onMoved<V>(view: () => V, close: (before: V) => void): void {
  let seen: { view: V } | null = null;
  $effect(() => {
    const now = view();
    const before = seen;
    seen = { view: now };
    if (before && before.view !== now) untrack(() => close(before.view));
  });
}
