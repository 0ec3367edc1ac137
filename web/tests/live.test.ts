import { describe, expect, it } from 'vitest';
import type { ClientFrame, ServerFrame, Snapshot, Update } from '../src/api/types';
import { Live, type LineState, type Socket, type Timers } from '../src/live/live';
import { take } from '../src/live/position';
import { liveAddress } from '../src/live/address';
import { line, snapshot, update } from './made';

/** A line whose two ends the test holds. */
class Wire implements Socket {
  readyState = 0;
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  readonly sent: ClientFrame[] = [];

  constructor(readonly url: string) {}
  send(text: string) {
    this.sent.push(JSON.parse(text) as ClientFrame);
  }
  close() {
    this.readyState = 3;
  }
  open() {
    this.readyState = 1;
    this.onopen?.();
  }
  say(...frames: ServerFrame[]) {
    for (const frame of frames) this.onmessage?.({ data: JSON.stringify(frame) });
  }
  cut() {
    this.readyState = 3;
    this.onclose?.();
  }
  orders() {
    return this.sent.filter((frame) => frame.type === 'act' || frame.type === 'undo' || frame.type === 'chat');
  }
}

/** Timers that run when the test says so. */
class Clock implements Timers {
  now = 0;
  private readonly due = new Map<number, { at: number; run: () => void }>();
  private ids = 0;
  set(run: () => void, ms: number) {
    this.due.set(++this.ids, { at: this.now + ms, run });
    return this.ids;
  }
  clear(id: unknown) {
    this.due.delete(id as number);
  }
  random() {
    return 0.5;
  }
  pass(ms: number) {
    const end = this.now + ms;
    for (;;) {
      const next = [...this.due].filter(([, one]) => one.at <= end).sort((a, b) => a[1].at - b[1].at)[0];
      if (!next) break;
      this.due.delete(next[0]);
      this.now = next[1].at;
      next[1].run();
    }
    this.now = end;
  }
}

function table(first: Snapshot | null = snapshot(5)) {
  const wires: Wire[] = [];
  const clock = new Clock();
  const seen: number[] = [];
  const lines: LineState[] = [];
  const live = new Live(
    'ws://table/live',
    { position: (now) => seen.push(now.seq), line: (state) => lines.push(state) },
    (url) => {
      const wire = new Wire(url);
      wires.push(wire);
      return wire;
    },
    clock,
    'me',
  );
  live.open(first);
  const wire = () => wires.at(-1)!;
  const settle = () => new Promise((done) => setTimeout(done));
  const connect = () => {
    wire().open();
    wire().say({ type: 'pong' });
  };
  return { live, wires, wire, clock, seen, lines, settle, connect };
}

