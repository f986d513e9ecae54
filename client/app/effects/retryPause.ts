/** The browser's first question follows at once: it waits longer for an answer than the server did. */
const PAUSES = [0, 2_000, 4_000, 8_000, 16_000];
/** For a question that must be answered, after all of them. */
export const lastPause = 30_000;
/** Visitors whom one bad moment left without an answer do not all come back in the same second. */
const JITTER = 0.25;

/** Milliseconds before the next question for what was late, after `asked` questions; undefined when no more are asked. */
export function retryPause(asked: number, random = Math.random): number | undefined {
  const pause = PAUSES[asked];
  return pause === undefined ? undefined : Math.round(pause * (1 - JITTER + 2 * JITTER * random()));
}
