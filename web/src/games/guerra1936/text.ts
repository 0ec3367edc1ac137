// What is printed on a card: its abilities as signs with numbers, and in full sentences.

import type { Sign } from './emblems';
import type { Labels } from './words';
import type { AbilityText, Line, Message, Say } from './types';

const argument = (message: Message, name: string): string => {
  const found = message.args.find(([key]) => key === name)?.[1];
  return typeof found === 'number' || typeof found === 'string' ? String(found) : '';
};

/** A sign, a number beside it, and the words for whoever points at it. */
export interface Mark {
  sign: Sign;
  note: string;
  words: string;
}

const WHEN: Record<string, Sign> = {
  'when-played': 'play',
  'when-continuous': 'always',
  'when-entering': 'enter',
  'when-adjustments': 'season',
  'when-eliminated': 'last',
  'when-objective-won': 'won',
  'when-resolved': 'won',
  'when-intervention-own': 'own',
  'when-intervention-enemy': 'enemy',
  'when-intervention-both': 'both',
};
const EFFECTS: Record<string, Sign> = {
  'effect-economy': 'coin',
  'effect-moral': 'moral',
  'effect-diplomacy': 'diplomacy',
  'effect-resistance': 'resistance',
  'effect-turns': 'hourglass',
  'effect-draw': 'draw',
  'effect-discard': 'discard',
  'effect-search': 'search',
  'effect-recover': 'recover',
  'effect-return': 'back',
  'effect-put-in-play': 'play',
  'effect-eliminate': 'eliminate',
  'effect-mobilise': 'mobilise',
  'effect-demobilise': 'demobilise',
  'effect-force': 'force',
  'effect-bonus': 'bonus',
  'effect-block': 'block',
  'effect-extra-action': 'again',
  'effect-protect': 'protect',
  'effect-cost': 'coin',
  'effect-grant-conquest': 'conquest',
  'effect-look-at-hand': 'eye',
  'effect-activate': 'target',
};
const stem = (key: string) => key.replace(/(-(turn|next|play|mobilise))?(-(up|down|own|enemy|winner|loser))?$/, '');

export function signOf(key: string): Sign {
  return EFFECTS[key] ?? EFFECTS[stem(key)] ?? WHEN[key] ?? 'target';
}

/** A sentence with the cards it is about. */
export const sentence = (line: Line, say: Say): string => [say(line.says), line.about.map(say).join(' ')].filter(Boolean).join(' ');

function effectMark(line: Line, say: Say): Mark {
  const { key } = line.says;
  const by = argument(line.says, 'by') || argument(line.says, 'cards');
  const less = key.endsWith('-down');
  const plain = stem(key) === 'effect-draw' || stem(key) === 'effect-discard';
  return { sign: signOf(key), note: by === '' ? '' : `${plain ? '' : less ? '−' : '+'}${by}`, words: sentence(line, say) };
}

/** One ability as signs: when, then what. */
export interface Marked {
  when: Mark;
  /** It has a condition, or something that must be paid in full. */
  bound: boolean;
  effects: Mark[];
}

export function marksOf(abilities: readonly AbilityText[], say: Say): Marked[] {
  return abilities.map((ability) => ({
    when: { sign: signOf(ability.when.key), note: argument(ability.when, 'cost'), words: say(ability.when) },
    bound: ability.conditions.length + ability.mandatory.length > 0,
    effects: [...ability.mandatory, ...ability.effects].map((line) => effectMark(line, say)),
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

/** The moments of interventions, which are counted apart from other abilities. */
export const INTERVENTIONS: ReadonlySet<string> = new Set(['when-intervention-own', 'when-intervention-enemy', 'when-intervention-both']);
