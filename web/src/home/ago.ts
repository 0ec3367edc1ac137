// How long ago, in words.

import type { Lang } from '../api/types';

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

export function ago(at: number, lang: Lang, now = Date.now()): string {
  const seconds = Math.round((at - now) / 1000);
  const words = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' });
  for (const [unit, size] of UNITS) {
    if (Math.abs(seconds) >= size) return words.format(Math.round(seconds / size), unit);
  }
  return words.format(0, 'second');
}
