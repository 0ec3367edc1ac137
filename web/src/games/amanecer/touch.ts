// Which piece an offered action glows on, and what a press on a piece does.

import type { Labels } from './labels';
import type { Lang, Offer, Say, Text, View } from './types';

/** The attributes that make a piece pressable, or just readable where nothing is offered on it. */
export type PieceAttributes = Record<string, unknown>;

/** What every part of the board needs to speak and to be pressed. */
export interface Touch {
  lang: Lang;
  labels: Labels;
  say: Say;
  /** A term of the game by its key. */
  term: (key: string) => string;
  text: (text: Text) => string;
  act: (action: string) => void;
  offers: (piece: string) => Offer[];
  /** Whether an offer glows on the piece. */
  glows: (piece: string) => boolean;
  /** Whether the piece is pointed at from outside (the list of actions, a lesson). */
  focused: (piece: string) => boolean;
  piece: (piece: string, name: string) => PieceAttributes;
}

/** The offers by piece. An offer stands on its subject and on the marker that pays for it. */
export function byPiece(offers: readonly Offer[], view: View): Map<string, Offer[]> {
  const found = new Map<string, Offer[]>();
  for (const offer of offers) {
    for (const piece of piecesOf(offer, view)) {
      const list = found.get(piece);
      if (list) list.push(offer);
      else found.set(piece, [offer]);
    }
  }
  return found;
}

function piecesOf({ action, subject }: Offer, view: View): string[] {
  const [verb = '', rest = ''] = split(action);
  switch (verb) {
    case 'reserve':
      return [subject, 'reserves'];
    case 'decree':
      return [subject, 'decrees'];
    case 'offensive':
      return rest.endsWith(' with trains') ? [subject, 'asset:armoured-trains'] : [subject];
    case 'tanks':
      return [subject, 'asset:tank-corps'];
    case 'fortify':
      return ['petrograd'];
    case 'cheka':
      return [subject, 'asset:cheka'];
    case 'swap':
      return [subject, 'asset:communist-subversion'];
    case 'gold':
      return rest === 'block' ? [advancing(view), 'asset:imperial-gold'] : [subject];
    case 'let':
      return [advancing(view)];
    default:
      return [subject === '' ? 'actions' : subject];
  }
}

function split(action: string): [string, string] {
  const at = action.indexOf(' ');
  return at < 0 ? [action, ''] : [action.slice(0, at), action.slice(at + 1)];
}

/** The front that gold may stop now. */
function advancing(view: View): string {
  const { pending } = view;
  const front = typeof pending === 'object' && pending && 'gold-advance' in pending ? pending['gold-advance'][0] : '';
  return front === '' ? 'actions' : `front:${front}`;
}
