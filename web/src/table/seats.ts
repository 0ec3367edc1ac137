import type { MatchMeta, Outcome } from '../api/types';
import { say, t } from '../i18n/lang.svelte';

/** What a seat is called at this table. */
export function seatName(meta: MatchMeta, seat: number): string {
  const one = meta.seats.find((other) => other.seat === seat);
  if (!one) return t('web-seat', { seat: seat + 1 });
  if (one.kind === 'bot') return t('web-seat-bot-level', { level: one.level ? t(`web-bot-${one.level}`) : '' });
  if (one.kind === 'open') return t('web-seat-open');
  if (one.kind === 'local') return t('web-seat', { seat: seat + 1 });
  return one.name || t('web-seat', { seat: seat + 1 });
}

/** How it ended, in the words of whoever reads it. */
export function ended(meta: MatchMeta, outcome: Outcome): string {
  const own = meta.seats.some((seat) => seat.you && outcome.losers.includes(seat.seat));
  const beside = outcome.label === 'resigned' || outcome.label === 'timeout';
  return own && beside ? t(`web-ended-${outcome.label}`) : say(outcome.message, meta.game);
}
