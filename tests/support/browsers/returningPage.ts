import type { Browser, BrowserContextOptions, Page } from 'playwright';

/** Each holds the site's files in memory, and a process. */
const MAX_IDLE = 6;
/** A document of the site that runs nothing. */
const PARKED = '/robots.txt';
const HEARD = [
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
const idle: { kind: string; page: Page }[] = [];

/**
 * A page that earlier visitors with these options have left, with the site's files in its browser and nothing else of them; a
 * new one where nobody was before. A new browser's process, and scripts that it has not read, are half of what a page costs.
 */
export async function returningPage(
  browser: Browser,
  options: BrowserContextOptions,
): Promise<{ page: Page; giveBack(): Promise<void> }> {
  const kind = JSON.stringify(options);
  const at = idle.findIndex((one) => one.kind === kind && !one.page.isClosed());
  const [found] = at < 0 ? [] : idle.splice(at, 1);
  const page = found?.page ?? (await (await browser.newContext(options)).newPage());
  if (found) await forget(page);
  return {
    page,
    async giveBack() {
      const context = page.context();
      if (page.isClosed()) return context.close();
      const others = context.pages().filter((one) => one !== page);
      await Promise.all(others.map((one) => one.close()));
      for (const event of HEARD) page.removeAllListeners(event);
      await Promise.all([
        page.unrouteAll(),
        context.unrouteAll(),
        options.viewport && page.setViewportSize(options.viewport),
      ]);
      // Its site may have gone with the test.
      if (!(await page.goto(PARKED).catch(() => null))) return context.close();
      idle.push({ kind, page });
      const [oldest] = idle.length > MAX_IDLE ? idle.splice(0, 1) : [];
      await oldest?.page.context().close();
    },
  };
}

/** Before the next visit, not after the last: an answer may set a cookie when its page has been left already. */
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
