// How many presses an ordinary turn takes on the board, against the design: every choice is made on pieces, dials and the bar, as
// a player would who knows what to do. The figures are written into out/measured.
import { mkdirSync, writeFileSync } from 'node:fs';
import { byBoard, ours, sitAt, stacksOf, type Moment } from './hand';
import { apart as test, expect } from './sit';

interface Turn {
  /** What is wished for, by verb, best first; each at most so often a turn. */
  wishes: [verb: string, most: number][];
  /** What says that a new turn has begun. */
  turn: (view: never) => unknown;
  /** Presses are counted against this: the actions of the card, the units moved, one for the turn. */
  per: (taken: readonly string[]) => number;
  most: number;
  /** So many turns are counted; three where nothing is said. */
  turns?: number;
}

const count = (taken: readonly string[], ...verbs: string[]) => taken.filter((one) => verbs.includes(one.split(' ')[0]!)).length;

const TURNS: Record<string, Turn> = {
  amanecer: {
    wishes: [
      ['offensive', 2],
      ['political', 2],
      ['decline', 1],
      ['end', 1],
    ],
    turn: (view: { turn: number }) => view.turn,
    per: () => 1,
    most: 4,
  },
  guerra1936: {
    wishes: [
      ['play', 1],
      ['mobilise', 2],
      ['pass', 9],
    ],
    turn: (view: { turn: number; active: number; viewer: number }) => `${view.turn} ${view.active === view.viewer}`,
    per: () => 1,
    most: 6,
  },
  pasaran: {
    wishes: [
      ['pick', 6],
      ['to', 6],
      ['pass', 99],
      ['done', 99],
    ],
    turn: (view: { quarter: string }) => view.quarter,
    per: () => 1,
    most: 40,
    // A quarter is as long as many turns.
    turns: 1,
  },
  tactics2gm: {
    wishes: [
      ['deploy', 2],
      ['done', 9],
      ['step', 2],
      ['stop', 9],
      ['fire', 2],
      ['end', 9],
    ],
    turn: (view: { turn: { round: number } }) => view.turn.round,
    per: () => 1,
    most: 14,
  },
  peanas: {
    wishes: [
      ['order', 3],
      ['give', 9],
      ['walk', 9],
      ['form', 9],
      ['enter', 2],
      ['done', 9],
      ['pass', 9],
      ['end', 1],
    ],
    turn: (view: { round: number }) => view.round,
    per: (taken) => Math.max(1, count(taken, 'order', 'enter')),
    most: 4,
  },
};

test.use({ drawer: 'folded', contextOptions: { reducedMotion: 'reduce' } });

for (const [game, { wishes, turn, per, most, turns = 3 }] of Object.entries(TURNS)) {
  test(`${game}: an ordinary turn by the board`, async ({ page }) => {
    test.setTimeout(600_000);
    await sitAt(page, game);
    const viewOf = (now: Moment) => (now as unknown as { view: never }).view;
    const figures: number[] = [];
    let [presses, begun] = [0, undefined as unknown];
    let taken: string[] = [];
    for (let step = 0; step < 160 && figures.length < turns; step++) {
      const now = await ours(page);
      if (!now) break;
      const here = turn(viewOf(now));
      if (begun !== undefined && here !== begun) {
        if (taken.length > 1) figures.push(Math.round((10 * presses) / per(taken)) / 10);
        [presses, taken] = [0, []];
      }
      begun = here;
      const rank = ({ action }: Moment['offers'][number]) => {
        const verb = action.split(' ')[0]!;
        const at = wishes.findIndex(([wish, often]) => wish === verb && count(taken, verb) < often);
        return at < 0 ? wishes.length : at;
      };
      const wanted = [...now.offers].sort((a, b) => rank(a) - rank(b))[0]!;
      const used = await byBoard(page, wanted, now.steps, stacksOf(now));
      expect(used, wanted.action).not.toBeNull();
      presses += used ?? 0;
      taken.push(wanted.action);
    }
    mkdirSync('out/measured', { recursive: true });
    writeFileSync(`out/measured/turn-${game}.json`, JSON.stringify({ figures }));
    console.log(`turn-${game}`, JSON.stringify(figures), taken.slice(-12).join(' | '));
    expect(figures.length).toBeGreaterThan(0);
    expect(Math.min(...figures)).toBeLessThanOrEqual(most);
  });
}
