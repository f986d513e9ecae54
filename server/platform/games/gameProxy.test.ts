import { expect, test } from 'vitest';
import { proxiedPlatform } from '#server/platform/proxiedPlatform.testing.ts';

test('a game document has the CSP of the platform except for frame-ancestors, and POSTs from other sites get 403', async () => {
  const { url, seen } = await proxiedPlatform((_req, res) => {
    res.writeHead(200, {
      'content-type': 'text/html',
      'content-security-policy': "default-src 'self'; frame-ancestors *",
      'x-frame-options': 'DENY',
    });
    res.end('<canvas></canvas>');
  });
  const answer = await fetch(`${url}/ru/platform/game/book-of-sun/demo?embed=1`);
  expect(seen[0]?.url).toBe('/platform/game/book-of-sun/demo?embed=1&locale=ru');
  expect(answer.headers.get('content-security-policy')).toBe(
    "default-src 'self'; frame-ancestors 'self' https://web.telegram.org",
  );
  expect(answer.headers.get('x-frame-options')).toBeNull();
  const spin = { 'sec-fetch-site': 'same-origin' };
  for (const foreign of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }, {}] as Record<
    string,
    string
  >[]) {
    for (const prefix of ['', '/ru']) {
      const answer = await fetch(`${url}${prefix}/platform/game/5/spin?embed=1`, {
        method: 'POST',
        headers: foreign,
        body: 'bet=9',
      });
      expect(answer.status).toBe(403);
    }
  }
  expect(
    (await fetch(`${url}/platform/game/5/spin?embed=1`, { method: 'POST', headers: spin, body: 'bet=1' })).status,
  ).toBe(200);
  expect(seen[1]?.body).toBe('bet=1');
  for (const path of ['/platform/game/5', '/platform/game/..%2f..?embed=1', '/platform/game/?embed=1'])
    expect((await fetch(url + path)).status).toBe(299);
});
