// Made-up positions for the tests.
import { word, type MatchMeta, type Offer, type Snapshot, type Update } from '../src/api/types';

export const meta = (seq: number): MatchMeta => ({
  id: 'm',
  game: 'toy',
  created: 0,
  updated: 0,
  seq,
  steps: seq,
  status: 'playing',
  seats: [{ seat: 0, kind: 'human', name: 'me', you: true }],
  clock: { kind: 'none' },
  public: false,
  commitment: '',
  salt: '',
  imported: false,
  guided: false,
  title: null,
});

const position = (seq: number) => ({
  seq,
  steps: seq,
  node: { kind: 'decision', seat: 0 } as const,
  view: { seq },
  prompt: { message: word('prompt-actions'), rule: '4.3' },
  offers: [] as Offer[],
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
});

export const update = (seq: number): Update => ({ type: 'update', ...position(seq), log_from: seq });

export const offer = (action: string, subject: string): Offer => ({
  action,
  subject,
  message: word(`action-${action}`),
  rule: '7.3',
});
