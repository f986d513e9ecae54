import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { expect, onTestFinished, test } from 'vitest';
import { createRateLimiter } from '#server/http/limits/createRateLimiter.ts';
import { listenForTest } from '#server/http/listenForTest.ts';
import { contextOf, requestContext } from '#server/http/requestContext.ts';
import { loadTrace } from '#server/http/trace/loadTrace.ts';
import type { UpstreamCall } from '#server/http/trace/RequestTrace.ts';
import { createContentClient } from './contentClient.ts';
import { contentRoutes } from './contentRoutes.ts';
import { createContentSource } from './contentSource.ts';
import { createCollectionReader } from './createCollectionReader.ts';
import { requireContent } from './requireContent.ts';

const traceparent = `00-${'ab'.repeat(16)}-${'cd'.repeat(8)}-01`;
const times = () => ({ fresh: 60_000, stale: 0, error: 0 });

async function setUp(answer: RequestListener = (_req, res) => void res.end('{"data":{"id":1}}')) {
  const requests: IncomingHttpHeaders[] = [];
  const server = createServer((req, res) => {
    requests.push(req.headers);
    answer(req, res);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = createContentClient({ url, token: 'token-1', timeout: 10_000, idle: 4_000 });
  onTestFinished(async () => {
    await client.close();
    server.close().closeAllConnections();
  });
  const readCollection = createCollectionReader(client);
  const limits = { readCollection, times, maxBytes: 1_000_000, timeout: 10_000, onError: () => {} };
  return { requests, limits, source: createContentSource(limits) };
}

test('a reading of a collection has id and traceparent of the request that starts it, and is shared by later ones', async () => {
  const { requests, source } = await setUp();
  await source.read('common', 'uz', { trace: loadTrace({ id: 'request-1', traceparent }) });
  await source.read('common', 'uz', { trace: loadTrace({ id: 'request-2', traceparent: undefined }) });
  await source.read('common', 'ru', { trace: loadTrace({ id: 'request-3', traceparent: undefined }) });
  expect(requests.map((headers) => [headers['x-request-id'], headers['traceparent']])).toEqual([
    ['request-1', traceparent],
    ['request-3', undefined],
  ]);
});

test('GET /content has its id in the call of the service, for visitors and editors, and the call in its trace', async () => {
  const { requests, limits } = await setUp();
  const traces: UpstreamCall[][] = [];
  const app = express().use(requestContext({ SESSION_COOKIE: ['sid'], TRUST_PROXY: false }), (_req, res, next) => {
    traces.push(contextOf(res).calls);
    next();
  });
  const limit = createRateLimiter({ perMinute: () => Number.POSITIVE_INFINITY });
  const { origin } = await listenForTest(app.use(contentRoutes({ ...limits, limit, uploads: () => {} })));
  const visitor = await fetch(`${origin}/content/common`, { headers: { traceparent } });
  const editor = await fetch(`${origin}/content/common`, { headers: { cookie: 'strapi_jwt=editor' } });
  expect(requests.map((headers) => headers['x-request-id'])).toEqual(
    [visitor, editor].map(({ headers }) => headers.get('x-request-id')),
  );
  // Of a visitor, not of a trusted proxy.
  expect(requests[0]).not.toHaveProperty('traceparent');
  expect(traces.map((calls) => calls.map(({ name, verdict }) => [name, verdict]))).toEqual([
    [['content.routes', 'miss']],
    [['content.routes', 'bypass']],
  ]);
});

test('a request that waits for the first reading of the settings has it in its calls, and starts it with its id', async () => {
  let isWarm = false;
  const ids: (string | undefined)[] = [];
  const app = express().use(
    requestContext({ SESSION_COOKIE: ['sid'], TRUST_PROXY: false }),
    requireContent({
      isWarm: () => isWarm,
      warm: async (trace) => {
        ids.push(trace?.id);
        isWarm = true;
      },
    }),
    (_req, res) => void res.json(contextOf(res).calls.map(({ name, verdict }) => [name, verdict])),
  );
  const { origin } = await listenForTest(app);
  const answer = await fetch(origin);
  expect(await answer.json()).toEqual([['settings', 'miss']]);
  expect(await (await fetch(origin)).json()).toEqual([]);
  expect(ids).toEqual([answer.headers.get('x-request-id')]);
});
