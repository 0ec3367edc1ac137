// The server's address book: one function an endpoint, errors as messages that can be said in three languages. Matches that are
// kept in this browser are asked here too, and where there is no network the games on the shelf (`../offline/home.ts`).

import { read } from '../parts/memory';
import { isHome } from '../offline/store';
import { newSalt, note } from './dice';
import { ApiError } from './refused';
import {
  word,
  type Attempt,
  type Desk,
  type ExerciseLid,
  type ExerciseOut,
  type Explanation,
  type Outlook,
  type Film,
  type GameInfo,
  type Glance,
  type Guide,
  type Known,
  type Laid,
  type Laying,
  type List,
  type Luck,
  type MatchMeta,
  type Me,
  type Message,
  type About,
  type NewMatch,
  type NewTournament,
  type Promised,
  type Made,
  type NewToken,
  type Notices,
  type Odds,
  type OddsTable,
  type Opening,
  type Past,
  type PlanOut,
  type Played,
  type Point,
  type Profile,
  type Programs,
  type Results,
  type Sides,
  type Tournament,
  type TournamentWhole,
  type Wanted,
  type Why,
  type Refused,
  type RuleRow,
  type RulingOut,
  type SeatRequest,
  type Sheet,
  type Snapshot,
  type Stock,
  type Texts,
  type WhyOut,
  type Written,
} from './types';

const ROOT = '/api/v1';

export { ApiError };

const LOST = word('web-error-network');

async function call(path: string, init: RequestInit = {}): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(ROOT + path, { credentials: 'same-origin', ...init });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new ApiError(0, 'network', LOST);
  }
  if (response.ok) return response;
  let body: { error?: Partial<Refused['error']> } = {};
  try {
    body = (await response.json()) as typeof body;
  } catch {
    // Not ours (a proxy, a crash): the status says what there is to say.
  }
  const { code = 'http', message, rule } = body.error ?? {};
  const said = message ?? word(response.status === 404 ? 'web-error-missing' : 'web-error-server');
  throw new ApiError(response.status, code, said, rule ?? '');
}

const get = async <T>(path: string, signal?: AbortSignal): Promise<T> => (await call(path, signal ? { signal } : {})).json() as Promise<T>;

async function post<T>(path: string, body?: unknown, method = 'POST'): Promise<T> {
  const json = { 'content-type': 'application/json' };
  const init: RequestInit = { method, headers: json, body: JSON.stringify(body ?? {}) };
  const response = await call(path, init);
  const text = await response.text();
  return (text ? JSON.parse(text) : undefined) as T;
}

const at = (id: string, rest = '') => `/matches/${encodeURIComponent(id)}${rest}`;

const of = (name: string, rest = '') => `/people/${encodeURIComponent(name)}${rest}`;

/** Answers that never change while the page is open are asked for once. */
const kept = new Map<string, Promise<unknown>>();
function once<T>(path: string): Promise<T> {
  let answer = kept.get(path) as Promise<T> | undefined;
  if (!answer) {
    answer = get<T>(path);
    kept.set(path, answer);
    answer.catch(() => kept.delete(path));
  }
  return answer;
}

