import { mount } from 'svelte';
import App from './App.svelte';
import { language } from './i18n/lang.svelte';
import { look } from './parts/theme.svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';

look.show();
document.documentElement.lang = language.current;
await language.need();
mount(App, { target: document.getElementById('app')! });
