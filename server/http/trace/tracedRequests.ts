import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  type Context,
  context as contexts,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { whenClosed } from '#server/http/body/whenClosed.ts';
import { contextOf, type RequestContext } from '#server/http/requestContext.ts';

/** Runs what answers a request within its span. */
type RunTraced = (req: IncomingMessage, res: ServerResponse, run: () => void) => void;

/**
 * With OpenTelemetry loaded (`node --import`), a span per request with `http.route`, and below it one per stage and per upstream call that the
 * request waited for. Below a span that is active already (of an instrumentation of http) it is internal; else it is the server's, and its
 * parent is the traceparent of a trusted proxy. Without OpenTelemetry it only runs.
 */
export function tracedRequests(): RunTraced {
  if (!propagation.fields().includes('traceparent')) return (_req, _res, run) => run();
  const tracer = trace.getTracer('croupier');
  return ({ method = '' }, res, run) => {
    const context = contextOf(res);
    const current = contexts.active();
    const isInside = trace.getSpan(current) !== undefined;
    const parent = isInside ? current : parentOf(context);
    const span = tracer.startSpan(
      method,
      { kind: isInside ? SpanKind.INTERNAL : SpanKind.SERVER, startTime: timeOf(context.startedAt) },
      parent,
    );
    const inside = trace.setSpan(parent, span);
    whenClosed(res, () => end(span, { tracer, inside, context, method, status: res.statusCode }));
    contexts.with(inside, run);
  };
}

function parentOf({ traceparent }: RequestContext): Context {
  return traceparent === undefined ? ROOT_CONTEXT : propagation.extract(ROOT_CONTEXT, { traceparent });
}

interface Ended {
  tracer: Tracer;
  inside: Context;
  context: RequestContext;
  method: string;
  status: number;
}

function end(span: Span, { tracer, inside, context, method, status }: Ended): void {
  const { id, route, startedAt, stages, calls } = context;
  span.updateName(route === undefined ? method : `${method} ${route}`);
  span.setAttributes({
    'http.request.method': method,
    'http.response.status_code': status,
    'http.request.header.x-request-id': [id],
    ...(route === undefined ? {} : { 'http.route': route }),
  });
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  const add = (name: string, verdict: string, from: number, ms: number) =>
    tracer
      .startSpan(name, { startTime: timeOf(from), attributes: { 'croupier.verdict': verdict } }, inside)
      .end(timeOf(from + ms));
  let from = startedAt;
  for (const { name, verdict, ms } of stages) {
    add(`stage ${name}`, verdict, from, ms);
    from += ms;
  }
  for (const { name, verdict, ms, startedAt: began } of calls)
    if (began !== undefined) add(`call ${name}`, verdict, began, ms);
  span.end();
}

/** Milliseconds since 1970, of a value of `performance.now()`. */
function timeOf(moment: number): number {
  return performance.timeOrigin + moment;
}
