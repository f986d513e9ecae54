import { expect, test } from 'vitest';
import { sendRaw } from '#tests/support/wire/sendRaw.ts';
import { apiForm } from './apiForm.testing.ts';
import { proxiedPlatform } from './proxiedPlatform.testing.ts';
import { rawGet } from './rawGet.testing.ts';

test('apiGuard answers unknown methods, verbs and body types itself, and does not forward them', async () => {
  const { url, seen } = await proxiedPlatform();
  const status = async (path: string, init?: RequestInit) => (await fetch(url + path, init)).status;
  expect(await status('/api/nothing.here')).toBe(404);
  expect(await status('/api/cashier.makedeposit')).toBe(405);
  expect(await status('/api/account.getInfo', { method: 'POST', body: apiForm() })).toBe(405);
  expect(await status('/api/account.getInfo', { method: 'DELETE' })).toBe(405);
  expect(
    await status('/api/auth.login', { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }),
  ).toBe(415);
  expect(
    await status('/api/auth.login', { method: 'POST', body: apiForm(), headers: { 'content-encoding': 'gzip' } }),
  ).toBe(415);
  // On "no such method" pages hide the feature: only the unknown method gets that error.
  const typeOf = async (path: string, init?: RequestInit) =>
    ((await (await fetch(url + path, init)).json()) as { error: { type: string } }).error.type;
  expect(await typeOf('/api/nothing.here')).toBe('MethodNotFoundException');
  const text = { method: 'POST', body: '{}' };
  const large = { method: 'POST', body: apiForm({ file: new Blob([new Uint8Array(300_000)]) }) };
  for (const [path, init] of [
    ['/api/account.getInfo?a=%zz'],
    ['/api/cashier.makedeposit'],
    ['/api/support.sendFeedback', large],
    ['/api/cashier.makedeposit', large],
    ['/api/auth.login', text],
  ] as [string, RequestInit?][])
    expect(await typeOf(path, init), path).toBe('InvalidRequestException');
  expect(seen).toHaveLength(0);
});

test.each([
  ['dot segments', rawGet('/api/../control')],
  ['encoded dot segments', rawGet('/api/%2e%2e/control')],
  ['a matrix parameter', rawGet('/api/..;/control')],
  ['absolute form', rawGet('http://evil.example/api/games.getCategories')],
  ['a nested absolute address', rawGet('/api/http://evil.example/')],
  ['an encoded slash', rawGet('/api/games%2fgetCategories')],
  ['a doubled slash', rawGet('/api//games.getCategories')],
  ['a suffix', rawGet('/api/games.getCategories/style.css')],
  ['two dots in a name', rawGet('/api/games..getCategories')],
  ['a null byte', rawGet('/api/games.getCategories%00')],
  ['a backslash', rawGet('/api\\games.getCategories')],
  ['a body on a GET', `GET /api/games.getCategories HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nhello`],
  ['a chunked body on a GET', rawGet('/api/games.getCategories', 'Transfer-Encoding: chunked\r\n') + '0\r\n\r\n'],
  [
    'length and coding',
    'POST /api/auth.login HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  ],
  [
    'an unusual coding',
    'POST /api/auth.login HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=x\r\nTransfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n',
  ],
  ['a hidden coding', 'POST /api/auth.login HTTP/1.1\r\nHost: a\r\nTransfer-Encoding : chunked\r\n\r\n0\r\n\r\n'],
  ['two lengths', 'POST /api/auth.login HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\nabc'],
  ['a query that cannot be read', rawGet('/api/games.getCategories?a=%zz')],
  ['a query of other bytes', rawGet('/api/games.getCategories?a=%ff%fe')],
  ['a control character', rawGet('/api/games.getCategories\x01')],
  ['a line break in the address', rawGet('/api/games.getCategories%0d%0aX:1')],
  ['a space in the address', rawGet('/api/games.get Categories')],
  ['a fragment', rawGet('/api/games.getCategories#x')],
  ['a matrix parameter at the end', rawGet('/api/games.getCategories;jsessionid=1')],
  ['dots encoded twice', rawGet('/api/%252e%252e/control')],
  ['an encoded backslash', rawGet('/api/..%5ccontrol')],
  ['__proto__', rawGet('/api/__proto__')],
  ['constructor.prototype', rawGet('/api/constructor.prototype')],
  ['no method at all', rawGet('/api/')],
  ['a name of 65 characters', rawGet(`/api/${'a'.repeat(65)}`)],
  ['an authority', `CONNECT platform:80 HTTP/1.1\r\nHost: a\r\n\r\n`],
  ['an asterisk', 'OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['TRACE', 'TRACE /api/games.getCategories HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['HEAD of a command', 'HEAD /api/auth.login HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['HEAD of the sign-out', 'HEAD /api/auth.logout HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['PUT', 'PUT /api/auth.login HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n'],
  [
    'a coding after another header',
    'POST /api/auth.login HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n',
  ],
  ['a folded coding', 'POST /api/auth.login HTTP/1.1\r\nHost: a\r\nTransfer-Encoding:\r\n chunked\r\n\r\n0\r\n\r\n'],
  ['a length with a sign', 'POST /api/auth.login HTTP/1.1\r\nHost: a\r\nContent-Length: +3\r\n\r\nabc'],
  ['a length in hex', 'POST /api/auth.login HTTP/1.1\r\nHost: a\r\nContent-Length: 0x3\r\n\r\nabc'],
  ['bare line feeds', 'POST /api/auth.login HTTP/1.1\nHost: a\nContent-Length: 3\n\nabc'],
])('a request with %s is not forwarded to the platform', async (_name, bytes) => {
  const { url, seen } = await proxiedPlatform();
  const answer = await sendRaw(url, bytes.replace('Host: a\r\n', 'Host: a\r\nConnection: close\r\n'), 150);
  expect(answer).toMatch(/^(?:HTTP\/1\.1 (?:4\d\d|299) |$)/);
  expect(seen).toHaveLength(0);
});

test('a repeated query of a read is forwarded alike, and its framed session only for the site’s own pages', async () => {
  const { url, seen } = await proxiedPlatform();
  const path = '/api/games.get?options=%7B%22limit%22%3A5000%7D&locale=ru&_non_strict=true';
  const cookie = 'sid=plain; __Host-sid_p=framed';
  for (const site of ['same-origin', 'cross-site', 'same-origin'])
    await fetch(url + path, { headers: { cookie, 'sec-fetch-site': site } });
  const address = '/api/games.get?options=%7B%22limit%22%3A1000%7D&version=2.34&locale=ru';
  expect(seen.map((one) => [one.url, one.headers.cookie])).toEqual([
    [`${address}&_non_strict=true`, 'sid=framed'],
    [address, 'sid=plain'],
    [`${address}&_non_strict=true`, 'sid=framed'],
  ]);
});
