// The views of a film: each shot says what differs from the view before it.

import type { Change, Film, LogLine, View } from '../../api/types';

/** A shot with its whole view. */
export interface Frame {
  step: number;
  view: View;
  log: LogLine[];
}

type Node = Record<string | number, unknown>;

/** The value with these changes; what they do not touch is shared with the old one, which stays as it is. */
export function changed(value: unknown, changes: readonly Change[]): unknown {
  return changes.reduce<unknown>((whole, change) => put(whole, change.path, 0, change), value);
}

function put(value: unknown, path: Change['path'], at: number, change: Change): unknown {
  const key = path[at];
  if (key === undefined) return change.value;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as Node) }) as Node;
  if (at === path.length - 1 && !('value' in change)) delete copy[key];
  else copy[key] = put(copy[key], path, at + 1, change);
  return copy;
}

/** Every shot with its whole view. */
export function framesOf(film: Film): Frame[] {
  let view: View = film.view;
  return film.shots.map(({ step, changes, log }) => {
    view = changed(view, changes);
    return { step, view, log };
  });
}
