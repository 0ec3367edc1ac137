// What this board reads: Rust's own types, and what both sides are called.

import type { Player, Side } from '../../generated/guerra1936';

export type * from '../../generated/guerra1936';
export type { Lang, Message, Offer, Text } from '../../api/types';
export type { Say } from '../board';

export const SIDES: readonly Side[] = ['national', 'republic'];
export const foe = (side: Side): Side => (side === 'national' ? 'republic' : 'national');
/** Players 0 and 2 are National, 1 and 3 of the Republic. */
export const sideOf = (player: Player): Side => (player % 2 === 0 ? 'national' : 'republic');
