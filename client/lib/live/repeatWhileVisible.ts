import { pollDelay } from './pollDelay.ts';

/**
 * Calls `run` each period while the page is visible, and at once when it becomes visible after longer than that. While calls reject,
 * the period grows. `since`: time of the last update by other means. Returns a stop function.
 */
export function repeatWhileVisible(run: () => unknown, periodMs: number, since: number): () => void {
  let last = since;
  let waitMs = periodMs;
  let failures = 0;
  const check = () => {
    if (document.hidden || Date.now() - last < waitMs) return;
    last = Date.now();
    waitMs = periodMs;
    Promise.resolve(run()).then(
      () => {
        failures = 0;
      },
      (error: unknown) => {
        failures += 1;
        last = Date.now();
        waitMs = pollDelay(periodMs, failures, error);
      },
    );
  };
  check();
  // Checks more often than it calls, or a call could come almost two periods after the last.
  const timer = setInterval(check, Math.min(periodMs, 1_000));
  document.addEventListener('visibilitychange', check);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', check);
  };
}
