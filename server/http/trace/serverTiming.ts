import type { RequestContext } from '../requestContext.ts';

/**
 * `Server-Timing` (W3C): what the caches said, the stages so far and the calls that were waited for, in milliseconds. Nothing of the
 * visitor; for who runs the site all the same (isAdmin).
 */
export function serverTiming({ cache, stages, calls }: Pick<RequestContext, 'cache' | 'stages' | 'calls'>): string {
  const waited = new Set(calls.map(({ name }) => name));
  const atHand = new Map(cache.flatMap(({ name, verdict }) => (waited.has(name) ? [] : [[name, verdict] as const])));
  return [
    ...[...atHand].map(([name, verdict]) => `${tokenOf(name)};desc=${verdict}`),
    ...calls.map(({ name, verdict, ms }) => `${tokenOf(name)};desc=${verdict};dur=${ms.toFixed(1)}`),
    ...stages.filter(({ ms }) => ms >= WORTH_TELLING).map(({ name, ms }) => `${tokenOf(name)};dur=${ms.toFixed(1)}`),
  ].join(', ');
}

/** Milliseconds under which a stage is not worth its bytes in a header. */
const WORTH_TELLING = 0.1;

/** A metric's name is a token (RFC 9110 5.6.2): a colon, as in `content:common`, ends what a reader makes of the header. */
function tokenOf(name: string): string {
  return name.replaceAll(/[^\w!#$%&'*+.^`|~-]/g, '.');
}
