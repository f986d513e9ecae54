import { useEffect, useState } from 'react';
import { useClockOffset } from '../../stores/useClockOffset.ts';
import { watchEnd } from './watchEnd.ts';

/** Whether `until` (milliseconds, the site's clock) has passed while the page was open; always false for null. */
export function useEnded(until: number | null): boolean {
  const offset = useClockOffset();
  const [ended, setEnded] = useState<number | null>(null);
  useEffect(() => {
    if (until === null) return;
    const { look, stop } = watchEnd(
      until,
      () => Date.now() + offset,
      () => setEnded(until),
    );
    document.addEventListener('visibilitychange', look);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', look);
    };
  }, [until, offset]);
  return until !== null && ended === until;
}
