import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { caching } from '#config/caching.ts';
import { parseEnv } from '#config/env.ts';
import { backgroundTrace } from '#server/http/trace/backgroundTrace.ts';
import { apiForm } from '#server/platform/apiForm.testing.ts';
import { createPlatformPool } from '#server/platform/createPlatformPool.ts';
import { listen } from '#server/platform/listen.testing.ts';
import { proxyTo } from '#server/platform/proxyTo.testing.ts';
import { createPlatformTransport } from '#server/platform/transport/createPlatformTransport.ts';
import { createBreaker } from '#server/upstream/createBreaker.ts';
import { getInfo } from '#shared/api/account/account.contract.ts';
import { createCall } from '#shared/api/call.ts';
import { getGames, getLikes } from '#shared/api/play/games.contract.ts';
import { getTournaments } from '#shared/api/rewards/tournaments.contract.ts';
import { getGeneralInfo } from '#shared/api/site/metadata.contract.ts';
import type { AppError } from '#shared/errors/AppError.ts';
import type { AnswerFault } from './AnswerFault.ts';
import { createRefusals } from './createRefusals.ts';
import { failureIn } from './failureIn.ts';
import { refusalIn } from './refusalIn.ts';

/** Milliseconds in which refusals share a question. */
const TOGETHER = 100;

type Refuses = (req: IncomingMessage) => boolean;

const everything: Refuses = () => true;
const games: Refuses = ({ url = '' }) => url.includes('games.get');
const visitors: Refuses = ({ headers }) => headers['x-forwarded-for'] !== undefined;

function page(res: ServerResponse, status: number): void {
  res.writeHead(status, { 'content-type': 'text/html', location: '/login', 'retry-after': '9' }).end('<h1>nginx</h1>');
}

/** A platform behind a gateway that answers a page with `status` to the requests that it refuses. */
async function setUp(refuses: Refuses, status: number) {
  const seen: string[] = [];
  const port = await listen((req, res) => {
    seen.push(req.url ?? '');
    req.resume();
    if (refuses(req)) return page(res, status);
    res.setHeader('content-type', 'application/json');
    res.end(JSON.stringify({ data: req.url?.includes('generalinfo') ? { domain_state: 'active' } : { items: [] } }));
  });
  const faults: AnswerFault[] = [];
  const noted = (_method: string, fault: AnswerFault) => void faults.push(fault);
  const proxied = await proxyTo(`http://127.0.0.1:${port}`, { onFault: noted });
  const { pool, basePath } = createPlatformPool(`http://127.0.0.1:${port}`, { idle: 4_000 });
  onTestFinished(() => pool.destroy());
  const env = parseEnv({});
  const breaker = createBreaker({ name: 'platform', minOperations: 1 });
  const platform = createPlatformTransport({
    env,
    pool,
    basePath,
    refusals: createRefusals({ pool, basePath }),
    caching: () => caching(env),
    breaker,
    onFault: noted,
  });
  const callAs = (isGuest: boolean) => {
    const who = isGuest ? { isGuest, cookie: undefined } : { isGuest, cookie: 'sid=1' };
    const visitor = { ...who, framed: false, ip: '203.0.113.1', userAgent: 'test', secure: true };
    const trace = backgroundTrace('r');
    const { transport } = platform.for({ ...visitor, protocol: 'https', host: 'site.uz', trace });
    return createCall(transport, () => 'uz');
  };
  const refusalOf = (call: Promise<unknown>) =>
    call.then(
      () => 'answered',
      ({ type, status: given }: AppError) => `${given} ${type}`,
    );
  const read = async (method: string) => {
    const answer = await fetch(`${proxied.url}/api/${method}`);
    const { error } = (await answer.json()) as { error?: { type: string } };
    return error ? `${answer.status} ${error.type}` : 'answered';
  };
  return { ...proxied, read, faults, breaker, seen, guest: callAs(true), player: callAs(false), refusalOf };
}

const FAILED = '502 InternalServerErrorException';

test.each([301, 302, 400, 401, 403, 404, 407, 418, 429, 500, 502, 503, 504, 200])(
  'a gateway that answers every call with a page and HTTP %i is an outage of the platform for guests, players and browsers',
  async (status) => {
    const { guest, player, read, refusalOf, faults, observed, breaker } = await setUp(everything, status);
    expect(await refusalOf(guest(getGeneralInfo, {}))).toBe(FAILED);
    expect(await refusalOf(guest(getGames, { options: {} }))).toBe(FAILED);
    expect(await refusalOf(player(getInfo, {}))).toBe(FAILED);
    for (const method of ['metadata.getgeneralinfo', 'games.get', 'account.getInfo'])
      expect(await read(method)).toBe(FAILED);
    expect(faults).toHaveLength(6);
    for (const fault of faults)
      expect(fault).toMatchObject({ status, concerns: 'platform', beginning: expect.stringContaining('<h1>') });
    const kind = status === 200 ? 'no_envelope' : `status_${status}`;
    expect(observed.map(({ error }) => (error as AnswerFault).kind)).toEqual([kind, kind, kind]);
    for (let call = 0; call < 20; call += 1) await refusalOf(player(getInfo, {}));
    expect(breaker.state()).toBe('open');
  },
);

