// Light, dark, or as the system has it.

import { read, write } from './memory';

export type Theme = 'auto' | 'light' | 'dark';
export const THEMES: readonly Theme[] = ['auto', 'light', 'dark'];

const dark = globalThis.matchMedia?.('(prefers-color-scheme: dark)');

class Look {
  theme = $state<Theme>(THEMES.find((theme) => theme === read('theme')) ?? 'auto');

  constructor() {
    dark?.addEventListener('change', () => this.show());
    globalThis.addEventListener?.('storage', (event) => {
      if (event.key === 'frente.theme') this.load();
    });
  }

  /** Reads it again: another tab or another browser has written. */
  load(): void {
    this.theme = THEMES.find((theme) => theme === read('theme')) ?? 'auto';
    this.show();
  }

  choose(theme: Theme): void {
    this.theme = theme;
    write('theme', theme);
    this.show();
  }

  next(): void {
    this.choose(THEMES[(THEMES.indexOf(this.theme) + 1) % THEMES.length]!);
  }

  show(): void {
    const night = this.theme === 'dark' || (this.theme === 'auto' && dark?.matches);
    document.documentElement.dataset.theme = night ? 'dark' : 'light';
  }
}

export const look = new Look();

/** Whether things may move. */
export const mayMove = (): boolean => !matchMedia('(prefers-reduced-motion: reduce)').matches;
