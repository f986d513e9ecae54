import { pollDelay } from './pollDelay.ts';

/**
 * Calls each period while the page is looked at, and at once when someone comes back to it after longer than that. While calls
 * fail (reject) the periods grow. `since`: when it was last done by other means. Returns what ends it.
 */
export function repeatWhileVisible(run: () => unknown, periodMs: number, since: number): () => void {
  let last = since;
  let waitMs = periodMs;
  let failures = 0;
  const look = () => {
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
  look();
  // Looks more often than it calls, or a call could come almost two periods after the last.
  const timer = setInterval(look, Math.min(periodMs, 1_000));
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
