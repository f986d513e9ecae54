import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isFull } from '#tests/support/isFull.ts';
import { logLines } from '#tests/support/sites/logLines.ts';
import type { Site } from '#tests/support/sites/startSite.ts';
import { startSiteBeforeLent } from '#tests/support/sites/startSiteBeforeLent.ts';
import { ask } from '#tests/support/wire/ask.ts';
import { askPage } from '#tests/support/wire/askPage.ts';
import { attacks } from '#tests/support/wire/attacks.ts';
import { sendRaw } from '#tests/support/wire/sendRaw.ts';

let site: Site;
beforeAll(async () => {
  site = await startSiteBeforeLent();
});
afterAll(() => site.stop());

const host = () => new URL(site.origin).host;
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1]);
const leaks = /\bat [^\n]{0,200}\.[mc]?[tj]sx?:\d+|node_modules|\/server\/|Error: /;

describe('a malformed request', () => {
  test.each([
    ['broken percent-encoding', '/%', 400],
    ['bytes that are not UTF-8', '/%FF%FE', 400],
    ['half an escape', '/faq/%E0%A4%A', 400],
    ['an encoded NUL', '/a%00b', 400],
    ['an encoded line break', '/a%0d%0aSet-Cookie:x=1', 400],
    ['a control character', '/a\x01b', 400],
    ['a tab', '/a\tb', 400],
    ['a path longer than 8 KiB', `/${'x'.repeat(8200)}`, 414],
    ['headers longer than 16 KiB', `/${'x'.repeat(17_000)}`, 431],
    ['the absolute form', 'http://evil.test/faq', 400],
    ['two slashes', '//evil.test/faq', 400],
    ['dots', '/a/../faq', 400],
    ['encoded dots', '/a/%2e%2E/faq', 400],
    ['dots out of /api', '/api/../metrics', 400],
    ['a backslash', '/\\evil.test', 400],
    ['a fragment', '/faq#x', 400],
    ['an asterisk', '*', 400],
    ['an encoded slash', '/a%2fb', 404],
    ['twice encoded dots', '/%252e%252e/faq', 404],
    ['a name of every object', '/__proto__', 404],
    ['another name of every object', '/constructor/prototype', 404],
    ['a query that does not decode', '/faq?utm_campaign=50%', 200],
    ['a query with names of every object', '/gamehall?__proto__[x]=1&category[]=a&providers[a]=b&page=-1&sort=%', 200],
  ])(
    'a request target with %s gets its expected status, without a stack trace or a cookie',
    async (_name, target, status) => {
      const answer = await sendRaw(
        site.origin,
        `GET ${target} HTTP/1.1\r\nHost: ${host()}\r\nAccept: text/html\r\nConnection: close\r\n\r\n`,
      );
      expect(statusOf(answer)).toBe(status);
      expect(answer).not.toMatch(leaks);
      expect(answer).not.toMatch(/^set-cookie:/im);
    },
  );

  test.each(attacks.doubtfulFrames('HOST'))('a GET with %s gets one answer, a 400', async (_name, headers) => {
    const answer = await sendRaw(site.origin, `GET /faq HTTP/1.1\r\n${headers.replace('HOST', host())}\r\n\r\n`);
    expect(statusOf(answer)).toBe(400);
    expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  });

  test('a request with a malformed address answers a page in the visitor’s language, with a strict CSP', async () => {
    for (const [path, lang] of [
      ['/a%00b', 'uz'],
      ['/ru/a%00b', 'ru'],
    ] as const) {
      const answer = await askPage(site.origin, path);
      expect(answer.text).toContain(`<html lang="${lang}">`);
      expect(answer.headers['content-security-policy']).toContain(
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
      );
      expect(answer.headers).toMatchObject({
        'x-frame-options': 'SAMEORIGIN',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
      });
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.text).toContain(String(answer.headers['x-request-id']));
    }
  });
});

describe('input of a visitor', () => {
  test('markup in an address, on every page that shows input, is escaped', async () => {
    for (const path of attacks.markup.flatMap(attacks.markupAddresses)) {
      const { text, status } = await askPage(site.origin, path);
      expect(status, path).toBeLessThan(500);
      expect(attacks.livingMarkup(text), path).toBeUndefined();
    }
  });

  test('an address with another site in it neither redirects nor links there', async () => {
    for (const path of attacks.offSite) {
      const { headers, text } = await askPage(site.origin, path);
      expect(attacks.leadsOffSite(text, site.origin), path).toEqual([]);
      const { location = '/' } = headers;
      expect(new URL(location, site.origin).origin, `${path} -> ${location}`).toBe(site.origin);
    }
  });

  test('forged host headers leave no trace in a page or in its cached copy', async () => {
    const poisoned = await askPage(site.origin, '/rules', attacks.forgedHost);
    expect(poisoned.status).toBe(200);
    const clean = await askPage(site.origin, '/rules');
    for (const { text } of [poisoned, clean]) expect(text).not.toMatch(/evil\.test|https:\/\/127\./);
    expect(clean.text).toContain(`<link rel="canonical" href="${site.origin}/rules"`);
  });
});

/** Batches of fifty requests. The rules are fuzzed without a socket too (server/http/rejectMalformed.test.ts). */
const BATCHES = isFull ? 200 : 8;

