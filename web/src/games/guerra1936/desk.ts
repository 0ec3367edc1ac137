// What every part of the table needs to speak, to be pressed and to be looked at closely.

import type { Guerra1936Key } from '../../i18n/keys';
import type { PieceAttributes } from '../hand.svelte';
import type { Fate } from './position';
import type { Labels } from './words';
import type { CardNo, CardSheet, CardView, Lang, ObjectiveSheet, Offer, Piece, Player, Say, Text } from './types';

export interface Desk {
  lang: Lang;
  say: Say;
  label: Labels;
  /** A term of the game by its key. */
  term: (key: Guerra1936Key) => string;
  text: (text: Text) => string;
  card: (number: CardNo) => CardSheet | undefined;
  objective: (number: CardNo) => ObjectiveSheet | undefined;
  /** The printed name of a card or an objective. */
  name: (number: CardNo) => string;
  /** What holds for a card in play. */
  state: (number: CardNo) => CardView | undefined;
  /** What playing a card costs now. */
  price: (number: CardNo) => number;
  /** Whether the combat, resolved as it stands, would fell a card. */
  fate: (number: CardNo) => Fate | null;
  /** Whose card it is, where a side has two players and it lies open. */
  owner: (number: CardNo) => Player | null;
  leads: (number: CardNo) => boolean;
  /** What can be done with a piece, or at it. */
  offers: (piece: Piece) => Offer[];
  glows: (piece: Piece) => boolean;
  /** Whether a piece is a target of what is taken up, or of a press. */
  aims: (piece: Piece) => boolean;
  focused: (piece: Piece) => boolean;
  act: (action: string) => void;
  /** How a piece is pressed. A card is also looked at closely when it is pointed at. */
  piece: (piece: Piece, name: string, card?: CardNo) => PieceAttributes;
}
