import { word, type MatchMeta, type Outcome } from '../api/types';
import { known, language, say, t } from '../i18n/lang.svelte';

/** The game may have a word for a seat: attacker, republic. */
export const chairName = (game: string, seat: number): string =>
  known(`seat-${seat}`, game) ? say(word(`seat-${seat}`), game) : t('web-seat', { seat: seat + 1 });

/** What a seat is called at this table. */
export function seatName(meta: MatchMeta, seat: number): string {
  const one = meta.seats.find((other) => other.seat === seat);
  const chair = chairName(meta.game, seat);
  if (!one) return chair;
  if (one.kind === 'bot') return t('web-seat-bot-level', { level: one.level ? t(`web-bot-${one.level}`) : '' });
  if (one.kind === 'open') return t('web-seat-open');
  // At one screen everybody goes by his chair: only one of them has a name here.
  if (one.kind === 'local' || (one.you && meta.seats.some((other) => other.kind === 'local'))) return chair;
  return one.name || chair;
}

/** How it ended, in the words of whoever reads it. */
export function ended(meta: MatchMeta, outcome: Outcome): string {
  const own = meta.seats.some((seat) => seat.you && outcome.losers.includes(seat.seat));
  const beside = outcome.label === 'resigned' || outcome.label === 'timeout';
  const told = own && beside ? t(`web-ended-${outcome.label}`) : say(outcome.message, meta.game);
  return told.charAt(0).toLocaleUpperCase(language.current) + told.slice(1);
}