describe(`${BATCHES * 50} random requests`, () => {
  const marks = [
    '/',
    '/',
    '/',
    '.',
    '..',
    '%',
    '%2e',
    '%2F',
    '%00',
    '%zz',
    '%C3%A9',
    '%F0%9F',
    '%25',
    '\\',
    ';',
    ':',
    '@',
  ];
  const others = ['#', '?', '&', '=', '+', '*', ',', '|', '<', '"', "'", '[', ']', '{', '\u00e9', '\x01', '\x7f'];
  const words = [
    'ru uz api gamehall game platform cashier profile faq forms sign_in content uploads assets builds oauth hit _ healthz',
    'metrics games.get auth.login account.getInfo jackpots.get pages __proto__ constructor embed=1 category providers',
    'search page options locale version preview evil.test a 1 -1 99999999999',
  ].flatMap((line) => line.split(' '));
  const token = fc.constantFrom(...marks.concat(others, words, 'x'.repeat(300), 'x'.repeat(9000)));
  const soup = fc.array(token, { maxLength: 10 }).map((parts) => `/${parts.join('')}`);
  const known = fc.constantFrom(
    '/',
    '/ru',
    '/gamehall',
    '/game/pamir-fox',
    '/faq',
    '/api/games.get',
    '/api/account.getInfo',
    '/platform/game/pamir-fox/demo',
    '/uploads/games/pamir-fox-300x400.webp',
    '/content/pages',
    '/robots.txt',
    '/hit',
    '/favicon.svg',
  );
  const latin = fc.string({
    unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code)),
    maxLength: 30,
  });
  const query = fc
    .array(
      fc.tuple(token, fc.oneof(token, latin)).map((pair) => pair.join('=')),
      { maxLength: 5 },
    )
    .map((pairs) => pairs.join('&').replaceAll(/[\s#]/g, ''));
  const behind = fc.tuple(
    fc.constantFrom('/api', '/api/', '/platform/game', '/content', '/uploads', '/assets', '/oauth', '/_', '/builds'),
    soup,
  );
  const target = fc.oneof(
    { weight: 1, arbitrary: soup },
    { weight: 3, arbitrary: behind.map((parts) => parts.join('')) },
    { weight: 2, arbitrary: fc.tuple(known, query).map(([path, text]) => `${path}?${text}`) },
    { weight: 1, arbitrary: latin.map((text) => `/${text}`) },
  );
  const headerName = fc.constantFrom(
    'cookie',
    'accept',
    'accept-language',
    'accept-encoding',
    'range',
    'if-none-match',
    'if-modified-since',
    'x-forwarded-for',
    'x-forwarded-proto',
    'x-forwarded-host',
    'forwarded',
    'sec-fetch-dest',
    'sec-fetch-site',
    'authorization',
    'origin',
    'referer',
    'te',
    'user-agent',
    'x-request-id',
    'content-type',
    'host',
  );
  const headerValue = fc.oneof(
    latin,
    fc.constantFrom(
      'sid=%',
      'sid=a; sid=b',
      'i18n_redirected=ru',
      'i18n_redirected=%E0',
      '__proto__=1',
      'br;q=x, gzip;q=-1',
      'ru;q=9',
      'bytes=9-1',
      'bytes=0-99999999999',
      'iframe',
      'same-origin',
      '1.2.3.4, evil',
      'https',
      '*/*',
      'Googlebot',
    ),
  );
  const request = fc
    .record({
      method: fc.constantFrom('GET', 'GET', 'GET', 'GET', 'HEAD', 'POST', 'OPTIONS', 'PUT', 'TRACE', 'BREW'),
      target,
      headers: fc.array(fc.tuple(headerName, headerValue), { maxLength: 4 }),
    })
    .map(
      ({ method, target: path, headers }) =>
        `${method} ${path.replaceAll(/[\r\n ]/g, '')} HTTP/1.1\r\nHost: HOST\r\n${headers.map(([name, value]) => `${name}: ${value.replaceAll(/[\r\n]/g, '')}\r\n`).join('')}Connection: close\r\n\r\n`,
    );

  test('random requests get no 5xx but 501 for an unknown method, no stack trace and no error in the log, and the site stays ready', {
    timeout: 90_000,
  }, async () => {
    const started = logLines(site).filter(({ event }) => event === 'started').length;
    await fc.assert(
      fc.asyncProperty(fc.array(request, { minLength: 50, maxLength: 50 }), async (requests) => {
        const answers = await Promise.all(
          requests.map((text) => sendRaw(site.origin, text.replace('HOST', host()), 15_000)),
        );
        for (const [index, answer] of answers.entries()) {
          const status = statusOf(answer);
          const isUnknown = status === 501 && requests[index]?.startsWith('BREW ');
          if (!(isUnknown || (status >= 200 && status < 500)) || leaks.test(answer))
            throw new Error(`${JSON.stringify(requests[index])}\n${answer.slice(0, 2000)}`);
        }
      }),
      { numRuns: BATCHES, endOnFailure: true },
    );
    expect((await askPage(site.origin, '/')).status).toBe(200);
    expect((await ask(site.origin, '/readyz')).status).toBe(200);
    const lines = logLines(site);
    expect(lines.filter(({ event }) => event === 'started')).toHaveLength(started);
    expect(lines.filter(({ level }) => level === 'error' || level === 'fatal')).toEqual([]);
  });
});
