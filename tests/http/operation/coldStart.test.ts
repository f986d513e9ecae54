import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, type TestContext, test } from 'vitest';
import { sampled } from '#tests/support/sampled.ts';
import type { Lent } from '#tests/support/sites/lend.ts';
import { lendUpstream } from '#tests/support/sites/lendUpstream.ts';
import { logLines } from '#tests/support/sites/logLines.ts';
import { type ServiceProxy, startServiceProxy } from '#tests/support/sites/startServiceProxy.ts';
import { type Site, startSite } from '#tests/support/sites/startSite.ts';
import type { Upstream } from '#tests/support/sites/startUpstream.ts';
import { timeLimit } from '#tests/support/timeLimit.ts';
import { variant } from '#tests/support/variant.ts';
import { ask } from '#tests/support/wire/ask.ts';
import { askPage } from '#tests/support/wire/askPage.ts';

/**
 * The tests mostly wait: each has its own site and its own proxies to the upstreams, and several run at once. Their budget of five seconds
 * does not hold: three sites start beside each other on two cores, three seconds of a core each, and then wait for the time limits that are
 * tested (CONTENT_TIMEOUT, the budgets of a page and of the session). Shorter limits would not tell a page in time from a late one.
 */
let upstream: Lent<Upstream>;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'croupier-'));
  upstream = await lendUpstream();
});
afterAll(async () => {
  await upstream.giveBack();
  await rm(folder, { recursive: true, force: true });
});

const FAULTS = {
  hang: () => {},
  '500': (res: ServerResponse) =>
    res.writeHead(500, { 'content-type': 'text/html' }).end('<h1>Internal Server Error</h1>'),
  reset: (res: ServerResponse) => res.socket?.resetAndDestroy(),
};

/** Starts a proxy to the sandbox whose answers a test can spoil. */
async function service({ onTestFinished }: TestContext): Promise<ServiceProxy> {
  const proxy = await startServiceProxy(upstream.value.sandbox);
  onTestFinished(() => proxy.close());
  return proxy;
}

async function start({ onTestFinished }: TestContext, env: Record<string, string> = {}): Promise<Site> {
  const site = await startSite({
    PLATFORM_URL: upstream.value.sandbox,
    CONTENT_URL: upstream.value.sandbox,
    SANDBOX: '0',
    CONTENT_TIMEOUT: '3s',
    ...env,
  });
  onTestFinished(async () => void (await site.stop('SIGKILL')));
  return site;
}

test.concurrent.for(sampled(['hang', '500', 'reset'] as const))(
  'a site without cached content, while the content service fails with %s, answers a branded 503 until it recovers',
  async (kind, context) => {
    const { expect } = context;
    const content = await service(context);
    content.spoil(FAULTS[kind]);
    const site = await start(context, { CONTENT_URL: content.url });
    await Promise.all(
      (['uz', 'ru'] as const).map(async (locale) => {
        const page = await askPage(site.origin, locale === 'ru' ? '/ru/gamehall' : '/');
        expect(page.status).toBe(503);
        expect(page.whole).toBeLessThan(timeLimit(2_000));
        expect(Number(page.headers['retry-after'])).toBeGreaterThan(0);
        expect(page.headers['cache-control']).toContain('no-store');
        expect(page.text).toContain(`<html lang="${locale}">`);
        expect(page.text).toContain('Yulduz');
      }),
    );
    expect((await ask(site.origin, '/healthz')).status).toBe(200);
    const ready = await ask(site.origin, '/readyz');
    expect(ready.status).toBe(503);
    expect(ready.text).toContain('common');
    // Calls that need no content work.
    expect((await ask(site.origin, '/api/games.getCategories')).status).toBe(200);
    await content.clearFaults();
    await expect.poll(async () => (await ask(site.origin, '/readyz')).status, { timeout: 20_000 }).toBe(200);
    expect((await askPage(site.origin, '/')).status).toBe(200);
  },
);

test.concurrent('a site with the snapshot of an earlier process, while its upstreams hang, serves pages and is ready', async (context) => {
  const { expect } = context;
  const file = path.join(folder, 'snapshot');
  const both = await service(context);
  const env = { SNAPSHOT_FILE: file, PLATFORM_URL: both.url, CONTENT_URL: both.url };
  const last = await start(context, env);
  await askPage(last.origin, '/');
  await askPage(last.origin, '/faq');
  await expect.poll(async () => (await ask(last.origin, '/readyz')).status).toBe(200);
  expect(await last.stop()).toBe(0);
  both.spoil(FAULTS.hang);
  const site = await start(context, { ...env, PLATFORM_TIMEOUT: '1s' });
  const page = await askPage(site.origin, '/');
  expect(page.status).toBe(200);
  expect(page.text).toMatch(/<\/html>$/);
  // Its content blocks are restored from the snapshot too.
  expect((await askPage(site.origin, '/faq')).text).toContain('"@type":"FAQPage"');
  await expect.poll(async () => (await ask(site.origin, '/readyz')).status, { timeout: 10_000 }).toBe(200);
  expect(logLines(site).find((line) => line.event === 'snapshot_restored')?.['values']).toBeGreaterThan(10);
});

