import express from 'express';
import request from 'supertest';
import { expect, test } from 'vitest';
import { parseEnv } from '#config/env.ts';
import { listenForTest } from '#server/http/listenForTest.ts';
import { contextOf, requestContext } from '#server/http/requestContext.ts';
import { accessLog } from '#server/http/trace/accessLog.ts';
import { createLogger } from '#server/observability/createLogger.ts';
import { createMetrics } from '#server/observability/createMetrics.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { errorHandler } from './errorHandler.ts';

function site(handler: express.RequestHandler, options = {}) {
  const lines: Record<string, unknown>[] = [];
  const texts: string[] = [];
  const { log } = createLogger(parseEnv({}), {
    write: (line) => {
      texts.push(line);
      lines.push(JSON.parse(line) as Record<string, unknown>);
    },
  });
  const metrics = createMetrics({ id: 'test' });
  const app = express();
  app.use(requestContext({ SESSION_COOKIE: ['sid'], TRUST_PROXY: false }), accessLog(log, metrics));
  app.use(handler, errorHandler(log, options));
  return { lines, texts, metrics, app };
}
const throwing =
  (error: unknown): express.RequestHandler =>
  () => {
    throw error;
  };
/** Opens `path` as a browser does. */
const open = (app: express.Express, path = '/') => request(app).get(path).set('Accept', 'text/html');

test('an unexpected error on a page gets a branded 500 page with the request id; only the log has the reason', async () => {
  const { app, lines } = site(throwing(new TypeError('secret detail')));
  const { status, headers, text } = await open(app, '/ru/game/x');
  expect(status).toBe(500);
  expect(headers['cache-control']).toBe('no-store');
  expect(text).toContain('<html lang="ru">');
  expect(text).toContain('Что-то пошло не так');
  expect(headers['x-request-id']).toMatch(/^[\w-]{22}$/);
  expect(text).toContain(headers['x-request-id']);
  expect(text).not.toMatch(/secret detail|TypeError/);
  expect(lines.find(({ event }) => event === 'request_failed')).toMatchObject({ err: { message: 'secret detail' } });
});

test('an unexpected error on a page, in development, is answered with its stack, and without running it', async () => {
  const { app } = site(throwing(new TypeError('<b>detail</b>')), { showsErrors: true });
  const { status, headers, text } = await open(app, '/ru/game/x');
  expect([status, headers['content-security-policy']]).toEqual([500, "default-src 'none'"]);
  expect(text).toContain('TypeError: &lt;b&gt;detail');
  expect(text).toContain('errorHandler.test.ts');
});

test('the problem page has a policy that contains the nonce of its style', async () => {
  const { app } = site(throwing(new Error('x')));
  const answer = await open(app);
  const nonce = /style nonce="([^"]+)"/.exec(answer.text)?.[1];
  expect(answer.headers['content-security-policy']).toContain(`style-src 'nonce-${nonce}'`);
});

test('an error under /api gets an envelope: UnknownErrorException, or the AppError with its data and status', async () => {
  const unknown = site(throwing(new Error('secret')));
  const answer = await request(unknown.app).get('/api/games.get');
  expect(answer.status).toBe(500);
  expect(answer.body).toMatchObject({ error: { type: 'UnknownErrorException' } });

  const named = site(throwing(new AppError('InvalidParameterException', { data: { sum: 'min' }, code: 7 })));
  const business = await request(named.app).get('/api/cashier.makedeposit');
  expect(business.status).toBe(200);
  expect(business.body).toEqual({
    error: {
      type: 'InvalidParameterException',
      message: 'InvalidParameterException',
      code: 7,
      error_data: { sum: 'min' },
    },
  });
});

test('an AppError on a page gets its status: 503 with Retry-After and a reloading page, or 403', async () => {
  const unavailable = site(throwing(new AppError('ApplicationUnavailableException')));
  const answer = await open(unavailable.app);
  expect([answer.status, answer.headers['retry-after']]).toEqual([503, '30']);
  expect(answer.text).toContain('http-equiv="refresh"');
  const denied = site(throwing(new AppError('AccessDeniedException')));
  expect((await open(denied.app)).status).toBe(403);
});

