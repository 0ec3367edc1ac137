// What stands beside a choice: how likely what one hopes for is, as the list says it.

import type { Odds } from '../api/types';
import { percent } from '../table/drawer/percent';
import { headline } from '../table/odds';

/** "67 %"; '' where nothing is left to chance or nothing is known yet. */
export function percentOf(odds: Odds | undefined): string {
  const best = headline(odds);
  return best && !best.certain ? percent(best.chance) : '';
}
