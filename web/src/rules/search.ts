// Finding a paragraph: every word must occur in its id, title or text; case and accents do not matter.

import type { Lang, RuleRow } from '../api/types';
import { inLang } from '../i18n/speaker';

/** Lower case without accents, letter for letter, so that places in it are places in the text. */
export function fold(text: string): string {
  return Array.from(text.normalize('NFC'), (letter) => {
    const plain = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    return plain.length === letter.length ? plain : letter;
  }).join('');
}

const words = (query: string): string[] => fold(query).replace(/§/g, '').split(/\s+/).filter(Boolean);

export function found(rows: readonly RuleRow[], query: string, lang: Lang): RuleRow[] {
  const wanted = words(query);
  if (wanted.length === 0) return [...rows];
  return rows.filter((row) => {
    const text = fold(`${row.id} ${inLang(row.title, lang)} ${inLang(row.text, lang)}`);
    return wanted.every((word) => text.includes(word));
  });
}

export interface Piece {
  text: string;
  hit: boolean;
}

/** A text cut at the words looked for, to be marked. */
export function marked(text: string, query: string): Piece[] {
  const wanted = words(query);
  const whole = text.normalize('NFC');
  if (wanted.length === 0) return [{ text: whole, hit: false }];
  const folded = fold(whole);
  const pieces: Piece[] = [];
  let from = 0;
  while (from < whole.length) {
    let [at, length] = [-1, 0];
    for (const word of wanted) {
      const place = folded.indexOf(word, from);
      if (place >= 0 && (at < 0 || place < at || (place === at && word.length > length))) {
        [at, length] = [place, word.length];
      }
    }
    if (at < 0) break;
    if (at > from) pieces.push({ text: whole.slice(from, at), hit: false });
    pieces.push({ text: whole.slice(at, at + length), hit: true });
    from = at + length;
  }
  if (from < whole.length) pieces.push({ text: whole.slice(from), hit: false });
  return pieces;
}

/** Where §id leads: the paragraph itself, or the nearest one above it. */
export function paragraph(rows: readonly RuleRow[], id: string): RuleRow | undefined {
  let name = id.replace(/^§/, '').trim();
  for (;;) {
    const row = rows.find((row) => row.id === name) ?? rows.find((row) => row.id === `${name}.0`);
    if (row || name === '') return row;
    name = name.replace(/(^|[.-])[^.-]*$/, '');
  }
}

/** How deep a paragraph lies: 7.0 is a chapter, 7.5 a case, 7.5.1 a subcase. */
export function depth(id: string): number {
  const parts = id.split(/[.-]/).filter((part) => part !== '0');
  return Math.min(3, Math.max(1, parts.length));
}
