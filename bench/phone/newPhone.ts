import type { Browser, CDPSession, Page } from 'playwright';

export interface Phone {
  page: Page;
  session: CDPSession;
  close(): Promise<void>;
}

/** Opens a phone of 360 px at DPR 3 with an empty cache and only these cookies, `name=value; …`. */
export async function newPhone(browser: Browser, origin: string, cookie = ''): Promise<Phone> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 780 },
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  const pairs = cookie.split('; ').filter(Boolean);
  await context.addCookies(
    pairs.map((pair) => ({
      name: pair.slice(0, pair.indexOf('=')),
      value: pair.slice(pair.indexOf('=') + 1),
      url: origin,
    })),
  );
  const page = await context.newPage();
  return { page, session: await context.newCDPSession(page), close: () => context.close() };
}
