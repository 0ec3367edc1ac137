// One live match over a WebSocket: numbered updates, resend after a break, a full snapshot after a gap.
//
// Rules of the road:
// - the server's numbers (`seq`) count every change; a frame we have already is dropped, a gap makes us ask again;
// - an action is sent with the number it was chosen at. If the line breaks before its answer, it is sent once more after
//   we have caught up, and only if nothing has changed meanwhile: it can never be taken twice;
// - whatever the server refuses comes back as a message, with the true position where ours was stale.

import type { ClientFrame, Message, ProposalKind, ServerFrame } from '../api/types';
import { take, type Position } from './position';

export type LineState = 'connecting' | 'open' | 'lost';

export type Answer =
  | { kind: 'ok' }
  | { kind: 'refused'; code: string; message: Message; rule: string }
  /** The line broke and the match moved on before we knew what became of it. */
  | { kind: 'overtaken' };

/** The part of a WebSocket that is used here; tests hand in their own. */
export interface Socket {
  readyState: number;
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onclose: (() => void) | null;
  onerror: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
}

export interface Timers {
  set(run: () => void, ms: number): unknown;
  clear(timer: unknown): void;
  random(): number;
}

export interface Hooks {
  /** The position changed. `previous` is what it was. */
  position(now: Position, previous: Position | null): void;
  line(state: LineState): void;
}

type Order =
  | { type: 'act'; seat: number; action: string }
  | { type: 'act'; seat: number; actions: string[] }
  | { type: 'undo'; to: number }
  | { type: 'resign'; seat: number }
  | { type: 'offer'; kind: ProposalKind }
  | { type: 'chat'; text: string };

interface Pending {
  frame: ClientFrame & { id: string };
  /** The number it was given at: it is sent again only while the match still stands there. */
  seq: number;
  sent: boolean;
  settle: (answer: Answer) => void;
}

const OPEN = 1;
const PING_MS = 20_000;
const SILENCE_MS = 8_000;
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 8_000;

const systemTimers: Timers = {
  set: (run, ms) => setTimeout(run, ms),
  clear: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
  random: Math.random,
};

export class Live {
  position: Position | null = null;
  line: LineState = 'connecting';

  private socket: Socket | null = null;
  private readonly pending = new Map<string, Pending>();
  private tries = 0;
  private ids = 0;
  private closed = false;
  private caughtUp = false;
  /** Gaps since the last frame that fitted: after the second we ask for everything. */
  private gaps = 0;
  private retry: unknown = null;
  private heart: unknown = null;
  private silence: unknown = null;

  constructor(
    private readonly address: string,
    private readonly hooks: Hooks,
    private readonly dial: (url: string) => Socket = (url) => new WebSocket(url) as Socket,
    private readonly timers: Timers = systemTimers,
    private readonly name = Math.random().toString(36).slice(2, 8),
  ) {}

  /** Begins from a snapshot that came by another way, if there is one, and connects. */
  open(position: Position | null = null): void {
    if (position) this.see(position, null);
    this.connect();
  }

  close(): void {
    this.closed = true;
    this.hangUp();
    for (const one of this.pending.values()) one.settle({ kind: 'overtaken' });
    this.pending.clear();
  }

  /** Tries at once instead of waiting for the next turn: the network is back, the page is looked at again. */
  nudge(): void {
    if (this.closed || this.line === 'open') return;
    this.tries = 0;
    this.connect();
  }

  order(order: Order): Promise<Answer> {
    const id = `${this.name}-${++this.ids}`;
    const seq = this.position?.seq ?? 0;
    const numbered = order.type === 'act' || order.type === 'undo';
    const frame = { ...order, id, ...(numbered ? { seq } : {}) } as ClientFrame & { id: string };
    return new Promise((settle) => {
      const sent = this.line === 'open' && this.caughtUp;
      this.pending.set(id, { frame, seq, sent, settle });
      if (sent) this.send(frame);
    });
  }

