import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AnalyticsKind, analyticsHosts } from '#config/analyticsHosts.ts';
import { IDENTITY_HOSTS } from '#shared/profile/identityHosts.ts';
import { signInAt } from '#tests/support/players/signInAt.ts';
import type { Lent } from '#tests/support/sites/lend.ts';
import { lendUpstream } from '#tests/support/sites/lendUpstream.ts';
import { type ServiceProxy, startServiceProxy } from '#tests/support/sites/startServiceProxy.ts';
import { type Site, startSite } from '#tests/support/sites/startSite.ts';
import type { Upstream } from '#tests/support/sites/startUpstream.ts';
import { askPage } from '#tests/support/wire/askPage.ts';

let upstream: Lent<Upstream>;
let platform: ServiceProxy;
let site: Site;
beforeAll(async () => {
  upstream = await lendUpstream();
  platform = await startServiceProxy(upstream.value.sandbox);
  site = await startSite({
    SANDBOX: '0',
    PLATFORM_URL: platform.url,
    CONTENT_URL: upstream.value.sandbox,
    // Not cached, so that a change by the operator applies to the next page.
    CACHE_PLATFORM_METADATA: '0',
    CACHE_PAGES_FRESH: '1h',
  });
});
afterAll(async () => {
  await site?.stop();
  await platform?.close();
  await upstream?.giveBack();
});

async function callsOf(path: string, headers: Record<string, string> = {}): Promise<string[]> {
  const answer = await askPage(site.origin, path, headers);
  const [, sources = ''] = /connect-src ([^;]*)/.exec(String(answer.headers['content-security-policy'])) ?? [];
  return sources.split(' ');
}

/** Sets the trackers as the operator does, and waits until an uncached page allows their hosts. */
async function choose(analytic: Partial<Record<AnalyticsKind, string>> | null): Promise<void> {
  platform.change('metadata.getgeneralinfo', { analytic, is_seon_enabled: analytic !== null && 'seon' in analytic });
  const hosts = new Set((Object.keys(analytic ?? {}) as AnalyticsKind[]).flatMap((kind) => analyticsHosts[kind]));
  await expect.poll(() => callsOf('/about?preview=1')).toEqual(["'self'", ...hosts]);
}

test('the CSP of a page, cached or not, allows calls to the hosts of the operator’s trackers alone', async () => {
  for (const analytic of [{ ga: 'G-1' }, { ym: '7' }, { gtm: 'GTM-1', ym: '7' }, { seon: 'on' }]) {
    await choose(analytic);
    const hosts = new Set((Object.keys(analytic) as AnalyticsKind[]).flatMap((kind) => analyticsHosts[kind]));
    for (const path of ['/', '/faq', '/faq', '/ru/game/pamir-fox', '/betting'])
      expect(await callsOf(path), path).toEqual(["'self'", ...hosts]);
  }
  await choose(null);
  for (const path of ['/', '/faq', '/faq']) expect(await callsOf(path), path).toEqual(["'self'"]);
});

test('the CSP of a sensitive page, in any spelling, allows no calls to trackers', async () => {
  await choose({ ga: 'G-1', seon: 'on' });
  const cookie = await signInAt(upstream.value.sandbox, 'demo@yulduz.test');
  for (const path of ['/cashier/deposit', '/ru/Cashier/deposit', '/%63ashier/x'])
    expect(await callsOf(path, { cookie }), path).toEqual(["'self'"]);
  // The verification page calls its identity provider alone.
  expect(await callsOf('/profile/verification', { cookie })).toEqual(["'self'", ...IDENTITY_HOSTS]);
});
