// What this browser remembers: language, theme, which lessons were told. Never needed to play.

/** Told of every key that is written. */
const watchers: ((key: string) => void)[] = [];

export function read(key: string): string | null {
  try {
    return localStorage.getItem(`frente.${key}`);
  } catch {
    return null;
  }
}

export function write(key: string, value: string): void {
  try {
    localStorage.setItem(`frente.${key}`, value);
  } catch {
    // Storage is off: it lasts as long as the page.
  }
  for (const watcher of watchers) watcher(key);
}

/** Calls `watcher` with each key that this page writes from now on. */
export const watch = (watcher: (key: string) => void): void => void watchers.push(watcher);
