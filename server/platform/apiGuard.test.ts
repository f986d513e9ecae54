import { EventEmitter } from 'node:events';
import type { Request, Response } from 'express';
import { LRUCache } from 'lru-cache';
import { expect, onTestFinished, test, vi } from 'vitest';
import { contextOf, openContext } from '#server/http/requestContext.ts';
import { bodyLimitOf } from '#shared/api/bodyLimitOf.ts';
import { addFile } from '#shared/api/site/ticketFiles.contract.ts';
import { sendRaw } from '#tests/support/wire/sendRaw.ts';
import { apiForm } from './apiForm.testing.ts';
import { apiCallOf, apiGuard } from './apiGuard.ts';
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

const LIMIT = 1_000;
const FRAMED = { API_BODY_LIMIT: LIMIT, FRAME_ANCESTORS: ['https://web.telegram.org'], PUBLIC_ORIGIN: undefined };
const FORM = { 'content-type': 'multipart/form-data; boundary=x' };
const OURS = { 'sec-fetch-site': 'same-origin' };
type Headers = Record<string, string>;

/** One guard; each call resolves with what it answered itself, or with the call that it let through. */
function createGuard(env: Parameters<typeof apiGuard>[0] = FRAMED) {
  const guard = apiGuard(env);
  return (request: string, headers: Headers = {}) => {
    const [method = '', originalUrl = ''] = request.split(' ');
    const req = Object.assign(new EventEmitter(), {
      method,
      originalUrl,
      url: originalUrl,
      headers,
      socket: { destroy: vi.fn() },
    });
    Object.assign(req, { unpipe: vi.fn(), resume: vi.fn(), complete: false });
    const sent: Headers = {};
    const setHeader = (name: string, value: string) => void (sent[name] = value);
    let body = '';
    const end = (text: string) => void (body = text);
    const res = { statusCode: 0, req, shouldKeepAlive: true, setHeader, end } as unknown as Response;
    openContext({ SESSION_COOKIE: ['sid'], TRUST_PROXY: false })(req as unknown as Request, res);
    let isPassed = false;
    guard(req as unknown as Request, res, () => void (isPassed = true));
    const { error } = (body === '' ? {} : JSON.parse(body)) as { error?: { message: string } };
    const { route } = contextOf(res);
    const call = isPassed ? apiCallOf(res) : undefined;
    // The timer of what is thrown away ends with the body.
    req.emit('end');
    return { status: res.statusCode, message: error?.message, allow: sent['Allow'], call, route, req, res };
  };
}

test.each([
  ['an unknown name', 'GET /api/games.nothing', {}, [404, 'No such method', undefined]],
  ['a command asked by GET', 'GET /api/auth.login', FORM, [405, 'auth.login is asked by POST', 'POST']],
  ['a command asked by HEAD', 'HEAD /api/auth.login', FORM, [405, 'auth.login is asked by POST', 'POST']],
  ['a read asked by POST', 'POST /api/games.get', FORM, [405, 'games.get is asked by GET', 'GET, HEAD']],
  // A preview of a link would sign the player out.
  ['the sign-out by HEAD', 'HEAD /api/auth.logout', {}, [405, 'auth.logout is asked by GET', 'GET']],
  // What follows such a body may be a second request to the platform.
  ...['gzip, chunked', 'identity', ''].map((coding) => [
    `the framing "${coding}"`,
    'POST /api/auth.login',
    { ...FORM, 'transfer-encoding': coding },
    [400, 'The body has a framing that we do not read', undefined],
  ]),
  [
    'a read with pieces',
    'GET /api/games.get',
    { 'transfer-encoding': 'chunked' },
    [400, 'A GET has no body', undefined],
  ],
  ['a read with one byte', 'GET /api/games.get', { 'content-length': '1' }, [400, 'A GET has no body', undefined]],
  [
    'one byte above the limit',
    'POST /api/auth.login',
    { ...FORM, 'content-length': `${LIMIT + 1}` },
    [413, 'The body is too large', undefined],
  ],
  [
    'a file above its limit',
    `POST /api/${addFile.name}`,
    { ...FORM, 'content-length': `${bodyLimitOf(addFile, LIMIT) + 1}` },
    [413, 'The body is too large', undefined],
  ],
  // A small body may be a decompression bomb.
  ...['gzip', 'br', 'identity, gzip', ''].map((coding) => [
    `the packing "${coding}"`,
    'POST /api/auth.login',
    { ...FORM, 'content-encoding': coding },
    [415, 'A packed body is not accepted', undefined],
  ]),
  // Forms of another site may have these types without a preflight, or parsers disagree about them.
  ...[
    undefined,
    'application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'multipart/form-data boundary=x',
    'multipart/form-data-x; boundary=x',
    'multipart/mixed; boundary=x',
    'text/plain, multipart/form-data; boundary=x',
  ].map((type) => [
    `the type ${type}`,
    'POST /api/auth.login',
    type === undefined ? {} : { 'content-type': type },
    [415, 'The body must be multipart/form-data', undefined],
  ]),
  // Another parser would read them as something else.
  ...['a=%zz', '%zz=1', '%ff=%fe', 'a=1&b=%', 'options=[1]', 'options=%7B', 'options'].map((query) => [
    `the query ${query}`,
    `GET /api/games.get?${query}`,
    {},
    [400, 'The query cannot be read', undefined],
  ]),
  ['a command with such a query', 'POST /api/auth.login?a=%zz', FORM, [400, 'The query cannot be read', undefined]],
] as [string, string, Headers, [number, string, string | undefined]][])(
  'apiGuard refuses %s with a status and a reason',
  (_name, request, headers, refusal) => {
    const { status, message, allow, call } = createGuard()(request, headers);
    expect([status, message, allow]).toEqual(refusal);
    expect(call).toBeUndefined();
  },
);

