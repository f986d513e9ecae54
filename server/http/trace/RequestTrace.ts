import type { CacheVerdict } from '#server/cache/createCache.ts';

/** The result of one cache read. `isDefault`: nothing could be read, and the built-in default was used. */
export interface CacheReading {
  readonly name: string;
  readonly verdict: CacheVerdict;
  readonly isDefault?: true;
}

/**
 * An upstream call a request waited for. `name`: a method (`games.get`), a collection (`content:common`), or what is read by several calls
 * or is neither (`redirects`, `games.finder`, `sitemap.games`, `settings`, `content.routes`, `uploads`, `game`, `oauth`).
 */
export interface UpstreamCall {
  readonly name: string;
  /** `bypass`: a call for this request only. `miss`, `refresh`: a shared call. `collapsed`: another request's call. `failed`: no answer. */
  readonly verdict: CacheVerdict | 'failed';
  /** Milliseconds from the call to its answer, or to the first byte of a streamed one. */
  readonly ms: number;
  /** `performance.now()` when it began; not in the log. */
  readonly startedAt?: number;
}

/** A completed stage, or a step of one (`load`), with its milliseconds. */
export interface PassedStage {
  readonly name: string;
  readonly verdict: 'passed' | 'failed' | 'answered' | 'left';
  readonly ms: number;
}

/** What names a request to its upstreams and in the log. */
export interface TraceIds {
  /** `X-Request-Id`; every logged failure has it. */
  readonly id: string;
  /** `traceparent` (W3C Trace Context) of the trusted proxy, sent on to the upstreams; undefined without one. */
  readonly traceparent: string | undefined;
}

/** Records of the cache reads and upstream calls that were made for one request. */
export interface RequestTrace extends TraceIds {
  readonly cache: CacheReading[];
  /** Only calls the request waited for; cache hits are not included. */
  readonly calls: UpstreamCall[];
}
