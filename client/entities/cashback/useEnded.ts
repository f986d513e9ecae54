import { useEffect, useState } from 'react';
import { useClockOffset } from '../../stores/useClockOffset.ts';
import { watchEnd } from './watchEnd.ts';

/** Whether a moment in milliseconds has come while the page was open, by the site's clock; null never comes. */
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
