import type { RequestContext } from './requestContext.ts';

/** `Server-Timing` (W3C): what the caches said and how long the stages took, in milliseconds. Nothing of the visitor. */
export function serverTiming({ cache, timings }: Pick<RequestContext, 'cache' | 'timings'>): string {
  return [
    ...cache.map(({ name, verdict }) => `${name};desc=${verdict}`),
    ...Object.entries(timings).map(([name, ms]) => `${name};dur=${ms.toFixed(1)}`),
  ].join(', ');
}
