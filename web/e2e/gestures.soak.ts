// How many presses a choice takes on the board, and that the board leads to every kind of choice: the list is never needed.
import { byBoard, ours, sitAt, stacksOf } from './hand';
import { apart as test, expect } from './sit';

test.use({ drawer: 'folded', contextOptions: { reducedMotion: 'reduce' } });

/** Decisions taken, and the presses they may take on average: take up and put down is two, a menu one more. */
const GAMES: Record<string, [decisions: number, each: number]> = {
  amanecer: [14, 1.5],
  guerra1936: [14, 2],
  pasaran: [14, 2.5],
  tactics2gm: [14, 2.5],
  peanas: [14, 2.5],
};

for (const [game, [decisions, each]] of Object.entries(GAMES)) {
  test(`${game}: the board alone leads to every choice`, async ({ page }) => {
    test.setTimeout(900_000);
    await sitAt(page, game);
    let [taken, presses] = [0, 0];
    const lost: string[] = [];
    for (; taken < decisions; taken++) {
      const now = await ours(page);
      if (!now) break;
      expect(await page.locator('[data-bar]').count()).toBeLessThanOrEqual(4);
      // Another kind of choice each time.
      const wanted = now.offers[(taken * 5) % now.offers.length]!;
      const used = await byBoard(page, wanted, now.steps, stacksOf(now));
      if (used === null) {
        lost.push(`${wanted.action} (${wanted.touch.on.join(' ')} → ${wanted.touch.at.join(' ')})`);
        console.log(game, 'not by the board:', lost.at(-1));
      }
      presses += used ?? 0;
      if (used === null) {
        // The match goes on all the same.
        await page.keyboard.press('Escape');
        await page.evaluate(
          async ([seq, seat, action]) => {
            const id = location.hash.split('/').at(-1);
            const body = JSON.stringify({ seat, seq, action });
            await fetch(`/api/v1/matches/${id}/act`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
          },
          [now.seq, now.node.seat ?? 0, wanted.action] as const,
        );
      }
    }
    console.log(`${game}: ${presses} presses for ${taken} choices`);
    expect(lost).toEqual([]);
    expect(presses / Math.max(1, taken)).toBeLessThanOrEqual(each);
  });
}
