// Which place of the map an offer belongs to.

import { valueOf } from '../pieces';
import { placeOf, type Offer, type View } from './view';

/** The places an offer is about: where it leads, else where the counters stand that it is about. */
export function placesOf({ touch }: Offer, view: View): string[] {
  const goals = touch.at.flatMap((piece) => valueOf(piece, 'place') ?? []);
  if (goals.length > 0) return goals;
  return [...touch.on, ...touch.at].flatMap((piece) => {
    const unit = valueOf(piece, 'unit');
    return valueOf(piece, 'trench') ?? (unit === null ? [] : (placeOf(view, unit) ?? []));
  });
}

/** The offers by place. */
export function byPlace(offers: readonly Offer[], view: View): Map<string, Offer[]> {
  const found = new Map<string, Offer[]>();
  for (const offer of offers) {
    for (const place of new Set(placesOf(offer, view))) {
      const list = found.get(place);
      if (list) list.push(offer);
      else found.set(place, [offer]);
    }
  }
  return found;
}

/** The place a piece stands for on the map, if it is on it. */
export function pointsAt(piece: string | null, view: View): string | null {
  const unit = valueOf(piece, 'unit');
  return valueOf(piece, 'place') ?? (unit === null ? null : placeOf(view, unit));
}
