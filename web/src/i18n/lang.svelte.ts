// The language of the page: the browser's at first, remembered once chosen, switched without a reload.

import type { FluentVariable } from '@fluent/bundle';
import type { Lang, Message, Texts } from '../api/types';
import type { PageKey } from './keys';
import { read, write } from '../parts/memory';
import { inLang, pickLang, spaced, Speaker } from './speaker';

// One lazy chunk a file: a reader of Spanish never loads French.
const files = import.meta.glob<string>('../../../locales/*/*.ftl', { query: '?raw', import: 'default' });

const texts = new Map<string, Promise<string>>();
function load(lang: Lang, file: string): Promise<string> {
  const path = `../../../locales/${lang}/${file}.ftl`;
  let text = texts.get(path);
  if (!text) {
    text = files[path]?.() ?? Promise.resolve('');
    texts.set(path, text);
    text.catch(() => texts.delete(path));
  }
  return text;
}

/** Whether the page has words of its own for a game. */
const hasWords = (game: string): boolean => `../../../locales/en/${game}.ftl` in files;

/** What a game says by other rules than this page knows, or a game that is not of the house; by the rules of today where none are named. */
async function brought(lang: Lang, game: string, rules: number | null): Promise<string> {
  const { api } = await import('../api/client');
  const version = rules ?? (await api.games()).find(({ id }) => id === game)?.rules;
  return version === undefined ? '' : inLang(await api.texts(game, version), lang);
}

/**
 * Speaks for one game, or for what all games share; after a `+` stands a file it needs besides, after an `@` the version of the
 * rules a match is played by, where they are not those of today.
 */
async function hire(lang: Lang, name: string | null): Promise<Speaker> {
  const [named, ...more] = name?.split('+') ?? [];
  const [game, rules] = named?.split('@') ?? [];
  const wanted = ['common', 'server', ...(game ? [game, `${game}-board`] : []), 'web', ...more];
  const texts = wanted.map((file) => load(lang, file));
  // The last word has the version that is played.
  if (game && (rules || !hasWords(game))) texts.push(brought(lang, game, rules ? Number(rules) : null));
  return new Speaker(lang, await Promise.all(texts));
}

class Language {
  current = $state<Lang>(pickLang([read('lang'), ...(globalThis.navigator?.languages ?? [])]));
  /** Speakers by game ("" for none); replaced as a whole when the language changes. */
  private speakers = $state.raw<Map<string, Speaker>>(new Map());
  private wanted: Lang = this.current;

  /** Makes sure the page, and the game if one is named, can be spoken for. */
  async need(game: string | null = null): Promise<void> {
    const name = game ?? '';
    if (this.speakers.has(name)) return;
    const speaker = await hire(this.current, game);
    if (speaker.lang === this.current) this.speakers = new Map(this.speakers).set(name, speaker);
    else await this.need(game);
  }

  async choose(lang: Lang): Promise<void> {
    this.wanted = lang;
    write('lang', lang);
    const names = [...this.speakers.keys()];
    const speakers = await Promise.all(names.map((name) => hire(lang, name || null)));
    // Chosen again while this was loading.
    if (this.wanted !== lang) return;
    this.speakers = new Map(names.map((name, at) => [name, speakers[at]!]));
    this.current = lang;
    document.documentElement.lang = lang;
  }

  speaker(game = ''): Speaker | undefined {
    // Until the words of another version have come, those of today will do.
    return this.speakers.get(game) ?? this.speakers.get(game.split('@')[0]!) ?? this.speakers.get('');
  }
}

export const language = new Language();

/** A string of the page. */
export function t(key: PageKey, values?: Record<string, FluentVariable>): string {
  return language.speaker()?.format(key, values) ?? '';
}

/** A message of the server, spoken for `game` where one is named. */
export function say(message: Message, game = ''): string {
  return language.speaker(game)?.say(message) ?? '';
}

/** A refusal; one we have no words for still says that something went wrong. */
export function sorry(message: Message, game = ''): string {
  return known(message.key, game) ? say(message, game) : t('web-error-server');
}

/** A text the data carry. */
export function text(texts: Partial<Texts> | null | undefined): string {
  return inLang(texts, language.current);
}

/** What the page put together itself, as the language sets it. */
export function set(said: string): string {
  return spaced(said, language.current);
}

/** Whether there is a sentence for `key`. */
export function known(key: string, game = ''): boolean {
  return language.speaker(game)?.has(key) ?? false;
}
