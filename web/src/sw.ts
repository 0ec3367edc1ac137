// Serves the page where there is no network: files with a hash in their names from what is kept, the page itself from the
// network with some patience, modules of rules once they have been fetched. Nothing of the API is ever kept, nor answered here.
//
// A new version is fetched whole and waits until no table is open (`offline/install.ts`); the files of the one before stay for
// pages that are still open.

/** The files of this build, written in by `dev/compress.ts`; another build has another list, so the browser sees a new worker. */
declare const __FILES__: { version: string; files: string[] };

export {};

interface Late extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Late {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Worker {
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  addEventListener(kind: 'install' | 'activate', hear: (event: Late) => void): void;
  addEventListener(kind: 'fetch', hear: (event: Fetching) => void): void;
  addEventListener(kind: 'message', hear: (event: MessageEvent<unknown>) => void): void;
}
const worker = self as unknown as Worker;

const built = __FILES__;
const PAGE = 'frente-page-';
const own = PAGE + built.version;
const MODULES = 'frente-modules';
/** So long the page is waited for where there is hardly any network. */
const PATIENCE_MS = 2_000;

worker.addEventListener('install', (event) => {
  event.waitUntil(caches.open(own).then((cache) => cache.addAll(['/', ...built.files])));
});

worker.addEventListener('activate', (event) => event.waitUntil(tidy().then(() => worker.clients.claim())));

worker.addEventListener('message', ({ data }) => {
  if (data === 'now') void worker.skipWaiting();
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate' && !pathname.startsWith('/api/')) event.respondWith(page(request));
  else if (/^\/modules\/.+\.wasm$/.test(pathname)) event.respondWith(module(request));
  else if (built.files.includes(pathname) || pathname.startsWith('/assets/')) event.respondWith(file(request));
});

/** The page: the newest, unless it does not come. */
async function page(request: Request): Promise<Response> {
  const kept = async () => (await (await caches.open(own)).match('/')) ?? Response.error();
  try {
    const patience = AbortSignal.timeout(PATIENCE_MS);
    const answer = await fetch(request, { signal: patience });
    return answer.ok ? answer : kept();
  } catch {
    return kept();
  }
}

/** A file of a build: from what is kept, of whatever build. */
const file = async (request: Request): Promise<Response> =>
  (await (await caches.open(own)).match(request)) ?? (await caches.match(request)) ?? fetch(request);

async function module(request: Request): Promise<Response> {
  const cache = await caches.open(MODULES);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

/** Builds before the last go, and modules that neither this build nor a match that is kept here needs. */
async function tidy(): Promise<void> {
  const builds = (await caches.keys()).filter((name) => name.startsWith(PAGE) && name !== own);
  await Promise.all(builds.slice(0, -1).map((name) => caches.delete(name)));
  const needed = new Set(await named());
  const cache = await caches.open(MODULES);
  for (const request of await cache.keys()) if (!needed.has(new URL(request.url).pathname)) await cache.delete(request);
}

/** The modules of this build and of the matches that are kept here. */
async function named(): Promise<string[]> {
  const index = await (await caches.open(own)).match('/modules/index.json');
  const files = index ? ((await index.json()) as { file: string }[]) : [];
  const rows = await new Promise<{ file: string }[]>((settle) => {
    const asked = indexedDB.open('frente');
    // No match was ever kept here: nothing is made now.
    asked.onupgradeneeded = () => asked.transaction?.abort();
    asked.onerror = () => settle([]);
    asked.onsuccess = () => {
      const all = asked.result.transaction('matches').objectStore('matches').getAll() as IDBRequest<{ file: string }[]>;
      all.onsuccess = () => settle(all.result);
      all.onerror = () => settle([]);
    };
  });
  return [...files, ...rows].map(({ file }) => `/modules/${file}`);
}
