const FIRST_MS = 1_000;
const MAX_MS = 60_000;

/**
 * Milliseconds until the stream is reopened after `failures` in a row: doubles each time up to a minute, is at least `retryAfterMs`,
 * and has jitter.
 */
export function reconnectPause(failures: number, retryAfterMs: number | undefined, random = Math.random): number {
  const jitter = 0.5 + random() / 2;
  return (retryAfterMs ?? 0) * (1 + random() / 5) + Math.min(MAX_MS, FIRST_MS * 2 ** failures) * jitter;
}
