import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownCard } from '#sandbox/testing/ownCard.ts';
import { sandboxControls } from '#tests/support/sites/sandboxControls.ts';
import { type CompressingProxy, startCompressingProxy } from '#tests/support/sites/startCompressingProxy.ts';
import { type Site, startSite } from '#tests/support/sites/startSite.ts';
import { startUpstream, type Upstream } from '#tests/support/sites/startUpstream.ts';
import { askPage } from '#tests/support/wire/askPage.ts';
import { postForm } from '#tests/support/wire/postForm.ts';

/** A site whose upstreams compress every answer and give every guest a session. */
let upstream: Upstream;
let proxy: CompressingProxy;
let site: Site;
beforeAll(async () => {
  upstream = await startUpstream();
  proxy = await startCompressingProxy(upstream.sandbox);
  site = await startSite({
    SANDBOX: '0',
    PLATFORM_URL: proxy.url,
    CONTENT_URL: proxy.url,
    GUEST_SESSIONS: 'on',
    RATE_LIMITS: 'on',
    RATE_LIMIT_ACCOUNT: '3',
    TRUST_PROXY: 'loopback',
  });
  await sandboxControls({ sandbox: upstream.sandbox }).fault({ target: 'platform:*', kind: 'guestSession' });
});
afterAll(async () => {
  await site?.stop();
  await proxy?.close();
  await upstream?.stop();
});

const player = { login: 'demo@yulduz.test', password: 'Yulduz-2026' };

async function signedIn(): Promise<string> {
  const entry = await postForm(site.origin, '/api/auth.login', player, { 'x-forwarded-for': '203.0.113.200' });
  expect(entry.cookies.map((line) => line.split('=', 1)[0])).toContain('known_device');
  return entry.cookies.map((line) => line.split(';', 1)[0]).join('; ');
}

test('a platform that compresses every answer has its refusals counted as wrong passwords, and they mark no device', async () => {
  const statuses: number[] = [];
  for (let index = 0; index < 5; index += 1) {
    const wrong = { login: 'zero@yulduz.test', password: `Wrong-${index}` };
    const answer = await postForm(site.origin, '/api/auth.login', wrong, { 'x-forwarded-for': `203.0.113.${index}` });
    statuses.push(answer.status);
    expect(answer.cookies.join()).not.toContain('known_device');
  }
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
});

test('pages and calls of a player work on a platform that compresses every answer, and a paid deposit is logged as done', async () => {
  const cookie = await signedIn();
  for (const path of ['/', '/ru/cashier/deposit', '/cashier/history', '/profile']) {
    const page = await askPage(site.origin, path, { cookie });
    expect([path, page.status]).toEqual([path, 200]);
    expect(page.text).toContain('Samarqand77');
  }
  const card = { 'requisites[card]': ownCard(), campaign_offer_id: '-1' };
  const fields = { method: 'uzcard', amount: '50000', currency: 'UZS', ...card };
  const order = await postForm(site.origin, '/api/cashier.makeDeposit', fields, {
    cookie,
    'idempotency-key': randomUUID(),
  });
  expect([order.status, order.headers['content-encoding']]).toEqual([200, undefined]);
  expect(order.json().data).toBeDefined();
  await expect.poll(() => site.output()).toMatch(/"event":"money_outcome"[^\n]*"outcome":"done"/);
  expect(site.output()).not.toContain('"outcome":"unknown"');
});
