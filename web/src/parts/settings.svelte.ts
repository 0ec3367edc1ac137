// How this person likes to play: kept in this browser, the same for every table.

import { read, write } from './memory';

/** How fast the film runs; `Infinity`: at once, so that nothing is played. */
export const SPEEDS = [0.5, 1, 2, 4, Infinity] as const;
export const SIZES = [100, 115, 130] as const;
export const CONFIRMS = ['never', 'cautions', 'always'] as const;
export const PALETTES = ['standard', 'safe'] as const;

export type Confirm = (typeof CONFIRMS)[number];
export type Palette = (typeof PALETTES)[number];

const one = <T>(key: string, values: readonly T[], usual: T): T => values.find((value) => String(value) === read(key)) ?? usual;

class Settings {
  speed = $state<number>(1);
  confirm = $state<Confirm>('cautions');
  size = $state<number>(100);
  sound = $state(false);
  vibration = $state(false);
  outlook = $state(true);
  palette = $state<Palette>('standard');

  constructor() {
    this.load();
    // Another tab has changed them.
    globalThis.addEventListener?.('storage', (event) => {
      if (event.key?.startsWith('frente.')) this.load();
    });
  }

  /** Reads them again: another tab or another browser has written. */
  load(): void {
    this.speed = one<number>('speed', SPEEDS, 1);
    this.confirm = one('confirm', CONFIRMS, 'cautions');
    this.size = one<number>('size', SIZES, 100);
    this.sound = read('sound') === 'on';
    this.vibration = read('vibration') === 'on';
    this.outlook = read('outlook') !== 'off';
    this.palette = one('palette', PALETTES, 'standard');
  }

  set<K extends 'speed' | 'confirm' | 'size' | 'palette'>(key: K, value: this[K]): void {
    (this as Settings)[key] = value as never;
    write(key, String(value));
    this.show();
  }

  turn(key: 'sound' | 'vibration' | 'outlook', on: boolean): void {
    this[key] = on;
    write(key, on ? 'on' : 'off');
  }

  /** The page takes on its look. */
  show(): void {
    const root = document.documentElement;
    root.style.fontSize = this.size === 100 ? '' : `${this.size}%`;
    root.dataset.palette = this.palette;
  }
}

export const settings = new Settings();
