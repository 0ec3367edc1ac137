// What is printed on a card: its abilities as signs with numbers, and in full sentences.

import type { Labels } from './words';
import type { AbilityText, Line, Mark as Drawn, Say } from './types';

/** A sign, a number beside it, and the words for whoever points at it. */
export interface Mark extends Drawn {
  words: string;
}

/** A sentence with the cards it is about. */
export const sentence = (line: Line, say: Say): string => [say(line.says), line.about.map(say).join(' ')].filter(Boolean).join(' ');

/** One ability as signs: when, then what. */
export interface Marked {
  when: Mark;
  /** It has a condition, or something that must be paid in full. */
  bound: boolean;
  effects: Mark[];
}

export function marksOf(abilities: readonly AbilityText[], say: Say): Marked[] {
  return abilities.map((ability) => ({
    when: { ...ability.mark, words: say(ability.when) },
    bound: ability.conditions.length + ability.mandatory.length > 0,
    effects: [...ability.mandatory, ...ability.effects].flatMap((line) =>
      line.mark ? [{ ...line.mark, words: sentence(line, say) }] : [],
    ),
  }));
}

/** One ability in sentences. */
export function paragraphs(ability: AbilityText, say: Say, labels: Labels): { when: string; lines: string[] } {
  // French sets a space before either sign.
  const semicolon = labels.colon.replace(':', ';');
  const list = (lines: Line[]) => lines.map((line) => sentence(line, say)).join(semicolon);
  const lines: string[] = [];
  if (ability.conditions.length > 0) lines.push(`${labels.condition}${labels.colon}${list(ability.conditions)}.`);
  if (ability.mandatory.length > 0) lines.push(`${labels.mandatory}${labels.colon}${list(ability.mandatory)}.`);
  if (ability.effects.length > 0) lines.push(`${list(ability.effects)}.`);
  return { when: say(ability.when), lines: lines.map((line) => line.charAt(0).toLocaleUpperCase() + line.slice(1)) };
}

/** How wide a letter of the display face is, in its own height: the widest names were measured. */
const LETTER = 0.405;
/** What a card's width leaves for its name, and how large its letters are at most, in hundredths of that width. */
const [ROOM, LARGEST, SMALLEST] = [88, 17, 12];
/** The height there is for a name: on a whole card, and on a short one, which may be nearly square. */
const HEIGHT = { whole: 58, short: 41 };

/** The largest letters in which a name stands on its card in full, word by word, in hundredths of the card's width. */
export function fitting(name: string, short: boolean): number {
  const words = name.split(/\s+/).map((word) => word.length);
  for (let size = LARGEST; size > SMALLEST; size -= 0.5) {
    const letters = ROOM / (LETTER * size);
    if (Math.max(...words) > letters) continue;
    let [lines, filled] = [1, 0];
    for (const word of words) {
      if (filled > 0 && filled + 1 + word > letters) [lines, filled] = [lines + 1, 0];
      filled += filled > 0 ? word + 1 : word;
    }
    if (lines * 1.02 * size <= (short ? HEIGHT.short : HEIGHT.whole)) return size;
  }
  return SMALLEST;
}
