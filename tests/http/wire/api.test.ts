import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { type FakePlatform, startPlatform } from '#tests/support/sites/startPlatform.ts';
import type { Site } from '#tests/support/sites/startSite.ts';
import { startSiteBeforeLent } from '#tests/support/sites/startSiteBeforeLent.ts';
import { timeLimit } from '#tests/support/timeLimit.ts';
import { ask } from '#tests/support/wire/ask.ts';
import { attacks } from '#tests/support/wire/attacks.ts';
import { postForm } from '#tests/support/wire/postForm.ts';
import { sendRaw } from '#tests/support/wire/sendRaw.ts';

let platform: FakePlatform;
let site: Site;
beforeAll(async () => {
  platform = await startPlatform();
  site = await startSiteBeforeLent({
    PLATFORM_URL: platform.url,
    PLATFORM_TIMEOUT: '800ms',
    CASHIER_TIMEOUT: '800ms',
    API_BODY_LIMIT: '1MB',
  });
});
beforeEach(() => {
  platform.received.length = 0;
});
afterEach(() => {
  platform.answer = (_req, res) => void res.writeHead(200, { 'content-type': 'application/json' }).end('{"data":1}');
  platform.onHead = () => {};
});
afterAll(async () => {
  await site.stop();
  await platform.close();
});

