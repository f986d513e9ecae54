import { afterAll, beforeAll, expect, test } from 'vitest';
import { sandboxControls } from '#tests/support/sites/sandboxControls.ts';
import { type Site, startSite } from '#tests/support/sites/startSite.ts';
import { ask } from '#tests/support/wire/ask.ts';
import { askPage } from '#tests/support/wire/askPage.ts';
import { postForm } from '#tests/support/wire/postForm.ts';

/** The platform opens a session for every guest. The first site is configured for it by GUEST_SESSIONS, the second is not. */
let configured: Site;
let unconfigured: Site;
const limits = { RATE_LIMITS: 'on', RATE_LIMIT_ACCOUNT: '3', TRUST_PROXY: 'loopback' };
beforeAll(async () => {
  [configured, unconfigured] = await Promise.all([startSite({ GUEST_SESSIONS: 'on', ...limits }), startSite()]);
  await Promise.all(
    [configured, unconfigured].map((site) =>
      sandboxControls(site).fault({ target: 'platform:*', kind: 'guestSession' }),
    ),
  );
});
afterAll(() => Promise.all([configured?.stop(), unconfigured?.stop()]));

const nameOf = (line: string) => line.slice(0, line.indexOf('='));
const jar = (lines: readonly string[]) => lines.map((line) => line.split(';', 1)[0]).join('; ');
const verdictOf = async (site: Site, cookie = '') =>
  String((await askPage(site.origin, '/faq', { cookie })).headers['cache-status']);

/** The cookies of a guest whose browser has called a method. */
async function read(site: Site): Promise<readonly string[]> {
  const answer = await ask(site.origin, '/api/games.getCategories');
  expect(answer.status).toBe(200);
  return answer.cookies;
}

test('guests with sessions get cached pages without cookies, and every guest has a different session', async () => {
  for (const path of ['/', '/gamehall', '/faq', '/ru/faq']) {
    const visits = async () => {
      const { cookies, headers } = await askPage(configured.origin, path);
      expect(cookies, path).toEqual([]);
      return headers['cache-status'];
    };
    // A page rendered without a late part is not cached.
    await expect.poll(visits, { timeout: 10_000 }).toMatch(/hit/);
  }
  const one = await read(configured);
  const other = await read(configured);
  expect(one.map(nameOf)).toEqual(['sid', 'guest_session']);
  expect(jar(one)).not.toBe(jar(other));
  for (const cookies of [one, other]) {
    const page = await askPage(configured.origin, '/faq', { cookie: jar(cookies) });
    expect([page.headers['cache-status'], page.cookies]).toEqual([expect.stringMatching(/hit/), []]);
    expect((await ask(configured.origin, '/player/profile', { headers: { cookie: jar(cookies) } })).status).toBe(302);
  }
});

test('a session without its guest_session cookie gets an uncached page and that cookie, and then cached pages', async () => {
  const [sid = ''] = await read(configured);
  const page = await askPage(configured.origin, '/faq', { cookie: jar([sid]) });
  expect(page.headers['cache-control']).toBe('private, no-store, no-transform');
  expect(page.cookies.map(nameOf)).toEqual(['guest_session']);
  await expect.poll(() => verdictOf(configured, jar([sid, ...page.cookies])), { timeout: 10_000 }).toMatch(/hit/);
});

test('signing in with a guest session removes guest_session, and pages show the player even with the old cookie', async () => {
  const guest = await read(configured);
  const signedIn = await postForm(
    configured.origin,
    '/api/auth.login',
    { login: 'demo@yulduz.test', password: 'Yulduz-2026' },
    { cookie: jar(guest), 'x-forwarded-for': '203.0.113.50' },
  );
  // Lines that end a session of another path come before it.
  const sid = signedIn.cookies.find((line) => /^sid=[^;]/.test(line)) ?? '';
  const rest = signedIn.cookies.filter((line) => nameOf(line) !== 'sid');
  expect(rest.map(nameOf)).toEqual(expect.arrayContaining(['guest_session', 'known_device']));
  expect(rest.find((line) => line.startsWith('guest_session='))).toMatch(/Max-Age=0/);
  for (const cookie of [jar([sid]), jar([sid, ...guest.slice(1)])])
    expect((await askPage(configured.origin, '/', { cookie })).text).toContain('Samarqand77');
});

test('a refused sign-in that sets a session, by API or form, counts as a failed try and sets no known_device', async () => {
  const wrong = { login: 'zero@yulduz.test', password: 'Wrong-2026' };
  const from = (number: number) => ({ 'x-forwarded-for': `203.0.113.${number}` });
  const statuses: number[] = [];
  for (let index = 0; index < 4; index += 1) {
    const answer = await postForm(configured.origin, '/api/auth.login', wrong, from(index));
    statuses.push(answer.status);
    if (answer.status === 200) expect(answer.cookies.map(nameOf)).toEqual(['sid']);
  }
  expect(statuses).toEqual([200, 200, 200, 429]);
  const ends: string[] = [];
  for (let index = 0; index < 4; index += 1) {
    const answer = await ask(configured.origin, '/forms/sign_in', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: configured.origin, ...from(10 + index) },
      body: new URLSearchParams({ ...wrong, login: 'new@yulduz.test' }).toString(),
    });
    expect(answer.cookies.map(nameOf)).not.toContain('known_device');
    ends.push(String(answer.headers.location).replace(/&wait=.*/, ''));
  }
  const [no, tooMany] = ['auth.wrongCredentials', 'errors.TooManyRequestsException'].map(
    (id) => `/forms/sign_in?error=${id}`,
  );
  expect(ends).toEqual([no, no, no, tooMany]);
});

test('without GUEST_SESSIONS a guest gets the sid cookie alone, and the log reports the session cookie of a guest', async () => {
  for (let visit = 0; visit < 2; visit += 1) await askPage(unconfigured.origin, '/gamehall');
  expect((await read(unconfigured)).map(nameOf)).toEqual(['sid']);
  await expect.poll(() => unconfigured.output()).toMatch(/"event":"session_cookie","problem":"guest"/);
});
