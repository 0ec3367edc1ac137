// Offered actions in groups by the piece they are about, in the order in which the server lists them; what is about no
// piece comes last, because it usually ends something.

import type { Offer } from '../api/types';

export interface Group {
  subject: string;
  offers: Offer[];
}

export function grouped(offers: readonly Offer[]): Group[] {
  const groups = new Map<string, Offer[]>();
  for (const offer of offers) {
    const group = groups.get(offer.subject);
    if (group) group.push(offer);
    else groups.set(offer.subject, [offer]);
  }
  const rest = groups.get('');
  groups.delete('');
  const out = [...groups].map(([subject, offers]) => ({ subject, offers }));
  return rest ? [...out, { subject: '', offers: rest }] : out;
}

/** Keys under which the name of a subject may stand: `front:southern` is the game's `front-southern`. */
export function subjectKeys(subject: string): string[] {
  const [kind = '', name] = subject.split(':');
  return name === undefined ? [`subject-${kind}`, `web-subject-${kind}`] : [`${kind}-${name}`];
}
