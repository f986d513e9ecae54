import type { IncomingMessage, ServerResponse } from 'node:http';
import { type DestinationStream, symbols } from 'pino';
import { whenClosed } from '#server/http/body/whenClosed.ts';
import { type Counted, contextOf, type RequestContext } from '#server/http/requestContext.ts';
import type { Logger } from '#server/observability/createLogger.ts';
import type { Metrics } from '#server/observability/createMetrics.ts';
import { createPseudonyms } from '#server/observability/createPseudonyms.ts';
import { logEvents } from '#server/observability/logEvents.ts';
import { pageName } from '#server/observability/pageName.ts';
import { scrubUrl } from '#server/observability/scrubUrl.ts';
import type { PassedStage, UpstreamCall } from './RequestTrace.ts';

/** nginx's status for a visitor who left before the answer was complete; it is only logged, never sent. */
const CLIENT_CLOSED = 499;
const quiet = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * Writes one log line and one observation per request when it is over: finished, or left by the visitor (499). Logs no headers, no bodies,
 * and of the query only a few harmless parameters (reliability D12). Probes are not logged.
 */
export function accessLog(
  log: Logger,
  metrics: Metrics,
): (req: IncomingMessage, res: ServerResponse, next?: () => void) => void {
  const write = lineWriter(log);

  function finish(
    { method = '', socket }: IncomingMessage,
    res: ServerResponse,
    context: RequestContext,
    sentBefore: number,
  ): void {
    const { route, startedAt, cache } = context;
    const ms = performance.now() - startedAt;
    const status = res.writableFinished ? res.statusCode : CLIENT_CLOSED;
    if (context.stage !== undefined) context.endStage(context.stage, status === CLIENT_CLOSED ? 'left' : 'answered');
    metrics.observeRequest({ route, method, status, seconds: ms / 1000 });
    for (const { name, verdict } of cache) metrics.observeCache(name, verdict);
    const level = status >= 500 ? 'error' : status === 429 ? 'warn' : 'info';
    if (log.isLevelEnabled(level))
      write(level, context, { method, status, ms, bytes: socket.bytesWritten - sentBefore });
  }

  return (req, res, next) => {
    const context = contextOf(res);
    if (!quiet.has(context.url)) {
      const { bytesWritten } = req.socket;
      metrics.beginRequest();
      // 'close' is emitted after 'finish' and also without it, so one listener sees every end.
      whenClosed(res, () => finish(req, res, context, bytesWritten));
    }
    next?.();
  };
}

interface Ended {
  method: string;
  status: number;
  ms: number;
  bytes: number;
}

/**
 * Builds the line by hand and writes it to the logger's destination: through the logger it would cost more than the rest of a cached page,
 * half of it for redaction of fields that are already safe here.
 */
function lineWriter(log: Logger): (level: string, context: RequestContext, ended: Ended) => void {
  const destination = (log as unknown as Record<symbol, DestinationStream>)[symbols.streamSym] as DestinationStream;
  const { brand } = log.bindings() as { brand?: string };
  const ofBrand = brand === undefined ? '' : `,"brand":"${brand}"`;
  let stamp = { ms: 0, text: '' };
  const time = () => {
    const now = Date.now();
    // Many lines share a millisecond.
    if (now !== stamp.ms) stamp = { ms: now, text: new Date(now).toISOString() };
    return stamp.text;
  };
  return (level, context, { method, status, ms, bytes }) => {
    const { id, route, url, cache, uncacheable, cachedPage, counted, stages, calls, traceparent } = context;
    const named = route === undefined ? '' : `,"route":${JSON.stringify(route)}`;
    let tried = '';
    for (const { name, verdict } of cache) {
      // A page reads one cache several times. A repeated key is JSON that log stores refuse; the first reading tells what it cost.
      if (tried.includes(`"${name}":`)) continue;
      tried += `${tried === '' ? ',"cache":{' : ','}"${name}":"${verdict}"`;
    }
    if (tried !== '') tried += '}';
    const why = uncacheable === undefined ? '' : `,"uncacheable":"${uncacheable}"`;
    const trace = traceparent === undefined ? '' : `,"trace":"${traceparent.slice(TRACE_ID, TRACE_ID + 32)}"`;
    const page =
      cachedPage === undefined
        ? ''
        : `,"page":"${pageName(cachedPage.key)}"${cachedPage.size === undefined ? '' : `,"size":${Math.round(cachedPage.size)}`}`;
    const limits = counted === undefined ? '' : limitsOf(counted);
    const through = listOf('stages', stages);
    const waited = listOf('calls', calls);
    destination.write(
      `{"level":"${level}","time":"${time()}","event":"${logEvents.request}"${ofBrand},"id":"${id}","method":"${method}"${named},"path":${JSON.stringify(scrubUrl(url, route !== undefined && status !== 404))},"status":${status},"ms":${Math.round(ms * 10) / 10},"bytes":${bytes}${tried}${why}${page}${limits}${through}${waited}${trace}}\n`,
    );
  };
}

const pseudonymOf = createPseudonyms();

/** Builds the JSON list by hand, like the line. */
function limitsOf(counted: readonly Counted[]): string {
  let list = '';
  for (const { limit, bucket, times, amount } of counted.slice(0, MAX_LISTED)) {
    const size = times === 1 ? '' : `,"times":${times}`;
    const used = amount === 1 ? '' : `,"amount":${Math.round(amount * 10) / 10}`;
    list += `${list === '' ? '' : ','}{"name":"${limit}","bucket":"${pseudonymOf(bucket)}"${size}${used}}`;
  }
  return `,"limits":[${list}]`;
}

/** Offset of the trace id in `00-{trace id}-{parent id}-{flags}`. */
const TRACE_ID = 3;
/** Stages that passed in fewer milliseconds are not logged. */
const MIN_STAGE_MS = 0.1;
/** A page makes a few dozen calls; this bounds the line when a defect makes thousands. */
const MAX_LISTED = 50;

/** Builds the JSON list by hand, like the line. */
function listOf(name: 'stages' | 'calls', all: readonly (PassedStage | UpstreamCall)[]): string {
  let list = '';
  let listed = 0;
  for (const one of all) {
    if ((one.verdict === 'passed' && one.ms < MIN_STAGE_MS) || listed >= MAX_LISTED) continue;
    listed += 1;
    list += `${list === '' ? '' : ','}{"name":"${one.name}","verdict":"${one.verdict}","ms":${Math.round(one.ms * 10) / 10}}`;
  }
  return list === '' ? '' : `,"${name}":[${list}]`;
}
