import { expect, test } from 'vitest';
import { SEON_HIT_DELAY_MS } from '#shared/constants.ts';
import { rareStorageKeys } from '#shared/keys/rareStorageKeys.ts';
import { eventually, journey } from '#tests/support/browsers/journey.ts';
import { beThePlayer } from '#tests/support/players/beThePlayer.ts';
import { fundedPlayer } from '#tests/support/players/fundedPlayer.ts';

const { visit, site, sandbox } = journey({ CACHE_PLATFORM_METADATA: '0', CACHE_PAGES_FRESH: '0' });

const AGENT = 'https://cdn.seondf.com';
const RESOLVER = 'https://a1.seondfresolver.com';

/** A stand-in for the vendor's agent: it requests the vendor's host and returns a text. */
const script = `window.seon = {
  init() { this.ready = true; },
  async getSession() { await fetch('${RESOLVER}/'); return this.ready ? 'c2Vzc2lvbg==' : ''; },
};`;

test('a visit of a player sends the device fingerprint of SEON if the platform has SEON on, and otherwise loads no agent', async () => {
  const { page, open, step } = await visit({
    device: 'phone',
    locale: 'uz',
    vendors: [AGENT, RESOLVER],
    hasPictures: true,
  });
  const player = await fundedPlayer(site(), []);
  await beThePlayer(page, site().origin, player);
  await page.clock.install();
  const requested: string[] = [];
  for (const vendor of [AGENT, RESOLVER])
    await page.route(`${vendor}/**`, (route) => {
      requested.push(route.request().url());
      return route.fulfill({
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
        body: vendor === AGENT ? script : '1',
      });
    });
  const hits: URL[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/hit') hits.push(url);
  });
  /** Lets the time of the page pass until it sends this parameter; resolves with its value. */
  async function hit(key: string): Promise<string | null> {
    const found = () => hits.find(({ searchParams }) => searchParams.has(key));
    await eventually(async () => {
      if (!found()) await page.clock.runFor(500);
      return found();
    }).toBeDefined();
    return found()?.searchParams.get(key) ?? null;
  }
  await step('with SEON off no agent is loaded', async () => {
    await open('/faq');
    await hit('referer');
    await page.clock.runFor(SEON_HIT_DELAY_MS);
    expect(requested).toEqual([]);
  });
  await step('with SEON on the fingerprint is sent', async () => {
    await sandbox().flip('seon', 'on');
    // A page never waits for a changed setting: the first ones after it have the previous policy.
    await eventually(async () =>
      (await fetch(`${site().origin}/faq`)).headers.get('content-security-policy'),
    ).toContain('seondf.com');
    await open('/faq');
    expect(await hit('seon_session')).toBe('c2Vzc2lvbg==');
    expect(requested).toEqual([`${AGENT}/js/v6/agent.umd.js`, `${RESOLVER}/`]);
    // For the page of own data, until the sign-out.
    expect(
      await page.evaluate((key) => localStorage.getItem(key), rareStorageKeys.lastSent('device', player.uid)),
    ).toMatch(/^\d{10}$/);
  });
});
