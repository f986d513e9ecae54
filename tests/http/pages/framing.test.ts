import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signIn } from '#tests/support/players/signIn.ts';
import type { Lent } from '#tests/support/sites/lend.ts';
import { lendSite } from '#tests/support/sites/lendSite.ts';
import type { Site } from '#tests/support/sites/startSite.ts';
import { startSiteBeforeLent } from '#tests/support/sites/startSiteBeforeLent.ts';
import { ask } from '#tests/support/wire/ask.ts';
import { askPage } from '#tests/support/wire/askPage.ts';

const iframe = { 'sec-fetch-dest': 'iframe' };
const demo = { login: 'demo@yulduz.test', password: 'Yulduz-2026' };
const submit = (site: Site, path: string, headers: Record<string, string> = {}) =>
  ask(site.origin, path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: site.origin, ...headers },
    body: new URLSearchParams(demo).toString(),
  });

describe('framing, on a site without FRAME_ANCESTORS', () => {
  let lent: Lent<Site>;
  let site: Site;
  beforeAll(async () => {
    lent = await lendSite();
    site = lent.value;
  });
  afterAll(() => lent?.giveBack());

  test('a page with _non_strict or in a frame still shows the signed-in player', async () => {
    const { cookie, uid } = await signIn(site.origin, demo.login);
    for (const [path, headers] of [
      ['/?_non_strict=true', {}],
      ['/ru?a=1&_non_strict=true', {}],
      ['/', iframe],
    ] as const)
      expect((await askPage(site.origin, path, { cookie, ...headers })).text, path).toContain(`data-uid="${uid}"`);
  });

  test('the sign-in form, with _non_strict or in a frame, sets a SameSite=Lax session alone', async () => {
    for (const [path, headers] of [
      ['/forms/sign_in?_non_strict=true', {}],
      ['/ru/forms/sign_in', iframe],
    ] as const) {
      const { cookies, status } = await submit(site, path, headers);
      expect(status).toBe(303);
      // The second cookie remembers the device.
      expect(cookies.map((line) => line.slice(0, line.indexOf('=')))).toEqual(['sid', 'device_id', 'known_device']);
      expect(cookies[0]).toMatch(/^sid=[\w-]+;.*SameSite=Lax$/);
      expect(cookies.join()).not.toMatch(/SameSite=None|Partitioned/i);
    }
  });

  test('a framed session cookie shows no player', async () => {
    const { cookie } = await signIn(site.origin, demo.login);
    const framed = cookie.replace(/^sid=/, '__Host-sid_p=');
    for (const path of ['/', '/?_non_strict=true'])
      expect((await askPage(site.origin, path, { cookie: framed, ...iframe })).text).not.toContain('data-uid');
  });
});

describe('framing, on a site with FRAME_ANCESTORS', () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSiteBeforeLent({ FRAME_ANCESTORS: "'self' https://web.telegram.org" });
  });
  afterAll(() => site.stop());

  test('the sign-in form in a frame sets a partitioned session, which is accepted in frames alone', async () => {
    const { cookies } = await submit(site, '/forms/sign_in', iframe);
    expect(cookies[0]).toMatch(/^__Host-sid_p=[\w-]+;.*Path=\/; Secure; SameSite=None; Partitioned$/);
    const framed = String(cookies[0]).split(';', 1)[0] as string;
    expect((await askPage(site.origin, '/', { cookie: framed, ...iframe })).text).toMatch(/data-uid="\d+"/);
    expect((await askPage(site.origin, '/', { cookie: framed })).text).not.toContain('data-uid');
  });

  test('a page with _non_strict, opened in a window, still shows the signed-in player', async () => {
    const { cookie, uid } = await signIn(site.origin, demo.login);
    const page = await askPage(site.origin, '/?_non_strict=true', { cookie, 'sec-fetch-dest': 'document' });
    expect(page.text).toContain(`data-uid="${uid}"`);
  });

  test('an API call with a framed session is accepted from pages of the site alone', async () => {
    const { cookie, uid } = await signIn(site.origin, demo.login);
    const framed = cookie.replace(/^sid=/, '__Host-sid_p=');
    const uidFor = async (headers: Record<string, string>) => {
      const answer = await ask(site.origin, '/api/account.getInfo?_non_strict=true', {
        headers: { cookie: framed, ...headers },
      });
      return answer.json<{ data?: { uid?: number } }>().data?.uid;
    };
    expect(await uidFor({ 'sec-fetch-site': 'same-origin' })).toBe(uid);
    expect(await uidFor({ referer: `${site.origin}/cashier` })).toBe(uid);
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'none' }, {}])
      expect(await uidFor(headers as Record<string, string>), JSON.stringify(headers)).not.toBe(uid);
  });
});
