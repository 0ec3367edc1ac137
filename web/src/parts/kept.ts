// How somebody likes to play, and which lessons they have done, kept with their account besides this browser: what another
// browser wrote comes when they sign in, what is changed here goes there. Guests keep it in this browser alone.

import { api } from '../api/client';
import type { User } from '../api/types';
import { language } from '../i18n/lang.svelte';
import { LANGS } from '../i18n/speaker';
import { better, parseStars, stars } from '../learn/stars.svelte';
import { read, watch, write } from './memory';
import { settings } from './settings.svelte';
import { look } from './theme.svelte';

/** What goes with the account, by the names this browser keeps it under. */
const KEYS = ['speed', 'confirm', 'size', 'sound', 'vibration', 'palette', 'theme', 'lang', 'stars'] as const;
/** What is changed at once is sent together. */
const PAUSE_MS = 800;

type Kept = Record<string, unknown>;

/** What both know: settings as the account has them, the better of all stars. Null where it is what this browser has. */
export function merged(here: Record<string, string | null>, kept: Kept): Record<string, string> {
  const all: Record<string, string> = {};
  for (const key of KEYS) {
    const [mine, theirs] = [here[key] ?? null, typeof kept[key] === 'string' ? kept[key] : null];
    if (key === 'stars') {
      const both = better(parseStars(mine), parseStars(theirs));
      if (Object.keys(both).length > 0) all[key] = JSON.stringify(both);
    } else if (theirs ?? mine) all[key] = (theirs ?? mine)!;
  }
  return all;
}

const here = (): Record<string, string | null> => Object.fromEntries(KEYS.map((key) => [key, read(key)]));

let whose: string | null = null;
let waiting: ReturnType<typeof setTimeout> | undefined;
let taking = false;

const same = (one: Kept, other: Kept) => KEYS.every((key) => (one[key] ?? null) === (other[key] ?? null));

function send(): void {
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    if (whose === null) return;
    const all = Object.fromEntries(Object.entries(here()).filter(([, value]) => value !== null));
    // It stands in this browser; the next change takes it along.
    api.keep(all).catch(() => {});
  }, PAUSE_MS);
}

/** Somebody sits at this screen: what their account keeps is taken over. */
export async function meet(user: User | null): Promise<void> {
  const account = user && !user.guest ? user.id : null;
  if (account === whose) return;
  whose = account;
  clearTimeout(waiting);
  if (account === null) return;
  const kept = await api.kept().catch(() => null);
  if (kept === null || whose !== account) return;
  const all = merged(here(), kept);
  taking = true;
  for (const [key, value] of Object.entries(all)) if (read(key) !== value) write(key, value);
  taking = false;
  settings.load();
  settings.show();
  look.load();
  stars.load();
  const lang = LANGS.find((one) => one === all.lang);
  if (lang && lang !== language.current) await language.choose(lang);
  if (!same(all, kept)) send();
}

watch((key) => {
  if (!taking && whose !== null && (KEYS as readonly string[]).includes(key)) send();
});
