import { expect, test } from 'vitest';
import { paths } from '#shared/url/paths.ts';
import { DENIABLE, type Deniable, denyFunctions } from '#tests/support/browsers/deniedFunctions.ts';
import { journey, whenAlive, whenStill } from '#tests/support/browsers/journey.ts';
import { isFull } from '#tests/support/isFull.ts';
import { playerPages } from '#tests/support/looks/playerPages.ts';
import { publicPages } from '#tests/support/looks/publicPages.ts';
import { newPlayer } from '#tests/support/players/newPlayer.ts';

const { visit, site } = journey();

const PAGES = [paths.home.build(), paths.signIn.build(), paths.deposit.build()];

async function allPages(): Promise<string[]> {
  const open = (await publicPages(site().origin)).filter(({ status }) => status === 200);
  return [...open, ...playerPages].map(({ path }) => path);
}

test.each<[string, readonly Deniable[]]>([
  ...(isFull ? DENIABLE.map((one): [string, readonly Deniable[]] => [one, [one]]) : []),
  ['everything that it may deny', DENIABLE],
])(
  'every page of a player, in a browser that denies %s, becomes interactive without an error',
  async (_name, denied) => {
    const { page, step } = await visit({ device: 'phone', locale: 'uz' });
    await page.addInitScript(denyFunctions, denied);
    await newPlayer(page, site().origin);
    for (const address of isFull ? await allPages() : PAGES)
      await step(address, async () => {
        await page.goto(address);
        await whenAlive(page);
        await whenStill(page.getByRole('main'));
        expect(await page.locator('main').count()).toBe(1);
      });
  },
  isFull ? 900_000 : 90_000,
);
