import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { paths } from '../../shared/url/paths.ts';
import { askPage } from '../support/askPage.ts';
import { type SandboxControls, sandboxControls } from '../support/sandboxControls.ts';
import { signIn } from '../support/signIn.ts';
import { type Site, startSite } from '../support/startSite.ts';
import { timeLimit } from '../support/timeLimit.ts';
import { untilReady } from '../support/untilReady.ts';

/** A platform that answers every call, each after seconds. */
let site: Site;
let sandbox: SandboxControls;
let cookie: string;
beforeAll(async () => {
  site = await startSite({
    CACHE_PLATFORM_GAMES: '0',
    CACHE_PLATFORM_BANNERS: '0',
    CACHE_PLATFORM_JACKPOTS: '0',
    CACHE_PLATFORM_WINNERS: '0',
    CACHE_PLATFORM_CATALOGUE: '0',
    CACHE_PLATFORM_METADATA: '0',
  });
  sandbox = sandboxControls(site);
  await untilReady(site.origin);
  ({ cookie } = await signIn(site.origin, 'rich@yulduz.test'));
  await askPage(site.origin, '/faq');
});
afterEach(() => sandbox.heal());
afterAll(() => site.stop());

const PATHS = ['/', '/gamehall', '/game/pamir-fox', '/rules'];

test.each([3_000, 8_000])('a platform at %i ms a call: every page comes in time, to guests and players', async (ms) => {
  await sandbox.fault({ target: '*', kind: 'latency', ms });
  const visitors = { guest: {}, player: { cookie } };
  const visits = Object.entries(visitors).flatMap(([who, headers]) => PATHS.map((path) => ({ who, path, headers })));
  await Promise.all(
    visits.map(async ({ who, path, headers }) => {
      const page = await askPage(site.origin, path, headers);
      const name = `${who} at ${path}`;
      expect(page.status, name).toBe(200);
      expect(page.firstByte, name).toBeLessThan(timeLimit(5_000));
      expect(page.text, name).toMatch(/<\/html>\s*$/);
      expect(page.text, name).not.toContain('"kind":"failed"');
      // Who may be a player is not asked to sign in.
      if (who === 'player') expect(page.text, name).not.toContain(`href="${paths.signIn.build()}"`);
    }),
  );
});

test('a robot at a page that is late: 503 and when to come back, for an empty page must not enter an index', async () => {
  await sandbox.fault({ target: 'games.get', kind: 'latency', ms: 8_000 });
  const page = await askPage(site.origin, '/game/pamir-fox', { 'user-agent': 'Googlebot/2.1' });
  expect([page.status, page.headers['retry-after']]).toEqual([503, '30']);
});

test('a private page of a session that is told late: its visitor is not sent to sign in', async () => {
  await sandbox.fault({ target: 'account.getInfo', kind: 'latency', ms: 3_000 });
  const page = await askPage(site.origin, '/cashier/deposit', { cookie });
  expect(page.headers['location']).toBeUndefined();
});

test('once the platform is quick again: a guest gets whole pages, for none of the late ones was cached', async () => {
  await sandbox.heal();
  for (const path of ['/gamehall', '/game/pamir-fox']) {
    const page = await askPage(site.origin, path);
    expect(page.status, path).toBe(200);
    expect(page.text, path).not.toMatch(/"kind":"late"|"isLate":true/);
  }
});
