import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { whenAlive } from '#tests/support/browsers/journey.ts';
import { type ExpectedRefusal, type PageWatch, watchPage } from '#tests/support/browsers/watchPage.ts';
import { workerBrowser } from '#tests/support/browsers/workerBrowser.ts';
import { ageAnswer } from '#tests/support/players/ageAnswer.ts';
import { type Lent, lend } from '#tests/support/sites/lend.ts';
import { type Site, startSite } from '#tests/support/sites/startSite.ts';
import { galleryFolder } from './galleryFolder.ts';

interface GalleryVisit extends BrowserContextOptions {
  theme?: 'dark' | 'light' | 'system';
  /** `/ru/_ui` and the like. */
  path?: string;
  /** The page stays open until the end of the file; the caller stores it. */
  stays?: boolean;
  /** A failed request that the test expects. */
  refusal?: ExpectedRefusal;
}

/**
 * A shared site with the components in every state, for the tests of a file. Gives a function that opens a page; it rejects after
 * Playwright's timeout. Every problem that the browser reports fails the test.
 */
export function gallery() {
  let gallery: Lent<Site>;
  let browser: Browser;
  let open: { page: Page; watch: PageWatch; stays: boolean }[] = [];

  beforeAll(async () => {
    [gallery, browser] = await Promise.all([
      lend('gallery', () => startSite({}, galleryFolder)),
      workerBrowser({ hasPictures: true }),
    ]);
  });
  afterAll(async () => {
    await Promise.all(open.map(({ page }) => page.context().close()));
    await gallery?.giveBack();
  });
  afterEach(async () => {
    const visits = open;
    open = visits.filter(({ page, stays }) => stays && !page.isClosed());
    await Promise.all(visits.filter((one) => !open.includes(one)).map(({ page }) => page.context().close()));
    expect(visits.flatMap(({ watch }) => watch.take())).toEqual([]);
  });

  return async ({ theme, path = '/_ui', stays = false, refusal, ...options }: GalleryVisit = {}): Promise<Page> => {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
      baseURL: gallery.value.origin,
      ...options,
    });
    // Only once: after a reload the theme that the page stored must remain.
    if (theme)
      await context.addInitScript((value) => {
        if (localStorage.length === 0) localStorage.setItem('theme', value);
      }, theme);
    await context.addCookies([ageAnswer(gallery.value.origin)]);
    const page = await context.newPage();
    const watch = await watchPage(page, gallery.value.origin);
    if (refusal) watch.expectRefusal(refusal);
    open.push({ page, watch, stays });
    await page.goto(path);
    await whenAlive(page);
    return page;
  };
}
