import { useEffect, useRef } from 'react';
import { repeatWhileVisible } from './repeatWhileVisible.ts';

/**
 * Calls again and again while the page is looked at, and at once when someone comes back to it after longer than a period.
 * A period of null calls nothing. The first call comes after a period: the page has just been loaded. A promise that
 * rejects makes the next calls rarer.
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