variant.concurrent('a site with a broken snapshot file logs snapshot_failed and starts', async (context) => {
  const { expect } = context;
  const file = path.join(folder, 'broken');
  await writeFile(file, 'croupier-snapshot-1 half a line');
  const site = await start(context, { SNAPSHOT_FILE: file });
  expect((await askPage(site.origin, '/')).status).toBe(200);
  expect(logLines(site).some((line) => line.event === 'snapshot_failed')).toBe(true);
});

variant.concurrent(
  'pages of a site without cached data, while the platform hangs, start in time and are not cached',
  async (context) => {
    const { expect } = context;
    const platform = await service(context);
    const site = await start(context, { PLATFORM_URL: platform.url });
    await expect.poll(async () => (await ask(site.origin, '/readyz')).status, { timeout: 20_000 }).toBe(200);
    platform.spoil(FAULTS.hang, '/api/');
    const open = (path: string) => askPage(site.origin, path);
    const paths = ['/', '/ru/gamehall', '/promotions', '/faq'];
    const [game, ...pages] = await Promise.all([open('/game/pamir-fox'), ...paths.map(open)]);
    for (const [index, page] of pages.entries()) {
      const path = paths[index];
      expect(page.status, path).toBe(200);
      // Below two seconds on an idle machine; without the timeout budget, four and ten.
      expect(page.firstByte, path).toBeLessThan(timeLimit(3_000));
      expect(page.whole, path).toBeLessThan(timeLimit(7_000));
      expect(page.text).toMatch(/<\/html>$/);
      expect(page.headers['cache-status'], path).toMatch(/fwd=miss(?:; detail=default)?$/);
    }
    // A page that needs the platform is sent as its frame, within the timeout budget of a page, not of a call.
    expect([game.status, game.whole < timeLimit(5_500)]).toEqual([200, true]);
    expect(game.headers['cache-status']).toMatch(/fwd=miss(?:; detail=default)?$/);
    expect((await open('/game/pamir-fox')).headers['cache-status']).toMatch(/fwd=miss(?:; detail=default)?$/);
  },
);

test.concurrent('a page with a session, while account.getInfo hangs or fails, is not a guest page', async (context) => {
  const { expect } = context;
  const platform = await service(context);
  const site = await start(context, { PLATFORM_URL: platform.url });
  await expect.poll(async () => (await ask(site.origin, '/readyz')).status, { timeout: 20_000 }).toBe(200);
  for (const kind of ['hang', '500'] as const) {
    platform.spoil(FAULTS[kind], '/api/account.getInfo');
    const page = await askPage(site.origin, '/faq', { cookie: 'sid=somebody' });
    // Late: the page is shown while the browser asks again. Failed: the player gets a 503.
    const expected = kind === 'hang' ? [200, undefined] : [503, '30'];
    expect([page.status, page.headers['retry-after']]).toEqual(expected);
    expect(page.headers['cache-control']).toBe('private, no-store, no-transform');
    expect(page.firstByte).toBeLessThan(timeLimit(6_000));
    expect(page.text).not.toContain('/forms/sign_in');
    await platform.clearFaults();
  }
});

test.concurrent('a page rendered while a collection fails is not cached, and the next one is whole after it recovers', async (context) => {
  const { expect } = context;
  const content = await service(context);
  for (const name of ['games-config', 'pages']) content.spoil(FAULTS['500'], `/api/${name}`);
  const site = await start(context, { CONTENT_URL: content.url, CACHE_PAGES_FRESH: '1h' });
  const read = async (path: string) => (await askPage(site.origin, path)).text;
  // The questions are missing; the rest of the page is there.
  const support = await askPage(site.origin, '/support');
  expect(support.status).toBe(200);
  expect(support.text).toContain('Savol-javoblar yuklanmadi');
  expect(support.text).toContain('id="write"');
  expect(support.text).not.toContain('"@type":"FAQPage"');
  expect(await read('/')).not.toContain('aria-label="Yangi oʻyinlar"');
  await content.clearFaults();
  await expect.poll(() => read('/support'), { timeout: 10_000 }).toContain('"@type":"FAQPage"');
  await expect.poll(() => read('/'), { timeout: 10_000 }).toContain('aria-label="Yangi oʻyinlar"');
});
