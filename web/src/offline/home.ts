// The table without a server: the same questions as in `../api/client.ts`, answered by the rules in this browser. It puts
// nothing together itself; what a table says is made by the rules' own crate, as on a server.

import type { Api } from '../api/client';
import { newSalt } from '../api/dice';
import { ApiError } from '../api/refused';
import {
  word,
  type Attempt,
  type Done,
  type ExerciseOut,
  type Explanation,
  type Outlook,
  type Film,
  type Glance,
  type Guide,
  type HomeHouse,
  type Laying,
  type List,
  type Luck,
  type MatchMeta,
  type NewMatch,
  type Odds,
  type OddsTable,
  type Opening,
  type Past,
  type PlanOut,
  type RuleRow,
  type SeatRequest,
  type Sheet,
  type Sitting,
  type Snapshot,
  type Stock,
  type Texts,
  type WhyOut,
  type Written,
} from '../api/types';
import { Engine } from './engine';
import { moduleOf, modules, type Module } from './modules';
import { all, drop, get, newId, put } from './store';
import { HomeSocket, HomeTable } from './table';

const needsNet = (key: Parameters<typeof word>[0] = 'web-home-needs-net') => new ApiError(0, 'network', word(key));

async function need(game: string): Promise<Module> {
  const module = await moduleOf(game);
  if (!module) throw needsNet();
  return module;
}

/** The match on this screen, and the rules that answer for a box: one of each, for a module takes some memory. */
let open: { id: string; table: Promise<HomeTable> } | null = null;
let box: Engine | null = null;

function tableOf(id: string): Promise<HomeTable> {
  if (open?.id !== id) {
    void open?.table.then(
      (table) => table.close(),
      () => {},
    );
    const now = { id, table: HomeTable.open(id) };
    const forget = () => {
      if (open === now) open = null;
    };
    now.table.then((table) => {
      table.idle = () => {
        table.close();
        forget();
      };
    }, forget);
    open = now;
  }
  return open.table;
}

async function rulesOf({ file }: Pick<Module, 'file'>): Promise<Engine> {
  if (!box || box.spoilt || box.file !== file) {
    box?.end();
    box = new Engine(file);
  }
  return box;
}

/** Asks the rules of today, or those of a version some match here is played by. */
async function house<T>(game: string, ask: HomeHouse, version?: number): Promise<T> {
  const own = await need(game);
  const other =
    version === undefined || version === own.rules ? own : (await all()).find((row) => row.game === game && row.rules === version);
  if (!other) throw needsNet();
  return (await rulesOf(other)).ask<T>({ op: 'house', ask });
}

/** Dice nobody could foresee, drawn before the first step. */
const secret = () => Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('');

const sitting = (seats: SeatRequest[], setup: unknown, guided: boolean): Sitting => ({
  id: newId(),
  setup: setup ?? null,
  seats,
  guided,
  secret: secret(),
  salt: newSalt(),
  at: Date.now(),
});

/** Writes a match down that has begun. */
async function begun(module: Pick<Module, 'game' | 'file' | 'rules'>, { done }: { done: Done }): Promise<MatchMeta> {
  const { header, steps, meta, glance } = done.kept!;
  const { game, file, rules } = module;
  // A browser may throw away what it was not asked to keep.
  void navigator.storage?.persist?.();
  await put({ id: meta.id, game, file, rules, header, steps, meta, glance });
  return meta;
}

type Begun = { done: Done };