  private connect(): void {
    this.hangUp();
    if (this.closed) return;
    this.shift('connecting');
    const since = this.position && this.gaps < 2 ? `?since=${this.position.seq}` : '';
    const socket = this.dial(this.address + since);
    this.socket = socket;
    this.caughtUp = false;
    socket.onopen = () => {
      if (this.socket !== socket) return;
      this.shift('open');
      // What was missed comes before the answer to this, so the answer says that we have caught up.
      this.send({ type: 'ping' });
      this.listen();
    };
    socket.onmessage = (event) => {
      if (this.socket === socket && typeof event.data === 'string') this.hear(event.data);
    };
    socket.onclose = socket.onerror = () => {
      if (this.socket === socket) this.lose();
    };
    this.await();
  }

  private hangUp(): void {
    const socket = this.socket;
    this.socket = null;
    for (const timer of [this.retry, this.heart, this.silence]) if (timer !== null) this.timers.clear(timer);
    this.retry = this.heart = this.silence = null;
    if (!socket) return;
    socket.onopen = socket.onclose = socket.onerror = socket.onmessage = null;
    socket.close();
  }

  private lose(): void {
    this.hangUp();
    if (this.closed) return;
    this.shift('lost');
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.tries++);
    // Not all at the same moment, after a restart of the server.
    this.retry = this.timers.set(() => this.connect(), wait * (0.75 + this.timers.random() / 2));
  }

  private hear(text: string): void {
    this.listen();
    let frame: ServerFrame;
    try {
      frame = JSON.parse(text) as ServerFrame;
    } catch {
      return;
    }
    this.tries = 0;
    switch (frame.type) {
      case 'pong':
        this.catchUp();
        return;
      case 'ok':
        this.settle(frame.id, { kind: 'ok' });
        return;
      case 'refused': {
        const { id, code, message, rule = '', snapshot } = frame;
        if (snapshot) this.see({ ...snapshot, type: 'snapshot' }, this.position);
        this.settle(id, { kind: 'refused', code, message, rule });
        return;
      }
      default: {
        const previous = this.position;
        const answer = take(previous, frame);
        if (answer.kind === 'gap') {
          this.gaps++;
          this.connect();
        } else if (answer.kind === 'taken') {
          this.gaps = 0;
          this.see(answer.position, previous);
        }
      }
    }
  }

  /** Everything missed has arrived: what was never answered is sent again, if it still fits. */
  private catchUp(): void {
    if (this.caughtUp) return;
    this.caughtUp = true;
    for (const [id, one] of this.pending) {
      const numbered = one.frame.type === 'act' || one.frame.type === 'undo';
      // A number lets the server see that it has this one already; what has none must not be said twice.
      if (numbered ? one.seq === this.position?.seq : !one.sent) {
        one.sent = true;
        this.send(one.frame);
      } else this.settle(id, { kind: 'overtaken' });
    }
  }

  private settle(id: string, answer: Answer): void {
    const one = this.pending.get(id);
    this.pending.delete(id);
    one?.settle(answer);
  }

  private see(now: Position, previous: Position | null): void {
    this.position = now;
    this.hooks.position(now, previous);
  }

  private shift(state: LineState): void {
    if (this.line === state) return;
    this.line = state;
    this.hooks.line(state);
  }

  private send(frame: ClientFrame): void {
    if (this.socket?.readyState === OPEN) this.socket.send(JSON.stringify(frame));
  }

  /** The line is alive: the next ping is due after a while. */
  private listen(): void {
    for (const timer of [this.heart, this.silence]) if (timer !== null) this.timers.clear(timer);
    this.silence = null;
    this.heart = this.timers.set(() => {
      this.send({ type: 'ping' });
      this.await();
    }, PING_MS);
  }

  /** Nothing heard for too long counts as lost. */
  private await(): void {
    if (this.silence !== null) this.timers.clear(this.silence);
    this.silence = this.timers.set(() => this.lose(), SILENCE_MS);
  }
}
