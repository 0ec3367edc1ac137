// Made-up positions for the tests.
import { type Beat, type LogLine, type MatchMeta, type Offer, type Snapshot, type Update } from '../src/api/types';

export const meta = (seq: number): MatchMeta => ({
  id: 'm',
  game: 'toy',
  rules: 1,
  created: 0,
  updated: 0,
  seq,
  steps: seq,
  status: 'playing',
  seats: [{ seat: 0, kind: 'human', name: 'me', salt: '', you: true }],
  clock: { kind: 'none' },
  public: false,
  commitment: '',
  imported: false,
  guided: false,
  lot: false,
  suits: 'any',
  rated: false,
  own_lists: false,
  title: null,
});

const position = (seq: number) => ({
  seq,
  steps: seq,
  node: { kind: 'decision', seat: 0 } as const,
  view: { seq },
  prompt: { message: { key: 'prompt-actions', args: [] }, rule: '4.3' },
  offers: [] as Offer[],
  window: null,
  undo_floor: 0,
  log: [],
  clocks: [],
  thinking: null,
});

export const snapshot = (seq: number): Snapshot => ({
  type: 'snapshot',
  ...position(seq),
  meta: meta(seq),
  viewer: { seat: 0 },
  chat: [],
  windows: [],
});

export const update = (seq: number): Update => ({ type: 'update', ...position(seq), log_from: seq });

/** What an action is about, where a test does not care. */
export const UNTOUCHED = { touch: { on: [], at: [], covers: [], then: [], pays: [] }, caution: null };

export const beat = (faces: number[] = [], sides = 6): Beat<string> => ({
  kind: 'dice',
  tone: 'plain',
  side: null,
  on: [],
  path: [],
  dice: faces.map((face) => ({ face, sides })),
  amount: 0,
});

/** A line of the log that shows these dice. */
export const line = (step: number, ...faces: number[]): LogLine => ({
  step,
  rule: '',
  message: { key: 'event', args: [] },
  beat: beat(faces),
});

/** An offer directed at a piece, or about none. */
export const offer = (action: string, piece: string): Offer => ({
  ...UNTOUCHED,
  touch: { ...UNTOUCHED.touch, at: piece === '' ? [] : [piece] },
  action,
  message: { key: `action-${action}`, args: [] },
  rule: '7.3',
});

/** An offer about these pieces. */
export const touching = (action: string, touch: Partial<Offer['touch']>): Offer => ({
  ...UNTOUCHED,
  touch: { ...UNTOUCHED.touch, ...touch },
  action,
  message: { key: 'action', args: [] },
  rule: '',
});
