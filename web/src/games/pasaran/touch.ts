// Which piece an offered action glows on.

import { placeOf, type Offer, type View } from './view';

/** The offers by the piece they are about. What is about no piece stands under ''. */
export function bySubject(offers: readonly Offer[]): Map<string, Offer[]> {
  const found = new Map<string, Offer[]>();
  for (const offer of offers) {
    const list = found.get(offer.subject);
    if (list) list.push(offer);
    else found.set(offer.subject, [offer]);
  }
  return found;
}

/** The offers by place: those about the place, and those about a counter that stands there. */
export function byPlace(offers: readonly Offer[], view: View): Map<string, Offer[]> {
  const found = new Map<string, Offer[]>();
  for (const offer of offers) {
    const [what, name = ''] = split(offer.subject);
    const place = what === 'place' ? name : what === 'unit' ? placeOf(view, name) : null;
    if (place === null) continue;
    const list = found.get(place);
    if (list) list.push(offer);
    else found.set(place, [offer]);
  }
  return found;
}

function split(subject: string): [string, string] {
  const at = subject.indexOf(':');
  return at < 0 ? [subject, ''] : [subject.slice(0, at), subject.slice(at + 1)];
}

/** The place a subject points at, if it is on the map. */
export function pointsAt(subject: string | null, view: View): string | null {
  if (!subject) return null;
  const [what, name] = split(subject);
  if (what === 'place') return name;
  return what === 'unit' ? placeOf(view, name) : null;
}
