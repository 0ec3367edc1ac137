// How long ago, in words. The server writes times as seconds, milliseconds or text; all are understood.

import type { Lang } from '../api/types';

export function moment(at: string | number): number {
  if (typeof at === 'string') return /^\d+$/.test(at) ? moment(Number(at)) : Date.parse(at);
  return at < 1e11 ? at * 1000 : at;
}

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

export function ago(at: string | number, lang: Lang, now = Date.now()): string {
  const seconds = Math.round((moment(at) - now) / 1000);
  if (Number.isNaN(seconds)) return '';
  const words = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' });
  for (const [unit, size] of UNITS) {
    if (Math.abs(seconds) >= size) return words.format(Math.round(seconds / size), unit);
  }
  return words.format(0, 'second');
}
