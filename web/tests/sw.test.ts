import { beforeAll, beforeEach, expect, it, vi } from 'vitest';

const HOUSE = 'https://frente.example';
type Hear = (event: object) => void;

/** Everything that is kept: by cache, address and body. */
const kept = new Map<string, Map<string, string>>();
const hears = new Map<string, Hear>();
let network: (path: string) => Promise<Response>;

const pathOf = (request: Request | string) => new URL(typeof request === 'string' ? request : request.url, HOUSE).pathname;

function cacheOf(name: string) {
  const files = kept.get(name) ?? new Map<string, string>();
  kept.set(name, files);
  const match = async (request: Request | string) => {
    const body = files.get(pathOf(request));
    return body === undefined ? undefined : new Response(body);
  };
  const put = async (request: Request, answer: Response) => void files.set(pathOf(request), await answer.text());
  const addAll = async (all: string[]) => {
    for (const path of all) files.set(path, await (await network(path)).text());
  };
  const keys = async () => [...files.keys()].map((path) => new Request(HOUSE + path));
  return { match, put, addAll, keys, delete: async (request: Request) => files.delete(pathOf(request)) };
}

beforeAll(async () => {
  vi.stubGlobal('self', { addEventListener: (kind: string, hear: Hear) => hears.set(kind, hear), clients: { claim: async () => {} } });
  vi.stubGlobal('location', { origin: HOUSE });
  vi.stubGlobal('__FILES__', { version: 'two', files: ['/assets/app-1.js', '/theme.js', '/modules/index.json'] });
  vi.stubGlobal('fetch', (request: Request | string) => network(pathOf(request)));
  vi.stubGlobal('caches', {
    open: async (name: string) => cacheOf(name),
    keys: async () => [...kept.keys()],
    delete: async (name: string) => kept.delete(name),
    match: async (request: Request) => (await Promise.all([...kept.keys()].map((name) => cacheOf(name).match(request)))).find(Boolean),
  });
  await import('../src/sw');
});

beforeEach(() => {
  kept.clear();
  network = async (path) => new Response(`network ${path}`);
});

/** What is answered; nothing where the browser is left to ask by itself. */
async function ask(path: string, init: RequestInit & { navigates?: boolean } = {}): Promise<string | undefined> {
  let answer: Promise<Response> | undefined;
  const request = new Request(HOUSE + path, init);
  if (init.navigates) Object.defineProperty(request, 'mode', { value: 'navigate' });
  hears.get('fetch')!({ request, respondWith: (given: Promise<Response>) => (answer = given) });
  return (await answer)?.text();
}

async function waits(kind: 'install' | 'activate'): Promise<void> {
  let work: Promise<unknown> | undefined;
  hears.get(kind)!({ waitUntil: (given: Promise<unknown>) => (work = given) });
  await work;
}

it('neither answers for the API nor keeps anything of it', async () => {
  await waits('install');
  for (const path of ['/api/v1/games', '/api/v1/matches/abc', '/api/v1/docs', '/healthz', '/metrics']) {
    expect(await ask(path), path).toBeUndefined();
    if (path.startsWith('/api')) expect(await ask(path, { navigates: true }), path).toBeUndefined();
  }
  expect(await ask('/assets/app-1.js', { method: 'POST' })).toBeUndefined();
  expect([...kept.values()].flatMap((files) => [...files.keys()]).filter((path) => path.startsWith('/api'))).toEqual([]);
});

it('gives the page from what is kept where there is no network', async () => {
  await waits('install');
  expect(await ask('/', { navigates: true })).toBe('network /');
  network = async () => Promise.reject(new TypeError('no network'));
  expect(await ask('/', { navigates: true })).toBe('network /');
  expect(await ask('/assets/app-1.js')).toBe('network /assets/app-1.js');
});

it('fetches a module once', async () => {
  let asked = 0;
  network = async (path) => new Response(`${++asked} ${path}`);
  expect(await ask('/modules/dado-1-ab.wasm')).toBe('1 /modules/dado-1-ab.wasm');
  expect(await ask('/modules/dado-1-ab.wasm')).toBe('1 /modules/dado-1-ab.wasm');
});

it('keeps the build before for pages that are still open, and the module that a stored match names', async () => {
  network = async (path) => new Response(path === '/modules/index.json' ? '[{"file":"dado-2-cd.wasm"}]' : path);
  for (const name of ['frente-page-zero', 'frente-page-one']) await cacheOf(name).addAll(['/']);
  await cacheOf('frente-modules').addAll(['/modules/dado-0-aa.wasm', '/modules/dado-1-ab.wasm', '/modules/dado-2-cd.wasm']);
  const rows = { result: [{ file: 'dado-1-ab.wasm' }], onsuccess: () => {} };
  const opened = {
    result: {
      transaction: () => ({ objectStore: () => ({ getAll: () => rows }) }),
    },
    onsuccess: () => {},
  };
  vi.stubGlobal('indexedDB', {
    open: () => {
      setTimeout(() => {
        opened.onsuccess();
        setTimeout(() => rows.onsuccess());
      });
      return opened;
    },
  });
  await waits('install');
  await waits('activate');
  expect([...kept.keys()].sort()).toEqual(['frente-modules', 'frente-page-one', 'frente-page-two']);
  expect([...kept.get('frente-modules')!.keys()]).toEqual(['/modules/dado-1-ab.wasm', '/modules/dado-2-cd.wasm']);
});
