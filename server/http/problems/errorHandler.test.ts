import { setTimeout as sleep } from 'node:timers/promises';
import express from 'express';
import { expect, test } from 'vitest';
import { parseEnv } from '../../../config/env.ts';
import { AppError } from '../../../shared/errors/AppError.ts';
import { createLogger } from '../../observability/createLogger.ts';
import { createMetrics } from '../../observability/createMetrics.ts';
import { accessLog } from '../trace/accessLog.ts';
import { errorHandler } from './errorHandler.ts';
import { listenForTest } from '../listenForTest.ts';
import { contextOf, requestContext } from '../requestContext.ts';

async function site(handler: express.RequestHandler) {
  const lines: Record<string, unknown>[] = [];
  const { log } = createLogger(parseEnv({}), {
    write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>),
  });
  const metrics = createMetrics({ id: 'test' });
  const app = express();
  app.use(requestContext({ SESSION_COOKIE: ['sid'], TRUST_PROXY: false }), accessLog(log, metrics));
  app.use(handler, errorHandler(log));
  return { lines, metrics, ...(await listenForTest(app)) };
}
const throwing =
  (error: unknown): express.RequestHandler =>
  () => {
    throw error;
  };
const html = { accept: 'text/html' };

test('an unexpected error on a page gets a branded 500 page with the request id; only the log has the reason', async () => {
  const { origin, lines } = await site(throwing(new TypeError('secret detail')));
  const answer = await fetch(`${origin}/ru/game/x`, { headers: html });
  const body = await answer.text();
  expect(answer.status).toBe(500);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(body).toContain('<html lang="ru">');
  expect(body).toContain('Что-то пошло не так');
  expect(body).toContain(answer.headers.get('x-request-id'));
  expect(body).not.toMatch(/secret detail|TypeError/);
  expect(lines.find(({ event }) => event === 'request_failed')).toMatchObject({ err: { message: 'secret detail' } });
});

test('the problem page has a policy that contains the nonce of its style', async () => {
  const { origin } = await site(throwing(new Error('x')));
  const answer = await fetch(origin, { headers: html });
  const nonce = /style nonce="([^"]+)"/.exec(await answer.text())?.[1];
  expect(answer.headers.get('content-security-policy')).toContain(`style-src 'nonce-${nonce}'`);
});

test('an error under /api gets an envelope: UnknownErrorException, or the AppError with its data and status', async () => {
  const unknown = await site(throwing(new Error('secret')));
  const answer = await fetch(`${unknown.origin}/api/games.get`);
  expect(answer.status).toBe(500);
  expect(await answer.json()).toMatchObject({ error: { type: 'UnknownErrorException' } });

  const named = await site(throwing(new AppError('InvalidParameterException', { data: { sum: 'min' }, code: 7 })));
  const business = await fetch(`${named.origin}/api/cashier.makedeposit`);
  expect(business.status).toBe(200);
  expect(await business.json()).toEqual({
    error: {
      type: 'InvalidParameterException',
      message: 'InvalidParameterException',
      code: 7,
      error_data: { sum: 'min' },
    },
  });
});

test('an AppError on a page gets its status: 503 with Retry-After and a reloading page, or 403', async () => {
  const { origin } = await site(throwing(new AppError('ApplicationUnavailableException')));
  const answer = await fetch(origin, { headers: html });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
  expect(await answer.text()).toContain('http-equiv="refresh"');
  const denied = await site(throwing(new AppError('AccessDeniedException')));
  expect((await fetch(denied.origin, { headers: html })).status).toBe(403);
});

test('an error after the first bytes destroys the connection', async () => {
  const { origin } = await site((_req, res, next) => {
    res.write('half');
    next(new Error('later'));
  });
  await expect(fetch(origin).then((answer) => answer.text())).rejects.toThrow(/terminated|abort|fetch failed/);
});

test('a request logs one line with route, verdicts, stages, calls and a redacted path, and is counted once', async () => {
  const { origin, lines, metrics } = await site((_req, res) => {
    const context = contextOf(res);
    context.route = '/cashier/deposit/:sysname';
    context.cache.push({ name: 'pages', verdict: 'stale' });
    context.endStage('redirects', 'passed');
    context.stages.push({ name: 'load', verdict: 'passed', ms: 3.14 }, { name: 'host', verdict: 'passed', ms: 0.01 });
    context.calls.push({ name: 'games.get', verdict: 'miss', ms: 2.56 });
    context.stage = 'render';
    res.send('ok');
  });
  await (await fetch(`${origin}/cashier/deposit/card?tab=history&token=abc&email=a%40b.uz`)).text();
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
    'http_request_duration_seconds_count{route="/cashier/deposit/:sysname",method="GET",status="200"} 1',
  );
  expect(text).toContain('cache_results_total{cache="pages",verdict="stale"} 1');
  expect(text).toContain('http_requests_in_flight 0');
});

test('a request whose visitor leaves is logged as 499, without an error line', async () => {
  const { origin, lines } = await site(async (_req, res, next) => {
    await sleep(150);
    next(new Error(`too late ${res.statusCode}`));
  });
  await expect(fetch(origin, { signal: AbortSignal.timeout(50) })).rejects.toThrow(/terminated|abort|fetch failed/);
  await expect.poll(() => lines.length).toBe(1);
  await sleep(200);
  expect(lines.map(({ event, status }) => [event, status])).toEqual([['request', 499]]);
});

test('a request to /healthz is not logged', async () => {
  const { origin, lines } = await site((_req, res) => void res.send('ok'));
  await (await fetch(`${origin}/healthz`)).text();
  await (await fetch(`${origin}/`)).text();
  await expect.poll(() => lines.length).toBe(1);
  expect(lines[0]).toMatchObject({ path: '/' });
});

test('a 503 has the Retry-After of its error, else 30 seconds', async () => {
  for (const [data, seconds] of [
    [{ retry_after: 2 }, '2'],
    [{}, '30'],
  ] as const) {
    const { origin } = await site(throwing(new AppError('ApplicationUnavailableException', { status: 503, data })));
    expect((await fetch(origin, { headers: html })).headers.get('retry-after')).toBe(seconds);
  }
});