const online = {
  session: () => post<Me>('/session').then((answer) => answer.user),
  account: (name: string, password: string) => post<Me>('/accounts', { name, password }),
  login: (name: string, password: string) => post<Me>('/login', { name, password }),
  logout: () => post<void>('/logout'),
  about: () => get<About>('/me/account'),
  password: (old: string, fresh: string) => post<Me>('/me/password', { old, new: fresh }),
  mail: (mail: string, password: string, lang: string) => post<void>('/me/mail', { mail, password, lang }, 'PUT'),
  confirmMail: (token: string) => post<void>('/mail/confirm', { token }),
  forgotten: (name: string, lang: string) => post<void>('/password/forgotten', { name, lang }),
  reset: (token: string, password: string) => post<Me>('/password/reset', { token, password }),
  signOut: () => post<void>('/me/sign-out'),
  leave: (password: string) => post<void>('/me/account', { password }, 'DELETE'),
  data: async () => (await call('/me/data', {})).text(),
  kept: () => get<Record<string, unknown>>('/me/kept'),
  keep: (what: Record<string, unknown>) => post<unknown>('/me/kept', what, 'PUT'),

  games: () => once<GameInfo[]>('/games'),
  /** The rulebook, of today or of one version. */
  rules: (game: string, version?: number) => once<RuleRow[]>(`/games/${game}/rules${version === undefined ? '' : `/${version}`}`),
  /** What a game says by one version of its rules. */
  texts: (game: string, rules: number) => once<Texts>(`/games/${game}/texts/${rules}`),
  guide: (game: string) => once<Guide>(`/games/${game}/guide`),
  stock: (game: string) => once<Stock>(`/games/${game}/stock`),
  opening: (game: string, setup: unknown) => post<Opening>(`/games/${game}/opening`, setup),
  exercises: (game: string) => once<ExerciseLid[]>(`/games/${game}/exercises`),
  exercise: (game: string, id: string, { answers, ...more }: Attempt) =>
    post<ExerciseOut>(`/games/${game}/exercises/${encodeURIComponent(id)}`, { answers, ...more }),
  referee: (game: string, script: unknown) => post<RulingOut>(`/games/${game}/referee`, script),
  refereeSchema: (game: string) => once<unknown>(`/games/${game}/referee/schema`),
  writeList: (game: string, list: List) => post<Written>(`/games/${game}/lists/write`, list),
  readList: (game: string, file: unknown) => post<List>(`/games/${game}/lists/read`, file),
  layLists: (game: string, laying: Laying) => post<Record<string, unknown>>(`/games/${game}/lists/setup`, laying),

  /** A hundred at a time, the newest first: `after` the last of the part before. */
  matches: (after?: string) => get<MatchMeta[]>(`/matches${after ? `?after=${encodeURIComponent(after)}` : ''}`),
  lobby: (after?: string) => get<MatchMeta[]>(`/lobby${after ? `?after=${encodeURIComponent(after)}` : ''}`),
  /** Says no to a challenge. */
  declineAsked: (id: string, why: Why) => post<MatchMeta>(at(id, '/decline'), { why }),
  /** What waits; the next table is another than `at`. */
  desk: (at: string) => get<Desk>(`/desk${at ? `?after=${encodeURIComponent(at)}` : ''}`),
  people: () => get<Known[]>('/people'),
  befriend: (name: string, on: boolean) => post<void>(of(name, '/friend'), {}, on ? 'PUT' : 'DELETE'),
  block: (name: string, on: boolean) => post<void>(of(name, '/block'), {}, on ? 'PUT' : 'DELETE'),
  profile: (name: string) => get<Profile>(of(name)),
  curve: (name: string, game: string, side: number) => get<Point[]>(of(name, `/curve?game=${encodeURIComponent(game)}&side=${side}`)),
  results: (name: string, after?: string) => get<Played[]>(of(name, `/results${after ? `?after=${encodeURIComponent(after)}` : ''}`)),
  notices: () => get<Notices>('/me/notices'),
  want: (wanted: Wanted) => post<Notices>('/me/notices', wanted, 'PUT'),
  /** Public matches in play. */
  watch: () => get<MatchMeta[]>('/watch'),
  search: (asked: Record<string, string>) => get<Results>(`/search?${new URLSearchParams(asked).toString()}`),
  programs: () => get<Programs>('/me/programs'),
  makeBot: (name: string) => post<{ name: string }>('/me/bots', { name }),
  dropBot: (name: string) => post<void>(`/me/bots/${encodeURIComponent(name)}`, {}, 'DELETE'),
  makeToken: (wanted: NewToken) => post<Made>('/me/tokens', wanted),
  revoke: (id: string) => post<void>(`/me/tokens/${encodeURIComponent(id)}`, {}, 'DELETE'),
  /** So many days of holidays from now on; null: back again. */
  holidays: (days: number | null) =>
    days === null ? post<Notices>('/me/holidays', {}, 'DELETE') : post<Notices>('/me/holidays', { days }),
  seen: (id: string, seq: number) => post<void>(at(id, '/seen'), { seq }),
  /** Fifty at a time: `skip` so many at the beginning. */
  tournaments: (skip: number) => get<Tournament[]>(`/tournaments?skip=${skip}`),
  tournament: (id: string) => get<TournamentWhole>(`/tournaments/${encodeURIComponent(id)}`),
  makeTournament: (wanted: NewTournament) => post<TournamentWhole>('/tournaments', wanted),
  joinTournament: (id: string) => post<TournamentWhole>(`/tournaments/${encodeURIComponent(id)}/join`),
  leaveTournament: (id: string) => post<TournamentWhole>(`/tournaments/${encodeURIComponent(id)}/leave`),
  callOffTournament: (id: string) => post<void>(`/tournaments/${encodeURIComponent(id)}`, {}, 'DELETE'),
  withdraw: (id: string) => post<MatchMeta>(at(id, '/withdraw')),
  /** With dice that were promised before the salt was drawn. */
  create: async (match: NewMatch): Promise<MatchMeta> => {
    const [{ commitment: dice }, salt] = [await post<Promised>('/dice'), newSalt()];
    const meta = await post<MatchMeta>('/matches', { ...match, dice, salt });
    note(meta.id, dice, salt);
    return meta;
  },
  glance: (id: string) => get<Glance>(at(id, '/glance')),
  snapshot: (id: string) => get<Snapshot>(at(id)),
  sheet: (id: string) => once<Sheet>(at(id, '/sheet')),
  /** `dice`: the commitment that was shown before. */
  join: async (
    id: string,
    { seat, invite, list }: { seat: number; invite?: string | undefined; list?: Laid | null },
    dice: string,
  ): Promise<MatchMeta> => {
    const salt = newSalt();
    const meta = await post<MatchMeta>(at(id, '/join'), { seat, invite, salt, ...(list ? { list } : {}) });
    note(id, dice, salt);
    return meta;
  },
  odds: (id: string, signal?: AbortSignal) => get<OddsTable>(at(id, '/odds'), signal),
  oddsOf: (id: string, action: string) => get<Odds>(at(id, `/odds?action=${encodeURIComponent(action)}`)),
  explain: (id: string, action: string) => get<Explanation>(at(id, `/explain?action=${encodeURIComponent(action)}`)),
  outlook: (id: string, signal?: AbortSignal) => get<Outlook>(at(id, '/outlook'), signal),
  ask: (id: string, question: string) => get<unknown>(at(id, `/ask?question=${encodeURIComponent(question)}`)),
  past: (id: string, step: number, signal?: AbortSignal) => get<Past>(at(id, `/at/${step}`), signal),
  film: (id: string, from: number, to: number, signal?: AbortSignal) => get<Film>(at(id, `/film?from=${from}&to=${to}`), signal),
  why: (id: string, on: string, piece: string | null) =>
    get<WhyOut>(at(id, `/why?on=${encodeURIComponent(on)}${piece === null ? '' : `&at=${encodeURIComponent(piece)}`}`)),
  plan: (id: string, seat: number, seq: number, actions: string[]) => post<PlanOut>(at(id, '/plan'), { seat, seq, actions }),
  luck: (id: string) => get<Luck>(at(id, '/luck')),
  record: async (id: string) => (await call(at(id, '/record'))).text(),
  /** `seats`: who goes on with it, where it is not over. */
  load: async (text: string, seats?: string) => {
    const init = { method: 'POST', headers: { 'content-type': 'text/plain; charset=utf-8' }, body: text };
    return (await call(`/records${seats ? `?seats=${seats}` : ''}`, init)).json() as Promise<MatchMeta>;
  },
  fork: (id: string, step: number, seats: SeatRequest[]) => post<MatchMeta>(at(id, '/fork'), { step, seats }),
  /** Whoever asks first makes the match with the dice promised here; whoever asks next sits down at it. */
  rematch: async (id: string, sides: Sides = 'same'): Promise<MatchMeta> => {
    const [{ commitment: dice }, salt] = [await post<Promised>('/dice'), newSalt()];
    const meta = await post<MatchMeta>(at(id, `/rematch?dice=${dice}&salt=${salt}&sides=${sides}`));
    if (meta.seats.some((seat) => seat.you && seat.salt === salt)) note(meta.id, meta.commitment, salt);
    return meta;
  },
};

