// Which lists the seats of a new table play.

import { api } from '../api/client';
import type { GameInfo, NewMatch, SeatRequest } from '../api/types';
import { laid } from './library';

/**
 * What a new match says of lists: agreed in its setup, or, where somebody has yet to sit down and nothing was agreed
 * for that seat, brought by each.
 */
export async function seating(
  game: GameInfo,
  terms: Record<string, unknown>,
  seats: readonly SeatRequest[],
  chosen: readonly string[],
): Promise<Pick<NewMatch, 'setup' | 'own_lists' | 'list'>> {
  const lists = laid(
    game.id,
    seats.map((_, seat) => chosen[seat] ?? ''),
  );
  const open = seats.some(({ kind }, seat) => kind === 'open' && !lists[seat]);
  const own = game.lists !== null && open;
  const me = seats.findIndex(({ kind }) => kind === 'me');
  const list = own ? lists[me] : null;
  if (own) lists[me] = null;
  const setup = lists.some(Boolean) ? await api.layLists(game.id, { setup: terms, seats: lists }) : terms;
  return {
    ...(Object.keys(setup).length > 0 ? { setup } : {}),
    ...(own ? { own_lists: true } : {}),
    ...(list ? { list } : {}),
  };
}
