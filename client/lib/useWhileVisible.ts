import { useEffect, useRef } from 'react';

/**
 * Calls again and again while the page is looked at, and at once when someone comes back to it after longer than a period.
 * A period of null calls nothing. The first call comes after a period: the page has just been loaded.
 */
export function useWhileVisible(run: () => void, periodMs: number | null): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    if (periodMs === null) return;
    let last = Date.now();
    const look = () => {
      if (document.hidden || Date.now() - last < periodMs) return;
      last = Date.now();
      latest.current();
    };
    // Looks more often than it calls, or a call could come almost two periods after the last.
    const timer = setInterval(look, Math.min(periodMs, 1_000));
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [periodMs]);
}