describe('a live match', () => {
  it('asks for what it missed since the number it knows, and for everything where it knows none', () => {
    expect(table().wire().url).toBe('ws://table/live?since=5');
    expect(table(null).wire().url).toBe('ws://table/live');
  });

  it('takes updates in order and drops what it has already', () => {
    const { wire, seen, connect } = table();
    connect();
    wire().say(update(6), update(6), update(7));
    expect(seen).toEqual([5, 6, 7]);
    expect(wire().sent).toEqual([{ type: 'ping' }]);
  });

  it('asks again after a gap, and for the whole table after a second one', () => {
    const { wire, wires, seen, connect } = table();
    connect();
    wire().say(update(8));
    expect(wires).toHaveLength(2);
    expect(wire().url).toBe('ws://table/live?since=5');
    wire().open();
    wire().say(update(9));
    expect(wire().url).toBe('ws://table/live');
    wire().open();
    wire().say(snapshot(9), update(10));
    expect(seen).toEqual([5, 9, 10]);
    expect(wires).toHaveLength(3);
  });

  it('comes back by itself, waiting longer each time, at once when nudged', () => {
    const { live, wire, wires, clock, lines, connect } = table();
    connect();
    wire().cut();
    expect(lines.at(-1)).toBe('lost');
    clock.pass(249);
    expect(wires).toHaveLength(1);
    clock.pass(1);
    expect(wires).toHaveLength(2);
    wire().cut();
    clock.pass(499);
    expect(wires).toHaveLength(2);
    clock.pass(1);
    expect(wires).toHaveLength(3);
    wire().cut();
    live.nudge();
    expect(wires).toHaveLength(4);
    connect();
    expect(lines.at(-1)).toBe('open');
  });

  it('gives up a line that has gone silent', () => {
    const { wire, wires, clock, connect } = table();
    connect();
    clock.pass(20_000);
    expect(wire().sent.at(-1)).toEqual({ type: 'ping' });
    clock.pass(8_000);
    clock.pass(250);
    expect(wires).toHaveLength(2);
  });

  it('sends an action with the number it was chosen at and settles when it is on disk', async () => {
    const { live, wire, connect } = table();
    connect();
    const answer = live.order({ type: 'act', seat: 0, action: 'political' });
    expect(wire().orders()).toEqual([{ type: 'act', id: 'me-1', seq: 5, seat: 0, action: 'political' }]);
    wire().say(update(6), { type: 'ok', id: 'me-1', seq: 6 });
    expect(await answer).toEqual({ kind: 'ok' });
  });

  it('sends an unanswered action once more after a break, if nothing has changed', async () => {
    const { live, wire, clock, connect } = table();
    connect();
    const answer = live.order({ type: 'act', seat: 0, action: 'political' });
    wire().cut();
    clock.pass(250);
    wire().open();
    expect(wire().orders()).toEqual([]);
    wire().say({ type: 'pong' });
    expect(wire().orders()).toHaveLength(1);
    wire().say({ type: 'ok', id: 'me-1', seq: 6 });
    expect(await answer).toEqual({ kind: 'ok' });
  });

  it('never sends it again when the match has moved on', async () => {
    const { live, wire, clock, connect } = table();
    connect();
    const answer = live.order({ type: 'act', seat: 0, action: 'political' });
    wire().cut();
    clock.pass(250);
    wire().open();
    wire().say(update(6), { type: 'pong' });
    expect(wire().orders()).toEqual([]);
    expect(await answer).toEqual({ kind: 'overtaken' });
  });

  it('says nothing twice that has no number', async () => {
    const { live, wire, clock, connect } = table();
    connect();
    const answer = live.order({ type: 'chat', text: 'salud' });
    wire().cut();
    const later = live.order({ type: 'chat', text: 'y suerte' });
    clock.pass(250);
    connect();
    expect(await answer).toEqual({ kind: 'overtaken' });
    expect(wire().orders()).toEqual([{ type: 'chat', id: 'me-2', text: 'y suerte' }]);
    wire().say({ type: 'ok', id: 'me-2', seq: 6 });
    expect(await later).toEqual({ kind: 'ok' });
  });

  it('takes over the true position when its own was stale', async () => {
    const { live, wire, seen, connect } = table();
    connect();
    const answer = live.order({ type: 'act', seat: 0, action: 'political' });
    const message = { key: 'refused-stale', args: [] };
    wire().say({ type: 'refused', id: 'me-1', seq: 9, code: 'stale', message, detail: '', snapshot: snapshot(9) });
    expect(await answer).toEqual({ kind: 'refused', code: 'stale', message, rule: '' });
    expect(seen).toEqual([5, 9]);
    expect(live.position?.seq).toBe(9);
  });

  it('lets go of everything when closed', async () => {
    const { live, wire, wires, clock, connect } = table();
    connect();
    const answer = live.order({ type: 'act', seat: 0, action: 'political' });
    live.close();
    expect(await answer).toEqual({ kind: 'overtaken' });
    wire().cut();
    clock.pass(60_000);
    live.nudge();
    expect(wires).toHaveLength(1);
  });

  it('bears rubbish on the line', () => {
    const { wire, seen, connect } = table();
    connect();
    wire().onmessage?.({ data: '{' });
    wire().say(update(6));
    expect(seen).toEqual([5, 6]);
  });
});

describe('a position', () => {
  it('cuts the log back when something is undone', () => {
    const before = { ...snapshot(5), log: [line(1), line(2), line(3)] };
    const undo: Update = { ...update(6), steps: 1, log_from: 1, log: [] };
    const after = take(before, undo);
    expect(after.kind === 'taken' && after.position.log.map((one) => one.step)).toEqual([1]);
    const again = after.kind === 'taken' ? take(after.position, { ...update(7), log_from: 1, log: [line(2)] }) : after;
    expect(again.kind === 'taken' && again.position.log.map((one) => one.step)).toEqual([1, 2]);
  });

  it('keeps what an update does not speak of', () => {
    const before = { ...snapshot(5), chat: [{ user: 'a', text: 'b', at: 1 }], thinking: 1 };
    const { clocks: _, thinking: __, ...bare } = update(6);
    const after = take(before, bare as Update);
    expect(after.kind === 'taken' && [after.position.chat.length, after.position.thinking]).toEqual([1, 1]);
  });

  it('counts chat among the numbers', () => {
    const chat = { type: 'chat', user: 'a', text: 'b', at: 1 } as const;
    const after = take(snapshot(5), { ...chat, seq: 6 });
    expect(after.kind === 'taken' && after.position.seq).toBe(6);
    expect(take(snapshot(5), { ...chat, seq: 8 }).kind).toBe('gap');
    expect(take(snapshot(5), { ...chat, seq: 5 }).kind).toBe('old');
  });

  it('does not go back to an older snapshot', () => {
    expect(take(snapshot(5), snapshot(4)).kind).toBe('old');
    expect(take(snapshot(5), snapshot(5)).kind).toBe('taken');
  });
});

it('hears a match where the page came from', () => {
  expect(liveAddress('a b', { protocol: 'https:', host: 'x:1' })).toBe('wss://x:1/api/v1/matches/a%20b/live');
  expect(liveAddress('m', { protocol: 'http:', host: 'x' })).toBe('ws://x/api/v1/matches/m/live');
});
