import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { pages } from '../../sandbox/content/data/pages.ts';
import { ask } from '../support/ask.ts';
import { askPage } from '../support/askPage.ts';
import { type SandboxControls, sandboxControls } from '../support/sandboxControls.ts';
import { type Site, startSite } from '../support/startSite.ts';
import { timeLimit } from '../support/timeLimit.ts';
import { untilReady } from '../support/untilReady.ts';

/** A content service that answers every question, each after seconds; nothing of it stays fresh, and no page is cached. */
let site: Site;
let sandbox: SandboxControls;
const uncached = { CACHE_CONTENT_FRESH: '1ms', CACHE_CONTENT_STALE: '0', CACHE_PAGES_FRESH: '0' };
const PATHS = ['/', '/gamehall', '/game/pamir-fox', '/rules', '/ru/promotions'];
const question = '/content/pages?filters[slug][$eq]=rules&locale=uz';
beforeAll(async () => {
  site = await startSite(uncached);
  sandbox = sandboxControls(site);
  await untilReady(site.origin);
  for (const path of [...PATHS, question]) await askPage(site.origin, path);
});
afterEach(() => sandbox.heal());
afterAll(() => site.stop());

test.each([3_000, 8_000])('a content service at %i ms a call: pages and answers stand on what is known', async (ms) => {
  await sandbox.fault({ target: 'content:*', kind: 'latency', ms });
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
});

test('a page nobody has read yet is late, not gone: a robot is told to come back, and the next visitor has it', async () => {
  await sandbox.fault({ target: 'content:pages', kind: 'latency', ms: 6_000 });
  const [page, robot] = await Promise.all([
    askPage(site.origin, '/privacy'),
    askPage(site.origin, '/cookies', { 'user-agent': 'Googlebot/2.1' }),
  ]);
  expect([page.status, page.headers['cache-control'] ?? '']).toEqual([200, expect.not.stringContaining('public')]);
  expect(page.text).toContain('"kind":"late"');
  expect([robot.status, robot.headers['retry-after']]).toEqual([503, '30']);
  // What the first visitor did not wait for was read all the same.
  await expect.poll(async () => (await askPage(site.origin, '/privacy')).text).not.toContain('"kind":"late"');
});

test('a site that starts beside a slow content service gets ready', { timeout: 60_000 }, async () => {
  // Later than any page waits for a setting.
  await sandbox.fault({ target: 'content:*', kind: 'latency', ms: 2_000 });
  const other = await startSite({ SANDBOX: '0', PLATFORM_URL: site.sandbox, CONTENT_URL: site.sandbox });
  try {
    await expect.poll(async () => (await ask(other.origin, '/readyz')).status, { timeout: 20_000 }).toBe(200);
    expect((await askPage(other.origin, '/gamehall')).status).toBe(200);
  } finally {
    await other.stop();
  }
});
