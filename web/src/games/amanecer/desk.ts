// What every part of the board needs to speak and to be pressed.

import type { AmanecerKey } from '../../i18n/keys';
import type { PieceAttributes } from '../hand.svelte';
import type { Labels } from './labels';
import type { Lang, Offer, Piece, Say, Text } from './types';

export interface Desk {
  lang: Lang;
  labels: Labels;
  say: Say;
  /** A term of the game by its key. */
  term: (key: AmanecerKey) => string;
  text: (text: Text) => string;
  act: (action: string) => void;
  /** What can be done with a piece, or at it. */
  offers: (piece: Piece) => Offer[];
  /** What is about no piece. */
  loose: Offer[];
  /** Whether an offer glows on the piece. */
  glows: (piece: Piece) => boolean;
  /** Whether what is taken up can be put at the piece. */
  aims: (piece: Piece) => boolean;
  /** Whether the piece is pointed at from outside (the list of actions, a lesson). */
  focused: (piece: Piece) => boolean;
  piece: (piece: Piece, name: string) => PieceAttributes;
}
