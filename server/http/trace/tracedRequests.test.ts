import { setTimeout as sleep } from 'node:timers/promises';
import { context, propagation, SpanKind, trace } from '@opentelemetry/api';
import { InMemorySpanExporter, NodeTracerProvider, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-node';
import express from 'express';
import { expect, onTestFinished, test } from 'vitest';
import { contextOf, requestContext } from '#server/http/requestContext.ts';
import { listenForTest } from '../listenForTest.ts';
import { noteCall } from './noteCall.ts';
import { requestStages } from './requestStages.ts';
import { tracedRequests } from './tracedRequests.ts';

const traceparent = `00-${'ab'.repeat(16)}-${'cd'.repeat(8)}-01`;

/** A site with one stage that passes and one that answers after a call. */
function site() {
  const traced = tracedRequests();
  const app = express();
  app.use(requestContext({ SESSION_COOKIE: ['sid'], TRUST_PROXY: ['loopback'] }));
  app.use((req, res, next) => traced(req, res, () => next()));
  app.use(
    requestStages({
      first: (_req, _res, next) => next(),
      page: async (_req, res) => {
        const trace = contextOf(res);
        trace.route = '/game/:sysname';
        await noteCall(
          trace,
          'games.get',
          sleep(20).then(() => ({ verdict: 'miss' as const })),
        );
        trace.endStage('load', 'passed');
        res.status(503).end('x');
      },
    }),
  );
  return listenForTest(app);
}

test('a request, with OpenTelemetry loaded, is a span with its route, above spans of its stages and calls', async () => {
  const exporter = new InMemorySpanExporter();
  const provider = new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] });
  provider.register();
  onTestFinished(async () => {
    for (const api of [propagation, context, trace]) api.disable();
    await provider.shutdown();
  });
  const { origin } = await site();
  await (await fetch(`${origin}/game/pamir-fox`, { headers: { traceparent } })).text();
  await expect.poll(() => exporter.getFinishedSpans().at(-1)?.kind).toBe(SpanKind.SERVER);
  const spans = exporter.getFinishedSpans();
  const request = spans.at(-1);
  expect(request?.name).toBe('GET /game/:sysname');
  expect(request?.spanContext().traceId).toBe('ab'.repeat(16));
  expect(request?.parentSpanContext?.spanId).toBe('cd'.repeat(8));
  expect(request?.attributes).toMatchObject({ 'http.route': '/game/:sysname', 'http.response.status_code': 503 });
  const inside = spans.slice(0, -1);
  expect(inside.map(({ name }) => name)).toEqual(['stage first', 'stage load', 'call games.get']);
  for (const one of inside) expect(one.parentSpanContext?.spanId).toBe(request?.spanContext().spanId);
  const [seconds = 0, nanoseconds = 0] = inside.at(-1)?.duration ?? [];
  expect(seconds * 1000 + nanoseconds / 1e6).toBeGreaterThan(15);
  expect(inside.at(-1)?.attributes).toEqual({ 'croupier.verdict': 'miss' });
});

test('a request, without OpenTelemetry, is only answered', async () => {
  const { origin } = await site();
  expect((await fetch(`${origin}/x`)).status).toBe(503);
});
