import { api } from '../api/client';
import { t } from '../i18n/lang.svelte';
import { toasts } from '../parts/toasts.svelte';
import type { Match } from './match.svelte';

/** Puts the record of a match into the reader's downloads. */
export async function save(match: Match): Promise<void> {
  try {
    const record = await api.record(match.id);
    const url = URL.createObjectURL(new Blob([record], { type: 'text/plain' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = `frente-${match.game}-${match.id.slice(0, 8)}.txt`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
    toasts.add(t('web-saved', { file: link.download }), 'good');
  } catch (error) {
    match.complain(error);
  }
}
