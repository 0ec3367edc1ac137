// The shapes the board reads: Rust's own, and the few names it uses for them.

import type { Lang, Message, Offer, Text, Texts } from '../../api/types';
import type { Frame, Sheet as Printed, UnitView, View } from '../../generated/tactics2gm';

export type {
  Aim,
  Frame,
  Fighter,
  HqView,
  Nation,
  Phase,
  Piece,
  SeatView,
  Side,
  Throw,
  UnitDef,
  UnitView,
  Victim,
  View,
} from '../../generated/tactics2gm';
export type { Lang, Message, Offer, Text };
export type { Say } from '../board';

/** The printed parts, and what the rulebook says of abilities, cards, generals, weapons and tokens, by paragraph. */
export type Sheet = Printed & { texts: Record<string, Texts> };

/** The unit what is pending is about: on its way, being equipped, walking into a mine. */
export const concerned = (view: View): UnitView | undefined => view.units.find((it) => it.place === view.acting);

type Names<F> = F extends string ? F : keyof F;
/** What is pending: `deal`, `equip`. */
export function pending({ pending: frame }: View): Names<Frame> | null {
  return typeof frame === 'string' || frame === null ? frame : (Object.keys(frame)[0] as Names<Frame>);
}

/** The unit that is being equipped. */
export const equipped = (view: View): UnitView | undefined => (pending(view) === 'equip' ? concerned(view) : undefined);
