// The board alone, on real positions: `npx vite web/src/games/amanecer/dev -c web/src/games/amanecer/dev/vite.config.ts`,
// then ?at=rich&lang=es&theme=dark&box=1040x760. `play=1` steps through a recorded game with the space bar.
// No part of the production build: nothing there points here.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import '@fontsource/alegreya/400.css';
import '@fontsource/alegreya/400-italic.css';
import '@fontsource/alegreya/700.css';
import '@fontsource/alegreya/700-italic.css';
import '@fontsource/alegreya/800.css';
import '@fontsource/alegreya-sans/500.css';
import '@fontsource/alegreya-sans/700.css';
import '@fontsource/league-gothic/400.css';
import { mount } from 'svelte';
import en from '../../../../../locales/en/amanecer.ftl?raw';
import es from '../../../../../locales/es/amanecer.ftl?raw';
import fr from '../../../../../locales/fr/amanecer.ftl?raw';
import enBoard from '../../../../../locales/en/amanecer-board.ftl?raw';
import esBoard from '../../../../../locales/es/amanecer-board.ftl?raw';
import frBoard from '../../../../../locales/fr/amanecer-board.ftl?raw';
import type { Lang, Message } from '../types';
import Dev from './Dev.svelte';
import fixtures from './fixtures.json?raw';

const asked = new URLSearchParams(location.search);
const lang = (asked.get('lang') ?? 'es') as Lang;
document.documentElement.dataset['theme'] = asked.get('theme') ?? 'light';
document.documentElement.lang = lang;

const bundle = new FluentBundle(lang, { useIsolating: false });
bundle.addResource(new FluentResource({ es, en, fr }[lang]));
bundle.addResource(new FluentResource({ es: esBoard, en: enBoard, fr: frBoard }[lang]));

function say({ key, args }: Message): string {
  const value = (arg: unknown): FluentVariable => {
    if (typeof arg === 'number' || typeof arg === 'string') return arg;
    const it = arg as { term?: string } & Partial<Record<Lang, string>>;
    return it.term ? say({ key: it.term, args: [] }) : (it[lang] ?? '');
  };
  const pattern = bundle.getMessage(key)?.value;
  if (!pattern) return `[${key}]`;
  return bundle.formatPattern(pattern, Object.fromEntries(args.map(([name, arg]) => [name, value(arg)])));
}

const target = document.getElementById('app');
if (target) {
  mount(Dev, {
    target,
    props: {
      say,
      lang,
      fixtures: JSON.parse(fixtures),
      at: asked.get('at') ?? 'rich',
      box: asked.get('box'),
      press: asked.get('press'),
      focus: asked.get('focus'),
      play: asked.has('play'),
    },
  });
}
