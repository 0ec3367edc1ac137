// Tournaments in words. Pure but for the language.

import type { Pairing, Standing, Tournament, TournamentWhole } from '../api/types';
import { language, t } from '../i18n/lang.svelte';
import { levelName } from '../table/seats';

/** Points counted in halves: 3 is 1½. */
export function halves(points: number): string {
  const whole = Math.floor(points / 2);
  if (points % 2 === 0) return String(whole);
  return whole === 0 ? '½' : `${whole}½`;
}

/** The same counted in quarters. */
export const quarters = (points: number): string =>
  new Intl.NumberFormat(language.current, { maximumFractionDigits: 2 }).format(points / 4);

export const when = (at: number): string =>
  new Intl.DateTimeFormat(language.current, { dateStyle: 'medium', timeStyle: 'short' }).format(at);

/** What somebody in the standings is called. */
export const called = (row: Standing | undefined): string =>
  row?.level ? t('web-cup-bot', { level: levelName(row.level), number: row.number }) : (row?.name ?? '');

export function stateWords(one: Tournament): string {
  if (one.state === 'open') return t('web-cup-begins', { date: when(one.starts) });
  if (one.state === 'playing') return t('web-cup-round', { round: one.round, rounds: one.rounds });
  if (one.state === 'over') return t('web-cup-over');
  return one.why ? t(`web-cup-off-${one.why}`) : t('web-cup-off');
}

/** What somebody has made of each of their rounds, or of each other player. */
export interface Cell {
  score: string;
  other: number | null;
  open: boolean;
}

const own = (pairing: Pairing, number: number): number | null => {
  if (pairing.one === number) return pairing.scores?.[0] ?? null;
  return pairing.other === number ? (pairing.scores?.[1] ?? null) : null;
};

const rivalOf = (pairing: Pairing, number: number): number | null => (pairing.one === number ? (pairing.other ?? null) : pairing.one);

/** What `number` made of all these matches together; null: nothing yet. */
function sum(pairings: readonly Pairing[], number: number): Cell | null {
  const [first] = pairings;
  if (!first) return null;
  const scores = pairings.map((pairing) => own(pairing, number)).filter((score) => score !== null);
  return {
    score: scores.length > 0 ? halves(scores.reduce((all, score) => all + score, 0)) : '',
    other: rivalOf(first, number),
    open: scores.length < pairings.length,
  };
}

const concerns = (pairing: Pairing, number: number): boolean => pairing.one === number || pairing.other === number;

/** A row of the cross table: in a round robin a cell for each player in their order, else one for each round. */
export function crossed({ about, standings, pairings }: TournamentWhole, number: number): (Cell | null)[] {
  const mine = pairings.filter((pairing) => concerns(pairing, number));
  if (about.kind === 'robin') {
    return standings.map((row) =>
      row.number === number
        ? null
        : sum(
            mine.filter((pairing) => concerns(pairing, row.number)),
            number,
          ),
    );
  }
  return Array.from({ length: about.round }, (_, at) =>
    sum(
      mine.filter((pairing) => pairing.round === at + 1),
      number,
    ),
  );
}

/** The matches somebody has to play now: those that wait for them and those that go on. */
export const mineNow = ({ about, you, pairings }: TournamentWhole): Pairing[] =>
  you === undefined || about.state !== 'playing'
    ? []
    : pairings.filter((one) => one.round === about.round && concerns(one, you) && one.id && one.status !== 'over' && !one.scores);
