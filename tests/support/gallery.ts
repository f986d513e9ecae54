import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { openBrowser } from './openBrowser.ts';
import { type Gallery, startGallery } from './startGallery.ts';
import { type PageWatch, watchPage } from './watchPage.ts';

interface GalleryVisit extends BrowserContextOptions {
  theme?: 'dark' | 'light' | 'system';
  /** `/ru/_ui` and the like. */
  path?: string;
}

/** One development site for the tests of a file. Whatever a browser complained of fails the test. */
export function gallery() {
  let site: Gallery;
  let browser: Browser;
  const open: { page: Page; watch: PageWatch }[] = [];

  beforeAll(async () => {
    [site, browser] = await Promise.all([startGallery(), openBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await site?.stop();
  });
  afterEach(async () => {
    const visits = open.splice(0);
    await Promise.all(visits.map(({ page }) => page.context().close()));
    expect(visits.flatMap(({ watch }) => watch.take())).toEqual([]);
  });

  return async ({ theme, path = '/_ui', ...options }: GalleryVisit = {}): Promise<Page> => {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
      baseURL: site.origin,
      ...options,
    });
    // Only once: a reload must find what the page itself kept.
    if (theme)
      await context.addInitScript((value) => {
        if (localStorage.length === 0) localStorage.setItem('theme', value);
      }, theme);
    // Another development site on the machine may have taken the port of hot reload.
    await context.routeWebSocket(/\?token=/, () => undefined);
    const page = await context.newPage();
    const watch = await watchPage(page, site.origin);
    open.push({ page, watch });
    await page.goto(path);
    await page.locator('[popover=manual]:popover-open').waitFor({ state: 'attached' });
    return page;
  };
}
