// What a table was made for, in words.

import type { ClockRule, GameInfo, MatchMeta, Mark } from '../api/types';
import { known, say, t, text } from '../i18n/lang.svelte';
import { chairName } from '../table/seats';

export function clockWords(clock: ClockRule): string {
  if (clock.kind === 'live') return t('web-club-clock-live', { minutes: Math.round(clock.seconds / 6) / 10, seconds: clock.increment });
  if (clock.kind === 'days') return t('web-club-clock-days', { days: clock.days });
  return t('web-clock-none');
}

/** The seat somebody who comes would take. */
export const openSeat = (match: MatchMeta): number => match.seats.find((seat) => seat.kind === 'open')?.seat ?? 0;

export const sideWords = (match: MatchMeta): string => (match.lot ? t('web-club-lot') : chairName(match.game, openSeat(match)));

export function suitsWords(match: MatchMeta): string {
  if (match.range) return t('web-club-suits-range', { low: match.range[0], high: match.range[1] });
  return match.suits === 'beginners' ? t('web-club-suits-beginners') : '';
}

/** A rating; with a question mark where it rests on too few matches. */
export const markWords = (mark: Mark | undefined): string => (mark ? `${mark.rating}${mark.sure ? '' : '?'}` : '');

export function scenarioWords(game: GameInfo | undefined, id: string): string {
  if (!game || !id) return '';
  const one = game.scenarios.find((scenario) => scenario.id === id);
  if (one?.name && (game.own_data || !known(`scenario-${id}`, game.id))) return text(one.name);
  return known(`scenario-${id}`, game.id) ? say({ key: `scenario-${id}`, args: [] }, game.id) : id;
}

/** Whom a table was made by. */
export const hostOf = (match: MatchMeta) => match.seats.find((seat) => seat.kind === 'human' && !seat.you);
