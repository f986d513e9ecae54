import { afterAll, beforeAll, test, type TestContext } from 'vitest';
import { paths } from '../../../shared/url/paths.ts';
import { askPage } from '../../support/wire/askPage.ts';
import type { Lent } from '../../support/sites/lend.ts';
import { lendUpstream } from '../../support/sites/lendUpstream.ts';
import { signInAt } from '../../support/players/signInAt.ts';
import { startServiceProxy } from '../../support/sites/startServiceProxy.ts';
import { startSite } from '../../support/sites/startSite.ts';
import type { Upstream } from '../../support/sites/startUpstream.ts';
import { timeLimit } from '../../support/timeLimit.ts';
import { untilReady } from '../../support/sites/untilReady.ts';

/** They wait more than they work: each has a site of its own, and several run at once. */
let upstream: Lent<Upstream>;
let cookie: string;
beforeAll(async () => {
  upstream = await lendUpstream();
  cookie = await signInAt(upstream.thing.sandbox, 'rich@yulduz.test');
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

/** A site whose settings have been read once, and its platform, which answers every call, late if the test wants it. */
async function start({ onTestFinished }: TestContext) {
  const { sandbox } = upstream.thing;
  const platform = await startServiceProxy(sandbox);
  onTestFinished(() => platform.close());
  const site = await startSite({ SANDBOX: '0', PLATFORM_URL: platform.url, CONTENT_URL: sandbox, ...uncached });
  onTestFinished(async () => void (await site.stop()));
  await untilReady(site.origin);
  await askPage(site.origin, '/faq');
  return { site, platform };
}

const PATHS = ['/', '/gamehall', '/game/pamir-fox', '/rules'];

test.concurrent.for([3_000, 8_000])(
  'a platform at %i ms a call: every page comes in time, to guests and players, and none of the late ones is cached',
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
        // Who may be a player is not asked to sign in.
        if (who === 'player') expect(page.text, name).not.toContain(`href="${paths.signIn.build()}"`);
      }),
    );
    // Once the platform is quick again, a guest gets whole pages.
    await platform.mend();
    for (const path of ['/gamehall', '/game/pamir-fox']) {
      const page = await askPage(site.origin, path);
      expect(page.status, path).toBe(200);
      expect(page.text, path).not.toMatch(/"kind":"late"|"isLate":true/);
    }
  },
);

test.concurrent('a page that is late: a robot is told to come back, for an empty page must not enter an index; who may be a player is not sent to sign in', async (context) => {
  const { expect } = context;
  const { site, platform } = await start(context);
  platform.slow(8_000, '/api/games.get?');
  platform.slow(3_000, '/api/account.getInfo');
  const [page, own] = await Promise.all([
    askPage(site.origin, '/game/pamir-fox', { 'user-agent': 'Googlebot/2.1' }),
    askPage(site.origin, '/cashier/deposit', { cookie }),
  ]);
  expect([page.status, page.headers['retry-after']]).toEqual([503, '30']);
  // A private page whose session is told late.
  expect(own.headers['location']).toBeUndefined();
});
