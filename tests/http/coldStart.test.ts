import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest';
import { ask } from '../support/ask.ts';
import { askPage } from '../support/askPage.ts';
import { logLines } from '../support/logLines.ts';
import { type SandboxControls, sandboxControls } from '../support/sandboxControls.ts';
import { type Site, startSite } from '../support/startSite.ts';
import { timeLimit } from '../support/timeLimit.ts';

let upstream: Site;
let sandbox: SandboxControls;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'croupier-'));
  upstream = await startSite();
  sandbox = sandboxControls(upstream);
});
afterEach(() => sandbox.heal());
afterAll(async () => {
  await upstream.stop();
  await rm(folder, { recursive: true, force: true });
});

async function start(env: Record<string, string> = {}): Promise<Site> {
  const site = await startSite({
    PLATFORM_URL: upstream.sandbox,
    CONTENT_URL: upstream.sandbox,
    SANDBOX: '0',
    CONTENT_TIMEOUT: '3s',
    ...env,
  });
  onTestFinished(async () => void (await site.stop('SIGKILL')));
  return site;
}

test.each(['hang', '500', 'reset'] as const)(
  'the content service is down (%s) and nothing is known of it: a branded 503 in time, not ready, and well by itself',
  async (kind) => {
    await sandbox.fault({ target: 'content:*', kind });
    const site = await start();
    for (const locale of ['uz', 'ru'] as const) {
      const page = await askPage(site.origin, locale === 'ru' ? '/ru/gamehall' : '/');
      expect(page.status).toBe(503);
      expect(page.whole).toBeLessThan(timeLimit(2_000));
      expect(Number(page.headers['retry-after'])).toBeGreaterThan(0);
      expect(page.headers['cache-control']).toContain('no-store');
      expect(page.text).toContain(`<html lang="${locale}">`);
      expect(page.text).toContain('Yulduz');
    }
    expect((await ask(site.origin, '/healthz')).status).toBe(200);
    const ready = await ask(site.origin, '/readyz');
    expect(ready.status).toBe(503);
    expect(ready.text).toContain('common');
    // What needs no content works.
    expect((await ask(site.origin, '/api/games.getCategories')).status).toBe(200);
    await sandbox.heal();
    await expect.poll(async () => (await ask(site.origin, '/readyz')).status, { timeout: 20_000 }).toBe(200);
    expect((await askPage(site.origin, '/')).status).toBe(200);
  },
);

test('with the snapshot of the last process the same start serves, is ready, and stores what it was told', async () => {
  const file = path.join(folder, 'snapshot');
  const last = await start({ SNAPSHOT_FILE: file });
  await askPage(last.origin, '/');
  await askPage(last.origin, '/faq');
  await expect.poll(async () => (await ask(last.origin, '/readyz')).status).toBe(200);
  expect(await last.stop()).toBe(0);
  await sandbox.fault({ target: '*', kind: 'hang' });
  const site = await start({ SNAPSHOT_FILE: file, PLATFORM_TIMEOUT: '1s' });
  const page = await askPage(site.origin, '/');
  expect(page.status).toBe(200);
  expect(page.text).toMatch(/<\/html>$/);
  // Its blocks, too: what was read once is read again from the disk.
  expect((await askPage(site.origin, '/faq')).text).toContain('"@type":"FAQPage"');
  await expect.poll(async () => (await ask(site.origin, '/readyz')).status, { timeout: 10_000 }).toBe(200);
  expect(logLines(site).find((line) => line.event === 'snapshot_restored')?.['values']).toBeGreaterThan(10);
});

test('a file that is no snapshot is named in the log and is no reason not to start', async () => {
  const file = path.join(folder, 'broken');
  await writeFile(file, 'croupier-snapshot-1 half a line');
  const site = await start({ SNAPSHOT_FILE: file });
  expect((await askPage(site.origin, '/')).status).toBe(200);
  expect(logLines(site).some((line) => line.event === 'snapshot_failed')).toBe(true);
});

test('the platform hangs and nothing is known of it: every page begins within two seconds, and none of them is cached', async () => {
  const site = await start();
  await expect.poll(async () => (await ask(site.origin, '/readyz')).status, { timeout: 20_000 }).toBe(200);
  await sandbox.fault({ target: 'platform:*', kind: 'hang' });
  const paths = ['/', '/ru/gamehall', '/promotions', '/faq'];
  const pages = await Promise.all(paths.map(async (path) => ({ path, page: await askPage(site.origin, path) })));
  for (const { path, page } of pages) {
    expect(page.status, path).toBe(200);
    // Less than two on a machine that does nothing else; without the limit, four and ten.
    expect(page.firstByte, path).toBeLessThan(timeLimit(3_000));
    expect(page.whole, path).toBeLessThan(timeLimit(7_000));
    expect(page.text).toMatch(/<\/html>$/);
    expect(page.headers['cache-status'], path).toMatch(/fwd=miss(?:; detail=default)?$/);
  }
  // A page that is nothing without the platform comes as its frame, within the time of a page, not of a call.
  const game = await askPage(site.origin, '/game/pamir-fox');
  expect([game.status, game.whole < timeLimit(5_500)]).toEqual([200, true]);
  expect(game.headers['cache-status']).toMatch(/fwd=miss(?:; detail=default)?$/);
  expect((await askPage(site.origin, '/game/pamir-fox')).headers['cache-status']).toMatch(
    /fwd=miss(?:; detail=default)?$/,
  );
});

test('a player whom the platform does not answer for is not shown a page for guests', async () => {
  const site = await start();
  await expect.poll(async () => (await ask(site.origin, '/readyz')).status, { timeout: 20_000 }).toBe(200);
  for (const kind of ['hang', '500'] as const) {
    await sandbox.fault({ target: 'account.getInfo', kind });
    const page = await askPage(site.origin, '/faq', { cookie: 'sid=somebody' });
    // Late: the page stands while the browser asks again. Failed: the site is not to be had for them.
    const expected = kind === 'hang' ? [200, undefined] : [503, '30'];
    expect([page.status, page.headers['retry-after']]).toEqual(expected);
    expect(page.headers['cache-control']).toBe('private, no-store');
    expect(page.firstByte).toBeLessThan(timeLimit(6_000));
    expect(page.text).not.toContain('/forms/sign_in');
    await sandbox.heal();
  }
});

test('a page drawn while a collection could not be read is not cached: the next one is whole', async () => {
  for (const target of ['content:games-config', 'content:pages']) await sandbox.fault({ target, kind: '500' });
  const site = await start({ CACHE_PAGES_FRESH: '1h' });
  const read = async (path: string) => (await askPage(site.origin, path)).text;
  // The questions are missing, what else helps a player stands.
  const support = await askPage(site.origin, '/support');
  expect(support.status).toBe(200);
  expect(support.text).toContain('Savol-javoblar yuklanmadi');
  expect(support.text).toContain('id="write"');
  expect(support.text).not.toContain('"@type":"FAQPage"');
  expect(await read('/')).not.toContain('aria-label="Yangi oʻyinlar"');
  await sandbox.heal();
  await expect.poll(() => read('/support'), { timeout: 10_000 }).toContain('"@type":"FAQPage"');
  await expect.poll(() => read('/'), { timeout: 10_000 }).toContain('aria-label="Yangi oʻyinlar"');
});
