// Offered actions in groups by the piece they are about, in the order in which the server lists them; what is about no
// piece comes last, because it usually ends something.

import type { Offer } from '../api/types';
import { byHead } from '../games/pieces';

export interface Group {
  piece: string;
  offers: Offer[];
}

export function grouped(offers: readonly Offer[]): Group[] {
  const groups = byHead(offers);
  const rest = groups.get('');
  groups.delete('');
  const out = [...groups].map(([piece, offers]) => ({ piece, offers }));
  return rest ? [...out, { piece: '', offers: rest }] : out;
}

/** Keys under which the name of a piece may stand: `front:southern` is the game's `front-southern`. */
export function pieceKeys(piece: string): string[] {
  const [kind = '', name] = piece.split(':');
  return name === undefined ? [`piece-${kind}`] : [`${kind}-${name}`];
}
