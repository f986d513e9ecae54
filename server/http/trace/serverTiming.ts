import type { RequestContext } from '#server/http/requestContext.ts';

/**
 * The value of `Server-Timing` (W3C): cache verdicts, calls the request waited for and stages so far, in milliseconds. It contains no
 * visitor data, but is sent only to the operator (isAdmin).
 */
export function serverTiming({ cache, stages, calls }: Pick<RequestContext, 'cache' | 'stages' | 'calls'>): string {
  const waited = new Set(calls.map(({ name }) => name));
  const atHand = new Map(cache.flatMap(({ name, verdict }) => (waited.has(name) ? [] : [[name, verdict] as const])));
  return [
    ...[...atHand].map(([name, verdict]) => `${tokenOf(name)};desc=${verdict}`),
    ...calls.map(({ name, verdict, ms }) => `${tokenOf(name)};desc=${verdict};dur=${ms.toFixed(1)}`),
    ...stages.filter(({ ms }) => ms >= MIN_STAGE_MS).map(({ name, ms }) => `${tokenOf(name)};dur=${ms.toFixed(1)}`),
  ].join(', ');
}

/** Stages shorter than this many milliseconds are left out of the header. */
const MIN_STAGE_MS = 0.1;

/** A metric's name must be a token (RFC 9110 5.6.2): parsers stop at a colon, as in `content:common`. */
function tokenOf(name: string): string {
  return name.replaceAll(/[^\w!#$%&'*+.^`|~-]/g, '.');
}
