import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '#config/endpoints.ts';
import { paymentPages } from '#shared/cashier/paymentPages.ts';
import { sandboxControls } from '#tests/support/sites/sandboxControls.ts';
import { type Site, startSite } from '#tests/support/sites/startSite.ts';
import { ask } from '#tests/support/wire/ask.ts';

const SECRET = 'of-the-content-service';
let site: Site;
beforeAll(async () => {
  site = await startSite({ CONTENT_WEBHOOK_SECRET: SECRET, SECURITY_CONTACT: 'mailto:security@example.com' });
});
afterAll(() => site.stop());

/** A real address for each endpoint with parameters. An empty one is skipped. */
const samples: Record<string, string> = {
  'GET /api/{group}.{method}': '/api/games.getCategories',
  'POST /api/{group}.{method}': '/api/auth.login',
  'GET /content/{collection}': '/content/common?locale=uz',
  'GET /uploads/{file}': '',
  'GET /platform/game/{id}/{mode}?embed=1': '/platform/game/pamir-fox/demo?embed=1',
  'GET /oauth/init': '',
  'GET /oauth/callback': '/oauth/callback?state=unknown',
  'GET /hit': '/hit?page=%2F',
};

test('every documented endpoint answers, and not with a page', async () => {
  const home = await ask(site.origin, '/');
  samples['GET /uploads/{file}'] = /"(\/uploads\/[^"?]+\.(?:webp|svg|png))/.exec(home.text)?.[1] as string;
  expect(samples['GET /uploads/{file}']).toBeTruthy();
  for (const { verb, address } of endpoints) {
    const name = `${verb} ${address}`;
    const path = samples[name] ?? address;
    if (path === '') continue;
    const answer = await ask(site.origin, path, {
      method: verb,
      headers: { 'sec-fetch-site': 'same-origin', authorization: `Bearer ${SECRET}` },
    });
    expect(answer.status, name).not.toBe(404);
    expect(answer.status, name).not.toBe(405);
    expect(answer.status, name).toBeLessThan(500);
    // A game is a document, and an editor reads in words why a preview does not open.
    if (!/^\/(?:platform\/game|oauth|_\/preview)/.test(address))
      expect(String(answer.headers['content-type'] ?? ''), name).not.toContain('text/html');
  }
});

test('another spelling of a server endpoint answers 404 with no-store, and the endpoint itself still answers', async () => {
  const foreign = { 'x-forwarded-for': '203.0.113.7', accept: 'text/html' };
  for (const path of [
    '/metrics',
    '/%6detrics',
    '/metrics/',
    '/healthz/',
    '/%68ealthz',
    '/readyz/x',
    '/hit/x',
    '/_/x',
  ]) {
    for (let round = 0; round < 2; round += 1) {
      const refused = await ask(site.origin, path, { headers: foreign });
      expect(refused.status, path).toBe(404);
      expect(refused.headers['cache-control'], path).toMatch(/^no-store\b/);
      expect(refused.headers['cache-status'], path).toBeUndefined();
    }
  }
  expect((await ask(site.origin, '/healthz?x=1', { headers: foreign })).json()).toEqual({ alive: true });
  expect((await ask(site.origin, '/metrics')).text).toContain('croupier_build_info');
  expect((await ask(site.origin, '/healthz')).json()).toEqual({ alive: true });
  expect((await ask(site.origin, '/readyz')).status).toBe(200);
});

test('a request with a verb that its address does not support answers 405 with Allow and a page', async () => {
  for (const [method, path, allow] of [
    ['POST', '/faq', 'GET, HEAD'],
    ['POST', '/FORMS/sign_in', 'GET, HEAD'],
    ['DELETE', '/ru', 'GET, HEAD'],
    ['PUT', '/no-such-page', 'GET, HEAD'],
    ['POST', '/healthz', 'GET, HEAD'],
    ['GET', '/csp-report', 'POST'],
    ['GET', '/_/errors', 'POST'],
  ] as const) {
    const answer = await ask(site.origin, path, {
      method,
      headers: { accept: 'text/html', 'sec-fetch-site': 'same-origin' },
    });
    expect([answer.status, answer.headers['allow']], `${method} ${path}`).toEqual([405, allow]);
    expect(answer.text).toContain(String(answer.headers['x-request-id']));
    expect(answer.text).not.toContain('Cannot');
  }
});