test.each([
  ['a read', 'GET /api/games.get', {}],
  ['a read asked by HEAD', 'HEAD /api/games.get', {}],
  ['a read with an empty body', 'GET /api/games.get', { 'content-length': '0' }],
  ['the sign-out', 'GET /api/auth.logout', {}],
  ['a name in capitals', 'GET /api/GAMES.GET', {}],
  ['a command without a length', 'POST /api/auth.login', FORM],
  ['a command as long as the limit', 'POST /api/auth.login', { ...FORM, 'content-length': `${LIMIT}` }],
  ['a command in pieces', 'POST /api/auth.login', { ...FORM, 'transfer-encoding': 'Chunked' }],
  ['a body that says it is not packed', 'POST /api/auth.login', { ...FORM, 'content-encoding': 'identity' }],
  ['a type in capitals', 'POST /api/auth.login', { 'content-type': 'MULTIPART/Form-Data;BOUNDARY=x' }],
  ['a space before the boundary', 'POST /api/auth.login', { 'content-type': 'multipart/form-data ; boundary=x' }],
  ['a charset', 'POST /api/auth.login', { 'content-type': 'multipart/form-data; charset=utf-8; boundary=x' }],
  [
    'a file larger than other bodies',
    `POST /api/${addFile.name}`,
    { ...FORM, 'content-length': `${bodyLimitOf(addFile, LIMIT)}` },
  ],
] as [string, string, Headers][])(
  'apiGuard lets %s through under the name of the contract',
  (_name, request, headers) => {
    const { call, route, allow } = createGuard()(request, headers);
    const name = /api\/(.*)/.exec(request)?.[1]?.replace('GAMES.GET', 'games.get');
    expect(call).toMatchObject({ url: `/api/${name}?version=2.34&locale=uz`, framed: false, locale: 'uz' });
    expect(call?.method.name).toBe(name);
    expect([route, allow]).toEqual([`/api/${name}`, undefined]);
  },
);

