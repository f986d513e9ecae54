import { expect, test } from 'vitest';
import { routes } from '#client/app/routes.ts';
import { isCalmPage } from '#shared/url/isCalmPage.ts';
import { paths } from '#shared/url/paths.ts';
import { eventually, journey } from '#tests/support/browsers/journey.ts';
import { isFull } from '#tests/support/isFull.ts';
import { beThePlayer } from '#tests/support/players/beThePlayer.ts';
import { signUp } from '#tests/support/players/signUp.ts';

const { visit, site } = journey();

/** The calm pages with an address of their own; in the quick run one of each section. */
const calm = routes
  .map(({ pattern }) => pattern)
  .filter((pattern) => isCalmPage(pattern) && !/[:*]/.test(pattern))
  .filter((pattern, index, all) => isFull || all.findIndex((one) => sectionOf(one) === sectionOf(pattern)) === index);

function sectionOf(pattern: string): string {
  return pattern.startsWith('/profile') ? pattern : (pattern.split('/')[1] ?? '');
}

test('for a new player on a phone, hints and notices wait on every calm page, and come on the next one that may show them', async () => {
  const { page, open, step } = await visit({ device: 'phone', locale: 'uz' });
  await beThePlayer(
    page,
    site().origin,
    await signUp(site().origin, `calm-${crypto.randomUUID().slice(0, 8)}@yulduz.test`),
  );
  const floating = page.locator('[data-edge]');
  for (const pattern of [...calm, paths.game.build({ sysname: 'zarafshon-vault' })])
    await step(`nothing lies over ${pattern}`, async () => {
      await open(pattern);
      // The first touch asks for notices where they may be shown.
      await page.locator('body').click({ position: { x: 1, y: 1 } });
      await page.waitForLoadState('networkidle');
      expect(await floating.count()).toBe(0);
      expect(await page.getByRole('dialog').count()).toBe(0);
    });
  await step('the hall shows what waited', async () => {
    await open(paths.gamehall.build());
    await page.locator('body').click({ position: { x: 1, y: 1 } });
    await eventually(() => floating.count()).toBeGreaterThan(0);
  });
}, 60_000);
