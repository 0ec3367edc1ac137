import type { GameInfo, MatchMeta, Outcome } from '../api/types';
import { known, language, say, t } from '../i18n/lang.svelte';

/** What a match is spoken for by: its game, and the version of its rules where it is not that of today. */
export const tongueOf = (meta: Pick<MatchMeta, 'game' | 'rules'>, game: GameInfo | undefined): string =>
  game === undefined || game.rules === meta.rules ? meta.game : `${meta.game}@${meta.rules}`;

/** The game may have a word for a seat: attacker, republic. */
export const chairName = (game: string, seat: number): string =>
  known(`seat-${seat}`, game) ? say({ key: `seat-${seat}`, args: [] }, game) : t('web-seat', { seat: seat + 1 });

/** What a bot of a level is called; Rust names the levels. */
export const levelName = (level: string): string => say({ key: `web-bot-${level}`, args: [] });

/** What a seat is called at this table. */
export function seatName(meta: MatchMeta, seat: number): string {
  const one = meta.seats.find((other) => other.seat === seat);
  const chair = chairName(meta.game, seat);
  if (!one) return chair;
  if (one.kind === 'bot') return t('web-seat-bot-level', { level: one.level ? levelName(one.level) : '' });
  if (one.kind === 'open') return t('web-seat-open');
  // At one screen everybody goes by his chair: only one of them has a name here.
  if (one.kind === 'local' || (one.you && meta.seats.some((other) => other.kind === 'local'))) return chair;
  return one.name || chair;
}

/** How it ended, in the words of whoever reads it. */
export function ended(meta: MatchMeta, outcome: Outcome): string {
  const own = meta.seats.some((seat) => seat.you && outcome.losers.includes(seat.seat));
  if (meta.why) return t(`web-club-why-${meta.why}`);
  const { label } = outcome;
  const told = own && (label === 'resigned' || label === 'timeout') ? t(`web-ended-${label}`) : say(outcome.message, meta.game);
  return told.charAt(0).toLocaleUpperCase(language.current) + told.slice(1);
}
