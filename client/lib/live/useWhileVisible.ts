import { useEffect, useRef } from 'react';
import { repeatWhileVisible } from './repeatWhileVisible.ts';

/**
 * Calls `run` each period while the page is visible, and at once when it becomes visible after longer than that. The first call comes
 * after one period, since the page has just loaded. A null period disables calls. While `run` rejects, the period grows.
 */
export function useWhileVisible(run: () => unknown, periodMs: number | null): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(
    () => (periodMs === null ? undefined : repeatWhileVisible(() => latest.current(), periodMs, Date.now())),
    [periodMs],
  );
}
