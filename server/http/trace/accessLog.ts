import type { IncomingMessage, ServerResponse } from 'node:http';
import { type DestinationStream, symbols } from 'pino';
import type { Logger } from '../../observability/createLogger.ts';
import { logEvents } from '../../observability/logEvents.ts';
import type { Metrics } from '../../observability/createMetrics.ts';
import { scrubUrl } from '../../observability/scrubUrl.ts';
import { contextOf, type RequestContext } from '../requestContext.ts';
import type { PassedStage, UpstreamCall } from './RequestTrace.ts';
import { whenClosed } from '../body/whenClosed.ts';

/** nginx's word for "the visitor left before the answer was complete"; it is only logged, never sent. */
const CLIENT_CLOSED = 499;
const quiet = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * One line and one observation for every request, written when it is over: finished, or left by the visitor (499).
 * Never headers, never bodies, never the query beyond a few names that cannot identify anyone (reliability D12). Probes are silent.
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
      // 'close' comes after 'finish' and also when there is no 'finish': one listener sees every end.
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
 * Puts the line together by hand and gives it to the logger's own destination: through the logger it would cost more than
 * the rest of a cached page, half of it for a search for secrets among fields that are made fit for a log here.
 */
function lineWriter(log: Logger): (level: string, context: RequestContext, ended: Ended) => void {
  const destination = (log as unknown as Record<symbol, DestinationStream>)[symbols.streamSym] as DestinationStream;
  let stamp = { at: 0, text: '' };
  const time = () => {
    const at = Date.now();
    // Many lines share a millisecond.
    if (at !== stamp.at) stamp = { at, text: new Date(at).toISOString() };
    return stamp.text;
  };
  return (level, context, { method, status, ms, bytes }) => {
    const { id, route, url, cache, uncacheable, stages, calls, traceparent } = context;
    const named = route === undefined ? '' : `,"route":${JSON.stringify(route)}`;
    let tried = '';
    for (const { name, verdict } of cache) tried += `${tried === '' ? ',"cache":{' : ','}"${name}":"${verdict}"`;
    if (tried !== '') tried += '}';
    const why = uncacheable === undefined ? '' : `,"uncacheable":"${uncacheable}"`;
    const trace = traceparent === undefined ? '' : `,"trace":"${traceparent.slice(TRACE_ID, TRACE_ID + 32)}"`;
    const through = listOf('stages', stages);
    const waited = listOf('calls', calls);
    destination.write(
      `{"level":"${level}","time":"${time()}","event":"${logEvents.request}","id":"${id}","method":"${method}"${named},"path":${JSON.stringify(scrubUrl(url))},"status":${status},"ms":${Math.round(ms * 10) / 10},"bytes":${bytes}${tried}${why}${through}${waited}${trace}}\n`,
    );
  };
}

/** Where the id stands in `00-{trace id}-{parent id}-{flags}`. */
const TRACE_ID = 3;
/** Milliseconds under which a stage that let the request through is not worth its bytes. */
const WORTH_TELLING = 0.1;
/** A page asks a few dozen questions at most; a defect that asks thousands is seen by as many. */
const MAX_TOLD = 50;

/** By hand, like the line. */
function listOf(name: 'stages' | 'calls', all: readonly (PassedStage | UpstreamCall)[]): string {
  let list = '';
  let told = 0;
  for (const one of all) {
    if ((one.verdict === 'passed' && one.ms < WORTH_TELLING) || told >= MAX_TOLD) continue;
    told += 1;
    list += `${list === '' ? '' : ','}{"name":"${one.name}","verdict":"${one.verdict}","ms":${Math.round(one.ms * 10) / 10}}`;
  }
  return list === '' ? '' : `,"${name}":[${list}]`;
}
