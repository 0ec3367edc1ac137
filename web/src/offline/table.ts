// One match at home while it is open: the rules in a worker, its bots in another, every change written down before it is
// shown. A second window of the same match looks on.

import { ApiError } from '../api/refused';
import { word, type Done, type HomeAsk } from '../api/types';
import type { Socket } from '../live/live';
import { Engine } from './engine';
import { moduleOf } from './modules';
import { get, put, type Row } from './store';

type Opened = { at: number; done: Done };
type Frame = (text: string) => void;

/** Told of each match that another window has changed. */
const others = new BroadcastChannel('frente-home');

/** The module a match is played by: this page's own where it has the same rules, else the one it was begun in. */
async function fileOf({ game, rules, file }: Row): Promise<string> {
  const own = await moduleOf(game);
  return own?.rules === rules ? own.file : file;
}

/** Nobody looks for so long: the match is put away. */
const LEFT_MS = 2_000;

const seed = (): string => crypto.getRandomValues(new BigUint64Array(1))[0]!.toString();

export class HomeTable {
  private engine: Engine | null = null;
  private thinker: Engine | null = null;
  private at = 0;
  private due: Done['due'] = null;
  private thinking = false;
  private unlock: (() => void) | null = null;
  private readonly ears = new Set<Frame>();
  /** What changes the match waits for what changed it before. */
  private queue: Promise<unknown> = Promise.resolve();

  private leaving: ReturnType<typeof setTimeout> | undefined;

  /** Called when nobody has looked for a while. */
  idle: () => void = () => {};

  private constructor(private row: Row) {
    others.addEventListener('message', this.elsewhere);
  }

  static async open(id: string): Promise<HomeTable> {
    const row = await get(id);
    if (!row) throw new ApiError(404, 'no-match', word('error-no-match'));
    return new HomeTable(row);
  }

  /** Asks about the match; the rules are fetched when something is asked first, and again where they broke. */
  async ask<T>(ask: HomeAsk): Promise<T> {
    const engine = await this.rules();
    return engine.ask<T>({ op: 'home', at: this.at, ask });
  }

  private opening: Promise<Engine> | null = null;
  private rules(): Promise<Engine> {
    if (this.engine?.spoilt) this.engine = this.opening = null;
    this.opening ??= (async () => {
      const engine = new Engine(await fileOf(this.row));
      const { at, done } = await engine.ask<Opened>({ op: 'resume', header: this.row.header, steps: this.row.steps });
      [this.engine, this.at, this.due] = [engine, at, done.due];
      return engine;
    })();
    this.opening.catch(() => (this.opening = null));
    return this.opening;
  }

  /** A frame as a page sends it; what comes of it goes to whoever listens. */
  hear(text: string, back: Frame): Promise<void> {
    // Whether anybody is there need not wait for the rules.
    if ((JSON.parse(text) as { type: string }).type === 'ping') {
      back(JSON.stringify({ type: 'pong' }));
      return Promise.resolve();
    }
    const done = this.queue.then(async () => {
      if (!(await this.hold())) {
        back(this.refused(text));
        return;
      }
      await this.settle(await this.ask<Done>({ hear: { text, at: Date.now() } }), back);
    });
    this.queue = done.catch(() => {});
    return done;
  }

  /** Writes down what has changed, then tells it: changes to everybody, an answer to whom it is for. */
  private async settle({ kept, frames, due }: Done, back: Frame | null): Promise<void> {
    if (kept) {
      const steps = [...this.row.steps.slice(0, kept.from), ...kept.steps];
      const row = { ...this.row, header: kept.header, steps, meta: kept.meta, glance: kept.glance };
      try {
        await put(row);
      } catch (error) {
        // What is not written has not happened: the rules are asked once more from what was.
        this.engine?.end();
        throw error;
      }
      this.row = row;
      others.postMessage(row.id);
    }
    this.due = due;
    for (const [at, frame] of frames.entries()) {
      if (kept && at === 0) for (const ear of this.ears) ear(frame);
      else back?.(frame);
    }
    void this.think();
  }

