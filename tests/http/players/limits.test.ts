import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn as enter } from '#tests/support/players/signIn.ts';
import type { Site } from '#tests/support/sites/startSite.ts';
import { startSiteBeforeLent } from '#tests/support/sites/startSiteBeforeLent.ts';
import { ask } from '#tests/support/wire/ask.ts';
import { askPage } from '#tests/support/wire/askPage.ts';
import { postForm } from '#tests/support/wire/postForm.ts';

const limit = 5;
let site: Site;
beforeAll(async () => {
  site = await startSiteBeforeLent({
    RATE_LIMITS: 'on',
    RATE_LIMIT_ACCOUNT: String(limit),
    RATE_LIMIT_SESSIONS: '3',
    PUBLIC_ORIGIN: 'https://yulduz.example',
    PUBLIC_HOSTS: 'www.yulduz.example',
  });
});
afterAll(() => site.stop());

let visitors = 0;
const signIn = (login: string, password: string, cookie = '') => {
  visitors += 1;
  return postForm(
    site.origin,
    '/api/auth.login',
    { login, password },
    { 'x-forwarded-for': `198.51.${visitors >> 8}.${visitors & 255}`, origin: 'https://yulduz.example', cookie },
  );
};

test('sign-ins to one login, after too many wrong passwords from any addresses, get 429 except from a known device', async () => {
  for (let attempt = 0; attempt < limit + 2; attempt += 1) {
    const answer = await signIn('rich@yulduz.test', 'Yulduz-2026');
    expect(answer.status).toBe(200);
    expect(answer.cookies.length).toBeGreaterThan(0);
  }
  const device = (await signIn('zero@yulduz.test', 'Yulduz-2026')).cookies.find((line) => line.startsWith('known_'));
  const statuses: number[] = [];
  for (let attempt = 0; attempt <= limit; attempt += 1)
    statuses.push((await signIn(attempt % 2 ? 'ZERO@yulduz.test' : 'zero@yulduz.test', `wrong-${attempt}`)).status);
  expect(statuses.slice(0, limit)).toEqual(Array.from({ length: limit }, () => 200));
  expect(statuses[limit]).toBe(429);
  expect((await signIn('zero@yulduz.test', 'Yulduz-2026')).status).toBe(429);
  // Tries from the player's known device are counted separately.
  expect((await signIn('zero@yulduz.test', 'Yulduz-2026', device?.split(';', 1)[0])).status).toBe(200);
  expect((await signIn('demo@yulduz.test', 'Yulduz-2026')).status).toBe(200);
}, 60_000);

test('pages with made-up sessions, from one address, get 429 after three; a player and a guest there still get pages', async () => {
  const { cookie } = await enter(site.origin, 'demo@yulduz.test');
  const visit = async (session: string) =>
    (await askPage(site.origin, '/faq', { cookie: session, 'x-forwarded-for': '203.0.113.77' })).status;
  for (let index = 0; index < 3; index += 1) expect(await visit(cookie)).toBe(200);
  const made: number[] = [];
  for (let index = 0; index < 5; index += 1) made.push(await visit(`sid=made-up-${index}`));
  expect(made).toEqual([200, 200, 200, 429, 429]);
  expect([await visit(cookie), await visit('')]).toEqual([200, 200]);
});

test('a page or a call for a foreign host, with or without a cached page, gets 421; /healthz answers any host', async () => {
  for (let round = 0; round < 2; round += 1) {
    for (const host of ['yulduz.example', 'www.yulduz.example', '127.0.0.1'])
      expect((await askPage(site.origin, '/faq', { host })).status, host).toBe(200);
    for (const host of ['evil.example', 'yulduz.example.evil.example', 'yulduz.example:8080']) {
      const page = await askPage(site.origin, '/faq', { host });
      expect(page.status, host).toBe(421);
      expect(page.headers['cache-control']).toBe('no-store');
      const call = await ask(site.origin, '/api/games.getCategories', { headers: { host } });
      expect(call.status).toBe(421);
      expect(call.json().error?.type).toBe('InvalidRequestException');
    }
  }
  expect((await ask(site.origin, '/healthz', { headers: { host: 'probe.internal' } })).status).toBe(200);
});
