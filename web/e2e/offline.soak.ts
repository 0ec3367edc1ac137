// Whole matches without a network, one of each game: from the shelf to the ending, and then to the server.
import { GAMES, laidIn, sitHere, takeOne } from './offline';
import { apart as test, expect } from './sit';

const LONGEST = 1500;

test.use({ serviceWorkers: 'allow', contextOptions: { reducedMotion: 'reduce' } });

for (const game of GAMES) {
  test(`${game}: a whole match without a network`, async ({ page, context, house }) => {
    test.setTimeout(3_600_000);
    await laidIn(page);
    await context.setOffline(true);
    await page.reload();
    await sitHere(page, game);
    let taken = 0;
    while (taken < LONGEST && (await takeOne(page, taken * 7))) taken += 1;
    await expect(page.locator('section.ending')).toBeVisible();
    await context.setOffline(false);
    await page.goto('/#/');
    await page.getByRole('button', { name: 'Give it to the server' }).first().click();
    await expect(page.getByText('The server has verified the match and keeps it now.')).toBeVisible();
    const mine = (await (await page.request.get(`${house}/api/v1/matches`)).json()) as { game: string; status: string; steps: number }[];
    expect(mine).toMatchObject([{ game, status: 'over' }]);
    console.log(`${game} without a network: ${taken} choices, ${mine[0]!.steps} steps`);
  });
}
