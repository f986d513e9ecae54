import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '../../../config/endpoints.ts';
import { ask } from '../../support/wire/ask.ts';
import { sandboxControls } from '../../support/sites/sandboxControls.ts';
import { type Site, startSite } from '../../support/sites/startSite.ts';

const SECRET = 'of-the-content-service';
let site: Site;
beforeAll(async () => {
  site = await startSite({ CONTENT_WEBHOOK_SECRET: SECRET });
});
afterAll(() => site.stop());

/** A real question for each address that has something to fill in. */
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

test('every address of the documents is answered, and not by a page', async () => {
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
    if (!address.startsWith('/platform/game') && !address.startsWith('/oauth'))
      expect(String(answer.headers['content-type'] ?? ''), name).not.toContain('text/html');
  }
});

test('an address of the server that is asked in another way is refused, and its refusal is served to nobody else', async () => {
  const stranger = { 'x-forwarded-for': '203.0.113.7', accept: 'text/html' };
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
      const refused = await ask(site.origin, path, { headers: stranger });
      expect([refused.status, refused.headers['cache-control']], path).toEqual([404, 'no-store']);
      expect(refused.headers['cache-status'], path).toBeUndefined();
    }
  }
  expect((await ask(site.origin, '/healthz?x=1', { headers: stranger })).json()).toEqual({ alive: true });
  expect((await ask(site.origin, '/metrics')).text).toContain('build_info');
  expect((await ask(site.origin, '/healthz')).json()).toEqual({ alive: true });
  expect((await ask(site.origin, '/readyz')).status).toBe(200);
});

test('a verb that nobody takes gets a page of the site that says so', async () => {
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

describe('the webhook of the content service', () => {
  const event = (model: string) => JSON.stringify({ event: 'entry.update', model, entry: { id: 1 } });
  const tell = (body: string, headers: Record<string, string>) =>
    ask(site.origin, '/_/content-webhook', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });

  test('without the secret nothing is purged', async () => {
    for (const authorization of ['', 'Bearer wrong', `Bearer ${SECRET}x`, SECRET.slice(0, -1)]) {
      const answer = await tell(event('common'), authorization ? { authorization } : {});
      expect([401, 403], authorization).toContain(answer.status);
    }
  });

  test('a changed collection is read again for the next page', async () => {
    await ask(site.origin, '/faq');
    const controls = sandboxControls(site);
    await controls.reset();
    expect((await tell(event('common'), { authorization: `Bearer ${SECRET}` })).status).toBeLessThan(300);
    await expect
      .poll(async () => {
        await ask(site.origin, '/faq');
        return (await controls.counters())['content:common'] ?? 0;
      })
      .toBeGreaterThan(0);
  });

  test('what is no event is a 400', async () => {
    const headers = { authorization: `Bearer ${SECRET}` };
    expect((await tell('{"event":', headers)).status).toBe(400);
  });
});

describe('the visit beacon', () => {
  test('is a picture of 43 bytes at once, also while the platform hangs', async () => {
    const controls = sandboxControls(site);
    await controls.reset();
    await controls.fault({ target: '*', kind: 'hang' });
    try {
      const answer = await ask(site.origin, '/hit?page=%2F');
      expect(answer.status).toBe(200);
      expect(answer.headers['content-type']).toBe('image/gif');
      expect(answer.headers['cache-control']).toContain('no-store');
      expect(Number(answer.headers['content-length'])).toBe(43);
      // It is on its way still: the next test must not count it.
      await expect.poll(async () => (await controls.counters())['hit'] ?? 0).toBe(1);
    } finally {
      await controls.heal();
    }
  });

  test('reaches the platform afterwards', async () => {
    const controls = sandboxControls(site);
    await controls.reset();
    await ask(site.origin, '/hit?page=%2Ffaq');
    await expect.poll(async () => (await controls.counters())['hit'] ?? 0).toBe(1);
  });

  test('carries the fingerprint of a device, longer than any address of a page', async () => {
    const controls = sandboxControls(site);
    await controls.reset();
    const session = 'A'.repeat(12_000);
    expect((await ask(site.origin, `/hit?seon_session=${session}`)).status).toBe(200);
    await expect.poll(async () => (await controls.counters())['hit'] ?? 0).toBe(1);
    expect((await ask(site.origin, `/faq?seon_session=${session}`)).status).toBe(414);
  });
});
