import { request } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { scriptTags } from '#tests/support/looks/scriptTags.ts';
import { logLines } from '#tests/support/sites/logLines.ts';
import { type SandboxControls, sandboxControls } from '#tests/support/sites/sandboxControls.ts';
import { type Site, startSite } from '#tests/support/sites/startSite.ts';
import { timeLimit } from '#tests/support/timeLimit.ts';
import { askPage } from '#tests/support/wire/askPage.ts';

let site: Site;
let sandbox: SandboxControls;
beforeAll(async () => {
  // Without caches, so that each test reaches the fault it has set.
  site = await startSite({ CACHE_PAGES_FRESH: '0', CACHE_PLATFORM_JACKPOTS: '0', CACHE_PLATFORM_WINNERS: '0' });
  sandbox = sandboxControls(site);
  await askPage(site.origin, '/');
});
afterEach(() => sandbox.heal());
afterAll(() => site.stop());

const googlebot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

describe('a slow section', () => {
  test('a slow section does not delay the shell, and arrives in the same answer', async () => {
    await sandbox.fault({ target: 'jackpots.getWinners', kind: 'latency', ms: 2000 });
    const page = await askPage(site.origin, '/');
    expect(page.status).toBe(200);
    expect(page.firstByte).toBeLessThan(timeLimit(1000));
    expect(page.whole).toBeGreaterThan(1900);
    expect(page.text.endsWith('</body></html>')).toBe(true);
    const [, ...late] = page.text.split('__settle(');
    expect(late.length).toBeGreaterThanOrEqual(2);
    expect(late.some((script) => script.includes('"ok":true'))).toBe(true);
    expect(scriptTags(page.text).every((tag) => tag.includes('nonce=') || tag.includes('ld+json'))).toBe(true);
  });

  test('a slow section, for a robot, is awaited before the page is sent', async () => {
    await sandbox.fault({ target: 'jackpots.get', kind: 'latency', ms: 1500 });
    const page = await askPage(site.origin, '/', { 'user-agent': googlebot });
    expect(page.status).toBe(200);
    expect(page.firstByte).toBeGreaterThan(1400);
    // React puts late sections into hidden templates and moves them by script; a whole page has none.
    expect(page.text).not.toContain('<template id="B:');
    expect(page.text).not.toMatch(/<div hidden="?"? id="S:/);
  });
});

describe('a visitor who leaves', () => {
  test('a visitor who leaves a page is logged as 499, and not as an error', async () => {
    await sandbox.fault({ target: 'jackpots.getWinners', kind: 'hang' });
    const id = await leaveAfterShell('/');
    await expect
      .poll(() => logLines(site).find((line) => line.event === 'request' && line.id === id)?.status)
      .toBe(499);
    expect(logLines(site).filter((line) => line['level'] === 'error')).toEqual([]);
  });

  test('a hundred visitors who leave a page leave no request in flight', async () => {
    await sandbox.fault({ target: 'jackpots.get', kind: 'hang' });
    // Over its budget by what it is about: the shell waits the budget of a page for the call in each of ten rounds. Fifty at once, in two
    // rounds, met the time limit of the test on a busy machine.
    for (let round = 0; round < 10; round += 1)
      await Promise.all(Array.from({ length: 10 }, () => leaveAfterShell('/')));
    await sandbox.heal();
    await expect.poll(async () => inFlight(), { timeout: 5000 }).toBe(0);
    expect((await askPage(site.origin, '/')).status).toBe(200);
  });
});

/** Reads the first bytes of a page and closes the connection. Resolves with the id of the request; rejects when it fails earlier. */
function leaveAfterShell(path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const req = request(`${site.origin}${path}`, { agent: false }, (res) => {
      res.once('data', () => {
        req.destroy();
        resolve(String(res.headers['x-request-id']));
      });
      res.on('error', () => {});
    });
    req.on('error', (error) => {
      if ((error as NodeJS.ErrnoException).code !== 'ECONNRESET') reject(error);
    });
    req.end();
  });
}

async function inFlight(): Promise<number> {
  const text = await (await fetch(`${site.origin}/metrics`)).text();
  const value = /^\w*in_?flight\w* (\d+)/m.exec(text)?.[1];
  if (value === undefined) throw new Error('no gauge of requests in flight');
  return Number(value);
}
