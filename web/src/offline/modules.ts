// Which modules of rules this page was built with, and whether they are kept for a day without a network.

import type { ExerciseLid, GameInfo } from '../api/types';

export interface Module {
  game: string;
  rules: number;
  file: string;
  bytes: number;
  packed: number;
  lid: GameInfo;
  exercises: ExerciseLid[];
}

/** The worker that serves the page without a network keeps modules here too (`../sw.ts`). */
const CACHE = 'frente-modules';

let asked: Promise<Module[]> | null = null;

/** Every module there is, in the order of the shelf; none where the page was built without them. */
export function modules(): Promise<Module[]> {
  asked ??= fetch('/modules/index.json').then(async (answer) => (answer.ok ? ((await answer.json()) as Module[]) : []));
  const now = asked;
  now.catch(() => (asked = null));
  return now.catch(() => []);
}

export async function moduleOf(game: string): Promise<Module | undefined> {
  return (await modules()).find((one) => one.game === game);
}

/** The modules that are still to be fetched before all games can be played without a network. */
export async function missing(): Promise<Module[]> {
  const cache = await caches.open(CACHE);
  const kept = new Set((await cache.keys()).map((request) => new URL(request.url).pathname));
  return (await modules()).filter(({ file }) => !kept.has(`/modules/${file}`));
}

/** Fetches them, one after another. */
export async function keep(): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const { file } of await missing()) await cache.add(`/modules/${file}`);
}
