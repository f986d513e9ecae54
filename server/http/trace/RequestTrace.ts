import type { CacheVerdict } from '../../cache/createCache.ts';

/** What a cache said to a reading. `isDefault`: nothing could be read, and the code's own value stood in for it. */
export interface CacheReading {
  readonly name: string;
  readonly verdict: CacheVerdict;
  readonly isDefault?: true;
}

/** What a request waited for: a method (`games.get`), a collection (`content:common`), `redirects`. */
export interface UpstreamCall {
  readonly name: string;
  /** `bypass`: its own call. `miss`, `refresh`: a call for everybody. `collapsed`: somebody else's. `failed`: no answer. */
  readonly verdict: CacheVerdict | 'failed';
  /** From the question to the answer, or for a streamed one to its first byte. */
  readonly ms: number;
}

/** A stage, or a step of one (`load`). */
export interface PassedStage {
  readonly name: string;
  readonly verdict: 'passed' | 'failed' | 'answered' | 'left';
  readonly ms: number;
}

/** What is noted on behalf of one request by whoever asks an upstream for it. */
export interface RequestTrace {
  /** `X-Request-Id`, also in the log of every failure. */
  readonly id: string;
  /** `traceparent` (W3C Trace Context) as the trusted hop sent it; goes on to the upstreams. */
  readonly traceparent: string | undefined;
  readonly cache: CacheReading[];
  /** Only what was waited for: what a cache had at hand is not here. */
  readonly calls: UpstreamCall[];
}
