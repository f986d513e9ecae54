import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '#config/endpoints.ts';
import { eventsPath } from '#shared/keys/eventsPath.ts';
import { signUp } from '#tests/support/players/signUp.ts';
import { type Site, startSite } from '#tests/support/sites/startSite.ts';
import { type Answered, ask } from '#tests/support/wire/ask.ts';
import { sendRaw } from '#tests/support/wire/sendRaw.ts';

let site: Site;
/** A hashed script of the build, with its headers when it is sent compressed. */
let script: string;
let whole: Answered;
beforeAll(async () => {
  site = await startSite();
  const home = await ask(site.origin, '/');
  script = /\/assets\/[\w-]+\.js/.exec(home.text)?.[0] as string;
  whole = await ask(site.origin, script, { headers: { 'accept-encoding': 'br' } });
});
afterAll(() => site.stop());

type Headers = Record<string, string>;
interface Row {
  section: string;
  name: string;
  method?: string;
  headers?: () => Headers;
  status: number;
  /** Headers of the answer; undefined: absent. A function reads the whole file's. */
  has?: Record<string, unknown> | (() => Record<string, unknown>);
}

const tag = () => String(whole.headers['etag']);
const date = () => String(whole.headers['last-modified']);
const validators = () => ({ etag: tag(), vary: 'Accept-Encoding', 'cache-control': whole.headers['cache-control'] });
const part = (condition?: () => string) => () => ({
  range: 'bytes=0-0',
  ...(condition && { 'if-range': condition() }),
});

const rows: readonly Row[] = [
  {
    section: '15.4.5',
    name: 'the same tag',
    headers: () => ({ 'if-none-match': tag() }),
    status: 304,
    has: validators,
  },
  { section: '13.1.2', name: 'a weak tag', headers: () => ({ 'if-none-match': `W/${tag()}` }), status: 304 },
  { section: '13.1.2', name: 'a list of tags', headers: () => ({ 'if-none-match': `"a", ${tag()}` }), status: 304 },
  { section: '13.1.2', name: 'any tag', headers: () => ({ 'if-none-match': '*' }), status: 304 },
  { section: '13.1.2', name: 'another tag', headers: () => ({ 'if-none-match': '"a"' }), status: 200 },
  { section: '13.1.3', name: 'its date', headers: () => ({ 'if-modified-since': date() }), status: 304 },
  {
    section: '13.1.3',
    name: 'its date and another tag',
    headers: () => ({ 'if-modified-since': date(), 'if-none-match': '"a"' }),
    status: 200,
  },
  { section: '14.2', name: 'a Range', headers: part(), status: 206 },
  { section: '13.1.5', name: 'a Range if the tag is the same', headers: part(tag), status: 206 },
  { section: '13.1.5', name: 'a Range if the date is the same', headers: part(date), status: 206 },
  { section: '13.1.5', name: 'a Range if the tag is another', headers: part(() => '"a"'), status: 200 },
  { section: '13.1.5', name: 'a Range if the weak tag is the same', headers: part(() => `W/${tag()}`), status: 200 },
  {
    section: '14.2',
    name: 'a Range of a HEAD',
    method: 'HEAD',
    headers: part(),
    status: 200,
    has: { 'content-range': undefined },
  },
  {
    section: '15.5.17',
    name: 'a Range beyond the end',
    headers: () => ({ range: 'bytes=99999999-' }),
    status: 416,
    has: () => ({ 'cache-control': 'no-store', 'content-range': `bytes */${whole.headers['content-length']}` }),
  },
  {
    section: '12.5.3',
    name: 'no coding',
    headers: () => ({ 'accept-encoding': 'gzip;q=0, br;q=0' }),
    status: 200,
    has: { 'content-encoding': undefined },
  },
  {
    section: '12.5.3',
    name: 'gzip and not br',
    headers: () => ({ 'accept-encoding': 'br;q=0, gzip' }),
    status: 200,
    has: { 'content-encoding': 'gzip' },
  },
  { section: '15.5.6', name: 'a POST', method: 'POST', status: 405, has: { allow: 'GET, HEAD' } },
];

test.each(rows)('RFC 9110 $section: a static file, for $name, answers $status', async (row) => {
  const headers = { 'accept-encoding': 'br', ...row.headers?.() };
  const answer = await ask(site.origin, script, { method: row.method ?? 'GET', headers });
  expect(answer.status).toBe(row.status);
  const has = typeof row.has === 'function' ? row.has() : (row.has ?? {});
  for (const [name, value] of Object.entries(has)) expect(answer.headers[name], name).toBe(value);
});