test.each([
  [401, FAILED, 'call'],
  [403, FAILED, 'call'],
  [400, FAILED, 'call'],
  [404, '404 MethodNotFoundException', 'call'],
  [429, '429 TooManyRequestsException', 'nobody'],
  [302, FAILED, 'platform'],
  [503, FAILED, 'platform'],
])(
  'a gateway that answers one method with a page and HTTP %i costs this method only: %s',
  async (status, expected, concerns) => {
    const { guest, player, read, refusalOf, faults, observed } = await setUp(games, status);
    expect(await refusalOf(guest(getGeneralInfo, {}))).toBe('answered');
    // A guest's call carries no address, so a refusal cannot be about the visitor.
    expect(await refusalOf(guest(getGames, { options: {} }))).toBe(status === 404 ? expected : FAILED);
    faults.length = 0;
    expect(await refusalOf(player(getLikes, {}))).toBe(expected);
    expect(await read('games.get')).toBe(expected);
    expect(faults.map((fault) => fault.concerns)).toEqual([concerns, concerns]);
    expect(observed.map(({ error }) => (error as AnswerFault | undefined)?.status)).toEqual([
      concerns === 'nobody' ? undefined : status,
    ]);
  },
);

test('a 403 for visitors of a region, while the platform answers the server, is told to them as forbidden and is no fault', async () => {
  const { guest, player, read, refusalOf, faults, breaker, seen, url } = await setUp(visitors, 403);
  expect(await refusalOf(guest(getGeneralInfo, {}))).toBe('answered');
  const forbidden = '403 AccessDeniedException';
  for (let call = 0; call < 25; call += 1) expect(await refusalOf(player(getInfo, {}))).toBe(forbidden);
  expect(await read('games.get')).toBe(forbidden);
  const answer = await fetch(`${url}/api/account.changefakename`, { method: 'POST', body: apiForm() });
  expect([answer.status, await answer.json()]).toMatchObject([403, { error: { error_data: { forbidden: true } } }]);
  expect([new Set(faults.map((fault) => fault.concerns)), faults.length, breaker.state()]).toEqual([
    new Set(['nobody']),
    27,
    'closed',
  ]);
  // Two questions by each of the two askers, remembered, and the guest's own call.
  expect(seen.filter((path) => path.includes('generalinfo'))).toHaveLength(5);
});

test.each([403, 404, 429])(
  'a gateway that begins to answer everybody with HTTP %i is an outage from its first call on, also when the platform has just answered',
  async (status) => {
    let refuses: Refuses = games;
    const { guest, player, read, refusalOf } = await setUp((req) => refuses(req), status);
    // The questions without an address are answered, and remembered for the refused method.
    expect(await refusalOf(guest(getGeneralInfo, {}))).toBe('answered');
    const ofMethod = await read('games.get');
    await refusalOf(player(getGames, { options: {} }));
    const { now } = performance;
    vi.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + TOGETHER);
    onTestFinished(() => void vi.restoreAllMocks());
    refuses = everything;
    expect(await read('games.get')).toBe(ofMethod);
    expect(await refusalOf(player(getTournaments, {}))).toBe(FAILED);
    expect(await read('tournaments.get')).toBe(FAILED);
    expect(await read('games.get')).toBe(FAILED);
  },
);

test('a method that the platform lacks costs one question in five seconds, however many visitors call it', async () => {
  const { read, seen } = await setUp(games, 404);
  for (let call = 0; call < 20; call += 1) expect(await read('games.get')).toBe('404 MethodNotFoundException');
  expect(seen.filter((path) => path.includes('generalinfo'))).toHaveLength(1);
});

test('the limit of a gateway for one visitor reaches that visitor with its waiting time, as an envelope', async () => {
  const { url } = await setUp(visitors, 429);
  const answer = await fetch(`${url}/api/games.get`);
  expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('content-type')]).toEqual([
    429,
    '9',
    'application/json; charset=utf-8',
  ]);
  expect(await answer.json()).toMatchObject({ error: { error_data: { retry_after: 9 } } });
});

test.each([
  ['behind another key', 200, '{"status":"ok","data":{"items":[]}}', 200],
  ['in pieces behind many keys', 200, `{"trace":"${'x'.repeat(90_000)}","data":1}`, 200],
  ['with HTTP 400', 400, '{"error":{"type":"InvalidParameterException"}}', 400],
  ['missing in JSON', 200, '{"message":"Forbidden"}', 502],
  ['missing in JSON with HTTP 400', 400, '{"message":"Forbidden"}', 502],
  ['missing in a page of 300 kB', 400, `{"message":"${'x'.repeat(300_000)}"}`, 502],
])('an envelope %s is found: HTTP %i, %s becomes HTTP %i', async (_case, status, body, expected) => {
  const port = await listen((_req, res) => {
    res.writeHead(status, { 'content-type': 'application/json' }).write(body.slice(0, 9));
    setImmediate(() => res.end(body.slice(9)));
  });
  const { url } = await proxyTo(`http://127.0.0.1:${port}`);
  const answer = await fetch(`${url}/api/games.get`);
  expect(answer.status).toBe(expected);
  if (expected !== 502) expect(await answer.text()).toBe(body);
});

