// What a client knows of a match, and how a frame from the server changes it. Pure, so that it can be tested.

import type { ServerFrame, Snapshot, Update } from '../api/types';

export type Position = Snapshot;

export type Taken =
  | { kind: 'taken'; position: Position }
  /** Known already: sent twice. */
  | { kind: 'old' }
  /** Something in between did not arrive. */
  | { kind: 'gap' };

/** The position after `frame`; frames without a number leave it as it is. */
export function take(position: Position | null, frame: ServerFrame): Taken {
  switch (frame.type) {
    case 'snapshot':
      return position && frame.seq < position.seq ? { kind: 'old' } : taken(frame);
    case 'update':
      if (!position) return { kind: 'gap' };
      if (frame.seq <= position.seq) return { kind: 'old' };
      if (frame.seq > position.seq + 1) return { kind: 'gap' };
      return taken(updated(position, frame));
    case 'chat': {
      if (!position) return { kind: 'gap' };
      if (frame.seq <= position.seq) return { kind: 'old' };
      if (frame.seq > position.seq + 1) return { kind: 'gap' };
      const { user, text, at } = frame;
      return taken({ ...position, seq: frame.seq, chat: [...position.chat, { user, text, at }] });
    }
    case 'thinking':
      return position ? taken({ ...position, thinking: frame.seat }) : { kind: 'old' };
    default:
      return { kind: 'old' };
  }
}

const taken = (position: Position): Taken => ({ kind: 'taken', position });

function updated(position: Position, update: Update): Position {
  const { type: _, log, log_from, meta, clocks, thinking, ...rest } = update;
  return {
    ...position,
    ...rest,
    // An undo shows as a log that is cut off further back than it ended.
    log: [...position.log.filter((line) => line.step <= log_from), ...log],
    meta: meta ?? { ...position.meta, seq: update.seq, steps: update.steps },
    clocks: clocks ?? position.clocks,
    thinking: thinking === undefined ? position.thinking : thinking,
  };
}