test.each([
  ['15.5.6', 'PUT', '/forms/sign_out', 'POST'],
  ['15.5.6', 'GET', '/forms/sign_out', 'POST'],
  ['15.5.6', 'GET', '/ru/forms/data_saver', 'POST'],
  ['15.5.6', 'PUT', '/forms/sign_in', 'GET, HEAD, POST'],
  ['15.5.6', 'PUT', '/api/games.getCategories', 'GET, HEAD'],
  ['9.2.1', 'HEAD', '/api/auth.logout', 'GET'],
  ['9.2.1', 'HEAD', '/api/auth.login', 'POST'],
])('RFC 9110 %s: %s %s answers 405 with Allow: %s', async (_section, method, path, allow) => {
  const answer = await ask(site.origin, path, { method, headers: { 'sec-fetch-site': 'same-origin' } });
  expect([answer.status, answer.headers['allow']]).toEqual([405, allow]);
});

test('RFC 9110 9.1: every endpoint that is read also answers HEAD, with the status of GET and no content', async () => {
  const player = await signUp(site.origin, `head-${Date.now()}@example.com`);
  const reads = endpoints.filter(({ verb, address }) => verb === 'GET' && !/\{|\/oauth/.test(address));
  const headers = { 'sec-fetch-site': 'same-origin' };
  for (const path of [
    ...reads.map(({ address }) => address),
    '/api/games.getCategories',
    '/content/common?locale=uz',
  ]) {
    const head = await ask(site.origin, path, { method: 'HEAD', headers });
    expect([head.status, head.text], path).toEqual([(await ask(site.origin, path, { headers })).status, '']);
  }
  const stream = await ask(site.origin, eventsPath, { method: 'HEAD', headers: { ...headers, cookie: player.cookie } });
  expect([stream.status, stream.headers['content-type']]).toEqual([200, 'text/event-stream; charset=utf-8']);
});

test.each([
  ['15.6.2', 'an unknown method', 'BREW / HTTP/1.1\r\nHost: HOST\r\n\r\n', 501],
  ['15.6.2', 'CONNECT', 'CONNECT a.example:443 HTTP/1.1\r\nHost: a.example:443\r\n\r\n', 501],
  ['15.6.6', 'HTTP/2.0 in the request line', 'GET / HTTP/2.0\r\nHost: HOST\r\n\r\n', 505],
  ['15.5.1', 'bytes that are no request', '\x16\x03\x01\x02\r\n\r\n', 400],
  ['9.3.7', 'OPTIONS *', 'OPTIONS * HTTP/1.1\r\nHost: HOST\r\nConnection: close\r\n\r\n', 204],
  ['7.2', 'OPTIONS * with a broken Host', 'OPTIONS * HTTP/1.1\r\nHost: a/b@c\r\n\r\n', 400],
  ['7.2', 'a probe with a broken Host', 'GET /healthz HTTP/1.1\r\nHost: a/b@c\r\n\r\n', 400],
  ['7.2', 'a page with a Host of two dots', 'GET / HTTP/1.1\r\nHost: ..\r\n\r\n', 400],
  ['7.2', 'a probe with two Hosts', 'GET /healthz HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n', 400],
])('RFC 9110 %s: %s is answered with its status and Date', async (_section, _name, bytes, status) => {
  const answer = await sendRaw(site.origin, bytes.replaceAll('HOST', new URL(site.origin).host));
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(answer).toMatch(/\r\nDate: \w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT\r\n/);
  if (status === 204) expect(answer).toMatch(/\r\nAllow: GET, HEAD, POST, OPTIONS\r\n/);
});

test('an answer of /api is for pages of this site alone, also a refusal', async () => {
  for (const path of ['/api/games.getCategories', '/api/no.suchMethod'])
    expect((await ask(site.origin, path)).headers['cross-origin-resource-policy'], path).toBe('same-origin');
});

test('a sign-out deletes the session once, by the form and by the API', async () => {
  const headers = { 'sec-fetch-site': 'same-origin' };
  for (const [method, path] of [
    ['POST', '/forms/sign_out'],
    ['GET', '/api/auth.logout'],
  ] as const) {
    const { cookie } = await signUp(site.origin, `leaves-${method}-${Date.now()}@example.com`);
    const answer = await ask(site.origin, path, { method, headers: { ...headers, cookie } });
    expect(
      answer.cookies.filter((line) => line.startsWith('sid=')),
      path,
    ).toHaveLength(1);
  }
});
