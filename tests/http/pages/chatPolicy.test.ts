import { afterAll, beforeAll, expect, test } from 'vitest';
import { chatHosts } from '#config/chatHosts.ts';
import { sampled } from '#tests/support/sampled.ts';
import { sandboxControls } from '#tests/support/sites/sandboxControls.ts';
import { startServiceProxy } from '#tests/support/sites/startServiceProxy.ts';
import { type Site, startSite } from '#tests/support/sites/startSite.ts';
import { timeLimit } from '#tests/support/timeLimit.ts';
import { variant } from '#tests/support/variant.ts';
import { askPage } from '#tests/support/wire/askPage.ts';

let site: Site;
beforeAll(async () => {
  // Not cached, so that a change by the operator applies to the next page.
  site = await startSite({
    CACHE_PLATFORM_METADATA: '0',
    CACHE_PAGES_FRESH: '1h',
    CSP_CONNECT: 'https://stats.test',
    FRAME_ANCESTORS: "'self' https://web.telegram.org",
  });
});
afterAll(() => site.stop());

/** Hosts of the table, and those in the settings of the sandbox. */
const hostsOf = (kind: keyof typeof chatHosts) => [
  ...chatHosts[kind],
  ...(kind === 'freshChat' ? ['https://wchat.freshchat.com'] : []),
];

async function policyOf(path: string, origin = site.origin): Promise<Map<string, string[]>> {
  const { headers } = await askPage(origin, path);
  return new Map(
    String(headers['content-security-policy'])
      .split('; ')
      .map((line) => {
        const [name = '', ...sources] = line.split(' ');
        return [name, sources.filter((source) => !source.startsWith("'nonce-"))];
      }),
  );
}

/** Chooses a chat as the operator does, and waits until an uncached page has its policy. */
async function choose(kind: '' | keyof typeof chatHosts): Promise<void> {
  await sandboxControls(site).flip('chat', kind);
  const hosts = kind === '' ? [] : hostsOf(kind);
  await expect
    .poll(async () => {
      const policy = await policyOf('/about?preview=1');
      return [policy.has('style-src-elem'), ...(policy.get('connect-src') ?? [])];
    })
    .toEqual([kind !== '', "'self'", 'https://stats.test', ...hosts]);
}

const WITHOUT_CHAT = [
  '/betting',
  '/ru/game/pamir-fox',
  '/platform/game/pamir-fox',
  '/forms/sign_in',
  '/?_non_strict=true',
];

// Frames of the embedded sandbox are always allowed, for its payment pages.
test.each((Object.keys(chatHosts) as (keyof typeof chatHosts)[]).map((kind, turn) => [kind, turn] as const))(
  'the CSP of a page, with the chat %s, allows the hosts of that vendor alone',
  async (kind, turn) => {
    await choose(kind);
    const hosts = hostsOf(kind);
    const pages = hosts.filter((host) => host.startsWith('https:'));
    for (const path of ['/', '/ru/support', '/about', '/about']) {
      const policy = await policyOf(path);
      expect(policy.get('connect-src'), path).toEqual(["'self'", 'https://stats.test', ...hosts]);
      expect(policy.get('frame-src'), path).toEqual(["'self'", site.sandbox, ...pages]);
      expect(policy.get('style-src-elem'), path).toEqual(["'self'", "'unsafe-inline'", ...pages]);
      expect(policy.get('font-src'), path).toEqual(["'self'", 'data:', ...pages]);
      expect(policy.get('script-src'), path).toEqual(["'strict-dynamic'", 'https:', "'unsafe-inline'"]);
      expect([...policy.values()].flat(), path).not.toContain("'unsafe-eval'");
    }
    for (const path of sampled(WITHOUT_CHAT, turn)) {
      const policy = await policyOf(path);
      expect(policy.get('connect-src'), path).toEqual(["'self'", 'https://stats.test']);
      expect(policy.has('style-src-elem'), path).toBe(false);
    }
  },
);

test('the CSP of a page, after the chat is removed, is strict again, cached or not', async () => {
  await choose('jivoSite');
  expect((await policyOf('/about')).get('frame-src')).toContain('https://*.jivosite.com');
  await choose('');
  expect((await policyOf('/about')).get('frame-src')).toEqual(["'self'", site.sandbox]);
  expect((await policyOf('/')).get('connect-src')).toEqual(["'self'", 'https://stats.test']);
});

test('the CSP allows chat hosts of the settings and of CSP_CHAT, and keeps them while support.getsettings fails', async () => {
  const other = await startSite({
    SANDBOX_PAGES: '1',
    CACHE_PLATFORM_METADATA: '0',
    CSP_CHAT: 'https://chat.test wss://chat.test',
  });
  const controls = sandboxControls(other);
  const allowed = async (directive: string) => (await policyOf('/about?preview=1', other.origin)).get(directive);
  try {
    await controls.flip('chat', 'betunlim');
    await expect
      .poll(() => allowed('connect-src'))
      .toEqual(["'self'", other.sandbox, 'https://chat.test', 'wss://chat.test']);
    expect(await allowed('frame-src')).toEqual(["'self'", other.sandbox, 'https://chat.test']);
    await controls.fault({ target: 'support.getsettings', kind: '500' });
    for (const path of ['/about', '/faq', '/ru/faq'])
      expect((await policyOf(path, other.origin)).get('connect-src'), path).toContain(other.sandbox);
  } finally {
    await other.stop();
  }
});

variant('a page, while support.getsettings hangs, comes within five seconds with a strict CSP', async () => {
  const platform = await startServiceProxy(site.sandbox);
  platform.spoil(() => {}, '/api/support.getsettings');
  const behind = { SANDBOX: '0', PLATFORM_URL: platform.url, CONTENT_URL: site.sandbox };
  const other = await startSite({ ...behind, PLATFORM_TIMEOUT: '2s' });
  try {
    await sandboxControls(site).flip('chat', 'jivoSite');
    const startedAt = performance.now();
    expect((await policyOf('/about', other.origin)).has('style-src-elem')).toBe(false);
    expect(performance.now() - startedAt).toBeLessThan(timeLimit(5_000));
  } finally {
    await other.stop();
    await platform.close();
  }
});