export const atHome = {
  games: async () => {
    const all = await modules();
    if (all.length === 0) throw needsNet('web-error-network');
    return all.map(({ lid }) => lid);
  },
  rules: (game: string, version?: number) => house<RuleRow[]>(game, 'rules', version),
  texts: (game: string, version: number) => house<Texts>(game, 'texts', version),
  guide: (game: string) => house<Guide>(game, 'guide'),
  stock: (game: string) => house<Stock>(game, 'stock'),
  opening: (game: string, setup: unknown) => house<Opening>(game, { opening: { setup } }),
  exercises: async (game: string) => (await need(game)).exercises,
  exercise: (game: string, id: string, attempt: Attempt) => house<ExerciseOut>(game, { exercise: { id, attempt } }),
  writeList: (game: string, list: List) => house<Written>(game, { write_list: { list } }),
  readList: (game: string, file: unknown) => house<List>(game, { read_list: { file } }),
  layLists: (game: string, laying: Laying) => house<Record<string, unknown>>(game, { lay_lists: { laying } }),

  /** Every match that is kept here, the newest first. */
  matches: async (): Promise<MatchMeta[]> => {
    const rows = await all().catch(() => []);
    return rows.map(({ meta }) => meta).sort((a, b) => b.updated - a.updated);
  },
  create: async ({ game, seats, setup, guided = false }: NewMatch): Promise<MatchMeta> => {
    if (seats.some(({ kind }) => kind === 'open')) throw needsNet();
    const module = await need(game);
    const rules = await rulesOf(module);
    return begun(module, await rules.ask<Begun>({ op: 'sit', sitting: sitting(seats, setup, guided) }));
  },

  glance: async (id: string): Promise<Glance> => {
    const row = await get(id);
    if (!row) throw new ApiError(404, 'no-match', word('error-no-match'));
    return row.glance;
  },
  snapshot: async (id: string) => (await tableOf(id)).ask<Snapshot>('snapshot'),
  sheet: async (id: string) => (await tableOf(id)).ask<Sheet>('sheet'),
  odds: async (id: string, signal?: AbortSignal) => {
    const table = await tableOf(id);
    // What was asked at a position somebody has clicked past is not asked at all.
    await new Promise((go) => setTimeout(go, 60));
    signal?.throwIfAborted();
    return table.ask<OddsTable>({ odds: { action: null } });
  },
  oddsOf: async (id: string, action: string) => (await tableOf(id)).ask<Odds>({ odds: { action } }),
  explain: async (id: string, action: string) => (await tableOf(id)).ask<Explanation>({ explain: { action } }),
  outlook: async (id: string) => (await tableOf(id)).ask<Outlook>('outlook'),
  ask: async (id: string, question: string) => (await tableOf(id)).ask<unknown>({ ask: { question } }),
  past: async (id: string, step: number) => (await tableOf(id)).ask<Past>({ at: { step } }),
  film: async (id: string, from: number, to: number) => (await tableOf(id)).ask<Film>({ film: { from, to } }),
  why: async (id: string, on: string, piece: string | null) => (await tableOf(id)).ask<WhyOut>({ why: { on, at: piece } }),
  plan: async (id: string, seat: number, _seq: number, actions: string[]) => (await tableOf(id)).ask<PlanOut>({ plan: { seat, actions } }),
  luck: async (id: string) => (await tableOf(id)).ask<Luck>('luck'),
  record: async (id: string) => (await tableOf(id)).ask<string>({ record: { whole: false } }),
  fork: async (id: string, step: number, seats: SeatRequest[]): Promise<MatchMeta> => {
    if (seats.some(({ kind }) => kind === 'open')) throw needsNet();
    const again = sitting(seats, null, false);
    return begun((await get(id))!, await (await tableOf(id)).ask<Begun>({ fork: { step, sitting: again } }));
  },
  rematch: async (id: string): Promise<MatchMeta> => {
    const again = sitting([], null, false);
    return begun((await get(id))!, await (await tableOf(id)).ask<Begun>({ again: { sitting: again } }));
  },
} satisfies Partial<Api>;

/** The line to a match that is kept here. */
export const dialHome = (address: string): HomeSocket => {
  const [id = '', query = ''] = address.replace(/^home:/, '').split('?');
  const since = new URLSearchParams(query).get('since');
  return new HomeSocket(tableOf(id), since === null ? null : Number(since));
};

/** Gives a match to the server, which verifies it and keeps it from then on. */
export async function handOver(id: string, load: (text: string, seats: string) => Promise<MatchMeta>): Promise<MatchMeta> {
  const table = await tableOf(id);
  const who = (await get(id))!.meta.seats.map(({ kind, level }) => (kind === 'human' ? 'me' : (level ?? kind)));
  const meta = await load(await table.ask<string>({ record: { whole: true } }), who.join(','));
  table.close();
  open = null;
  await drop(id);
  return meta;
}
