import express from 'express';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listenForTest } from './listenForTest.ts';
import { faultOf, rejectMalformed } from './rejectMalformed.ts';
import { requestContext } from './requestContext.ts';

const listen = () => {
  const app = express();
  app.use(
    requestContext({ SESSION_COOKIE: ['sid'], TRUST_PROXY: false }),
    rejectMalformed(),
    (_req, res) => void res.send('through'),
  );
  return listenForTest(app);
};
const get = (target: string, headers = '') =>
  `GET ${target} HTTP/1.1\r\nHost: site.uz\r\nAccept: text/html\r\n${headers}\r\n`;

test.each([
  ['/%', 400],
  ['/a%zz', 400],
  ['/%C3%28', 400],
  ['/a%00b', 400],
  ['/a%0d%0aSet-Cookie:x', 400],
  ['/a\\b', 400],
  ['//evil.example/x', 400],
  ['http://evil.example/x', 400],
  ['/game/../secret', 400],
  ['/game/%2e%2E/secret', 400],
  ['/ru//evil.example', 400],
  ['/ru/%2fevil.example', 400],
  ['/%2F%2Fevil.example', 400],
  ['/ru/%5cevil.example', 400],
  ['/ru%2f/evil.example', 400],
  ['/.//evil.example', 400],
  ['/a//', 400],
  ['/a#b', 400],
  ['/?a#b', 400],
  ['/.', 400],
  [`/${'a'.repeat(8200)}`, 414],
])(
  'rejectMalformed, for target %s, answers %i in the language of the path and closes the connection',
  async (target, status) => {
    const { raw } = await listen();
    const answer = await raw(get(target));
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toMatch(/\r\nConnection: close\r\n/i);
    expect(answer).toContain(`<html lang="${target.startsWith('/ru/') ? 'ru' : 'uz'}">`);
    expect(answer).not.toMatch(/ at |node_modules|Error:/);
  },
);

test('rejectMalformed, under /api, answers 400 with an envelope', async () => {
  const { raw } = await listen();
  expect(await raw(get('/api/../secret'))).toMatch(/^HTTP\/1.1 400 [\s\S]*"type":"InvalidRequestException"/);
});

test.each([
  ['two Hosts', 'Host: evil.example\r\n'],
  ['a body on GET', 'Content-Length: 3\r\n\r\nabc'],
  ['a chunked GET', 'Transfer-Encoding: chunked\r\n\r\n0\r\n'],
])('rejectMalformed, for %s, answers 400', async (_name, headers) => {
  const { raw } = await listen();
  expect(await raw(get('/', headers))).toMatch(/^HTTP\/1.1 400 /);
});

test.each(['a/b@evil', '..', 'a..b', '.uz', `${'a.'.repeat(150)}uz`])(
  'rejectMalformed, for the invalid Host %s, answers 400',
  async (host) => {
    const { raw } = await listen();
    expect(await raw(`GET / HTTP/1.1\r\nHost: ${host}\r\n\r\n`)).toMatch(/^HTTP\/1.1 400 /);
  },
);

test.each(['xchunked', 'gzip, chunked', 'chunked, chunked', 'identity'])(
  'rejectMalformed, for a POST with the transfer coding %s, answers 400 and closes the connection',
  async (coding) => {
    const { raw } = await listen();
    const answer = await raw(`POST / HTTP/1.1\r\nHost: site.uz\r\nTransfer-Encoding: ${coding}\r\n\r\n0\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1.1 400 [\s\S]*\r\nConnection: close\r\n/i);
  },
);

test.each(['2.0', '0.9'])(
  'rejectMalformed, for HTTP/%s in the request line, answers 505 and closes the connection',
  async (version) => {
    const { raw } = await listen();
    for (const target of ['/', '/api/games.get']) {
      const answer = await raw(`GET ${target} HTTP/${version}\r\nHost: site.uz\r\nAccept: text/html\r\n\r\n`);
      expect(answer).toMatch(/^HTTP\/1.1 505 [\s\S]*\r\nConnection: close\r\n/i);
    }
  },
);

test('rejectMalformed passes malformed queries, Uzbek and Russian paths and well-known files', async () => {
  const { raw } = await listen();
  for (const target of [
    '/',
    '/?utm_campaign=50%',
    `/${encodeURIComponent('oʻyin')}`,
    '/ru/%D1%81',
    '/.well-known/x',
    '/a..b',
    '/a%2Fb',
    '/?x=//b',
  ]) {
    // What is passed is answered on a connection that stays open.
    expect(await raw(get(target, 'Connection: close\r\n')), target).toContain('through');
  }
});

test('rejectMalformed, under /ru, answers with a Russian page that contains the request id', async () => {
  const { raw } = await listen();
  const answer = await raw(get('/ru/%'));
  const id = /x-request-id: (\S+)/i.exec(answer)?.[1];
  expect(answer).toContain('Неверная ссылка');
  expect(answer).toContain(`<code>${id}</code>`);
});

test('faultOf, for any target it passes: the path decodes, and new URL leaves path and host unchanged', () => {
  const target = fc.oneof(
    fc.string({ unit: fc.constantFrom('/', '.', '%', '2', 'e', 'E', 'f', '\\', 'a', '?', '#', '%2e', '%2f') }),
    fc.webPath(),
  );
  fc.assert(
    fc.property(target, (text) => {
      const req = {
        url: `/${text}`,
        method: 'GET',
        httpVersionMajor: 1,
        headers: { host: 'a' },
        rawHeaders: ['Host', 'a'],
      };
      if (faultOf(req as never) !== undefined) return;
      const [path = ''] = req.url.split('?', 1);
      expect(() => decodeURIComponent(path)).not.toThrow();
      const parsed = new URL(req.url, 'http://site.uz');
      expect(parsed.host).toBe('site.uz');
      expect(parsed.pathname).toBe(path);
    }),
    { numRuns: 2000 },
  );
});
