import { language } from '../../i18n/lang.svelte';

/** 0.1667 as "17 %", 0.004 as "0.4 %": never "0 %" for what can happen. */
export function percent(chance: number): string {
  const digits = chance > 0 && chance < 0.01 ? 1 : 0;
  return new Intl.NumberFormat(language.current, { style: 'percent', maximumFractionDigits: digits }).format(chance);
}
