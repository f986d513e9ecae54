import { afterAll, beforeAll, type TestContext, test } from 'vitest';
import { pages } from '#sandbox/content/data/pages.ts';
import { sampled } from '#tests/support/sampled.ts';
import type { Lent } from '#tests/support/sites/lend.ts';
import { lendUpstream } from '#tests/support/sites/lendUpstream.ts';
import { startServiceProxy } from '#tests/support/sites/startServiceProxy.ts';
import { startSite } from '#tests/support/sites/startSite.ts';
import type { Upstream } from '#tests/support/sites/startUpstream.ts';
import { untilReady } from '#tests/support/sites/untilReady.ts';
import { timeLimit } from '#tests/support/timeLimit.ts';
import { variant } from '#tests/support/variant.ts';
import { ask } from '#tests/support/wire/ask.ts';
import { askPage } from '#tests/support/wire/askPage.ts';

/**
 * The tests mostly wait: each has its own site, and several run at once. Beyond their budget are the starts of three sites on two cores, the
 * budgets of a page, which a slow call must exceed to be told from a fast one, and the end of a site, which waits for the calls under way.
 */
let upstream: Lent<Upstream>;
beforeAll(async () => {
  upstream = await lendUpstream();
});
afterAll(() => upstream.giveBack());

/** Content is never fresh, and no page is cached. */
const uncached = { CACHE_CONTENT_FRESH: '1ms', CACHE_CONTENT_STALE: '0', CACHE_PAGES_FRESH: '0' };
const PATHS = ['/', '/gamehall', '/game/pamir-fox', '/rules', '/ru/promotions'];
const question = '/content/pages?filters[slug][$eq]=rules&locale=uz';

/** Starts a content proxy that a test can slow down; `start` starts a site in front of it. */
async function service({ onTestFinished }: TestContext) {
  const { sandbox } = upstream.value;
  const content = await startServiceProxy(sandbox);
  onTestFinished(() => content.close());
  return {
    content,
    async start(env: Record<string, string> = {}) {
      const site = await startSite({ SANDBOX: '0', PLATFORM_URL: sandbox, CONTENT_URL: content.url, ...env });
      onTestFinished(async () => void (await site.stop()));
      return site;
    },
  };
}

test.concurrent.for(sampled([8_000, 3_000]))(
  'pages and content calls, with a content service that takes %i ms a call, are answered from cached content',
  async (ms, context) => {
    const { expect } = context;
    const { content, start } = await service(context);
    const site = await start(uncached);
    await untilReady(site.origin);
    for (const path of [...PATHS, question]) await askPage(site.origin, path);
    content.slow(ms);
    const heading = pages.find(({ slug }) => slug === 'rules')?.title.uz ?? 'rules';
    await Promise.all(
      PATHS.map(async (path) => {
        const page = await askPage(site.origin, path);
        expect([page.status, page.firstByte < timeLimit(5_000)], path).toEqual([200, true]);
        expect(page.text, path).toMatch(/<\/html>\s*$/);
        expect(page.text, path).not.toMatch(/"kind":"(?:failed|late)"/);
        if (path === '/rules') expect(page.text).toContain(heading);
      }),
    );
    const answer = await ask(site.origin, question);
    expect([answer.status, answer.firstByte < timeLimit(5_000)]).toEqual([200, true]);
    expect(answer.text).toContain(heading);
  },
);

variant.concurrent(
  'a content page not yet cached, with a slow content service, is late, answers a robot 503, and comes later',
  async (context) => {
    const { expect } = context;
    const { content, start } = await service(context);
    const site = await start(uncached);
    await untilReady(site.origin);
    await askPage(site.origin, '/rules');
    content.slow(6_000, '/api/pages');
    const [page, robot] = await Promise.all([
      askPage(site.origin, '/privacy'),
      askPage(site.origin, '/cookies', { 'user-agent': 'Googlebot/2.1' }),
    ]);
    expect([page.status, page.headers['cache-control'] ?? '']).toEqual([200, expect.not.stringContaining('public')]);
    expect(page.text).toContain('"kind":"late"');
    expect([robot.status, robot.headers['retry-after']]).toEqual([503, '30']);
    // The content that the first visitor did not wait for is cached meanwhile.
    await expect.poll(async () => (await askPage(site.origin, '/privacy')).text).not.toContain('"kind":"late"');
  },
);

variant.concurrent('a site started with a slow content service becomes ready', { timeout: 60_000 }, async (context) => {
  const { expect } = context;
  const { content, start } = await service(context);
  // Longer than a page waits for a setting.
  content.slow(2_000);
  const site = await start();
  await expect.poll(async () => (await ask(site.origin, '/readyz')).status, { timeout: 20_000 }).toBe(200);
  expect((await askPage(site.origin, '/gamehall')).status).toBe(200);
});
