import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LOCALES, withLocale } from '#shared/locales.ts';
import { eventually, whenAlive } from '#tests/support/browsers/journey.ts';
import { hasFirefox, openFirefox } from '#tests/support/browsers/openFirefox.ts';
import { watchPage } from '#tests/support/browsers/watchPage.ts';
import { isFull } from '#tests/support/isFull.ts';
import { publicKinds, publicPages } from '#tests/support/looks/publicPages.ts';
import type { Lent } from '#tests/support/sites/lend.ts';
import { lendSite } from '#tests/support/sites/lendSite.ts';
import type { Site } from '#tests/support/sites/startSite.ts';

/** Time limit of a walk that hangs, not a budget: a hundred pages in two languages take minutes. */
const WALK_MS = 900_000;

let lent: Lent<Site>;
let browser: Browser;

if (isFull && !hasFirefox) process.stderr.write('Firefox is NOT TESTED: it is not here. npm run setup installs it.\n');

beforeAll(async () => {
  if (!isFull || !hasFirefox) return;
  [lent, browser] = await Promise.all([lendSite({ EVENT_STREAMS: '0' }), openFirefox()]);
});
afterAll(async () => {
  await browser?.close();
  await lent?.giveBack();
});

test.runIf(isFull && hasFirefox)(
  'public pages in Firefox, in both languages, hydrate without a reported problem',
  async () => {
    const site = lent.value;
    const pages = await publicPages(site.origin);
    expect(pages.length).toBeGreaterThanOrEqual(publicKinds.length);
    const problems = await Promise.all(
      LOCALES.map(async (locale) => {
        // Firefox reports requests that a worker answers as errors if their page is left, and their end is not known.
        const context = await browser.newContext({ locale, reducedMotion: 'reduce', serviceWorkers: 'block' });
        const page = await context.newPage();
        const watch = await watchPage(page, site.origin);
        for (const { path, status } of pages) {
          const address = withLocale(path, locale);
          // A problem reported before the next document begins belongs to the previous one.
          watch.step(`leaving for ${address}`);
          if (status !== 200) watch.expectRefusal({ status, path: address });
          page.once('framenavigated', () => watch.step(address));
          await page.goto(site.origin + address);
          await whenAlive(page);
          // Firefox reports requests as failed when their page is left before they end.
          await page.waitForLoadState('networkidle');
        }
        await context.close();
        return watch.take();
      }),
    );
    expect(problems.flat()).toEqual([]);
  },
  WALK_MS,
);

test.runIf(isFull && hasFirefox)('the service worker in Firefox caches the scripts of the next page', async () => {
  const site = lent.value;
  const context = await browser.newContext({ locale: 'uz', reducedMotion: 'reduce' });
  const page = await context.newPage();
  const watch = await watchPage(page, site.origin);
  await page.goto(`${site.origin}/about`);
  await whenAlive(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.waitForLoadState('networkidle');
  await page.goto(`${site.origin}/providers`);
  await whenAlive(page);
  await eventually(() =>
    page.evaluate(async () => {
      const stored = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      return stored.flat().some(({ url }) => url.includes('/assets/ProvidersPage-'));
    }),
  ).toBe(true);
  expect(watch.take()).toEqual([]);
  await context.close();
});