test('a form that a payment provider returns a player with gets 303 to the same address, and others of that site 403', async () => {
  const abroad = {
    origin: 'https://pay.example',
    'sec-fetch-site': 'cross-site',
    'content-type': 'application/x-www-form-urlencoded',
  };
  const places = paymentPages.map(({ pattern }) => pattern.replace(':transaction', '9007199254740993'));
  for (const path of places.flatMap((place) => [place, `/ru${place}?payment=9007199254740993`])) {
    const answer = await ask(site.origin, path, { method: 'POST', headers: abroad, body: 'status=success&sum=1' });
    expect([answer.status, answer.headers.location, answer.headers['cache-control']], path).toEqual([
      303,
      path,
      'private, no-store',
    ]);
    expect((await ask(site.origin, path, { method: 'PUT', headers: abroad })).status).toBe(405);
  }
  const order = await ask(site.origin, '/cashier/deposit', { method: 'POST', headers: abroad, body: 'amount=50000' });
  expect(order.status).toBe(403);
});

describe('the webhook of the content service', () => {
  const event = (model: string) => JSON.stringify({ event: 'entry.update', model, entry: { id: 1 } });
  const sendWebhook = (body: string, headers: Record<string, string>) =>
    ask(site.origin, '/_/content-webhook', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });

  test('the content webhook, without the right secret, is refused', async () => {
    for (const authorization of ['', 'Bearer wrong', `Bearer ${SECRET}x`, SECRET.slice(0, -1)]) {
      const answer = await sendWebhook(event('common'), authorization ? { authorization } : {});
      expect([401, 403], authorization).toContain(answer.status);
    }
  });

  test('the content webhook, for a changed collection, makes the next page read it again', async () => {
    await ask(site.origin, '/faq');
    const controls = sandboxControls(site);
    await controls.reset();
    expect((await sendWebhook(event('common'), { authorization: `Bearer ${SECRET}` })).status).toBeLessThan(300);
    await expect
      .poll(async () => {
        await ask(site.origin, '/faq');
        return (await controls.counters())['content:common'] ?? 0;
      })
      .toBeGreaterThan(0);
  });

  test('the content webhook, with a body that is not JSON, answers 400', async () => {
    const headers = { authorization: `Bearer ${SECRET}` };
    expect((await sendWebhook('{"event":', headers)).status).toBe(400);
  });
});

describe('the visit beacon', () => {
  test('the visit beacon, while the platform hangs, answers a GIF of 43 bytes', async () => {
    const controls = sandboxControls(site);
    await controls.reset();
    await controls.fault({ target: '*', kind: 'hang' });
    try {
      const answer = await ask(site.origin, '/hit?page=%2F');
      expect(answer.status).toBe(200);
      expect(answer.headers['content-type']).toBe('image/gif');
      expect(answer.headers['cache-control']).toContain('no-store');
      expect(Number(answer.headers['content-length'])).toBe(43);
      // The visit is still being forwarded: the next test must not count it.
      await expect.poll(async () => (await controls.counters())['hit'] ?? 0).toBe(1);
    } finally {
      await controls.heal();
    }
  });

  test('the visit beacon is forwarded to the platform once', async () => {
    const controls = sandboxControls(site);
    await controls.reset();
    await ask(site.origin, '/hit?page=%2Ffaq');
    await expect.poll(async () => (await controls.counters())['hit'] ?? 0).toBe(1);
  });

  test('the visit beacon accepts a device fingerprint of 12,000 characters; a page with it answers 414', async () => {
    const controls = sandboxControls(site);
    await controls.reset();
    const session = 'A'.repeat(12_000);
    expect((await ask(site.origin, `/hit?seon_session=${session}`)).status).toBe(200);
    await expect.poll(async () => (await controls.counters())['hit'] ?? 0).toBe(1);
    expect((await ask(site.origin, `/faq?seon_session=${session}`)).status).toBe(414);
  });
});
