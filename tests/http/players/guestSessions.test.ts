import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from '../../support/wire/ask.ts';
import { askPage } from '../../support/wire/askPage.ts';
import { postForm } from '../../support/wire/postForm.ts';
import { sandboxControls } from '../../support/sites/sandboxControls.ts';
import { type Site, startSite } from '../../support/sites/startSite.ts';

/** A platform that gives everybody a session, and a site that has been told, and one that has not. */
let told: Site;
let untold: Site;
const limits = { RATE_LIMITS: 'on', RATE_LIMIT_ACCOUNT: '3', TRUST_PROXY: 'loopback' };
beforeAll(async () => {
  [told, untold] = await Promise.all([startSite({ GUEST_SESSIONS: 'on', ...limits }), startSite()]);
  await Promise.all(
    [told, untold].map((site) => sandboxControls(site).fault({ target: 'platform:*', kind: 'guestSession' })),
  );
});
afterAll(() => Promise.all([told?.stop(), untold?.stop()]));

const nameOf = (line: string) => line.slice(0, line.indexOf('='));
const jar = (lines: readonly string[]) => lines.map((line) => line.split(';', 1)[0]).join('; ');
const verdictOf = async (site: Site, cookie = '') =>
  String((await askPage(site.origin, '/faq', { cookie })).headers['cache-status']);

/** The cookies of a guest whose browser has read something. */
async function read(site: Site): Promise<readonly string[]> {
  const answer = await ask(site.origin, '/api/games.getCategories');
  expect(answer.status).toBe(200);
  return answer.cookies;
}

test('pages of guests with a session come from the cache, and no cached page or answer has anybody’s session', async () => {
  for (const path of ['/', '/gamehall', '/faq', '/ru/faq']) {
    const visits = async () => {
      const { cookies, headers } = await askPage(told.origin, path);
      expect(cookies, path).toEqual([]);
      return headers['cache-status'];
    };
    // A page that stands on something late is not cached.
    await expect.poll(visits, { timeout: 10_000 }).toMatch(/hit/);
  }
  const one = await read(told);
  const other = await read(told);
  expect(one.map(nameOf)).toEqual(['sid', 'guest_session']);
  expect(jar(one)).not.toBe(jar(other));
  for (const cookies of [one, other]) {
    const page = await askPage(told.origin, '/faq', { cookie: jar(cookies) });
    expect([page.headers['cache-status'], page.cookies]).toEqual([expect.stringMatching(/hit/), []]);
    expect((await ask(told.origin, '/player/profile', { headers: { cookie: jar(cookies) } })).status).toBe(302);
  }
});

test('a session nobody has named is asked about once, and then known', async () => {
  const [sid = ''] = await read(told);
  const page = await askPage(told.origin, '/faq', { cookie: jar([sid]) });
  expect(page.headers['cache-control']).toBe('private, no-store');
  expect(page.cookies.map(nameOf)).toEqual(['guest_session']);
  await expect.poll(() => verdictOf(told, jar([sid, ...page.cookies])), { timeout: 10_000 }).toMatch(/hit/);
});

test('who signs in is a player at once, and stays one', async () => {
  const guest = await read(told);
  const signedIn = await postForm(
    told.origin,
    '/api/auth.login',
    { login: 'demo@yulduz.test', password: 'Yulduz-2026' },
    { cookie: jar(guest), 'x-forwarded-for': '203.0.113.50' },
  );
  const [sid = '', ...rest] = signedIn.cookies;
  expect(rest.map(nameOf)).toEqual(expect.arrayContaining(['guest_session', 'known_device']));
  expect(rest.find((line) => line.startsWith('guest_session='))).toMatch(/Max-Age=0/);
  for (const cookie of [jar([sid]), jar([sid, ...guest.slice(1)])])
    expect((await askPage(told.origin, '/', { cookie })).text).toContain('Samarqand77');
});

test('a refused sign-in is a wrong try although it brings a session, by form and by call, and makes no device known', async () => {
  const wrong = { login: 'zero@yulduz.test', password: 'Wrong-2026' };
  const from = (at: number) => ({ 'x-forwarded-for': `203.0.113.${at}` });
  const statuses: number[] = [];
  for (let at = 0; at < 4; at += 1) {
    const answer = await postForm(told.origin, '/api/auth.login', wrong, from(at));
    statuses.push(answer.status);
    if (answer.status === 200) expect(answer.cookies.map(nameOf)).toEqual(['sid']);
  }
  expect(statuses).toEqual([200, 200, 200, 429]);
  const ends: string[] = [];
  for (let at = 0; at < 4; at += 1) {
    const answer = await ask(told.origin, '/forms/sign_in', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: told.origin, ...from(10 + at) },
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

test('without the variable nothing is shared, and the log says which one is missing', async () => {
  for (let visit = 0; visit < 2; visit += 1) await askPage(untold.origin, '/gamehall');
  expect((await read(untold)).map(nameOf)).toEqual(['sid']);
  await expect.poll(() => untold.output()).toMatch(/"event":"session_cookie","problem":"guest"/);
});
