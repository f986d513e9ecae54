import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { paths } from '#shared/url/paths.ts';
import { journey, whenStill } from '#tests/support/browsers/journey.ts';
import { removeNewerFunctions } from '#tests/support/browsers/newerFunctions.ts';
import { isFull } from '#tests/support/isFull.ts';
import { playerPages } from '#tests/support/looks/playerPages.ts';
import { publicPages } from '#tests/support/looks/publicPages.ts';
import { newPlayer } from '#tests/support/players/newPlayer.ts';

const { visit, site } = journey();

const GUEST_PAGES = [paths.home.build(), paths.gamehall.build(), paths.game.build({ sysname: 'zarafshon-vault' })];
const PLAYER_PAGES = [paths.home.build(), paths.deposit.build(), paths.profileResponsibleGame.build()];
const PAGE_MS = 20_000;

async function guestPaths(): Promise<string[]> {
  if (!isFull) return GUEST_PAGES;
  return (await publicPages(site().origin)).filter(({ status }) => status === 200).map(({ path }) => path);
}

test.each(['guest', 'player'] as const)(
  'every page of a %s, in a browser without newer functions, becomes interactive without an error',
  async (who) => {
    const { page, step } = await visit({ device: 'phone', locale: 'uz' });
    await page.addInitScript(removeNewerFunctions);
    if (who === 'player') await newPlayer(page, site().origin);
    const addresses =
      who === 'guest' ? await guestPaths() : isFull ? playerPages.map(({ path }) => path) : PLAYER_PAGES;
    for (const address of addresses)
      await step(address, async () => {
        await page.goto(address);
        await page.locator('[data-live]').waitFor({ state: 'attached', timeout: PAGE_MS });
        await whenStill(page.getByRole('main'));
        // Rows near the end of the page load when they are reached.
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
        await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
        expect(await page.locator('main').count()).toBe(1);
      });
  },
  isFull ? 900_000 : 90_000,
);

test('a browser older than those served runs no script and keeps the page for visitors without scripts', async () => {
  const { page, step } = await visit({ device: 'phone', locale: 'ru' });
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'structuredClone'));
  await step('the sign-in form stays and has what is written for browsers without scripts', async () => {
    await page.goto('/ru/forms/sign_in');
    await page.locator('html:not([data-first-frame])').waitFor();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.locator('script[type=module]').count()).toBe(0);
    expect(await page.locator('noscript').count()).toBe(0);
  });
});

test('built files have no syntax that the oldest browsers refuse', () => {
  const folder = 'dist/client/assets';
  const files = readdirSync(folder).filter((name) => /\.(?:js|css)$/.test(name));
  expect(files.length).toBeGreaterThan(100);
  const wrong = files.flatMap((name) => {
    const text = readFileSync(`${folder}/${name}`, 'utf8');
    // Lookbehind stops Safari before 16.4 at parsing the file; the other two drop the rules of narrow screens.
    const found = name.endsWith('.js') ? /\(\?<[=!]/.exec(text) : /@media[^{]*(?:not \((?:min|max)-|[<>])/.exec(text);
    return found ? [`${name}: ${found[0]}`] : [];
  });
  expect(wrong).toEqual([]);
});
