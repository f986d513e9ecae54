import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '../../config/endpoints.ts';
import { ask } from '../support/ask.ts';
import { sandboxLevers } from '../support/sandboxLevers.ts';
import { type Site, startSite } from '../support/startSite.ts';

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
    const levers = sandboxLevers(site);
    await levers.reset();
    expect((await tell(event('common'), { authorization: `Bearer ${SECRET}` })).status).toBeLessThan(300);
    await expect
      .poll(async () => {
        await ask(site.origin, '/faq');
        return (await levers.counters())['content:common'] ?? 0;
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
    const levers = sandboxLevers(site);
    await levers.fault({ target: '*', kind: 'hang' });
    try {
      const answer = await ask(site.origin, '/hit?page=%2F');
      expect(answer.status).toBe(200);
      expect(answer.headers['content-type']).toBe('image/gif');
      expect(answer.headers['cache-control']).toContain('no-store');
      expect(Number(answer.headers['content-length'])).toBe(43);
    } finally {
      await levers.heal();
    }
  });

  test('reaches the platform afterwards', async () => {
    const levers = sandboxLevers(site);
    await levers.reset();
    await ask(site.origin, '/hit?page=%2Ffaq');
    await expect.poll(async () => (await levers.counters())['hit'] ?? 0).toBe(1);
  });
});
