import { afterAll, beforeAll, type TestContext, test, vi } from 'vitest';
import { paths } from '#shared/url/paths.ts';
import { signInAt } from '#tests/support/players/signInAt.ts';
import { sampled } from '#tests/support/sampled.ts';
import type { Lent } from '#tests/support/sites/lend.ts';
import { lendUpstream } from '#tests/support/sites/lendUpstream.ts';
import { startServiceProxy } from '#tests/support/sites/startServiceProxy.ts';
import { startSite } from '#tests/support/sites/startSite.ts';
import type { Upstream } from '#tests/support/sites/startUpstream.ts';
import { untilReady } from '#tests/support/sites/untilReady.ts';
import { timeLimit } from '#tests/support/timeLimit.ts';
import { variant } from '#tests/support/variant.ts';
import { askPage } from '#tests/support/wire/askPage.ts';

/** The tests mostly wait: each has its own site, and several run at once. */
let upstream: Lent<Upstream>;
let cookie: string;
beforeAll(async () => {
  upstream = await lendUpstream();
  cookie = await signInAt(upstream.value.sandbox, 'rich@yulduz.test');
});
afterAll(() => upstream.giveBack());

const uncached = {
  CACHE_PLATFORM_GAMES: '0',
  CACHE_PLATFORM_BANNERS: '0',
  CACHE_PLATFORM_JACKPOTS: '0',
  CACHE_PLATFORM_WINNERS: '0',
  CACHE_PLATFORM_CATALOGUE: '0',
  CACHE_PLATFORM_METADATA: '0',
};

/** Starts a site with cached settings in front of a platform proxy that a test can slow down. */
async function start({ onTestFinished }: TestContext) {
  const { sandbox } = upstream.value;
  const platform = await startServiceProxy(sandbox);
  onTestFinished(() => platform.close());
  const site = await startSite({ SANDBOX: '0', PLATFORM_URL: platform.url, CONTENT_URL: sandbox, ...uncached });
  onTestFinished(async () => void (await site.stop()));
  await untilReady(site.origin);
  await askPage(site.origin, '/faq');
  return { site, platform };
}

const PATHS = ['/', '/gamehall', '/game/pamir-fox', '/rules'];

test.concurrent.for(sampled([8_000, 3_000]))(
  'pages, with a platform that takes %i ms a call, start in time for guests and players, and late ones are not cached',
  async (ms, context) => {
    const { expect } = context;
    const { site, platform } = await start(context);
    platform.slow(ms);
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
        // A visitor who may be a player is not asked to sign in.
        if (who === 'player') expect(page.text, name).not.toContain(`href="${paths.signIn.build()}"`);
      }),
    );
    // After the platform recovers, a guest gets whole pages.
    await platform.clearFaults();
    for (const path of ['/gamehall', '/game/pamir-fox']) {
      const page = await askPage(site.origin, path);
      expect(page.status, path).toBe(200);
      expect(page.text, path).not.toMatch(/"kind":"late"|"isLate":true/);
    }
  },
);

test.concurrent.for([
  [paths.profile.build(), 'account.getprofileinfo'],
  [paths.deposit.build(), 'cashier.getdepositsettings'],
] as const)(
  '%s of a known player asks its data while the session is asked for, and of a made-up session after it',
  async ([path, method], context) => {
    const { expect } = context;
    const { site, platform } = await start(context);
    const countOf = (name: string) =>
      platform.requests.entries().reduce((sum, [url, count]) => sum + (url.includes(`/api/${name}?`) ? count : 0), 0);
    // The first page tells the site whose session it is.
    await askPage(site.origin, path, { cookie });
    const before = countOf(method);
    const made = await askPage(site.origin, path, { cookie: 'sid=made-up' });
    expect(made.status).toBe(302);
    expect(countOf(method)).toBe(before);
    platform.slow(60_000, 'account.getInfo');
    const page = askPage(site.origin, path, { cookie });
    await vi.waitFor(() => expect(countOf(method)).toBeGreaterThan(before), { timeout: timeLimit(1_500) });
    await platform.clearFaults();
    expect(await page).toMatchObject({ status: 200 });
    expect(countOf(method)).toBe(before + 1);
  },
);

variant.concurrent(
  'a late page answers a robot 503 with Retry-After, and does not redirect a possible player to the sign-in',
  async (context) => {
    const { expect } = context;
    const { site, platform } = await start(context);
    platform.slow(8_000, '/api/games.get?');
    platform.slow(3_000, '/api/account.getInfo');
    const [page, answer] = await Promise.all([
      askPage(site.origin, '/game/pamir-fox', { 'user-agent': 'Googlebot/2.1' }),
      askPage(site.origin, '/cashier/deposit', { cookie }),
    ]);
    // An empty page must not be indexed.
    expect([page.status, page.headers['retry-after']]).toEqual([503, '30']);
    // A private page, while the session is not known yet.
    expect(answer.headers['location']).toBeUndefined();
  },
);
