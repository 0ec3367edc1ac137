// A speed in words.

import { language, t } from '../../i18n/lang.svelte';

export const speedName = (speed: number): string =>
  speed === Infinity ? t('web-speed-once') : `${new Intl.NumberFormat(language.current).format(speed)}×`;
