import { type Browser, firefox } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { workerBrowser } from '#tests/support/browsers/workerBrowser.ts';
import { sampled } from '#tests/support/sampled.ts';
import { FAULTS, type ProxyInFront, proxyInFront } from '#tests/support/sites/proxyInFront.ts';

let proxy: ProxyInFront;
beforeAll(async () => {
  proxy = await proxyInFront();
});
afterAll(() => proxy.close());

const POSTS = 200;

const OPENED: Record<string, () => Promise<Browser>> = {
  Chromium: workerBrowser,
  Firefox: () =>
    firefox.launch({ channel: 'moz-firefox', executablePath: process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox' }),
};

/** Both browsers send a POST again when a keep-alive connection dies before the answer begins: a status prevents that. */
test.each(sampled(Object.entries(OPENED)))(
  '%s sends two hundred POSTs through connection faults, and none reaches the platform twice',
  async (name, open) => {
    const browser = await open();
    const context = await browser.newContext();
    try {
      const page = await context.newPage();
      await page.goto(proxy.origin);
      const statuses = await page.evaluate(
        async ({ posts, faults, prefix }) => {
          const received: number[] = [];
          let next = 0;
          const take = async () => {
            while (next < posts) {
              const n = next++;
              const body = new FormData();
              body.append('id', `${prefix}-${n}`);
              body.append('fault', faults[n % faults.length] as string);
              const method = n % 2 === 0 ? 'auth.login' : 'cashier.makedeposit';
              const answer = await fetch(`/api/${method}`, { method: 'POST', body });
              received.push(answer.status);
              await answer.text().catch(() => '');
            }
          };
          await Promise.all(Array.from({ length: 6 }, take));
          return received;
        },
        { posts: POSTS, faults: [...FAULTS], prefix: name },
      );
      expect(statuses).toHaveLength(POSTS);
      expect(statuses.filter((status) => ![200, 502, 504].includes(status))).toEqual([]);
      const times = Array.from({ length: POSTS }, (_none, n) => proxy.arrivals.get(`${name}-${n}`) ?? 0);
      expect(Math.max(...times)).toBe(1);
      // A POST that never arrived met a connection that died at that moment, and was answered 502.
      expect(times.filter((one) => one === 0).length).toBeLessThanOrEqual(
        statuses.filter((status) => status === 502).length,
      );
    } finally {
      await context.close();
      // The browser of the worker is shared.
      if (browser !== (await workerBrowser())) await browser.close();
    }
  },
);
