import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { lastingChanges } from './lastingChanges.ts';

/** Idle pages at most: each has a process and the site's files in memory. */
const MAX_IDLE = 6;
/** A document of the site without scripts. */
const PARKED = '/robots.txt';
const PAGE_EVENTS = [
  'console',
  'pageerror',
  'crash',
  'request',
  'requestfinished',
  'requestfailed',
  'response',
  'popup',
  'dialog',
  'download',
];
const idle: { kind: string; baseURL: string | undefined; browser: Browser; page: Page }[] = [];

/**
 * Gives a page that an earlier test with the same options has returned, with the site's files cached and nothing else of that
 * test, or a new page. A new process and uncached scripts are half of the cost of a page. Rejects when no page can be opened.
 */
export async function returningPage(
  browser: Browser,
  options: BrowserContextOptions,
): Promise<{ page: Page; giveBack(): Promise<void> }> {
  const kind = JSON.stringify(options);
  // Asked here, not when it is given back: a test removes its scripts after that.
  await closeAll(({ page }) => lastingChanges.has(page));
  const index = idle.findIndex((one) => one.kind === kind && one.browser === browser && !one.page.isClosed());
  const [found] = index < 0 ? [] : idle.splice(index, 1);
  const page = found?.page ?? (await (await browser.newContext(options)).newPage());
  if (found) await forget(page);
  return {
    page,
    async giveBack() {
      const context = page.context();
      if (page.isClosed()) return context.close();
      const others = context.pages().filter((one) => one !== page);
      await Promise.all(others.map((one) => one.close()));
      for (const event of PAGE_EVENTS) page.removeAllListeners(event);
      await Promise.all([
        page.unrouteAll(),
        context.unrouteAll(),
        context.setOffline(false),
        options.viewport && page.setViewportSize(options.viewport),
      ]);
      // The site may have stopped with the test.
      if (!(await page.goto(PARKED).catch(() => null))) return context.close();
      idle.push({ kind, baseURL: options.baseURL, browser, page });
      const [oldest] = idle.length > MAX_IDLE ? idle.splice(0, 1) : [];
      await oldest?.page.context().close();
    },
  };
}

/** Closes the idle pages of a site that has stopped: nobody can reuse them, and they would displace others. */
export async function closeReturned(origin: string): Promise<void> {
  await closeAll(({ baseURL }) => baseURL === origin);
}

async function closeAll(isUseless: (one: (typeof idle)[number]) => boolean): Promise<void> {
  const useless = idle.filter(isUseless);
  for (const one of useless) idle.splice(idle.indexOf(one), 1);
  await Promise.all(useless.map(({ page }) => page.context().close()));
}

/** Called before the next visit, not after the last: a late answer may still set a cookie. */
async function forget(page: Page): Promise<void> {
  const context = page.context();
  await Promise.all([
    context.clearCookies(),
    context.clearPermissions(),
    page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    }),
  ]);
}
