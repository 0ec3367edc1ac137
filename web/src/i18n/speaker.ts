// Messages turned into Spanish, English or French by Fluent, the same way the Rust side does it: terms are looked up in
// the same language, texts carried by the data are taken in the language, a missing key shows as itself.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Arg, Lang, Message, Texts } from '../api/types';

export const LANGS: readonly Lang[] = ['es', 'en', 'fr'];

export class Speaker {
  private readonly bundle: FluentBundle;

  constructor(
    readonly lang: Lang,
    texts: readonly string[],
  ) {
    this.bundle = new FluentBundle(lang, { useIsolating: false });
    for (const text of texts) this.bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  say(message: Message): string {
    const values: Record<string, FluentVariable> = {};
    for (const [name, arg] of message.args) {
      values[name] = this.value(arg);
      if (typeof arg === 'object') values[`${name}-form`] = this.form(arg);
    }
    const said = this.format(message.key, values);
    return sentence(message.key, message.args.length > 0 ? contracted(said, this.lang) : said);
  }

  format(key: string, values: Record<string, FluentVariable> = {}): string {
    const pattern = this.bundle.getMessage(key)?.value;
    if (!pattern) return key;
    // With a list of errors a missing argument shows as its name instead of throwing.
    return this.bundle.formatPattern(pattern, values, []);
  }

  /** Gender and number of a noun, on which a sentence selects to agree with it. */
  private form(arg: Exclude<Arg, number>): string {
    const given = 'term' in arg ? this.attribute(arg.term, 'form') : arg.forms?.[this.lang];
    return given ?? (this.lang === 'en' ? 's' : 'm');
  }

  private attribute(key: string, name: string): string | undefined {
    const pattern = this.bundle.getMessage(key)?.attributes[name];
    return pattern && this.bundle.formatPattern(pattern, {}, []);
  }

  private value(arg: Arg): FluentVariable {
    if (typeof arg !== 'object') return arg;
    if ('term' in arg && typeof arg.term === 'string') return this.format(arg.term);
    return inLang(arg as Texts, this.lang);
  }
}

const TOGETHER: Record<Lang, readonly (readonly [RegExp, string])[]> = {
  es: [
    [/ de el /g, ' del '],
    [/ a el /g, ' al '],
  ],
  en: [],
  fr: [
    [/ de le /g, ' du '],
    [/ à le /g, ' au '],
    [/ de les /g, ' des '],
    [/ à les /g, ' aux '],
  ],
};

/** A preposition and the article of what was put in after it run together: "turno del bando A", "au camp B". */
const contracted = (said: string, lang: Lang) => TOGETHER[lang].reduce((text, [apart, together]) => text.replace(apart, together), said);

/** What happened and what is asked stand alone: with a capital, whatever was put in first. */
const sentence = (key: string, said: string) => (/^(event|prompt)-/.test(key) ? said.charAt(0).toUpperCase() + said.slice(1) : said);

/** A text in `lang`; where it was not written in it, the English or the Spanish one. */
export function inLang(texts: Partial<Texts> | null | undefined, lang: Lang): string {
  return texts?.[lang] || texts?.en || texts?.es || '';
}

/** What the page put together with a colon or a semicolon, as `lang` sets it: French leaves a space before them. */
export function spaced(said: string, lang: Lang): string {
  return lang === 'fr' ? said.replace(/(?<=[^\s\u00a0\u202f])([:;])(?=\s|$)/g, '\u00a0$1') : said;
}

/** The first of the wanted languages that is ours; English where none is. */
export function pickLang(wanted: readonly (string | null | undefined)[]): Lang {
  for (const one of wanted) {
    const code = (one ?? '').slice(0, 2).toLowerCase();
    const found = LANGS.find((lang) => lang === code);
    if (found) return found;
  }
  return 'en';
}
