import { type DestinationStream, symbols } from 'pino';
import type { Counted, RequestContext } from '#server/http/requestContext.ts';
import type { Logger } from '#server/observability/createLogger.ts';
import { createPseudonyms } from '#server/observability/createPseudonyms.ts';
import { logEvents } from '#server/observability/logEvents.ts';
import { pageName } from '#server/observability/pageName.ts';
import { scrubUrl } from '#server/observability/scrubUrl.ts';
import type { PassedStage, UpstreamCall } from './RequestTrace.ts';

/** What the line tells of a request: a new fact is added here first. */
export type LoggedRequest = Pick<
  RequestContext,
  'id' | 'route' | 'url' | 'cache' | 'uncacheable' | 'cachedPage' | 'counted' | 'stages' | 'calls' | 'traceparent'
>;

interface Ended {
  method: string;
  status: number;
  ms: number;
  bytes: number;
}

/**
 * Builds the line of a request by hand and writes it to the logger's destination: through the logger it would cost more than the rest of a cached page,
 * half of it for redaction of fields that are already safe here.
 */
export function lineWriter(log: Logger): (level: string, request: LoggedRequest, ended: Ended) => void {
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
  return (level, request, { method, status, ms, bytes }) => {
    const { id, route, url, cache, uncacheable, cachedPage, counted, stages, calls, traceparent } = request;
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
