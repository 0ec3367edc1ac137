// The board alone, on made positions: `npx vite -c src/games/pasaran/dev/vite.config.ts`, then ?at=mid&lang=es&theme=dark.
// No part of the production build: nothing there points here.

import '@fontsource/alegreya/400.css';
import '@fontsource/alegreya/400-italic.css';
import '@fontsource/alegreya/700.css';
import '@fontsource/alegreya/700-italic.css';
import '@fontsource/alegreya-sans/500.css';
import '@fontsource/alegreya-sans/700.css';
import '@fontsource/league-gothic/400.css';
import { mount } from 'svelte';
import Board from '../Board.svelte';
import { Speaker } from '../../../i18n/speaker';
import type { Lang, Message, Text } from '../view';
import { sheet, SHOTS } from './fixtures';

const asked = new URLSearchParams(location.search);
const lang = (asked.get('lang') ?? 'es') as Lang;
document.documentElement.dataset['theme'] = asked.get('theme') ?? 'light';
document.documentElement.lang = lang;
const files = import.meta.glob<string>('../../../../../locales/*/pasaran-board.ftl', { query: '?raw', import: 'default', eager: true });
const speaker = new Speaker(lang, [files[`../../../../../locales/${lang}/pasaran-board.ftl`] ?? '']);
// An offer of the made positions carries its sentence; everything else is the board's own.
const say = (message: Message) => (message.args.find(([name]) => name === 'text')?.[1] as Text | undefined)?.[lang] ?? speaker.say(message);
const shot = SHOTS[asked.get('at') ?? 'start'];
const target = document.getElementById('app');
if (target && shot) {
  mount(Board, {
    target,
    props: { view: shot.view, sheet, offers: shot.offers, say, lang, act: (action: string) => console.log('act', action), focus: asked.get('focus') },
  });
}
