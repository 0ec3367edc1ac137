// A worker with the rules of one game in it, asked by promises. What it refuses is thrown as the server's refusals are.

import { ApiError } from '../api/refused';
import { word, type HomeRefusal } from '../api/types';
import type { Ask, Told } from './engine.worker';

type Reply = { ok: unknown } | { err: { kind: string; why?: unknown } };

/** A fault of ours: the module trapped, or said what nobody expected. */
const broken = (detail: string) => {
  console.error(detail);
  return new ApiError(500, 'internal', word('error-internal'));
};

export class Engine {
  private readonly worker = new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' });
  private readonly waiting = new Map<number, { settle: (answer: unknown) => void; fail: (error: Error) => void }>();
  private asked = 0;
  /** Set once it can answer no more: it trapped, or it was ended. */
  spoilt = false;

  constructor(readonly file: string) {
    this.worker.onmessage = (event: MessageEvent<Told>) => this.hear(event.data);
    this.worker.onerror = (event) => this.end(broken(event.message));
    this.worker.postMessage({ module: `/modules/${file}` });
  }

  /** Asks; a second question waits until the first was answered. */
  ask<T>(request: unknown): Promise<T> {
    if (this.spoilt) return Promise.reject(broken('a spoilt module was asked'));
    const id = ++this.asked;
    return new Promise((settle, fail) => {
      this.waiting.set(id, { settle: settle as (answer: unknown) => void, fail });
      this.worker.postMessage({ id, question: JSON.stringify(request) } satisfies Ask);
    });
  }

  /** Ends it, whatever it is doing. */
  end(why: Error = new ApiError(0, 'ended', word('web-error-page'))): void {
    this.spoilt = true;
    this.worker.terminate();
    for (const { fail } of this.waiting.values()) fail(why);
    this.waiting.clear();
  }

  private hear(told: Told): void {
    const one = this.waiting.get(told.id);
    this.waiting.delete(told.id);
    if ('trap' in told) {
      const lost = /Failed to fetch|NetworkError|: 404/.test(told.trap);
      const why = lost ? new ApiError(0, 'network', word('web-home-missing')) : broken(told.trap);
      one?.fail(why);
      this.end(why);
      return;
    }
    const reply = JSON.parse(told.answer) as Reply;
    if ('ok' in reply) one?.settle(reply.ok);
    else if (reply.err.kind === 'home') {
      const { code, message, rule } = reply.err.why as HomeRefusal;
      one?.fail(new ApiError(422, code, message, rule));
    } else one?.fail(broken(JSON.stringify(reply.err)));
  }
}