test.each([
  ['the language', 'locale=ru', '', 'ru'],
  ['an unknown language', 'locale=xx', '', 'uz'],
  ['no value', 'locale', '', 'uz'],
  // The platform may read the first one, the last one or a list.
  ['two languages', 'locale=ru&locale=uz', '', 'uz'],
  ['the language twice', 'locale=ru&locale=ru', '', 'uz'],
  ['a list beside it', 'locale=ru&locale[]=uz', '', 'ru'],
  ...[
    'version=1',
    'Version=1',
    'VERSION=1',
    'version',
    'version[]=1',
    'version[a][b]=1',
    'version[=1',
    'version%5B%5D=1',
    '%76ersion=1',
    '+version=1',
    '%20version=1',
    'version%20=1',
    'version%00=1',
    'version%00[x]=1',
    '%09version=1',
    '_non_strict=true',
    '_NON_STRICT=true',
    '_non_strict[]=true',
    '_non.strict=true',
    '_non+strict=true',
    '_non[strict=true',
    '%5Bnon_strict=true',
    'locale[]=ru',
    'locale[0]=ru',
    'Locale=ru',
    '+locale=ru',
    'locale+=ru',
    'locale%00=ru',
    'locale%00.=ru',
  ].map((query) => [`the spelling ${query}`, query, '', 'uz']),
  ['names that only look alike', 'locales=a&versions=b&my.version=c', 'locales=a&versions=b&my.version=c', 'uz'],
  ['a list of its own', 'filter[x]=1&v[version]=2', 'filter[x]=1&v[version]=2', 'uz'],
  ['nothing between the signs', '&&a=1&&b&', 'a=1&b', 'uz'],
  ['values as they were written', 'a=b+c&d=%2F&e==', 'a=b+c&d=%2F&e==', 'uz'],
  ['too many items', 'count=5000&a=1', 'count=1000&a=1', 'uz'],
  ['no number of items', 'count', 'count=1000', 'uz'],
] as [string, string, string, string][])(
  'apiGuard, for a query with %s, forwards version and locale once',
  (_name, query, kept, locale) => {
    const { call } = createGuard()(`GET /api/games.get?${query}`);
    expect(call?.url).toBe(`/api/games.get?${kept}${kept && '&'}version=2.34&locale=${locale}`);
    expect([call?.framed, call?.locale]).toEqual([false, locale]);
  },
);

test.each([
  ['a page of the site', '_non_strict=true', OURS, FRAMED, true],
  ['a page of another site', '_non_strict=true', { 'sec-fetch-site': 'cross-site' }, FRAMED, false],
  ['nobody knows which page', '_non_strict=true', {}, FRAMED, false],
  ['a page that does not ask for it', 'a=1', OURS, FRAMED, false],
  ['a page that asks for something else', '_non_strict=1', OURS, FRAMED, false],
  ['another parameter that is true', 'version=true', OURS, FRAMED, false],
  ['another spelling', '_Non_Strict=true', OURS, FRAMED, false],
  ['a page of a site that no other may frame', '_non_strict=true', OURS, { ...FRAMED, FRAME_ANCESTORS: [] }, false],
] as const)('apiGuard, for %s with %s, uses the framed session as it may', (_name, query, headers, env, framed) => {
  const { call } = createGuard(env)(`GET /api/games.get?${query}`, headers);
  expect(call?.framed).toBe(framed);
  expect(call?.url.endsWith('locale=uz&_non_strict=true')).toBe(framed);
  expect(call?.url.includes('_non_strict')).toBe(framed);
});

test('apiGuard remembers the queries of reads; those of commands, long and unreadable ones are read each time', () => {
  const remembered = vi.spyOn(LRUCache.prototype, 'set');
  onTestFinished(() => remembered.mockRestore());
  const ask = createGuard();
  const urlOf = (request: string, headers?: Headers) => ask(request, headers).call?.url;
  const capped = '/api/games.get?count=1000&version=2.34&locale=uz';
  const asked = 'auth.login?count=5000&version=2.34&locale=uz';
  expect(urlOf('POST /api/auth.login?count=5000', FORM)).toBe(`/api/${asked}`);
  expect(remembered).not.toHaveBeenCalled();
  expect([urlOf('GET /api/games.get?count=5000'), urlOf('GET /api/games.get?count=5000')]).toEqual([capped, capped]);
  expect(remembered).toHaveBeenCalledTimes(1);
  // A command is not answered with what was remembered of a read.
  expect(urlOf('POST /api/auth.login?count=5000', FORM)).toBe(`/api/${asked}`);
  ask('GET /api/games.get?a=%zz');
  const longest = `a=${'x'.repeat(498)}`;
  expect(urlOf(`GET /api/games.get?${longest}x`)).toContain(longest);
  expect(remembered).toHaveBeenCalledTimes(1);
  expect(urlOf(`GET /api/games.get?${longest}`)).toContain(longest);
  expect(remembered).toHaveBeenCalledTimes(2);
});

test('apiCallOf throws for an answer that no guard let through', () => {
  const { res, call } = createGuard()('GET /api/games.nothing');
  expect(call).toBeUndefined();
  expect(() => apiCallOf(res)).toThrow('apiGuard');
});
