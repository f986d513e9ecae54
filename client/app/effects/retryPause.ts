/** The browser's first retry follows at once, because its timeout is longer than the server's. Milliseconds. */
const PAUSES = [0, 2_000, 4_000, 8_000, 16_000];
/** Pause of further retries, for a call that must succeed. */
export const lastPause = 30_000;
/** Spreads the retries of visitors who failed at the same moment. */
const JITTER = 0.25;

/** Milliseconds before the next retry, after `attempts` retries; undefined when there are no more. */
export function retryPause(attempts: number, random = Math.random): number | undefined {
  const pause = PAUSES[attempts];
  return pause === undefined ? undefined : Math.round(pause * (1 - JITTER + 2 * JITTER * random()));
}