test('an error after the first bytes destroys the connection', async () => {
  const { app } = site((_req, res, next) => {
    res.write('half');
    next(new Error('later'));
  });
  const { origin } = await listenForTest(app);
  await expect(fetch(origin).then((answer) => answer.text())).rejects.toThrow(/terminated|abort|fetch failed/);
});

test('a request logs one line with route, verdicts, stages, calls and a redacted path, and is counted once', async () => {
  const { app, lines, metrics } = site((_req, res) => {
    const context = contextOf(res);
    context.route = '/cashier/deposit/:sysname';
    context.cache.push({ name: 'pages', verdict: 'stale' });
    context.endStage('redirects', 'passed');
    context.stages.push({ name: 'load', verdict: 'passed', ms: 3.14 }, { name: 'host', verdict: 'passed', ms: 0.01 });
    context.calls.push({ name: 'games.get', verdict: 'miss', ms: 2.56 });
    context.stage = 'render';
    res.send('ok');
  });
  await request(app).get('/cashier/deposit/card?tab=history&token=abc&email=a%40b.uz');
  await expect.poll(() => lines.length).toBe(1);
  expect(lines[0]).toMatchObject({
    event: 'request',
    level: 'info',
    route: '/cashier/deposit/:sysname',
    path: '/cashier/deposit/card?tab=history&token=[r]&email=[r]',
    status: 200,
    cache: { pages: 'stale' },
    calls: [{ name: 'games.get', verdict: 'miss', ms: 2.6 }],
  });
  const stages = lines[0]?.['stages'] as { name: string; verdict: string; ms: number }[];
  expect(stages.find(({ name }) => name === 'load')).toEqual({ name: 'load', verdict: 'passed', ms: 3.1 });
  expect(stages.at(-1)).toMatchObject({ name: 'render', verdict: 'answered' });
  expect(stages.map(({ name }) => name)).not.toContain('host');
  expect(lines[0]?.['bytes']).toBeGreaterThan(50);
  const text = await metrics.registry.metrics();
  expect(text).toContain(
    'croupier_http_request_duration_seconds_count{route="/cashier/deposit/:sysname",method="GET",status="200"} 1',
  );
  expect(text).toContain('croupier_cache_results_total{cache="pages",verdict="stale"} 1');
  expect(text).toContain('croupier_http_requests_in_flight 0');
});

test('a request that reads one cache several times logs its name once, with the first verdict', async () => {
  const { app, lines, texts } = site((_req, res) => {
    contextOf(res).cache.push(
      { name: 'games.get', verdict: 'miss' },
      { name: 'games.get', verdict: 'hit' },
      { name: 'pages', verdict: 'miss' },
    );
    res.send('ok');
  });
  await request(app).get('/');
  await expect.poll(() => lines.length).toBe(1);
  expect(lines[0]?.['cache']).toEqual({ 'games.get': 'miss', pages: 'miss' });
  expect(texts[0]?.match(/"games\.get"/g)).toHaveLength(1);
});

test('a request whose visitor leaves is logged as 499, without an error line', async () => {
  const visitor = new AbortController();
  const gone = Promise.withResolvers<void>();
  const failed = Promise.withResolvers<void>();
  const { app, lines } = site(async (_req, res, next) => {
    visitor.abort();
    await gone.promise;
    next(new Error(`too late ${res.statusCode}`));
    failed.resolve();
  });
  const { origin } = await listenForTest(app);
  await expect(fetch(origin, { signal: visitor.signal })).rejects.toThrow(/terminated|abort|fetch failed/);
  await expect.poll(() => lines.length).toBe(1);
  gone.resolve();
  await failed.promise;
  expect(lines.map(({ event, status }) => [event, status])).toEqual([['request', 499]]);
});

test('a request to /healthz is not logged', async () => {
  const { app, lines } = site((_req, res) => void res.send('ok'));
  await request(app).get('/healthz');
  await request(app).get('/');
  await expect.poll(() => lines.length).toBe(1);
  expect(lines[0]).toMatchObject({ path: '/' });
});

test('a 503 has the Retry-After of its error, else 30 seconds', async () => {
  for (const [data, seconds] of [
    [{ retry_after: 2 }, '2'],
    [{}, '30'],
  ] as const) {
    const { app } = site(throwing(new AppError('ApplicationUnavailableException', { status: 503, data })));
    expect((await open(app)).headers['retry-after']).toBe(seconds);
  }
});
