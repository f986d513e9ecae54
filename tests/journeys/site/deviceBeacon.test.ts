import { expect, test } from 'vitest';
import { eventually, journey } from '../../support/browsers/journey.ts';

const { visit, site, sandbox } = journey({ CACHE_PLATFORM_METADATA: '0', CACHE_PAGES_FRESH: '0' });

const AGENT = 'https://cdn.seondf.com';
const RESOLVER = 'https://a1.seondfresolver.com';

/** What the vendor's agent does, as far as a page can tell: it asks its own hosts and answers with a text. */
const script = `window.seon = {
  init() { this.ready = true; },
  async getSession() { await fetch('${RESOLVER}/'); return this.ready ? 'c2Vzc2lvbg==' : ''; },
};`;

test('where the platform has SEON on, a visit tells the fingerprint of its device, and where it is off no agent is fetched', async () => {
  const { page, open, step } = await visit({ device: 'phone', locale: 'uz', vendors: [AGENT, RESOLVER] });
  const asked: string[] = [];
  for (const vendor of [AGENT, RESOLVER])
    await page.route(`${vendor}/**`, (route) => {
      asked.push(route.request().url());
      return route.fulfill({
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
        body: vendor === AGENT ? script : '1',
      });
    });
  const hit = (key: string) => page.waitForRequest((request) => request.url().includes(`/hit?${key}=`));
  await step('off', async () => {
    const visited = hit('referer');
    await open('/faq');
    await visited;
    expect(asked).toEqual([]);
  });
  await step('on', async () => {
    await sandbox().flip('seon', 'on');
    // A page never waits for a changed setting: the first ones after it have the policy of before.
    await eventually(async () =>
      (await fetch(`${site().origin}/faq`)).headers.get('content-security-policy'),
    ).toContain('seondf.com');
    const told = hit('seon_session');
    await open('/faq');
    expect(new URL((await told).url()).searchParams.get('seon_session')).toBe('c2Vzc2lvbg==');
    expect(asked).toEqual([`${AGENT}/js/v6/agent.umd.js`, `${RESOLVER}/`]);
  });
});
