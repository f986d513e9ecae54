import { useEffect, useState } from 'react';
import { useClockOffset } from '#client/stores/clock/useClockOffset.ts';
import { watchEnd } from './watchEnd.ts';

/**
 * Whether `until` (milliseconds, the platform's clock) has passed; always false for null, and until the platform's clock is known. A
 * corrected clock takes an end back.
 */
export function useEnded(until: number | null): boolean {
  const offset = useClockOffset();
  const [ended, setEnded] = useState<{ until: number; offset: number } | null>(null);
  useEffect(() => {
    if (until === null || offset === null) return;
    const { look, stop } = watchEnd(
      until,
      () => Date.now() + offset,
      () => setEnded({ until, offset }),
    );
    document.addEventListener('visibilitychange', look);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', look);
    };
  }, [until, offset]);
  return ended !== null && ended.until === until && ended.offset === offset;
}
