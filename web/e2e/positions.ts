// Positions worth looking at, played up to by the API: both seats are ours, so that nothing waits for anybody.
import type { Page } from '@playwright/test';

interface Offer {
  action: string;
  message: { key: string };
}
interface Seen {
  seq: number;
  node: { kind: string; seat?: number };
  offers: Offer[];
  view: unknown;
}

/** What is wished for, by verb, best first; what is in nobody's wishes is taken last. */
export type Wishes = readonly string[];

/**
 * Plays a new match of `game` with both seats at this screen until `enough` holds of a view (a function of the page, sent there
 * as text), at most `most` steps; or plays on in the match `going`. The id of the match.
 */
export async function playTo(
  page: Page,
  game: string,
  setup: unknown,
  wishes: Wishes,
  enough: (view: never, seat: number) => boolean,
  most = 400,
  going = '',
): Promise<string> {
  await page.goto('/');
  await page.locator('.shelf a.box').first().waitFor();
  return page.evaluate(
    async ([game, setup, wishes, enough, most, going]) => {
      const stands = new Function('view', 'seat', `return (${enough})(view, seat)`) as (view: unknown, seat: number) => boolean;
      const call = async <T>(path: string, body?: unknown): Promise<T> => {
        const headers = { 'content-type': 'application/json' };
        const answer = await fetch(`/api/v1${path}`, body ? { method: 'POST', headers, body: JSON.stringify(body) } : {});
        // So many at once are more than a person asks: the server wants a moment.
        if (answer.status === 429) return new Promise((go) => setTimeout(() => go(call<T>(path, body)), 200));
        if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
        return (await answer.json()) as T;
      };
      const sitting = [{ kind: 'me' }, { kind: 'local' }];
      const id = going || (await call<{ id: string }>('/matches', { game, setup, seats: sitting })).id;
      const rank = ({ action }: Offer) => {
        const at = wishes.findIndex((wish) => action.startsWith(wish));
        return at < 0 ? wishes.length : at;
      };
      for (let step = 0; step < most; step++) {
        const seen = await call<Seen>(`/matches/${id}`);
        const seat = seen.node.seat ?? 0;
        if (seen.node.kind === 'over' || (seen.node.kind === 'decision' && stands(seen.view, seat))) break;
        const [best] = [...seen.offers].sort((a, b) => rank(a) - rank(b));
        if (best) await call(`/matches/${id}/act`, { seat, seq: seen.seq, action: best.action });
      }
      // Whoever looks at it now asks no more than a person does.
      await new Promise((go) => setTimeout(go, 2000));
      return id;
    },
    [game, setup, wishes, enough.toString(), most, going] as const,
  );
}

/** 1936 with Irún and Santa María de la Cabeza to fight for, and money. */
const FRONTS = { objectives: [29, 84], income: 8 };
type Row = { rearguard: number[]; mobilised: { national: number[]; republic: number[] } };
type Table = { players: Row[]; pending: unknown[]; groups: unknown[]; active: number };

/** Both objectives held by both sides, cards in every rearguard. */
export const crowded = (page: Page) =>
  playTo(
    page,
    'guerra1936',
    FRONTS,
    ['activate', 'ring', 'choose', 'mobilise national', 'mobilise republic', 'play', 'done', 'pass'],
    (view: never) => {
      const { players } = view as Table;
      return (
        players.every(
          ({ rearguard, mobilised }) => rearguard.length >= 3 && mobilised.national.length >= 1 && mobilised.republic.length >= 1,
        ) && players.some(({ mobilised }) => mobilised.national.length + mobilised.republic.length >= 5)
      );
    },
    260,
  );

/** A combat with groups on both sides, out of such a crowd. */
export const fighting = async (page: Page) =>
  playTo(
    page,
    'guerra1936',
    FRONTS,
    ['combat', 'group', 'join', 'defend', 'command', 'under', 'done', 'pass'],
    (view: never) => {
      const { groups, pending } = view as Table;
      return groups.length >= 1 && /defensive|defending|third/.test(JSON.stringify(pending.at(-1)));
    },
    60,
    await crowded(page),
  );
