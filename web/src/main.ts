import { mount } from 'svelte';
import App from './App.svelte';
import { language } from './i18n/lang.svelte';
import { install } from './offline/install';
import { router } from './parts/router.svelte';
import { session } from './parts/session.svelte';
import { settings } from './parts/settings.svelte';
import { look } from './parts/theme.svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/palette.css';
import './styles/base.css';

look.show();
settings.show();
document.documentElement.lang = language.current;
// What comes next is asked for while the strings are still on their way.
session.open();
if (router.route.at === 'match') import('./table/Table.svelte');
await language.need();
mount(App, { target: document.getElementById('app')! });
install(() => router.route.at === 'match');