test.each([
  ['MethodNotFoundException', 404, 404],
  ['MethodNotFoundException', 200, 404],
  ['TooManyRequestsException', 429, 429],
])(
  'a platform that refuses with %s and HTTP %i is told of, as HTTP %i and nobody’s fault, and its answer is passed on',
  async (type, status, told) => {
    const text = JSON.stringify({ error: { type, message: '' } });
    const port = await listen((_req, res) => void res.writeHead(status).end(text));
    const faults: AnswerFault[] = [];
    const noted = (_method: string, fault: AnswerFault) => void faults.push(fault);
    const { url, observed } = await proxyTo(`http://127.0.0.1:${port}`, { onFault: noted });
    const answer = await fetch(`${url}/api/games.getLikes`);
    expect([answer.status, await answer.text()]).toEqual([status, text]);
    expect(faults).toMatchObject([{ concerns: 'nobody', status: told, beginning: undefined }]);
    expect(observed).toMatchObject([{ error: undefined }]);
  },
);

test('a refusal that a player typed or did is no fault at all', async () => {
  const text = '{"error":{"type":"InvalidParameterException","message":""}}';
  const port = await listen((_req, res) => void res.writeHead(400).end(text));
  const faults: AnswerFault[] = [];
  const { url } = await proxyTo(`http://127.0.0.1:${port}`, {
    onFault: (_method, fault) => void faults.push(fault),
  });
  expect(await (await fetch(`${url}/api/games.get`)).text()).toBe(text);
  expect(faults).toEqual([]);
});

test('the questions about a refusal are measured: a gateway’s refusal of this server is a failure, that of a visitor is none', async () => {
  const port = await listen((req, res) => {
    if (req.headers['x-forwarded-for'] !== undefined) return page(res, 403);
    res.end('{"data":{"domain_state":"active"}}');
  });
  const { pool, basePath } = createPlatformPool(`http://127.0.0.1:${port}`, { idle: 4_000 });
  onTestFinished(() => pool.destroy());
  const observe = vi.fn();
  const refusals = createRefusals({ pool, basePath, observe });
  const refused = { method: 'games.get', status: 403, text: '', retryAfter: null, address: '203.0.113.1' };
  expect(await refusals.errorFor(refused)).toMatchObject({ type: 'AccessDeniedException' });
  expect(observe.mock.calls).toEqual([
    ['metadata.getgeneralinfo', expect.any(Number), undefined],
    ['metadata.getgeneralinfo', expect.any(Number), undefined],
  ]);
  const closed = await listen((_req, res) => page(res, 403));
  const other = createPlatformPool(`http://127.0.0.1:${closed}`, { idle: 4_000 });
  onTestFinished(() => other.pool.destroy());
  observe.mockClear();
  await createRefusals({ ...other, observe }).errorFor(refused);
  const measured = observe.mock.calls.map(([, , error]) => (error as AnswerFault | undefined)?.kind);
  expect(measured.toSorted()).toEqual(['status_403', undefined]);
});

test('a platform that answers 200 with an internal error fails like one that answers 500', async () => {
  const port = await listen(
    (_req, res) => void res.end('{"error":{"type":"InternalServerErrorException","message":""}}'),
  );
  const faults: AnswerFault[] = [];
  const { url, observed } = await proxyTo(`http://127.0.0.1:${port}`, {
    onFault: (_method, fault) => void faults.push(fault),
  });
  const answer = await fetch(`${url}/api/games.get`);
  expect([answer.status, await answer.json()]).toMatchObject([
    200,
    { error: { type: 'InternalServerErrorException' } },
  ]);
  expect(faults).toMatchObject([{ kind: 'internal_error', status: 200, beginning: undefined }]);
  expect(observed).toMatchObject([{ error: { kind: 'internal_error' } }]);
});

test.each([
  ['InternalServerError', 'platform', 'internal_error'],
  ['UnknownError', 'platform', 'internal_error'],
  ['QuotaOfTheDayException', 'nobody', undefined],
])(
  'an envelope with HTTP 200 and the type %s, which the contract does not have, is told and not silent',
  (type, concerns, kind) => {
    const text = JSON.stringify({ error: { type, message: 'no' } });
    const fault = failureIn(200, text) ?? refusalIn(text);
    expect(fault?.concerns).toBe(concerns);
    if (kind) expect(fault?.kind).toBe(kind);
    expect(failureIn(200, JSON.stringify({ error: { type: 'InvalidParameterException' } }))).toBeUndefined();
    expect(refusalIn(JSON.stringify({ error: { type: 'InvalidParameterException' } }))).toBeUndefined();
  },
);
