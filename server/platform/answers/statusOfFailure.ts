import type { UpstreamFailure } from '#server/platform/Forwarding.ts';

/** HTTP status for a visitor when there is no answer to stream. */
export const statusOfFailure: Readonly<Record<UpstreamFailure, number>> = {
  failed: 502,
  timeout: 504,
  too_large: 413,
  too_slow: 408,
  too_many: 429,
  busy: 503,
};
