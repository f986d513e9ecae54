import { useEffect, useRef, useState } from 'react';
import { watchEnds } from '#client/lib/live/watchEnds.ts';
import { useClockOffset } from '#client/stores/clock/useClockOffset.ts';

/**
 * Time of the last relevant end: `loadedAt`, then the last of `ends` to pass while the page is open, so that server and browser
 * render the same. Calls `onEnd` at each. All in milliseconds.
 */
export function useEnds(ends: readonly (number | null)[], loadedAt: number, onEnd: () => void): number {
  const offset = useClockOffset();
  const [passed, setPassed] = useState(loadedAt);
  const latest = useRef(onEnd);
  useEffect(() => {
    latest.current = onEnd;
  });
  const now = Math.max(passed, loadedAt);
  const coming = ends.filter((end) => end !== null && end > now).join();
  useEffect(() => {
    if (offset === null) return;
    return watchEnds(
      coming.split(',').filter(Boolean).map(Number),
      () => Date.now() + offset,
      (end) => {
        setPassed(end);
        latest.current();
      },
    );
  }, [coming, offset]);
  return now;
}
