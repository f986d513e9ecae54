import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { caching } from '#config/caching.ts';
import { parseEnv } from '#config/env.ts';
import { backgroundTrace } from '#server/http/trace/backgroundTrace.ts';
import type { MoneyOutcomeKind } from '#server/observability/moneyOutcomes.ts';
import { createRefusals } from '#server/platform/answers/createRefusals.ts';
import { createPlatformPool } from '#server/platform/createPlatformPool.ts';
import { listen } from '#server/platform/listen.testing.ts';
import { proxyTo } from '#server/platform/proxyTo.testing.ts';
import { createPlatformTransport } from '#server/platform/transport/createPlatformTransport.ts';
import { createCall, type Transport } from '#shared/api/call.ts';
import { toFormData } from '#shared/api/wire.ts';
import { orderTable } from '#shared/orders/orderTable.testing.ts';
import { sendOrder } from '#shared/orders/sendOrder.ts';
import { type SentMoney, sendMoney } from './sendMoney.ts';

type Answer = (res: ServerResponse, good: unknown) => unknown;

const json =
  (status: number, body: (good: unknown) => unknown): Answer =>
  (res, good) =>
    res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body(good)));
const refusal = (type: unknown) => () => ({ error: { type, message: '' } });
const page =
  (status: number): Answer =>
  (res) =>
    res.writeHead(status, { 'content-type': 'text/html', location: '/login' }).end('<h1>Sign in</h1>');

/** Kinds of answers to a command, with the outcome that both the log and the player's page must tell. */
const kinds: readonly (readonly [string, MoneyOutcomeKind, Answer])[] = [
  ['data', 'done', json(200, (data) => ({ data }))],
  ['data with HTTP 201', 'done', json(201, (data) => ({ data }))],
  ['compressed data after a byte order mark', 'done', packed],
  ['data of another shape', 'unknown', json(200, () => ({ data: ['what'] }))],
  ['no data', 'unknown', json(200, () => ({ data: null }))],
  ['a refusal', 'refused', json(200, refusal('BillingUnavailableException'))],
  ['a refusal with HTTP 403', 'refused', json(403, refusal('AccessDeniedException'))],
  ['a refusal with HTTP 429', 'refused', json(429, refusal('TooManyRequestsException'))],
  ['a refusal with HTTP 503', 'refused', json(503, refusal('ApplicationDisabledException'))],
  ['a refusal with HTTP 500', 'unknown', json(500, refusal('BillingUnavailableException'))],
  ['an internal error with HTTP 200', 'unknown', json(200, refusal('InternalServerErrorException'))],
  ['an error of an unknown type', 'unknown', json(200, refusal('TeapotException'))],
  ['an error without a type', 'unknown', json(200, refusal(undefined))],
  ['an error with a type that is no text', 'unknown', json(400, refusal(7))],
  ['JSON that is no envelope', 'unknown', json(200, (data) => data)],
  ['an empty body', 'unknown', (res) => res.writeHead(204).end()],
  ['a login page with HTTP 200', 'unknown', page(200)],
  ['a redirect', 'unknown', page(302)],
  ['a page with HTTP 401', 'unknown', page(401)],
  ['a page with HTTP 403', 'unknown', page(403)],
  ['a page with HTTP 404', 'unknown', page(404)],
  ['a page with HTTP 429', 'unknown', page(429)],
  ['a page with HTTP 502', 'unknown', page(502)],
  ['a page with HTTP 503', 'unknown', page(503)],
  ['JSON of a gateway with HTTP 403', 'unknown', json(403, () => ({ message: 'Forbidden' }))],
  ['data with HTTP 404', 'unknown', json(404, (data) => ({ data }))],
  ['a broken connection', 'unknown', (res) => res.socket?.destroy()],
];

function packed(res: ServerResponse, data: unknown): void {
  res.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(`\uFEFF${JSON.stringify({ data })}`));
}

function transportTo(url: string): Transport {
  const { pool, basePath } = createPlatformPool(url, { idle: 4_000 });
  onTestFinished(() => pool.destroy());
  const env = parseEnv({});
  const platform = createPlatformTransport({
    env,
    pool,
    basePath,
    refusals: createRefusals({ pool, basePath }),
    caching: () => caching(env),
  });
  const visitor = {
    isGuest: false,
    framed: false,
    cookie: 'sid=1',
    ip: '203.0.113.1',
    userAgent: 'test',
    secure: true,
  };
  return platform.for({ ...visitor, protocol: 'https', host: 'site.uz', trace: backgroundTrace('r') }).transport;
}

const browserTo =
  (url: string): Transport =>
  async ({ name, input, idempotencyKey }) => {
    const response = await fetch(`${url}/api/${name}`, {
      method: 'POST',
      body: toFormData(input),
      headers: { 'idempotency-key': idempotencyKey ?? '' },
    });
    const body: unknown = await response.json().catch(() => undefined);
    return { status: response.status, body, headers: response.headers };
  };

const order = (transport: Transport, row: (typeof orderTable)[number]) =>
  sendOrder(row.order, row.input as never, {
    call: createCall(transport, () => 'uz'),
    idempotencyKey: crypto.randomUUID(),
  });

test.each(kinds)(
  'after %s the log and the page say “%s” of every money command, with JavaScript and without',
  async (_kind, outcome, respond) => {
    let good: unknown;
    const upstream = await listen((req, res) => void req.resume().on('end', () => respond(res, good)));
    const proxied = await proxyTo(`http://127.0.0.1:${upstream}`);
    const direct = transportTo(`http://127.0.0.1:${upstream}`);
    const told: string[] = [];
    const expected: string[] = [];
    for (const row of orderTable) {
      good = row.answer;
      const withScript = await order(browserTo(proxied.url), row);
      const logged = proxied.outcomes.pop();
      const sent: SentMoney[] = [];
      const plain = await order((request) => sendMoney(direct, request, (one) => void sent.push(one)), row);
      told.push(
        `${row.name}: ${withScript.kind} ${logged?.outcome} ${logged?.unknown}, plain: ${plain.kind} ${sent[0]?.outcome}`,
      );
      expected.push(`${row.name}: ${outcome} ${outcome} ${outcome === 'unknown'}, plain: ${outcome} ${outcome}`);
    }
    expect(told).toEqual(expected);
  },
);

test('a command whose connection fails before it is open was not sent, also when TLS fails', async () => {
  const noTls = await listen((_req, res) => void res.end());
  for (const target of ['http://127.0.0.1:1', `https://127.0.0.1:${noTls}`]) {
    const { url, outcomes } = await proxyTo(target);
    for (const row of orderTable) {
      const withScript = await order(browserTo(url), row);
      expect([row.name, withScript.kind, outcomes.pop()?.outcome]).toEqual([row.name, 'refused', 'not_sent']);
      const sent: SentMoney[] = [];
      const plain = await order(
        (request) => sendMoney(transportTo(target), request, (one) => void sent.push(one)),
        row,
      );
      expect([row.name, plain.kind, sent[0]?.outcome]).toEqual([row.name, 'refused', 'not_sent']);
    }
  }
});