export type Api = typeof online;
type Ask = (...given: unknown[]) => Promise<unknown>;

const home = () => import('../offline/home');

/** Asked of the server, and where there is no way to it of the rules in this browser. */
const OF_A_BOX = [
  'games',
  'rules',
  'texts',
  'guide',
  'stock',
  'opening',
  'exercises',
  'exercise',
  'writeList',
  'readList',
  'layLists',
] as const;
/** Asked of whoever keeps the match. */
const OF_A_MATCH = [
  ...(['glance', 'snapshot', 'sheet', 'odds', 'oddsOf', 'explain', 'outlook', 'ask', 'past', 'film', 'why', 'plan'] as const),
  ...(['luck', 'record', 'fork', 'rematch'] as const),
] as const;

/** Whether there is no way to the server. */
export const isLost = (error: unknown): boolean => error instanceof ApiError && error.code === 'network';

async function orElse<T>(ask: () => Promise<T>, other: () => Promise<T>): Promise<T> {
  if (navigator.onLine === false) return other();
  try {
    return await ask();
  } catch (error) {
    if (isLost(error)) return other();
    throw error;
  }
}

function box(name: (typeof OF_A_BOX)[number]): Ask {
  const ask = online[name] as unknown as Ask;
  return (...given) =>
    orElse(
      () => ask(...given),
      async () => ((await home()).atHome[name] as unknown as Ask)(...given),
    );
}

function match(name: (typeof OF_A_MATCH)[number]): Ask {
  const ask = online[name] as unknown as Ask;
  return async (id, ...given) => (isHome(id as string) ? ((await home()).atHome[name] as unknown as Ask)(id, ...given) : ask(id, ...given));
}

/** Matches that are kept in this browser: none, where nobody has played here. */
const here = async (): Promise<MatchMeta[]> => (read('home') === null ? [] : (await home()).atHome.matches());

export const api: Api = {
  ...online,
  ...(Object.fromEntries([...OF_A_BOX.map((name) => [name, box(name)]), ...OF_A_MATCH.map((name) => [name, match(name)])]) as Partial<Api>),
  matches: async (after) => {
    const there = orElse(
      () => online.matches(after),
      async () => [],
    );
    return [...(after ? [] : await here()), ...(await there)];
  },
  lobby: (after) =>
    orElse(
      () => online.lobby(after),
      async () => [],
    ),
  create: (wanted) =>
    orElse(
      () => online.create(wanted),
      async () => (await home()).atHome.create(wanted),
    ),
};

/** A match that is kept in this browser, whether there is a server or not. */
export const createHere = async (wanted: NewMatch): Promise<MatchMeta> => (await home()).atHome.create(wanted);

/** Gives a match that is kept in this browser to the server. */
export const handOver = async (id: string): Promise<MatchMeta> => (await home()).handOver(id, online.load);