const get = (path: string, headers: Record<string, string> = {}) => ask(site.origin, path, { headers });
const post = (path: string, fields: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  postForm(site.origin, path, fields, headers);
const host = () => new URL(site.origin).host;

describe('a call of the platform', () => {
  test('a call is forwarded with one version and one valid locale, whatever the query has', async () => {
    const cases: [string, string][] = [
      ['/api/account.getInfo', 'version=2.34&locale=uz'],
      ['/api/account.getInfo?locale=ru', 'version=2.34&locale=ru'],
      ['/api/ACCOUNT.GETINFO?version=9&version=8&locale=ru&a=1', 'a=1&version=2.34&locale=ru'],
      ['/api/account.getInfo?locale=ru&locale=uz', 'version=2.34&locale=uz'],
      ['/api/account.getInfo?locale=xx&_non_strict=true', 'version=2.34&locale=uz'],
      ['/api/account.getInfo?Locale[]=ru&x=%D0%B0', 'x=%D0%B0&version=2.34&locale=uz'],
      ['/api/account.getInfo?_non[strict=true&_non%5Bstrict=1&version[=9', 'version=2.34&locale=uz'],
    ];
    for (const [path, query] of cases) {
      expect((await get(path)).status).toBe(200);
      expect(platform.received.at(-1)?.url).toBe(`/api/account.getInfo?${query}`);
    }
  });

  test('a form is forwarded with its fields unchanged, and its answer is returned unchanged', async () => {
    platform.answer = (_req, res) =>
      void res.writeHead(200, { 'content-type': 'application/json' }).end('{"data":{"uid":7}}');
    const answer = await post('/api/auth.login?locale=ru', { login: 'a@b.uz', password: 'p"\r\nw' });
    expect(answer.text).toBe('{"data":{"uid":7}}');
    expect(platform.received[0]?.url).toBe('/api/auth.login?version=2.34&locale=ru');
    expect(platform.received[0]?.body).toContain('name="login"\r\n\r\na@b.uz');
  });

  test('hop-by-hop headers, forged headers and the site’s cookies are not forwarded, nor private ones of the answer', async () => {
    platform.answer = (_req, res) =>
      void res
        .writeHead(200, {
          'content-type': 'application/json',
          'x-powered-by': 'PHP',
          server: 'nginx',
          via: '1.1 a',
          'keep-alive': 'timeout=5',
          'x-inner': '1',
          connection: 'keep-alive, x-inner',
          'access-control-allow-origin': '*',
          'content-security-policy': "default-src 'self'",
          'cache-control': 'public, max-age=60',
        })
        .end('{"data":1}');
    const { headers } = await ask(site.origin, '/api/account.getInfo', {
      headers: {
        connection: 'keep-alive, x-hop, cookie',
        'x-hop': '1',
        te: 'trailers',
        cookie: 'sid=a; i18n_redirected=ru; __Host-sid_p=evil',
        'x-original-url': '/x',
        'x-http-method-override': 'POST',
        expect: '100-continue',
        forwarded: 'for=1.2.3.4',
      },
    });
    const seen = platform.received[0]?.headers ?? {};
    for (const name of ['x-hop', 'te', 'x-original-url', 'x-http-method-override', 'expect', 'forwarded'])
      expect(seen[name], name).toBeUndefined();
    expect(seen.cookie).toBe('sid=a');
    expect(seen['x-forwarded-host']).toBe(host());
    expect(seen['x-request-id']).toBe(headers['x-request-id']);
    for (const name of ['x-powered-by', 'server', 'via', 'x-inner', 'access-control-allow-origin'])
      expect(headers[name], name).toBeUndefined();
    expect(headers['keep-alive']).not.toBe('timeout=5');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test('a call with Connection: close or HTTP/1.0 is answered and its connection closed', async () => {
    for (const line of [
      'GET /api/account.getInfo HTTP/1.1\r\nConnection: close',
      'GET /api/account.getInfo HTTP/1.0',
    ]) {
      const startedAt = performance.now();
      const answer = await sendRaw(site.origin, `${line}\r\nHost: ${host()}\r\n\r\n`, 3000);
      expect(answer).toMatch(/\r\nconnection: close\r\n/i);
      expect(performance.now() - startedAt).toBeLessThan(timeLimit(1000));
    }
    expect((await get('/api/account.getInfo', { connection: 'keep-alive' })).headers.connection).toBe('keep-alive');
  });

  test('Set-Cookie of the platform loses its domain, is SameSite=Lax, and Secure over https alone', async () => {
    platform.answer = (_req, res) =>
      void res
        .writeHead(200, {
          'content-type': 'application/json',
          'set-cookie': [
            'sid=x; Path=/; Domain=.platform.test; HttpOnly; SameSite=None; Secure',
            'a=1; Max-Age=5',
            '__Host-sid_p=evil; Path=/; Secure',
          ],
        })
        .end('{"data":1}');
    const plain = await get('/api/account.getInfo');
    expect(plain.cookies).toEqual(['sid=x; Path=/; HttpOnly; SameSite=Lax', 'a=1; Max-Age=5; SameSite=Lax']);
    const named = await startSiteBeforeLent({ PLATFORM_URL: platform.url, PUBLIC_ORIGIN: 'https://yulduz.example' });
    onTestFinished(async () => void (await named.stop()));
    const secure = await ask(named.origin, '/api/account.getInfo', { headers: { host: 'yulduz.example' } });
    expect(secure.cookies).toEqual([
      'sid=x; Path=/; HttpOnly; Secure; SameSite=Lax',
      'a=1; Max-Age=5; Secure; SameSite=Lax',
    ]);
  });
});

describe('a call that is refused', () => {
  test('an unknown method, or another spelling of an address, answers 404 and is not forwarded', async () => {
    for (const path of [
      '/api/no.such',
      '/api/',
      '/api/games',
      '/api/games.get/',
      '/api/games.get/x',
      '/api/games..get',
      '/api/games%2Eget',
      '/api/..;/x',
      '/api/games.get;x=1',
    ]) {
      const answer = await get(path);
      expect(answer.status, path).toBe(404);
      expect(answer.json().error?.type).toBe('MethodNotFoundException');
      expect(answer.headers['cache-control']).toBe('no-store');
    }
    expect(platform.received).toEqual([]);
  });

  test('a method called with the wrong verb answers 405 and is not forwarded', async () => {
    expect(await get('/api/auth.login')).toMatchObject({ status: 405, headers: { allow: 'POST' } });
    const answer = await post('/api/account.getInfo');
    expect(answer).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
    expect(answer.json().error?.type).toBe('InvalidRequestException');
    expect(platform.received).toEqual([]);
  });

  test('a write sent by another site answers 403 and is not forwarded', async () => {
    const body = new FormData();
    body.append('login', 'x');
    for (const headers of attacks.otherSites(host())) {
      for (const [method, path] of [
        ['POST', '/api/auth.login'],
        ['GET', '/api/auth.logout'],
        ['GET', '/api/AUTH.logout'],
      ] as const) {
        const answer = await ask(site.origin, path, { method, headers, ...(method === 'POST' ? { body } : {}) });
        expect(answer.status, `${path} ${JSON.stringify(headers)}`).toBe(403);
        expect(answer.json().error?.type).toBe('AccessDeniedException');
      }
    }
    expect(platform.received).toEqual([]);
  });

  test('a body of an unsupported type or coding, or on a GET, is refused and not forwarded', async () => {
    const sameSite = { 'sec-fetch-site': 'same-origin' };
    const send = (headers: Record<string, string>, body = '{}') =>
      ask(site.origin, '/api/auth.login', { method: 'POST', headers: { ...sameSite, ...headers }, body });
    const refused = await send({ 'content-type': 'application/json' });
    expect([refused.status, refused.json().error?.type]).toEqual([415, 'InvalidRequestException']);
    expect((await send({})).status).toBe(415);
    expect((await send({ 'content-type': 'multipart/form-data; boundary=x', 'content-encoding': 'gzip' })).status).toBe(
      415,
    );
    expect(
      (await ask(site.origin, '/api/account.getInfo', { headers: { 'content-length': '2' }, body: '{}' })).status,
    ).toBe(400);
    expect((await get('/api/account.getInfo?a=%E0%A4%A')).status).toBe(400);
    expect(platform.received).toEqual([]);
  });

  test.each(['/api/auth.login', '/api/support.sendFeedback', '/api/cashier.makedeposit'])(
    'a POST of %s without a body length is forwarded with an empty body',
    async (path) => {
      const answer = await sendRaw(
        site.origin,
        `POST ${path} HTTP/1.1\r\nHost: ${host()}\r\nSec-Fetch-Site: same-origin\r\nContent-Type: multipart/form-data; boundary=x\r\n\r\n`,
      );
      expect(answer).toMatch(/^HTTP\/1\.1 200 /);
      expect(platform.received.map(({ body }) => body)).toEqual(['']);
      // The connection stays usable for the next request.
      expect(answer).toMatch(/^connection: keep-alive/im);
    },
  );
});

test('three hundred unfinished uploads of one visitor: four are forwarded, the rest get 429, and other calls work', async () => {
  const beginning = 'x'.repeat(0x10000);
  let uploads = 0;
  platform.onHead = (req) => {
    if (req.method === 'POST') uploads += 1;
  };
  const statuses: string[] = [];
  const sockets = Array.from({ length: 300 }, (_, index) => {
    const socket = connect(Number(new URL(site.origin).port), '127.0.0.1').on('error', () => {});
    socket.on('data', (chunk) => void statuses.push(chunk.toString().slice(9, 12)));
    const framing =
      index % 2
        ? `Transfer-Encoding: chunked\r\n\r\n10000\r\n${beginning}\r\n`
        : `Content-Length: 900000\r\n\r\n${beginning}`;
    socket.write(
      `POST /api/support.sendFeedback HTTP/1.1\r\nHost: ${host()}\r\nSec-Fetch-Site: same-origin\r\nContent-Type: multipart/form-data; boundary=x\r\n${framing}`,
    );
    return socket;
  });
  try {
    await expect.poll(() => [uploads, statuses.length]).toEqual([4, 296]);
    expect(new Set(statuses)).toEqual(new Set(['429']));
    for (const answer of [await get('/api/account.getInfo'), await post('/api/auth.login', { login: 'a' })])
      expect(answer.status).toBe(200);
  } finally {
    for (const socket of sockets) socket.destroy();
  }
});

describe('request smuggling', () => {
  test.each([
    ['two lengths', 'Content-Length: 5\r\nContent-Length: 6'],
    ['length and chunks', 'Content-Length: 5\r\nTransfer-Encoding: chunked'],
    ['an unknown coding', 'Transfer-Encoding: xchunked'],
    ['chunks twice', 'Transfer-Encoding: chunked, chunked'],
    ['a coding of another name', 'Transfer-Encoding : chunked'],
  ])('a POST with %s gets one answer, a 400, and nothing is forwarded', async (_name, framing) => {
    const answer = await sendRaw(
      site.origin,
      `POST /api/auth.login HTTP/1.1\r\nHost: ${host()}\r\nSec-Fetch-Site: same-origin\r\nContent-Type: multipart/form-data; boundary=x\r\n${framing}\r\n\r\n0\r\n\r\nGET /api/account.getInfo HTTP/1.1\r\nHost: ${host()}\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
    expect(platform.received.map(({ url }) => url)).toEqual([]);
  });
});
