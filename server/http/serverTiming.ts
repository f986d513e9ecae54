import type { RequestContext } from './requestContext.ts';

/** `Server-Timing` (W3C): what the caches said and how long the stages took, in milliseconds. Nothing of the visitor. */
export function serverTiming({ cache, timings }: Pick<RequestContext, 'cache' | 'timings'>): string {
  return [
    ...cache.map(({ name, verdict }) => `${tokenOf(name)};desc=${verdict}`),
    ...Object.entries(timings).map(([name, ms]) => `${name};dur=${ms.toFixed(1)}`),
  ].join(', ');
}

/** A metric's name is a token (RFC 9110 5.6.2): a colon, as in `content:common`, ends what a reader makes of the header. */
function tokenOf(name: string): string {
  return name.replaceAll(/[^\w!#$%&'*+.^`|~-]/g, '.');
}
