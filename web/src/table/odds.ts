// Odds as a player reads them: one number to compare by, and what it is the chance of. Which one, the rules say.

import { word, type Headline, type Message, type Odds } from '../api/types';

/** The number to compare by; null where there is none, or where the rules are of a version that names none. */
export const headline = (odds: Odds | undefined): Headline | null => odds?.headline ?? null;

const sentence = (text: string): string => text.replace(/[.:]\s*$/, '');

/** What a headline is the chance of, in words. */
export function subject(head: Headline, say: (message: Message) => string): string {
  const parts = head.subject.map((message) => sentence(say(message)));
  if (parts.length === 0) parts.push(say(word('word-nothing')));
  if (head.others > 0) parts.push(say({ key: 'odds-others', args: [['count', head.others]] }));
  const what = parts.join(' / ');
  return head.at_least ? say({ key: 'odds-at-least', args: [['what', { es: what, en: what, fr: what }]] }) : what;
}

/** How sure the numbers are: counted or sampled, and whether they hold only if nobody interrupts. */
export function sureness(odds: Odds, say: (message: Message) => string): string {
  const sure = odds.exact ? say(word('word-exactly')) : say({ key: 'word-sampled', args: [['samples', odds.samples]] });
  return odds.passed ? say({ key: 'word-uninterrupted', args: [['sure', { es: sure, en: sure, fr: sure }]] }) : sure;
}
