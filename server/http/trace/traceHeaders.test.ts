import { once } from 'node:events';
import { createServer } from 'node:http';
import { context, propagation, trace } from '@opentelemetry/api';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import express from 'express';
import { Pool } from 'undici';
import { expect, onTestFinished, test } from 'vitest';
import { requestContext } from '#server/http/requestContext.ts';
import { uploadsProxy } from '#server/passthrough/uploadsProxy.ts';
import { listenForTest } from '../listenForTest.ts';
import { traceHeaders } from './traceHeaders.ts';

const ids = { id: 'request-1', traceparent: `00-${'ab'.repeat(16)}-${'cd'.repeat(8)}-01` };

/** An upstream that records every `traceparent` of each call, and its address. */
async function upstream(): Promise<{ url: string; parents: string[][] }> {
  const parents: string[][] = [];
  const server = createServer((req, res) => {
    parents.push(req.headersDistinct['traceparent'] ?? []);
    res.setHeader('content-type', 'image/png').end('x');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close().closeAllConnections());
  return { url: `http://127.0.0.1:${(server.address() as { port: number }).port}`, parents };
}

test('traceHeaders, without OpenTelemetry, have the traceparent of the request', () => {
  expect(traceHeaders(ids)).toEqual({ 'x-request-id': 'request-1', traceparent: ids.traceparent });
});

test('a call of undici and a file of the content service, with OpenTelemetry loaded, have one traceparent, of its span', async () => {
  const provider = new NodeTracerProvider();
  provider.register();
  const instrumentation = new UndiciInstrumentation();
  instrumentation.setTracerProvider(provider);
  onTestFinished(async () => {
    instrumentation.disable();
    for (const api of [propagation, context, trace]) api.disable();
    await provider.shutdown();
  });
  const { url, parents } = await upstream();
  const pool = new Pool(url);
  const uploads = uploadsProxy({ url, idle: 4_000, slowReaders: { perVisitor: 2, grace: 20, ahead: 100_000 } });
  onTestFinished(() => {
    uploads.close();
    return pool.destroy();
  });
  const app = express();
  app.use(requestContext({ SESSION_COOKIE: ['sid'], TRUST_PROXY: ['loopback'] }));
  app.use((_req, _res, next) => provider.getTracer('test').startActiveSpan('request', () => next()));
  app.get('/call', async (_req, res) => {
    const answer = await pool.request({ path: '/', method: 'GET', headers: traceHeaders(ids) });
    res.end(await answer.body.text());
  });
  app.get('/uploads/{*path}', uploads);
  const { origin } = await listenForTest(app);
  const ofVisitor = { 'x-request-id': 'a', traceparent: ids.traceparent };
  for (const path of ['/call', '/uploads/a.png']) await (await fetch(origin + path, { headers: ofVisitor })).text();
  const sent = parents.flat();
  expect(parents.map((each) => each.length)).toEqual([1, 1]);
  for (const one of sent) expect(one).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/);
  expect(sent).not.toContain(ids.traceparent);
});
