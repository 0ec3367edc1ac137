// Which notes of a guided first match have been read, and whether any are still wanted: kept by game in this browser, so that
// another tab and another day begin where the last one ended. Whoever asks to learn again is told everything again.

import { read, write } from '../parts/memory';

export function told(game: string): ReadonlySet<string> {
  return new Set((read(`told.${game}`) ?? '').split(' ').filter(Boolean));
}

export function tell(game: string, note: string): ReadonlySet<string> {
  const all = new Set([...told(game), note]);
  write(`told.${game}`, [...all].join(' '));
  return all;
}

export const wanted = (game: string): boolean => read(`notes.${game}`) !== 'off';

export const stop = (game: string): void => write(`notes.${game}`, 'off');

export function again(game: string): void {
  write(`told.${game}`, '');
  write(`notes.${game}`, '');
}
