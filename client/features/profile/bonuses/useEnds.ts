import { useEffect, useRef, useState } from 'react';
import { useClockOffset } from '../../../stores/useClockOffset.ts';

/** The longest that a browser's timer waits; nobody leaves a page open for so long. */
const LONGEST_MS = 2 ** 31 - 1;

/**
 * The site's time, as far as it matters: `loadedAt`, and from then on the last of `ends` that has passed while the page is open, so
 * that server and browser draw the same. Calls `onEnd` at each. All in milliseconds.
 */
export function useEnds(ends: readonly (number | null)[], loadedAt: number, onEnd: () => void): number {
  const offset = useClockOffset();
  const [passed, setPassed] = useState(loadedAt);
  const latest = useRef(onEnd);
  useEffect(() => {
    latest.current = onEnd;
  });
  const now = Math.max(passed, loadedAt);
  const next = Math.min(...ends.map((end) => (end !== null && end > now ? end : Number.POSITIVE_INFINITY)));
  useEffect(() => {
    const wait = next - Date.now() - offset;
    if (wait > LONGEST_MS) return;
    const timer = setTimeout(
      () => {
        setPassed(next);
        latest.current();
      },
      Math.max(0, wait),
    );
    return () => clearTimeout(timer);
  }, [next, offset]);
  return now;
}
