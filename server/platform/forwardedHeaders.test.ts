import { expect, test } from 'vitest';
import { sendRaw } from '#tests/support/wire/sendRaw.ts';
import { proxiedPlatform } from './proxiedPlatform.testing.ts';
import { rawGet } from './rawGet.testing.ts';

test.each([
  ['Expect', 'Expect: 100-continue\r\n'],
  ['h2c', 'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n'],
  ['a Connection that names Cookie', 'Connection: close, Cookie\r\n'],
  ['TE', 'TE: trailers\r\n'],
  ['forwarding headers', 'Forwarded: for=6.6.6.6\r\nX-Forwarded-Host: evil\r\nX-Original-URL: /admin\r\n'],
])(
  'a request with %s is forwarded with one version, locale and session and no hop-by-hop headers',
  async (_name, headers) => {
    const { url, seen } = await proxiedPlatform();
    const answer = await sendRaw(
      url,
      rawGet(
        '/api/account.getInfo?locale=xx&locale=ru&version=1&locale%5B%5D=ru&_non[strict=true&_non%5Bstrict%00=true',
        `Cookie: sid=s\r\n${headers}`,
      ),
      200,
    );
    expect(answer).toMatch(/HTTP\/1\.1 200 /);
    expect(seen[0]?.url).toBe('/api/account.getInfo?version=2.34&locale=uz');
    expect(seen[0]?.headers.cookie).toBe('sid=s');
    expect(seen[0]?.headers['x-forwarded-host']).toBe('a');
    for (const name of ['upgrade', 'http2-settings', 'te', 'expect', 'forwarded', 'x-original-url'])
      expect(seen[0]?.headers).not.toHaveProperty(name);
    expect(seen[0]?.headers.connection).toBe('keep-alive');
  },
);

test.each([
  ['a reading', 'GET', '/api/games.getCategories'],
  ['a form', 'POST', '/api/account.changefakename'],
  ['money', 'POST', '/api/cashier.makedeposit'],
  ['a game', 'GET', '/platform/game/book/demo?embed=1'],
  ['a spin', 'POST', '/platform/game/book/play?embed=1'],
  ['the start of a social sign-in', 'GET', '/oauth/init?service=google'],
  ['the callback of a social sign-in', 'POST', '/oauth/callback'],
])('%s: forged client headers are not forwarded', async (_name, method, path) => {
  const { url, seen } = await proxiedPlatform();
  const names = [
    'Client-IP',
    'X_Forwarded_For',
    'X-Forwarded',
    'X-Cluster-Client-IP',
    'Fastly-Client-IP',
    'CF-IPCountry',
  ];
  names.push('X_HTTP_METHOD_OVERRIDE', 'Remote-User', 'Proxy', 'X-Real-IP', 'X-Something-New', 'Authorization');
  await sendRaw(
    url,
    `${method} ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nSec-Fetch-Site: same-origin\r\nContent-Type: multipart/form-data; boundary=x\r\n` +
      `${names.map((name) => `${name}: forged`).join('\r\n')}\r\n\r\n`,
    3_000,
  );
  expect(seen).toHaveLength(1);
  expect(JSON.stringify(seen[0]?.headers)).not.toContain('forged');
  expect(Object.keys(seen[0]?.headers ?? {}).filter((name) => name.includes('_'))).toEqual([]);
  expect(seen[0]?.headers['x-forwarded-for']).toBe('127.0.0.1');
});
