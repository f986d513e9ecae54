import { Agent } from 'node:http';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from '../support/ask.ts';
import { sendRaw } from '../support/sendRaw.ts';
import { type Site, startSite } from '../support/startSite.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

/** Pieces that mean something to a router, a cache key, a decoder or a log, strung together by chance. */
const piece = fc.constantFrom(
  ...[
    '/',
    '//',
    '/ru',
    '/api/',
    'games.get',
    'auth.login',
    '/game/',
    'pamir-fox',
    '/platform',
    '/gamehall',
    '/content/',
    'common',
  ],
  ...[
    '..',
    '%2e%2e',
    '%2f',
    '%5c',
    '\\',
    ';',
    '%00',
    '%0d%0a',
    '%',
    '%zz',
    '%ff',
    '%C0%AF',
    '~',
    '*',
    '__proto__',
    'constructor',
  ],
  ...[
    '?',
    '&',
    '=',
    '#',
    'category=slots',
    'providers=a,b',
    'locale=xx',
    'filters[slug][$eq]=',
    '[]',
    '%F0%9F%8E%B0',
    'a'.repeat(300),
  ],
);
const target = fc
  .array(fc.oneof(piece, fc.stringMatching(/^[!-~]{0,6}$/)), { maxLength: 8 })
  .map((parts) => `/${parts.join('').replaceAll('#', '')}`);
const headerValue = fc.oneof(
  fc.constantFrom(
    '',
    'uz',
    'ru',
    'xx;q=9',
    '*',
    'sid=',
    'sid=x; i18n_redirected=ru',
    '__proto__=1',
    '%',
    'a'.repeat(2_000),
  ),
  fc.stringMatching(/^[ -~]{0,40}$/),
);
const headers = fc.dictionary(
  fc.constantFrom(
    'cookie',
    'accept-language',
    'accept-encoding',
    'if-none-match',
    'range',
    'referer',
    'origin',
    'x-forwarded-for',
  ),
  headerValue,
  { maxKeys: 4 },
);
const method = fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'OPTIONS', 'DELETE');

test('whatever is asked is answered, and never by a failure of ours', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const seen = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(method, target, headers), { minLength: 16, maxLength: 16 }),
      async (requests) => {
        const answers = await Promise.all(
          requests.map(([verb, path, head]) => ask(site.origin, path, { method: verb, headers: head, agent })),
        );
        for (const [index, { status }] of answers.entries()) {
          seen.set(status, (seen.get(status) ?? 0) + 1);
          expect(status, JSON.stringify(requests[index])).toBeLessThan(500);
        }
      },
    ),
    { numRuns: 120 },
  );
  agent.destroy();
  // A generator that only ever finds 404 tries nothing.
  expect(seen.get(200) ?? 0).toBeGreaterThan(50);
  expect((await ask(site.origin, '/readyz')).status).toBe(200);
}, 120_000);

test('bytes that are no request end their own connection and nothing else', async () => {
  const noise = fc.uint8Array({ minLength: 1, maxLength: 400 }).map((bytes) => Buffer.from(bytes).toString('latin1'));
  const nearly = fc
    .tuple(method, target, noise)
    .map(([verb, path, rest]) => `${verb} ${path} HTTP/1.1\r\nHost: x\r\n${rest}\r\n\r\n`);
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(noise, nearly), { minLength: 40, maxLength: 40 }), async (attempts) => {
      const answers = await Promise.all(attempts.map((bytes) => sendRaw(site.origin, bytes)));
      for (const answer of answers) if (answer !== '') expect(answer).toMatch(/^HTTP\/1\.1 [1-4]\d\d /);
    }),
    { numRuns: 4 },
  );
  expect((await ask(site.origin, '/readyz')).status).toBe(200);
}, 120_000);
