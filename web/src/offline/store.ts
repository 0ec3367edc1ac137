// What this browser keeps of matches played in it: one row a match, written before anything of it is shown.

import type { Glance, MatchMeta } from '../api/types';
import { write } from '../parts/memory';

/** A match at home. Header and steps are the module's own: they are handed in again as they were handed out. */
export interface Row {
  id: string;
  game: string;
  /** The module it was begun in: the one of its rules that is here, should a newer page have others. */
  file: string;
  rules: number;
  header: unknown;
  steps: unknown[];
  meta: MatchMeta;
  glance: Glance;
}

/** Ids of matches at home begin so. */
const HOME = 'home-';
export const isHome = (id: string): boolean => id.startsWith(HOME);

export const newId = (): string =>
  HOME + Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => 'abcdefghjkmnpqrstvwxyz0123456789'[byte % 32]).join('');

let opened: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((settle, fail) => {
    const asked = indexedDB.open('frente', 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore('matches', { keyPath: 'id' });
    asked.onsuccess = () => {
      // Another page wants to change the shelves: it must not wait for us.
      asked.result.onversionchange = () => {
        asked.result.close();
        opened = null;
      };
      settle(asked.result);
    };
    asked.onerror = () => fail(asked.error ?? new Error('no storage'));
  });
  opened.catch(() => (opened = null));
  return opened;
}

async function run<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const transaction = (await open()).transaction('matches', mode, { durability: 'strict' });
  const asked = work(transaction.objectStore('matches'));
  return new Promise((settle, fail) => {
    transaction.oncomplete = () => settle(asked.result);
    transaction.onabort = transaction.onerror = () => fail(transaction.error ?? asked.error ?? new Error('no storage'));
  });
}

export const put = async (row: Row): Promise<void> => {
  await run('readwrite', (store) => store.put(row));
  write('home', '1');
};
export const get = (id: string) => run<Row | undefined>('readonly', (store) => store.get(id) as IDBRequest<Row | undefined>);
export const all = () => run<Row[]>('readonly', (store) => store.getAll() as IDBRequest<Row[]>);
export const drop = (id: string) => run('readwrite', (store) => store.delete(id));
