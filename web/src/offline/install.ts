// Makes the page one that opens without a network: the worker that serves it then, the modules of all games, the browser's own
// offer to install it.

import { read, write } from '../parts/memory';
import { keep, missing } from './modules';

/** After the first look, when the page has nothing else to do. */
const LATER_MS = 4_000;
/** A page that is left open for days asks after a new version so often. */
const HOURLY_MS = 3_600_000;

interface Offer extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

let offer: Offer | null = null;

/** Registers the worker, and lets a new version in while no table is open. */
export function install(atTable: () => boolean): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer = event as Offer;
  });
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  const worker = navigator.serviceWorker;
  const begin = async () => {
    let fresh = worker.controller === null;
    const registration = await worker.register('/sw.js');
    const letIn = () => {
      if (!atTable()) registration.waiting?.postMessage('now');
    };
    let renewed = false;
    worker.addEventListener('controllerchange', () => {
      // The first worker of all takes over a page that is already as new as it is.
      const skip = fresh || renewed || atTable();
      fresh = false;
      if (skip) return;
      renewed = true;
      location.reload();
    });
    registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', letIn));
    addEventListener('hashchange', letIn);
    letIn();
    setInterval(() => void registration.update().catch(() => {}), HOURLY_MS);
    await worker.ready;
    if (!isSparing()) setTimeout(() => void keep().catch(() => {}), LATER_MS);
  };
  if (document.readyState === 'complete') void begin().catch(() => {});
  else addEventListener('load', () => void begin().catch(() => {}));
}

/** Whether somebody pays for every byte: then the modules wait until they are asked for. */
export const isSparing = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;

export const isReady = async (): Promise<boolean> =>
  'caches' in globalThis && navigator.serviceWorker?.controller != null && (await missing()).length === 0;

/** Whether the browser offers to install the page, and nobody has said no. */
export const mayInstall = (): boolean => offer !== null && read('installed') === null;

export async function installNow(): Promise<void> {
  await offer?.prompt();
  offer = null;
  write('installed', 'asked');
}