  /** Bots choose, one after the other, while somebody looks. */
  private async think(): Promise<void> {
    if (this.thinking) return;
    this.thinking = true;
    try {
      while (this.due && this.ears.size > 0 && (await this.hold())) {
        const { position } = this.due;
        const { header, steps } = this.row;
        if (!this.thinker || this.thinker.spoilt) this.thinker = new Engine(await fileOf(this.row));
        const thinker = this.thinker;
        const { at } = await thinker.ask<Opened>({ op: 'resume', header, steps });
        const action = await thinker.ask<string>({ op: 'home', at, ask: { think: { seed: seed(), most: null } } });
        void thinker.ask({ op: 'close', at });
        const move = this.queue.then(async () => {
          if (this.due?.position !== position) return;
          await this.settle(await this.ask<Done>({ move: { position, action, at: Date.now() } }), null);
        });
        this.queue = move.catch(() => {});
        await move;
      }
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'ended')) console.error(error);
    } finally {
      this.thinking = false;
    }
  }

  /** Whether this window plays the match: one alone does, until it is closed. */
  private holding: Promise<boolean> | null = null;
  private hold(): Promise<boolean> {
    if (this.unlock) return Promise.resolve(true);
    this.holding ??= new Promise<boolean>((settle) => {
      const name = `frente-match-${this.row.id}`;
      void navigator.locks.request(name, { ifAvailable: true }, (lock) => {
        settle(lock !== null);
        this.holding = null;
        return lock && new Promise<void>((free) => (this.unlock = free));
      });
    });
    return this.holding;
  }

  /** The answer of a window that only looks on. */
  private refused(text: string): string {
    const { id } = JSON.parse(text) as { id?: string };
    return JSON.stringify({ type: 'refused', id, seq: this.row.meta.seq, code: 'seat', message: word('web-home-elsewhere'), detail: '' });
  }

  private readonly elsewhere = ({ data }: MessageEvent<unknown>): void => {
    if (data !== this.row.id || this.unlock) return;
    void (async () => {
      this.row = (await get(this.row.id)) ?? this.row;
      this.engine?.end();
      this.engine = this.opening = null;
      const snapshot = JSON.stringify(await this.ask('snapshot'));
      for (const ear of this.ears) ear(snapshot);
    })().catch(console.error);
  };

  listen(ear: Frame): () => void {
    this.ears.add(ear);
    void this.rules().then(
      () => this.think(),
      () => {},
    );
    clearTimeout(this.leaving);
    return () => {
      this.ears.delete(ear);
      // Who comes back at once finds everything as it was.
      if (this.ears.size === 0) this.leaving = setTimeout(() => this.idle(), LEFT_MS);
    };
  }

  get seq(): number {
    return this.row.meta.seq;
  }

  close(): void {
    clearTimeout(this.leaving);
    others.removeEventListener('message', this.elsewhere);
    this.engine?.end();
    this.thinker?.end();
    this.unlock?.();
  }
}

/** The line to a table at home: as if a server were at its other end. */
export class HomeSocket implements Socket {
  readyState = 0;
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;

  private table: HomeTable | null = null;
  private deaf: (() => void) | null = null;

  /** `since`: the last change the page has seen. */
  constructor(table: Promise<HomeTable>, since: number | null) {
    table.then(
      async (table) => {
        if (this.readyState !== 0) return;
        this.table = table;
        this.readyState = 1;
        // What was missed comes first, as from a server.
        if (since !== table.seq) this.say(JSON.stringify(await table.ask('snapshot')));
        if (this.readyState !== 1) return;
        this.deaf = table.listen(this.say);
        this.onopen?.();
      },
      () => this.fail(),
    );
  }

  private readonly say = (text: string): void => {
    if (this.readyState === 1) this.onmessage?.({ data: text });
  };

  private fail(): void {
    if (this.readyState === 3) return;
    this.close();
    this.onclose?.();
  }

  send(text: string): void {
    this.table?.hear(text, this.say).catch((error: unknown) => {
      console.error(error);
      this.fail();
    });
  }

  close(): void {
    this.readyState = 3;
    this.deaf?.();
    this.deaf = null;
  }
}
